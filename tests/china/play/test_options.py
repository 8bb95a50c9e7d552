"""Options of a table that differ from the rulebook and that no chapter's tests play."""

from __future__ import annotations

from dataclasses import replace

import pytest

from eighteen80.china import GAME
from eighteen80.china.box.components import BOX
from eighteen80.china.events import PriceMoved
from eighteen80.china.rules.operating.turn_events import TrainsRemoved
from eighteen80.china.rules.operating.turns import TRAINS
from eighteen80.china.state import Operating, ShareRound
from eighteen80.refusals import Illegal
from tests.support.china.play_table import Play


@pytest.mark.parametrize(("ruling", "opener"), [("seat", "Bert"), ("next", "Cleo")])
def test_R01_R03_next_auction_may_open_a_seat_later_after_a_gift(ruling: str, opener: str):
    play = Play(3, opener_after_gift=ruling)("pass; pass; pass")
    assert play.state.privates == {"P0": "Anna"}
    assert play.due == opener


def test_R01_only_the_auction_after_the_gift_is_opened_later():
    play = Play(3, opener_after_gift="next")("pass; pass; pass", "bid 10; pass; pass")
    assert play.due == "Cleo"


@pytest.mark.parametrize(("ruling", "earned"), [("any", True), ("purchase", False)])
def test_R26_second_half_may_need_purchase_of_single_share(ruling: str, *, earned: bool):
    play = Play(3, second_half_after=ruling).after_auction().phase("B1")
    for name in play.state.seats:
        play.player(name, cash=1000)
    play("pass; found NJR 70 40% A")
    assert play.state.companies["NJR"].bank == 50
    assert play.state.companies["NJR"].second_half == earned
    play.share_round("Cleo")("buy NJR")
    assert play.state.companies["NJR"].second_half


@pytest.mark.parametrize(("ruling", "moved"), [("no", False), ("yes", True)])
def test_R29_paying_a_debt_may_count_as_acting(ruling: str, *, moved: bool):
    play = Play(3, repaying_acts=ruling).start_operating().player("Anna", debt=100).share_round("Anna", passes=0)
    play.change(priority="Anna")("repay 100; pass; pass; pass")
    assert isinstance(play.state.round, ShareRound) == moved
    if moved:
        play("pass")
    assert isinstance(play.state.round, Operating)
    assert play.state.priority == ("Bert" if moved else "Anna")


@pytest.mark.parametrize(("ruling", "code"), [("no", "stock-debt"), ("yes", None)])
def test_R60_debtor_may_found_where_table_plays_so_but_never_buy(ruling: str, code: str | None):
    play = Play(3, debtor_founds=ruling).start_operating().player("Anna", debt=100).share_round("Anna")
    assert play.refusal_of("buy HKR").code == "stock-debt"
    if code:
        assert play.refusal_of("found NJR 70 20% ABC").code == code
    else:
        play("found NJR 70 20% ABC")


def idle(ruling: str) -> Play:
    """The company with the marker, HKR, has a train, no money, no permit and no track: it can do nothing."""
    play = Play(3, after_idle_removal=ruling).start_operating().owns(BCR="2", HKR="2", CKR="2").change(privates={})
    return play.company("HKR", cash=0, permits="D").change(marker="HKR")


@pytest.mark.parametrize(("ruling", "place"), [("same", "HKR"), ("next", "CKR")])
def test_R50_list_may_go_on_after_an_idle_company_removes(ruling: str, place: str):
    play = idle(ruling).begins("HKR")
    assert play.events_of(TrainsRemoved) == [TrainsRemoved("2", 7)]
    assert isinstance(play.state.round, ShareRound)
    play.company("HKR", cash=0)("found NJR 90 20% ABC; pass; pass; pass")
    assert play.due == ("NJR" if place == "HKR" else "CKR")


@pytest.mark.parametrize(("ruling", "fallen"), [("same", ["HKR", "CKR"]), ("next", ["CKR"])])
def test_R50_only_the_last_idle_company_behind_has_its_turn(ruling: str, fallen: list[str]):
    play = idle(ruling).change(marker="BCR").company("BCR", cash=0, permits="D").company("CKR", cash=0, permits="D")
    play.begins("BCR")("pass; pass; pass")
    assert [event.company for event in play.events_of(PriceMoved) if event.now < event.was] == fallen


