"""Rules that open panes: each bears a title, and heads of columns where that leaves room for them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.cells import cell_len

from eighteen80.sheets import Grid, Wording
from eighteen80.table.draw.canvas import Ink
from eighteen80.table.draw.grids import MARGIN, RULE, grid_parts, least_width
from eighteen80.table.draw.text_lines import Painted, Painter, Piece, length

APART = 3
"""Largest distance between heads without a rule between them."""


def ruled_grid(grid: Grid, title: Wording, width: int, painter: Painter) -> list[Painted]:
    """Draw a grid beneath its rule, marks in its margin."""
    title, across = grid.title or title, width - len(MARGIN)
    roomy = _leave_title_room(grid, painter.words.text(title))
    parts = grid_parts(roomy if least_width(roomy, painter) <= across else grid, across, painter)
    if not (parts.heads or parts.body):
        return []
    return [*title_rule(title, parts.heads, width, painter), *parts.with_marks()]


def _leave_title_room(grid: Grid, title: str) -> Grid:
    """Widen the names to the title, if heads can follow on its line."""
    first, *others = grid.columns
    if not first.names or first.head.text or not others or not others[0].head.text:
        return grid
    return grid._replace(columns=(first._replace(least=cell_len(title)), *others))


def title_rule(title: Wording, heads: Sequence[Painted], width: int, painter: Painter) -> list[Painted]:
    """Draw a rule with a title; heads that leave room for it are on the rule, others beneath."""
    heading = painter.words.text(title)
    bearing = [(1, (heading, painter.look.tones["head"]))] if heading else []
    on_rule = list(_pieces(heads[0])) if len(heads) == 1 else []
    if on_rule and on_rule[0][0] > cell_len(heading) + 1:
        return [_rule([*bearing, *on_rule], width, painter)]
    return [_rule(bearing, width, painter), *([(MARGIN, Ink()), *head] for head in heads)]


def _pieces(line: Painted) -> Iterator[tuple[int, Piece]]:
    """Yield the pieces of text without the blanks around them, with their columns after the margin."""
    at = len(MARGIN)
    for text, ink in line:
        if word := text.strip():
            yield at + cell_len(text) - cell_len(text.lstrip()), (word, ink)
        at += cell_len(text)


def _rule(bearing: Sequence[tuple[int, Piece]], width: int, painter: Painter) -> Painted:
    """Draw a rule with pieces of text, each in its column."""
    line: Painted = []
    for at, piece in (*bearing, (width, ("", Ink()))):
        line += [_stretch(at - length(line), painter, first=not line, last=at == width), piece]
    return line


def _stretch(count: int, painter: Painter, *, first: bool, last: bool) -> Piece:
    """Draw a part of a rule, with a blank towards the text on either side of it."""
    if first:
        return RULE * count, painter.look.rule
    if count <= (0 if last else APART):
        return " " * count, Ink()
    return f" {RULE * (count - (1 if last else 2))}{'' if last else ' '}", painter.look.rule
