"""Figures of the table's own box: what is printed on its pieces and no text gives for sure (RR68)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from eighteen80.refusals import Illegal
from eighteen80.russia.action.placing import learn
from eighteen80.russia.box.components import BOX
from eighteen80.russia.events import FigureChanged
from eighteen80.russia.moves import BoxFigure
from eighteen80.russia.order import OF_PASSING
from eighteen80.russia.play.course import Course
from eighteen80.russia.play.fields import ENGINEERS
from eighteen80.russia.scoring import STAR
from eighteen80.russia.state import Earned, Figures, State

MOST_POINTS = 99


def _number(word: str, most: int = MOST_POINTS) -> int:
    if not (word.isascii() and word.isdecimal()) or int(word) > most:
        raise Illegal("box-senseless", value=word)
    return int(word)


def _pair(words: Sequence[str]) -> tuple[int, int]:
    if len(words) != len(("of", "number")):
        raise Illegal("box-senseless", value=" ".join(words))
    return _number(words[0]), _number(words[1])


def _pass(figures: Figures, words: Sequence[str]) -> Figures:
    """A place and its points, or the points of all places."""
    if len(words) == len(figures.pass_points):
        return figures._replace(pass_points=tuple(map(_number, words)))
    place, points = _pair(words)
    if not 1 <= place <= len(figures.pass_points):
        raise Illegal("box-senseless", value=" ".join(words))
    changed = list(figures.pass_points)
    changed[place - 1] = points
    return figures._replace(pass_points=tuple(changed))


def _star(figures: Figures, words: Sequence[str]) -> Figures:
    field, points = _pair(words)
    stars = dict(figures.stars)
    if field not in stars:
        raise Illegal("box-senseless", value=" ".join(words))
    return figures._replace(stars=tuple((stars | {field: points}).items()))


def _bar(figures: Figures, words: Sequence[str]) -> Figures:
    """The bar from the left: a hole is `_`, and one position has the question mark."""
    names: list[str] = []
    for word in words:
        names.append(f"{names[-1].removesuffix('?')}f" if word == "_" and names and names[-1] != "?" else word)
        if word == "_" and len(names) > 1 and names[-2] == "?":
            names[-1] = "?f"
    printed = [name.removesuffix("?") for name in names if not name.endswith("f") and name != "?"]
    rising = all(one.isdecimal() for one in printed) and sorted(map(int, printed)) == list(map(int, printed))
    holes = sum(name.endswith("f") for name in names)
    questions = sum(name.endswith("?") for name in names)
    if not rising or names[:1] != ["0"] or holes != BOX.locomotives.gaps or questions != 1:
        raise Illegal("box-senseless", value=" ".join(words))
    return figures._replace(bar=tuple(names))


def _factories(figures: Figures, words: Sequence[str]) -> Figures:
    if sorted(words) != sorted(BOX.locomotives.factories):
        raise Illegal("box-senseless", value=" ".join(words))
    return figures._replace(factories=tuple(words))


def _last(figures: Figures, words: Sequence[str]) -> Figures:
    return figures._replace(last=max(1, _number(" ".join(words), len(ENGINEERS))))


def _closed(figures: Figures, words: Sequence[str]) -> Figures:
    names = [name.strip() for name in " ".join(words).split(",") if name.strip() != "none"]
    if any(name not in BOX.spaces for name in names):
        raise Illegal("box-senseless", value=" ".join(words))
    return figures._replace(closed=frozenset(names))


def _tenth(figures: Figures, words: Sequence[str]) -> Figures:
    name = " ".join(words)
    if name not in BOX.end.cards:
        raise Illegal("box-senseless", value=name)
    return figures._replace(tenth=name)


CHANGES: Mapping[str, Callable[[Figures, Sequence[str]], Figures]] = {
    "pass": _pass,
    "star": _star,
    "bar": _bar,
    "factories": _factories,
    "last": _last,
    "closed": _closed,
    "tenth": _tenth,
}
AT_THE_START = ("bar", "closed")
"""What moves rest on that have been made: these figures are said before the first round."""


def check(state: State, move: BoxFigure) -> None:
    """Refuse what makes no sense, or comes too late."""
    if move.what in AT_THE_START and state.round:
        raise Illegal("box-too-late", what=move.what)
    do(Course(state, strict=True), move)


def do(course: Course, move: BoxFigure) -> None:
    """The figure is that of the table's box; points already paid by it are made again."""
    words = move.value.split()
    if move.what == "number":
        _learn(course, words)
        return
    before = course.state.figures
    after = CHANGES[move.what](before, words)
    course.set(figures=after)
    course.tell(FigureChanged(move.what, move.value))
    _pay_again(course, before, after)


def _learn(course: Course, words: Sequence[str]) -> None:
    if len(words) != len(("number", "name")) or words[1] not in ENGINEERS:
        raise Illegal("box-senseless", value=" ".join(words))
    learn(course, words[1], max(1, _number(words[0], BOX.engineers.numbers)))


def _pay_again(course: Course, before: Figures, after: Figures) -> None:
    """Pass points and stars that stand in the ledgers get their new figures."""
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
