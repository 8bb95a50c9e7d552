"""The server of the players' page: requests, admissions and answers."""

from __future__ import annotations

import logging
from asyncio import FIRST_COMPLETED, AbstractServer, Future, Task, create_task, get_running_loop, timeout, wait
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from re import compile as pattern
from re import findall
from urllib.parse import quote, unquote, urlencode

from aiohttp import web

from eighteen80 import resources
from eighteen80.sheets import Say
from eighteen80.web.document import RULINGS, WHO, asking_page, scan_page
from eighteen80.web.markup import MarkupWriter, ink_rules
from eighteen80.web.server import serve_orders
from eighteen80.web.server.addresses import host_and_port, is_loopback, web_address
from eighteen80.web.server.connections import ConnectionLimiter
from eighteen80.web.server.follower import Follower
from eighteen80.web.server.tokens import Admission, Device, KeptPage, forget, keep, read_kept
from eighteen80.web.theme import themes
from eighteen80.words import FALLBACK, LANGUAGES, Words

MOST_SCREENS = 6
"""Number of pages of one device that may follow the game at once."""

BEAT, STALLED = 4.0, 20.0
"""Seconds after which a heartbeat is sent; and within which it has to be read."""

PARTING, IDLE = 2.0, 30.0
LONGEST_LINE = 4096
POLICY = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "Cache-Control": "no-store",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "Server": "eighteen80",
    "X-Content-Type-Options": "nosniff",
}
FILES = {"page.css": "text/css", "page.js": "text/javascript", "sign.svg": "image/svg+xml"}
LOOKS = ("page.css", "theme.css", "sign.svg")
"""Files that the page for a refused device needs."""

PAGE = pattern(r"/|/seat/[^/]*")
"""Paths of a game's pages, where a device may be admitted."""

