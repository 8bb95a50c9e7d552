"""Sheets as semantic HTML and SVG: pure functions that escape whatever they are given. They serve nothing.

May import: record, table, table.draw, words.
"""
