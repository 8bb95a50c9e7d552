"""Everything that each player has, a row a player with countries, agents and technologies at its end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from eighteen80.sheets import Cell, Column, Grid, Line, Row, Say, Text
from eighteen80.yokohama.box.components import BOX
from eighteen80.yokohama.fields.fact_names import word
from eighteen80.yokohama.show.marks import DUE, UNUSED, USED, chip
from eighteen80.yokohama.state import GOODS, Player, State

WARES = ("points", "yen", *GOODS, "import")
PIECES = (
    *("assistants-here", "assistants-used", "assistants-box"),
    *("shops-here", "shops-built", "shops-box"),
    *("houses-here", "houses-built", "houses-box"),
)
FIGURES = (*WARES, *PIECES, "hand", "orders")
BRIEF = (*WARES, "assistants", "shops", "houses", "hand", "orders")
GROUPS = (("have", 2), ("goods", 5), ("assistants", 3), ("shops", 3), ("houses", 3), ("orders", 2))
"""The groups of figures, and how many each has."""
TITLED = 5
"""Columns of the names that leave room for the pane's title on the rule with the heads."""
CARDS, BRIEF_CARDS = 14, 6
"""Columns that long names leave to lands and technologies."""
NAMED = 2
"""Number of columns of a player's letter and name."""


def table(state: State) -> Grid:
    """Show each player's things in whole words: goods, and pieces of each sort here, used and in the box."""
    columns = (
        *(Column(Cell(), names=at == 1) for at in range(NAMED)),
        *(Column(Cell(), "right") for _ in FIGURES),
        Column(Cell(), wrap=True, least=CARDS),
    )
    groups = (Cell(Say(f"group-{name}"), "head", span=number) for name, number in GROUPS)
    words = (Cell(_head(name), "head") for name in FIGURES)
    heads = (Row((Cell(span=NAMED), *groups, Cell(Say("group-cards"), "head"))), Row((Cell(), Cell(), *words, Cell())))
    counted = has_own_pane(state)
    return Grid(columns, ((*heads, *(_row(state, name, FIGURES, counted=counted) for name in state.seats)),))


def has_own_pane(state: State) -> bool:
    """Return whether the technologies are named in a pane of their own: several would take a row of the table each."""
    return any(len(player.technologies) > 1 for player in state.players.values())


def technologies(state: State) -> Text:
    """Show the technologies of each player who has some, where the table only counts them."""
    owners = [name for name in state.seats if has_own_pane(state) and state.players[name].technologies]
    lines = (
        Line((chip(state, name), *(Cell(word(card.key)) for card in state.players[name].technologies)))
        for name in owners
    )
    return Text(tuple(lines))


def _head(what: str) -> Say:
    sort, _, where = what.partition("-")
    return Say(f"houses-{where}") if sort == "houses" else Say(f"table-{where or sort}")


def players(state: State) -> Grid:
    """Show the same in little room: pieces here and elsewhere in one figure."""
    # Houses are shown once a player has one at hand or built.
    housed = any(player.houses.supply or player.trading for player in state.players.values())
    figures = tuple(name for name in BRIEF if name != "houses" or housed)
    heads = (Column(Cell(Say(f"brief-{name}"), "head"), "right", narrow=True) for name in figures)
    cards = Column(Cell(Say("brief-cards"), "head"), gap=1, wrap=True, least=BRIEF_CARDS)
    # Without a head of their own the names leave room for the title before the others.
    columns = (Column(Cell()), Column(Cell(), names=True, least=TITLED), *heads, cards)
    return Grid(columns, (tuple(_row(state, name, figures, counted=True, ones=False) for name in state.seats),))


def figure(state: State, name: str, what: str) -> str:
    """Return one figure of a player."""
    player = state.players[name]
    sort, _, where = what.partition("-")
    if what in WARES:
        return str(player.wares[what])
    if sort == "assistants":
        used = player.boards
        counted = {"here": player.supply, "used": used, "box": player.warehouse, "": f"{player.supply}/{used}"}
        return str(counted[where])
    if sort in ("shops", "houses"):
        pieces = player.shops if sort == "shops" else player.houses
        built = len(player.sites if sort == "shops" else player.trading)
        counted = {"here": pieces.supply, "built": built, "box": pieces.warehouse, "": f"{pieces.supply}+{built}"}
        return str(counted[where])
    return str(player.hand if what == "hand" else player.orders)


def _row(state: State, name: str, figures: Sequence[str], *, counted: bool, ones: bool = True) -> Row:
    player, due = state.players[name], state.turn is not None and state.turn.who == name
    full = player.hand >= BOX.contents.orders.hand_most
    numbers = []
    for what in figures:
        number = figure(state, name, what)
        tone = "strong" if what == "points" else "warn" if what == "hand" and full else "" if number != "0" else "dim"
        numbers.append(Cell(number, tone))
    return Row(
        (
            chip(state, name),
            Cell(name, "due" if due else "strong"),
            *numbers,
            _cards(player, counted=counted, ones=ones),
        ),
        due=due,
        mark=Cell(DUE, "due") if due else Cell(),
    )


def _cards(player: Player, *, counted: bool, ones: bool) -> Cell:
    """List countries with their agents, with or without the number of a single symbol; then technologies or a count."""
    countries = " ".join(_countries(player, ones=ones))
    owned = tuple(word(card.key) for card in player.technologies)
    number = (Say("brief-technologies", number=len(owned)),) if owned else ()
    return Cell((*filter(None, [countries]), *(number if counted else owned)))


def _countries(player: Player, *, ones: bool) -> Iterator[str]:
    for country in BOX.countries.agents:
        own, symbols = player.agents.get(country), player.symbols.get(country, 0)
        if symbols or own:
            agents = UNUSED * own.unused + USED * own.used if own else ""
            yield f"{country}{'' if symbols == 1 and not ones else symbols}{agents}"
