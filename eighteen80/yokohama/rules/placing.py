"""1) Placing: up to three in different areas or two in one (Y12-Y17), and the tolls for it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from eighteen80.refusals import Illegal
from eighteen80.yokohama.box.components import BOX
from eighteen80.yokohama.course import Course
from eighteen80.yokohama.events import Placed, TollPaid
from eighteen80.yokohama.moves import Put
from eighteen80.yokohama.state import State, neighbours_of

PLACING, TOLL = BOX.contents.placing, BOX.contents.toll
NEWSPAPER, TELEGRAPH = "newspaper", "telegraph"


class Plan(NamedTuple):
    """Assistants by area, and the tolls."""

    placed: tuple[tuple[str, int], ...]
    tolls: tuple[tuple[str, int], ...]


def most_areas(state: State) -> int:
    """Return the number of areas that may get one assistant each."""
    return BOX.technologies[NEWSPAPER].areas or 0 if state.player.owns(NEWSPAPER) else PLACING.areas


def must_place(state: State) -> bool:
    """Y12: Return whether the table requires a placing, and an assistant is there."""
    return bool(state.player.supply) and state.options.place_none == "no"


def complete(state: State, move: Put) -> Put:
    """Sort the areas in the order of the box, the area of two first."""
    order = state.areas
    known = [pair for pair in move.placed if pair[0] in order]
    if len(known) < len(move.placed):
        return move
    return Put(tuple(sorted(known, key=lambda pair: (-pair[1], order.index(pair[0])))))


def candidates(state: State) -> Iterator[Put]:
    """Yield every set of areas, and every area for two."""
    areas = [area for area in state.areas if area != BOX.canal]
    for count in range(most_areas(state) + 1):
        for some in combinations(areas, count):
            yield Put(tuple((area, 1) for area in some))
    for area in areas:
        yield Put(((area, PLACING.same_area),))
        if state.player.owns(TELEGRAPH):
            others = (other for other in areas if other in neighbours_of(state, area))
            yield from (Put(((area, PLACING.same_area), (other, 1))) for other in others)


def plan_put(state: State, move: Put) -> Plan:
    """Check the areas and add a toll per assistant to every other president in one of them."""
    who = state.turn.who if state.turn else ""
    tolls: dict[str, int] = {}
    for area, number in move.placed:
        if area not in state.areas:
            raise Illegal("area-none", area=area)
        for other in state.others_at(area, who):
            tolls[other] = tolls.get(other, 0) + TOLL.place * number
    return Plan(move.placed, tuple(tolls.items()))


def check_put(state: State, plan: Plan) -> None:
    """Check a placing from the supply in an allowed pattern, never on the canal, all of it paid."""
    if not state.on_map:
        raise Illegal("put-ledger")
    if state.turn is None or state.turn.step != "A":
        raise Illegal("put-over", last=bool(state.turn and state.turn.step == "B2"))
    placed, player = plan.placed, state.player
    if any(area == BOX.canal for area, _ in placed):
        raise Illegal("canal-placed", area=BOX.canal)
    _check_form(state, placed)
    number = sum(number for _, number in placed)
    if number > player.supply:
        raise Illegal("put-supply", number=number, supply=player.supply)
    if not number and must_place(state):
        raise Illegal("put-least")
    toll = sum(yen for _, yen in plan.tolls)
    if toll > player.yen:
        raise Illegal("put-toll", toll=toll, yen=player.yen)


def _check_form(state: State, placed: tuple[tuple[str, int], ...]) -> None:
    numbers = [number for _, number in placed]
    if all(number == 1 for number in numbers):
        if len(numbers) > (most := most_areas(state)):
            raise Illegal("put-most", number=len(numbers), most=most)
        return
    doubled = numbers[0] == PLACING.same_area
    alone = len(numbers) == 1
    wired = len(numbers) == 1 + BOX.technologies[TELEGRAPH].beyond and numbers[1] == 1
    if not doubled or not (alone or (wired and state.player.owns(TELEGRAPH))):
        raise Illegal("put-form", most=PLACING.same_area, wired=state.player.owns(TELEGRAPH))
    if not alone and placed[1][0] not in neighbours_of(state, placed[0][0]):
        raise Illegal("put-neighbour", area=placed[0][0], other=placed[1][0], beside=neighbours_of(state, placed[0][0]))


def do_put(course: Course, plan: Plan) -> None:
    """Pay the tolls first, then place the assistants."""
    who = course.actor
    for other, yen in plan.tolls:
        course.pay(who, other, yen)
        course.tell(TollPaid(who, other, yen))
    course.station(who, dict(plan.placed))
    course.change_turn(step="B2")
    course.tell(Placed(who, sum(number for _, number in plan.placed), course.get(who).supply))
