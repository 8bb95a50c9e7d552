"""Recorded games of an independent engine, compared with ours line by line: the first difference of each kind."""

from __future__ import annotations

import gzip
import json
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, NamedTuple

from eighteen80.line.fields import Moment
from eighteen80.refusals import Refusal
from eighteen80.russia import GAME
from eighteen80.russia.engine import ENGINE
from eighteen80.russia.fields.spelling import NOTATION
from eighteen80.russia.moves import Order
from eighteen80.russia.rules import setup
from eighteen80.russia.show.dump import dump
from eighteen80.russia.state import State
from tests.support.places import GAMES

FOLDER = GAMES / "russia"
COMPARED = ("order", "spaces", "players", "strip", "stacks", "returned", "result", "round", "phase")
IGNORED = ("doublers_left", "turquoise", "qcards", "pile")


class Difference(NamedTuple):
    """A difference between our game and the recorded one."""

    game: str
    number: int
    kind: str
    line: str
    what: str


def names() -> list[str]:
    """The games, by number."""
    found = (path.name.split(".")[0] for path in FOLDER.glob("r*.json.gz"))
    return sorted(found, key=lambda name: int(name[1:]))


def lines_of(name: str) -> list[dict[str, Any]]:
    """The objects of a file of lines."""
    with gzip.open(FOLDER / f"{name}.jsonl.gz", "rt", encoding="utf-8") as file:
        return [json.loads(line) for line in file]


def game_of(name: str) -> dict[str, Any]:
    """A recorded game."""
    with gzip.open(FOLDER / f"{name}.json.gz", "rt", encoding="utf-8") as file:
        found: dict[str, Any] = json.load(file)
    return found


def start(game: dict[str, Any]) -> State:
    """The beginning: its box has numbers on the engineers, and one on the ? card."""
    options = {key: value for key, value in game["options"].items() if key not in ("numbers", "card_engineer")}
    state = setup.start(game["seats"], options)
    return state._replace(numbers=game["options"]["numbers"])


def state_after(state: State, line: str) -> State:
    """Return the moment after a line as it is."""
    move = NOTATION.read(line, Moment(state))
    return ENGINE.apply(state, ENGINE.complete(state, move)).state


@cache
def moments(name: str) -> list[State]:
    """The moment before the first line, and after each."""
    game = game_of(name)
    state = start(game)
    found = [state]
    for entry in game["lines"]:
        state = state_after(state, entry["line"])
        if entry["n"] == 1:
            state = state._replace(card_engineer=game["options"]["card_engineer"])
        found.append(state)
    return found


def differences(name: str) -> Iterator[Difference]:
    """Yield the differences of a game, line by line; the first line that cannot be played ends it."""
    game, digests = game_of(name), lines_of(f"{name}.digest")
    state = start(game)
    for entry, digest in zip(game["lines"], digests, strict=True):
        try:
            state = state_after(state, entry["line"])
        except Refusal as refusal:
            yield Difference(name, entry["n"], "refused", entry["line"], f"{refusal.code} {refusal.facts}")
            return
        if entry["n"] == 1:
            state = state._replace(card_engineer=game["options"]["card_engineer"])
        unlike = list(_unlike(dump(state), digest, state.numbers))
        for what in unlike:
            yield Difference(name, entry["n"], "state", entry["line"], what)
        if unlike:
            return


def _unlike(ours: dict[str, Any], theirs: dict[str, Any], numbers: Mapping[str, int]) -> Iterator[str]:
    due = [theirs["due"]] if theirs["due"] else []
    if ours["due"] != due:
        yield f"due: {ours['due']} not {due}"
    for key in (*COMPARED, *IGNORED):
        mine, other = ours[key], theirs[key]
        if key == "spaces":
            mine, other = _bags(mine), _bags(other)
        if key == "players":
            other = _number_engineers(other, numbers)
        if mine != other:
            yield f"{key}: {_first(mine, other)}"


def _bags(spaces: dict[str, list[str]]) -> dict[str, list[str]]:
    return {name: sorted(pieces) for name, pieces in spaces.items()}


def _number_engineers(players: dict[str, Any], numbers: Mapping[str, int]) -> dict[str, Any]:
    """Their players with the numbers of engineers in the place of names: row 5 of the ledger of differences."""
    return {
        name: player | {"engineers": [numbers.get(engineer, engineer) for engineer in player["engineers"]]}
        for name, player in players.items()
    }


def _first(mine: Any, other: Any) -> str:
    if isinstance(mine, dict) and isinstance(other, dict):
        for key in dict.fromkeys((*mine, *other)):
            if mine.get(key) != other.get(key):
                return f"{key}: {_first(mine.get(key), other.get(key))}"
    return f"{mine} not {other}"


def refusals() -> Iterator[Difference]:
    """Lines that are forbidden there, typed at the table: taken here, or refused here for another reason."""
    for entry in lines_of("refusals"):
        state = moments(entry["game"])[entry["after"]]
        try:
            ENGINE.check(state, ENGINE.complete(state, GAME.read(entry["line"], state)))
        except Refusal as refusal:
            if refusal.code != entry["kind"]:
                yield Difference(
                    entry["game"], entry["after"], "reason", entry["line"], f"{refusal.code} not {entry['kind']}"
                )
            continue
        except Exception as fault:  # noqa: BLE001  # a fault of our own is a difference to be shown like any other
            yield Difference(entry["game"], entry["after"], "FAULT", entry["line"], repr(fault))
            continue
        yield Difference(entry["game"], entry["after"], "taken", entry["line"], f"{entry['kind']} {entry['ruling']}")


def lists() -> Iterator[Difference]:
    """Legal lines that one lists and the other does not."""
    for entry in lines_of("legal"):
        state = moments(entry["game"])[entry["after"]]
        ours = Counter(NOTATION.write(move) for move in ENGINE.legal(state))
        theirs = Counter(listed for line in entry["lines"] if (listed := _as_listed(state, line)))
        for line in theirs:
            theirs[line] = 1
        for line in ours - theirs:
            yield Difference(entry["game"], entry["after"], "ours only", line, "")
        for line in theirs - ours:
            yield Difference(entry["game"], entry["after"], "theirs only", line, "")


def _as_listed(state: State, line: str) -> str | None:
    """Their line as our list has it: what an order space is paid with is left out, other payments are not listed."""
    move = NOTATION.read(line, Moment(state))
    if isinstance(move, Order) and move.payment:
        own = state.players[state.actor].free
        if move.payment == ("own",):
            return NOTATION.write(Order(move.place))
        return None if own else NOTATION.write(Order(move.place, None, move.source))
    return line