@pytest.mark.parametrize("ruling", ["same", "next"])
def test_R50_last_company_goes_on_if_the_share_round_helps_it(ruling: str):
    play = idle(ruling).change(marker="CKR").company("CKR", cash=0, permits="D").begins("CKR")
    assert isinstance(play.state.round, ShareRound)
    play.company("CKR", cash=500)("pass; pass; pass")
    assert (play.due, play.state.turn.settled) == ("CKR", True)


@pytest.mark.parametrize(("more", "due"), [("", "CKR"), ("3", "HKR")])
def test_R50_R53_surplus_trains_keep_the_list_in_place(more: str, due: str):
    play = idle("next").sale("3+3", 5).owns(BCR="2+2", HKR="3", CKR=f"2+2 2+2 3 {more}").begins("HKR")
    assert play.events_of(TrainsRemoved) == [TrainsRemoved("3+3", 5)]
    play(*(["scrap 3"] if more else []))
    assert play.company("HKR", cash=500)("pass; pass; pass").due == due


@pytest.mark.parametrize(("directs", "due"), [(False, "CKR"), (True, "HKR")])
def test_R50_R56_where_p7_only_loses_last_4_train_list_goes_on(due: str, *, directs: bool):
    play = idle("next").sale("4", 5).owns(BCR="3", HKR="3", CKR="3").change(privates={"P7": "Cleo"})
    if not directs:
        play.player("Cleo", shares={}).player("Bert", shares={"HKR": 20, "CKR": 20}).company("CKR", director="Bert")
    assert play.begins("HKR").company("HKR", cash=500)("pass; pass; pass").due == due


def test_R50_R75_company_that_p5_could_help_can_act():
    play = idle("next").sale("8", 2).owns(BCR="6E", HKR="6E", CKR="6E").phase("C3").change(marker="BCR")
    for name, director in (("BCR", "Anna"), ("HKR", "Bert"), ("CKR", "Cleo")):
        bank = play.state.companies[name].bank - 10
        play.company(name, cash=0, permits="AB", certificate=30, bank=bank).player(director, shares={name: 30})
    play.change(privates={"P5": "Bert"}).begins("BCR")
    passing = play.state.passing
    play("pass; pass; pass")
    assert (play.due, play.state.passing) == ("HKR", passing)


def test_R50_R55_company_with_p7_alone_is_asked_nothing():
    play = idle("next").change(privates={"P7": "Bert"}).begins("HKR")
    assert (play.due, play.choices()[-2:]) == ("HKR", ["done", "rocket"])
    assert goes_on_first(play("done")) == "CKR"


def test_R50_R55_who_has_used_p7_in_that_turn_goes_on():
    """It had no train, so that the site asked about P7 first; with that train it can do nothing."""
    play = idle("next").change(privates={"P7": "Bert"}).owns(BCR="2", HKR="", CKR="2").begins("HKR")
    play("rocket")
    assert play.events_of(TrainsRemoved) == [TrainsRemoved("2", 6)]
    assert play.company("HKR", cash=500)("pass; pass; pass").due == "HKR"


def test_R50_R54_buyer_of_a_sisters_train_with_all_its_cash_acts():
    play = idle("next").sale("3+3", 5).player("Anna", shares={"BCR": 20, "HKR": 20}).player("Bert", shares={})
    play.owns(BCR="3 3", HKR="3", CKR="3").company("HKR", director="Anna", cash=40).turn("HKR", step=TRAINS)
    play("train 3 from BCR 40")
    assert play.events_of(TrainsRemoved) == [TrainsRemoved("3+3", 5)]
    assert play.company("HKR", cash=500)("pass; pass; pass").due == "HKR"


@pytest.mark.parametrize(("line", "due"), [("run none", "HKR"), ("", "CKR")])
def test_R50_R66_who_was_asked_for_a_run_and_made_none_goes_on(line: str, due: str):
    play = idle("next").tiles("K15 57 W-E", "K13 57 W-E") if line else idle("next")
    play.begins("HKR")
    play(*[line] * bool(line))
    assert goes_on_first(play) == due


