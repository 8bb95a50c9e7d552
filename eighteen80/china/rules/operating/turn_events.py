"""Consequences of moves, chapter by chapter: the turns of an operating round and the effects of trains.

Each event's sentence has the name of its class; its fields hold the figures.
"""

from __future__ import annotations

from eighteen80.events import Event
from eighteen80.fast_class import value

# X The turn


@value
class PassingBegun(Event, brief=True):
    """The turn order list begins again."""

    number: int


@value
class StepPassed(Event, quiet=True):
    """A company leaves out a step of its turn."""

    who: str
    step: str


@value
class TerrainPaid(Event, brief=True):
    """Track is built on difficult terrain."""

    who: str
    hex: str
    cost: int


@value
class StationPlaced(Event, brief=True):
    """A company places a station marker."""

    company: str
    hex: str
    cost: int


# X Running trains


@value
class TrainsRun(Event, brief=True):
    """Income of the trains, with bonus and after fees."""

    who: str
    total: int
    bonus: int
    fees: int


@value
class NoIncome(Event, brief=True):
    """A company has nothing to pay out or to withhold."""

    company: str


@value
class DividendPaid(Event, brief=True):
    """Income paid to the shareholders; `paid` is each player's part."""

    company: str
    income: int
    share: int
    paid: tuple[tuple[str, int], ...]


@value
class IncomeWithheld(Event, brief=True):
    """Income goes into the company's treasury."""

    company: str
    income: int


# X Trains


@value
class TrainBought(Event, brief=True, shown_in="trains"):
    """A company buys a train from the bank."""

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
class PurchaseForced(Event, brief=True):
    """The director's payment of the missing sum for a compulsory train."""

    company: str
    train: str
    player: str
    amount: int


# XI What a train sets off


@value
class PhaseBegun(Event, brief=True, shown_in="phase", tone="warn"):
    """The first train of a type begins a phase."""

    phase: str
    train: str


@value
class TrainsRusted(Event, brief=True, shown_in="trains", tone="warn"):
    """Trains of a company are obsolete."""

    company: str
    train: str
    number: int


@value
class TypeGone(Event, brief=True, tone="warn"):
    """The last train of a type has left the bank."""

    train: str


@value
class TrainsRemoved(Event, brief=True, tone="warn"):
    """X, R51: A type that leaves the game after a full round without a purchase."""

    train: str
    number: int


@value
class ShareRoundDue(Event, brief=True, tone="warn"):
    """A share round follows the last train of a type."""

    train: str


@value
class LastTurnsFixed(Event, tone="warn"):
    """The end is fixed: how many turns each company has left, and which is the very last."""

    company: str | None
    turns: int


@value
class PriceWaits(Event, tone="warn"):
    """A share round interrupts a turn before its dividend: the company's shares are still sold at the old price."""

    company: str
    price: int
