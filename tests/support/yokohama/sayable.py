"""Every canonical line possible in Yokohama, made from the box alone, without asking any rule."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random

from eighteen80.yokohama.box.components import BOX
from eighteen80.yokohama.state import GOODS, State

BARE = ("bonus = ?", "house = ?", "keep", "textile", "university", "done", "recall none", "recall")
LEVELS = ("", " low", " middle", " high", " low high", " high high")
PRICES = ("", " for 2 yen", " for 1 import", " for 1 yen")
PAID = ("", " for 1 import", " for 2 yen", " for 3 import", " for 1 import 2 yen", " for 6 yen", " for 3 yen")
GIVEN = ("1 copper", "1 silk", "1 tea", "1 fish", "1 import", "2 yen")
PIECES = ("assistant", "shop", "house")
FIELDS, SITES, POWERS, AMOUNTS = range(1, 22), range(1, 6), range(1, 9), range(1, 6)
FEW, SOME = 3, 12


def sayable(state: State, dice: Random) -> list[str]:
    """List lines for this table; of very frequent kinds a random few."""
    return list(dict.fromkeys(line for part in _parts(state, dice) for line in part))


def _parts(state: State, dice: Random) -> Iterator[Iterator[str] | Sequence[str]]:
    areas = [*state.areas, "research"]
    yield BARE
    yield _placings(areas, dice)
    yield _walks(areas, dice)
    yield (f"act {area} {power}" for area in areas for power in POWERS)
    yield (f"toll {name} {yen}" for name in (*state.seats, "canal") for yen in AMOUNTS)
    yield _takings_back(areas, dice)
    yield (f"trade {' '.join(_deals(dice))}" for _ in range(SOME))
    yield _fields(dice)
    yield (f"take {cards}{level}{price}" for cards in (1, 2, 3) for level in LEVELS for price in PRICES)
    yield _hirings()
    yield _technologies(areas, dice)
    yield (f"shop {site} = ?" for site in SITES)
    countries = BOX.countries.agents
    yield (f"agent {country} {area}{power}" for country in countries for area in areas for power in _powers(dice))
    yield (f"claim {goal} = {value}" for goal in BOX.achievements for value in ("?", "8/6", "6"))
    yield (f"order {_wares(dice)} = ? GB" for _ in range(SOME))
    yield (f"shift {', '.join(_steps(areas, dice))}" for _ in range(SOME))


def _placings(areas: Sequence[str], dice: Random) -> Iterator[str]:
    yield "put none"
    yield from (f"put {' '.join(dice.sample(areas, count))}" for count in range(1, 6) for _ in range(FEW))
    for area in areas:
        yield from (f"put {area} 2", f"put {area} 3", f"put {area} 2 {dice.choice(areas)}")


def _walks(areas: Sequence[str], dice: Random) -> Iterator[str]:
    for area in areas:
        yield from (f"go {area}", f"go {area} tram")
        yield from (f"go {area} via {' '.join(dice.sample(areas, stops))}" for stops in (1, 1, 2, 3))


def _takings_back(areas: Sequence[str], dice: Random) -> Iterator[str]:
    for area in areas:
        yield from (f"recall {area} {number}" for number in AMOUNTS)
        yield f"recall {area} 1 {dice.choice(areas)} 1"


def _deals(dice: Random) -> Iterator[str]:
    for _ in range(dice.randint(1, FEW)):
        yield f"{dice.choice('+-')}{dice.choice((1, 1, 2))} {dice.choice((*GOODS, 'import'))}"


def _fields(dice: Random) -> Iterator[str]:
    for field in FIELDS:
        gifts = sorted(dice.sample(GIVEN, dice.randint(0, len(GIVEN))), key=GIVEN.index)
        source = dice.choice(("", " from supply"))
        yield f"pray {field}{source}{' with ' if gifts else ''}{' '.join(gifts)} = ?"
        yield f"pray {field} = ?"
        yield f"give {field}{source} with {dice.randint(1, FEW)} import = ?"


def _hirings() -> Iterator[str]:
    for number in AMOUNTS:
        yield from (f"hire {number} {piece}" for piece in PIECES)
        yield from (f"hire {number} {one} 1 {other}" for one, other in combinations(PIECES, 2))


def _technologies(areas: Sequence[str], dice: Random) -> Iterator[str]:
    for key in BOX.technologies:
        for paid in PAID:
            slot = dice.choice(("", "", " slot 1", " slot 5", " slot 5 +2"))
            at = f" at {dice.choice(areas)}" if key == "station" else ""
            yield f"tech {key}{slot}{paid} = ?{at}"


def _powers(dice: Random) -> tuple[str, ...]:
    return ("", f" {dice.choice(POWERS)}", " 2")


def _wares(dice: Random) -> str:
    picked = dice.sample((*GOODS, "import"), dice.randint(1, FEW))
    return " ".join(f"{dice.choice((1, 1, 1, 2, 5))} {ware}" for ware in (*GOODS, "import") if ware in picked)


def _steps(areas: Sequence[str], dice: Random) -> Iterator[str]:
    for _ in range(dice.choice((1, 1, 2))):
        yield f"{dice.choice(('supply', *areas))} {dice.choice(areas)}"
