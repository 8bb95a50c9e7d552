"""The box: the parts read from assets/yokohama, validated and joined to each other."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property

from eighteen80.engine.parts import read_part, read_parts
from eighteen80.resources import AssetError, read_table
from eighteen80.yokohama.box.parts import Achievement, AreaBoard, Contents, Countries, Scoring, TechnologyCard, WareList

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
    _check_layout(box)
    _check_words(box)
    return box


def _file(name: str) -> tuple[str, Mapping[str, object]]:
    path = f"yokohama/{name}.toml"
    return path, read_table(path)


def _check_layout(box: Box) -> None:
    for players in box.contents.players:
        boards = sum(board.in_play[players] for board in box.kinds.values())
        places = sum(box.contents.layout.rows[players])
        if boards != places:
            raise AssetError(f"yokohama/box.toml: layout: {places} places for {boards} boards with {players} players")


def _check_words(box: Box) -> None:
    known = set(box.wares.order)
    groups = [box.contents.start.wares, box.contents.chinatown.buy, box.contents.church.gifts, box.wares.letters]
    groups += [wares for card in box.technologies.values() for wares in (card.gives, card.pays)]
    for wares in groups:
        if strange := set(wares) - known:
            raise AssetError(f"yokohama/wares.toml: there is no ware {', '.join(sorted(strange))}")
    for name, card in box.achievements.items():
        if card.group not in box.contents.groups.open:
            raise AssetError(f"yokohama/achievements.toml: {name}: there is no group {card.group}")


BOX = open_box()
