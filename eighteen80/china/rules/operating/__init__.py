"""IX to XI, operating rounds: whose turn, its steps, and what the purchase of a train sets off.

May import: china, china.box, china.map, china.rules, china.search.
"""
