"""Layout of Yokohama's sheets on the table, and the order in which they give way.

The areas are a list in ledger depth and a map in map depth: one of the two is empty, and takes no room.
"""

from __future__ import annotations

from eighteen80.layout import LOG, MAP, MOVES, Layout, Page, Place, Stack

LAYOUT = Layout(
    stacks=(
        Stack(
            (
                Place("players", ahead=True, narrow=True),
                Place("areas", 11, ahead=True),
                Place(MAP),
                Place("boards", 2),
                Place("coming", 2),
                Place(MOVES, 0, wide=True),
            ),
            wide=69,
            share=50,
        ),
        Stack(
            (
                Place("standing", 7, ahead=True),
                Place("goals", 5),
                Place("technologies", 6),
                Place("turn", 2, called=True),
                Place(LOG),
            ),
            medium=50,
        ),
    ),
    # With room for one stack, the last move is beneath the panes of a page.
    paired=(
        Stack(
            (
                Place("players", ahead=True),
                Place("areas", ahead=True),
                Place(MAP, bare=True),
                Place("boards", 3),
                Place("coming"),
            )
        ),
        Stack(
            (
                Place("standing"),
                Place("goals"),
                Place("technologies"),
                Place("turn", called=True),
                Place(LOG, 1, bare=True),
            )
        ),
    ),
    pages=(
        Page("players", ("players", "areas", MAP, LOG), "f2"),
        Page(MAP, ("areas", MAP, "boards"), "f3"),
        Page("turn", ("turn", "boards"), "f4"),
        Page("coming", ("coming", "goals", "technologies"), "f5"),
        Page("standing", ("standing",), "f6"),
        Page(LOG, (LOG,), "f7"),
    ),
    watched=(
        Page(MAP, ("areas", MAP), "f3"),
        Page("boards", ("boards", "turn"), "f4"),
        Page("coming", ("coming", "goals", "technologies"), "f5"),
        Page("standing", ("standing",), "f6"),
    ),
    above=("ends", "table"),
)
