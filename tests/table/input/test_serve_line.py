"""`serve` at the banker's line: the address is asked for, the code shown, who is in listed, and all of it ended."""

from __future__ import annotations

import asyncio
import os
import re
import signal
from pathlib import Path

import pytest
from aiohttp import ClientConnectorError, ClientSession, CookieJar

from eighteen80.web.server.addresses import LOOPBACK, own_addresses
from tests.support.sitting import SIZES, Sitting, keep_unchanged, sit, write_beginning

PHONE = {"User-Agent": "Mozilla/5.0 (Linux; Android 14) Mobile"}


async def shows(table: Sitting, text: str) -> str:
    """Wait until the sheet over the panes contains the text."""
    await table.wait_for(lambda: text in " ".join(table.info().split()))
    return table.info()


def address_in(text: str) -> str:
    found = re.search(r"http://\S+", text)
    assert found
    return found[0].rstrip(".")


def test_it_asks_which_address_first_one_that_no_phone_reaches(tmp_path: Path):
    async def play(table: Sitting) -> None:
        await table.enter("serve")
        text = " ".join(table.info().split())
        assert f"1 {LOOPBACK} this machine only: phones cannot reach it" in text
        assert all(f"{number} {address}" in text for number, address in enumerate(own_addresses(), 1))
        assert table.screen.service.status is None

    sit(play, write_beginning(tmp_path, 3), size=SIZES["narrow"])


def test_page_is_opened_shown_closed_and_ended_in_the_game(tmp_path: Path):
    path = write_beginning(tmp_path, 3)

    async def play(table: Sitting) -> None:
        await table.enter("serve 1")
        address = address_in(await shows(table, "Phones cannot reach this address"))
        assert table.content_of("marks") == "⇄ page 0"
        async with ClientSession(cookie_jar=CookieJar(unsafe=True), headers=PHONE) as phone:
            assert (await phone.get(address)).status == 200
            await shows(table, "One device is connected: 1 phone")
            assert table.content_of("marks") == "⇄ page 1"
            await table.enter("serve close")
            await shows(table, "No more devices can join")
            assert table.content_of("marks") == "⇄ page 1, shut"
            async with ClientSession() as other:
                assert (await other.get(address)).status == 403
            await table.enter("serve out 1")
            await shows(table, "No device is connected")
            assert (await phone.get(address)).status == 403
            await table.enter("serve open")
            await shows(table, "Open at")
            await table.enter("serve off")
            await shows(table, "The page is off.")
            assert table.content_of("marks") == ""
            with pytest.raises(ClientConnectorError):
                await phone.get(address)
        assert table.screen.session.entries

    with keep_unchanged(path):
        sit(play, path)


@pytest.mark.skipif(len(own_addresses()) == 1, reason="this machine has no address that others reach")
def test_code_is_drawn_and_new_one_after_device_is_shown_out(tmp_path: Path):
    async def play(table: Sitting) -> None:
        await table.enter(f"serve {own_addresses()[1]}")
        text = await shows(table, "Scan the code")
        assert sum(line.count("█") + line.count("▀") + line.count("▄") for line in text.splitlines()) > 200
        address = address_in(text)
        async with ClientSession(cookie_jar=CookieJar(unsafe=True), headers=PHONE) as phone:
            assert (await phone.get(address)).status == 200
            await shows(table, "One device is connected")
            await table.enter("serve out 1")
            await shows(table, "No device is connected")
            assert address_in(table.info()) != address

    sit(play, write_beginning(tmp_path, 3))


def test_page_ends_with_the_game_and_its_address_is_free_again(tmp_path: Path):
    path, found = write_beginning(tmp_path, 3), list[str]()

    async def first(table: Sitting) -> None:
        await table.enter("serve 1")
        found.append(address_in(await shows(table, "Phones cannot reach")))
        await table.enter("menu")

    async def visit() -> None:
        async with ClientSession() as session:
            with pytest.raises(ClientConnectorError):
                await session.get(found[0])

    async def second(table: Sitting) -> None:
        await table.enter("serve")
        assert address_in(await shows(table, "Phones cannot reach")) == found[0]
        await table.enter("serve off")
        await shows(table, "The page is off.")
        await table.enter("serve")
        await shows(table, "Which address")

    sit(first, path)
    asyncio.run(visit())
    sit(second, path)


def test_what_makes_no_sense_comes_back_with_the_reason(tmp_path: Path):
    async def play(table: Sitting) -> None:
        for word, why in (("99", "99"), ("a.org", "a.org"), ("off", "The page is off"), ("out 1", "The page is off")):
            await table.enter(f"serve {word}")
            assert table.line == f"serve {word}"
            assert why in table.content_of("below")
            await table.press("end", "ctrl+u")

    sit(play, write_beginning(tmp_path, 3))


def test_at_a_german_table_the_words_are_german(tmp_path: Path):
    async def play(table: Sitting) -> None:
        await table.enter("seite 1")
        await shows(table, "raus 2: Gerät 2 hinausweisen")
        await table.enter("seite zu")
        await shows(table, "kommen nicht hinein")
        await table.enter("seite aus")
        await shows(table, "Die Seite ist geschlossen.")

    sit(play, write_beginning(tmp_path, 3), language="de")


def test_page_that_ends_by_a_fault_is_told_at_table(tmp_path: Path):
    async def play(table: Sitting) -> None:
        await table.enter("serve 1")
        await shows(table, "Phones cannot reach this address")
        assert table.screen.service.process_id
        os.kill(table.screen.service.process_id, signal.SIGKILL)
        async with asyncio.timeout(30):
            while not list(table.app._notifications):  # noqa: SLF001  # only the private list has notifications
                await table.pilot.pause(0.05)
        (text,) = (note.message for note in table.app._notifications)  # noqa: SLF001
        assert text == table.screen.painter.words.say("serve-failed")
        assert table.content_of("marks") == ""

    sit(play, write_beginning(tmp_path, 3))
