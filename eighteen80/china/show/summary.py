"""Facts of a record: the figures after a move, and those on the table after a round."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from eighteen80.china.box.components import BOX
from eighteen80.china.events import (
    CapitalPaid,
    CompanyFounded,
    DirectorChanged,
    InterestCharged,
    MoneyBorrowed,
    PaymentMade,
    PremiumPaid,
    PriceMoved,
    PrivateBought,
    ShareBought,
    SharesSold,
)
from eighteen80.china.rules.operating.turn_events import (
    DividendPaid,
    IncomeWithheld,
    PhaseBegun,
    StationPlaced,
    TerrainPaid,
    TrainBought,
    TrainsRemoved,
    TrainsRun,
    TrainsRusted,
)
from eighteen80.china.state import State
from eighteen80.engine.game import checkpoint_row, facts_by
from eighteen80.events import Event

BRIEF: Mapping[type[Event], str] = {
    PrivateBought: "{0.private} {0.player} {0.amount}",
    CompanyFounded: "pays {0.amount}",
    ShareBought: "pays {0.amount}",
    SharesSold: "{0.company} {0.shares} gets {0.amount}",
    DirectorChanged: "{0.company} {0.was}>{0.now}",
    CapitalPaid: "{0.company} +{0.amount}",
    TrainsRun: "{0.total}",
    DividendPaid: "{0.income} pay {0.share}",
    IncomeWithheld: "{0.income} keep",
    PriceMoved: "{0.company} {0.was}>{0.now}",
    TrainBought: "pays {0.amount}",
    TerrainPaid: "pays {0.cost}",
    StationPlaced: "pays {0.cost}",
    PhaseBegun: "phase {0.phase}",
    TrainsRusted: "{0.company} -{0.number}x{0.train}",
    TrainsRemoved: "removed {0.number}x{0.train}",
    MoneyBorrowed: "debt {0.debt}",
    InterestCharged: "{0.player} debt {0.debt}",
    PaymentMade: "{0.private} +{0.amount}",
    PremiumPaid: "{0.player} +{0.amount}",
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
