"""Where the sheets of Yokohama lie on the table, and what gives way first."""

from __future__ import annotations

from eighteen80.layout import LOG, Layout, Page, Place, Stack

LAYOUT = Layout(
    stacks=(
        Stack((Place("players", ahead=True), Place("turn", 3, ahead=True), Place("coming", 2), Place(LOG)), wide=72),
        Stack((Place("areas", ahead=True), Place("boards", 4)), beside=56, wide=60),
        Stack((Place("standing"), Place("goals", 4)), beside=56),
    ),
    pages=(
        Page("players", ("players", "turn"), "f2"),
        Page("areas", ("areas",), "f3", alone=True),
        Page("boards", ("boards", "goals"), "f4"),
        Page("standing", ("standing",), "f5"),
        Page("coming", ("coming",), "f6"),
        Page(LOG, (LOG,), "f7"),
    ),
    watched=(
        Page("areas", ("areas",), "f3", alone=True),
        Page("boards", ("boards", "goals"), "f4"),
        Page("standing", ("standing",), "f5"),
    ),
)
