"""Sheets of a game that is over: worth by part, the parts that made the difference, each round."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from eighteen80.capabilities import HasPurses, HasStatistics
from eighteen80.engine.game import AnyGame, AnyState
from eighteen80.export.evening import difference, reasons_of, turning_lines, who_has_won
from eighteen80.record.history import Accepted
from eighteen80.record.replay import Record
from eighteen80.sheets import Cell, Column, Facts, Grid, GridGroup, Line, Milestone, Row, Say, Wording, seat_paints
from eighteen80.table import default_panes, outcome
from eighteen80.table.outcome import Ranked

NOTHING = "·"
READABLE = 28
"""Smallest number of columns for sentences next to figures."""


def final(game: AnyGame, entries: Sequence[Accepted], seats: Sequence[str]) -> GridGroup:
    """Return who has won and why in sentences, then a row for each part of the worth, the winner's column first."""
    state = entries[-1].after
    places, paints = outcome.rank_players(game, state), seat_paints(seats)
    won = Line((Cell(who_has_won(game, state), "strong"),))
    why = (*turning_lines(game, entries), *_difference(game, state, places), *reasons_of(game, state))
    heads = (Column(Cell(place.name, paint=paints[place.name]), "right", narrow=True) for place in places)
    parts = tuple(_part(part, numbers) for part, numbers in worth_by_part(game, state)[1])
    figures = Grid((Column(Cell()), *heads), (parts, tuple(_sums(places))))
    return GridGroup((Grid((Column(Cell(), least=READABLE),), ((won, *why),)), figures))


def worth_by_part(game: AnyGame, state: AnyState) -> tuple[list[str], list[tuple[Wording, list[int]]]]:
    """Return the players, the first first, and each part of their worth in that order."""
    made = outcome.makeup(game, state)
    parts = zip(*made.values(), strict=True)
    return list(made), [(part[0][0], [number for _, number in part]) for part in parts]


def _part(part: Wording, numbers: Sequence[int]) -> Row:
    best = max(numbers)
    cells = (
        Cell(str(each).replace("-", "−"), "strong" if each == best else "") if each else Cell(NOTHING, "dim")
        for each in numbers
    )
    return Row((Cell(part), *cells))


def _sums(places: Sequence[Ranked]) -> Iterator[Row]:
    """Yield everybody's worth, and how far it is behind the first."""
    first = places[0]
    yield Row((Cell(Say("head-has"), "strong"), *(Cell(str(place.worth), "strong") for place in places)))
    behind = (
        Cell(str(first.worth - place.worth) if place.worth != first.worth else NOTHING, "dim") for place in places
    )
    yield Row((Cell(Say("final-behind", {"player": first.name}), "dim"), *behind))


def _difference(game: AnyGame, state: AnyState, places: Sequence[Ranked]) -> Iterator[Line]:
    """Yield the differences between the first and the second; their sum is the margin."""
    if len(places) > 1:
        first, second = places[:2]
        facts: Facts = {"first": first.name, "second": second.name, "by": first.worth - second.worth}
        parts = difference(game, state, first.name, second.name)
        yield Line((Cell(Say("final-difference", facts), "strong"), *map(Cell, parts)))


def by_round(game: AnyGame, entries: Sequence[Accepted], seats: Sequence[str]) -> Grid:
    """Return each round's gains and the worth after it, the last round first; leaders are marked."""
    ends, paints = outcome.ends_of_rounds(game, entries), seat_paints(seats)
    worths = [dict(game.worth(entries[0].before)), *(dict(game.worth(entry.after)) for entry in ends)]
    axis, labels = outcome.number_rounds(game, ends)
    columns = (
        Column(Cell(axis, "head"), "right"),
        *(Column(Cell(name, paint=paints[name]), "right", narrow=True, gap=2) for name in seats),
    )
    rows = tuple(
        Row((Cell(label, "dim"), *(_gain_cell(before[name], after[name], max(after.values())) for name in seats)))
        for label, (before, after) in zip(labels, pairwise(worths), strict=True)
        if before != after
    )
    return Grid(columns, (rows[::-1],))


def _gain_cell(before: int, after: int, most: int) -> Cell:
    gain = f"{after - before:+}".replace("-", "−") if after != before else NOTHING
    return Cell(f"{gain}{after:>6}", "strong" if after == most else "")


BETWEEN = "·"


def arrivals_by_round(record: Record) -> Grid:
    """Return a row for each round; unknown purses and empty columns are left out."""
    game = record.game
    seats = record.header.seats if game.offers(HasPurses) else ()
    rounds = list(_rounds(record))
    chronicled = game.offers(HasStatistics)
    came = [
        [arrival for entry in moves for arrival in chronicled.arrivals(entry.events)] if chronicled else []
        for moves in rounds
    ]
    sorts = dict.fromkeys(arrival.sort for each in came for arrival in each)
    columns = [Column(Cell(Say("head-number"), "head"), "right"), Column(Cell(Say("evening-round"), "head"), gap=2)]
    columns += [Column(Cell(name, "head"), "right", gap=2) for name in seats]
    heads = tuple(Say(f"evening-{sort}-what") for sort in sorts)
    columns += [Column(Cell(heads, "head"), gap=2, wrap=True)] if heads else []
    rows = (_row(record, moves, seats) for moves in rounds)
    arrivals = ((_join_arrivals(each),) if heads else () for each in came)
    return Grid(tuple(columns), (tuple(Row((*row, *last)) for row, last in zip(rows, arrivals, strict=True)),))


def _rounds(record: Record) -> Iterator[Sequence[Accepted]]:
    """Yield the moves in force, round by round."""
    begun = 0
    for end in outcome.ends_of_rounds(record.game, record.entries):
        place = record.entries.index(end, begun) + 1
        yield record.entries[begun:place]
        begun = place


def _row(record: Record, moves: Sequence[Accepted], seats: Sequence[str]) -> Sequence[Cell]:
    game, last = record.game, moves[-1]
    purses = accounted.purses(last.after) if (accounted := game.offers(HasPurses)) else {}
    cells = [Cell(str(last.number), "dim"), Cell(default_panes.round_name(game, last.before))]
    cells += [Cell(str(purses.get(name, 0)), "strong") for name in seats]
    return cells


def _join_arrivals(came: Sequence[Milestone]) -> Cell:
    pieces = [piece for kind in _kinds(came) for piece in (kind, BETWEEN)]
    return Cell(tuple(pieces[:-1]))


def _kinds(came: Sequence[Milestone]) -> Iterator[Wording]:
    """Yield the arrivals with their players, or with their fate if no one had them."""
    kinds: dict[tuple[str, str, str], list[Milestone]] = {}
    for arrival in came:
        kinds.setdefault((arrival.sort, arrival.mark, str(arrival.what.text)), []).append(arrival)
    for alike in kinds.values():
        first, owners = alike[0], [str(arrival.who.text) for arrival in alike if arrival.who.text]
        became = f"({', '.join(owners)})" if owners else Say(f"evening-{first.sort}-{first.mark}")
        yield first.what.text, became
