"""A terminal that keeps every byte that an application writes to it while a test looks on."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from unittest.mock import PropertyMock, patch

from textual.drivers.headless_driver import HeadlessDriver
from textual.strip import Strip

from eighteen80.characters import JOINERS

PAINTING = re.compile(r"\x1b\[[0-9;]*m|\x1b\[\d+;\d+H|\x1b\[\?(?:2026|25)[hl]|\x1b\]22;\w+\x07|\n")
"""Pattern of our own painting: colours, places, whole pictures, the cursor, the shape of the pointer."""

SCROLLING = ("grab", "scroll_up", "scroll_down")
"""Click actions of the scroll bar of a text."""


class Terminal:
    """A terminal that keeps what it is sent."""

    def __init__(self) -> None:
        self.sent: list[str] = []

    @property
    def orders(self) -> list[str]:
        """Everything sent that it would obey, but for our own painting; each with what follows it."""
        text = PAINTING.sub("", "".join(self.sent))
        return [text[at : at + 12] for at, sign in enumerate(text) if not (sign.isprintable() or sign in JOINERS)]


@contextmanager
def terminal() -> Iterator[Terminal]:
    """Send all output within the block to this terminal."""
    kept = Terminal()
    here = patch.object(HeadlessDriver, "is_headless", PropertyMock(return_value=False))
    with here, patch.object(HeadlessDriver, "write", lambda _, text: kept.sent.append(text)):
        yield kept


def links(painted: Sequence[Sequence[Strip]]) -> list[object]:
    """List the clickable links in the painted rows of a screen."""
    styles = {segment.style for row in painted for strip in row for segment in strip if segment.style}
    return [style for style in styles if style.link or any(_acts(*part) for part in style.meta.items())]


def _acts(name: str, action: object) -> bool:
    return name.startswith("@") and action not in SCROLLING
