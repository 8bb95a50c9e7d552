"""Sheets of a game without any of its own: the question, each player's worth, the handbook and the log."""

from __future__ import annotations

from collections.abc import Mapping

from eighteen80.capabilities import Shown
from eighteen80.engine.game import AnyGame, AnyState
from eighteen80.layout import HEAD, LOG, MOVES, Layout, Page, Place, Stack
from eighteen80.sheets import Cell, Column, Face, Figure, Grid, Line, Row, Say, Sheet, Text

ASKED, WORTH, HANDBOOK = "due", "worth", "handbook"

LAYOUT = Layout(
    stacks=(
        Stack((Place(ASKED, ahead=True), Place(WORTH), Place(LOG)), wide=63),
        Stack((Place(HANDBOOK), Place(MOVES, called=True)), medium=57),
    ),
    pages=(Page("table", (ASKED, WORTH), "f2"), Page(HANDBOOK, (HANDBOOK,), "f3"), Page(LOG, (LOG, MOVES), "f7")),
    watched=(Page(HANDBOOK, (HANDBOOK,), "f3"),),
)


def layout(game: AnyGame, state: AnyState, made: Mapping[str, Sheet] | None = None) -> Layout:
    """Return the layout of a game's sheets, made already or not; a sheet without a place follows the others."""
    if (shown := game.offers(Shown)) is None:
        return LAYOUT.with_final_page()
    declared: Layout = shown.layout()
    return declared.with_sheets(tuple(shown.sheets(state) if made is None else made)).with_final_page()


def sheets(game: AnyGame, state: AnyState) -> Mapping[str, Sheet]:
    """Return all sheets of a moment, by pane."""
    if shown := game.offers(Shown):
        return shown.sheets(state)
    asked = Line((*(Cell(name, "due") for name in game.due(state)), Cell(game.ask(state), "strong")))
    return {
        HEAD: Text((Line((Cell(game.name, "strong"), Cell(round_name(game, state)))),)),
        ASKED: Text((asked,)),
        WORTH: tally(game, state),
        HANDBOOK: game.explained.handbook(state),
    }


def face(game: AnyGame, state: AnyState) -> Face:
    """Return the figures for the players' seats."""
    if shown := game.offers(Shown):
        return shown.face(state)
    due = game.due(state)
    figures = (
        Figure(Cell(name, "due" if name in due else "strong"), str(has)) for name, has in game.worth(state).items()
    )
    return Face(tuple(Cell(name, "due") for name in due), (tuple(figures),))


def tally(game: AnyGame, state: AnyState) -> Grid:
    """Show each player's worth, the poorest first."""
    if shown := game.offers(Shown):
        return shown.tally(state)
    worth = sorted(game.worth(state).items(), key=lambda item: item[1])
    columns = (Column(Cell(Say("head-who"), "head")), Column(Cell(Say("head-has"), "head"), "right", gap=2))
    return Grid(columns, (tuple(Row((Cell(name, "strong"), Cell(str(has)))) for name, has in worth),))


def round_name(game: AnyGame, state: AnyState) -> Say:
    """Name the current round."""
    if shown := game.offers(Shown):
        return shown.round_name(state)
    return Say("round-plain", {"round": game.round_key(state)})
