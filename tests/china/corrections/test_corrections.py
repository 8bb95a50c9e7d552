"""Lines of the banker at any time: counts, corrections, rulings of the table."""

from __future__ import annotations

import pytest

from eighteen80.china import GAME, turn
from eighteen80.china.course import Course
from eighteen80.china.map.tiles import rotation_of
from eighteen80.china.state import Laid
from eighteen80.china.turn import ENGINE
from eighteen80.engine.table_moves import Counted
from eighteen80.refusals import Illegal
from tests.support.china.play_table import Play


@pytest.fixture
def play() -> Play:
    """The first share round is over; BCR is on turn in the first operating round."""
    play = Play(3).after_auction()
    play("pass; pass; pass")
    while play.due != "BCR":
        play("done")
    return play


def test_a_count_that_agrees_is_kept_and_changes_nothing(play: Play):
    before = play.state
    play("count BCR 500")
    assert play.state == before
    assert play.events_of(Counted) == [Counted("cash", "BCR", 500)]


@pytest.mark.parametrize(
    ("line", "recorded"),
    [
        ("count BCR 490", 500),
        ("count BCR 1 trains", 0),
        ("count 2+2 4 trains", 5),
        ("count 57 5 tiles", 6),
        ("count BCR 6 shares", 7),
        ("count BCR 3 stations", 2),
        ("count Anna 2 certificates", 1),
    ],
)
def test_a_count_that_differs_names_both_figures(play: Play, line: str, recorded: int):
    refusal = play.refusal_of(line)
    assert (refusal.code, refusal.facts["recorded"]) == ("count-differs", recorded)


def test_what_cannot_be_counted_is_said(play: Play):
    assert play.refusal_of("count Anna 5 tiles").code == "count-unknown"


def test_tiles_and_trains_put_right_keep_the_numbers_of_the_box(play: Play):
    play('correct tile M7 57 W-E "laid"', 'correct tile M7 none "taken up"')
    play('correct train BCR +2 "found"', 'correct train BCR -2 "lost"')
    assert play.state.board.supply["57"] == 6
    assert play.state.depot["2"] == 10


# Rulings at the table


def test_a_ruling_cannot_make_what_the_box_does_not_hold(play: Play):
    play.share_round("Anna").player("Anna", cash=10)
    assert play.refusal_of('rule that "credit" buy BCR').code == "unsound-cash"


def test_a_ruling_is_read_back_as_it_was_written(play: Play):
    line = 'rule that "he said \\"two\\"" lay E7 8 W-NE'
    move = GAME.read(line, play.state)
    assert GAME.read(GAME.write(move), play.state) == move


@pytest.mark.parametrize("line", ["57 SW-NE", "5 SW-W"])
def test_tile_is_put_in_place_of_one_that_it_could_not_replace(play: Play, line: str):
    play("lay M3 57 W-E", f'correct tile M3 {line} "so it lies"')
    number, words = line.split()
    assert play.state.board.tiles["M3"] == Laid(number, rotation_of(number, words))
    assert [marker.owner for marker in play.state.board.stations["M3"]] == ["BCR"]


def test_what_follows_ruling_by_itself_stays_within_box_too():
    play = Play(3)
    assert play.refusal_of('rule that "on credit" bid 605').code == "unsound-bid"
    play('rule that "a round sum" bid 301; pass')
    assert play.legal()[0] == "bid 305"
    assert play.refusal_of('rule that "so it lies" bid 9999995').code == "unsound-bid"


def test_a_move_out_of_turn_is_made_up_for_while_another_is_due(play: Play):
    assert play.refusal_of('rule that "forgotten" buy BCR').code == "rule-whose"
    cash, due = play.state.players["Cleo"].cash, play.due
    play('rule that "forgotten" Cleo: buy BCR')
    assert play.state.players["Cleo"].shares == {"BCR": 10}
    assert (play.state.players["Cleo"].cash, play.due, play.actor) == (cash - 100, due, "Cleo")
    play('rule that "Bert was asleep" bert: found HKR 100 20% ABC row 2')
    assert play.state.companies["HKR"].director == "Bert"


def test_R29_a_missed_act_counts_in_place_of_the_last_pass(play: Play):
    play.share_round("Cleo", passes=2, last="Cleo")
    play('rule that "she was in the kitchen" Anna: buy BCR')
    assert (play.due, play.state.round.passes, play.state.round.last) == ("Cleo", 1, "Anna")
    play("pass")
    assert (play.due, play.state.round.passes) == ("Anna", 2)


def test_R29_a_missed_act_leaves_priority_with_later_players(play: Play):
    play.share_round("Cleo", passes=1, last="Bert")
    play('rule that "she was in the kitchen" Anna: buy BCR')
    assert (play.due, play.state.round.passes, play.state.round.last) == ("Cleo", 1, "Bert")


def test_a_company_makes_up_for_a_train_in_a_share_round(play: Play):
    play.share_round("Anna")
    play('rule that "it had paid for it" BCR: train 2')
    assert (play.state.companies["BCR"].trains, play.state.companies["BCR"].cash) == (("2",), 400)
    assert (play.state.marker, play.due) == ("BCR", "Anna")
    play('rule that "it lay there" BCR: lay M3 57 W-E')
    assert play.state.board.tiles["M3"].number == "57"
    assert (play.due, len(play.state.rounds)) == ("Anna", 2)


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("Cleo: pass", "rule-out-of-turn"),
        ("Cleo: lay M3 57 W-E", "turn-not-now"),
        ("BCR: done", "rule-allowed"),
        ("JHA: train 2", "rule-impossible"),
        ("Cleo: sell BCR 1", "sell-not-held"),
    ],
)
def test_what_cannot_be_made_up_for_is_said(play: Play, line: str, code: str):
    play.owns(BCR="2")
    assert play.refusal_of(f'rule that "so it lies" {line}').code == code


def test_who_moves_out_of_turn_stands_in_the_line(play: Play):
    move = GAME.read('rule that "late" Cleo: buy bcr', play.state)
    assert GAME.write(move) == 'rule that "late" Cleo: buy BCR'
    assert GAME.read(GAME.write(move)) == move


def test_a_place_is_left_for_each_home_that_is_still_to_come(play: Play):
    play.tiles("M3 57 W-E")
    refusal = play.refusal_of('correct station F8 +BCR W "so it lies"')
    assert (refusal.code, refusal.facts["owners"]) == ("unsound-city", ("BCR", "JLR"))


def test_that_nobody_is_ever_due_is_found_out(monkeypatch: pytest.MonkeyPatch):
    idle = Play(3).start_operating().change(marker="BCR").begins("BCR")

    def passes(course: Course) -> bool:
        course.set(passing=course.state.passing + 1)
        return course.state.passing < 10 * turn.MOST_PASSINGS

    monkeypatch.setattr(turn, "_goes_on", passes)
    with pytest.raises(Illegal) as caught:
        GAME.apply(idle.state, GAME.read('note "so it lies"'))
    assert caught.value.code == "unsound-idle"


def test_what_game_makes_of_ruling_by_itself_is_looked_at_too(play: Play, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(ENGINE, "settle", lambda course: course.player("Anna", cash=-1))
    assert play.refusal_of('rule that "so it lies" lay E7 8 W-NE').code == "unsound-cash"
