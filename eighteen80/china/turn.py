"""Rounds as data, and the rules at work: the moves of each moment, the player to act, and automatic consequences.

All callers make moves through `ENGINE`. A ruling of the table is on a move of the player to act, or of another who
makes up for one.
"""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterator, Mapping
from itertools import islice
from typing import Any

from eighteen80.china import moves
from eighteen80.china.corrections.corrected_values import CORRECTIONS
from eighteen80.china.corrections.sound import check_sound
from eighteen80.china.course import Course
from eighteen80.china.events import CannotAct, CannotBid
from eighteen80.china.moves import Move
from eighteen80.china.rules import auction, debts, investors, privates, share_rounds
from eighteen80.china.rules.companies import clockwise_from
from eighteen80.china.rules.operating import stations, track, trains, turns
from eighteen80.china.rules.operating.phases import surplus, turn_order
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
    Turn,
)
from eighteen80.engine.rule import Rule, RulesEngine
from eighteen80.engine.table_moves import Correct, Overrule
from eighteen80.engine.table_rulings import Case, Rulings
from eighteen80.line.fields import Moment
from eighteen80.refusals import UNSAID, Illegal, RecordText, Refusal

AnyRule = Rule[State, Any, Any, Course]
Rules = Mapping[type[Move], AnyRule]
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


AUCTION: Rules = {moves.Bid: auction.BID, moves.Pass: auction.PASS}

DRAFT: Rules = {moves.ChooseInvestor: auction.INVESTOR}

