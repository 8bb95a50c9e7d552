"""Whole games as they are kept, one for each way that a game can go: every figure in them still follows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Literal

import pytest
from pydantic import BaseModel, ConfigDict

from eighteen80.china.box.components import BOX
from eighteen80.china.events import (
    DebtRepaid,
    InterestCharged,
    InvestorMerged,
    MarkerRemoved,
    MarkerReplaced,
    MoneyBorrowed,
    PrivateBought,
)
from eighteen80.china.moves import Found, Lay, Merge, Move, Rocket, Train
from eighteen80.china.rules.operating.turn_events import LastTurnsFixed, TrainsRemoved
from eighteen80.china.state import RocketOwed
from eighteen80.events import Event
from eighteen80.record.history import Accepted
from eighteen80.record.replay import clean, read
from tests.support.china.recorded_games import NOON, Recorded
from tests.support.places import KEPT
from tests.support.played import record as game
from tests.support.shell import Shell

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


def moves(name: str, kind: type[Move] = Move) -> list[Accepted]:
    return [entry for entry in game(name).entries if isinstance(entry.move, kind)]


def count_events(name: str) -> Counter[type[Event]]:
    """Count the events."""
    return Counter(type(event) for entry in game(name).entries for event in entry.events)


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


@pytest.mark.parametrize("name", ["debts", QUARREL])
def test_record_of_rules_2_opens_and_tells_what_rules_3_changed(name: str, tmp_path: Path):
    old = read(by_rules_2(path(name).read_text("utf-8"), tmp_path), strict=True)
    assert (old.trouble, old.torn) == (None, None)
    assert old.state._replace(rulings=game(name).state.rulings) == game(name).state
    _, *revised = old.notices
    assert [str(notice.facts["change"].code) for notice in revised] == [
        "rules-readable", "rules-idle-last", "rules-made-up", "rules-opened",
    ]  # fmt: skip


def test_what_only_rules_2_took_holds_in_a_record_of_rules_2(tmp_path: Path):
    number, name = next(
        (number, name)
        for number, entry in enumerate(game("debts").entries, 1)
        for name, card in entry.after.companies.items()
        if card.founded and not card.open
    )
    begun = Recorded("debts", path("debts").read_text("utf-8")).first(number)
    begun += f'{NOON}  bank  correct cash Anna +5 "?"\n'
    begun += f'{NOON}  bank  correct open {name} yes "as it lies"\n'
    old = read(by_rules_2(begun, tmp_path))
    assert old.trouble is None
    assert old.state.companies[name].open
    assert old.state.companies[name].cash == old.entries[number - 1].after.companies[name].cash
    (tmp_path / "new").write_text(begun, "utf-8")
    trouble = read(tmp_path / "new").trouble
    assert trouble is not None
    assert trouble.reason.code == "correct-no-reason"


def by_rules_2(text: str, folder: Path) -> Path:
    """A record as rules 2 kept it."""
    assert "rules    3\n" in text
    old = folder / "old"
    old.write_text(text.replace("rules    3\n", "rules    2\n", 1), "utf-8")
    return old


HAPPENS: dict[str, Callable[[], object]] = {
    "face-value": lambda: all(
        event.amount == BOX.privates[event.private].price
        for entry in game("face-value").entries
        for event in entry.events
        if isinstance(event, PrivateBought)
    ),
    "bcr-alone": lambda: not moves("bcr-alone", Found) and count_events("bcr-alone")[TrainsRemoved] > 5,
    "debts": lambda: count_events("debts").keys() >= {MoneyBorrowed, InterestCharged, DebtRepaid, LastTurnsFixed},
    "restored": lambda: any(entry.move.type == "2R" for entry in moves("restored", Train)),
    "mergers": lambda: {entry.move.to for entry in moves("mergers", Merge)} == {"treasury", "owner"},
    "forced-rocket": lambda: any(
        isinstance(entry.before.owed[0], RocketOwed) for entry in moves("forced-rocket", Rocket) if entry.before.owed
    ),
    "nothing-bought": lambda: count_events("nothing-bought")[TrainsRemoved] >= 9,
    "grey": lambda: {BOX.tiles[entry.move.tile].colour for entry in moves("grey", Lay)} >= {"brown", "grey"},
}


@pytest.mark.parametrize("name", HAPPENS)
def test_what_a_kept_game_is_there_for_happens(name: str):
    assert HAPPENS[name]()


def test_mergers_leave_and_replace_markers():
    assert count_events("mergers").keys() >= {InvestorMerged, MarkerReplaced, MarkerRemoved}


def test_the_quarrel_is_settled_by_lines_and_leaves_a_clean_game(tmp_path: Path):
    text = path(QUARREL).read_text("utf-8")
    for step in ("undo 1", "redo 1", "insert 3", "amend 7", "drop 3", "undo 5"):
        assert f"-     {step} " in text
    again = tmp_path / "clean.1880"
    again.write_text(clean(game(QUARREL)), "utf-8")
    assert read(again, strict=True).state == game(QUARREL).state
    assert "undo" not in again.read_text("utf-8")


class Row(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class PlayerRow(Row):
    cash: int
    debt: int
    certificates: int
    shares: dict[str, int]
    director: list[str]
    privates: list[str]
    investor: str | None
    worth: int


class CompanyRow(Row):
    founded: bool
    open: bool
    director: str | None
    cash: int
    price: int | None
    space: tuple[int, int] | None
    par: int | None
    row: Literal[1, 2, 3, 4] | None
    certificate: Literal[20, 30, 40] | None
    trains: list[str]
    stations: list[str]
    bank: int
    permits: str
    capital: Literal["none", "half", "full"]


class InvestorRow(Row):
    owner: str | None
    cash: int
    share: str | None
    open: bool


class Moment(BaseModel):
    """Output of `states` for a move; further fields are allowed."""

    move: int
    line: str
    actor: str
    round: Literal["auction", "investors", "share", "operating", "over"]
    phase: str
    due: list[str]
    marker: str | None
    priority: str
    players: dict[str, PlayerRow]
    companies: dict[str, CompanyRow]
    investors: dict[str, InvestorRow]
    trains: dict[str, int | None]
    tiles: dict[str, str]
    result: dict[str, int] | None


@pytest.mark.parametrize("name", ["mergers", QUARREL])
def test_every_moment_is_printed_by_the_published_schema(shell: Shell, name: str):
    moments = [Moment.model_validate_json(line) for line in shell("states", str(path(name))).out.splitlines()]
    assert [moment.move for moment in moments] == list(range(1, len(game(name).entries) + 1))
    for moment in moments:
        assert moment.players.keys() == set(game(name).header.seats)
        assert moment.companies.keys() == BOX.companies.keys()
        assert moment.investors.keys() == BOX.investors.keys()
        assert (moment.round == "over") == (moment.result is not None) == (not moment.due)
        assert all(tile.partition("/")[0] in BOX.tiles for tile in moment.tiles.values())
    assert moments[-1].result == WORTH.get(name)
