"""The areas: whose president stands there, who has built where, the tile; two beside each other in a row."""

from __future__ import annotations

from collections.abc import Iterator

from eighteen80.sheets import Cell, Column, Grid, Row, Say, Text
from eighteen80.yokohama.box.components import BOX
from eighteen80.yokohama.fields.fact_names import place
from eighteen80.yokohama.show.marks import FREE, GONE, TILE, initials
from eighteen80.yokohama.state import State

HEADS = ("area", "president", "sites", "house", "power5")
SITES, BETWEEN = "".join(map(str, range(1, BOX.contents.sites.shops + 1))), "│"


def areas(state: State) -> Grid | Text:
    """Every area in the order of the box, the second half beside the first; nothing where a map shows them."""
    if state.on_map:
        return Text(())
    named = [area for area in state.areas if area != BOX.canal]
    half = (len(named) + 1) // 2
    rows = [(*_cells(state, left), *_second(state, named[half:], at)) for at, left in enumerate(named[:half])]
    return Grid((*_columns(), Column(Cell(BETWEEN, "dim")), *_columns()), (tuple(map(Row, rows)),))


def _columns() -> Iterator[Column]:
    for head in HEADS:
        text = SITES if head == "sites" else Say(f"head-{head}")
        yield Column(Cell(text, "head"), narrow=head != "sites", names=head in HEADS[:2])


def _second(state: State, named: list[str], at: int) -> Iterator[Cell]:
    yield Cell(BETWEEN, "dim")
    yield from _cells(state, named[at]) if at < len(named) else (Cell() for _ in HEADS)


def _cells(state: State, area: str) -> Iterator[Cell]:
    short = initials(state)
    presidents = [name for name, player in state.players.items() if player.president == area]
    sites = {player.sites[area]: name for name, player in state.players.items() if area in player.sites}
    house = state.house_owner(area)
    action = state.turn.action if state.turn else None
    yield Cell(place(area), "due" if action and action.area == area else "strong" if presidents else "")
    yield Cell(" ".join(presidents) if len(presidents) == 1 else " ".join(short[name] for name in presidents), "strong")
    yield Cell("".join(short.get(sites.get(site, ""), FREE) for site in map(int, SITES)))
    yield Cell(short[house] if house else FREE, "strong" if house else "dim")
    tile = TILE if area in state.tiles else GONE
    yield Cell(
        f"{tile}{f'+{BOX.contents.power.piece}' if state.station == area else ''}", "good" if tile == TILE else "dim"
    )
