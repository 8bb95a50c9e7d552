"""VII Foreign investors: their turn, the reserved share, the merger and its four decisions."""

from __future__ import annotations

from typing import Any

import pytest

from eighteen80.china import GAME
from eighteen80.china.box.components import BOX
from eighteen80.china.course import Course
from eighteen80.china.events import DirectorChanged, GameOver, InvestorEnded, InvestorMerged, PremiumPaid
from eighteen80.china.map.board import place_marker, remove_marker
from eighteen80.china.moves import Merge
from eighteen80.china.rules.companies import certificates
from eighteen80.china.rules.ending import end
from eighteen80.china.rules.operating.turn_events import DividendPaid, StationPlaced, TrainsRun
from eighteen80.china.state import Marker, MergeOwed, Operating, ReplaceOwed
from eighteen80.refusals import Illegal
from tests.support.china.play_table import AUCTION, Play

LINK = ("A5 57 W-E", "A7 8851 W-SE", "B8 57 NW-SE")


def table(**rulings: str) -> Play:
    """Anna owns A3 (and BCR), Bert A1 with the share of BZU, which he directs, Cleo A7; BCR and BZU operate."""
    play = Play(3, **rulings)(*AUCTION, "investor A3; investor A1; investor A7")
    for name in play.state.seats:
        play.player(name, cash=1000)
    return play("pass; found BZU 90 20% ABC; pass; pass; pass").owns(BCR="2", BZU="2")


def investor(play: Play, name: str, **changes: Any) -> Play:
    return play.change(investors={**play.state.investors, name: play.state.investors[name]._replace(**changes)})


@pytest.fixture
def play() -> Play:
    return table()


@pytest.fixture
def harbin_link() -> Play:
    """Track from Russia to Harbin; A1 has 90 in its treasury and is about to run."""
    return investor(table().tiles(*LINK), "A1", cash=90).begins("A1")


# The turn


def test_R13_the_income_of_the_leased_train_is_always_kept(play: Play):
    play.tiles("A5 57 W-E").begins("A1")("run")
    assert play.state.investors["A1"].cash == 40
    assert play.due != "A1"
    assert play.begins("A1").refusal_of("pay").code == "turn-not-now"
    assert play.refusal_of("withhold").code == "turn-not-now"


def test_R12_it_leases_type_on_sale_even_before_that_types_phase(play: Play):
    play.sale("2+2", 5).tiles("A5 57 W-E").begins("A1")
    assert play.state.phase.name == "A1"
    assert "run 2+2: A3 A5" in play.legal()
    assert play.refusal_of("run 2: A3 A5").code == "run-no-train"


def test_R13_one_tile_no_permit_and_its_own_money_for_the_ground(play: Play):
    play.begins("A1")("lay A5 57 W-E")
    assert play.refusal_of("lay A7 8852 W-E").code == "turn-too-late"
    assert "run 2: A3 A5" in play.legal()


def test_R13_its_owner_does_not_help_with_the_ground(play: Play):
    investor(play, "A7", cash=20).tiles("P6 8851 NE-SE").begins("A7")
    assert play.state.players["Cleo"].cash > 900
    refusal = play.refusal_of("lay O7 8850 SW-W")
    assert (refusal.code, refusal.facts["cost"], refusal.facts["cash"]) == ("track-cost", 30, 20)
    investor(play, "A7", cash=30)("lay O7 8850 SW-W")
    assert play.state.investors["A7"].cash == 0


def test_R14_building_is_never_compulsory(play: Play):
    play.begins("A1")("done")
    assert play.due != "A1"


def test_R78_a_run_is_not_passed_over_but_may_be_none(play: Play):
    play.tiles("A5 57 W-E").begins("A1")
    assert play.refusal_of("done").code == "turn-run-first"
    play("run none")
    assert play.state.investors["A1"].cash == 0


# The reserved share


def test_R11_reserved_share_is_nobodys_until_it_is_handed_over(play: Play):
    assert play.state.investors["A1"].share == "BZU"
    assert play.state.companies["BZU"].bank == 70
    assert "BZU" in play.state.players["Bert"].shares
    assert play.state.players["Bert"].shares["BZU"] == 20
    assert certificates(play.state, "Bert") == 1
    assert play.share_round("Bert").refusal_of("sell BZU 3").code == "sell-not-held"


def test_R11_R68_the_reserved_share_pays_no_dividend(play: Play):
    play.tiles("B8 57 NW-SE", "A7 8851 W-SE").begins("BZU")("run; pay")
    assert [player for player, _ in play.events_of(DividendPaid)[0].paid] == ["Bert"]


def test_R10_a_directorship_gained_is_no_founding(play: Play):
    assert play.state.investors["A7"].share is None
    play.player("Cleo", shares={"BZU": 20}).phase("B1").share_round("Cleo")("buy BZU")
    assert play.state.companies["BZU"].director == "Cleo"
    assert play.state.investors["A7"].share is None
    play.share_round("Cleo")("found WNR 70 20% ABC")
    assert play.state.investors["A7"].share == "WNR"


def test_R10_only_the_first_founding_reserves_a_share(play: Play):
    play.share_round("Bert")("found WNR 70 20% ABC")
    assert play.state.investors["A1"].share == "BZU"
    assert play.state.companies["WNR"].bank == 80


def test_R10_after_the_merger_no_share_is_reserved_again(harbin_link: Play):
    harbin_link("run none; merge treasury; remove")
    harbin_link.share_round("Bert")("found WNR 70 20% ABC")
    assert harbin_link.state.companies["WNR"].bank == 80


# Time of joining


def test_R15_R16_investor_joins_once_a_train_could_run_home(harbin_link: Play):
    harbin_link("run none")
    assert harbin_link.events_of(InvestorMerged) == [InvestorMerged("A1", "BZU")]
    assert harbin_link.due == "Bert"


