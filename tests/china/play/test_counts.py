"""Numbers of legal moves of each kind in named positions: a checksum of everything that lists moves.

`counts.txt` holds a line for each position. A line that no longer agrees is to be understood before it is changed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from eighteen80.china import GAME
from tests.support.china.play_table import AUCTION, Play
from tests.support.places import TESTS

COUNTS = TESTS / "china" / "counts.txt"
SOUTHWEST = ("M3 57 W-E", "M5 8852 W-E", "M7 57 W-E", "M9 9 W-E", "L10 57 SW-NE")


def founders(players: int) -> Play:
    """Return the first share round of `players` players, all auctioned at face value."""
    others = "; pass" * (players - 1)
    play = Play(players)
    for line in AUCTION:
        play(line.replace("; pass; pass", others))
    for number in range(1, players + 1):
        play(f"investor A{number}")
    return play


def southwest(phase: str) -> Play:
    """BCR's track from Chengdu to Wuhan, all permits, 900 in its treasury, a train that lasts."""
    play = Play(3).start_operating().tiles(*SOUTHWEST).company("BCR", permits="ABCD", cash=900)
    return play.owns(BCR="10", HKR="10", CKR="10").phase(phase).change(privates={})


POSITIONS: dict[str, Callable[[], Play]] = {
    "the first bid": lambda: Play(3),
    "a standing bid of 20 for P0": lambda: Play(4)("bid 20"),
    "the start of BCR": lambda: Play(3)(*AUCTION[:7]),
    "the draft": lambda: Play(5)(*(line.replace("; pass; pass", "; pass" * 4) for line in AUCTION)),
    "the first share round of three": lambda: founders(3),
    "the first share round of seven": lambda: founders(7),
    "a share round in A1 with 1,000": lambda: Play(3).start_operating().share_round("Anna"),
    "a share round in B1 with much to sell": lambda: (
        Play(3).start_operating().phase("B1").player("Anna", shares={"BCR": 60, "HKR": 30, "CKR": 40}, cash=1000)
        .company("BCR", bank=30).company("HKR", bank=40).company("CKR", bank=30).share_round("Anna")
    ),
    "the turn of A1 without track": lambda: Play(3).start_operating().begins("A1"),
    "the turn of A3 in Taiyuan": lambda: Play(3).start_operating().begins("A3"),
    "the first turn of BCR": lambda: Play(3).start_operating().begins("BCR"),
    "the first turn of HKR in Shanghai": lambda: Play(3).start_operating().begins("HKR"),
    "BCR with track to Wuhan in A1": lambda: southwest("A1").begins("BCR"),
    "BCR with track to Wuhan in B1": lambda: southwest("B1").begins("BCR"),
    "BCR with track to Wuhan in D1": lambda: southwest("D1").begins("BCR"),
    "trains of sisters on sale": lambda: (
        Play(3).start_operating().sale("6", 4).owns(BCR="4", HKR="4 4+4", CKR="6 2R").company("HKR", director="Anna")
        .player("Anna", shares={"BCR": 20, "HKR": 20}).player("Bert", shares={}).company("BCR", cash=700)
        .turn("BCR", step=4)
    ),
    "a gap of 160 in a forced purchase": lambda: (
        Play(3)
        .start_operating()
        .sale("3+3", 3)
        .owns(HKR="3", CKR="3")
        .player("Anna", cash=100, shares={"BCR": 40, "CKR": 20})
        .company("BCR", cash=40, bank=50).company("CKR", bank=50).turn("BCR", step=4)("train 3+3")
    ),
    "P7 by force without room": lambda: (
        Play(3).start_operating().sale("4", 5).owns(BCR="3", HKR="3 3+3 3+3", CKR="3").company("CKR", cash=600)
        .turn("CKR", step=4)("train 4")
    ),
}  # fmt: skip


def count_moves(play: Play) -> str:
    """The number of moves by kind, and of all together."""
    kinds = Counter(move.verb for move in GAME.legal(play.state))
    return ", ".join([*(f"{verb} {number}" for verb, number in sorted(kinds.items())), f"all {kinds.total()}"])


def test_a_line_for_each_position():
    assert [line.partition(": ")[0] for line in COUNTS.read_text("utf-8").splitlines()] == list(POSITIONS)


@pytest.mark.parametrize("name", POSITIONS)
def test_as_many_legal_moves_as_counted(name: str):
    lines = dict(line.split(": ", 1) for line in COUNTS.read_text("utf-8").splitlines())
    assert count_moves(POSITIONS[name]()) == lines[name]
