"""Meanings of the words of a line, shown next to each of them while the line is typed."""

from __future__ import annotations

from collections.abc import Callable, Container

from eighteen80.china.box.components import BOX
from eighteen80.china.map.geometry import EDGES
from eighteen80.china.state import State
from eighteen80.sheets import Facts, Say

Meaning = tuple[str, Facts]
NONE = "none"


def of_company(name: str, state: State | None) -> Meaning:
    """Return its name, with the share price if it has been founded, or else its home."""
    card, company = BOX.companies[name], state.companies[name] if state else None
    price = BOX.chart.price(company.space) if company and company.founded else None
    return "choice-company", {"name": card.name, "home": card.home, "price": price or NONE}


def of_investor(name: str, _state: State | None) -> Meaning:
    """Return its name and its home."""
    card = BOX.investors[name]
    return "choice-investor", {"name": card.name, "home": card.home, "place": BOX.hexes[card.home].names}


def of_train(name: str, state: State | None) -> Meaning:
    """Return its price, the number left, and the train that rusts it."""
    card = BOX.trains[name]
    left = state.depot[name] if state else card.count
    return "choice-train", {"price": card.price, "left": NONE if left is None else left, "by": card.rusted_by or NONE}


def of_tile(number: str, state: State | None) -> Meaning:
    """Return its colour, and the number left."""
    tile = BOX.tiles[number]
    return "choice-tile", {"colour": tile.colour, "left": state.board.supply[number] if state else tile.count}


def of_hex(name: str, state: State | None) -> Meaning:
    """Return the print of the hex and its tile, or the cost of the first one."""
    card = BOX.hexes[name]
    laid = state.board.tiles.get(name) if state else None
    facts = {"kind": Say(f"kind-{card.kind.replace('_', '-')}"), "tile": laid.number if laid else NONE}
    return "choice-hex", {**facts, "names": card.names, "cost": 0 if laid else card.cost}


def of_position(text: str, hex_: str | None) -> Meaning:
    """Return the neighbours to which the edges lead."""
    edges = [EDGES.index(word) for word in text.replace("-", " ").split()]
    beyond = BOX.hexes[hex_].neighbours if hex_ else ()
    return "choice-position", {
        "hexes": tuple(dict.fromkeys(name for edge in edges if beyond and (name := beyond[edge])))
    }


def of_permits(letters: str) -> Meaning:
    """Return the first and the last phase in which they let a company build."""
    phases = [phase.name for phase in BOX.phases if phase.letter in letters]
    return "choice-permits", {"first": phases[0], "last": phases[-1]}


def of_name(text: str, state: State | None) -> Meaning:
    """Return the meaning of a name: a player, or something of the box."""
    if state and text in state.players:
        return "choice-player", {"cash": state.players[text].cash}
    return next((meaning(text, state) for names, meaning in KINDS if text in names), ("choice-bank", {}))


KINDS: tuple[tuple[Container[str], Callable[[str, State | None], Meaning]], ...] = (
    (BOX.companies, of_company),
    (BOX.investors, of_investor),
    (BOX.privates, lambda name, _: ("choice-company", {"name": BOX.privates[name].name, "home": NONE, "price": NONE})),
    (BOX.hexes, of_hex),
    (BOX.trains, of_train),
    (BOX.tiles, of_tile),
)
