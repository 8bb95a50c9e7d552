"""What follows from a move by itself, each kind a class of its own: `TollPaid` is told by `event-toll-paid`."""

from __future__ import annotations

from dataclasses import dataclass

from eighteen80.events import Event


@dataclass(frozen=True, slots=True)
class TurnBegun(Event):
    """Whose turn it is."""

    player: str


@dataclass(frozen=True, slots=True)
class RoundBegun(Event):
    """A new round; `last` if it is the last one."""

    round: int
    last: bool


@dataclass(frozen=True, slots=True)
class MarketFilled(Event):
    """The stock market fills its owner's yen up."""

    player: str
    yen: int


@dataclass(frozen=True, slots=True)
class TollPaid(Event):
    """A toll, to a player or over the canal to the bank."""

    player: str
    payee: str
    yen: int


@dataclass(frozen=True, slots=True)
class Placed(Event):
    """Assistants placed."""

    player: str
    assistants: int
    left: int


@dataclass(frozen=True, slots=True)
class ActionBegun(Event):
    """An area action and its power; `true` is the sum where it is above the most that counts."""

    player: str
    area: str
    power: int
    true: int


@dataclass(frozen=True, slots=True)
class PowerDoubted(Event):
    """More power was named than can stand there: said, not refused."""

    power: int
    most: int


@dataclass(frozen=True, slots=True)
class HousePaid(Event):
    """The owner of the trading house gets his yen from the bank."""

    player: str
    area: str
    yen: int


@dataclass(frozen=True, slots=True)
class Gained(Event):
    """Wares gained, in words."""

    player: str
    wares: str


@dataclass(frozen=True, slots=True)
class Paid(Event):
    """Wares given away, in words."""

    player: str
    wares: str


@dataclass(frozen=True, slots=True)
class TechnologyWorked(Event):
    """What a technology brought by itself."""

    player: str
    technology: str
    wares: str


@dataclass(frozen=True, slots=True)
class Hired(Event):
    """A piece from the warehouse, and what it cost."""

    player: str
    piece: str
    yen: int


@dataclass(frozen=True, slots=True)
class FieldTaken(Event):
    """An assistant on the church or the import store."""

    player: str
    board: str
    field: int
    count: int
    limit: int


@dataclass(frozen=True, slots=True)
class GivenTooMuch(Event):
    """More imports given than the field asks for: said, not refused."""

    given: int
    asked: int


@dataclass(frozen=True, slots=True)
class OrdersTaken(Event):
    """Orders taken from a board; what is left on the pile."""

    player: str
    number: int
    hand: int
    pile: int


@dataclass(frozen=True, slots=True)
class TechnologyBought(Event):
    """A technology and what it cost."""

    player: str
    technology: str
    units: int
    number: int


@dataclass(frozen=True, slots=True)
class StationPlaced(Event):
    """The station tile."""

    area: str


@dataclass(frozen=True, slots=True)
class TileTaken(Event):
    """A power-5 tile."""

    player: str
    area: str
    tiles: int


@dataclass(frozen=True, slots=True)
class ShopBuilt(Event):
    """A shop on its site."""

    player: str
    area: str
    site: int
    built: int


@dataclass(frozen=True, slots=True)
class HouseBuilt(Event):
    """A trading house."""

    player: str
    area: str
    built: int


@dataclass(frozen=True, slots=True)
class Returned(Event):
    """Assistants that come back from the area of an action."""

    player: str
    area: str
    assistants: int


@dataclass(frozen=True, slots=True)
class TakenBack(Event):
    """The president and assistants taken back."""

    player: str
    assistants: int


@dataclass(frozen=True, slots=True)
class MovesLapsed(Event):
    """Movements of a reward that were not made."""

    player: str
    moves: int


@dataclass(frozen=True, slots=True)
class Shifted(Event):
    """An assistant moved by a reward."""

    player: str
    origin: str
    area: str


@dataclass(frozen=True, slots=True)
class AgentUsed(Event):
    """An agent turned over."""

    player: str
    country: str


@dataclass(frozen=True, slots=True)
class AgentGained(Event):
    """A pair of countries brings an agent."""

    player: str
    country: str
    left: int


@dataclass(frozen=True, slots=True)
class AgentGone(Event):
    """A pair, but no agent of that country is left."""

    player: str
    country: str


@dataclass(frozen=True, slots=True)
class GoalClaimed(Event):
    """An achievement, and its points if they are known."""

    player: str
    goal: str
    place: int
    points: int | None


@dataclass(frozen=True, slots=True)
class OrderFulfilled(Event):
    """An order fulfilled."""

    player: str
    orders: int
    hand: int


@dataclass(frozen=True, slots=True)
class NotTold(Event):
    """A printed value stays open; `number` is the move to be told later."""

    number: int


@dataclass(frozen=True, slots=True)
class EndTriggered(Event):
    """The end comes: why, by whom, and the number of the last round."""

    why: str
    player: str
    last_round: int


@dataclass(frozen=True, slots=True)
class GameOver(Event):
    """The last turn is over."""

    rounds: int


@dataclass(frozen=True, slots=True)
class Reminder(Event):
    """What a player could still have done, as a list of words; nothing is asked."""

    player: str
    things: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Noted(Event):
    """A note."""

    text: str


@dataclass(frozen=True, slots=True)
class Corrected(Event):
    """A value put right."""

    what: str
    player: str
    change: str
    reason: str


@dataclass(frozen=True, slots=True)
class Overruled(Event):
    """A ruling of the table."""

    reason: str
    line: str
