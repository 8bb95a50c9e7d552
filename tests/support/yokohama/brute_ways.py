"""Every way of the president, walked one by one: which ends are legal and what the cheapest way there costs."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from eighteen80.refusals import Ambiguous, Illegal
from eighteen80.yokohama import GAME
from eighteen80.yokohama.box.components import BOX
from eighteen80.yokohama.moves import Go
from eighteen80.yokohama.rules.setup import lays_rows
from eighteen80.yokohama.state import Card, State, Turn
from eighteen80.yokohama.turn import ENGINE
from tests.support.yokohama.random_games import NAMES, Rambler

OWNED = ("post", "coach", "tram", "station")


def random_board(chance: Random) -> State:
    """Return a board with assistants and presidents anywhere, and a player who has to move."""
    players = chance.choice((2, 3, 4))
    rambler = Rambler(chance.randrange(10**6), players, "map")
    state = GAME.start(NAMES[:players], {"depth": "map"})
    while lays_rows(state):
        state = ENGINE.apply(state, rambler._row(state)).state  # noqa: SLF001  # the rows of the random games
    areas = [area for area in state.areas if area != BOX.canal]
    seats = {name: player._replace(president=chance.choice((*areas, None))) for name, player in state.players.items()}
    where = chance.sample(areas, chance.randrange(1, min(8, len(areas))))
    cards = tuple(Card(key) for key in OWNED if chance.random() < 0.25)
    anna = seats["Anna"]._replace(areas=dict.fromkeys(where, 1), supply=8 - len(where), technologies=cards)
    wares = {**anna.wares, "yen": chance.randrange(4)}
    seats["Anna"] = anna._replace(wares=wares)
    station = chance.choice(areas) if any(card.key == "station" for card in cards) else None
    return state._replace(players=seats, station=station, turn=Turn("Anna", step="B2"))


def neighbours(state: State, area: str) -> Iterator[str]:
    """Neighbours by the coordinates of the bricks, without the program's own table."""
    places = {name: (row, 2 * place + row) for row, laid in enumerate(state.rows) for place, name in enumerate(laid)}
    row, column = places[area]
    for name, (other_row, other_column) in places.items():
        if (abs(other_row - row), abs(other_column - column)) in ((0, 2), (1, 1)):
            yield name


def entry(state: State, area: str) -> int:
    """Return the cost of entering."""
    if area == BOX.canal:
        return 1
    if "coach" in technologies_of(state):
        return 0
    return sum(other != "Anna" and player.president == area for other, player in state.players.items())


def technologies_of(state: State) -> set[str]:
    """Return Anna's technologies that change walking."""
    return {card.key for card in state.players["Anna"].technologies}


def walks(state: State, at: str, seen: tuple[str, ...], cost: int) -> Iterator[tuple[str, int]]:
    """Yield every walk without repetition, and its cost; up to the player's own station, not through it."""
    for area in neighbours(state, at):
        if area in seen or not (area == BOX.canal or state.players["Anna"].areas.get(area)):
            continue
        paid = cost + entry(state, area)
        yield area, paid
        if not (area == state.station and "station" in technologies_of(state)):
            yield from walks(state, area, (*seen, area), paid)


def ends(state: State) -> dict[str, int]:
    """Legal ends and the least toll to each, by trying everything."""
    anna = state.players["Anna"]
    has = technologies_of(state)
    found: dict[str, int] = {}

    def reach(area: str, cost: int) -> None:
        others = [name for name, other in state.players.items() if name != "Anna" and other.president == area]
        if area in (BOX.canal, anna.president) or not anna.areas.get(area) or (others and "post" not in has):
            return
        found[area] = min(cost, found.get(area, cost))

    if anna.president is None:
        for area in anna.areas:
            reach(area, entry(state, area))
    else:
        for area, cost in walks(state, anna.president, (anna.president,), 0):
            reach(area, cost)
    if "tram" in has:
        for area in anna.areas:
            alone = not any(name != "Anna" and other.president == area for name, other in state.players.items())
            if alone and area != anna.president:
                found[area] = 0
    if "station" in has and state.station != anna.president and state.station is not None:
        found[state.station] = 0
    return {area: cost for area, cost in found.items() if cost <= anna.yen}


def compare_ways(seed: int) -> int:
    """Count the legal ends of a random board; AssertionError if the program has other ends or tolls."""
    state = random_board(Random(seed))
    wanted = ends(state)
    found: dict[str, int] = {}
    for area in state.areas:
        try:
            move = ENGINE.complete(state, Go(area))
        except Ambiguous as question:
            move = GAME.read(question.choices[0])
        try:
            after = ENGINE.apply(state, move).state
        except Illegal:
            continue
        found[area] = state.players["Anna"].yen - after.players["Anna"].yen + _yield_of(area, after)
    assert found == wanted, (seed, found, wanted)
    listed = {move.area for move in ENGINE.legal_of(state, Go) if isinstance(move, Go)}
    assert listed == set(wanted), (seed, listed, wanted)
    return len(wanted)


def _yield_of(area: str, after: State) -> int:
    """Return the bank's yield since."""
    turn = after.turn
    action = turn and turn.latest
    return action.power if action and area == "bank" else 0
