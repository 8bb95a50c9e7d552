"""Matcher of a refused line's words with the moves possible now.

Words become items (`word_groups`), items become possible lines (`lines`), and the table tries each (`matching`). The
files `said.toml` and `said.<language>.toml` in assets explain the words.

May import: line.
"""
