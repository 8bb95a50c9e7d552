"""The written form of a route: the hexes of its stops in order, and signs that distinguish parallel tracks.

    F8 F10 G11          from stop to stop; a hex that is passed without a stop is not written
    C11 D12/W           the city of D12 that its western track reaches, where either city could be meant
    I9 (J10) K9         by the track through J10, where two tracks join the same stops; without it, straight across

A route is written as briefly as this board allows, the end with the lower name first, a city by the first of its edges
in the order SW W NW NE E SE; so the same route on the same board is always written the same way. More may be typed than
is needed, and in either direction.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from eighteen80.china.box.components import BOX
from eighteen80.china.map.geometry import EDGES, direction
from eighteen80.china.map.network import Site, Stretch, stops_in, stretches_from
from eighteen80.china.state import Board, once_a_board
from eighteen80.refusals import Unreadable

_WORD = re.compile(r"(?P<hex>[A-Z]\d+)(?:/(?P<edge>[A-Z]+))?|\((?P<via>[A-Z]\d+)\)")


class Path(NamedTuple):
    """A train's way exactly: the stations in order, and the stretches between them."""

    sites: tuple[Site, ...]
    legs: tuple[Stretch, ...]

    @property
    def sides(self) -> int:
        """All hexsides crossed."""
        total = 0
        for leg in self.legs:
            total |= leg.sides
        return total


class Call(NamedTuple):
    """A stop as written: its hex, the edge that names its city, and the hexes named on the way to the next stop."""

    hex: str
    edge: int | None = None
    via: tuple[str, ...] = ()

    def words(self) -> Iterator[str]:
        """Yield the call and its way on, as written."""
        yield self.hex if self.edge is None else f"{self.hex}/{EDGES[self.edge]}"
        yield from (f"({name})" for name in self.via)


@lru_cache(maxsize=4096)
def calls(words: tuple[str, ...]) -> tuple[Call, ...]:
    """Read the words as stops; raise Unreadable for a word that is not a stop of the map."""
    found: list[Call] = []
    for place, word in enumerate(words):
        match = _WORD.fullmatch(word.upper())
        if match is None or (match["hex"] or match["via"]) not in BOX.hexes:
            raise Unreadable("unreadable-stop", word=word, at=place)
        if match["hex"]:
            found.append(Call(match["hex"], direction(match["edge"]) if match["edge"] else None))
        elif found and place < len(words) - 1:
            found[-1] = found[-1]._replace(via=(*found[-1].via, match["via"]))
        else:
            raise Unreadable("unreadable-stop", word=word, at=place)
    return tuple(found)


@once_a_board
def readings(board: Board, called: tuple[Call, ...], *, simple: bool = True) -> list[Path]:
    """Find every way to call there in that order; a simple one uses no track and no station twice.

    Reading a route and writing it need the same answer, so it is kept.
    """
    found: list[Path] = []
    for site in called_at(board, called[0]):
        _extend(board, called, Path((site,), ()), 0, found, simple=simple)
    if len(found) > 1 and called[0].hex == called[-1].hex:
        found = list({frozenset((path.sides, *path.sites)): path for path in found}.values())
    return found


def called_at(board: Board, call: Call) -> list[Site]:
    """List the stations that a written stop can mean."""
    return [stop.site for stop in stops_in(board, call.hex) if call.edge is None or call.edge in stop.edges]


def _extend(board: Board, called: tuple[Call, ...], path: Path, used: int, found: list[Path], *, simple: bool) -> None:
    sites, legs = path
    if len(sites) == len(called):
        found.append(path)
        return
    for leg in legs_between(board, sites[-1], called[len(legs)].via, called[len(sites)]):
        if not (simple and (leg.sides & used or leg.to in sites)):
            _extend(board, called, Path((*sites, leg.to), (*legs, leg)), used | leg.sides, found, simple=simple)


def legs_between(board: Board, site: Site, via: tuple[str, ...], there: Call) -> list[Stretch]:
    """List the stretches that the words allow, preferably one past no hexes but those named."""
    legs = [leg for leg in stretches_from(board, site) if leg.to[0] == there.hex]
    if via:
        legs = [leg for leg in legs if set(via).issubset(leg.via)]
    if there.edge is not None:
        meant = called_at(board, there)
        legs = [leg for leg in legs if leg.to in meant]
    if len(legs) < 2:  # noqa: PLR2004  # there is nothing to choose from
        return legs
    exact = {leg.to for leg in legs if leg.via == via}
    return [leg for leg in legs if leg.via == via or leg.to not in exact]


def write_path(board: Board, path: Path) -> tuple[str, ...]:
    """Write the path in its canonical form."""
    path = orient(board, path)
    called = tuple(Call(hex_) for hex_, _ in path.sites)
    if not _only_means(board, called, path):
        called = _find_clear_calls(board, path)
    return tuple(word for call in called for word in call.words())


def orient(board: Board, path: Path) -> Path:
    """Start the path at the end with the lower name."""
    return path if path.sites[0] < path.sites[-1] else backwards(board, path)


def backwards(board: Board, path: Path) -> Path:
    """Reverse the path."""
    sites = path.sites[::-1]
    there = zip(sites, sites[1:], reversed(path.legs), strict=False)
    return Path(
        sites,
        tuple(
            next(leg for leg in stretches_from(board, site) if leg.to == then and leg.sides == way.sides)
            for site, then, way in there
        ),
    )


def _only_means(board: Board, called: tuple[Call, ...], path: Path) -> bool:
    return [reading.sides for reading in readings(board, called)] == [path.sides]


def _find_clear_calls(board: Board, path: Path) -> tuple[Call, ...]:
    """Shorten the written path as much as possible, from its end to its beginning."""
    called = [
        Call(hex_, stops_in(board, hex_)[city].edges[0], leg.via)
        for (hex_, city), leg in zip(path.sites, (*path.legs, path.legs[-1]._replace(via=())), strict=True)
    ]
    for place in reversed(range(len(called))):
        for briefer in _briefer(called[place]):
            attempt = (*called[:place], briefer, *called[place + 1 :])
            if _only_means(board, attempt, path):
                called[place] = briefer
                break
    return tuple(called)


def _briefer(call: Call) -> Iterator[Call]:
    """Yield shorter ways to write a stop and the way to the next one, the shortest first."""
    for via in ((), *((name,) for name in call.via), *(call.via[:count] for count in range(2, len(call.via)))):
        for edge in (None, call.edge):
            yield Call(call.hex, edge, via)
