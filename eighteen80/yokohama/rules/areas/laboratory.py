"""Laboratory and research centre: a technology is bought with industry (Y46-Y51)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from eighteen80.refusals import Illegal
from eighteen80.sheets import Facts
from eighteen80.yokohama.box.components import BOX
from eighteen80.yokohama.course import Course
from eighteen80.yokohama.events import Paid, StationPlaced, TechnologyBought
from eighteen80.yokohama.moves import Tech
from eighteen80.yokohama.rules import rewards
from eighteen80.yokohama.rules.areas.power import STEP, action_under_way, yields
from eighteen80.yokohama.rules.rewards import note_unknown, require_printed, works
from eighteen80.yokohama.state import UNKNOWN, Card, Printed, State, Untold, Wares

INDUSTRY = BOX.contents.industry
STATION = next(key for key, card in BOX.technologies.items() if card.tile)


class Plan(NamedTuple):
    """A technology, and the units paid in addition to the power."""

    move: Tech
    cost: int | None
    units: int


def surcharge(state: State) -> int:
    """Y47: Return the additional units from the fourth technology on."""
    return INDUSTRY.dear_units if len(state.player.technologies) + 1 >= INDUSTRY.dear_from else 0


def candidates(state: State) -> Iterator[Tech]:
    """Yield every technology, with every smallest payment, and with the largest one."""
    units, wares = surcharge(state), state.player.wares
    payments: list[Wares] = [((ware, each * units),) for ware, each in INDUSTRY.units.items()] if units else [()]
    most = ((ware, wares[ware] - wares[ware] % each) for ware, each in INDUSTRY.units.items())
    payments.append(tuple(part for part in most if part[1]))
    for key in BOX.technologies:
        for area in state.areas if key == STATION else (None,):
            for payment in dict.fromkeys(payments):
                yield Tech(key, payment=payment, printed=Printed(None, UNKNOWN, UNKNOWN), area=area)


def plan_tech(state: State, move: Tech) -> Plan:
    """Work out the printed cost and the worth of the payment."""
    if (move.area is not None) != (move.technology == STATION):
        raise Illegal("tech-station-area", technology=move.technology)
    if move.area is not None and move.area not in state.areas:
        raise Illegal("area-none", area=move.area)
    units = 0
    for ware, number in move.payment:
        each = INDUSTRY.units[ware]
        if number % each:
            raise Illegal("tech-odd", ware=ware, number=number, each=each)
        units += number // each
    figure = move.printed.figure if move.printed else None
    return Plan(move, None if figure == UNKNOWN else figure, units)


def check_tech(state: State, plan: Plan) -> None:
    """Check that nothing is bought twice, the tile only once, and the payment is exact."""
    move = plan.move
    action = action_under_way(state, Tech.verb, STEP)
    player = state.player
    if player.owns(move.technology):
        raise Illegal("tech-twice", technology=move.technology)
    if move.technology == STATION and state.station is not None:
        raise Illegal("tech-station-gone", area=state.station)
    if move.area == BOX.canal:
        raise Illegal("canal-station", area=move.area)
    _check_slot(move)
    _check_units(state, plan, yields(action.area, action.power))
    for ware, number in move.payment:
        if (there := player.wares[ware]) < number:
            facts: Facts = {"ware": ware, "number": number, "there": there, "due": plan.units}
            raise Illegal("tech-yen" if ware == "yen" else "tech-goods", **facts)
    require_printed(move.printed, Tech.verb)


def _check_slot(move: Tech) -> None:
    """Y46: Check that the slot exists, and no surcharge is named for one without."""
    if move.slot is None:
        return
    if not 0 < move.slot <= INDUSTRY.slots:
        raise Illegal("tech-slot", slot=move.slot, slots=INDUSTRY.slots)
    if move.surcharge and not _adds(move.slot):
        raise Illegal("tech-slot-free", slot=move.slot, extra=move.surcharge, free=INDUSTRY.surcharge_from - 1)


def _adds(slot: int | None) -> bool:
    """Return whether a card costs more on that slot; a slot without a surcharge is not named."""
    return slot is not None and slot >= INDUSTRY.surcharge_from


def _check_units(state: State, plan: Plan, power: int) -> None:
    """Y46: Check the exact price; with an unknown surcharge only the least price."""
    move, more = plan.move, surcharge(state)
    least = max(0, (plan.cost or 0) + (move.surcharge or 0) - power) + more
    facts: Facts = {
        "technology": move.technology,
        "power": power,
        "more": more,
        "cost": plan.cost,
        "extra": move.surcharge or 0,
    }
    if plan.units < least:
        raise Illegal("tech-units", units=plan.units, due=least, **facts)
    if plan.cost is not None and _exact(move) and plan.units > least:
        raise Illegal("tech-too-much", units=plan.units, due=least, **facts)


def _exact(move: Tech) -> bool:
    """Return whether only the printed cost is unknown of the price."""
    return move.surcharge is not None or not _adds(move.slot)


def _costs(state: State, plan: Plan) -> tuple[int, int]:
    """Return the least and the most that a card can cost for this payment, if its cost is unknown."""
    action, move = state.this_turn.action, plan.move
    power = yields(action.area, action.power) if action else 0
    paid = plan.units - surcharge(state)
    most = power + paid - (move.surcharge or 0)
    return (most if paid and _exact(move) else 0), most


def do_tech(course: Course, plan: Plan) -> None:
    """Pay, trigger other technologies, and add the card with its effect and country."""
    who, move = course.actor, plan.move
    least, most = _costs(course.state, plan)
    if move.payment:
        course.add(who, move.payment, -1)
        course.tell(Paid(who, move.payment))
    before = course.get(who)
    course.player(who, technologies=(*before.technologies, Card(move.technology, plan.cost)))
    course.tell(TechnologyBought(who, move.technology, plan.units, len(before.technologies) + 1))
    works(course, who, "later", before)
    works(course, who, "bought", before._replace(technologies=(Card(move.technology),)))
    if move.area is not None:
        course.set(station=move.area)
        course.tell(StationPlaced(move.area))
    printed = require_printed(move.printed, Tech.verb)
    rewards.add_symbol(course, who, printed.country)
    note_unknown(course, Untold(who, Tech.verb, printed, move.technology, least=least, most=most))
    course.change_action(done=True)
