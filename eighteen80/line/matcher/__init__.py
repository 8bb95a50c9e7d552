"""Matcher of a refused line's words with the moves possible now.

Words become items (`word_groups`), items become possible lines (`lines`), and the table tries each (`matching`). Words
are explained by data: `assets/words/said.<language>.toml` for any game, and `assets/<game>/said.toml`.

May import: line.
"""
