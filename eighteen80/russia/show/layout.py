"""Where the sheets of Russian Railroads lie on the table, and what gives way first."""

from __future__ import annotations

from eighteen80.layout import LOG, MOVES, Layout, Page, Place, Stack

LAYOUT = Layout(
    stacks=(
        Stack((Place("spaces", 13), Place(LOG)), wide=70),
        Stack(
            (
                Place("tableau", 5, ahead=True),
                Place("players", 4, ahead=True),
                Place("others", 4),
                Place("supply", 4),
                Place(MOVES, called=True),
            ),
            beside=62,
            wide=66,
        ),
        Stack((Place("coming", 5, ahead=True), Place("scoring", 4)), beside=62),
    ),
    pages=(
        Page("table", ("spaces", "tableau", "players"), "f2"),
        Page("tableau", ("tableau", "others"), "f3", alone=True),
        Page("supply", ("supply", "players"), "f4"),
        Page("scoring", ("scoring",), "f5", alone=True),
        Page("coming", ("coming",), "f6"),
        Page(LOG, (LOG, MOVES), "f7"),
    ),
    watched=(
        Page("table", ("spaces", "tableau", "players"), "f2"),
        Page("tableau", ("tableau", "others"), "f3", alone=True),
        Page("supply", ("supply", "players"), "f4"),
        Page("scoring", ("scoring",), "f5", alone=True),
        Page("coming", ("coming",), "f6"),
    ),
    ended="scoring",
)
