"""The printed parts: their fields and the permitted figures."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import MISSING, FrozenInstanceError, dataclass, field, fields
from functools import cached_property
from typing import Annotated, Any, ClassVar, Literal, NamedTuple, NoReturn, TypeVar, dataclass_transform

from eighteen80.china.map.geometry import EDGES

Space = tuple[int, int]
HexKind = Literal[
    "plain", "town", "two_towns", "city", "two_cities", "boomtown", "two_boomtowns",
    "beijing", "offboard", "harbour", "ferry",
]  # fmt: skip
LETTERS = ("A", "B", "C", "D")


class Within:
    """Limits of a figure; pydantic is loaded only to validate a file."""

    def __init__(self, **limits: Any) -> None:
        self.limits = limits

    def __get_pydantic_core_schema__(self, source: Any, handler: Any) -> Any:
        """Limit the figure."""
        from pydantic import Field

        return handler.generate_schema(Annotated[source, Field(**self.limits)])


class Spelt(NamedTuple):
    """Converter of a word in the file, applied before validation."""

    read: Callable[[object], object]

    def __get_pydantic_core_schema__(self, source: Any, handler: Any) -> Any:
        """Convert the word."""
        from pydantic import BeforeValidator

        return handler.generate_schema(Annotated[source, BeforeValidator(self.read)])


def _edge(word: object) -> int:
    if word not in EDGES:
        raise ValueError(f"{word} is none of {' '.join(EDGES)}")
    return EDGES.index(str(word))


def _tile_station(text: object) -> object:
    kind, value, *rest = str(text).split()
    spaces = int(rest.pop(0)[1:]) if rest and rest[0].startswith("x") else 0
    return kind, int(value), spaces, tuple(map(_edge, rest))


def _by_letter(values: object) -> object:
    if not isinstance(values, list) or len(values) not in (1, len(LETTERS)):
        raise ValueError("must be one figure, or one for each letter")
    return dict(zip(LETTERS, values * len(LETTERS), strict=False))


Number = Annotated[int, Within(strict=True, ge=0)]
Price = Annotated[int, Within(strict=True, gt=0, multiple_of=5)]
Yuan = Annotated[int, Within(strict=True, ge=0, multiple_of=5)]
Percent = Annotated[int, Within(strict=True, ge=0, le=100, multiple_of=10)]
Edge = Annotated[int, Spelt(_edge)]
Edges = Annotated[tuple[int, ...], Spelt(lambda text: tuple(map(_edge, str(text).split())))]
Stretch = Annotated[tuple[int, int], Spelt(lambda text: tuple(map(_edge, str(text).split("-"))))]
Values = Annotated[dict[str, Yuan], Spelt(_by_letter)]
HexName = Annotated[str, Within(pattern=r"^([ACEGIKMOQ](1|3|5|7|9|11|13|15)|[BDFHJLNP](2|4|6|8|10|12|14|16))$")]
ScreenColour = Annotated[str, Within(pattern=r"^#[0-9A-F]{6}$")]
P = TypeVar("P")


@dataclass_transform(frozen_default=True, kw_only_default=True, eq_default=False, field_specifiers=(field,))
def part_class(cls: type[P]) -> type[P]:
    """Make a class of printed parts: each part exists once, so that none of them needs to be compared field by field.

    Every start makes these classes, and each function of a class that is written for it takes time: `Part` has them.
    """
    made: Any = dataclass(init=False, kw_only=True, eq=False, repr=False)(cls)
    made.fresh = {each.name: each.default_factory for each in fields(made) if each.default_factory is not MISSING}
    made.needed = frozenset({each.name for each in fields(made) if each.default is MISSING} - made.fresh.keys())
    return made  # type: ignore[no-any-return]  # it is made of `cls`


@part_class
class Part:
    """A printed part, which never changes; a file may not have other fields."""

    __pydantic_config__: ClassVar = {"extra": "forbid"}
    fresh: ClassVar[Mapping[str, Callable[[], object]]]
    needed: ClassVar[frozenset[str]]

    def __init__(self, **figures: Any) -> None:
        if wrong := (self.needed - figures.keys()) | (figures.keys() - self.__dataclass_fields__.keys()):
            raise TypeError(f"{type(self).__name__}: {', '.join(sorted(wrong))}")
        vars(self).update({name: make() for name, make in self.fresh.items()}, **figures)

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise FrozenInstanceError(f"{type(self).__name__}.{name} stays what it is")

    def __delattr__(self, name: str) -> NoReturn:
        raise FrozenInstanceError(f"{type(self).__name__}.{name} stays what it is")


@part_class
class PrintedHex(Part):
    """A hex of the map as its line in map.toml describes it."""

    name: HexName
    kind: HexKind
    names: tuple[str, ...] = ()
    unprinted: tuple[str, ...] = ()
    label: Literal["", "B", "S"] = ""
    cost: Annotated[int, Within(strict=True, ge=0, le=60, multiple_of=10)] = 0
    terrain: tuple[Literal["mountain", "river"], ...] = ()
    stub: Edge | None = None
    exits: Edges = ()
    values: Values = field(default_factory=dict)


@part_class
class Hex(PrintedHex):
    """A hex in its place: its neighbours, the edges open to tiles, the company at home there."""

    neighbours: tuple[str | None, ...]
    open: tuple[int, ...]
    homes: tuple[str, ...]
    river: bool
    stop: Literal["large", "small", ""]


@part_class
class FerryLine(Part):
    """A ferry as map.toml draws it: from shore to shore over one or two sea hexes."""

    start: HexName
    over: Annotated[tuple[HexName, ...], Within(min_length=1)]
    end: HexName
    fee: Price


class Ferry(NamedTuple):
    """A ferry line, with the edges by which it leaves its two shores."""

    id: str
    from_hex: str
    from_edge: int
    to_hex: str
    to_edge: int
    sea: tuple[str, ...]
    fee: int


class Taiwan(NamedTuple):
    """The hex that is worth more to the owner of a private company."""

    hex: str
    private: str
    bonus: int


@part_class
class TransSiberian(Part):
    """The two places that bring a bonus to the train which counts both."""

    ends: tuple[HexName, HexName]
    bonus: Price


@part_class
class MapSheet(Part):
    """The contents of map.toml apart from the hexes."""

    barriers: tuple[tuple[HexName, HexName], ...]
    taiwan: HexName
    trans_siberian: TransSiberian
    ferries: dict[str, FerryLine]
    rows: dict[str, dict[str, object]]


class TileStation(NamedTuple):
    """A station on a tile and the edges whose track leads to it."""

    kind: Literal["city", "town"]
    value: Price
    spaces: int
    edges: tuple[int, ...]


@part_class
class Tile(Part):
    """A track tile in its first rotation, and the number of copies in the box."""

    number: str
    count: Annotated[int, Within(strict=True, gt=0)]
    colour: Literal["yellow", "green", "brown", "grey"]
    label: Literal["", "B", "S", "OO"] = ""
    stations: tuple[Annotated[TileStation, Spelt(_tile_station)], ...] = ()
    track: tuple[Stretch, ...] = ()
    lay_on: tuple[HexKind, ...] = ()


class ChartSpace(NamedTuple):
    """A space of the share price chart; `bonus` is paid for each 10% share."""

    price: int
    bonus: int
    start: bool


class PriceChart:
    """The share price chart; a space is its row from the top and its column from the left."""

    def __init__(self, rows: tuple[tuple[ChartSpace | None, ...], ...]) -> None:
        self.rows = rows
        self._spaces = {
            (row, column): space
            for row, spaces in enumerate(rows)
            for column, space in enumerate(spaces)
            if space is not None
        }
        self.pars = {space.price: place for place, space in self._spaces.items() if space.start}

    def __iter__(self) -> Iterator[Space]:
        return iter(self._spaces)

    def price(self, space: Space) -> int:
        """Return the price of a share whose marker is there."""
        return self._spaces[space].price

    def bonus(self, space: Space) -> int:
        """Return the bonus per 10% share of a company that begins its turn there."""
        return self._spaces[space].bonus

    def right(self, space: Space) -> Space:
        """Return the marker's space after a dividend: right; at the end of the row up; in the last corner the same."""
        row, column = space
        return self._first_of(space, (row, column + 1), (row - 1, column))

    def left(self, space: Space) -> Space:
        """Return the marker's space without a dividend: left; at the row's end down; in the last corner the same."""
        row, column = space
        return self._first_of(space, (row, column - 1), (row + 1, column))

    def up(self, space: Space) -> Space:
        """Return the marker's space after selling out: up, or the same at the top of its column."""
        return self._first_of(space, (space[0] - 1, space[1]))

    def down(self, space: Space) -> Space:
        """Return the marker's space after the sale of one 10% share: down, or the same at the bottom of its column."""
        return self._first_of(space, (space[0] + 1, space[1]))

    def _first_of(self, stay: Space, *wanted: Space) -> Space:
        return next((space for space in wanted if space in self._spaces), stay)


