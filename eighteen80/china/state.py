"""The game at one moment: frozen values, shared between moments.

Mappings are read-only by type; a change makes a new mapping, so earlier moments stay what they were.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache, wraps
from typing import Annotated, Any, Concatenate, NamedTuple, ParamSpec, TypeVar

from eighteen80.china.box.parts import Phase
from eighteen80.fast_class import quickly_replaced

BANK = "bank"
BOARDS = 8
"""Number of recently used boards that keep their memos: a game has a hundred and more."""

Kind = TypeVar("Kind")
Rest = ParamSpec("Rest")
Found = TypeVar("Found")


class Rulings(NamedTuple):
    """The table's options with their values, by the names of the rulings; and former options of records."""

    opener_after_gift: Annotated[str, "seat", "next"] = "seat"
    merge_from: Annotated[str, "home", "any_marker"] = "home"
    red_hex_markers: Annotated[str, "no", "yes"] = "no"
    par_row: Annotated[str, "free", "top"] = "free"
    second_half_after: Annotated[str, "any", "purchase"] = "any"
    repaying_acts: Annotated[str, "no", "yes"] = "no"
    sell_unoperated: Annotated[str, "yes", "no"] = "yes"
    removal_after_p7: Annotated[str, "strict", "interrupted", "wait"] = "strict"
    after_idle_removal: Annotated[str, "same", "next"] = "same"
    communist_forced_sale: Annotated[str, "yes", "no"] = "yes"
    debtor_founds: Annotated[str, "no", "yes"] = "no"
    interest_rounding: Annotated[str, "up", "down"] = "up"
    trans_siberian_per_train: Annotated[str, "no", "yes"] = "no"
    bonus_without_route: Annotated[str, "yes", "no"] = "yes"
    advice: Annotated[str, "off", "on"] = "off"
    reasons: Annotated[str, "read", "asked", "free"] = "read"
    opened: Annotated[str, "whole", "bare"] = "whole"


@quickly_replaced
class Player(NamedTuple):
    """A player's possessions; `shares` are percents by company, a director's certificate included."""

    cash: int
    debt: int = 0
    shares: Mapping[str, int] = {}


@quickly_replaced
class Company(NamedTuple):
    """A major company's charter and stack; `founded` once a director holds its certificate, `open` once it operates."""

    director: str | None = None
    open: bool = False
    cash: int = 0
    par: int = 0
    row: int = 0
    certificate: int = 0
    permits: str = ""
    space: tuple[int, int] = (0, 0)
    trains: tuple[str, ...] = ()
    bank: int = 0
    capital: str = "none"
    second_half: bool = False
    markers: int = 0
    operated: bool = False
    income: int = 0
    routes: tuple[Any, ...] = ()

    @property
    def founded(self) -> bool:
        """True once its director's certificate has been bought."""
        return self.director is not None


class Investor(NamedTuple):
    """A foreign investor in the game; `share` is the company whose reserved share is on its charter."""

    owner: str
    cash: int = 0
    share: str | None = None
    open: bool = True
    routes: tuple[Any, ...] = ()


class Marker(NamedTuple):
    """A station marker: whose it is and in which city of its hex (None: not decided while the cities are not built)."""

    owner: str
    city: int | None = 0


class Laid(NamedTuple):
    """A tile on the map: number, and sixths of a turn clockwise (the least of equal positions)."""

    number: str
    rotation: int


@dataclass(frozen=True, slots=True)
class Board:
    """The map: laid tiles, station markers, tiles left in the supply; `itself` is the identity of this very board."""

    tiles: Mapping[str, Laid]
    stations: Mapping[str, tuple[Marker, ...]]
    supply: Mapping[str, int]
    itself: object = field(init=False, default_factory=object, compare=False, repr=False)

    @property
    def memo(self) -> dict[Any, Any]:
        """Results computed from this very board, while it is one of those used recently."""
        return _worked_out(self.itself)


@lru_cache(maxsize=BOARDS)
def _worked_out(_board: object) -> dict[Any, Any]:
    return {}


_UNKNOWN: Any = object()


def once_a_board(find: Callable[Concatenate[Board, Rest], Found]) -> Callable[Concatenate[Board, Rest], Found]:
    """Keep in the board's memo what a function finds on a board, for each of its other arguments."""

    @wraps(find)
    def find_once(board: Board, /, *rest: Rest.args, **named: Rest.kwargs) -> Found:
        memo, asked = board.memo, (find, rest, *named.items())
        found: Found = memo.get(asked, _UNKNOWN)
        if found is _UNKNOWN:
            found = memo[asked] = find(board, *rest, **named)
        return found

    return find_once


class Auction(NamedTuple):
    """V: one private company is auctioned; `least` is the least opening bid, `passed` who is out of this one.

    `late` says that it was opened one seat after its own, which only a ruling brings about.
    """

    private: str
    turn: str
    least: int
    bid: int = 0
    bidder: str | None = None
    passed: tuple[str, ...] = ()
    late: bool = False


class Draft(NamedTuple):
    """V: each player in the new seating order chooses a foreign investor."""

    turn: str


