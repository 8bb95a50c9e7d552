"""b) Claiming an achievement: shown, not given; the first has the greater value (Y61-Y63)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from eighteen80.refusals import Illegal
from eighteen80.rule import Rule
from eighteen80.yokohama.box.components import BOX
from eighteen80.yokohama.course import Course
from eighteen80.yokohama.events import GoalClaimed
from eighteen80.yokohama.extra.agents import check_extra
from eighteen80.yokohama.moves import Claim
from eighteen80.yokohama.rewards import as_told, leave_open
from eighteen80.yokohama.state import UNKNOWN, Claimed, Printed, State, Untold

_CALLED = {"tiles": "agents-tiles", "trade": "trade-areas"}
"""Tiles stand for agents too, and to trade is a verb."""


def shown(state: State, who: str, what: str) -> int:
    """How much a player has of what an achievement asks for."""
    player = state.players[who]
    if what in player.wares:
        return player.wares[what]
    if what in ("production", "trade"):
        return sum(BOX.board(area).kind == what for area in {*player.sites, *player.trading})
    if what == "tiles":
        used = state.options.used_agents_count == "yes"
        return player.tiles + sum(own.unused + own.used * used for own in player.agents.values())
    return {"technologies": len(player.technologies), "orders": player.orders}[what]


def fulfilled(state: State, who: str, goal: str) -> bool:
    """Whether a player has all that it asks for."""
    return all(shown(state, who, what) >= number for what, number in BOX.achievements[goal].needs.items())


def may_lie_open(state: State, goal: str) -> bool:
    """Whether a card was told or claimed, or none of its group has been."""
    cards = BOX.achievements
    return goal in state.goals or all(cards[told].group != cards[goal].group for told in state.goals)


def open_goals(state: State) -> tuple[str, ...]:
    """The cards that may lie open."""
    return tuple(goal for goal in BOX.achievements if may_lie_open(state, goal))


def complete(state: State, move: Claim) -> Claim:
    """The values of a card that somebody has claimed before are known."""
    known = state.claims.get(move.goal, Claimed())
    if move.printed is not None:
        return move
    if known.first is not None and known.later is not None:
        return replace(move, printed=Printed(figure=known.first, later=known.later))
    return move if known.later is None else replace(move, printed=Printed(figure=known.later))


def candidates(state: State) -> Iterator[Claim]:
    """Every card that may lie open."""
    return (complete(state, Claim(goal)) for goal in open_goals(state))


def with_print(move: Claim) -> Claim:
    """A claim whose value is left open."""
    return move if move.printed else replace(move, printed=Printed(figure=UNKNOWN))


def claims(state: State) -> Iterator[Claim]:
    """Every card that may lie open, its value as far as it is known."""
    return map(with_print, candidates(state))


def check_claim(state: State, move: Claim) -> None:
    """Y61: the card lies open, all it asks for is there, nobody claims twice, an assistant is in the supply."""
    check_extra(state, Claim.verb)
    who = state.whose.who
    if not may_lie_open(state, move.goal):
        raise Illegal("claim-closed", goal=move.goal, goals=state.goals)
    if who in state.claims.get(move.goal, Claimed()).names:
        raise Illegal("claim-once", goal=move.goal)
    for what, needed in BOX.achievements[move.goal].needs.items():
        if (there := shown(state, who, what)) < needed:
            raise Illegal("claim-not", what=_CALLED.get(what, what), there=there, needed=needed)
    if not state.player.supply:
        raise Illegal("claim-assistant")
    as_told(move.printed, Claim.verb)


def do_claim(course: Course, move: Claim) -> None:
    """An assistant stays on the card, the points come at once."""
    who, goal, printed = course.who, move.goal, as_told(move.printed, Claim.verb)
    player = course.get(who)
    course.player(who, supply=player.supply - 1, boards=player.boards + 1)
    known = course.state.claims.get(goal, Claimed())
    goals = course.state.goals if goal in course.state.goals else (*course.state.goals, goal)
    course.set(goals=goals, claims={**course.state.claims, goal: known._replace(names=(*known.names, who))})
    place = len(known.names)
    course.tell(GoalClaimed(who, goal, place + 1, value(printed, place)))
    learn(course, goal, printed, place)
    leave_open(course, Untold(who, Claim.verb, printed, goal))


def value(printed: Printed, place: int) -> int | None:
    """What whoever comes at this place gets, if it is told."""
    told = printed.later if place and printed.later is not None else printed.figure
    return None if told == UNKNOWN else told


def learn(course: Course, goal: str, printed: Printed, place: int) -> None:
    """Points for whoever has the card, and its values for whoever comes later."""
    points = value(printed, place)
    if points is None:
        return
    known = course.state.claims[goal]
    who = known.names[place]
    course.add(who, (("points", points),))
    if printed.later is None:
        known = known._replace(later=points) if place else known._replace(first=points)
    else:
        known = known._replace(first=value(printed, 0), later=printed.later)
    course.set(claims={**course.state.claims, goal: known})


CLAIM: Rule[State, Claim, Claim, Course] = Rule(claims, do_claim, check=check_claim, complete=complete)
