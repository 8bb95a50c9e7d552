"""The sheets of 1880: what the panes and pages of the screen show.

May import: china, china.box, china.map, china.rules, china.rules.operating, china.show.
"""
