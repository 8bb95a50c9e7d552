"""Figures of the table's own box that no text gives for sure (RR68), and the questions about them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from eighteen80.printed_figures import Found, KnownBox, PieceKind, PrintedValue
from eighteen80.refusals import Illegal
from eighteen80.russia.box.components import BOX
from eighteen80.russia.course import Course
from eighteen80.russia.events import FigureChanged, NumberLeftOpen
from eighteen80.russia.fields.single_words import BOX_KINDS, CHECKS, ENGINEERS
from eighteen80.russia.moves import BoxPrint, Hire, Move
from eighteen80.russia.rules.actions.placing import learn, numbers_left, settle_number
from eighteen80.russia.rules.actions.spaces import HIRE
from eighteen80.russia.rules.order import OF_PASSING
from eighteen80.russia.rules.scoring import SCORES, STAR, to_show, unknown_numbers
from eighteen80.russia.rules.setup import printed_figures
from eighteen80.russia.state import REVEAL, Earned, Figures, NumberOwed, State, engineer_in, is_print_known

MOST_POINTS = 99
ENGINEER = "engineer"
HOLE = "_"
OPEN_NUMBER = "?"
"""An engineer's number that no one knows now."""
WHOLE = {"bar": "positions", "last": "workers", "closed": "two", "tenth": "card"}
"""The one piece of a kind that has but one."""

CROSSED_OUT = frozenset(players for space in BOX.spaces.values() for players in space.closed)
"""The numbers of players at which spaces are crossed out."""

AT_THE_START = ("bar", "closed")
"""Kinds of figures that earlier moves depend on: they are given before the first round."""


def _number(word: str, most: int = MOST_POINTS) -> int:
    if not (word.isascii() and word.isdecimal()) or int(word) > most:
        raise Illegal("box-senseless", value=word)
    return int(word)


def change_figures(figures: Figures, kind: str, piece: str, value: str) -> Figures:
    """Return the figures with that print; refuse one that no such piece can have."""
    changed: dict[str, Any] = {}
    match kind:
        case "pass" if 1 <= (place := _number(piece)) <= len(figures.pass_points):
            points = figures.pass_points
            changed = {"pass_points": (*points[: place - 1], _number(value), *points[place:])}
        case "star" if _number(piece) in dict(figures.stars):
            changed = {"stars": tuple((dict(figures.stars) | {int(piece): _number(value)}).items())}
        case "bar" if bar := _read_bar(value):
            changed = {"bar": bar}
        case "factory" if value in BOX.locomotives.factories and (at := _number(piece, len(figures.factories))):
            changed = {"factories": (*figures.factories[: at - 1], value, *figures.factories[at:])}
        case "last":
            changed = {"last": max(1, _number(value, len(ENGINEERS)))}
        case "closed" if (names := {name.strip() for name in value.split(",")} - {"none"}) <= BOX.spaces.keys():
            # The spaces that are crossed out at two players.
            changed = {"closed": frozenset(names)}
        case "tenth" if value in BOX.end.cards:
            changed = {"tenth": value}
        case "check" if piece in CHECKS and value == "yes":
            # The piece agrees with the package.
            pass
        case _:
            raise Illegal("box-senseless", value=value if kind in WHOLE else f"{piece} = {value}")
    return figures._replace(**changed)


def _read_bar(value: str) -> tuple[str, ...]:
    """Read the bar from the left: a hole is `_`, and one position has the question mark; empty for no bar."""
    names: list[str] = []
    for word in value.split():
        before = names[-1] if names else ""
        names.append(word if word != HOLE else f"{before if before == '?' else before.removesuffix('?')}f")
    printed = [name.removesuffix("?") for name in names if not name.endswith("f") and name != "?"]
    rising = all(one.isdecimal() for one in printed) and sorted(map(int, printed)) == list(map(int, printed))
    holes = sum(name.endswith("f") for name in names)
    questions = sum(name.endswith("?") for name in names)
    fits = rising and names[:1] == ["0"] and holes == BOX.locomotives.gaps and questions == 1
    return tuple(names) if fits else ()


def box_kinds() -> Mapping[str, PieceKind]:
    """Return the kinds of figures: all are needed from the start except the engineers' numbers, learned when hired."""
    return {kind: PieceKind(needed=kind != ENGINEER) for kind in BOX_KINDS}


def box_figure(kind: str, piece: str, value: str) -> PrintedValue:
    """Return the figure, if such a piece can have it."""
    piece = WHOLE.get(kind, piece)
    if kind == ENGINEER:
        if piece not in ENGINEERS or not _number(value, BOX.engineers.numbers) >= 1:
            raise Illegal("box-senseless", value=value)
    else:
        change_figures(printed_figures(max(BOX.setup.players)), kind, piece, value)
    return PrintedValue(kind, piece, value)


