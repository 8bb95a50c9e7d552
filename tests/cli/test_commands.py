"""The commands as a shell sees them: what they print where, and how they end."""

from __future__ import annotations

import errno
import io
import json
import os
import subprocess
import sys
from contextlib import suppress
from itertools import cycle
from pathlib import Path

import pytest

from eighteen80 import registry
from eighteen80.__main__ import COMMANDS, main
from eighteen80.refusals import RecordText
from eighteen80.words import LANGUAGES, Words
from tests.support.china.play_table import AUCTION as AUCTIONED
from tests.support.shell import DONE, FAILED, MISUSED, NO_RECORD, REFUSED, Shell
from tests.support.sitting import keep_unchanged, write_beginning

BCR_OVER = 131
"""Number of moves of the demo game to the end of BCR's third turn."""

NARROWEST = 80
"""Columns of the narrowest terminal for which help is written."""

AUCTION = ("bid 5", "bid 10", "pass", "pass")


@pytest.fixture
def game(shell: Shell) -> str:
    """A record with the first private company sold."""
    assert shell("new", "a.1880", "--seats", "Anna,Bert,Cleo").code == DONE
    assert shell("play", "a.1880", *AUCTION).code == DONE
    return "a.1880"


@pytest.fixture
def table(shell: Shell) -> str:
    """A record in which the first company may be founded."""
    assert shell("new", "b.1880", "--seats", "Anna,Bert,Cleo").code == DONE
    assert shell("play", "b.1880", *AUCTIONED, "investor 1; investor 2; investor 3").code == DONE
    return "b.1880"


def test_new_writes_a_header(shell: Shell):
    answer = shell(
        "new", "a.1880", "--seats", "Anna, Bert,Cleo", "--table", "Thursday", "--rulings", "par_row=top,advice=on"
    )
    assert answer == (DONE, "", "Created a.1880: 1880: China with Anna, Bert, Cleo.\n")
    header = Path("a.1880").read_text("utf-8").splitlines()
    assert "seats    Anna, Bert, Cleo" in header
    assert "table    Thursday" in header
    assert "rulings  par_row=top, advice=on" in header
    assert header[-1] == "--"


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        ("Anna,Bert", ()),
        ("Anna,Anna,Cleo", ()),
        ("Anna,,Cleo", ()),
        ("BCR,Bert,Cleo", ()),
        ("Anna,Bert,\x1b[2J", ()),
        ("Anna,Bert,Cleo", ("--rulings", "par_row=nowhere")),
        ("Anna,Bert,Cleo", ("--rulings", "no_such=yes")),
        ("Anna,Bert,Cleo", ("--edition", "hundredth")),
    ],
)
def test_new_refuses_what_the_game_does_not_know(shell: Shell, seats: str, options: tuple[str, ...]):
    answer = shell("new", "a.1880", "--seats", seats, *options)
    assert answer.code in (REFUSED, MISUSED)
    assert answer.err
    assert "\x1b" not in answer.err
    assert not Path("a.1880").exists()


@pytest.mark.parametrize(
    ("file", "name"), [("a.russia", "Russian Railroads"), ("b.yokohama", "Yokohama"), ("c", "1880: China")]
)
def test_new_begins_the_game_of_the_ending(shell: Shell, file: str, name: str):
    assert f"{file}: {name} with" in shell("new", file, "--seats", "Anna,Bert,Cleo").err


