"""Deviations of the site's games from our rules or sums: kept by a ruling or a correction that says why."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from eighteen80.china.box.components import BOX
from eighteen80.china.corrections.corrected_values import CORRECTIONS
from eighteen80.china.corrections.progress import name_space
from eighteen80.china.course import Course
from eighteen80.china.map.board import place_marker
from eighteen80.china.moves import Move
from eighteen80.china.rules.chart import is_frozen, move_to, stacks
from eighteen80.china.rules.companies import decider, on_sale
from eighteen80.china.site.pieces import Shares
from eighteen80.china.state import Marker, State
from eighteen80.engine.table_moves import Correct, Overrule
from eighteen80.resources import read_table

SITE = "18xx.games"
CAUSES: Mapping[str, str] = read_table("china/site.toml")["causes"]
"""Reasons why the site allowed it, by the code of our refusal or a name of their own."""
RESULT, SOLD = "result", "sold"
OTHER_SUM = "other-sum"
SOLD_OUT, NOT_SOLD_OUT, STACK, SECOND_MARKER = "sold-out", "not-sold-out", "stack", "second-marker"
PASSED_OVER, ASKED_STILL = "passed-over", "asked-still"
PAID_OUT_OF_TURN = "paid-besides"
DECLINED, SOLD_OUT_OF_TURN = "declined", "sold-besides"


def cause(code: str, **figures: object) -> str:
    """Return the reason that the record is given; if none is known, the code of our refusal."""
    return f"{SITE}: {CAUSES.get(code, code).format(**figures)}"


def from_site(move: Move) -> bool:
    """Return whether a ruling or a correction was written by an import."""
    return isinstance(move, Overrule | Correct) and move.reason.partition(": ")[0] == SITE


def is_import_correction(move: Move) -> bool:
    """Return whether the move is an import's correction, which is not counted with the moves."""
    return isinstance(move, Correct) and from_site(move)


# Shares that are locked in phase A: the site hands one out where half of a director's certificate is sold


def match_site_rises(course: Course, before: State, shares: Shares) -> bool:
    """Raise the companies whose shares are all sold on the site; return whether ours differ."""
    state, spaces = course.state, {name: card.space for name, card in before.companies.items()}
    founded = {name: card for name, card in state.companies.items() if card.open}
    ours = [name for name, card in founded.items() if not on_sale(state, card)]
    theirs = [name for name in founded if not shares.on_sale(name)]
    if ours == theirs or is_frozen(state):
        return False
    for name in ours:
        course.company(name, space=spaces[name])
    course.set(chart=before.chart)
    move_to(course, {name: BOX.chart.up(spaces[name]) for name in theirs})
    return True


def match_site_prices(state: State, there: State) -> Iterator[Correct]:
    """Yield the corrections that bring every marker to its space on the site's chart."""
    for name, card in there.companies.items():
        space = state.companies[name].space
        if card.space != space:
            yield Correct(
                "price", name, name_space(card.space), cause(SOLD_OUT if card.space < space else NOT_SOLD_OUT)
            )


def match_site_stacks(state: State, there: State) -> Iterator[Correct]:
    """Yield the corrections that put a space's markers into the site's order, once all are on their spaces."""
    lying = stacks(state)
    for space, names in stacks(there).items():
        if lying[space] != names:
            yield Correct("stack", names[0], " ".join(names), cause(STACK))


# A second marker of a company in the place of its investor's


def second_marker(state: State, company: str, hex_: str, city: int | None) -> Correct:
    """Return the hex's markers as on the site, the company's second in place of the one removed."""
    there = state._replace(board=place_marker(state.board, hex_, Marker(company, city)))
    return Correct("station", hex_, CORRECTIONS.write_value(there, "station", hex_) or "", cause(SECOND_MARKER))


# Sums


def correction(state: State, who: str, counted: int, recorded: int, reason: str) -> Correct:
    """Correct a purse to its sum on the site: a company that is short takes money from its director.

    What the director is short of becomes a debt.
    """
    purse, more = state.purse(who), recorded - counted
    if purse is None or purse.cash + more >= 0:
        return Correct("cash", who, f"{more:+d}", reason)
    if who not in state.players:
        return correction(state, decider(state, who) or who, counted, recorded, reason)
    return Correct("debt", who, f"{-more:+d}", reason)
