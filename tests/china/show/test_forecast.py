"""Forecasts: each is then played, and must come true."""

from __future__ import annotations

import pytest

from eighteen80.china.course import Course
from eighteen80.china.events import CapitalPaid, RocketUsed
from eighteen80.china.rules.ending import end
from eighteen80.china.rules.operating.turn_events import TrainsRemoved, TrainsRusted
from eighteen80.china.show.forecast import (
    EndAhead,
    EndNear,
    InterestDue,
    OverLimit,
    PhaseAhead,
    PlayersNext,
    RemovalNear,
    RemovalNow,
    RocketForced,
    RustAhead,
    SecondHalfOwed,
    SecondHalfWaits,
    ShareRoundAhead,
    SoldOut,
    StaysShut,
    TurnsNext,
    TypeEnds,
    WillOpen,
    forecast,
)
from tests.support.china.play_table import Kind, Play, go_to_trains, pass_share_round


@pytest.fixture
def play() -> Play:
    return Play(3).start_operating().owns(BCR="2", HKR="2", CKR="2")


def events_to_come(play: Play, kind: type[Kind]) -> list[Kind]:
    return [event for event in forecast(play.state) if isinstance(event, kind)]


def test_who_is_next_on_the_turn_order_list(play: Play):
    assert events_to_come(play.begins("BCR"), TurnsNext) == [TurnsNext(("HKR", "CKR", "privates", "A1"))]
    play("withhold; done")
    assert play.due == "HKR"


def test_in_a_share_round_who_is_next_and_how_many_have_passed(play: Play):
    play.share_round("Bert")
    assert events_to_come(play, PlayersNext) == [PlayersNext(("Cleo", "Anna"), 0)]
    play("pass")
    assert events_to_come(play, PlayersNext) == [PlayersNext(("Anna", "Bert"), 1)]


def test_which_companies_will_open_with_what(play: Play):
    play.share_round("Anna")("found NJR 70 20% ABC")
    assert events_to_come(play, WillOpen) == [WillOpen("NJR", 350)]
    pass_share_round(play)
    assert play.events_of(CapitalPaid) == [CapitalPaid("NJR", 350, "half")]


def test_which_stay_shut_and_what_their_director_lacks(play: Play):
    play.phase("B3").share_round("Anna")("found NJR 70 20% BCD")
    assert events_to_come(play, StaysShut) == [StaysShut("NJR", 20, 40)]
    assert not events_to_come(play, WillOpen)


def test_both_halves_of_the_capital_where_the_second_is_earned(play: Play):
    play.phase("B3").share_round("Anna")("found NJR 70 40% A")
    play.share_round("Anna")("buy NJR")
    assert events_to_come(play, WillOpen) == [WillOpen("NJR", 700)]


def test_which_prices_will_rise_for_sold_out_companies(play: Play):
    play.player("Bert", shares={"HKR": 40}).share_round("Anna")
    assert events_to_come(play, SoldOut) == [SoldOut("HKR")]
    assert not events_to_come(play.phase("B1"), SoldOut)
    assert not events_to_come(play.phase("B3"), SoldOut)


def test_interest_and_over_the_limit(play: Play):
    play.player("Cleo", debt=31).share_round("Anna")
    assert events_to_come(play, InterestDue) == [InterestDue("Cleo", 31, 16)]
    play.company("NJR", director="Anna", certificate=20, par=70, space=(7, 3))
    play.company("WNR", director="Anna", certificate=20, par=70, row=1, space=(7, 3))
    play.company("NXR", director="Anna", certificate=20, par=70, row=2, space=(7, 3))
    play.player("Anna", shares={"BCR": 20, "NJR": 80, "WNR": 100, "NXR": 80})
    assert events_to_come(play, OverLimit) == [OverLimit("Anna", 24, 20)]


