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
from eighteen80.events import ForecastEvent
from eighteen80.fast_class import value
from eighteen80.refusals import Label

AHEAD = 4


@value
class PlayersNext(ForecastEvent):
    """The next players in the share round, and the number of passes in a row."""

    players: tuple[str, ...]
    passes: int


@value
class TurnsNext(ForecastEvent):
    """The next companies on the turn order list."""

    names: tuple[str, ...]


@value
class WillOpen(ForecastEvent):
    """A company opens at the end of the round."""

    company: str
    capital: int


@value
class StaysShut(ForecastEvent):
    """A company stays shut, as its director holds too little."""

    company: str
    held: int
    needed: int


@value
class SoldOut(ForecastEvent):
    """The price of a company rises at the end of the round."""

    company: str


@value
class InterestDue(ForecastEvent):
    """A debt grows at the end of the round."""

    player: str
    debt: int
    interest: int


@value
class OverLimit(ForecastEvent):
    """A player has to sell."""

    player: str
    held: int
    limit: int


@value
class RemovalNow(ForecastEvent):
    """A type that leaves the game unless the company to act buys."""

    company: str
    train: str
    number: int


@value
class RemovalNear(ForecastEvent):
    """A type leaves the game unless one of those `between`, or the company itself, buys."""

    company: str
    train: str
    number: int
    between: tuple[str, ...]


@value
class TypeEnds(ForecastEvent):
    """The number of trains left until the next type."""

    train: str
    left: int
    price: int
    next: str


@value
class ShareRoundAhead(TypeEnds):
    """The number of trains left until the next type and a share round."""


@value
class EndAhead(ForecastEvent):
    """The train that fixes the end, and how many turns are left then."""

    train: str
    turns: int


@value
class PhaseAhead(ForecastEvent):
    """The next phase, and the train that begins it."""

    phase: str
    train: str


@value
class RustAhead(ForecastEvent):
    """Trains of a company rust by the next phase."""

    company: str
    train: str
    number: int
    by: str


@value
class RocketForced(ForecastEvent):
    """The forced exchange of P7."""

    private: str
    player: str
    train: str


@value
class SecondHalfOwed(ForecastEvent):
    """The second half of a capital, and the number of shares still to be sold for it."""

    company: str
    amount: int
    shares: int
    train: str


@value
class SecondHalfWaits(SecondHalfOwed):
    """The second half of a capital waits for the first train of a type, and for shares."""


@value
class EndNear(ForecastEvent):
    """The number of turns that the last company still has."""

    company: str | None
    turns: int


def forecast(state: State) -> list[ForecastEvent]:
    """List everything foreseeable from here, nearest first."""
    if isinstance(state.round, Over):
        return []
    return [event for chapter in CHAPTERS for event in chapter(state)]


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


def _next_on_list(state: State) -> Iterator[ForecastEvent]:
    if isinstance(state.round, ShareRound):
        following = companies.clockwise_from(state, state.round.turn)
        yield PlayersNext(following, state.round.passes)
    if operating_round(state) is not None:
        names = tuple(Label(name) if name == PRIVATES else name for name in islice(places_to_come(state), AHEAD))
        yield TurnsNext(names)


def _openings(state: State) -> Iterator[ForecastEvent]:
    """Yield the companies that will float at the end of this share round, not before."""
    if not isinstance(state.round, ShareRound):
        return
    for name in phases.turn_order(state):
        company = state.companies[name]
        if companies.ready_to_open(state, name):
            halves = 2 if company.second_half else 1
            yield WillOpen(name, company.par * BOX.setup.half_capital * halves)
        elif not company.open:
            held = state.players[company.director or ""].shares.get(name, 0)
            yield StaysShut(name, held, state.phase.float_percent)
    for name in phases.turn_order(state):
        if not companies.on_sale(state, state.companies[name]) and not state.phase.communist:
            yield SoldOut(name)


def _debts_and_limits(state: State) -> Iterator[ForecastEvent]:
    for name, player in state.players.items():
        if player.debt and isinstance(state.round, ShareRound):
            yield InterestDue(name, player.debt, interest(state, player.debt))
    limit = companies.certificate_limit(state)
    for name in state.seats:
        held = companies.certificates(state, name)
        if held > limit:
            yield OverLimit(name, held, limit)


def removal(state: State) -> Iterator[RemovalNow | RemovalNear]:
    """Yield the threat of the train purchase marker: without a purchase until its company's turn, the type goes."""
    round_ = operating_round(state)
    if state.marker is None or round_ is None or not phases.is_removable(state):
        return
    train, number = phases.current_type(state), phases.removal_count(state)
    turn = round_.turn
    if turn is not None and turn.who == state.marker:
        if not turn.bought and not turn.settled:
            yield RemovalNow(state.marker, train, number)
        return
    before = takewhile(lambda name: name != state.marker, places_to_come(state))
    between = tuple(name for name in before if name in state.companies)
    yield RemovalNear(state.marker, train, number, between)


def _trains(state: State) -> Iterator[ForecastEvent]:
    if state.countdown is not None:
        yield EndNear(state.marker, state.countdown)
    train = phases.current_type(state)
    left, price = state.depot[train], BOX.trains[train].price
    if left is None:
        return
    following = phases.TYPES[phases.TYPES.index(train) + 1]
    follows = ShareRoundAhead if BOX.trains[train].share_round else TypeEnds
    yield follows(train, left, price, following)
    if train == phases.LAST_SHARE_ROUND:
        yield EndAhead(train, BOX.setup.last_turns)


def _first_of_next(state: State) -> Iterator[ForecastEvent]:
    """Yield the phase that the first purchase of a new type begins, and the trains that it rusts."""
    begun = map(phases.STARTED_BY.__getitem__, phases.TYPES)
    phase = next((phase for phase in begun if phases.ORDER[phase.name] > phases.ORDER[state.phase.name]), None)
    if phase is None:
        return
    yield PhaseAhead(phase.name, phase.train)
    for name in phases.turn_order(state):
        number = state.companies[name].trains.count(phase.rusts) if phase.rusts else 0
        if number:
            yield RustAhead(name, phase.rusts, number, by=phase.train)
    owner = state.privates.get(phases.ROCKET)
    if owner is not None and phase.train == BOX.privates[phases.ROCKET].forced_by:
        yield RocketForced(phases.ROCKET, owner, phase.train)


def _second_halves(state: State) -> Iterator[ForecastEvent]:
    """Yield the companies without the second half of their capital, and the missing shares."""
    for name in phases.turn_order(state):
        company = state.companies[name]
        if company.second_half:
            continue
        amount = company.par * BOX.setup.half_capital
        shares = max(0, company.bank - BOX.setup.second_half_bank) // companies.SHARE
        owed = SecondHalfOwed if companies.capital_halves_due(state) else SecondHalfWaits
        yield owed(name, amount, shares, BOX.setup.second_half_train)


CHAPTERS = (_next_on_list, _openings, _debts_and_limits, removal, _trains, _first_of_next, _second_halves)
