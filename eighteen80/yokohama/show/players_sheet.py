"""What each player has: a row a player, and beneath it technologies and agents."""

from __future__ import annotations

from collections.abc import Iterator

from eighteen80.sheets import Cell, Column, Grid, Line, Row, Say
from eighteen80.yokohama.box.components import BOX
from eighteen80.yokohama.spoken.naming import word
from eighteen80.yokohama.state import GOODS, Player, State

WARES = ("points", "yen", *GOODS, "import")
USED = "×"
SPARE = {"tiles": 4, "warehouse": 3, "orders": 2, "hand": 1}
"""Which columns go first where there is no room."""


def players(state: State) -> Grid:
    """Points, yen, goods, imports; assistants, what is built of how many, orders in hand and done."""
    rows = tuple(_row(state, name) for name in state.seats)
    return Grid(tuple(_columns()), (rows, tuple(_owned(state))))


def _columns() -> Iterator[Column]:
    yield Column(Cell(Say("head-who"), "head"), names=True)
    for ware in WARES:
        yield Column(
            Cell(Say(f"head-{ware}"), "head"),
            "right",
            gap=2 if ware in ("points", "copper", "import") else 1,
            narrow=True,
        )
    for head in ("play", "warehouse", "shops", "houses", "hand", "orders", "tiles"):
        yield Column(Cell(Say(f"head-{head}"), "head"), "right", spare=SPARE.get(head, 0), narrow=True)


def _row(state: State, name: str) -> Row:
    player, end = state.players[name], BOX.contents.end
    due = state.turn is not None and state.turn.who == name
    hand_full = player.hand >= BOX.contents.orders.hand_most
    pieces = f"{player.warehouse}/{player.shops.warehouse}/{player.houses.warehouse}"
    cells = (
        Cell(name, "due" if due else "strong"),
        Cell(str(player.wares["points"]), "strong"),
        Cell(str(player.wares["yen"])),
        *(_number(player.wares[ware]) for ware in WARES[2:]),
        Cell(str(player.supply)),
        Cell(pieces, "dim"),
        Cell(f"{len(player.sites)}/{end.shops}", "warn" if len(player.sites) + 1 == end.shops else ""),
        Cell(f"{len(player.trading)}/{end.houses}", "warn" if len(player.trading) + 1 == end.houses else ""),
        Cell(str(player.hand), "warn" if hand_full else ""),
        Cell(str(player.orders)),
        Cell(str(player.tiles)),
    )
    return Row(cells, due=due)


def _number(number: int) -> Cell:
    return Cell(str(number), "" if number else "dim")


def _owned(state: State) -> Iterator[Line]:
    """Technologies, countries and agents of everybody who has some."""
    for name, player in state.players.items():
        cells = (*_cards(player), *_countries(player))
        if cells:
            yield Line((Cell(name, "dim"), *cells))


def _cards(player: Player) -> Iterator[Cell]:
    yield from (Cell(word(card.key)) for card in player.technologies)


def _countries(player: Player) -> Iterator[Cell]:
    for country in BOX.countries.agents:
        own, symbols = player.agents.get(country), player.symbols.get(country, 0)
        if symbols or own:
            agents = f" {'●' * own.unused}{USED * own.used}" if own else ""
            yield Cell(f"{country}{symbols}{agents}", "good" if own and own.unused else "dim")
