"""Consequences of moves, chapter by chapter: auction, companies, share rounds, end; and corrections.

Each event's sentence has the name of its class; its fields hold the figures.
"""

from __future__ import annotations

from eighteen80.events import Event
from eighteen80.fast_class import value

# VI The auction


@value
class AllPassed(Event, ends_round=True):
    """A round of passes over the private company: income is paid, then it is offered again."""

    private: str


@value
class StartingBidLowered(Event, ends_round=True):
    """A lower starting bid for a private company without a bid."""

    private: str
    least: int


@value
class PrivateBought(Event, ends_round=True):
    """A private company goes to the highest bidder."""

    player: str
    private: str
    amount: int


@value
class PrivatePaid(Event, brief=True, shown_in="purse"):
    """A private company pays its owner."""

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
class InvestorChosen(Event, unlogged=True):
    """A player takes a foreign investor."""

    player: str
    investor: str


# VI Private companies


@value
class PermitGiven(Event, brief=True):
    """The gift of P5's permit to a company."""

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
class InvestorMerged(Event, brief=True):
    """An investor joins the company of its share."""

    investor: str
    company: str | None


@value
class TreasuryMerged(Event, shown_in="purse"):
    """The company takes over the treasury of the investor."""

    investor: str
    company: str
    amount: int


@value
class OwnerPaidOut(Event, shown_in="purse"):
    """The owner takes a part of the treasury of the investor that merges."""

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
class CompanyFounded(Event, brief=True):
    """A director's certificate is bought, or comes with a private company."""

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
class CapitalPaid(Event, brief=True):
    """Half of the capital, or all of it, comes into the treasury."""

    company: str
    amount: int
    capital: str


# X, XII Debts


@value
class MoneyBorrowed(Event, brief=True):
    """A loan by the bank for the missing sum of a forced purchase."""

    player: str
    amount: int
    interest: int
    debt: int


@value
class InterestCharged(Event, brief=True):
    """A debt grows at the end of a share round."""

    player: str
    interest: int
    debt: int


@value
class DebtRepaid(Event, brief=True):
    """A player repays a debt, or a part of it."""

    player: str
    amount: int
    debt: int


# XII Share rounds


@value
class ShareBought(Event, brief=True, shown_in="shares"):
    """A player buys a share from the bank."""

    player: str
    company: str
    amount: int


@value
class SharesSold(Event, brief=True):
    """A player sells shares of one company to the bank."""

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
class PriorityGiven(Event, brief=True):
    """The player who begins the next share round."""

    player: str


@value
class ShareRoundEnded(Event, brief=True):
    """All have passed in a row."""


@value
class PriceMoved(Event, brief=True, shown_in="price"):
    """A marker moves on the share price chart."""

    company: str
    was: int
    now: int


# XV The end


@value
class GameOver(Event, sums=True):
    """Each player's wealth, the richest first."""

    ranking: tuple[tuple[str, int], ...]
