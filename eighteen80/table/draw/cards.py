"""Cards as lines of painted text: framed, as many abreast as there is room for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.cells import cell_len

from eighteen80.sheets import CardFace, CardRow, CardTable, Cell
from eighteen80.table.draw.canvas import Ink
from eighteen80.table.draw.colours import legible
from eighteen80.table.draw.short_names import shorten_names
from eighteen80.table.draw.text_lines import Painted, Painter, cut, length

APART = " "
"""Space between two cards, and between a frame and its contents."""

FEWEST = 2
"""With room for fewer abreast, cards are not drawn."""


PLAIN, DUE, NOT_IN_PLAY = ("╭╮╰╯", "─", "│"), ("┏┓┗┛", "━", "┃"), ("╭╮╰╯", "╌", "╎")
"""Signs of a frame: its corners, its edges, its sides."""


def has_room(sheet: CardTable, width: int) -> bool:
    """Return whether several cards have room side by side."""
    return FEWEST * (sheet.width + len(APART)) - len(APART) <= width


def card_lines(sheet: CardTable, width: int, painter: Painter) -> list[Painted]:
    """Draw the cards in rows, each as high as the highest."""
    abreast = max((width + len(APART)) // (sheet.width + len(APART)), 1)
    high = max((len(card.rows) for card in sheet.cards), default=0)
    drawn = [list(_lines(card, sheet, high, painter)) for card in sheet.cards]
    rows = (zip(*drawn[at : at + abreast], strict=True) for at in range(0, len(drawn), abreast))
    return [[piece for part in parts for piece in (*part, (APART, Ink()))][:-1] for row in rows for parts in row]


def _lines(card: CardFace, sheet: CardTable, high: int, painter: Painter) -> Iterator[Painted]:
    """Draw a card, its empty rows last."""
    corners, edge, side = DUE if card.due else PLAIN if card.in_play else NOT_IN_PLAY
    look = painter.look
    paint = painter.paints.get(card.paint, card.paint)
    ink = look.tones["due"] if card.due else Ink(legible(paint, look)) if paint and card.in_play else look.rule
    yield _edge(card.top, (corners[0], edge, corners[1]), sheet.width, painter, ink)
    across = sheet.width - 2 * len(side + APART)
    for row in (*card.rows, *[CardRow()] * (high - len(card.rows))):
        inside = _paint_names(row, sheet.names, across, painter) if row.named else _side_by_side(row, across, painter)
        yield [(side + APART, ink), *cut(inside, across), (APART + side, ink)]
    yield _edge(card.foot, (corners[2], edge, corners[3]), sheet.width, painter, ink)


def _edge(row: CardRow, signs: tuple[str, str, str], width: int, painter: Painter, ink: Ink) -> Painted:
    """Draw an edge with its cells, each between two blanks."""
    first, edge, last = signs
    left, right = ([(APART, ink), *_cells(cells, painter), (APART, ink)] for cells in (row.left, row.right))
    ends = (first + edge, edge + last)
    room = width - sum(map(len, ends))
    left = left[: len(left) * bool(row.left)]
    right = right[: len(right) * bool(row.right)]
    left = cut(left, min(length(left), room - length(right)))
    return [(ends[0], ink), *left, (edge * (room - length(left) - length(right)), ink), *right, (ends[1], ink)]


def _side_by_side(row: CardRow, width: int, painter: Painter) -> Painted:
    """Draw the cells at the right whole, and before them as much of the others as there is room for."""
    right = list(_cells(row.right, painter))
    room = max(width - length(right) - bool(right), 0)
    left = cut(list(_cells(row.left, painter)), room)
    return [*left, (" " * (width - length(left) - length(right)), Ink()), *right]


def _cells(cells: Sequence[Cell], painter: Painter) -> Iterator[tuple[str, Ink]]:
    return ((painter.words.text(cell.text), painter.ink(cell)) for cell in cells)


def _paint_names(row: CardRow, names: Sequence[str], width: int, painter: Painter) -> Painted:
    """Draw names with their figures, the first one strong; names become shorter until all have room."""
    written = (_with_figures(row, names, most) for most in range(max(map(cell_len, names)), 0, -1))
    words = next((words for words in written if sum(map(cell_len, words)) < width - len(words) + 2), None)
    first, *others = words or _with_figures(row, names, 1)
    apart = " " if words else ""
    return [(first, painter.look.tones["strong"]), (f"{apart}{apart.join(others)}", Ink())]


def _with_figures(row: CardRow, names: Sequence[str], most: int) -> list[str]:
    short = dict(zip(names, shorten_names(names, most), strict=True))
    return [f"{short[name]}{figure}" for name, figure in row.named]
