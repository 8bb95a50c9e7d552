"""The strip: the turn order track with all its places, then the investors; in brief the track alone."""

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
    track = list(_track(state, signs, roomy=True))
    word = (Cell(Say("strip-order"), "dim"), Column(Cell()))
    listed = [(Cell(f"{name}{signs[name]}", "", chip(name).paint), Column(Cell())) for name in investors]
    brief = FullAndBrief(_in_one_row(track), _in_one_row(list(_track(state, signs, roomy=False))))
    return FullAndBrief(_in_one_row([word, *track, *listed]), FullAndBrief(_in_one_row([*track, *listed]), brief))


def _in_one_row(pieces: Sequence[tuple[Cell, Column]]) -> Grid:
    return Grid(tuple(column for _, column in pieces), ((Row(tuple(cell for cell, _ in pieces)),),))


def _track(state: State, signs: Mapping[str, str], *, roomy: bool) -> Iterator[tuple[Cell, Column]]:
    """Yield four places for each initial price, with a sign next to each marker."""
    gap = int(roomy)
    for par in PARS:
        if par != PARS[0]:
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
