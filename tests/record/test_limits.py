"""Files beyond all measure: each is refused with a word, or read, within a bounded memory."""

from __future__ import annotations

import gzip
import io
import json
import os
import socket
import subprocess
import sys
import tarfile
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import pytest

from eighteen80.china import GAME
from eighteen80.record.grammar import SIZE_LIMIT
from tests.support.bad_input import zip_bomb
from tests.support.fuzzing import harmless
from tests.support.places import ROOT
from tests.support.shell import DONE, NO_RECORD, REFUSED
from tests.support.time_limit import at_once

if sys.platform == "win32":
    pytest.skip("this system has no such limits", allow_module_level=True)

MEGABYTES = 700
HUGE = 10**8
HEAD = f"eighteen80 record 1\ngame 1880: China\nrules {GAME.version}\nseats Anna, Bert, Cleo\n--\n"
NOTE = '12:00:00  bank  note "x"\n'


def fill_file(head: str, line: str, tail: str = "") -> bytes:
    """Fill a file with these lines up to its limit."""
    return (head + line * ((SIZE_LIMIT - len(head) - len(tail)) // len(line)) + tail).encode()


def tar_file() -> bytes:
    """An archive with a record in it."""
    archive = io.BytesIO()
    with tarfile.open(fileobj=archive, mode="w") as folder:
        folder.addfile(tarfile.TarInfo("a.1880"))
    return archive.getvalue()


def seat_many(count: int) -> bytes:
    """A record with that number of players."""
    return f"eighteen80 record 1\ngame 1880: China\nseats {', '.join(map(str, range(count)))}\n--\n".encode()


RECORDS: Mapping[str, tuple[Callable[[], bytes], int]] = {
    "a line of all": (lambda: HEAD.encode() + b"# " + b"x" * (SIZE_LIMIT - 100) + b"\n", REFUSED),
    "remarks": (lambda: fill_file(HEAD, "# remark\n"), DONE),
    "a header without end": (lambda: fill_file("eighteen80 record 1\n", "#\n"), NO_RECORD),
    "seats": (lambda: seat_many(10**5), NO_RECORD),
    "seats within a line": (lambda: seat_many(1_000), NO_RECORD),
    "anything": (lambda: os.urandom(SIZE_LIMIT), NO_RECORD),
    "a bomb": (lambda: gzip.compress(bytes(HUGE)), NO_RECORD),
    "half a bomb": (lambda: gzip.compress(os.urandom(10_000))[:5_000], NO_RECORD),
    "an archive": (zip_bomb, NO_RECORD),
    "another archive": (tar_file, NO_RECORD),
}
"""Contents of each file, made by the test that needs it, and the exit code for it."""
GAMES = {
    "deep": b"[" * 10**6,
    "deep objects": b'{"a":' * 700_000,
    "wide": b"[" + b"[]," * 1_300_000 + b"[]]",
    "a number": b'{"title": "1880", "id": ' + b"9" * 10**6 + b"}",
    "one key": b'{"title": "1880", ' + b'"actions": [],' * 250_000 + b'"id": 1}',
    "undone": b'{"title":"1880","players":[],"actions":[' + b'{"type":"undo"},' * 200_000 + b"1]}",
    "a text": b'{"title": "1880", "actions": "' + b"x" * (SIZE_LIMIT - 100) + b'"}',
    "left open": b'"' + b'\\"' * 1_900_000,
    "gzip": gzip.compress(b"{}" * 1_000),
    "zip": zip_bomb(),
    "picture": b"\x89PNG\r\n\x1a\n" + bytes(100),
    "nothing": b"",
    "no text": b"\xff\xfe{}",
    "no JSON": b'{"title": 1880',
    "a number alone": b"9" * 5_000,
    "a word": b'"1880"',
    "nothing in it": b"{}",
    "another game": json.dumps({"title": "\x1b[2J" * 100, "actions": []}).encode(),
    "no players": b'{"title": "1880", "actions": []}',
    "a list of players": json.dumps({"title": "1880", "players": [[]] * 3, "actions": []}).encode(),
    "eight players": json.dumps(
        {"title": "1880", "players": [{"id": id_, "name": "\x1b"} for id_ in range(8)], "actions": []}
    ).encode(),
    "a time without end": json.dumps({"title": "1880", "players": [], "actions": [], "id": float("inf")}).encode(),
    "no number": b'{"title": "1880", "id": NaN}',
    "a number beyond all": b'{"title": "1880", "id": 1e400}',
    "a number of a mile": b'{"title": "1880", "id": 1e308}',
    "deep within": b'{"title": "1880", "players": ' + b'{"a":' * 1_000 + b"1" + b"}" * 1_000 + b"}",
}
"""Files of any size that are no game: refused with a word, and no record is made of them."""


@pytest.fixture(scope="module")
def program() -> Iterator[subprocess.Popen[str]]:
    """Start the program with limited memory for all its commands."""
    command = (sys.executable, "-m", "tests.support.memory_limit", str(MEGABYTES))
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, cwd=ROOT) as process:
        yield process
        process.kill()


def run_command(program: subprocess.Popen[str], *command: str | Path) -> tuple[int, str]:
    """Run a command and return its exit code and output."""
    program.stdin.write(json.dumps(["--lang", "en", *map(str, command)]) + "\n")
    program.stdin.flush()
    code, output = json.loads(program.stdout.readline())
    assert output
    assert len(output) < 1_000
    harmless(output)
    return code, output


def exit_code_of(program: subprocess.Popen[str], *command: str | Path) -> int:
    """Run a command and return its exit code."""
    return run_command(program, *command)[0]


@pytest.mark.parametrize("name", RECORDS)
def test_no_record_takes_more_than_there_is(program: subprocess.Popen[str], tmp_path: Path, name: str):
    fill, code = RECORDS[name]
    (tmp_path / "file").write_bytes(fill())
    assert exit_code_of(program, "check", tmp_path / "file") == code


@pytest.mark.parametrize("name", GAMES)
def test_no_game_from_elsewhere_takes_more_than_there_is(program: subprocess.Popen[str], tmp_path: Path, name: str):
    (tmp_path / "file").write_bytes(GAMES[name])
    assert exit_code_of(program, "import", tmp_path / "file", "-o", tmp_path / "made") in (REFUSED, NO_RECORD)
    assert not (tmp_path / "made").exists()


def test_a_file_of_any_size_is_not_read_whole(program: subprocess.Popen[str], tmp_path: Path):
    with (tmp_path / "file").open("wb") as file:
        file.truncate(100 * HUGE)
    assert exit_code_of(program, "check", tmp_path / "file") == NO_RECORD
    assert exit_code_of(program, "import", tmp_path / "file", "-o", tmp_path / "made") == NO_RECORD


def test_what_is_no_file_is_not_waited_for(program: subprocess.Popen[str], tmp_path: Path):
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "loop").symlink_to("loop")
    (tmp_path / "nothing").symlink_to("/dev/zero")
    with socket.socket(socket.AF_UNIX) as listening:
        listening.bind(os.fspath(tmp_path / "ear"))
        for path in (Path("/dev/zero"), Path("/dev/null"), *tmp_path.iterdir(), tmp_path, tmp_path / ("x" * 300)):
            for command in (("check", path), ("import", path, "-o", tmp_path / "made")):
                with at_once():
                    code, output = run_command(program, *command)
                assert code == NO_RECORD
                assert "cannot be read" in output
