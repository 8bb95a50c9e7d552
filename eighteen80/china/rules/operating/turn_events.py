"""Consequences of moves, chapter by chapter: the turns of an operating round and the effects of trains.

Each event's sentence has the name of its class; its fields hold the figures.
"""

from __future__ import annotations

from eighteen80.events import ValueEvent

# X The turn


class PassingBegun(ValueEvent, brief=True):
    """The turn order list begins again."""

    number: int


class StepPassed(ValueEvent, quiet=True):
    """A company leaves out a step of its turn."""

    who: str
    step: str


class TerrainPaid(ValueEvent, brief=True):
    """Track is built on difficult terrain."""

    who: str
    hex: str
    cost: int


class StationPlaced(ValueEvent, brief=True):
    """A company places a station marker."""

    company: str
    hex: str
    cost: int


# X Running trains


class TrainsRun(ValueEvent, brief=True):
    """Income of the trains, with bonus and after fees."""

    who: str
    total: int
    bonus: int
    fees: int


class NoIncome(ValueEvent, brief=True):
    """A company has nothing to pay out or to withhold."""

    company: str


class DividendPaid(ValueEvent, brief=True):
    """Income paid to the shareholders; `paid` is each player's part."""

    company: str
    income: int
    share: int
    paid: tuple[tuple[str, int], ...]


class IncomeWithheld(ValueEvent, brief=True):
    """Income goes into the company's treasury."""

    company: str
    income: int


# X Trains


class TrainBought(ValueEvent, brief=True, shown_in="trains"):
    """A company buys a train from the bank."""

    company: str
    train: str
    amount: int


class TrainTraded(ValueEvent):
    """A company buys a train from another of the same director."""

    buyer: str
    seller: str
    train: str
    amount: int


class TrainScrapped(ValueEvent):
    """A company gives up a train."""

    company: str
    train: str


class PurchaseForced(ValueEvent, brief=True):
    """The director's payment of the missing sum for a compulsory train."""

    company: str
    train: str
    player: str
    amount: int


# XI What a train sets off


class PhaseBegun(ValueEvent, brief=True, shown_in="phase", tone="warn"):
    """The first train of a type begins a phase."""

    phase: str
    train: str


class TrainsRusted(ValueEvent, brief=True, shown_in="trains", tone="warn"):
    """Trains of a company are obsolete."""

    company: str
    train: str
    number: int


class TypeGone(ValueEvent, brief=True, tone="warn"):
    """The last train of a type has left the bank."""

    train: str


class TrainsRemoved(ValueEvent, brief=True, tone="warn"):
    """X, R51: A type that leaves the game after a full round without a purchase."""

    train: str
    number: int


class ShareRoundDue(ValueEvent, brief=True, tone="warn"):
    """A share round follows the last train of a type."""

    train: str


class LastTurnsFixed(ValueEvent, tone="warn"):
    """The end is fixed: how many turns each company has left, and which is the very last."""

    company: str | None
    turns: int


class PriceWaits(ValueEvent, tone="warn"):
    """A share round interrupts a turn before its dividend: the company's shares are still sold at the old price."""

    company: str
    price: int
