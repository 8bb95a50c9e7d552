"""A game small enough to be seen through: players add to a pile in turn, and a round is one turn each."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from eighteen80.game import Choice, Outcome, Revision
from eighteen80.refusals import Illegal, Unreadable

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


AnyMove = Add | Note | Ruled
RULING = re.compile(r'rule that "([^"]+)" (add \d+)')


class Counter:
    """`add 3` adds three, `add` alone two; the pile never outgrows the limit unless the table rules that it may."""

    key = "counter"
    name = "Counter"

    def __init__(self, rules: int = 1, most: int = MOST, revisions: Sequence[Revision] = ()) -> None:
        self.rules = rules
        self.most = most
        self.changed = revisions

    def start(self, seats: Sequence[str], rulings: Mapping[str, str]) -> Pile:
        if not all(value in self.rulings().get(name, ()) for name, value in rulings.items()):
            raise Illegal("counter-ruling", rulings=sorted(rulings))
        return Pile(tuple(seats), int(rulings.get("limit", "1000")))

    def rulings(self) -> Mapping[str, Sequence[str]]:
        return {"limit": ("1000", "20")}

    def revisions(self) -> Sequence[Revision]:
        return self.changed

    def read(self, line: str, state: Pile | None = None) -> AnyMove:
        if ruling := RULING.fullmatch(line):
            return Ruled(ruling[1], self.read(ruling[2], state))
        verb, _, rest = line.strip().partition(" ")
        rest = rest.strip()
        if verb.lower() == "add" and (not rest or rest.isdecimal()):
            return Add(int(rest) if rest else None)
        if verb.lower() == "note" and len(rest) > 1 and rest[0] == rest[-1] == '"' and rest.count('"') == 2:
            return Note(rest[1:-1])
        raise Unreadable("counter-word", word=verb, expected=("add", "note"))

    def write(self, move: AnyMove) -> str:
        if isinstance(move, Ruled):
            return f'rule that "{move.reason}" {self.write(move.move)}'
        return f"add {move.amount}" if isinstance(move, Add) else f'note "{move.text}"'

    def resolve(self, state: Pile, move: AnyMove) -> AnyMove:
        return Add(2) if move == Add(None) else move

    def check(self, state: Pile, move: AnyMove) -> None:
        if isinstance(move, Add) and not 0 < move.amount <= min(self.most, state.limit - state.total):
            raise Illegal("counter-too-much", amount=move.amount, room=state.limit - state.total)

    def apply(self, state: Pile, move: AnyMove) -> Outcome:
        self.check(state, move)
        if isinstance(move, Note):
            return Outcome(state, ())
        added = move.move if isinstance(move, Ruled) else move
        total = state.total + added.amount
        return Outcome(state._replace(total=total, turns=state.turns + 1), (("event-total", total),))

    def legal(self, state: Pile) -> Iterable[Add]:
        return [Add(amount) for amount in range(1, min(self.most, state.limit - state.total) + 1)]

    def due(self, state: Pile) -> Sequence[str]:
        return (state.seats[state.turns % len(state.seats)],)

    def actor(self, state: Pile, move: AnyMove) -> str:
        return self.due(state)[0]

    def phase_of_play(self, state: Pile) -> str:
        return str(state.turns // len(state.seats))

    def facts(self, before: Pile, move: AnyMove, outcome: Outcome) -> str:
        return "" if isinstance(move, Note) else f"{before.total}>{outcome.state.total}"

    def ruled(self, line: str) -> str:
        return f'rule that "?" {line}'

    def checkpoint(self, state: Pile) -> Sequence[str]:
        return (f"pile {state.total}", f"turns {state.turns}")

    def dump(self, state: Pile) -> dict[str, Any]:
        return state._asdict()

    def worth(self, state: Pile) -> Mapping[str, int]:
        return dict.fromkeys(state.seats, state.total)

    def complete(self, line: str, state: Pile) -> Sequence[Choice]:
        return (Choice("add"),)


COUNTER = Counter()
