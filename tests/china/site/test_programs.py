"""Automatic actions of the site, as for players by their programs: they count, and belong to the action before them."""

from __future__ import annotations

import pytest

from eighteen80.refusals import Unreadable
from tests.support.china.site import Action, from_site, site_action

SEATS = ("Anna", "Bert", "Cleo")
BID, HIGHER = (site_action("bid", who, company="P0", price=price) for who, price in (("Anna", 15), ("Cleo", 20)))
PASSED, LAST = site_action("pass", "Bert"), site_action("pass", "Anna")
READ = ["bid 15", "pass", "bid 20", "pass"]


def lines(*actions: Action) -> list[str]:
    numbered = [{"id": number, **each} for number, each in enumerate(actions, start=1)]
    data = {"title": "1880", "players": [{"name": name} for name in SEATS], "actions": numbered}
    found = [line.text for line in from_site(data)]
    return [line for line in found if not line.startswith("#")]


def run_program(kind: str, parts: object = (PASSED,)) -> Action:
    return site_action(kind, "Bert", message="not for me", auto_actions=parts)


def test_programmed_actions_are_made_and_their_end_is_nothing():
    stopped = site_action("program_disable", "Anna", reason="bid")
    assert lines(BID | {"auto_actions": [stopped, PASSED]}, HIGHER, LAST) == READ


@pytest.mark.parametrize("kind", ["program_share_pass", "program_buy_shares", "program_disable", "message"])
def test_it_counts_after_whatever_it_follows(kind: str):
    """A player whose turn it is sets up a program, which acts for him at once."""
    assert lines(BID, run_program(kind), HIGHER, LAST) == READ


def test_it_is_taken_back_and_brought_back_with_what_it_follows():
    program = run_program("program_share_pass")
    assert lines(BID, program, site_action("undo", "Bert"), PASSED, HIGHER, LAST) == READ
    assert lines(BID, program, site_action("undo", "Bert"), site_action("redo", "Cleo"), HIGHER, LAST) == READ


def test_several_may_act_so_one_after_the_other():
    assert lines(site_action("message", "Cleo", message="?"), BID | {"auto_actions": (PASSED, HIGHER, LAST)}) == READ


def test_what_the_site_does_by_itself_we_do_too():
    private, investor = site_action("choose", "P0", "company", choice=""), site_action("pass", "1", "minor")
    assert lines(BID | {"auto_actions": [private, investor]}, PASSED, HIGHER, LAST) == READ


def test_R16_investor_that_joins_only_there_is_told():
    joins = site_action("destination_connection", "1", "minor")
    with pytest.raises(Unreadable) as caught:
        lines(BID | {"auto_actions": [joins, PASSED]}, HIGHER, LAST)
    assert (caught.value.facts["action"], caught.value.facts["left"]) == (1, 3)


@pytest.mark.parametrize("parts", ["pass", [1], [{"entity_type": "player"}], [site_action("dance", "Bert")]])
def test_what_it_cannot_have_done_ends_the_import_there(parts: object):
    with pytest.raises(Unreadable) as caught:
        lines(BID, run_program("program_share_pass", parts), HIGHER, LAST)
    assert (caught.value.facts["action"], caught.value.facts["left"]) == (2, 3)
