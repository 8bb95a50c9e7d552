"""A moment in plain values, in the schema that `states` prints."""

from __future__ import annotations

from eighteen80.china.box.components import BOX
from eighteen80.china.rules.chart import stacks
from eighteen80.china.rules.companies import certificates, directed_by
from eighteen80.china.rules.ending import holdings
from eighteen80.china.state import Company, Over, State
from eighteen80.china.turn import ROUND_NAMES, due


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
        "investors": {name: _investor(state, name) for name in BOX.investors},
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


def _investor(state: State, name: str) -> dict[str, object]:
    card = state.investors.get(name)
    if card is None:
        return {"owner": None, "cash": 0, "share": None, "open": False}
    return {"owner": card.owner, "cash": card.cash, "share": card.share, "open": card.open}
