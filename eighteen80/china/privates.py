"""VI Private companies: the payment of P0, the permit of P5, the rocket of P7."""

from __future__ import annotations

from collections.abc import Iterator

from eighteen80.china.box.components import BOX
from eighteen80.china.companies import directed_by
from eighteen80.china.events import PaymentDeclined, PermitGiven, RocketLost, RocketUsed
from eighteen80.china.moves import Claim, Decline, Permit, Rocket
from eighteen80.china.operating.phases import ROCKET, current_type, leaves_bank, pay_out, retire_private
from eighteen80.china.operating.turn_events import TrainScrapped
from eighteen80.china.play.course import Course
from eighteen80.china.state import Company, PaymentOwed, RocketOwed, State
from eighteen80.refusals import Illegal

ENGINEER = next(name for name, card in BOX.privates.items() if card.permit)
EXTRA = BOX.privates[ENGINEER].permit


def has_room(state: State, company: Company) -> bool:
    """X: a company at its train limit takes no train, even if that would rust some."""
    return len(company.trains) < state.phase.train_limit


# P0


def do_claim(course: Course, _move: Claim, _plan: None) -> None:
    """The payment is taken; there is no other."""
    owed = course.state.owed_as(PaymentOwed)
    course.settle_first()
    pay_out(course, owed.who, owed.amount)


def do_decline(course: Course, _move: Decline, _plan: None) -> None:
    """The owner waits for a higher payment."""
    owed = course.state.owed_as(PaymentOwed)
    course.settle_first()
    course.tell(PaymentDeclined(owed.who, owed.amount))


# P5


def extra_permit_given(state: State) -> bool:
    """R75: given once; no choice of permits with the certificate contains it besides."""
    choices = BOX.setup.permit_choices
    founded = (company for company in state.companies.values() if company.founded)
    return any(company.permits not in choices[company.certificate] for company in founded)


def check_permit(state: State, move: Permit) -> None:
    """P5's owner gives a permit for the last letter to one of his companies, at any time."""
    owner, company = state.privates.get(ENGINEER), state.companies.get(move.company or "")
    if move.letters != EXTRA or company is None or move.row is not None:
        raise Illegal("permit-extra", letter=EXTRA, instead=next(permits(state), None))
    if owner is None:
        raise Illegal("permit-no-owner", private=ENGINEER)
    if extra_permit_given(state):
        raise Illegal("permit-given", private=ENGINEER, player=owner)
    if company.director != owner:
        raise Illegal("permit-director", company=move.company, player=owner, private=ENGINEER)
    if EXTRA in company.permits:
        raise Illegal("permit-has", company=move.company, letter=EXTRA)


def do_permit(course: Course, move: Permit, _plan: None) -> None:
    """The permit stays with the company for good."""
    assert move.company is not None
    permits = course.state.companies[move.company].permits + move.letters
    course.company(move.company, permits=permits)
    course.tell(PermitGiven(move.company, permits))


def permits(state: State) -> Iterator[Permit]:
    """The companies that could be given the permit."""
    owner = state.privates.get(ENGINEER)
    if owner is not None and not extra_permit_given(state):
        for name in directed_by(state, owner):
            if EXTRA not in state.companies[name].permits:
                yield Permit(EXTRA, name)


# P7 by choice


def check_rocket(state: State, move: Rocket) -> None:
    """R55: in the turn of one of the owner's companies, within its train limit."""
    owner, who = state.privates.get(ROCKET), state.turn.who
    if owner is None:
        raise Illegal("rocket-gone", private=ROCKET)
    if who not in state.companies:
        raise Illegal("rocket-investor", investor=who)
    company = state.companies[who]
    if move != Rocket():
        raise Illegal("rocket-on-turn", company=who, instead=next(rockets(state), None))
    if company.director != owner:
        raise Illegal("rocket-director", company=who, player=owner)
    if not has_room(state, company):
        raise Illegal("train-no-room", company=who, limit=state.phase.train_limit, trains=company.trains)


def do_rocket(course: Course, _move: Rocket, _plan: None) -> None:
    """Like a purchase without cost; the train purchase marker stays."""
    train = current_type(course.state)
    _exchange(course, course.state.turn.who)
    if course.state.depot[train] == 0:
        course.set(fresh=course.state.passing)


def rockets(state: State) -> Iterator[Rocket]:
    """`rocket`, where the company on turn may use it."""
    if may_rocket(state):
        yield Rocket()


def may_rocket(state: State) -> bool:
    """Whether P7 can be exchanged now."""
    company = state.companies.get(state.turn.who)
    owner = state.privates.get(ROCKET)
    return owner is not None and company is not None and company.director == owner and has_room(state, company)


def _exchange(course: Course, name: str) -> None:
    train = current_type(course.state)
    course.company(name, trains=(*course.state.companies[name].trains, train))
    course.tell(RocketUsed(name, train))
    retire_private(course, ROCKET)
    leaves_bank(course, train)


# P7 by force


def _takers(state: State, player: str) -> Iterator[str]:
    return (name for name in directed_by(state, player) if has_room(state, state.companies[name]))


def forced_rockets(state: State) -> Iterator[Rocket]:
    """R56: a company with room; without one, a company and the train it gives up."""
    player = state.owed_as(RocketOwed).who
    takers = list(_takers(state, player))
    if takers:
        yield from (Rocket(name) for name in takers)
        return
    for name in directed_by(state, player):
        yield from (Rocket(name, train) for train in dict.fromkeys(state.companies[name].trains))


def check_forced_rocket(state: State, move: Rocket) -> None:
    """The second 4-train goes to a company of the owner's choice."""
    choices = list(forced_rockets(state))
    if move in choices:
        return
    player = state.owed_as(RocketOwed).who
    name, nearest = move.company, next(iter(choices), None)
    if name is None or name not in state.companies or state.companies[name].director != player:
        raise Illegal("rocket-director", company=name, player=player, instead=nearest)
    if move.scrap is None:
        trains = state.companies[name].trains
        raise Illegal("rocket-scrap", company=name, limit=state.phase.train_limit, trains=trains, instead=nearest)
    raise Illegal("rocket-no-scrap", company=name, train=move.scrap, instead=nearest)


def do_forced_rocket(course: Course, move: Rocket, _plan: None) -> None:
    """R56: no purchase, and the marker stays."""
    assert move.company is not None
    course.settle_first()
    if move.scrap is not None:
        give_up(course, move.company, move.scrap)
    _exchange(course, move.company)


def check_lose_rocket(state: State, _move: Decline) -> None:
    """The train may be lost only where no company of the owner has room."""
    player = state.owed_as(RocketOwed).who
    taker = next(_takers(state, player), None)
    if taker is not None:
        raise Illegal("rocket-room", company=taker, player=player, instead=Rocket(taker))


def do_lose_rocket(course: Course, _move: Decline, _plan: None) -> None:
    """The 4-train leaves the game with P7."""
    course.settle_first()
    lose_rocket(course)


def lose_rocket(course: Course) -> None:
    """P7 is closed without a company that could take the train."""
    train = current_type(course.state)
    course.tell(RocketLost(train))
    retire_private(course, ROCKET)
    leaves_bank(course, train)


def losses(state: State) -> Iterator[Decline]:
    """`decline`, where no company of the owner has room."""
    if next(_takers(state, state.owed_as(RocketOwed).who), None) is None:
        yield Decline()


def give_up(course: Course, name: str, train: str) -> None:
    """A company's train leaves the game without compensation."""
    trains = list(course.state.companies[name].trains)
    trains.remove(train)
    course.company(name, trains=tuple(trains))
    course.tell(TrainScrapped(name, train))