@pytest.mark.parametrize(("owner", "due"), [("Bert", "HKR"), ("Cleo", "CKR")])
def test_R50_R75_who_was_asked_for_p5_s_permit_goes_on(owner: str, due: str):
    play = idle("next").sale("8", 1).owns(BCR="6E", HKR="6E", CKR="6E").change(privates={"P5": owner})
    play.company("HKR", permits="ABC").begins("HKR")
    if owner == "Bert":
        play("done")
    assert play.events_of(TrainsRemoved) == [TrainsRemoved("8", 1)]
    assert play.company("HKR", cash=900)("pass; pass; pass").due == due


def test_R50_a_company_that_could_buy_goes_on_in_any_case():
    play = idle("next").company("HKR", cash=500).turn("HKR", step=TRAINS)("done; pass; pass; pass")
    assert play.due == "HKR"


@pytest.mark.parametrize(("cash", "due"), [(0, "CKR"), (1, "HKR")])
def test_R50_R54_company_that_could_pay_sister_one_yuan_goes_on(cash: int, due: str):
    play = idle("next").player("Anna", shares={"BCR": 20, "HKR": 20})
    play.player("Bert", shares={}).company("HKR", director="Anna", cash=cash)
    assert goes_on_first(play.turn("HKR", step=TRAINS)) == due
    alone = idle("next").company("HKR", cash=cash).turn("HKR", step=TRAINS)
    assert goes_on_first(alone) == "CKR"


def goes_on_first(play: Play) -> str:
    """Return the player to act after the share round that a removal brought, if HKR got money in it."""
    assert play.events_of(TrainsRemoved) == [TrainsRemoved("2", 7)]
    return play.company("HKR", cash=500)("pass; pass; pass").due


def test_R50_a_company_that_has_built_goes_on_in_any_case():
    assert goes_on_first(idle("next").turn("HKR", step=TRAINS)) == "CKR"
    assert goes_on_first(idle("next").turn("HKR", step=TRAINS, yellow=1)) == "HKR"


def test_R50_company_with_permit_goes_on_though_no_tile_was_left():
    play = idle("next").company("HKR", permits="ABC")
    board = play.state.board
    play.change(board=replace(board, supply=dict.fromkeys(BOX.tiles, 0))).begins("HKR")
    assert goes_on_first(play.change(board=board)) == "HKR"


def test_R50_removal_without_a_share_round_keeps_the_list():
    play = idle("next").sale("8E", 2).owns(BCR="6E", HKR="8", CKR="8").company("HKR", permits="A").begins("HKR")
    assert play.events_of(TrainsRemoved) == [TrainsRemoved("8E", 2)]
    assert play.due == "CKR"


def test_R50_a_company_whose_train_rusts_at_the_removal_goes_on():
    play = idle("next").sale("4", 5).owns(BCR="3", HKR="2", CKR="3").begins("HKR")
    assert play.events_of(TrainsRemoved) == [TrainsRemoved("4", 5)]
    assert play.state.companies["HKR"].trains == ()
    assert play("pass; pass; pass").due == "HKR"


@pytest.mark.parametrize(
    ("seats", "code"),
    [
        (("Anna", "Bert", "anna"), "seats-twice"),
        (("Anna", "Bert", "hkr"), "seats-reserved"),
        (("Anna", "Bert", "p7"), "seats-reserved"),
        (("Anna", "Bert", "Bank"), "seats-reserved"),
    ],
)
def test_nobody_bears_anothers_name_nor_one_of_the_games(seats: tuple[str, ...], code: str):
    with pytest.raises(Illegal) as caught:
        GAME.start(seats, {})
    assert caught.value.code == code


@pytest.mark.parametrize("number", [2, 8])
def test_three_to_seven_play_II(number: int):
    with pytest.raises(Illegal) as caught:
        GAME.start([f"Player {seat}" for seat in range(number)], {})
    assert caught.value.code == "seats-number"


def test_R79_tiles_are_limited_by_the_box_permits_are_not():
    play = Play(3).start_operating().begins("HKR")
    assert "lay K15 8877 SW-NE" in play.legal()
    play("lay K15 8877 SW-NE")
    assert play.state.board.supply["8877"] == 0
    play.share_round("Anna")
    for name in ("NJR", "WNR", "NXR", "LHR"):
        play.player("Anna", cash=1000).share_round("Anna")(f"found {name} 70 20% ABC")
    assert sum(company.permits == "ABC" for company in play.state.companies.values()) == 7
