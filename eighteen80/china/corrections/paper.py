"""Corrections of money and paper: shares, directors and their certificates, permits, private companies, investors."""

from __future__ import annotations

import re
from collections.abc import Mapping

from eighteen80.china.box.components import BOX
from eighteen80.china.corrections.counts import (
    NONE,
    cash_of,
    debt_of,
    founded_company,
    is_founded,
    of_company,
    of_founded,
    player,
)
from eighteen80.china.course import Course
from eighteen80.china.map.board import marker_of
from eighteen80.china.rules.companies import SHARE, from_bank, percent_of, review_director, transfer
from eighteen80.china.rules.operating.stations import place_investor, remove_investor
from eighteen80.china.state import BANK, Auction, Draft, Investor, State
from eighteen80.engine.corrections import AnyValue, Number, Senseless, Value
from eighteen80.refusals import Illegal

_CHANGE = re.compile(r"([A-Z]{3}) ([+-]\d0)")
_HOLDINGS = re.compile(r"(?:[A-Z]{3} [1-9]?\d0(?: |$))+")
_HOLDING = re.compile(r"([A-Z]{3}) (\d+)")
CAPITALS = (NONE, "half", "full")
SUMS = ("+50", "-50", "+1")


def _put_cash(course: Course, who: str, cash: int) -> None:
    course.pay(BANK, who, cash - (cash_of(course.state, who) or 0))


def _put_capital(course: Course, name: str, change: str) -> None:
    founded_company(course, name)
    if change not in CAPITALS:
        raise Senseless
    course.company(name, capital=change, second_half=change == "full")


def _put_share(course: Course, name: str, text: str) -> None:
    """Read `HKR +10`, from the bank to the player or back, or all of a player's shares: `HKR 30 BCR 20`, `none`."""
    words = text.upper()
    change = _CHANGE.fullmatch(words)
    if name not in course.state.players:
        raise Senseless
    if change:
        changes = {change[1]: int(change[2])}
    elif _HOLDINGS.fullmatch(words) or text == NONE:
        wanted = {company: int(percent) for company, percent in _HOLDING.findall(words)}
        held = course.state.players[name].shares
        changes = {company: wanted.get(company, 0) - held.get(company, 0) for company in {**held, **wanted}}
    else:
        raise Senseless
    for company, percent in changes.items():
        if company not in course.state.companies:
            raise Senseless
        if percent:
            from_bank(course, company, percent)
            transfer(course, name, company, percent)
            review_director(course, company)


def _share(state: State, subject: str) -> str | None:
    if subject not in state.players:
        return None
    held = ((name, percent_of(state, subject, name)) for name in state.companies)
    return " ".join(f"{name} {percent}" for name, percent in held if percent) or NONE


def _put_director(course: Course, name: str, text: str) -> None:
    """Exchange the director's certificate for the same number of shares, which its new holder must have."""
    founded_company(course, name)
    course.company(name, director=player(course, text))


def _put_certificate(course: Course, name: str, percent: int) -> None:
    founded_company(course, name)
    if percent not in BOX.setup.permit_choices:
        raise Senseless
    course.company(name, certificate=percent)


def _put_permit(course: Course, name: str, text: str) -> None:
    founded_company(course, name)
    letters = text.upper()
    if list(letters) != sorted(set(letters)) or not set(letters) <= {phase.letter for phase in BOX.phases}:
        raise Senseless
    course.company(name, permits=letters)


def _put_private(course: Course, name: str, text: str) -> None:
    """Give a private company to a player, or remove it from the game."""
    if name not in BOX.privates:
        raise Senseless
    others = {private: owner for private, owner in course.state.privates.items() if private != name}
    mine = {} if text == NONE else {name: player(course, text)}
    course.set(privates=dict(sorted({**others, **mine}.items())))


def _put_investor(course: Course, name: str, text: str) -> None:
    """Give an investor to a player, with its marker on its home; `none` removes it with its money.

    Until all are chosen there must be one for each player.
    """
    if name not in BOX.investors:
        raise Senseless
    if isinstance(course.state.round, Auction | Draft) and (text == NONE or name not in course.state.investors):
        raise Illegal("correct-owed")
    if text == NONE:
        _close(course, name)
        return
    owner, known = player(course, text), course.state.investors.get(name, Investor(NONE))
    course.set(investors={**course.state.investors, name: known._replace(owner=owner, open=True)})
    if marker_of(course.state.board, name, BOX.investors[name].home) is None:
        place_investor(course, name)


def _close(course: Course, name: str) -> None:
    card = course.state.investors.get(name)
    if card is None or not card.open:
        raise Senseless(*course.state.seats)
    course.pay(name, BANK, card.cash)
    _reserve(course, name, None)
    course.investor(name, open=False)
    remove_investor(course, name)


def _investor(state: State, subject: str) -> str | None:
    if subject not in BOX.investors:
        return None
    card = state.investors.get(subject)
    return card.owner if card is not None and card.open else NONE


def _put_reserved(course: Course, name: str, text: str) -> None:
    """Reserve the share on an investor's charter, off the company's stack."""
    card, company = course.state.investors.get(name), text.upper()
    if card is None or not card.open or not (text == NONE or is_founded(course.state, company)):
        raise Senseless
    _reserve(course, name, None if text == NONE else company)


def _reserve(course: Course, investor: str, company: str | None) -> None:
    before = course.state.investors[investor].share
    if before is not None:
        from_bank(course, before, -SHARE)
    if company is not None:
        from_bank(course, company, SHARE)
    course.investor(investor, share=company)


def _read_reservation(state: State, subject: str) -> str | None:
    card = state.investors.get(subject)
    return card.share or NONE if card is not None and card.open else None


VALUES: Mapping[str, AnyValue[State, Course]] = {
    "cash": Number(
        cash_of,
        lambda course, who, cash: course.pay(BANK, who, cash - (cash_of(course.state, who) or 0)),
        examples=SUMS,
    ),
    "debt": Number(debt_of, lambda course, who, debt: course.player(who, debt=debt), examples=SUMS),
    "capital": Value(of_founded(lambda company: company.capital), _put_capital, CAPITALS[::-1]),
    "share": Value(_share, _put_share, [f"{company} {sign}{SHARE}" for company in BOX.companies for sign in "+-"]),
    "director": Value(of_company(lambda company: company.director), _put_director),
    "certificate": Number(
        of_company(lambda company: company.certificate),
        _put_certificate,
        examples=tuple(map(str, BOX.setup.permit_choices)),
    ),
    "permit": Value(of_founded(lambda company: company.permits), _put_permit, ("ABC", "BCD", "AB", "A")),
    "private": Value(
        lambda state, name: state.privates.get(name, NONE) if name in BOX.privates else None, _put_private
    ),
    "investor": Value(_investor, _put_investor),
    "reserved": Value(_read_reservation, _put_reserved, (*BOX.companies, NONE)),
}
