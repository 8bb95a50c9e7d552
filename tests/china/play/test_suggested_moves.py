"""At every moment: the likeliest line is taken, and a refusal names a line that is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest

from eighteen80.capabilities import SuggestsLines
from eighteen80.china import GAME
from eighteen80.china.moves import Lay, Move
from eighteen80.china.state import State
from eighteen80.record.history import NO_TIME, Accepted, History
from eighteen80.refusals import Illegal, Refusal
from tests.support.china.play_table import Play
from tests.support.china.random_games import ramble
from tests.support.china.recorded_games import kept_games
from tests.support.played import entries

GAMES = [game.name for game in kept_games()]
APART = (1, 5, 31, 97)
"""Distances of later moves of the same game that are tried where they do not belong."""


@pytest.mark.parametrize("name", GAMES)
def test_the_likeliest_line_is_taken_at_every_moment(name: str):
    for entry in entries(name):
        take_likeliest(entry.before)


@pytest.mark.parametrize("seed", [2, 3])
def test_random_games_take_the_likeliest_line(seed: int):
    made: list[Move] = []
    for before, move, _, _ in ramble(seed):
        take_likeliest(before)
        stranger = made[len(made) // 2] if made else move
        refusal = refusal_of(before, stranger)
        if refusal is not None:
            assert refusal.instead is not None, (GAME.write(stranger), refusal)
            take(before, GAME.write(refusal.instead))
        made.append(move)


def take_likeliest(state: State) -> None:
    """Take the likeliest line, if it is more than the verb of several moves."""
    for line in GAME.offers(SuggestsLines).likely(state)[:1]:
        if line == Lay.verb:
            assert sum(isinstance(move, Lay) for move in GAME.legal(state)) > 1
        else:
            take(state, line)


def take(state: State, line: str) -> None:
    """Type the line, which must make a move."""
    assert tuple(History(GAME, state, GAME.version).take_line(line, NO_TIME)), line


@pytest.mark.parametrize("name", GAMES)
def test_every_refusal_of_a_move_names_one_that_is_allowed(name: str):
    found = entries(name)
    for entry, move in strangers(found):
        refusal = refusal_of(entry.before, move)
        if refusal is not None and any(True for _ in GAME.legal(entry.before)):
            assert refusal.instead is not None, (entry.number, GAME.write(move), refusal)
            take(entry.before, GAME.write(refusal.instead))


def strangers(found: Sequence[Accepted]) -> Iterator[tuple[Accepted, Move]]:
    """Moments, each with moves made at others."""
    for at, entry in enumerate(found):
        for apart in APART:
            other = found[(at + apart) % len(found)]
            if (at + apart) % 3 == 0 and isinstance(other.move, Move) and other.actor != "bank":
                yield entry, other.move


def refusal_of(state: State, move: Move) -> Illegal | None:
    try:
        GAME.apply(state, GAME.resolve(state, move))
    except Illegal as refusal:
        return refusal
    except Refusal:
        return None
    return None


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
