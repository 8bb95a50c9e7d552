"""Facts of a record, the figures on the table after a round, and a moment in plain values, as `states` prints it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from eighteen80.china import events
from eighteen80.china.box.components import BOX
from eighteen80.china.rules.chart import stacks
from eighteen80.china.rules.companies import certificates, directed_by
from eighteen80.china.rules.ending import holdings
from eighteen80.china.rules.operating import turn_events
from eighteen80.china.state import Company, Investor, Over, State
from eighteen80.china.turn import ROUND_NAMES, due
from eighteen80.engine.game import checkpoint_row, facts_by
from eighteen80.events import Event

BRIEF: Mapping[type[Event], str] = {
    events.PrivateBought: "{0.private} {0.player} {0.amount}",
    events.CompanyFounded: "pays {0.amount}",
    events.ShareBought: "pays {0.amount}",
    events.SharesSold: "{0.company} {0.shares} gets {0.amount}",
    events.DirectorChanged: "{0.company} {0.was}>{0.now}",
    events.CapitalPaid: "{0.company} +{0.amount}",
    turn_events.TrainsRun: "{0.total}",
    turn_events.DividendPaid: "{0.income} pay {0.share}",
    turn_events.IncomeWithheld: "{0.income} keep",
    events.PriceMoved: "{0.company} {0.was}>{0.now}",
    turn_events.TrainBought: "pays {0.amount}",
    turn_events.TerrainPaid: "pays {0.cost}",
    turn_events.StationPlaced: "pays {0.cost}",
    turn_events.PhaseBegun: "phase {0.phase}",
    turn_events.TrainsRusted: "{0.company} -{0.number}x{0.train}",
    turn_events.TrainsRemoved: "removed {0.number}x{0.train}",
    events.MoneyBorrowed: "debt {0.debt}",
    events.InterestCharged: "{0.player} debt {0.debt}",
    events.PaymentMade: "{0.private} +{0.amount}",
    events.PremiumPaid: "{0.player} +{0.amount}",
}
"""Figures of an event in the record; other events have none."""
facts = facts_by(BRIEF)


def checkpoint(state: State) -> Iterator[str]:
    """Yield the checkpoint: money, prices, trains left."""
    yield checkpoint_row("cash", {name: player.cash for name, player in state.players.items()})
    open_ = {name: company for name, company in state.companies.items() if company.founded}
    if open_:
        yield checkpoint_row("treasury", {name: company.cash for name, company in open_.items()})
        yield checkpoint_row("price", {name: BOX.chart.price(company.space) for name, company in open_.items()})
    yield checkpoint_row("trains", {name: left for name, left in state.depot.items() if left is not None})


# The moment


def dump(state: State) -> dict[str, object]:
    """Return everything on the table."""
    return {
        "round": ROUND_NAMES[type(state.round)],
        "phase": state.phase.name,
        "due": list(due(state)),
        "marker": state.marker,
        "priority": state.priority,
        "players": {name: _player(state, name) for name in state.seats},
        "companies": {name: _company(state, name, company) for name, company in state.companies.items()},
        "investors": {name: _investor(state.investors.get(name)) for name in BOX.investors},
        "stacks": list(map(list, stacks(state).values())),
        "trains": dict(state.depot),
        "tiles": {name: f"{laid.number}/{laid.rotation}" for name, laid in state.board.tiles.items()},
        "result": dict(state.round.result) if isinstance(state.round, Over) else None,
    }


def _player(state: State, name: str) -> dict[str, object]:
    player = state.players[name]
    investor = next((other for other, card in state.investors.items() if card.owner == name and card.open), None)
    return {
        "cash": player.cash,
        "debt": player.debt,
        "certificates": certificates(state, name),
        "shares": dict(player.shares),
        "director": list(directed_by(state, name)),
        "privates": [private for private, owner in state.privates.items() if owner == name],
        "investor": investor,
        "worth": holdings(state, name),
    }


def _company(state: State, name: str, company: Company) -> dict[str, object]:
    founded = company.founded
    return {
        "founded": founded,
        "open": company.open,
        "director": company.director,
        "cash": company.cash,
        "price": BOX.chart.price(company.space) if founded else None,
        "space": list(company.space) if founded else None,
        "par": company.par if founded else None,
        "row": company.row if founded else None,
        "certificate": company.certificate if founded else None,
        "trains": list(company.trains),
        "stations": [place for place, markers in state.board.stations.items() if any(m.owner == name for m in markers)],
        "bank": company.bank,
        "permits": company.permits,
        "capital": company.capital,
    }


def _investor(card: Investor | None) -> dict[str, object]:
    if card is None:
        return {"owner": None, "cash": 0, "share": None, "open": False}
    return {"owner": card.owner, "cash": card.cash, "share": card.share, "open": card.open}
