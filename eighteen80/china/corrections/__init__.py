"""Corrections: every value on the table, with its words and its changes, kind by kind.

It knows the box, the map, and the chapters whose parts it moves; the moves of the game it leaves to them.

May import: china, china.box, china.map, china.rules, china.rules.operating.
"""
