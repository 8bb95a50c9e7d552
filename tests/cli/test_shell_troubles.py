"""Troubles of a shell: closed streams, a full disk, a deleted folder, a pipe in place of a file."""

from __future__ import annotations

import os
import re
import select
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from shutil import which

import pytest

from eighteen80.cli.streams import STREAMS
from eighteen80.record import box, user_files
from eighteen80.record.replay import read
from eighteen80.record.user_files import TomlFile
from eighteen80.yokohama import GAME
from tests.support.places import ROOT
from tests.support.shell import DONE, NO_RECORD, REFUSED, Answer, Shell
from tests.support.sitting import moves, write_beginning

PATIENCE = 60
PLAYED = 3
PROGRAM = (sys.executable, "-m", "eighteen80")
FULL = Path("/dev/full")
BOM = "\N{ZERO WIDTH NO-BREAK SPACE}"
has_a_full_device = pytest.mark.skipif(not FULL.exists(), reason="this system has no device that is always full")
has_pipes = pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes with a name")
SH = which("sh") or ""
has_sh = pytest.mark.skipif(not SH, reason="this system has no sh, which closes streams")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return write_beginning(tmp_path, PLAYED)


def run_in_sh(redirected: str, *words: str) -> Answer:
    """Run a command in a shell that redirects its streams; what is buffered must not complain at exit."""
    ended = subprocess.run(
        [SH, "-c", f'"$@" {redirected}', "sh", *PROGRAM, *words],
        cwd=ROOT, capture_output=True, text=True, check=False, timeout=PATIENCE, stdin=subprocess.DEVNULL,
        env={**os.environ, "PYTHONUNBUFFERED": ""},
    )  # fmt: skip
    return Answer(ended.returncode, ended.stdout, ended.stderr)


@has_a_full_device
@pytest.mark.parametrize("command", ["check {}", "states {}", "--help"])
def test_output_to_a_full_device_is_told(path: Path, command: str):
    sentence = "What this command prints cannot be written: the disk is full. What it has done is done.\n"
    answer = run_in_sh(f">{FULL}", *command.format(path).split())
    assert (answer.code, answer.err.splitlines(keepends=True)[-1]) == (REFUSED, sentence)
    assert "Traceback" not in answer.err


@has_a_full_device
def test_a_move_whose_report_is_lost_is_in_the_record(path: Path):
    (line,) = moves(PLAYED + 1)[PLAYED:]
    answer = run_in_sh(f">{FULL}", "play", str(path), line)
    assert (answer.code, answer.err.count("\n")) == (REFUSED, 1)
    assert read(path).entries[PLAYED].line == line


@has_a_full_device
def test_where_nothing_can_be_said_the_exit_code_is_the_same(path: Path):
    assert run_in_sh(f"2>{FULL}", "play", str(path), "nonsense").code == REFUSED
    assert run_in_sh(f"2>{FULL}", "check", str(path)).code == DONE
    assert run_in_sh(f">{FULL} 2>{FULL}", "check", str(path)).code == REFUSED


@has_sh
@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
def test_a_closed_stream_is_an_empty_one(path: Path, closed: str):
    """`play` without lines reads them from standard input, which is empty."""
    answer = run_in_sh(closed, "play", str(path))
    assert (answer.code, answer.err) == (DONE, "")
    assert set(STREAMS) == {"stdin", "stdout", "stderr"}


def test_a_mark_before_piped_lines_is_no_part_of_them(path: Path):
    (line,) = moves(PLAYED + 1)[PLAYED:]
    piped = f"{BOM}{line}\n".encode()
    subprocess.run([*PROGRAM, "play", str(path)], input=piped, cwd=ROOT, check=True, capture_output=True)
    assert read(path).entries[PLAYED].line == line


# Paths that lead nowhere


@pytest.fixture
def circle(tmp_path: Path) -> str:
    """A link that leads to itself."""
    link = tmp_path / "circle.1880"
    try:
        link.symlink_to(link)
    except OSError:
        pytest.skip("no links may be made here")
    return link.name


def test_a_record_that_only_points_to_itself_is_none(shell: Shell, circle: str):
    for words in (("play", circle, "pass"), ("check", circle), ("tally", circle)):
        answer = shell(*words)
        assert answer.code == NO_RECORD
        assert "cannot be read: it is a link to another file." in answer.out + answer.err


