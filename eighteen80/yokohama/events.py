"""Consequences of moves, each kind a class of its own: `TollPaid` is worded by `event-toll-paid`."""

from __future__ import annotations

from typing import ClassVar

from eighteen80.events import ValueEvent
from eighteen80.sheets import Facts, Say
from eighteen80.yokohama.fields.fact_names import name_facts
from eighteen80.yokohama.state import Wares


class LocalisedEvent(ValueEvent):
    """Base of the events of this game: areas, wares and cards are named in the table's language."""

    __slots__ = ()

    @property
    def facts(self) -> Facts:
        """The figures of its sentence."""
        return name_facts(super().facts)


class OfItsLine(LocalisedEvent, brief=True):
    """Base of events that follow from what the line names: the log leaves out player, area and thing."""

    __slots__ = ()


class OfPlayer(OfItsLine):
    """Base of events that follow from the line of the player that they name."""

    player: str


class OfWares(OfPlayer):
    """Base of events about wares, each with its sign in the log."""

    __slots__ = ()
    sign: ClassVar[str] = "+"

    @property
    def facts(self) -> Facts:
        """The figures of its sentence, and the wares with their sign."""
        found = super().facts
        wares = found["wares"]
        assert isinstance(wares, tuple)
        return {**found, "signed": tuple(Say("ware-signed", {"sign": self.sign, "ware": ware}) for ware in wares)}


class TurnBegun(OfItsLine):
    """The end of one turn and the beginning of the next."""

    before: str
    player: str


class RoundBegun(OfItsLine):
    """A new round; `last` if it is the last one."""

    round: int
    last: bool


class MarketFilled(LocalisedEvent):
    """The stock market fills its owner's yen up."""

    player: str
    yen: int


class TollPaid(OfPlayer):
    """A toll, to a player or over the canal to the bank."""

    payee: str
    yen: int


class Placed(OfPlayer):
    """Assistants placed."""

    assistants: int
    left: int


class ActionBegun(OfPlayer):
    """An area action and its power; `true` is the sum where it is above the most that counts, else None."""

    area: str
    power: int
    true: int | None


class PowerDoubted(LocalisedEvent):
    """A warning, not a refusal: the move names more power than can be there."""

    power: int
    most: int


class WaysUnseen(OfItsLine):
    """A single warning in ledger depth: only the table can check a way."""


class HousePaid(OfPlayer):
    """The owner of the trading house gets his yen from the bank."""

    area: str
    yen: int


class Gained(OfWares, shown_in="wares"):
    """Wares gained."""

    wares: Wares


class Paid(OfWares, shown_in="wares"):
    """Wares given away."""

    sign: ClassVar[str] = "−"
    wares: Wares


class TechnologyWorked(OfWares):
    """Automatic gain from a technology."""

    technology: str
    wares: Wares


class Hired(OfPlayer):
    """A piece from the warehouse, and its cost."""

    piece: str
    number: int
    yen: int


class FieldTaken(OfPlayer):
    """An assistant on the church or the import store."""

    board: str
    field: int
    count: int
    limit: int


class NeutralAwaited(LocalisedEvent):
    """Two players: the field of the neutral assistant on that board is still unknown."""

    board: str


class GivenTooMuch(LocalisedEvent):
    """A warning, not a refusal: more imports given than the field asks for."""

    given: int
    asked: int


class OrdersTaken(OfPlayer):
    """Orders taken from a board; the number left on the pile."""

    number: int
    hand: int
    pile: int


class TechnologyBought(OfPlayer):
    """A technology and its cost."""

    technology: str
    units: int
    number: int


class StationPlaced(LocalisedEvent):
    """The station tile."""

    area: str


class TileTaken(OfPlayer):
    """A power-5 tile."""

    area: str
    tiles: int


class ShopBuilt(OfPlayer):
    """A shop on its site."""

    area: str
    site: int
    built: int


class HouseBuilt(OfPlayer):
    """A trading house."""

    area: str
    built: int


class Returned(OfPlayer):
    """Assistants that come back from the area of an action."""

    area: str
    assistants: int


class TakenBack(OfPlayer):
    """The recall of president and assistants."""

    assistants: int


class MovesLapsed(OfPlayer):
    """Movements of a reward that were not made."""

    moves: int


class Shifted(LocalisedEvent):
    """An assistant moved by a reward."""

    player: str
    origin: str
    area: str


class AgentUsed(LocalisedEvent):
    """An agent turned over."""

    player: str
    country: str


class AgentGained(OfPlayer):
    """A pair of countries brings an agent."""

    country: str
    left: int


class AgentGone(LocalisedEvent):
    """A pair, but no agent of that country is left."""

    player: str
    country: str


class GoalClaimed(OfPlayer):
    """An achievement, and its points if they are known."""

    goal: str
    place: int
    points: int | None


class OrderFulfilled(OfPlayer):
    """An order fulfilled."""

    orders: int
    hand: int


class NotTold(LocalisedEvent):
    """A printed value that stays open; `number` is the move to complete later."""

    number: int


class ToldApart(LocalisedEvent, tone="warn", outside=True):
    """A late figure that contradicts the payment: too little, or too much (`over`)."""

    number: int
    asked: int
    most: int
    apart: int
    over: bool


class EndTriggered(LocalisedEvent, tone="warn"):
    """The end comes: why, by whom, and the number of the last round."""

    why: str
    player: str
    last_round: int


class EndTakenBack(LocalisedEvent, tone="warn"):
    """An end that a correction in the same round has undone: the game continues."""

    why: str


class GameOver(LocalisedEvent):
    """The last turn is over."""

    rounds: int


class Reminder(LocalisedEvent, unlogged=True):
    """Unused options of a player, as a list of words; nothing is asked."""

    player: str
    things: tuple[str, ...]


class DepthChanged(LocalisedEvent):
    """The switch to ledger depth."""

    depth: str