@pytest.mark.parametrize(("file", "last"), [("a.1880", "turn"), ("a.russia", "round"), ("a.yokohama", "tile")])
def test_a_wrong_thing_to_correct_names_all_others(shell: Shell, file: str, last: str):
    """There are more than twenty: a name for them would tell no one what to type."""
    shell("new", file, "--seats", "Anna,Bert,Cleo")
    named = shell("play", file, "correct nothing").err.splitlines()[-1]
    assert named.startswith("You can type: ")
    assert named.endswith(f", {last}")


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        (("chek", "{game}"), "There is no command “chek”. Did you mean check?"),
        (("{game}",), "“{game}” is not a command. To open that record: eighteen80 open {game}"),
        ((".",), "There is no command “.”. Add --help to see them all."),
        (("x" * 300,), f"There is no command “{'x' * 300}”. Add --help to see them all."),
        (("serve", "{game}", "--port", "99999"), "--port cannot be “99999”. It can be: 0–65535"),
    ],
)
def test_a_slip_in_a_command_is_answered_with_what_was_meant(
    shell: Shell, game: str, typed: tuple[str, ...], said: str
):
    answer = shell(*(word.format(game=game) for word in typed))
    assert (answer.code, answer.err.strip()) == (MISUSED, said.format(game=game))


def test_new_leaves_a_file_alone(shell: Shell, game: str):
    with keep_unchanged(Path(game)):
        assert shell("new", game, "--seats", "Xaver,Yvo,Zoe").code == REFUSED


def test_play_prints_each_move_and_what_followed(shell: Shell):
    shell("new", "a.1880", "--seats", "Anna,Bert,Cleo")
    assert shell("play", "a.1880", *AUCTION) == (
        DONE,
        "1  Anna  bid 5\n2  Bert  bid 10\n3  Cleo  pass\n4  Anna  pass\n    Bert buys P0 for 10.\n",
        "",
    )


def test_play_reads_standard_input(shell: Shell):
    shell("new", "a.1880", "--seats", "Anna,Bert,Cleo")
    answer = shell("play", "a.1880", stdin="b 5\n\nb 10; p\npass")
    assert answer.code == DONE
    assert answer.out.splitlines()[:3] == ["1  Anna  bid 5", "2  Bert  bid 10", "3  Cleo  pass"]


@pytest.mark.parametrize(
    ("asked", "answer"),
    [
        ("who is next?", "Bert  Bert: bid for P1, 10 or more"),
        ("what may Bert do", "bid  bid 10"),
        ("what may Anna do", "Anna has no move now. To move: Bert."),
        ("how much has anna", "Anna  600"),
        ("how much has an", "Anna  600"),
        ("who is winning?", "If it ended now:  "),
        ("wer führt", "If it ended now:  Anna"),
        ("kto prowadzi?", "If it ended now:  Anna"),
        ("can Bert bid fifteen?", "Yes:  Bert: bid 15"),
        ("darf Bert 15 bieten", "Yes:  Bert: bid 15"),
        ("why not", "No line has been refused here."),
    ],
)
def test_play_answers_a_question_and_writes_nothing(shell: Shell, game: str, asked: str, answer: str):
    before = Path(game).read_bytes()
    reply = shell("play", game, asked)
    assert (reply.code, reply.out.startswith(answer)) == (DONE, True), reply.out
    assert Path(game).read_bytes() == before


@pytest.mark.parametrize(
    ("asked", "reason"), [("can Bert bid 12?", "not a multiple of 5"), ("may Anna bid 20", "not Anna’s turn")]
)
def test_play_answers_why_a_move_may_not_be(shell: Shell, game: str, asked: str, reason: str):
    with keep_unchanged(Path(game)):
        assert reason in shell("play", game, asked).err


def test_play_stops_at_the_first_refusal(shell: Shell, game: str):
    answer = shell("play", game, "bid 10", "bid 12", "pass")
    assert answer.code == REFUSED
    assert answer.out == "5  Bert  bid 10\n"
    assert "not a multiple of 5" in answer.err
    assert "page 5" in answer.err
    assert "bid 15" in answer.err
    assert shell("check", game).out == "a.1880: valid, 5 moves, to act: Cleo\n"


def test_play_takes_a_line_of_several_moves_as_one(shell: Shell, game: str):
    with keep_unchanged(Path(game)):
        assert shell("play", game, "bid 10; pass; bid 12").code == REFUSED


def test_play_names_the_place_of_the_move_it_stopped_at(shell: Shell, game: str):
    assert "Stopped at: “bid 12” (move 3 of 3 on the line" in shell("play", game, "bid 10; pass; bid 12").err
    assert "Stopped at: “bid 12”\n" in shell("play", game, "bid 12").err


