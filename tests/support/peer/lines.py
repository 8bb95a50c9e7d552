"""Recorded games of an independent engine, played again line by line and compared after each.

A game says in a `Peer` how the two differ in form. What differs for good, `tests/<game>/differences.md` names with the
ruling that decides.
"""

from __future__ import annotations

import gzip
import json
from collections import defaultdict
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, NamedTuple

from eighteen80 import registry
from eighteen80.engine.game import AnyGame
from eighteen80.refusals import Refusal
from tests.support.peer.comparison import find_differences
from tests.support.places import GAMES
from tests.support.walk import Step

Row = Mapping[str, Any]
FORBIDDEN, LISTS = "refusals", "legal"


class Difference(NamedTuple):
    """A difference: the game, how many lines were played, the line or key, and both values."""

    game: str
    number: int
    what: str
    ours: Any
    theirs: Any


@dataclass(frozen=True, eq=False)
class Peer:
    """Recorded games, and their differences in form from ours.

    `begin` is the beginning, with what is printed in their box; `learn` what a line tells it in addition. `show` are
    the comparable parts of our moment and of theirs. A refusal in `ruled` is overruled by the table, by that ruling.
    `reason` is our code for a forbidden line, in their words. `lists` are two lists in one form, `end` two results.
    """

    key: str
    begin: Callable[[Row], Any]
    show: Callable[[Step, Row, Row], tuple[Row, Row]]
    lists: Callable[[Any, Sequence[Any], Row], tuple[Collection[str], Collection[str]]]
    reason: Callable[[AnyGame, Any, Row], str | None]
    learn: Callable[[Any, int, Row], Any] = lambda state, _number, _game: state
    ruled: Mapping[str, str] = field(default_factory=dict)
    end: Callable[[Any, Row], tuple[Row, Row]] = lambda _state, _game: ({}, {})

    @property
    def game(self) -> AnyGame:
        """The game itself."""
        return registry.game(self.key)

    @property
    def names(self) -> list[str]:
        """The recorded games that are here, by number."""
        found = (path.name.partition(".")[0] for path in (GAMES / self.key).glob("*.digest.jsonl.gz"))
        return sorted(found, key=lambda name: (len(name), name))

    def rows(self, name: str) -> list[Row]:
        """The rows of a packed file."""
        with gzip.open(GAMES / self.key / f"{name}.jsonl.gz", "rt", encoding="utf-8") as file:
            return [json.loads(line) for line in file]

    def load(self, name: str) -> Row:
        """A recorded game."""
        game: Row = json.loads(gzip.decompress((GAMES / self.key / f"{name}.json.gz").read_bytes()))
        return game


class Replayed:
    """A recorded game played again: its steps, the lines that only a ruling allows, and a line that is refused."""

    def __init__(self, peer: Peer, name: str) -> None:
        self.peer, self.name, self.recorded = peer, name, peer.load(name)
        self.start = peer.begin(self.recorded)
        self.steps: list[Step] = []
        self.ruled: dict[int, str] = {}
        self.refused: Difference | None = None
        state = self.start
        for number, row in enumerate(self.recorded["lines"], 1):
            try:
                step = self._make(state, number, row["line"])
            except Refusal as refusal:
                self.refused = Difference(name, number, row["line"], f"{refusal.code} {refusal.facts}", "taken")
                return
            state = peer.learn(step.after, number, self.recorded)
            self.steps.append(step._replace(after=state))

    @property
    def states(self) -> list[Any]:
        """The moment before the first line, and after each."""
        return [self.start, *(step.after for step in self.steps)]

    def _make(self, state: Any, number: int, line: str) -> Step:
        game = self.peer.game
        try:
            move = game.resolve(state, game.read(line, state))
            after, events = game.engine.apply(state, move)
        except Refusal as refusal:
            if refusal.code not in self.peer.ruled:
                raise
            self.ruled[number] = self.peer.ruled[refusal.code]
            move = game.read(f'rule that "as it was played" {line}', state)
            after, events = game.apply(state, game.resolve(state, move))
        return Step(state, move, after, events)

    def differences(self) -> Iterator[Difference]:
        """Every difference of a state, and the line that cannot be played."""
        game, digest = self.peer.game, self.peer.rows(f"{self.name}.digest")
        for number, (step, line, row) in enumerate(zip(self.steps, self.recorded["lines"], digest, strict=False), 1):
            written = game.write(step.move)
            if written != line["line"] and number not in self.ruled:
                yield Difference(self.name, number, "written", written, line["line"])
            for key, ours, theirs in find_differences(*self.peer.show(step, line, row)):
                yield Difference(self.name, number, key, ours, theirs)
        if self.refused:
            yield self.refused
            return
        for key, ours, theirs in find_differences(*self.peer.end(self.states[-1], self.recorded)):
            yield Difference(self.name, len(self.steps), key, ours, theirs)


@cache
def replay(peer: Peer, name: str) -> Replayed:
    """A recorded game played again, once for all tests."""
    return Replayed(peer, name)


@cache
def by_game(peer: Peer, file: str) -> Mapping[str, Sequence[Row]]:
    """The rows about forbidden lines, or legal lists, by game."""
    found: dict[str, list[Row]] = defaultdict(list)
    for row in peer.rows(file):
        found[row["game"]].append(row)
    return found


def refusals(peer: Peer, name: str) -> Iterator[Difference]:
    """The forbidden lines of a game that are taken, or refused for another reason."""
    states = replay(peer, name).states
    for row in by_game(peer, FORBIDDEN)[name]:
        code = peer.reason(peer.game, states[row["after"]], row)
        if code != row["kind"]:
            yield Difference(name, row["after"], row["line"], code, row["kind"])


def lists(peer: Peer, name: str) -> Iterator[Difference]:
    """The lists of a game that lack a line of theirs, have one more, or have one that is not taken."""
    states = replay(peer, name).states
    for row in by_game(peer, LISTS)[name]:
        state = states[row["after"]]
        ours, theirs = peer.lists(state, list(peer.game.legal(state)), row)
        if set(ours) != set(theirs) or len(ours) != len(set(ours)):
            yield Difference(name, row["after"], "list", {*ours} - {*theirs}, {*theirs} - {*ours})


def code_of(game: AnyGame, state: Any, line: str) -> str | None:
    """The code by which a line is refused; None if it is taken."""
    try:
        game.engine.apply(state, game.engine.complete(state, game.read(line, state)))
    except Refusal as refusal:
        return refusal.code
    return None
