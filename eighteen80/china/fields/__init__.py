"""The words in the fields of 1880's moves, read and written.

May import: china, china.box, china.map, line.
"""
