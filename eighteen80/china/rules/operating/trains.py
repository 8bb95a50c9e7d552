"""X–XI Trains: buying from the bank and from sister companies, the limit, the duty to own one, forced purchase."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from eighteen80.china.box.components import BOX
from eighteen80.china.course import Course
from eighteen80.china.moves import Borrow, Scrap, Sell, Train
from eighteen80.china.rules.companies import SHARE, directed_by, percent_of, successor
from eighteen80.china.rules.debts import lend
from eighteen80.china.rules.operating.phases import current_type, leaves_bank
from eighteen80.china.rules.operating.turn_events import PurchaseForced, TrainBought, TrainTraded
from eighteen80.china.rules.privates import BY_CHOICE, check_room, give_up, has_room
from eighteen80.china.rules.share_rounds import check_for_sale, check_held, holdings_of, sell_bundle
from eighteen80.china.state import BANK, Company, GapOwed, State, SurplusOwed
from eighteen80.engine.rule import Rule, only
from eighteen80.refusals import Illegal

RESTORED = next(name for name, card in BOX.trains.items() if card.restored)


def owns_train(company: Company) -> bool:
    """X, R73: Return whether the duty to own a train is met; a restored train does not count."""
    return any(train != RESTORED for train in company.trains)


# From the bank


class Purchase(NamedTuple):
    """A purchase: its buyer, train, seller and price."""

    buyer: str
    train: str
    seller: str
    price: int


def _trains(state: State) -> Iterator[Train]:
    """Yield the type on sale, a restored train, and other companies' trains at the lowest and the highest price."""
    name = state.turn.who
    yield Train(current_type(state))
    yield Train(RESTORED)
    prices = dict.fromkeys((1, max(1, state.companies[name].cash)))
    for seller, other in state.companies.items():
        yield from (Train(train, seller, price) for train in dict.fromkeys(other.trains) for price in prices)


def _complete_train(_state: State, move: Train) -> Train:
    """Drop the printed price of a train from the bank."""
    from_bank = move.seller is None and move.price == BOX.trains[move.type].price
    return Train(move.type) if from_bank else move


def _plan_train(state: State, move: Train) -> Purchase:
    name, price = state.turn.who, BOX.trains[move.type].price
    if move.seller is None:
        if move.price not in (None, price):
            raise Illegal("train-price", train=move.type, price=price, offered=move.price)
        return Purchase(name, move.type, BANK, price)
    owned = state.companies[move.seller].trains
    if move.type not in owned:
        raise Illegal("train-trade-none", seller=move.seller, train=move.type, trains=owned)
    if move.price is None:
        raise _other_price(state, None)
    return Purchase(name, move.type, move.seller, move.price)


def _check_train(state: State, plan: Purchase) -> None:
    """Check a train from the bank, or from a company of the same director.

    A company without a train must buy one from the bank and need not have the money.
    """
    buyer = state.companies[plan.buyer]
    if plan.train == RESTORED and RESTORED in buyer.trains:
        raise Illegal("train-second-restored", company=plan.buyer)
    if plan.seller != BANK:
        _check_trade(state, plan)
        return
    if plan.train == RESTORED and not state.phase.restored_2:
        raise Illegal("train-restored-early", phase=state.phase.name)
    if plan.train == RESTORED and not state.depot[RESTORED]:
        raise Illegal("train-restored-gone")
    if plan.train not in (RESTORED, current_type(state)):
        raise Illegal("train-not-on-sale", train=plan.train, current=current_type(state))
    if plan.price > buyer.cash and (plan.train == RESTORED or owns_train(buyer)):
        raise Illegal("train-money", company=plan.buyer, train=plan.train, price=plan.price, cash=buyer.cash)


