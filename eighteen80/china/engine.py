"""The rules of 1880 at work: all callers make moves through `ENGINE`."""

from __future__ import annotations

from eighteen80.china import turn
from eighteen80.china.corrections import rulings
from eighteen80.china.corrections.corrected_values import CORRECTIONS
from eighteen80.china.corrections.sound import check_sound
from eighteen80.china.course import Course
from eighteen80.china.moves import NOTATION, Move, Permit, Repay, Train
from eighteen80.china.rules.operating.turns import TRAINS
from eighteen80.china.rules.privates import ENGINEER
from eighteen80.china.state import BANK, Operating, State
from eighteen80.engine.rules_engine import RulesEngine
from eighteen80.engine.table_moves import Overrule
from eighteen80.engine.table_rulings import Rulings
from eighteen80.refusals import Illegal, Refusal

RULINGS: Rulings[State, Move, Course] = Rulings(
    notation=NOTATION,
    case=rulings.case,
    engine=lambda: ENGINE,
    corrections=CORRECTIONS,
    resume=rulings.resume,
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
    if isinstance(move, Overrule) and (who := rulings.actor_out_of_turn(state, move)):
        return who
    return next(iter(turn.due(state)), BANK)
