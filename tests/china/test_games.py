"""Whole games as they are kept, one for each way that a game can go: every figure in them still follows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from recorded import KEPT
from shell import DONE, Shell

from eighteen80.china.components import BOX
from eighteen80.china.moves import Found, Lay, Merge, Move, Rocket, Train
from eighteen80.china.state import RocketOwed
from eighteen80.history import Accepted
from eighteen80.journal import Record, clean, read

LARGEST = 60_000
WORTH = {
    "bcr-alone": {"Anna": 96, "Bert": 3090, "Cleo": 147},
    "debts": {"Anna": -7952, "Bert": -4214, "Cleo": 131},
    "face-value": {"Anna": 3847, "Bert": 4146, "Cleo": 5788},
    "forced-rocket": {"Anna": 67, "Bert": 273, "Cleo": -516, "Dora": 529},
    "grey": {"Anna": 1121, "Bert": 830, "Cleo": -547},
    "mergers": {
        "Jean-Luc O'Neil": 179, "Zoë": 579, "Łukasz Żółw": 944, "李小龍": 1693, "Ann": 1699, "Anna": 1312,
        "Ο Νίκος": 1215,
    },
    "nothing-bought": {"Anna": 928, "Bert": 266, "Cleo": 116, "Dora": 917},
    "restored": {"Anna": 822, "Bert": 4332, "Cleo": 2383, "Dora": 228},
}  # fmt: skip
QUARREL = "quarrel"
NAMES = sorted((*WORTH, QUARREL))


def path(name: str) -> Path:
    return KEPT / f"{name}.1880"


@cache
def game(name: str) -> Record:
    return read(path(name), strict=True)


def moves(name: str, kind: type[Move] = Move) -> list[Accepted]:
    return [entry for entry in game(name).entries if isinstance(entry.move, kind)]


def told(name: str) -> Counter[str]:
    """How often each event followed."""
    return Counter(event.code for entry in game(name).entries for event in entry.events)


def test_every_kept_game_is_asked_about():
    assert sorted(file.stem for file in KEPT.iterdir()) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_every_move_and_every_figure_of_a_kept_game_holds(name: str):
    record = game(name)
    assert (record.trouble, record.torn, record.notices) == (None, None, ())
    assert path(name).stat().st_size < LARGEST
    lines = path(name).read_text("utf-8").splitlines()
    assert any("  count " in line for line in lines)
    assert any(line.startswith("#") for line in lines)


@pytest.mark.parametrize("name", WORTH)
def test_xv_a_kept_game_ends_with_this_wealth(name: str):
    record = game(name)
    assert not record.game.due(record.state)
    assert record.game.worth(record.state) == WORTH[name]
    assert clean(record) == path(name).read_text("utf-8")
    assert any(line.startswith("= cash") for line in path(name).read_text("utf-8").splitlines())


HAPPENS: dict[str, Callable[[], object]] = {
    "face-value": lambda: all(
        event.facts["amount"] == BOX.privates[event.facts["private"]].price
        for entry in game("face-value").entries
        for event in entry.events
        if event.code == "event-private"
    ),
    "bcr-alone": lambda: not moves("bcr-alone", Found) and told("bcr-alone")["event-trains-removed"] > 5,
    "debts": lambda: told("debts").keys() >= {"event-borrowed", "event-interest", "event-repaid", "event-last-turns"},
    "restored": lambda: any(entry.move.type == "2R" for entry in moves("restored", Train)),
    "mergers": lambda: {entry.move.to for entry in moves("mergers", Merge)} == {"treasury", "owner"},
    "forced-rocket": lambda: any(
        isinstance(entry.before.owed[0], RocketOwed) for entry in moves("forced-rocket", Rocket) if entry.before.owed
    ),
    "nothing-bought": lambda: told("nothing-bought")["event-trains-removed"] >= 9,
    "grey": lambda: {BOX.tiles[entry.move.tile].colour for entry in moves("grey", Lay)} >= {"brown", "grey"},
}


@pytest.mark.parametrize("name", HAPPENS)
def test_what_a_kept_game_is_there_for_happens(name: str):
    assert HAPPENS[name]()


def test_mergers_leave_and_replace_markers():
    assert told("mergers").keys() >= {"event-merger", "event-replaced", "event-removed"}


def test_the_quarrel_is_settled_by_lines_and_leaves_a_clean_game(tmp_path: Path):
    text = path(QUARREL).read_text("utf-8")
    for step in ("undo 1", "redo 1", "insert 3", "amend 7", "drop 3", "undo 5"):
        assert f"-     {step} " in text
    again = tmp_path / "clean.1880"
    again.write_text(clean(game(QUARREL)), "utf-8")
    assert read(again, strict=True).state == game(QUARREL).state
    assert "undo" not in again.read_text("utf-8")


def test_all_kept_games_are_checked_by_one_command(shell: Shell):
    answer = shell("check", "--strict", *(str(path(name)) for name in NAMES))
    assert answer.code == DONE
    assert len(answer.out.splitlines()) == len(NAMES)
