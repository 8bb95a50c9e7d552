"""The sheet of a scoring: players across, down the rows it is made of; every line can be opened field by field."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from eighteen80.refusals import Label
from eighteen80.russia import ending, order, scoring
from eighteen80.russia.scoring import DOUBLED, MEDAL, STAR, LineScore, Score
from eighteen80.russia.state import LINES, Player, State
from eighteen80.sheets import Cell, Column, Grid, Lengths, Line, Row, Say, Text

FULL = 100
"""The score track has so many fields; figures begin on the last of them (RR67)."""
OF_SCORING = ("line", "industry")
OF_THE_END = (ending.END_CARD, ending.MAJORITY)


def last_round(state: State) -> int:
    """The round scored last; 0 before the first."""
    return max(state.scored, default=0)


def sheet(state: State) -> Lengths:
    """The last scoring, with what each line is made of where there is room."""
    number = last_round(state)
    grid = of_round(state, number)
    opened = [line for name in state.seats for line in opened_for(state, number, name)]
    return Lengths(grid._replace(groups=(*grid.groups, tuple(opened))), grid)


def of_round(state: State, number: int) -> Grid:
    """The scoring of a round."""
    scores = _scores(state, number)
    head = Column(Cell(Say("scoring-round", {"round": number}) if number else Say("scoring-none"), "head"))
    columns = (head, *(Column(Cell(name, "head"), "right", gap=2, names=True) for name in state.seats))
    if not number:
        return Grid((head,), ())
    scored = tuple(_row(title, [pick(scores[name]) for name in state.seats]) for title, pick in ROWS.items())
    others = [(title, [_earned(state, name, number, title) for name in state.seats]) for title in ("pass", "other")]
    ended = [(title, [_of_end(state.players[name], title) for name in state.seats]) for title in OF_THE_END]
    paid = tuple(_row(title, points) for title, points in (*others, *(row for row in ended if any(row[1]))))
    totals = [_until(state.players[name], number) for name in state.seats]
    figures = Row((Cell(Say("scoring-figure"), "dim"), *(Cell(_figure(points), "dim") for points in totals)))
    return Grid(columns, (scored, paid, (_row("total", totals, "strong"), figures)))


def _scores(state: State, number: int) -> Mapping[str, Score]:
    return {name: scoring.score(player, state.figures) for name, player in state.scored.get(number, {}).items()}


def _row(title: str, points: list[int], tone: str = "") -> Row:
    tones = (tone or ("" if each else "dim") for each in points)
    cells = (Cell(str(each), shade) for each, shade in zip(points, tones, strict=True))
    return Row((Cell(Say(f"scoring-{title}"), tone), *cells))


def _marker(at: int) -> Callable[[Score], int]:
    return lambda score: score.industry[at][1] if at < len(score.industry) else 0


def _line(number: int, part: Callable[[LineScore], int]) -> Callable[[Score], int]:
    return lambda score: part(score.lines[number])


ROWS: Mapping[str, Callable[[Score], int]] = {
    **{f"line-{name}": _line(number, lambda line: line.tracks) for number, name in enumerate(LINES)},
    "doubled": lambda score: sum(line.of_extras(DOUBLED) for line in score.lines),
    "stars": lambda score: sum(line.of_extras(STAR) for line in score.lines),
    "medal": lambda score: sum(line.of_extras(MEDAL) for line in score.lines),
    "front": _marker(0),
    "rear": _marker(1),
    "round-total": lambda score: score.total,
}
"""The rows of a scoring: of what, and how many points of it."""


def _earned(state: State, name: str, number: int, title: str) -> int:
    """What was paid in a round when it arose: for passing, or for anything else."""
    entries = [entry for entry in state.players[name].ledger if entry.round == number]
    if title == order.OF_PASSING:
        return sum(entry.points for entry in entries if entry.source == title)
    besides = (*OF_SCORING, *OF_THE_END, order.OF_PASSING)
    return sum(entry.points for entry in entries if entry.source not in besides)


def _of_end(player: Player, source: str) -> int:
    return sum(entry.points for entry in player.ledger if entry.source == source)


def _until(player: Player, number: int) -> int:
    return sum(entry.points for entry in player.ledger if entry.round <= number)


def _figure(points: int) -> str:
    """Where the figure stands on the board, and the tiles for full hundreds: 37 +100."""
    tiles = points // FULL * FULL
    return f"{points % FULL or FULL}{f' +{tiles}' if tiles else ''}"


# Field by field


def opened_for(state: State, number: int, name: str) -> Iterator[Line]:
    """What a scoring was made of, line by line and field by field."""
    player = state.scored.get(number, {}).get(name)
    if player is not None:
        yield from opened(state, name, player, "score-of-round")


def opened(state: State, name: str, player: Player, head: str = "score-total") -> Iterator[Line]:
    """What a tableau brings, line by line and field by field."""
    scored = scoring.score(player, state.figures)
    yield Line((Cell(name, "strong"), Cell(Say(head, {"total": scored.total}), "strong")))
    for line in scored.lines:
        facts = {"line": line.line, "total": line.total, "reach": line.reach}
        cells = (Cell(each) for each in (*runs(line), *extras(line)))
        yield Line((Cell(Say("score-line", facts), "strong"), *cells))
    for position, points in scored.industry:
        yield Line((Cell(Say("score-industry", {"position": position, "points": points})),))


def runs(line: LineScore) -> Iterator[Say]:
    """Fields of one colour and value that lie side by side, as one says them: 1–3 brown 2 → 6."""
    start = 0
    for at in range(1, len(line.fields) + 1):
        first = line.fields[start]
        if at == len(line.fields) or line.fields[at][1:] != first[1:]:
            last = line.fields[at - 1]
            facts = {
                "fields": str(first.field) if first.field == last.field else f"{first.field}–{last.field}",
                "colour": Label(first.colour),
                "value": first.value,
                "points": sum(field.value * field.times for field in line.fields[start:at]),
            }
            yield Say("score-run-doubled" if first.times > 1 else "score-run", facts)
            start = at


def extras(line: LineScore) -> Iterator[Say]:
    """What a line brings beside its tracks."""
    for extra in line.extras:
        name, _, field = extra.name.partition(" ")
        yield Say(f"score-{name}", {"field": f"{line.line}{field}", "points": extra.points})


# Asked for


def asked(state: State, word: str) -> Text | Grid | None:
    """`score`, `score Anna` for now, `score 4` for a round, `score 4 Anna` with its fields; nothing of other words."""
    first, _, rest = word.partition(" ")
    number = int(first) if first.isdecimal() else 0
    names = [name for name in state.seats if not rest or name.casefold().startswith(rest.casefold())]
    if number in state.scored and names:
        lines = tuple(line for name in names for line in opened_for(state, number, name))
        grid = of_round(state, number)
        return Text(lines) if rest else grid._replace(groups=(*grid.groups, lines))
    seats = [name for name in state.seats if name.casefold().startswith(word.casefold())]
    if seats:
        return Text(tuple(line for name in seats for line in opened(state, name, state.players[name])))
    return None
