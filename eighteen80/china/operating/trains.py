"""X–XI Trains: buying from the bank and from sister companies, the limit, the duty to own one, forced purchase."""

from __future__ import annotations

from collections.abc import Iterator

from eighteen80.china.box.components import BOX
from eighteen80.china.companies import SHARE, directed_by, holding, successor
from eighteen80.china.debts import lend
from eighteen80.china.moves import Borrow, Scrap, Sell, Train
from eighteen80.china.operating.phases import current_type, leaves_bank
from eighteen80.china.operating.turn_events import PurchaseForced, TrainBought, TrainTraded
from eighteen80.china.play.course import Course
from eighteen80.china.privates import give_up, has_room, may_rocket
from eighteen80.china.state import BANK, Company, GapOwed, State, SurplusOwed
from eighteen80.china.stock import sell_bundle, unsaleable
from eighteen80.refusals import Illegal

RESTORED = next(name for name, card in BOX.trains.items() if card.restored)


def owns_train(company: Company) -> bool:
    """X, R73: whether the duty to own a train is met; a restored train does not count."""
    return any(train != RESTORED for train in company.trains)


# From the bank


def check_train(state: State, move: Train) -> None:
    """A train from the bank, or from a company of the same director."""
    name = state.turn.who
    company = state.companies[name]
    if not has_room(state, company):
        raise Illegal("train-no-room", company=name, limit=state.phase.train_limit, trains=company.trains)
    if move.type == RESTORED and RESTORED in company.trains:
        raise Illegal("train-second-restored", company=name)
    if move.seller is not None:
        _check_trade(state, move, name)
    elif move.price is not None:
        price = BOX.trains[move.type].price
        raise Illegal("train-price", train=move.type, price=price, offered=move.price)
    elif move.type == RESTORED:
        _check_restored(state, name)
    else:
        _check_new(state, move, name)


def _check_new(state: State, move: Train, name: str) -> None:
    company, current = state.companies[name], current_type(state)
    price = BOX.trains[move.type].price
    if move.type != current:
        raise Illegal("train-not-on-sale", train=move.type, current=current, instead=next(trains(state), None))
    if price > company.cash and owns_train(company):
        raise Illegal("train-money", company=name, train=current, price=price, cash=company.cash)


def _check_restored(state: State, name: str) -> None:
    price, cash = BOX.trains[RESTORED].price, state.companies[name].cash
    if not state.phase.restored_2:
        raise Illegal("train-restored-early", phase=state.phase.name)
    if not state.depot[RESTORED]:
        raise Illegal("train-restored-gone")
    if price > cash:
        raise Illegal("train-money", company=name, train=RESTORED, price=price, cash=cash)


def _check_trade(state: State, move: Train, name: str) -> None:
    """R54: same director, from the first 3-train on, at least 1 yuan of the company's own money."""
    company, seller = state.companies[name], state.companies[move.seller or ""]
    if not state.phase.train_trade:
        raise Illegal("train-trade-early", phase=state.phase.name)
    if move.seller == name or seller.director != company.director:
        raise Illegal("train-trade-director", seller=move.seller, director=seller.director, buyer=company.director)
    if move.type not in seller.trains:
        raise Illegal("train-trade-none", seller=move.seller, train=move.type, trains=seller.trains)
    if not 1 <= (move.price or 0) <= company.cash:
        raise Illegal("train-trade-price", price=move.price, cash=company.cash, company=name)


def do_train(course: Course, move: Train, _plan: None) -> None:
    """Bought from a sister company, or from the bank with all that follows."""
    name = course.state.turn.who
    if move.seller is not None:
        _trade(course, move, name)
        return
    gap = BOX.trains[move.type].price - course.state.companies[name].cash
    if gap <= 0:
        course.pay(name, BANK, BOX.trains[move.type].price)
        _deliver(course, name, move.type)
    else:
        _director_pays(course, name, move.type, gap)


def _trade(course: Course, move: Train, name: str) -> None:
    assert move.seller is not None
    assert move.price is not None
    trains = list(course.state.companies[move.seller].trains)
    trains.remove(move.type)
    course.company(move.seller, trains=tuple(trains))
    course.company(name, trains=(*course.state.companies[name].trains, move.type))
    course.pay(name, move.seller, move.price)
    course.tell(TrainTraded(buyer=name, seller=move.seller, train=move.type, amount=move.price))


def _deliver(course: Course, name: str, train: str) -> None:
    course.company(name, trains=(*course.state.companies[name].trains, train))
    course.tell(TrainBought(name, train, BOX.trains[train].price))
    if train != RESTORED:
        _advance_marker(course, name)
    leaves_bank(course, train)


def _advance_marker(course: Course, name: str) -> None:
    """R48: the marker goes to every buyer from the bank until the last 8-train has gone."""
    course.turn(bought=True)
    course.set(fresh=None)
    if course.state.countdown is None:
        course.set(marker=name)


def trains(state: State) -> Iterator[Train]:
    """Everything the company on turn may buy; trains of sister companies at the least and the highest price."""
    name = state.turn.who
    company, current = state.companies[name], current_type(state)
    if not has_room(state, company):
        return
    if BOX.trains[current].price <= company.cash or not owns_train(company):
        yield Train(current)
    restored = state.phase.restored_2 and RESTORED not in company.trains and bool(state.depot[RESTORED])
    if restored and BOX.trains[RESTORED].price <= company.cash:
        yield Train(RESTORED)
    if state.phase.train_trade and company.cash:
        yield from _trades(state, name, company)


