"""A final scoring on the screen: the sheets in a table, and the tie-breakers."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from eighteen80.capabilities import Scoring
from eighteen80.sheets import Say
from eighteen80.yokohama.fields.fact_names import player
from eighteen80.yokohama.rules import scoring
from eighteen80.yokohama.rules.scoring import Result
from eighteen80.yokohama.rules.typed_position import read_position
from eighteen80.yokohama.show.dump import result_of, sheet_of


def score(text: str) -> Scoring:
    """Score a typed position."""
    result = scoring.score(read_position(text))
    heads = tuple(Say(f"score-{category}") for category in sheet_of(next(iter(result.sheets.values()))))
    rows = [(name, *map(str, sheet_of(result.sheets[name]).values())) for name in result.ranks]
    return Scoring(result_of(result), (("", *heads), *rows), tuple(reasons(result)))


def reasons(result: Result) -> Iterator[Say]:
    """Explain the order of equals: by position on a board, otherwise by turn order."""
    for category, ranks in result.contests.items():
        for first, second in pairwise(ranks):
            if first.number == second.number:
                facts = {
                    "category": Say(f"score-{category}"),
                    "first": player(first.name),
                    "second": player(second.name),
                    "field": first.tie,
                }
                yield Say("score-tie-order" if category == "technology" else "score-tie-field", facts)
    totals = [(name, result.sheets[name].total) for name in result.ranks]
    for (ahead, most), (behind, other) in pairwise(totals):
        if most == other:
            yield Say("score-tie-total", {"first": ahead, "second": behind, "total": most})
