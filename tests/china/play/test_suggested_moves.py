"""The move that a refusal names instead, and why nothing of a kind is allowed."""

from __future__ import annotations

import pytest

from eighteen80.china import GAME
from eighteen80.china.moves import Lay
from eighteen80.refusals import Illegal, Refusal
from tests.support.china.play_table import Play

# The nearest is near


def on_track() -> Play:
    """BCR, whose director is Anna, is on turn and lays track."""
    play = Play(3).start_operating()
    while play.due != "BCR":
        play("done")
    return play


@pytest.mark.parametrize(("bid", "nearest"), [("bid 7", "bid 5"), ("bid 13", "bid 10"), ("bid 5000", "bid 600")])
def test_the_nearest_bid(bid: str, nearest: str):
    assert GAME.write(Play(3).refusal_of(bid).instead) == nearest


def test_the_nearest_position_of_a_tile_in_the_same_hex():
    refusal = on_track().refusal_of("lay M3 8 W-NE")
    assert isinstance(refusal.instead, Lay)
    assert refusal.instead.hex == "M3"


def test_usual_move_is_shown_where_none_of_a_kind_is_allowed():
    assert GAME.write(Play(3).refusal_of("buy BCR").instead) == "bid 5"


# Reasons against all moves of a kind


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("lay A3", "track-printed"),
        ("lay B4", "track-home-first"),
        ("lay M3", ""),
        ("station", "station-nowhere"),
        ("sell", "turn-not-now"),
    ],
)
def test_a_line_of_which_nothing_can_come_says_why(line: str, code: str):
    refusal = reading_refused(on_track(), line)
    assert (refusal.code if isinstance(refusal, Illegal) else "") == code


def test_an_investor_is_told_that_it_places_no_markers():
    assert reading_refused(Play(3).start_operating(), "station").code == "station-investor"


def test_nothing_is_sold_in_the_first_share_round():
    assert reading_refused(Play(3).after_auction(), "sell").code == "sell-first-round"


def test_unpayable_founding_is_refused_before_it_is_complete():
    play = Play(3).after_auction()
    play.player("Anna", cash=100)
    assert reading_refused(play, "found HKR").code == "stock-cash"
    assert reading_refused(play, "found HKR 100 40%").code == "stock-cash"
    assert reading_refused(play, "found BCR").code == "found-already"


def reading_refused(play: Play, line: str) -> Refusal:
    with pytest.raises(Refusal) as caught:
        GAME.resolve(play.state, GAME.read(line, play.state))
    return caught.value
