"""`serve` at the banker's line: which address, the code for the table, who is in, and the end of it."""

from __future__ import annotations

from collections.abc import Awaitable, Iterable, Iterator
from typing import TYPE_CHECKING

from eighteen80.refusals import Illegal, Unreadable
from eighteen80.sheets import Cell, Line, Say, Text
from eighteen80.table.input.page_process import PageStatus
from eighteen80.web.server import serve_orders
from eighteen80.web.server.addresses import find_address, own_addresses

if TYPE_CHECKING:
    from eighteen80.table.views.zoom import DetailScreen

TITLE = Say("serve-title")
PAPER = "#ffffff"
"""Background of a code, which is dark on light in any look."""


def values(screen: DetailScreen) -> Iterable[str]:
    """Return the possible words after `serve`: an address, or a command to an open page."""
    if screen.service.status:
        return serve_orders.names(screen.painter.words).values()
    return own_addresses()


def check(screen: DetailScreen, word: str) -> tuple[str, str]:
    """Return the command or the address; refuse other words."""
    order, rest = serve_orders.parse_order(word)
    status = screen.service.status
    if not word or (not order and not status):
        return "", _address(word) if word else ""
    if order and not status:
        raise Illegal("serve-not-open")
    numbers = tuple(str(seen.number) for seen in (status.inside if status else ()))
    if order in (serve_orders.OUT, serve_orders.LET) and str(serve_orders.number_of(rest)) not in numbers:
        raise Unreadable("serve-no-device", word=rest, expected=numbers)
    if not order:
        raise Unreadable("table-value", word=word, expected=tuple(serve_orders.names(screen.painter.words).values()))
    return order, rest


def run(screen: DetailScreen, word: str) -> Awaitable[None] | None:
    """Ask for an address, open the page there, show its state, or give it a command."""
    order, rest = check(screen, word)
    if order == serve_orders.OFF:
        return _end(screen)
    if order and order != serve_orders.WHO:
        # Each change is shown when it happens.
        screen.service.tell(f"{order} {rest}".strip())
    elif not order and (rest or _again(screen)):
        return _begin(screen, rest or _again(screen))
    show(screen)
    return None


def _again(screen: DetailScreen) -> str:
    """Return where the page of this record was seen before, if this machine still has that address."""
    host = "" if screen.service.status else screen.service.kept_page.host
    return host if host in own_addresses() else ""


async def _begin(screen: DetailScreen, address: str) -> None:
    await screen.patiently(screen.service.begin(address))
    screen.mark()
    show(screen)


async def _end(screen: DetailScreen) -> None:
    await screen.patiently(screen.service.revoke())
    screen.mark()
    screen.show_answer(TITLE, Text((Line((Cell(Say("serve-ended")),)),)))


def show(screen: DetailScreen) -> None:
    """Show the state of the page, or the addresses where it can be opened."""
    status = screen.service.status
    lines = tuple(_status_lines(screen, status) if status else _addresses())
    code = tuple(Line((Cell(line, "", PAPER),)) for line in status.code) if status and status.open else ()
    screen.show_answer(TITLE, Text(code), Text(lines))


def _address(word: str) -> str:
    """Return one of this machine's addresses, by its number in the list or in full."""
    addresses = own_addresses()
    found = find_address(word, addresses)
    if not found:
        raise Unreadable("table-value", word=word, expected=tuple(addresses))
    return found


def _addresses() -> Iterator[Line]:
    yield Line((Cell(Say("serve-which"), "strong"),))
    for number, address in enumerate(own_addresses(), 1):
        yield Line((Cell(Say("serve-choice", {"number": number, "address": address, "home": number == 1})),))
    yield Line((Cell(Say("serve-then"), "dim"),))


def _status_lines(screen: DetailScreen, status: PageStatus) -> Iterator[Line]:
    if status.open:
        yield Line((Cell(Say("serve-at", {"address": status.address, "home": status.home}), "strong"),))
    else:
        yield Line((Cell(Say("serve-closed"), "warn"),))
    yield Line((Cell(Say("serve-inside", {"number": len(status.inside)})),))
    for seen in status.inside:
        yield Line((Cell(Say("serve-device", serve_orders.facts_of(seen)), "due" if seen.asks else ""),))
    if status.moved:
        yield Line((Cell(Say("serve-moved", {"address": status.moved}), "warn"),))
    if not status.home:
        facts = serve_orders.seats(screen.painter.words, private=status.private)
        yield Line((Cell(Say("serve-seats", facts), "dim"),))
    after = Say("serve-after", {"serve": screen.painter.words.say("name-serve")})
    yield Line(
        (
            Cell(after),
            Cell(Say("serve-commands", serve_orders.names(screen.painter.words)), "dim"),
        )
    )
