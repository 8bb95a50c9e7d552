"""`club FOLDER`: a summary of all records in a folder, with the chosen names only."""

from __future__ import annotations

import csv
import io
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from eighteen80.capabilities import Valued
from eighteen80.export.club import evening, tables
from eighteen80.export.club_command import records
from eighteen80.export.name_masking import key
from eighteen80.record.replay import read
from tests.support import played
from tests.support.parsed_page import Opened, check_alone
from tests.support.places import KEPT
from tests.support.shell import DONE, MISUSED, NO_RECORD, REFUSED, Shell

pytestmark = pytest.mark.usefixtures("replayed_once")

GAMES = ("debts", "forced-rocket", "nothing-bought")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Three games of 1880, one of them in a folder within, the demo of Yokohama, and a game just begun."""
    place = tmp_path / "records"
    (place / "older").mkdir(parents=True)
    for name in GAMES:
        shutil.copy(KEPT / f"{name}.1880", place / ("older" if name == "debts" else "."))
    played.write_part("yokohama", 1.0, place)
    (place / "begun.1880").write_text(
        (KEPT / "debts.1880").read_text("utf-8").partition("\n--\n")[0] + "\n--\n", "utf-8"
    )
    return place


def rows_by_table(out: str) -> dict[str, list[list[str]]]:
    """The rows of each table in a CSV, its heads first."""
    found: dict[str, list[list[str]]] = {}
    for name, *row in csv.reader(io.StringIO(out)):
        found.setdefault(name, []).append(row)
    return found


def by_name(rows: list[list[str]]) -> dict[str, dict[str, str]]:
    heads, *others = rows
    return {row[0]: dict(zip(heads, row, strict=True)) for row in others}


def finished_games(folder: Path, ending: str) -> Iterator[tuple[dict[str, int], str]]:
    """Everybody's worth at the end of each finished game, and who has most."""
    for path in sorted(folder.rglob(f"*{ending}")):
        record = read(path)
        if not record.game.due(record.state):
            worth = dict(record.game.worth(record.state))
            yield worth, max(worth, key=worth.__getitem__)


def test_wins_means_and_places_are_those_of_the_tallies(shell: Shell, folder: Path):
    answer = shell("club", "records", "--to", "csv", "--names", "all")
    assert (answer.code, answer.err) == (DONE, "")
    rows = by_name(rows_by_table(answer.out)["people-china"])
    games = list(finished_games(folder, ".1880"))
    assert len(games) == len(GAMES)
    assert set(rows) == {name for worth, _ in games for name in worth}
    for name, row in rows.items():
        mine = [worth[name] for worth, _ in games if name in worth]
        places = [1 + sum(other > worth[name] for other in worth.values()) for worth, _ in games if name in worth]
        assert int(row["games"]) == len(mine)
        assert int(row["wins"]) == sum(winner == name for _, winner in games)
        assert int(row["average"]) == round(sum(mine) / len(mine))
        assert int(row["highest"]) == max(mine)
        assert float(row["average place"]) == pytest.approx(sum(places) / len(places), abs=0.051)


def test_who_loses_a_tie_is_second():
    tied = evening(played.record("yokohama"))._replace(worth={"Anna": 60, "Bert": 60, "Cleo": 50}, winners=("Bert",))
    assert [tied.place(name) for name in tied.worth] == [2, 1, 3]


def test_a_game_that_goes_on_counts_as_begun_and_nothing_more(shell: Shell, folder: Path):
    found = by_name(rows_by_table(shell("club", "records", "--to", "csv").out)["games"])
    assert (found["1880: China"]["finished"], found["1880: China"]["not finished"]) == ("3", "1")
    (folder / "begun.1880").unlink()
    without = rows_by_table(shell("club", "records", "--to", "csv").out)
    assert by_name(without["games"])["1880: China"]["not finished"] == "0"


@pytest.mark.usefixtures("folder")
def test_all_games_together_say_nothing_of_worth(shell: Shell):
    heads = rows_by_table(shell("club", "records", "--to", "csv").out)["people"][0]
    assert "wins" in heads
    assert "highest" not in heads


