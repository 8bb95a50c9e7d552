"""Rounds as data: the moves of each moment, the player to act, and the continuation where nothing is to be decided."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterator, Mapping
from typing import Any

from eighteen80.china import moves
from eighteen80.china.corrections.corrected_values import CORRECTIONS
from eighteen80.china.course import Course
from eighteen80.china.events import CannotAct, CannotBid
from eighteen80.china.rules import auction, debts, investors, privates, share_rounds
from eighteen80.china.rules.operating import stations, track, trains, turns
from eighteen80.china.rules.operating.phases import turn_order
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
from eighteen80.engine.rule import Rule
from eighteen80.engine.table_moves import Correct
from eighteen80.refusals import UNSAID, Illegal, RecordText

AnyRule = Rule[State, Any, Any, Course]
Rules = Mapping[type[moves.Move], AnyRule]
closing: Collection[str] = (moves.Done.verb,)
around: Collection[str] = (moves.Bid.verb, moves.Pass.verb, moves.ChooseInvestor.verb)
MOST_PASSINGS = 100
"""So often the turn order list is passed in a row without any choice at most: there are fewer trains to be removed."""


def step_rule(step: int, rule: AnyRule) -> AnyRule:
    """Return the rule of a move that belongs to one step of a turn, and passes those before it."""

    def check_moment(state: State) -> None:
        turns.check_step(state, step)
        rule.check_moment(state)

    def do(course: Course, plan: Any) -> None:
        turns.pass_to(course, step)
        rule.do(course, plan)

    return rule._replace(check_moment=check_moment, do=do)


AUCTION: Rules = {
    moves.Bid: auction.BID,
    moves.Pass: auction.PASS,
}

DRAFT: Rules = {
    moves.ChooseInvestor: auction.INVESTOR,
}

SHARE_ROUND: Rules = {
    moves.Found: share_rounds.FOUND,
    moves.Buy: share_rounds.BUY,
    moves.Sell: share_rounds.SELL,
    moves.Repay: debts.REPAY,
    moves.Pass: share_rounds.PASS,
    moves.Done: share_rounds.DONE,
    moves.Permit: privates.PERMIT,
}

INVESTOR_TURN: Rules = {
    moves.Lay: step_rule(turns.TRACK, track.LAY),
    moves.Run: step_rule(turns.RUN, turns.RUN_TRAINS),
    moves.Done: turns.INVESTOR_DONE,
    moves.Permit: privates.PERMIT,
    # Never for an investor, as their paragraphs say.
    moves.Station: step_rule(turns.STATION, stations.NEVER),
    moves.Rocket: privates.BY_CHOICE,
}

COMPANY_TURN: Rules = {
    moves.Lay: step_rule(turns.TRACK, track.LAY),
    moves.Station: step_rule(turns.STATION, stations.STATION),
    moves.Run: step_rule(turns.RUN, turns.RUN_TRAINS),
    moves.Pay: step_rule(turns.DIVIDEND, turns.PAY),
    moves.Withhold: step_rule(turns.DIVIDEND, turns.WITHHOLD),
    moves.Train: step_rule(turns.TRAINS, trains.BUY),
    moves.Done: step_rule(turns.TRAINS, turns.DONE),
    moves.Rocket: turns.ROCKET,
    moves.Permit: privates.PERMIT,
}

ROUNDS: Mapping[type, Rules] = {Auction: AUCTION, Draft: DRAFT, ShareRound: SHARE_ROUND, Over: {}}

OWED: Mapping[type, Rules] = {
    StartOwed: {moves.Permit: auction.START},
    PaymentOwed: {moves.Claim: privates.CLAIM, moves.Decline: privates.DECLINE},
    RocketOwed: {moves.Rocket: privates.FORCED, moves.Decline: privates.LOST},
    SurplusOwed: {moves.Scrap: trains.SCRAP},
    MergeOwed: {moves.Merge: investors.MERGE},
    ReplaceOwed: {moves.Replace: stations.REPLACE, moves.Remove: stations.REMOVE},
    HomeOwed: {moves.Home: stations.HOME},
    GapOwed: {moves.Sell: trains.FORCED_SALE, moves.Borrow: trains.BORROW},
}

ANY_TIME: Rules = CORRECTIONS.rules


def rules(state: State) -> Rules:
    """Return the rules of the present moment, without the moves possible at any time."""
    if state.owed:
        return OWED[type(state.owed[0])]
    round_ = state.round
    if isinstance(round_, Operating):
        return COMPANY_TURN if turns.is_company(state, state.turn) else INVESTOR_TURN
    return ROUNDS[type(round_)]


def rules_out_of_turn(state: State) -> Rules:
    """Return the moves of players not to act: repay in a share round (R60), give P5's permit (R75).

    A permit is listed here during a pending decision; otherwise it is among the moves of the turn.
    """
    others: dict[type[moves.Move], AnyRule] = {}
    if isinstance(state.round, ShareRound):
        others[moves.Repay] = debts.REPAY_OUT_OF_TURN
    if state.owed and moves.Permit not in rules(state) and privates.PERMIT.possible(state):
        others[moves.Permit] = privates.PERMIT
    return others


def not_now(state: State, kind: type[moves.Move]) -> Illegal:
    """Explain why no move of this class may come now."""
    verbs = tuple(other.verb for other, its in rules(state).items() if its.possible(state))
    return Illegal("turn-not-now", verb=RecordText(kind.verb), due=due(state), verbs=tuple(map(RecordText, verbs)))


def due(state: State) -> tuple[str, ...]:
    """Return the player, company or investor to decide."""
    if state.owed:
        return (state.owed[0].who,)
    round_ = state.round
    if isinstance(round_, Operating):
        return (state.turn.who,)
    return () if isinstance(round_, Over) else (round_.turn,)


def turn_key(state: State) -> Hashable:
    """IX, XII: Return the key of the current turn, which others' decisions within it do not change."""
    round_ = state.round
    if isinstance(round_, Operating):
        return state.share_rounds, state.passing, round_.place
    if isinstance(round_, Auction | Draft | ShareRound):
        return state.share_rounds, state.passing, type(round_).__name__, round_.turn
    return Over