def _check_trade(state: State, plan: Purchase) -> None:
    """R54: Require the same director, the first 3-train, and at least 1 yuan of the company's own money."""
    company, seller = state.companies[plan.buyer], state.companies[plan.seller]
    if not state.phase.train_trade:
        raise Illegal("train-trade-early", phase=state.phase.name)
    if plan.seller == plan.buyer or seller.director != company.director:
        raise Illegal("train-trade-director", seller=plan.seller, director=seller.director, buyer=company.director)
    if not 1 <= plan.price <= company.cash:
        raise _other_price(state, plan.price)


def _other_price(state: State, price: int | None) -> Illegal:
    name = state.turn.who
    return Illegal("train-trade-price", price=price, cash=state.companies[name].cash, company=name)


def _do_train(course: Course, plan: Purchase) -> None:
    """Buy from a sister company, or from the bank with all consequences."""
    gap = plan.price - course.state.companies[plan.buyer].cash
    if plan.seller != BANK:
        _trade(course, plan)
    elif gap <= 0:
        course.pay(plan.buyer, BANK, plan.price)
        _deliver(course, plan.buyer, plan.train)
    else:
        _director_pays(course, plan, gap)


BUY = Rule(
    candidates=_trains,
    complete=_complete_train,
    plan=_plan_train,
    check_moment=lambda state: check_room(state, state.turn.who),
    check=_check_train,
    do=_do_train,
)


def _trade(course: Course, plan: Purchase) -> None:
    buyer, train, seller, price = plan
    course.turn(acted=True)
    trains = list(course.state.companies[seller].trains)
    trains.remove(train)
    course.company(seller, trains=tuple(trains))
    course.company(buyer, trains=(*course.state.companies[buyer].trains, train))
    course.pay(buyer, seller, price)
    course.tell(TrainTraded(buyer=buyer, seller=seller, train=train, amount=price))


def _deliver(course: Course, name: str, train: str) -> None:
    course.company(name, trains=(*course.state.companies[name].trains, train))
    course.tell(TrainBought(name, train, BOX.trains[train].price))
    course.turn(acted=True)
    if train != RESTORED:
        course.turn(bought=True)
        # R48: The marker goes to every buyer from the bank until the last 8-train has gone.
        course.set(fresh=None, marker=name if course.state.countdown is None else course.state.marker)
    leaves_bank(course, train)


def has_choice(state: State) -> bool:
    """Return whether the company to act has anything to decide at its train purchase."""
    must = not owns_train(state.companies[state.turn.who])
    return must or BUY.possible(state) or BY_CHOICE.possible(state)


def in_reach(state: State, name: str) -> bool:
    """Return whether a company needs a train, or has room and money for the cheapest, a sister's at 1 yuan.

    R50 asks for no more than that: neither whether sisters sell already, nor how many restored trains it has.
    """
    company = state.companies[name]
    if not owns_train(company):
        return True
    return has_room(state, company) and company.cash >= min(_least_prices(state, name))


def _least_prices(state: State, name: str) -> Iterator[int]:
    yield BOX.trains[current_type(state)].price
    if state.phase.restored_2 and state.depot[RESTORED]:
        yield BOX.trains[RESTORED].price
    sisters = directed_by(state, state.companies[name].director or "")
    if any(state.companies[sister].trains for sister in sisters if sister != name):
        yield 1


# Forced purchase


def _director_pays(course: Course, plan: Purchase, gap: int) -> None:
    """R58: Pay from the treasury first, then from the director's cash; the director sells or borrows the rest."""
    name, train, company = plan.buyer, plan.train, course.state.companies[plan.buyer]
    director = company.director or ""
    course.pay(name, BANK, company.cash)
    helps = min(gap, course.state.players[director].cash)
    if helps:
        course.pay(director, BANK, helps)
        course.tell(PurchaseForced(company=name, train=train, player=director, amount=helps))
    if helps == gap:
        _deliver(course, name, train)
    else:
        _owe_gap(course, GapOwed(director, name, train, gap - helps))


