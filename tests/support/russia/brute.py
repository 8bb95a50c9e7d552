"""Lists of legal moves compared with what can be found by trying: every line that the grammar has, one by one."""

from __future__ import annotations

import random
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from functools import cache
from itertools import product
from typing import Any, NamedTuple

from eighteen80.russia import GAME
from eighteen80.russia.box.components import BOX, Effect
from eighteen80.russia.corrections.printed import ENGINEER as OF_ENGINEER
from eighteen80.russia.corrections.printed import OPEN_NUMBER
from eighteen80.russia.fields.phrases import Chain, Part, Step, Use, merge_parts
from eighteen80.russia.moves import (
    SPACES,
    Bonus,
    BoxPrint,
    BuildOwed,
    Card,
    Done,
    FreedTo,
    Hire,
    LayDoubler,
    Move,
    MoveMarkers,
    Order,
    Pass,
    Relocate,
    Stay,
    Take,
    TakeSteps,
    Token,
)
from eighteen80.russia.rules.actions.industry import FRONT, REAR, Push, Tile
from eighteen80.russia.rules.actions.locomotives import RETURN, Slot
from eighteen80.russia.rules.actions.space_lines import move_on, number_of
from eighteen80.russia.rules.actions.spaces import is_own, space_of
from eighteen80.russia.rules.actions.tokens import ENGINEER
from eighteen80.russia.rules.actions.tracks import EXTRA, WHITE
from eighteen80.russia.state import ACTIONS, BONUS, COLOURS, LINES, RELOCATE, Freed, State, effect_of, own_space
from eighteen80.russia.turn import ENGINE
from tests.support.russia.random_games import Unsound

Parts = tuple[Part, ...]
MOST_STEPS = 2
"""Number of a token's steps tried: with four there are twenty thousand ways to write them."""
SOURCES = (WHITE, EXTRA)
CHAIN = 3
SPACES_TRIED = 3
"""Number of spaces whose lines are all tried at a moment."""


class Reached(NamedTuple):
    """The table after a move, independent of the order of its parts, and whether a locomotive is in hand."""

    in_hand: bool
    owed: tuple[str, ...]
    table: tuple[Hashable, ...]


def outcome(state: State, move: Move) -> Reached:
    """Return the result of a move. A chain that is not typed to its end is taken and asked for, but not listed."""
    after = ENGINE.apply(state, move).state
    earned = {name: player._replace(ledger=tuple(sorted(player.ledger))) for name, player in after.players.items()}
    turn = after.turn._replace(pool=(), groups=()) if after.turn else None
    table = after._replace(players=earned, turn=turn, scored={})
    return Reached(
        bool(after.pool) and isinstance(after.pool[0], Freed),
        tuple(sorted(map(repr, after.pool))),
        tuple(frozenset(value.items()) if isinstance(value, Mapping) else value for value in table),
    )


# Every possible line


def steps(slots: tuple[str, ...], *, plain: bool, least: int) -> Iterator[Parts]:
    """Yield every line of up to the slots' number of steps, each track in any number."""
    colours = ("",) if plain else COLOURS
    pieces = [Step(line, colour) for line in LINES for colour in colours]
    for number in range(least, len(slots) + 1):
        yield from (merge_parts(said) for said in product(pieces, repeat=number))


def pushes(most: int) -> Iterator[Parts]:
    """Every line of steps of the markers, and those that do not say which."""
    for number in range(1, most + 1):
        yield from (merge_parts([Push(name, 1) for name in said]) for said in product((FRONT, REAR), repeat=number))


def chains(state: State) -> Iterator[Parts]:
    """Yield every chain of up to CHAIN locomotives."""
    for length in range(1, CHAIN + 1):
        yield from ((Chain(said),) for said in product(_slots(state), repeat=length))


def _slots(state: State) -> list[Slot]:
    numbers = dict.fromkeys(number for line in state.players[state.actor].locos for number in line)
    return [*map(Slot, LINES), *(Slot(LINES[0], number) for number in numbers), Slot(RETURN)]


def tiles(state: State) -> Iterator[Tile]:
    """Every factory, instead of every other, in every gap."""
    player = state.players[state.actor]
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
    if not _uses_itself(state, space):
        return
    if "again" in effect_of(state, space).model_fields_set:
        return
    for said in parts(state, space):
        if space.startswith("loco") and not said:
            continue
        yield move_on(state, space, said)


def _uses_itself(state: State, space: str) -> bool:
    """Return whether the space has an effect of its own now, not only for the next round or the tableau."""
    printed = BOX.spaces.get(space)
    if printed is None:
        return True
    if printed.place or printed.slot == 0:
        return False
    return not printed.slot or effect_of(state, space) is not printed


