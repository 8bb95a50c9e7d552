"""A second final scoring, built otherwise: prizes by elimination, countries by a formula, everything in one pass."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from eighteen80.yokohama.rules.scoring import Holding, Position

COUNTRIES = ("GB", "US", "FR", "DE", "NL")
N = "neutral"


def recount(position: Position) -> tuple[dict[str, dict[str, int]], list[str]]:
    """Sheets by name, and the ranking."""
    names = list(position.players)
    sheets = {
        name: {"points": holding.points, "church": 0, "import": 0, "technology": 0, "countries": 0, "rest": 0}
        for name, holding in position.players.items()
    }
    for board, prizes in (("church", (6, 3)), ("import", (8, 4))):
        fields = list(position.boards[board])
        for prize in prizes:
            winner = _most(fields)
            if winner in sheets:
                sheets[winner][board] = prize
            fields = [None if owner == winner else owner for owner in fields]
    _technology(position, sheets)
    for name, holding in position.players.items():
        sheets[name]["countries"] = _countries(holding.symbols)
        sheets[name]["rest"] = holding.agents + holding.imports + holding.yen // 2 + holding.goods // 3
        sheets[name]["total"] = sum(sheets[name].values())
    order = []
    left = names.copy()
    while left:
        best = left[0]
        for name in left[1:]:
            if sheets[name]["total"] > sheets[best]["total"]:
                best = name
        order.append(best)
        left.remove(best)
    return sheets, order


def _most(fields: Sequence[str | None]) -> str | None:
    """The owner of most fields; walking from the right, the first one seen wins a tie."""
    best, number = None, 0
    for owner in reversed(fields):
        if owner is not None and fields.count(owner) > number:
            best, number = owner, fields.count(owner)
    return best


def _technology(position: Position, sheets: Mapping[str, dict[str, int]]) -> None:
    values = {name: sum(holding.technologies) for name, holding in position.players.items() if holding.technologies}
    two = len(position.players) == 2
    for prize in (10, 5):
        if not values:
            return
        best = max(values.values())
        if two and best < 7.5:
            two = False
            continue
        winner = next(name for name in position.players if values.get(name) == best)
        sheets[winner]["technology"] = prize
        del values[winner]


def _countries(symbols: Mapping[str, int]) -> int:
    a, b, c, d, e = sorted((symbols.get(country, 0) for country in COUNTRIES), reverse=True)
    del a
    return 2 * (b - c) + 4 * (c - d) + 8 * (d - e) + 12 * e


def random_position(chance: Random) -> Position:
    """A random final position; small numbers, so that there are many ties."""
    names = ("Anna", "Bert", "Cleo", "Dora")[: chance.choice((2, 3, 4))]
    owners = (*names, None, None, *([N] if len(names) == 2 else []))
    boards = {board: tuple(chance.choices(owners, k=chance.randrange(9))) for board in ("church", "import")}
    players = {
        name: Holding(
            chance.randrange(4),
            tuple(chance.randrange(1, 6) for _ in range(chance.randrange(4))),
            {country: chance.randrange(4) for country in chance.sample(COUNTRIES, chance.randrange(6))},
            chance.randrange(3),
            chance.randrange(3),
            chance.randrange(6),
            chance.randrange(9),
        )
        for name in names
    }
    return Position(players, boards)
