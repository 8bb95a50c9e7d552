"""The players' face in a browser: who sees it, and that nothing typed there reaches the record."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from pathlib import Path
from secrets import compare_digest

import pytest

from tests.support.shell import Shell
from tests.support.sitting import RUNNING, begun, unchanged

pytest.importorskip("textual_serve", reason="the browser view is an addition")

from aiohttp import (
    ClientConnectorError,
    ClientSession,
    ClientWebSocketResponse,
    WSMessage,
    WSMsgType,
    WSServerHandshakeError,
)
from aiohttp.test_utils import TestClient, TestServer, unused_port

from eighteen80.table.faces import serving
from eighteen80.table.faces.serving import MOST_VIEWERS, Guarded

LOOPBACK, ELSEWHERE = "127.0.0.1", "192.0.2.1"
PATIENCE = 30


def visit(server: Guarded, act: Callable[[TestClient], Awaitable[None]]) -> None:
    """Act as a browser that has reached the server, wherever it thinks it is."""

    async def run() -> None:
        async with TestClient(TestServer(await server._make_app(), port=server.port)) as client:  # noqa: SLF001
            await act(client)

    asyncio.run(run())


def server(host: str = LOOPBACK, say: Callable[[str], None] = print) -> Guarded:
    return Guarded("true", host, unused_port(), "a game", say)


# From this machine


def test_unless_told_otherwise_only_this_machine_sees_anything(
    tmp_path: Path, shell: Shell, monkeypatch: pytest.MonkeyPatch
):
    served = []

    def serve(guarded: Guarded) -> None:
        served.append((guarded.host, guarded.address))

    monkeypatch.setattr(Guarded, "serve", serve)
    assert shell("serve", str(begun(tmp_path, 3))).code == 0
    assert served == [(LOOPBACK, f"http://{LOOPBACK}:8880")]


def test_at_home_no_key_is_asked_for():
    guarded = server()

    async def act(client: TestClient) -> None:
        for host in (LOOPBACK, "localhost", "[::1]"):
            here = f"{host}:{guarded.port}"
            assert (await client.get("/", headers={"Host": here, "Origin": f"http://{here}"})).status == 200

    visit(guarded, act)


@pytest.mark.parametrize(
    "origin", ["http://example.org", "https://localhost:1", "http://localhost", "null", "http://[", "http://a:99999999"]
)
def test_pages_of_other_sites_are_refused(origin: str):
    async def act(client: TestClient) -> None:
        assert (await client.get("/", headers={"Origin": origin})).status == 403
        with pytest.raises(WSServerHandshakeError, match="403"):
            await client.ws_connect("/ws", headers={"Origin": origin})

    visit(server(), act)


@pytest.mark.parametrize("host", [LOOPBACK, ELSEWHERE])
@pytest.mark.parametrize(
    "name", ["example.org", "127.0.0.1.example.org", "localhost.example.org", "[", "a:b", "192.0.2.2"]
)
def test_a_name_that_somebody_has_led_here_is_refused(host: str, name: str):
    guarded = server(host)
    key = f"?key={guarded.keys.key}" if guarded.keys else ""

    async def act(client: TestClient) -> None:
        there = f"{name}:{guarded.port}"
        for headers in ({"Host": there}, {"Host": there, "Origin": f"http://{there}"}):
            assert (await client.get(f"/{key}", headers=headers)).status in (400, 403)
            with pytest.raises(WSServerHandshakeError):
                await client.ws_connect("/ws", headers=headers)

    visit(guarded, act)


# From elsewhere


PLACES = ("/", "/ws", "/download/x", "/static/js/textual.js", "/static/", "/static/../../server.py", "/nothing")


def test_elsewhere_nobody_without_the_key_sees_anything():
    guarded = server(ELSEWHERE)
    here = {"Host": f"{ELSEWHERE}:{guarded.port}"}

    async def act(client: TestClient) -> None:
        for place in PLACES:
            for key in ("", "?key=", "?key=guess", "?key=%00", "?key=%ff", f"?KEY={guarded.keys.key}"):
                assert (await client.get(f"{place}{key}", headers=here)).status == 403
            for cookie in ("", "guess", guarded.keys.key, "\udcff"):
                headers = here | {"Cookie": f"eighteen80={cookie}"}
                assert (await client.get(place, headers=headers)).status in (400, 403)
        with pytest.raises(WSServerHandshakeError, match="403"):
            await client.ws_connect("/ws", headers=here)

    visit(guarded, act)


def test_a_key_lets_one_device_in_and_there_is_another_for_the_next():
    said: list[str] = []
    guarded = server(ELSEWHERE, said.append)
    here = {"Host": f"{ELSEWHERE}:{guarded.port}"}

    async def act(client: TestClient) -> None:
        first = guarded.keys.key
        for place in PLACES[1:]:
            assert (await client.get(f"{place}?key={first}", headers=here)).status == 403
        answer = await client.get(f"/?key={first}", headers=here, allow_redirects=False)
        assert (answer.status, answer.headers["Location"]) == (302, "/")
        token = answer.cookies["eighteen80"]
        assert token["httponly"]
        assert token["samesite"] == "Lax"
        assert first not in token.value
        client.session.cookie_jar.clear()
        assert (await client.get(f"/?key={first}", headers=here)).status == 403
        headers = here | {"Cookie": f"eighteen80={token.value}"}
        assert (await client.get("/", headers=headers)).status == 200
        assert (await client.get(f"/?key={first}", headers=headers)).status == 200
        assert said == [guarded.address]
        assert (await client.get(f"/?key={guarded.keys.key}", headers=here, allow_redirects=False)).status == 302

    visit(guarded, act)
    assert len(set(said)) == 2


def test_every_evening_has_keys_of_its_own_which_are_not_measured_by_the_sign(monkeypatch: pytest.MonkeyPatch):
    compared: list[object] = []
    monkeypatch.setattr(serving, "compare_digest", lambda *both: compared.append(both) or compare_digest(*both))
    keys, other = serving.Keys(), serving.Keys()
    assert keys.key != other.key
    assert len(keys.key) >= 12
    token = keys.let_in(keys.key)
    assert token
    assert keys.knows(token)
    assert not other.knows(token)
    assert len(compared) == 2


def test_no_log_is_kept_of_requests(tmp_path: Path):
    path, port = begun(tmp_path, 3), unused_port()
    hostile = f"GET /?key=SECRET HTTP/1.1\r\nHost: {LOOPBACK}:{port}\r\nUser-Agent: \x1b[2J\r\nReferer: \x9b\r\n\r\n"

    async def ask() -> None:
        async with ClientSession() as session, await _connected(session, f"http://{LOOPBACK}:{port}/ws") as socket:
            await socket.send_str("[")
        for request in (hostile, "\x1b[2J\r\n\r\n"):
            reader, writer = await asyncio.open_connection(LOOPBACK, port)
            writer.write(request.encode("latin-1"))
            await reader.read(100)
            writer.close()

    said = _while_served(path, port, ask)
    assert said.splitlines() == [f"Shown at http://{LOOPBACK}:{port} until ctrl+C."]


def _while_served(path: Path, port: int, ask: Callable[[], Awaitable[None]]) -> str:
    """Everything that the server prints while somebody visits it."""
    command = (sys.executable, "-m", "eighteen80", "--lang", "en", "serve", str(path), "--port", str(port))
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as process:
        try:
            asyncio.run(ask())
        finally:
            process.terminate()
        return process.communicate()[0]


# Whoever looks on


def test_what_is_typed_in_a_browser_never_reaches_the_record(tmp_path: Path):
    path, port = begun(tmp_path, RUNNING), unused_port()

    async def browse() -> None:
        async with ClientSession() as session, await _connected(session, f"http://{LOOPBACK}:{port}/ws") as socket:
            await _seen(socket, b"Figures")
            with unchanged(path):
                for keys in ("undo\r", "run; pay\r", "\x10", "\x1b[A\r", "q"):
                    await socket.send_json(["stdin", keys])
                    await asyncio.sleep(0.1)

    _while_served(path, port, browse)


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


@pytest.mark.parametrize(
    "size", ["width=100000", "height=501", "width=-1", "width=0&height=0", "width=x", "height=1e9"]
)
def test_no_viewer_has_a_screen_beyond_all_measure(size: str):
    async def act(client: TestClient) -> None:
        with pytest.raises(WSServerHandshakeError, match="400"):
            await client.ws_connect(f"/ws?{size}")

    visit(server(), act)


class Service:
    """What a viewer's words come to."""

    def __init__(self) -> None:
        self.got: list[object] = []
        self._process = self

    async def wait(self) -> int:
        return 0

    async def send_bytes(self, data: bytes) -> None:
        self.got.append(data)

    async def set_terminal_size(self, width: int, height: int) -> None:
        self.got.append((width, height))


