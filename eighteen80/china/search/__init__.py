"""The search for the best run, with proof. Knows the map and the values of stations, and no other part of the game.

May import: china.box.components, china.box.parts, china.map.network, china.map.paths, china.map.reach,
china.rules.operating, china.state, cli, record.
"""
