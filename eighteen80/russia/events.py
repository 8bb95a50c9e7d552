"""Consequences of moves in Russian Railroads: one small class for each kind."""

from __future__ import annotations

from collections import Counter
from typing import Any, ClassVar

from eighteen80.events import ValueEvent
from eighteen80.refusals import Label, RecordText
from eighteen80.sheets import Facts, Say

WORDED = ("boxed", "cards", "detail", "engineer", "engineers", "piece", "space", "value", "what")
"""Facts that are words of lines."""


class LocalisedEvent(ValueEvent):
    """An event with words of lines among its facts, which each language words in its own way."""

    __slots__ = ()
    spoken: ClassVar[tuple[str, ...]] = WORDED

    @property
    def facts(self) -> Facts:
        """The figures of its sentence, and the words."""
        found = super().facts
        return {name: _as_fact(value) if name in self.spoken else value for name, value in found.items()}


class OfItsLine(LocalisedEvent, brief=True):
    """Base of events that follow from what the line names: the log leaves out player, space and piece."""

    __slots__ = ()


DASH = "–"


def _as_fact(value: Any) -> Any:
    if value is None:
        return DASH
    if isinstance(value, tuple) and not isinstance(value, Say):
        return tuple(map(_as_fact, value))
    return RecordText(value) if isinstance(value, str) and not isinstance(value, Label) else value


class OfPlayer(OfItsLine):
    """Base of events that follow from the line of the player that they name."""

    player: str


class OfPieces(OfPlayer):
    """Base of an event about pieces: equal ones are counted."""

    __slots__ = ()

    @property
    def facts(self) -> Facts:
        """The figures of its sentence."""
        found = super().facts
        pieces = found["pieces"]
        assert isinstance(pieces, tuple)
        counted = Counter(pieces).items()
        return {**found, "pieces": tuple(Say("pieces-paid", {"piece": each, "number": many}) for each, many in counted)}


class Paid(OfPieces):
    """A space was paid with these pieces."""

    space: str
    pieces: tuple[str, ...]


class TrackMoved(OfPlayer):
    """A track that has advanced."""

    line: str
    colour: str
    was: int
    now: int


class ColourReceived(OfPlayer):
    """Tracks of another colour were received."""

    colour: str
    field: str


class WorkerGained(OfPlayer):
    """One more worker came into play."""

    field: str


class Points(OfPlayer):
    """Points earned, and their source."""

    source: str
    detail: str | Say
    points: int
    score: int


class LastPoints(Points, kept=True):
    """Points of the end that decide who has won: for an end card, for the majority of engineers."""


class QuestionReached(OfPlayer):
    """A ? field came true: a token is owed."""

    field: str


class LocoPlaced(OfPlayer):
    """A locomotive was put to a line."""

    number: int
    line: str
    reach: int


class LocoReturned(OfPlayer):
    """A freed locomotive went back; it can only be a factory now."""

    number: int


class FactoryBuilt(OfPlayer):
    """A factory built in a gap of the bar."""

    number: int
    function: str
    gap: int
    doubt: str = ""


class FactoryReturned(OfPlayer):
    """A factory was swapped out."""

    number: int


class MarkerMoved(OfPlayer):
    """An industry marker that has advanced."""

    was: str
    now: str


class FactoryFired(OfPlayer):
    """A marker came onto a factory."""

    number: int
    function: str
    doubt: str = ""


class CoinsTaken(OfPlayer, shown_in="coins"):
    """Coins came from the supply."""

    number: int
    coins: int


class DoublersLaid(OfPlayer):
    """Doublers laid on the Trans-Siberian."""

    number: int
    total: int


class WorkersRented(OfPlayer):
    """The turquoise workers were taken for this round."""

    number: int


class EngineerHired(OfPlayer):
    """An engineer went to a player."""

    engineer: str
    number: int | None


class SpaceUsedAgain(LocalisedEvent, unlogged=True):
    """A space was used once more."""

    player: str
    space: str


class PieceSwapped(OfPlayer):
    """A player's own worker swapped for the payment of an order space."""

    spoken: ClassVar[tuple[str, ...]] = (*WORDED, "order")

    piece: str
    space: str
    order: str


class PlayerPassed(OfPlayer):
    """A player is out of this round."""

    place: int
    points: int
    doubt: str = ""


class TokenLaid(OfPlayer):
    """A chosen ? token on its field."""

    token: str
    field: str


class CardTaken(ValueEvent, unlogged=True):
    """An open ? card was taken and has left the game."""

    player: str
    card: str


class BlackWorkerTaken(ValueEvent, unlogged=True):
    """The black worker has an owner."""

    player: str


class EndCardTaken(OfPlayer):
    """An end card was taken; which one, stays hidden."""

    cards: int
    left: int


class Lapsed(OfPlayer):
    """Effects that were impossible or unwanted, and are lost."""

    what: tuple[str, ...]


class BonusTaken(ValueEvent, unlogged=True):
    """A start bonus was chosen."""

    player: str
    bonus: str


class StripLaid(LocalisedEvent, unlogged=True):
    """Engineers laid on the strip."""

    engineers: tuple[str, ...]


class RoundBegan(OfItsLine):
    """A round has begun."""

    round: int
    rounds: int
    order: tuple[str, ...]


class LastRoundBegan(ValueEvent, tone="warn"):
    """The tile of the last round covers the order spaces."""


class OrderSorted(OfItsLine):
    """The order of the next round."""

    order: tuple[str, ...]


class WorkerRelocated(LocalisedEvent, unlogged=True):
    """A worker went from an order space to another space."""

    player: str
    space: str


class PlayerScored(OfPlayer):
    """Points of a player's tableau at the end of a round."""

    round: int
    trans_siberian: int
    petersburg: int
    kiev: int
    stars: int
    medal: int
    industry: int
    total: int
    score: int


class StripMoved(OfItsLine):
    """The engineers moved on; who was not hired went to the box."""

    boxed: str | None
    rounds_left: int


class CardsShown(LocalisedEvent, unlogged=True):
    """A player showed end cards."""

    player: str
    cards: tuple[str, ...]


class GameWon(ValueEvent, sums=True):
    """The game is over."""

    winners: tuple[str, ...]
    score: int


class FigureChanged(LocalisedEvent, unlogged=True):
    """A figure of the box, as given by the table."""

    what: str
    value: str


class NumberLearned(LocalisedEvent, unlogged=True):
    """The number on an engineer is known."""

    engineer: str
    number: int


class NumberLeftOpen(LocalisedEvent):
    """An engineer's number left open: its points are paid once it is known."""

    engineer: str


class BoardTold(ValueEvent):
    """A tableau as the table describes it."""

    player: str
    board: str
