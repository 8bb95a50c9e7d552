"""The sheets of 1880, shown by the panes and pages of the screen.

May import: china, china.box, china.map, china.rules, china.rules.operating, china.show.
"""
