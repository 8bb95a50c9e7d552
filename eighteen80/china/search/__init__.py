"""The search for the best run, proved. Knows the map and what stations bring, and nothing of the game around them.

May import: china.box.components, china.box.parts, china.map.network, china.map.paths, china.rules.operating, cli,
record.
"""
