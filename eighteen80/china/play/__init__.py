"""A move of 1880 from the line to what follows: its words, its course, and what the record repeats of it.

May import: china, china.box, china.map, china.operating, china.put_right, line.
"""
