"""Our game compared with a recorded one: after every line the same state, refusals and lists.

    python -m tests.support.yokohama.comparison GAME [GAME …] [--all]

prints the first difference of each game (y1, y1L; `all` for every one), or all of them. A difference that the ledger
names, tests/yokohama/differences.md, is printed and forgiven.
"""

from __future__ import annotations

import gzip
import json
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from eighteen80.capabilities import HasMoveDetails
from eighteen80.refusals import Refusal
from eighteen80.yokohama import GAME
from eighteen80.yokohama.engine import ENGINE
from eighteen80.yokohama.events import PowerDoubted
from eighteen80.yokohama.moves import NOTATION, Toll
from eighteen80.yokohama.state import State
from tests.support.places import SHARED, TESTS

GAMES = SHARED / "games" / "yokohama"
LEDGER = TESTS / "yokohama" / "differences.md"
HIDDEN = ("order", "tech", "pray", "give")
"""Verbs that need printed cards or boards: each of their lines must be taken, ours list known prints only."""
RULED_FOR = {"claim-closed": "Y61", "go-station": "Y29"}
"""Deviations of the recorded games from a ruling: the table allows them, and the game continues."""


class Difference(NamedTuple):
    """A difference: the line, the key, and both values."""

    number: int
    line: str
    key: str
    ours: Any
    theirs: Any

    def __str__(self) -> str:
        return f"line {self.number} ({self.line}): {self.key}: ours {self.ours!r}, theirs {self.theirs!r}"


def names() -> list[str]:
    """The recorded games there are."""
    return sorted(path.name.partition(".")[0] for path in GAMES.glob("y*.digest.jsonl.gz"))


def rows(name: str) -> Iterator[dict[str, Any]]:
    """The lines of a packed file."""
    with gzip.open(GAMES / name, "rt", encoding="utf-8") as file:
        yield from map(json.loads, file)


def load_game(name: str) -> dict[str, Any]:
    """A recorded game."""
    game: dict[str, Any] = json.loads(gzip.decompress((GAMES / f"{name}.json.gz").read_bytes()))
    return game


def ledger() -> set[str]:
    """The rulings that the ledger names."""
    return set(re.findall(r"^\| (Y\d\d) \|", LEDGER.read_text("utf-8"), re.MULTILINE))


class Replayed:
    """A recorded game played again: the state after each line, and the lines that only a ruling of the table allows."""

    def __init__(self, name: str) -> None:
        game = load_game(name)
        self.lines: Sequence[Mapping[str, Any]] = game["lines"]
        self.states: list[State] = [GAME.start(game["seats"], game["options"])]
        self.ruled: dict[int, str] = {}
        self.doubted: list[int] = []
        self.refused: Difference | None = None
        self.result = (game["sheet"], game["result"])

    def play(self, most: int | None = None) -> None:
        """Play all lines, or the first `most`."""
        for row in self.lines[:most]:
            state = self.states[-1]
            try:
                self.states.append(self._state_after(state, row))
            except Refusal as refusal:
                self.refused = Difference(row["n"], row["line"], "refused", refusal.code, None)
                return

    def _state_after(self, state: State, row: Mapping[str, Any]) -> State:
        line = row["line"]
        try:
            move = GAME.resolve(state, GAME.read(line, state))
            if GAME.write(move) != line:
                self.refused = Difference(row["n"], line, "written", GAME.write(move), line)
            outcome = ENGINE.apply(state, move)
        except Refusal as refusal:
            if refusal.code not in RULED_FOR:
                raise
            self.ruled[row["n"]] = RULED_FOR[refusal.code]
            ruling = f'rule that "as it was played" {line}'
            outcome = ENGINE.apply(state, GAME.resolve(state, GAME.read(ruling, state)))
        self.doubted += [row["n"] for event in outcome.events if isinstance(event, PowerDoubted)]
        return outcome.state


