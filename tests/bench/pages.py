"""Pages: the end of every recorded game on the players' page, with the sums of the tally and nothing shown early."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.digest.declared import DECLARED
from tests.support.final_pages import content_after, find_early_points, find_wrong_sums, write_record

QUICK = 3
"""Games of each kind examined in a quick run."""
HIDES = "russia"
"""The game with points that are hidden before the end; orders in a hand of Yokohama are no part of its record."""


def figures(*, quick: bool) -> Iterator[str]:
    """Yield for each game how many ends were looked at, and each fault."""
    for key, declared in DECLARED.items():
        ended, faults = 0, 0
        names = sorted(declared.records())[: QUICK if quick else None]
        for name in names:
            with TemporaryDirectory() as folder:
                record = write_record(key, name, Path(folder))
            content = content_after(record, list(record.entries))
            if not content.is_over:
                continue
            ended += 1
            for fault in (*find_wrong_sums(content), *(find_early_points(record) if key == HIDES else ())):
                faults += 1
                yield f"{key} {name}: {fault}"
        yield f"{key}: {len(names)} games, {ended} to their end, {faults} faults"
