"""VI Private companies: the payment of P0, the permit of P5, the rocket of P7."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from eighteen80.china.box.components import BOX
from eighteen80.china.course import Course
from eighteen80.china.events import PaymentDeclined, PermitGiven, RocketLost, RocketUsed
from eighteen80.china.moves import Claim, Decline, Permit, Rocket
from eighteen80.china.rules.companies import directed_by
from eighteen80.china.rules.operating.phases import ROCKET, current_type, leaves_bank, pay_out, retire_private
from eighteen80.china.rules.operating.turn_events import TrainScrapped
from eighteen80.china.state import Company, PaymentOwed, RocketOwed, State
from eighteen80.engine.rule import Rule, only
from eighteen80.refusals import Illegal

ENGINEER = next(name for name, card in BOX.privates.items() if card.permit)
EXTRA = BOX.privates[ENGINEER].permit


def has_room(state: State, company: Company) -> bool:
    """X: Return whether the company is below its train limit; at the limit even a rusting train is no help."""
    return len(company.trains) < state.phase.train_limit


def check_room(state: State, name: str) -> None:
    """X: Refuse another train of a company at its limit."""
    company = state.companies[name]
    if not has_room(state, company):
        raise Illegal("train-no-room", company=name, limit=state.phase.train_limit, trains=company.trains)


# P0


def _do_claim(course: Course, _move: Claim) -> None:
    """Take the payment; there is no other."""
    owed = course.settle_owed(PaymentOwed)
    pay_out(course, owed.who, owed.amount)


def _do_decline(course: Course, _move: Decline) -> None:
    """Wait for a higher payment."""
    owed = course.settle_owed(PaymentOwed)
    course.tell(PaymentDeclined(owed.who, owed.amount))


CLAIM = Rule(candidates=only(Claim()), do=_do_claim)
DECLINE = Rule(candidates=only(Decline()), do=_do_decline)


# P5


def _plan_permit(state: State, move: Permit) -> str:
    """Find the company that receives the permit."""
    if move.letters != EXTRA or move.company is None or move.row is not None:
        raise Illegal("permit-extra", letter=EXTRA)
    if EXTRA in state.companies[move.company].permits:
        raise Illegal("permit-has", company=move.company, letter=EXTRA)
    return move.company


def _check_permit_left(state: State) -> None:
    """R75: Check that P5 has an owner and has given nothing yet: no certificate's choice of permits has its letter."""
    owner, choices = state.privates.get(ENGINEER), BOX.setup.permit_choices
    if owner is None:
        raise Illegal("permit-no-owner", private=ENGINEER)
    founded = (company for company in state.companies.values() if company.founded)
    if any(company.permits not in choices[company.certificate] for company in founded):
        raise Illegal("permit-given", private=ENGINEER, player=owner)


def _check_permit(state: State, name: str) -> None:
    """Check that P5's owner gives a permit for the last letter to one of his companies, at any time."""
    owner = state.privates[ENGINEER]
    if state.companies[name].director != owner:
        raise Illegal("permit-director", company=name, player=owner, private=ENGINEER)


def _do_permit(course: Course, name: str) -> None:
    """Give the permit to the company for good."""
    permits = course.state.companies[name].permits + EXTRA
    course.company(name, permits=permits)
    course.tell(PermitGiven(name, permits))


PERMIT = Rule(
    candidates=lambda state: (Permit(EXTRA, name) for name in state.companies),
    plan=_plan_permit,
    check_moment=_check_permit_left,
    check=_check_permit,
    do=_do_permit,
)


# P7 by choice


def _complete_rocket(state: State, move: Rocket) -> Rocket:
    """Drop the name of the company to act."""
    return Rocket() if move == Rocket(state.turn.who) else move


def _plan_rocket(state: State, move: Rocket) -> str:
    """Return the company to act, which takes the train."""
    who = state.turn.who
    if ROCKET not in state.privates:
        raise Illegal("rocket-gone", private=ROCKET)
    if who not in state.companies:
        raise Illegal("rocket-investor", investor=who)
    if move != Rocket():
        raise Illegal("rocket-on-turn", company=who)
    return who


