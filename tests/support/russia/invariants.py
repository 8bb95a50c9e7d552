"""Invariants after every move of Russian Railroads, checked in random games."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import islice, pairwise

from eighteen80.line.fields import Moment
from eighteen80.refusals import Refusal
from eighteen80.russia import GAME
from eighteen80.russia.box.components import BOX
from eighteen80.russia.fields.spelling import NOTATION
from eighteen80.russia.moves import Move
from eighteen80.russia.rules.actions.effects import DOUBLED
from eighteen80.russia.rules.scoring import score
from eighteen80.russia.state import BLACK, OWN, PLACED, TURQUOISE, State
from tests.support.russia import random_games
from tests.support.russia.brute import check_stray, outcome
from tests.support.russia.random_games import Unsound

MOST_LINES = 1600
"""Number of lines of a list that are read back."""
MOST_TRANS_SIBERIAN = 200


def game(number: int) -> Iterator[tuple[State, Move, State]]:
    """Yield a random game to its end, each checked move with the moments before and after it."""
    chance = random.Random(number)
    players, options = random_games.tables(number)
    before, after = None, None
    for after, move in random_games.game(number, players, **options):
        if before is not None and move is not None:
            check(before, after)
            check_record(before, move)
            yield before, move, after
        check_stray(after, chance)
        before = after
    if after is None or after.result is None:
        raise Unsound(f"game {number} has no result")
    if dict(after.result) != {name: player.score for name, player in after.players.items()}:
        raise Unsound(f"the result of game {number} is not its scores")


def check_record(state: State, move: Move) -> None:
    """The line of the record says the move."""
    made = GAME.resolve(state, move)
    line = GAME.write(made)
    if NOTATION.read(line, Moment(state)) != made:
        raise Unsound(f"{line} is read as something else")


def check(before: State, after: State) -> None:
    """Raise where pieces are lost or made, something moves back, or a ledger does not add up."""
    _check_pieces(after)
    for name, player in after.players.items():
        old = before.players[name]
        if sum(entry.points for entry in player.ledger) != player.score:
            raise Unsound(f"ledger of {name}")
        if not old.fired <= player.fired or player.doublers < old.doublers or player.workers < old.workers:
            raise Unsound(f"{name} moves back")
        for line, (row, was) in enumerate(zip(player.tracks, old.tracks, strict=True)):
            if any(new < field for new, field in zip(row, was, strict=True)):
                raise Unsound(f"{name}: a track moves back on {line}")
            if sum(player.locos[line]) < sum(old.locos[line]) and not after.pool:
                raise Unsound(f"{name}: a locomotive is lost on {line}")
            _check_row(row)
        if score(player, after.figures).lines[0].total > MOST_TRANS_SIBERIAN:
            raise Unsound(f"{name}: the Trans-Siberian brings too much")


def _check_row(row: tuple[int, ...]) -> None:
    for ahead, behind in pairwise(row):
        if behind and behind >= ahead:
            raise Unsound(f"tracks stand {row}")


def _check_pieces(state: State) -> None:
    placed = Counter(piece for pieces in state.spaces.values() for piece in pieces)
    for name, player in state.players.items():
        if player.free + placed[name, OWN] != player.workers or player.free < 0 or player.coins < 0:
            raise Unsound(f"workers of {name}")
        if (player.black == PLACED) != bool(placed[name, BLACK]):
            raise Unsound(f"black worker of {name}")
    rented = sum(player.turquoise for player in state.players.values())
    rented += sum(number for (_, kind), number in placed.items() if kind == TURQUOISE)
    if rented not in (0, BOX.setup.rented):
        raise Unsound(f"{rented} turquoise workers")
    if sum(player.doublers for player in state.players.values()) + state.doublers != BOX.setup.doublers:
        raise Unsound("doublers")
    if any(player.doublers > DOUBLED for player in state.players.values()):
        raise Unsound("too many doublers on a line")
    engineers = [name for player in state.players.values() for name in player.engineers]
    lying = [name for name in state.strip if name]
    if len(set(engineers + lying)) != len(engineers) + len(lying):
        raise Unsound("an engineer is there twice")
    if state.strip:
        _check_locomotives(state)
    cards = sum(player.end_cards for player in state.players.values())
    if cards + state.pile != BOX.end.pile:
        raise Unsound("end cards")


def _check_locomotives(state: State) -> None:
    table = state.table
    there: Counter[int] = Counter(state.returned)
    there.update(dict(enumerate(state.stacks, BOX.setup.lowest)))
    for player in state.players.values():
        there.update(player.factories)
        there.update(number for line in player.locos for number in line)
    there.update(owed.number for owed in state.pool if hasattr(owed, "number"))
    there[BOX.locomotives.open] += "loco" in state.cards
    if any(hasattr(owed, "what") and owed.what == "card" and hasattr(owed, "must") for owed in state.pool):
        there[BOX.locomotives.open] += 1
    for number in BOX.locomotives.pieces:
        wanted = len(state.seats) if number < BOX.setup.lowest else table.locomotives
        if there[number] != wanted + (number == BOX.locomotives.open):
            raise Unsound(f"{there[number]} locomotives {number}")


def check_lines(state: State) -> None:
    """Check that each legal move has one written form that reads back as itself and is taken as it is."""
    seen = set()
    for move in islice(GAME.legal(state), MOST_LINES):
        line = GAME.write(move)
        if line in seen:
            raise Unsound(f"twice: {line}")
        seen.add(line)
        read = GAME.resolve(state, GAME.read(line, state))
        try:
            after = outcome(state, read)
        except Refusal as refusal:
            raise Unsound(f"{line} is listed and not taken: {refusal.code}") from refusal
        if read != move and after != outcome(state, move):
            raise Unsound(f"{line} reads as {GAME.write(read)}")
