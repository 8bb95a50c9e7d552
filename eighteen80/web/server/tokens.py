"""The door: one key for the whole table while it is open, a token for each device that came in, and who is there."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from secrets import compare_digest, token_urlsafe
from time import monotonic
from typing import NamedTuple

KEY_BYTES, TOKEN_BYTES = 9, 24
MOST_DEVICES = 300
"""No table is larger; a token takes little, but not nothing."""

MOST_GUESSES, WHILE = 8, 60.0
"""So many wrong keys an address may show within so many seconds, and no right one after that."""

MOST_GUESSERS = 512
KINDS = (("ipad", "tablet"), ("tablet", "tablet"), ("mobi", "phone"), ("android", "tablet"), ("tv", "television"))
"""What a browser says of its device, and what that is; anything else is a computer."""


class Seen(NamedTuple):
    """A device as the banker sees it: its number, what it is, whose page it shows, from which address, how often."""

    number: int
    kind: str
    player: str
    address: str
    screens: int


class Device:
    """Something with a browser that was let in."""

    def __init__(self, number: int, token: str, agent: str, address: str) -> None:
        self.number = number
        self.token = token
        self.kind = kind_of(agent)
        self.address = address
        self.player = ""
        self.screens = 0
        self.out = False

    @property
    def seen(self) -> Seen:
        """What there is to say of it."""
        return Seen(self.number, self.kind, self.player, self.address, self.screens)


def kind_of(agent: str) -> str:
    """What a device is, in a word of ours: what it says itself is shown to nobody."""
    said = agent[:400].casefold()
    return next((kind for sign, kind in KINDS if sign in said), "computer")


class Door:
    """Who may look in; at home no key is asked for."""

    def __init__(self, *, home: bool) -> None:
        self.home = home
        self.open = True
        self.key = token_urlsafe(KEY_BYTES)
        self._devices: dict[int, Device] = {}
        self._guesses: OrderedDict[str, list[float]] = OrderedDict()
        self._number = 0

    def knows(self, token: str) -> Device | None:
        """The device that shows the token that it was given; none that was shown out."""
        found = None
        # Every token is compared, and each to its end: the time tells nothing.
        for device in self._devices.values():
            if _same(token, device.token):
                found = device
        return found

    def let_in(self, key: str, agent: str, address: str) -> Device | None:
        """A device that shows the key while the door is open."""
        right = self.home or _same(key, self.key)
        if not right and key:
            self._guessed(address)
        if not (right and self.open) or len(self._devices) >= MOST_DEVICES:
            return None
        self._number += 1
        device = self._devices[self._number] = Device(self._number, token_urlsafe(TOKEN_BYTES), agent, address)
        return device

    def tired_of(self, address: str) -> bool:
        """Whether so many wrong keys came from there that no further one is looked at."""
        times = [time for time in self._guesses.get(address, ()) if monotonic() - time < WHILE]
        return len(times) >= MOST_GUESSES

    def _guessed(self, address: str) -> None:
        times = self._guesses.pop(address, [])
        self._guesses[address] = [*times, monotonic()][-MOST_GUESSES:]
        while len(self._guesses) > MOST_GUESSERS:
            self._guesses.popitem(last=False)

    @property
    def full(self) -> bool:
        """Whether no further device finds room."""
        return len(self._devices) >= MOST_DEVICES

    def close(self) -> None:
        """Let nobody else in; who is in stays."""
        self.open = False

    def reopen(self) -> None:
        """Let devices in again, by a new key."""
        self.open, self.key = True, token_urlsafe(KEY_BYTES)

    def show_out(self, number: int) -> bool:
        """Forget a device; whether there was one. The key changes, since it was told that too."""
        device = self._devices.pop(number, None)
        if device is None:
            return False
        device.out = True
        self.key = token_urlsafe(KEY_BYTES)
        return True

    @property
    def inside(self) -> Sequence[Seen]:
        """Who is in, in the order in which they came; whoever shows nothing now too."""
        return tuple(device.seen for device in self._devices.values())


def _same(shown: str, secret: str) -> bool:
    return compare_digest(shown.encode(errors="replace"), secret.encode())
