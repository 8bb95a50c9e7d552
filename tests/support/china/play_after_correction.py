"""After each kind of correction, somewhere in a game that was played, the table plays on."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from eighteen80.capabilities import HasTurns
from eighteen80.china import GAME
from eighteen80.china.corrections.sound import check_sound
from eighteen80.china.state import State
from eighteen80.record.history import Accepted
from eighteen80.refusals import Refusal
from tests.support.china.play_table import check_invariants
from tests.support.china.random_corrections import CHANGES, apply_line, by_the_rules

TRIES = 400


class PlayedOn(NamedTuple):
    """A correction, the number of the move it came after, and how many turns of the game followed it."""

    line: str
    number: int
    turns: int
    over: bool


def correct_somewhere(dice: Random, what: str, moves: Sequence[Accepted]) -> tuple[int, str, State]:
    """A correction of a kind that is taken after some move and changes the table: the number, the line, the table."""
    for _ in range(TRIES):
        entry = dice.choice(moves)
        line = f'correct {what} {CHANGES[what](dice, entry.after)} "so it lies"'
        try:
            after = apply_line(entry.after, line)
        except Refusal:
            continue
        if after != entry.after and GAME.due(after):
            return entry.number, line, after
    raise AssertionError(f"nothing that comes to mind corrects {what}")


def played_on(dice: Random, what: str, moves: Sequence[Accepted], most: int) -> PlayedOn:
    """Play turns by the rules after a correction; fail if no one can continue or the box could not show it."""
    number, line, state = correct_somewhere(dice, what, moves)
    turns = 0
    while turns < most and GAME.due(state):
        turn = GAME.offers(HasTurns).turn_key(state)
        _, state = by_the_rules(dice, state)
        check_invariants(state)
        check_sound(state)
        turns += GAME.offers(HasTurns).turn_key(state) != turn
    return PlayedOn(line, number, turns, over=not GAME.due(state))
