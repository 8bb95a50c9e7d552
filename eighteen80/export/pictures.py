"""Pictures of an evening: the tally, or the table after any move; as drawings, and in pixels.

Of the sheets, drawings are framed; tables and lines are set as text.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from html import escape
from itertools import groupby
from math import ceil
from typing import NamedTuple

from rich.cells import cell_len

from eighteen80 import resources, sheets
from eighteen80.cli.base_command import UsageError
from eighteen80.export.evening import tally, verdict
from eighteen80.export.evening_page import title
from eighteen80.export.name_masking import MaskedWords
from eighteen80.layout import HEAD, MAP
from eighteen80.page_parts import sum_table
from eighteen80.record.replay import Record, paints
from eighteen80.refusals import Refusal
from eighteen80.table import default_panes, outcome
from eighteen80.table.draw.colours import LOOKS, Look, look_of
from eighteen80.web.chart_drawing import chart_svg
from eighteen80.web.curve_drawing import curve_svg
from eighteen80.web.map_drawing import in_words, map_svg
from eighteen80.web.markup import MarkupWriter, classes, ink_rules, inks
from eighteen80.web.theme import drawing_style, fill_colours

TALLY = "tally"
THEME = "light"
SHARP = 2.0
"""Pixels per unit of the drawing."""

LETTERS = ("letters/DejaVuSansCondensed.ttf", "letters/DejaVuSansCondensed-Bold.ttf")
OUR_LETTERS = "svg text { font-family: 'DejaVu Sans Condensed' !important }"
"""Our own letters come first, so that a picture is the same on every machine; the machine has those that ours lack."""


class PictureRequest(NamedTuple):
    """Pane, move and theme of a picture; by default the tally, or after a move the map."""

    pane: str = ""
    at: int | None = None
    theme: str | None = None


def draw_picture(record: Record, words: MaskedWords, wanted: PictureRequest) -> str:
    """Return the picture as a drawing."""
    game = record.game
    writer = MarkupWriter(words, paints(game, record.header))
    state = record.entries[wanted.at - 1].after if wanted.at else record.start if wanted.at == 0 else record.state
    pane = wanted.pane or (TALLY if wanted.at is None else MAP)
    shown: dict[str, sheets.Sheet] = {TALLY: default_panes.tally(game, state), **default_panes.sheets(game, state)}
    # A board without hexes is not used at this table.
    unused = {HEAD, *(name for name, sheet in shown.items() if isinstance(sheet, sheets.HexMap) and not sheet.faces)}
    shown = {name: sheet for name, sheet in shown.items() if name not in unused}
    theme = wanted.theme or THEME
    if theme not in LOOKS:
        raise UsageError("usage-choice", argument="--theme", word=theme, known=", ".join(LOOKS))
    if pane not in shown:
        raise UsageError("usage-pane", game=game.name, word=pane, known=", ".join(shown))
    name, beneath = title(record, writer)
    if wanted.at is not None:
        beneath = writer.plain(
            sheets.Say("picture-at", {"move": wanted.at, "round": default_panes.round_name(game, state)})
        )
    rows = tuple(_of_the_evening(record)) if pane == TALLY and wanted.at is None else ((shown[pane],),)
    return picture((name, beneath), rows, writer, look_of(theme, game.key))


def _of_the_evening(record: Record) -> Iterator[Sequence[sheets.Sheet]]:
    """Yield the verdict; then the parts of all worths, or else the tally, with the worth by round."""
    yield (verdict(record),)
    sums = outcome.makeup(record.game, record.state)
    parts = sum_table(sums) if sums else tally(record)
    curve = outcome.worth_by_round(record.game, record.entries) if record.entries else None
    yield (parts, curve) if curve else (parts,)


def draw_pixels(svg: str) -> bytes:
    """Draw the picture in pixels with our own font; refuse if the drawing library is not installed."""
    try:
        from resvg_py import svg_to_bytes
    except ImportError:
        raise Refusal("export-png") from None
    letters = [str(resources.screen(name)) for name in LETTERS]
    return bytes(svg_to_bytes(svg_string=svg, zoom=SHARP, font_files=letters, style_sheet=OUR_LETTERS))


LETTER, HIGH, BASE = 8.2, 22, 16
"""Width of a letter, height of a line, and its baseline, roughly."""

AROUND, APART, GAP = 16, 14, 14
"""Margins around a picture, between its parts, and between columns."""

MARKED = 12
"""Extra width of a marker beyond its letters."""

BROAD = 96
"""Number of letters in a line before it is broken."""

SIZE = re.compile(r'viewBox="0 0 (?P<across>[\d.]+) (?P<down>[\d.]+)"')


class Drawing(NamedTuple):
    """Markup within an <svg>, and the room it takes."""

    markup: str
    across: float
    down: float


def picture(heads: Sequence[str], rows: Iterable[Sequence[sheets.Sheet]], writer: MarkupWriter, look: Look) -> str:
    """Draw a title, a line beneath it, and rows of sheets."""
    title, *beneath = heads
    drawings = [_line(title, "title"), *(_line(text, "beneath") for text in beneath)]
    drawings += [_side_by_side([_stack([*drawings_of(sheet, writer)]) for sheet in row]) for row in rows]
    inside, across, down = _stack(drawings, AROUND)
    rules = fill_colours(resources.screen("evening/picture.css").read_text("utf-8"), look)
    style = f"{drawing_style(look)}{rules}{ink_rules(inks((inside,)))}"
    width, height = across + 2 * AROUND, ceil(down + AROUND)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:g}" height="{height:g}" role="img" '
        f'viewBox="0 0 {width:g} {height:g}"><title>{writer.text(title)}</title><style>{style}</style>'
        f'<rect class="paper" width="100%" height="100%"/>{inside}</svg>\n'
    )


def _stack(drawings: Sequence[Drawing], margin: int = 0) -> Drawing:
    """Put drawings one below the other, with a margin above them and at their left."""
    top, parts = float(margin), []
    for drawing in drawings:
        parts.append(f'<g transform="translate({margin} {top:g})">{drawing.markup}</g>')
        top += drawing.down + (APART if drawing.down > HIGH else 0)
    return Drawing("".join(parts), max((drawing.across for drawing in drawings), default=0), top)


def _side_by_side(drawings: Sequence[Drawing]) -> Drawing:
    left, parts = 0.0, []
    for drawing in drawings:
        parts.append(f'<g transform="translate({left:g} 0)">{drawing.markup}</g>')
        left += drawing.across + 2 * APART
    return Drawing("".join(parts), left - 2 * APART, max(drawing.down for drawing in drawings))


def drawings_of(sheet: sheets.Sheet, writer: MarkupWriter) -> Iterator[Drawing]:
    """Yield a sheet's drawings, one below the other."""
    match sheet:
        case sheets.Lengths():
            yield from drawings_of(sheet.listed, writer)
        case sheets.GridGroup():
            for grid in sheet.grids:
                yield from drawings_of(grid, writer)
        case sheets.Grid():
            yield _grid(sheet, writer)
        case sheets.Text():
            yield _text(sheet.lines, writer)
        case sheets.HexMap():
            yield _bricks(sheet, writer) if in_words(sheet) else _scale_drawing(map_svg(sheet, writer))
        case sheets.Chart():
            yield _scale_drawing(chart_svg(sheet, writer), 1.5)
        case sheets.TimeSeries():
            yield _scale_drawing(curve_svg(sheet, writer), 1.25)
        case _:
            pass


