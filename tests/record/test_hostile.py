"""Names, lines, records and files made to do harm: refused with a word, or shown as what they are."""

from __future__ import annotations

import csv
import html
import io
import json
import re
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from markdown_it import MarkdownIt

from eighteen80.china import GAME
from eighteen80.china.site.reader import read_log
from eighteen80.cli import import_command
from eighteen80.cli.import_command import DEPTH_LIMIT, read_json
from eighteen80.engine.table_moves import Note
from eighteen80.record import lock, record_file
from eighteen80.record.grammar import NAME_LIMIT, SIZE_LIMIT, NotARecord, check_names
from eighteen80.record.replay import Replay, read
from eighteen80.refusals import Refusal, Unreadable
from eighteen80.words import LANGUAGES, Words
from tests.support.fuzzing import check_refusal, harmless
from tests.support.measuring import calls
from tests.support.shell import DONE, MISUSED, REFUSED, Shell

RECORD = "a.1880"
SEATS = ("Bert", "Cleo")
MARKUP = (
    "[red]Anna[/]",
    "<script>",
    "{ $who }",
    "%s%n",
    "*Anna*",
    "$(reboot)",
    "../../Anna",
    "=1+1",
    "-Anna",
    "🀄漢字ﷺ",
)
STEERING = (
    "\x1b[2JAnna",
    "Anna\x07",
    "An\rna",
    "An\u202ena",
    "An\u2028na",
    "\ufeffAnna",
    "Anna\x9b",
    "An\x00na",
    "An\udcffna",
)
SIGNS = ("Anna;", "#Anna", 'An"na', "Anna  B", "-", "", " ", "Bert", "bert", "BERT", "BCR", "bank")
LONG = ("A" * (NAME_LIMIT + 1), "A" * 10_000, "漢" * 10_000)


def everything_shown(shell: Shell, *, path: str = RECORD) -> str:
    """Everything that the commands which read a record show of it."""
    commands = [("check", path), ("legal", path), ("states", path), ("tally", path), ("audit", path), ("play", path)]
    commands += [("routes", path, path), ("what-if", path, path), ("import", path, "-o", path), ("audit", path, path)]
    commands += [("export", path, "--to", form) for form in ("json", "csv", "md", "clean", "18xx", path)]
    answers = [shell(*command, "--lang", language) for command in commands for language in ("en", "de", "pl")]
    return "\n".join(answer.out + answer.err for answer in answers)


# Names


@pytest.mark.parametrize("name", MARKUP)
def test_a_name_may_hold_markup_and_means_nothing_by_it(shell: Shell, name: str):
    if name.startswith(("-", "=")):
        assert shell("new", RECORD, f"--seats={name},{','.join(SEATS)}").code == DONE
    else:
        assert shell("new", RECORD, "--seats", f"{name},{','.join(SEATS)}").code == DONE
    assert shell("play", RECORD, "bid 5", "pass", "pass").code == DONE
    assert read(RECORD, strict=True).entries[0].actor == name
    text = everything_shown(shell)
    harmless(text)
    assert name in text


@pytest.mark.parametrize("name", [*STEERING, *SIGNS, *LONG])
def test_a_name_that_steers_or_cannot_be_found_again_is_refused(shell: Shell, name: str):
    answer = shell("new", RECORD, "--seats", f"{name},{','.join(SEATS)}")
    assert answer.code in (REFUSED, MISUSED)
    assert answer.err
    assert len(answer.err) < 1_000
    harmless(answer.out + answer.err)
    assert not Path(RECORD).exists()


@pytest.mark.parametrize("name", ["\u200c", "\u3164", "\ufe0f", "\u2800", "\u115f\u1160", "\u034f"])
def test_a_name_of_which_nothing_shows_is_none(name: str):
    with pytest.raises(Unreadable, match="record-name-empty"):
        check_names((name, *SEATS))


@pytest.mark.parametrize("sign", ["\u200c", "\u3164", "\ufe0f", "\u034f", "\u1160"])
def test_names_that_differ_by_what_does_not_show_are_the_same(sign: str):
    with pytest.raises(Unreadable, match="record-name-twice"):
        check_names((f"Be{sign}rt", *SEATS))


@pytest.mark.parametrize("word", [*STEERING, *LONG])
@pytest.mark.parametrize("option", ["--table", "--rulings", "--edition"])
def test_no_other_word_of_a_header_steers_either(shell: Shell, option: str, word: str):
    answer = shell("new", RECORD, "--seats", f"Anna,{','.join(SEATS)}", option, word)
    harmless(answer.out + answer.err)
    if answer.code == DONE:
        harmless(everything_shown(shell))


# Lines


@pytest.fixture
def game(shell: Shell) -> Path:
    """A record of three moves."""
    shell("new", RECORD, "--seats", f"Anna,{','.join(SEATS)}")
    shell("play", RECORD, "bid 5", "bid 10", "pass")
    return Path(RECORD)


