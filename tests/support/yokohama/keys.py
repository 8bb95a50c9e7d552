"""Keys of plain turns: the shortest line that is understood as placing and acting, or as taking everybody back."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import product
from typing import NamedTuple

from eighteen80.record.grammar import split_moves
from eighteen80.refusals import Refusal
from eighteen80.yokohama import GAME
from eighteen80.yokohama.box.components import BOX, TWIN, kind_of
from eighteen80.yokohama.moves import Act, Done, Go, Move, Put, Recall
from eighteen80.yokohama.state import State
from tests.support.yokohama.random_games import Rambler

ENTER = 1
MOST = {"ledger": 4, "map": 16}
"""Number of keys that a plain turn may take in each depth."""
PLAIN: tuple[tuple[type[Move], ...], ...] = ((Act,), (Recall,), (Put, Go), (Put, Recall))
"""Moves of a turn with nothing but the main phase and the area's own yield."""
PLACED = 3
"""Number of areas placed in without a technology that allows more."""
HEADS = ("", "d;")
"""Beginnings of a line: empty if it ends the turn before, or keys where that could mean something else."""


class Turn(NamedTuple):
    """A turn as it is typed: the moment at which its line begins, and its moves, the end of the turn before first."""

    before: State
    moves: tuple[Move, ...]

    @property
    def plain(self) -> bool:
        """True if it has nothing but the main phase, by the way that need not be named.

        All assistants come back, or none, or one of one area.
        """
        crowded = any(isinstance(move, Put) and len(move.placed) > PLACED for move in self.moves)
        return tuple(map(type, self.own)) in PLAIN and not crowded and self._is_unnamed()

    @property
    def own(self) -> tuple[Move, ...]:
        """Its moves without the end of the turn before."""
        return tuple(move for move in self.moves if not isinstance(move, Done))

    def _is_unnamed(self) -> bool:
        """Return whether its last move is that of a line without way and assistants."""
        state, last = self.before, self.moves[-1]
        for move in self.moves[:-1]:
            state = GAME.apply(state, move).state
        if isinstance(last, Act) or not state.on_map:
            return True
        if isinstance(last, Recall) and len(last.assistants or ()) == 1:
            ((_, number),) = last.assistants  # type: ignore[misc]  # one area, as just counted
            return number == 1
        lines = (f"go {last.area}",) if isinstance(last, Go) else ("recall all", "recall none")
        return any(_means(line, state) == [GAME.write(last)] for line in lines)


def turns(made: Iterable[tuple[State, Move | None]]) -> Iterator[Turn]:
    """The turns of a game from its moves, each with the moment before it."""
    before, moves = None, list[Move]()
    for state, move in made:
        if state.turn is None or move is None:
            continue
        if isinstance(move, Done) and before is not None:
            yield Turn(before, tuple(moves))
            moves, before = [], None
        before = before or state
        moves.append(move)


def keys(turn: Turn) -> int:
    """The keys of the shortest line that means the turn, with the one that enters it; AssertionError if none does."""
    lines = sorted((";".join(lines) for lines in product(*map(_short, turn.own))), key=len)
    wanted = [GAME.write(move) for move in turn.moves]
    for line in sorted((f"{head}{line}" for head in HEADS for line in lines), key=len):
        if _means(line, turn.before) == wanted:
            return len(line) + ENTER
    raise AssertionError(f"no short line means {wanted}")


def of_plain_turns(made: Iterable[tuple[State, Move | None]]) -> list[int]:
    """The keys of each plain turn of a game."""
    return [keys(turn) for turn in turns(made) if turn.plain]


def of_random_game(seed: int, depth: str) -> list[int]:
    """The keys of each plain turn of a random game of two to four players."""
    return of_plain_turns((made.before, made.move) for made in Rambler(seed, 2 + seed % 3, depth).play())


def _means(line: str, state: State) -> list[str] | None:
    """List the moves of a typed line as written; None if it is refused."""
    written = []
    try:
        for place, (_, piece) in enumerate(split_moves(line)):
            for one in GAME.expands.lines(piece, state, first=not place):
                move = GAME.resolve(state, GAME.read(one, state))
                state = GAME.apply(state, move).state
                written.append(GAME.write(move))
    except Refusal:
        return None
    return written


def _short(move: Move) -> tuple[str, ...]:
    """A move as it may be typed, its verb short or in full."""
    match move:
        case Act(area, power):
            return f"{_area(area)}{power}", f"{_area(area)} {power}", f"act {_area(area)} {power}"
        case Put(placed):
            lines = [_area(area) + (f" {number}" if number > 1 else "") for area, number in placed]
            return (f"p {' '.join(lines) or 'none'}",)
        case Go(area):
            return tuple(f"{verb} {_area(area)}" for verb in ("g", "go"))
        case Recall(((area, number),)):
            return tuple(f"{verb} {_area(area)}{f' {number}' if number > 1 else ''}" for verb in ("r", "rec"))
        case _:
            return tuple(f"{verb}{whom}" for verb in ("r", "rec") for whom in ("", " all", " -"))


def _area(area: str) -> str:
    """Return the shortest name of an area, with its number if there are two of the kind."""
    short = min(BOX.kinds[kind_of(area)].short, key=len, default=kind_of(area))
    return short + (area[-1] if area[-1] in TWIN else "")
