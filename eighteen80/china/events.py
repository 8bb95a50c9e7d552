"""Consequences of moves, chapter by chapter: auction, companies, share rounds, end; and corrections.

Each event's sentence has the name of its class; its fields hold the figures.
"""

from __future__ import annotations

from eighteen80.events import ValueEvent

# VI The auction


class AllPassed(ValueEvent, ends_round=True):
    """A round of passes over the private company: income is paid, then it is offered again."""

    private: str


class StartingBidLowered(ValueEvent, ends_round=True):
    """A lower starting bid for a private company without a bid."""

    private: str
    least: int


class PrivateBought(ValueEvent, ends_round=True):
    """A private company goes to the highest bidder."""

    player: str
    private: str
    amount: int


class PrivatePaid(ValueEvent, brief=True, shown_in="purse"):
    """A private company pays its owner."""

    private: str
    player: str
    amount: int


class CannotBid(ValueEvent):
    """A player who cannot pay the next bid passes."""

    player: str
    private: str


class SeatsChanged(ValueEvent):
    """The players sit down in the order of their cash."""

    seats: tuple[str, ...]


class InvestorChosen(ValueEvent, unlogged=True):
    """A player takes a foreign investor."""

    player: str
    investor: str


# VI Private companies


class PermitGiven(ValueEvent, brief=True):
    """The gift of P5's permit to a company."""

    company: str
    permits: str


class RocketUsed(ValueEvent):
    """A train gained by P7 for a company."""

    company: str
    train: str


class RocketLost(ValueEvent):
    """The loss of P7, since no company has room for the train."""

    train: str


class PaymentMade(ValueEvent):
    """The payment of P0 to its owner, which uses it up."""

    private: str
    player: str
    amount: int


class PaymentDeclined(ValueEvent):
    """The owner of P0 waits for the next payment."""

    player: str
    amount: int


# VII Foreign investors


class ShareReserved(ValueEvent):
    """A share of the company, reserved on the investor's charter."""

    investor: str
    company: str


class InvestorMerged(ValueEvent, brief=True):
    """An investor joins the company of its share."""

    investor: str
    company: str | None


class TreasuryMerged(ValueEvent, shown_in="purse"):
    """The company takes over the treasury of the investor."""

    investor: str
    company: str
    amount: int


class OwnerPaidOut(ValueEvent, shown_in="purse"):
    """The owner takes a part of the treasury of the investor that merges."""

    investor: str
    player: str
    amount: int


class PremiumPaid(ValueEvent):
    """The bank pays the owner, who also gets the reserved share."""

    player: str
    amount: int
    company: str


class MarkerReplaced(ValueEvent):
    """A marker of the company takes the place of the investor's."""

    company: str
    investor: str
    hex: str


class MarkerRemoved(ValueEvent):
    """The marker of an investor leaves the map."""

    investor: str
    hex: str


class InvestorEnded(ValueEvent):
    """At the end of the game an investor pays its owner."""

    investor: str
    player: str
    amount: int


# VIII Companies and directors


class CompanyFounded(ValueEvent, brief=True):
    """A director's certificate is bought, or comes with a private company."""

    player: str
    company: str
    price: int
    percent: int
    amount: int


class DirectorChanged(ValueEvent):
    """Another player holds more of the company."""

    company: str
    was: str
    now: str


class CompanyOpened(ValueEvent):
    """A company is ready to operate."""

    company: str
    director: str | None


class CapitalPaid(ValueEvent, brief=True):
    """Half of the capital, or all of it, comes into the treasury."""

    company: str
    amount: int
    capital: str


# X, XII Debts


class MoneyBorrowed(ValueEvent, brief=True):
    """A loan by the bank for the missing sum of a forced purchase."""

    player: str
    amount: int
    interest: int
    debt: int


class InterestCharged(ValueEvent, brief=True):
    """A debt grows at the end of a share round."""

    player: str
    interest: int
    debt: int


class DebtRepaid(ValueEvent, brief=True):
    """A player repays a debt, or a part of it."""

    player: str
    amount: int
    debt: int


# XII Share rounds


class ShareBought(ValueEvent, brief=True, shown_in="shares"):
    """A player buys a share from the bank."""

    player: str
    company: str
    amount: int


class SharesSold(ValueEvent, brief=True):
    """A player sells shares of one company to the bank."""

    player: str
    company: str
    shares: int
    amount: int
    fee: int


class CannotAct(ValueEvent):
    """Players who have no choice pass, one after the other."""

    players: tuple[str, ...]
    number: int


class PriorityGiven(ValueEvent, brief=True):
    """The player who begins the next share round."""

    player: str


class ShareRoundEnded(ValueEvent, brief=True):
    """All have passed in a row."""


class PriceMoved(ValueEvent, brief=True, shown_in="price"):
    """A marker moves on the share price chart."""

    company: str
    was: int
    now: int


# XV The end


class GameOver(ValueEvent, sums=True):
    """Each player's wealth, the richest first."""

    ranking: tuple[tuple[str, int], ...]
