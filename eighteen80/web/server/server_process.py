"""`serve` for the banker's line: a process of its own that reports its state in JSON, and obeys line by line.

    python -m eighteen80.web.server.server_process FILE ADDRESS PORT

It ends with its parent process: at the end of its input.
"""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path

from eighteen80.faults import describe
from eighteen80.web.server import serve_orders
from eighteen80.web.server.page_server import PageServer
from eighteen80.web.server.serve_orders import lower_priority, qr_lines, typed_lines


async def serve(path: Path, host: str, port: int) -> None:
    """Serve until the end of input."""
    news = asyncio.Event()
    server = PageServer(path, host, port, news.set)
    try:
        await server.begin()
    except (OSError, OverflowError):
        _say({"failed": True})
        return
    lower_priority()
    telling = asyncio.create_task(_tell(server, news))
    try:
        await server.stay(asyncio.create_task(_obey(server)))
    finally:
        telling.cancel()
        await server.end()


async def _tell(server: PageServer, news: asyncio.Event) -> None:
    """Report the state, at first and at every change."""
    while True:
        news.clear()
        _say(_status(server))
        await news.wait()


def _status(server: PageServer) -> dict[str, object]:
    """Return the state: the address and its code, whether new devices are admitted, the viewers, and a fault."""
    return {
        "address": server.address,
        "code": [] if server.admission.home else qr_lines(server.address),
        "home": server.admission.home,
        "open": server.admission.open,
        "inside": [list(device) for device in server.admission.inside],
        "fault": describe(server.fault) if server.fault else None,
        "private": server.admission.private,
        "moved": server.moved_from,
    }


def _say(what: dict[str, object]) -> None:
    sys.stdout.write(json.dumps(what) + "\n")
    sys.stdout.flush()


async def _obey(server: PageServer) -> None:
    """Do the order of each line, until one closes the page or the input ends."""
    async for line in typed_lines(sys.stdin):
        order, rest = serve_orders.parse_order(line)
        server.obey(order, serve_orders.number_of(rest))
        if order == serve_orders.OFF:
            break


if __name__ == "__main__":
    asyncio.run(serve(Path(sys.argv[1]), sys.argv[2], int(sys.argv[3])))
