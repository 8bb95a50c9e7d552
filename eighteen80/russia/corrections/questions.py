"""Questions about a table's own box, once each by importance: a figure keeps the sign of doubt until known."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from eighteen80.russia.box.components import BOX
from eighteen80.russia.corrections.printed import WHOLE
from eighteen80.russia.fields.correction_fields import CHECKS
from eighteen80.russia.state import State, is_print_known

HOLE = "_"
DOUBTFUL_STARS = ("4", "8")
"""The stars whose numbers no text gives for sure."""
FEWEST = min(BOX.setup.players)


class BoxQuestion(NamedTuple):
    """A question of the sheet: its name, and the lines that would answer it, the likeliest first."""

    name: str
    lines: tuple[str, ...]


def still_open(state: State) -> list[BoxQuestion]:
    """List the questions without an answer."""
    return [question for question in every(state) if not _is_answered(state, question)]


def every(state: State) -> Iterator[BoxQuestion]:
    """Yield all questions in their order: bar, passing, stars, factories, mere checks, the last round's tile."""
    yield BoxQuestion("bar", tuple(_line("bar", "", bar) for bar in _bars(state)))
    places = enumerate(state.figures.pass_points, 1)
    yield BoxQuestion("pass", (_together("pass", {str(place): str(points) for place, points in places}),))
    stars = {str(field): str(points) for field, points in state.figures.stars}
    yield BoxQuestion("star", (_together("star", {field: stars[field] for field in DOUBTFUL_STARS}),))
    factories = {str(number): name for number, name in enumerate(state.figures.factories, 1)}
    yield BoxQuestion("factory", (_together("factory", factories),))
    yield from (BoxQuestion(f"check-{check}", (_line("check", check, "yes"),)) for check in CHECKS)
    yield BoxQuestion("last", (_line("last", "", str(state.figures.last)),))
    if len(state.seats) == FEWEST:
        yield BoxQuestion("closed", (_line("closed", "", ", ".join(sorted(state.figures.closed))),))


def _is_answered(state: State, question: BoxQuestion) -> bool:
    """Return whether each figure of the likeliest answer is known, with any value."""
    pieces = (line.partition(" = ")[0].split(maxsplit=2)[1:] for line in question.lines[0].split("; "))
    return all(is_print_known(state, kind, piece) for kind, piece in pieces)


def _bars(state: State) -> list[str]:
    """Write the possible bars from the left, that of the table first, with a sign for each hole."""
    layouts = dict.fromkeys((state.figures.bar, BOX.bar.positions, BOX.bar.other))
    return [" ".join(HOLE if name.endswith("f") else name for name in positions) for positions in layouts]


def _line(kind: str, piece: str, value: str) -> str:
    return f"box {kind} {piece or WHOLE[kind]} = {value}"


def _together(kind: str, values: dict[str, str]) -> str:
    """Join several figures of a kind on one line."""
    return "; ".join(_line(kind, piece, value) for piece, value in values.items())
