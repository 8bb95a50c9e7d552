"""Match the words of a line against the moves that may come now, where strict reading refuses the line.

Words become items (`word_groups`), items become the lines that they may stand for (`lines`), and the table tries each
(`matching`). What words mean is data: `assets/words/said.<language>.toml` whatever the game, and
`assets/<game>/said.toml`.

May import: line.
"""