@part_class
class CompanyCard(Part):
    """A major company's charter; without `home_city` the company chooses among the cities of its home."""

    number: int
    abbr: str
    name: str
    home: HexName
    home_city: Number | None = None
    printed_at: str = ""
    colour: str
    screen: ScreenColour
    first_colour: str
    first_screen: ScreenColour


@part_class
class InvestorCard(Part):
    """A foreign investor's charter."""

    id: str
    order: int
    name: str
    home: HexName


@part_class
class PrivateCard(Part):
    """A private company's card, with the power that it has, if any."""

    id: str
    name: str
    price: Price
    revenue: Yuan
    bid_falls: bool = False
    payments: dict[str, Price] = field(default_factory=dict)
    frees_ferries: bool = False
    taiwan_bonus: Yuan = 0
    river_rebate: Yuan = 0
    permit: Literal["", "D"] = ""
    company: str = ""
    par: Yuan = 0
    certificate: Percent = 0
    yellow_lays: Number = 0
    forced_by: str = ""


@part_class
class PrintedTrain(Part):
    """A type of train as its line in trains.toml describes it."""

    type: str
    price: Price
    count: Annotated[int, Within(strict=True, gt=0)] | None = None
    kind: Literal["normal", "plus", "express"]
    large: Number
    small: Number = 0
    share_round: bool = False
    restored: bool = False


