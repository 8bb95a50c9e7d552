"""Everything on the table: what an audit asks for, and what it compares with."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from eighteen80.capabilities import Pile
from eighteen80.events import Event
from eighteen80.refusals import UNSAID
from eighteen80.yokohama.box.components import BOX
from eighteen80.yokohama.corrections.values import VALUES, whose
from eighteen80.yokohama.events import HousePaid, MarketFilled, TechnologyWorked, TollPaid
from eighteen80.yokohama.fields.correction_fields import TABLE
from eighteen80.yokohama.moves import LYING, NOTATION, NUMBERS, OF_THE_TABLE, PLACES, Confirm, Correct, Move
from eighteen80.yokohama.state import State

YEN = "yen"
FEW = BOX.contents.placing.areas
"""At most so many yen may be tolls of one placing that only one side knows of; of more the figure itself is wrong."""


def audit(state: State) -> Iterator[Confirm]:
    """What belongs to the table, then everything that each player has."""
    for what in OF_THE_TABLE:
        yield Confirm(what, TABLE, VALUES[what].said(state, TABLE))
    for name in state.seats:
        for what in (*NUMBERS, *PLACES, *LYING):
            yield Confirm(what, name, VALUES[what].said(state, name))


def pile(move: Move) -> Pile | None:
    """Return what the move says of the table, if it says something of it."""
    return _pile_of(move.what, move.subject, move.value) if isinstance(move, Confirm) else None


def _pile_of(what: str, subject: str, value: str) -> Pile:
    """Return a value as something that lies on the table: a number, or words."""
    counted = what in (*NUMBERS, *PLACES, "pile")
    return Pile(what, subject, int(value) if counted and value.isdecimal() else value)


def counted(state: State, pile: Pile) -> int | str | None:
    """How many there should be, or how it should lie."""
    if pile.what not in VALUES or not whose(pile.what, pile.subject, OF_THE_TABLE):
        return None
    if pile.subject not in (*state.seats, TABLE):
        return None
    return _pile_of(pile.what, pile.subject, VALUES[pile.what].said(state, pile.subject)).amount


def found(_state: State, _pile: Pile, text: str) -> str:
    """Return what was found, as it was typed."""
    return text


def remedies(state: State, pile: Pile, reason: str = UNSAID) -> Iterator[str]:
    """A number is put right by its difference; of a few yen that may be a toll, and the other purse goes with it."""
    now = counted(state, pile)
    if not isinstance(now, int) or not isinstance(pile.amount, int) or now == pile.amount:
        return
    more = pile.amount - now
    yield NOTATION.write(Correct(pile.what, pile.subject, f"{more:+d}", reason))
    if pile.what == YEN and abs(more) <= FEW:
        for name, player in state.players.items():
            if name != pile.subject and player.yen >= more:
                both = (Correct(YEN, pile.subject, f"{more:+d}", reason), Correct(YEN, name, f"{-more:+d}", reason))
                yield "; ".join(map(NOTATION.write, both))


def forgettable(events: Iterable[Event], pile: Pile) -> Iterator[tuple[Event, int]]:
    """What follows by itself and changed that pile: tolls, the house's yen, what technologies and the market bring."""
    for event in events:
        if pile.what == YEN and isinstance(event, HousePaid | MarketFilled) and event.player == pile.subject:
            yield event, event.yen
        elif pile.what == YEN and isinstance(event, TollPaid) and pile.subject in (event.player, event.payee):
            yield event, event.yen if event.payee == pile.subject else -event.yen
        elif isinstance(event, TechnologyWorked) and event.player == pile.subject and pile.what in dict(event.wares):
            yield event, dict(event.wares)[pile.what]
