"""Sheets of an evening's report: winner and reason, worth, gains and arrivals by round, time of each player."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

from eighteen80.capabilities import HasStatistics, HasTurns, Reasoned
from eighteen80.engine.game import AnyGame, AnyState
from eighteen80.record.history import Accepted, irregularities
from eighteen80.record.replay import Record
from eighteen80.record.think_times import ThinkTime, format_duration, think_times
from eighteen80.sheets import Cell, Chart, Column, Facts, Grid, HexMap, Line, Row, Say, Sheet, Text, Wording
from eighteen80.table import default_panes, outcome

MOST_PARTS = 3
"""Number of differences listed between first and second."""


class Part(NamedTuple):
    """A part of an evening: its title, and the sheets beneath it."""

    title: Wording
    sheets: tuple[Sheet, ...]


Saying = Callable[[Wording], str]


def parts(record: Record, spoken: Saying) -> Iterator[Part]:
    """Yield all parts of an evening's report in reading order."""
    yield Part(Say("evening-result"), (verdict(record), tally(record), *_worth_grids(record)))
    if reasons := reasons_of(record.game, record.state):
        yield Part(Say("evening-reasons"), (Text(reasons),))
    if record.entries:
        yield Part(Say("tally-wealth"), (outcome.worth_by_round(record.game, record.entries),))
    yield from _gains(record, spoken)
    yield from _arrivals(record)
    found = irregularities(record.game, record.entries)
    lines = tuple(Line((Cell(str(entry.number), "dim"), Cell(Say(what.code, what.facts)))) for entry, what in found)
    if lines:
        yield Part(Say("export-exceptions"), (Text(lines),))
    yield Part(Say("evening-time"), (times(record),))
    for pane, sheet in default_panes.sheets(record.game, record.state).items():
        if isinstance(sheet, Chart) or (isinstance(sheet, HexMap) and sheet.faces):
            yield Part((Say(f"pane-{pane}"), Say("evening-end")), (sheet,))


# Winner and reasons


def tally(record: Record) -> Grid:
    """Return the game's tally with the leader first."""
    grid = default_panes.tally(record.game, record.state)
    return grid._replace(groups=(grid.groups[0][::-1], *grid.groups[1:]))


def verdict(record: Record) -> Text:
    """Return a sentence with the winner or leader and the margin, and another one with its main parts."""
    game, state = record.game, record.state
    first = outcome.winners(game, state)
    others = [place.name for place in outcome.rank_players(game, state) if place.name not in first]
    made = difference(game, state, first[0], others[0])[:MOST_PARTS] if len(first) == 1 and others else ()
    why = (Line((Cell(Say("evening-difference", {"parts": made})),)),) if made else ()
    return Text((Line((Cell(who_has_won(game, state), "strong"),)), *why, *turning_lines(game, record.entries)))


def who_has_won(game: AnyGame, state: AnyState) -> Say:
    """Name the winner or leader and the margin."""
    first, places = outcome.winners(game, state), outcome.rank_players(game, state)
    facts: Facts = {"who": tuple(first), "worth": places[0].worth, "over": not game.due(state)}
    others = places[len(first) :]
    if len(first) > 1:
        return Say("evening-won-together", facts)
    if not others:
        return Say("evening-won-alone", facts)
    return Say("evening-won", {**facts, "second": others[0].name, "by": places[0].worth - others[0].worth})


def difference(game: AnyGame, state: AnyState, first: str, second: str) -> tuple[Say, ...]:
    """Return the parts of their worth in which first and second differ, the most first."""
    parts = outcome.difference(game, state, first, second)
    return tuple(Say("evening-part", {"part": part, "by": f"{by:+}".replace("-", "−")}) for part, by in parts)


def turning_lines(game: AnyGame, entries: Sequence[Accepted]) -> Iterator[Line]:
    """Yield where the winner came to lead for good; nothing before the end."""
    found = None if not entries or game.due(entries[-1].after) else outcome.turning_of(game, entries)
    if found:
        facts: Facts = {"first": outcome.winners(game, entries[-1].after)[0], **found._asdict()}
        yield Line((Cell(Say("final-turning"), "strong"), Cell(Say("final-leads", facts))))
        if found.other:
            yield Line((Cell(Say("final-trailed", facts)),))


def reasons_of(game: AnyGame, state: AnyState) -> tuple[Line, ...]:
    """Return the game's own explanation of its final count; nothing before the end."""
    reasoned = game.offers(Reasoned)
    return () if reasoned is None or game.due(state) else tuple(reasoned.reasons(state))


def _worth_grids(record: Record) -> Iterator[Grid]:
    """Yield the parts of each player's worth, the winner first and without zeros, unless the tally shows them."""
    made = outcome.makeup(record.game, record.state)
    if not made:
        return
    heads = [part for part, _ in next(iter(made.values()))]
    columns = (
        Column(Cell(Say("head-who"), "head")),
        *(Column(Cell(part, "head"), "right") for part in heads),
        Column(Cell(Say("head-has"), "head"), "right"),
    )
    rows = tuple(
        Row((Cell(name, "strong"), *(Cell(str(has)) for _, has in made[name]), Cell(str(worth), "strong")))
        for _, name, worth in outcome.rank_players(record.game, record.state)
    )
    grid = tally(record)
    there = [{cell.text for cell in row.cells} for row in grid.groups[0] if isinstance(row, Row)]
    if not all(any({cell.text for cell in row.cells} <= texts for texts in there) for row in rows):
        yield Grid(columns, (rows,))


# Round by round


Sums = defaultdict[Cell, int]


