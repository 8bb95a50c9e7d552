"""Written form of wares: `2 silk 1 copper`, always in the same order."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from eighteen80.yokohama.box.components import BOX
from eighteen80.yokohama.state import Wares

ORDER = {word: place for place, word in enumerate((*BOX.wares.order, *BOX.wares.pieces))}


def in_order(numbers: Mapping[str, int]) -> Wares:
    """Sort the numbers in the order of the canonical line, without zeros."""
    return tuple(
        sorted(((ware, number) for ware, number in numbers.items() if number), key=lambda pair: ORDER[pair[0]])
    )


def sum_wares(pairs: Iterable[tuple[str, int]]) -> Wares:
    """Add up several numbers of the same ware."""
    numbers: dict[str, int] = {}
    for ware, number in pairs:
        numbers[ware] = numbers.get(ware, 0) + number
    return in_order(numbers)


def write_wares(wares: Wares) -> str:
    """Write the wares in words."""
    return " ".join(f"{number} {ware}" for ware, number in wares)


def number_of(wares: Wares, ware: str) -> int:
    """Return the number of a ware among them."""
    return dict(wares).get(ware, 0)
