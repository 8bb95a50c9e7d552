"""Everything on the table, in its order: the questions of an audit, and the figures of what is counted."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from eighteen80.china.corrections.money import cash_of, debt_of
from eighteen80.china.corrections.value import of_company, of_founded
from eighteen80.china.rules.chart import price, stacks
from eighteen80.china.rules.companies import SHARE, certificates
from eighteen80.china.rules.operating.phases import turn_order
from eighteen80.china.state import BANK, State

CHARTER = ("director", "certificate", "permit", "open", "capital", "train")
STACKS = ("shares", "cash", "stations")


def list_values(state: State) -> Iterator[tuple[str, str]]:
    """Yield the bank, the chart and the list, the map, the box of tiles, the companies, the investors, the players."""
    yield from (("trains", train) for train, left in state.depot.items() if left)
    yield from ((what, BANK) for what in ("phase", "marker", "priority"))
    if state.countdown is not None:
        yield ("ending", BANK)
    yield from (("price", name) for name in turn_order(state))
    yield from (("stack", top) for top, *beneath in stacks(state).values() if beneath)
    yield from (("row", name) for name in turn_order(state))
    yield from (("tile", hex_) for hex_ in sorted(state.board.tiles))
    yield from (("station", hex_) for hex_ in sorted(state.board.stations))
    yield from (("tiles", tile) for tile in state.board.supply)
    for name in turn_order(state):
        yield from ((what, name) for what in CHARTER)
        yield from ((what, name) for what in STACKS)
    for name, investor in state.investors.items():
        if investor.open:
            yield from (("investor", name), ("cash", name), ("reserved", name))
    # Debts, which are rare, are counted only if a player has one.
    owing = ("debt",) if any(player.debt for player in state.players.values()) else ()
    for name in state.seats:
        yield from ((what, name) for what in ("cash", *owing, "certificates"))
        yield ("share", name)
        yield from (("private", private) for private, owner in state.privates.items() if owner == name)


def _trains(state: State, subject: str) -> int | None:
    if subject in state.companies:
        return len(state.companies[subject].trains)
    return state.depot.get(subject)


COUNTERS: Mapping[str, Callable[[State, str], int | None]] = {
    "cash": cash_of,
    "debt": debt_of,
    "certificates": lambda state, subject: certificates(state, subject) if subject in state.players else None,
    "trains": _trains,
    "tiles": lambda state, subject: state.board.supply.get(subject),
    "shares": of_founded(lambda company: company.bank // SHARE),
    "stations": of_company(lambda company: company.markers),
    "price": of_founded(price),
}
