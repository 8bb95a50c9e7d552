"""Screen of 1880 at 120×40 at a moment, read from its sheets without a screen, and its faults."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from rich.cells import cell_len

from eighteen80.china import GAME
from eighteen80.china.show import panes
from eighteen80.china.show.panes import LAYOUT, page
from eighteen80.china.state import Over, State
from eighteen80.layout import LOG, MAP, PAIR, Place, Stack
from eighteen80.sheets import HexMap, Sheet
from eighteen80.table.draw.colours import look_of
from eighteen80.table.draw.shapes import ruled_shapes, shapes
from eighteen80.table.draw.text_lines import Painted, Painter
from eighteen80.words import Words

ACROSS, DOWN, TITLE = 120, 34, 118
"""Columns of the screen, lines of its body, and columns of the line at the top."""

BENCH = 57
HALVES = (ACROSS - BENCH - 1, BENCH)
CUT = "…"
READ = 4
"""Number of letters of a name that can always be read."""

PAINTER = Painter(Words("en", "china"), look_of("dark", "china"))


def faults(state: State, painter: Painter = PAINTER) -> Iterator[str]:
    """Yield what a moment fails to show that it promises; the end has a page of its own."""
    if isinstance(state.round, Over):
        return
    sheets = panes.sheets(state)
    title = " ".join(_lines(shapes(sheets["head"], TITLE, painter), 1))
    strip = " ".join(_lines(shapes(sheets["strip"], TITLE, painter), 1))
    left, bench = (
        _stack(stack, width, state, sheets, painter) for stack, width in zip(LAYOUT.paired, HALVES, strict=True)
    )
    chart, table = left["chart"], left["table"]
    yield from (f"{name} on turn is not in the title" for name in GAME.due(state) if name not in title)
    if len(re.findall(r"[A-Z]{3}| ·", strip)) != 16:
        yield "the order track has not all its places"
    if not any(f"▸{state.phase.name} " in line for line in chart):
        yield "the phases are not in the corner of the chart"
    if len(chart) + len(table) >= DOWN:
        yield f"no line is left for the last entry beside {len(chart)} and {len(table)}"
    for name in (*(name for name, company in state.companies.items() if company.founded), *state.seats):
        if not any(line[1:].startswith(name[:READ]) for line in table):
            yield f"{name} has no row of its own"
    for lines, others in ((left, bench), (bench, left)):
        if sum(map(len, others.values())) < DOWN and any(CUT in line for each in lines.values() for line in each):
            yield "something is cut while rows stand empty beside it"
    yield from (f"wider than its half: {line}" for half, width in zip((left, bench), HALVES, strict=True)
                for lines in half.values() for line in lines if cell_len(line) > width)  # fmt: skip


def _stack(
    stack: Stack, width: int, state: State, sheets: Mapping[str, Sheet], painter: Painter
) -> Mapping[str, Sequence[str]]:
    """The lines of each pane of a stack that the page of a moment shows; of the map there are no lines."""
    shown = stack.for_page(LAYOUT.page(page(state)), PAIR)
    places = [place for place in shown.places if place.pane not in (LOG, MAP)]
    return {
        place.pane: _lines_that_fit(place, sheets[place.pane], width, painter)
        for place in places
        if place.pane in sheets
    }


def _lines_that_fit(place: Place, sheet: Sheet, width: int, painter: Painter) -> Sequence[str]:
    found = [] if isinstance(sheet, HexMap) else list(ruled_shapes(sheet, "title", width, painter))
    if place.brief:
        del found[:-1]
    return _lines(iter(found), DOWN) if found else []


def _lines(shaped: Iterator[list[Painted]], room: int) -> Sequence[str]:
    """The first shape that has room, else the last one, without its paint."""
    lines: list[Painted] = []
    for lines in shaped:
        if len(lines) <= room:
            break
    return ["".join(text for text, _ in line).rstrip() for line in lines]