def _own(state: State) -> list[str]:
    return [own_space(engineer) for engineer in state.players[state.actor].engineers]


def _owed(state: State) -> Iterator[Move]:
    for said in (*chains(state), ()):
        if said and isinstance(state.pool[0], Freed):
            yield FreedTo(said)
        elif said:
            yield BuildOwed(said)
    yield from (BuildOwed((tile,)) for tile in tiles(state))
    yield from (MoveMarkers(said) for said in pushes(MOST_STEPS + 1))
    for source in ("", *SOURCES):
        plain = bool(source)
        yield from (TakeSteps(source, said) for said in steps(COLOURS[:MOST_STEPS], plain=plain, least=1))
    yield from (Token(token) for token in BOX.tokens)
    yield from (Token("card", (), card, _on_card(state, card)) for card in BOX.cards)
    yield from (Card(card, _on_card(state, card)) for card in BOX.cards)


def _on_card(state: State, card: str) -> str:
    """Return the engineer typed with a card."""
    return state.card_engineer if card == ENGINEER else ""


# Something of it by chance


def stray(state: State, chance: random.Random) -> Move:
    """One line of all that the grammar has."""
    if state.pool:
        return chance.choice(_ANSWERS)(state, chance)
    if state.phase == BONUS:
        return Bonus(chance.choice(list(BOX.setup.bonus)), _any_steps(chance.randint(0, 2), chance, plain=True))
    if not chance.randrange(OTHERWISE):
        return chance.choice(_OTHERWISE[state.phase])(chance)
    spaces = [*(space for space in BOX.spaces if _uses_itself(state, space)), *_own(state)]
    space = chance.choice(spaces)
    move = move_on(state, space, _any_parts(state, effect_of(state, space), chance))
    return Relocate(move) if state.phase == RELOCATE else move


OTHERWISE = 6
"""Lines per line with neither a player's own space nor one of the board."""
_OTHERWISE: Mapping[str, tuple[Callable[[random.Random], Move], ...]] = {
    ACTIONS: (
        lambda _: Pass(),
        lambda _: Hire(),
        lambda chance: Hire(chance.randint(1, BOX.engineers.numbers)),
        lambda chance: Order(chance.randint(1, 2)),
        lambda chance: Order(chance.randint(1, 2), None, chance.choice(("black 2", "loco 1", "doubler", "both"))),
    ),
    RELOCATE: (lambda _: Stay(),),
}


def _any_parts(state: State, effect: Effect, chance: random.Random) -> Parts:
    if effect.build:
        kinds = effect.build if effect.build != ("card",) else ("loco",)
        built = [_any_chain(state, chance) if kind == "loco" else _any_tile(state, chance) for kind in kinds]
        return tuple(chance.sample(built, len(built) if len(kinds) > 1 else 1))
    if effect.again:
        there = [space for space in state.spaces if BOX.spaces.get(space) is None or not BOX.spaces[space].place]
        there = [space for space in there if space != "hire" and not effect_of(state, space).again]
        return tuple(Use(move_on(state, space, ())) for space in there[:1])
    plain = len(set(effect.steps)) == 1 and len(effect.steps[0]) == 1
    number_of_steps = max(0, len(effect.steps) + chance.choice((-1, 0, 0, 0, 1))) if effect.steps else 0
    return (
        *_any_steps(number_of_steps, chance, plain=plain),
        *_any_pushes(effect.industry and effect.industry + 1, chance),
    )


def _any_steps(number: int, chance: random.Random, *, plain: bool) -> Parts:
    colours = ("",) if plain else COLOURS
    return merge_parts([Step(chance.choice(LINES), chance.choice(colours)) for _ in range(number)])


def _any_pushes(most: int, chance: random.Random) -> Parts:
    return merge_parts([Push(chance.choice((FRONT, REAR)), 1) for _ in range(most and chance.randint(0, most))])


def _any_markers(most: int, chance: random.Random) -> Parts:
    """Steps of the markers as an answer says them, with or without their names."""
    return _any_pushes(most, chance) or (Push("", chance.randint(1, most)),)


def _any_chain(state: State, chance: random.Random) -> Part:
    return Chain(tuple(chance.choices(_slots(state), k=chance.randint(1, CHAIN))))


def _any_tile(state: State, chance: random.Random) -> Part:
    return chance.choice(list(tiles(state)))


