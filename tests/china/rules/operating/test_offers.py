"""Possible lays and markers, compared with the complete lists of another engine at recorded moments.

That engine joins from any marker, opens red circles to markers (R15, R20), and lists lays without the money for them.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from itertools import groupby, islice
from typing import Any

import pytest

from eighteen80.china import GAME
from eighteen80.china.box.components import BOX
from eighteen80.china.map.board import shape_at, start_board
from eighteen80.china.map.tiles import canonical_rotation
from eighteen80.china.rules.operating import stations, track
from eighteen80.china.rules.setup import ONLINE
from eighteen80.china.state import Board, Investor, Operating, State, Turn
from tests.support.peer import digests
from tests.support.places import GAMES

COMPARED = LAYS, MARKERS = "Track", "Token"
EVERY = 3
"""The lists of every third game are compared."""
ENDS_A_STEP = {"buy_train", "dividend", "run_routes"}
Line = Mapping[str, Any]

pytestmark = pytest.mark.skipif(not GAMES.exists(), reason="the recorded games lie beside the checkout")


@cache
def samples() -> dict[str, list[tuple[Line, Line, State]]]:
    """The sampled lists of each step, each with the line of the digest and the position in which it was made."""
    found = dict[str, list[tuple[Line, Line, State]]]()
    by_game = groupby(map(json.loads, unpack("legal")), key=lambda sample: str(sample["game"]))
    for game, sampled in islice(by_game, None, None, EVERY):
        lines = unpack(f"{game}.digest")
        for sample in sampled:
            if sample["step"] in COMPARED:
                state = position(lines, sample["after"], str(sample["entity"][1]))
                found.setdefault(sample["step"], []).append((sample, json.loads(lines[sample["after"]]), state))
    return found


def unpack(name: str) -> list[bytes]:
    return digests.lines(GAMES / f"{name}.jsonl.gz")


def position(lines: list[bytes], after: int, who: str) -> State:
    """Return the state that a digest describes, in everything that building depends on."""
    line = json.loads(lines[after])
    state: State = GAME.start([f"Player {number}" for number in line["players"]], ONLINE)
    companies = {
        name: state.companies[name]._replace(
            director=str(card["director"]),
            open=card["floated"],
            cash=card["cash"],
            permits=card["permits"] or "",
            markers=len(card["tokens_left"]),
        )
        for name, card in line["corps"].items()
    }
    investors = {f"A{number}": Investor(str(card["owner"]), card["cash"]) for number, card in line["fis"].items()}
    owners = {name: str(card["owner"]) for name, card in line["privates"].items() if not card["closed"]}
    name = f"A{who}" if who.isdigit() else who
    return state._replace(
        companies=companies,
        investors=investors,
        privates=owners,
        phase=BOX.phase(line["phase"]),
        board=board(line),
        rounds=(Operating(0, turn(lines, after, who, name)),),
    )


def turn(lines: list[bytes], after: int, who: str, name: str) -> Turn:
    """Return the progress of the turn by the actions before."""
    yellow, upgraded, placed = 0, False, False
    for text in reversed(lines[: after + 1]):
        action = json.loads(text)["action"]
        if (
            not action
            or action["type"] in ENDS_A_STEP
            or (action["entity"] != who and action["entity_type"] != "company")
        ):
            break
        if action["type"] == "lay_tile":
            first = BOX.tiles[action["tile"].partition("-")[0]].colour == "yellow"
            yellow, upgraded = yellow + first, upgraded or not first
        placed = placed or action["type"] == "place_token"
    return Turn(name, yellow=yellow, upgraded=upgraded, placed=placed)


def board(line: Line) -> Board:
    """Tiles and markers of a digest, and the tiles that are left."""
    built, supply = digests.board(line), start_board().supply
    lying = Counter(laid.number for laid in built.tiles.values())
    return replace(built, supply={number: count - lying[number] for number, count in supply.items()})


def test_every_list_of_lays_is_ours():
    compared = 0
    for sample, _, state in samples()[LAYS]:
        theirs = {
            (hex_, tile, canonical_rotation(tile, turned))
            for hex_, offer in sample["lays"].items()
            for tile, turns in offer["tiles"].items()
            for turned in turns
            if offer["cost"] <= sample["cash"]
        }
        assert {(lay_.hex, lay_.tile, lay_.rotation) for lay_ in track.LAY.legal(state)} == theirs, sample
        compared += 1
    assert compared > 200 / EVERY


def test_every_list_of_places_for_markers_is_ours():
    compared = 0
    for sample, line, state in samples()[MARKERS]:
        theirs = {(hex_, digests.turned_city(line, hex_, number)) for hex_, number in sample["cities"]}
        ours = {(move.hex, city_of(state, move.hex, move.edge)) for move in stations.STATION.legal(state)}
        assert ours == theirs, sample
        compared += 1
    assert compared > 100 / EVERY


def city_of(state: State, hex_: str, edge: int | None) -> int:
    here = shape_at(state.board, hex_)
    assert here is not None
    return 0 if edge is None else next(number for number, ends in enumerate(here.ends) if edge in ends)
