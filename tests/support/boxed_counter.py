"""The counter game with cards: their values are printed only on them, so that its box has to be learned.

`draw red = 4 gold` adds four; red and blue exist once, gems differ. `tell 1 = …` completes `draw red = ?`. `box start
pile = 5` begins the pile; it is part of the record, since the rules need it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Annotated, Any, ClassVar, NamedTuple

from eighteen80.capabilities import LearnsBox
from eighteen80.engine.rule import Outcome, Rule, no_candidates
from eighteen80.engine.table_moves import Move
from eighteen80.line.fields import Amount, Kind, OneOf, Reading
from eighteen80.printed_figures import UNTOLD, Found, KnownBox, PieceKind, PrintedValue
from eighteen80.refusals import Illegal, Unreadable
from tests.support.counter import counter, grow, start

CARDS = ("red", "blue", "gem")
VALUE = re.compile(r"([1-9]|\?) (gold|silver|\?)")


class Cards(NamedTuple):
    """The pile, the number of moves made, and unknown figures of drawn cards by move."""

    seats: tuple[str, ...]
    limit: int
    total: int = 0
    turns: int = 0
    given: Mapping[str, int] = MappingProxyType({})
    made: int = 0
    untold: tuple[tuple[int, str], ...] = ()

    @property
    def room(self) -> int:
        return self.limit - self.total


class Printed(Kind[str]):
    """Print of a card, after its sign."""

    label = "VALUE"
    free = True

    def take(self, words: Sequence[str], at: int, reading: Reading) -> tuple[str, int] | None:
        return (check_value(" ".join(words[at + 1 :])), len(words)) if words[at] == "=" else None

    def write(self, value: str, move: object) -> str:
        return f"= {value}"


class Beginning(Kind[int]):
    """Height of the pile at the beginning."""

    label = "start pile = AMOUNT"

    def take(self, words: Sequence[str], at: int, reading: Reading) -> tuple[int, int] | None:
        return (int(words[-1]), len(words)) if list(words[at:-1]) == ["start", "pile", "="] else None

    def write(self, value: int, move: object) -> str:
        return f"start pile = {value}"


@dataclass(frozen=True)
class Draw(Move):
    """draw red = 4 gold"""

    card: Annotated[str, OneOf(*CARDS, label="CARD")]
    value: Annotated[str | None, Printed()] = None


@dataclass(frozen=True)
class Tell(Move):
    """tell 1 = 4 gold"""

    number: Annotated[int, Amount()]
    value: Annotated[str, Printed()]


@dataclass(frozen=True)
class Begin(Move):
    """box start pile = 5"""

    verb: ClassVar[str] = "box"
    amount: Annotated[int, Beginning()]


def check_draw(_cards: Cards, move: Draw) -> None:
    if move.value is None:
        raise Unreadable("unreadable-missing", field="VALUE")


def draw(course: Any, move: Draw) -> None:
    state, value = course.state, move.value or UNTOLD
    if UNTOLD in value:
        course.state = state._replace(untold=(*state.untold, (state.made + 1, move.card)))
    grow(course, points(value))


def check_tell(cards: Cards, move: Tell) -> None:
    if move.number not in dict(cards.untold):
        raise Illegal("counter-told", number=move.number)


def tell(course: Any, move: Tell) -> None:
    state = course.state
    untold = tuple(one for one in state.untold if one[0] != move.number)
    course.state = state._replace(total=state.total + points(move.value), untold=untold)


def check_begin(cards: Cards, _move: Begin) -> None:
    if cards.made:
        raise Illegal("counter-begun")


def begin(course: Any, move: Begin) -> None:
    course.state = course.state._replace(total=move.amount)


def count_move(course: Any) -> None:
    course.state = course.state._replace(made=course.state.made + 1)


def facts(before: Cards, _move: Move, outcome: Outcome[Cards]) -> str:
    return f"{before.total}>{outcome.state.total}"


# What it has of the box


def box_kinds() -> Mapping[str, PieceKind]:
    return {"card": PieceKind(number=2), "gem": PieceKind(several=True), "start": PieceKind(needed=True)}


def box_figure(kind: str, piece: str, value: str) -> PrintedValue:
    if kind == "start":
        if piece != "pile" or not value.isdecimal():
            raise Unreadable("counter-start", word=value, expected=("5",))
        return PrintedValue(kind, piece, value)
    if piece not in (("gem",) if kind == "gem" else CARDS[:2]):
        raise Unreadable("counter-card", word=piece, expected=CARDS)
    return PrintedValue(kind, piece, check_value(value))


def box_statements(before: Cards, move: Any) -> Sequence[PrintedValue]:
    match move:
        case Begin(amount):
            return (PrintedValue("start", "pile", str(amount)),)
        case Draw(card, value):
            return _figures_of(card, value)
        case Tell(number, value):
            return _figures_of(dict(before.untold)[number], value)
    return ()


def box_fits(_state: Cards, move: Any, box: KnownBox) -> Sequence[Found]:
    if not isinstance(move, Draw) or move.value is not None:
        return ()
    kind = _kind(move.card)
    values = [value for value in box.get(kind, {}).get(move.card, ()) if UNTOLD not in value]
    sure = kind == "card" and len(values) == 1
    return [Found(Draw(move.card, value), (PrintedValue(kind, move.card, value),), sure) for value in values]


def check_value(value: str) -> str:
    value = "? ?" if value == UNTOLD else " ".join(value.split())
    if not VALUE.fullmatch(value):
        raise Unreadable("counter-value", word=value, expected=("4 gold",))
    return value


def points(value: str) -> int:
    return int(value[0]) if value[0] != UNTOLD and UNTOLD not in value else 0


def _kind(card: str) -> str:
    return "gem" if card == "gem" else "card"


def _figures_of(card: str, value: str) -> tuple[PrintedValue, ...]:
    return () if value == "? ?" else (PrintedValue(_kind(card), card, value),)


CARDED = GAME = counter(
    moves={
        Draw: Rule(no_candidates, draw, check=check_draw),
        Tell: Rule(no_candidates, tell, check=check_tell),
        Begin: Rule(no_candidates, begin, check=check_begin),
    },
    settle=count_move,
    key="cards",
    name="Cards",
    ending=".cards",
    start=lambda seats, options: Cards(*start(seats, options)),
    facts=facts,
    parts={LearnsBox: __name__},
)