class ShareRound(NamedTuple):
    """XII: `first` is the one after the auction; `last` who bought or sold last; `sold` who sold what in this round.

    `sold_now` and `repaid_now` belong to the turn of the player due.
    """

    turn: str
    first: bool = False
    passes: int = 0
    last: str | None = None
    sold: frozenset[tuple[str, str]] = frozenset()
    sold_now: bool = False
    repaid_now: bool = False


@quickly_replaced
class Turn(NamedTuple):
    """X: the progress of the turn of a company or investor. `step` is an index into its list of steps.

    `bonus` is that of the chart space on which the turn began (percent share, so ten times it is income);
    `bought` a purchase from the bank that moves the marker, `settled` a removal already made in this turn,
    `counts` that it is one of the last turns, `acted` a move that no other field shows.
    """

    who: str
    step: int = 0
    yellow: int = 0
    upgraded: bool = False
    placed: bool = False
    bonus: int = 0
    income: int = 0
    bought: bool = False
    settled: bool = False
    counts: bool = False
    acted: bool = False


class Operating(NamedTuple):
    """IX: the turn order list as a circle; `place` is its position (operating.PLACES), `turn` the current turn."""

    place: int = -1
    turn: Turn | None = None


class Over(NamedTuple):
    """XV: the game has ended; final wealth by player."""

    result: tuple[tuple[str, int], ...] = ()


Round = Auction | Draft | ShareRound | Operating | Over


class StartOwed(NamedTuple):
    """V: the owner of P6 chooses permit and row of BCR."""

    who: str


class PaymentOwed(NamedTuple):
    """VI: the owner of P0 claims or declines `amount`."""

    who: str
    amount: int


class RocketOwed(NamedTuple):
    """VI: the owner of P7 names the company that takes the second 4-train."""

    who: str


class SurplusOwed(NamedTuple):
    """X: a company over the train limit gives up a train."""

    who: str


class MergeOwed(NamedTuple):
    """VII: the owner of an investor chooses where its treasury goes."""

    who: str
    investor: str


class ReplaceOwed(NamedTuple):
    """VII: the company replaces the investor's marker or removes it."""

    who: str
    investor: str


class HomeOwed(NamedTuple):
    """X: a company chooses between the two cities of its home hex."""

    who: str


class GapOwed(NamedTuple):
    """X: the director of a company that must buy `train` sells shares or borrows; both treasuries are already spent."""

    who: str
    company: str
    train: str
    gap: int


Owed = StartOwed | PaymentOwed | RocketOwed | SurplusOwed | MergeOwed | ReplaceOwed | HomeOwed | GapOwed


class OutOfPlace(LookupError):
    """A move's missing base: another round, no turn, or another decision."""


@quickly_replaced
class State(NamedTuple):
    """Everything on the table, the player to act, and the decisions due before the game continues.

    `seats` is the seating order now; `bank` the bank's balance since the start (all money moves between accounts);
    `depot` trains left by type (None: without limit); `privates` owner by private company in play;
    `rounds` a stack, the present one last; `owed` decisions due before the round continues, first one first;
    `countdown` turns of the marker company left once the end is fixed; `fresh` the passing of the turn order
    list in which P7 emptied a type, until the next purchase from the bank; `passing` the number of times the list was
    passed; `chart` the companies with a marker on the share price chart, space by space, each stack from the top down.
    """

    rulings: Rulings
    seats: tuple[str, ...]
    players: Mapping[str, Player]
    companies: Mapping[str, Company]
    investors: Mapping[str, Investor]
    privates: Mapping[str, str]
    depot: Mapping[str, int | None]
    phase: Phase
    board: Board
    bank: int
    priority: str
    marker: str | None
    rounds: tuple[Round, ...]
    owed: tuple[Owed, ...] = ()
    countdown: int | None = None
    fresh: int | None = None
    passing: int = 0
    share_rounds: int = 0
    chart: tuple[str, ...] = ()

    @property
    def round(self) -> Round:
        """The round under way."""
        return self.rounds[-1]

    def round_as(self, kind: type[Kind]) -> Kind:
        """Return the current round, for chapters about one kind of round."""
        round_ = self.rounds[-1]
        if isinstance(round_, kind):
            return round_
        raise OutOfPlace(kind.__name__)

    def owed_as(self, kind: type[Kind]) -> Kind:
        """Return the decision due first, for chapters about one kind of decision."""
        owed = self.owed[0]
        if isinstance(owed, kind):
            return owed
        raise OutOfPlace(kind.__name__)

    def operator(self, who: str) -> Company | Investor:
        """Return the company or investor of that name."""
        return self.companies.get(who) or self.investors[who]

    def purse(self, name: str) -> Player | Company | Investor | None:
        """Return the player, company or investor of that name."""
        return self.players.get(name) or self.companies.get(name) or self.investors.get(name)

    @property
    def turn(self) -> Turn:
        """The turn under way in an operating round."""
        round_ = self.rounds[-1]
        if isinstance(round_, Operating) and round_.turn is not None:
            return round_.turn
        raise OutOfPlace(Turn.__name__)