MOST_STRAY = 5
_ANSWERS: tuple[Callable[[State, random.Random], Move], ...] = (
    lambda state, chance: FreedTo((_any_chain(state, chance),)),
    lambda state, chance: BuildOwed((_any_chain(state, chance),)),
    lambda state, chance: BuildOwed((_any_tile(state, chance),)),
    lambda state, chance: BuildOwed((_any_tile(state, chance), _any_chain(state, chance))),
    lambda _, chance: MoveMarkers(_any_markers(MOST_STRAY, chance)),
    lambda _, chance: TakeSteps("", _any_steps(chance.randint(1, MOST_STRAY), chance, plain=False)),
    lambda _, chance: TakeSteps(chance.choice(SOURCES), _any_steps(chance.randint(1, 3), chance, plain=True)),
    lambda _, chance: Token(chance.choice(list(BOX.tokens))),
    lambda _, chance: Token("steps", _any_steps(chance.randint(1, MOST_STRAY), chance, plain=False)),
    lambda _, chance: Token("industry", _any_markers(MOST_STRAY + 1, chance)),
    lambda state, chance: Token("card", (), card := chance.choice(list(BOX.cards)), _on_card(state, card)),
    lambda state, chance: Card(card := chance.choice(list(BOX.cards)), _on_card(state, card)),
    lambda _, __: LayDoubler("doubler"),
    lambda _, chance: Take(chance.choice(("card", "points"))),
    lambda _, __: Done(),
    lambda _, chance: BoxPrint(OF_ENGINEER, (chance.choice(list(BOX.engineers.engineers)), chance.choice(("?", "1")))),
)


# Compared


def every_line(state: State, chance: random.Random) -> Iterator[Move]:
    """Every line that the grammar has for owed effects, or for some spaces; none where a word is a whole line."""
    if state.pool:
        yield from _owed(state)
    elif state.phase in (ACTIONS, RELOCATE):
        for space in chance.sample([*BOX.spaces, *_own(state)], SPACES_TRIED):
            yield from (Relocate(move) if state.phase == RELOCATE else move for move in _moves_on(state, space))


def lister(state: State, listed: Sequence[Move]) -> Callable[[Move], bool]:
    """Tell whether a move leads where a listed one does, or need not be listed."""

    @cache
    def reached() -> frozenset[Reached]:
        found = {GAME.write(move): outcome(state, GAME.resolve(state, move)) for move in listed}
        _check_once(listed, found)
        return frozenset(found.values())

    def is_listed(move: Move) -> bool:
        if move in listed or _needs_not_be_listed(state, move, listed):
            return True
        there = outcome(state, move)
        return there.in_hand or there in reached()

    return is_listed


def _check_once(listed: Sequence[Move], reached: Mapping[str, Reached]) -> None:
    """Steps that lead to the same table are listed once, however they could be ordered."""
    seen: set[tuple[object, ...]] = set()
    for move in listed:
        parts = getattr(move, "parts", ())
        if parts and all(isinstance(part, Step | Push) for part in parts):
            line = GAME.write(move)
            key = line.split()[:2] if getattr(move, "number", None) or hasattr(move, "which") else line.split()[:1]
            found = (*key, reached[line])
            if found in seen:
                raise Unsound(f"listed twice: {line}")
            seen.add(found)


def _needs_not_be_listed(state: State, move: Any, listed: Sequence[Move]) -> bool:
    """Return whether a list may omit it: parts while a whole is possible, a token without its card."""
    if isinstance(move, BoxPrint):
        # A number may be given at any time; it is listed where it is asked for.
        return move.printed[1] != OPEN_NUMBER
    if isinstance(move, Hire):
        # Amounts are listed by their least and most.
        return move.number is not None and Hire() in listed
    if isinstance(move, Token) and BOX.tokens[move.token].card and not move.card:
        return any(isinstance(other, Token) and other.card for other in listed)
    used = move.use if isinstance(move, Relocate) else move
    if not isinstance(used, SPACES) or isinstance(used, Order):
        return False
    space = space_of(state, used)
    if is_own(space):
        # With one marker the distance goes without a word.
        return len(state.players[state.actor].markers) == 1 and any(isinstance(part, Push) for part in used.parts)
    same = [other.use if isinstance(other, Relocate) else other for other in listed]
    there = [other for other in same if isinstance(other, SPACES) and space_of(state, other) == space]
    number = number_of(getattr(used, "parts", ()))
    return any(number_of(getattr(other, "parts", ())) > number for other in there) or _whole_unsaid(state, used, there)


def _whole_unsaid(state: State, used: Any, there: list[Any]) -> bool:
    """Return whether the space is listed without its obvious parts."""
    asks = effect_of(state, space_of(state, used))
    return bool(asks.industry) and any(len(other.parts) <= len(used.parts) for other in there)
