"""A game small enough to be seen through: players add to a pile in turn, and a round is one turn each."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Annotated, Any, NamedTuple

from eighteen80.engine.corrections import Number
from eighteen80.engine.declaration import Declaration
from eighteen80.engine.game import Game
from eighteen80.engine.language import Short
from eighteen80.engine.rule import Outcome, PlainCourse, Rule, no_more
from eighteen80.engine.table_moves import BANK, TABLE_MOVES, Move
from eighteen80.events import Event
from eighteen80.line.fields import OneFigure
from eighteen80.refusals import Illegal
from eighteen80.sheets import Say

MOST, USUAL, LIMITS = 9, 2, ("1000", "20")
PILE, GIVEN = "pile", "given"


class Pile(NamedTuple):
    seats: tuple[str, ...]
    limit: int
    total: int = 0
    turns: int = 0
    given: Mapping[str, int] = MappingProxyType({})

    @property
    def room(self) -> int:
        return self.limit - self.total


@dataclass(frozen=True)
class Add(Move):
    """add 3 adds three, add alone two"""

    amount: Annotated[int | None, OneFigure("AMOUNT", range(1, 1001))] = None


@dataclass(frozen=True)
class Grown(Event):
    """The pile has grown."""

    total: int


def put_pile(course: PlainCourse[Any], _bank: str, total: int) -> None:
    course.state = course.state._replace(total=total)


def put_given(course: PlainCourse[Any], who: str, amount: int) -> None:
    course.state = course.state._replace(given={**course.state.given, who: amount})


def check_pile(pile: Any) -> None:
    """Not even the table lets the pile be less than empty; how high it may be is a rule, and no law of the box."""
    if pile.total < 0:
        raise Illegal("counter-too-much", amount=pile.total, room=pile.limit)


def add(course: PlainCourse[Any], move: Add) -> None:
    grow(course, move.amount or 0)


def grow(course: PlainCourse[Any], amount: int) -> None:
    state = course.state
    who = state.seats[state.turns % len(state.seats)]
    put_given(course, who, state.given.get(who, 0) + amount)
    course.state = course.state._replace(total=state.total + amount, turns=state.turns + 1)
    course.events.append(Grown(course.state.total))


def due(pile: Any) -> Sequence[str]:
    return (pile.seats[pile.turns % len(pile.seats)],) if pile.room > 0 else ()


def start(seats: Sequence[str], options: Mapping[str, str]) -> Pile:
    return Pile(tuple(seats), int(options.get("limit", LIMITS[0])))


def facts(before: Any, move: Move, outcome: Outcome[Any]) -> str:
    return "" if isinstance(move, TABLE_MOVES[:-1]) else f"{before.total}>{outcome.state.total}"


VALUES: Mapping[str, Number[Any, Any]] = {
    PILE: Number(lambda state, _bank: state.total, put_pile),
    GIVEN: Number(lambda state, who: state.given.get(who, 0) if who in state.seats else None, put_given),
}


def counter(
    *,
    most: int = MOST,
    bends: bool = True,
    moves: Mapping[type[Move], Rule[Any, Any, Any, Any]] | None = None,
    settle: Callable[[Any], None] = no_more,
    **declared: Any,
) -> Game[Any, Any]:
    """Return the counter game, with other figures, more moves, or other changes that a test needs.

    The pile never outgrows the limit unless the table rules that it may; one that does not bend not even then.
    """

    def candidates(pile: Any) -> Iterator[Add]:
        return (Add(amount) for amount in range(1, min(most, pile.room) + 1))

    def check(pile: Any, move: Add) -> None:
        if not 0 < (move.amount or 0) <= min(most, pile.room):
            raise Illegal("counter-too-much", amount=move.amount, room=pile.room)

    def plan(pile: Any, move: Add) -> Add:
        if not bends:
            check(pile, move)
        return move

    def complete(_pile: Any, move: Add) -> Add:
        return Add(move.amount or USUAL)

    rules = {Add: Rule(candidates, add, plan, check, complete), **(moves or {})}
    standard: dict[str, Any] = {
        "key": "counter",
        "name": "Counter",
        "ending": ".counter",
        "options": {"limit": LIMITS},
        "presets": {"short": {"limit": "20"}},
        "start": start,
        "facts": facts,
        "actor": lambda pile, _move: next(iter(due(pile)), pile.seats[0]),
        "round_key": lambda pile: str(pile.turns // len(pile.seats)),
        "checkpoint": lambda pile: (f"pile {pile.total}", f"turns {pile.turns}"),
        "dump": lambda pile: {**pile._asdict(), "given": dict(pile.given)},
        "worth": lambda pile: dict.fromkeys(pile.seats, pile.total),
        "ask": lambda pile: Say("ask-add", {"room": pile.room, "over": pile.room <= 0}),
    }
    return Declaration[Any](
        moves=rules,
        values=VALUES,
        unowned=(PILE,),
        counts={PILE: lambda pile, _bank: pile.total},
        asked=lambda _pile: [(PILE, BANK)],
        sound=check_pile,
        settle=settle,
        short=(Short(r"\+(?=\d)", "add "),),
        seats=lambda pile: pile.seats,
        due=due,
    ).game(**{**standard, **declared})


COUNTER = GAME = counter()
