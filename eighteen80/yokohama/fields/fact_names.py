"""Names of figures in events and refusals, in the language of the table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from eighteen80.refusals import Label
from eighteen80.sheets import Fact, Facts, Say
from eighteen80.yokohama.box.components import BOX, kind_of
from eighteen80.yokohama.state import NEUTRAL


def place(area: str) -> Say:
    """Name an area; two of a kind keep their numbers."""
    kind = kind_of(area)
    return Say("area", {"area": kind, "twin": area.replace(kind, " ", 1).rstrip()})


def word(key: str) -> Say:
    """Name a verb, a technology, a piece or a ware."""
    return Say(f"label-{key}")


def ware(pair: tuple[str, int]) -> Say:
    """Name a number of a ware."""
    return Say("ware", {"ware": pair[0], "number": pair[1]})


def goal(key: str) -> Say:
    """Name an achievement by its requirement."""
    return Say("goal", {"goal": key})


def _each(name: Callable[[Any], Any]) -> Callable[[Iterable[Any]], Any]:
    return lambda facts: tuple(map(name, facts))


def _payee(name: str) -> str | Say:
    """Name a payee; the canal's is the bank."""
    return Say("payee-canal") if name == BOX.canal else name


def player(name: str) -> str | Say:
    """Name a player; the neutral one gets words."""
    return Say("score-neutral") if name == NEUTRAL else name


CALLED: Mapping[str, Callable[[Any], Any]] = {
    **dict.fromkeys(("area", "other", "first"), place),
    **dict.fromkeys(("wares", "price"), _each(ware)),
    **dict.fromkeys(("ware", "what", "piece", "verb", "technology", "level", "why"), Label),
    **dict.fromkeys(("things", "verbs"), _each(Label)),
    **dict.fromkeys(("player", "owner"), player),
    **dict.fromkeys(("beside", "unlaid"), _each(place)),
    "board": place,
    "goal": goal,
    "goals": _each(goal),
    "payee": _payee,
    "origin": lambda origin: Label(origin) if origin == "supply" else place(origin),
    "prices": _each(lambda price: ware(price[0])),
}


def name_facts(facts: Mapping[str, Fact]) -> Facts:
    """Replace the names in the facts; replaced names stay as they are."""
    return {
        name: CALLED[name](fact) if name in CALLED and fact and not _is_sentence(fact) else fact
        for name, fact in facts.items()
    }


def _is_sentence(fact: Fact) -> bool:
    """Return whether a fact, or any item of it, is a word of the table's language already."""
    return isinstance(fact, Say | Label) or (isinstance(fact, tuple) and any(map(_is_sentence, fact)))
