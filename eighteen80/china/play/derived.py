"""What a record repeats for its reader: the figures that followed from a move, and what there is after a round."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from eighteen80.china.box.components import BOX
from eighteen80.china.state import State
from eighteen80.events import Told

Facts = Mapping[str, Any]

BRIEF: Mapping[str, Callable[[Facts], str]] = {
    "event-private": lambda f: f"{f['private']} {f['player']} {f['amount']}",
    "event-founded": lambda f: f"pays {f['amount']}",
    "event-bought": lambda f: f"pays {f['amount']}",
    "event-sold": lambda f: f"{f['company']} {f['shares']} gets {f['amount']}",
    "event-director": lambda f: f"{f['company']} {f['was']}>{f['now']}",
    "event-capital": lambda f: f"{f['company']} +{f['amount']}",
    "event-run": lambda f: f"{f['total']}",
    "event-paid": lambda f: f"{f['income']} pay {f['share']}",
    "event-withheld": lambda f: f"{f['income']} keep",
    "event-price": lambda f: f"{f['company']} {f['was']}>{f['now']}",
    "event-train": lambda f: f"pays {f['amount']}",
    "event-terrain": lambda f: f"pays {f['cost']}",
    "event-station": lambda f: f"pays {f['cost']}",
    "event-phase": lambda f: f"phase {f['phase']}",
    "event-rust": lambda f: f"{f['company']} -{f['number']}x{f['train']}",
    "event-trains-removed": lambda f: f"removed {f['number']}x{f['train']}",
    "event-borrowed": lambda f: f"debt {f['debt']}",
    "event-interest": lambda f: f"{f['player']} debt {f['debt']}",
    "event-payment": lambda f: f"{f['private']} +{f['amount']}",
    "event-premium": lambda f: f"{f['player']} +{f['amount']}",
}


def facts(events: Sequence[Told]) -> str:
    """The figures of a line's trailing comment."""
    briefs = (BRIEF[event.code](event.facts) for event in events if event.code in BRIEF)
    return " | ".join(brief for brief in briefs if brief)


def checkpoint(state: State) -> Iterator[str]:
    """What must lie on the table now: money, prices, trains left."""
    yield _row("cash", {_named(name): player.cash for name, player in state.players.items()})
    open_ = {name: company for name, company in state.companies.items() if company.founded}
    if open_:
        yield _row("treasury", {name: company.cash for name, company in open_.items()})
        yield _row("price", {name: BOX.chart.price(company.space) for name, company in open_.items()})
    yield _row("trains", {name: left for name, left in state.depot.items() if left is not None})


def _named(name: str) -> str:
    return f'"{name}"' if " " in name else name


def _row(kind: str, figures: Mapping[str, int]) -> str:
    return " ".join([kind, *(f"{name} {figure}" for name, figure in figures.items())])