def test_R16_not_before_the_end_of_the_investors_own_turn(play: Play):
    play.tiles(*LINK[:2]).begins("BZU")("lay B8 57 NW-SE")
    assert not play.events_of(InvestorMerged)
    assert play.state.investors["A1"].open


def test_R15_the_lease_or_its_length_does_not_matter(harbin_link: Play):
    assert "run 2: A3 A5" in harbin_link.legal()
    harbin_link("run 2: A3 A5; merge treasury")
    assert harbin_link.state.companies["BZU"].cash == 450 + 90 + 40


def test_R16_R36_from_the_first_4_train_on_it_only_merges(harbin_link: Play):
    harbin_link.phase("B3").begins("A1")
    assert harbin_link.events_of(InvestorMerged) == [InvestorMerged("A1", "BZU")]
    assert harbin_link.due == "Bert"
    harbin_link("merge treasury")
    assert harbin_link.state.companies["BZU"].cash == 450 + 90


# The merger


def test_R17_the_owner_decides_about_the_treasury_first(harbin_link: Play):
    harbin_link("run none")
    assert isinstance(harbin_link.state.owed[0], MergeOwed)
    assert (harbin_link.due, harbin_link.legal()) == ("Bert", ["merge treasury", "merge owner"])
    assert harbin_link.refusal_of("replace").code == "turn-not-now"
    with pytest.raises(Illegal) as caught:
        GAME.check(harbin_link.state, Merge("bank"))
    assert caught.value.code == "merge-to"


def test_investor_without_its_share_joins_no_company(harbin_link: Play):
    harbin_link('run none; correct reserved A1 none "swept off the table"')
    assert harbin_link.refusal_of("merge treasury").code == "merge-no-share"
    harbin_link('correct reserved A1 BZU "found again"; merge treasury')
    assert harbin_link.state.companies["BZU"].cash == 450 + 90


def test_R17_all_to_the_company(harbin_link: Play):
    harbin_link("run none; merge treasury")
    assert harbin_link.state.companies["BZU"].cash == 450 + 90
    assert harbin_link.state.players["Bert"].cash == 1000 - 180 + 50 + 5 + 20
    assert harbin_link.state.investors["A1"].cash == 0


def test_R17_or_a_fifth_to_the_owner_and_the_rest_to_the_bank(harbin_link: Play):
    cash, bank = harbin_link.state.players["Bert"].cash, harbin_link.state.bank
    harbin_link("run none; merge owner")
    assert harbin_link.state.players["Bert"].cash == cash + 18 + 50
    assert harbin_link.state.bank == bank + 72 - 50
    assert harbin_link.state.companies["BZU"].cash == 450


def test_R17_premium_and_share_for_the_owner_whoever_is_director(harbin_link: Play):
    harbin_link.company("BZU", director="Anna").player("Anna", shares={"BCR": 20, "BZU": 30})
    anna, bert = (harbin_link.state.players[name].cash for name in ("Anna", "Bert"))
    harbin_link("run none; merge treasury")
    assert harbin_link.events_of(PremiumPaid) == [PremiumPaid("Bert", 50, "BZU")]
    assert [harbin_link.state.players[name].cash for name in ("Anna", "Bert")] == [anna, bert + 50]
    assert harbin_link.state.players["Bert"].shares["BZU"] == 30
    assert harbin_link.state.companies["BZU"].director == "Anna"


def test_R17_R32_share_may_change_the_director_who_then_decides(harbin_link: Play):
    harbin_link.company("BZU", director="Anna").player("Anna", shares={"BCR": 20, "BZU": 20})
    harbin_link("run none; merge treasury")
    assert harbin_link.events_of(DirectorChanged) == [DirectorChanged("BZU", "Anna", "Bert")]
    assert isinstance(harbin_link.state.owed[0], ReplaceOwed)
    assert (harbin_link.due, harbin_link.legal()) == ("BZU", ["replace", "remove"])


def test_R18_cheapest_marker_left_replaces_investors_free(harbin_link: Play):
    harbin_link("run none; merge treasury; replace")
    assert harbin_link.state.board.stations["A3"] == (Marker("BZU"),)
    assert harbin_link.state.companies["BZU"].markers == 1
    assert harbin_link.state.companies["BZU"].cash == 540
    harbin_link.begins("BZU")
    assert "station A5" in harbin_link.legal()
    harbin_link("station A5")
    assert harbin_link.events_of(StationPlaced)[0].cost == 100


def test_R18_the_marker_may_be_removed_instead(harbin_link: Play):
    harbin_link("run none; merge treasury; remove")
    assert "A3" not in harbin_link.state.board.stations
    assert harbin_link.state.companies["BZU"].markers == 2


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


def test_R20_replaced_marker_on_red_hex_serves_routes_at_once(harbin_link: Play):
    harbin_link("run none; merge treasury; replace").owns(BZU="2").begins("BZU")
    harbin_link("run 2: A3 A5")
    assert harbin_link.events_of(TrainsRun)[0].total == 40


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


def test_R17_an_empty_treasury_leaves_nothing_to_decide(harbin_link: Play):
    investor(harbin_link, "A1", cash=0)("run none")
    assert harbin_link.due == "BZU"
    assert harbin_link.events_of(PremiumPaid)


def test_R17_the_investor_is_closed_and_never_acts_again(harbin_link: Play):
    harbin_link("run none; merge treasury; replace")
    assert not harbin_link.state.investors["A1"].open
    assert harbin_link.state.investors["A1"].share is None
    harbin_link.change(rounds=(Operating(),)).settle()
    assert harbin_link.due == "A3"


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
