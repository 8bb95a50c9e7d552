"""Harbour and dock: orders are taken (Y40-Y44)."""

from __future__ import annotations

from collections.abc import Iterator

from eighteen80.engine.rule import Rule
from eighteen80.refusals import Illegal
from eighteen80.yokohama.box.components import BOX
from eighteen80.yokohama.course import Course
from eighteen80.yokohama.events import OrdersTaken, Paid
from eighteen80.yokohama.moves import Take
from eighteen80.yokohama.rules import ending
from eighteen80.yokohama.rules.areas.power import STEP, action_under_way, order_points, yields
from eighteen80.yokohama.state import State

ORDERS = BOX.contents.orders
SECOND = ORDERS.second_card
PRICES = tuple(tuple(price.items()) for price in SECOND.for_)
_WITH_CARD = "with_card"


def candidates(_state: State) -> Iterator[Take]:
    """Yield one card, or two for each of the prices."""
    yield Take(1)
    for price in PRICES:
        yield Take(SECOND.most, payment=price)


def plan_take(_state: State, move: Take) -> Take:
    """Refuse more than two cards."""
    if move.cards > SECOND.most:
        raise Illegal("take-most", cards=move.cards, most=SECOND.most)
    return move


def check_take(state: State, move: Take) -> None:
    """Check the size of the hand, the payment of the second card, and the open levels."""
    action = action_under_way(state, Take.verb, STEP)
    _check_payment(state, move)
    hand = state.player.hand
    if hand + move.cards > ORDERS.hand_most:
        raise Illegal("take-hand", hand=hand, cards=move.cards, most=ORDERS.hand_most)
    if move.levels and len(move.levels) != move.cards:
        raise Illegal("take-levels", levels=len(move.levels), cards=move.cards)
    open_ = ORDERS.levels[: yields(action.area, action.power)]
    for level in move.levels:
        if level not in open_:
            raise Illegal("take-level", level=level, power=action.power, things=open_)


def _check_payment(state: State, move: Take) -> None:
    if (move.cards > 1) != (move.payment in PRICES) or (move.payment and move.payment not in PRICES):
        raise Illegal("take-payment", cards=move.cards, prices=PRICES)
    for ware, number in move.payment:
        if (there := state.player.wares[ware]) < number:
            raise Illegal("take-yen" if ware == "yen" else "take-goods", ware=ware, number=number, there=there)


def do_take(course: Course, move: Take) -> None:
    """Take cards to the hand; fill the board from the pile, which may bring the end."""
    who, action = course.actor, course.action
    if move.payment:
        course.add(who, move.payment, -1)
        course.tell(Paid(who, move.payment))
    pile = course.state.pile
    hand = course.get(who).hand + move.cards
    course.player(who, hand=hand)
    course.set(pile=max(0, pile - move.cards))
    course.change_action(done=True)
    course.tell(OrdersTaken(who, move.cards, hand, course.state.pile))
    if course.state.options.harbour_points == _WITH_CARD:
        order_points(course, who, action.area, action.power)
    if pile < move.cards:
        ending.trigger(course, ending.ORDERS, who)


TAKE: Rule[State, Take, Take, Course] = Rule(candidates, do_take, plan_take, check_take)
