"""The areas: whose president stands there, who has built where, the tile; in map depth who stands there too."""

from __future__ import annotations

from collections.abc import Iterator

from eighteen80.sheets import Cell, Column, Grid, Row, Say
from eighteen80.yokohama.box.components import BOX
from eighteen80.yokohama.spoken.naming import place
from eighteen80.yokohama.state import NEUTRAL, State

FREE, TILE, GONE = "·", "●", "–"


def initials(state: State) -> dict[str, str]:
    """As few letters of each name as tell the players apart."""
    for length in range(1, 40):
        short = {name: name[:length] for name in state.seats}
        if len(set(short.values())) == len(short):
            return {**short, NEUTRAL: "N"}
    return {**{name: name for name in state.seats}, NEUTRAL: "N"}


def areas(state: State) -> Grid:
    """A row an area, in the order of the box."""
    heads = ("area", "president", "shops", "house", "power5", *(("assistants",) if state.on_map else ()))
    columns = tuple(Column(Cell(Say(f"head-{head}"), "head"), gap=2) for head in heads)
    rows = [_row(state, area) for area in state.areas if area != BOX.canal]
    return Grid(columns, (tuple(rows),))


def _row(state: State, area: str) -> Row:
    short = initials(state)
    presidents = [name for name, player in state.players.items() if player.president == area]
    sites = {player.sites[area]: name for name, player in state.players.items() if area in player.sites}
    shops = "".join(short.get(sites.get(site, ""), FREE) for site in range(1, BOX.contents.sites.shops + 1))
    house = state.house_owner(area)
    action = state.turn.action if state.turn else None
    here = action is not None and action.area == area
    tile = TILE if area in state.tiles else GONE
    cells = (
        Cell(place(area), "due" if here else ""),
        Cell(" ".join(presidents), "strong"),
        Cell(shops),
        Cell(short[house] if house else FREE, "strong" if house else "dim"),
        Cell(f"{tile}{' +1' if state.station == area else ''}", "good" if tile == TILE else "dim"),
        *((Cell(" ".join(_assistants(state, area))),) if state.on_map else ()),
    )
    return Row(cells, due=here)


def _assistants(state: State, area: str) -> Iterator[str]:
    short = initials(state)
    for name, player in state.players.items():
        if number := player.areas.get(area, 0):
            yield f"{short[name]}{number}"
