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
from eighteen80.web.server.page_server import House
from eighteen80.web.server.priority import stand_aside
from eighteen80.web.server.qr_code import code_lines
from eighteen80.web.server.typed_lines import typed_lines


async def serve(path: Path, host: str, port: int) -> None:
    """Serve until the end of input."""
    news = asyncio.Event()
    house = House(path, host, port, news.set)
    try:
        await house.begin()
    except (OSError, OverflowError):
        _say({"failed": True})
        return
    stand_aside()
    telling = asyncio.create_task(_tell(house, news))
    try:
        await house.stay(asyncio.create_task(_obey(house)))
    finally:
        telling.cancel()
        await house.end()


async def _tell(house: House, news: asyncio.Event) -> None:
    """Report the state, at first and at every change."""
    while True:
        news.clear()
        _say(_status(house))
        await news.wait()


def _status(house: House) -> dict[str, object]:
    """Return the state: the address and its code, whether new devices are admitted, the viewers, and a fault."""
    return {
        "address": house.address,
        "code": [] if house.door.home else code_lines(house.address),
        "home": house.door.home,
        "open": house.door.open,
        "inside": [list(device) for device in house.door.inside],
        "fault": describe(house.fault) if house.fault else None,
        "private": house.door.private,
        "moved": house.moved_from,
    }


def _say(what: dict[str, object]) -> None:
    sys.stdout.write(json.dumps(what) + "\n")
    sys.stdout.flush()


async def _obey(house: House) -> None:
    """Do the order of each line, until the input ends."""
    async for line in typed_lines(sys.stdin):
        verb, _, rest = line.strip().partition(" ")
        if verb == "close":
            house.close()
        elif verb == "open":
            house.reopen()
        elif verb == "out" and rest.isdecimal():
            house.show_out(int(rest))
        elif verb == "private":
            house.guard_seats()
        elif verb == "let" and rest.isdecimal():
            house.let_sit(int(rest))
        elif verb == "off":
            house.revoke()
            break


if __name__ == "__main__":
    asyncio.run(serve(Path(sys.argv[1]), sys.argv[2], int(sys.argv[3])))