@pytest.mark.parametrize("text", [*STEERING[:4], "x" * 20_000, "bid " + "9" * 5_000, '"' * 3_000, "; " * 5_001])
def test_a_line_that_steers_or_has_no_end_is_refused_or_nothing(shell: Shell, game: Path, text: str):
    before = game.read_bytes()
    for line in (text, f'note "{text}"', f"amend 1 {text}", f"undo {text}", f"correct cash Anna +5 {text}"):
        answer = shell("play", str(game), line)
        harmless(answer.out + answer.err)
        if answer.code != DONE:
            assert len(answer.err) < 5_000
    assert read(game, strict=True).trouble is None
    assert game.read_bytes().startswith(before)


def test_markup_in_a_note_is_shown_as_it_stands(shell: Shell, game: Path):
    note = "[red]![/] <b>*bold*</b> { $x } %s"
    assert note in shell("play", str(game), f'note "{note}"').out
    assert note in shell("export", str(game), "--to", "clean").out
    assert r"\[red\]" in shell("export", str(game), "--to", "md").out


@pytest.mark.parametrize(
    "put", [*(word.encode("utf-8", "surrogateescape") for word in STEERING), b"\xff\xfe", b"\n\n\x00"]
)
def test_record_that_steers_is_shown_up_to_there_and_harmlessly(shell: Shell, game: Path, put: bytes):
    for old in (b"seats    Anna", b"  Bert  bid", f"rules    {GAME.version}".encode()):
        game.write_bytes(game.read_bytes().replace(old, old + put))
        harmless(everything_shown(shell))


def test_a_file_s_own_name_steers_nothing(shell: Shell):
    name = "\x1b[2J\x07.1880"
    assert shell("new", name, "--seats", f"Anna,{','.join(SEATS)}").code == DONE
    Path(f"broken{name}").write_text("Dear diary", "utf-8")
    for path in (name, f"broken{name}", f"absent{name}"):
        harmless(everything_shown(shell, path=path))


# Files from elsewhere


NO_ONE_DUE = {
    "title": "1880",
    "players": [{"id": id_, "name": ""} for id_ in range(3)],
    "actions": [{"type": "pass", "entity": 1, "entity_type": "player"}],
}


