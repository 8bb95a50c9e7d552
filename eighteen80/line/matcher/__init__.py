"""Matcher of a refused line's words with the moves possible now.

Words become items (`word_groups`), items become possible lines (`lines`), and the table tries each (`matching`). The
words are data: `assets/words/` and `assets/<game>/` have `said` files.

May import: line.
"""
