"""The strip: the turn order track with all its places, then the investors; in brief the track alone, or in two rows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from eighteen80.china.box.components import BOX
from eighteen80.china.rules.operating.turns import PARS
from eighteen80.china.show.sheets.sheet_map import chip
from eighteen80.china.show.sheets.sheet_table import DUE, MARKER, NO_ONE, turn_signs
from eighteen80.china.state import State
from eighteen80.sheets import Cell, Column, FullAndBrief, Grid, Row, Say

PARTED = "│"
PLACE = 4
"""Number of columns of a place on the track."""


def strip(state: State) -> FullAndBrief:
    """Show the turn order list in the given width."""
    investors = [name for name, investor in sorted(state.investors.items()) if investor.open]
    signs = turn_signs(state)
    track = list(_track(state, signs, PARS, roomy=True))
    word = (Cell(Say("strip-order"), "dim"), Column(Cell()))
    listed = [(Cell(f"{name}{signs[name]}", "", chip(name).paint), Column(Cell())) for name in investors]
    halves = (
        list(_track(state, signs, pars, roomy=False)) for pars in (PARS[: len(PARS) // 2], PARS[len(PARS) // 2 :])
    )
    whole = _in_rows(list(_track(state, signs, PARS, roomy=False)))
    brief = FullAndBrief(_in_rows(track), FullAndBrief(whole, _in_rows(*halves)))
    return FullAndBrief(_in_rows([word, *track, *listed]), FullAndBrief(_in_rows([*track, *listed]), brief))


def _in_rows(*rows: Sequence[tuple[Cell, Column]]) -> Grid:
    columns = tuple(column for _, column in rows[0])
    return Grid(columns, (tuple(Row(tuple(cell for cell, _ in row)) for row in rows),))


def _track(
    state: State, signs: Mapping[str, str], pars: Sequence[int], *, roomy: bool
) -> Iterator[tuple[Cell, Column]]:
    """Yield four places for each initial price, with a sign next to each marker."""
    gap = int(roomy)
    for par in pars:
        if par != pars[0]:
            yield Cell(PARTED, "dim"), Column(Cell(), gap=gap)
        yield Cell(str(par), "dim"), Column(Cell(), gap=gap)
        for row in range(1, BOX.setup.rows_per_par + 1):
            yield _place(state, signs, (par, row), roomy=roomy), Column(Cell(), gap=1 if row == 1 else gap, least=PLACE)


def _place(state: State, signs: Mapping[str, str], place: tuple[int, int], *, roomy: bool) -> Cell:
    for name, company in state.companies.items():
        if company.founded and (company.par, company.row) == place:
            return Cell(f"{name}{_sign(signs[name], marked=state.marker == name, roomy=roomy)}", "", chip(name).paint)
    return Cell(f" {NO_ONE}", "dim")


def _sign(sign: str, *, marked: bool, roomy: bool) -> str:
    """Return a company's signs next to its marker; with room for one sign, the turn's comes first."""
    marker = MARKER if marked else ""
    if roomy:
        return f"{sign}{marker}"
    return sign if sign == DUE else marker or sign
