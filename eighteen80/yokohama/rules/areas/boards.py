"""Church and import store: an assistant goes to a free field of the board (Y37-Y39)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from eighteen80.refusals import Illegal
from eighteen80.yokohama.box.components import BOX
from eighteen80.yokohama.course import Course
from eighteen80.yokohama.events import FieldTaken, GivenTooMuch, NeutralAwaited
from eighteen80.yokohama.fields.amounts import in_order
from eighteen80.yokohama.moves import Give, Pray
from eighteen80.yokohama.rules import rewards, scoring
from eighteen80.yokohama.rules.areas.power import STEP, action_under_way, yields
from eighteen80.yokohama.state import BOARDS, UNKNOWN, Action, Printed, State, Untold, Wares

CHURCH, STORE = BOARDS
GIFTS = BOX.contents.church_gifts
IMPORT = "import"
FIELDS = BOX.contents.most_fields


class Plan(NamedTuple):
    """An assistant's field and origin, the goods given, and the printed reward."""

    verb: str
    board: str
    field: int
    from_area: bool
    gifts: Wares
    printed: Printed | None
    reward: rewards.Reward


def plan_field(state: State, move: Pray | Give) -> Plan:
    """Y39: Take the assistant from the area if one is there, unless the supply is named."""
    board = CHURCH if isinstance(move, Pray) else STORE
    if move.field > FIELDS:
        raise Illegal("field-none", board=board, field=move.field, most=FIELDS)
    action = state.this_turn.action
    there = state.player.areas.get(action.area, 0) if action else 0
    from_area = there > 0 and not move.source
    reward = rewards.plan_reward(move.printed, move.chosen)
    return Plan(move.verb, board, move.field, from_area, move.gifts, move.printed, reward)


def _check_field(state: State, plan: Plan) -> None:
    """Check that the goods are there, the field is free, and an assistant can go there."""
    for ware, number in plan.gifts:
        if (there := state.player.wares[ware]) < number:
            raise Illegal("field-goods", ware=ware, number=number, there=there)
    fields = state.board(plan.board)
    if plan.field <= len(fields) and (owner := fields[plan.field - 1]):
        raise Illegal("field-taken", board=plan.board, field=plan.field, owner=owner)
    if not plan.from_area and not state.player.supply:
        raise Illegal("field-assistant", board=plan.board)


def _check_rest(state: State, plan: Plan) -> None:
    paid = {**state.player.wares}
    for ware, number in plan.gifts:
        paid[ware] -= number
    rewards.check_reward(state.player._replace(wares=paid), plan.reward)
    rewards.require_printed(plan.printed, plan.verb)


def _need(plan: Plan) -> int | None:
    figure = plan.printed.figure if plan.printed else None
    return None if figure == UNKNOWN else figure


def _faith(action: Action, plan: Plan) -> int:
    return yields(action.area, action.power) + len(plan.gifts)


def check_pray(state: State, plan: Plan) -> None:
    """Y37: Check that each kind is given at most once, and the faith is enough."""
    action = action_under_way(state, Pray.verb, STEP)
    for ware, number in plan.gifts:
        if number != GIFTS[ware]:
            raise Illegal("pray-once", ware=ware, number=number, gift=GIFTS[ware])
    _check_field(state, plan)
    faith, need = _faith(action, plan), _need(plan)
    if need is not None and faith < need:
        raise Illegal("pray-faith", faith=faith, need=need, field=plan.field)
    _check_rest(state, plan)


def check_give(state: State, plan: Plan) -> None:
    """Y38: Check that the gifts are within the power, and as many as the field asks for."""
    action = action_under_way(state, Give.verb, STEP)
    most, given, need = yields(action.area, action.power), dict(plan.gifts).get(IMPORT, 0), _need(plan)
    if given > most:
        raise Illegal("give-most", given=given, most=most, power=action.power)
    _check_field(state, plan)
    if need is None and not given:
        raise Illegal("give-none", field=plan.field)
    if need is not None and given < need:
        raise Illegal("give-short", given=given, need=need, field=plan.field)
    _check_rest(state, plan)


def do_field(course: Course, plan: Plan) -> None:
    """Pay the goods, put the assistant on the field and gain its reward."""
    who, given = course.actor, dict(plan.gifts).get(IMPORT, 0)
    reached = given if plan.board == STORE else _faith(course.action, plan)
    course.spend(who, plan.gifts)
    player = course.get(who)
    if plan.from_area:
        area = course.action.area
        left = player.areas[area] - 1
        areas = {name: number for name, number in player.areas.items() if name != area}
        course.change(who, areas={**areas, area: left} if left else areas, boards=player.boards + 1)
    else:
        course.change(who, supply=player.supply - 1, boards=player.boards + 1)
    occupy(course, plan.board, plan.field, who)
    course.change_action(done=True, stage=STEP)
    state = course.state
    count, limit = state.on_board(plan.board), scoring.limit(state)
    course.tell(FieldTaken(who, plan.board, plan.field, count, limit))
    if plan.board in state.hidden_neutral:
        course.tell(NeutralAwaited(plan.board))
    need = _need(plan)
    if plan.board == STORE and need is not None and given > need:
        course.tell(GivenTooMuch(given, need))
    rewards.gain(course, who, plan.reward)
    rewards.works(course, who, plan.board)
    printed, subject = rewards.require_printed(plan.printed, plan.verb), f"{plan.board} {plan.field}"
    rewards.note_unknown(course, Untold(who, "field", printed, subject, most=reached))
    scoring.announce_end(course, who)


def occupy(course: Course, board: str, field: int, owner: str) -> None:
    """Put an assistant on that field."""
    fields = list(course.state.board(board))
    fields += [None] * (field - len(fields))
    fields[field - 1] = owner
    course.set(**{"church" if board == CHURCH else "imports": tuple(fields)})


def prayers(state: State) -> Iterator[Pray]:
    """Yield every field with every affordable set of gifts; distant ones with nothing and with everything."""
    owned = [(ware, number) for ware, number in GIFTS.items() if state.player.wares[ware] >= number]
    sets = [in_order(dict(some)) for count in range(len(owned) + 1) for some in combinations(owned, count)]
    for field, near in _fields(state, CHURCH):
        for gifts in sets if near else dict.fromkeys((sets[0], sets[-1])):
            yield Pray(field, gifts=gifts, printed=Printed(UNKNOWN, figure=UNKNOWN))


def gifts(state: State) -> Iterator[Give]:
    """Yield every field with every affordable number of imports; distant ones with one and with the most."""
    action = state.this_turn.action
    most = min(state.player.wares[IMPORT], yields(action.area, action.power) if action else 0)
    for field, near in _fields(state, STORE):
        for number in range(1, most + 1) if near else sorted({1, most}):
            yield Give(field, gifts=((IMPORT, number),), printed=Printed(UNKNOWN, figure=UNKNOWN))


def _fields(state: State, board: str) -> Iterator[tuple[int, bool]]:
    """Yield the fields, near ones up to one beyond the end's limit: the printed number is unknown."""
    last = max(len(state.board(board)), scoring.limit(state)) + 1
    return ((field, field <= last) for field in range(1, FIELDS + 1))
