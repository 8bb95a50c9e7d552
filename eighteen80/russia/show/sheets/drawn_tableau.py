"""A tableau field by field: each field shows its points in a scoring, or its coming effect."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from eighteen80.russia.box.components import BOX
from eighteen80.russia.box.parts import Special
from eighteen80.russia.rules.scoring import DOUBLED, MEDAL, STAR, LineScore
from eighteen80.russia.state import COLOURS, LINES, Player, State, doubt, gaps
from eighteen80.sheets import Cell

EMPTY, REACH, BEYOND = "·", "▏", "─"
"""No track, where the locomotives end, and a track to which they do not come."""
MARKER, HOLE = "▸", "[ ]"
WIDE, NARROW = 3, 2
"""Columns of a field: with the letter at the head of each colour, and without."""


class DrawnField(NamedTuple):
    """A field: the colour of the track that counts there, whether that ends there, and the figure or the sign in it."""

    sign: str
    colour: str = ""
    head: bool = False


def fields_of(state: State, player: Player, line: LineScore) -> list[DrawnField]:
    """Return every field of a line from the left."""
    number = LINES.index(line.line)
    brought = points_by_field(line)
    return [_field(state, player, number, field, brought) for field in range(1, BOX.lines[line.line].fields + 1)]


def points_by_field(line: LineScore) -> dict[int, int]:
    """Return the points of each field in the reach of a locomotive; their sum is that of the line."""
    times = 1 + bool(line.of_extras(DOUBLED))
    points = {field.field: field.value * field.times * times for field in line.fields}
    for extra in line.extras:
        name, _, field = extra.name.partition(" ")
        if name == STAR:
            points[int(field)] += extra.points
        elif name == MEDAL:
            doubled = (field for field, special in BOX.lines[line.line].specials.items() if special.medal)
            points[next(doubled)] += extra.points
    return points


def _field(state: State, player: Player, line: int, field: int, brought: dict[int, int]) -> DrawnField:
    colours = [number for number, there in enumerate(player.tracks[line]) if there >= field]
    special = BOX.lines[LINES[line]].specials.get(field)
    if colours:
        ends = player.tracks[line][colours[-1]] == field
        return DrawnField(str(brought.get(field, BEYOND)), COLOURS[colours[-1]], ends)
    waits = special is not None and f"{LINES[line]}{field}" not in player.fired
    return DrawnField(_sign_of(state, field, special) if special and waits else EMPTY)


def _sign_of(state: State, field: int, special: Special) -> str:
    """Return the sign of an empty field's effect, or the number of its star."""
    if special.always and special.times == 1:
        return "★" if special.medal else str(dict(state.figures.stars)[field])
    if special.colour:
        return "+"
    if special.worker:
        return "W"
    return "?" if special.question else "×" if special.times > 1 else "E"


def line_drawn(state: State, player: Player, line: LineScore, width: int = WIDE) -> Iterator[Cell]:
    """Yield a line of the tableau: its letter, a cell a field in the colour of its track, the end of the reach."""
    yield Cell(line.line, "strong")
    found, before = fields_of(state, player, line), ""
    for number, field in enumerate(found):
        head = field.colour if field.head and width == WIDE else ""
        ends = REACH if number == line.reach else ""
        room = width - len(ends) - len(head)
        paint = BOX.tracks[field.colour].paint if field.colour else ""
        if ends:
            yield Cell(ends, "strong")
        elif not head and before.isdecimal() and field.sign.isdecimal() and len(field.sign) == width:
            yield Cell(" ", paint=paint)
        before = field.sign
        yield Cell(f"{head}{field.sign:>{room}}", "dim" if field.sign == EMPTY else "", paint)
    yield Cell(REACH if line.reach >= len(found) else " ", "strong")


def heads(player: Player, line: str) -> str:
    """Return the ends of a line's tracks by letter: k9 g6."""
    row = player.tracks[LINES.index(line)]
    return " ".join(f"{COLOURS[number]}{field}" for number, field in enumerate(row) if field)


def bar_drawn(state: State, player: Player, *, narrow: bool = False) -> Iterator[Cell]:
    """Yield the industry bar from the left: factories in their gaps, markers before their positions."""
    holes = gaps(state.figures.bar)
    yield Cell("I", "strong")
    for position, name in enumerate(state.figures.bar):
        gap = holes.index(position) if position in holes else -1
        built = 0 <= gap < len(player.factories)
        hole = HOLE.replace(" ", "") if narrow else HOLE
        label = name if gap < 0 else f"[{player.factories[gap]}]" if built else hole
        marked = position in player.markers
        yield Cell("" if narrow and (gap >= 0 or position - 1 in holes) else " ")
        yield Cell(f"{MARKER if marked else ''}{label}", "good" if marked else "" if built or gap < 0 else "dim")
    yield Cell(doubt(state, "bar", "positions"), "dim")
