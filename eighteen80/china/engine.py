"""The rules of 1880 at work: all callers make moves through `ENGINE`.

A ruling of the table is on a move of the player to act, or of another who makes up for one.
"""

from __future__ import annotations

from eighteen80.china import turn
from eighteen80.china.corrections.corrected_values import CORRECTIONS
from eighteen80.china.corrections.sound import check_sound
from eighteen80.china.course import Course
from eighteen80.china.moves import NOTATION, Buy, Found, Lay, Move, Permit, Repay, Sell, Station, Train, out_of_turn
from eighteen80.china.rules.companies import clockwise_from
from eighteen80.china.rules.operating.turns import TRAINS
from eighteen80.china.rules.privates import ENGINEER
from eighteen80.china.state import BANK, GapOwed, Operating, ShareRound, State, Turn
from eighteen80.engine.rule import RulesEngine
from eighteen80.engine.table_moves import Overrule
from eighteen80.engine.table_rulings import Case, Rulings
from eighteen80.line.fields import Moment
from eighteen80.refusals import Illegal, Refusal

OUT_OF_TURN = (Buy, Sell, Found, Repay, Lay, Station, Train)
"""Moves that a player may make up for in another's turn; all others belong to the course of a turn."""


def _case(state: State, line: str) -> Case[State, Move]:
    """Return the ruled move, and the moment in which its player is to act."""
    who, rest = out_of_turn(line, Moment(state))
    move: Move = NOTATION.read(rest, Moment(state))
    late = isinstance(move, OUT_OF_TURN) and type(move) not in turn.rules(state)
    if not who and late:
        raise Illegal("rule-whose", line=rest)
    if not who or (who in turn.due(state) and not late):
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
        raise Illegal("rule-impossible", line=NOTATION.write(case.move))
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
    notation=NOTATION,
    case=_case,
    engine=lambda: ENGINE,
    corrections=CORRECTIONS,
    resume=_resume,
    keeps_words=True,
)
ENGINE: RulesEngine[State, Move, Course] = RulesEngine(
    rules=turn.rules,
    others=turn.rules_out_of_turn,
    any_time={**turn.ANY_TIME, Overrule: RULINGS.rule},
    course=lambda state, _kind: Course(state),
    settle=turn.settle,
    not_now=turn.not_now,
    sound=check_sound,
    unruled=(Overrule,),
)


def why_over(before: State, move: Move) -> Refusal | None:
    """Return the reason against every train, if the turn that this move ended had nothing else to come."""
    left = ENGINE.make(before, move).state
    if not isinstance(left.round, Operating) or left.round.turn is None or left.round.turn.step != TRAINS:
        return None
    try:
        ENGINE.rule_for(left, Train).check_any(left, {})
    except Illegal as reason:
        return reason
    return None


def actor(state: State, move: Move) -> str:
    """Return the maker of a move: P5's owner, the player a ruling names, or the player to act."""
    if isinstance(move, Permit) and move.company is not None:
        return state.privates.get(ENGINEER, BANK)
    if isinstance(move, Repay) and move.player is not None:
        return move.player
    if isinstance(move, Overrule) and (who := out_of_turn(move.line, Moment(state))[0]):
        return who
    return next(iter(turn.due(state)), BANK)
