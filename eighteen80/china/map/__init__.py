"""The map alone: hexes, tiles, track and what can be reached on it. Knows no money, no turn and no rule of either.

May import: china.box.components, china.state.
"""
