"""Rounds as data: what may come at each moment, who is due, and how the game goes on where nothing is to be decided."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping
from typing import Any, NamedTuple

from eighteen80.china import auction, debts, investors, privates, stock
from eighteen80.china.events import CannotAct, CannotBid
from eighteen80.china.moves import (
    Bid,
    Borrow,
    Buy,
    ChooseInvestor,
    Claim,
    Confirm,
    Correct,
    Count,
    Decline,
    Done,
    Found,
    Home,
    Lay,
    Merge,
    Move,
    Note,
    Pass,
    Pay,
    Permit,
    Remove,
    Repay,
    Replace,
    Rocket,
    Run,
    Scrap,
    Sell,
    Station,
    Train,
    Withhold,
)
from eighteen80.china.operating import routes, stations, track, trains, turns
from eighteen80.china.operating.phases import surplus, turn_order
from eighteen80.china.play.course import Course
from eighteen80.china.put_right import corrections, counts
from eighteen80.china.state import (
    BANK,
    Auction,
    Draft,
    GapOwed,
    HomeOwed,
    MergeOwed,
    Operating,
    Over,
    PaymentOwed,
    ReplaceOwed,
    RocketOwed,
    ShareRound,
    StartOwed,
    State,
    SurplusOwed,
)
from eighteen80.refusals import UNSAID, Illegal


class Rule(NamedTuple):
    """How a chapter answers for a move: may it be made, what does it do, which are there, at which step of a turn."""

    check: Callable[[State, Any], Any]
    do: Callable[[Course, Any, Any], None]
    moves: Callable[[State], Iterator[Move]]
    step: int | None = None


Rules = Mapping[type[Move], Rule]
CLOSING = (Done.verb,)
AROUND = (Bid.verb, Pass.verb, ChooseInvestor.verb)
MOST_PASSINGS = 100
"""So often the turn order list is passed in a row without any choice at most: there are fewer trains to be removed."""


def _free(_state: State, _move: Move) -> None:
    """Nothing to check beyond that the move is due."""


def _one(move: Move) -> Callable[[State], Iterator[Move]]:
    return lambda _state: iter((move,))


STATION = Rule(stations.check_station, stations.do_station, stations.stations, turns.STATION)
ROCKET = Rule(privates.check_rocket, privates.do_rocket, privates.rockets)
EXTRA_PERMIT = Rule(privates.check_permit, privates.do_permit, privates.permits)

AUCTION: Rules = {
    Bid: Rule(auction.check_bid, auction.do_bid, auction.bids),
    Pass: Rule(_free, auction.do_pass, _one(Pass())),
}

DRAFT: Rules = {
    ChooseInvestor: Rule(auction.check_investor, auction.do_investor, auction.investors),
}

SHARE_ROUND: Rules = {
    Found: Rule(stock.check_found, stock.do_found, stock.foundings),
    Buy: Rule(stock.check_buy, stock.do_buy, stock.buys),
    Sell: Rule(stock.check_sell, stock.do_sell, stock.sales),
    Repay: Rule(debts.check_repay, debts.do_repay, debts.repayments),
    Pass: Rule(stock.check_pass, stock.do_pass, stock.passes),
    Done: Rule(stock.check_done, stock.do_done, stock.dones),
    Permit: EXTRA_PERMIT,
}

INVESTOR_TURN: Rules = {
    Lay: Rule(track.check_lay, track.do_lay, track.lays, turns.TRACK),
    Run: Rule(routes.check_run, turns.do_run, routes.runs, turns.RUN),
    Done: Rule(turns.check_done, turns.do_done, turns.dones),
    Permit: EXTRA_PERMIT,
    # Never for an investor, as their paragraphs say.
    Station: STATION,
    Rocket: ROCKET,
}

COMPANY_TURN: Rules = {
    Lay: Rule(track.check_lay, track.do_lay, track.lays, turns.TRACK),
    Station: STATION,
    Run: Rule(routes.check_run, turns.do_run, routes.runs, turns.RUN),
    Pay: Rule(turns.check_pay, turns.do_pay, turns.pays, turns.DIVIDEND),
    Withhold: Rule(_free, turns.do_withhold, turns.withholds, turns.DIVIDEND),
    Train: Rule(trains.check_train, trains.do_train, trains.trains, turns.TRAINS),
    Done: Rule(turns.check_done, turns.do_done, turns.dones, turns.TRAINS),
    Rocket: ROCKET,
    Permit: EXTRA_PERMIT,
}

ROUNDS: Mapping[type, Rules] = {Auction: AUCTION, Draft: DRAFT, ShareRound: SHARE_ROUND, Over: {}}

OWED: Mapping[type, Rules] = {
    StartOwed: {Permit: Rule(auction.check_start, auction.do_start, auction.starts)},
    PaymentOwed: {
        Claim: Rule(_free, privates.do_claim, _one(Claim())),
        Decline: Rule(_free, privates.do_decline, _one(Decline())),
    },
    RocketOwed: {
        Rocket: Rule(privates.check_forced_rocket, privates.do_forced_rocket, privates.forced_rockets),
        Decline: Rule(privates.check_lose_rocket, privates.do_lose_rocket, privates.losses),
    },
    SurplusOwed: {Scrap: Rule(trains.check_scrap, trains.do_scrap, trains.scraps)},
    MergeOwed: {Merge: Rule(investors.check_merge, investors.do_merge, investors.merges)},
    ReplaceOwed: {
        Replace: Rule(_free, stations.do_replace, _one(Replace())),
        Remove: Rule(_free, stations.do_remove, _one(Remove())),
    },
    HomeOwed: {Home: Rule(stations.check_home, stations.do_home, stations.homes)},
    GapOwed: {
        Sell: Rule(trains.check_forced_sale, trains.do_forced_sale, trains.forced_sales),
        Borrow: Rule(_free, trains.do_borrow, _one(Borrow())),
    },
}

ANY_TIME: Rules = {
    Note: Rule(_free, corrections.do_note, lambda _state: iter(())),
    Count: Rule(counts.check_count, counts.do_count, lambda _state: iter(())),
    Confirm: Rule(corrections.check_confirm, corrections.do_confirm, lambda _state: iter(())),
    Correct: Rule(corrections.check_correct, corrections.do_correct, lambda _state: iter(())),
}


def rules(state: State) -> Rules:
    """What may come now, apart from what may come at any time."""
    if state.owed:
        return OWED[type(state.owed[0])]
    round_ = state.round
    if isinstance(round_, Operating):
        return COMPANY_TURN if turns.is_company(state, state.turn) else INVESTOR_TURN
    return ROUNDS[type(round_)]


def at_any_time(state: State, kind: type[Move]) -> Rule | None:
    """What may come besides: P5's permit while there is one to give (R75), and what the banker says of the table."""
    if kind is Permit and next(privates.permits(state), None) is not None:
        return EXTRA_PERMIT
    return ANY_TIME.get(kind)


