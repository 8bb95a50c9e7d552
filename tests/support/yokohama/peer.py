"""The recorded games of Yokohama, and how their form differs from ours."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any

from eighteen80.capabilities import HasMoveDetails
from eighteen80.engine.game import AnyGame
from eighteen80.yokohama import GAME
from eighteen80.yokohama.moves import Move, Toll
from eighteen80.yokohama.state import State
from tests.support.peer.lines import Peer, Row, code_of
from tests.support.walk import Step

HIDDEN = ("order", "tech", "pray", "give")
"""Verbs that need printed cards or boards: each of their lines must be taken, ours list known prints only."""
RULED = {"claim-closed": "Y61", "go-station": "Y29"}
"""Deviations of the recorded games from a ruling: the table allows them, and the game continues."""


def _begin(game: Row) -> State:
    return GAME.start(game["seats"], game["options"])


def _show(step: Step, line: Row, digest: Row) -> tuple[Row, Row]:
    state: State = step.after
    said = GAME.read(line["line"], step.before)
    ours = {**GAME.dump(state), **GAME.offers(HasMoveDetails).extras(step.before, said, ())}
    keys = ours.keys() & digest.keys()
    mine, theirs = {key: ours[key] for key in keys}, {key: digest[key] for key in keys}
    mine["due"], theirs["due"] = set(ours["due"]), set(digest["due"])  # type: ignore[call-overload]  # a list of verbs
    if not state.goals_known and state.goals:
        # Y61: where the cards are not named, the first claim of a group closes the others.
        theirs["due"] = theirs["due"] - {"claim"} | mine["due"] & {"claim"}
    return mine, theirs


def _reason(game: AnyGame, state: Any, row: Row) -> str | None:
    """Any reason: theirs are in words of their own. Y29: one of two ways may lead through the station's area."""
    code = code_of(game, state, row["line"])
    if code is None and row["kind"] == "ambiguous_way":
        code = code_of(game, state._replace(station=None), row["line"])
    return code and row["kind"]


def _lists(state: State, listed: Sequence[Move], row: Row) -> tuple[Collection[str], Collection[str]]:
    """Their list has tolls before the action alone; our notation allows one after it too."""
    refused = [line for line in row["lines"] if code_of(GAME, state, line)]  # type: ignore[arg-type]  # any game
    late = () if "toll" in row["due"] else (Toll,)
    ours = (GAME.write(move) for move in listed if not isinstance(move, late))
    return {*_open(ours)}, {*_open(row["lines"]), *refused}


def _open(lines: Iterable[str]) -> Iterable[str]:
    """The lines without what is printed, and without those that need it."""
    return (line.partition(" = ")[0] for line in lines if line.split()[0] not in HIDDEN)


def _end(state: State, game: Row) -> tuple[Row, Row]:
    return {"result": GAME.dump(state)["result"]}, {"result": {"sheet": game["sheet"], "ranks": game["result"]}}


PEER = Peer("yokohama", _begin, _show, _lists, _reason, ruled=RULED, end=_end)
