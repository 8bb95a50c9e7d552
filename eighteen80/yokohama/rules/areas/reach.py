"""Ledger depth: the largest possible number of assistants in an area (Y31), where no one counts them."""

from __future__ import annotations

from eighteen80.yokohama.box.components import BOX
from eighteen80.yokohama.course import Course
from eighteen80.yokohama.state import Player

A_TURN = BOX.contents.placing.same_area
ALL = BOX.contents.start.assistants.all
TELEPHONE = "telephone"


def most_there(player: Player, area: str) -> int:
    """Return the most that can be there: two for each placing and all movements of rewards since it was emptied."""
    return min(player.supply, player.arrived - player.left.get(area, 0))


def arrive(course: Course, who: str, number: int = A_TURN) -> None:
    """Add the assistants that can have come to any one area: a placing does not name it."""
    course.player(who, arrived=course.get(who).arrived + number)


def empty(course: Course, who: str, area: str) -> None:
    """Clear the area after an action, but for one assistant who may stay by telephone."""
    player = course.get(who)
    stay = BOX.technologies[TELEPHONE].stays if player.owns(TELEPHONE) else 0
    left = max(player.left.get(area, 0), player.arrived - stay)
    course.player(who, left={**player.left, area: left})
