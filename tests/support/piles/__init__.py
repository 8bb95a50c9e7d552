"""The counter game with panes of its own, things to be counted and a question: all that a stranger's game may have."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from eighteen80.capabilities import Accounted, Asked, Audited, Change, Guided, Question, Shown
from eighteen80.capabilities import Pile as Counted
from eighteen80.engine.rules_engine import Outcome
from eighteen80.layout import LOG, Layout, Page, Place, Stack
from eighteen80.refusals import UNSAID, Illegal
from eighteen80.sheets import Cell, Column, Face, Figure, Grid, Lengths, Line, Row, Say, Sheet, Text
from tests.support.counter import Counter, Made, Pile

PILE = "pile"


def so_far(figure: int) -> Line:
    return Line((Cell(f"so far {figure}"),), single=True)


class Count(NamedTuple):
    amount: int


Move = Made | Count


class Piles(Counter):
    """The counter game, shown."""

    key = "piles"
    parts: Mapping[type, str] = dict.fromkeys((*Counter.parts, Shown, Audited, Accounted, Guided, Asked), "")
    name = "Piles"
    ending = ".piles"
    questions = (Question("room"),)

    def layout(self) -> Layout:
        return Layout(
            (Stack((Place("heap", ahead=True), Place(LOG, 2)), wide=60), Stack((Place("order"),), beside=50, wide=60)),
            (Page("heap", ("heap",), "f2"), Page("order", ("order",), "f3"), Page(LOG, (LOG,), "f7")),
            (Page("order", ("order",), "f3"),),
            strip="so-far",
        )

    def sheets(self, state: Pile) -> Mapping[str, Sheet]:
        order = (Row((Cell(name, "strong"),), due=name in self.due(state)) for name in state.seats)
        return {
            "head": Text((Line((Cell(self.round_name(state), "strong"),)),)),
            "so-far": Lengths(Text((*map(so_far, (state.total, state.limit)),)), Text((so_far(state.total),))),
            "heap": Text((Line((Cell(Say("heap-now", {"total": state.total, "limit": state.limit})),)),)),
            "order": Grid((Column(Cell()),), (tuple(order),)),
            "forgotten": Text((Line((Cell("a sheet without a place"),)),)),
        }

    def face(self, state: Pile) -> Face:
        due = tuple(Cell(name, "due") for name in self.due(state))
        return Face(due, ((Figure(Cell(PILE), str(state.total)),),))

    def tally(self, state: Pile) -> Grid:
        return Grid((Column(Cell(PILE)),), ((Row((Cell(str(state.total)),)),),))

    def round_name(self, state: Pile) -> Say:
        return Say("round-of", {"number": state.turns // len(state.seats) + 1})

    def purses(self, state: Pile) -> Mapping[str, int]:
        return {PILE: state.total}

    def changes(self, before: Pile, after: Pile) -> Sequence[Change]:
        return ()

    def likely(self, state: Pile) -> Sequence[str]:
        return ("add 2",)

    def decisions(self, state: Pile) -> Sequence[str]:
        return ()

    def answer(self, state: Pile, key: str, word: str) -> Sheet:
        return Text((Line((Cell(str(state.limit - state.total)),)),))

    # Counting

    def read(self, line: str, state: Pile | None = None) -> Move:
        verb, _, amount = line.partition(" ")
        return Count(int(amount)) if verb == "count" and amount.isdecimal() else super().read(line, state)

    def write(self, move: Move) -> str:
        return f"count {move.amount}" if isinstance(move, Count) else super().write(move)

    def check(self, state: Pile, move: Move) -> None:
        if isinstance(move, Count) and move.amount != state.total:
            raise Illegal("counter-too-much", amount=move.amount, room=state.limit - state.total)
        if not isinstance(move, Count):
            super().check(state, move)

    def apply(self, state: Pile, move: Move, *, kept: bool = False) -> Outcome[Pile]:
        self.check(state, move)
        return Outcome(state) if isinstance(move, Count) else super().apply(state, move)

    def facts(self, before: Pile, move: Move, outcome: Outcome[Pile]) -> str:
        return "" if isinstance(move, Count) else super().facts(before, move, outcome)

    def audit(self, state: Pile) -> Iterable[Move]:
        yield Count(state.total)

    def pile(self, move: Move) -> Counted | None:
        return Counted(PILE, PILE, move.amount) if isinstance(move, Count) else None

    def counted(self, state: Pile, pile: Counted) -> int | str | None:
        return state.total

    def found(self, state: Pile, pile: Counted, text: str) -> str:
        return text

    def remedies(self, state: Pile, pile: Counted, reason: str = UNSAID) -> Iterable[str]:
        if isinstance(pile.amount, int) and pile.amount > state.total:
            yield f'rule that "{reason}" add {pile.amount - state.total}'


GAME = Piles()
