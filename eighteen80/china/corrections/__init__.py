"""What can be put right: every value that lies on the table, how it is said and how it is changed, kind by kind.

It knows the box, the map, and the chapters whose parts it moves; the moves of the game it leaves to them.

May import: china, china.box, china.map, china.rules, china.rules.operating, line.
"""
