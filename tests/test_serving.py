"""The players' face in a browser: who sees it, and that nothing typed there reaches the record."""

from __future__ import annotations

import asyncio
import gc
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from shlex import join

import pytest
from shell import Shell
from sitting import begun, unchanged

pytest.importorskip("textual_serve", reason="the browser view is an addition")

from aiohttp import WSMsgType, WSServerHandshakeError
from aiohttp.test_utils import TestClient, TestServer, unused_port

from eighteen80.table.serving import MOST_VIEWERS, Guarded

LOOPBACK, ELSEWHERE = "127.0.0.1", "192.0.2.1"
MOVES = 330


def visit(server: Guarded, act: Callable[[TestClient], Awaitable[None]]) -> None:
    """Act as a browser that has reached the server, wherever it thinks it is."""

    async def run() -> None:
        async with TestClient(TestServer(await server._make_app(), port=server.port)) as client:  # noqa: SLF001
            await act(client)

    asyncio.run(run())


def server(command: str = "true", host: str = LOOPBACK) -> Guarded:
    return Guarded(command, host, unused_port(), "a game")


def test_at_home_no_key_is_asked_for_but_pages_of_other_sites_are_refused():
    guarded = server()

    async def act(client: TestClient) -> None:
        assert (await client.get("/")).status == 200
        assert (await client.get("/", headers={"Origin": "http://example.org"})).status == 403
        with pytest.raises(WSServerHandshakeError):
            await client.ws_connect("/ws", headers={"Origin": "http://example.org"})

    visit(guarded, act)
    assert guarded.address == f"http://{LOOPBACK}:{guarded.port}"


def test_elsewhere_only_whoever_has_the_key_sees_anything():
    guarded = server(host=ELSEWHERE)
    here = {"Origin": "", "Host": f"{ELSEWHERE}:{guarded.port}"}

    async def act(client: TestClient) -> None:
        for key in ("", "?key=", "?key=guess", "?key=%00"):
            assert (await client.get(f"/{key}", headers=here)).status == 403
        answer = await client.get(f"/?key={guarded.key}", headers={"Host": f"{ELSEWHERE}:{guarded.port}"})
        assert answer.status == 200
        assert "HttpOnly" in answer.headers["Set-Cookie"]

    visit(guarded, act)
    assert guarded.key in guarded.address
    assert guarded.key != server(host=ELSEWHERE).key


# What textual-serve leaves open it leaves to the garbage collector.
@pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::pytest.PytestUnraisableExceptionWarning")
def test_what_is_typed_in_a_browser_never_reaches_the_record(tmp_path: Path):
    path = begun(tmp_path, MOVES)
    guarded = server(join((sys.executable, "-m", "eighteen80", "watch", str(path))))

    async def act(client: TestClient) -> None:
        socket = await client.ws_connect("/ws?width=120&height=40")
        await _seen(socket, b"Hukun")
        with unchanged(path):
            for keys in ("undo\r", "run; pay\r", "\x10", "\x1b[A\r", "q"):
                await socket.send_json(["stdin", keys])
                await asyncio.sleep(0.1)
        await socket.close()

    visit(guarded, act)
    gc.collect()


async def _seen(socket: object, text: bytes) -> None:
    """Wait until the screen shows the text."""
    seen = b""
    async with asyncio.timeout(30):
        async for message in socket:  # type: ignore[attr-defined]
            if message.type == WSMsgType.BINARY:
                seen += message.data
            if text in seen:
                return


def test_there_is_a_seat_for_so_many_viewers():
    guarded = server()
    guarded.viewers = MOST_VIEWERS

    async def act(client: TestClient) -> None:
        with pytest.raises(WSServerHandshakeError):
            await client.ws_connect("/ws")

    visit(guarded, act)


@pytest.mark.parametrize("host", ["0.0.0.0", "::", ""])  # noqa: S104  # what is refused
def test_an_address_that_stands_for_all_of_them_is_refused(tmp_path: Path, shell: Shell, host: str):
    answer = shell("serve", str(begun(tmp_path, 3)), "--host", host)
    assert answer.code == 2
