"""The players' page of Russian Railroads: its contents and panels.

May import: russia.box, russia.corrections, russia.fields, russia.moves, russia.reading, russia.rules,
russia.rules.actions, russia.show, russia.show.sheets, russia.state, russia.turn.
"""
