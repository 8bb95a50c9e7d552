"""Where the sheets of 1880 lie on the table, and what gives way first.

The first stack and the strip stand; beside them, one large area shows what belongs to the situation or was chosen.
"""

from __future__ import annotations

from eighteen80.layout import LOG, MAP, MOVES, Layout, Page, Place, Stack

CHARTERS = Page("charters", ("charters", "founding"), "f3")
MARKET = Page("market", ("chart", "order", "founding"), "f4")
TRAINS = Page("trains", ("phases", "bank"), "f5", alone=True)
BOARD = Page(MAP, (MAP,), "f6")
CALLED = ("charters", "privates", "draft", "forced", "founding", MOVES)

LAYOUT = Layout(
    stacks=(
        Stack(
            (Place("table", ahead=True), Place("charter", 5, ahead=True), Place("coming", 2), Place(LOG)),
            wide=63,
            share=36,
        ),
        Stack(
            (
                Place("chart"),
                Place("order"),
                Place("phases"),
                Place("bank", 3),
                *(Place(pane, called=True) for pane in CALLED),
            ),
            beside=57,
            wide=57,
        ),
        Stack((Place(MAP),), beside=57),
    ),
    pages=(
        Page("table", ("table", "charter"), "f2"),
        CHARTERS,
        MARKET,
        TRAINS,
        BOARD,
        Page(LOG, ("coming", LOG, MOVES), "f7"),
        Page("auction", ("privates",), urgent=True),
        Page("draft", ("draft",), urgent=True),
        Page("forced", ("forced",), urgent=True),
    ),
    watched=(Page("table", ("table",), "f2"), CHARTERS, MARKET, TRAINS, BOARD, Page(LOG, (LOG, MOVES), "f7")),
    strip="strip",
)
