"""3) Area action: its power (Y31), the yen of the trading house (Y32), automatic gains, and its end."""

from __future__ import annotations

from collections.abc import Iterator

from eighteen80.refusals import Illegal
from eighteen80.yokohama.box.components import BOX
from eighteen80.yokohama.course import Course
from eighteen80.yokohama.events import ActionBegun, HousePaid, PowerDoubted, Returned
from eighteen80.yokohama.rules import rewards
from eighteen80.yokohama.rules.rewards import works
from eighteen80.yokohama.state import Action, State

POWER = BOX.contents.power
STEP, TILE, BUILD, RETURN, OVER = 3, 4, 5, 6, 7
"""Steps of an action."""
LEFT_OUT = ("bonus", "shop", "house")
"""Moves of an action that are worth a reminder if they are left out."""
_STAGES = {"bonus": TILE, "shop": BUILD, "house": BUILD, "keep": RETURN}
"""Steps of moves; all others carry out the action."""
_ALWAYS = "always"


def yields(area: str, power: int) -> int:
    """Return what an action of that power brings there."""
    return BOX.board(area).yields[min(power, POWER.most) - 1]


def known_power(state: State, who: str, area: str, *, by_agent: bool) -> int:
    """Return the known power there: president, shop, house and station; in map depth assistants too."""
    player = state.players[who]
    pieces = player.buildings_in(area) + (state.station == area) + (not by_agent)
    return POWER.piece * (pieces + player.areas.get(area, 0))


def least(state: State, who: str, area: str, *, by_agent: bool) -> int:
    """Return the least power that an action can have there, in ledger depth."""
    # Your assistant must be there except for the ride to the station (Y29).
    needs_assistant = by_agent or not state.rides(area, who) or state.options.station_assistant == "yes"
    return known_power(state, who, area, by_agent=by_agent) + needs_assistant


def check_power(state: State, who: str, area: str, power: int, *, by_agent: bool) -> None:
    """Check in ledger depth (Y31) that the power is no less than that of the known pieces."""
    fewest = least(state, who, area, by_agent=by_agent)
    if power < fewest:
        raise Illegal("power-least", area=area, power=power, least=fewest)


def begin(course: Course, who: str, area: str, power: int, *, by_agent: bool) -> None:
    """Begin an action of that power: pay the house's owner, then gain what needs no choice."""
    counted = min(power, POWER.most)
    course.tell(ActionBegun(who, area, counted, power if power > counted else None))
    if not course.state.on_map:
        # Two assistants for each placing, and all movements of rewards, may be there since the area was emptied.
        player = course.get(who)
        unseen = min(player.supply, player.arrived - player.left.get(area, 0))
        most = known_power(course.state, who, area, by_agent=by_agent) + unseen
        if power > most:
            course.tell(PowerDoubted(power, most))
    owner = course.state.house_owner(area)
    if owner is not None and owner != who:
        yen = BOX.contents.toll.house
        course.add(owner, (("yen", yen),))
        course.tell(HousePaid(owner, area, yen))
    board = BOX.board(area)
    left = yields(area, counted) if board.verb == "trade" else 0
    course.change_turn(action=Action(area, counted, by_agent, left=left))
    if board.gains and (number := yields(area, counted)):
        course.gain(who, ((board.gains, number),))
        if board.gains == "copper":
            works(course, who, "copper")
    if course.state.options.harbour_points == _ALWAYS:
        order_points(course, who, area, counted)


def order_points(course: Course, who: str, area: str, power: int) -> None:
    """Y42: Gain the points of a strong action in the harbour or the dock."""
    if points := BOX.board(area).points[power - 1]:
        course.gain(who, (("points", points),))


# Open moves (Y57), 6) Return, refusals of moves that are not open


def stage_of(verb: str) -> int:
    """Return the step of an action in which such a move comes."""
    return _STAGES.get(verb, STEP)


def open_verbs(state: State) -> Iterator[str]:
    """Yield the moves still possible in the current action, in its order."""
    action = state.this_turn.action
    if action is None:
        return
    player, area = state.player, action.area
    pieces = {
        BOX.board(area).verb: True,
        "bonus": area in state.tiles,
        "shop": player.shops.supply > 0 and area not in player.sites,
        "house": player.houses.supply > 0 and state.house_owner(area) is None,
        "keep": state.on_map and player.owns("telephone") and player.areas.get(area, 0) > 0,
    }
    yield from (verb for verb, there in pieces.items() if verb and there and _is_open(action, verb))


def _is_open(action: Action, verb: str) -> bool:
    try:
        _check_step(action, verb)
    except Illegal:
        return False
    return True


def finish(course: Course) -> None:
    """6) Return: Move assistants back from the area and continue the turn."""
    action, who = course.action, course.actor
    stays = BOX.technologies["telephone"].stays if action.kept else 0
    back = course.get(who).areas.get(action.area, 0) - stays
    if back > 0:
        course.station(who, {action.area: -back})
        course.tell(Returned(who, action.area, back))
    if not course.state.on_map:
        rewards.clear_area(course, who, action.area)
    turn = course.turn
    course.change_turn(action=None, past=(*turn.past, action), step=turn.step if action.by_agent else "C")


def action_under_way(state: State, verb: str) -> Action:
    """Return the action that such a move belongs to, or refuse with the true reason.

    If the action is over, the reason is that of the turn's last action.
    """
    turn = state.turn
    action = turn.latest if turn else None
    if action is None:
        raise Illegal("action-none", verb=verb)
    _check_step(action, verb)
    if turn and turn.action is None:
        raise Illegal("step-over", verb=verb, area=action.area)
    return action


def _check_step(action: Action, verb: str) -> None:
    """Refuse a move that the action does not have, has had or has passed over."""
    stage, own = stage_of(verb), BOX.board(action.area).verb
    if stage == STEP and verb != own:
        raise Illegal("action-area", verb=verb, area=action.area, own=own or "none")
    if stage == STEP and not yields(action.area, action.power):
        raise Illegal("power-none", area=action.area, power=action.power)
    if stage == STEP and action.done:
        raise Illegal("action-once", verb=verb, area=action.area)
    if stage == TILE and action.power < POWER.bonus:
        raise Illegal("bonus-power", power=action.power, needed=POWER.bonus)
    if stage == TILE and action.tile_taken:
        raise Illegal("bonus-once", area=action.area)
    if stage == BUILD and action.power < POWER.build:
        raise Illegal("build-power", power=action.power, needed=POWER.build)
    if stage == BUILD and action.built:
        raise Illegal("build-one", area=action.area)
    if action.stage > stage:
        raise Illegal("step-over", verb=verb, area=action.area)
