"""The tableaus in the order of play, drawn field by field, with their next effects; in little room, only one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from eighteen80.refusals import Label
from eighteen80.russia.box.components import BOX, Special
from eighteen80.russia.corrections.printed import DOUBTFUL_STARS
from eighteen80.russia.rules import scoring
from eighteen80.russia.rules.actions.locomotives import lowest
from eighteen80.russia.rules.scoring import DOUBLED, MEDAL, STAR, LineScore, Score
from eighteen80.russia.show import naming
from eighteen80.russia.show.sheets.sheet_scoring import explain_line, just_scored
from eighteen80.russia.state import COLOURS, LINES, Player, State, doubt, gaps, own_space
from eighteen80.russia.turn import due
from eighteen80.sheets import Cell, Lengths, Line, Say, Text, seat_paints


class Missing(NamedTuple):
    """A special field that has not fired: its distance, and its sentence."""

    distance: int
    field: str
    say: Say


def find_missing(state: State, name: str, *, brief: bool = False) -> list[Missing]:
    """List what is missing for each special field not yet fired, the nearest first."""
    return sorted(_unsorted_missing(state, state.players[name], brief=brief), key=lambda each: each[:2])


def _unsorted_missing(state: State, player: Player, *, brief: bool) -> Iterator[Missing]:
    for number, (line, printed) in enumerate(BOX.lines.items()):
        for field, special in printed.specials.items():
            name = f"{line}{field}"
            steps = max(0, field - player.tracks[number][COLOURS.index(special.track)])
            reach = max(0, field - player.reach(number)) if special.loco else 0
            if name in player.fired or not steps + reach or (special.medal and not player.medal):
                continue
            needs = (
                *([Say("needs-steps", number=steps, colour=Label(special.track))] if steps else []),
                *([Say("needs-loco" if brief else "needs-reach", reach=field, stack=lowest(state))] if reach else []),
            )
            facts = {"field": name, "gives": _gives(state, field, special), "needs": needs}
            yield Missing(steps + reach, name, Say("next-special", facts))


def star_doubt(state: State, field: int) -> str:
    """Return the sign of doubt after a star that no text gives for sure."""
    return doubt(state, "star", str(field)) if str(field) in DOUBTFUL_STARS else ""


def _gives(state: State, field: int, special: Special) -> Say:
    """Name the field's gain in a word or two."""
    if special.colour:
        return Say("gives-tracks", colour=Label(special.colour))
    if special.worker:
        return Say("gives-worker")
    if special.question:
        return Say("gives-question")
    if special.times > 1:
        return Say("gives-double")
    if special.always:
        stars = dict(state.figures.stars)
        points = f"{stars[field]}{star_doubt(state, field)}" if not special.medal else str(special.points)
        return Say("gives-star", points=points)
    return Say("gives-end", points=special.points)


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
    at, brought, before = LINES.index(line.line), points_by_field(line), ""
    found = [_field(state, player, at, field, brought) for field in range(1, BOX.lines[line.line].fields + 1)]
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


DUE = "▸"
WORKER, COIN, USED = "●", "¢", "✓"
NEAREST = 2
"""Number of special fields shown beneath a tableau."""
OWN_NAMED = 2
"""Number of own engineers shown with their names; more are shown by number alone."""
NAME = 9
"""Columns of a name in the head of a tableau, or as many as make it different."""


def of_the_table(state: State) -> str:
    """Return the player whose tableau is shown in little room: the player to act, or the first."""
    return next((name for name in due(state) if name in state.players), state.order[0])


def tableaus(state: State) -> Lengths:
    """Show all tableaus, with or without the things next to them; all or the others in brief; or one."""
    drawn = [(*_tableau(state, name), Line(tuple(_possessions(state, name)))) for name in state.order]
    whole = Text(tuple(line for lines in drawn for line in lines if line.cells))
    alone = Text(tuple(line for lines in drawn for line in lines[:-1]))
    tight = Text(tuple(line for name in state.order for line in _tight(state, name)))
    mine = of_the_table(state)
    own = Text(tuple(_small(state, mine, state.players[mine])))
    some = Text((*own.lines, *(_sums(state, name) for name in state.order if name != mine)))
    return Lengths((whole, alone, tight, some, own))


def _tableau(state: State, name: str) -> Iterator[Line]:
    """Yield a head, the three lines and the bar."""
    player = state.players[name]
    scored = scoring.score(player, state.figures)
    t, p, k = scored.lines
    yield Line(tuple(_head(state, name, scored)), drawn=True)
    laid = f"  ×2:{player.doublers}" if player.doublers else ""
    yield Line((*line_drawn(state, player, t), Cell(f" {_locos(player)} → {t.reach}{laid}")), drawn=True)
    yield Line((*line_drawn(state, player, p), Cell(" "), *line_drawn(state, player, k)), drawn=True)
    yield Line(tuple(bar_drawn(state, player)), drawn=True)