@part_class
class TrainCard(PrintedTrain):
    """A type of train: it counts at most `stations` places, at most `large` of them large."""

    stations: int
    rusts: str
    rusted_by: str


@part_class
class Phase(Part):
    """A phase: the rules from the first sale of `train` until the next phase."""

    name: Annotated[str, Within(pattern=r"^[A-D][1-3]$")]
    letter: Literal["A", "B", "C", "D"]
    train: str
    rusts: str = ""
    train_limit: Number
    tiles: tuple[Literal["yellow", "green", "brown", "grey"], ...]
    float_percent: Percent
    shares_on_sale: Number
    yellow_lays: Number
    train_trade: bool
    communist: bool
    privates_pay: bool
    investors_operate: bool
    restored_2: bool
    marker_cost_factor: Number


@part_class
class Setup(Part):
    """Setup, limits and prices that no other part has."""

    paper_money: Yuan
    bid_step: Price
    share_percent: Annotated[int, Within(strict=True, gt=0, le=100, multiple_of=10)]
    broker_fee: Price
    interest_percent: Percent
    last_turns: Number
    rows_per_par: Number
    markers: Number
    marker_prices: tuple[Yuan, ...]
    half_capital: Number
    second_half_bank: Percent
    second_half_train: str
    investor_premium: Price
    investor_owner_percent: Percent
    investor_yellow_lays: Number
    permit_choices: dict[int, tuple[Annotated[str, Within(pattern=r"^A?B?C?D?$", min_length=1)], ...]]
    cash: dict[int, Price]
    certificate_limit: dict[int, Annotated[int, Within(strict=True, gt=0)]]

    @cached_property
    def least_players(self) -> int:
        """Smallest number of players."""
        return min(self.cash)

    @cached_property
    def most_players(self) -> int:
        """Largest number of players."""
        return max(self.cash)
