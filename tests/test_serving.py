"""The players' face in a browser: who sees it, and that nothing typed there reaches the record."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from shell import Shell
from sitting import RUNNING, begun, unchanged

pytest.importorskip("textual_serve", reason="the browser view is an addition")

from aiohttp import (
    ClientConnectorError,
    ClientSession,
    ClientWebSocketResponse,
    WSMsgType,
    WSServerHandshakeError,
)
from aiohttp.test_utils import TestClient, TestServer, unused_port

from eighteen80.table.serving import MOST_VIEWERS, Guarded

LOOPBACK, ELSEWHERE = "127.0.0.1", "192.0.2.1"
PATIENCE = 30


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
    here = {"Host": f"{ELSEWHERE}:{guarded.port}"}

    async def act(client: TestClient) -> None:
        for key in ("", "?key=", "?key=guess", "?key=%00"):
            assert (await client.get(f"/{key}", headers=here)).status == 403
        answer = await client.get(f"/?key={guarded.key}", headers=here)
        assert answer.status == 200
        assert "HttpOnly" in answer.headers["Set-Cookie"]

    visit(guarded, act)
    assert guarded.key in guarded.address
    assert guarded.key != server(host=ELSEWHERE).key


def test_what_is_typed_in_a_browser_never_reaches_the_record(tmp_path: Path):
    path, port = begun(tmp_path, RUNNING), unused_port()

    async def browse() -> None:
        async with ClientSession() as session, await _connected(session, f"http://{LOOPBACK}:{port}/ws") as socket:
            await _seen(socket, b"Figures")
            with unchanged(path):
                for keys in ("undo\r", "run; pay\r", "\x10", "\x1b[A\r", "q"):
                    await socket.send_json(["stdin", keys])
                    await asyncio.sleep(0.1)

    command = (sys.executable, "-m", "eighteen80", "serve", str(path), "--port", str(port))
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        try:
            asyncio.run(browse())
        finally:
            process.terminate()


async def _connected(session: ClientSession, address: str) -> ClientWebSocketResponse:
    """A socket to the server as soon as it is up."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                return await session.ws_connect(f"{address}?width=120&height=40")
            except ClientConnectorError:
                await asyncio.sleep(0.2)


async def _seen(socket: ClientWebSocketResponse, text: bytes) -> None:
    """Wait until the screen shows the text."""
    seen = b""
    async with asyncio.timeout(PATIENCE):
        async for message in socket:
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
