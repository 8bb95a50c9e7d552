"""A board in words, place by place: rows of bricks, indented as on the table if there is room."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from eighteen80.sheets import HexFace, HexMap
from eighteen80.web.markup import MarkupWriter, classes
from eighteen80.web.tables import line_markup

FARTHEST = 6
"""Largest indent of a row in half bricks."""


def in_words(sheet: HexMap) -> bool:
    """Return whether the places are in words, not drawn."""
    return any(face.lines for face in sheet.faces.values())


def bricks_markup(sheet: HexMap, writer: MarkupWriter, title: str = "") -> str:
    """Return a list for each row."""
    order = sorted(sheet.faces.values(), key=lambda face: (face.row, face.column))
    rows = "".join(_row(tuple(row), sheet.focus, writer) for _, row in groupby(order, key=lambda face: face.row))
    return f'<div class="bricks" role="group" aria-label="{writer.text(title)}">{rows}</div>'


def _row(faces: Sequence[HexFace], focus: str, writer: MarkupWriter) -> str:
    inset = f"in-{min(faces[0].column, FARTHEST)}"
    return f"<ul{classes('row', inset)}>{''.join(_brick(face, focus, writer) for face in faces)}</ul>"


def _brick(face: HexFace, focus: str, writer: MarkupWriter) -> str:
    state = "new" if face.new else "focus" if face.name == focus else ""
    current = ' aria-current="true"' if state == "focus" else ""
    lines = "".join(line_markup(line, writer) for line in face.lines)
    return f"<li{classes('brick', state)}{current}>{lines or writer.text(face.name)}</li>"
