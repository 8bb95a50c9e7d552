"""Viewers: how many browsers `serve` holds at once, each of them shown a move that is made meanwhile."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter

from eighteen80.record.journal import Journal
from tests.support.measuring import peak
from tests.support.sitting import RUNNING, begun

VIEWERS, FEW = 20, 3
PATIENCE = 180
LOOPBACK = "127.0.0.1"
MOVE, SHOWN = 'note "sighted"', b"sighted"


def figures(*, quick: bool) -> Iterator[str]:
    """How many of them saw the move, and when the last one did."""
    try:
        from aiohttp.test_utils import unused_port
    except ImportError:
        yield "the browser view is not installed"
        return
    wanted = FEW if quick else VIEWERS
    with tempfile.TemporaryDirectory() as folder, Journal.open(begun(Path(folder), RUNNING)) as journal:
        port = unused_port()
        command = (sys.executable, "-m", "eighteen80", "serve", str(journal.path), "--port", str(port))
        with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
            try:
                opened, seen = asyncio.run(_hold(journal, port, wanted))
            finally:
                process.terminate()
    yield f"viewers held: {len(seen)} of {wanted}; all had a picture after {opened:.1f} s"
    yield f"a move was on the last screen {max(seen, default=0):.2f} s after it was made"
    yield f"no process took more than {peak(children=True):.0f} MB: one serves, one draws for each viewer"


async def _hold(journal: Journal, port: int, wanted: int) -> tuple[float, list[float]]:
    """Seconds until every viewer has a picture, and how long each then waits for a move to be shown."""
    from aiohttp import ClientSession

    begun = perf_counter()
    async with ClientSession() as session, asyncio.timeout(PATIENCE):
        address = f"http://{LOOPBACK}:{port}/ws?width=120&height=40"
        sockets = [await _connected(session, address) for _ in range(wanted)]
        await asyncio.gather(*(_until(socket, journal.header.seats[0].encode()) for socket in sockets))
        opened = perf_counter() - begun
        made = perf_counter()
        journal.submit(MOVE)
        waits = await asyncio.gather(*(_until(socket, SHOWN) for socket in sockets))
        return opened, [moment - made for moment in waits]


async def _connected(session: object, address: str) -> object:
    """A socket to the server as soon as it is up."""
    from aiohttp import ClientConnectorError

    while True:
        try:
            return await session.ws_connect(address)
        except ClientConnectorError:
            await asyncio.sleep(0.2)


async def _until(socket: object, text: bytes) -> float:
    """The moment at which the screen shows the text."""
    seen = b""
    while text not in seen:
        message = await socket.receive()
        seen += message.data if isinstance(message.data, bytes) else b""
    return perf_counter()
