"""The players' page of 1880: its contents and panels.

May import: china.box, china.moves, china.rules, china.rules.operating, china.show, china.show.sheets, china.state,
china.turn.
"""