def test_of_what_a_browser_sends_only_keys_and_sizes_that_there_are_go_on():
    said = (
        *(
            "[",
            "{}",
            "[" * 100_000,
            "null",
            '["stdin"]',
            '["stdin", 1]',
            '["resize", {}]',
            '["resize", null]',
            '["quit"]',
        ),
        *(f'["resize", {{"width": {width}, "height": 24}}]' for width in (0, -1, 10**9, '"80"', 1.5, "null", "1e400")),
        *('["stdin", "q"]', '["stdin", "\\ud800"]', '["resize", {"width": 80, "height": 24}]'),
    )

    async def messages() -> AsyncIterator[WSMessage]:
        for text in said:
            yield WSMessage(WSMsgType.TEXT, text, "")
        yield WSMessage(WSMsgType.BINARY, b"\xff", "")

    service = Service()
    asyncio.run(server()._process_messages(messages(), service))  # noqa: SLF001
    assert service.got == [b"q", b"?", (80, 24)]


# An address


@pytest.mark.parametrize("host", ["0.0.0.0", "::", "", "0", "0x0", "0.0", "::0", "00.00.00.00"])  # noqa: S104  # refused
def test_an_address_that_stands_for_all_of_them_is_refused(
    tmp_path: Path, shell: Shell, host: str, monkeypatch: pytest.MonkeyPatch
):
    served: list[str] = []
    monkeypatch.setattr(Guarded, "serve", lambda guarded: served.append(guarded.address))
    answer = shell("serve", str(begun(tmp_path, 3)), "--host", host)
    assert served == []
    assert answer.code == 2


@pytest.mark.parametrize("options", [("--host", ELSEWHERE), ("--port", "99999"), ("--port", "-1")])
def test_an_address_that_cannot_be_had_is_said_to_be_none(tmp_path: Path, options: Sequence[str]):
    command = (sys.executable, "-m", "eighteen80", "--lang", "en", "serve", str(begun(tmp_path, 3)), *options)
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert done.returncode == 2
    assert "cannot be shown" in done.stderr
    assert "Traceback" not in done.stderr
