"""VII Foreign investors: the income they keep, and the merger with their owner's first company."""

from __future__ import annotations

from collections.abc import Iterator

from eighteen80.china.box.components import BOX
from eighteen80.china.companies import ALL, SHARE, review_director, transfer
from eighteen80.china.events import InvestorMerged, OwnerPaidOut, PremiumPaid, TreasuryMerged
from eighteen80.china.moves import Merge
from eighteen80.china.operating.links import joined
from eighteen80.china.operating.stations import can_replace, remove_investor
from eighteen80.china.play.course import Course
from eighteen80.china.state import BANK, MergeOwed, ReplaceOwed, State
from eighteen80.refusals import Illegal

TREASURY, OWNER = "treasury", "owner"
DESTINATIONS = (TREASURY, OWNER)


def owners_part(cash: int) -> int:
    """The part of an investor's treasury that its owner may take."""
    return cash * BOX.setup.investor_owner_percent // ALL


def to_merge(state: State, investor: str) -> bool:
    """R15, R16: at the end of its turn an investor joins the company of its share, if a train could run there."""
    card = state.investors[investor]
    return card.share is not None and state.companies[card.share].open and joined(state, investor)


def begin_merger(course: Course, investor: str) -> None:
    """R17: the owner decides about the treasury, unless it is empty."""
    card = course.state.investors[investor]
    course.tell(InvestorMerged(investor, card.share))
    if card.cash:
        course.owe(MergeOwed(card.owner, investor))
    else:
        _hand_over(course, investor)


def check_merge(_state: State, move: Merge) -> None:
    """All to the company, or a fifth to the owner."""
    if move.to not in DESTINATIONS:
        raise Illegal("merge-to", to=move.to, choices=DESTINATIONS)


def do_merge(course: Course, move: Merge, _plan: None) -> None:
    """(a) the treasury; the other three steps follow."""
    owed = course.state.owed_as(MergeOwed)
    course.settle_first()
    card = course.state.investors[owed.investor]
    assert card.share is not None
    if move.to == TREASURY:
        course.pay(owed.investor, card.share, card.cash)
        course.tell(TreasuryMerged(owed.investor, card.share, card.cash))
    else:
        part = owners_part(card.cash)
        course.pay(owed.investor, card.owner, part)
        course.pay(owed.investor, BANK, card.cash - part)
        course.tell(OwnerPaidOut(owed.investor, card.owner, part))
    _hand_over(course, owed.investor)


def merges(_state: State) -> Iterator[Merge]:
    """Both destinations."""
    return (Merge(to) for to in DESTINATIONS)


def _hand_over(course: Course, investor: str) -> None:
    """(c) the premium, (b) the share, (d) the marker: replaced if the company's director wants and can."""
    card, premium = course.state.investors[investor], BOX.setup.investor_premium
    assert card.share is not None
    course.pay(BANK, card.owner, premium)
    course.investor(investor, share=None, open=False)
    transfer(course, card.owner, card.share, SHARE)
    course.tell(PremiumPaid(card.owner, premium, card.share))
    review_director(course, card.share)
    if can_replace(course.state, card.share, investor):
        course.owe(ReplaceOwed(card.share, investor))
    else:
        remove_investor(course, investor)