def test_companies_are_counted_where_they_were_founded(shell: Shell, folder: Path):
    rows = by_name(rows_by_table(shell("club", "records", "--to", "csv").out)["values-china"])
    prices: dict[str, list[int]] = {}
    for path in sorted(folder.rglob("*.1880")):
        record = read(path)
        if not record.game.due(record.state):
            for what, price in record.game.offers(Valued).values(record.state):
                prices.setdefault(what.text, []).append(price)
    assert {name: (row["games"], row["highest"], row["lowest"]) for name, row in rows.items()} == {
        name: (str(len(found)), str(max(found)), str(min(found))) for name, found in prices.items()
    }
    assert "values-yokohama" not in rows_by_table(shell("club", "records", "--to", "csv").out)


def test_longest_turns_are_told_with_move_that_they_began_with(shell: Shell, folder: Path):
    _, *rows = rows_by_table(shell("club", "records", "--to", "csv", "--names", "all").out)["turns"]
    assert len(rows) == 10
    seconds = [evening(read(path)) for path in records(folder)]
    longest = sorted((took.seconds for each in seconds for took in each.longest), reverse=True)
    assert [_seconds(row[1]) for row in rows] == longest[:10]
    lines = {(took.who, took.move, took.line) for each in seconds for took in each.longest}
    assert {(row[0], int(row[4]), row[5]) for row in rows} <= lines


def _seconds(text: str) -> int:
    total = 0
    for part in text.split(":"):
        total = total * 60 + int(part)
    return total


def test_damaged_records_are_named_and_passed_over(shell: Shell, folder: Path):
    sound = shell("club", "records", "--to", "csv")
    (folder / "junk.1880").write_text("junk", "utf-8")
    answer = shell("club", "records", "--to", "csv")
    assert (answer.code, answer.out) == (NO_RECORD, sound.out)
    assert "Skipped records/junk.1880: This is not a game record" in answer.err
    (folder / "junk.1880").unlink()
    lines = (KEPT / "grey.1880").read_text("utf-8").splitlines()
    lines[20] = f"{lines[20][:8]}  Anna  nonsense"
    (folder / "broken.1880").write_text("\n".join((*lines, "")), "utf-8")
    answer = shell("club", "records", "--to", "csv")
    assert (answer.code, answer.out) == (REFUSED, sound.out)
    assert "broken.1880: Only valid up to line 21." in answer.err


@pytest.mark.parametrize("word", ["e9" * 110, "1e" * 150, "1e9" * 200])
def test_a_word_without_end_damages_one_record_only(shell: Shell, folder: Path, word: str):
    sound = shell("club", "records", "--to", "csv")
    lines = played.file_of("russia").read_text("utf-8").splitlines()
    lines[60] = f"{lines[60][:8]}  Anna  {word}"
    (folder / "endless.russia").write_text("\n".join((*lines, "")), "utf-8")
    answer = shell("club", "records", "--to", "csv")
    assert (answer.code, answer.out) == (REFUSED, sound.out)
    assert "endless.russia: Only valid up to line 61." in answer.err
    checked = shell("check", "records/endless.russia", "records/demo.yokohama")
    assert checked.code == REFUSED
    assert "demo.yokohama" in checked.out


def test_a_copy_of_a_game_counts_once(shell: Shell, folder: Path):
    before = shell("club", "records", "--to", "csv")
    shutil.copy(folder / "forced-rocket.1880", folder / "zz.1880")
    after = shell("club", "records", "--to", "csv")
    assert (after.code, after.out) == (DONE, before.out)
    assert "zz.1880: It is the same game as records/forced-rocket.1880." in after.err


def test_a_torn_last_line_is_no_damage(shell: Shell, folder: Path):
    path = folder / "begun.1880"
    path.write_text(f"{path.read_text('utf-8')}20:00:00  An", "utf-8")
    assert shell("club", "records").code == DONE


@pytest.mark.parametrize("odd", ["sub.1880", ".hidden.1880", "link.1880"])
def test_what_only_looks_like_a_record_is_left_alone(shell: Shell, folder: Path, odd: str):
    if odd.startswith("sub"):
        (folder / odd).mkdir()
    elif odd.startswith("link"):
        (folder / odd).symlink_to(folder / "nowhere")
    else:
        (folder / odd).write_text("junk", "utf-8")
    assert shell("club", "records").code == DONE


