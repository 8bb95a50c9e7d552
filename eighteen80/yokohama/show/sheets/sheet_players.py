"""What each player has: a row a player with technologies and agents at its end, or beneath it where there is room."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from eighteen80.sheets import Cell, Column, Grid, Lengths, Line, Row, Say, Sheet, Text, figures_of
from eighteen80.yokohama.box.components import BOX
from eighteen80.yokohama.fields.fact_names import word
from eighteen80.yokohama.show.marks import UNUSED, USED
from eighteen80.yokohama.state import GOODS, Player, State

WARES = ("points", "yen", *GOODS, "import")
SPARE = {"tiles": 4, "warehouse": 3, "orders": 2, "hand": 1}
"""Which columns go first where there is no room."""


def players(state: State) -> Lengths:
    """Points, yen, goods, imports; assistants, what is built of how many, orders in hand and done, cards and agents."""
    rows, owned = _rows(state), tuple(_owned(state))
    full = Grid(tuple(_columns(brief=False)), (rows, owned) if owned else (rows,))
    cards = Column(Cell(Say("head-cards"), "head"), gap=2, wrap=True)
    brief = tuple(
        row._replace(cells=(*row.cells, _in_brief(state.players[name])), single=True)
        for row, name in zip(rows, state.seats, strict=True)
    )
    return Lengths(full, Grid((*_columns(brief=True), cards), (brief,)))


def own(state: State, player: str) -> Sequence[Sheet]:
    """What one player has: wares and pieces, then technologies and agents."""
    cards = (*_cards(state.players[player]), *_countries(state.players[player]))
    return (figures_of(Grid(tuple(_columns(brief=False)), (_rows(state),)), player), Text((Line(cards),)))


def _rows(state: State) -> tuple[Row, ...]:
    return tuple(_row(state, name) for name in state.seats)


def _columns(*, brief: bool) -> Iterator[Column]:
    yield Column(Cell(Say("head-who"), "head"), names=True)
    apart = ("points", "copper", "import") if not brief else ()
    for ware in WARES:
        yield Column(Cell(_head(ware, brief=brief), "head"), "right", gap=2 if ware in apart else 1, narrow=True)
    for head in ("play", "warehouse", "shops", "houses", "hand", "orders", "tiles"):
        yield Column(Cell(_head(head, brief=brief), "head"), "right", spare=SPARE.get(head, 0), narrow=True)


def _head(key: str, *, brief: bool) -> Say:
    return Say(f"brief-{key}" if brief else f"head-{key}")


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


def _in_brief(player: Player) -> Cell:
    """The same as one cell: countries first, with their agents, then technologies."""
    countries = (str(cell.text).replace(" ", "") for cell in _countries(player))
    return Cell((*countries, *(word(card.key) for card in player.technologies)))


def _cards(player: Player) -> Iterator[Cell]:
    yield from (Cell(word(card.key)) for card in player.technologies)


def _countries(player: Player) -> Iterator[Cell]:
    for country in BOX.countries.agents:
        own, symbols = player.agents.get(country), player.symbols.get(country, 0)
        if symbols or own:
            agents = f" {UNUSED * own.unused}{USED * own.used}" if own else ""
            yield Cell(f"{country}{symbols}{agents}", "good" if own and own.unused else "dim")
