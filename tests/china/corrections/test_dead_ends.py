"""No correction and no ruling leads to a dead end; where one could, the refusal names a line that leads on."""

from __future__ import annotations

from copy import copy
from functools import cache

import pytest

from eighteen80.china import GAME
from eighteen80.china.box.components import BOX
from eighteen80.china.course import Course
from eighteen80.china.rules.operating.stations import place_home
from eighteen80.china.rules.operating.turn_events import TrainsRemoved
from eighteen80.china.rules.operating.turns import TRAINS
from eighteen80.china.state import ShareRound
from tests.support.china.play_table import AUCTION, Play

CHOSEN = 7
"""Investors that there are, and players at most."""


# V The draft


@cache
def _auction(players: int) -> Play:
    return Play(players)(*(line.replace("; pass; pass", "; pass" * (players - 1)) for line in AUCTION))


def start_draft(players: int = 5) -> Play:
    """Everything is auctioned; the investors are chosen next."""
    return copy(_auction(players))


@pytest.mark.parametrize("moved", range(5))
@pytest.mark.parametrize("after", range(5))
@pytest.mark.parametrize("place", [1, 3, 5])
def test_corrected_seats_still_choose_one_investor_each(moved: int, after: int, place: int):
    play, asked = start_draft(), []
    for number in range(5):
        if number == after and play.state.seats[moved] != play.state.seats[place - 1]:
            play(f'correct seat {play.state.seats[moved]} {place} "so it lies"')
        asked.append(play.due)
        play(play.legal()[0])
    assert sorted(asked) == sorted(play.state.players)
    assert isinstance(play.state.round, ShareRound)


def test_giving_up_an_investor_means_choosing_another():
    play = start_draft()("investor A1")
    first = next(card.owner for card in play.state.investors.values())
    play(f'correct investor A1 {play.due} "so it lies"')
    asked = []
    while not isinstance(play.state.round, ShareRound):
        asked.append(play.due)
        play(play.legal()[0])
    assert asked[-1] == first
    assert len(asked) == 5


def test_the_draft_ends_when_no_investor_is_left():
    play = start_draft(CHOSEN)("investor A1")
    play(f'correct investor A1 {play.due} "so it lies"')
    while not isinstance(play.state.round, ShareRound):
        play(play.legal()[0])
    assert len(play.state.investors) == CHOSEN


@pytest.mark.parametrize(("hex_", "tile"), [("P12", "23 NW-SE NE-SE"), ("H6", "19 SW-E NW-SE")])
def test_each_investor_still_to_be_chosen_keeps_its_place(hex_: str, tile: str):
    line = f'correct tile {hex_} {tile} "so it lies"'
    assert Play(3).refusal_of(line).code == "unsound-city"
    assert start_draft(3).refusal_of(line).code == "unsound-city"
    assert start_draft(3)("investor A1; investor A2; investor A7", line).state.board.tiles[hex_]


# V The company that is exchanged


@pytest.mark.parametrize("bought", [0, 6])
def test_the_company_of_an_exchange_is_founded_by_nothing_else(bought: int):
    play = Play(3)(*AUCTION[:bought])
    refusal = play.refusal_of('rule that "so it lies" Cleo: found BCR 100 30% ABC row 4')
    assert (refusal.code, refusal.facts) == ("unsound-exchange", {"company": "BCR", "private": "P6"})


def test_before_the_exchange_another_may_be_founded_by_a_ruling():
    assert Play(3)('rule that "so it lies" Cleo: found HKR 100 20% ABC row 1').state.companies["HKR"].founded


FOUNDED = {"director": "Anna", "bank": 80, "open": True, "par": 70, "row": 1, "certificate": 20, "permits": "ABC"}


# X Homes whose city the company chooses


def choose_home() -> Play:
    """SCR, which operates since the last share round, has to say which of the two cities of N12 is its home."""
    play = (
        Play(3)
        .start_operating()
        .tiles("N12 235 E")
        .company("SCR", **FOUNDED)
        .player("Anna", shares={"BCR": 20, "SCR": 20})
    )
    course = Course(play.state)
    place_home(course, "SCR")
    return play.change(**course.state._asdict())


def test_a_home_is_one_of_the_cities_in_which_there_is_room():
    play = choose_home()
    assert play.choices() == ["home Changsha", "home Nanchang"]
    play('correct station N12 +CKR Changsha "so it lies"')
    assert play.choices() == ["home Nanchang"]
    assert play.refusal_of("home Changsha").code == "station-home"
    play("home Nanchang")


# XI The limit of restored trains


def test_no_company_comes_to_two_restored_trains():
    play = Play(3).start_operating().phase("C1").owns(BCR="2R 6").turn("BCR", step=4)
    for line in ('correct train BCR +2R "so it lies"', 'rule that "so it lies" train 2R'):
        assert play.refusal_of(line).code == "train-second-restored"


def test_nor_by_a_purchase_that_is_still_to_be_paid():
    play = Play(3).start_operating().phase("C1").owns(BCR="2R").company("BCR", cash=0)
    play.player("Anna", cash=0, shares={"BCR": 40}).turn("BCR", step=4)
    assert play.refusal_of('rule that "so it lies" train 2R').code == "train-second-restored"


# X The train purchase marker


def test_where_trains_have_been_bought_marker_lies_with_somebody():
    play = Play(3).start_operating().owns(BCR="2").change(marker="BCR")
    refusal = play.refusal_of('correct marker bank none "so it lies"')
    assert (refusal.code, refusal.facts["companies"]) == ("correct-bought", ("BCR",))
    play('correct train BCR -2 "so it lies"', 'correct marker bank none "so it lies"')
    assert play.state.marker is None


def idle() -> Play:
    """Return a table where corrected trains have left the marker without a holder; only CKR can still act."""
    play = Play(3).start_operating().phase("C2").owns(BCR="4", HKR="4", CKR="4").change(privates={})
    for name in ("BCR", "HKR", "CKR"):
        play.company(name, cash=0, permits="D")
    return play.company("CKR", cash=BOX.trains["2R"].price).turn("CKR", step=TRAINS)


def test_move_that_leaves_no_choice_names_places_for_the_marker():
    play = idle()
    for line in ("train 2R", 'correct cash CKR 0 "so it lies"'):
        refusal = play.refusal_of(line)
        assert refusal.code == "unsound-unmarked"
        assert GAME.write(refusal.proposed) == 'correct marker bank BCR ""'
    play('correct marker bank BCR "it lies there"')("train 2R")
    assert play.events_of(TrainsRemoved)


def test_that_nobody_operates_is_another_matter():
    refusal = Play(3).refusal_of('correct phase bank C1 "so it lies"')
    assert (refusal.code, refusal.instead) == ("unsound-idle", None)
