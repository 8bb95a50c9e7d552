"""X Calculating income: the income of routes, on the terms of the company or investor that runs them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from eighteen80.china.box.components import BOX
from eighteen80.china.box.parts import TrainCard
from eighteen80.china.map.network import Site, Stop, Stretch, sites_of, stops_in, stretches_from
from eighteen80.china.map.paths import Path
from eighteen80.china.rules.companies import SHARES, decider
from eighteen80.china.state import Board, Operating, State

ENDS = frozenset(BOX.trans_siberian.ends)
FEES = {ferry.id: ferry.fee for ferry in BOX.ferries}


class Terms(NamedTuple):
    """Everything outside the map that affects the worth of routes: column of values, powers of privates, rulings."""

    letter: str = "A"
    ferries_free: bool = False
    taiwan: int = 0
    bonus_per_train: bool = False
    chart_bonus: int = 0
    bonus_without_route: bool = True


class Position(NamedTuple):
    """A board as the trains of one owner find it."""

    board: Board
    who: str
    terms: Terms


class RouteIncome(NamedTuple):
    """A train's route and the stations counted on it, with their worth in the same order."""

    train: str
    path: Path
    counted: tuple[Site, ...]
    values: tuple[int, ...]

    @property
    def value(self) -> int:
        """Sum of the stations, before fees and bonuses."""
        return sum(self.values)


class Plan(NamedTuple):
    """A run and its income: stations, less ferries, plus the two bonuses."""

    runs: tuple[RouteIncome, ...]
    fees: int
    trans_siberian: int
    chart_bonus: int

    @property
    def bonus(self) -> int:
        """Both bonuses."""
        return self.trans_siberian + self.chart_bonus

    @property
    def total(self) -> int:
        """The company's income."""
        return sum(run.value for run in self.runs) - self.fees + self.bonus


def position(state: State, who: str) -> Position:
    """Return the board on the current terms of a company or investor."""
    return Position(state.board, who, terms(state, who))


def terms(state: State, who: str) -> Terms:
    """Return the current terms of a company or investor; powers of privates are those of its director."""
    company, director = state.companies.get(who), decider(state, who)
    return Terms(
        letter=state.phase.letter,
        ferries_free=state.privates.get(BOX.waiver) == director,
        taiwan=BOX.taiwan.bonus if state.privates.get(BOX.taiwan.private) == director else 0,
        bonus_per_train=state.rulings.trans_siberian_per_train == "yes",
        chart_bonus=_chart_bonus(state, who) if company and company.trains else 0,
        bonus_without_route=state.rulings.bonus_without_route == "yes",
    )


def _chart_bonus(state: State, who: str) -> int:
    turn = state.round.turn if isinstance(state.round, Operating) else None
    per_share = turn.bonus if turn and turn.who == who else BOX.chart.bonus(state.companies[who].space)
    return per_share * SHARES


# Stations


def has_route(board: Board, who: str) -> bool:
    """Return whether track leads from a station of the owner to another station."""
    return any(leg.to != site for site in sites_of(board, who) for leg in stretches_from(board, site))


def worth(stop: Stop, terms: Terms) -> int:
    """Return the value of a station to any owner."""
    hex_ = stop.site[0]
    value = BOX.hexes[hex_].values[terms.letter] if stop.last else stop.value
    return value + terms.taiwan if hex_ == BOX.taiwan.hex else value


# Income of a run


def plan_of(position: Position, paths: Iterable[tuple[str, Path]]) -> Plan:
    """Add up what legal routes earn together."""
    terms = position.terms
    options = [_options(position, train, path) for train, path in paths]
    runs, bonus = _with_bonus([plain for plain, _ in options], [both for _, both in options], terms)
    fees = sum(fee_of(leg, terms) for run in runs for leg in run.path.legs)
    pays = terms.bonus_without_route or runs or has_route(position.board, position.who)
    return Plan(runs, fees, bonus, terms.chart_bonus if pays else 0)


def fee_of(leg: Stretch, terms: Terms) -> int:
    """Return the ferry fees of a stretch."""
    return sum(FEES[name] for name in leg.ferries) if leg.ferries and not terms.ferries_free else 0


def _options(position: Position, train: str, path: Path) -> tuple[RouteIncome, RouteIncome | None]:
    """Return a train's plain earnings, and its earnings with both ends of the Trans-Siberian line if it can."""
    card = BOX.trains[train]
    stops = [stop_at(position.board, site) for site in path.sites]
    ends = frozenset(site for site in (path.sites[0], path.sites[-1]) if site[0] in ENDS)
    plain = RouteIncome(train, path, *_count(position, card, stops, frozenset()))
    if len(ends) < len(ENDS):
        return plain, None
    if ends.issubset(plain.counted):
        return plain, plain
    both = RouteIncome(train, path, *_count(position, card, stops, ends))
    return plain, both if ends.issubset(both.counted) else None


def stop_at(board: Board, site: Site) -> Stop:
    """Return the station as built now."""
    return stops_in(board, site[0])[site[1]]


def _count(
    position: Position, card: TrainCard, stops: Sequence[Stop], must: frozenset[Site]
) -> tuple[tuple[Site, ...], tuple[int, ...]]:
    """Choose the stations that a train counts, and their values: all, or an express's best."""
    values = [worth(stop, position.terms) for stop in stops]
    chosen: Sequence[int] = range(len(stops))
    if card.kind == "express" and len(stops) > card.stations:
        chosen = _choose_stops(position, card.stations, stops, values, must)
    return tuple(stops[each].site for each in chosen), tuple(values[each] for each in chosen)


def _choose_stops(
    position: Position, most: int, stops: Sequence[Stop], values: Sequence[int], must: frozenset[Site]
) -> list[int]:
    order = sorted(range(len(stops)), key=lambda each: (stops[each].site not in must, -values[each]))
    own = sites_of(position.board, position.who)
    marked = [each for each in order if stops[each].site in own]
    chosen = order[:most]
    if marked and not set(marked).intersection(chosen):
        chosen[-1] = marked[0]
    return sorted(chosen)


def _with_bonus(
    plain: Sequence[RouteIncome], both: Sequence[RouteIncome | None], terms: Terms
) -> tuple[tuple[RouteIncome, ...], int]:
    """Add the Trans-Siberian bonus where it pays: once, or for each train if the table plays so."""
    runs, bonus = list(plain), BOX.trans_siberian.bonus
    gains = [
        (bonus + full.value - least.value, number)
        for number, (least, full) in enumerate(zip(plain, both, strict=True))
        if full and bonus + full.value > least.value
    ]
    taken = sorted(gains, reverse=True)[: len(gains) if terms.bonus_per_train else 1]
    for _, number in taken:
        runs[number] = both[number] or plain[number]
    return tuple(runs), bonus * len(taken)
