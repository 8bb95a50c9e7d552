"""A turn as data: the moves of each step, what follows a move, and `ENGINE`, by which all callers make moves."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from eighteen80.engine.rule import Rule, RulesEngine, no_candidates, only
from eighteen80.engine.table_moves import Overrule
from eighteen80.engine.table_rulings import Case, Rulings
from eighteen80.refusals import Illegal
from eighteen80.yokohama import moves
from eighteen80.yokohama.corrections import late_values
from eighteen80.yokohama.corrections.values import CORRECTIONS, check_sound
from eighteen80.yokohama.course import Course
from eighteen80.yokohama.events import GameOver, Reminder, RoundBegun, TurnBegun
from eighteen80.yokohama.moves import NOTATION, Move
from eighteen80.yokohama.rules import building, extra_phases, movement, placing, rewards, setup
from eighteen80.yokohama.rules.areas import boards, power, trades
from eighteen80.yokohama.rules.scoring import awaited_verbs, final, is_over
from eighteen80.yokohama.state import GOODS, State, Turn

AnyRule = Rule[State, Any, Any, Course]


def check_done(state: State, _move: moves.Done) -> None:
    """Y10: Refuse to end a turn without its main phase."""
    if state.this_turn.step in ("A", "B1", "B2"):
        raise Illegal("main-due", player=state.this_turn.who)


def do_done(course: Course, _move: moves.Done) -> None:
    """Give the turn to the next player; after the last turn of the last round the game is over."""
    who, passed = course.actor, [verb for verb in power.open_verbs(course.state) if verb in power.LEFT_OUT]
    if course.turn.action:
        power.finish(course)
    state = course.state
    things = (*passed, *_missed_options(state))
    seat = (state.seats.index(who) + 1) % len(state.seats)
    ends = seat == 0 and state.round == state.last_round
    if not ends:
        course.tell(TurnBegun(who, state.seats[seat]))
    if things:
        course.tell(Reminder(who, things))
    if ends:
        players = {name: player._replace(hand=0) for name, player in state.players.items()}
        course.set(turn=None, players=players)
        course.tell(GameOver(state.round))
        return
    if seat == 0:
        course.set(round=state.round + 1)
        course.tell(RoundBegun(state.round + 1, last=state.round + 1 == state.last_round))
    course.set(turn=Turn(state.seats[seat]))
    extra_phases.fill_market(course)


def _missed_options(state: State) -> Iterator[str]:
    """Yield a fulfilled achievement, an unused agent, an open order.

    What an order in hand asks for is hidden: while there are goods, it may be payable.
    """
    if RULES[moves.Claim].possible(state):
        yield "claim"
    if RULES[moves.Agent].possible(state):
        yield "agent"
    if state.player.hand and any(state.player.wares[ware] for ware in GOODS):
        yield "order"


SET_UP: Mapping[type[Move], AnyRule] = {
    moves.Row: Rule(no_candidates, setup.do_row, check=setup.check_row),
    moves.Link: Rule(no_candidates, setup.do_link, check=setup.check_link),
    moves.Unlink: Rule(no_candidates, setup.do_link, check=setup.check_link),
    moves.OpenGoals: Rule(no_candidates, setup.do_goals, check=setup.check_goals, complete=setup.complete_goals),
    moves.Neutral: Rule(setup.neutrals, setup.do_neutral, check=setup.check_neutral),
}
EXTRA: Mapping[type[Move], AnyRule] = {
    moves.Agent: Rule(
        extra_phases.list_agents,
        extra_phases.do_agent,
        extra_phases.plan_agent,
        extra_phases.check_agent,
        hopeless=extra_phases.no_agent_ready,
    ),
    moves.Claim: Rule(
        extra_phases.claims,
        extra_phases.do_claim,
        check=extra_phases.check_claim,
        complete=extra_phases.complete_claim,
        hopeless=lambda state: not state.player.supply,
    ),
    moves.Order: Rule(extra_phases.list_orders, extra_phases.do_order, rewards.open_print, extra_phases.check_order),
}
ONCE: Mapping[type[Move], AnyRule] = {
    moves.Textile: Rule(only(moves.Textile()), extra_phases.do_use, check=extra_phases.check_use),
    moves.University: Rule(only(moves.University()), extra_phases.do_use, check=extra_phases.check_use),
}
MAIN: Mapping[type[Move], AnyRule] = {
    moves.Put: Rule(placing.candidates, placing.do_put, placing.plan_put, placing.check_put, placing.complete),
    moves.Toll: Rule(movement.tolls, movement.do_toll, movement.plan_toll, movement.check_toll),
    moves.Go: Rule(movement.go_moves, movement.do_go, movement.plan_go, movement.check_go, movement.complete_go),
    moves.Act: Rule(movement.acts, movement.do_act, movement.plan_act, movement.check_act),
    moves.Recall: Rule(
        movement.recalls, movement.do_recall, check=movement.check_recall, complete=movement.complete_recall
    ),
}
ACTION: Mapping[type[Move], AnyRule] = {
    moves.Trade: Rule(trades.list_trades, trades.do_trade, trades.plan_trade, trades.check_trade),
    moves.Pray: Rule(boards.prayers, boards.do_field, boards.plan_field, boards.check_pray),
    moves.Give: Rule(boards.gifts, boards.do_field, boards.plan_field, boards.check_give),
    moves.Take: Rule(trades.list_takes, trades.do_take, trades.plan_take, trades.check_take),
    moves.Hire: Rule(trades.list_hirings, trades.do_hire, check=trades.check_hire_move),
    moves.Tech: Rule(trades.list_purchases, trades.do_tech, trades.plan_tech, trades.check_tech),
    moves.Bonus: Rule(
        only(moves.Bonus(building.UNTOLD)), building.do_bonus, building.plan_building, building.check_bonus
    ),
    moves.Shop: Rule(
        lambda _state: (moves.Shop(site, building.UNTOLD) for site in range(1, building.SITES + 1)),
        building.do_building,
        building.plan_building,
        building.check_building,
    ),
    moves.House: Rule(
        only(moves.House(building.UNTOLD)), building.do_building, building.plan_building, building.check_building
    ),
    moves.Keep: Rule(only(moves.Keep()), building.do_keep, check=building.check_keep),
    moves.Shift: Rule(building.shifts, building.do_shift, check=building.check_shift),
}
END: Mapping[type[Move], AnyRule] = {moves.Done: Rule(only(moves.Done()), do_done, check=check_done)}
ANY_TIME: Mapping[type[Move], AnyRule] = {
    moves.Tell: Rule(no_candidates, late_values.do_tell, late_values.plan_late_value, late_values.check_tell),
    moves.Depth: Rule(no_candidates, setup.do_depth, check=setup.check_depth),
    **CORRECTIONS.rules,
}
RULES: Mapping[type[Move], AnyRule] = {**ACTION, **EXTRA, **ONCE, **MAIN, **END, **SET_UP, **ANY_TIME}

PASSES_OVER = {*EXTRA, *MAIN} - {moves.Toll, moves.Go}
"""Moves that pass over an open action; the end of the turn does so itself, and names what was open."""
LETS_LAPSE = {*PASSES_OVER, *ACTION, *END} - {moves.Shift}
"""Moves that make a reward's movements lapse."""


