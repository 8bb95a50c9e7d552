"""The players' face in a browser: only looked at, only from this machine unless told otherwise, and then with a key."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from ipaddress import ip_address
from secrets import compare_digest, token_urlsafe
from urllib.parse import urlsplit

from aiohttp import web
from textual_serve.server import Server

COOKIE = "eighteen80"
KEY_LENGTH = 9
MOST_VIEWERS = 20
SOCKET = "/ws"
LOCAL = "localhost"

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


def everywhere(host: str) -> bool:
    """Whether the address stands for all of this machine's, so that no viewer could be sent to it."""
    try:
        return ip_address(host).is_unspecified
    except ValueError:
        return not host


def at_home(host: str) -> bool:
    """Whether only this machine reaches the address."""
    try:
        return host == LOCAL or ip_address(host).is_loopback
    except ValueError:
        return False


class Guarded(Server):
    """Serves a screen to so many viewers; whoever comes from elsewhere needs the key of this evening."""

    def __init__(self, command: str, host: str, port: int, title: str) -> None:
        shown = f"[{host}]" if ":" in host else host
        super().__init__(command, host=host, port=port, title=title, public_url=f"http://{shown}:{port}")
        self.key = "" if at_home(host) else token_urlsafe(KEY_LENGTH)
        self.viewers = 0

    @property
    def address(self) -> str:
        """Where it is to be seen, with the key if it takes one."""
        return f"{self.public_url}/?key={self.key}" if self.key else self.public_url

    async def _make_app(self) -> web.Application:
        app = await super()._make_app()
        app.middlewares.extend((self._guard, self._count))
        return app

    async def on_startup(self, app: web.Application) -> None:
        """Say nothing: the command has said where it is."""

    @web.middleware
    async def _guard(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        shown = request.query.get("key", request.cookies.get(COOKIE, ""))
        invited = not self.key or compare_digest(shown.encode(), self.key.encode())
        if not invited or not self._from_here(request):
            raise web.HTTPForbidden
        response = await handler(request)
        if self.key and not response.prepared:
            response.set_cookie(COOKIE, self.key, httponly=True, samesite="Strict")
        return response

    def _from_here(self, request: web.Request) -> bool:
        """A page of another site may open a socket to this one; its origin gives it away."""
        origin = urlsplit(request.headers.get("Origin", self.public_url))
        same = origin.netloc == request.host
        return same or (origin.port == self.port and at_home(origin.hostname or "") and at_home(self.host))

    @web.middleware
    async def _count(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        if request.path != SOCKET:
            return await handler(request)
        if self.viewers >= MOST_VIEWERS:
            raise web.HTTPServiceUnavailable
        self.viewers += 1
        try:
            return await handler(request)
        finally:
            self.viewers -= 1
