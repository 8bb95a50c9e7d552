"""Where the sheets of 1880 lie on the table, and what gives way first."""

from __future__ import annotations

from eighteen80.layout import LOG, MAP, Layout, Page, Place, Stack

LAYOUT = Layout(
    stacks=(
        Stack((Place("table", ahead=True), Place("charter", 5, ahead=True), Place("coming", 2), Place(LOG)), wide=63),
        Stack((Place("chart"), Place("order"), Place("phases"), Place("bank", 3)), beside=57, wide=65),
        Stack((Place(MAP),), beside=57),
    ),
    pages=(
        Page("table", ("table", "charter"), "f2"),
        Page("charter", ("charter", "coming"), "f3"),
        Page("market", ("chart", "order"), "f4"),
        Page("trains", ("phases", "bank"), "f5", alone=True),
        Page(MAP, (MAP,), "f6"),
        Page(LOG, (LOG,), "f7"),
    ),
    watched=(
        Page(MAP, (MAP,), "f3"),
        Page("market", ("chart", "order"), "f4"),
        Page("trains", ("phases", "bank"), "f5", alone=True),
        Page("table", ("table",), "f6"),
    ),
)
