"""Recorded games as our records: those kept with the tests, and the shared ones of another engine if present."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from eighteen80.capabilities import HasSiteFormat, ImportedLine
from eighteen80.china import GAME
from eighteen80.china.rules.setup import ONLINE
from eighteen80.china.site.reader import Reader
from eighteen80.record.grammar import Header
from eighteen80.record.replay import clean, compose
from eighteen80.refusals import Refusal
from tests.support import played
from tests.support.china.site import START
from tests.support.places import GAMES, KEPT

NOON = "12:00:00"
REAL = "real-3-players"
FEW = 6


class Recorded(NamedTuple):
    """A game by name, and its record as text."""

    name: str
    text: str

    def first(self, moves: int) -> str:
        """Return the record of the first moves; steps and remarks stay where they are."""
        head, _, body = self.text.partition("\n--\n")
        lines: list[str] = []
        for line in body.splitlines():
            if not line.startswith(("=", "#")):
                if not moves:
                    break
                moves -= 1
            lines.append(line)
        return "".join(f"{line}\n" for line in (head, "--", *lines))


def kept_games() -> list[Recorded]:
    """List the records in the tests."""
    return [Recorded(path.stem, path.read_text("utf-8")) for path in sorted(KEPT.glob("*.1880"))]


def shared_games(most: int | None = None) -> Iterator[Recorded]:
    """Yield the readable part of the shared games; with a limit the real one and then the largest."""
    files = sorted(GAMES.glob("g*.json.gz"), key=lambda path: path.stat().st_size, reverse=True)
    for path in (*GAMES.glob(f"{REAL}.json"), *files)[:most]:
        yield Recorded(path.name.partition(".")[0], record_of(load_json(path)))


def export_game(name: str) -> dict[str, Any]:
    """Return a kept game as the site has it, without what our own file adds."""
    game: dict[str, Any] = json.loads(_export_record(name))
    del game["eighteen80"]
    return game


@cache
def _export_record(name: str) -> str:
    record = played.record(name)
    lines = [ImportedLine(entry.line, START) for entry in record.entries]
    return json.dumps(GAME.offers(HasSiteFormat).to_foreign(record.header.seats, record.header.rulings, "", lines))


def load_json(path: Path) -> Any:
    """Load a JSON file, compressed or not."""
    return json.loads(gzip.decompress(path.read_bytes()) if path.suffix == ".gz" else path.read_bytes())


def record_of(data: dict[str, Any]) -> str:
    """The record of a game, up to its end or to what cannot be read."""
    reader = Reader(data, ONLINE)
    header = Header(game=GAME.name, seats=reader.seats, rules=GAME.version, rulings=dict(ONLINE))
    lines: list[str] = []
    try:
        for step in reader.steps():
            lines += map(GAME.write, step.moves)
    except Refusal:
        pass
    return clean(compose(header, ((NOON, line) for line in lines)))


def games(*, quick: bool = False) -> list[Recorded]:
    """Every game there is, or a few, the largest first."""
    return sorted((*kept_games(), *shared_games(FEW if quick else None)), key=lambda game: len(game.text), reverse=True)
