"""Games of 18xx.games: their actions read as our moves, our moves written as theirs. Nothing here reads a file.

May import: china, china.box, china.corrections, china.map, china.rules, china.rules.operating, record.
"""
