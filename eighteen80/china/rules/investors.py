"""VII Foreign investors: the income they keep, and the merger with their owner's first company."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from eighteen80.china.box.components import BOX
from eighteen80.china.course import Course
from eighteen80.china.events import InvestorMerged, OwnerPaidOut, PremiumPaid, TreasuryMerged
from eighteen80.china.moves import Merge
from eighteen80.china.rules.companies import ALL, SHARE, review_director, transfer
from eighteen80.china.rules.operating.stations import can_replace, remove_investor
from eighteen80.china.state import BANK, MergeOwed, ReplaceOwed, State
from eighteen80.engine.rule import Rule
from eighteen80.refusals import Illegal

TREASURY, OWNER = "treasury", "owner"
DESTINATIONS = (TREASURY, OWNER)


class Merger(NamedTuple):
    """An investor's merger into a company, and the destination of its treasury."""

    investor: str
    company: str
    to: str


def owners_part(cash: int) -> int:
    """Return the part of an investor's treasury that its owner may take."""
    return cash * BOX.setup.investor_owner_percent // ALL


def begin_merger(course: Course, investor: str) -> None:
    """R17: Let the owner decide about the treasury, unless it is empty."""
    card = course.state.investors[investor]
    course.tell(InvestorMerged(investor, card.share))
    if card.cash:
        course.owe(MergeOwed(card.owner, investor))
    elif card.share is not None:
        _hand_over(course, investor, card.share)


def _merges(_state: State) -> Iterator[Merge]:
    """Yield all to the company, or a fifth to the owner."""
    return map(Merge, DESTINATIONS)


def _plan_merge(state: State, move: Merge) -> Merger:
    investor = state.owed_as(MergeOwed).investor
    company = state.investors[investor].share
    if move.to not in DESTINATIONS:
        raise Illegal("merge-to", to=move.to, choices=DESTINATIONS)
    if company is None:
        raise Illegal("merge-no-share", investor=investor)
    return Merger(investor, company, move.to)


def _do_merge(course: Course, merger: Merger) -> None:
    """Do step (a), the treasury; the other three steps follow."""
    course.drop_first_decision()
    investor, company, to = merger
    card = course.state.investors[investor]
    if to == TREASURY:
        course.pay(investor, company, card.cash)
        course.tell(TreasuryMerged(investor, company, card.cash))
    else:
        part = owners_part(card.cash)
        course.pay(investor, card.owner, part)
        course.pay(investor, BANK, card.cash - part)
        course.tell(OwnerPaidOut(investor, card.owner, part))
    _hand_over(course, investor, company)


MERGE = Rule(candidates=_merges, plan=_plan_merge, do=_do_merge)


def _hand_over(course: Course, investor: str, company: str) -> None:
    """Do (c) the premium, (b) the share, (d) the marker: replaced if the company's director wants and can."""
    owner, premium = course.state.investors[investor].owner, BOX.setup.investor_premium
    course.pay(BANK, owner, premium)
    course.investor(investor, share=None, open=False)
    transfer(course, owner, company, SHARE)
    course.tell(PremiumPaid(owner, premium, company))
    review_director(course, company)
    if can_replace(course.state, company, investor):
        course.owe(ReplaceOwed(company, investor))
    else:
        remove_investor(course, investor)
