"""Everything on the table: an audit's questions, corrections of a purse, and forgettable consequences."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from eighteen80.capabilities import Pile
from eighteen80.engine.corrections import Way
from eighteen80.events import Event
from eighteen80.yokohama.box.components import BOX
from eighteen80.yokohama.events import HousePaid, MarketFilled, TechnologyWorked, TollPaid
from eighteen80.yokohama.fields.correction_fields import TABLE
from eighteen80.yokohama.moves import LYING, NUMBERS, OF_THE_TABLE, PLACES
from eighteen80.yokohama.state import State

YEN = "yen"
FEW = BOX.contents.placing.areas
"""Largest number of yen that may be one placing's forgotten tolls; with more the figure itself is wrong."""


def questions(state: State) -> Iterator[tuple[str, str]]:
    """Yield the table's values, then those of each player."""
    yield from ((what, TABLE) for what in OF_THE_TABLE)
    yield from ((what, name) for name in state.seats for what in (*NUMBERS, *PLACES, *LYING))


def ways(state: State, pile: Pile) -> Iterable[Way] | None:
    """List the corrections of a number: its difference; a few yen may be a toll, which the other purse pays.

    A position has none: only a look at the table shows it.
    """
    if not isinstance(pile.amount, int):
        return ()
    if pile.what != YEN:
        return None
    more = pile.amount - state.players[pile.subject].yen
    mine = (YEN, pile.subject, f"{more:+d}")
    others = (name for name, player in state.players.items() if name != pile.subject and player.yen >= more)
    return ((mine,), *((mine, (YEN, name, f"{-more:+d}")) for name in others if abs(more) <= FEW))


def forgettable(events: Iterable[Event], pile: Pile) -> Iterator[tuple[Event, int]]:
    """Yield automatic changes of that pile: tolls, the house's yen, gains from technologies and the market."""
    for event in events:
        if pile.what == YEN and isinstance(event, HousePaid | MarketFilled) and event.player == pile.subject:
            yield event, event.yen
        elif pile.what == YEN and isinstance(event, TollPaid) and pile.subject in (event.player, event.payee):
            yield event, event.yen if event.payee == pile.subject else -event.yen
        elif isinstance(event, TechnologyWorked) and event.player == pile.subject and pile.what in dict(event.wares):
            yield event, dict(event.wares)[pile.what]
