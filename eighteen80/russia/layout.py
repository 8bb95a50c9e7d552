"""Where the sheets of Russian Railroads lie on the table, and what gives way first."""

from __future__ import annotations

from eighteen80.layout import LOG, Layout, Page, Place, Stack

LAYOUT = Layout(
    stacks=(
        Stack((Place("players", ahead=True), Place("spaces", 6, ahead=True), Place(LOG)), wide=66),
        Stack((Place("tableau", ahead=True), Place("supply", 4), Place("coming", 3)), beside=58, wide=66),
        Stack((Place("others", 4), Place("scoring")), beside=58),
    ),
    pages=(
        Page("table", ("tableau", "spaces", "players"), "f2"),
        Page("others", ("others",), "f3"),
        Page("supply", ("supply",), "f4"),
        Page("scoring", ("scoring",), "f5"),
        Page("coming", ("coming",), "f6"),
        Page(LOG, (LOG,), "f7"),
    ),
    watched=(
        Page("tableau", ("tableau",), "f2"),
        Page("others", ("others",), "f3"),
        Page("supply", ("supply",), "f4"),
        Page("scoring", ("scoring",), "f5"),
        Page("coming", ("coming",), "f6"),
    ),
)