def test_folder_that_is_none_and_one_without_records_are_refused(shell: Shell, tmp_path: Path):
    (tmp_path / "empty").mkdir()
    for word, message in (("nowhere", "nowhere is not a folder"), ("empty", "no readable record in empty")):
        answer = shell("club", word)
        assert (answer.code, answer.out) == (NO_RECORD, "")
        assert message in answer.err


# Names


@pytest.mark.parametrize("form", ["text", "csv", "html"])
def test_nobodys_name_is_told_unless_it_was_chosen(shell: Shell, folder: Path, form: str):
    names = {name for path in records(folder) for name in read(path).header.seats if len(name) > 1}
    answer = shell("club", "records", "--to", form)
    assert [name for name in names if name in answer.out] == []
    assert "Player 1" in answer.out
    assert "--names all" in answer.err
    initials = shell("club", "records", "--to", form, "--initials")
    assert [name for name in names if name in initials.out] == []
    assert initials.err == ""
    everybody = shell("club", "records", "--to", form, "--names", "all")
    assert [name for name in names if name not in everybody.out] == []


@pytest.mark.usefixtures("folder")
def test_some_may_have_names_and_others_none(shell: Shell):
    answer = shell("club", "records", "--to", "csv", "--names", "anna=The baker")
    players = {row[0] for row in rows_by_table(answer.out)["people"][1:]}
    assert "The baker" in players
    assert {name for name in players if not name.startswith("Player ")} == {"The baker"}
    unknown = shell("club", "records", "--names", "Nobody=N")
    assert (unknown.code, unknown.out) == (MISUSED, "")


def test_two_ways_of_writing_a_name_are_one_player(shell: Shell, folder: Path):
    path = folder / "nothing-bought.1880"
    path.write_text(path.read_text("utf-8").replace("Anna", "ANNA"), "utf-8")
    names = [row[0] for row in rows_by_table(shell("club", "records", "--to", "csv", "--names", "all").out)["people"]]
    assert len([name for name in names if key(name) == "anna"]) == 1


# Forms


@pytest.mark.usefixtures("folder")
def test_page_stands_alone_and_has_table_for_each_statistic(shell: Shell, tmp_path: Path):
    answer = shell("club", "records", "--to", "html", "-o", "club.html", "--initials", "--lang", "de")
    assert answer.code == DONE
    opened = Opened((tmp_path / "club.html").read_text("utf-8"))
    check_alone(opened)
    assert [tag for tag, _ in opened.elements].count("table") == 6
    assert "Die Spieler von Yokohama" in opened.text
    assert ("html", {"lang": "de"}) in opened.elements


def test_a_name_that_a_spreadsheet_would_reckon_with_stays_text(shell: Shell):
    shell("new", "a.1880", "--seats", "=1+1,Bert,Cleo")
    shell("play", "a.1880", "bid 5", "bid 10")
    out = shell("club", ".", "--to", "csv", "--names", "all").out
    assert "=1+1" not in [cell for row in csv.reader(io.StringIO(out)) for cell in row]


def test_hostile_names_show_as_text(shell: Shell):
    shell("new", "a.counter.1880", "--seats", "<script>alert(1)</script>,</table>,أنا")
    shell("play", "a.counter.1880", "bid 5", "bid 10")
    opened = Opened(shell("club", ".", "--to", "html", "--names", "all").out)
    check_alone(opened)
    assert "script" not in opened.tags()


def test_statistics_of_nothing_finished_are_how_much_was_begun(folder: Path):
    begun = [evening(read(folder / "begun.1880"))]
    assert [table.name for table in tables(begun, {}, str)] == ["games"]


def test_long_work_says_how_far_it_has_come_once_a_second(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    for name in ("a", "b", "c"):
        (tmp_path / f"{name}.1880").write_text("no record", "utf-8")
    ticks = iter(range(100))
    monkeypatch.setattr("eighteen80.cli.base_command.monotonic", lambda: next(ticks) * 0.6)
    progress = shell("club", str(tmp_path)).err
    assert "1 of 3 …" in progress
    assert progress.count(" of 3 …") == 1
