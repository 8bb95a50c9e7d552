"""Hand moves on the real board: tiles, markers, trains and paper; the purses show the money."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from eighteen80.china.box.components import BOX
from eighteen80.china.events import (
    CompanyFounded,
    DirectorChanged,
    InvestorChosen,
    MarkerRemoved,
    MarkerReplaced,
    PermitGiven,
    PriceMoved,
    PriorityGiven,
    PrivateBought,
    RocketUsed,
    ShareBought,
    ShareReserved,
    SharesSold,
)
from eighteen80.china.map.tiles import position_words
from eighteen80.china.moves import Lay, Move
from eighteen80.china.rules.operating.turn_events import (
    StationPlaced,
    TrainBought,
    TrainScrapped,
    TrainsRemoved,
    TrainsRusted,
    TrainTraded,
)
from eighteen80.china.state import State
from eighteen80.events import Event
from eighteen80.sheets import Cell, Figure, Say

BANK = Cell(Say("hand-bank"), "strong")

HANDS: Mapping[type[Event], Callable[[Any], Figure]] = {
    PrivateBought: lambda event: _figure(event.player, event.private, Say("hand-private")),
    InvestorChosen: lambda event: _figure(event.player, event.investor, Say("hand-investor")),
    PermitGiven: lambda event: _figure(event.company, event.permits, Say("hand-permits")),
    RocketUsed: lambda event: _figure(event.company, event.train, Say("hand-train")),
    ShareReserved: lambda event: _figure(event.investor, event.company, Say("hand-reserved")),
    MarkerReplaced: lambda event: _figure(event.company, event.hex, Say("hand-station")),
    MarkerRemoved: lambda event: _figure(event.investor, event.hex, Say("hand-station-gone")),
    CompanyFounded: lambda event: _figure(event.player, event.company, Say("hand-certificate")),
    DirectorChanged: lambda event: _figure(event.now, event.company, Say("hand-director")),
    ShareBought: lambda event: _figure(event.player, event.company, Say("hand-share")),
    SharesSold: lambda event: _figure(event.player, _times(event.shares, event.company), Say("hand-share-gone")),
    PriorityGiven: lambda event: _figure(event.player, "", Say("hand-priority")),
    PriceMoved: lambda event: _figure(event.company, f"{event.was}→{event.now}", Say("hand-marker")),
    StationPlaced: lambda event: _figure(event.company, event.hex, Say("hand-station")),
    TrainBought: lambda event: _figure(event.company, event.train, Say("hand-train")),
    TrainTraded: lambda event: _figure(event.buyer, event.train, Say("hand-train-from", {"seller": event.seller})),
    TrainScrapped: lambda event: _figure(event.company, event.train, Say("hand-train-gone")),
    TrainsRusted: lambda event: _figure(event.company, _times(event.number, event.train), Say("hand-train-gone")),
    TrainsRemoved: lambda event: Figure(BANK, _times(event.number, event.train), Cell(Say("hand-train-gone"), "dim")),
}
"""Hand moves by kind of event."""


def by_hand(_before: State, move: Move, events: Sequence[Event]) -> Iterator[Figure]:
    """Yield the tile, then the consequences in order."""
    if isinstance(move, Lay):
        joined = position_words(move.tile, move.rotation or 0)
        yield Figure(Cell(move.hex, "strong"), move.tile, Cell(joined or Say("hand-tile"), "dim"))
    yield from (HANDS[type(event)](event) for event in events if type(event) in HANDS)


def _figure(who: str, value: str, note: Say) -> Figure:
    card = BOX.companies.get(who)
    head = Cell(who, "strong", card.screen if card else "")
    return Figure(head, value, Cell(note, "dim"))


def _times(number: int, what: str) -> str:
    return f"{number}×{what}" if number > 1 else what