def differences(name: str) -> Iterator[Difference]:
    """Every difference of a game's states."""
    game = Replayed(name)
    game.play()
    states = zip(game.states, game.states[1:], strict=False)
    for row, digest, (before, after) in zip(game.lines, rows(f"{name}.digest.jsonl.gz"), states, strict=False):
        extras = GAME.offers(HasMoveDetails).extras(before, GAME.read(row["line"], before), ())
        ours = {**GAME.dump(after), **extras}
        for key in ours.keys() & digest.keys():
            yield from _apart(row, key, ours[key], digest[key], after)
    if game.refused:
        yield game.refused
    elif (mine := GAME.dump(game.states[-1])["result"]) != {"sheet": game.result[0], "ranks": game.result[1]}:
        yield Difference(len(game.lines), "", "result", mine, game.result)


def _apart(row: Mapping[str, Any], key: str, ours: Any, theirs: Any, state: State) -> Iterator[Difference]:
    if key == "due":
        ours, theirs = set(ours), set(theirs)
        # Y61: where the cards are not named, the first claim of a group closes the others.
        if not state.goals_known and state.goals:
            theirs = theirs - {"claim"} | ours & {"claim"}
    if ours != theirs:
        yield Difference(row["n"], row["line"], key, ours, theirs)


# Forbidden lines and legal lists


class Taken(NamedTuple):
    """A forbidden line, and the code by which it was refused; none if it was taken."""

    row: Mapping[str, Any]
    code: str | None


def try_forbidden(game: Replayed, listed: Sequence[Mapping[str, Any]]) -> Iterator[Taken]:
    """Yield the result of each forbidden line of a game."""
    for row in listed:
        state, line = game.states[row["after"]], row["line"]
        code = _code_of_refusal(state, line)
        if code is None and row["kind"] == "ambiguous_way":
            # Y29: one of two ways may lead through the station's area, and is not a way.
            code = _code_of_refusal(state._replace(station=None), line)
        yield Taken(row, code)


def _code_of_refusal(state: State, line: str) -> str | None:
    """The code by which a line is refused; None if it is taken."""
    try:
        ENGINE.apply(state, GAME.resolve(state, GAME.read(line, state)))
    except Refusal as refusal:
        return refusal.code
    return None


def lists(game: Replayed, listed: Sequence[Mapping[str, Any]]) -> Iterator[Difference]:
    """Yield the differences of a legal list: a refused line of theirs, or lines that one side alone has."""
    for row in listed:
        state = game.states[row["after"]]
        for line in row["lines"]:
            try:
                ENGINE.check(state, GAME.resolve(state, GAME.read(line, state)))
            except Refusal as refusal:
                yield Difference(row["after"], line, "refused", refusal.code, None)
        # Their list has tolls before the action alone; our notation allows one after it too.
        late = () if "toll" in row["due"] else (Toll,)
        ours = {_bare(NOTATION.write(move)) for move in GAME.legal(state) if not isinstance(move, late)}
        theirs = set(map(_bare, row["lines"]))
        open_ = lambda lines: {line for line in lines if line.split()[0] not in HIDDEN}  # noqa: E731  # used twice, here
        if open_(ours) != open_(theirs):
            yield Difference(row["after"], "", "list", open_(ours) - open_(theirs), open_(theirs) - open_(ours))


def _bare(line: str) -> str:
    return line.partition(" = ")[0]


def main(arguments: Sequence[str]) -> int:
    """The first difference of each game, or that it agrees; 1 if the ledger does not know of one."""
    chosen = [name for name in arguments if not name.startswith("--")]
    failed = 0
    for name in names() if chosen == ["all"] else chosen:
        found = list(differences(name))
        game = Replayed(name)
        game.play()
        unknown = set(game.ruled.values()) - ledger()
        for difference in found if "--all" in arguments else found[:1]:
            print(f"{name}: {difference}")
        for number, ruling in game.ruled.items():
            print(f"{name}: line {number} by a ruling of the table: {ruling}")
        if not found:
            print(f"{name}: agrees after {len(game.lines)} lines")
        failed |= bool(found or unknown)
    return failed


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:] or [Path(__file__).stem]))
