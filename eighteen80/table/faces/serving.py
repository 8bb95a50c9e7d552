"""The players' face in a browser: read-only, only for this machine unless told otherwise, and then with a key."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from ipaddress import ip_address
from secrets import compare_digest, token_urlsafe
from socket import getaddrinfo
from typing import Any
from urllib.parse import urlsplit

from aiohttp import WSMessage, WSMsgType, web
from textual_serve.app_service import AppService
from textual_serve.server import Server

COOKIE = "eighteen80"
KEY_LENGTH = 9
MOST_VIEWERS = 20
PARTING = 10
"""Seconds that the viewers' screens have to end when the server does."""
MOST_COLUMNS, MOST_LINES = 1000, 500
"""No screen is larger; every cell of one takes memory."""
DOOR, SOCKET = "/", "/ws"
LOCAL = "localhost"

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


def everywhere(host: str) -> bool:
    """Whether the address, however it is written, stands for all of this machine's: no viewer could be sent there."""
    try:
        return not host or any(ip_address(found[4][0]).is_unspecified for found in getaddrinfo(host, None))
    except (OSError, ValueError):
        return False


def at_home(host: str) -> bool:
    """Whether only this machine reaches the address."""
    try:
        return host == LOCAL or ip_address(host).is_loopback
    except ValueError:
        return False


def site(address: str) -> tuple[str, int | None]:
    """The computer and the port that a web address speaks of, with or without its protocol; none if there are none."""
    with suppress(ValueError):
        parts = urlsplit(address if "//" in address else f"//{address}")
        return parts.hostname or "", parts.port
    return "", None


class Keys:
    """Who may look in from elsewhere: there is one key at a time, which lets one device in and is then used up."""

    def __init__(self) -> None:
        self.key = token_urlsafe(KEY_LENGTH)
        self._let_in: list[str] = []

    def knows(self, token: str) -> bool:
        """Whether a device shows the token that it was given."""
        return any(_same(token, given) for given in self._let_in)

    def let_in(self, key: str) -> str | None:
        """A token for the device that shows the key, if it is the one that counts; then there is another key."""
        if not _same(key, self.key):
            return None
        self.key, token = token_urlsafe(KEY_LENGTH), token_urlsafe()
        self._let_in.append(token)
        return token


def _same(shown: str, secret: str) -> bool:
    return compare_digest(shown.encode(errors="replace"), secret.encode())


class Guarded(Server):
    """Serves a screen to so many viewers, and says each time where the next device from elsewhere finds it."""

    def __init__(self, command: str, host: str, port: int, title: str, say: Callable[[str], None]) -> None:
        shown = f"[{host}]" if ":" in host else host
        super().__init__(command, host=host, port=port, title=title, public_url=f"http://{shown}:{port}")
        self.keys = None if at_home(host) else Keys()
        self.viewers = 0
        self._visits: set[asyncio.Future[None]] = set()
        self._sockets: set[web.WebSocketResponse] = set()
        self._screens: set[asyncio.Task[int]] = set()
        self._say = say

    @property
    def address(self) -> str:
        """Where it is to be seen, with the key if one is needed."""
        return f"{self.public_url}/?key={self.keys.key}" if self.keys else self.public_url

    async def _make_app(self) -> web.Application:
        app = await super()._make_app()
        app.middlewares.extend((self._guard, self._count))
        return app

    async def on_startup(self, app: web.Application) -> None:
        """Say nothing: the command says where it is."""

    async def on_shutdown(self, app: web.Application) -> None:
        """Take leave of every viewer: a process that is not waited for complains on the banker's terminal."""
        for socket in tuple(self._sockets):
            await socket.close()
        # A visit that has only begun may have no screen yet.
        for ending in (self._visits, self._screens):
            if ending:
                await asyncio.wait(ending, timeout=PARTING)

    def initialize_logging(self) -> None:
        """Keep no log: a request holds a key, and whatever its sender would like to see on the banker's terminal."""
        logging.getLogger().addHandler(logging.NullHandler())

    @web.middleware
    async def _guard(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        if not self._from_here(request):
            raise web.HTTPForbidden
        if self.keys is None or self.keys.knows(request.cookies.get(COOKIE, "")):
            return await handler(request)
        token = self.keys.let_in(request.query.get("key", "")) if request.path == DOOR else None
        if token is None:
            raise web.HTTPForbidden
        self._say(self.address)
        answer = web.Response(status=web.HTTPFound.status_code, headers={"Location": DOOR})
        answer.set_cookie(COOKIE, token, httponly=True, samesite="Lax")
        return answer

    def _from_here(self, request: web.Request) -> bool:
        """A page of another site may send requests here, by our name or by one of its own that it has led to us."""
        here = site(request.host)
        origins = [site(origin) for origin in request.headers.getall("Origin", ())]
        return self._is_ours(here) and all(self._is_ours(origin) and origin[1] == here[1] for origin in origins)

    def _is_ours(self, place: tuple[str, int | None]) -> bool:
        name, _ = place
        return name == self.host.casefold() or (at_home(name) and at_home(self.host))

    @web.middleware
    async def _count(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        if request.path != SOCKET:
            return await handler(request)
        if not _fits(request.query.get("width", "1"), request.query.get("height", "1")):
            raise web.HTTPBadRequest
        if self.viewers >= MOST_VIEWERS:
            raise web.HTTPServiceUnavailable
        self.viewers += 1
        visit = asyncio.get_running_loop().create_future()
        self._visits.add(visit)
        try:
            return await handler(request)
        finally:
            self.viewers -= 1
            self._visits.remove(visit)
            visit.set_result(None)

    async def _process_messages(self, websocket: web.WebSocketResponse, app_service: AppService) -> None:
        """Pass on keys and sizes, and nothing else that a browser may send."""
        assert app_service._process  # noqa: SLF001  # no other way leads to it
        screen = asyncio.create_task(app_service._process.wait())  # noqa: SLF001
        self._screens.add(screen)
        screen.add_done_callback(self._screens.discard)
        self._sockets.add(websocket)
        try:
            async for message in websocket:
                await _pass_on(message, websocket, app_service)
        finally:
            self._sockets.remove(websocket)


async def _pass_on(message: WSMessage, websocket: web.WebSocketResponse, app_service: AppService) -> None:
    match _said(message):
        case ["stdin", str(keys)]:
            await app_service.send_bytes(keys.encode(errors="replace"))
        case ["resize", {"width": int(width), "height": int(height)}] if _fits(width, height):
            await app_service.set_terminal_size(width, height)
        case ["ping", data]:
            await websocket.send_json(["pong", data])


def _said(message: WSMessage) -> Any:
    """What a browser has sent; nothing if it cannot be read."""
    try:
        return json.loads(message.data) if message.type == WSMsgType.TEXT else None
    except (ValueError, RecursionError):
        return None


def _fits(width: str | int, height: str | int) -> bool:
    """Whether there is a screen of that size."""
    try:
        return 0 < int(width) <= MOST_COLUMNS and 0 < int(height) <= MOST_LINES
    except ValueError:
        return False
