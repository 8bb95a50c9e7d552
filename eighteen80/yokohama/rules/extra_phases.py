"""Extra phases: agents (Y58-Y60), achievements (Y61-Y63), orders (Y64, Y65); technologies once a turn (Y18, Y19)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from eighteen80.refusals import Ambiguous, Illegal
from eighteen80.sheets import Facts
from eighteen80.yokohama import events
from eighteen80.yokohama.box.components import BOX
from eighteen80.yokohama.course import Course
from eighteen80.yokohama.fields.amounts import in_order, write_wares
from eighteen80.yokohama.moves import NOTATION, Agent, Claim, Order, Textile, University
from eighteen80.yokohama.rules import rewards
from eighteen80.yokohama.rules.areas import power
from eighteen80.yokohama.state import GOODS, UNKNOWN, Agents, Claimed, Printed, State, Untold


def list_agents(state: State) -> Iterator[Agent]:
    """Yield every agent for every area; in ledger depth with every useful power."""
    who, player = state.this_turn.who, state.player
    for country in player.agents:
        for area in state.areas:
            if state.on_map:
                yield Agent(country, area=area)
            else:
                least = power.least(state, who, area, by_agent=True)
                yield from (Agent(country, number, area=area) for number in range(least, power.POWER.most + 1))


def no_agent_ready(state: State) -> bool:
    """Return whether no agent can be used in this turn: none is unused, or one has been used."""
    return state.this_turn.agent or not any(own.unused for own in state.player.agents.values())


def plan_agent(state: State, move: Agent) -> Agent:
    """Check the area; in map depth its power follows from the pieces there, in ledger depth it must be given."""
    if move.area not in state.areas:
        raise Illegal("area-none", area=move.area)
    if not state.on_map and move.power is None:
        raise Illegal("agent-power", area=move.area)
    return move


def check_agent(state: State, move: Agent) -> None:
    """Y58, Y59: Check the agent: unused, first of the turn, your assistant there and not your president."""
    check_extra(state, Agent.verb)
    turn, player = state.this_turn, state.player
    if turn.agent:
        raise Illegal("agent-once")
    if not player.agents.get(move.country, Agents()).unused:
        raise Illegal("agent-none", country=move.country)
    if move.area == BOX.canal:
        raise Illegal("canal-agent", area=move.area)
    if player.president == move.area:
        raise Illegal("agent-president", area=move.area)
    if state.on_map:
        if move.power is not None:
            raise Illegal("agent-map", area=move.area)
        if not player.areas.get(move.area):
            raise Illegal("agent-nobody", area=move.area)
    elif move.power is not None:
        power.check_power(state, turn.who, move.area, move.power, by_agent=True)


def check_extra(state: State, verb: str) -> None:
    """Y11: Refuse the extra phases between placing and the end of the action."""
    if state.this_turn.step in ("B1", "B2"):
        raise Illegal("extra-main", verb=verb)


def do_agent(course: Course, move: Agent) -> None:
    """Turn the agent over and begin the action."""
    who = course.actor
    player = course.get(who)
    own = player.agents[move.country]
    turned = Agents(own.unused - 1, own.used + 1)
    course.change(who, agents={**player.agents, move.country: turned})
    course.change_turn(agent=True)
    course.tell(events.AgentUsed(who, move.country))
    known = power.known_power(course.state, who, move.area, by_agent=True)
    power.begin(course, who, move.area, move.power or known, by_agent=True)


Pair = tuple[int | None, int | None]
"""First and later value of an achievement; None if unknown."""
_CALLED = {"tiles": "agents-tiles", "trade": "trade-areas"}
"""Other keys of figures: tiles may mean agents, and to trade is a verb."""


def count_shown(state: State, who: str, what: str) -> int:
    """Count a player's pieces of what an achievement asks for."""
    player = state.players[who]
    if what in player.wares:
        return player.wares[what]
    if what in ("production", "trade"):
        return sum(BOX.board(area).kind == what for area in {*player.sites, *player.trading})
    if what == "tiles":
        used = state.options.used_agents_count == "yes"
        return player.tiles + sum(own.unused + own.used * used for own in player.agents.values())
    return {"technologies": len(player.technologies), "orders": player.orders}[what]


