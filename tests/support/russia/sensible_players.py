"""Sensible play, one move ahead: `python -m tests.support.russia.sensible_players FILE` records a game of four."""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from pathlib import Path

from eighteen80.record.grammar import Header
from eighteen80.record.journal import Journal
from eighteen80.russia import GAME, turn
from eighteen80.russia.box.components import BOX
from eighteen80.russia.moves import Hire, Move, Order, Pass, Relocate
from eighteen80.russia.rules.scoring import score
from eighteen80.russia.state import REVEAL, Player, State
from tests.support.russia import random_games

NAMES = ("Anna", "Bert", "Cleo", "Dora")
SEED = 5
MOST = 60
"""Number of moves of a kind that are examined."""

CLOCK = (19, 30)
NEW_SPACE = 9.0


FAR = "Anna"
"""Player who builds the Trans-Siberian to its end in any case."""


def worth(state: State, player: Player, *, far: bool = False) -> float:
    """Estimate a tableau: points, those of each remaining round, and its potential."""
    left = state.table.rounds - state.round + 1 if state.round else state.table.rounds
    now = score(player, state.figures)
    promise = 0.0
    for line, row in enumerate(player.tracks):
        reach = player.reach(line)
        promise += 0.5 * row[0] + 0.9 * row[1] + 1.4 * row[2] + (2.2 * row[3] if len(row) > 3 else 0)
        promise += 1.0 * min(reach, BOX.lines["TPK"[line]].fields) + (3.0 * row[4] if len(row) > 4 else 0)
    if far:
        black, _, _, natural, white = player.tracks[0]
        promise += 2.5 * black + 5.0 * natural + 16.0 * white
    promise += 3.0 * player.colours + 2.5 * len(player.factories) + 1.2 * sum(player.markers)
    promise += 1.5 * player.doublers + 6.0 * len(player.tokens) + 4.0 * player.revalued + 5.0 * player.medal
    stock = 1.1 * player.free + 1.3 * player.coins + 1.2 * player.turquoise + 1.3 * (player.black == "free")
    lasting = 6.0 * player.workers + 7.0 * len(player.engineers) + 6.0 * bool(player.black) + 15.0 * player.end_cards
    return player.score + now.total * left + 0.5 * left * promise + stock + lasting


def game(seed: int, players: int = 4) -> Iterator[tuple[State, str]]:
    """A game by sensible moves: each moment, and the line that is typed in it."""
    chance = random.Random(seed)
    state = GAME.start(NAMES[:players], {})
    numbers = list(range(1, BOX.engineers.numbers + 1))
    chance.shuffle(numbers)
    by_name = dict(zip(BOX.engineers.engineers, numbers, strict=True))
    used: set[str] = set()
    while due := GAME.due(state):
        if not state.strip:
            move: Move = random_games.strip(players, chance)
        elif state.phase == REVEAL:
            move = random_games.reveal(state, due[0], chance)
        else:
            move = best(state, due[0], chance, used)
        if isinstance(move, Hire):
            move = Hire(by_name[state.strip[-1] or ""])
        yield state, GAME.write(GAME.resolve(state, move))
        state = GAME.apply(state, GAME.resolve(state, move)).state
        used |= set(state.spaces)
    yield state, ""


def best(state: State, name: str, chance: random.Random, used: set[str]) -> Move:
    """Choose the move with the best tableau after it; spaces not yet used by anyone are tried."""
    found: list[tuple[float, int, Move]] = []
    for kind, rule in turn.rules(state).items():
        if kind is Pass:
            continue
        moves = list(rule.legal(state))
        chance.shuffle(moves)
        for move in moves[:MOST]:
            after = GAME.apply(state, move).state
            value = worth(after, after.players[name], far=name == FAR) + chance.random()
            value += 4.0 if isinstance(move, Order) else 0.0
            value += NEW_SPACE * bool(set(after.spaces) - used) if not isinstance(move, Relocate) else 0.0
            value += sum(3.0 for owed in after.pool if after.turn and after.turn.who == name and owed)
            found.append((value, len(found), move))
    return max(found)[2] if found else Pass()


def write(path: Path, seed: int = SEED) -> State:
    """Play the game into a record, two lines a minute."""
    header = Header(GAME.name, NAMES, GAME.version, table="demo", date="2013-10-24")
    minutes = CLOCK[0] * 60 + CLOCK[1]
    moments = []
    with Journal.create(path, header) as journal:
        for number, (state, line) in enumerate(game(seed)):
            moments.append(state)
            if line:
                half = minutes * 2 + number
                journal.submit(line, f"{half // 120 % 24:02}:{half // 2 % 60:02}:{half % 2 * 30:02}")
    return moments[-1]


if __name__ == "__main__":
    ended = write(Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else SEED)
    print(dict(ended.result or ()))
