"""Sheets as semantic HTML and SVG: pure functions that escape all text. They serve nothing.

May import: record, table, table.draw, words.
"""
