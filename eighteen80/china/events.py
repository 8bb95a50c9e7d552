"""Consequences of moves, chapter by chapter: auction, companies, share rounds, end; and corrections.

Each event's sentence has the name of its class; its fields hold the figures.
"""

from __future__ import annotations

from typing import ClassVar

from eighteen80.events import Event
from eighteen80.fast_class import value

# VI The auction


@value
class AllPassed(Event):
    """A round of passes over the private company: income is paid, then it is offered again."""

    ends_round: ClassVar[bool] = True
    private: str


@value
class StartingBidLowered(Event):
    """A lower starting bid for a private company without a bid."""

    ends_round: ClassVar[bool] = True
    private: str
    least: int


@value
class PrivateBought(Event):
    """A private company goes to the highest bidder."""

    ends_round: ClassVar[bool] = True
    player: str
    private: str
    amount: int


@value
class PrivatePaid(Event):
    """A private company pays its owner."""

    brief: ClassVar[bool] = True
    shown_in: ClassVar[str] = "purse"
    private: str
    player: str
    amount: int


@value
class CannotBid(Event):
    """A player who cannot pay the next bid passes."""

    player: str
    private: str


@value
class SeatsChanged(Event):
    """The players sit down in the order of their cash."""

    seats: tuple[str, ...]


@value
class InvestorChosen(Event):
    """A player takes a foreign investor."""

    unlogged: ClassVar[bool] = True
    player: str
    investor: str


# VI Private companies


@value
class PermitGiven(Event):
    """The gift of P5's permit to a company."""

    brief: ClassVar[bool] = True
    company: str
    permits: str


@value
class RocketUsed(Event):
    """A train gained by P7 for a company."""

    company: str
    train: str


@value
class RocketLost(Event):
    """The loss of P7, since no company has room for the train."""

    train: str


@value
class PaymentMade(Event):
    """The payment of P0 to its owner, which uses it up."""

    private: str
    player: str
    amount: int


@value
class PaymentDeclined(Event):
    """The owner of P0 waits for the next payment."""

    player: str
    amount: int


# VII Foreign investors


@value
class ShareReserved(Event):
    """A share of the company, reserved on the investor's charter."""

    investor: str
    company: str


@value
class InvestorMerged(Event):
    """An investor joins the company of its share."""

    brief: ClassVar[bool] = True
    investor: str
    company: str | None


@value
class TreasuryMerged(Event):
    """The company takes over the treasury of the investor."""

    shown_in: ClassVar[str] = "purse"
    investor: str
    company: str
    amount: int


@value
class OwnerPaidOut(Event):
    """The owner takes a part of the treasury of the investor that merges."""

    shown_in: ClassVar[str] = "purse"
    investor: str
    player: str
    amount: int


@value
class PremiumPaid(Event):
    """The bank pays the owner, who also gets the reserved share."""

    player: str
    amount: int
    company: str


@value
class MarkerReplaced(Event):
    """A marker of the company takes the place of the investor's."""

    company: str
    investor: str
    hex: str


@value
class MarkerRemoved(Event):
    """The marker of an investor leaves the map."""

    investor: str
    hex: str


@value
class InvestorEnded(Event):
    """At the end of the game an investor pays its owner."""

    investor: str
    player: str
    amount: int


# VIII Companies and directors


@value
class CompanyFounded(Event):
    """A director's certificate is bought, or comes with a private company."""

    brief: ClassVar[bool] = True
    player: str
    company: str
    price: int
    percent: int
    amount: int


@value
class DirectorChanged(Event):
    """Another player holds more of the company."""

    company: str
    was: str
    now: str


@value
class CompanyOpened(Event):
    """A company is ready to operate."""

    company: str
    director: str | None


@value
class CapitalPaid(Event):
    """Half of the capital, or all of it, comes into the treasury."""

    brief: ClassVar[bool] = True
    company: str
    amount: int
    capital: str


# X, XII Debts


@value
class MoneyBorrowed(Event):
    """A loan by the bank for the missing sum of a forced purchase."""

    brief: ClassVar[bool] = True
    player: str
    amount: int
    interest: int
    debt: int


@value
class InterestCharged(Event):
    """A debt grows at the end of a share round."""

    brief: ClassVar[bool] = True
    player: str
    interest: int
    debt: int


@value
class DebtRepaid(Event):
    """A player repays a debt, or a part of it."""

    brief: ClassVar[bool] = True
    player: str
    amount: int
    debt: int


# XII Share rounds


@value
class ShareBought(Event):
    """A player buys a share from the bank."""

    brief: ClassVar[bool] = True
    shown_in: ClassVar[str] = "shares"
    player: str
    company: str
    amount: int


@value
class SharesSold(Event):
    """A player sells shares of one company to the bank."""

    brief: ClassVar[bool] = True
    player: str
    company: str
    shares: int
    amount: int
    fee: int


@value
class CannotAct(Event):
    """Players who have no choice pass, one after the other."""

    players: tuple[str, ...]
    number: int


@value
class PriorityGiven(Event):
    """The player who begins the next share round."""

    brief: ClassVar[bool] = True
    player: str


@value
class ShareRoundEnded(Event):
    """All have passed in a row."""

    brief: ClassVar[bool] = True


@value
class PriceMoved(Event):
    """A marker moves on the share price chart."""

    brief: ClassVar[bool] = True
    shown_in: ClassVar[str] = "price"
    company: str
    was: int
    now: int


# XV The end


@value
class GameOver(Event):
    """Each player's wealth, the richest first."""

    sums: ClassVar[bool] = True
    ranking: tuple[tuple[str, int], ...]
