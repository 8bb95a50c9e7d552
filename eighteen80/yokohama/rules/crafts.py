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
    for ware, number in technology.pays.items():
        if (there := state.player.wares[ware]) < number:
            raise Illegal("craft-pays", technology=move.verb, ware=ware, number=number, there=there)


def do_use(course: Course, move: Textile | University) -> None:
    """Exchange silk for yen, or yen for an assistant."""
    who, technology = course.actor, BOX.technologies[move.verb]
    course.add(who, technology.pays, -1)
    course.add(who, technology.gives)
    course.change_turn(**{move.verb: True})
    if number := technology.hires:
        player = course.get(who)
        course.player(who, supply=player.supply + number, warehouse=player.warehouse - number)
        course.tell(Hired(who, "assistant", number, technology.pays["yen"]))
    else:
        course.tell(Paid(who, in_order(technology.pays)))
        course.tell(TechnologyWorked(who, move.verb, in_order(technology.gives)))


def fill_market(course: Course) -> None:
    """Y19: Fill the purse at the beginning of the owner's turn."""
    who = course.actor
    player = course.get(who)
    least = BOX.technologies["market"].least_yen
    if player.owns("market") and player.yen < least:
        course.add(who, (("yen", least - player.yen),))
        course.tell(MarketFilled(who, least - player.yen))


USE_TEXTILE: Rule[State, Textile, Textile, Course] = Rule(only(Textile()), do_use, check=check_use)
USE_UNIVERSITY: Rule[State, University, University, Course] = Rule(only(University()), do_use, check=check_use)
