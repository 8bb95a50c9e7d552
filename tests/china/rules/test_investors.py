"""VII Foreign investors: their turn, the reserved share, the merger and its four decisions."""

from __future__ import annotations

from typing import Any

import pytest

from eighteen80.china import GAME
from eighteen80.china.box.components import BOX
from eighteen80.china.course import Course
from eighteen80.china.events import GameOver, InvestorEnded
from eighteen80.china.map.board import place_marker, remove_marker
from eighteen80.china.moves import Merge
from eighteen80.china.rules.companies import certificates
from eighteen80.china.rules.ending import end
from eighteen80.china.rules.operating.turn_events import StationPlaced, TrainsRun
from eighteen80.china.state import Marker, MergeOwed, Operating
from eighteen80.refusals import Illegal
from tests.support.china.play_table import AUCTION, Play, refused, seen, taken
from tests.support.examples import Example

LINK = ("A5 57 W-E", "A7 8851 W-SE", "B8 57 NW-SE")


def table(**rulings: str) -> Play:
    """Anna owns A3 (and BCR), Bert A1 with the share of BZU, which he directs, Cleo A7; BCR and BZU operate."""
    play = Play(3, **rulings)(*AUCTION, "investor A3; investor A1; investor A7")
    for name in play.state.seats:
        play.player(name, cash=1000)
    return play("pass; found BZU 90 20% ABC; pass; pass; pass").owns(BCR="2", BZU="2")


def investor(play: Play, name: str, **changes: Any) -> Play:
    return play.change(investors={**play.state.investors, name: play.state.investors[name]._replace(**changes)})


def harbin(**rulings: str) -> Play:
    """Track from Russia to Harbin; A1 has 90 in its treasury and is about to run."""
    return investor(table(**rulings).tiles(*LINK), "A1", cash=90).begins("A1")


def empty(**rulings: str) -> Play:
    return investor(harbin(**rulings), "A1", cash=0)


@pytest.fixture
def play() -> Play:
    return table()


@pytest.fixture
def harbin_link() -> Play:
    return harbin()


A1: dict[str, Any] = {"start": table, "tiles": ("A5 57 W-E",), "begins": "A1"}
LINKED: dict[str, Any] = {"start": harbin}
ANNAS: dict[str, Any] = {"BZU": {"director": "Anna"}, "Anna": {"shares": {"BCR": 20, "BZU": 30}}, **LINKED}
EVEN: dict[str, Any] = {"BZU": {"director": "Anna"}, "Anna": {"shares": {"BCR": 20, "BZU": 20}}, **LINKED}
BERT = 1000 - 180 + 5 + 20
"""Bert's money after the founding of BZU, and what P1 and P4 have paid."""
MERGED = "run none; merge treasury"
EXAMPLES = {
    # The turn
    "R12 it leases the type on sale even before its phase": seen(
        {"phase": "A1", "lists run 2+2: A3 A5": True}, sale=("2+2", 5), **A1
    ),
    "R12 no other": refused("run 2: A3 A5", "run-no-train", sale=("2+2", 5), **A1),
    "R13 the income of the leased train is always kept": taken("run", {"A1 cash": 40}, **A1),
    "R13 it is never paid": refused("pay", "turn-not-now", **A1),
    "R13 nor withheld": refused("withhold", "turn-not-now", **A1),
    "R13 it builds without a permit": taken(
        "lay A5 57 W-E", {"lists run 2: A3 A5": True}, start=table, begins="A1"
    ),
    "R13 one tile": refused("lay A5 57 W-E; lay A7 8852 W-E", "turn-too-late", start=table, begins="A1"),
    "R14 building is never compulsory": taken("done", {"due": "A3"}, start=table, begins="A1"),
    "R78 a run is not passed over": refused("done", "turn-run-first", **A1),
    "R78 but may be none": taken("run none", {"A1 cash": 0}, **A1),
    # The reserved share
    "R11 R68 the reserved share pays no dividend": taken(
        "run; pay", {"DividendPaid": [("BZU", 40, 4, (("Bert", 8),))]},
        start=table, tiles=("B8 57 NW-SE", "A7 8851 W-SE"), begins="BZU",
    ),
    "R10 only the first founding reserves a share": taken(
        "found WNR 70 20% ABC", {"A1 share": "BZU", "WNR bank": 80}, start=table, share_round="Bert"
    ),
    # Time of joining
    "R15 R16 investor joins once a train could run home": taken(
        "run none", {"InvestorMerged": [("A1", "BZU")], "due": "Bert"}, **LINKED
    ),
    "R16 not before the end of the investors own turn": taken(
        "lay B8 57 NW-SE", {"InvestorMerged": [], "A1 open": True}, start=table, tiles=LINK[:2], begins="BZU"
    ),
    "R15 the lease or its length does not matter": taken(
        "run 2: A3 A5; merge treasury", {"BZU cash": 450 + 90 + 40}, **LINKED
    ),
    "R16 R36 from the first 4-train on it only merges": seen(
        {"InvestorMerged": [("A1", "BZU")], "due": "Bert"}, phase="B3", begins="A1", **LINKED
    ),
    "R16 R36 as ever": taken("merge treasury", {"BZU cash": 450 + 90}, phase="B3", begins="A1", **LINKED),
    # The merger
    "R17 without its share it joins no company": refused(
        'run none; correct reserved A1 none "swept off"; merge treasury', "merge-no-share", **LINKED
    ),
    "R17 with it it does": taken(
        'run none; correct reserved A1 none "swept off"; correct reserved A1 BZU "found"; merge treasury',
        {"BZU cash": 450 + 90}, **LINKED,
    ),
    "R17 all to the company": taken(
        MERGED, {"BZU cash": 450 + 90, "Bert cash": BERT + 50, "A1 cash": 0}, **LINKED
    ),
    "R17 or a fifth to the owner and the rest to the bank": taken(
        "run none; merge owner", {"BZU cash": 450, "Bert cash": BERT + 18 + 50, "A1 cash": 0}, **LINKED
    ),
    "R17 premium and share for the owner whoever is director": taken(
        MERGED,
        {"PremiumPaid": [("Bert", 50, "BZU")], "Bert cash": BERT + 50, "Bert shares": {"BZU": 30},
         "BZU director": "Anna"},
        **ANNAS,
    ),
    "R17 R32 share may change the director": taken(MERGED, {"DirectorChanged": [("BZU", "Anna", "Bert")]}, **EVEN),
    "R17 R32 who then decides": taken(MERGED, {"due": "BZU", "choices": ["replace", "remove"]}, **EVEN),
    "R17 an empty treasury leaves nothing to decide": taken(
        "run none", {"due": "BZU", "PremiumPaid": [("Bert", 50, "BZU")]}, start=empty
    ),
    "R17 the investor is closed": taken(f"{MERGED}; replace", {"A1 open": False, "A1 share": None}, **LINKED),
    "R18 cheapest marker left replaces investors free": taken(
        f"{MERGED}; replace", {"at A3": (Marker("BZU"),), "BZU markers": 1, "BZU cash": 540}, **LINKED
    ),
    "R18 the marker may be removed instead": taken(f"{MERGED}; remove", {"at A3": (), "BZU markers": 2}, **LINKED),
}  # fmt: skip