def fulfils(state: State, who: str, goal: str) -> bool:
    """Return whether a player has all that it asks for."""
    return all(count_shown(state, who, what) >= number for what, number in BOX.achievements[goal].needs.items())


def may_lie_open(state: State, goal: str) -> bool:
    """Return whether a card is open, or no card of its group is known."""
    cards = BOX.achievements
    return goal in state.goals or all(cards[other].group != cards[goal].group for other in state.goals)


def open_goals(state: State) -> tuple[str, ...]:
    """Return the cards that may be open."""
    return tuple(goal for goal in BOX.achievements if may_lie_open(state, goal))


def complete_claim(state: State, move: Claim) -> Claim:
    """Fill in the values of a card that a player has claimed before."""
    known = state.claimed(move.goal)
    if move.printed is not None:
        return move
    if known.first is not None and known.later is not None:
        return replace(move, printed=Printed(figure=known.first, later=known.later))
    return move if known.later is None else replace(move, printed=Printed(figure=known.later))


def claims(state: State) -> Iterator[Claim]:
    """Yield every card that may be open, with its value if that is known, else with an open one."""
    open_ = Printed(figure=UNKNOWN)
    known = (complete_claim(state, Claim(goal)) for goal in open_goals(state))
    return (claim if claim.printed else replace(claim, printed=open_) for claim in known)


def check_claim(state: State, move: Claim) -> None:
    """Y61: Check that the card is open and fulfilled, not claimed by this player, and an assistant is in the supply."""
    check_extra(state, Claim.verb)
    who = state.this_turn.who
    if not may_lie_open(state, move.goal):
        raise Illegal("claim-closed", goal=move.goal, goals=state.goals)
    if who in state.claimed(move.goal).names:
        raise Illegal("claim-once", goal=move.goal)
    for what, needed in BOX.achievements[move.goal].needs.items():
        if (there := count_shown(state, who, what)) < needed:
            raise Illegal("claim-not", what=_CALLED.get(what, what), there=there, needed=needed)
    if not state.player.supply:
        raise Illegal("claim-assistant")
    check_values(
        state, move.goal, rewards.require_printed(move.printed, Claim.verb), len(state.claimed(move.goal).names)
    )


def values(printed: Printed, place: int) -> Pair:
    """Return the first and the later value that a line names; a single number is that of this claim."""
    figure = None if printed.figure == UNKNOWN else printed.figure
    if printed.later is not None:
        return figure, printed.later
    return (None, figure) if place else (figure, None)


def check_values(state: State, goal: str, printed: Printed, place: int) -> None:
    """Y61: Check that the first value is the greater one; ask for values that contradict earlier ones."""
    given, known = values(printed, place), state.claimed(goal)
    if None not in given and not fit(given):
        raise Illegal("claim-values", goal=goal, figure=given[0], later=given[1])
    before = (known.first, known.later)
    agree = all(one is None or other is None or one == other for one, other in zip(given, before, strict=True))
    if agree and fit(_join(known, given)):
        return
    open_ = Claim(goal, Printed(figure=UNKNOWN))
    choices = dict.fromkeys(
        NOTATION.write(each) for each in (complete_claim(state, Claim(goal)), open_) if each.printed
    )
    facts: Facts = {"goal": goal, "move": known.move, "told": _in_words(before), "said": _in_words(given)}
    raise Ambiguous("ambiguous-values", choices=tuple(choices), **facts)


def fit(pair: Pair) -> bool:
    """Return whether the first value is the greater one, or one of them is unknown."""
    first, later = pair
    return first is None or later is None or first > later


def _join(known: Claimed, given: Pair) -> Pair:
    first, later = given
    return known.first if first is None else first, known.later if later is None else later


def _in_words(pair: Pair) -> str:
    return "/".join(UNKNOWN if each is None else str(each) for each in pair)