@pytest.mark.parametrize(("language", "line", "who"), [("en", "done", "SCR: done"), ("de", "fertig", "SCR: fertig")])
def test_play_ends_nobody_elses_turn_and_names_line_that_would(
    shell: Shell, tmp_path: Path, language: str, line: str, who: str
):
    """BCR's turn has ended automatically, as it cannot buy anything more; the shell cannot ask."""
    path = str(write_beginning(tmp_path, BCR_OVER))
    answer = shell("--lang", language, "play", path, line)
    assert answer.code == REFUSED
    assert who in answer.err
    assert "BCR" in answer.err
    assert shell("play", path, who).code == DONE


def test_choices_are_lines_and_no_more_than_can_be_read(shell: Shell, table: str):
    output = shell("play", table, "found").err.splitlines()
    assert output[2:4] == ["Choose from:", "    found JHA"]
    assert len(output) == 16
    assert output[-1] == "… and 1 more"
    assert "    found HKR 90" in shell("play", table, "found HKR").err.splitlines()
    assert "    found HKR 100 30% AB row 2" in shell("play", table, "found HKR 100 30").err.splitlines()


@pytest.mark.parametrize(
    ("language", "missing", "possible"),
    [("en", "a sum", "a hex"), ("de", "ein Betrag", "ein Feld"), ("pl", "kwota", "pole")],
)
def test_what_cannot_be_listed_is_named_in_the_language(
    shell: Shell, game: str, language: str, missing: str, possible: str
):
    assert missing in shell("--lang", language, "play", game, "count Anna").err
    assert missing in shell("--lang", language, "play", game, "bid zzz").err
    assert possible in shell("--lang", language, "play", game, "lay ?").err


def test_a_very_long_line_is_shown_in_part(shell: Shell, game: str):
    answer = shell("play", game, "x" * 9000)
    assert answer.code == REFUSED
    assert "x" * 1000 in answer.err
    assert "?" not in answer.err


def test_play_says_what_could_stand_there(shell: Shell, game: str):
    answer = shell("play", game, "zzz qqq 10")
    assert answer.code == REFUSED
    assert "bid" in answer.err
    assert "pass" in answer.err


def test_play_takes_back(shell: Shell, game: str):
    assert shell("play", game, "undo").code == DONE
    assert shell("legal", game).out.splitlines() == ["bid 15", "bid 600", "pass"]


def test_play_says_why_nothing_is_taken_back(shell: Shell, game: str):
    assert "There is no move 9; the last is 4." in shell("play", game, "undo to 9").err
    assert "Nothing follows move 4." in shell("play", game, "undo to 4").err
    assert "You cannot undo 5 of 4 moves." in shell("play", game, "undo 5").err


def test_accepted_moves_are_on_disk_before_they_are_printed(tmp_path: Path):
    record = tmp_path / "a.1880"
    program = [sys.executable, "-m", "eighteen80"]
    subprocess.run([*program, "new", record, "--seats", "Anna,Bert,Cleo"], check=True, capture_output=True)
    with subprocess.Popen(
        [*program, "play", record], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
    ) as player:
        assert player.stdin
        assert player.stdout
        for line in AUCTION[:3]:
            player.stdin.write(f"{line}\n")
            assert player.stdout.readline().split("  ")[-1] == f"{line}\n"
            assert record.read_text("utf-8").splitlines()[-1].endswith(line)
        player.stdin.close()
    assert player.returncode == DONE


def test_check_has_a_line_for_each_file(shell: Shell, game: str):
    Path("torn.1880").write_bytes(Path(game).read_bytes() + b"19:0")
    Path("wrong.1880").write_text(Path(game).read_text("utf-8").replace("bid 10", "bid 11"), "utf-8")
    Path("none.1880").write_text("Dear diary", "utf-8")
    answer = shell("check", game, "torn.1880", "wrong.1880", "none.1880", "absent.1880")
    assert answer.code == NO_RECORD
    sound, torn, wrong, none, absent = answer.out.splitlines()
    assert sound == "a.1880: valid, 4 moves, to act: Bert"
    assert torn.startswith("torn.1880: valid, 4 moves")
    assert wrong.startswith("wrong.1880: line 9: ")
    assert none.startswith("none.1880: ")
    assert absent.startswith("absent.1880: ")
    assert shell("check", game, "wrong.1880").code == REFUSED