def closes_action(state: State, turn: Turn, kind: type[Move]) -> bool:
    """Return whether such a move ends an open action; some are extra phases only where the table plays so."""
    if kind is moves.Toll:
        return turn.step == "A"
    if kind in ONCE:
        return state.options.once_per_turn == extra_phases.EXTRA
    return kind in PASSES_OVER


def course_at(state: State, kind: type[Move]) -> Course:
    """Return the moment at which such a move comes, with open actions passed over."""
    course = Course(state)
    if state.turn is None:
        return course
    if kind in LETS_LAPSE:
        rewards.lapse(course)
    if state.turn.action and closes_action(state, state.turn, kind):
        power.finish(course)
    if kind not in SET_UP and kind not in ANY_TIME:
        course.change_turn(begun=True)
    return course


def due_verbs(state: State) -> tuple[str, ...]:
    """Return the verbs that are possible now, in the order of a turn."""
    if is_over(state):
        return awaited_verbs(state)
    if state.turn is None:
        return (
            moves.Row.verb,
            moves.OpenGoals.verb,
            *([moves.Neutral.verb] if setup.neutral_plays(state.seats) else []),
        )
    return tuple(_due_in_turn(state, state.turn))


def _due_in_turn(state: State, turn: Turn) -> Iterator[str]:
    yield from power.open_verbs(state)
    if turn.moves:
        yield moves.Shift.verb
    if turn.step not in ("B1", "B2"):
        yield from _extras(state)
    yield from (kind.verb for kind in ONCE if _is_possible(state, kind))
    if turn.step in ("A", "B1"):
        if state.on_map:
            yield moves.Put.verb
            return
        if turn.step == "B1" or state.player.yen:
            yield moves.Toll.verb
        yield from (moves.Act.verb, moves.Recall.verb)
    elif turn.step == "B2":
        if RULES[moves.Go].possible(state):
            yield moves.Go.verb
        yield moves.Recall.verb
    else:
        yield moves.Done.verb


