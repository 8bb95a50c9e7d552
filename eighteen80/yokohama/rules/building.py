"""4) Power-5 bonus, 5) Building, 6) Return: the tile, one shop or one house, and who may stay (Y52-Y57)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from eighteen80.refusals import Illegal
from eighteen80.yokohama.box.components import BOX
from eighteen80.yokohama.course import Course
from eighteen80.yokohama.events import HouseBuilt, Shifted, ShopBuilt, TileTaken
from eighteen80.yokohama.moves import Bonus, House, Keep, Shift, Shop
from eighteen80.yokohama.rules import rewards, scoring
from eighteen80.yokohama.rules.areas.power import BUILD, OVER, RETURN, TILE, action_under_way
from eighteen80.yokohama.state import UNKNOWN, Printed, State, Untold

SITES = BOX.contents.sites.shops
SUPPLY = "supply"
UNTOLD = Printed(UNKNOWN)
"""A print that no one has read yet."""


class Plan(NamedTuple):
    """A printed tile or site and its reward."""

    verb: str
    printed: Printed | None
    reward: rewards.Reward
    site: int = 0


def plan_building(_state: State, move: Bonus | Shop | House) -> Plan:
    """Work out the reward of the tile or the site."""
    site = move.site if isinstance(move, Shop) else 0
    if isinstance(move, Shop) and not 0 < site <= SITES:
        raise Illegal("shop-site", site=site, sites=SITES)
    return Plan(move.verb, move.printed, rewards.plan_reward(move.printed, move.chosen), site)


def _check_printed(state: State, plan: Plan) -> None:
    rewards.check_reward(state.player, plan.reward)
    rewards.require_printed(plan.printed, plan.verb)


def _bring_reward(course: Course, plan: Plan) -> None:
    """Gain the reward of a tile or a site; copper may bring one more."""
    who, area, printed = course.actor, course.action.area, rewards.require_printed(plan.printed, plan.verb)
    rewards.gain(course, who, plan.reward, mining=True)
    rewards.works(course, who, plan.verb)
    subject = area if plan.verb == Bonus.verb else f"{area} {plan.site or SITES + 1}"
    rewards.note_unknown(course, Untold(who, plan.verb, printed, subject, mining=course.get(who).owns("mining")))
    keep_site(course, plan.verb, subject, printed)


def keep_site(course: Course, verb: str, subject: str, printed: Printed) -> None:
    """Keep the reward of a site: the rest of the area's card follows from it if the card is known."""
    if verb != Bonus.verb and isinstance(printed.reward, tuple):
        area, _, site = subject.partition(" ")
        known = {**course.state.known_sites.get(area, {}), int(site): printed.reward}
        course.set(known_sites={**course.state.known_sites, area: known})


# 4) Power-5 bonus


def check_bonus(state: State, plan: Plan) -> None:
    """Y52: Check an action of power 5 with its tile still there, before building."""
    action = action_under_way(state, Bonus.verb, TILE)
    if action.area not in state.tiles:
        raise Illegal("bonus-none", area=action.area)
    _check_printed(state, plan)


def do_bonus(course: Course, plan: Plan) -> None:
    """Take the tile and its reward."""
    who, area = course.actor, course.action.area
    tiles = course.get(who).tiles + 1
    course.change(who, tiles=tiles)
    course.set(tiles=course.state.tiles - {area})
    course.change_action(tile_taken=True, stage=BUILD)
    course.tell(TileTaken(who, area, tiles))
    _bring_reward(course, plan)


# 5) Building


def check_building(state: State, plan: Plan) -> None:
    """Y54, Y55: Check that the player has no shop there or no player a house, for a free site and a piece."""
    player, shop = state.player, plan.verb == Shop.verb
    pieces = player.shops if shop else player.houses
    missing = Illegal("build-supply", piece=plan.verb, warehouse=pieces.warehouse)
    try:
        area = action_under_way(state, plan.verb, BUILD).area
    except Illegal as refusal:
        # An action without pieces left is over for that reason.
        raise missing if refusal.code == "step-over" and not pieces.supply else refusal from None
    if shop and area in player.sites:
        raise Illegal("shop-own", area=area)
    owner = next((name for name, other in state.players.items() if other.sites.get(area) == plan.site), None)
    if shop and owner:
        raise Illegal("shop-taken", area=area, site=plan.site, owner=owner)
    if not shop and (owner := state.house_owner(area)):
        raise Illegal("house-taken", area=area, owner=owner)
    if not pieces.supply:
        raise missing
    _check_printed(state, plan)


def do_building(course: Course, plan: Plan) -> None:
    """Build the shop or the house, and gain the reward of its site."""
    who, area, player = course.actor, course.action.area, course.get(course.actor)
    if plan.verb == Shop.verb:
        shops = player.shops._replace(supply=player.shops.supply - 1)
        course.change(who, shops=shops, sites={**player.sites, area: plan.site})
        course.tell(ShopBuilt(who, area, plan.site, len(player.sites) + 1))
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
    action = action_under_way(state, Keep.verb, RETURN)
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
        player = course.get(who)
        areas = {**player.areas, area: player.areas.get(area, 0) + 1}
        if origin != SUPPLY:
            areas[origin] -= 1
        kept = {name: number for name, number in areas.items() if number}
        course.change(who, supply=player.supply - (origin == SUPPLY), areas=kept)
        course.tell(Shifted(who, origin, area))
    course.change_turn(moves=course.turn.moves - len(move.steps))
