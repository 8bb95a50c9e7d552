"""`serve` in the shell: which address, the code to be scanned, and a line a command while it is open."""

from __future__ import annotations

import asyncio
import sys
from argparse import Namespace
from collections.abc import Sequence
from contextlib import suppress
from typing import ClassVar

from eighteen80.cli.base_command import DONE, FAILED, FILE, Arguments, Desk, ShellCommand, UsageError, is_interactive
from eighteen80.faults import describe
from eighteen80.record.replay import read
from eighteen80.web.server import serve_orders
from eighteen80.web.server.addresses import FIRST_PORT, LOOPBACK, find_address, is_wildcard, own_addresses, web_address
from eighteen80.web.server.page_server import PageServer
from eighteen80.web.server.serve_orders import lower_priority, qr_lines, typed_lines
from eighteen80.web.server.tokens import DeviceInfo, read_kept

PORTS = range(2**16)
"""Ports that there are; 0 takes any free one."""


class Serve(ShellCommand):
    """Command: show a record to the players in their browsers."""

    arguments: ClassVar[Arguments] = {
        "file": FILE,
        "--host": {"metavar": "ADDRESS"},
        "--port": {"type": int, "metavar": "NUMBER"},
    }

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._fault_reported = False
        self._asking: dict[int, str] = {}

    def run(self, options: Namespace) -> int:
        """Serve until ordered to end, or interrupted."""
        read(options.file)
        kept = read_kept(options.file)
        host = (
            options.host
            if options.host is not None
            else kept.host or (self._ask_address() if is_interactive() else LOOPBACK)
        )
        if is_wildcard(host):
            raise UsageError("serve-everywhere", word=host)
        if options.port is not None and options.port not in PORTS:
            known = f"{PORTS[0]}–{PORTS[-1]}"
            raise UsageError("usage-choice", argument="--port", word=options.port, known=known)
        # The page is seen where it was before, if that can be had again.
        again = kept.port if kept.host == host else 0
        ports = dict.fromkeys((again, FIRST_PORT)) if options.port is None else (options.port,)
        server = PageServer(options.file, host, 0, lambda: self._own_up(server))
        with suppress(KeyboardInterrupt):
            asyncio.run(self._serve(server, [port for port in ports if port or options.port is not None]))
        return FAILED if server.fault else DONE

    def _own_up(self, server: PageServer) -> None:
        """Report the first fault of a page, and the devices that ask for a seat; all others are still served."""
        asking = {device.number: device.asks for device in server.admission.inside if device.asks}
        for number in asking.keys() - self._asking.keys():
            let = serve_orders.names(self.desk.words)[serve_orders.LET]
            self.desk.tell("serve-asks", number=number, player=asking[number], let=let)
        self._asking = asking
        if server.fault and not self._fault_reported:
            self._fault_reported = True
            self.desk.tell("serve-fault", **describe(server.fault))

    def _ask_address(self) -> str:
        """Ask for one of this machine's addresses; the first is the loopback address."""
        addresses = own_addresses()
        self.desk.tell("serve-which")
        for number, address in enumerate(addresses, 1):
            self.desk.tell("serve-choice", number=number, address=address, home=number == 1)
        while True:
            typed = self.desk.ask(self.desk.words.say("serve-ask"))
            if chosen := find_address(typed or "1", addresses):
                return chosen
            self.desk.tell("serve-none-such", word=typed)

    async def _serve(self, server: PageServer, ports: Sequence[int]) -> None:
        for port in ports:
            server.port = port
            try:
                await server.begin()
                break
            except (OSError, OverflowError) as error:
                if port == ports[-1]:
                    raise UsageError("serve-not-here", word=web_address(server.host, server.port)) from error
        lower_priority()
        try:
            self._show(server)
            await server.stay(asyncio.create_task(self._listen(server)))
        finally:
            await server.end()

    def _show(self, server: PageServer) -> None:
        """Show the address, and its code."""
        if not server.admission.home and is_interactive():
            self.desk.draw(qr_lines(server.address))
        self.desk.tell("serve-at", address=server.address, home=server.admission.home)
        if server.moved_from:
            self.desk.tell("serve-moved", address=server.moved_from)
        self.desk.tell("serve-ends")
        if not server.admission.home:
            self._tell_seats(server)
        if is_interactive():
            self._explain()

    async def _listen(self, server: PageServer) -> None:
        """Obey line by line, until one of them or their end closes the page; without a keyboard only Ctrl+C does."""
        if not sys.stdin.isatty():
            await asyncio.Event().wait()
        async for line in typed_lines(sys.stdin):
            order, rest = serve_orders.parse_order(line)
            self._obey(server, order, rest)
            if order == serve_orders.OFF:
                break

    def _obey(self, server: PageServer, order: str, rest: str) -> None:
        """Do the order of one line, and say so; explain the orders if it has none."""
        number = serve_orders.number_of(rest)
        done = server.obey(order, number)
        if order == serve_orders.CLOSE:
            self.desk.tell("serve-closed")
        elif order == serve_orders.OPEN:
            self._show(server)
        elif order == serve_orders.OUT and done:
            self.desk.tell("serve-out", number=number)
        elif order == serve_orders.PRIVATE:
            self._tell_seats(server)
        elif order == serve_orders.LET and done:
            self.desk.tell("serve-let", number=number, player=str(done))
        elif order and order != serve_orders.OFF:
            self._list(server.admission.inside)
        elif rest and not order:
            self._explain()

    def _tell_seats(self, server: PageServer) -> None:
        """Report whether seats need approval."""
        self.desk.tell("serve-seats", **serve_orders.seats(self.desk.words, private=server.admission.private))

    def _explain(self) -> None:
        self.desk.tell("serve-commands", **serve_orders.names(self.desk.words))

    def _list(self, inside: Sequence[DeviceInfo]) -> None:
        self.desk.tell("serve-inside", number=len(inside))
        for device in inside:
            self.desk.tell("serve-device", **serve_orders.facts_of(device))
