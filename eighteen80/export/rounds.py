"""A game round by round: the move that ended each, each player's purse by then, and new parts of the game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from eighteen80.capabilities import HasPurses, HasStatistics
from eighteen80.record.history import Accepted
from eighteen80.record.replay import Record
from eighteen80.sheets import Cell, Column, Grid, Milestone, Row, Say, Wording
from eighteen80.table import default_panes, outcome

BETWEEN = "·"


def by_round(record: Record) -> Grid:
    """Return a row for each round; unknown purses and empty columns are left out."""
    game = record.game
    seats = record.header.seats if game.offers(HasPurses) else ()
    rounds = list(_rounds(record))
    came = [list(_came(record, moves)) for moves in rounds]
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


def _came(record: Record, moves: Sequence[Accepted]) -> Iterator[Milestone]:
    game = record.game
    if chronicled := game.offers(HasStatistics):
        for entry in moves:
            yield from chronicled.arrivals(entry.events)


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
