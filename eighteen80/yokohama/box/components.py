"""The box: the parts read from assets/yokohama, each a model of its file, validated and joined to each other."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Annotated, Literal

from pydantic import Field

from eighteen80.engine.parts import BoxPart, read_part, read_parts
from eighteen80.resources import AssetError, read_table

Count = Annotated[int, Field(ge=0)]
Wares = Mapping[str, Count]
ByPower = Annotated[tuple[Count, ...], Field(min_length=5, max_length=5)]


class AreaBoard(BoxPart):
    """A kind of area board."""

    in_play: Mapping[int, Count]
    kind: Literal["production", "trade", "canal"]
    gains: Literal["copper", "silk", "tea", "fish", "yen"] | None = None
    verb: str | None = None
    yields: ByPower
    points: ByPower = (0, 0, 0, 0, 0)
    short: tuple[str, ...]
    names: Mapping[str, tuple[str, ...]]


class Layout(BoxPart):
    """Layout of the area boards: rows of bricks by number of players."""

    rows: Mapping[int, tuple[Count, ...]]
    neighbours: tuple[tuple[int, int], ...]


class PiecesAtStart(BoxPart):
    """A player's pieces of a kind at the start."""

    supply: Count
    warehouse: Count

    @property
    def all(self) -> int:
        """Number of the pieces."""
        return self.supply + self.warehouse


class Start(BoxPart):
    """A player's pieces and goods at the start."""

    wares: Wares
    first_player: Wares
    hand: Count
    assistants: PiecesAtStart
    shops: PiecesAtStart
    houses: PiecesAtStart


class HirePrices(BoxPart):
    """Costs of the pieces in the warehouse; the last price counts for all that follow."""

    assistant: tuple[Count, ...]
    shop: tuple[Count, ...]
    house: tuple[Count, ...]


class SecondCard(BoxPart):
    """Conditions of a second order."""

    least_power: Count
    most: Count
    prices: tuple[Wares, ...]


class Orders(BoxPart):
    """The orders and their boards."""

    cards: Count
    removed: Mapping[int, Count]
    slots: Count
    dealt: Count
    hand_most: Count
    levels: tuple[str, ...]
    second_card: SecondCard


class Industry(BoxPart):
    """Payment of technologies."""

    slots: Count
    surcharge_from: Count
    units: Wares
    dear_from: Count
    dear_units: Count


class Chinatown(BoxPart):
    """Prices of Chinatown."""

    buy: Wares
    sell: Wares


class Placing(BoxPart):
    """Numbers of assistants that a turn places."""

    areas: Count
    same_area: Count


class SmallMoney(BoxPart):
    """The small money."""

    place: Count
    passing: Count
    canal: Count
    house: Count


class Power(BoxPart):
    """Power of an action, and the power needed for the tile and for building."""

    most: Count
    build: Count
    bonus: Count
    piece: Count


class Sites(BoxPart):
    """The site cards, and how many shops each has room for."""

    cards: Count
    shops: Count


class UnusedColour(BoxPart):
    """The unused colour."""

    players: Count
    assistants: Count


class End(BoxPart):
    """Conditions of the end."""

    houses: Count
    shops: Count
    board: Mapping[int, Count]


class Contents(BoxPart):
    """Everything in box.toml."""

    players: tuple[int, ...]
    layout: Layout
    start: Start
    hire: HirePrices
    orders: Orders
    industry: Industry
    technology_cards: Count
    power5_tiles: Count
    chinatown: Chinatown
    church_gifts: Wares
    placing: Placing
    toll: SmallMoney
    power: Power
    sites: Sites
    neutral: UnusedColour
    end: End
    achievement_groups: tuple[str, ...]
    most_fields: Count


class Countries(BoxPart):
    """Agents by country."""

    every: Annotated[int, Field(gt=0)]
    agents: Mapping[str, Count]


class TechnologyCard(BoxPart):
    """Effect of a technology: its event and gain, or the figures of the rule it changes."""

    names: Mapping[str, tuple[str, ...]]
    when: Literal["order", "import", "church", "house", "shop", "bought", "later", "copper"] | None = None
    gives: Wares = Field(default_factory=dict)
    pays: Wares = Field(default_factory=dict)
    areas: Count | None = None
    beyond: Count = 0
    stays: Count = 0
    hires: Count = 0
    least_yen: Count = 0
    tile: bool = False


class Achievement(BoxPart):
    """Requirements of an achievement."""

    group: str
    names: Mapping[str, tuple[str, ...]]
    needs: Mapping[str, Count]


