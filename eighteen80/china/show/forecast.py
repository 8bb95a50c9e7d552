"""What is coming: who is next, when trains go and what rusts, who opens with what, how long the game still lasts."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from eighteen80.china.box.components import BOX
from eighteen80.china.companies import (
    SHARE,
    capital_halves_due,
    certificate_limit,
    certificates,
    clockwise_from,
    on_sale,
    ready_to_open,
)
from eighteen80.china.debts import interest
from eighteen80.china.operating.phases import (
    LAST_SHARE_ROUND,
    ORDER,
    ROCKET,
    STARTED_BY,
    TYPES,
    current_type,
    removable,
    removed,
    turn_order,
)
from eighteen80.china.operating.turns import PLACES, PRIVATES
from eighteen80.china.state import Event, Operating, Over, ShareRound, State
from eighteen80.refusals import Label

AHEAD = 4


def forecast(state: State) -> list[Event]:
    """Everything that can be foreseen from here, nearest first."""
    if isinstance(state.round, Over):
        return []
    return [event for chapter in CHAPTERS for event in chapter(state)]


def operating(state: State) -> Operating | None:
    """The operating round, under way or waiting beneath a share round."""
    return next((round_ for round_ in state.rounds if isinstance(round_, Operating)), None)


def upcoming(state: State) -> Iterator[str]:
    """The turn order list from where it stands, once round: privates, investors and companies that will be reached."""
    round_ = operating(state)
    start = round_.place if round_ else -1
    slots = {(company.par, company.row): name for name, company in state.companies.items() if company.open}
    for step in range(1, len(PLACES) + 1):
        place = PLACES[(start + step) % len(PLACES)]
        if isinstance(place, tuple):
            if place in slots:
                yield slots[place]
        elif place == PRIVATES or (place in state.investors and state.investors[place].open):
            yield place


def _next_on_list(state: State) -> Iterator[Event]:
    if isinstance(state.round, ShareRound):
        following = clockwise_from(state, state.round.turn)
        yield Event("coming-players", {"players": following, "passes": state.round.passes})
    if operating(state) is not None:
        names = tuple(Label(name) if name == PRIVATES else name for name in islice(upcoming(state), AHEAD))
        yield Event("coming-turns", {"names": names})


def _openings(state: State) -> Iterator[Event]:
    """Ready to open: at the end of this share round, not before."""
    if not isinstance(state.round, ShareRound):
        return
    for name in turn_order(state):
        company = state.companies[name]
        if ready_to_open(state, name):
            halves = 2 if company.second_half else 1
            capital = company.par * BOX.setup.half_capital * halves
            yield Event("coming-opens", {"company": name, "capital": capital})
        elif not company.open:
            held = state.players[company.director or ""].shares.get(name, 0)
            yield Event("coming-stays-shut", {"company": name, "held": held, "needed": state.phase.float_percent})
    for name in turn_order(state):
        if not on_sale(state, state.companies[name]) and not state.phase.communist:
            yield Event("coming-sold-out", {"company": name})


def _debts(state: State) -> Iterator[Event]:
    if isinstance(state.round, ShareRound):
        for name, player in state.players.items():
            if player.debt:
                facts = {"player": name, "debt": player.debt, "interest": interest(state, player.debt)}
                yield Event("coming-interest", facts)


def _limits(state: State) -> Iterator[Event]:
    limit = certificate_limit(state)
    for name in state.seats:
        held = certificates(state, name)
        if held > limit:
            yield Event("coming-over-limit", {"player": name, "held": held, "limit": limit})


def removal(state: State) -> Iterator[Event]:
    """What the train purchase marker threatens: if nobody buys until its company's turn ends, the type goes."""
    round_ = operating(state)
    if state.marker is None or round_ is None or not removable(state):
        return
    facts = {"company": state.marker, "train": current_type(state), "number": removed(state)}
    turn = round_.turn
    if turn is not None and turn.who == state.marker:
        if not turn.bought and not turn.settled:
            yield Event("coming-removal-now", facts)
        return
    between = []
    for name in upcoming(state):
        if name == state.marker:
            break
        if name in state.companies:
            between.append(name)
    yield Event("coming-removal", {**facts, "between": tuple(between)})


def _trains(state: State) -> Iterator[Event]:
    train = current_type(state)
    left, price = state.depot[train], BOX.trains[train].price
    if left is None:
        return
    following = TYPES[TYPES.index(train) + 1]
    facts = {"train": train, "left": left, "price": price, "next": following}
    yield Event("coming-share-round" if BOX.trains[train].share_round else "coming-last-of-type", facts)
    if train == LAST_SHARE_ROUND:
        yield Event("coming-last-turns", {"train": train, "turns": BOX.setup.last_turns})


def _first_of_next(state: State) -> Iterator[Event]:
    """The phase that the next purchase of a new type begins, and whose trains rust by it."""
    begun = map(STARTED_BY.__getitem__, TYPES)
    phase = next((phase for phase in begun if ORDER[phase.name] > ORDER[state.phase.name]), None)
    if phase is None:
        return
    yield Event("coming-phase", {"phase": phase.name, "train": phase.train})
    for name in turn_order(state):
        number = state.companies[name].trains.count(phase.rusts) if phase.rusts else 0
        if number:
            yield Event("coming-rust", {"company": name, "train": phase.rusts, "number": number, "by": phase.train})
    owner = state.privates.get(ROCKET)
    if owner is not None and phase.train == BOX.privates[ROCKET].forced_by:
        yield Event("coming-rocket", {"private": ROCKET, "player": owner, "train": phase.train})


def _second_halves(state: State) -> Iterator[Event]:
    """Who is still owed the second half of its capital, and what is missing for it."""
    for name in turn_order(state):
        company = state.companies[name]
        if company.second_half:
            continue
        amount = company.par * BOX.setup.half_capital
        shares = max(0, company.bank - BOX.setup.second_half_bank) // SHARE
        code = "coming-second-half" if capital_halves_due(state) else "coming-second-half-train"
        yield Event(code, {"company": name, "amount": amount, "shares": shares, "train": BOX.setup.second_half_train})


def _last_turns(state: State) -> Iterator[Event]:
    if state.countdown is not None:
        yield Event("coming-end", {"company": state.marker, "turns": state.countdown})


CHAPTERS = (_next_on_list, _openings, _debts, _limits, removal, _last_turns, _trains, _first_of_next, _second_halves)
