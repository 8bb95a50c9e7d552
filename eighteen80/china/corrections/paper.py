"""Paper put right: shares, who directs by which certificate, permits, private companies, investors."""

from __future__ import annotations

import re

from eighteen80.china.box.components import BOX
from eighteen80.china.corrections.value import NONE, Value, founded, player, senseless
from eighteen80.china.course import Course
from eighteen80.china.map.board import marker_of
from eighteen80.china.moves import Correct
from eighteen80.china.rules.companies import SHARE, from_bank, holding, review_director, transfer
from eighteen80.china.rules.operating.stations import place_investor, remove_investor
from eighteen80.china.state import BANK, Auction, Draft, Investor, State
from eighteen80.refusals import Illegal

_CHANGE = re.compile(r"([A-Z]{3}) ([+-]\d0)")
_HOLDINGS = re.compile(r"(?:[A-Z]{3} [1-9]?\d0(?: |$))+")
_HOLDING = re.compile(r"([A-Z]{3}) (\d+)")


def _put_share(course: Course, move: Correct) -> None:
    """`HKR +10`: from the bank to the player, or back; `HKR 30 BCR 20` or `none`: all that lies before the player."""
    said = move.change.upper()
    change = _CHANGE.fullmatch(said)
    if move.subject not in course.state.players:
        raise senseless(move, _example())
    if change:
        changes = {change[1]: int(change[2])}
    elif _HOLDINGS.fullmatch(said) or move.change == NONE:
        wanted = {name: int(percent) for name, percent in _HOLDING.findall(said)}
        held = course.state.players[move.subject].shares
        changes = {name: wanted.get(name, 0) - held.get(name, 0) for name in {**held, **wanted}}
    else:
        raise senseless(move, _example())
    for name, percent in changes.items():
        if name not in course.state.companies:
            raise senseless(move, _example())
        from_bank(course, name, percent)
        transfer(course, move.subject, name, percent)
        review_director(course, name)


def _example() -> str:
    return f"{next(iter(BOX.companies))} +{SHARE}"


def _share(state: State, subject: str) -> str | None:
    if subject not in state.players:
        return None
    held = ((name, holding(state, subject, name)) for name in state.companies)
    return " ".join(f"{name} {percent}" for name, percent in held if percent) or NONE


def _put_director(course: Course, move: Correct) -> None:
    """The director's certificate changes hands for as many shares: whoever takes it must have them."""
    name, heir = founded(course, move), player(course, move)
    course.company(name, director=heir)


def _director(state: State, subject: str) -> str | None:
    company = state.companies.get(subject)
    return company.director if company is not None else None


def _put_certificate(course: Course, move: Correct) -> None:
    figures = {str(percent): percent for percent in BOX.setup.permit_choices}
    percent = figures.get(move.change.removesuffix("%"))
    name = founded(course, move)
    if percent is None:
        raise senseless(move, min(figures))
    course.company(name, certificate=percent)


def _certificate(state: State, subject: str) -> str | None:
    company = state.companies.get(subject)
    return str(company.certificate) if company is not None and company.founded else None


def _put_permit(course: Course, move: Correct) -> None:
    name, letters = founded(course, move), move.change.upper()
    if list(letters) != sorted(set(letters)) or not set(letters) <= {phase.letter for phase in BOX.phases}:
        raise senseless(move, "ABC")
    course.company(name, permits=letters)


def _permit(state: State, subject: str) -> str | None:
    company = state.companies.get(subject)
    return company.permits if company is not None and company.founded else None


def _put_private(course: Course, move: Correct) -> None:
    """A private company lies before a player, or has left the game."""
    if move.subject not in BOX.privates:
        raise senseless(move, course.state.seats[0])
    others = {name: owner for name, owner in course.state.privates.items() if name != move.subject}
    mine = {} if move.change == NONE else {move.subject: player(course, move)}
    course.set(privates=dict(sorted({**others, **mine}.items())))


def _private(state: State, subject: str) -> str | None:
    return state.privates.get(subject, NONE) if subject in BOX.privates else None


def _put_investor(course: Course, move: Correct) -> None:
    """Whose an investor is, with its marker on its home; `none`: it has left the game, and so has its money.

    Until all are chosen there must be one for each player.
    """
    name = move.subject
    if name not in BOX.investors:
        raise senseless(move, course.state.seats[0])
    if isinstance(course.state.round, Auction | Draft) and (move.change == NONE or name not in course.state.investors):
        raise Illegal("correct-owed")
    if move.change == NONE:
        _close(course, move)
        return
    owner, known = player(course, move), course.state.investors.get(name, Investor(NONE))
    course.set(investors={**course.state.investors, name: known._replace(owner=owner, open=True)})
    if marker_of(course.state.board, name, BOX.investors[name].home) is None:
        place_investor(course, name)


def _close(course: Course, move: Correct) -> None:
    name, card = move.subject, course.state.investors.get(move.subject)
    if card is None or not card.open:
        raise senseless(move, course.state.seats[0])
    course.pay(name, BANK, card.cash)
    _reserve(course, name, None)
    course.investor(name, open=False)
    remove_investor(course, name)


def _investor(state: State, subject: str) -> str | None:
    if subject not in BOX.investors:
        return None
    card = state.investors.get(subject)
    return card.owner if card is not None and card.open else NONE


def _put_reserved(course: Course, move: Correct) -> None:
    """The share that lies on an investor's charter, off the company's stack."""
    card, company = course.state.investors.get(move.subject), course.state.companies.get(move.change.upper())
    known = move.change == NONE or (company is not None and company.founded)
    if card is None or not card.open or not known:
        raise senseless(move, next(iter(BOX.companies)))
    _reserve(course, move.subject, None if move.change == NONE else move.change.upper())


def _reserve(course: Course, investor: str, company: str | None) -> None:
    before = course.state.investors[investor].share
    if before is not None:
        from_bank(course, before, -SHARE)
    if company is not None:
        from_bank(course, company, SHARE)
    course.investor(investor, share=company)


def _reserved(state: State, subject: str) -> str | None:
    card = state.investors.get(subject)
    return card.share or NONE if card is not None and card.open else None


VALUES = {
    "share": Value(_put_share, _share),
    "director": Value(_put_director, _director),
    "certificate": Value(_put_certificate, _certificate),
    "permit": Value(_put_permit, _permit),
    "private": Value(_put_private, _private),
    "investor": Value(_put_investor, _investor),
    "reserved": Value(_put_reserved, _reserved),
}
