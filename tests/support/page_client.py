"""A browser without a screen: asks the players' page for things and reads what is streamed."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from aiohttp import ClientResponse, ClientSession, CookieJar
from aiohttp.test_utils import TestClient, TestServer

from eighteen80.web.server.page_server import PageServer

LOOPBACK, ELSEWHERE = "127.0.0.1", "192.0.2.1"
PATIENCE = 30


def visit(server: PageServer, act: Callable[[TestClient], Awaitable[None]]) -> None:
    """Act as a browser that has reached the page by any address; the record is not followed."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), TestClient(TestServer(server.app(), port=server.port)) as client:
            await act(client)

    asyncio.run(run())


def run_server(path: Path, act: Callable[[PageServer, ClientSession], Awaitable[None]]) -> None:
    """Act while the page is really served, at home."""

    async def run() -> None:
        server = PageServer(path, LOOPBACK, 0)
        await server.begin()
        try:
            async with asyncio.timeout(PATIENCE), ClientSession(cookie_jar=CookieJar(unsafe=True)) as session:
                await act(server, session)
        finally:
            await server.end()

    asyncio.run(run())


async def event(answer: ClientResponse, kind: str = "message") -> tuple[str, Any]:
    """The next event of that kind in a stream: its name, and what it says."""
    found: dict[str, str] = {}
    async for raw in answer.content:
        name, _, value = raw.decode().rstrip("\n").partition(": ")
        if name:
            found[name] = value
        elif "data" in found:
            if found.get("event", "message") == kind:
                return found.get("id", ""), json.loads(found["data"]) if kind == "message" else found["data"]
            found = {}
    raise EOFError