def _owe_gap(course: Course, owed: GapOwed) -> None:
    """Owe the gap, and borrow all of it if no share may be sold."""
    course.owe(owed)
    if not FORCED_SALE.possible(course.state):
        _do_borrow(course, Borrow())


def _most_forced(state: State, player: str, name: str) -> int:
    """R59: Return the number of shares for sale without a change of director, no more than the gap needs."""
    company, held = state.companies[name], percent_of(state, player, name)
    most = min(held // SHARE, _shares_to_sell(state, company))
    if company.director != player:
        return most
    while not _stays_director(state, player, name, held - most * SHARE):
        most -= 1
    return most


def _shares_to_sell(state: State, company: Company) -> int:
    """Return the number of a company's shares that fill the gap."""
    proceeds = BOX.chart.price(company.space) - BOX.setup.broker_fee
    return -(-state.owed_as(GapOwed).gap // proceeds)


def _stays_director(state: State, player: str, name: str, left: int) -> bool:
    holdings = {other: percent_of(state, other, name) for other in state.seats} | {player: left}
    return left >= state.companies[name].certificate and successor(state, name, holdings) is None


def _plan_forced_sale(state: State, move: Sell) -> tuple[str, int]:
    """Return the company and the number of its shares."""
    if len(move.bundles) > 1:
        raise Illegal("forced-one-company")
    check_held(state, state.owed_as(GapOwed).who, move)
    return move.bundles[0]


def _check_forced_sale(state: State, plan: tuple[str, int]) -> None:
    """Check a sale of one company's shares, as many as the gap needs, without a change of director."""
    player, (name, shares) = state.owed_as(GapOwed).who, plan
    check_for_sale(state, player, name, forced=True)
    most = _most_forced(state, player, name)
    if shares <= most:
        return
    nearest = Sell(((name, most),)) if most else None
    if shares > _shares_to_sell(state, state.companies[name]):
        raise Illegal("forced-too-many", company=name, gap=state.owed_as(GapOwed).gap, most=most, instead=nearest)
    raise Illegal("forced-director", player=player, company=name, most=most, instead=nearest)


def _do_forced_sale(course: Course, plan: tuple[str, int]) -> None:
    """Pay the bank what is needed of the proceeds; the player keeps the rest."""
    owed = course.settle_owed(GapOwed)
    covers = min(sell_bundle(course, owed.who, *plan), owed.gap)
    course.pay(owed.who, BANK, covers)
    if covers == owed.gap:
        _deliver(course, owed.company, owed.train)
    else:
        _owe_gap(course, owed._replace(gap=owed.gap - covers))


FORCED_SALE = Rule(
    candidates=lambda state: holdings_of(state, state.owed_as(GapOwed).who),
    plan=_plan_forced_sale,
    check=_check_forced_sale,
    do=_do_forced_sale,
)


def _do_borrow(course: Course, _move: Borrow) -> None:
    """Turn the rest into a debt of the director."""
    owed = course.settle_owed(GapOwed)
    lend(course, owed.who, owed.gap)
    _deliver(course, owed.company, owed.train)


BORROW = Rule(candidates=only(Borrow()), do=_do_borrow)


# The limit


def _company_over_limit(state: State) -> Company:
    return state.companies[state.owed_as(SurplusOwed).who]


def _scraps(state: State) -> Iterator[Scrap]:
    """R53: Yield the trains that the director may scrap."""
    return (Scrap(train) for train in dict.fromkeys(_company_over_limit(state).trains))


def _plan_scrap(state: State, move: Scrap) -> Scrap:
    held = _company_over_limit(state).trains
    if move.type not in held:
        raise Illegal("scrap-not-held", company=state.owed[0].who, train=move.type, trains=held)
    return move


def _do_scrap(course: Course, move: Scrap) -> None:
    """Remove the train from the game."""
    give_up(course, course.settle_owed(SurplusOwed).who, move.type)


SCRAP = Rule(candidates=_scraps, plan=_plan_scrap, do=_do_scrap)
