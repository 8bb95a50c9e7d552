"""The end of a game on the page: its sums and the tally's, and points that are still hidden before it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from itertools import product
from pathlib import Path

from eighteen80.record.history import Accepted
from eighteen80.record.replay import Record, read
from eighteen80.russia.rules import scoring
from eighteen80.sheets import Row
from eighteen80.table import default_panes
from eighteen80.web.fragments import FIGURES, LINE, MAY, OVER, RESULT, STATUS, PageContent, own_parts, shared_parts
from eighteen80.web.markup import MarkupWriter
from eighteen80.words import LANGUAGES, Words
from tests.digest.declared import DECLARED

REVEALS = "reveal "
"""Beginning of the moves that show what was hidden."""
FIGURE = re.compile(r">([0-9]+)<")
NUMBERED = re.compile(r'<p class="line"><bdi[^>]*>[0-9]+✎?</bdi>|<text class="axis[^>]*>[0-9]+</text>')
"""A line of the log up to the number of its move, or a figure of a curve's scale."""
PLACED = re.compile(r'<i>(\d)\.</i>.*?class="name">([^<]+)<.*?<b>([−\d\xa0]+)</b>')


def write_record(key: str, name: str, folder: Path) -> Record:
    """Write a recorded game of the digest, and return it played."""
    declared = DECLARED[key]
    path = folder / f"{name}{declared.game.ending}"
    declared.records()[name](path, "en")
    return read(path)


def content_after(record: Record, entries: list[Accepted]) -> PageContent:
    """Return the page after some of a record's moves."""
    return PageContent(record.game, entries[-1].after, record.header.seats, entries)


def find_wrong_sums(content: PageContent) -> Iterator[str]:
    """Yield what the page of each player shows otherwise than the tally: order, place or sum, or another part."""
    tally = default_panes.tally(content.game, content.state)
    rows = [[str(cell.text) for cell in row.cells] for row in tally.groups[0] if isinstance(row, Row)]
    writer = MarkupWriter(Words("en", content.game.key), seats=content.seats)
    told = {next(cell for cell in row if cell in content.seats): row for row in reversed(rows)}
    for player in content.seats:
        parts = own_parts(content, writer, player)
        shown = [tuple(map(unescape, found)) for found in PLACED.findall(parts[RESULT])]
        if [who for _, who, _ in shown] != [*told]:
            yield f"{player}: {shown}"
        for place, who, points in shown:
            if told[who][0] != f"{place}." or points.replace("\xa0", "").replace("−", "-") not in told[who]:
                yield f"{player}: {who} {place} {points}"
        if not parts[STATUS].startswith(f'<i class="{OVER}"') or parts[MAY] or parts[LINE] or parts[FIGURES]:
            yield f"{player}: still playing"


def find_early_points(record: Record) -> Iterator[str]:
    """Yield final points that a page of Russian Railroads shows before the last end card is shown (RR54, RR67)."""
    entries = list(record.entries)
    last = max((at for at, entry in enumerate(entries) if entry.line.startswith(REVEALS)), default=0)
    final = {str(points) for points in record.game.worth(record.state).values()}
    counted = {str(scoring.points_before_end(player)) for player in record.state.players.values()}
    for at in dict.fromkeys((last, max(1, last - 1))) if last else ():
        content = content_after(record, entries[:at])
        for player, language in product(("", *content.seats), LANGUAGES):
            writer = MarkupWriter(Words(language, content.game.key), seats=content.seats)
            parts = {**shared_parts(content, writer), **own_parts(content, writer, player)}
            shown = set(FIGURE.findall(NUMBERED.sub("", "".join(parts.values()))))
            yield from (f"{at} {player} {language}: {points}" for points in sorted(shown & (final - counted)))
            if at == last and not shown & counted:
                yield f"{at} {player} {language}: no points at all"