def test_check_strict_compares_what_followed(shell: Shell, game: str):
    text = Path(game).read_text("utf-8")
    assert "; P0 Bert 10" in text
    Path(game).write_text(text.replace("; P0 Bert 10", "; P0 Bert 20"), "utf-8")
    assert shell("check", game).code == DONE
    assert shell("check", game, "--strict").code == REFUSED


def test_legal_lists_what_play_accepts(shell: Shell, game: str):
    now = shell("legal", game).out.splitlines()
    assert now == ["bid 10", "bid 590", "pass"]
    assert json.loads(shell("legal", game, "--json").out) == now
    assert shell("legal", game, "--at", "0").out.splitlines() == ["bid 5", "bid 600", "pass"]
    assert shell("legal", game, "--at", "5").code == MISUSED
    for line in now:
        assert shell("play", game, line).code == DONE
        assert shell("play", game, "undo").code == DONE


def test_where_nothing_can_be_listed_legal_says_what_is_asked(shell: Shell, tmp_path: Path):
    path = str(tmp_path / "a.yokohama")
    shell("new", path, "--game", "yokohama", "--seats", "Anna,Bert,Cleo", "--rulings", "depth=map")
    answer = shell("legal", path)
    assert (answer.code, answer.out) == (DONE, "")
    assert answer.err.startswith("Row 1 of the boards, 5 from left to right")


def test_tally_counts_the_richest_first(shell: Shell, game: str):
    answer = shell("tally", game)
    assert [line.split() for line in answer.out.splitlines()] == [["Anna", "600"], ["Cleo", "600"], ["Bert", "590"]]
    assert answer.err == "If the game ended now:\n"


def test_export_to_json_holds_moves_and_table(shell: Shell, game: str):
    exported = json.loads(shell("export", game, "--to", "json").out)
    assert [move["line"] for move in exported["moves"]] == list(AUCTION)
    assert exported["state"]["players"]["Bert"]["cash"] == 590


def test_export_to_csv_has_a_row_a_move(shell: Shell, game: str):
    rows = shell("export", game, "--to", "csv").out.splitlines()
    assert rows[0] == "move,time,actor,line,Anna,Bert,Cleo"
    assert rows[-1].startswith("4,")
    assert rows[-1].endswith(",Anna,pass,600,590,600")


def test_export_clean_is_the_record_without_what_was_taken_back(shell: Shell, game: str):
    before = Path(game).read_text("utf-8")
    shell("play", game, "bid 10", "undo")
    assert "undo" in Path(game).read_text("utf-8")
    assert shell("export", game, "--to", "clean").out == before
    assert shell("export", game, "--clean").out == before
    assert shell("export", game, "--clean", "--to", "md").code == MISUSED


@pytest.mark.parametrize("command", ["legal", "states", "tally"])
def test_a_damaged_record_is_read_while_it_holds(shell: Shell, game: str, command: str):
    Path(game).write_text(Path(game).read_text("utf-8").replace("Cleo  pass", "Cleo  pess"), "utf-8")
    answer = shell(command, game)
    assert answer.code == REFUSED
    assert answer.out
    assert "Line 10" in answer.err


@pytest.mark.parametrize("command", ["play", "legal", "states", "tally"])
def test_what_is_no_record_ends_with_three(shell: Shell, command: str):
    Path("none.1880").write_bytes(b"\x00\xff\x1b[2J")
    answer = shell(command, "none.1880")
    assert answer.code == NO_RECORD
    assert answer.err
    assert "\x1b" not in answer.err