def _check_rocket(state: State, who: str) -> None:
    """R55: Check the turn of one of the owner's companies, and its train limit."""
    owner = state.privates[ROCKET]
    if state.companies[who].director != owner:
        raise Illegal("rocket-director", company=who, player=owner)
    check_room(state, who)


def _exchange(course: Course, name: str) -> None:
    """Exchange P7 like a purchase without cost; the train purchase marker stays."""
    train = current_type(course.state)
    course.company(name, trains=(*course.state.companies[name].trains, train))
    course.tell(RocketUsed(name, train))
    retire_private(course, ROCKET)
    leaves_bank(course, train)


BY_CHOICE = Rule(
    candidates=only(Rocket()),
    complete=_complete_rocket,
    plan=_plan_rocket,
    check=_check_rocket,
    do=_exchange,
    hopeless=lambda state: ROCKET not in state.privates,
)


# P7 by force


def _takers(state: State, player: str) -> Iterator[str]:
    return (name for name in directed_by(state, player) if has_room(state, state.companies[name]))


class Forced(NamedTuple):
    """The company that takes the train, and the train it gives up for it."""

    company: str
    scrap: str | None


def _forced_rockets(state: State) -> Iterator[Rocket]:
    """Yield any company of the owner, with any train that it could give up."""
    for name in directed_by(state, state.owed_as(RocketOwed).who):
        yield Rocket(name)
        yield from (Rocket(name, train) for train in dict.fromkeys(state.companies[name].trains))


def _complete_forced_rocket(state: State, move: Rocket) -> Rocket:
    """Complete the move if only one choice fits."""
    fitting = [
        choice
        for choice in FORCED.legal(state)
        if move.company in (None, choice.company) and move.scrap in (None, choice.scrap)
    ]
    return fitting[0] if len(fitting) == 1 else move


def _plan_forced_rocket(state: State, move: Rocket) -> Forced:
    name = move.company
    if name is None or not state.companies[name].founded:
        raise Illegal("rocket-director", company=name, player=state.owed_as(RocketOwed).who)
    if move.scrap is not None and move.scrap not in state.companies[name].trains:
        raise Illegal("rocket-no-scrap", company=name, train=move.scrap)
    return Forced(name, move.scrap)


def _check_forced_rocket(state: State, plan: Forced) -> None:
    """R56: Require a company of the owner with room; without one, a company and the train it gives up."""
    player, company = state.owed_as(RocketOwed).who, state.companies[plan.company]
    if company.director != player:
        raise Illegal("rocket-director", company=plan.company, player=player)
    if plan.scrap is None and not has_room(state, company):
        limit, trains = state.phase.train_limit, company.trains
        raise Illegal("rocket-scrap", company=plan.company, limit=limit, trains=trains)
    if plan.scrap is not None and any(True for _ in _takers(state, player)):
        raise Illegal("rocket-no-scrap", company=plan.company, train=plan.scrap)


def _do_forced_rocket(course: Course, plan: Forced) -> None:
    """R56: Exchange P7 without a purchase; the marker stays."""
    course.settle_owed(RocketOwed)
    if plan.scrap is not None:
        give_up(course, plan.company, plan.scrap)
    _exchange(course, plan.company)


FORCED = Rule(
    candidates=_forced_rockets,
    complete=_complete_forced_rocket,
    plan=_plan_forced_rocket,
    check=_check_forced_rocket,
    do=_do_forced_rocket,
)


def _check_lost(state: State, _move: Decline) -> None:
    """Refuse to lose the train while a company of the owner has room."""
    player = state.owed_as(RocketOwed).who
    taker = next(_takers(state, player), None)
    if taker is not None:
        raise Illegal("rocket-room", company=taker, player=player, instead=Rocket(taker))


def lose_rocket(course: Course, _move: Decline) -> None:
    """Remove the 4-train from the game together with P7."""
    train = current_type(course.state)
    course.settle_owed(RocketOwed)
    course.tell(RocketLost(train))
    retire_private(course, ROCKET)
    leaves_bank(course, train)


LOST = Rule(candidates=only(Decline()), check=_check_lost, do=lose_rocket)


def give_up(course: Course, name: str, train: str) -> None:
    """Remove a company's train from the game without compensation."""
    trains = list(course.state.companies[name].trains)
    trains.remove(train)
    course.company(name, trains=tuple(trains))
    course.tell(TrainScrapped(name, train))
