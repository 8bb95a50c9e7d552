"""`serve` in the shell: which address, what is printed, what a typed line does, and how it ends."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest
from aiohttp.test_utils import unused_port

from eighteen80.table.input import page_process
from eighteen80.web.server import addresses
from eighteen80.web.server.addresses import LOOPBACK, is_loopback, own_addresses, web_address
from eighteen80.web.server.serve_orders import STEPS, qr_lines
from tests.support.page_client import ELSEWHERE
from tests.support.shell import Shell
from tests.support.sitting import write_beginning
from tests.support.time_limit import at_once

PATIENCE = 30
LAST = 19
"""Largest number of steps back."""


def command(path: Path, *options: str) -> Sequence[str]:
    return (sys.executable, "-m", "eighteen80", "--lang", "en", "serve", str(path), *options)


@pytest.mark.parametrize("host", ["0.0.0.0", "::", "", "0", "0x0", "0.0", "::0", "00.00.00.00"])  # noqa: S104  # refused
def test_an_address_that_stands_for_all_of_them_is_refused(tmp_path: Path, shell: Shell, host: str):
    answer = shell("serve", str(write_beginning(tmp_path, 3)), "--host", host)
    assert answer.code == 2
    assert "not an address" in answer.err


@pytest.mark.parametrize(
    ("option", "value", "said"),
    [("--host", ELSEWHERE, "Cannot open at"), ("--port", "99999", "0–65535"), ("--port", "-1", "0–65535")],
)
def test_an_address_that_cannot_be_had_is_refused(tmp_path: Path, shell: Shell, option: str, value: str, said: str):
    answer = shell("serve", str(write_beginning(tmp_path, 3)), option, value)
    assert answer.code == 2
    assert said in answer.err


@pytest.mark.skipif(not hasattr(os, "nice"), reason="a program cannot step back on this system")
def test_without_a_terminal_only_this_machine_sees_the_page(tmp_path: Path):
    port = unused_port()
    page_process = subprocess.Popen(
        command(write_beginning(tmp_path, 3), "--port", str(port)),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    with page_process as process:
        assert process.stderr
        output = process.stderr.readline() + process.stderr.readline()
        behind = os.getpriority(os.PRIO_PROCESS, process.pid) - os.getpriority(os.PRIO_PROCESS, 0)
        process.terminate()
        assert output == f"Open at http://{LOOPBACK}:{port}/. Phones cannot reach this address.\nCtrl+C stops it.\n"
        assert process.communicate() == ("", "")
        assert behind >= min(STEPS, LAST - os.getpriority(os.PRIO_PROCESS, 0)), "the banker's line goes first"


class Terminal:
    """A terminal at which a command runs."""

    def __init__(self, descriptor: int) -> None:
        self._descriptor = descriptor
        self.output = ""

    def read_until(self, text: str) -> str:
        """Read the output up to this text."""
        while text not in self.output:
            self.output += os.read(self._descriptor, 4096).decode(errors="replace").replace("\r\n", "\n")
        before, _, self.output = self.output.partition(text)
        return before

    def read_rest(self) -> str:
        """Read the output up to the end of the command."""
        with suppress(OSError):
            while read := os.read(self._descriptor, 4096):
                self.output += read.decode(errors="replace")
        return self.output

    def type(self, line: str) -> None:
        """A line, with Enter."""
        os.write(self._descriptor, f"{line}\n".encode())


@contextmanager
def at_a_terminal(*words: str) -> Iterator[tuple[Terminal, subprocess.Popen[bytes]]]:
    pty = pytest.importorskip("pty", reason="this system has no pseudo-terminals")
    ours, theirs = pty.openpty()
    with subprocess.Popen(words, stdin=theirs, stdout=theirs, stderr=theirs) as process:
        os.close(theirs)
        try:
            yield Terminal(ours), process
        finally:
            process.kill()
            os.close(ours)


WATCHES_NOTHING = """
import asyncio, runpy, sys
def missing(*_, **__):
    raise NotImplementedError