@pytest.mark.parametrize("example", EXAMPLES.values(), ids=EXAMPLES)
def test_investor(example: Example):
    example.check()


def test_R18_R20_replaced_marker_on_a_red_hex_is_one_as_any(harbin_link: Play):
    harbin_link(f"{MERGED}; replace").owns(BZU="2").begins("BZU")("station A5")
    assert harbin_link.events_of(StationPlaced)[0].cost == 100
    harbin_link("run 2: A3 A5")
    assert harbin_link.events_of(TrainsRun)[0].total == 40


def test_R17_the_investor_that_has_joined_never_acts_again(harbin_link: Play):
    harbin_link(f"{MERGED}; replace").change(rounds=(Operating(),)).settle()
    assert harbin_link.due == "A3"


# The turn


def test_R13_its_owner_does_not_help_with_the_ground(play: Play):
    investor(play, "A7", cash=20).tiles("P6 8851 NE-SE").begins("A7")
    assert play.state.players["Cleo"].cash > 900
    refusal = play.refusal_of("lay O7 8850 SW-W")
    assert (refusal.code, refusal.facts["cost"], refusal.facts["cash"]) == ("track-cost", 30, 20)
    investor(play, "A7", cash=30)("lay O7 8850 SW-W")
    assert play.state.investors["A7"].cash == 0


# The reserved share


def test_R11_reserved_share_is_nobodys_until_it_is_handed_over(play: Play):
    assert play.state.investors["A1"].share == "BZU"
    assert play.state.companies["BZU"].bank == 70
    assert "BZU" in play.state.players["Bert"].shares
    assert play.state.players["Bert"].shares["BZU"] == 20
    assert certificates(play.state, "Bert") == 1
    assert play.share_round("Bert").refusal_of("sell BZU 3").code == "sell-not-held"


def test_R10_a_directorship_gained_is_no_founding(play: Play):
    assert play.state.investors["A7"].share is None
    play.player("Cleo", shares={"BZU": 20}).phase("B1").share_round("Cleo")("buy BZU")
    assert play.state.companies["BZU"].director == "Cleo"
    assert play.state.investors["A7"].share is None
    play.share_round("Cleo")("found WNR 70 20% ABC")
    assert play.state.investors["A7"].share == "WNR"


