"""Changes by a line: differences of two moments apart from money, and hand moves on the real board."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from eighteen80.capabilities import Change
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
from eighteen80.china.rules.debts import interest
from eighteen80.china.rules.operating.turn_events import (
    StationPlaced,
    TrainBought,
    TrainScrapped,
    TrainsRemoved,
    TrainsRusted,
    TrainTraded,
)
from eighteen80.china.state import GapOwed, State
from eighteen80.events import Event
from eighteen80.sheets import Cell, Figure, Say

NONE = "–"
"""Sign for no trains."""


def purses(state: State) -> Mapping[str, int]:
    """Map every owner to the owner's money."""
    return {
        **{name: player.cash for name, player in state.players.items()},
        **{name: company.cash for name, company in state.companies.items() if company.founded},
        **{name: investor.cash for name, investor in state.investors.items()},
    }


def changes(before: State, after: State) -> Iterator[Change]:
    """Yield the changes company by company, then player by player."""
    for name in after.companies:
        yield from _of_a_company(before, after, name)
    for name in after.players:
        yield from _of_a_player(before, after, name)
    if after.phase.name != before.phase.name:
        yield Change("phase", _brought_by(before, after), before.phase.name, after.phase.name, "warn")
    if after.owed != before.owed:
        for owed in after.owed[:1]:
            if isinstance(owed, GapOwed):
                lacking = Say("change-gap", gap=owed.gap, debt=owed.gap + interest(after, owed.gap))
                yield Change("missing", owed.company, "", lacking, "warn")


def _of_a_company(before: State, after: State, name: str) -> Iterator[Change]:
    was, now = before.companies[name], after.companies[name]
    if was.founded and now.founded and was.space != now.space:
        yield Change("price", name, str(BOX.chart.price(was.space)), str(BOX.chart.price(now.space)))
    if now.founded and not was.founded:
        letter, permits = after.phase.letter, now.permits
        # A company that cannot build in this phase has a warning.
        warning = "" if letter in permits else Say("warn-permits", permits=permits, letter=letter)
        yield Change("permits", name, "", warning or permits, "warn" if warning else "")
    if was.trains != now.trains:
        lost = Counter(was.trains) - Counter(now.trains)
        had, has = (" ".join(trains) or NONE for trains in (was.trains, now.trains))
        yield Change("trains", name, had, has, "warn" if lost else "")


def _of_a_player(before: State, after: State, name: str) -> Iterator[Change]:
    was, now = before.players[name], after.players[name]
    for company in dict.fromkeys((*was.shares, *now.shares)):
        had, has = was.shares.get(company, 0), now.shares.get(company, 0)
        if had != has:
            yield Change("shares", name, f"{company} {had}", f"{has} %")
    if was.debt != now.debt:
        yield Change("debt", name, str(was.debt), str(now.debt), "bad" if now.debt else "")


def _brought_by(before: State, after: State) -> str:
    """Return the company whose train began the phase; "" if the moments do not show it."""
    first = after.phase.train
    found = (
        name
        for name, company in after.companies.items()
        if company.trains.count(first) > before.companies[name].trains.count(first)
    )
    return next(found, "")


# Hand moves


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
    TrainTraded: lambda event: _figure(event.buyer, event.train, Say("hand-train-from", seller=event.seller)),
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
