"""The areas: yields by power, presidents, buildings, the tile."""

from __future__ import annotations

from collections.abc import Iterator

from eighteen80.sheets import Cell, Column, FullAndBrief, Grid, Line, Row, Say, Text
from eighteen80.yokohama.box.components import BOX
from eighteen80.yokohama.fields.fact_names import place
from eighteen80.yokohama.rules.areas.power import yields
from eighteen80.yokohama.show.marks import GONE, SITES, TILE, chip, initials, name_cell, site_chips
from eighteen80.yokohama.show.sheets.sheet_boards import boards_in_brief
from eighteen80.yokohama.show.sheets.sheet_tally import standing_in_brief
from eighteen80.yokohama.state import State

POWERS = range(1, BOX.contents.power.most + 1)
AREA, BRINGS, PRESIDENT, SITE, HOUSE, POWER5 = "area", "brings", "president", "site", "house", "power5"
HEADS = (AREA, BRINGS, PRESIDENT, *(SITE for _ in SITES), HOUSE, POWER5)
BETWEEN = "│"


def areas(state: State) -> FullAndBrief | Text:
    """Show every area in the order of the box, a row each or two side by side; empty where a map shows them."""
    if state.on_map:
        return Text(())
    named = [area for area in state.areas if area != BOX.canal]
    rows = tuple(Row(tuple(_cells(state, area, HEADS))) for area in named)
    return FullAndBrief(Grid(tuple(_columns(HEADS, gap=2)), (rows,)), _abreast(state, named))


def _abreast(state: State, named: list[str]) -> Grid:
    """Show the second half next to the first, without the yields; beneath, both boards and the standings."""
    half = (len(named) + 1) // 2
    heads = tuple(head for head in HEADS if head != BRINGS)
    rows = []
    for at, left in enumerate(named[:half]):
        right = named[half + at : half + at + 1]
        second = _cells(state, right[0], heads) if right else (Cell() for _ in heads)
        rows.append(Row((*_cells(state, left, heads), Cell(BETWEEN, "rule"), *second)))
    foot = Line((*boards_in_brief(state), *standing_in_brief(state)), drawn=True)
    return Grid((*_columns(heads), Column(Cell()), *_columns(heads)), ((*rows, foot),))


def _columns(heads: tuple[str, ...], gap: int = 1) -> Iterator[Column]:
    sites = iter(SITES)
    for head in heads:
        number = next(sites) if head == SITE else 0
        # The title of the pane precedes the heads on the same rule.
        text = str(number) if number else Say(f"head-{head}") if head != AREA else ""
        apart = 0 if number > 1 else gap
        yield Column(Cell(text, "head"), gap=apart, narrow=head in (AREA, PRESIDENT), names=head in (AREA, PRESIDENT))


def _cells(state: State, area: str, heads: tuple[str, ...]) -> Iterator[Cell]:
    presidents = [name for name, player in state.players.items() if player.president == area]
    action = state.turn.action if state.turn else None
    yield Cell(place(area), "due" if action and action.area == area else "strong" if presidents else "")
    if BRINGS in heads:
        yield Cell(" ".join(str(yields(area, power) or GONE) for power in POWERS), "dim")
    yield _president_cell(state, presidents)
    yield from site_chips(state, area)
    yield chip(state, state.house_owner(area))
    tile = TILE if area in state.tiles else GONE
    station = f"+{BOX.contents.power.piece}" if state.station == area else ""
    yield Cell(f"{tile}{station}", "good" if tile == TILE else "dim")


def _president_cell(state: State, presidents: list[str]) -> Cell:
    """Show the president by name, or several by their letters."""
    if len(presidents) == 1:
        return name_cell(state, presidents[0])
    return Cell(" ".join(initials(state)[name] for name in presidents), "strong")
