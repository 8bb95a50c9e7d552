"""Scoring: three lines and the industry bar, field by field (WERTUNG, RR56, RR57)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from eighteen80.russia.box.components import BOX, Line, Special
from eighteen80.russia.course import Course
from eighteen80.russia.events import PlayerScored
from eighteen80.russia.state import COLOURS, LINES, Figures, Player, bar_values

_LINES: tuple[Line, ...] = tuple(BOX.lines.values())


class Field(NamedTuple):
    """A field that a locomotive reaches: its colour, its value, the number of times it counts."""

    field: int
    colour: str
    value: int
    times: int


class Extra(NamedTuple):
    """Points apart from those of the tracks: a star, the medal, the doubling of a line."""

    name: str
    points: int


class LineScore(NamedTuple):
    """Points of a line."""

    line: str
    reach: int
    fields: tuple[Field, ...]
    extras: tuple[Extra, ...]

    @property
    def tracks(self) -> int:
        """The points of the tracks."""
        return sum(field.value * field.times for field in self.fields)

    @property
    def total(self) -> int:
        """The points of the line."""
        return self.tracks + sum(extra.points for extra in self.extras)

    def of_extras(self, begins: str) -> int:
        """Add up the extras whose name begins so."""
        return sum(extra.points for extra in self.extras if extra.name.startswith(begins))


class Score(NamedTuple):
    """Points of a tableau at the end of a round."""

    lines: tuple[LineScore, ...]
    industry: tuple[tuple[str, int], ...]

    @property
    def bar(self) -> int:
        """The points of the markers."""
        return sum(points for _, points in self.industry)

    @property
    def total(self) -> int:
        """The points of the round."""
        return sum(line.total for line in self.lines) + self.bar


STAR, MEDAL, DOUBLED = "star", "medal", "doubled"


def score(player: Player, figures: Figures) -> Score:
    """Score the tableau as it is now."""
    return Score(
        tuple(
            _line(number, player.tracks[number], player.reach(number), _improvements_on(player, number), figures.stars)
            for number in range(len(_LINES))
        ),
        tuple((figures.bar[position], bar_values(figures.bar)[position]) for position in player.markers),
    )


class _Improvements(NamedTuple):
    """Pieces on a tableau that change the points of a line."""

    doublers: int
    revalued: bool
    medal: bool


@lru_cache(maxsize=65536)
def _line(
    line: int, row: tuple[int, ...], reach: int, pieces: _Improvements, stars: tuple[tuple[int, int], ...]
) -> LineScore:
    fields = []
    for field in range(1, min(reach, row[0]) + 1):
        colour = max(number for number, there in enumerate(row) if there >= field)
        track = BOX.tracks[COLOURS[colour]]
        value = track.revalued if pieces.revalued else track.value
        fields.append(Field(field, COLOURS[colour], value, 2 if field <= pieces.doublers else 1))
    tracks = sum(field.value * field.times for field in fields)
    extras = []
    for field, special in _LINES[line].specials.items():
        met = min(row[COLOURS.index(special.track)], reach) >= field
        if special.always and met and (pieces.medal or not special.medal):
            extras.append(_extra(special, field, tracks, dict(stars)))
    return LineScore(LINES[line], reach, tuple(fields), tuple(extras))


def _extra(special: Special, field: int, tracks: int, stars: dict[int, int]) -> Extra:
    if special.times > 1:
        return Extra(DOUBLED, tracks * (special.times - 1))
    if special.medal:
        return Extra(MEDAL, special.points)
    return Extra(f"{STAR} {field}", stars[field])


def _improvements_on(player: Player, line: int) -> _Improvements:
    return _Improvements(min(player.doublers, _LINES[line].doublers), player.revalued, player.medal)


def rows(scored: Score) -> Iterator[tuple[str, str, int]]:
    """Yield the rows of a scoring: category, detail, points."""
    for line in scored.lines:
        yield "line", line.line, line.tracks
        for extra in line.extras:
            yield "line", f"{line.line} {extra.name}", extra.points
    for position, points in scored.industry:
        yield "industry", position, points


def score_round(course: Course) -> None:
    """Score every tableau, with a row in the ledger for each part."""
    state = course.state
    course.set(scored={**state.scored, state.round: state.players})
    for name in state.order:
        scored = score(state.players[name], state.figures)
        for source, detail, points in rows(scored):
            if points:
                course.earn(name, points, source, detail)
        t, p, k = (line.total for line in scored.lines)
        kiev, now = scored.lines[-1], course.state.players[name].score
        stars_and_medal = kiev.of_extras(STAR), kiev.of_extras(MEDAL)
        course.tell(PlayerScored(name, state.round, t, p, k, *stars_and_medal, scored.bar, scored.total, now))
