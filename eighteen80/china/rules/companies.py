"""VIII Major companies: holdings, directors, shares on sale, and the capital in two halves (XII)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import dropwhile
from typing import NamedTuple, TypeVar

from eighteen80.china.box.components import BOX
from eighteen80.china.course import Course
from eighteen80.china.events import CapitalPaid, CompanyFounded, CompanyOpened, DirectorChanged, ShareReserved
from eighteen80.china.moves import Found, Permit
from eighteen80.china.rules.chart import arrive, price
from eighteen80.china.state import BANK, Company, State
from eighteen80.refusals import Illegal

AnyFounding = TypeVar("AnyFounding", Found, Permit)
ALL = 100
"""Percent of a company."""
SHARE = BOX.setup.share_percent
SHARES = ALL // SHARE
PERMITS = frozenset(letters for choices in BOX.setup.permit_choices.values() for letters in choices)
"""The building permits in the box."""
SECOND_HALF = frozenset(
    phase.name for phase in dropwhile(lambda phase: phase.train != BOX.setup.second_half_train, BOX.phases)
)


def on_sale(state: State, company: Company) -> int:
    """XII, R77: Return the percentage on sale in the bank; in phase A without the lower five shares."""
    return max(0, company.bank - (ALL - SHARE * state.phase.shares_on_sale))


def certificates(state: State, player: str) -> int:
    """XII: Count the certificates that matter for the limit; a director's certificate is one."""
    total = 0
    for name, percent in state.players[player].shares.items():
        company = state.companies[name]
        total += 1 + (percent - company.certificate) // SHARE if company.director == player else percent // SHARE
    return total


def certificate_limit(state: State) -> int:
    """XII: Return the limit for this number of players."""
    return BOX.setup.certificate_limit[len(state.seats)]


def directed_by(state: State, player: str) -> Iterator[str]:
    """Yield the companies a player directs, in order of number."""
    return (name for name, company in state.companies.items() if company.director == player)


def decider(state: State, who: str) -> str | None:
    """Return the director of a company or the owner of an investor."""
    company = state.companies.get(who)
    return company.director if company else state.investors[who].owner


def percent_of(state: State, player: str, name: str) -> int:
    """Return a player's percentage of a company."""
    return state.players[player].shares.get(name, 0)


def transfer(course: Course, player: str, name: str, percent: int) -> None:
    """Put shares before a player, or take them away (a negative percent)."""
    shares = {**course.state.players[player].shares}
    left = shares.pop(name, 0) + percent
    if left:
        shares[name] = left
    course.player(player, shares=shares)


def from_bank(course: Course, name: str, percent: int) -> None:
    """Take shares off the company's stack, or put them back (a negative percent)."""
    course.company(name, bank=course.state.companies[name].bank - percent)


def clockwise_from(state: State, player: str) -> tuple[str, ...]:
    """Return the other players in seating order, from the player's left."""
    seat = state.seats.index(player)
    return state.seats[seat + 1 :] + state.seats[:seat]


def successor(state: State, name: str, holdings: Mapping[str, int]) -> str | None:
    """VIII, R32: Return the next director by these holdings: strictly more than the director, the first clockwise."""
    director = state.companies[name].director
    if director is None:
        return None
    rivals = clockwise_from(state, director)
    best = max(rivals, key=lambda rival: holdings.get(rival, 0))
    return best if holdings.get(best, 0) > holdings.get(director, 0) else None


def review_director(course: Course, name: str) -> None:
    """VIII: Pass the directorship to a player who now holds more than the director."""
    state = course.state
    director = state.companies[name].director
    heir = successor(state, name, {player: percent_of(state, player, name) for player in state.seats})
    if director is not None and heir is not None:
        course.tell(DirectorChanged(name, director, heir))
        course.company(name, director=heir)


def rows_allowed(state: State, par: int) -> tuple[int, ...]:
    """XII, R21: Return the free rows of the turn order list at an initial price, or the uppermost by a ruling."""
    taken = {company.row for company in state.companies.values() if company.par == par}
    rows = tuple(row for row in range(1, BOX.setup.rows_per_par + 1) if row not in taken)
    return rows[:1] if state.rulings.par_row == "top" else rows


def fill_in_row(state: State, move: AnyFounding, par: int) -> AnyFounding:
    """Fill in the uppermost row that may be taken if none is given, and one is left."""
    return move if move.row is not None else replace(move, row=next(iter(rows_allowed(state, par)), None))


