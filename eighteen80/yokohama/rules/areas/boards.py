"""Church and import store: an assistant goes to a free field of the board (Y37-Y39)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import TypeVar

from eighteen80.refusals import Illegal
from eighteen80.yokohama.box.components import BOX
from eighteen80.yokohama.course import Course
from eighteen80.yokohama.events import FieldTaken, GivenTooMuch, NeutralAwaited
from eighteen80.yokohama.fields.amounts import in_order
from eighteen80.yokohama.moves import Give, Pray
from eighteen80.yokohama.rules import rewards, scoring
from eighteen80.yokohama.rules.areas.power import STEP, action_under_way, yields
from eighteen80.yokohama.state import BOARDS, UNKNOWN, Action, Printed, State

CHURCH, STORE = BOARDS
GIFTS = BOX.contents.church_gifts
IMPORT = "import"
FIELDS = BOX.contents.most_fields


BOARD = {Pray: CHURCH, Give: STORE}
OnBoard = TypeVar("OnBoard", Pray, Give)


def plan_field(state: State, move: OnBoard) -> rewards.Opened[OnBoard]:
    """Work out the reward of the field."""
    if move.field > FIELDS:
        raise Illegal("field-none", board=BOARD[type(move)], field=move.field, most=FIELDS)
    return rewards.open_print(state, move)


def _comes_from_area(state: State, move: Pray | Give) -> bool:
    """Y39: Return whether the assistant comes from the area: one is there, and the supply is not named."""
    action = state.this_turn.action
    return bool(action and state.player.areas.get(action.area)) and not move.source


def _check_field(state: State, move: Pray | Give) -> None:
    """Check that the goods are there, the field is free, and an assistant can go there."""
    if lack := rewards.find_lack(state.player, move.gifts):
        raise Illegal("field-goods", **lack)
    board = BOARD[type(move)]
    fields = state.board(board)
    if move.field <= len(fields) and (owner := fields[move.field - 1]):
        raise Illegal("field-taken", board=board, field=move.field, owner=owner)
    if not _comes_from_area(state, move) and not state.player.supply:
        raise Illegal("field-assistant", board=board)


def _check_rest(state: State, plan: rewards.Opened[Pray] | rewards.Opened[Give]) -> None:
    paid = {**state.player.wares}
    for ware, number in plan.move.gifts:
        paid[ware] -= number
    rewards.check_opened(state.player._replace(wares=paid), plan)


def _need(move: Pray | Give) -> int | None:
    figure = move.printed.figure if move.printed else None
    return None if figure == UNKNOWN else figure


def _faith(action: Action, move: Pray | Give) -> int:
    return yields(action.area, action.power) + len(move.gifts)


def check_pray(state: State, plan: rewards.Opened[Pray]) -> None:
    """Y37: Check that each kind is given at most once, and the faith is enough."""
    action, move = action_under_way(state, Pray.verb), plan.move
    for ware, number in move.gifts:
        if number != GIFTS[ware]:
            raise Illegal("pray-once", ware=ware, number=number, gift=GIFTS[ware])
    _check_field(state, move)
    faith, need = _faith(action, move), _need(move)
    if need is not None and faith < need:
        raise Illegal("pray-faith", faith=faith, need=need, field=move.field)
    _check_rest(state, plan)


def check_give(state: State, plan: rewards.Opened[Give]) -> None:
    """Y38: Check that the gifts are within the power, and as many as the field asks for."""
    action, move = action_under_way(state, Give.verb), plan.move
    most, given, need = yields(action.area, action.power), dict(move.gifts).get(IMPORT, 0), _need(move)
    if given > most:
        raise Illegal("give-most", given=given, most=most, power=action.power)
    _check_field(state, move)
    if need is None and not given:
        raise Illegal("give-none", field=move.field)
    if need is not None and given < need:
        raise Illegal("give-short", given=given, need=need, field=move.field)
    _check_rest(state, plan)


def do_field(course: Course, plan: rewards.Opened[Pray] | rewards.Opened[Give]) -> None:
    """Pay the goods, put the assistant on the field and gain its reward."""
    who, move = course.actor, plan.move
    board, given = BOARD[type(move)], dict(move.gifts).get(IMPORT, 0)
    course.spend(who, move.gifts)
    course.station(who, {course.action.area: -1} if _comes_from_area(course.state, move) else {}, boards=1)
    occupy(course, board, move.field, who)
    course.change_action(done=True, stage=STEP)
    state = course.state
    count, limit = state.on_board(board), scoring.limit(state)
    course.tell(FieldTaken(who, board, move.field, count, limit))
    if board in state.hidden_neutral:
        course.tell(NeutralAwaited(board))
    need = _need(move)
    if board == STORE and need is not None and given > need:
        course.tell(GivenTooMuch(given, need))
    reached = given if board == STORE else _faith(course.action, move)
    rewards.bring(course, plan, board, f"{board} {move.field}", reached=reached)
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
