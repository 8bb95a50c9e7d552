"""Positions from the shared games of another engine, rebuilt from their digests without our rules."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

from eighteen80.china.box.components import BOX
from eighteen80.china.map.tiles import canonical_rotation, shape
from eighteen80.china.moves import TrainRun
from eighteen80.china.rules.operating.income import Position, Terms
from eighteen80.china.state import Board, Laid, Marker
from tests.support.places import GAMES

Line = Mapping[str, Any]
RUN = b'"action":{"type":"run_routes"'
"""Part of a line that no other action has."""


class Seen(NamedTuple):
    """A run as it was recorded: the position before, the trains owned, the routes taken and what each earned."""

    name: str
    position: Position
    trains: tuple[str, ...]
    routes: tuple[TrainRun, ...]
    earned: int


def digests() -> list[Path]:
    """The digests there are."""
    return sorted(GAMES.glob("*.digest.jsonl.gz"))


def lines(path: Path) -> list[bytes]:
    """The states of a game as they are written, one after each action."""
    return gzip.decompress(path.read_bytes()).splitlines()


def runs_of(paths: Sequence[Path], every: int = 1) -> Iterator[Seen]:
    """Runs of some games, one in `every`."""
    for path in paths:
        running = [pair for pair in pairwise(lines(path)) if RUN in pair[1]]
        for before, after in (map(json.loads, pair) for pair in running[every // 2 :: every]):
            yield run_seen(f"{path.name.partition('.')[0]}:{after['n']}", before, after["action"])


def run_seen(name: str, before: Line, action: Line) -> Seen:
    """A run, and the position in which it was made."""
    who = owner(action["entity"])
    routes = tuple(TrainRun(train(route), tuple(words(route))) for route in action["routes"])
    earned = sum(route["revenue"] for route in action["routes"])
    return Seen(name, position(before, who), trains(before, who), routes, earned)


def ends(games: Sequence[Path], most: int) -> Iterator[tuple[str, Position, tuple[str, ...]]]:
    """The fullest maps at the ends of games, each as every company with trains finds it."""
    last = {path.name.partition(".")[0]: json.loads(lines(path)[-1]) for path in games}
    for name, line in sorted(last.items(), key=lambda each: -len(each[1]["tiles"]))[:most]:
        for who, corporation in line["corps"].items():
            if corporation["trains"]:
                yield f"{name}:{who}", position(line, who), trains(line, who)


def position(line: Line, who: str) -> Position:
    """The board and terms for a company or investor."""
    director = line["corps"][who]["director"] if who in line["corps"] else line["fis"][who[1:]]["owner"]
    holds = {name: card["owner"] == director for name, card in line["privates"].items()}
    taiwan = BOX.taiwan.bonus if holds[BOX.taiwan.private] else 0
    return Position(board(line), who, Terms(line["phase"][0], holds[BOX.waiver], taiwan, bonus_per_train=True))


def board(line: Line) -> Board:
    """Tiles and markers."""
    tiles = {
        hex_: Laid(number, canonical_rotation(number, rotation)) for hex_, (number, rotation) in line["tiles"].items()
    }
    stations: dict[str, tuple[Marker, ...]] = {}
    for who, (hex_, city) in tokens(line):
        stations[hex_] = (*stations.get(hex_, ()), Marker(who, turned_city(line, hex_, city)))
    return Board(tiles, stations, {})


def tokens(line: Line) -> Iterator[tuple[str, tuple[str, int | None]]]:
    """Owners and places of all markers."""
    for who, corporation in line["corps"].items():
        yield from ((who, token) for token in corporation["tokens"])
    yield from ((owner(key), fi["token"]) for key, fi in line["fis"].items() if fi["token"] and not fi["closed"])


def turned_city(line: Line, hex_: str, city: int | None) -> int | None:
    """Return the number of a city once the tile is in the least of its equal positions."""
    if city is None or hex_ not in line["tiles"]:
        return city
    number, rotation = line["tiles"][hex_]
    edges = shape(number, rotation).ends[city]
    return shape(number, canonical_rotation(number, rotation)).ends.index(edges) if edges else city


def owner(entity: str) -> str:
    """A company or investor by our name."""
    return f"A{entity}" if entity.isdigit() else entity


def trains(line: Line, who: str) -> tuple[str, ...]:
    """The trains that may run."""
    if who in line["corps"]:
        return tuple(each.partition("-")[0] for each in line["corps"][who]["trains"])
    return (next(name for name, card in BOX.trains.items() if not card.restored and line["depot"].get(name)),)


def train(route: Line) -> str:
    """The train of a route."""
    return str(route["train"]).partition("-")[0]


def words(route: Line) -> Iterator[str]:
    """The stops of a route, and every hex between."""
    stops = route["hexes"]
    for here, there, connection in zip(stops, stops[1:], route["connections"], strict=False):
        way = connection if (connection[0], connection[-1]) == (here, there) else connection[::-1]
        yield here
        yield from (f"({hex_})" for hex_ in way[1:-1])
    yield stops[-1]
