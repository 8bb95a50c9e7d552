"""X Operating trains: legal runs, and the completion of a run whose line leaves something out.

`run` alone means the best run, `run 320` routes that earn just that, `run again` the last routes where they are still
legal, also with other trains, `run none` no routes, and `run 3: F8 F10 G11` these routes, written as `paths` says.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import combinations, product
from typing import NamedTuple

from eighteen80.china.box.components import BOX
from eighteen80.china.map.network import Stop, sides_named, sites_of
from eighteen80.china.map.paths import Call, Path, called_at, calls, readings, write_path
from eighteen80.china.map.reach import owners_blocking
from eighteen80.china.moves import Run, TrainRun, Withhold
from eighteen80.china.rules.operating.income import (
    Plan,
    Position,
    Terms,
    has_route,
    plan_of,
    position,
    stop_at,
)
from eighteen80.china.rules.operating.phases import current_type
from eighteen80.china.state import Board, State, once_a_board
from eighteen80.refusals import Illegal, Refusal

LEAST_STATIONS = 2


def trains_of(state: State, who: str) -> tuple[str, ...]:
    """VII, R12: Return the trains that may run: a company's own; an investor leases the type on sale, none restored."""
    company = state.companies.get(who)
    return company.trains if company else (current_type(state),)


def any_route(state: State, who: str) -> bool:
    """Return whether the owner has a train and a route for it."""
    return bool(trains_of(state, who)) and has_route(state.board, who)


# Legal runs


class RunPlan(NamedTuple):
    """A run: its routes as written, its income; or the sum alone, without routes."""

    routes: tuple[TrainRun, ...]
    total: int
    bonus: int = 0
    fees: int = 0
    sum_alone: bool = False


def plan_run(state: State, move: Run) -> RunPlan:
    """Return the routes meant, or the sum that the table names; refuse routes that the map does not have."""
    if move.trains is not None:
        plan = _read_run(*position(state, state.turn.who), move.trains).plan
        return RunPlan(move.trains, plan.total, plan.bonus, plan.fees)
    if move.amount is not None:
        return RunPlan((), move.amount, sum_alone=True)
    return plan_run(state, complete_run(state, move))


def check_run(state: State, plan: RunPlan) -> None:
    """X: Check that every route is legal for its train and no track is used twice; pick the best if unclear."""
    who = state.turn.who
    here, owned = position(state, who), trains_of(state, who)
    if plan.sum_alone:
        find_run_earning(here, owned, plan.total)
    else:
        _check_written(here, owned, plan.routes)


def _check_written(here: Position, owned: Sequence[str], routes: tuple[TrainRun, ...]) -> Plan:
    if not routes:
        _check_owner(here.who, owned)
    _check_trains(owned, routes)
    return plan_written(here, routes)


def run_income(state: State, move: Run) -> Plan:
    """Return the earnings of a legal run, route by route."""
    return plan_written(position(state, state.turn.who), move.trains or ())


def _check_owner(who: str, owned: Sequence[str]) -> None:
    if not owned:
        raise Illegal("run-trainless", company=who, instead=Withhold())


def plan_written(position: Position, trains: tuple[TrainRun, ...]) -> Plan:
    """Return the legal run that the written routes mean."""
    plan, fault = _read_run(*position, trains)
    if fault is not None:
        raise Illegal(fault.code, **fault.facts)
    return plan


class RunReading(NamedTuple):
    """The runs that written routes mean, and the fault in them."""

    plan: Plan
    fault: Illegal | None


@once_a_board
def _read_run(board: Board, who: str, terms: Terms, trains: Sequence[TrainRun]) -> RunReading:
    """Find the meant routes: legal ones that keep apart before others, the best of them before all."""
    position = Position(board, who, terms)
    choices = [_legal_first(position, run) for run in trains]
    fault = next((wrong for _, wrong in choices if wrong is not None), None)
    readings_of = [[(run.train, path) for path in paths] for run, (paths, _) in zip(trains, choices, strict=True)]
    apart = [paths for paths in product(*readings_of) if _fault_apart(paths) is None]
    if not apart:
        first = [paths[0] for paths in readings_of]
        return RunReading(plan_of(position, first), fault or _fault_apart(first))
    return RunReading(max((plan_of(position, paths) for paths in apart), key=lambda plan: plan.total), fault)


def _check_trains(owned: Sequence[str], trains: Sequence[TrainRun]) -> None:
    for train, count in Counter(run.train for run in trains).items():
        if count > owned.count(train):
            raise Illegal("run-no-train", train=train, count=count, owned=tuple(owned))


def _legal_first(position: Position, run: TrainRun) -> tuple[list[Path], Illegal | None]:
    """Return the legal readings of a route, or else every reading and the fault of the first."""
    called = calls(run.stops)
    if len(called) < LEAST_STATIONS:
        raise Illegal("run-too-short", train=run.train, least=LEAST_STATIONS)
    found = readings(position.board, called)
    if not found:
        raise _no_reading(position.board, run, called)
    faults = [fault_of(position, run.train, path) for path in found]
    legal = [path for path, fault in zip(found, faults, strict=True) if fault is None]
    return (legal, None) if legal else (found, faults[0])


