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
from tests.support.examples import Example, Examples
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

    def lay(self, name: str, has: str = "", **changes: Any) -> Table:
        """Change a player or the table, by the names of fields; `has` names engineers, with their numbers."""
        if has:
            engineers = [engineer.split("=") for engineer in has.split()]
            numbers = {engineer: int(number[0]) for engineer, *number in engineers if number}
            self.has(*(engineer for engineer, *_ in engineers), name=name, **numbers)
        own = changes.keys() & Player._fields
        self.player(name, **{field: changes[field] for field in own})
        return self.set(**{field: changes[field] for field in changes.keys() - own})

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

    def take(self, line: str) -> None:
        """A typed line."""
        self.types(line)

    def types(self, text: str) -> Table:
        """A typed line, move by move."""
        for _, line in split_moves(text):
            self._make(line)
        return self

    def _make(self, line: str) -> None:
        move = GAME.resolve(self.state, GAME.read(line, self.state))
        self.state, self.events = GAME.apply(self.state, move)

    def refusal_of(self, text: str) -> Refusal:
        """Return the refusal of the last move of a line; check its figures, and that its way out is legal."""
        before = self.state
        *first, last = [line for _, line in split_moves(text)]
        for line in first:
            self._make(line)
        try:
            self._make(last)
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

    def lines(self, verb: str = "") -> list[str]:
        """Everything that may be typed now; of one verb, what stands behind it."""
        lines = [GAME.write(move) for move in GAME.legal(self.state)]
        return [line.removeprefix(f"{verb} ") for line in lines if f"{line} ".startswith(f"{verb} ")] if verb else lines

    def look_at(self, key: str) -> Any:
        """Return what a key names: a field of Anna's or of the table, `due`, `bar`, `lines`, `tracks T` or `locos T`.

        With a name in front it is of another player (`Bert coins`); `on black 1` are pieces there, `lines loco` what
        may be typed of a verb, and `table doublers` is the table's, though a player has a field of that name.
        """
        first, _, rest = key.partition(" ")
        if first in ("bar", "lines", "locos", "tracks"):
            return getattr(self, first)(*filter(None, [rest]))
        if first == "on":
            return ", ".join(map(str, self.state.spaces.get(rest, ())))
        if first in NAMES:
            return getattr(self.tableau(first), rest)
        if first == "due":
            return self.due
        return getattr(self.tableau() if key in Player._fields else self.state, rest or first)


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


def lay_out(board: str = "", players: int = 4, **given: Any) -> Table:
    """Return a table by what is given: options, Anna's tableau as a line, her own fields or the table's, `Bert=` his.

    `spaces` has pieces by space (`Bert own, Anna coin`), `has` Anna's engineers (`black2=7 again`), `lowest` the number
    of the lowest stack, `right` the engineer on that slot, `turn` who is due, `owed` the effects owed. In `table` are
    fields of the table that a player has too.
    """
    table = Table(players, **{name: given.pop(name) for name in GAME.options.keys() & given})
    table.lay_tableau(board)
    for name in NAMES[:players]:
        table.lay(name, **given.pop(name, {}))
    for space, pieces in given.pop("spaces", {}).items():
        table.place(space, *pieces.split(", "))
    for method in ("right", "turn"):
        if method in given:
            getattr(table, method)(given.pop(method))
    if "lowest" in given:
        table.stacks(given.pop("lowest"))
    owed = given.pop("owed", None)
    table.set(**given.pop("table", {})).lay("Anna", **given)
    return table if owed is None else table.owed(*owed)


EXAMPLES = Examples(lay_out)
taken, seen, refused = EXAMPLES.taken, EXAMPLES.seen, EXAMPLES.refused


def lists(verb: str, lines: Sequence[str], board: str = "", **given: Any) -> Example:
    """Return the example of a table where just these lines of a verb may be typed."""
    return EXAMPLES.seen({f"lines {verb}": list(lines)}, board, **given)


def listed(line: str, board: str = "", **given: Any) -> Example:
    """Return the example of a table where this line may be typed."""
    return lists(line, [line], board, **given)


def unlisted(line: str, board: str = "", **given: Any) -> Example:
    """Return the example of a table where no line that begins so may be typed."""
    return lists(line, [], board, **given)