SHARE_ROUND: Rules = {
    moves.Found: share_rounds.FOUND,
    moves.Buy: share_rounds.BUY,
    moves.Sell: share_rounds.SELL,
    moves.Repay: debts.REPAY,
    moves.Pass: share_rounds.PASS,
    moves.Done: share_rounds.DONE,
    moves.Permit: privates.PERMIT,
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

INVESTOR_TURN: Rules = {
    **{kind: COMPANY_TURN[kind] for kind in (moves.Lay, moves.Run, moves.Done, moves.Permit)},
    moves.Done: turns.INVESTOR_DONE,
    # Never for an investor, as their paragraphs say.
    **{kind: COMPANY_TURN[kind] for kind in (moves.Station, moves.Rocket)},
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

AUTOMATIC = (SurplusOwed, RocketOwed)
"""R53, R56: Decisions that are taken where they leave no choice."""

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
    others: dict[type[Move], AnyRule] = {}
    if isinstance(state.round, ShareRound):
        others[moves.Repay] = debts.REPAY_OUT_OF_TURN
    if state.owed and moves.Permit not in rules(state) and privates.PERMIT.possible(state):
        others[moves.Permit] = privates.PERMIT
    return others


def not_now(state: State, kind: type[Move]) -> Illegal:
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


ROUND_NAMES = {Auction: "auction", Draft: "investors", ShareRound: "share", Operating: "operating", Over: "over"}


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
        return isinstance(state.owed[0], AUTOMATIC) and _has_decided(course, state.owed[0])
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


def _has_decided(course: Course, owed: SurplusOwed | RocketOwed) -> bool:
    """Take a decision if it has one answer alone, or is not needed any more; return whether that was so."""
    state = course.state
    if isinstance(owed, SurplusOwed) and not surplus(state, state.companies[owed.who]):
        course.settle_owed(SurplusOwed)
        return True
    answers = list(islice(ENGINE.legal_of_due(state), 2))
    if len(answers) == 1:
        rule = rules(state)[type(answers[0])]
        rule.do(course, rule.plan(state, answers[0]))
    return len(answers) == 1


def _tell_idle(course: Course, player: str) -> None:
    """Join consecutive players who can do nothing in one event."""
    last = course.events[-1] if course.events else None
    before = last.players if isinstance(last, CannotAct) else ()
    if before:
        course.events.pop()
    course.tell(CannotAct((*before, player), len(before) + 1))


# Rulings of the table


OUT_OF_TURN = (moves.Buy, moves.Sell, moves.Found, moves.Repay, moves.Lay, moves.Station, moves.Train)
"""Moves that a player may make up for in another's turn; all others belong to the course of a turn."""


def _case(state: State, line: str) -> Case[State, Move]:
    """Return the ruled move, and the moment in which its player is to act."""
    who, rest = moves.out_of_turn(line, Moment(state))
    move: Move = moves.NOTATION.read(rest, Moment(state))
    late = isinstance(move, OUT_OF_TURN) and type(move) not in rules(state)
    if not who and late:
        raise Illegal("rule-whose", line=rest)
    if not who or (who in due(state) and not late):
        return Case(move, state)
    if not isinstance(move, OUT_OF_TURN):
        raise Illegal("rule-out-of-turn", who=who, verb=move.verb)
    if who not in state.players and not state.operator(who).open:
        raise Illegal("rule-impossible", line=line)
    # It is as if it were this player's turn, with all decisions due waiting beneath.
    round_ = ShareRound(who) if who in state.players else Operating(turn=Turn(who))
    return Case(move, state._replace(rounds=(*state.rounds, round_), owed=()), who)


def _resume(course: Course, state: State, case: Case[State, Move]) -> None:
    """Restore the decisions due before, after the consequences of the move."""
    if not case.who:
        return
    if any(isinstance(owed, GapOwed) for owed in course.state.owed):
        # A purchase paid in parts is paid within that turn.
        raise Illegal("rule-impossible", line=moves.NOTATION.write(case.move))
    made, waiting = course.state.rounds[len(state.rounds)], state.round
    if isinstance(made, ShareRound) and isinstance(waiting, ShareRound):
        waiting = _restart_passes(state, made, waiting)
    course.set(rounds=(*state.rounds[:-1], waiting, *course.state.rounds[len(state.rounds) + 1 :]))
    course.set(owed=(*course.state.owed, *state.owed))


def _restart_passes(state: State, made: ShareRound, waiting: ShareRound) -> ShareRound:
    """XII, R29: Count a late move in place of the pass before it, if no one has acted since."""
    if made.last is None:
        return waiting
    since = clockwise_from(state, made.last).index(waiting.turn) if waiting.turn != made.last else len(state.seats)
    waiting = waiting._replace(sold=waiting.sold | made.sold)
    return waiting._replace(passes=since, last=made.last) if waiting.passes > since else waiting


RULINGS: Rulings[State, Move, Course] = Rulings(
    notation=moves.NOTATION,
    case=_case,
    engine=lambda: ENGINE,
    corrections=CORRECTIONS,
    resume=_resume,
    keeps_words=True,
)
ENGINE: RulesEngine[State, Move, Course] = RulesEngine(
    rules=rules,
    others=rules_out_of_turn,
    any_time={**ANY_TIME, Overrule: RULINGS.rule},
    course=lambda state, _kind: Course(state),
    settle=settle,
    not_now=not_now,
    sound=check_sound,
    unruled=(Overrule,),
)


def why_over(before: State, move: Move) -> Refusal | None:
    """Return the reason against every train, if the turn that this move ended had nothing else to come."""
    left = ENGINE.make(before, move).state
    if not isinstance(left.round, Operating) or left.round.turn is None or left.round.turn.step != turns.TRAINS:
        return None
    try:
        ENGINE.rule_for(left, moves.Train).check_any(left, {})
    except Illegal as reason:
        return reason
    return None


def actor(state: State, move: Move) -> str:
    """Return the maker of a move: P5's owner, the player a ruling names, or the player to act."""
    if isinstance(move, moves.Permit) and move.company is not None:
        return state.privates.get(privates.ENGINEER, BANK)
    if isinstance(move, moves.Repay) and move.player is not None:
        return move.player
    if isinstance(move, Overrule) and (who := moves.out_of_turn(move.line, Moment(state))[0]):
        return who
    return next(iter(due(state)), BANK)
