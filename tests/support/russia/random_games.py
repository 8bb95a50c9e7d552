"""Random legal games of Russian Railroads."""

from __future__ import annotations

import random
from collections.abc import Iterator

from eighteen80.russia import GAME, turn
from eighteen80.russia.box.components import BOX
from eighteen80.russia.moves import Move, Pass, Strip
from eighteen80.russia.state import REVEAL, State
from tests.support.walk import Step

NAMES = ("Anna", "Bert", "Cleo", "Dora")
OPTIONS = (
    {},
    {"end_cards": "open"},
    {"loco_return": "only_if_stuck", "ask_numbers": "no"},
    {"again_any": "no"},
    {"black_worker": "shown"},
    {"effects": "at_once"},
)
"""Options of the tables of these games, one after the other."""


UNKNOWN = 5
"""Games per game with unknown numbers of the engineers at its beginning."""


class Unsound(AssertionError):
    """A broken invariant."""


def strip(players: int, chance: random.Random) -> Strip:
    """A strip of engineers, and the one on the ? card."""
    names = list(BOX.engineers.engineers)
    chance.shuffle(names)
    wanted = BOX.setup.players[players].engineers
    return Strip(tuple(names[:wanted]), names[wanted])


def game(seed: int, players: int, **options: str) -> Iterator[Step]:
    """A game from the first move to the last."""
    chance = random.Random(seed)
    state = GAME.start(NAMES[:players], options)
    numbers = list(range(1, BOX.engineers.numbers + 1))
    chance.shuffle(numbers)
    if seed % UNKNOWN:
        state = state._replace(numbers=dict(zip(BOX.engineers.engineers, numbers, strict=True)))
    while due := GAME.due(state):
        move = GAME.resolve(state, _move(state, due[0], players, chance))
        after, events = GAME.apply(state, move)
        yield Step(state, move, after, events)
        state = after


def game_of_number(number: int) -> Iterator[Step]:
    """A game at the table of that number."""
    players, options = tables(number)
    return game(number, players, **options)


def tables(number: int) -> tuple[int, dict[str, str]]:
    """Return the number of players and the options of that game: six games have all of each, eighteen each of both."""
    sizes = range(2, len(NAMES) + 1)
    turn, option = divmod(number, len(OPTIONS))
    return sizes[(option + turn) % len(sizes)], OPTIONS[option]


def _move(state: State, due: str, players: int, chance: random.Random) -> Move:
    if not state.strip:
        return strip(players, chance)
    if state.phase == REVEAL and due in state.players:
        return reveal(state, due, chance)
    rules = turn.rules(state)
    kinds = sorted((kind for kind in rules if kind is not Pass), key=lambda kind: kind.verb)
    chance.shuffle(kinds)
    for kind in (*kinds, Pass):
        move = _some_legal(rules[kind], state, chance) if kind in rules else None
        if move is not None:
            return move
    raise Unsound(f"{due} has no move: {state.phase} {state.pool}")


def _some_legal(rule: turn.AnyRule, state: State, chance: random.Random) -> Move | None:
    """Any of the list of a class, and no more of it than is needed to find one."""
    meant: list[Move] = list(rule.candidates(state))
    chance.shuffle(meant)
    return next((move for move in meant if rule.refusal(state, move) is None), None)


def reveal(state: State, name: str, chance: random.Random) -> Move:
    """Return end cards that no other player has shown."""
    known = {card for player in state.players.values() for card in player.shown or ()}
    left = [card for card in BOX.end.cards if card not in known and card != "other"]
    chance.shuffle(left)
    cards = left[: state.players[name].end_cards]
    return GAME.read(f"reveal {name} {', '.join(cards) or 'none'}", state)
