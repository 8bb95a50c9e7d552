"""The sheets of points: a scoring with its rows, opened field by field; the tally of each player, and its sources."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from eighteen80.events import Event
from eighteen80.refusals import Label
from eighteen80.russia.events import ColourReceived, EngineerHired
from eighteen80.russia.rules import order, scoring
from eighteen80.russia.rules.order import OF_PASSING
from eighteen80.russia.rules.scoring import DOUBLED, END_CARD, MAJORITY, MEDAL, STAR, Field, LineScore, Score
from eighteen80.russia.show.naming import typed_line
from eighteen80.russia.state import LINES, Earned, Player, State
from eighteen80.sheets import (
    Cell,
    Column,
    Facts,
    Gain,
    Grid,
    Lengths,
    Line,
    Milestone,
    Row,
    Say,
    Text,
    Wording,
    seat_paints,
)


def tally(state: State) -> Grid:
    """Show points so far, and next to them the lines and the bar as they would score now."""
    ranked = sorted(state.seats, key=lambda name: state.players[name].score)
    heads = ("rank", "who", "points", *(f"line-{line}" for line in LINES), "industry", "now")
    columns = tuple(
        Column(Cell(Say(f"head-{head}"), "head"), "left" if head == "who" else "right", gap=2) for head in heads
    )
    return Grid(columns, (tuple(_tally_row(state, name) for name in ranked),))


def _tally_row(state: State, name: str) -> Row:
    scored = scoring.score(state.players[name], state.figures)
    points = state.players[name].score
    rank = 1 + sum(other.score > points for other in state.players.values())
    return Row(
        (
            Cell(f"{rank}.", "dim"),
            Cell(name, "strong"),
            Cell(str(points), "strong"),
            *(Cell(str(line.total)) for line in scored.lines),
            Cell(str(scored.bar)),
            Cell(str(scored.total)),
        )
    )


def winners(state: State) -> Sequence[str]:
    """Return the player with most points, or several equals."""
    most = max(player.score for player in state.players.values())
    return tuple(name for name in state.seats if state.players[name].score == most)


def made_of(state: State, name: str) -> Sequence[tuple[Wording, int]]:
    """Return the points of tracks line by line, of stars and medal, of industry, and of everything else."""
    points = dict.fromkeys(PARTS, 0)
    for entry in state.players[name].ledger:
        points[_part_of(entry)] += entry.points
    return tuple(
        (Say(f"web-line-{part}" if part in LINES else f"final-{part}"), number) for part, number in points.items()
    )


PARTS = (*LINES, STAR, MEDAL, "industry", OF_PASSING, "other", END_CARD, MAJORITY)


def _part_of(entry: Earned) -> str:
    """Return the part of a player's points to which an entry belongs."""
    if entry.source != "line":
        return entry.source if entry.source in PARTS else "other"
    line, _, extra = entry.detail.partition(" ")
    return next((part for part in (STAR, MEDAL) if extra.startswith(part)), line)


def reasons(state: State) -> Iterator[Line]:
    """Yield the end cards, then the majority, each with its points."""
    for source in (END_CARD, MAJORITY):
        earned = [
            Cell(Say("final-reason", player=name, of=typed_line(entry.detail), points=entry.points))
            for name, player in state.players.items()
            for entry in player.ledger
            if entry.source == source
        ]
        if earned:
            yield Line((Cell(Say(f"final-{source}"), "strong"), *earned))


def gains(before: State, after: State, _events: Sequence[Event]) -> Iterator[Gain]:
    """Yield each player's points."""
    for name, player in after.players.items():
        points = player.score - before.players[name].score
        if points:
            yield Gain("points", Cell(name), points)


def arrivals(events: Sequence[Event]) -> Iterator[Milestone]:
    """Yield the engineers hired, and the first player with tracks of a colour."""
    for event in events:
        if isinstance(event, EngineerHired):
            yield Milestone("engineer", Cell(event.engineer), "hired", Cell(event.player))
        elif isinstance(event, ColourReceived):
            yield Milestone("colour", Cell(Say(f"label-{event.colour}")), "received", Cell(event.player))


opens = "scoring"
"""The sheet whose cells can be opened."""
FULL = 100
"""Number of fields on the score track; figures begin on the last of them (RR67)."""
OF_SCORING = ("line", "industry")
OF_THE_END = (scoring.END_CARD, scoring.MAJORITY)
OTHER = "other"
EXTRAS = {"doubled": DOUBLED, "stars": STAR, "medal": MEDAL}
MARKERS = ("front", "rear")
BEFORE, SUMS = "before", ("round-total", "total")
NOTHING = "·"


def last_round(state: State) -> int:
    """Return the round scored last; 0 before the first."""
    return max(state.scored, default=0)


def just_scored(state: State) -> bool:
    """Return whether a round has been scored and no one has acted since."""
    begun = bool(state.spaces) or bool(state.turn and state.turn.begun)
    return bool(state.scored) and (state.round in state.scored or not begun)