LONGEST_NAME = 60
DEVICE = web.RequestKey("device", Device)

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class PageServer:
    """Server of one record for admitted devices; `changed` is called when these change."""

    def __init__(self, path: Path, host: str, port: int, changed: Callable[[], None] = lambda: None) -> None:
        self.host, self.port = host, port
        self.admission = Admission(home=is_loopback(host))
        self.limiter = ConnectionLimiter()
        self.follower = Follower(path)
        self.screens = 0
        self.fault: Exception | None = None
        self._record, self._report = path, changed
        self._kept = read_kept(path)
        if self._kept.host == host:
            self.admission.remember(self._kept.admission)
        self._styles = resources.screen("page/drawn.css").read_text("utf-8") + themes(self.follower.game)
        self._written: dict[str, object] = {}
        self._runner: web.AppRunner | None = None
        self._server: AbstractServer | None = None
        self._following: Task[None] | None = None

    @property
    def address(self) -> str:
        """Address of the page, with the key if one is needed."""
        place = web_address(self.host, self.port)
        return place if self.admission.home else f"{place}?key={self.admission.key}"

    @property
    def moved_from(self) -> str:
        """Former address of the page, if it has changed: its devices have to be admitted again."""
        kept = self._kept
        elsewhere = kept.port and (kept.host, kept.port) != (self.host, self.port)
        return web_address(kept.host, kept.port) if elsewhere else ""

    def _keep_and_report(self) -> None:
        """Keep who is in for another time, and report that something has changed."""
        admission = self.admission.plain()
        if admission != self._written:
            self._written = admission
            keep(self._record, KeptPage(self.host, self.port, admission))
        self._report()

    # From beginning to end

    async def begin(self) -> None:
        """Listen; raise OSError or OverflowError if that is impossible."""
        silent = logging.getLogger(__name__)
        silent.addHandler(logging.NullHandler())
        silent.propagate = False
        # A request holds a key, and any text of its sender could reach the banker's terminal: no log is kept.
        self._runner = web.AppRunner(
            self.app(),
            access_log=None,
            logger=silent,
            keepalive_timeout=IDLE,
            shutdown_timeout=PARTING,
            lingering_time=0,
            # Free the slot as soon as a page closes, so that quick page turning does not reach the limit.
            handler_cancellation=True,
        )
        await self._runner.setup()
        assert self._runner.server
        guarded = self.limiter.guard(self._runner.server)
        try:
            self._server = await get_running_loop().create_server(guarded, self.host, self.port, backlog=256)
        except (OSError, OverflowError):
            await self._runner.cleanup()
            raise
        self.port = self._server.sockets[0].getsockname()[1]
        self._keep_and_report()
        self._following = create_task(self.follower.follow())

    async def stay(self, ending: Future[None]) -> None:
        """Serve until `ending` has come; raise the fault that makes following the record impossible."""
        assert self._following
        done, _ = await wait((ending, self._following), return_when=FIRST_COMPLETED)
        ending.cancel()
        for task in done:
            task.result()

    async def end(self) -> None:
        """Take leave of everybody."""
        self.follower.end()
        if self._following:
            self._following.cancel()
        if self._server:
            self._server.close()
        if self._runner:
            await self._runner.cleanup()
        self.limiter.cut_off()

    def app(self) -> web.Application:
        """Return the application with all its routes."""
        app = web.Application(middlewares=[self._own_up, self._guard], client_max_size=1)
        app.on_response_prepare.append(_policy)
        routes = [
            web.get("/", self._page),
            web.get("/seat/{seat}", self._page),
            web.get(RULINGS, self._rulings),
            web.get("/moves", self._moves, allow_head=False),
            web.get("/theme.css", self._theme),
            web.get("/inks.css", self._inks),
            web.get("/{file}", self._file),
        ]
        app.add_routes(routes)
        return app

    # The banker's side

    def obey(self, order: str, number: int = 0) -> object:
        """Do an order of the banker, to a device by its number; return whether it was there, or whose seat it has."""
        acts: dict[str, Callable[[], object]] = {
            serve_orders.CLOSE: self.admission.close,
            serve_orders.OPEN: self.admission.reopen,
            serve_orders.PRIVATE: self.admission.guard_seats,
            serve_orders.LET: lambda: self.admission.let_sit(number),
            serve_orders.OUT: lambda: self.admission.show_out(number),
            serve_orders.OFF: self._revoke,
        }
        if order not in acts:
            return None
        done = acts[order]()
        if order == serve_orders.OUT:
            # A notified page loads again; after the last order it would find no server, and the game would be gone.
            self.follower.wake()
        self._keep_and_report()
        return done

    def _revoke(self) -> None:
        """Forget every device for good."""
        for device in self.admission.inside:
            self.admission.show_out(device.number)
        self._written = self.admission.plain()
        forget(self._record)

    # Our own faults

    @web.middleware
    async def _own_up(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Keep the first fault of our own for the banker; its viewer is informed too, all others continue."""
        try:
            return await handler(request)
        except (web.HTTPException, OSError):
            raise
        except Exception as fault:
            if self.fault is None:
                self.fault = fault
                self._keep_and_report()
            raise web.HTTPInternalServerError(text=Words(asked_language(request)).say("view-fault")) from fault

    # Admission

    @web.middleware
    async def _guard(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        if not self._from_here(request) or len(request.path_qs) > LONGEST_LINE:
            raise web.HTTPForbidden
        address = request.remote or ""
        token = request.cookies.get(self._cookie, "")
        device = self.admission.find_device(token)
        if device is None:
            # A device inside needs no key, even after many wrong ones from the same address.
            if not self.admission.home and self.admission.is_barred(address):
                raise web.HTTPTooManyRequests
            return await self._welcome(request, handler, address)
        self.limiter.admit(request.transport)
        request[DEVICE] = device
        if "key" in request.query and PAGE.fullmatch(request.path):
            return _led_to(_without_key(request))
        return await handler(request)

    async def _welcome(self, request: web.Request, handler: Handler, address: str) -> web.StreamResponse:
        """Admit a device that shows the key; at home any that asks for the page."""
        if request.path.lstrip("/") in LOOKS:
            return await handler(request)
        if not PAGE.fullmatch(request.path):
            return self._sorry(request)
        device = self.admission.let_in(request.query.get("key", ""), request.headers.get("User-Agent", ""), address)
        if device is None:
            return self._sorry(request)
        self.limiter.admit(request.transport)
        request[DEVICE] = device
        answer = await handler(request) if self.admission.home else _led_to(_without_key(request))
        answer.set_cookie(self._cookie, device.token, httponly=True, samesite="Lax")
        self._keep_and_report()
        return answer

    @property
    def _cookie(self) -> str:
        """A browser has one jar for all ports of a machine."""
        return f"eighteen80-{self.port}"

    def _from_here(self, request: web.Request) -> bool:
        """Return whether a request is from our own page: other sites may send requests by a name that leads to us."""
        here = host_and_port(request.host)
        origins = [host_and_port(origin) for origin in request.headers.getall("Origin", ())]
        return self._is_ours(here) and all(self._is_ours(origin) and origin[1] == here[1] for origin in origins)

    def _is_ours(self, place: tuple[str, int | None]) -> bool:
        name, _ = place
        return name == self.host.casefold() or (is_loopback(name) and is_loopback(self.host))

    def _sorry(self, request: web.Request) -> web.Response:
        """Refuse a device with the reason, in the language of the request."""
        full = self.admission.full and self.admission.open
        code = "view-full" if full else "view-code" if self.admission.open else "view-closed"
        writer = MarkupWriter(Words(asked_language(request)))
        seat = unquote(request.cookies.get(f"{self._cookie}-seat", ""))[:LONGEST_NAME]
        steps = [Say("scan-ask"), Say("scan-point"), *([Say("scan-seat", {"player": seat})] if seat else [])]
        text = scan_page(writer.plain(Say(code)), steps if self.admission.open and not full else (), writer)
        kind = web.HTTPServiceUnavailable if full else web.HTTPForbidden
        return web.Response(status=kind.status_code, text=text, content_type="text/html")

    # Answers

    async def _page(self, request: web.Request) -> web.Response:
        number = request.match_info.get("seat", "")
        player = self._player(number)
        if number and not player:
            return _led_to(WHO)
        if not self.admission.may_sit(request[DEVICE], player):
            self._keep_and_report()
            writer = MarkupWriter(Words(asked_language(request)))
            return web.Response(text=asking_page(player, writer), content_type="text/html")
        tab = request.query.get("tab", "")
        text = self.follower.page(asked_language(request), player, chosen_language(request), tab)
        answer = web.Response(text=text, content_type="text/html")
        # A device that has to scan the code again learns its seat.
        if player:
            answer.set_cookie(f"{self._cookie}-seat", quote(player), httponly=True, samesite="Lax")
        return answer

    async def _rulings(self, request: web.Request) -> web.Response:
        text = self.follower.rulings(asked_language(request), chosen_language(request))
        return web.Response(text=text, content_type="text/html")

    def _player(self, number: str) -> str:
        """Return the player at the seat of that number; "" for an unknown one."""
        seats = self.follower.seats
        known = number.isascii() and number.isdecimal() and len(number) < len("100") and 0 < int(number) <= len(seats)
        return seats[int(number) - 1] if known else ""

    async def _theme(self, request: web.Request) -> web.Response:
        return web.Response(text=self._styles, content_type="text/css")

    async def _inks(self, request: web.Request) -> web.Response:
        return web.Response(text=ink_rules(self.follower.inks), content_type="text/css")

    async def _file(self, request: web.Request) -> web.Response:
        name = request.match_info["file"]
        if name not in FILES:
            raise web.HTTPNotFound
        text = resources.screen(f"page/{name}").read_text("utf-8")
        return web.Response(text=text, content_type=FILES[name])

    async def _moves(self, request: web.Request) -> web.StreamResponse:
        """Send every change as a stream of events."""
        device: Device = request[DEVICE]
        if device.screens >= MOST_SCREENS:
            raise web.HTTPTooManyRequests
        player = self._player(request.query.get("seat", ""))
        device.player, device.used = player if self.admission.may_sit(device, player) else "", True
        answer = web.StreamResponse(headers={"Content-Type": "text/event-stream", "X-Accel-Buffering": "no"})
        await answer.prepare(request)
        self._count_screen(device, 1)
        try:
            await self._tell(request, answer, device)
        except (ConnectionError, TimeoutError):
            # A viewer that leaves, or stops reading, affects no other.
            if request.transport:
                request.transport.abort()
        finally:
            self._count_screen(device, -1)
        return answer

    def _count_screen(self, device: Device, by: int) -> None:
        device.screens += by
        self.screens += by
        self._keep_and_report()

    async def _tell(self, request: web.Request, answer: web.StreamResponse, device: Device) -> None:
        language, follower = asked_language(request), self.follower
        seen = follower.version_of(request.headers.get("Last-Event-ID") or request.query.get("at", ""))
        data = b"retry: 1000\nevent: beat\ndata: .\n\n"
        while True:
            news = follower.news
            # A slow reader receives everything at once in the end: nothing is kept for any viewer.
            if seen < follower.version:
                data += follower.patch(language, device.player, seen)
                seen = follower.version
            async with timeout(STALLED):
                await answer.write(data)
            if follower.ended:
                return
            if device.out:
                await answer.write(b"event: out\ndata: .\n\n")
                return
            data = b""
            with suppress(TimeoutError):
                async with timeout(BEAT):
                    await news.wait()
            data = b"event: beat\ndata: .\n\n" if not news.is_set() else b""


def _without_key(request: web.Request) -> str:
    """Return the requested address with seat and language, but without the key; still encoded, as it is a head."""
    left = {name: value for name, value in request.query.items() if name != "key"}
    path = request.rel_url.raw_path
    return f"{path}?{urlencode(left)}" if left else path


def _led_to(place: str) -> web.Response:
    return web.Response(status=web.HTTPFound.status_code, headers={"Location": place})


async def _policy(_request: web.Request, answer: web.StreamResponse) -> None:
    answer.headers.update(POLICY)


def chosen_language(request: web.Request) -> str:
    """Return the language in the address, or ""."""
    asked = request.query.get("lang", "")
    return asked if asked in LANGUAGES else ""


def asked_language(request: web.Request) -> str:
    """Return the language of the address, or else of the browser."""
    if chosen := chosen_language(request):
        return chosen
    wishes = findall(r"([a-zA-Z]+)(?:-[\w-]*)?(?:\s*;\s*q=([\d.]+))?", request.headers.get("Accept-Language", ""))
    ranked = sorted(wishes, key=lambda wish: -_weight(wish[1]))
    return next((name.lower() for name, _ in ranked if name.lower() in LANGUAGES), FALLBACK)


def _weight(text: str) -> float:
    try:
        return float(text or 1)
    except ValueError:
        return 0.0
