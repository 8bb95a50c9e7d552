"""The walk of a line, as its page has it: which functions are named there, and which are called."""

from __future__ import annotations

import re
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import reduce
from importlib import import_module
from inspect import unwrap
from types import CodeType, FrameType
from typing import NamedTuple

from tests.support.places import ROOT

PAGE = ROOT / "eighteen80" / "table" / "WALK.md"
ROW = re.compile(r"^\| `([\w/]+)\.py` \| `([\w.]+)` \|", re.MULTILINE)
FOLLOWED = "EIGHTEEN80_FOLLOWED"
KEY, SECOND, ANSWER, ENTER, DISK, PAINT = (
    "A key is pressed", "In the second process", "The answer comes back", "Enter", "To disk", "To paint",
)  # fmt: skip


class Hop(NamedTuple):
    module: str
    function: str

    def __str__(self) -> str:
        return f"{self.module}:{self.function}"

    @property
    def code(self) -> CodeType:
        """Code of the function; fails if there is no such function."""
        module = import_module(f"eighteen80.{self.module}".removesuffix(".__init__"))
        found = unwrap(reduce(getattr, self.function.split("."), module))
        return found.__code__


def hops(*titles: str) -> list[Hop]:
    """The rows of those sections, in order."""
    sections = dict(part.split("\n", 1) for part in PAGE.read_text("utf-8").split("\n## ")[1:])
    return [Hop(path.replace("/", "."), name) for title in titles for path, name in ROW.findall(sections[title])]


class Follower:
    """Reporter of each call of these functions, in any thread."""

    def __init__(self, watched: Sequence[Hop], tell: Callable[[Hop], object]) -> None:
        self._hops = {hop.code: hop for hop in watched}
        self._tell = tell

    def __call__(self, frame: FrameType, event: str, _argument: object) -> None:
        if event == "call" and frame.f_code in self._hops:
            self._tell(self._hops[frame.f_code])

    @contextmanager
    def everywhere(self) -> Iterator[None]:
        """In this thread and in those that are begun meanwhile."""
        threading.setprofile(self)
        sys.setprofile(self)
        try:
            yield
        finally:
            sys.setprofile(None)
            threading.setprofile(None)


def first_missing(expected: Sequence[Hop], called: Sequence[str]) -> Hop | None:
    """The first hop that is not called after the ones before it."""
    rest = iter(called)
    return next((hop for hop in expected if str(hop) not in rest), None)
