"""IX to XI, operating rounds: turns, their steps, and the consequences of a train purchase.

May import: china, china.box, china.map, china.rules, china.search.
"""
