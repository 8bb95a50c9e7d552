"""The counter game with cards: what they add is printed on them alone, so that its box has to be learned."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from eighteen80.capabilities import Boxed
from eighteen80.engine.rules_engine import Outcome
from eighteen80.line.forms import Choice
from eighteen80.printed_figures import UNTOLD, BoxFigure, Found, KnownBox, PieceKind
from eighteen80.refusals import Illegal, Unreadable
from tests.support.counter import Counter, Grown

CARDS = ("red", "blue", "gem")
METALS = ("gold", "silver")
VALUE = re.compile(r"([1-9]|\?) (gold|silver|\?)")


class Cards(NamedTuple):
    """The pile, the number of moves made, and unknown figures of drawn cards by move."""

    seats: tuple[str, ...]
    limit: int
    total: int = 0
    turns: int = 0
    made: int = 0
    untold: tuple[tuple[int, str], ...] = ()


class Draw(NamedTuple):
    card: str
    value: str | None = None


class Tell(NamedTuple):
    number: int
    value: str


class Begin(NamedTuple):
    amount: int


class BoxedCounter(Counter):
    """`draw red = 4 gold` adds four; red and blue exist once, gems differ. `tell 1 = …` completes `draw red = ?`.

    `box start pile = 5` begins the pile; it is part of the record, since the rules need it.
    """

    key = "cards"
    parts: Mapping[type, str] = {**Counter.parts, Boxed: ""}
    name = "Cards"
    ending = ".cards"

    def start(self, seats: Sequence[str], rulings: Mapping[str, str]) -> Cards:
        return Cards(*super().start(seats, rulings))

    def read(self, line: str, state: Cards | None = None) -> Any:
        named, equals, value = (part.strip() for part in line.partition("="))
        verb, _, rest = named.partition(" ")
        if verb == "draw":
            found = [card for card in CARDS if rest and card.startswith(rest)]
            if len(found) != 1:
                raise Unreadable("counter-card", word=rest, expected=CARDS)
            return Draw(found[0], checked(value) if equals else None)
        if verb == "tell":
            return Tell(int(rest), checked(value))
        if verb == "box":
            return Begin(int(value))
        return super().read(line, state)

    def write(self, move: Any) -> str:
        match move:
            case Draw(card, value):
                return f"draw {card}" if value is None else f"draw {card} = {value}"
            case Tell(number, value):
                return f"tell {number} = {value}"
            case Begin(amount):
                return f"box start pile = {amount}"
        return super().write(move)

    def check(self, state: Cards, move: Any) -> None:
        match move:
            case Draw(_, None):
                raise Unreadable("unreadable-missing", field="VALUE")
            case Tell(number) if number not in dict(state.untold):
                raise Illegal("counter-told", number=number)
            case Begin() if state.made:
                raise Illegal("counter-begun")
        super().check(state, move)

    def apply(self, state: Cards, move: Any, *, kept: bool = False) -> Outcome:
        self.check(state, move)
        made = state.made + 1
        match move:
            case Begin(amount):
                return Outcome(state._replace(total=amount, made=made), ())
            case Draw(card, value):
                untold = (*state.untold, (made, card)) if UNTOLD in value else state.untold
                after = state._replace(total=state.total + points(value), turns=state.turns + 1, made=made)
                return Outcome(after._replace(untold=untold), (Grown(after.total),))
            case Tell(number, value):
                untold = tuple(one for one in state.untold if one[0] != number)
                return Outcome(state._replace(total=state.total + points(value), made=made, untold=untold), ())
        after = super().apply(state, move).state._replace(made=made)
        return Outcome(after, (Grown(after.total),) if after.total > state.total else ())

    def facts(self, before: Cards, move: Any, outcome: Outcome) -> str:
        return f"{before.total}>{outcome.state.total}"

    def complete(self, line: str, state: Cards) -> Sequence[Choice]:
        return tuple(Choice(verb) for verb in ("add", "draw", "tell"))

    # Figures from the box

    def box_kinds(self) -> Mapping[str, PieceKind]:
        return {"card": PieceKind(number=2), "gem": PieceKind(several=True), "start": PieceKind(needed=True)}

    def box_figure(self, kind: str, piece: str, value: str) -> BoxFigure:
        if kind == "start":
            if piece != "pile" or not value.isdecimal():
                raise Unreadable("counter-start", word=value, expected=("5",))
            return BoxFigure(kind, piece, value)
        if piece not in (("gem",) if kind == "gem" else CARDS[:2]):
            raise Unreadable("counter-card", word=piece, expected=CARDS)
        return BoxFigure(kind, piece, checked(value))

    def box_told(self, before: Cards, move: Any) -> Sequence[BoxFigure]:
        match move:
            case Begin(amount):
                return (BoxFigure("start", "pile", str(amount)),)
            case Draw(card, value):
                return _told(card, value)
            case Tell(number, value):
                return _told(dict(before.untold)[number], value)
        return ()

    def box_fits(self, state: Cards, move: Any, box: KnownBox) -> Sequence[Found]:
        if not isinstance(move, Draw) or move.value is not None:
            return ()
        kind = _kind(move.card)
        values = [value for value in box.get(kind, {}).get(move.card, ()) if UNTOLD not in value]
        sure = kind == "card" and len(values) == 1
        return [Found(move._replace(value=value), (BoxFigure(kind, move.card, value),), sure) for value in values]


def checked(value: str) -> str:
    value = "? ?" if value == UNTOLD else " ".join(value.split())
    if not VALUE.fullmatch(value):
        raise Unreadable("counter-value", word=value, expected=("4 gold",))
    return value


def points(value: str) -> int:
    return int(value[0]) if value[0] != UNTOLD and UNTOLD not in value else 0


def _kind(card: str) -> str:
    return "gem" if card == "gem" else "card"


def _told(card: str, value: str) -> tuple[BoxFigure, ...]:
    return () if value == "? ?" else (BoxFigure(_kind(card), card, value),)


CARDED = BoxedCounter()
GAME = CARDED
"""As a game on the shelf is found."""
