"""Any sheet as markup: tables, paragraphs, drawings."""

from __future__ import annotations

from eighteen80.sheets import Blocks, Chart, Curve, Face, Figure, Grid, HexMap, Lengths, Sheet, Text
from eighteen80.web.chart_drawing import chart_markup
from eighteen80.web.curve_drawing import curve_markup
from eighteen80.web.map_drawing import map_markup
from eighteen80.web.markup import Pen, classes
from eighteen80.web.tables import blocks_markup, grid_markup, text_markup


def sheet_markup(sheet: Sheet, pen: Pen, title: str = "") -> str:
    """Return the sheet at its fullest, with a label for screen readers."""
    if isinstance(sheet, Lengths):
        return sheet_markup(sheet.listed, pen, title)
    if isinstance(sheet, Face):
        return face_markup(sheet, pen)
    if isinstance(sheet, Text):
        return text_markup(sheet, pen)
    return _labelled_sheet(sheet, pen, title)


def _labelled_sheet(sheet: Grid | Blocks | Chart | HexMap | Curve, pen: Pen, title: str) -> str:
    match sheet:
        case Grid():
            return grid_markup(sheet, pen, title)
        case Blocks():
            return blocks_markup(sheet, pen, title)
        case Chart():
            return chart_markup(sheet, pen, title)
        case HexMap():
            return map_markup(sheet, pen, title)
        case Curve():
            return curve_markup(sheet, pen, title)


def face_markup(sheet: Face, pen: Pen) -> str:
    """Return large figures, a list for each group."""
    groups = (f'<ul class="figures">{"".join(_figure(one, pen) for one in group)}</ul>' for group in sheet.groups)
    return "".join(groups)


def _figure(figure: Figure, pen: Pen) -> str:
    due = "due" if figure.head.tone == "due" else ""
    return f"<li{classes(due)}>{pen.cell(figure.head)} <b>{pen.text(figure.value)}</b> {pen.cell(figure.note)}</li>"
