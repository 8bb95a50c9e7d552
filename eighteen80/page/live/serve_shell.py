"""`serve` in the shell: which address, the code to be scanned, and a line a command while it is open."""

from __future__ import annotations

import asyncio
import sys
from argparse import Namespace
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import ClassVar

from eighteen80.cli.desk import DONE, FAILED, FILE, Arguments, Desk, Misused, ShellCommand, at_terminal
from eighteen80.faults import describe
from eighteen80.page.live import orders
from eighteen80.page.live.addresses import FIRST_PORT, LOOPBACK, everywhere, own_addresses, web_address
from eighteen80.page.live.aside import stand_aside
from eighteen80.page.live.code import code_lines
from eighteen80.page.live.door import Seen
from eighteen80.page.live.house import House
from eighteen80.record.replay import read


class Serve(ShellCommand):
    """Shows a record to the players in their browsers."""

    arguments: ClassVar[Arguments] = {
        "file": FILE,
        "--host": {"metavar": "ADDRESS"},
        "--port": {"type": int, "default": FIRST_PORT, "metavar": "NUMBER"},
    }

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._told = False

    def run(self, options: Namespace) -> int:
        """Serve until it is told to end, or interrupted."""
        read(options.file)
        host = options.host if options.host is not None else self._asked() if at_terminal() else LOOPBACK
        if everywhere(host):
            raise Misused("serve-everywhere", word=host)
        house = House(options.file, host, options.port, lambda: self._own_up(house))
        with suppress(KeyboardInterrupt):
            asyncio.run(self._serve(house))
        return FAILED if house.fault else DONE

    def _own_up(self, house: House) -> None:
        """Tell the first fault of ours that a page has; all others are shown on."""
        if house.fault and not self._told:
            self._told = True
            self.desk.tell("serve-fault", **describe(house.fault))

    def _asked(self) -> str:
        """Which of this machine's addresses; the first is its own alone."""
        addresses = own_addresses()
        self.desk.tell("serve-which")
        for number, address in enumerate(addresses, 1):
            self.desk.tell("serve-choice", number=number, address=address, home=number == 1)
        while True:
            typed = self.desk.ask(self.desk.words.say("serve-ask"))
            chosen = addresses[0] if not typed else _chosen(typed, addresses)
            if chosen:
                return chosen
            self.desk.tell("serve-none-such", word=typed)

    async def _serve(self, house: House) -> None:
        ending: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        try:
            await house.begin()
        except (OSError, OverflowError) as error:
            raise Misused("serve-not-here", word=web_address(house.host, house.port)) from error
        stand_aside()
        try:
            self._show(house)
            listen(lambda line: self._obey(line, house, ending), ending)
            await house.stay(ending)
        finally:
            await house.end()

    def _show(self, house: House) -> None:
        """Where it is, as an address and as a code."""
        if not house.door.home and at_terminal():
            self.desk.draw(code_lines(house.address))
        self.desk.tell("serve-at", address=house.address, home=house.door.home)
        self.desk.tell("serve-ends")
        if at_terminal():
            self._explain()

    def _obey(self, line: str | None, house: House, ending: asyncio.Future[None]) -> None:
        """One typed line; the end of input ends it too."""
        order, rest = (orders.OFF, "") if line is None else orders.order_of(line)
        if order == orders.OFF:
            ending.set_result(None)
        elif order == orders.CLOSE:
            house.close()
            self.desk.tell("serve-closed")
        elif order == orders.OPEN:
            house.reopen()
            self._show(house)
        elif order == orders.OUT and house.show_out(orders.number_of(rest)):
            self.desk.tell("serve-out", number=orders.number_of(rest))
        elif order:
            self._list(house.door.inside)
        elif rest:
            self._explain()

    def _explain(self) -> None:
        """What may be typed."""
        self.desk.tell("serve-commands", **orders.names(self.desk.words))

    def _list(self, inside: Sequence[Seen]) -> None:
        self.desk.tell("serve-inside", number=len(inside))
        for seen in inside:
            self.desk.tell("serve-device", **{**seen._asdict(), "player": seen.player or "none"})


def _chosen(typed: str, addresses: Sequence[str]) -> str:
    """The address that is meant by its number or by itself."""
    if typed.isascii() and typed.isdecimal() and 0 < int(typed[:4]) <= len(addresses):
        return addresses[int(typed[:4]) - 1]
    return typed if typed in addresses else ""


def listen(obey: Callable[[str | None], None], ending: asyncio.Future[None]) -> None:
    """Hand over each line of the keyboard until the end, and None at its own; a fault there is the end too.

    Where no keyboard can be listened to, nothing is handed over.
    """
    loop = asyncio.get_running_loop()
    keyboard = sys.stdin

    def take() -> None:
        line = keyboard.readline()
        if not line or ending.done():
            loop.remove_reader(keyboard)
        try:
            if not ending.done():
                obey(line or None)
        except Exception as fault:  # noqa: BLE001  # else the loop prints its trace and goes on
            ending.set_exception(fault)

    with suppress(OSError, ValueError, NotImplementedError, AttributeError):
        if keyboard.isatty() or keyboard is not sys.__stdin__:
            loop.add_reader(keyboard, take)
