"""Forecasts: the next players, removals and rust, companies that float and their capital, the length of the game."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, takewhile

from eighteen80.china.box.components import BOX
from eighteen80.china.rules import companies
from eighteen80.china.rules.debts import interest
from eighteen80.china.rules.operating import phases
from eighteen80.china.rules.operating.turns import PLACES, PRIVATES
from eighteen80.china.state import Operating, Over, ShareRound, State
from eighteen80.refusals import Label
from eighteen80.sheets import Facts, Say

AHEAD = 4


def forecast(state: State) -> list[Say]:
    """List everything foreseeable from here, nearest first."""
    if isinstance(state.round, Over):
        return []
    return [each for chapter in CHAPTERS for each in chapter(state)]


def operating_round(state: State) -> Operating | None:
    """Return the operating round, current or waiting beneath a share round."""
    return next((round_ for round_ in state.rounds if isinstance(round_, Operating)), None)


def places_to_come(state: State) -> Iterator[str]:
    """Yield the turn order list once round from its position: privates, investors and companies still to come."""
    round_ = operating_round(state)
    start = round_.place if round_ else -1
    slots = {(company.par, company.row): name for name, company in state.companies.items() if company.open}
    for step in range(1, len(PLACES) + 1):
        place = PLACES[(start + step) % len(PLACES)]
        if isinstance(place, tuple):
            if place in slots:
                yield slots[place]
        elif place == PRIVATES or (place in state.investors and state.investors[place].open):
            yield place


def _next_on_list(state: State) -> Iterator[Say]:
    if isinstance(state.round, ShareRound):
        following = companies.clockwise_from(state, state.round.turn)
        yield Say("coming-players-next", players=following, passes=state.round.passes)
    if operating_round(state) is not None:
        names = tuple(Label(name) if name == PRIVATES else name for name in islice(places_to_come(state), AHEAD))
        yield Say("coming-turns-next", names=names)


def _openings(state: State) -> Iterator[Say]:
    """Yield the companies that will float at the end of this share round, not before."""
    if not isinstance(state.round, ShareRound):
        return
    for name in phases.turn_order(state):
        company = state.companies[name]
        if companies.ready_to_open(state, name):
            halves = 2 if company.second_half else 1
            yield Say("coming-will-open", company=name, capital=company.par * BOX.setup.half_capital * halves)
        elif not company.open:
            held = state.players[company.director or ""].shares.get(name, 0)
            yield Say("coming-stays-shut", company=name, held=held, needed=state.phase.float_percent)
    for name in phases.turn_order(state):
        if not companies.on_sale(state, state.companies[name]) and not state.phase.communist:
            yield Say("coming-sold-out", company=name)


def _debts_and_limits(state: State) -> Iterator[Say]:
    for name, player in state.players.items():
        if player.debt and isinstance(state.round, ShareRound):
            yield Say("coming-interest-due", player=name, debt=player.debt, interest=interest(state, player.debt))
    limit = companies.certificate_limit(state)
    for name in state.seats:
        held = companies.certificates(state, name)
        if held > limit:
            yield Say("coming-over-limit", player=name, held=held, limit=limit)


def removal(state: State) -> Iterator[Say]:
    """Yield the threat of the train purchase marker: without a purchase until its company's turn, the type goes."""
    round_ = operating_round(state)
    if state.marker is None or round_ is None or not phases.is_removable(state):
        return
    facts: Facts = {
        "company": state.marker,
        "train": phases.current_type(state),
        "number": phases.removal_count(state),
    }
    turn = round_.turn
    if turn is not None and turn.who == state.marker:
        if not turn.bought and not turn.settled:
            yield Say("coming-removal-now", facts)
        return
    before = takewhile(lambda name: name != state.marker, places_to_come(state))
    between = tuple(name for name in before if name in state.companies)
    yield Say("coming-removal-near", **facts, between=between)


def _trains(state: State) -> Iterator[Say]:
    if state.countdown is not None:
        yield Say("coming-end-near", company=state.marker, turns=state.countdown)
    train = phases.current_type(state)
    left, price = state.depot[train], BOX.trains[train].price
    if left is None:
        return
    following = phases.TYPES[phases.TYPES.index(train) + 1]
    yield Say(
        "coming-share-round-ahead" if BOX.trains[train].share_round else "coming-type-ends",
        train=train,
        left=left,
        price=price,
        next=following,
    )
    if train == phases.LAST_SHARE_ROUND:
        yield Say("coming-end-ahead", train=train, turns=BOX.setup.last_turns)


def _first_of_next(state: State) -> Iterator[Say]:
    """Yield the phase that the first purchase of a new type begins, and the trains that it rusts."""
    begun = map(phases.STARTED_BY.__getitem__, phases.TYPES)
    phase = next((phase for phase in begun if phases.ORDER[phase.name] > phases.ORDER[state.phase.name]), None)
    if phase is None:
        return
    yield Say("coming-phase-ahead", {"phase": phase.name, "train": phase.train})
    for name in phases.turn_order(state):
        number = state.companies[name].trains.count(phase.rusts) if phase.rusts else 0
        if number:
            yield Say("coming-rust-ahead", company=name, train=phase.rusts, number=number, by=phase.train)
    owner = state.privates.get(phases.ROCKET)
    if owner is not None and phase.train == BOX.privates[phases.ROCKET].forced_by:
        yield Say("coming-rocket-forced", private=phases.ROCKET, player=owner, train=phase.train)


def _second_halves(state: State) -> Iterator[Say]:
    """Yield the companies without the second half of their capital, and the missing shares."""
    for name in phases.turn_order(state):
        company = state.companies[name]
        if company.second_half:
            continue
        amount = company.par * BOX.setup.half_capital
        shares = max(0, company.bank - BOX.setup.second_half_bank) // companies.SHARE
        yield Say(
            "coming-second-half-owed" if companies.capital_halves_due(state) else "coming-second-half-waits",
            company=name,
            amount=amount,
            shares=shares,
            train=BOX.setup.second_half_train,
        )


CHAPTERS = (_next_on_list, _openings, _debts_and_limits, removal, _trains, _first_of_next, _second_halves)
