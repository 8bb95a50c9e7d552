"""Chinatown: as many trades as power, in the order in which they are named (Y35)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from eighteen80.engine.rule import Rule
from eighteen80.refusals import Illegal
from eighteen80.yokohama.box.components import BOX
from eighteen80.yokohama.course import Course
from eighteen80.yokohama.events import Gained, Paid, TechnologyWorked
from eighteen80.yokohama.fields.wares import in_order
from eighteen80.yokohama.moves import Trade
from eighteen80.yokohama.rules.areas.power import STEP, action_under_way
from eighteen80.yokohama.state import State

BUY, SELL = BOX.contents.chinatown.buy, BOX.contents.chinatown.sell


class Plan(NamedTuple):
    """Every change of a number, in order; the number of trades, and the extra copper."""

    trades: int
    changes: tuple[tuple[str, int], ...]
    mined: int


def candidates(_state: State) -> Iterator[Trade]:
    """Yield one trade or two; more of them are taken, not listed."""
    deals = [(ware, 1) for ware in BUY] + [(ware, -1) for ware in SELL]
    for first in deals:
        yield Trade((first,))
        for second in deals:
            yield Trade(((first[0], 2 * first[1]),) if first == second else (first, second))


def plan_trade(state: State, move: Trade) -> Plan:
    """List the trades one by one."""
    action, mines = state.this_turn.action, state.player.owns("mining")
    once = state.options.mining_chinatown == "action"
    changes: list[tuple[str, int]] = []
    trades = mined = 0
    for ware, number in move.deals:
        buys = number > 0
        table = BUY if buys else SELL
        if ware not in table:
            raise Illegal("trade-import" if ware in BUY else "trade-ware", ware=ware)
        sign = 1 if buys else -1
        for _ in range(abs(number)):
            trades += 1
            changes += [("yen", -sign * table[ware]), (ware, sign)]
            if ware == "copper" and buys and mines and not (once and (mined or (action and action.mined))):
                more = BOX.technologies["mining"].gives["copper"]
                changes.append((ware, more))
                mined += more
    return Plan(trades, tuple(changes), mined)


def check_trade(state: State, plan: Plan) -> None:
    """Check that each trade is possible at its moment, and the power allows their number."""
    action = action_under_way(state, Trade.verb, STEP)
    if plan.trades > action.left:
        raise Illegal("trade-most", trades=plan.trades, left=action.left)
    there = dict(state.player.wares)
    for ware, number in plan.changes:
        if there[ware] + number < 0:
            raise Illegal("trade-yen" if ware == "yen" else "trade-goods", ware=ware, number=-number, there=there[ware])
        there[ware] += number


def do_trade(course: Course, plan: Plan) -> None:
    """Exchange the goods."""
    who, action = course.actor, course.action
    before = course.get(who).wares
    for ware, number in plan.changes:
        course.add(who, ((ware, number),))
    after = course.get(who).wares
    gained = {ware: after[ware] - before[ware] for ware in before if after[ware] > before[ware]}
    paid = {ware: before[ware] - after[ware] for ware in before if after[ware] < before[ware]}
    if paid:
        course.tell(Paid(who, in_order(paid)))
    if gained:
        course.tell(Gained(who, in_order(gained)))
    if plan.mined:
        course.tell(TechnologyWorked(who, "mining", (("copper", plan.mined),)))
    left = action.left - plan.trades
    course.change_action(left=left, done=not left, mined=bool(action.mined or plan.mined))


TRADE: Rule[State, Trade, Plan, Course] = Rule(candidates, do_trade, plan_trade, check_trade)
