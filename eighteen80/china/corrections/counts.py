"""Shared parts of the values; everything on the table in its order, what is counted, and the remedies of a count."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import combinations, product
from typing import TypeVar

from eighteen80.capabilities import Pile
from eighteen80.china.box.components import BOX
from eighteen80.china.course import Course
from eighteen80.china.map.board import hexes_of, hexes_with_tile
from eighteen80.china.moves import NOTATION, Found
from eighteen80.china.rules.auction import EXCHANGED
from eighteen80.china.rules.chart import price, stacks
from eighteen80.china.rules.companies import SHARE, certificates, percent_of, rows_allowed
from eighteen80.china.rules.operating.phases import TYPES, current_type, turn_order
from eighteen80.china.state import BANK, Company, State
from eighteen80.engine.corrections import FEW, Senseless, Way, of_player
from eighteen80.engine.table_moves import Overrule
from eighteen80.refusals import UNSAID, Illegal

NONE = "none"
Read = TypeVar("Read")


def of_company(read: Callable[[Company], Read]) -> Callable[[State, str], Read | None]:
    """Make a reader of a value that every company has; None for anything else."""
    return lambda state, subject: read(state.companies[subject]) if subject in state.companies else None


def of_founded(read: Callable[[Company], Read]) -> Callable[[State, str], Read | None]:
    """Make a reader of a value that founded companies have; None for anything else."""
    return lambda state, subject: read(state.companies[subject]) if is_founded(state, subject) else None


def is_founded(state: State, subject: str) -> bool:
    """Return whether the subject is a founded company."""
    return subject in state.companies and state.companies[subject].founded


def founded_company(course: Course, subject: str) -> Company:
    """Return the company that is spoken of; if it is not founded, refuse with the ruling by which it would be."""
    company = course.state.companies.get(subject)
    if company is None:
        raise Senseless
    if not company.founded:
        refusal = Illegal("correct-unfounded", company=subject)
        refusal.proposed = next((Overrule(UNSAID, line) for line in _foundings(course.state, subject)), None)
        raise refusal
    return company


def _foundings(state: State, company: str) -> Iterator[str]:
    """List foundings by players with enough money; none for a company exchanged for a private one."""
    certificate, permits = next(iter(BOX.setup.permit_choices.items()))
    for par in () if company == EXCHANGED.company else BOX.chart.pars:
        able = [name for name in state.seats if state.players[name].cash >= par * certificate // SHARE]
        for player, row in product(able[:1], rows_allowed(state, par)[:1]):
            yield f"{player}: {NOTATION.write(Found(company, par, certificate, permits[0], row))}"


def player(course: Course, change: str) -> str:
    """Return the player that a value is changed to, named in full, in any case."""
    wanted = change.casefold()
    found = next((name for name in course.state.seats if name.casefold() == wanted), None)
    if found is None:
        raise Senseless(*course.state.seats)
    return found


# Everything on the table, in its order


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


def cash_of(state: State, subject: str) -> int | None:
    """Return the money in a purse; None if the subject has none."""
    purse = state.purse(subject)
    return purse.cash if purse else None


def _count_trains(state: State, subject: str) -> int | None:
    company = state.companies.get(subject)
    return len(company.trains) if company else state.depot.get(subject)


debt_of = of_player(lambda player: int(player.debt))
COUNTERS: Mapping[str, Callable[[State, str], int | None]] = {
    "cash": cash_of,
    "debt": debt_of,
    "certificates": lambda state, subject: certificates(state, subject) if subject in state.players else None,
    "trains": _count_trains,
    "tiles": lambda state, subject: state.board.supply.get(subject),
    "shares": of_founded(lambda company: company.bank // SHARE),
    "stations": of_company(lambda company: company.markers),
    "price": of_founded(price),
}


# Remedies: the corrections that make a count agree, if the difference alone does not determine them


def ways(state: State, pile: Pile) -> Iterable[Way] | None:
    """List the corrections of a count, the nearest first; None if its difference determines them."""
    if isinstance(pile.amount, str) or pile.what not in WAYS:
        return None
    recorded = COUNTERS[pile.what](state, pile.subject)
    if recorded is None:
        return None
    more = pile.amount - recorded
    return () if abs(more) > FEW and pile.what in PIECES else WAYS[pile.what](state, pile, more)


def _space(state: State, pile: Pile, _more: int) -> Iterator[Way]:
    """Yield every space of that price, the nearest first."""
    row, column = state.companies[pile.subject].space
    spaces = [space for space in BOX.chart if BOX.chart.price(space) == pile.amount]
    for across in sorted(spaces, key=lambda space: abs(space[0] - row) + abs(space[1] - column)):
        yield (("price", pile.subject, f"{across[0] + 1}/{across[1] + 1}"),)


def _trains(state: State, pile: Pile, more: int) -> Iterator[Way]:
    """Move trains between a company and the bank; for the bank's own cards, to or from outside the table."""
    sign = "+" if more > 0 else "-"
    if pile.subject in BOX.trains:
        yield (("train", BANK, f"{sign}{pile.subject}"),) * abs(more)
        return
    # Companies may have these types by now, and the bank has some left.
    on_sale = [train for train in TYPES[: TYPES.index(current_type(state)) + 1] if state.depot[train] != 0]
    types = state.companies[pile.subject].trains if more < 0 else on_sale * more
    for chosen in dict.fromkeys(combinations(types, abs(more))):
        yield tuple(("train", pile.subject, f"{sign}{train}") for train in chosen)


def _tiles(state: State, pile: Pile, more: int) -> Iterator[Way]:
    """Remove tiles that are in the supply from hexes of the record."""
    for hexes in combinations(hexes_with_tile(state.board, pile.subject), max(more, 0)):
        yield tuple(("tile", hex_, "none") for hex_ in hexes)


def _certificates(state: State, pile: Pile, more: int) -> Iterator[Way]:
    for name, company in state.companies.items():
        if company.founded and (more > 0 or percent_of(state, pile.subject, name)):
            yield (("share", pile.subject, f"{name} {more * SHARE:+}"),)


def _stations(state: State, pile: Pile, more: int) -> Iterator[Way]:
    """Remove markers that are on the charter from hexes of the record."""
    for hexes in combinations(hexes_of(state.board, pile.subject), max(more, 0)):
        yield tuple(("station", hex_, f"-{pile.subject}") for hex_ in hexes)


PIECES = ("trains", "tiles", "stations")
WAYS: Mapping[str, Callable[[State, Pile, int], Iterable[Way]]] = {
    "price": _space,
    "trains": _trains,
    "tiles": _tiles,
    "shares": lambda state, pile, more: (
        (("share", player, f"{pile.subject} {-more * SHARE:+}"),) for player in state.seats
    ),
    "certificates": _certificates,
    "stations": _stations,
}
