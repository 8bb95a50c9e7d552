"""The state of a game of Yokohama: small frozen values, shared between moments while they do not change."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Annotated, Literal, NamedTuple

from eighteen80.fast_class import quickly_replaced
from eighteen80.yokohama.box.components import BOX, areas

Wares = tuple[tuple[str, int], ...]
"""Rewards, payments and orders: numbers of wares, in the order of the canonical line."""
Unknown = Literal["?"]
UNKNOWN: Unknown = "?"
"""Sign for a printed value that is still unknown."""

GOODS = BOX.wares.goods
BOARDS = ("church", "import")
NEUTRAL = "neutral"
LEDGER, MAP = "ledger", "map"


class Printed(NamedTuple):
    """Print of a card, a site, a tile or a field; None for a value that the thing does not have.

    `figure` is a technology's cost, the price of a field, or the first value of an achievement; `later` its second.
    """

    reward: Wares | Unknown | None = None
    country: str | None = None
    figure: int | Unknown | None = None
    later: int | None = None

    @property
    def is_known(self) -> bool:
        """True if every value is known."""
        return UNKNOWN not in self


class Options(NamedTuple):
    """Options of a table; the first value of each is the default."""

    depth: Annotated[str, LEDGER, MAP] = LEDGER
    place_none: Annotated[str, "yes", "no"] = "yes"
    once_per_turn: Annotated[str, "any", "extra"] = "any"
    station_assistant: Annotated[str, "no", "yes"] = "no"
    mining_chinatown: Annotated[str, "trade", "action"] = "trade"
    harbour_points: Annotated[str, "always", "with_card"] = "always"
    used_agents_count: Annotated[str, "yes", "no"] = "yes"


class Pieces(NamedTuple):
    """A player's shops or houses that are not built."""

    supply: int
    warehouse: int


class Card(NamedTuple):
    """A technology that has been bought: its printed cost, if known."""

    key: str
    cost: int | None = None


class Agents(NamedTuple):
    """A player's agents of a country."""

    unused: int = 0
    used: int = 0


@quickly_replaced
class Player(NamedTuple):
    """A player's pieces, at home and on the boards.

    `supply` counts, in ledger depth, all assistants that are neither in the warehouse nor on a board or a card. There
    `arrived` is the number that can have come to one area since the game began, `left` the number that has left it.
    """

    wares: Mapping[str, int]
    supply: int
    warehouse: int
    shops: Pieces
    houses: Pieces
    hand: int
    areas: Mapping[str, int] = {}
    boards: int = 0
    sites: Mapping[str, int] = {}
    trading: tuple[str, ...] = ()
    orders: int = 0
    symbols: Mapping[str, int] = {}
    technologies: tuple[Card, ...] = ()
    agents: Mapping[str, Agents] = {}
    tiles: int = 0
    president: str | None = None
    arrived: int = 0
    left: Mapping[str, int] = {}

    def owns(self, technology: str) -> bool:
        """Return whether the player owns the technology."""
        return any(card.key == technology for card in self.technologies)

    @property
    def yen(self) -> int:
        """Money of the player."""
        return self.wares["yen"]

    def buildings_in(self, area: str) -> int:
        """Count the player's shops and houses there."""
        return (area in self.sites) + (area in self.trading)


class Action(NamedTuple):
    """An area action under way, or the last one of the turn.

    `stage` is the first of the steps 3 to 6 that has not been passed over; `left` the trades still to be made, `done`
    whether step 3 has been carried out, `by_agent` whose action it is.
    """

    area: str
    power: int
    by_agent: bool = False
    stage: int = 3
    left: int = 0
    done: bool = False
    tile_taken: bool = False
    built: bool = False
    kept: bool = False
    mined: bool = False


@quickly_replaced
class Turn(NamedTuple):
    """A turn: its step (A, B1, B2, B3, C), the current action, the finished ones, the moves possible only once."""

    who: str
    step: str = "A"
    action: Action | None = None
    past: tuple[Action, ...] = ()
    agent: bool = False
    textile: bool = False
    university: bool = False
    moves: int = 0
    begun: bool = True

    @property
    def latest(self) -> Action | None:
        """The action under way, or the last one of the turn."""
        return self.action or next(reversed(self.past), None)


