"""Games of 18xx.games: what its log comes to, who sits there, in as a record and out again."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest

from eighteen80.china import GAME
from eighteen80.china.site.reader import name_players, read_log
from eighteen80.china.site.schema import Recording, read_recording, train_type
from eighteen80.refusals import Illegal, Refusal
from tests.support.china.site import START, Action, add_times, from_site, to_site
from tests.support.places import GAMES

SPREAD = ("real-3-players.json", "stopping/g379.json.gz")


def entry(kind: str, number: int, **fields: Any) -> Action:
    return {"type": kind, "entity": 0, "entity_type": "player", "id": number, **fields}


def log(words: str) -> list[Action]:
    """Return a log of these kinds of actions, numbered; `undo:2` takes back what comes after action 2."""
    kinds = [word.partition(":") for word in words.split()]
    return [
        entry(kind, number, **({"action_id": int(target)} if target else {}))
        for number, (kind, _, target) in enumerate(kinds, start=1)
    ]


@pytest.mark.parametrize(
    ("words", "standing"),
    [
        ("bid pass undo", [1]),
        ("bid bid bid bid undo:2", [1, 2]),
        ("bid bid bid bid undo:0", []),
        ("bid pass undo redo", [1, 2]),
        ("bid pass undo redo undo undo redo", [1]),
        ("bid message undo", [2]),
        ("bid message undo redo", [1, 2]),
        ("message bid bid undo:1", [1]),
        ("bid bid undo pass undo:2", [1]),
        ("bid bid undo pass undo:3", [1]),
        ("program_share_pass bid program_disable", [2]),
        ("undo bid", [2]),
        ("bid undo undo redo", []),
        ("bid undo undo redo redo", [1]),
    ],
)
def test_undo_and_redo_change_what_counts_but_never_talk(words: str, standing: list[int]):
    """They go back to talk as well, and to what had been taken back; an undo of nothing takes nothing back."""
    assert [found.number for found in read_log(log(words)).entries] == standing


@pytest.mark.parametrize(
    ("actions", "code", "number", "left", "standing"),
    [
        (log("bid undo pass redo"), "import-redo", 4, 1, [3]),
        (log("redo"), "import-redo", 1, 1, []),
        *(
            ([entry("bid", 1), entry("undo", 5, action_id=target), entry("pass", 6)], "import-undo", 5, 2, [1])
            for target in (7, 5, "x", [], {}, 2.5)
        ),
        *(([entry("bid", 1), action], "import-no-action", 2, 1, [1]) for action in ({}, {"type": 5}, None, "bid")),
    ],
)
def test_senseless_entry_is_refused_and_what_was_before_counts(
    actions: list[Any], code: str, number: int, left: int, standing: list[int]
):
    story = read_log(actions)
    assert story.fault is not None
    assert (story.fault.code, story.fault.facts["action"], story.left) == (code, number, left)
    assert [found.number for found in story.entries] == standing


# Players


def seats(*names: str) -> list[str]:
    return [
        *name_players(make_recording([{"id": 10 + number, "name": name} for number, name in enumerate(names)])).values()
    ]


def make_recording(players: Any, **more: Any) -> Recording:
    return read_recording({"title": "1880", "players": players, "actions": [], **more})


def test_players_sit_in_order_of_settings_if_there_is_one():
    players = [{"id": number, "name": name} for number, name in enumerate(("Anna", "Bert", "Cleo"))]
    for order, first in (([2, 0, 1], "Cleo"), (None, "Anna")):
        assert next(iter(name_players(make_recording(players, settings={"player_order": order})).values())) == first


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        (["Anna", "Player 2", "Łucja"], ["Anna", "Player 2", "Łucja"]),
        (["a; b", '"x"', "#1,2", "tab\there", ""], ["a b", "x", "1 2", "tab here", "Seat 5"]),
        (["Anna", "anna", "ANNA", "BCR", "bank"], ["Anna", "anna 2", "ANNA 3", "BCR 2", "bank 2"]),
    ],
)
def test_names_change_where_taken_or_no_record_can_hold_them(written: list[str], shown: list[str]):
    assert seats(*written) == shown


def test_every_mended_name_can_be_seated():
    names = seats("", "P0", "-", "x" * 60, "x" * 60)
    assert GAME.start(names, {}).seats == tuple(names)


@pytest.mark.parametrize("players", [None, [], [{}], [{"id": []}], "Anna"])
def test_a_game_without_players_is_refused(players: Any):
    with pytest.raises(Refusal):
        from_site({"title": "1880", "players": players, "actions": []})


def test_the_restored_train_has_two_names():
    assert (train_type("2R-3"), train_type("2P-0"), train_type("2+2-1")) == ("2R", "2R", "2+2")


# In as a record


AUCTION = (("bid", 0, 15), ("pass", 1, None), ("bid", 2, 20), ("pass", 0, None))


def auction(**more: Any) -> dict[str, Any]:
    """Four actions for P0 by three players, a second apart."""
    actions: list[Action] = []
    for number, (kind, player, price) in enumerate(AUCTION, start=1):
        bid = {"company": "P0", "price": price} if price else {}
        actions.append(entry(kind, number, entity=player, created_at=START + number, **bid))
    players = [{"id": number, "name": name} for number, name in enumerate(("Anna", "Bert", "Cleo"))]
    return {"title": "1880", "players": players, "actions": actions, **more}


Imported = Callable[..., list[str]]


@pytest.fixture
def convert(shell: Any, tmp_path: Path) -> Imported:
    """The lines of the record that a game becomes."""

    def run(data: Mapping[str, Any], *options: str) -> list[str]:
        (tmp_path / "game.json").write_text(json.dumps(data), "utf-8")
        done = shell("import", "game.json", "-o", "game.1880", *options)
        assert done.code == 0, done.err
        lines = (tmp_path / "game.1880").read_text("utf-8").splitlines()
        (tmp_path / "game.1880").unlink()
        return lines

    return run


def body(lines: list[str]) -> list[str]:
    return lines[lines.index("--") + 1 :]


def test_an_import_keeps_times_and_names(convert: Imported):
    lines = convert(auction())
    assert "seats    Anna, Bert, Cleo" in lines
    assert "date     2023-11-14" in lines
    assert body(lines) == [
        "22:13:21  Anna  bid 15",
        "22:13:22  Bert  pass",
        "22:13:23  Cleo  bid 20",
        "22:13:24  Anna  pass  ; P0 Cleo 20",
    ]


def test_an_import_keeps_talk_and_another_day_as_remarks(convert: Imported):
    data = auction()
    data["actions"].insert(2, entry("message", 9, entity=1, message="hm; # let me see", created_at=START + 3))
    data["actions"][-1]["created_at"] += 24 * 3600
    lines = body(convert(data))
    assert lines[2] == "# Bert: hm; # let me see"
    assert lines[4] == "# 2023-11-15"


def test_import_is_played_as_site_plays_unless_told_otherwise(convert: Imported):
    assert any("debtor_founds=yes" in line for line in convert(auction()))
    assert not any(line.startswith("rulings") for line in convert(auction(), "--rulings", "par_row=free")[:6])


@pytest.mark.parametrize(
    ("broken", "reason"),
    [
        ({"entity": 0}, "Anna"),
        ({"entity": 77}, "77"),
        ({"type": "dance"}, "dance"),
        ({"price": "much"}, "price"),
        ({"price": 1000}, "600"),
    ],
)
def test_import_ends_where_no_ruling_helps_and_keeps_the_rest(
    shell: Any, tmp_path: Path, broken: Mapping[str, Any], reason: str
):
    data = auction()
    data["actions"][2] |= broken
    (tmp_path / "game.json").write_text(json.dumps(data), "utf-8")
    refused = shell("import", "game.json", "-o", "game.1880")
    assert refused.code == 1
    assert "Action 3 " in refused.err
    assert "Actions left out: 2." in refused.err
    assert reason in refused.err
    assert body((tmp_path / "game.1880").read_text("utf-8").splitlines()) == [
        "22:13:21  Anna  bid 15",
        "22:13:22  Bert  pass",
    ]
    assert shell("check", "--strict", "game.1880").code == 0


@pytest.mark.parametrize(
    ("first", "text"),
    [
        (entry("dance", 1), "Action 1 (dance)"),
        (entry("lay_tile", 1, entity="BCR", entity_type="corporation", hex="F8", tile="57-0", rotation=0), "Action 1 "),
        (entry("redo", 1), "Action 1 redoes"),
        ("bid", "Entry 1 "),
    ],
)
def test_failed_first_action_still_leaves_a_record_of_players(shell: Any, tmp_path: Path, first: Any, text: str):
    data = auction()
    data["actions"].insert(0, first)
    (tmp_path / "game.json").write_text(json.dumps(data), "utf-8")
    refused = shell("import", "game.json", "-o", "game.1880")
    assert refused.code == 1
    assert text in refused.err
    assert "Actions left out: 5." in refused.err
    lines = (tmp_path / "game.1880").read_text("utf-8").splitlines()
    assert "seats    Anna, Bert, Cleo" in lines
    assert body(lines) == []
    assert shell("check", "--strict", "game.1880").code == 0
    assert shell("play", "game.1880", "bid 15").code == 0


def test_deviation_of_the_site_is_ruled_counted_and_numbered(shell: Any, tmp_path: Path):
    data = auction()
    data["actions"][2]["price"] = 17
    (tmp_path / "game.json").write_text(json.dumps(data), "utf-8")
    done = shell("import", "game.json", "-o", "game.1880")
    assert done.code == 0
    ruled = (
        'rule that "18xx.games: no multiple of the step between bids, which the site keeps from bid to bid only" bid 17'
    )
    assert f"Action 3: {ruled}" in done.err
    assert "1 line keeps" in done.err
    assert ruled in (tmp_path / "game.1880").read_text("utf-8")
    assert "no multiple of the step" in shell("tally", "game.1880").out


def test_another_game_of_the_site_is_refused(shell: Any, tmp_path: Path):
    (tmp_path / "game.json").write_text(json.dumps(auction(title="1830")), "utf-8")
    refused = shell("import", "game.json", "-o", "game.1880")
    assert refused.code == 1
    assert "1830" in refused.err


def test_a_game_is_never_imported_over_another_record(shell: Any, tmp_path: Path):
    (tmp_path / "game.json").write_text(json.dumps(auction()), "utf-8")
    assert shell("import", "game.json", "-o", "game.1880").code == 0
    assert shell("import", "game.json", "-o", "game.1880").code == 1


# Out again


def test_an_export_says_the_moves_as_the_site_does():
    lines = add_times(("bid 15", "pass", "# Cleo: so little?", "bid 20"))
    game = to_site(("Anna", "Bert", "Cleo"), {}, lines, "Thursday")
    sent = [(action["type"], action["entity"], action.get("price")) for action in game["actions"]]
    assert sent == [("bid", 0, 15), ("pass", 1, None), ("message", 2, None), ("bid", 2, 20)]
    assert (game["title"], game["status"], game["result"]) == ("1880", "active", {})
    assert [player["name"] for player in game["players"]] == ["Anna", "Bert", "Cleo"]


def test_an_export_refuses_what_the_site_has_no_word_for():
    lines = add_times(("bid 15", 'correct cash Anna +5 "found"'))
    with pytest.raises(Illegal) as refused:
        to_site(("Anna", "Bert", "Cleo"), {}, lines)
    assert refused.value.facts["line"] == 'correct cash Anna +5 "found"'
    assert refused.value.facts["reason"].code == "export-no-word"


def test_a_table_game_comes_back_as_the_same_record(shell: Any, tmp_path: Path):
    shell("new", "table.1880", "--seats", "Anna,Bert,Cleo", "--table", "Thursday", "--rulings", "par_row=top")
    shell("play", "table.1880", "bid 15", 'note "tea"', "pass; bid 20", "count money Anna 600", "pass")
    exported = shell("export", "table.1880", "--to", "18xx")
    (tmp_path / "there.json").write_text(exported.out, "utf-8")
    assert shell("import", "there.json", "-o", "back.1880").code == 0
    assert (tmp_path / "back.1880").read_text("utf-8") == shell("export", "table.1880", "--to", "clean").out


@pytest.mark.skipif(not GAMES.exists(), reason="the recorded games are not here")
@pytest.mark.usefixtures("replayed_once")
@pytest.mark.parametrize("name", SPREAD)
def test_a_recorded_game_comes_back_as_the_same_record(convert: Imported, shell: Any, tmp_path: Path, name: str):
    data = (GAMES / name).read_bytes()
    record = convert(json.loads(gzip.decompress(data) if name.endswith(".gz") else data))
    (tmp_path / "there.1880").write_text("\n".join((*record, "")), "utf-8")
    assert shell("check", "--strict", "there.1880").code == 0
    assert convert(json.loads(shell("export", "there.1880", "--to", "18xx").out)) == record
