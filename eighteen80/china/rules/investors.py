"""VII Foreign investors: the income they keep, the joint network (R15), the merger with their owner's first company."""

from __future__ import annotations

from typing import NamedTuple

from eighteen80.china.box.components import BOX
from eighteen80.china.course import Course
from eighteen80.china.events import InvestorMerged, OwnerPaidOut, PremiumPaid, TreasuryMerged
from eighteen80.china.map.network import sites_of
from eighteen80.china.map.reach import can_reach, stations_mask, ways
from eighteen80.china.moves import Merge
from eighteen80.china.rules.companies import ALL, SHARE, review_director, transfer
from eighteen80.china.rules.operating.stations import can_replace, remove_investor
from eighteen80.china.state import BANK, Board, MergeOwed, ReplaceOwed, State, once_a_board
from eighteen80.engine.rule import Rule
from eighteen80.refusals import Illegal

# The joint network


def has_joint_network(state: State, investor: str) -> bool:
    """Return whether a train of any length could run from the investor's home station to its company's.

    All markers are ignored; if the table plays so, any marker of the company counts like its home.
    """
    company = state.investors[investor].share
    if company is None or not state.companies[company].open:
        return False
    board, home = state.board, BOX.companies[company].home
    any_marker = state.rulings.merge_from == "any_marker"
    start = stations_mask(sites_of(board, investor))
    goals = stations_mask(site for site in sites_of(board, company) if any_marker or site[0] == home)
    return _leads_to(board, start, goals)


@once_a_board
def _leads_to(board: Board, start: int, goals: int) -> bool:
    track = ways(board)
    steps = track.leaving[start] if start and goals else ()
    walks = (can_reach(track, number, start | side, goals, 0) for number, side in steps)
    return bool(start & goals) or any(walks)


# The merger


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
    course.settle_owed(MergeOwed)
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


MERGE = Rule(candidates=lambda _: map(Merge, DESTINATIONS), plan=_plan_merge, do=_do_merge)


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