def fault_of(position: Position, train: str, path: Path) -> Illegal | None:
    """Return the reason why a train may not take a simple path, if there is one."""
    board, who = position.board, position.who
    stops = [stop_at(board, site) for site in path.sites]
    for stop in stops[1:-1]:
        if stop.last:
            return Illegal("run-through-end", train=train, hex=stop.site[0])
        owners = owners_blocking(board, who, stop.site)
        if owners:
            return Illegal("run-blocked", train=train, hex=stop.site[0], owners=owners)
    own = sites_of(board, who)
    if own.keys().isdisjoint(path.sites):
        return Illegal("run-no-marker", train=train, company=who, hexes=tuple(hex_ for hex_, _ in own))
    return _fault_of_length(train, stops)


def _fault_of_length(train: str, stops: Sequence[Stop]) -> Illegal | None:
    card = BOX.trains[train]
    if card.kind == "express":
        return None
    if len(stops) > card.stations:
        over = len(stops) - card.stations
        return Illegal("run-too-long", train=train, stations=len(stops), most=card.stations, over=over)
    large = sum(stop.large for stop in stops)
    if large > card.large:
        return Illegal("run-too-many-large", train=train, large=large, most=card.large, over=large - card.large)
    return None


def _no_reading(board: Board, run: TrainRun, called: Sequence[Call]) -> Illegal:
    """Return the refusal for stops that no simple path joins in this order."""
    for call in called:
        if not called_at(board, call):
            return Illegal("run-no-station", train=run.train, hex=call.hex)
    for count in range(LEAST_STATIONS, len(called) + 1):
        if not readings(board, tuple(called[:count]), simple=False):
            here, there = called[count - 2 : count]
            return Illegal("run-no-track", train=run.train, start=here.hex, to=there.hex, via=here.via)
    return _twice(run.train, readings(board, tuple(called), simple=False)[0])


def _twice(train: str, path: Path) -> Illegal:
    for number, site in enumerate(path.sites):
        if site in path.sites[:number]:
            return Illegal("run-station-twice", train=train, hex=site[0])
    used = next(one.sides & other.sides for one, other in combinations(path.legs, 2) if one.sides & other.sides)
    return Illegal("run-track-twice", trains=(train,), between=sides_named(used)[0])


def _fault_apart(paths: Iterable[tuple[str, Path]]) -> Illegal | None:
    """Return the refusal of two trains on the same track, if there are two."""
    used: list[tuple[str, int]] = []
    for train, path in paths:
        sides = path.sides
        for other, taken in used:
            if taken & sides:
                return Illegal("run-track-twice", trains=(other, train), between=sides_named(taken & sides)[0])
        used.append((train, sides))
    return None


# Completion of a run that leaves something out


def complete_run(state: State, move: Run) -> Run:
    """Return the run with its routes in their standard form."""
    who = state.turn.who
    here, owned = position(state, who), trains_of(state, who)
    if move.amount is not None:
        _check_owner(who, owned)
        plan = find_run_earning(here, owned, move.amount)
    elif move.again:
        plan = plan_written(here, _find_repeatable(state, here, owned))
    elif move.trains is None:
        from eighteen80.china.search.best import best

        plan = best(here, owned).plan
    else:
        plan = _check_written(here, owned, move.trains)
    return Run(write_routes(here.board, owned, plan))


def repeatable(state: State) -> bool:
    """Return whether the last run can be repeated by the same trains: newer trains may run further."""
    try:
        again = complete_run(state, Run(again=True)).trains or ()
    except Illegal:
        return False
    return {run.train for run in again} <= {run.train for run in state.operator(state.turn.who).routes}


def runs(state: State) -> Iterator[Run]:
    """Yield the best run, and none."""
    return iter(dict.fromkeys((complete_run(state, Run()), Run(()))))


def write_routes(board: Board, owned: Sequence[str], plan: Plan) -> tuple[TrainRun, ...]:
    """Convert a plan's routes to their form in the record, in the order of the trains."""
    trains = (TrainRun(run.train, write_path(board, run.path)) for run in plan.runs)
    return tuple(sorted(trains, key=lambda run: (owned.index(run.train), run.stops)))


def find_run_earning(position: Position, owned: Sequence[str], amount: int) -> Plan:
    """Find a run that earns just the amount, or refuse and name the best."""
    from eighteen80.china.search.best import Search, best, sorted_paths

    top = best(position, owned).plan
    none = plan_of(position, ())
    if amount in (top.total, none.total):
        return top if amount == top.total else none
    if amount < top.total:
        choice = Search(position, owned, every_track=True).find_exact(amount - position.terms.chart_bonus)
        if choice:
            return plan_of(position, sorted_paths(position, owned, choice))
    best_run = Run(write_routes(position.board, owned, top))
    raise Illegal("run-not-so-much", amount=amount, best=top.total, instead=best_run)


def _find_repeatable(state: State, position: Position, owned: Sequence[str]) -> tuple[TrainRun, ...]:
    """Return the repeatable part of the last run: by the same trains, then by their replacements."""
    last: tuple[TrainRun, ...] = state.operator(position.who).routes
    if not last:
        raise Illegal("run-no-last", who=position.who)
    kept: tuple[TrainRun, ...] = ()
    faults: list[Refusal] = []
    others = (replace(run, train=train) for run in last for train in owned if train != run.train)
    for run in (*last, *others):
        if run.stops in (one.stops for one in kept):
            continue
        try:
            _check_trains(owned, (*kept, run))
            plan_written(position, (*kept, run))
        except Refusal as fault:
            faults.append(fault)
        else:
            kept = (*kept, run)
    if not kept:
        raise Illegal("run-not-again", who=position.who, reason=faults[-1])
    return kept
