"""Chinatown (Y35), harbour and dock (Y40-Y44), employment agency (Y45), laboratory and research centre (Y46-Y51)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from eighteen80.refusals import Illegal
from eighteen80.sheets import Facts
from eighteen80.yokohama.box.components import BOX
from eighteen80.yokohama.course import Course
from eighteen80.yokohama.events import OrdersTaken, StationPlaced, TechnologyBought, TechnologyWorked
from eighteen80.yokohama.fields.amounts import sum_wares
from eighteen80.yokohama.moves import Hire, Take, Tech, Trade
from eighteen80.yokohama.rules import rewards, scoring
from eighteen80.yokohama.rules.areas.power import action_under_way, order_points, yields
from eighteen80.yokohama.rules.rewards import check_hire, hire, hirings, note_unknown, require_printed, works
from eighteen80.yokohama.state import UNKNOWN, Card, Printed, State, Untold, Wares

BUY, SELL = BOX.contents.chinatown.buy, BOX.contents.chinatown.sell


class Exchange(NamedTuple):
    """Every change of a number, in order; the number of trades, and the extra copper."""

    trades: int
    changes: tuple[tuple[str, int], ...]
    mined: int


def list_trades(_state: State) -> Iterator[Trade]:
    """Yield one trade or two; more of them are taken, not listed."""
    deals = [(ware, 1) for ware in BUY] + [(ware, -1) for ware in SELL]
    for first in deals:
        yield Trade((first,))
        for second in deals:
            yield Trade(((first[0], 2 * first[1]),) if first == second else (first, second))


def plan_trade(state: State, move: Trade) -> Exchange:
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
    return Exchange(trades, tuple(changes), mined)


def check_trade(state: State, plan: Exchange) -> None:
    """Check that each trade is possible at its moment, and the power allows their number."""
    action = action_under_way(state, Trade.verb)
    if plan.trades > action.left:
        raise Illegal("trade-most", trades=plan.trades, left=action.left)
    there = dict(state.player.wares)
    for ware, number in plan.changes:
        if there[ware] + number < 0:
            raise Illegal("trade-yen" if ware == "yen" else "trade-goods", ware=ware, number=-number, there=there[ware])
        there[ware] += number


def do_trade(course: Course, plan: Exchange) -> None:
    """Exchange the goods."""
    who, action = course.actor, course.action
    net = sum_wares(plan.changes)
    course.spend(who, tuple((ware, -number) for ware, number in net if number < 0))
    if gained := tuple(pair for pair in net if pair[1] > 0):
        course.gain(who, gained)
    if plan.mined:
        course.tell(TechnologyWorked(who, "mining", (("copper", plan.mined),)))
    left = action.left - plan.trades
    course.change_action(left=left, done=not left, mined=bool(action.mined or plan.mined))


ORDERS = BOX.contents.orders
SECOND = ORDERS.second_card
PRICES = tuple(tuple(price.items()) for price in SECOND.prices)
_WITH_CARD = "with_card"


def list_takes(_state: State) -> Iterator[Take]:
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
    action = action_under_way(state, Take.verb)
    if (move.cards > 1) != (move.payment in PRICES) or (move.payment and move.payment not in PRICES):
        raise Illegal("take-payment", cards=move.cards, prices=PRICES)
    if lack := rewards.find_lack(state.player, move.payment):
        raise Illegal("take-yen" if lack["ware"] == "yen" else "take-goods", **lack)
    hand = state.player.hand
    if hand + move.cards > ORDERS.hand_most:
        raise Illegal("take-hand", hand=hand, cards=move.cards, most=ORDERS.hand_most)
    if move.levels and len(move.levels) != move.cards:
        raise Illegal("take-levels", levels=len(move.levels), cards=move.cards)
    open_ = ORDERS.levels[: yields(action.area, action.power)]
    for level in move.levels:
        if level not in open_:
            raise Illegal("take-level", level=level, power=action.power, things=open_)


def do_take(course: Course, move: Take) -> None:
    """Take cards to the hand; fill the board from the pile, which may bring the end."""
    who, action = course.actor, course.action
    course.spend(who, move.payment)
    pile = course.state.pile
    hand = course.get(who).hand + move.cards
    course.change(who, hand=hand)
    course.set(pile=max(0, pile - move.cards))
    course.change_action(done=True)
    course.tell(OrdersTaken(who, move.cards, hand, course.state.pile))
    if course.state.options.harbour_points == _WITH_CARD:
        order_points(course, who, action.area, action.power)
    if pile < move.cards:
        scoring.trigger(course, scoring.ORDERS, who)


def list_hirings(state: State) -> Iterator[Hire]:
    """Yield every number of pieces that can be paid."""
    action = state.this_turn.action
    most = yields(action.area, action.power) if action else 0
    return (Hire(pieces) for pieces in hirings(state.player, most, state.player.yen))


def check_hire_move(state: State, move: Hire) -> None:
    """Check the power, the warehouse and the payment."""
    action = action_under_way(state, Hire.verb)
    number = sum(number for _, number in move.pieces)
    if number > (most := yields(action.area, action.power)):
        raise Illegal("hire-most", number=number, most=most, power=action.power)
    check_hire(state.player, move.pieces, state.player.yen)


def do_hire(course: Course, move: Hire) -> None:
    """Pay for the pieces, which come to the supply."""
    hire(course, course.actor, move.pieces)
    course.change_action(done=True)


INDUSTRY = BOX.contents.industry
STATION = next(key for key, card in BOX.technologies.items() if card.tile)


class Purchase(NamedTuple):
    """A technology, and the units paid in addition to the power."""

    move: Tech
    cost: int | None
    units: int


def surcharge(state: State) -> int:
    """Y47: Return the additional units from the fourth technology on."""
    return INDUSTRY.dear_units if len(state.player.technologies) + 1 >= INDUSTRY.dear_from else 0


def list_purchases(state: State) -> Iterator[Tech]:
    """Yield every technology, with every smallest payment, and with the largest one."""
    units, wares = surcharge(state), state.player.wares
    payments: list[Wares] = [((ware, each * units),) for ware, each in INDUSTRY.units.items()] if units else [()]
    most = ((ware, wares[ware] - wares[ware] % each) for ware, each in INDUSTRY.units.items())
    payments.append(tuple(part for part in most if part[1]))
    for key in BOX.technologies:
        for area in state.areas if key == STATION else (None,):
            for payment in dict.fromkeys(payments):
                yield Tech(key, payment=payment, printed=Printed(None, UNKNOWN, UNKNOWN), area=area)


def plan_tech(state: State, move: Tech) -> Purchase:
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
    return Purchase(move, None if figure == UNKNOWN else figure, units)


def check_tech(state: State, plan: Purchase) -> None:
    """Check that nothing is bought twice, the tile only once, and the payment is exact."""
    move = plan.move
    action = action_under_way(state, Tech.verb)
    player = state.player
    if player.owns(move.technology):
        raise Illegal("tech-twice", technology=move.technology)
    if move.technology == STATION and state.station is not None:
        raise Illegal("tech-station-gone", area=state.station)
    if move.area == BOX.canal:
        raise Illegal("canal-station", area=move.area)
    _check_slot(move)
    _check_units(state, plan, yields(action.area, action.power))
    if lack := rewards.find_lack(player, move.payment):
        raise Illegal("tech-yen" if lack["ware"] == "yen" else "tech-goods", due=plan.units, **lack)
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


def _check_units(state: State, plan: Purchase, power: int) -> None:
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


def _costs(state: State, plan: Purchase) -> tuple[int, int]:
    """Return the least and the most that a card can cost for this payment, if its cost is unknown."""
    action, move = state.this_turn.action, plan.move
    power = yields(action.area, action.power) if action else 0
    paid = plan.units - surcharge(state)
    most = power + paid - (move.surcharge or 0)
    return (most if paid and _exact(move) else 0), most


def do_tech(course: Course, plan: Purchase) -> None:
    """Pay, trigger other technologies, and add the card with its effect and country."""
    who, move = course.actor, plan.move
    least, most = _costs(course.state, plan)
    course.spend(who, move.payment)
    before = course.get(who)
    course.change(who, technologies=(*before.technologies, Card(move.technology, plan.cost)))
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
