"""Admission to the page: one key for the whole table while it is open, a token for each device, and who is there.

What survives a restart, the address of the page too, lies in a file next to the record, readable by its owner alone,
until the page is closed by order.
"""

from __future__ import annotations

import json
import os
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from secrets import compare_digest, token_urlsafe
from time import monotonic
from typing import Any, NamedTuple

ENDING = ".page"
OWNER_ALONE = 0o600


class KeptPage(NamedTuple):
    """Last address of the page, and its admissions as plain values; empty for a page closed by order."""

    host: str = ""
    port: int = 0
    admission: Mapping[str, Any] = {}


def place_of(record: Path) -> Path:
    """Return the path of the file next to a record."""
    return record.with_name(f".{record.name}{ENDING}")


def read_kept(record: Path) -> KeptPage:
    """Read the kept state; ignore a file that is damaged, or readable by others."""
    with suppress(OSError, ValueError, TypeError, AttributeError, LookupError):
        place = place_of(record)
        if os.name == "posix" and place.stat().st_mode & ~OWNER_ALONE & 0o777:
            return KeptPage()
        kept = json.loads(place.read_text("utf-8"))
        if isinstance(kept["host"], str) and isinstance(kept["port"], int) and isinstance(kept["admission"], dict):
            return KeptPage(kept["host"], kept["port"], kept["admission"])
    return KeptPage()


def keep(record: Path, kept: KeptPage) -> None:
    """Write it as a whole; where nothing can be written, the page works until it is closed."""
    place = place_of(record)
    temporary = place.with_name(f"{place.name}.{os.getpid()}")
    with suppress(OSError):
        descriptor = os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, OWNER_ALONE)
        with os.fdopen(descriptor, "w", encoding="utf-8") as file:
            json.dump(kept._asdict(), file)
        temporary.replace(place)


def forget(record: Path) -> None:
    """Leave nothing by which a device would be known again."""
    with suppress(OSError):
        place_of(record).unlink(missing_ok=True)


KEY_BYTES, TOKEN_BYTES = 9, 24
MOST_DEVICES, MOST_AN_ADDRESS = 300, 16
"""Limits of devices for a page and for an address, above those of any table; a token takes some memory."""

UNUSED = 120.0
"""Seconds after which a device that was let in and never showed the game makes room for others."""

MOST_GUESSES, WHILE = 8, 60.0
"""Number of wrong keys from an address within a number of seconds after which even the right one is refused."""

MOST_GUESSERS = 512
ASKING = 300.0
"""Seconds in which the banker may answer a device that asks for a seat."""

KINDS = (("ipad", "tablet"), ("tablet", "tablet"), ("mobi", "phone"), ("android", "tablet"), ("tv", "television"))
"""Kinds of devices by a sign in their browser's name; anything else is a computer."""


class DeviceInfo(NamedTuple):
    """A device as the banker sees it: its number, its kind, the player of its page, its address, its open pages.

    `asks` is the seat that it asks for where the banker wants to be asked.
    """

    number: int
    kind: str
    player: str
    address: str
    screens: int
    asks: str = ""


class Device:
    """Something with a browser that was let in."""

    def __init__(self, number: int, token: str, kind: str, address: str) -> None:
        self.number = number
        self.token = token
        self.kind = kind
        self.address = address
        self.player = ""
        self.seats: set[str] = set()
        self.screens = 0
        self.out = False
        self.used = False
        self.came = monotonic()
        self._asked: tuple[str, float] = ("", 0.0)

    @property
    def asks(self) -> str:
        """Seat that it asks for; "" once that has waited too long."""
        seat, when = self._asked
        return seat if seat and monotonic() - when < ASKING else ""

    def ask(self, seat: str) -> None:
        """Ask for a seat, or for none any more."""
        self._asked = (seat, monotonic())

    @property
    def info(self) -> DeviceInfo:
        """Description of it for the banker."""
        return DeviceInfo(self.number, self.kind, self.player, self.address, self.screens, self.asks)

    @property
    def idle(self) -> bool:
        """True if it was admitted a while ago and never showed the game."""
        return not self.used and not self.screens and monotonic() - self.came > UNUSED


def kind_of(agent: str) -> str:
    """Name a device in a word of our own: its own text is never shown."""
    name = agent[:400].casefold()
    return next((kind for sign, kind in KINDS if sign in name), "computer")