def test_a_game_that_waits_for_ever_for_somebody_is_refused(shell: Shell, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("eighteen80.china.site.reader._left_out", lambda *_: Note("nobody comes"))
    Path("game.json").write_text(json.dumps(NO_ONE_DUE), "utf-8")
    answer = shell("import", "game.json", "--out", RECORD)
    assert answer.code == REFUSED
    assert "out of turn" in answer.err
    assert not read(RECORD, strict=True).entries


BEYOND = ("NaN", "-Infinity", "1e400", "1e308", "9" * 1_000, "9" * 100_000)
CUT = (f"1{'0' * 45}", f"0.{'0' * 45}1", f"-0.{'3' * 100}")
"""Numbers whose beginning would be a number too."""


def test_depth_is_measured_before_anything_is_built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    def fail_to_parse(text: str) -> Any:
        raise AssertionError(text[:20])

    monkeypatch.setattr(import_command.json, "loads", fail_to_parse)
    (tmp_path / "deep").write_text("[" * (DEPTH_LIMIT + 1), "utf-8")
    with pytest.raises(NotARecord, match="import-deep") as refused:
        read_json(tmp_path / "deep")
    check_refusal(refused.value)
    with (tmp_path / "huge").open("wb") as file:
        file.truncate(SIZE_LIMIT + 1)
    with pytest.raises(NotARecord, match="record-large"):
        read_json(tmp_path / "huge")


@pytest.mark.parametrize("number", [*BEYOND, *CUT])
def test_no_game_holds_a_number_without_end(tmp_path: Path, number: str):
    (tmp_path / "game").write_text(f'{{"id": {number}}}', "utf-8")
    with pytest.raises(NotARecord, match="import-number") as refused:
        read_json(tmp_path / "game")
    check_refusal(refused.value)


@pytest.mark.parametrize("number", [10**100, -(10**100), float("nan"), float("inf")])
def test_a_number_of_any_length_can_be_said(number: float):
    check_refusal(Unreadable("record-line-long", length=number, limit=number))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("fact", ["x" * 100_000, tuple("abc") * 10_000, 10**4_000])
def test_of_a_fact_of_any_length_a_sentence_says_the_beginning(language: str, fact: object):
    sentence = Words(language).say("record-line-long", length=fact, limit=1)
    assert "…" in sentence
    assert "???" not in sentence
    assert len(sentence) < 5_000


def test_brackets_in_a_text_are_no_depth(tmp_path: Path):
    (tmp_path / "flat").write_text(json.dumps(["[" * 500, '\\"[[[{', [["]"]]]), "utf-8")
    assert read_json(tmp_path / "flat")[0] == "[" * 500


def log(pairs: int) -> list[dict[str, str]]:
    """Return a long log of talk and moves, all undone and redone again and again."""
    long = [{"type": "pass"}] * pairs + [{"type": "message"}] * pairs
    return long + [{"type": "undo"}, {"type": "redo"}, {"type": "undo", "action_id": 1}, {"type": "redo"}] * pairs


def test_undo_again_and_again_costs_no_more_each_time():
    assert calls(partial(read_log, log(1_000))) < 11 * calls(partial(read_log, log(100)))


def test_nor_does_it_in_a_record():
    head = "eighteen80 record 1\ngame 1880: China\nseats Anna, Bert, Cleo\n--\n"
    note, again = '12:00:00  bank  note "x"\n', "12:00:00  -  undo {0}\n12:00:00  -  redo {0}\n"

    def work(moves: int, times: int) -> int:
        return calls(partial(Replay, (head + note * moves + again.format(moves) * times).encode()))

    work(10, 10)
    assert work(100, 100) - work(100, 0) < 1.1 * (work(10, 100) - work(10, 0))


def test_chat_of_the_site_becomes_remarks_that_steer_nothing(shell: Shell):
    talk = [
        {"type": "message", "entity": 1, "created_at": time, "message": text}
        for time, text in ((10**30, "\x1b[2J\u202eboo"), (-5, "two\nlines"), (True, "[red]" * 5_000), (None, "\ud800"))
    ]
    players = [{"id": number, "name": name} for number, name in enumerate(("\x1b[31mAnna", "bank", "BCR"))]
    Path("game.json").write_text(json.dumps({"title": "1880", "players": players, "actions": talk}), "utf-8")
    answer = shell("import", "game.json", "--out", RECORD)
    assert answer.code == DONE, answer.err
    record = read(RECORD, strict=True)
    assert record.trouble is None
    assert len(record.comments) == len(talk)
    harmless(everything_shown(shell) + answer.err)


def test_a_refusal_names_a_hostile_word_in_short_and_harmlessly(game: Path):
    for word in (*STEERING, *LONG):
        try:
            read(game).game.read(f"buy {word}")
        except Refusal as refusal:
            check_refusal(refusal)


# Neighbouring files of a record


def test_of_a_lock_that_is_no_note_only_its_beginning_is_read(shell: Shell, monkeypatch: pytest.MonkeyPatch):
    shell("new", RECORD, "--seats", f"Anna,{','.join(SEATS)}")
    Path(f".{RECORD}.lock").write_bytes(b"\x1b[2J" * 10**6)
    asked = []

    def read_file(path: Path, limit: int, start: int = 0) -> bytes:
        asked.append((path.name, limit))
        return path.read_bytes()[start : start + limit]

    for module in (record_file, lock):
        monkeypatch.setattr(module, "read_file", read_file)
    answer = shell("play", RECORD, "bid 5")
    assert answer.code == DONE
    harmless(answer.out + answer.err)
    assert (f".{RECORD}.lock", lock.NOTE_LIMIT) in asked


# Other forms


WRITTEN = (
    "[red]![/] <b>*bold*</b> {{ x }} %s ~~no~~ `code`",
    "![x](http://example.org/a.png) [x](javascript:alert(1)) <script>alert(1)</script>",
    "http://example.org www.example.org anna@example.org <http://example.org> &lt;",
    "# head | cell | <!-- gone -->",
)


@pytest.mark.parametrize("text", WRITTEN)
def test_a_report_is_read_as_what_was_written(shell: Shell, text: str):
    shell("new", RECORD, "--seats", "[Anna](x),<i>Bert</i>,~~Cleo~~", "--table", text)
    note = shell("play", RECORD, f'note "{text}"', f'correct cash <i>Bert</i> +5 "{text}"', f'rule that "{text}" bid 7')
    assert note.code == DONE, note.err
    report = MarkdownIt("gfm-like").render(shell("export", RECORD, "--to", "md").out)
    tags = set(re.findall(r"</?(\w+)", report))
    assert tags <= {"h1", "h2", "table", "thead", "tbody", "tr", "th", "td", "ol", "ul", "li", "p"}
    assert html.unescape(report).count(text.replace('"', '\\"')) >= 4


@pytest.mark.parametrize("sign", ["=", "+", "-", "@"])
def test_no_cell_of_a_spreadsheet_is_a_formula(shell: Shell, sign: str):
    shell("new", RECORD, f"--seats={sign}cmd|' /C calc'!A0,{','.join(SEATS)}")
    shell("play", RECORD, "bid 5", f'note "{sign}1+1"')
    rows = [*csv.reader(io.StringIO(shell("export", RECORD, "--to", "csv").out))]
    assert len(rows) == 3
    assert not [cell for row in rows for cell in row if cell.startswith(("=", "+", "-", "@"))]
    assert rows[0][4] == rows[1][2] == f"'{sign}cmd|' /C calc'!A0"
