"""A table of Russian Railroads for tests: tableaus laid as a line says, lines typed, what they led to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from eighteen80.events import Event
from eighteen80.record.grammar import split_moves
from eighteen80.refusals import Illegal, Refusal
from eighteen80.russia import GAME
from eighteen80.russia.box.components import BOX
from eighteen80.russia.rules import tableau
from eighteen80.russia.state import ACTIONS, LINES, OWN, QUESTION, Owed, Piece, Player, State, Turn
from tests.support.refused import check_figures

NAMES = ("Anna", "Bert", "Cleo", "Dora")
STRIP = ("any2", "black2", "grey+5", "build", "industry2", "black-grey", "any+3")


class Table:
    """Round 2 of four players, Anna on turn, everything else as at the start."""

    def __init__(self, players: int = 4, **options: str) -> None:
        seats = NAMES[:players]
        state = GAME.start(seats, options)
        strip = STRIP[: state.table.engineers]
        strip = (*(None,) * (state.table.slots - len(strip)), *strip)
        self.state = state._replace(phase=ACTIONS, round=2, strip=strip, turn=Turn(seats[0]), card_engineer="again")
        self.events: Sequence[Event] = ()

    # Laying

    def set(self, **changes: Any) -> Table:
        """Change the table's own fields."""
        self.state = self.state._replace(**changes)
        return self

    def player(self, name: str = "Anna", **changes: Any) -> Table:
        """Change a player."""
        players = dict(self.state.players)
        players[name] = players[name]._replace(**changes)
        return self.set(players=players)

    def lay_tableau(self, text: str, name: str = "Anna") -> Table:
        """A tableau as the line says; what its tracks have met has fired already, in the round before."""
        player = tableau.read(text, self.state.players[name], self.state.figures)
        return self.set(players={**self.state.players, name: player._replace(fired=fired_fields(player, self.state))})

    def stacks(self, first: int, left: int = 0) -> Table:
        """Set the lowest stack, with `left` locomotives in it."""
        full = self.state.table.locomotives
        numbers = range(BOX.setup.lowest, BOX.setup.lowest + len(self.state.stacks))
        return self.set(stacks=tuple(0 if n < first else (left or full) if n == first else full for n in numbers))

    def place(self, space: str, *pieces: str) -> Table:
        """Pieces on a space: `Bert own`."""
        there = tuple(Piece(*piece.split()) for piece in pieces)
        for piece in there:
            if piece.kind == OWN:
                self.player(piece.owner, free=self.state.players[piece.owner].free - 1)
        return self.set(spaces={**self.state.spaces, space: there})

    def has(self, *engineers: str, name: str = "Anna", **numbers: int) -> Table:
        """Put engineers next to a tableau, with the numbers given."""
        self.set(numbers={**self.state.numbers, **numbers})
        strip = tuple(None if lying in engineers else lying for lying in self.state.strip)
        return self.set(strip=strip).player(name, engineers=engineers)

    def right(self, engineer: str) -> Table:
        """Put an engineer on the right slot."""
        return self.set(strip=(*self.state.strip[:-2], engineer, self.state.strip[-1]))

    def owed(self, *owed: Owed) -> Table:
        """Owe effects inside a turn that has begun."""
        return self.set(turn=Turn(self.state.actor, begun=True, pool=owed))

    def turn(self, name: str) -> Table:
        """Give the turn to a player."""
        return self.set(turn=Turn(name))

    # Typing

    def types(self, text: str) -> Table:
        """A typed line, move by move."""
        for _, line in split_moves(text):
            move = GAME.resolve(self.state, GAME.read(line, self.state))
            self.state, self.events = GAME.apply(self.state, move)
        return self

    def refusal_of(self, text: str) -> Refusal:
        """Return the refusal of a line; check that nothing changes, its figures, and that its way out is legal."""
        before = self.state
        try:
            self.types(text)
        except Refusal as refusal:
            at = self.state
            self.state = before
            check_figures(refusal, GAME.key)
            way = getattr(refusal, "instead", None)
            if isinstance(refusal, Illegal) and way is not None:
                GAME.check(at, GAME.resolve(at, way))
            return refusal
        raise AssertionError(f"{text} was taken")

    # Looking

    @property
    def due(self) -> str:
        """Player to decide now."""
        return next(iter(GAME.due(self.state)), "")

    def tableau(self, name: str = "Anna") -> Player:
        """A player."""
        return self.state.players[name]

    def tracks(self, line: str, name: str = "Anna") -> tuple[int, ...]:
        """The tracks of a line without those that are not on it."""
        return tuple(field for field in self.tableau(name).tracks[LINES.index(line)] if field)

    def locos(self, line: str, name: str = "Anna") -> tuple[int, ...]:
        """The locomotives of a line."""
        return self.tableau(name).locos[LINES.index(line)]

    def bar(self, name: str = "Anna") -> tuple[str, ...]:
        """Return the places of the markers."""
        return tuple(self.state.figures.bar[place] for place in self.tableau(name).markers)

    def lines(self) -> list[str]:
        """Everything that may be typed now."""
        return [GAME.write(move) for move in GAME.legal(self.state)]


def fired_fields(player: Player, state: State) -> frozenset[str]:
    """The special fields whose condition a tableau meets."""
    found = set()
    for number, (line, printed) in enumerate(BOX.lines.items()):
        for field, special in printed.specials.items():
            track = player.tracks[number]["kgbnw".index(special.track)]
            if track >= field and (not special.loco or player.reach(number) >= field):
                found.add(f"{line}{field}")
    places = [state.figures.bar.index(name) for name in state.figures.bar if name.endswith("?")]
    if player.markers[0] >= places[0]:
        found.add(QUESTION)
    return frozenset(found)


def score_tableau(text: str, *, name: str = "Anna") -> tuple[int, int, int, int]:
    """Score a tableau: three lines and industry."""
    from eighteen80.russia.rules.scoring import score

    table = Table().lay_tableau(text, name)
    result = score(table.tableau(name), table.state.figures)
    trans, peters, kiev = (line.total for line in result.lines)
    return trans, peters, kiev, result.bar
