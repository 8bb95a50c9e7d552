"""Lists of legal moves compared with what can be found by trying: every line that the grammar has, one by one."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator, Mapping
from itertools import product
from typing import Any, NamedTuple

from eighteen80.refusals import Refusal
from eighteen80.russia import GAME
from eighteen80.russia.action.choices import number_of
from eighteen80.russia.action.factories import Tile
from eighteen80.russia.action.industry import FRONT, REAR, Push
from eighteen80.russia.action.locomotives import RETURN, Slot
from eighteen80.russia.action.spaces import is_own, space_of
from eighteen80.russia.box.components import BOX
from eighteen80.russia.box.parts import Effect
from eighteen80.russia.moves import BuildOwed, Card, FreedTo, Move, MoveMarkers, Order, Relocate, TakeSteps, Token
from eighteen80.russia.play import making
from eighteen80.russia.play.phrases import Chain, Part, Step, Use, merged
from eighteen80.russia.play.spelling import SPACES
from eighteen80.russia.state import ACTIONS, COLOURS, LINES, RELOCATE, Freed, State, effect_of, own_space
from tests.support.russia.rambling import Unsound

Parts = tuple[Part, ...]
MOST_STEPS = 2
"""Of tokens, so many steps are tried: with four there are twenty thousand ways to say them."""
CHAIN = 3
MOST = 800
"""So many lines are tried at a moment, chosen by chance."""
IN_HAND = "Freed("
"""A chain that is not typed to its end is taken, and asked for, but not listed."""


class Tried(NamedTuple):
    """A move that the rules let pass, and what the table looks like after it."""

    move: Move
    outcome: str


def outcome(state: State, move: Move) -> str:
    """The table after a move, whatever the order in which things were done."""
    after = making.apply(state, move).state
    seen = GAME.dump(after)
    return json.dumps([seen, sorted(map(repr, after.pool))], sort_keys=True, default=str)


def passed(state: State, moves: Iterator[Move]) -> Iterator[Tried]:
    """Those that the rules let pass."""
    for move in moves:
        try:
            yield Tried(move, outcome(state, making.resolve(state, move)))
        except Refusal:
            continue


# Everything that can be said


def steps(slots: tuple[str, ...], *, plain: bool, least: int) -> Iterator[Parts]:
    """Every line of so many steps, each track as often as it is said."""
    colours = ("",) if plain else COLOURS
    pieces = [Step(line, colour) for line in LINES for colour in colours]
    for number in range(least, len(slots) + 1):
        yield from (merged(said) for said in product(pieces, repeat=number))


def pushes(most: int) -> Iterator[Parts]:
    """Every line of steps of the markers, and those that do not say which."""
    for number in range(1, most + 1):
        yield from (merged([Push(name, 1) for name in said]) for said in product((FRONT, REAR), repeat=number))


def chains(state: State) -> Iterator[Parts]:
    """Every chain of so many locomotives."""
    numbers = dict.fromkeys(number for line in state.players[state.who].locos for number in line)
    slots = [*map(Slot, LINES), *(Slot(LINES[0], number) for number in numbers), Slot(RETURN)]
    for length in range(1, CHAIN + 1):
        yield from ((Chain(said),) for said in product(slots, repeat=length))


def tiles(state: State) -> Iterator[Tile]:
    """Every factory, instead of every other, in every gap."""
    player = state.players[state.who]
    numbers = (0, *dict.fromkeys((*state.returned, *(number for line in player.locos for number in line))))
    for number, instead in product(numbers, (0, *dict.fromkeys(player.factories))):
        twice = player.factories.count(instead) > 1
        yield from (Tile(number, instead, gap) for gap in (0, *(range(1, BOX.locomotives.gaps + 1) if twice else ())))


def builds(state: State, effect: Effect) -> Iterator[Parts]:
    """Every locomotive or factory; of both, in either order."""
    if len(effect.build) > 1:
        for chain, tile in product(list(chains(state)), list(tiles(state))):
            yield (*chain, tile)
            yield (tile, *chain)
        return
    yield from chains(state)
    if effect.build != ("card",):
        yield from ((tile,) for tile in tiles(state))


def parts(state: State, space: str) -> Iterator[Parts]:
    """Every line of a space."""
    effect = effect_of(state, space)
    yield ()
    if effect.build:
        yield from builds(state, effect)
    elif effect.again:
        for other in state.spaces:
            yield from ((Use(move),) for move in _moves_on(state, other))
    else:
        plain = len(set(effect.steps)) == 1 and len(effect.steps[0]) == 1
        walked = list(steps(effect.steps, plain=plain, least=0)) if effect.steps else [()]
        pushed = [(), *pushes(effect.industry)] if effect.industry else [()]
        yield from ((*one, *other) for one, other in product(walked, pushed) if one or other)


def _moves_on(state: State, space: str) -> Iterator[Move]:
    from eighteen80.russia.action.uses import move_on

    printed = BOX.spaces.get(space)
    if printed is not None and (printed.place or space == "hire" or printed.slot == 0):
        return
    if "again" in effect_of(state, space).model_fields_set:
        return
    for said in parts(state, space):
        if space.startswith("loco") and not said:
            continue
        yield move_on(state, space, said)


def _placements(state: State) -> Iterator[Move]:
    for space in (*BOX.spaces, *map(own_space, state.players[state.who].engineers)):
        if space in BOX.spaces and BOX.spaces[space].slot and effect_of(state, space) is BOX.spaces[space]:
            continue
        yield from _moves_on(state, space)


def _owed(state: State) -> Iterator[Move]:
    for said in (*chains(state), ()):
        if said and isinstance(state.pool[0], Freed):
            yield FreedTo(said)
        elif said:
            yield BuildOwed(said)
    yield from (BuildOwed((tile,)) for tile in tiles(state))
    yield from (MoveMarkers(said) for said in pushes(MOST_STEPS + 1))
    for source in ("", "white", "extra"):
        plain = bool(source)
        yield from (TakeSteps(source, said) for said in steps(COLOURS[:MOST_STEPS], plain=plain, least=1))
    yield from (Token(token) for token in BOX.tokens)
    yield from (Token("card", (), card, state.card_engineer) for card in BOX.cards)
    yield from (Card(card, state.card_engineer) for card in BOX.cards)


# Compared


WHOLE: Mapping[str, Callable[[State], Iterator[Move]]] = {
    ACTIONS: _placements,
    RELOCATE: lambda state: map(Relocate, _placements(state)),
}


def check_list(state: State, chance: random.Random) -> int:
    """Raise where the list has what the rules forbid, or lacks what they let pass; how many lines were compared."""
    if state.turn is None or (not state.pool and state.phase not in WHOLE):
        return 0
    listed = list(GAME.legal(state))
    reached = {GAME.write(move): outcome(state, GAME.resolve(state, move)) for move in listed}
    _check_once(listed, reached)
    compared = list(_owed(state) if state.pool else WHOLE[state.phase](state))
    if len(compared) > MOST:
        compared = chance.sample(compared, MOST)
    for tried in passed(state, iter(compared)):
        if IN_HAND in tried.outcome or tried.outcome in reached.values():
            continue
        if _needs_not_be_listed(state, tried.move, listed):
            continue
        raise Unsound(f"not listed: {GAME.write(GAME.resolve(state, tried.move))}")
    return len(reached)


def _check_once(listed: list[Move], reached: Mapping[str, str]) -> None:
    """Steps that lead to the same table are listed once, however they could be ordered."""
    seen: set[tuple[object, ...]] = set()
    for move in listed:
        said = getattr(move, "parts", ())
        if said and all(isinstance(part, Step | Push) for part in said):
            line = GAME.write(move)
            key = line.split()[:2] if getattr(move, "number", None) or hasattr(move, "which") else line.split()[:1]
            found = (*key, reached[line])
            if found in seen:
                raise Unsound(f"listed twice: {line}")
            seen.add(found)


def _needs_not_be_listed(state: State, move: Any, listed: list[Move]) -> bool:
    """Parts of a space of the board are listed only where nothing whole is, a token without its card likewise."""
    if isinstance(move, Token) and BOX.tokens[move.token].card and not move.card:
        return any(isinstance(other, Token) and other.card for other in listed)
    used = move.use if isinstance(move, Relocate) else move
    if not isinstance(used, SPACES) or isinstance(used, Order):
        return False
    space = space_of(state, used)
    if is_own(space):
        return False
    same = [other.use if isinstance(other, Relocate) else other for other in listed]
    there = [other for other in same if isinstance(other, SPACES) and space_of(state, other) == space]
    said = number_of(getattr(used, "parts", ()))
    return any(number_of(getattr(other, "parts", ())) > said for other in there) or _whole_unsaid(state, used, there)


def _whole_unsaid(state: State, used: Any, there: list[Any]) -> bool:
    """Whether the space is listed without saying what goes without saying."""
    asks = effect_of(state, space_of(state, used))
    return bool(asks.industry) and any(len(other.parts) <= len(used.parts) for other in there)
