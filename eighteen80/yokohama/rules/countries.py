"""Matching countries: every second symbol of a country brings one of its agents, as long as there is one (Y51)."""

from __future__ import annotations

from eighteen80.yokohama.box.components import BOX
from eighteen80.yokohama.course import Course
from eighteen80.yokohama.events import AgentGained, AgentGone
from eighteen80.yokohama.state import UNKNOWN, Agents


def symbol(course: Course, who: str, country: str | None) -> None:
    """Add an open card with that symbol."""
    if country is None or country == UNKNOWN:
        return
    player = course.get(who)
    number = player.symbols.get(country, 0) + 1
    course.player(who, symbols={**player.symbols, country: number})
    if number % BOX.countries.every:
        return
    left = course.state.agents[country]
    if not left:
        course.tell(AgentGone(who, country))
        return
    own = player.agents.get(country, Agents())
    course.player(who, agents={**player.agents, country: own._replace(unused=own.unused + 1)})
    course.set(agents={**course.state.agents, country: left - 1})
    course.tell(AgentGained(who, country, left - 1))
