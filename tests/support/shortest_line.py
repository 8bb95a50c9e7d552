"""The shortest lines that mean a move: words left out, cut short or glued, where the rest is enough."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain, combinations, product

from eighteen80.china import GAME
from eighteen80.china.map.tiles import position_words
from eighteen80.china.moves import Buy, Lay, Move, Sell, Train
from eighteen80.record.history import Accepted
from eighteen80.refusals import Refusal

MOST_EDGES = 3


def shortest(entry: Accepted) -> str:
    """The shortest of these lines that means the move at its moment."""
    return next(line for line in sorted(set(_lines(entry.move, entry.line[0])), key=len) if means(entry, line))


def means(entry: Accepted, line: str) -> bool:
    """Return whether the line would have meant the move that was made."""
    try:
        return bool(GAME.resolve(entry.before, GAME.read(line, entry.before)) == entry.move)
    except Refusal:
        return False


def _lines(move: Move | None, verb: str) -> Iterator[str]:
    yield verb
    match move:
        case Lay():
            yield from (f"{verb}{move.hex} {tile}{way}" for tile, way in product(_tiles(move.tile), ways(move)))
        case Buy():
            yield f"{verb} {move.company}"
        case Sell():
            yield f"{verb} {' '.join(f'{name}{shares}' for name, shares in move.bundles)}"
            yield f"{verb} {' '.join(name for name, _ in move.bundles)}"
        case Train():
            yield f"{verb}{move.type}"


def _tiles(number: str) -> Iterator[str]:
    """The number, or its last figures."""
    return (number[start:] for start in range(len(number)))


def ways(move: Lay) -> Iterator[str]:
    """Yield parts of the position that may be enough, glued: nothing, edges of one stretch, edges of both, a number."""
    stretches = [list(_some(words.split("-"))) for words in position_words(move.tile, move.rotation or 0).split()]
    yield ""
    yield from chain(*stretches)
    yield from map("".join, product(*stretches))
    yield f"/{move.rotation}"


def _some(edges: Sequence[str]) -> Iterator[str]:
    for number in range(1, min(len(edges), MOST_EDGES) + 1):
        yield from map("".join, combinations(edges, number))
