"""A second way to score a tableau, from the last colour back by runs of fields, with figures of its own."""

from __future__ import annotations

import random
from typing import NamedTuple

VALUES = (0, 1, 2, 4, 7)
REVALUED = (0, 1, 3, 6, 10)
STARS = {1: 1, 2: 2, 3: 3, 4: 4, 8: 10}
LENGTHS = {"T": 15, "P": 9, "K": 9}
COLOURS = {"T": 5, "P": 4, "K": 3}
PRINTED = {"0": 0, "1": 1, "2": 2, "3": 3, "5": 5, "5f": 5, "10": 10, "10f": 10, "15": 15, "15f": 15}
PRINTED |= {"?": 15, "?f": 15, "20": 20, "20f": 20, "25": 25, "30": 30}


class Lying(NamedTuple):
    """Pieces on a tableau."""

    rows: dict[str, list[int]]
    reach: dict[str, int]
    doublers: int
    medal: bool
    revalued: bool
    markers: list[str]


def score_by_runs(lying: Lying) -> tuple[int, int, int, int]:
    """Score the three lines and the industry."""
    rows, reach, doublers, medal, revalued, markers = lying
    values = REVALUED if revalued else VALUES
    sums = {}
    for line, row in rows.items():
        behind, total = 0, 0
        for colour in reversed(range(len(row))):
            end = min(row[colour], reach[line])
            if end > behind:
                total += values[colour] * (end - behind)
                if line == "T":
                    total += values[colour] * max(0, min(end, doublers) - behind)
                behind = end
        sums[line] = total
    if rows["P"][1] >= 7 and reach["P"] >= 7:
        sums["P"] *= 2
    sums["K"] += sum(points for field, points in STARS.items() if min(rows["K"][0], reach["K"]) >= field)
    if medal and min(rows["K"][1], reach["K"]) >= 5:
        sums["K"] += 20
    return sums["T"], sums["P"], sums["K"], sum(PRINTED[name] for name in markers)


def random_tableau(chance: random.Random) -> tuple[str, Lying]:
    """A tableau in one line, and what it is made of."""
    rows = {}
    for line, length in LENGTHS.items():
        field, row = chance.randint(1, length), []
        for _ in range(COLOURS[line]):
            row.append(field)
            field = chance.randint(0, field - 1) if field > 1 else 0
        rows[line] = row
    locos = {"T": sorted((chance.randint(1, 9), chance.randint(0, 9)), reverse=True)}
    locos |= {line: [chance.randint(0, 9)] for line in "PK"}
    doublers, medal, revalued = chance.randint(0, 8), chance.random() < 0.5, chance.random() < 0.5
    markers = chance.sample(sorted(PRINTED), chance.randint(1, 2))
    text = " ".join(
        f"{line} {'/'.join(map(str, row))} l{'+'.join(map(str, locos[line]))}" for line, row in rows.items()
    )
    text += f" d{doublers}{' *' if medal else ''} I {','.join(markers)} f1,1,1,1,1{' v' if revalued else ''}"
    reach = {line: sum(numbers) for line, numbers in locos.items()}
    return text, Lying(rows, reach, doublers, medal, revalued, markers)
