"""Our game compared with a recorded one: after every action the same cash, shares, prices, trains, tiles, turns.

The game is played under the online rulings; the ledger, tests/china/differences.md, names differences that are known.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from eighteen80.china.rules.setup import ONLINE
from eighteen80.china.site.import_state import ImportState
from eighteen80.china.site.reader import LogEntry, Reader
from eighteen80.china.site.schema import MESSAGE
from eighteen80.china.state import GapOwed, MergeOwed, ReplaceOwed, StartOwed, SurplusOwed
from eighteen80.refusals import Refusal
from tests.support.peer.normal_form import Line, View, order_stacks, ours, theirs
from tests.support.peer.piles import Watcher


class Difference(NamedTuple):
    """A difference: the action, the key, and both values."""

    action: int
    kind: str
    key: str
    ours: Any
    theirs: Any

    def __str__(self) -> str:
        return f"action {self.action} ({self.kind}): {self.key}: ours {self.ours!r}, theirs {self.theirs!r}"


class Comparison:
    """A recorded game played and compared with its digest; `compared` counts the actions compared.

    Nothing is compared in the midst of several actions there that are one move here: a founding (E10, E12), a merger
    (E07, E11), a forced purchase (E08), trains given up by several companies (E09). Other prices than the printed ones
    come in as corrections (E13). The digest has no stacks of the chart: they follow from the moves in its log.
    """

    def __init__(self, data: Mapping[str, Any], digest: Iterable[Line]) -> None:
        self.compared = 0
        self.reader = Reader(data, ONLINE)
        self._piles = Watcher()
        self._names = dict(zip((str(player["id"]) for player in data["players"]), self.reader.seats, strict=True))
        self._lines = {line["n"]: line for line in digest}

    def differences(self) -> Iterator[Difference]:
        """Every difference, action by action; a game that cannot be read further ends with the refusal."""
        actions = (entry for entry in self.reader.entries if entry.kind != MESSAGE)
        for place, entry in enumerate(actions, start=1):
            try:
                self.reader.take(entry)
            except Refusal as refusal:
                yield Difference(entry.number, entry.kind, "refused", refusal.facts, entry.action.model_dump())
                return
            line = self._lines[place]
            piles = order_stacks(line, self._piles)
            if not _is_mid_way(self.reader.game):
                self.compared += 1
                yield from self._differences(entry, theirs(line, self._names) | piles)

    def _differences(self, entry: LogEntry, shown: View) -> Iterator[Difference]:
        for key, mine, other in find_differences(ours(self.reader, shown["due"]), shown):
            yield Difference(entry.number, entry.kind, key, mine, other)


def _is_mid_way(game: ImportState) -> bool:
    """Return whether the site is in the middle of a single move of our game."""
    waiting = (MergeOwed, ReplaceOwed, StartOwed, GapOwed)
    if game.founding or game.ahead or game.repaid or _is_choosing(game) or isinstance(game.owed(), waiting):
        return True
    action = next(game.actions_to_come(), None)
    if action and action.type == "discard_train":
        # The site still waits for a train that our game has given up.
        return bool(game.kept.get(game.name_of(action)))
    return bool(action) and action.type == "choose" and action.entity_type == "corporation"


def _is_choosing(game: ImportState) -> bool:
    """Return whether companies still give up trains or choose their homes, each side in its own order."""
    crowded = {owed.who for owed in game.state.owed if isinstance(owed, SurplusOwed)}
    return len(crowded) > 1 or bool(game.homes) or any(game.scraps.values()) or any(game.done.values())


def find_differences(mine: Any, other: Any, key: str = "") -> Iterator[tuple[str, Any, Any]]:
    """Every key whose values differ."""
    if mine == other:
        return
    if isinstance(mine, Mapping) and isinstance(other, Mapping):
        for part in dict.fromkeys((*mine, *other)):
            yield from find_differences(mine.get(part), other.get(part), f"{key}.{part}".lstrip("."))
    else:
        yield key, mine, other


def open_comparison(game: Path, digest: Path) -> Comparison:
    """The comparison of a game's file with its digest, packed or not."""
    return Comparison(json.loads(_text(game)), map(json.loads, _text(digest).splitlines()))


def _text(path: Path) -> str:
    data = path.read_bytes()
    return (gzip.decompress(data) if path.suffix == ".gz" else data).decode()
