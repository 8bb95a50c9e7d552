"""A game small enough to be seen through: players add to a pile in turn, and a round is one turn each."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from eighteen80.engine.game import Revision
from eighteen80.engine.rules_engine import Outcome
from eighteen80.events import Event
from eighteen80.line.forms import Choice
from eighteen80.refusals import UNSAID, Illegal, Unreadable, check_reason
from eighteen80.sheets import Cell, Column, Grid, Line, Row, Say, Text

MOST = 9


class Pile(NamedTuple):
    seats: tuple[str, ...]
    limit: int
    total: int = 0
    turns: int = 0


class Add(NamedTuple):
    amount: int | None


class Note(NamedTuple):
    text: str


class Ruled(NamedTuple):
    reason: str
    move: Add


@dataclass(frozen=True)
class Grown(Event):
    """The pile has grown."""

    total: int


@dataclass(frozen=True)
class Allowed(Event):
    """The table has let the pile grow too much."""

    reason: str


Made = Add | Note | Ruled
RULING = re.compile(r'rule that "([^"]*)" (add \d+)')


class Counter:
    """`add 3` adds three, `add` alone two; the pile never outgrows the limit unless the table rules that it may."""

    key = "counter"
    name = "Counter"
    ending = ".counter"
    options: Mapping[str, Sequence[str]] = {"limit": ("1000", "20")}
    presets: Mapping[str, Mapping[str, str]] = {"short": {"limit": "20"}}
    editions: Sequence[str] = ()
    commands: Mapping[str, str] = {}
    site = ""
    parts: Mapping[type, str] = {}

    def __init__(self, version: int = 1, most: int = MOST, revisions: Sequence[Revision] = ()) -> None:
        self.version = version
        self.most = most
        self.revisions = revisions

    def start(self, seats: Sequence[str], rulings: Mapping[str, str]) -> Pile:
        if not all(value in self.options.get(name, ()) for name, value in rulings.items()):
            raise Illegal("counter-ruling", rulings=sorted(rulings))
        return Pile(tuple(seats), int(rulings.get("limit", "1000")))

    @property
    def explained(self) -> Counter:
        return self

    def offers(self, capability: type) -> Counter | None:
        return self if capability in self.parts else None

    def read(self, line: str, state: Pile | None = None) -> Made:
        if ruling := RULING.fullmatch(line):
            return Ruled(ruling[1], self.read(ruling[2], state))
        verb, _, rest = line.strip().partition(" ")
        rest = rest.strip()
        if verb.lower() == "add" and (not rest or rest.isdecimal()):
            return Add(int(rest) if rest else None)
        if verb.lower() == "note" and len(rest) > 1 and rest[0] == rest[-1] == '"' and rest.count('"') == 2:
            return Note(rest[1:-1])
        raise Unreadable("counter-word", word=verb, expected=("add", "note"))

    def write(self, move: Made) -> str:
        if isinstance(move, Ruled):
            return f'rule that "{move.reason}" {self.write(move.move)}'
        return f"add {move.amount}" if isinstance(move, Add) else f'note "{move.text}"'

    def resolve(self, state: Pile, move: Made) -> Made:
        return Add(2) if move == Add(None) else move

    def check(self, state: Pile, move: Made) -> None:
        if isinstance(move, Add) and not 0 < move.amount <= min(self.most, state.limit - state.total):
            raise Illegal("counter-too-much", amount=move.amount, room=state.limit - state.total)
        if isinstance(move, Ruled):
            check_reason("rule", move.reason)

    def acted(self, state: Pile, move: Made, written: str) -> bool:
        return written == self.actor(state, move)

    def apply(self, state: Pile, move: Made, *, kept: bool = False) -> Outcome[Pile]:
        self.check(state, move)
        if isinstance(move, Note):
            return Outcome(state, ())
        added = move.move if isinstance(move, Ruled) else move
        total = state.total + added.amount
        return Outcome(state._replace(total=total, turns=state.turns + 1), (Grown(total),))

    def legal(self, state: Pile) -> Iterable[Add]:
        return [Add(amount) for amount in range(1, min(self.most, state.limit - state.total) + 1)]

    def due(self, state: Pile) -> Sequence[str]:
        return (state.seats[state.turns % len(state.seats)],) if state.total < state.limit else ()

    def actor(self, state: Pile, move: Made) -> str:
        return self.thinker(state) or state.seats[0]

    def thinker(self, state: Pile) -> str:
        return next(iter(self.due(state)), "")

    def round_key(self, state: Pile) -> str:
        return str(state.turns // len(state.seats))

    def facts(self, before: Pile, move: Made, outcome: Outcome[Pile]) -> str:
        return "" if isinstance(move, Note) else f"{before.total}>{outcome.state.total}"

    def exception(self, move: Made) -> Event | None:
        return Allowed(move.reason) if isinstance(move, Ruled) else None

    def ruled(self, line: str) -> str:
        return f'rule that "{UNSAID}" {line}'

    def checkpoint(self, state: Pile) -> Sequence[str]:
        return (f"pile {state.total}", f"turns {state.turns}")

    def dump(self, state: Pile) -> dict[str, object]:
        return state._asdict()

    def worth(self, state: Pile) -> Mapping[str, int]:
        return dict.fromkeys(state.seats, state.total)

    def complete(self, line: str, state: Pile) -> Sequence[Choice]:
        verb, _, rest = line.partition(" ")
        if " " not in line:
            return tuple(Choice(name, f"move-{name}") for name in ("add", "note") if name.startswith(line))
        amounts = (str(move.amount) for move in self.legal(state)) if verb == "add" else ()
        return tuple(Choice(amount) for amount in amounts if amount.startswith(rest))

    def ask(self, state: Pile) -> Say:
        return Say("ask-add", {"room": state.limit - state.total, "over": not self.due(state)})

    def handbook(self, state: Pile) -> Grid:
        rows = (
            Row((Cell("add N"), Cell("add 3"), Cell(Say("move-add")))),
            Row((Cell('note "…"'), Cell(), Cell(Say("move-note")))),
        )
        return Grid((Column(Cell()), Column(Cell()), Column(Cell(), wrap=True)), (rows, ()))

    def look_up(self, state: Pile, word: str) -> Text:
        if word.casefold() != "pile":
            raise Illegal("counter-unknown", word=word)
        return Text((Line((Cell("pile"), Cell(str(state.total), "strong"))),))


COUNTER = GAME = Counter()
