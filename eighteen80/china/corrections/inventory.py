"""Everything that lies on the table, in the order in which it lies there: what an audit asks for."""

from __future__ import annotations

from collections.abc import Iterator

from eighteen80.capabilities import Pile
from eighteen80.china.corrections import counts
from eighteen80.china.corrections import remedies as ways
from eighteen80.china.corrections.corrected_values import in_words, said
from eighteen80.china.moves import Confirm, Count
from eighteen80.china.rules.chart import stacks
from eighteen80.china.rules.operating.phases import turn_order
from eighteen80.china.state import BANK, State

Question = Count | Confirm
CHARTER = ("director", "certificate", "permit", "open", "capital", "train")
STACKS = ("shares", "cash", "stations")


pile = counts.pile
counted = counts.should_be
remedies = ways.remedies


def audit(state: State) -> Iterator[Question]:
    """The bank, the chart and the list, the map, the box of tiles, the companies, the investors, the players."""
    yield from _bank(state)
    yield from (_seen(state, "price", name) for name in turn_order(state))
    yield from (_seen(state, "stack", top) for top, *beneath in stacks(state).values() if beneath)
    yield from (_seen(state, "row", name) for name in turn_order(state))
    yield from (_seen(state, "tile", hex_) for hex_ in sorted(state.board.tiles))
    yield from (_seen(state, "station", hex_) for hex_ in sorted(state.board.stations))
    yield from (Count(tile, left, "tiles") for tile, left in state.board.supply.items())
    for name in turn_order(state):
        yield from (_seen(state, what, name) for what in CHARTER)
        yield from (_number(state, what, name) for what in STACKS)
    for name, investor in state.investors.items():
        if investor.open:
            yield from (_seen(state, "investor", name), _number(state, "cash", name), _seen(state, "reserved", name))
    for name in state.seats:
        yield from _hand(state, name)


def _bank(state: State) -> Iterator[Question]:
    yield from (Count(train, left, "trains") for train, left in state.depot.items() if left)
    yield from (_seen(state, what, BANK) for what in ("phase", "marker", "priority"))
    if state.countdown is not None:
        yield _seen(state, "ending", BANK)


def _hand(state: State, name: str) -> Iterator[Question]:
    """What lies before a player; notes of debt are handed out seldom, and asked for only when somebody has one."""
    owing = ("debt",) if any(player.debt for player in state.players.values()) else ()
    yield from (_number(state, what, name) for what in ("cash", *owing, "certificates"))
    yield _seen(state, "share", name)
    yield from (_seen(state, "private", private) for private, owner in state.privates.items() if owner == name)


def _number(state: State, what: str, subject: str) -> Count:
    return Count(subject, counts.counted(state, what, subject), what)


def _seen(state: State, what: str, subject: str) -> Confirm:
    return Confirm(what, subject, said(state, what, subject) or "")


def found(state: State, pile: Pile, text: str) -> str:
    """Return what was found in the words of the record."""
    return in_words(state, pile.what, pile.subject, text)