def _trades(state: State, name: str, company: Company) -> Iterator[Train]:
    assert company.director is not None
    for seller in directed_by(state, company.director):
        if seller != name:
            for train in dict.fromkeys(state.companies[seller].trains):
                if train != RESTORED or RESTORED not in company.trains:
                    yield from (Train(train, seller, price) for price in dict.fromkeys((1, company.cash)))


def has_choice(state: State) -> bool:
    """Whether the company on turn has anything to decide at its purchase of trains."""
    company = state.companies[state.turn.who]
    return not owns_train(company) or next(trains(state), None) is not None or may_rocket(state)


def in_reach(state: State, name: str) -> bool:
    """Whether a company must have a train, or has room and money for the cheapest there is, a sister's at 1 yuan."""
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


def _director_pays(course: Course, name: str, train: str, gap: int) -> None:
    """R58: treasury first, then the director's cash; for what is still missing he sells or borrows."""
    company = course.state.companies[name]
    director = company.director
    assert director is not None
    course.pay(name, BANK, company.cash)
    helps = min(gap, course.state.players[director].cash)
    if helps:
        course.pay(director, BANK, helps)
        course.tell(PurchaseForced(company=name, train=train, player=director, amount=helps))
    if helps == gap:
        _deliver(course, name, train)
        return
    course.owe(GapOwed(director, name, train, gap - helps))
    if next(forced_sales(course.state), None) is None:
        do_borrow(course, Borrow(), None)


def _most_forced(state: State, player: str, name: str) -> int:
    """R59: how many shares may go without a change of director, no more than the gap needs."""
    company, held = state.companies[name], holding(state, player, name)
    if _bar(state, player, name):
        return 0
    most = min(held // SHARE, _needed(state, company))
    if company.director != player:
        return most
    while most and not _stays_director(state, player, name, held - most * SHARE):
        most -= 1
    return most


def _needed(state: State, company: Company) -> int:
    """How many shares of a company fill the gap."""
    proceeds = BOX.chart.price(company.space) - BOX.setup.broker_fee
    return -(-state.owed_as(GapOwed).gap // proceeds)


def _bar(state: State, player: str, name: str) -> Illegal | None:
    """What keeps a player from selling any share of a company, however large the gap."""
    company = state.companies[name]
    if company.director == player and state.phase.communist and state.rulings.communist_forced_sale == "no":
        return Illegal("sell-communist", player=player, company=name)
    return Illegal("sell-unoperated", company=name) if unsaleable(state, company) else None


def _stays_director(state: State, player: str, name: str, left: int) -> bool:
    holdings = {other: holding(state, other, name) for other in state.seats} | {player: left}
    return left >= state.companies[name].certificate and successor(state, name, holdings) is None


def check_forced_sale(state: State, move: Sell) -> None:
    """Shares of one company at a time, as many as the gap needs, and no director changes."""
    player = state.owed_as(GapOwed).who
    if len(move.bundles) > 1:
        raise Illegal("forced-one-company", instead=next(forced_sales(state), None))
    name, shares = move.bundles[0]
    held = holding(state, player, name) // SHARE
    if not 1 <= shares <= held:
        raise Illegal("sell-not-held", player=player, company=name, shares=shares, held=held)
    most = _most_forced(state, player, name)
    if shares <= most:
        return
    nearest = Sell(((name, most),)) if most else next(forced_sales(state), None)
    bar = _bar(state, player, name)
    if bar is not None:
        bar.instead = nearest
        raise bar
    if shares > _needed(state, state.companies[name]):
        raise Illegal("forced-too-many", company=name, gap=state.owed_as(GapOwed).gap, most=most, instead=nearest)
    raise Illegal("forced-director", player=player, company=name, most=most, instead=nearest)


def do_forced_sale(course: Course, move: Sell, _plan: None) -> None:
    """The proceeds go to the bank as far as they are needed; the rest stays with the player."""
    owed = course.state.owed_as(GapOwed)
    name, shares = move.bundles[0]
    proceeds = sell_bundle(course, owed.who, name, shares)
    covers = min(proceeds, owed.gap)
    course.pay(owed.who, BANK, covers)
    course.settle_first()
    if covers == owed.gap:
        _deliver(course, owed.company, owed.train)
        return
    course.owe(owed._replace(gap=owed.gap - covers))
    if next(forced_sales(course.state), None) is None:
        do_borrow(course, Borrow(), None)


def forced_sales(state: State) -> Iterator[Sell]:
    """Every number of shares of every company that may be sold to fill the gap."""
    player = state.owed_as(GapOwed).who
    for name in state.players[player].shares:
        for shares in range(1, _most_forced(state, player, name) + 1):
            yield Sell(((name, shares),))


def do_borrow(course: Course, _move: Borrow, _plan: None) -> None:
    """The rest becomes a debt of the director."""
    owed = course.state.owed_as(GapOwed)
    course.settle_first()
    lend(course, owed.who, owed.gap)
    _deliver(course, owed.company, owed.train)


# The limit


def _crowded(state: State) -> Company:
    return state.companies[state.owed_as(SurplusOwed).who]


def check_scrap(state: State, move: Scrap) -> None:
    """R53: the director picks the train that goes."""
    held = _crowded(state).trains
    if move.type not in held:
        raise Illegal("scrap-not-held", company=state.owed[0].who, train=move.type, trains=held)


def do_scrap(course: Course, move: Scrap, _plan: None) -> None:
    """The train leaves the game."""
    owed = course.state.owed[0]
    course.settle_first()
    give_up(course, owed.who, move.type)


def scraps(state: State) -> Iterator[Scrap]:
    """Each type the crowded company owns."""
    return (Scrap(train) for train in dict.fromkeys(_crowded(state).trains))
