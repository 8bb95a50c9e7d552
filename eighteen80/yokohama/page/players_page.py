"""The players' page of Yokohama: goods as tiles, areas with their people, orders, the distance of the end."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from eighteen80.page_parts import (
    ACTED,
    NOW,
    Area,
    Card,
    Entry,
    Gauge,
    Good,
    Panel,
    Panels,
    Stop,
    by_kind,
    seat,
    sum_table,
    typed_row,
    verb_row,
)
from eighteen80.sheets import Cell, Figure, HexMap, Say, Wording
from eighteen80.yokohama.box.components import BOX
from eighteen80.yokohama.fields.fact_names import goal, place, word
from eighteen80.yokohama.fields.fact_names import player as player_name
from eighteen80.yokohama.moves import NOTATION, Act, Agent, Go, Move, Recall, Toll
from eighteen80.yokohama.rules import scoring
from eighteen80.yokohama.rules.extra_phases import fulfils
from eighteen80.yokohama.rules.scoring import Rank, board_contest, position_of, technology_contest, with_neutral
from eighteen80.yokohama.show.panes import sheets
from eighteen80.yokohama.show.sheets.sheet_coming import pieces_shown, write_number
from eighteen80.yokohama.show.sheets.sheet_tally import made_of
from eighteen80.yokohama.show.sheets.sheet_turn import round_name
from eighteen80.yokohama.state import BOARDS, GOODS, NEUTRAL, State

tabs: Mapping[str, str] = {"players": "players", "areas": "board", "orders": "supply", "score": "score"}
WARES = (*GOODS, "import")
SITES = BOX.contents.sites.shops


def stops(state: State) -> Sequence[Stop]:
    """Return the seats: those that have played this round, and the player to act."""
    who = state.turn.who if state.turn else ""
    at = state.seats.index(who) if who else -1
    return tuple(
        Stop(name, state=NOW if name == who else ACTED if number < at else "")
        for number, name in enumerate(state.seats)
    )


def heading(state: State) -> Sequence[Wording]:
    """Return the round."""
    return (round_name(state),)


def figures(state: State, player: str) -> Sequence[Figure]:
    """Return points, yen, assistants in the supply, orders in hand."""
    own = state.players[player]
    return (
        Figure(Cell(word("points")), str(own.wares["points"])),
        Figure(Cell(word("yen")), str(own.yen)),
        Figure(Cell(Say("web-assistants")), str(own.supply)),
        Figure(Cell(Say("web-in-hand")), str(own.hand)),
    )


def mine(state: State, player: str) -> Panels:
    """Return goods, buildings, technologies and agents, and the distance of the end."""
    gauges = Panel(Say("web-end"), tuple(_gauges(state)), Say("web-end-when"))
    if not player:
        return {"score/gauges": gauges}
    card = Card((), figures=tuple(_belongings(state, player)))
    return {
        "goods": Panel("", _goods(state, player)),
        "owned": Panel(Say("web-owned"), (card,)),
        "gauges": gauges,
        "score/gauges": gauges,
    }


def _goods(state: State, player: str) -> tuple[Good, ...]:
    return tuple(Good(ware, word(ware), state.players[player].wares[ware]) for ware in WARES)


def _belongings(state: State, name: str) -> Iterator[Entry]:
    player = state.players[name]
    yield Entry(Cell(word("orders")), (Cell(str(player.orders)),))
    yield Entry(Cell(Say("web-assistants")), (Cell(str(player.supply)),))
    yield Entry(Cell(word("shops")), (Cell(str(len(player.sites))),))
    yield Entry(Cell(word("houses")), (Cell(str(len(player.trading))),))
    if player.symbols:
        countries = tuple(_country(key, number) for key, number in player.symbols.items() if number)
        yield Entry(Cell(Say("web-countries")), countries)
    if any(own.unused for own in player.agents.values()):
        cells = tuple(_country(key, own.unused) for key, own in player.agents.items() if own.unused)
        yield Entry(Cell(Say("web-abroad-own")), cells)
    if player.technologies:
        yield Entry(Cell(word("technologies")), tuple(Cell(word(card.key)) for card in player.technologies))


def _gauges(state: State) -> Iterator[Gauge]:
    for distance in scoring.distances(state):
        if distance.why == scoring.ORDERS:
            yield Gauge(Say("web-pile"), distance.has, left=Say("web-pile-end"))
        else:
            yield Gauge(word(distance.why), distance.has, distance.limit)


def may(state: State, player: str, moves: Sequence[Move]) -> Iterable[Entry]:
    """Yield the player's moves: areas, countries and sums after their verb; other moves as typed."""
    for kind, alike in by_kind(moves).items():
        row = ROWS.get(kind)
        if row:
            yield verb_row(kind.verb, *row(state, player, alike))
        else:
            yield typed_row(kind.verb, map(NOTATION.write, alike))


def _acts(state: State, player: str, moves: Sequence[Any]) -> Iterator[Cell]:
    """Yield the open areas, and the presidents who close the others."""
    yield from _areas_of(state, player, moves)
    closed = [
        Say("web-closed-by", area=place(other.president), player=name)
        for name, other in state.players.items()
        if name != player and other.president
    ]
    if closed:
        yield Cell(Say("web-closed", areas=tuple(closed)), "dim")


def _areas_of(_state: State, _player: str, moves: Sequence[Any]) -> Iterator[Cell]:
    yield from (Cell(place(area), "option") for area in dict.fromkeys(move.area for move in moves))