class Founding(NamedTuple):
    """A director's certificate and everything its buyer has chosen for it."""

    company: str
    price: int
    certificate: int
    permits: str
    row: int

    @property
    def cost(self) -> int:
        """Cost of the certificate."""
        return self.price * self.certificate // SHARE


def plan_founding(move: Found) -> Founding:
    """Refuse a price, certificate, permits or row that the box does not have."""
    setup = BOX.setup
    if move.price not in BOX.chart.pars:
        raise Illegal("found-price", price=move.price, prices=tuple(BOX.chart.pars))
    if move.certificate not in setup.permit_choices:
        raise Illegal("found-certificate", percent=move.certificate, percents=tuple(setup.permit_choices))
    if move.permits not in PERMITS:
        raise _other_permits(move.permits, move.certificate)
    if move.row is None:
        raise Illegal("found-price-full", price=move.price)
    return Founding(move.company, move.price, move.certificate, move.permits, move.row)


def check_founding(state: State, founding: Founding) -> None:
    """XII, R21: Check the permits of the certificate, and the row."""
    if founding.permits not in BOX.setup.permit_choices[founding.certificate]:
        raise _other_permits(founding.permits, founding.certificate)
    rows = rows_allowed(state, founding.price)
    if founding.row not in rows:
        raise Illegal("found-row", row=founding.row, rows=rows, price=founding.price)


def _other_permits(letters: str, certificate: int) -> Illegal:
    return Illegal("permit-choice", letters=letters, choices=BOX.setup.permit_choices[certificate])


def found(course: Course, player: str, terms: Founding, amount: int) -> None:
    """XII: Hand over the director's certificate for this amount, which the player pays the bank."""
    course.pay(player, BANK, amount)
    course.company(
        terms.company,
        director=player,
        par=terms.price,
        row=terms.row,
        certificate=terms.certificate,
        permits=terms.permits,
        space=BOX.chart.pars[terms.price],
        bank=ALL - terms.certificate,
    )
    arrive(course, terms.company)
    transfer(course, player, terms.company, terms.certificate)
    course.tell(CompanyFounded(player, terms.company, terms.price, terms.certificate, amount))


def reserve_share(course: Course, player: str, name: str) -> None:
    """VII, R10: Put one share on the investor of a player who founds for the first time, if it has none yet."""
    for investor, card in course.state.investors.items():
        if card.owner == player and card.open and card.share is None:
            from_bank(course, name, SHARE)
            course.investor(investor, share=name)
            course.tell(ShareReserved(investor, name))


def capital_halves_due(state: State) -> bool:
    """XII: Return whether the first train of the type that frees the second half has left the bank."""
    return state.phase.name in SECOND_HALF


def review_capital(course: Course, name: str) -> None:
    """XII, R26: Pay the second half once the first 3-train is gone and the bank has five shares or fewer."""
    state = course.state
    company = state.companies[name]
    earned = company.bank <= BOX.setup.second_half_bank and capital_halves_due(state)
    if company.second_half or not earned:
        return
    course.company(name, second_half=True)
    if company.open:
        _pay_half(course, name, "full")


def open_company(course: Course, name: str) -> None:
    """XII: Float a company: pay a capital of five times its initial price, and the second half if earned."""
    course.company(name, open=True)
    course.tell(CompanyOpened(name, course.state.companies[name].director))
    _pay_half(course, name, "half")
    if course.state.companies[name].second_half:
        _pay_half(course, name, "full")


def _pay_half(course: Course, name: str, capital: str) -> None:
    amount = course.state.companies[name].par * BOX.setup.half_capital
    course.pay(BANK, name, amount)
    course.company(name, capital=capital)
    course.tell(CapitalPaid(name, amount, capital))


def ready_to_open(state: State, name: str) -> bool:
    """XII, R24: Return whether the director holds the percentage of the phase, or nothing is left to buy."""
    company = state.companies[name]
    if company.director is None or company.open:
        return False
    return percent_of(state, company.director, name) >= state.phase.float_percent or on_sale(state, company) == 0


def value_of(state: State, player: str) -> int:
    """Return the current value of a player's shares."""
    shares = state.players[player].shares
    return sum(price(state.companies[name]) * percent // SHARE for name, percent in shares.items())