@pytest.mark.parametrize("name", ["missing.1880", "note.txt"])
def test_the_table_is_not_opened_at_what_is_no_record(shell: Shell, name: str):
    Path("note.txt").write_text("Milk, bread.\n", encoding="utf-8")
    answer = shell("open", name)
    assert (answer.code, answer.out) == (NO_RECORD, "")
    assert answer.err


@pytest.mark.parametrize("command", ["open", "watch"])
def test_no_screen_is_opened_where_there_is_no_terminal(shell: Shell, command: str):
    shell("new", "a.1880", "--seats", "Anna,Bert,Cleo")
    answer = shell(command, "a.1880")
    assert (answer.code, answer.out) == (MISUSED, "")
    assert "terminal" in answer.err


def test_a_bad_line_is_quoted_as_it_is_spaces_and_all(shell: Shell, game: str):
    assert "“bidd   9  x”" in shell("play", game, "bidd   9  x").err
    bad = "20:00:00  Bert  bid   9  x   "
    with Path(game).open("a") as file:
        file.write(f"{bad}\n")
    assert f"“{bad}”" in shell("tally", game).err


class Closed(io.StringIO):
    """Standard output whose reader has gone, as reported by Windows."""

    def __init__(self, descriptor: int) -> None:
        super().__init__()
        self._descriptor = descriptor

    def fileno(self) -> int:
        """The descriptor that is written to at exit."""
        return self._descriptor

    def flush(self) -> None:
        """Fail."""
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL))


def test_reader_that_has_seen_enough_ends_with_nought(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    with (tmp_path / "out").open("wb") as out:
        monkeypatch.setattr(sys, "stdout", Closed(out.fileno()))
        assert main(["games"]) == DONE


def test_error_that_is_not_of_the_output_is_a_fault(shell: Shell, monkeypatch: pytest.MonkeyPatch):
    def fail(*_: object) -> None:
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL))

    monkeypatch.setattr("eighteen80.cli.record_commands.Games.run", fail)
    assert shell("games").code == FAILED


DECLARED_UTF8 = {
    "C.UTF-8": True,
    "de_DE.utf8": True,
    "pl_PL.UTF-8@euro": True,
    "C": False,
    "de_DE": False,
    "pl_PL.ISO-8859-2": False,
}


@pytest.mark.parametrize(("locale", "name"), [*zip(DECLARED_UTF8, cycle(("LANG", "LC_ALL")), strict=False)])
def test_terminal_without_utf8_is_told_before_the_table_opens(locale: str, name: str):
    program = "import os, sys; from eighteen80.cli import base_command; print(base_command.supports_utf8(os.environ))"
    bare = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "PYTHONUTF8"))}
    # Without `-S` Python itself would fail on the path of an installed checkout that this locale cannot spell.
    bare |= {"PYTHONPATH": os.pathsep.join(sys.path)}
    answer = subprocess.check_output([sys.executable, "-S", "-c", program], env={**bare, name: locale})
    assert answer.decode().strip() == str(DECLARED_UTF8[locale])


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_of_utf8_can_be_read_without_it(language: str):
    for code in ("usage-signs", "signs-lost"):
        output = Words(language).say(code, word="ascii")
        assert output.isascii()
        assert "PYTHONUTF8=1" in output


@pytest.mark.parametrize("seats", ["Łucja,Bert,Cleo", "Anna,Bert,Cleo"])
def test_signs_that_output_cannot_hold_are_not_lost_in_silence(tmp_path: Path, seats: str):
    path = tmp_path / "a.1880"
    assert main(["new", str(path), "--seats", seats]) == DONE
    command = [sys.executable, "-m", "eighteen80", "--lang", "en", "tally", str(path)]
    ended = subprocess.run(command, env={**os.environ, "PYTHONIOENCODING": "ascii"}, capture_output=True, check=True)
    lost = "Ł" in seats
    assert ("?ucja" in ended.stdout.decode()) is lost
    assert ("cannot be written here (ascii)" in ended.stderr.decode()) is lost


