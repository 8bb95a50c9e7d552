"""Screens of the banker: one for each activity.

May import: cli, export, record, record.user_files, registry, table, table.draw, table.input, words.
"""