def box_statements(before: State, move: Move) -> Iterator[PrintedValue]:
    """Yield the printed figures in a move."""
    if isinstance(move, BoxPrint):
        if not _left_open(move):
            yield PrintedValue(move.kind, *move.printed)
    elif isinstance(move, Hire) and move.number is not None and (name := _to_hire(before)):
        yield PrintedValue(ENGINEER, name, str(move.number))


def box_fits(state: State, move: Move, box: KnownBox) -> Sequence[Found[Move]]:
    """Return the number of the hired engineer, if the box knows it and the record does not."""
    name = _to_hire(state) if isinstance(move, Hire) and move.number is None else None
    values = box.get(ENGINEER, {}).get(name, ()) if name and name not in state.numbers else ()
    return [Found(Hire(int(value)), (PrintedValue(ENGINEER, name or "", value),), sure=True) for value in values]


def _to_hire(state: State) -> str | None:
    return engineer_in(state, BOX.spaces[HIRE].slot or 0) if state.strip else None


# The move that gives a figure, and the questions that ask for it


def numbers_asked(state: State) -> Iterator[BoxPrint]:
    """List the answers to a question about engineers: open if allowed, the least and the most number."""
    left = [str(number) for number in numbers_left(state)]
    asked = [owed.engineer for owed in state.doable if isinstance(owed, NumberOwed)]
    at_the_end = unknown_numbers(state) if state.phase == REVEAL and not to_show(state) else []
    for name in (*asked, *at_the_end):
        values = (*((OPEN_NUMBER,) if name in asked else ()), *dict.fromkeys((left[0], left[-1])))
        yield from (BoxPrint(ENGINEER, (name, value)) for value in values)


def _left_open(move: BoxPrint) -> bool:
    """Return whether the number of an engineer is left open."""
    return move.kind == ENGINEER and move.printed[1] == OPEN_NUMBER


def complete(_state: State, move: BoxPrint) -> BoxPrint:
    """Name the only piece of a kind, and list all places that are given at once."""
    piece, value = move.printed
    if move.kind in WHOLE and piece != WHOLE[move.kind]:
        return BoxPrint(move.kind, (WHOLE[move.kind], f"{piece} {value}".strip()))
    return move


def check(state: State, move: BoxPrint) -> None:
    """Refuse a figure that comes too late."""
    if move.kind in AT_THE_START and _has_begun(state):
        raise Illegal("box-too-late", what=move.kind)


def _has_begun(state: State) -> bool:
    """Return whether a move has been played that depends on the bar and the spaces."""
    if state.options.entry == SCORES:
        return state.round > 1 or any(max(player.markers) for player in state.players.values())
    return bool(state.round)


def do(course: Course, move: BoxPrint) -> None:
    """Record the figure of the table's box; points already paid by it are paid again."""
    piece, value = move.printed
    if _left_open(move):
        if not settle_number(course, piece):
            raise Illegal("box-senseless", value=value)
        course.tell(NumberLeftOpen(piece))
        return
    if move.kind == ENGINEER:
        known = box_figure(ENGINEER, piece, value)
        learn(course, known.piece, int(known.value))
        return
    before = course.state.figures
    after = change_figures(before, move.kind, piece, value)
    if move.kind == "closed" and len(course.state.seats) not in CROSSED_OUT:
        # Another side of the board is in play: the figure is known, and closes nothing.
        after = before
    course.set(figures=after, known_prints=course.state.known_prints | {f"{move.kind} {piece}"})
    course.tell(FigureChanged(move.kind, f"{piece} = {value}"))
    # Points for passing and stars in the ledgers are paid again by the new figures.
    for name, player in course.state.players.items():
        ledger = tuple(_entry(entry, before, after) for entry in player.ledger)
        if ledger != player.ledger:
            course.change(name, ledger=ledger, score=sum(entry.points for entry in ledger))


def _entry(entry: Earned, before: Figures, after: Figures) -> Earned:
    if entry.source == OF_PASSING:
        return entry._replace(points=after.pass_points[int(entry.detail) - 1])
    _, _, star = entry.detail.partition(f"{STAR} ")
    if star and before.stars != after.stars:
        return entry._replace(points=dict(after.stars)[int(star)])
    return entry


DOUBTFUL_STARS = ("4", "8")
"""The stars whose numbers no text gives for sure."""
FEWEST = min(BOX.setup.players)


class BoxQuestion(NamedTuple):
    """A question of the sheet: its name, and the lines that would answer it, the likeliest first."""

    name: str
    lines: tuple[str, ...]


def open_questions(state: State) -> list[BoxQuestion]:
    """List the questions without an answer."""
    return [question for question in every_question(state) if not _is_answered(state, question)]


def every_question(state: State) -> Iterator[BoxQuestion]:
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