def sheet(state: State) -> Lengths:
    """Show the last scoring, with all of them if there is room, or without empty rows; the tally shows the end."""
    grid = of_round(state, last_round(state), before_the_end=True)
    rows = tuple(row for row in grid.rows if any(cell.text != NOTHING for cell in row.cells[1:]))
    short = grid._replace(groups=(rows,) if rows else ())
    return Lengths((grid._replace(groups=(*grid.groups, _rounds(state))), grid, short))


def of_round(state: State, number: int, *, before_the_end: bool = False) -> Grid:
    """Show the scoring of a round, with the points of the end if they may be seen."""
    players = state.scored.get(number, {})
    scores = {name: scoring.score(player, state.figures) for name, player in players.items()}
    head = Column(Cell(Say("scoring-round", round=number) if number else Say("scoring-none"), "head"))
    if not number:
        return Grid((head,), ())
    scored = tuple(_row(title, [_points_of(scores[name], title) for name in state.seats]) for title in ROWS)
    titles = [title for title in _payment_rows(state) if not (before_the_end and title in OF_THE_END)]
    people = [state.players[name] for name in state.seats]
    paid = tuple(
        _row(title, [sum(entry.points for entry in _entries(player, number, title)) for player in people])
        for title in titles
    )
    later = OF_THE_END if before_the_end else ()
    before = _row(BEFORE, [points_until(state.players[name], number - 1, but=OF_THE_END) for name in state.seats])
    totals = [points_until(state.players[name], number, but=later) for name in state.seats]
    figures = Row((Cell(Say("scoring-figure"), "dim"), *(Cell(_figure(points), "dim") for points in totals)))
    return Grid((head, *_columns(state)), (scored, (*paid, before), (_row("total", totals), figures)))


def _columns(state: State) -> Iterator[Column]:
    paints = seat_paints(state.seats)
    yield from (Column(Cell(name, paint=paints[name]), "right", narrow=True) for name in state.seats)


def by_round(state: State) -> Grid:
    """Show each round's points, and the points after it."""
    return Grid((Column(Cell()), *_columns(state)), (_rounds(state),))


def _rounds(state: State) -> tuple[Row, ...]:
    return tuple(
        Row((Cell(Say("scoring-after", round=number), "dim"), *_points_after(state, number))) for number in state.scored
    )


def _points_after(state: State, number: int) -> Iterator[Cell]:
    for player in (state.players[name] for name in state.seats):
        gain, total = points_until(player, number, number, OF_THE_END), points_until(player, number, but=OF_THE_END)
        yield Cell(f"{gain:+}{total:4}")


def _row(title: str, points: list[int]) -> Row:
    """Show a row of the sheet, the best of it marked."""
    best = max(points)
    cells = (Cell(str(each), "strong" if each == best else "") if each else Cell(NOTHING, "dim") for each in points)
    return Row((Cell(Say(f"scoring-{title}"), "strong" if title in SUMS else ""), *cells))


ROWS = (*(f"line-{name}" for name in LINES), *EXTRAS, *MARKERS, "round-total")
"""Rows of a scoring."""


def _points_of(scored: Score, title: str) -> int:
    """Return the points of such a row: of tracks, of stars and the like, of a marker, or of all."""
    kind, _, which = title.partition("-")
    if kind == "line":
        return scored.lines[LINES.index(which)].tracks
    if title in EXTRAS:
        return sum(line.of_extras(EXTRAS[title]) for line in scored.lines)
    if title in MARKERS:
        return sum(points for _, points in scored.industry[MARKERS.index(title) :][:1])
    return scored.total


def _payment_rows(state: State) -> list[str]:
    """Return the rows of other payments: for passing, for anything else, and at the end if it has come."""
    sources = {entry.source for player in state.players.values() for entry in player.ledger}
    return [order.OF_PASSING, OTHER, *(title for title in OF_THE_END if title in sources)]


def _entries(player: Player, number: int, title: str) -> Iterator[Earned]:
    """Yield the ledger's entries of such a row."""
    named = (*OF_SCORING, *OF_THE_END, order.OF_PASSING)
    for entry in player.ledger:
        source = entry.source if entry.source in named else OTHER
        if source == title and (entry.round == number or title in OF_THE_END):
            yield entry


def points_until(player: Player, number: int, first: int = 0, but: Sequence[str] = ()) -> int:
    """Return the points from the first round to that one, without those of some sources."""
    return sum(entry.points for entry in player.ledger if first <= entry.round <= number and entry.source not in but)


def _figure(points: int) -> str:
    """Return the figure's field on the board, and the tiles for full hundreds: 37 +100."""
    tiles = points // FULL * FULL
    return f"{points % FULL or FULL}{f' +{tiles}' if tiles else ''}"


