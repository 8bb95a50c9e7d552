"""Fewest keys for recorded moves, typed or proposed, each with the key that enters it or separates it from the next.

A proposal is taken by Tab and entered; it counts if it makes the very moves that were made.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from itertools import chain, combinations, groupby, product
from typing import Any, TypeVar

from eighteen80.capabilities import HasTurns, SuggestsLines
from eighteen80.china import GAME
from eighteen80.china.map.tiles import position_words
from eighteen80.china.moves import Buy, Done, Found, Lay, Move, Pass, Pay, Run, Sell, Station, Train, Withhold
from eighteen80.china.rules.operating.phases import current_type
from eighteen80.china.rules.operating.turn_events import TrainsRun
from eighteen80.record.history import NO_TIME, Accepted, History
from eighteen80.refusals import Refusal

ENTER, TAB = 1, 1
MOST_EDGES = 3
_FIGURE = re.compile(r"\d+")
Answer = TypeVar("Answer")
_known: dict[tuple[object, int, str], tuple[Accepted, Any]] = {}


def fewest(entries: Sequence[Accepted]) -> list[tuple[int, int]]:
    """The cheapest way through a game: of each line, how many moves it makes and how many keys it takes."""
    least: list[tuple[int, int, int]] = [(0, 0, 0)] * (len(entries) + 1)
    for at in range(len(entries) - 1, -1, -1):
        options = [(1, count_keys(entries[at]))]
        options += count_proposals(entries, at)
        least[at] = min((keys + least[at + moves][0], moves, keys) for moves, keys in options)
    found, at = [], 0
    while at < len(entries):
        _, moves, keys = least[at]
        found.append((moves, keys))
        at += moves
    return found


def count_proposals(entries: Sequence[Accepted], at: int) -> Iterator[tuple[int, int]]:
    """Of each proposed line that makes the moves from here on, how many those are, and its keys."""
    for number, line in enumerate(GAME.offers(SuggestsLines).likely(entries[at].before), 1):
        made = made_by(line, entries[at])
        wanted = entries[at : at + len(made)]
        if made and len(wanted) == len(made) and all(map(same, wanted, made)):
            yield len(made), number * TAB + ENTER


def made_by(line: str, before: Accepted) -> list[Move | None]:
    """Return the moves of a line at the moment before this move, all or none; kept for later calls."""
    return _once(_made_by, before, line)


def _made_by(before: Accepted, line: str) -> list[Move | None]:
    history = History(GAME, before.before, GAME.version)
    try:
        return [entry.move for entry in history.take_line(line, NO_TIME)]
    except Refusal:
        return []


def _once(work: Callable[[Accepted, str], Answer], entry: Accepted, line: str) -> Answer:
    key = work, id(entry), line
    if key not in _known:
        # The entry is kept too, so that no other one is ever found in its place.
        _known[key] = entry, work(entry, line)
    answer: Answer = _known[key][1]
    return answer


def count_keys(entry: Accepted) -> int:
    """The keys of the shortest line that is understood as the move, the one that enters it included."""
    return len(line_of(entry)) + ENTER


def line_of(entry: Accepted, *, positions: bool = True) -> str:
    """The shortest line; without the numbers of positions if these are not wanted."""
    lines = sorted({line for line in _lines(entry) if positions or "/" not in line}, key=len)
    return next((line for line in lines if _does(entry, line)), entry.line)


def _does(entry: Accepted, line: str) -> bool:
    """Return whether the line repeats the move; of two runs with equal income, a table types the shorter."""
    if not isinstance(entry.move, Run):
        return _once(means, entry, line)
    made = made_by(line, entry)
    return len(made) == 1 and isinstance(made[0], Run) and _income(entry, made[0]) == _income(entry, entry.move)


def _income(entry: Accepted, run: Run) -> object:
    """Return the income of a run."""
    return [event.total for event in GAME.apply(entry.before, run).events if isinstance(event, TrainsRun)]


def same(entry: Accepted, made: Move | None) -> bool:
    """Return whether the move is the recorded one, or a run with the same income."""
    runs = isinstance(made, Run) and isinstance(entry.move, Run)
    return made == entry.move or (runs and _income(entry, made) == _income(entry, entry.move))


def _lines(entry: Accepted) -> Iterator[str]:
    verb, _, rest = entry.line.partition(" ")
    yield from (verb[:letters] for letters in range(1, len(verb) + 1))
    match entry.move:
        case Lay() as move:
            tiles = (f"{tile}{way}" for tile, way in product(_endings(move.tile), ways(move)))
            yield from (f"{lead}{move.hex} {tile}" for tile, lead in product(tiles, ("", "l")))
        case Buy(company=name):
            yield from (f"b{name[:letters]}" for letters in (1, 2, 3))
        case Sell(bundles=bundles):
            yield "s" + " ".join(f"{name}{shares}" for name, shares in bundles)
            yield "s" + " ".join(name for name, _ in bundles)
        case Train(type=train, seller=None):
            yield f"t{train}"
        case Run():
            yield from (f"r{figure}" for figure in _FIGURE.findall(entry.facts)[:1])
        case Station(hex=name):
            yield f"s{name}"
        case Found(company=name, price=price, certificate=share, permits=permits, row=row):
            yield from (f"f{name} {price} {share} {permits}{place}" for place in ("", f" {row}"))
    yield from (f"{verb[:letters]}{gap}{rest}" for letters, gap in product((0, 1, 2), ("", " ")) if rest)


def _endings(number: str) -> Iterator[str]:
    return (number[start:] for start in range(len(number)))


def means(entry: Accepted, line: str) -> bool:
    """Return whether the line would have meant the move that was made."""
    try:
        return bool(GAME.resolve(entry.before, GAME.read(line, entry.before)) == entry.move)
    except Refusal:
        return False


def ways(move: Lay) -> Iterator[str]:
    """Yield parts of the position that may be enough, glued: nothing, edges of one stretch, edges of both, a number."""
    stretches = [list(_some(words.split("-"))) for words in position_words(move.tile, move.rotation or 0).split()]
    yield ""
    yield from chain(*stretches)
    yield from map("".join, product(*stretches))
    yield f"/{move.rotation}"


def _some(edges: Sequence[str]) -> Iterator[str]:
    for number in range(1, min(len(edges), MOST_EDGES) + 1):
        yield from map("".join, combinations(edges, number))


# Budgets

IN_A_TURN = (Lay, Run, Pay, Withhold, Train, Done)


def usual(entry: Accepted) -> str:
    """Return the kind of move in the budgets, or "" for a rare one.

    Rare are a run other than the best, a train that is not the next of the bank, shares of several companies at once.
    """
    match entry.move:
        case Run():
            return "run" if _does(entry, "run") else ""
        case Train(type=train, seller=seller):
            return "train" if seller is None and train == current_type(entry.before) else ""
        case Sell(bundles=bundles):
            return "share" if len(bundles) == 1 else ""
        case Buy():
            return "share"
        case Lay() | Pass() | Pay() | Withhold() | Done():
            return entry.move.verb
    return ""


def keys_by_kind(entries: Sequence[Accepted]) -> dict[str, list[int]]:
    """The keys that each usual move takes, by its kind."""
    found: dict[str, list[int]] = {}
    for entry in entries:
        if kind := usual(entry):
            found.setdefault(kind, []).append(count_keys(entry))
    return found


def routine_turns(entries: Sequence[Accepted]) -> Iterator[int]:
    """The keys of each company's turn that is like most: a tile, the best run, its dividend, a train, nothing twice."""
    for _, turn in groupby(entries, key=lambda entry: GAME.offers(HasTurns).turn_key(entry.before)):
        moves = list(turn)
        kinds = [type(entry.move) for entry in moves]
        decided = Run in kinds and (Pay in kinds or Withhold in kinds)
        if decided and len({*kinds}) == len(kinds) and {*kinds} <= {*IN_A_TURN} and all(map(usual, moves)):
            yield sum(keys for _, keys in fewest(moves))