def due(state: State) -> tuple[str, ...]:
    """Who owes a decision: a player, a company or an investor."""
    if state.owed:
        return (state.owed[0].who,)
    round_ = state.round
    if isinstance(round_, Operating):
        return (state.turn.who,)
    return () if isinstance(round_, Over) else (round_.turn,)


def turn_of(state: State) -> Hashable:
    """IX, XII: the turn under way, which what others owe within it does not end."""
    round_ = state.round
    if isinstance(round_, Operating):
        return state.share_rounds, state.passing, round_.place
    if isinstance(round_, Auction | Draft | ShareRound):
        return state.share_rounds, state.passing, type(round_).__name__, round_.turn
    return Over


def settle(course: Course) -> None:
    """Go on until somebody has a choice, or the game is over."""
    for _ in stages(course):
        pass


def stages(course: Course) -> Iterator[State]:
    """Each moment through which the game goes on by itself; the last is that in which somebody has a choice."""
    passing = course.state.passing
    yield course.state
    while _goes_on(course):
        if course.state.passing - passing > MOST_PASSINGS:
            raise _standstill(course.state)
        yield course.state


def _standstill(state: State) -> Illegal:
    """Why nobody is due any more: where nobody has the train marker, no train is removed for want of buyers."""
    waiting = next((name for name in turn_order(state) if state.companies[name].open), None)
    if state.marker is None and waiting is not None:
        there = Correct("marker", BANK, waiting, UNSAID)
        refusal = Illegal("unsound-unmarked", company=waiting)
        refusal.proposed = there
        return refusal
    return Illegal("unsound-idle")


def _goes_on(course: Course) -> bool:
    state = course.state
    if state.owed:
        return _settles(course)
    round_ = state.round
    if isinstance(round_, Operating):
        return turns.go_on(course)
    if isinstance(round_, ShareRound) and not stock.has_choice(state):
        _tell_idle(course, round_.turn)
        stock.do_pass(course, Pass(), None)
        return True
    if isinstance(round_, Auction) and not auction.has_choice(state):
        course.tell(CannotBid(round_.turn, round_.private))
        auction.do_pass(course, Pass(), None)
        return True
    return False


def _tell_idle(course: Course, player: str) -> None:
    """Players who can do nothing one after the other are named together."""
    last = course.events[-1] if course.events else None
    before = last.players if isinstance(last, CannotAct) else ()
    if before:
        course.events.pop()
    course.tell(CannotAct((*before, player), len(before) + 1))


def _settles(course: Course) -> bool:
    """Take a decision that leaves no choice."""
    owed = course.state.owed[0]
    if isinstance(owed, SurplusOwed):
        return _scraps(course, owed)
    if isinstance(owed, RocketOwed):
        return _places_rocket(course)
    return False


def _scraps(course: Course, owed: SurplusOwed) -> bool:
    company = course.state.companies[owed.who]
    if not surplus(course.state, company):
        course.settle_first()
        return True
    if len(set(company.trains)) == 1:
        trains.do_scrap(course, Scrap(company.trains[0]), None)
        return True
    return False


def _places_rocket(course: Course) -> bool:
    choices = list(privates.forced_rockets(course.state))
    if not choices:
        privates.do_lose_rocket(course, Decline(), None)
        return True
    if len(choices) == 1 and choices[0].scrap is None:
        privates.do_forced_rocket(course, choices[0], None)
        return True
    return False