def _scale_drawing(svg: str, scale: float = 1.0) -> Drawing:
    """Scale a drawing to be part of another one."""
    found = SIZE.search(svg)
    across, down = (float(found[side]) * scale for side in ("across", "down")) if found else (0.0, 0.0)
    return Drawing(svg.replace("<svg ", f'<svg width="{across:g}" height="{down:g}" ', 1), across, down)


def _wide(text: str) -> float:
    return cell_len(text) * LETTER


def _line(text: str, name: str) -> Drawing:
    return Drawing(f'<text class="sheet {name}" y="{BASE}">{escape(text)}</text>', _wide(text) * 1.3, HIGH)


# Tables


def _grid(grid: sheets.Grid, writer: MarkupWriter) -> Drawing:
    """Draw a table: columns as wide as their content, heads above, a rule between groups."""
    heads = sheets.Row(tuple(column.head for column in grid.columns))
    groups: list[Sequence[sheets.Row | sheets.Line]] = [group for group in grid.groups if group]
    if any(writer.plain(cell.text) for cell in heads.cells):
        groups.insert(0, (heads,))
    widths = _widths(grid, [row for group in groups for row in group if isinstance(row, sheets.Row)], writer)
    across, top, parts = sum(widths) + GAP * len(widths), 0, list[str]()
    for number, group in enumerate(groups):
        if number:
            parts.append(f'<path class="rule" d="M0 {top + 2}h{across:g}"/>')
            top += 4
        for row in group:
            drawing = _row(row, grid, widths, writer) if isinstance(row, sheets.Row) else _text((row,), writer)
            parts.append(f'<g transform="translate(0 {top})">{drawing.markup}</g>')
            across, top = max(across, drawing.across), top + int(drawing.down)
    return Drawing("".join(parts), across, top)


def _widths(grid: sheets.Grid, rows: Sequence[sheets.Row], writer: MarkupWriter) -> list[float]:
    widths = [0.0] * len(grid.columns)
    for row in rows:
        at = 0
        for cell in row.cells:
            if cell.span == 1:
                widths[at] = max(widths[at], _wide(writer.plain(cell.text)) + (MARKED if cell.paint else 0))
            at += cell.span
    return widths