class Admission:
    """Admission of devices; at home no key is needed."""

    def __init__(self, *, home: bool) -> None:
        self.home = home
        self.open = True
        self.private = False
        self.key = token_urlsafe(KEY_BYTES)
        self._devices: dict[int, Device] = {}
        self._guesses: OrderedDict[str, list[float]] = OrderedDict()
        self._number = 0

    # What outlives a restart

    def plain(self) -> dict[str, Any]:
        """Return the key and the devices as plain values."""
        devices = [
            [device.number, device.token, device.kind, device.address, device.player, sorted(device.seats)]
            for device in self._devices.values()
            if device.used
        ]
        return {"key": self.key, "open": self.open, "private": self.private, "devices": devices}

    def remember(self, plain: Mapping[str, Any]) -> None:
        """Restore the devices admitted before; ignore values that are not our own."""
        with suppress(KeyError, TypeError, ValueError):
            found = {}
            for number, token, kind, address, player, seats in plain["devices"][:MOST_DEVICES]:
                device = Device(int(number), str(token), str(kind), str(address))
                device.player, device.seats, device.used = str(player), set(map(str, seats)), True
                found[device.number] = device
            self.key, self.open, self.private = str(plain["key"]), bool(plain["open"]), bool(plain["private"])
            self._devices, self._number = found, max(found, default=0)

    # Who comes in

    def find_device(self, token: str) -> Device | None:
        """Find the device that shows the token that it was given; none that was shown out."""
        found = None
        # Every token is compared to its end, so that the time reveals nothing.
        for device in self._devices.values():
            if _same(token, device.token):
                found = device
        return found

    def let_in(self, key: str, agent: str, address: str) -> Device | None:
        """Let a device in that shows the key while the page is open to new ones."""
        right = self.home or _same(key, self.key)
        if not right and key:
            times = self._guesses.pop(address, [])
            self._guesses[address] = [*times, monotonic()][-MOST_GUESSES:]
            while len(self._guesses) > MOST_GUESSERS:
                self._guesses.popitem(last=False)
        if not (right and self.open) or not self._has_room(address):
            return None
        self._number += 1
        device = Device(self._number, token_urlsafe(TOKEN_BYTES), kind_of(agent), address)
        self._devices[self._number] = device
        return device

    def _has_room(self, address: str) -> bool:
        """Return whether another device may come from there; those that never showed the game make room."""
        for number in [device.number for device in self._devices.values() if device.idle]:
            del self._devices[number]
        there = sum(device.address == address for device in self._devices.values())
        return not self.full and (self.home or there < MOST_AN_ADDRESS)

    def is_barred(self, address: str) -> bool:
        """Return whether no further key from that address is checked, after too many wrong ones."""
        times = [time for time in self._guesses.get(address, ()) if monotonic() - time < WHILE]
        return len(times) >= MOST_GUESSES

    @property
    def full(self) -> bool:
        """True if there is no room for a further device."""
        return len(self._devices) >= MOST_DEVICES

    # What the banker orders

    def close(self) -> None:
        """Stop admitting devices; those inside stay."""
        self.open = False

    def reopen(self) -> None:
        """Let devices in again, by a new key."""
        self.open, self.key = True, token_urlsafe(KEY_BYTES)

    def guard_seats(self) -> None:
        """Require the banker's approval of each seat from now on, or no longer; present viewers keep their seats."""
        self.private = not self.private
        for device in self._devices.values():
            device.seats |= {device.player} - {""}

    def may_sit(self, device: Device, player: str) -> bool:
        """Return whether a device may show a player's page; if it needs approval, ask for it."""
        if not player or not self.private or player in device.seats:
            return True
        if device.asks != player:
            device.ask(player)
        return False

    def let_sit(self, number: int) -> str:
        """Let a device open the seat that it asks for; whose that is."""
        device = self._devices.get(number)
        seat = device.asks if device else ""
        if device and seat:
            device.seats.add(seat)
            device.ask("")
        return seat

    def show_out(self, number: int) -> bool:
        """Remove a device, and return whether it was inside. The key changes, since the device knows it."""
        device = self._devices.pop(number, None)
        if device is None:
            return False
        device.out = True
        self.key = token_urlsafe(KEY_BYTES)
        return True

    @property
    def inside(self) -> Sequence[DeviceInfo]:
        """Devices inside in order of arrival, even if they show nothing now."""
        return tuple(device.info for device in self._devices.values())


def _same(shown: str, secret: str) -> bool:
    return compare_digest(shown.encode(errors="replace"), secret.encode())
