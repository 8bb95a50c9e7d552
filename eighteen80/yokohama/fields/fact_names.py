"""How figures of events and refusals are called at the table: by the names of their fields, in its language."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from eighteen80.refusals import Label
from eighteen80.sheets import Fact, Facts, Say
from eighteen80.yokohama.box.components import BOX, kind_of
from eighteen80.yokohama.state import NEUTRAL


def place(area: str) -> Say:
    """An area; two of a kind keep their numbers."""
    kind = kind_of(area)
    return Say("area", {"area": kind, "twin": area.replace(kind, " ", 1).rstrip()})


def word(key: str) -> Say:
    """A verb, a technology, a piece or a ware by its name in the table's language."""
    return Say(f"label-{key}")


def ware(pair: tuple[str, int]) -> Say:
    """A number of a ware."""
    return Say("ware", {"ware": pair[0], "number": pair[1]})


def goal(key: str) -> Say:
    """An achievement by what it asks for."""
    return Say("goal", {"goal": key})


def _places(areas: tuple[str, ...]) -> tuple[Say, ...]:
    return tuple(map(place, areas))


def _wares(wares: tuple[tuple[str, int], ...]) -> tuple[Say, ...]:
    return tuple(map(ware, wares))


def _goals(keys: tuple[str, ...]) -> tuple[Say, ...]:
    return tuple(map(goal, keys))


def _labels(words: tuple[str, ...]) -> tuple[Label, ...]:
    return tuple(map(Label, words))


def _payee(name: str) -> str | Say:
    """Whoever is paid; for the canal it is the bank."""
    return Say("payee-canal") if name == BOX.canal else name


def player(name: str) -> str | Say:
    """A player as he is called; the neutral one in words."""
    return Say("score-neutral") if name == NEUTRAL else name


CALLED: Mapping[str, Callable[[Any], Any]] = {
    **dict.fromkeys(("area", "other", "first"), place),
    **dict.fromkeys(("beside",), _places),
    **dict.fromkeys(("wares", "price"), _wares),
    **dict.fromkeys(("ware", "what", "piece", "verb", "technology", "level", "why"), Label),
    **dict.fromkeys(("things", "verbs"), _labels),
    **dict.fromkeys(("player", "owner"), player),
    "board": place,
    "goal": goal,
    "goals": _goals,
    "payee": _payee,
    "origin": lambda origin: Label(origin) if origin == "supply" else place(origin),
    "prices": lambda prices: tuple(_wares(price)[0] for price in prices),
}


def called(facts: Mapping[str, Fact]) -> Facts:
    """The facts with every name as it is said; said again, they stay as they are."""
    return {
        name: CALLED[name](fact) if name in CALLED and fact and not _is_said(fact) else fact
        for name, fact in facts.items()
    }


def _is_said(fact: Fact) -> bool:
    """Whether a fact, or anything that it lists, is a word of the table's language already."""
    return isinstance(fact, Say | Label) or (isinstance(fact, tuple) and any(map(_is_said, fact)))
