"""A browser without a screen: asks the players' page for things and reads what is streamed."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from aiohttp import ClientResponse, ClientSession, CookieJar
from aiohttp.test_utils import TestClient, TestServer

from eighteen80.web.server.page_server import PageServer

LOOPBACK, ELSEWHERE = "127.0.0.1", "192.0.2.1"


@asynccontextmanager
async def visit(server: PageServer) -> AsyncIterator[TestClient]:
    """Come as a browser that has reached the page by any address; the record is not followed."""
    async with TestClient(TestServer(server.app(), port=server.port)) as client:
        yield client


@asynccontextmanager
async def run_server(path: Path) -> AsyncIterator[tuple[PageServer, ClientSession]]:
    """Really serve the page, at home, to a device that has come in."""
    server = PageServer(path, LOOPBACK, 0)
    await server.begin()
    try:
        place = f"http://{LOOPBACK}:{server.port}"
        async with ClientSession(place, cookie_jar=CookieJar(unsafe=True)) as session:
            await (await session.get("/")).read()
            yield server, session
    finally:
        await server.end()


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
