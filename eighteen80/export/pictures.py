"""Pictures of an evening: the tally, or the table after any move; as drawings, and in pixels."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from eighteen80 import resources
from eighteen80.cli.base_command import UsageError
from eighteen80.export.drawing import picture
from eighteen80.export.evening import tally, verdict
from eighteen80.export.evening_page import title
from eighteen80.export.name_masking import MaskedWords
from eighteen80.layout import HEAD, MAP
from eighteen80.page_parts import sum_table
from eighteen80.record.replay import Record, paints
from eighteen80.refusals import Refusal
from eighteen80.sheets import HexMap, Say, Sheet
from eighteen80.table import default_panes, outcome
from eighteen80.table.draw.colours import LOOKS, look_of
from eighteen80.web.markup import MarkupWriter

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
    shown: dict[str, Sheet] = {TALLY: default_panes.tally(game, state), **default_panes.sheets(game, state)}
    # A board without hexes is not used at this table.
    unused = {HEAD, *(name for name, sheet in shown.items() if isinstance(sheet, HexMap) and not sheet.faces)}
    shown = {name: sheet for name, sheet in shown.items() if name not in unused}
    theme = wanted.theme or THEME
    if theme not in LOOKS:
        raise UsageError("usage-choice", argument="--theme", word=theme, known=", ".join(LOOKS))
    if pane not in shown:
        raise UsageError("usage-pane", game=game.name, word=pane, known=", ".join(shown))
    name, beneath = title(record, writer)
    if wanted.at is not None:
        beneath = writer.plain(Say("picture-at", {"move": wanted.at, "round": default_panes.round_name(game, state)}))
    rows = tuple(_of_the_evening(record)) if pane == TALLY and wanted.at is None else ((shown[pane],),)
    return picture((name, beneath), rows, writer, look_of(theme, game.key))


def _of_the_evening(record: Record) -> Iterator[Sequence[Sheet]]:
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