def test_what_the_marker_threatens_and_who_may_still_prevent_it(play: Play):
    play.change(marker="CKR").begins("BCR")
    assert events_to_come(play, RemovalNear) == [RemovalNear(company="CKR", train="2", number=7, between=("HKR",))]
    go_to_trains(play, "CKR", 500)
    assert events_to_come(play, RemovalNow) == [RemovalNow("CKR", "2", 7)]
    play("done")
    assert play.events_of(TrainsRemoved) == [TrainsRemoved("2", 7)]


def test_nothing_is_threatened_once_the_turn_is_settled(play: Play):
    go_to_trains(play.change(marker="CKR"), "CKR", 500)("train 2")
    assert not events_to_come(play, RemovalNow)
    go_to_trains(play, "CKR", 500)("done; pass; pass; pass")
    assert play.due == "CKR"
    assert not events_to_come(play, RemovalNow)


def test_nothing_is_threatened_where_nothing_can_be_removed(play: Play):
    assert not events_to_come(play.change(marker=None).begins("BCR"), RemovalNear)
    assert not events_to_come(play.change(marker="CKR").sale("8E", 1).begins("BCR"), RemovalNear)
    assert not events_to_come(play.sale("10", None).begins("BCR"), RemovalNear)


def test_how_many_purchases_until_the_type_ends_and_what_follows(play: Play):
    assert events_to_come(play, ShareRoundAhead) == [ShareRoundAhead(train="2", left=7, price=100, next="2+2")]
    assert events_to_come(play.sale("8", 2), ShareRoundAhead) == [
        ShareRoundAhead(train="8", left=2, price=800, next="8E")
    ]
    assert events_to_come(play, EndAhead) == [EndAhead("8", 3)]
    assert not events_to_come(play.sale("6", 2), EndAhead)
    assert events_to_come(play.sale("8E", 2), TypeEnds) == [TypeEnds(train="8E", left=2, price=900, next="10")]
    assert not events_to_come(play.sale("10", None), ShareRoundAhead)


def test_the_next_phase_and_whose_trains_rust_by_it(play: Play):
    play.sale("4", 5).owns(BCR="2 3", HKR="2 2", CKR="3")
    assert events_to_come(play, PhaseAhead) == [PhaseAhead("B3", "4")]
    assert events_to_come(play, RustAhead) == [
        RustAhead(company="BCR", train="2", number=1, by="4"),
        RustAhead(company="HKR", train="2", number=2, by="4"),
    ]
    assert events_to_come(play, RocketForced) == [RocketForced("P7", "Bert", "4")]
    go_to_trains(play, "CKR", 900)("train 4")
    assert [(event.company, event.number) for event in play.events_of(TrainsRusted)] == [("BCR", 1), ("HKR", 2)]
    assert play.events_of(RocketUsed) == [RocketUsed("HKR", "4")]
    assert not events_to_come(play, RocketForced)


def test_after_the_last_type_no_phase_comes(play: Play):
    assert not events_to_come(play.sale("10", None).phase("D3"), PhaseAhead)


def test_who_gets_the_second_half_and_what_is_missing_for_it(play: Play):
    play.player("Anna", shares={"BCR": 40})
    assert events_to_come(play, SecondHalfWaits)[0] == SecondHalfWaits(company="BCR", amount=500, shares=0, train="3")
    play.phase("B1")
    assert events_to_come(play, SecondHalfOwed)[-1] == SecondHalfOwed(company="CKR", amount=400, shares=2, train="3")
    play.company("CKR", second_half=True)
    assert "CKR" not in {event.company for event in events_to_come(play, SecondHalfOwed)}


def test_how_many_turns_are_left(play: Play):
    assert not events_to_come(play, EndNear)
    play.change(countdown=2, marker="HKR")
    assert events_to_come(play, EndNear) == [EndNear("HKR", 2)]


def test_when_all_is_over_nothing_comes(play: Play):
    course = Course(play.state)
    end(course)
    assert forecast(course.state) == []


def test_a_forecast_changes_nothing(play: Play):
    for train in ("2", "3", "4", "6", "8E"):
        before = play.sale(train, 1).state
        forecast(before)
        assert play.state == before
