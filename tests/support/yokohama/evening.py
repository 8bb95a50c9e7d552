"""The language of Yokohama's tests: a table with a situation, lines that are taken, lines that are refused."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from eighteen80.record.grammar import split_moves
from eighteen80.record.history import NO_TIME, History
from eighteen80.refusals import Ambiguous, Illegal, Refusal, Unreadable
from eighteen80.yokohama import GAME
from eighteen80.yokohama.box.components import BOX
from eighteen80.yokohama.events import LocalisedEvent
from eighteen80.yokohama.state import Agents, Card, Player, State, Turn
from tests.support.examples import Examples
from tests.support.refused import check_figures

NAMES = ("Anna", "Bert", "Cleo", "Dora")
ROWS = {
    2: ("silk bank laboratory church", "tea import employment", "fish copper", "harbour"),
    3: ("silk bank laboratory church dock", "tea import employment fish1", "canal copper chinatown", "fish2 harbour"),
    4: (
        "silk1 bank laboratory church dock copper1",
        "tea1 import employment fish1 research",
        "canal copper2 chinatown silk2",
        "fish2 harbour tea2",
    ),
}


class Evening:
    """A game in a situation that the test describes; the situation is put there, not played."""

    def __init__(self, players: int = 3, depth: str = "ledger", **options: str) -> None:
        self.state: State = GAME.start(NAMES[:players], {"depth": depth, **options})
        self.events: list[LocalisedEvent] = []
        self.written: list[str] = []
        if depth == "map":
            self.take(*(f"row {row}" for row in ROWS[players]))

    # The situation

    def player(self, name: str, **changes: Any) -> Evening:
        """Change a player: fields, or wares by their names."""
        player = self.state.players[name]
        wares = {ware: changes.pop(ware) for ware in tuple(changes) if ware in player.wares}
        if "import_" in changes:
            wares["import"] = changes.pop("import_")
        owned = changes.pop("owns", None)
        if owned is not None:
            changes["technologies"] = tuple(Card(key, 3) for key in owned.split())
        agents = changes.pop("agents", None)
        if agents is not None:
            changes["agents"] = {key: Agents(*number) for key, number in agents.items()}
        changed = player._replace(wares={**player.wares, **wares}, **changes)
        self.state = self.state._replace(players={**self.state.players, name: changed})
        return self

    def table(self, **changes: Any) -> Evening:
        """Something of the table."""
        self.state = self.state._replace(**changes)
        return self

    def turn_of(self, name: str) -> Evening:
        """The turn of a player begins."""
        self.state = self.state._replace(turn=Turn(name))
        return self

    # Typed lines

    def take(self, *lines: str) -> Evening:
        """Take lines as they are typed; several moves on one with `;`."""
        for line in lines:
            self._take_each([piece for _, piece in split_moves(line)])
        return self

    def _take_each(self, pieces: Sequence[str], after: int = 0) -> None:
        """Take the moves of one line after the first `after`."""
        for place, piece in enumerate(pieces, after):
            for one in GAME.expands.lines(piece, self.state, first=not place):
                move = GAME.resolve(self.state, GAME.read(one, self.state))
                outcome = GAME.apply(self.state, move)
                self.state = outcome.state
                self.written.append(GAME.write(move))
                self.events += [event for event in outcome.events if isinstance(event, LocalisedEvent)]

    def refusal_of(self, line: str, *codes: str) -> Refusal:
        """The refusal of a line, which changes nothing and has one of these codes; its way out is legal."""
        before = self.state
        *first, last = [piece for _, piece in split_moves(line)]
        self._take_each(first)
        try:
            moved = self.state
            self._take_each([last], len(first))
        except Refusal as refusal:
            if self.state is not moved:
                raise AssertionError(f"{line} was refused and changed something") from refusal
            if codes and refusal.code not in codes:
                raise AssertionError(f"{line}: {refusal.code} {refusal.facts}, not {codes}") from refusal
            check_figures(refusal, GAME.key)
            if isinstance(refusal, Illegal) and refusal.instead is not None:
                # The next player's move is allowed once this turn is over, which the line ends.
                for way in GAME.expands.lines(GAME.write(refusal.instead), moved):  # type: ignore[arg-type]
                    moved = GAME.apply(moved, GAME.resolve(moved, GAME.read(way, moved))).state
            self.state = before
            return refusal
        raise AssertionError(f"{line} was taken")

    def ambiguous(self, line: str, *choices: str) -> Ambiguous:
        """The question that a line raises, with these choices."""
        refusal = self.refusal_of(
            line,
            "ambiguous-turn",
            "ambiguous-whose",
            "ambiguous-word",
            "ambiguous-way",
            "ambiguous-recall",
            "ambiguous-toll",
        )
        if not isinstance(refusal, Ambiguous) or set(refusal.choices) != set(choices):
            raise AssertionError(f"{line}: {refusal!r} {getattr(refusal, 'choices', ())}")
        return refusal

    def unreadable(self, line: str) -> Unreadable:
        """The refusal of a line that is no move, at a table where it is typed."""
        try:
            list(History(GAME, self.state, GAME.version).take_line(line, NO_TIME))
        except Unreadable as refusal:
            return refusal
        raise AssertionError(f"{line} was read")

    def unread(self, line: str) -> Unreadable:
        """The refusal of a line that strict reading does not know; other words may still explain it."""
        try:
            self.take(line)
        except Unreadable as refusal:
            return refusal
        raise AssertionError(f"{line} was read")

    # Position

    def __getitem__(self, name: str) -> Player:
        return self.state.players[name]

    def wares(self, name: str, *wares: str) -> tuple[int, ...]:
        """Return a player's numbers of these wares."""
        return tuple(self[name].wares[ware] for ware in wares)

    def yen(self, *names: str) -> tuple[int, ...]:
        """Return these players' money."""
        return tuple(self[name].yen for name in names)

    def points(self, name: str) -> int:
        """His points."""
        return self[name].wares["points"]

    def lines(self, verb: str) -> list[str]:
        """List the lines of a verb that may be typed."""
        return [line for line in map(GAME.write, GAME.legal(self.state)) if line.split()[0] == verb]

    def lists(self, verb: str) -> set[str]:
        """Return what stands behind a verb in its lines, without what is printed."""
        return {line.partition(" = ")[0].removeprefix(verb).strip() for line in self.lines(verb)}

    def gauges(self, board: str) -> list[int]:
        """Return the count of what brings the end, and where it ends."""
        found: list[int] = self.dump()["gauges"][board]
        return found

    def look_at(self, key: str) -> Any:
        """Return what a key names: `yen` is Anna's, `Bert yen` his, `table agents` the table's, `pile` too.

        `due shop` says whether a verb is due; `lines go` are those of a verb that may be typed, `lists go` what of them
        is not printed and stands behind the verb; `gauges church` is that gauge of the end; `Paid` is the number of
        such events, `Paid player yen` what each of them says of these fields.
        """
        first, *names = key.split()
        if first == "written":
            return self.written[-1]
        if first in ("due", "action"):
            return names[0] in self.due if names else getattr(self, first)
        if first in ("gauges", "lines", "lists"):
            return getattr(self, first)(names[0])
        if first[0].isupper() and first not in NAMES:
            found = [event for event in self.events if type(event).__name__ == first]
            return [tuple(getattr(event, name) for name in names) for event in found] if names else len(found)
        player, thing = self[first if first in NAMES else "Anna"], names[0] if names else first
        if thing in player.wares:
            return player.wares[thing]
        places = (self.state,) if first == "table" else (player, self.state, self.state.turn)
        return next(getattr(place, thing) for place in places if hasattr(place, thing))

    def dump(self) -> dict[str, Any]:
        """The state as `states` prints it."""
        return GAME.dump(self.state)

    @property
    def due(self) -> Sequence[str]:
        """The verbs that may come now."""
        due: Sequence[str] = self.dump()["due"]
        return due

    @property
    def action(self) -> list[Any] | None:
        """The area action under way."""
        action: list[Any] | None = self.dump()["action"]
        return action

    def events_of(self, kind: type[LocalisedEvent]) -> list[LocalisedEvent]:
        """The events of a kind."""
        return [event for event in self.events if isinstance(event, kind)]


def in_supply(areas: dict[str, int], warehouse: int | None = None) -> dict[str, Any]:
    """Assistants in these areas, taken from the supply."""
    start = BOX.contents.start.assistants
    left = start.warehouse if warehouse is None else warehouse
    return {"areas": areas, "warehouse": left, "supply": start.all - left - sum(areas.values())}


def lay_out(players: int = 3, **given: Any) -> Evening:
    """Lay out a table: options, its own figures, other players' by their names, and Anna's by theirs.

    `stands` names the area of each of Anna's assistants outside her supply.
    """
    night = Evening(players, **{name: given.pop(name) for name in GAME.options.keys() & given})
    night.table(**given.pop("table", {}))
    for name in given.keys() & NAMES:
        night.player(name, **given.pop(name))
    return night.player("Anna", **in_supply(Counter(given.pop("stands").split())) if "stands" in given else {}, **given)


EXAMPLES = Examples(lay_out)
taken, refused = EXAMPLES.taken, EXAMPLES.refused
