"""Screens of the banker: one for each activity.

May import: cli, export, record, registry, table, table.draw, table.input, words.
"""
