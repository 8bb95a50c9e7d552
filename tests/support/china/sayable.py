"""Every canonical line possible in 1880, made from the box alone, without asking any rule."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain, combinations, product
from random import Random

from eighteen80.china.box.components import BOX
from eighteen80.china.map.tiles import position_words, positions
from eighteen80.china.state import State

BARE = (
    "pass", "done", "pay", "withhold", "rocket", "claim", "decline", "replace", "remove", "borrow", "run none",
    "merge treasury", "merge owner",
)  # fmt: skip
EDGES = ("", " SW", " W", " NW", " NE", " E", " SE")
ROWS = ("", *(f" row {row}" for row in range(1, BOX.setup.rows_per_par + 1)))
LETTERS = ["".join(letters) for size in range(1, 5) for letters in combinations("ABCD", size)]
PARS, CERTIFICATES = sorted(BOX.chart.pars), sorted(BOX.setup.permit_choices)
HELD = range(1, 11)
FEW, SOME, MANY = 4, 30, 2500


def sayable(state: State, dice: Random) -> list[str]:
    """Lines for this table, in disorder; of tiles, sums and foundings some that are drawn."""
    return dice.sample(found := list(dict.fromkeys(_lines(state, dice))), len(found))


def _lines(state: State, dice: Random) -> Iterator[str]:
    companies, places = list(BOX.companies), list(BOX.hexes)
    near = [*state.board.tiles, *dice.sample(places, FEW)]
    yield from BARE
    yield from chain(
        (f"investor {name}" for name in BOX.investors),
        (f"home {city}" for home in BOX.hexes.values() for city in home.names),
        _sums(state, dice),
        (f"buy {name}" for name in companies),
        _sales(companies, dice),
        _foundings(dice.sample(companies, 2)),
        _permits(companies, dice),
        _trains(state, companies, dice),
        (f"rocket {name}{scrap}" for name in companies for scrap in ("", " scrap 2", " scrap 3")),
        (f"station {hex_}{edge}" for hex_ in places for edge in EDGES),
        dice.sample(lays := list(_lays(near)), min(MANY, len(lays))),
        _runs(sorted(state.board.tiles), dice),
    )


def _sums(state: State, dice: Random) -> Iterator[str]:
    """Bids and repayments: around what players have, and any."""
    limits = [player.cash for player in state.players.values()] + [player.debt for player in state.players.values()]
    sums = {max(0, limit + more) for limit in limits for more in (-5, -1, 0, 1, 5)} | set(dice.sample(range(600), SOME))
    for amount in sums:
        yield f"bid {amount}"
        yield from (f"repay {amount}{who}" for who in ("", *(f" {name}" for name in state.seats)))


def _sales(companies: list[str], dice: Random) -> Iterator[str]:
    yield from (f"sell {name} {shares}" for name in companies for shares in HELD)
    for one, other in dice.sample(list(combinations(companies, 2)), SOME):
        yield f"sell {one} 1 {other} 1"


def _foundings(companies: Iterable[str]) -> Iterator[str]:
    for name, par, percent, letters, row in product(companies, PARS, CERTIFICATES, LETTERS, ROWS):
        yield f"found {name} {par} {percent}% {letters}{row}"


def _permits(companies: list[str], dice: Random) -> Iterator[str]:
    yield from (f"permit {letters}{row}" for letters in LETTERS for row in ROWS)
    yield from (f"permit {letters} {name}" for letters in ("D", *dice.sample(LETTERS, 2)) for name in companies)


def _trains(state: State, companies: list[str], dice: Random) -> Iterator[str]:
    cash = dice.choice([state.companies[name].cash for name in companies])
    for train in BOX.trains:
        yield from (f"train {train}", f"scrap {train}")
        for name, price in product(companies, {0, 1, cash, cash + 1}):
            yield f"train {train} from {name} for {price}"


def _lays(places: Iterable[str]) -> Iterator[str]:
    for hex_, tile in product(places, BOX.tiles):
        yield from (f"lay {hex_} {tile} {position_words(tile, turns)}".strip() for turns in positions(tile))


def _runs(places: list[str], dice: Random) -> Iterator[str]:
    pairs = list(combinations(places, 2))
    for one, other in dice.sample(pairs, min(SOME, len(pairs))):
        yield f"run {dice.choice(list(BOX.trains))}: {one} {other}"