@pytest.mark.parametrize(
    "words", [("new", "{circle}", "--seats", "A,B,C"), ("export", "a.1880", "--to", "csv", "-o", "{circle}")]
)
def test_nothing_is_written_over_a_link_to_itself(shell: Shell, circle: str, words: Sequence[str]):
    shell("new", "a.1880", "--seats", "Anna,Bert,Cleo")
    answer = shell(*(word.format(circle=circle) for word in words))
    assert answer.code == REFUSED
    assert "Traceback" not in answer.err
    assert Path(circle).is_symlink()


@has_sh
def test_a_record_begun_in_a_folder_that_is_gone_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    gone = tmp_path / "gone"
    gone.mkdir()
    monkeypatch.chdir(gone)
    gone.rmdir()
    answer = shell_in_place("new", "a.1880", "--seats", "Anna,Bert,Cleo")
    assert (answer.code, answer.err) == (REFUSED, "The folder of a.1880 is gone. Nothing was written.\n")
    answer = shell_in_place("play", "a.1880", "pass")
    assert (answer.code, answer.err) == (NO_RECORD, "a.1880 cannot be read: no such file.\n")


def shell_in_place(*words: str) -> Answer:
    """Run a command in the current folder, even if it is gone."""
    ended = subprocess.run(
        [*PROGRAM, *words], env={**os.environ, "PYTHONPATH": str(ROOT)}, capture_output=True, text=True, check=False
    )
    return Answer(ended.returncode, ended.stdout, ended.stderr)


# Pipes with a name


@has_pipes
@pytest.mark.parametrize("file", [user_files.settings_path, lambda: box.default_path(GAME)], ids=["settings", "box"])
def test_a_pipe_in_the_place_of_a_file_of_ours_is_not_waited_for(file: object):
    assert callable(file)
    place: Path = file()
    place.parent.mkdir(parents=True)
    os.mkfifo(place)
    values = TomlFile(place).read()
    assert [refusal.code for refusal in values.refused] == ["toml-unreadable"]
    assert values.plain == {}


@has_pipes
def test_a_command_goes_on_with_a_pipe_as_settings(shell: Shell):
    place = user_files.settings_path()
    place.parent.mkdir(parents=True)
    os.mkfifo(place)
    assert shell("games").code == DONE


# The screen


def test_the_table_is_painted_though_talk_goes_to_a_file(path: Path):
    """`eighteen80 open FILE 2>TALK`: Textual paints on standard error."""
    pty = pytest.importorskip("pty", reason="this system has no pseudo-terminals")
    ours, theirs = pty.openpty()
    command = [*PROGRAM, "open", str(path)]
    talk = path.with_name("talk")
    with (
        talk.open("wb") as file,
        subprocess.Popen(
            command, stdin=theirs, stdout=theirs, stderr=file, cwd=ROOT, env={**os.environ, "TERM": "xterm-256color"}
        ) as process,
    ):
        os.close(theirs)
        try:
            painted, until = b"", time.monotonic() + PATIENCE
            while b"Anna" not in painted and time.monotonic() < until and select.select([ours], [], [], PATIENCE)[0]:
                painted += os.read(ours, 65536)
        finally:
            process.kill()
            os.close(ours)
    assert b"Anna" in painted
    assert talk.read_text("utf-8") == ""


# Another Python


@pytest.mark.parametrize(
    ("locale", "sentence"), [("en", "needs Python 3.11 or later; this is Python 3.10."), ("de", "braucht Python 3.11")]
)
def test_an_older_python_is_told_in_a_sentence(locale: str, sentence: str):
    """An older Python lacks all later modules: here until the program asks its version and loads `tomllib`."""
    older = (
        "import sys, runpy; sys.version_info = (3, 10); sys.modules['tomllib'] = None; "
        "runpy.run_module('eighteen80', run_name='__main__')"
    )
    environment = {**os.environ, "LC_ALL": "", "LC_CTYPE": "C.UTF-8", "LC_MESSAGES": locale}
    ended = subprocess.run(
        [sys.executable, "-c", older], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    assert ended.returncode == 1
    assert ended.stdout == ""
    assert re.fullmatch(f"eighteen80 .*{sentence}.*\n", ended.stderr)