def do_claim(course: Course, move: Claim) -> None:
    """Leave an assistant on the card and give the points."""
    who, goal, printed = course.actor, move.goal, rewards.require_printed(move.printed, Claim.verb)
    course.station(who, {}, boards=1)
    known = course.state.claimed(goal)
    goals = course.state.goals if goal in course.state.goals else (*course.state.goals, goal)
    course.set(goals=goals, claims={**course.state.claims, goal: known._replace(names=(*known.names, who))})
    place = len(known.names)
    course.tell(events.GoalClaimed(who, goal, place + 1, value(printed, place)))
    learn(course, goal, printed, place)
    rewards.note_unknown(course, Untold(who, Claim.verb, printed, goal))


def value(printed: Printed, place: int) -> int | None:
    """Return the value of this place, if it is known."""
    return values(printed, place)[bool(place)]


def learn(course: Course, goal: str, printed: Printed, place: int) -> None:
    """Give points to the players on the card, and keep its values for later claims."""
    points = value(printed, place)
    if points is None:
        return
    known = course.state.claims[goal]
    course.add(known.names[place], (("points", points),))
    first, later = _join(known, values(printed, place))
    known = known._replace(first=first, later=later, move=course.state.number + 1)
    course.set(claims={**course.state.claims, goal: known})


ASKED = (*GOODS, "import")
"""Goods that an order can ask for."""


def check_order(state: State, plan: rewards.Opened[Order]) -> None:
    """Y64: Check that a card is in hand, and its goods are there before its reward comes."""
    check_extra(state, Order.verb)
    if not state.player.hand:
        raise Illegal("order-hand", player=state.this_turn.who)
    if lack := rewards.find_lack(state.player, plan.move.goods):
        raise Illegal("order-goods", **lack)
    rewards.check_opened(state.player, plan)


def do_order(course: Course, plan: rewards.Opened[Order]) -> None:
    """Pay the goods first, then gain the reward, the additions of technologies, and the pair."""
    who, goods = course.actor, plan.move.goods
    course.spend(who, goods)
    player = course.get(who)
    course.change(who, hand=player.hand - 1, orders=player.orders + 1)
    course.tell(events.OrderFulfilled(who, player.orders + 1, player.hand - 1))
    rewards.bring(course, plan, "order", write_wares(goods))


def list_orders(state: State) -> Iterator[Order]:
    """Yield each ware, one of it and all: what an order in hand asks for is hidden."""
    for ware in ASKED:
        for number in sorted({1, state.player.wares[ware]} - {0}):
            yield Order(((ware, number),), Printed(UNKNOWN, UNKNOWN))


EXTRA = "extra"


def check_use(state: State, move: Textile | University) -> None:
    """Check that it is the first use in the turn, and what it costs and hires is there."""
    technology = BOX.technologies[move.verb]
    if not state.player.owns(move.verb):
        raise Illegal("craft-none", technology=move.verb)
    if getattr(state.this_turn, move.verb):
        raise Illegal("craft-once", technology=move.verb)
    if state.options.once_per_turn == EXTRA and state.this_turn.step in ("B1", "B2"):
        raise Illegal("craft-extra", technology=move.verb)
    if state.player.warehouse < technology.hires:
        raise Illegal("craft-warehouse")
    if lack := rewards.find_lack(state.player, technology.pays.items()):
        raise Illegal("craft-pays", technology=move.verb, **lack)


def do_use(course: Course, move: Textile | University) -> None:
    """Exchange silk for yen, or yen for an assistant."""
    who, technology = course.actor, BOX.technologies[move.verb]
    course.add(who, technology.pays, -1)
    course.add(who, technology.gives)
    course.change_turn(**{move.verb: True})
    if number := technology.hires:
        player = course.get(who)
        course.change(who, supply=player.supply + number, warehouse=player.warehouse - number)
        course.tell(events.Hired(who, "assistant", number, technology.pays["yen"]))
    else:
        course.tell(events.Paid(who, in_order(technology.pays)))
        course.tell(events.TechnologyWorked(who, move.verb, in_order(technology.gives)))


def fill_market(course: Course) -> None:
    """Y19: Fill the purse at the beginning of the owner's turn."""
    who = course.actor
    player = course.get(who)
    least = BOX.technologies["market"].least_yen
    if player.owns("market") and player.yen < least:
        course.add(who, (("yen", least - player.yen),))
        course.tell(events.MarketFilled(who, least - player.yen))