def _agents(_state: State, _player: str, moves: Sequence[Any]) -> Iterator[Cell]:
    yield from (Cell(Say("web-of-country", country=key)) for key in dict.fromkeys(move.country for move in moves))
    yield Cell(Say("web-abroad"), "dim")


def _tolls(_state: State, _player: str, moves: Sequence[Any]) -> Iterator[Cell]:
    sums: dict[str, list[int]] = {}
    for move in moves:
        sums.setdefault(move.payee, []).append(move.yen)
    for payee, yens in sums.items():
        yield seat(payee) if payee != BOX.canal else Cell(Say("payee-canal"))
        least, most = min(yens), max(yens)
        yield Cell(Say("web-yen", least=least, most=most, spread=most - least), "dim")


ROWS: Mapping[type[Move], Callable[[State, str, Sequence[Any]], Iterator[Cell]]] = {
    Act: _acts,
    Go: _areas_of,
    Agent: _agents,
    Toll: _tolls,
    Recall: lambda _state, _player, _moves: iter((Cell(Say("web-recall"), "dim"),)),
}


def ahead(state: State, player: str) -> Iterable[Entry]:
    """Yield nothing for a player, as the gauges show how near the end is; for all, the count now and the goals."""
    if player or scoring.is_over(state):
        return
    result = scoring.score(position_of(state))
    cells = (cell for name in result.ranks for cell in (seat(name), Cell(str(result.sheets[name].total), "strong")))
    yield Entry(Cell(Say("pane-standing")), tuple(cells))
    if state.goals:
        yield Entry(Cell(Say("pane-goals")), tuple(Cell(goal(key), "option") for key in state.goals))


def panels(state: State) -> Mapping[str, Panels]:
    """Return players and their goods, areas or the map, boards, goals and leads, and the count as of now."""
    all_ = sheets(state)
    ranks = () if scoring.is_over(state) else scoring.score(position_of(state)).ranks
    board = all_["map"]
    agents = tuple(_country(key, left) for key, left in state.agents.items() if left)
    return {
        "players": {"tableaus": Panel("", tuple(_cards(state)))},
        "areas": {
            "areas": Panel(Say("web-areas"), () if state.on_map else tuple(_areas(state))),
            "map": Panel("", board if isinstance(board, HexMap) else HexMap({})),
        },
        "orders": {
            "boards": Panel(Say("pane-boards"), tuple(_boards(state))),
            "goals": Panel(Say("pane-goals"), tuple(_goal_rows(state))),
            "leads": Panel(Say("web-leads"), tuple(_leads(state))),
            "agents": Panel(Say("web-agents-left"), (Entry(Cell(Say("web-countries")), agents),) if agents else ()),
        },
        "score": {"standing": Panel(Say("pane-standing"), sum_table({name: made_of(state, name) for name in ranks}))},
    }


def _boards(state: State) -> Iterator[Area]:
    """Yield church and import store with the owner of each field."""
    for board in BOARDS:
        owners = tuple(owner or "" for owner in state.board(board))
        free = max(scoring.limit(state) - len(owners), 0)
        count = Say("web-of", has=state.on_board(board), limit=scoring.limit(state))
        yield Area(place(board), "trade", (Cell(count, "dim"),), (*owners, *[""] * free))


def _goal_rows(state: State) -> Iterator[Entry]:
    """Yield the open achievements with what each player has of them, and those who have claimed it."""
    for key in state.goals:
        known = state.claimed(key)
        cells: list[Cell] = []
        for name in state.seats:
            text = "✓" if name in known.names else pieces_shown(state, key, name)
            cells += (seat(name), Cell(text, "good" if text == "✓" or fulfils(state, name, key) else "dim"))
        yield Entry(Cell(goal(key)), tuple(cells))


def _leads(state: State) -> Iterator[Entry]:
    """Yield the order of the players for the prizes of both boards and of the technologies."""
    boards = [(place(board), board_contest(with_neutral(state, board)), 1) for board in BOARDS]
    # Technologies are counted in halves.
    for title, ranks, parts in (*boards, (word("technologies"), technology_contest(position_of(state).players), 2)):
        if cells := tuple(cell for rank in ranks for cell in _lead(rank, parts)):
            yield Entry(Cell(title), cells)


def _lead(rank: Rank, parts: int) -> Iterator[Cell]:
    yield Cell(player_name(NEUTRAL), "dim") if rank.name == NEUTRAL else seat(rank.name)
    yield Cell(write_number(rank, parts), "strong")


def _country(key: str, number: int) -> Cell:
    return Cell(Say("web-country", country=key, number=number))


def _cards(state: State) -> Iterator[Card]:
    for name, player in state.players.items():
        yen = Cell(Say("ware", ware="yen", number=player.yen), "dim")
        points = str(player.wares["points"])
        due = state.turn is not None and state.turn.who == name
        yield Card((seat(name), yen), points, tuple(_belongings(state, name)), goods=_goods(state, name), due=due)


def _areas(state: State) -> Iterator[Area]:
    action = state.turn.action if state.turn else None
    for area in state.areas:
        presidents = tuple(seat(name) for name, player in state.players.items() if player.president == area)
        sites = {player.sites[area]: name for name, player in state.players.items() if area in player.sites}
        places = tuple(sites.get(site, "") for site in range(1, SITES + 1)) if area != BOX.canal else ()
        owner = state.house_owner(area)
        yield Area(
            place(area),
            BOX.board(area).kind,
            presidents,
            places,
            Say("web-house", player=owner) if owner else "",
            due=action is not None and action.area == area,
        )
