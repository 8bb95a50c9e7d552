"""Games of 18xx.games: their log of actions as our moves, and ours as theirs. Nothing here reads a file.

May import: china, china.box, china.map, china.operating, china.play, record.
"""