def _gains(record: Record, spoken: Saying) -> Iterator[Part]:
    """Yield a table for each sort of gain: a row for each round, a column for each player with a gain.

    An interrupted round continues under its name, so rounds are identified by their names.
    """
    game = record.game
    if (chronicled := game.offers(HasStatistics)) is None:
        return
    sums: dict[str, dict[str, Sums]] = {}
    for entry in record.entries:
        name = spoken(default_panes.round_name(game, entry.before))
        for gain in chronicled.gains(entry.before, entry.after, entry.events):
            sums.setdefault(gain.sort, {}).setdefault(name, Sums(int))[gain.who] += gain.amount
    for sort, by_round in sums.items():
        yield Part(Say(f"evening-{sort}"), (_add_sums(by_round, record.header.seats),))


def _add_sums(by_round: Mapping[str, Sums], seats: Sequence[str]) -> Grid:
    """Return the table, with the sums at its foot; players in the order of their seats."""
    found = dict.fromkeys(who for sums in by_round.values() for who in sums)
    people = sorted(found, key=lambda who: seats.index(str(who.text)) if who.text in seats else 0)
    columns = (
        Column(Cell(Say("evening-round"), "head"), names=True),
        *(Column(who._replace(tone=who.tone or "head"), "right") for who in people),
        Column(Cell(Say("evening-sum"), "head"), "right"),
    )
    rows = tuple(
        Row((Cell(name), *(_figure(sums.get(who, 0)) for who in people), Cell(str(sum(sums.values())))))
        for name, sums in by_round.items()
    )
    totals = [sum(sums.get(who, 0) for sums in by_round.values()) for who in people]
    last = Row(tuple(Cell(text, "strong") for text in (Say("evening-sum"), *map(str, totals), str(sum(totals)))))
    return Grid(columns, (rows, (last,)))


def _figure(number: int) -> Cell:
    return Cell(str(number)) if number else Cell("·", "dim")


# Arrivals


class _Seen(NamedTuple):
    """First time of an event, its player, and its number so far."""

    entry: Accepted
    who: Cell
    number: int


def _arrivals(record: Record) -> Iterator[Part]:
    """Yield a table for each sort of arrival: a row for each thing, and the first time of each of its marks."""
    game = record.game
    if (chronicled := game.offers(HasStatistics)) is None:
        return
    sorts: dict[str, dict[Wording, dict[str, _Seen]]] = {}
    things: dict[Wording, Cell] = {}
    for entry in record.entries:
        for arrival in chronicled.arrivals(entry.events):
            name = f"{arrival.sort} {arrival.what.text}"
            things.setdefault(name, arrival.what)
            marks = sorts.setdefault(arrival.sort, {}).setdefault(name, {})
            seen = marks.get(arrival.mark, _Seen(entry, arrival.who, 0))
            marks[arrival.mark] = seen._replace(number=seen.number + 1)
    for sort, rows in sorts.items():
        yield Part(Say(f"evening-{sort}"), (_came(sort, rows, things),))


def _came(sort: str, rows: Mapping[Wording, Mapping[str, _Seen]], things: Mapping[Wording, Cell]) -> Grid:
    marks = dict.fromkeys(mark for row in rows.values() for mark in row)
    named = [mark for mark in marks if any(row[mark].who.text for row in rows.values() if mark in row)]
    columns = [Column(Cell(Say(f"evening-{sort}-what"), "head"))]
    for mark in marks:
        columns.append(Column(Cell(Say(f"evening-{sort}-{mark}"), "head")))
        columns += [Column(Cell(Say("evening-through"), "head"))] if mark in named else []
    shown = []
    for name, row in rows.items():
        cells = [things[name]._replace(tone="strong")]
        for mark in marks:
            seen = row.get(mark)
            cells.append(Cell(_moment_of(seen) if seen else "", "" if seen else "dim"))
            cells += [seen.who if seen else Cell()] if mark in named else []
        shown.append(Row(tuple(cells)))
    return Grid(tuple(columns), (tuple(shown),))


def _moment_of(seen: _Seen) -> Say:
    number = seen.number if seen.who.text else 1
    return Say("evening-when", {"time": seen.entry.time[:5], "move": seen.entry.number, "number": number})


# Beyond the rules and the board


def times(record: Record) -> Grid:
    """Return the time of each player: total, number of turns, average and longest."""
    taken = turns(record)
    heads = ("head-who", "evening-together", "evening-turns", "evening-mean", "evening-longest")
    columns = tuple(Column(Cell(Say(head), "head"), "right" if at else "left") for at, head in enumerate(heads))
    rows = []
    for name in record.header.seats:
        mine = [thought for thought in taken if thought.who == name]
        total, longest = sum(one.seconds for one in mine), max(mine, key=lambda one: one.seconds, default=None)
        facts: Facts = {"time": format_duration(longest.seconds), "move": longest.entry.number} if longest else {}
        longest_move = Say("evening-longest-at", facts) if facts else ""
        figures = (format_duration(total), str(len(mine)), format_duration(total // max(len(mine), 1)), longest_move)
        rows.append(Row((Cell(name, "strong"), *map(Cell, figures))))
    return Grid(columns, (tuple(rows),))


def turns(record: Record) -> list[ThinkTime]:
    """List turns: a player's thoughts until another had to decide or a new turn began, each with its first move."""
    game, taken, last = record.game, list[ThinkTime](), None
    taking = game.offers(HasTurns)
    for thought in think_times(game, record.entries, record.breaks):
        turn = (thought.who, taking.turn_key(thought.entry.before) if taking else None)
        if taken and turn == last:
            taken[-1] = taken[-1]._replace(seconds=taken[-1].seconds + thought.seconds)
        elif thought.who:
            taken.append(thought)
        last = turn
    return taken
