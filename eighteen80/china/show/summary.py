"""Facts of a record: the figures after a move, and those on the table after a round."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from eighteen80.china import events
from eighteen80.china.box.components import BOX
from eighteen80.china.rules.operating import turn_events
from eighteen80.china.state import State
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
