"""Tableaus typed or in a file, scored without a game: `board NAME …` lines, for a round or for the end (RR69)."""

from __future__ import annotations

import shlex
from collections.abc import Iterator, Mapping

from eighteen80.capabilities import Scoring
from eighteen80.refusals import Unreadable, locate_in_row
from eighteen80.russia.box.components import BOX
from eighteen80.russia.rules import scoring, setup, tableau
from eighteen80.russia.rules.scoring import Score
from eighteen80.russia.show.naming import DASH
from eighteen80.russia.show.sheets.sheet_scoring import extras, runs
from eighteen80.russia.state import LINES, Player
from eighteen80.sheets import Facts, Say

BOARD = "board"
HEADS = (*(f"line-{line}" for line in LINES), "industry", "total")


def score(text: str) -> Scoring:
    """Score lines, extras and totals of every tableau in the text."""
    players, table = max(BOX.setup.players.items())
    figures = setup.printed_figures(players)
    boards: dict[str, Player] = {}
    for number, line in enumerate(text.splitlines(), 1):
        with locate_in_row(number):
            if words := _words(line):
                if len(words) < len((BOARD, "Anna", "T")) or words[0] != BOARD:
                    raise Unreadable("board-word", word=line[:40], expected=(f"{BOARD} Anna T 9/7/3 l6+2",))
                name, board = words[1], " ".join(words[2:])
                boards[name] = tableau.read(board, boards.get(name, setup.lay_tableau(table)), figures)
                tableau.check_whole(name, boards[name], figures)
    if not boards:
        raise Unreadable("board-none", expected=(f"{BOARD} Anna T 9/7/3 l6+2",))
    scores = {name: scoring.score(player, figures) for name, player in boards.items()}
    return Scoring(_plain(scores), list(_rows(scores)), list(_remarks(scores)))


def _words(line: str) -> list[str]:
    """Split a line into words without its comment; a name of several words needs quotes."""
    try:
        return shlex.split(line, comments=True)
    except ValueError as error:
        raise Unreadable("board-word", word=line[:40]) from error


def _plain(scores: Mapping[str, Score]) -> dict[str, object]:
    return {
        name: {line.line: line.total for line in each.lines} | {"industry": each.bar, "total": each.total}
        for name, each in scores.items()
    }


def _rows(scores: Mapping[str, Score]) -> Iterator[list[str | Say]]:
    """Yield a head, then a row for each tableau, the one with the fewest points first."""
    yield [Say("head-who"), *(Say(f"head-{head}") for head in HEADS)]
    for name in sorted(scores, key=lambda other: scores[other].total):
        each = scores[name]
        yield [name, *(str(line.total) for line in each.lines), str(each.bar), str(each.total)]


def _remarks(scores: Mapping[str, Score]) -> Iterator[Say]:
    """Yield every line of every tableau, field by field, and other points."""
    for name, each in scores.items():
        for line in each.lines:
            facts: Facts = {"player": name, "line": line.line, "total": line.total, "reach": line.reach}
            yield Say("scored-line", facts | {"fields": (*runs(line), *extras(line)) or DASH})