def explain_score(state: State, name: str, player: Player, head: str = "score-total") -> Iterator[Line]:
    """Explain a tableau's scoring, line by line and field by field."""
    scored = scoring.score(player, state.figures)
    yield Line((Cell(name, "strong"), Cell(Say(head, total=scored.total), "strong")))
    for line in scored.lines:
        facts: Facts = {"line": line.line, "total": line.total, "reach": line.reach}
        cells = (Cell(each) for each in (*runs(line), *extras(line)))
        yield Line((Cell(Say("score-line", facts), "strong"), *cells))
    for position, points in scored.industry:
        yield Line((Cell(Say("score-industry", position=position, points=points)),))


def explain_line(line: LineScore) -> Iterator[Say]:
    """Explain a line's points, colour by colour, with the stars and the medal; zeros are left out."""
    kinds: dict[tuple[str, int], list[Field]] = {}
    for field in line.fields:
        kinds.setdefault((field.colour, field.times), []).append(field)
    for (colour, times), alike in sorted(kinds.items(), key=lambda kind: kind[1][0].field):
        if points := sum(field.value * field.times for field in alike):
            facts: Facts = {"number": len(alike), "colour": Label(colour), "points": points}
            yield Say("reason-doubled" if times > 1 else "reason-tracks", facts)
    for title, begins in EXTRAS.items():
        if points := line.of_extras(begins):
            yield Say("reason-extra", what=Say(f"scoring-{title}"), points=points)


def runs(line: LineScore) -> Iterator[Say]:
    """Yield adjacent fields of one colour and value together: 1–3 brown 2 → 6."""
    start = 0
    for at in range(1, len(line.fields) + 1):
        first = line.fields[start]
        if at == len(line.fields) or line.fields[at][1:] != first[1:]:
            last = line.fields[at - 1]
            facts: Facts = {
                "fields": str(first.field) if first.field == last.field else f"{first.field}–{last.field}",
                "colour": Label(first.colour),
                "value": first.value,
                "points": sum(field.value * field.times for field in line.fields[start:at]),
            }
            yield Say("score-run-doubled" if first.times > 1 else "score-run", facts)
            start = at


def extras(line: LineScore, begins: str = "") -> Iterator[Say]:
    """Explain a line's points apart from its tracks, or those whose name begins so."""
    for extra in line.extras:
        name, _, field = extra.name.partition(" ")
        if not name.startswith(begins):
            continue
        yield Say(f"score-{name}", field=f"{line.line}{field}", points=extra.points)


def opened_cell(state: State, row: int, column: int) -> Text | None:
    """Explain a cell of the last scoring: fields of a line, or other payments."""
    number = last_round(state)
    if not number:
        return None
    paid = (title for title in _payment_rows(state) if title not in OF_THE_END)
    name, title = state.seats[column - 1], [*ROWS, *paid, BEFORE, "total", "figure"][row]
    head = (Cell(name, "strong"), Cell(Say(f"scoring-{title}"), "strong"))
    scored = scoring.score(state.scored[number][name], state.figures)
    return Text((Line((*head, *map(Cell, _explain_cell(state.players[name], number, scored, title)))),))


def _explain_cell(player: Player, number: int, scored: Score, title: str) -> Iterator[Wording]:
    kind, _, which = title.partition("-")
    if kind == "line":
        line = scored.lines[LINES.index(which)]
        yield Say("score-line", line=line.line, total=line.tracks, reach=line.reach)
        yield from runs(line)
    elif title in EXTRAS:
        yield from (each for line in scored.lines for each in extras(line, EXTRAS[title]))
    elif title in MARKERS:
        for position, points in scored.industry[MARKERS.index(title) :][:1]:
            yield Say("score-industry", position=position, points=points)
    elif title == "round-total":
        yield from ((Say(f"scoring-{of}"), str(_points_of(scored, of))) for of in ROWS if of != title)
    elif title == "figure":
        yield _figure(points_until(player, number, but=OF_THE_END))
    elif title in (BEFORE, "total"):
        totals = {of: points_until(player, of, of, OF_THE_END) for of in range(1, number + (title == "total"))}
        yield from ((Say("scoring-round", round=of), str(total)) for of, total in totals.items())
    else:
        for entry in _entries(player, number, title):
            yield Say(f"label-{entry.source}"), typed_line(entry.detail), str(entry.points)


def answer_score(state: State, word: str) -> Text | Grid | None:
    """Answer `score` and `score Anna` as of now, `score 4` for a round, `score 4 Anna` with its fields."""
    first, _, rest = word.partition(" ")
    number = int(first) if first.isdecimal() else 0
    names = [name for name in state.seats if not rest or name.casefold().startswith(rest.casefold())]
    if (scored := state.scored.get(number)) and names:
        lines = tuple(line for name in names for line in explain_score(state, name, scored[name], "score-of-round"))
        grid = of_round(state, number)
        return Text(lines) if rest else grid._replace(groups=(*grid.groups, lines))
    seats = [name for name in state.seats if name.casefold().startswith(word.casefold())]
    if seats:
        return Text(tuple(line for name in seats for line in explain_score(state, name, state.players[name])))
    return None
