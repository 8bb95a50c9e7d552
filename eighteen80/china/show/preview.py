"""Changes by a line: differences of two moments apart from money, and hand moves on the real board."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from eighteen80.capabilities import Change
from eighteen80.china import events
from eighteen80.china.box.components import BOX
from eighteen80.china.map.tiles import position_words
from eighteen80.china.moves import Lay, Move
from eighteen80.china.rules.debts import interest
from eighteen80.china.rules.operating import turn_events
from eighteen80.china.state import GapOwed, State
from eighteen80.engine.hand_moves import HandMove, hand_moves
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


HANDS: Mapping[type[Event], HandMove] = {
    events.PrivateBought: HandMove("hand-private", "{0.private}"),
    events.InvestorChosen: HandMove("hand-investor", "{0.investor}"),
    events.PermitGiven: HandMove("hand-permits", "{0.permits}", "company"),
    events.RocketUsed: HandMove("hand-train", "{0.train}", "company"),
    events.ShareReserved: HandMove("hand-reserved", "{0.company}", "investor"),
    events.MarkerReplaced: HandMove("hand-station", "{0.hex}", "company"),
    events.MarkerRemoved: HandMove("hand-station-gone", "{0.hex}", "investor"),
    events.CompanyFounded: HandMove("hand-certificate", "{0.company}"),
    events.DirectorChanged: HandMove("hand-director", "{0.company}", "now"),
    events.ShareBought: HandMove("hand-share", "{0.company}"),
    events.SharesSold: HandMove("hand-share-gone", "{0.shares}×{0.company}"),
    events.PriorityGiven: HandMove("hand-priority", ""),
    events.PriceMoved: HandMove("hand-marker", "{0.was}→{0.now}", "company"),
    turn_events.StationPlaced: HandMove("hand-station", "{0.hex}", "company"),
    turn_events.TrainBought: HandMove("hand-train", "{0.train}", "company"),
    turn_events.TrainTraded: HandMove("hand-train-from", "{0.train}", "buyer"),
    turn_events.TrainScrapped: HandMove("hand-train-gone", "{0.train}", "company"),
    turn_events.TrainsRusted: HandMove("hand-train-gone", "{0.number}×{0.train}", "company"),
    turn_events.TrainsRemoved: HandMove("hand-train-gone", "{0.number}×{0.train}", ""),
}
PAINTS = {name: card.screen for name, card in BOX.companies.items()}


def by_hand(_before: State, move: Move, made: Sequence[Event]) -> Iterator[Figure]:
    """Yield the tile, then the consequences in order."""
    if isinstance(move, Lay):
        joined = position_words(move.tile, move.rotation or 0)
        yield Figure(Cell(move.hex, "strong"), move.tile, Cell(joined or Say("hand-tile"), "dim"))
    for event in made:
        yield from hand_moves(event, HANDS, PAINTS)
