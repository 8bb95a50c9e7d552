"""The recorded games of Russian Railroads, and how their form differs from ours."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from eighteen80.engine.game import AnyGame
from eighteen80.russia import GAME
from eighteen80.russia.moves import Move, Order
from eighteen80.russia.rules import setup
from eighteen80.russia.show.dump import dump
from eighteen80.russia.state import State
from tests.support.peer.lines import Peer, Row, code_of
from tests.support.walk import Step

OF_THEIR_BOX = "numbers", "card_engineer"
COMPARED = (
    "due", "order", "spaces", "players", "strip", "stacks", "returned", "result", "round", "phase", "doublers_left",
    "turquoise", "qcards", "pile",
)  # fmt: skip
OTHER_REASONS = {
    ("no-such-loco", "loco-not-lower"),
    ("nothing-freed", "not-in-full"),
    ("loco-fits", "slot-empty"),
    ("nothing-is-paid", "one-worker-only"),
    ("unreadable-surplus", "one-worker-only"),
    ("cannot-pay", "coin-needed"),
    ("not-in-full", "slot-empty"),
    ("unreadable-word", "not-your-engineer"),
    ("card-not-in-full", "no-card-owed"),
}
"""Of two reasons, ours and theirs: row 4 of differences.md."""


def _begin(game: Row) -> State:
    options = {key: value for key, value in game["options"].items() if key not in OF_THEIR_BOX}
    return setup.start(game["seats"], options)._replace(numbers=game["options"]["numbers"])


def _learn(state: State, number: int, game: Row) -> State:
    """The engineer on the ? card is there from the first line on."""
    return state._replace(card_engineer=game["options"]["card_engineer"]) if number == 1 else state


def _show(step: Step, _line: Row, digest: Row) -> tuple[Row, Row]:
    ours = dump(step.after)
    players = _number_engineers(digest["players"], step.after.numbers)
    theirs = {**digest, "due": [digest["due"]] if digest["due"] else [], "players": players}
    return _comparable(ours), _comparable(theirs)


def _comparable(shown: Row) -> Row:
    """The compared parts; in which order pieces came onto a space does not matter."""
    spaces = {name: sorted(pieces) for name, pieces in shown["spaces"].items()}
    return {**{key: shown[key] for key in COMPARED}, "spaces": spaces}


def _number_engineers(players: Row, numbers: Mapping[str, int]) -> Row:
    """Their players with the numbers of engineers in the place of names: row 5 of the ledger of differences."""
    return {
        name: player | {"engineers": [numbers.get(engineer, engineer) for engineer in player["engineers"]]}
        for name, player in players.items()
    }


def _reason(game: AnyGame, state: Any, row: Row) -> str | None:
    code = code_of(game, state, row["line"])
    return row["kind"] if (code, row["kind"]) in OTHER_REASONS else code


def _lists(state: State, listed: Sequence[Move], row: Row) -> tuple[Collection[str], Collection[str]]:
    theirs = {found for line in row["lines"] if (found := _as_listed(state, line))}
    return [GAME.write(move) for move in listed], theirs


def _as_listed(state: State, line: str) -> str | None:
    """Their line as our list has it: what an order space is paid with is left out, other payments are not listed."""
    move = GAME.read(line, state)
    if isinstance(move, Order) and move.payment:
        own = state.players[state.actor].free
        if move.payment == ("own",):
            return GAME.write(Order(move.place))
        return None if own else GAME.write(Order(move.place, None, move.source))
    return line


PEER = Peer("russia", _begin, _show, _lists, _reason, _learn)
