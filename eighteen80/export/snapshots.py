"""Every moment of a game, small: what is shown of it is cut into pieces, and of each moment only what differs is kept.

A page of a table is a list of pieces; the pieces of all pages stand once in a pool. A change is a place, how many
pieces go there, and which come; the changes of a moment stand one after the other, pane by pane.
"""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterator, Mapping, Sequence
from difflib import SequenceMatcher
from itertools import accumulate, groupby, pairwise
from typing import NamedTuple

PIECE = re.compile(r".*?(?:</\w+>|/>)|.+\Z", re.DOTALL)
"""Markup up to the end of an element: a cell, a stretch of track, a price."""

ENDS = ("</tr>", "</p>", "</g>", "</li>")
"""The ends of rows, lines, hexes and entries: the first pieces of every pool."""

Change = tuple[int, int, Sequence[int]]
"""A change: its place, the number of pieces removed, and the pieces added."""


class Moments(NamedTuple):
    """The pieces, the panes, and for each moment the changes by the number of the pane."""

    pieces: Sequence[str]
    panes: Sequence[str]
    changes: Sequence[Mapping[int, Sequence[Change]]]

    def plain(self) -> dict[str, object]:
        """Return plain values for the script of the page: a flat list of numbers for each pane that changes."""
        return {"pieces": self.pieces, "panes": self.panes, "moments": [_flat(moment) for moment in self.changes]}


def encode_moments(moments: Iterator[Mapping[str, str]]) -> Moments:
    """Encode moments, each a markup by pane, as differences from one to the next; a pane not named is unchanged."""
    pool = {end: number for number, end in enumerate(ENDS)}
    panes: dict[str, int] = {}
    lying: dict[str, list[int]] = {}
    found = []
    for moment in moments:
        changed: dict[int, Sequence[Change]] = {}
        for pane, markup in moment.items():
            pieces = [pool.setdefault(piece, len(pool)) for piece in PIECE.findall(markup)]
            changes = tuple(_changes(lying.get(pane, []), pieces))
            if changes:
                changed[panes.setdefault(pane, len(panes))] = changes
            lying[pane] = pieces
        found.append(changed)
    return Moments(tuple(pool), tuple(panes), found)


def _changes(was: Sequence[int], now: Sequence[int]) -> Iterator[Change]:
    """Yield the changes from the end to the beginning, so that none moves the place of the next."""
    same = min(len(was), len(now))
    before = next((at for at in range(same) if was[at] != now[at]), same)
    after = next((at for at in range(same - before) if was[-1 - at] != now[-1 - at]), same - before)
    old, new = was[before : len(was) - after], now[before : len(now) - after]
    changes = _in_place(old, new) if len(old) == len(new) else _match_rows(old, new)
    yield from reversed([(before + at, gone, come) for at, gone, come in changes])


def _in_place(old: Sequence[int], new: Sequence[int]) -> Iterator[Change]:
    """Yield pieces exchanged one for one, as most are."""
    places = enumerate(zip(old, new, strict=True))
    for differs, run in groupby(places, lambda place: place[1][0] != place[1][1]):
        if differs:
            pieces = list(run)
            yield pieces[0][0], len(pieces), [come for _, (_, come) in pieces]


def _match_rows(old: Sequence[int], new: Sequence[int]) -> Iterator[Change]:
    """Match rows first, and single pieces only within changed rows: most rows come or go whole."""
    olds, news = _rows(old), _rows(new)
    starts, firsts = _places(olds), _places(news)
    for start, end, first, last in _differing_ranges(olds, news):
        gone, come = old[starts[start] : starts[end]], new[firsts[first] : firsts[last]]
        for at, until, begin, stop in _differing_ranges(gone, come):
            yield starts[start] + at, until - at, come[begin:stop]


def _differing_ranges(old: Sequence[Hashable], new: Sequence[Hashable]) -> Iterator[tuple[int, int, int, int]]:
    for what, start, end, first, last in SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        if what != "equal":
            yield start, end, first, last


def _rows(pieces: Sequence[int]) -> Sequence[tuple[int, ...]]:
    places = [0, *(at for at, piece in enumerate(pieces, 1) if piece < len(ENDS)), len(pieces)]
    return [tuple(pieces[start:end]) for start, end in pairwise(places) if start < end]


def _places(rows: Sequence[tuple[int, ...]]) -> Sequence[int]:
    return [0, *accumulate(map(len, rows))]


def _flat(moment: Mapping[int, Sequence[Change]]) -> list[list[int]]:
    """Flatten the changes: for each pane its number, then for each change place, numbers removed and added, pieces."""
    return [
        [pane, *(number for at, gone, come in changes for number in (at, gone, len(come), *come))]
        for pane, changes in moment.items()
    ]
