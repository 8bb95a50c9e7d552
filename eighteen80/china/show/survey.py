"""Survey of a company's trains: the proved best run with its parts, the runner-up, the gain from a line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from eighteen80.china.map.paths import orient
from eighteen80.china.moves import NOTATION, Move, Run
from eighteen80.china.rules.operating.income import Position, RouteIncome, position
from eighteen80.china.rules.operating.routes import run_income, trains_of, write_routes
from eighteen80.china.rules.operating.turn_events import TrainsRun
from eighteen80.china.search.best import Best, Search, best
from eighteen80.china.state import Operating, State
from eighteen80.events import Event
from eighteen80.refusals import Illegal
from eighteen80.sheets import Facts, Say

STEP = 10
"""Steps of a run's income."""


def owner_named(state: State, who: str) -> str:
    """Return a founded company or an investor in the game, in any case."""
    name = who.upper()
    company = state.companies.get(name)
    if name in state.investors or (company is not None and company.founded):
        return name
    raise Illegal("survey-nobody", who=who)


def survey(state: State, who: str) -> dict[str, object]:
    """Return the best run of a company or investor now, in plain values."""
    name = owner_named(state, who)
    here, trains = position(state, name), trains_of(state, name)
    top = best(here, trains)
    return {
        "company": name,
        "total": top.total,
        "proved": top.proved,
        "bound": top.bound,
        "runs": [_run(here, run) for run in top.plan.runs],
        "bonus": top.plan.bonus,
        "fees": top.plan.fees,
        "paths": top.paths,
        "line": NOTATION.write(Run(write_routes(here.board, trains, top.plan))),
    }


def _run(here: Position, run: RouteIncome) -> dict[str, object]:
    """Return a route in the direction of the record."""
    path = orient(here.board, run.path)
    values = dict(zip(run.counted, run.values, strict=True))
    return {
        "train": run.train,
        "stops": [hex_ for hex_, _ in path.sites],
        "value": run.value,
        "counted": [[site[0], values[site]] for site in path.sites if site in values],
    }


def runner_up(state: State, who: str) -> int | None:
    """Return the highest income of a run below the best."""
    name = owner_named(state, who)
    here, trains = position(state, name), trains_of(state, name)
    search, top = Search(here, trains, every_track=True), best(here, trains)
    bonus = here.terms.chart_bonus
    lower = range(top.total - bonus - STEP, 0, -STEP)
    return next((total + bonus for total in lower if search.find_exact(total)), None)


def what_if(before: State, after: State) -> Facts:
    """Return the gain from a line for the best run of the company to act before it."""
    if not isinstance(before.round, Operating) or before.round.turn is None:
        raise Illegal("survey-no-turn")
    name = before.round.turn.who
    then, now = _best_of(after, name).total, _best_of(before, name).total
    return {"company": name, "before": now, "after": then, "adds": then - now}


def outdone(was: State, now: State, move: Move) -> tuple[str, Say] | None:
    """Return the best run now, if the recorded one was the best before a repair and no longer is."""
    if not isinstance(move, Run):
        return None
    who, earns = now.turn.who, run_income(now, move).total
    top = _best_of(now, who)
    if top.total <= earns or _best_of(was, who).total > earns:
        return None
    line = NOTATION.write(Run(write_routes(position(now, who).board, trains_of(now, who), top.plan)))
    return line, Say("run-outdone", {"company": who, "earns": earns, "best": top.total})


def _best_of(state: State, name: str) -> Best:
    return best(position(state, name), trains_of(state, name))


def extras(before: State, move: Move, events: Sequence[Event]) -> Mapping[str, object]:
    """Describe a run with the best that was possible; other moves have no details."""
    if not isinstance(move, Run) or move.trains is None:
        return {}
    total = next(event.total for event in events if isinstance(event, TrainsRun))
    top = _best_of(before, before.turn.who)
    return {"run": {"total": total, "best": top.total, "proved": top.proved}}
