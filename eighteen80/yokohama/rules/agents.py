"""a) Using an agent: once a turn, steps 3 to 6 where your assistant is and your president is not (Y58-Y60)."""

from __future__ import annotations

from collections.abc import Iterator

from eighteen80.engine.rule import Rule
from eighteen80.refusals import Illegal
from eighteen80.yokohama.box.components import BOX
from eighteen80.yokohama.course import Course
from eighteen80.yokohama.events import AgentUsed
from eighteen80.yokohama.moves import Agent
from eighteen80.yokohama.rules.areas import power
from eighteen80.yokohama.state import Agents, State


def candidates(state: State) -> Iterator[Agent]:
    """Yield every agent for every area; in ledger depth with every useful power."""
    who, player = state.this_turn.who, state.player
    for country in player.agents:
        for area in state.areas:
            if state.on_map:
                yield Agent(country, area=area)
            else:
                least = power.least(state, who, area, by_agent=True)
                yield from (Agent(country, number, area=area) for number in range(least, power.POWER.most + 1))


def none_ready(state: State) -> bool:
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
    course.player(who, agents={**player.agents, move.country: turned})
    course.change_turn(agent=True)
    course.tell(AgentUsed(who, move.country))
    known = power.known_power(course.state, who, move.area, by_agent=True)
    power.begin(course, who, move.area, move.power or known, by_agent=True)


AGENT: Rule[State, Agent, Agent, Course] = Rule(candidates, do_agent, plan_agent, check_agent, hopeless=none_ready)
