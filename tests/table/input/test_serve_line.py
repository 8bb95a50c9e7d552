"""`serve` at the banker's line: the address is asked for, the code shown, who is in listed, and all of it ended."""

from __future__ import annotations

import os
import re
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientConnectorError, ClientSession, CookieJar

from eighteen80.web.server.addresses import LOOPBACK, own_addresses
from tests.support.sitting import SIZES, Sitting, keep_unchanged, sit, write_beginning

PHONE = {"User-Agent": "Mozilla/5.0 (Linux; Android 14) Mobile"}


def shows(table: Sitting, text: str) -> str:
    """Wait until the sheet over the panes contains the text."""
    table.wait_for(lambda: text in table.answer)
    return table.info()


def address_in(text: str) -> str:
    found = re.search(r"http://\S+", text)
    assert found
    return found[0].rstrip(".")


@contextmanager
def visitor(table: Sitting, **how: Any) -> Iterator[Callable[[str], int]]:
    """Yield what asks for an address as one device, and returns the answer's status."""
    session = ClientSession(**how)

    async def ask(address: str) -> int:
        async with session.get(address) as answer:
            return answer.status

    yield lambda address: table.wait(ask(address))
    table.wait(session.close())


def test_page_is_opened_shown_closed_and_ended_in_the_game(tmp_path: Path):
    path = write_beginning(tmp_path, 3)
    with keep_unchanged(path), sit(path) as table:
        table.enter("serve 1")
        address = address_in(shows(table, "Phones cannot reach this address"))
        assert table.content_of("marks") == "⇄ page 0"
        with visitor(table, cookie_jar=CookieJar(unsafe=True), headers=PHONE) as ask:
            assert ask(address) == 200
            shows(table, "One device is connected: 1 phone")
            assert table.content_of("marks") == "⇄ page 1"
            table.enter("serve close")
            shows(table, "No more devices can join")
            assert table.content_of("marks") == "⇄ page 1, shut"
            with visitor(table) as ask_too:
                assert ask_too(address) == 403
            table.enter("serve out 1")
            shows(table, "No device is connected")
            assert ask(address) == 403
            table.enter("serve open")
            shows(table, "Open at")
            table.enter("serve off")
            shows(table, "The page is off.")
            assert table.content_of("marks") == ""
            with pytest.raises(ClientConnectorError):
                ask(address)
        table.enter("serve")
        shows(table, "Which address")


@pytest.mark.skipif(len(own_addresses()) == 1, reason="this machine has no address that others reach")
def test_code_is_drawn_and_new_one_after_device_is_shown_out(tmp_path: Path):
    with sit(write_beginning(tmp_path, 3)) as table:
        table.enter(f"serve {own_addresses()[1]}")
        text = shows(table, "Scan the code")
        assert sum(line.count("█") + line.count("▀") + line.count("▄") for line in text.splitlines()) > 200
        address = address_in(text)
        with visitor(table, cookie_jar=CookieJar(unsafe=True), headers=PHONE) as ask:
            assert ask(address) == 200
            shows(table, "One device is connected")
            table.enter("serve out 1")
            shows(table, "No device is connected")
            assert address_in(table.info()) != address


def test_page_ends_with_the_game_and_its_address_is_free_again(tmp_path: Path):
    """At a German table in German words; an end by a fault is told there."""
    path = write_beginning(tmp_path, 3)
    with sit(path) as table:
        table.enter("serve 1")
        address = address_in(shows(table, "Phones cannot reach"))
        table.enter("menu")
        with visitor(table) as ask, pytest.raises(ClientConnectorError):
            ask(address)
    with sit(path, language="de") as table:
        table.enter("seite")
        assert address_in(shows(table, "raus 2: Gerät 2 hinausweisen")) == address
        table.enter("seite zu")
        shows(table, "kommen nicht hinein")
        assert table.say("seite aus").startswith("✓")
        assert table.screen.service.process_id
        os.kill(table.screen.service.process_id, signal.SIGKILL)
        table.wait_for(lambda: [*table.app._notifications])  # noqa: SLF001  # only the private list has notifications
        (text,) = (note.message for note in table.app._notifications)  # noqa: SLF001
        assert text == table.screen.painter.words.say("serve-failed")
        assert table.content_of("marks") == ""


def test_what_makes_no_sense_comes_back_with_the_reason(tmp_path: Path):
    """Without an address it asks which: first comes one that no phone reaches."""
    with sit(write_beginning(tmp_path, 3), size=SIZES["narrow"]) as table:
        table.enter("serve")
        text = table.answer
        assert f"1 {LOOPBACK} this machine only: phones cannot reach it" in text
        assert all(f"{number} {address}" in text for number, address in enumerate(own_addresses(), 1))
        table.press("escape")
        for word, why in (("99", "99"), ("a.org", "a.org"), ("off", "The page is off"), ("out 1", "The page is off")):
            table.enter(f"serve {word}")
            assert table.line == f"serve {word}"
            assert why in table.content_of("below")
            table.press("end", "ctrl+u")
        assert table.screen.service.status is None