@pytest.mark.parametrize("arguments", [(), ("--lang", "de")])
def test_table_opens_at_a_terminal_without_a_word(
    shell: Shell, monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...]
):
    opened: list[str] = []
    monkeypatch.setattr("eighteen80.__main__.is_interactive", lambda: True)
    monkeypatch.setattr("eighteen80.cli.base_command.is_interactive", lambda: True)
    monkeypatch.setattr("eighteen80.table.app.Table.run", lambda table: opened.append(table.language))
    assert shell(*arguments).code == DONE
    assert opened == ["de" if arguments else "en"]


@pytest.mark.parametrize("arguments", [("--version",), *(("--lang", language, "--help") for language in LANGUAGES)])
def test_help_ends_with_nought_and_fits_80_columns(capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...]):
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == 0
    assert [line for line in capsys.readouterr().out.splitlines() if len(line) > NARROWEST] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", [*COMMANDS, *registry.SHELF["china"].commands])
def test_every_command_explains_itself(capsys: pytest.CaptureFixture[str], command: str, language: str):
    with pytest.raises(SystemExit) as ended:
        main([command, "--help", "--lang", language])
    assert ended.value.code == 0
    output = capsys.readouterr().out
    assert "help-" not in output
    assert [line for line in output.splitlines() if len(line) > NARROWEST] == []


@pytest.mark.parametrize("argument", ["--help", "plya"])
def test_a_list_of_the_commands_loads_no_game(shell: Shell, monkeypatch: pytest.MonkeyPatch, argument: str):
    loaded: list[str] = []
    monkeypatch.setattr(registry, "game", loaded.append)
    with suppress(SystemExit):
        shell(argument)
    assert loaded == []


@pytest.mark.parametrize(
    "arguments",
    [("plya",), ("check",), ("export", "a.1880"), ("tally", "a.1880", "--loud"), ("--lang", "xx"), ("legal", "--at")],
)
def test_what_is_not_understood_ends_with_two(shell: Shell, arguments: tuple[str, ...]):
    answer = shell(*arguments)
    assert answer.code == MISUSED
    assert answer.out == ""
    assert answer.err


def test_language_before_and_after_the_command(shell: Shell, game: str):
    output = {shell("--lang", "de", "check", game).out, shell("check", game, "--lang", "de").out}
    assert output == {"a.1880: in Ordnung, 4 Züge, am Zug: Bert\n"}


def test_who_stops_reading_hears_no_complaint(tmp_path: Path):
    record = tmp_path / "a.1880"
    program = [sys.executable, "-m", "eighteen80"]
    subprocess.run([*program, "new", record, "--seats", "Anna,Bert,Cleo"], check=True, capture_output=True)
    subprocess.run([*program, "play", record, *AUCTION], check=True, capture_output=True)
    read_end, write_end = os.pipe()
    os.close(read_end)
    process = subprocess.run([*program, "states", record], stdout=write_end, stderr=subprocess.PIPE, check=False)
    os.close(write_end)
    assert (process.returncode, process.stderr) == (DONE, b"")


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusal_behind_a_turn_that_ended_by_itself_says_so(shell: Shell, tmp_path: Path, language: str):
    """BCR pays and cannot buy a train: a refusal of BCR's next move would otherwise seem to be about SCR alone."""
    path = write_beginning(tmp_path, BCR_OVER - 1)
    words = Words(language, "china")
    why = words.say("train-money", company="BCR", cash=160, price=180, train="2+2")
    answer = shell("play", str(path), "pay; t from BCR 3+3 1", "--lang", language)
    assert answer.code == REFUSED
    ended = words.say("line-ended", who="BCR", line=RecordText("pay"), reason=why)
    assert f"{ended}\n{words.say('line-read-as', player='SCR')}\n" in answer.err
    assert why in ended


def test_refusal_behind_a_turn_that_was_ended_says_nothing_of_it(shell: Shell, tmp_path: Path):
    path = write_beginning(tmp_path, BCR_OVER)
    assert shell("play", str(path), "done; station Z9").err.count("ended with") == 0
    assert shell("play", str(path), "t from BCR 3+3 1").err.count("ended with") == 0