def _extras(state: State) -> Iterator[str]:
    """Yield the extra phases with a known use; the exact place of an agent is not checked."""
    player = state.player
    if not extra_phases.no_agent_ready(state):
        yield moves.Agent.verb
    # What returns only at the end of the open action is left out: a card could still keep it.
    if player.supply and _is_possible(state, moves.Claim):
        yield moves.Claim.verb
    if player.hand:
        yield moves.Order.verb


def _is_possible(state: State, kind: type[Move]) -> bool:
    return RULES[kind].possible(course_at(state, kind).state)


NOT_ALWAYS_DUE: tuple[type[Move], ...] = (moves.Claim, moves.Toll)
"""Moves that are possible until the turn ends but never awaited: a toll may follow an action."""


def _due_rules(state: State) -> Mapping[type[Move], AnyRule]:
    """Return the rules of the moves that are possible now."""
    verbs = due_verbs(state)
    more = NOT_ALWAYS_DUE if moves.Done.verb in verbs else ()
    if setup.asks_for_goals(state):
        more = (*more, moves.OpenGoals)
    return {kind: rule for kind, rule in RULES.items() if kind.verb in verbs or kind in more}


def _course(state: State, kind: type[Move]) -> Course:
    """Begin a move: before the boards are laid and after the last turn, the table only takes facts."""
    if kind not in (*ANY_TIME, moves.Neutral, Overrule):
        if is_over(state):
            raise Illegal("game-over")
        if setup.lays_rows(state) and kind not in SET_UP:
            raise Illegal("rows-due", row=len(state.rows) + 1)
    return course_at(state, kind)


def _settle(course: Course) -> None:
    """End an action as soon as none of its moves is possible, and count the move."""
    turn = course.state.turn
    if turn is not None and turn.action and not turn.moves and not any(power.open_verbs(course.state)):
        power.finish(course)
    course.set(number=course.state.number + 1)


def read_case(state: State, line: str) -> Case[State, Move]:
    """Return the ruled move at this moment."""
    from eighteen80.yokohama.reading import read

    return Case(read(line, state), state)


RULED = (*ACTION, *EXTRA, *ONCE, *MAIN)
"""Moves that a table may allow: every decision of a turn."""
RULINGS: Rulings[State, Move, Course] = Rulings(
    case=read_case,
    notation=NOTATION,
    engine=lambda: ENGINE,
    corrections=CORRECTIONS,
    admits=lambda state, kind: state.turn is not None and kind in RULED,
)
ENGINE: RulesEngine[State, Move, Course] = RulesEngine(
    rules=_due_rules,
    any_time={**RULES, Overrule: RULINGS.rule},
    course=_course,
    settle=_settle,
    sound=check_sound,
    unruled=(Overrule,),
)


def due(state: State) -> Sequence[str]:
    """Return the player to decide; after the last turn one only while a fact is missing."""
    if is_over(state) and final(state) is not None:
        return ()
    return (state.turn.who if state.turn else state.seats[0],)


def thinker(state: State) -> str:
    """Return the player who has to decide now."""
    return state.turn.who if state.turn else ""


def round_key(state: State) -> str:
    """Return a key that changes when a round ends."""
    return "over" if is_over(state) else f"round {state.round}"


def actor(state: State, _move: Move) -> str:
    """Return the player who makes the move."""
    return state.turn.who if state.turn else state.seats[0]


def made_by(state: State, move: Move) -> str | None:
    """Return the move's player for other programs; None for a fact about the table."""
    if type(move) in SET_UP or type(move) in ANY_TIME or state.turn is None:
        return None
    return state.turn.who