def test_R10_after_the_merger_no_share_is_reserved_again(harbin_link: Play):
    harbin_link("run none; merge treasury; remove")
    harbin_link.share_round("Bert")("found WNR 70 20% ABC")
    assert harbin_link.state.companies["WNR"].bank == 80


# Time of joining


# The merger


def test_R17_the_owner_decides_about_the_treasury_first(harbin_link: Play):
    harbin_link("run none")
    assert isinstance(harbin_link.state.owed[0], MergeOwed)
    assert (harbin_link.due, harbin_link.legal()) == ("Bert", ["merge treasury", "merge owner"])
    assert harbin_link.refusal_of("replace").code == "turn-not-now"
    with pytest.raises(Illegal) as caught:
        GAME.check(harbin_link.state, Merge("bank"))
    assert caught.value.code == "merge-to"


def test_R18_a_company_without_a_marker_left_does_not_replace(harbin_link: Play):
    for hex_ in ("C9", "C11"):
        harbin_link.change(board=place_marker(harbin_link.state.board, hex_, Marker("BZU")))
    harbin_link.company("BZU", markers=0)("run none; merge treasury")
    assert harbin_link.state.owed == ()
    assert "A3" not in harbin_link.state.board.stations


def test_R18_a_company_with_a_marker_there_does_not_replace(harbin_link: Play):
    harbin_link.change(board=place_marker(harbin_link.state.board, "A3", Marker("BZU"))).company("BZU", markers=1)
    harbin_link("run none; merge treasury")
    assert harbin_link.state.owed == ()
    assert harbin_link.state.board.stations["A3"] == (Marker("BZU"),)


@pytest.mark.parametrize(("ruling", "code"), [("no", "station-red"), ("yes", None)])
def test_R20_companies_need_an_option_for_markers_on_red(ruling: str, code: str | None):
    play = table(red_hex_markers=ruling).tiles(*LINK)
    investor(play, "A1", open=False, share=None).player("Bert", shares={"BZU": 30})
    play.change(board=remove_marker(play.state.board, "A3", "A1")).begins("BZU")
    if code:
        assert play.refusal_of("station A3").code == code
        assert "station A3" not in play.legal()
    else:
        play("station A3")


def test_R33_over_limit_by_share_one_sells_when_it_is_ones_turn(harbin_link: Play):
    filler = dict.fromkeys(("HKR", "CKR", "NJR"), 60)
    harbin_link.player("Bert", shares={"BZU": 20, **filler})
    for name in filler:
        harbin_link.company(name, director="Cleo", certificate=20, par=70, row=0, space=(7, 3), operated=True)
    harbin_link.player("Cleo", shares=dict.fromkeys(filler, 20))
    harbin_link("run none; merge treasury; remove")
    assert certificates(harbin_link.state, "Bert") == 20
    harbin_link.player("Bert", shares={**harbin_link.state.players["Bert"].shares, "NJR": 70})
    assert isinstance(harbin_link.state.round, Operating)
    harbin_link.share_round("Bert")
    assert harbin_link.refusal_of("pass").code == "stock-over-limit"
    harbin_link("sell NJR 1; done")


# The end


def test_R19_end_pays_a_fifth_of_the_treasury_to_the_owner(play: Play):
    investor(play, "A1", cash=130)
    investor(play, "A7", cash=50)
    worth = dict(GAME.worth(play.state))
    course = Course(play.state)
    end(course)
    ended = [event for event in course.events if isinstance(event, InvestorEnded)]
    assert [(event.player, event.amount) for event in ended] == [("Bert", 26), ("Cleo", 10)]
    result = dict(course.state.round.result)
    assert result == worth == GAME.worth(course.state)
    assert result["Cleo"] == play.state.players["Cleo"].cash + 10


def test_R19_an_investor_with_an_empty_treasury_ends_quietly(play: Play):
    course = Course(play.state)
    end(course)
    assert [type(event) for event in course.events] == [GameOver]


def test_R19_joined_investor_pays_nobody_at_the_end(play: Play):
    investor(play, "A1", cash=130, open=False, share=None)
    worth = dict(GAME.worth(play.state))
    course = Course(play.state)
    end(course)
    assert [type(event) for event in course.events] == [GameOver]
    assert dict(course.state.round.result) == worth


@pytest.mark.parametrize("phase", [phase.name for phase in BOX.phases])
def test_R16_it_joins_its_company_in_whatever_phase(phase: str):
    play = investor(table().tiles(*LINK), "A1", cash=90).phase(phase).begins("A1")
    if play.due == "A1":
        play("run none")
    assert play.due == "Bert"
    play("merge treasury")
    assert not play.state.investors["A1"].open
    assert play.state.players["Bert"].shares["BZU"] == 30
