"""A map for tests, put together by hand: tiles, markers, and one company or investor about to build."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from eighteen80.china import GAME
from eighteen80.china.box.components import BOX
from eighteen80.china.course import Course
from eighteen80.china.map.board import place_marker
from eighteen80.china.map.tiles import position_words, rotation_of
from eighteen80.china.moves import Lay, Move, Station
from eighteen80.china.rules.operating import track
from eighteen80.china.state import Investor, Marker, Operating, State, Turn
from eighteen80.china.turn import ENGINE
from eighteen80.events import Event
from eighteen80.refusals import Refusal
from tests.support.china.play_table import Play

OWNER, OTHER = "Anna", "Bert"


class Builder(Play):
    """The company to act, with all permits and a full treasury by default.

    The test also places the markers of `who`; every other company is not open until `opened`.
    """

    def __init__(
        self, who: str = "BCR", phase: str = "A1", cash: int = 500, permits: str = "ABCD", **rulings: str
    ) -> None:
        state: State = GAME.start((OWNER, OTHER, "Cleo"), rulings)
        if who in state.companies:
            company = state.companies[who]._replace(director=OWNER, open=True, cash=cash, permits=permits, markers=2)
            state = state._replace(companies={**state.companies, who: company})
        else:
            state = state._replace(investors={who: Investor(OWNER, cash)})
        self.who = who
        self.events: list[Event] = []
        self.state = state._replace(phase=BOX.phase(phase), rounds=(Operating(0, Turn(who)),))

    def change(self, **changes: Any) -> Builder:
        """Put the state into a condition, without regard to the bank and the chart."""
        self.state = self.state._replace(**changes)
        return self

    def open_companies(self, *names: str) -> Builder:
        """Other companies operate too."""
        for name in names:
            self.company(name, director=OTHER, open=True, markers=2)
        return self

    def turn(self, **changes: Any) -> Builder:
        """Set the progress of this turn, nothing else."""
        return self.change(rounds=(Operating(0, Turn(self.who, **changes)),))

    def markers(self, *lines: str) -> Builder:
        """Markers that stand on the map, each as `BCR M3`, with the number of the city after it or `?`."""
        for line in lines:
            owner, hex_, *city = line.split()
            number = None if city == ["?"] else int(city[0]) if city else 0
            self.change(board=place_marker(self.state.board, hex_, Marker(owner, number)))
        return self

    # Building

    def lay(self, line: str) -> Builder:
        """The lay is allowed, and made."""
        return self._make(lay_of(line))

    def no_lay(self, line: str) -> Refusal:
        """Return the refusal of a lay; its alternative is legal, and lists leave the lay out."""
        return self._refusal_of(lay_of(line))

    def lays(self, hex_: str | None = None, tile: str | None = None) -> list[str]:
        """The lays allowed, by hex and tile."""
        found = [lay for lay in track.LAY.legal(self.state) if hex_ in (None, lay.hex) and tile in (None, lay.tile)]
        assert len(found) == len(set(found))
        return [f"{lay.hex} {lay.tile} {position_words(lay.tile, lay.rotation or 0)}".strip() for lay in found]

    def tiles_for(self, hex_: str) -> set[str]:
        """The tile numbers allowed in a hex."""
        return {lay.tile for lay in track.LAY.legal(self.state) if lay.hex == hex_}

    # Stations

    def station(self, hex_: str, edge: int | None = None) -> Builder:
        """The marker is allowed, and placed."""
        return self._make(Station(hex_, edge))

    def no_station(self, hex_: str, edge: int | None = None) -> Refusal:
        """Return the refusal of a marker."""
        return self._refusal_of(Station(hex_, edge))

    def stations(self) -> set[tuple[str, int | None]]:
        """Return the places where a marker is allowed."""
        found = (move for move in ENGINE.legal_of(self.state, Station) if isinstance(move, Station))
        return {(move.hex, move.edge) for move in found}

    def _make(self, move: Move) -> Builder:
        course = ENGINE.make(self.state, GAME.resolve(self.state, move))
        self.state, self.events = course.state, course.events
        return self

    def _refusal_of(self, move: Move) -> Refusal:
        try:
            GAME.check(self.state, GAME.resolve(self.state, move))
        except Refusal as refusal:
            if refusal.instead is not None:
                GAME.check(self.state, GAME.resolve(self.state, refusal.instead))
            return refusal
        raise AssertionError(f"{GAME.write(move)} was allowed")

    def course(self, effect: Any) -> Builder:
        """Any other effect on the state."""
        course = Course(self.state)
        effect(course)
        self.state, self.events = course.state, course.events
        return self

    # Position

    def cash(self) -> int:
        """Return the builder's remaining cash."""
        state = self.state
        return (state.companies.get(self.who) or state.investors[self.who]).cash

    def markers_in(self, hex_: str) -> Iterable[tuple[str, int | None]]:
        """The markers of a hex."""
        return [tuple(marker) for marker in self.state.board.stations.get(hex_, ())]


def lay_of(line: str) -> Lay:
    """A lay as `E9 57 SW-NE`; without words the position is left out."""
    hex_, number, *words = line.split()
    known = number in BOX.tiles and words
    return Lay(hex_, number, rotation_of(number, " ".join(words)) if known else None)
