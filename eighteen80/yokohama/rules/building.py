"""4) Power-5 bonus, 5) Building, 6) Return: the tile, one shop or one house, and who may stay (Y52-Y57)."""

from __future__ import annotations

from collections.abc import Iterator

from eighteen80.refusals import Illegal
from eighteen80.yokohama.box.components import BOX
from eighteen80.yokohama.course import Course
from eighteen80.yokohama.events import HouseBuilt, Shifted, ShopBuilt, TileTaken
from eighteen80.yokohama.moves import Bonus, House, Keep, Shift, Shop
from eighteen80.yokohama.rules import rewards, scoring
from eighteen80.yokohama.rules.areas.power import BUILD, OVER, RETURN, action_under_way
from eighteen80.yokohama.state import UNKNOWN, Printed, State

SITES = BOX.contents.sites.shops
SUPPLY = "supply"
Building = Bonus | Shop | House
UNTOLD = Printed(UNKNOWN)
"""A print that no one has read yet."""


def plan_building(state: State, move: Building) -> rewards.Opened[Building]:
    """Work out the reward of the tile or the site."""
    if isinstance(move, Shop) and not 0 < move.site <= SITES:
        raise Illegal("shop-site", site=move.site, sites=SITES)
    return rewards.open_print(state, move)


def _bring_reward(course: Course, plan: rewards.Opened[Building]) -> None:
    """Gain the reward of a tile or a site; copper may bring one more."""
    area, move = course.action.area, plan.move
    subject = area if isinstance(move, Bonus) else f"{area} {getattr(move, 'site', SITES + 1)}"
    rewards.bring(course, plan, move.verb, subject, mining=True)
    keep_site(course, move.verb, subject, rewards.require_printed(move.printed, move.verb))


def keep_site(course: Course, verb: str, subject: str, printed: Printed) -> None:
    """Keep the reward of a site: the rest of the area's card follows from it if the card is known."""
    if verb != Bonus.verb and isinstance(printed.reward, tuple):
        area, _, site = subject.partition(" ")
        known = {**course.state.known_sites.get(area, {}), int(site): printed.reward}
        course.set(known_sites={**course.state.known_sites, area: known})


# 4) Power-5 bonus


def check_bonus(state: State, plan: rewards.Opened[Building]) -> None:
    """Y52: Check an action of power 5 with its tile still there, before building."""
    action = action_under_way(state, Bonus.verb)
    if action.area not in state.tiles:
        raise Illegal("bonus-none", area=action.area)
    rewards.check_opened(state.player, plan)


def do_bonus(course: Course, plan: rewards.Opened[Building]) -> None:
    """Take the tile and its reward."""
    who, area = course.actor, course.action.area
    tiles = course.get(who).tiles + 1
    course.change(who, tiles=tiles)
    course.set(tiles=course.state.tiles - {area})
    course.change_action(tile_taken=True, stage=BUILD)
    course.tell(TileTaken(who, area, tiles))
    _bring_reward(course, plan)


# 5) Building


def check_building(state: State, plan: rewards.Opened[Building]) -> None:
    """Y54, Y55: Check that the player has no shop there or no player a house, for a free site and a piece."""
    player, move = state.player, plan.move
    pieces = player.shops if isinstance(move, Shop) else player.houses
    missing = Illegal("build-supply", piece=move.verb, warehouse=pieces.warehouse)
    try:
        area = action_under_way(state, move.verb).area
    except Illegal as refusal:
        # An action without pieces left is over for that reason.
        raise missing if refusal.code == "step-over" and not pieces.supply else refusal from None
    if isinstance(move, Shop):
        if area in player.sites:
            raise Illegal("shop-own", area=area)
        owner = next((name for name, other in state.players.items() if other.sites.get(area) == move.site), None)
        if owner:
            raise Illegal("shop-taken", area=area, site=move.site, owner=owner)
    elif owner := state.house_owner(area):
        raise Illegal("house-taken", area=area, owner=owner)
    if not pieces.supply:
        raise missing
    rewards.check_opened(state.player, plan)


def do_building(course: Course, plan: rewards.Opened[Building]) -> None:
    """Build the shop or the house, and gain the reward of its site."""
    who, area, player = course.actor, course.action.area, course.get(course.actor)
    if isinstance(plan.move, Shop):
        shops = player.shops._replace(supply=player.shops.supply - 1)
        course.change(who, shops=shops, sites={**player.sites, area: plan.move.site})
        course.tell(ShopBuilt(who, area, plan.move.site, len(player.sites) + 1))
    else:
        houses = player.houses._replace(supply=player.houses.supply - 1)
        course.change(who, houses=houses, trading=tuple(sorted((*player.trading, area))))
        course.tell(HouseBuilt(who, area, len(player.trading) + 1))
    course.change_action(built=True, stage=RETURN)
    _bring_reward(course, plan)
    scoring.announce_end(course, who)


# 6) Return, movements of a reward


def check_keep(state: State, _move: Keep) -> None:
    """Y57: Check that Telefon lets an assistant stay; in ledger depth it changes nothing."""
    if not state.player.owns("telephone"):
        raise Illegal("keep-telephone")
    if not state.on_map and state.this_turn.latest:
        return
    action = action_under_way(state, Keep.verb)
    if not state.player.areas.get(action.area):
        raise Illegal("keep-nobody", area=action.area)


def do_keep(course: Course, _move: Keep) -> None:
    """Keep one assistant there; all steps open before are passed over."""
    if course.turn.action:
        course.change_action(kept=course.state.on_map, stage=OVER)


def shifts(state: State) -> Iterator[Shift]:
    """Yield one movement from the supply or any area to any area."""
    for origin in (SUPPLY, *state.areas):
        yield from (Shift(((origin, area),)) for area in state.areas)


def check_shift(state: State, move: Shift) -> None:
    """Y56: Check the number of movements, each of the player's assistant, never to the canal, without toll."""
    left = state.this_turn.moves
    if not left:
        raise Illegal("shift-none")
    if len(move.steps) > left:
        raise Illegal("shift-most", steps=len(move.steps), left=left)
    player = state.player
    there = {SUPPLY: player.supply, **player.areas}
    for origin, area in move.steps:
        if area == SUPPLY:
            raise Illegal("shift-supply")
        if area == BOX.canal:
            raise Illegal("canal-placed", area=area)
        if area not in state.areas:
            raise Illegal("area-none", area=area)
        if not there.get(origin):
            raise Illegal("shift-nobody", area=origin)
        if origin == area:
            raise Illegal("shift-same", area=area)
        there[origin] -= 1
        there[area] = there.get(area, 0) + 1


def do_shift(course: Course, move: Shift) -> None:
    """Move the assistants one by one."""
    who = course.actor
    for origin, area in move.steps:
        course.station(who, {area: 1} if origin == SUPPLY else {area: 1, origin: -1})
        course.tell(Shifted(who, origin, area))
    course.change_turn(moves=course.turn.moves - len(move.steps))
