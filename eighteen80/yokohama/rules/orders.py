"""c) Fulfilling an order: the goods, its reward, its country (Y64, Y65)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from eighteen80.engine.rule import Rule
from eighteen80.refusals import Illegal
from eighteen80.yokohama.course import Course
from eighteen80.yokohama.events import OrderFulfilled, Paid
from eighteen80.yokohama.fields.wares import write_wares
from eighteen80.yokohama.moves import Order
from eighteen80.yokohama.rules import countries
from eighteen80.yokohama.rules.agents import check_extra
from eighteen80.yokohama.rules.rewards import (
    Reward,
    check_reward,
    gain,
    note_unknown,
    plan_reward,
    require_printed,
    works,
)
from eighteen80.yokohama.state import GOODS, UNKNOWN, Printed, State, Untold

ASKED = (*GOODS, "import")
"""Goods that an order can ask for."""


class Plan(NamedTuple):
    """The order and its reward."""

    move: Order
    reward: Reward


def plan_order(_state: State, move: Order) -> Plan:
    """Work out the opened order."""
    return Plan(move, plan_reward(move.printed, move.chosen))


def check_order(state: State, plan: Plan) -> None:
    """Y64: Check that a card is in hand, and its goods are there before its reward comes."""
    check_extra(state, Order.verb)
    player, goods = state.player, plan.move.goods
    if not player.hand:
        raise Illegal("order-hand", player=state.this_turn.who)
    for ware, number in goods:
        if (there := player.wares[ware]) < number:
            raise Illegal("order-goods", ware=ware, number=number, there=there)
    check_reward(player, plan.reward)
    require_printed(plan.move.printed, Order.verb)


def do_order(course: Course, plan: Plan) -> None:
    """Pay the goods first, then gain the reward, the additions of technologies, and the pair."""
    who, move = course.actor, plan.move
    course.add(who, move.goods, -1)
    course.tell(Paid(who, move.goods))
    player = course.get(who)
    course.player(who, hand=player.hand - 1, orders=player.orders + 1)
    course.tell(OrderFulfilled(who, player.orders + 1, player.hand - 1))
    gain(course, who, plan.reward)
    works(course, who, "order")
    printed = require_printed(move.printed, Order.verb)
    countries.symbol(course, who, printed.country)
    note_unknown(course, Untold(who, Order.verb, printed, write_wares(move.goods)))


def candidates(state: State) -> Iterator[Order]:
    """Yield each ware, one of it and all: what an order in hand asks for is hidden."""
    for ware in ASKED:
        for number in sorted({1, state.player.wares[ware]} - {0}):
            yield Order(((ware, number),), Printed(UNKNOWN, UNKNOWN))


ORDER: Rule[State, Order, Plan, Course] = Rule(candidates, do_order, plan_order, check_order)