ROUND_NAMES = {
    Auction: "auction",
    Draft: "investors",
    ShareRound: "share",
    Operating: "operating",
    Over: "over",
}


def round_key(state: State) -> str:
    """Return a key that changes when a round ends."""
    return f"{ROUND_NAMES[type(state.round)]} {state.share_rounds} {state.passing}"


def settle(course: Course) -> None:
    """Continue until a player has a choice, or the game is over."""
    for _ in settle_stages(course):
        pass


def settle_stages(course: Course) -> Iterator[State]:
    """Yield each moment that passes automatically, and finally the one with a choice for a player."""
    passing = course.state.passing
    yield course.state
    while _goes_on(course):
        if course.state.passing - passing > MOST_PASSINGS:
            raise _standstill(course.state)
        yield course.state


def _standstill(state: State) -> Illegal:
    """Return the refusal of an endless game: without a train marker, no train is removed for want of buyers."""
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
        return turns.continue_round(course)
    if isinstance(round_, ShareRound) and not share_rounds.has_choice(state):
        _tell_idle(course, round_.turn)
        share_rounds.do_pass(course, moves.Pass())
        return True
    if isinstance(round_, Auction) and not auction.BID.possible(state):
        course.tell(CannotBid(round_.turn, round_.private))
        auction.do_pass(course, moves.Pass())
        return True
    return False


def _tell_idle(course: Course, player: str) -> None:
    """Join consecutive players who can do nothing in one event."""
    last = course.events[-1] if course.events else None
    before = last.players if isinstance(last, CannotAct) else ()
    if before:
        course.events.pop()
    course.tell(CannotAct((*before, player), len(before) + 1))


def _settles(course: Course) -> bool:
    """Take a decision that leaves no choice."""
    owed = course.state.owed[0]
    if isinstance(owed, SurplusOwed):
        return trains.scrap_automatically(course)
    if isinstance(owed, RocketOwed):
        return privates.place_automatically(course)
    return False
