"""Games of 18xx.games: their actions read as our moves, our moves written as theirs. Nothing here reads a file.

May import: china, china.box, china.map, china.operating, china.play, china.put_right, record.
"""
