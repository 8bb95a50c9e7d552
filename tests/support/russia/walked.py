"""Russian Railroads as it is walked through: pieces, points and tracks that add up, and lines that are tried."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise

from eighteen80.russia import GAME
from eighteen80.russia.box.components import BOX
from eighteen80.russia.moves import Move
from eighteen80.russia.rules.actions.effects import DOUBLED
from eighteen80.russia.rules.scoring import score
from eighteen80.russia.state import BLACK, OWN, PLACED, TURQUOISE, State
from tests.support.russia import random_games
from tests.support.russia.brute import every_line, lister, stray
from tests.support.russia.random_games import Unsound
from tests.support.walk import Step, Walked

MOST_TRANS_SIBERIAN = 200
LISTED, STRAYS = 40, 20
"""Lines of all that the grammar has drawn at a moment, and lines made by chance there."""


def begin() -> Callable[[Step], None]:
    """Follow a game: what holds after each move, and that the result is the scores."""
    return follow


def follow(step: Step) -> None:
    """Check a move."""
    check(step.before, step.after)
    result, scores = step.after.result, {name: player.score for name, player in step.after.players.items()}
    if (dict(result) if result else None) != (None if GAME.due(step.after) else scores):
        raise Unsound(f"the result is {result}, the scores are {scores}")


def say(state: State, _listed: Sequence[Move], dice: random.Random) -> Iterator[Move]:
    """Some of all lines that there are for a decision, and lines made by chance."""
    if state.turn is not None:
        every = list(every_line(state, dice))
        yield from dice.sample(every, min(LISTED, len(every)))
        yield from (stray(state, dice) for _ in range(STRAYS))


def check(before: State, after: State) -> None:
    """Raise where pieces are lost or made, something moves back, or a ledger does not add up."""
    _check_pieces(after)
    for name, player in after.players.items():
        old = before.players[name]
        earned = player.ledger
        if sum(entry.points for entry in earned) != player.score or not all(entry.source for entry in earned):
            raise Unsound(f"ledger of {name}")
        if not old.fired <= player.fired or player.doublers < old.doublers or player.workers < old.workers:
            raise Unsound(f"{name} moves back")
        for line, (row, was) in enumerate(zip(player.tracks, old.tracks, strict=True)):
            if any(new < field for new, field in zip(row, was, strict=True)):
                raise Unsound(f"{name}: a track moves back on {line}")
            if sum(player.locos[line]) < sum(old.locos[line]) and not after.pool:
                raise Unsound(f"{name}: a locomotive is lost on {line}")
            for ahead, behind in pairwise(row):
                if behind and behind >= ahead:
                    raise Unsound(f"tracks stand {row}")
        if score(player, after.figures).lines[0].total > MOST_TRANS_SIBERIAN:
            raise Unsound(f"{name}: the Trans-Siberian brings too much")


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


REACHED = """
again any black bonus both box brown build coins done doubler engineer factory grey hire industry last loco natural open
order pass relocate stay step strip temps token
BonusTaken CardTaken ColourReceived FactoryFired FactoryReturned LastRoundBegan LocoReturned OrderSorted PieceSwapped
SpaceUsedAgain WorkersRented
cannot-pay colour-not-owned gaps-left space-closed space-taken track-ahead
"""
WALKED = Walked(
    "russia",
    random_games.game_of_number,
    begin,
    say,
    lister,
    options=lambda state: state.options,
    games=(1, 8, 11, 15, 16),
    apart=15,
    reached=REACHED.split(),
    left_out=["entry scores"],  # a table that notes scores alone has no moves
)