def _head(state: State, name: str, scored: Score) -> Iterator[Cell]:
    """Yield place, name, points, a scoring as of now line by line, workers and coins."""
    player, short = state.players[name], naming.shorten_names(state.seats, NAME)
    points = str(scoring.points_before_end(player))
    yield Cell("─", "rule")
    yield from _who(state, name)
    yield Cell(" ─ ".rjust(max(map(len, short.values())) - len(short[name]) + 3), "rule")
    yield Cell(points.rjust(3), "strong")
    yield Cell(" ─ ", "rule")
    yield Cell(_now(scored))
    yield Cell(" ─ ", "rule")
    yield Cell(f"{naming.workers(player)} {WORKER} {player.coins} {COIN} ", "dim" if player.passed else "")
    yield Cell("─", "rule")


def _who(state: State, name: str) -> Iterator[Cell]:
    """Yield the place in the order, marked for the player to act, and the name."""
    on_turn = name in due(state)
    yield Cell(f"{DUE if on_turn else ' '}{state.order.index(name) + 1} ", "due" if on_turn else "dim")
    yield Cell(naming.shorten_names(state.seats, NAME)[name], paint=seat_paints(state.seats)[name])


def _locos(player: Player) -> str:
    """Return the locomotives of the first line."""
    return "+".join(map(str, player.locos[0])) or naming.DASH


def _now(scored: Score) -> Say:
    """Return a scoring as of now, with the points of each line."""
    lines = " ".join(f"{line.line} {line.total}" for line in scored.lines)
    return Say("tableau-now", now=scored.total, lines=f"{lines} I {scored.bar}")


def _possessions(state: State, name: str) -> Iterator[Cell]:
    """Yield engineers and cards, then the reasons of the scoring; during the round, the next effects."""
    yield from engineers(state, name)
    player = state.players[name]
    if player.end_cards or player.black:
        yield Cell(Say("tableau-cards", cards=player.end_cards, black=bool(player.black)))
    if just_scored(state):
        for line in scoring.score(player, state.figures).lines:
            if line.total:
                yield Cell(Say("reason-line", line=line.line, of=tuple(explain_line(line))))
    elif ahead := find_missing(state, name, brief=True):
        yield Cell(Say("tableau-next"), "dim")
        yield from (Cell(each.say) for each in ahead[: max(NEAREST - len(player.engineers), 1)])


def engineers(state: State, name: str) -> Iterator[Cell]:
    """Yield a player's own engineers, those used in this round marked."""
    mine = state.players[name].engineers
    for engineer in mine:
        used = bool(state.spaces.get(own_space(engineer)))
        yield Cell(naming.own_engineer(state, engineer, brief=len(mine) > OWN_NAMED), "dim" if used else "")


def _tight(state: State, name: str) -> Iterator[Line]:
    """Yield a tableau in three lines, with two columns a field."""
    player = state.players[name]
    scored = scoring.score(player, state.figures)
    t, p, k = (tuple(line_drawn(state, player, line, NARROW)) for line in scored.lines)
    yield _sums(state, name)
    yield Line((*t, Cell(f"{_locos(player)} "), *p), drawn=True)
    yield Line((*k, *bar_drawn(state, player, narrow=True)), drawn=True)


def _sums(state: State, name: str) -> Line:
    """Show a tableau by its points alone."""
    player = state.players[name]
    points = Cell(f" {scoring.points_before_end(player)} ", "strong")
    free = f" {naming.workers(player)} {WORKER} {player.coins} {COIN}"
    return Line((*_who(state, name), points, Cell(_now(scoring.score(player, state.figures))), Cell(free)), drawn=True)


def _small(state: State, name: str, player: Player) -> Iterator[Line]:
    """Yield a tableau with two columns a field; the ends of tracks follow the lines."""
    scored = scoring.score(player, state.figures)
    t, p, k = scored.lines
    short = naming.shorten_names(state.seats, NAME)[name]
    whose = Cell(short, paint=seat_paints(state.seats)[name])
    yield Line((Cell(DUE, "due"), whose, Cell(" "), Cell(_now(scored))), drawn=True)
    yield Line((*line_drawn(state, player, t, NARROW), Cell(_locos(player))), drawn=True)
    for line in (p, k):
        ends = Cell(f"{line.line} {heads(player, line.line)}")
        yield Line((*line_drawn(state, player, line, NARROW), ends), drawn=True)
    yield Line(tuple(bar_drawn(state, player, narrow=True)), drawn=True)
    yield Line((Cell(f"×2:{player.doublers}"), *engineers(state, name)))