def _row(row: sheets.Row, grid: sheets.Grid, widths: Sequence[float], writer: MarkupWriter) -> Drawing:
    parts, at, left = [], 0, 0.0
    for cell in row.cells:
        room = sum(widths[at : at + cell.span]) + GAP * (cell.span - 1)
        wide = _wide(writer.plain(cell.text)) + (MARKED if cell.paint else 0)
        shift = {"right": room - wide, "center": (room - wide) / 2}.get(grid.columns[at].align, 0.0)
        parts.append(_piece(cell, left + max(shift, 0.0), wide, writer, ends=grid.columns[at].align == "right"))
        left, at = left + room + GAP, at + cell.span
    return Drawing("".join(parts), left, HIGH)


def _piece(cell: sheets.Cell, left: float, wide: float, writer: MarkupWriter, *, ends: bool = False) -> str:
    """Draw a cell in its place; a marker with its colour behind it."""
    text = writer.text(cell.text)
    if not text:
        return ""
    if cell.paint:
        ink, middle = writer.ink(cell), left + wide / 2
        frame = f'<rect{classes("marker", ink)} x="{left:g}" y="2" width="{wide:g}" height="{HIGH - 4}" rx="3"/>'
        return f'{frame}<text{classes("sheet", "middle", ink)} x="{middle:g}" y="{BASE}">{text}</text>'
    tone = f"t-{cell.tone}" if cell.tone else ""
    x = left + wide if ends else left
    return f'<text{classes("sheet", tone, "end" if ends else "")} x="{x:g}" y="{BASE}">{text}</text>'


# Boards described in words


def _bricks(sheet: sheets.HexMap, writer: MarkupWriter) -> Drawing:
    """Draw each place as a frame with its lines, the rows indented as on the table."""
    drawings = {name: _text(face.lines, writer) for name, face in sheet.faces.items()}
    across = max(drawing.across for drawing in drawings.values()) + 2 * GAP
    parts, top, right = list[str](), 0.0, 0.0
    for number in sorted({face.row for face in sheet.faces.values()}):
        row = [face for face in sheet.faces.values() if face.row == number]
        down = max(drawings[face.name].down for face in row) + GAP
        for face in row:
            left = face.column * (across + GAP) / 2
            frame = f'<rect class="brick" width="{across:g}" height="{down:g}" rx="4"/>'
            inside = f'<g transform="translate({GAP} {GAP / 2:g})">{drawings[face.name].markup}</g>'
            parts.append(f'<g transform="translate({left:g} {top:g})">{frame}{inside}</g>')
            right = max(right, left + across)
        top += down + GAP / 2
    return Drawing("".join(parts), right, top)


# Lines


def _text(lines: Iterable[sheets.Line], writer: MarkupWriter) -> Drawing:
    """Draw running text; a line that is too long is broken."""
    parts, top, across = [], 0, 0.0
    for line in lines:
        for row in _rows_of(line, writer):
            drawing = _flow(row, writer)
            parts.append(f'<g transform="translate(0 {top})">{drawing.markup}</g>')
            across, top = max(across, drawing.across), top + HIGH
    return Drawing("".join(parts), across, top)


def _rows_of(line: sheets.Line, writer: MarkupWriter) -> Iterator[Sequence[sheets.Cell]]:
    """Yield the words of a line, each with its looks, as many together as fit."""
    row, taken = list[sheets.Cell](), 0
    for cell in line.cells:
        text = writer.plain(cell.text)
        for word in [text] if cell.paint else text.split():
            if row and taken + cell_len(word) > BROAD:
                yield row
                row, taken = [], 0
            row.append(cell._replace(text=word))
            taken += cell_len(word) + 1
    yield row


def _flow(words: Sequence[sheets.Cell], writer: MarkupWriter) -> Drawing:
    """Draw words in a row: those between markers follow each other as wide as they are in any font."""
    parts, left = [], 0.0
    for marked, group in groupby(words, lambda cell: bool(cell.paint)):
        cells = list(group)
        if marked:
            for cell in cells:
                wide = _wide(writer.plain(cell.text)) + MARKED
                parts.append(_piece(cell, left, wide, writer))
                left += wide + LETTER / 2
            continue
        spans = " ".join(
            f"<tspan{classes(f't-{cell.tone}' if cell.tone else '')}>{writer.text(cell.text)}</tspan>" for cell in cells
        )
        parts.append(f'<text class="sheet" x="{left:g}" y="{BASE}">{spans}</text>')
        left += sum(_wide(writer.plain(cell.text)) + LETTER for cell in cells)
    return Drawing("".join(parts), left, HIGH)
