"""XI Effects of the purchase of new trains: the consequences of a train leaving the bank, for any reason."""

from __future__ import annotations

from eighteen80.china.box.components import BOX
from eighteen80.china.box.parts import Phase
from eighteen80.china.course import Course
from eighteen80.china.events import PaymentMade
from eighteen80.china.rules.companies import review_capital
from eighteen80.china.rules.operating import turn_events
from eighteen80.china.state import BANK, Company, PaymentOwed, RocketOwed, ShareRound, State, SurplusOwed

ORDER = {phase.name: place for place, phase in enumerate(BOX.phases)}
STARTED_BY = {phase.train: phase for phase in BOX.phases}
TYPES = tuple(name for name, card in BOX.trains.items() if not card.restored)
LAST_SHARE_ROUND = [name for name in TYPES if BOX.trains[name].share_round][-1]
PAYER = next(name for name, card in BOX.privates.items() if card.payments)
ROCKET = next(name for name, card in BOX.privates.items() if card.forced_by)


def current_type(state: State) -> str:
    """X: Return the type on sale: trains are bought in ascending order."""
    return next(name for name in TYPES if state.depot[name] != 0)


def leaves_bank(course: Course, train: str) -> None:
    """R80: Apply all consequences at once, in this order: phase, rusting, limits, P7, then P0 and the share round."""
    left = course.state.depot[train]
    if left is not None:
        course.set(depot={**course.state.depot, train: left - 1})
    phase = STARTED_BY.get(train)
    if phase is not None and ORDER[phase.name] > ORDER[course.state.phase.name]:
        _begin(course, phase)
    if left == 1:
        _type_is_gone(course, train)


def turn_order(state: State) -> list[str]:
    """IX: Return the founded companies in the order of the turn order list."""
    listed = [name for name, company in state.companies.items() if company.founded]
    return sorted(listed, key=lambda name: (-state.companies[name].par, state.companies[name].row))


def surplus(state: State, company: Company) -> int:
    """Return the number of trains above the company's limit."""
    return max(0, len(company.trains) - state.phase.train_limit)


def _begin(course: Course, phase: Phase) -> None:
    more_on_sale = phase.shares_on_sale > course.state.phase.shares_on_sale
    course.set(phase=phase)
    course.tell(turn_events.PhaseBegun(phase.name, phase.train))
    for name, company in course.state.companies.items():
        kept = tuple(train for train in company.trains if train != phase.rusts)
        if kept != company.trains:
            course.company(name, trains=kept)
            course.tell(turn_events.TrainsRusted(name, phase.rusts, len(company.trains) - len(kept)))
    for name in turn_order(course.state):
        course.owe(*[SurplusOwed(name)] * surplus(course.state, course.state.companies[name]))
        if more_on_sale:
            review_capital(course, name)
    owner = course.state.privates.get(ROCKET)
    if owner is not None and phase.train == BOX.privates[ROCKET].forced_by:
        course.owe(RocketOwed(owner))


def _type_is_gone(course: Course, train: str) -> None:
    course.tell(turn_events.TypeGone(train))
    if train == LAST_SHARE_ROUND:
        course.set(countdown=BOX.setup.last_turns)
        course.tell(turn_events.LastTurnsFixed(course.state.marker, BOX.setup.last_turns))
    _offer_payment(course, train)
    if BOX.trains[train].share_round:
        course.tell(turn_events.ShareRoundDue(train))
        course.set(share_rounds=course.state.share_rounds + 1)
        course.push(ShareRound(course.state.priority))


def _offer_payment(course: Course, train: str) -> None:
    """VI, R57: Offer P0's owner one of the first two payments; the third is paid automatically."""
    payments, owner = BOX.privates[PAYER].payments, course.state.privates.get(PAYER)
    if owner is None or train not in payments:
        return
    if train == list(payments)[-1]:
        pay_out(course, owner, payments[train])
    else:
        course.owe(PaymentOwed(owner, payments[train]))


def pay_out(course: Course, owner: str, amount: int) -> None:
    """Pay P0's only payment and retire P0."""
    course.pay(BANK, owner, amount)
    course.tell(PaymentMade(PAYER, owner, amount))
    retire_private(course, PAYER)


def retire_private(course: Course, private: str) -> None:
    """Remove a private company from the game."""
    course.set(privates={name: owner for name, owner in course.state.privates.items() if name != private})


def remove_type(course: Course) -> None:
    """X, R51: Remove a type after a full round without a purchase; one by one, so P7 gets the second 4-train (R56)."""
    train, number = current_type(course.state), removal_count(course.state)
    course.tell(turn_events.TrainsRemoved(train, number))
    for _ in range(number):
        leaves_bank(course, train)


def removal_count(state: State) -> int:
    """Count the trains that a removal takes, without the one that P7 must be exchanged for."""
    train = current_type(state)
    forced = train == BOX.privates[ROCKET].forced_by and ORDER[STARTED_BY[train].name] > ORDER[state.phase.name]
    return (state.depot[train] or 0) - (forced and ROCKET in state.privates)


def is_removable(state: State) -> bool:
    """R52: Return whether the type may be removed: an 8E only while both are there, a 10 never."""
    train = current_type(state)
    card = BOX.trains[train]
    return card.count is not None and (card.share_round or state.depot[train] == card.count)