class Claimed(NamedTuple):
    """A claimed achievement: its owners, the two values if known, and the moves that gave them."""

    names: tuple[str, ...] = ()
    first: int | None = None
    later: int | None = None
    move: int = 0


class Untold(NamedTuple):
    """A move with an unknown printed value: its player, move, known values, and subject.

    `subject` is board and field, technology, achievement, goods, area and site. `mining` is set if copper gained then
    brought one more. By the payment the unknown figure is between `least` and `most`.
    """

    who: str
    verb: str
    printed: Printed
    subject: str = ""
    mining: bool = False
    least: int = 0
    most: int | None = None


@quickly_replaced
class State(NamedTuple):
    """Everything on the table; `ways_warned` is set once the table knows that ledger depth checks no way.

    `known_sites` holds the known print of an area's card: rewards by site, the house after the last.
    """

    seats: tuple[str, ...]
    options: Options
    players: Mapping[str, Player]
    pile: int
    agents: Mapping[str, int]
    tiles: frozenset[str]
    number: int = 0
    church: tuple[str | None, ...] = ()
    imports: tuple[str | None, ...] = ()
    hidden_neutral: tuple[str, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()
    joined: frozenset[frozenset[str]] = frozenset()
    parted: frozenset[frozenset[str]] = frozenset()
    goals: tuple[str, ...] = ()
    goals_known: bool = False
    claims: Mapping[str, Claimed] = {}
    station: str | None = None
    round: int = 1
    turn: Turn | None = None
    trigger: tuple[str, str] | None = None
    last_round: int | None = None
    untold: Mapping[int, Untold] = {}
    known_sites: Mapping[str, Mapping[int, Wares]] = {}
    ways_warned: bool = False

    @property
    def on_map(self) -> bool:
        """True if every assistant's place is kept."""
        return self.options.depth == MAP

    @property
    def areas(self) -> tuple[str, ...]:
        """The areas in play, the canal among them, in the order of the box."""
        return areas(len(self.seats))

    @property
    def player(self) -> Player:
        """The player to act."""
        return self.players[self.this_turn.who]

    @property
    def this_turn(self) -> Turn:
        """The turn under way; only asked for where there is one."""
        if self.turn is None:
            raise LookupError("nobody is on turn")
        return self.turn

    def board(self, name: str) -> tuple[str | None, ...]:
        """Return the owners of the fields of the church or the import store."""
        return self.church if name == BOARDS[0] else self.imports

    def on_board(self, name: str) -> int:
        """Count the assistants on a board, the neutral ones included."""
        return sum(owner is not None for owner in self.board(name)) + (name in self.hidden_neutral)

    def claimed(self, goal: str) -> Claimed:
        """Return who has claimed an achievement, and its known values."""
        return self.claims.get(goal, Claimed())

    def others_at(self, area: str, who: str) -> tuple[str, ...]:
        """Return the other players whose presidents are there, in turn order."""
        return tuple(name for name in self.seats if name != who and self.players[name].president == area)

    def rides(self, area: str, who: str) -> bool:
        """Y29: Return whether the player's station is there, so that the president rides straight to it."""
        return self.station == area and self.players[who].owns("station")

    def house_owner(self, area: str) -> str | None:
        """Return the owner of the trading house there."""
        return next((name for name, player in self.players.items() if area in player.trading), None)


@lru_cache(maxsize=64)
def neighbours(
    rows: tuple[tuple[str, ...], ...], joined: frozenset[frozenset[str]], parted: frozenset[frozenset[str]]
) -> Mapping[str, tuple[str, ...]]:
    """Map boards to their neighbours (Y01), with the pairs that the table has joined or parted."""
    places = {(row, place): area for row, laid in enumerate(rows) for place, area in enumerate(laid)}
    found: dict[str, list[str]] = {area: [] for area in places.values()}
    for (row, place), area in places.items():
        for down, aside in BOX.contents.layout.neighbours:
            other = places.get((row + down, place + aside))
            if other is not None and frozenset((area, other)) not in parted:
                found[area].append(other)
    for pair in joined:
        one, other = sorted(pair)
        found[one].append(other)
        found[other].append(one)
    return {area: tuple(others) for area, others in found.items()}


def neighbours_of(state: State, area: str) -> tuple[str, ...]:
    """Return the neighbours of an area."""
    return neighbours(state.rows, state.joined, state.parted).get(area, ())
