"""Consequences of moves, chapter by chapter: the turns of an operating round and the effects of trains.

Each event's sentence has the name of its class; its fields hold the figures.
"""

from __future__ import annotations

from typing import ClassVar

from eighteen80.events import Event
from eighteen80.fast_class import value

# X The turn


@value
class PassingBegun(Event):
    """The turn order list begins again."""

    brief: ClassVar[bool] = True
    number: int


@value
class StepPassed(Event):
    """A company leaves out a step of its turn."""

    quiet: ClassVar[bool] = True
    who: str
    step: str


@value
class TerrainPaid(Event):
    """Track is built on difficult terrain."""

    brief: ClassVar[bool] = True
    who: str
    hex: str
    cost: int


@value
class StationPlaced(Event):
    """A company places a station marker."""

    brief: ClassVar[bool] = True
    company: str
    hex: str
    cost: int


# X Running trains


@value
class TrainsRun(Event):
    """Income of the trains, with bonus and after fees."""

    brief: ClassVar[bool] = True
    who: str
    total: int
    bonus: int
    fees: int


@value
class NoIncome(Event):
    """A company has nothing to pay out or to withhold."""

    brief: ClassVar[bool] = True
    company: str


@value
class DividendPaid(Event):
    """Income paid to the shareholders; `paid` is each player's part."""

    brief: ClassVar[bool] = True
    company: str
    income: int
    share: int
    paid: tuple[tuple[str, int], ...]


@value
class IncomeWithheld(Event):
    """Income goes into the company's treasury."""

    brief: ClassVar[bool] = True
    company: str
    income: int


# X Trains


@value
class TrainBought(Event):
    """A company buys a train from the bank."""

    brief: ClassVar[bool] = True
    shown_in: ClassVar[str] = "trains"
    company: str
    train: str
    amount: int


@value
class TrainTraded(Event):
    """A company buys a train from another of the same director."""

    buyer: str
    seller: str
    train: str
    amount: int


@value
class TrainScrapped(Event):
    """A company gives up a train."""

    company: str
    train: str


@value
class PurchaseForced(Event):
    """The director's payment of the missing sum for a compulsory train."""

    brief: ClassVar[bool] = True
    company: str
    train: str
    player: str
    amount: int


# XI What a train sets off


@value
class PhaseBegun(Event):
    """The first train of a type begins a phase."""

    brief: ClassVar[bool] = True
    shown_in: ClassVar[str] = "phase"
    tone: ClassVar[str] = "warn"
    phase: str
    train: str


@value
class TrainsRusted(Event):
    """Trains of a company are obsolete."""

    brief: ClassVar[bool] = True
    shown_in: ClassVar[str] = "trains"
    tone: ClassVar[str] = "warn"
    company: str
    train: str
    number: int


@value
class TypeGone(Event):
    """The last train of a type has left the bank."""

    brief: ClassVar[bool] = True
    tone: ClassVar[str] = "warn"
    train: str


@value
class TrainsRemoved(Event):
    """X, R51: A type that leaves the game after a full round without a purchase."""

    brief: ClassVar[bool] = True
    tone: ClassVar[str] = "warn"
    train: str
    number: int


@value
class ShareRoundDue(Event):
    """A share round follows the last train of a type."""

    brief: ClassVar[bool] = True
    tone: ClassVar[str] = "warn"
    train: str


@value
class LastTurnsFixed(Event):
    """The end is fixed: how many turns each company has left, and which is the very last."""

    tone: ClassVar[str] = "warn"
    company: str | None
    turns: int


@value
class PriceWaits(Event):
    """A share round interrupts a turn before its dividend: the company's shares are still sold at the old price."""

    tone: ClassVar[str] = "warn"
    company: str
    price: int
