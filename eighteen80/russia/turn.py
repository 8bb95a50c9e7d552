"""Possible moves by phase, as tables that read like the rulebook; automatic consequences; and `ENGINE`."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterable, Mapping
from functools import partial
from typing import Any

from eighteen80.engine.rule import Rule, RulesEngine, never_hopeless, no_candidates, only
from eighteen80.engine.table_moves import Overrule
from eighteen80.engine.table_rulings import Rulings
from eighteen80.refusals import Illegal, RecordText
from eighteen80.russia import moves
from eighteen80.russia.corrections import printed
from eighteen80.russia.corrections.values import CORRECTIONS
from eighteen80.russia.course import Course, strict_course
from eighteen80.russia.events import LastRoundBegan, RoundBegan, StripMoved
from eighteen80.russia.fields.spelling import COUNTED, NOTATION
from eighteen80.russia.moves import Move
from eighteen80.russia.rules import order, pending, scoring, setup, tableau
from eighteen80.russia.rules.actions import obligations, placing, tokens
from eighteen80.russia.rules.actions.effects import DOUBLER
from eighteen80.russia.rules.tableau import check_sound
from eighteen80.russia.state import ACTIONS, BONUS, FREE, OVER, OWN, RELOCATE, REVEAL, STRIP, TABLE, State, Turn

AnyRule = Rule[State, Any, Any, Course]
Rules = Mapping[type[Move], AnyRule]


def _placement_rule(candidates: Callable[[State], Iterable[Move]]) -> AnyRule:
    return Rule(candidates, placing.place, stepwise=strict_course, complete=placing.complete)


def _answer(candidates: Callable[[State], Iterable[Move]]) -> AnyRule:
    return Rule(
        candidates,
        obligations.do_owed,
        stepwise=strict_course,
        whole=pending.check_possible,
        complete=pending.complete,
        hopeless=pending.in_hand,
    )


def _walking_rule(walk: Callable[[State], Iterable[pending.Walked]]) -> AnyRule:
    """Return the rule of an answer whose list makes each move to know its result."""
    return _answer(lambda state: (move for move, _ in walk(state)))._replace(walk=walk)


# Spielablauf: a placement or a pass, and its effects
PLACEMENT: Rules = {
    **{kind: _placement_rule(partial(placing.list_placements, kind)) for kind in moves.SPACES},
    moves.Hire: _placement_rule(placing.hires),
    moves.Order: _placement_rule(placing.list_orders),
    moves.Pass: Rule(only(moves.Pass()), order.do_pass),
}
NUMBER: AnyRule = Rule(
    printed.numbers_asked, printed.do, check=printed.check, stepwise=strict_course, complete=printed.complete
)
ANSWER: Rules = {
    moves.FreedTo: _answer(pending.list_chains)._replace(hopeless=never_hopeless),
    moves.Token: _walking_rule(pending.list_tokens),
    moves.Card: _answer(pending.cards),
    moves.TakeSteps: _walking_rule(pending.steps),
    moves.BuildOwed: _answer(pending.builds),
    moves.UseAgain: _answer(pending.repeat_moves),
    moves.MoveMarkers: _walking_rule(pending.markers),
    moves.LayDoubler: _answer(only(moves.LayDoubler(DOUBLER))),
    moves.Take: Rule(
        pending.takes,
        tokens.take_end_card,
        check=pending.check_name,
        stepwise=strict_course,
        complete=pending.complete,
        hopeless=pending.in_hand,
    ),
    moves.Done: Rule(
        only(moves.Done()),
        lambda course, _move: pending.lapse(course),
        check=pending.check_done,
        hopeless=pending.in_hand,
    ),
    moves.BoxPrint: NUMBER,
}
RELOCATION: Rules = {
    moves.Relocate: Rule(
        placing.list_relocations,
        order.relocate,
        stepwise=strict_course,
        complete=lambda state, move: moves.Relocate(placing.complete(state, move.use)),
    ),
    moves.Stay: Rule(only(moves.Stay()), lambda course, _move: course.hold(()), check=order.check_stay),
}
COUNTING: Rules = {
    moves.Board: Rule(no_candidates, tableau.do_board, check=tableau.check_board, complete=tableau.complete_board),
    moves.Plus: Rule(no_candidates, tableau.do_plus),
    moves.EngineerOf: Rule(no_candidates, tableau.do_engineer, stepwise=strict_course),
    moves.Round: Rule(only(moves.Round()), tableau.do_round, check=tableau.check_round),
}
PHASES: Mapping[str, Rules] = {
    STRIP: {moves.Strip: Rule(no_candidates, setup.do_strip, check=setup.check_strip)},
    BONUS: {moves.Bonus: Rule(setup.bonuses, setup.do_bonus, check=setup.check_bonus, stepwise=strict_course)},
    ACTIONS: PLACEMENT,
    RELOCATE: RELOCATION,
    REVEAL: {
        moves.BoxPrint: NUMBER,
        moves.Reveal: Rule(scoring.list_reveals, scoring.do_reveal, check=scoring.check_reveal),
    },
    OVER: {},
}


ANY_TIME: Rules = {**CORRECTIONS.rules, moves.BoxPrint: NUMBER._replace(candidates=no_candidates)}


def rules(state: State) -> Rules:
    """Return the rules of the present phase, without the moves possible at any time."""
    if state.options.entry == scoring.SCORES and state.phase == ACTIONS:
        return COUNTING
    return ANSWER if state.pool else PHASES[state.phase]


def due(state: State) -> tuple[str, ...]:
    """Return the player to decide, or the table for the strip."""
    if state.phase == STRIP or (state.options.entry == scoring.SCORES and state.phase == ACTIONS):
        return (TABLE,)
    if state.phase == REVEAL:
        return tuple(scoring.to_show(state)[:1]) or (TABLE,)
    return (state.turn.who,) if state.turn else ()


closing: Collection[str] = (moves.Done.verb,)
"""Verbs that do nothing but end a turn."""
around: Collection[str] = (moves.Bonus.verb, moves.Reveal.verb)
"""Verbs of moves that go around the table."""


def round_key(state: State) -> str:
    """Return a key that changes when a round ends."""
    return f"{state.round} {state.after_rounds}"


def turn_key(state: State) -> Hashable:
    """Return the current turn: its round, phase and player."""
    return state.round, state.phase, due(state)


def settle(course: Course) -> None:
    """Continue until a player has a choice, or the game is over."""
    while _goes_on(course):
        pass


def _goes_on(course: Course) -> bool:
    state = course.state
    if state.phase == REVEAL:
        if scoring.to_show(state) or scoring.unknown_numbers(state):
            return False
        scoring.end_game(course)
        return False
    turn = state.turn
    if turn is None or not turn.begun:
        return False
    if turn.pool:
        return pending.settle(course)
    NEXT[state.phase](course)
    return True


def _after_bonus(course: Course) -> None:
    """Give the choice to the player before in the order; the first place gets none."""
    state = course.state
    place = state.order.index(state.actor)
    if place > 1:
        course.begin(state.order[place - 1])
    else:
        _begin_round(course, 1)


def _after_action(course: Course) -> None:
    """Give the turn to the next player who has not passed; after all have, sort the order."""
    following = order.players_after(course.state, course.actor)
    if following:
        course.begin(following[0])
        return
    if not course.state.last_round:
        order.sort(course)
        course.set(phase=RELOCATE)
    _after_relocation(course)


def _after_relocation(course: Course) -> None:
    """Relocate the worker on place 1 after that on place 2; then score the round."""
    if waiting := course.state.waiting:
        course.set(waiting=waiting[1:], turn=Turn(waiting[0]))
    else:
        _end_round(course)


NEXT: Mapping[str, Callable[[Course], None]] = {
    BONUS: _after_bonus,
    ACTIONS: _after_action,
    RELOCATE: _after_relocation,
}


def _begin_round(course: Course, number: int) -> None:
    state = course.state
    course.set(phase=ACTIONS, round=number, turn=Turn(state.order[0]))
    course.tell(RoundBegan(number, state.table.rounds, state.order))
    if course.state.last_round:
        course.tell(LastRoundBegan())


def _end_round(course: Course) -> None:
    """Score, clean up, and begin the next round or the end (WERTUNG, NACH DER WERTUNG)."""
    scoring.score_round(course)
    last = course.state.last_round
    clean_up(course)
    if last:
        course.set(phase=REVEAL, turn=None)
        scoring.pay_open(course)
    else:
        for name in course.state.seats:
            course.change(name, passed=False)
        _begin_round(course, course.state.round + 1)


def clean_up(course: Course) -> None:
    """Return workers home, coins to the supply, rented workers to their space; move engineers by one slot."""
    home: dict[tuple[str, str], int] = {}
    for pieces in course.state.spaces.values():
        for piece in pieces:
            home[piece] = home.get(piece, 0) + 1
    for name in course.state.seats:
        player = course.state.players[name]
        black = FREE if player.black else ""
        course.change(name, free=player.free + home.get((name, OWN), 0), turquoise=0, black=black)
    # The number on the slot of the strip that falls empty is that of the rounds left (RR39).
    state = course.state
    boxed = state.strip[-1] if state.strip else None
    course.set(spaces={}, waiting=(), strip=(None, *state.strip[:-1]))
    course.tell(StripMoved(boxed, state.table.rounds - state.round))


NOT_THERE: dict[type[Move], str] = {
    moves.FreedTo: "nothing-freed",
    moves.Token: "no-token-owed",
    moves.Card: "no-card-owed",
    moves.Take: "no-card-owed",
    moves.TakeSteps: "no-step-owed",
    moves.Done: "nothing-owed",
}
"""Refusal codes of moves that answer nothing owed."""


def _not_now(state: State, kind: type[Move]) -> Illegal:
    """Explain why no move of that class may come now."""
    players = due(state)
    if state.options.entry == scoring.SCORES and kind not in COUNTED:
        return Illegal("entry-scores", verb=RecordText(kind.verb))
    if state.phase == REVEAL and not scoring.to_show(state) and (names := scoring.unknown_numbers(state)):
        return Illegal("numbers-asked", engineers=tuple(names))
    if state.pool and kind in (*moves.SPACES, moves.Pass):
        return Illegal("still-owed", what=pending.first_owed(state))
    why = NOT_THERE.get(kind, "") if players and not state.pool else ""
    return Illegal("not-due", verb=kind.verb, due=players, why=why)


RULINGS: Rulings[State, Move, Course] = Rulings(notation=NOTATION, engine=lambda: ENGINE, corrections=CORRECTIONS)
ENGINE: RulesEngine[State, Move, Course] = RulesEngine(
    rules=rules,
    course=lambda state, _kind: Course(state),
    settle=settle,
    any_time={**ANY_TIME, Overrule: RULINGS.rule},
    not_now=_not_now,
    sound=check_sound,
    unruled=(Overrule,),
)


def actor(state: State, move: Move) -> str:
    """Return the player who makes a move, or the table."""
    if type(move) in ANY_TIME:
        return TABLE
    if isinstance(move, moves.Reveal):
        return move.player
    return next(iter(due(state)), TABLE)
