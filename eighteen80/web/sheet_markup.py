"""Any sheet as markup: tables, paragraphs, drawings."""

from __future__ import annotations

from eighteen80.sheets import Chart, Face, Figure, FullAndBrief, Grid, GridGroup, HexMap, Sheet, Text, TimeSeries
from eighteen80.web.chart_drawing import chart_markup
from eighteen80.web.curve_drawing import curve_markup
from eighteen80.web.map_drawing import map_markup
from eighteen80.web.markup import MarkupWriter, classes
from eighteen80.web.tables import blocks_markup, grid_markup, text_markup


def sheet_markup(sheet: Sheet, writer: MarkupWriter, title: str = "") -> str:
    """Return the sheet at its fullest, with a label for screen readers."""
    if isinstance(sheet, FullAndBrief):
        return sheet_markup(sheet.listed, writer, title)
    if isinstance(sheet, Face):
        return face_markup(sheet, writer)
    if isinstance(sheet, Text):
        return text_markup(sheet, writer)
    return _labelled_sheet(sheet, writer, title)


def _labelled_sheet(sheet: Grid | GridGroup | Chart | HexMap | TimeSeries, writer: MarkupWriter, title: str) -> str:
    match sheet:
        case Grid():
            return grid_markup(sheet, writer, title)
        case GridGroup():
            return blocks_markup(sheet, writer, title)
        case Chart():
            return chart_markup(sheet, writer, title)
        case HexMap():
            return map_markup(sheet, writer, title)
        case TimeSeries():
            return curve_markup(sheet, writer, title)


def face_markup(sheet: Face, writer: MarkupWriter) -> str:
    """Return large figures, a list for each group."""
    groups = (f'<ul class="figures">{"".join(_figure(one, writer) for one in group)}</ul>' for group in sheet.groups)
    return "".join(groups)


def _figure(figure: Figure, writer: MarkupWriter) -> str:
    due = "due" if figure.head.tone == "due" else ""
    head, note = writer.cell(figure.head), writer.cell(figure.note)
    return f"<li{classes(due)}>{head} <b>{writer.text(figure.value)}</b> {note}</li>"
