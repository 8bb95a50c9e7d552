"""The players' page of a game that makes none of its own: everybody's worth, its sheets, moves by verb."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from eighteen80.engine.game import AnyGame, AnyMove, AnyState
from eighteen80.page_parts import NOW, Entry, Panel, Panels, Stop, by_kind, seat, typed_row
from eighteen80.sheets import Cell, Column, Figure, Grid, Row, Say, Wording
from eighteen80.table import default_panes

WORTH, BOARD = "worth", "board"


class PlainPage:
    """The page of a game without one of its own."""

    tabs: Mapping[str, str] = {WORTH: "score", BOARD: "board"}

    def __init__(self, game: AnyGame, seats: Sequence[str]) -> None:
        self._game, self._seats = game, seats

    def stops(self, state: AnyState) -> Sequence[Stop]:
        """Return the seats, with the player to act marked."""
        thinker = self._game.thinker(state)
        return tuple(Stop(name, state=NOW if name == thinker else "") for name in self._seats)

    def heading(self, state: AnyState) -> Sequence[Wording]:
        """Return the name of the round."""
        return (default_panes.round_name(self._game, state),)

    def figures(self, state: AnyState, player: str) -> Sequence[Figure]:
        """Return the player's worth."""
        return (Figure(Cell(Say("head-has")), str(self._game.worth(state).get(player, 0))),)

    def may(self, _state: AnyState, _player: str, moves: Sequence[AnyMove]) -> Iterable[Entry]:
        """Return the moves as they are typed, a row a verb."""
        for alike in by_kind(moves).values():
            lines = [self._game.write(move) for move in alike]
            yield typed_row(lines[0].partition(" ")[0], lines)

    def ahead(self, _state: AnyState, _player: str) -> Iterable[Entry]:
        """Return no forecasts."""
        return ()

    def mine(self, _state: AnyState, _player: str) -> Panels:
        """Return nothing more than the figures."""
        return {}

    def panels(self, state: AnyState) -> Mapping[str, Panels]:
        """Return everybody's worth, and the sheets of the table."""
        worth = self._game.worth(state)
        columns = (Column(Cell(Say("head-who"), "head")), Column(Cell(Say("head-has"), "head"), "right"))
        rows = tuple(Row((seat(name), Cell(str(has), "strong"))) for name, has in worth.items())
        sheets = default_panes.sheets(self._game, state)
        panes = [pane for pane in default_panes.layout(self._game, state, sheets).panes if pane in sheets]
        return {
            WORTH: {WORTH: Panel("", Grid(columns, (rows,)))},
            BOARD: {pane: Panel(Say(f"pane-{pane}"), sheets[pane]) for pane in panes},
        }
