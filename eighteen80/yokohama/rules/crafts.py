"""Technologies that are used once a turn, textile mill and university (Y18), and the stock market (Y19)."""

from __future__ import annotations

from eighteen80.engine.rule import Rule, only
from eighteen80.refusals import Illegal
from eighteen80.yokohama.box.components import BOX
from eighteen80.yokohama.course import Course
from eighteen80.yokohama.events import Hired, MarketFilled, Paid, TechnologyWorked
from eighteen80.yokohama.fields.amounts import in_order
from eighteen80.yokohama.moves import Textile, University
from eighteen80.yokohama.state import State

TEXTILE, UNIVERSITY = BOX.technologies["textile"], BOX.technologies["university"]
EXTRA = "extra"


def _check_moment(state: State, verb: str, *, used: bool) -> None:
    if not state.player.owns(verb):
        raise Illegal("craft-none", technology=verb)
    if used:
        raise Illegal("craft-once", technology=verb)
    if state.options.once_per_turn == EXTRA and state.this_turn.step in ("B1", "B2"):
        raise Illegal("craft-extra", technology=verb)


def check_textile(state: State, _move: Textile) -> None:
    """Check that it is the first use in the turn, and the silk is there."""
    _check_moment(state, Textile.verb, used=state.this_turn.textile)
    for ware, number in TEXTILE.pays.items():
        if (there := state.player.wares[ware]) < number:
            raise Illegal("craft-pays", technology=Textile.verb, ware=ware, number=number, there=there)


def do_textile(course: Course, _move: Textile) -> None:
    """Exchange silk for yen."""
    who = course.actor
    course.add(who, TEXTILE.pays, -1)
    course.add(who, TEXTILE.gives)
    course.change_turn(textile=True)
    course.tell(Paid(who, in_order(TEXTILE.pays)))
    course.tell(TechnologyWorked(who, Textile.verb, in_order(TEXTILE.gives)))


def check_university(state: State, _move: University) -> None:
    """Check that it is the first use in the turn, and the yen and an assistant in the warehouse are there."""
    _check_moment(state, University.verb, used=state.this_turn.university)
    if not state.player.warehouse:
        raise Illegal("craft-warehouse")
    for ware, number in UNIVERSITY.pays.items():
        if (there := state.player.wares[ware]) < number:
            raise Illegal("craft-pays", technology=University.verb, ware=ware, number=number, there=there)


def do_university(course: Course, _move: University) -> None:
    """Exchange yen for an assistant."""
    who = course.actor
    player = course.get(who)
    course.add(who, UNIVERSITY.pays, -1)
    number = UNIVERSITY.hires
    course.player(who, supply=player.supply + number, warehouse=player.warehouse - number)
    course.change_turn(university=True)
    course.tell(Hired(who, "assistant", number, UNIVERSITY.pays["yen"]))


def fill_market(course: Course) -> None:
    """Y19: Fill the purse at the beginning of the owner's turn."""
    who = course.actor
    player = course.get(who)
    least = BOX.technologies["market"].least_yen
    if player.owns("market") and player.yen < least:
        course.add(who, (("yen", least - player.yen),))
        course.tell(MarketFilled(who, least - player.yen))


USE_TEXTILE: Rule[State, Textile, Textile, Course] = Rule(only(Textile()), do_textile, check=check_textile)
USE_UNIVERSITY: Rule[State, University, University, Course] = Rule(
    only(University()), do_university, check=check_university
)
