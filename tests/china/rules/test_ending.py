"""XV The end of the game: the last share round, three more turns each, final wealth."""

from __future__ import annotations

import pytest

from eighteen80.china import GAME
from eighteen80.china.course import Course
from eighteen80.china.rules.ending import end, rank_players
from eighteen80.china.rules.operating.turn_events import LastTurnsFixed, NoIncome
from eighteen80.china.rules.operating.turns import TRAINS
from eighteen80.china.state import Over, ShareRound
from tests.support.china.play_table import Play, pass_share_round


@pytest.fixture
def play() -> Play:
    """The last 8-train is on sale; every company has a 6-train, a bonus to decide about, no route and no money."""
    play = Play(3).start_operating().sale("8", 1).owns(BCR="6", HKR="6", CKR="6").change(privates={})
    for name in ("BCR", "HKR", "CKR"):
        play.company(name, cash=0, space=(1, 7))
    return play


def last_turns(play: Play) -> list[str]:
    """Return the turns from here to the end, without purchases."""
    names = []
    while not isinstance(play.state.round, Over):
        names.append(play.due)
        while not isinstance(play.state.round, Over) and play.due == names[-1]:
            play("withhold" if "withhold" in play.legal() else "done")
    return names


def test_R70_last_8_train_brings_a_share_round_and_three_turns(play: Play):
    play.company("HKR", cash=800).turn("HKR", step=TRAINS)("train 8")
    assert play.events_of(LastTurnsFixed) == [LastTurnsFixed("HKR", 3)]
    assert isinstance(play.state.round, ShareRound)
    assert pass_share_round(play).state.countdown == 3
    assert last_turns(play) == ["CKR", "BCR", "HKR"] * 3


def test_R70_the_rest_of_the_buyers_turn_is_no_further_turn(play: Play):
    play.owns(HKR="").company("HKR", cash=2000).begins("HKR")("train 8")
    pass_share_round(play)
    assert play.due == "HKR"
    play("done")
    assert play.state.countdown == 3
    assert last_turns(play).count("HKR") == 3


def test_R70_removing_last_8_train_ends_game_alike_at_marker(play: Play):
    pass_share_round(play.change(marker="HKR").turn("HKR", step=TRAINS))
    assert play.state.countdown == 3
    assert last_turns(play) == ["CKR", "BCR", "HKR"] * 3


def test_R70_last_company_ends_game_even_if_it_can_do_nothing(play: Play):
    play.change(marker="HKR", countdown=1).sale("10", None).company("HKR", permits="A", space=(3, 3))
    play.begins("BCR")("withhold")
    assert play.events_of(NoIncome) == [NoIncome("HKR")]
    assert isinstance(play.state.round, Over)


def test_R70_only_turns_of_the_company_with_the_marker_count(play: Play):
    play.change(marker="HKR", countdown=3).sale("10", None).begins("CKR")("withhold")
    assert play.state.countdown == 3
    play.begins("HKR")("withhold")
    assert play.state.countdown == 2


def test_R70_R27_late_company_acts_three_times_too(play: Play):
    play.company("HKR", cash=800).turn("HKR", step=TRAINS)("train 8")
    assert play.due == "Anna"
    play.player("Anna", cash=3000)("found NJR 70 40% D; pass; pass")
    play("buy NJR; pass; pass; buy NJR")
    pass_share_round(play)
    assert play.state.companies["NJR"].open
    play.owns(NJR="6").company("NJR", cash=0, space=(1, 7))
    assert last_turns(play) == ["CKR", "NJR", "BCR", "HKR"] * 3


def test_R70_phases_may_still_change(play: Play):
    play.change(marker="HKR", countdown=2).sale("8E", 2).company("CKR", cash=1000).turn("CKR", step=TRAINS)
    play("train 8E")
    assert play.state.phase.name == "D2"
    assert play.state.marker == "HKR"


# Final wealth


def test_R71_cash_and_shares_at_the_present_price_less_debts(play: Play):
    play.player("Anna", cash=100, shares={"BCR": 40}, debt=30).company("BCR", space=(0, 13))
    play.player("Bert", cash=0).company("HKR", space=(8, 0), cash=5000)
    assert GAME.worth(play.state)["Anna"] == 100 + 4 * 200 - 30
    assert GAME.worth(play.state)["Bert"] == 2 * 40


def test_R71_privates_trains_and_treasuries_are_worth_nothing():
    play = Play(3).start_operating().owns(BCR="2 2").company("BCR", cash=3000)
    assert GAME.worth(play.state)["Anna"] == 1000 + 200


def test_R71_ties_stay_ties():
    assert rank_players((("Anna", 300), ("Bert", 500), ("Cleo", 300))) == (("Bert", 500), ("Anna", 300), ("Cleo", 300))


def test_R71_after_the_end_nothing_more_is_due(play: Play):
    course = Course(play.state)
    end(course)
    play.state = course.state
    assert play.legal() == []
    assert GAME.due(play.state) == ()
    assert play.refusal_of("pass").code == "turn-not-now"
    assert GAME.worth(play.state) == dict(course.state.round.result)


def test_R60_R71_no_further_interest_at_the_end(play: Play):
    play.player("Anna", debt=100)
    course = Course(play.state)
    end(course)
    assert course.state.players["Anna"].debt == 100
    assert dict(course.state.round.result)["Anna"] == 1000 + 240 - 100


def test_the_last_turn_is_not_begun_before_the_countdown(play: Play):
    play.change(marker="HKR").begins("HKR")
    assert not play.state.turn.counts


def test_unfounded_companys_share_is_refused_after_the_end_too(play: Play):
    play.change(rounds=(Over((("Anna", 0), ("Bert", 0), ("Cleo", 0))),))
    unfounded = next(name for name, company in play.state.companies.items() if not company.founded)
    assert play.refusal_of(f'correct share Anna "{unfounded} +10" "lay among hers"').code
