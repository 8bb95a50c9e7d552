"""The process of the players' page: started, commanded and watched by the table."""

from __future__ import annotations

import asyncio
import json
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from eighteen80.refusals import Illegal
from eighteen80.table import own_program
from eighteen80.web.server import serve_orders
from eighteen80.web.server.addresses import FIRST_PORT, web_address
from eighteen80.web.server.tokens import DeviceInfo, KeptPage, read_kept

SERVER = "eighteen80.web.server.server_process"
PORTS = range(FIRST_PORT, FIRST_PORT + 10)
"""Another table on this machine may have the first of them."""

LONGEST = 1 << 18
PARTING = 0.8
"""Seconds for a clean end of the page: quitting does not wait for a hanging one."""


class PageStatus(NamedTuple):
    """State of the page: its address, its code, whether it admits new devices, its viewers, and a page's fault."""

    address: str
    code: tuple[str, ...]
    home: bool
    open: bool
    inside: tuple[DeviceInfo, ...]
    fault: Mapping[str, str] | None = None
    private: bool = False
    moved: str = ""


class PageProcess:
    """The page of one record; `changed` is called at every arrival and departure."""

    def __init__(self, path: Path, changed: Callable[[], None]) -> None:
        self._path = path
        self._changed = changed
        self._process: Process | None = None
        self._listening: asyncio.Task[None] | None = None
        self.status: PageStatus | None = None

    @property
    def kept_page(self) -> KeptPage:
        """State of the page before a restart."""
        return read_kept(self._path)

    @property
    def process_id(self) -> int | None:
        """The number of the process that serves."""
        return self._process.pid if self._process else None

    async def begin(self, host: str) -> None:
        """Serve at this address; refuses one that cannot be had."""
        await self.end()
        kept = self.kept_page
        for port in dict.fromkeys((*((kept.port,) if kept.host == host else ()), *PORTS)):
            command = own_program.command(SERVER, str(self._path), host, str(port))
            process = await asyncio.create_subprocess_exec(
                *command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, limit=LONGEST
            )
            assert process.stdout
            first = json.loads(await process.stdout.readline() or "{}")
            if "address" in first:
                self._process, self.status = process, _read_status(first)
                self._listening = asyncio.create_task(self._listen(process))
                return
            await process.wait()
        raise Illegal("serve-not-here", word=web_address(host, PORTS[0]))

    async def _listen(self, process: Process) -> None:
        """Take its output as it comes; at its end the page is gone."""
        assert process.stdout
        while line := await process.stdout.readline():
            self.status = _read_status(json.loads(line))
            self._changed()
        self.status = None
        self._changed()

    def tell(self, order: str) -> None:
        """Pass an order on."""
        if self._process and self._process.stdin:
            self._process.stdin.write(f"{order}\n".encode())

    async def revoke(self) -> None:
        """End it for good: no device is known any more, here or another time."""
        self.tell(serve_orders.OFF)
        await self.end()

    async def end(self) -> None:
        """End it; it says goodbye to every device itself."""
        process, self._process, self.status = self._process, None, None
        if self._listening:
            self._listening.cancel()
        if process and process.stdin:
            process.stdin.close()
            try:
                await asyncio.wait_for(process.wait(), PARTING)
            except TimeoutError:
                process.kill()
                await process.wait()


def _read_status(answer: dict[str, Any]) -> PageStatus:
    inside = tuple(DeviceInfo(*each) for each in answer["inside"])
    return PageStatus(**{**answer, "code": tuple(answer["code"]), "inside": inside})
