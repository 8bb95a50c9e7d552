"""The box of 1880: the printed parts, read from assets/china and joined to each other.

May import: china.map.geometry.
"""