class WareList(BoxPart):
    """The words of rewards and payments."""

    order: tuple[str, ...]
    goods: tuple[str, ...]
    pieces: tuple[str, ...]
    letters: Mapping[str, str]
    second_letters: Mapping[str, str]
    others: Mapping[str, tuple[str, ...]]


class Prizes(BoxPart):
    """First and second prizes."""

    church: tuple[Count, Count]
    imports: tuple[Count, Count]
    technology: tuple[Count, Count]


class Rest(BoxPart):
    """Pieces of a kind needed for one point."""

    agent: Annotated[int, Field(gt=0)]
    imports: Annotated[int, Field(gt=0)]
    yen: Annotated[int, Field(gt=0)]
    goods: Annotated[int, Field(gt=0)]


class Scoring(BoxPart):
    """Everything in scoring.toml."""

    prizes: Prizes
    neutral_halves: Count
    country_sets: tuple[Count, ...]
    rest: Rest


TWIN = "12"
"""Numbers that distinguish two boards of a kind."""


@dataclass(frozen=True)
class Box:
    """Everything in the box."""

    contents: Contents
    kinds: Mapping[str, AreaBoard]
    countries: Countries
    technologies: Mapping[str, TechnologyCard]
    achievements: Mapping[str, Achievement]
    wares: WareList
    scoring: Scoring

    @cached_property
    def canal(self) -> str:
        """Board without an area action."""
        return next(name for name, board in self.kinds.items() if board.kind == "canal")

    def board(self, area: str) -> AreaBoard:
        """Return the board of an area, with or without a number."""
        return self.kinds[kind_of(area)]

    def pile(self, players: int) -> int:
        """Count the orders left to draw when the game begins."""
        orders = self.contents.orders
        return orders.cards - orders.removed[players] - self.open_orders(players) - orders.dealt * players

    def open_orders(self, players: int) -> int:
        """Count the open orders on the boards at the start."""
        boards = sum(bool(board.in_play[players]) for board in self.kinds.values() if board.verb == "take")
        return self.contents.orders.slots * boards


def kind_of(area: str) -> str:
    """Return the kind of board that an area is."""
    return area.rstrip(TWIN)


@cache
def areas(players: int) -> tuple[str, ...]:
    """Return the areas in play, in the order of the box; two of a kind have numbers (Y02)."""
    found: list[str] = []
    for kind, board in BOX.kinds.items():
        number = board.in_play[players]
        found += [kind] if number == 1 else [f"{kind}{twin}" for twin in TWIN[:number]]
    return tuple(found)


@cache
def every_area() -> tuple[str, ...]:
    """Return every name that an area has at any number of players."""
    return tuple(name for kind in BOX.kinds for name in (kind, *(f"{kind}{twin}" for twin in TWIN)))


def open_box() -> Box:
    """Read every file of assets/yokohama; AssetError names the file and the part that cannot be right."""
    box = Box(
        contents=read_part(Contents, *_file("box")),
        kinds=read_parts(AreaBoard, *_file("areas")),
        countries=read_part(Countries, *_file("countries")),
        technologies=read_parts(TechnologyCard, *_file("technologies")),
        achievements=read_parts(Achievement, *_file("achievements")),
        wares=read_part(WareList, *_file("wares")),
        scoring=read_part(Scoring, *_file("scoring")),
    )
    _check(box)
    return box


def _file(name: str) -> tuple[str, Mapping[str, object]]:
    path = f"yokohama/{name}.toml"
    return path, read_table(path)


def _check(box: Box) -> None:
    """Raise AssetError if boards and places differ in number, or a part names another that does not exist."""
    for players in box.contents.players:
        boards = sum(board.in_play[players] for board in box.kinds.values())
        places = sum(box.contents.layout.rows[players])
        if boards != places:
            raise AssetError(f"yokohama/box.toml: layout: {places} places for {boards} boards with {players} players")
    known = set(box.wares.order)
    groups = [box.contents.start.wares, box.contents.chinatown.buy, box.contents.church_gifts, box.wares.letters]
    groups += [wares for card in box.technologies.values() for wares in (card.gives, card.pays)]
    for wares in groups:
        if strange := set(wares) - known:
            raise AssetError(f"yokohama/wares.toml: there is no ware {', '.join(sorted(strange))}")
    for name, card in box.achievements.items():
        if card.group not in box.contents.achievement_groups:
            raise AssetError(f"yokohama/achievements.toml: {name}: there is no group {card.group}")


BOX = open_box()