asyncio.SelectorEventLoop.add_reader = asyncio.SelectorEventLoop.connect_read_pipe = missing
runpy.run_module(sys.argv.pop(1), run_name="__main__", alter_sys=True)
"""
"""Runs a module as on Windows: its event loop watches neither a keyboard nor a pipe that was not made for it."""


def test_at_terminal_it_asks_for_address_and_obeys_line_by_line(tmp_path: Path):
    """Even where an event loop watches no keyboard."""
    _, _, module, *words = command(write_beginning(tmp_path, 3), "--port", str(unused_port()))
    with at_once(PATIENCE), at_a_terminal(sys.executable, "-c", WATCHES_NOTHING, module, *words) as (terminal, process):
        output = terminal.read_until("Number (1):")
        assert f"1  {LOOPBACK}  this machine only: phones cannot reach it" in output
        for number, address in enumerate(own_addresses()[1:], 2):
            assert f"{number}  {address}" in output
        terminal.type("99")
        terminal.read_until("“99” is not one of them.")
        terminal.type("")
        terminal.read_until(f"Open at http://{LOOPBACK}")
        terminal.type("who")
        terminal.read_until("No device is connected.")
        terminal.type("close")
        terminal.read_until("No more devices can join.")
        terminal.type("nonsense")
        terminal.read_until("who: list devices")
        terminal.type("off for today")
        assert "who: list devices" not in terminal.read_rest()
        assert process.wait(PATIENCE) == 0


def test_loop_that_watches_no_pipe_obeys_the_table(tmp_path: Path):
    words = (page_process.SERVER, str(write_beginning(tmp_path, 3)), LOOPBACK, str(unused_port()))
    page_server = subprocess.Popen(
        (sys.executable, "-c", WATCHES_NOTHING, *words), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    with at_once(PATIENCE), page_server as process:
        assert process.stdin
        assert process.stdout
        assert json.loads(process.stdout.readline())["open"] is True
        process.stdin.write("close\n")
        process.stdin.flush()
        assert json.loads(process.stdout.readline())["open"] is False
        process.stdin.close()
        assert process.wait(PATIENCE) == 0


@pytest.mark.skipif(len(own_addresses()) == 1, reason="this machine has no address that others reach")
def test_for_phones_a_code_is_drawn_dark_on_light(tmp_path: Path):
    host, port = own_addresses()[1], unused_port()
    with at_a_terminal(*command(write_beginning(tmp_path, 3), "--host", host, "--port", str(port))) as (
        terminal,
        process,
    ):
        drawn = terminal.read_until("Open at ")
        address = terminal.read_until(". Scan")
        assert address.startswith(web_address(host, port) + "?key=")
        lines = [line.removeprefix("\x1b[30;107m").removesuffix("\x1b[0m") for line in drawn.strip().splitlines()]
        assert lines == qr_lines(address)
        terminal.type("open")
        terminal.read_until("Open at ")
        assert terminal.read_until(". Scan") != address
        process.terminate()


def test_the_code_is_that_of_the_address():
    """Read back square by square: two rows stand in a line."""
    import segno

    text = "http://192.0.2.7:8880/?key=abcdefghijkl"
    squares = {"▀": (1, 0), "▄": (0, 1), "█": (1, 1)}
    lines = [[squares.get(sign, (0, 0)) for sign in line] for line in qr_lines(text)]
    rows = [[pair[half] for pair in line] for line in lines for half in (0, 1)]
    size = len(rows[0])
    assert all(len(row) == size for row in rows)
    assert [row[2:-2] for row in rows[2 : size - 2]] == [[int(dark) for dark in row] for row in segno.make(text).matrix]
    assert not any(any(row) for row in (*rows[:2], *rows[size - 2 :]))
    assert not any(sign.isspace() for line in qr_lines(text) for sign in line)


def test_reachable_address_of_the_machine_comes_first(monkeypatch: pytest.MonkeyPatch):
    class Ip:
        def __init__(self, ip: str | tuple[str, int, int]) -> None:
            self.ip, self.is_IPv4 = ip, isinstance(ip, str)

    class Adapter:
        ips = (Ip("127.0.0.1"), Ip(("::1", 0, 0)), Ip(("fe80::1", 0, 2)), Ip("169.254.3.4"), Ip(("fd00::2", 0, 0)))

    class Other:
        ips = (Ip("192.168.1.20"), Ip("10.0.0.7"))

    import ifaddr

    monkeypatch.setattr(ifaddr, "get_adapters", lambda: [Adapter, Other])
    assert addresses.own_addresses() == (LOOPBACK, "10.0.0.7", "192.168.1.20", "fd00::2")
    assert is_loopback(LOOPBACK)
    assert not is_loopback("10.0.0.7")
    assert web_address("fd00::2", 80) == "http://[fd00::2]:80/"
