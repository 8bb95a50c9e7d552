"""Forecasts: each is then played, and must come true."""

from __future__ import annotations

import pytest

from eighteen80.china.course import Course
from eighteen80.china.events import CapitalPaid, RocketUsed
from eighteen80.china.rules.ending import end
from eighteen80.china.rules.operating.turn_events import TrainsRemoved, TrainsRusted
from eighteen80.china.show.forecast import forecast
from eighteen80.sheets import Facts
from tests.support.china.play_table import Play, go_to_trains, pass_share_round


@pytest.fixture
def play() -> Play:
    return Play(3).start_operating().owns(BCR="2", HKR="2", CKR="2")


def coming(play: Play, kind: str) -> list[Facts]:
    """Return the figures of each forecast of a kind."""
    return [dict(each.facts) for each in forecast(play.state) if each.code == f"coming-{kind}"]


def test_who_is_next_on_the_turn_order_list(play: Play):
    assert coming(play.begins("BCR"), "turns-next") == [{"names": ("HKR", "CKR", "privates", "A1")}]
    play("withhold; done")
    assert play.due == "HKR"


def test_in_a_share_round_who_is_next_and_how_many_have_passed(play: Play):
    play.share_round("Bert")
    assert coming(play, "players-next") == [{"players": ("Cleo", "Anna"), "passes": 0}]
    play("pass")
    assert coming(play, "players-next") == [{"players": ("Anna", "Bert"), "passes": 1}]


def test_which_companies_will_open_with_what(play: Play):
    play.share_round("Anna")("found NJR 70 20% ABC")
    assert coming(play, "will-open") == [{"company": "NJR", "capital": 350}]
    pass_share_round(play)
    assert play.events_of(CapitalPaid) == [CapitalPaid("NJR", 350, "half")]


def test_which_stay_shut_and_what_their_director_lacks(play: Play):
    play.phase("B3").share_round("Anna")("found NJR 70 20% BCD")
    assert coming(play, "stays-shut") == [{"company": "NJR", "held": 20, "needed": 40}]
    assert not coming(play, "will-open")


def test_both_halves_of_the_capital_where_the_second_is_earned(play: Play):
    play.phase("B3").share_round("Anna")("found NJR 70 40% A")
    play.share_round("Anna")("buy NJR")
    assert coming(play, "will-open") == [{"company": "NJR", "capital": 700}]


def test_which_prices_will_rise_for_sold_out_companies(play: Play):
    play.player("Bert", shares={"HKR": 40}).share_round("Anna")
    assert coming(play, "sold-out") == [{"company": "HKR"}]
    assert not coming(play.phase("B1"), "sold-out")
    assert not coming(play.phase("B3"), "sold-out")


def test_interest_and_over_the_limit(play: Play):
    play.player("Cleo", debt=31).share_round("Anna")
    assert coming(play, "interest-due") == [{"player": "Cleo", "debt": 31, "interest": 16}]
    play.company("NJR", director="Anna", certificate=20, par=70, space=(7, 3))
    play.company("WNR", director="Anna", certificate=20, par=70, row=1, space=(7, 3))
    play.company("NXR", director="Anna", certificate=20, par=70, row=2, space=(7, 3))
    play.player("Anna", shares={"BCR": 20, "NJR": 80, "WNR": 100, "NXR": 80})
    assert coming(play, "over-limit") == [{"player": "Anna", "held": 24, "limit": 20}]


def test_what_the_marker_threatens_and_who_may_still_prevent_it(play: Play):
    play.change(marker="CKR").begins("BCR")
    assert coming(play, "removal-near") == [{"company": "CKR", "train": "2", "number": 7, "between": ("HKR",)}]
    go_to_trains(play, "CKR", 500)
    assert coming(play, "removal-now") == [{"company": "CKR", "train": "2", "number": 7}]
    play("done")
    assert play.events_of(TrainsRemoved) == [TrainsRemoved("2", 7)]


def test_nothing_is_threatened_once_the_turn_is_settled(play: Play):
    go_to_trains(play.change(marker="CKR"), "CKR", 500)("train 2")
    assert not coming(play, "removal-now")
    go_to_trains(play, "CKR", 500)("done; pass; pass; pass")
    assert play.due == "CKR"
    assert not coming(play, "removal-now")


def test_nothing_is_threatened_where_nothing_can_be_removed(play: Play):
    assert not coming(play.change(marker=None).begins("BCR"), "removal-near")
    assert not coming(play.change(marker="CKR").sale("8E", 1).begins("BCR"), "removal-near")
    assert not coming(play.sale("10", None).begins("BCR"), "removal-near")


def test_how_many_purchases_until_the_type_ends_and_what_follows(play: Play):
    assert coming(play, "share-round-ahead") == [{"train": "2", "left": 7, "price": 100, "next": "2+2"}]
    assert coming(play.sale("8", 2), "share-round-ahead") == [{"train": "8", "left": 2, "price": 800, "next": "8E"}]
    assert coming(play, "end-ahead") == [{"train": "8", "turns": 3}]
    assert not coming(play.sale("6", 2), "end-ahead")
    assert coming(play.sale("8E", 2), "type-ends") == [{"train": "8E", "left": 2, "price": 900, "next": "10"}]
    assert not coming(play.sale("10", None), "share-round-ahead")


def test_the_next_phase_and_whose_trains_rust_by_it(play: Play):
    play.sale("4", 5).owns(BCR="2 3", HKR="2 2", CKR="3")
    assert coming(play, "phase-ahead") == [{"phase": "B3", "train": "4"}]
    assert coming(play, "rust-ahead") == [
        {"company": "BCR", "train": "2", "number": 1, "by": "4"},
        {"company": "HKR", "train": "2", "number": 2, "by": "4"},
    ]
    assert coming(play, "rocket-forced") == [{"private": "P7", "player": "Bert", "train": "4"}]
    go_to_trains(play, "CKR", 900)("train 4")
    assert [(event.company, event.number) for event in play.events_of(TrainsRusted)] == [("BCR", 1), ("HKR", 2)]
    assert play.events_of(RocketUsed) == [RocketUsed("HKR", "4")]
    assert not coming(play, "rocket-forced")


def test_after_the_last_type_no_phase_comes(play: Play):
    assert not coming(play.sale("10", None).phase("D3"), "phase-ahead")


def test_who_gets_the_second_half_and_what_is_missing_for_it(play: Play):
    play.player("Anna", shares={"BCR": 40})
    assert coming(play, "second-half-waits")[0] == {"company": "BCR", "amount": 500, "shares": 0, "train": "3"}
    play.phase("B1")
    assert coming(play, "second-half-owed")[-1] == {"company": "CKR", "amount": 400, "shares": 2, "train": "3"}
    play.company("CKR", second_half=True)
    assert "CKR" not in {each["company"] for each in coming(play, "second-half-owed")}


def test_how_many_turns_are_left(play: Play):
    assert not coming(play, "end-near")
    play.change(countdown=2, marker="HKR")
    assert coming(play, "end-near") == [{"company": "HKR", "turns": 2}]


def test_when_all_is_over_nothing_comes(play: Play):
    course = Course(play.state)
    end(course)
    assert forecast(course.state) == []


def test_a_forecast_changes_nothing(play: Play):
    for train in ("2", "3", "4", "6", "8E"):
        before = play.sale(train, 1).state
        forecast(before)
        assert play.state == before
