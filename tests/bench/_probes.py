"""One figure of one revision: `python -P …/_probes.py NAME FOLDER`, with the checkout in PYTHONPATH, prints it as JSON.

The same code measures both revisions. It calls only what the tests of each have had since 973c1db, and imports that
where it is called, so that a figure does not pay for the modules of another one.
"""

from __future__ import annotations

import asyncio
import json
import resource
import subprocess
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, partial
from importlib import import_module
from importlib.util import find_spec
from itertools import islice, pairwise
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tests.support.china.recorded_games import Recorded

Figures = Mapping[str, float]

TRIES = 5
STARTS = 4
TURNS = 3
POSITIONS = 40
TIME = "20:00:00"
MOST_DROPPED, EVERY, MANY = 5, 3, 7
COLD = 700
"""Moves of the record that is checked in a process that has to load everything first."""


def replay(_: Path) -> Figures:
    """Replay the real game with every rule checked."""
    from tests.bench.replay import replay as play

    text, time = _real().text, _find("measuring", "time_processor", "worked")
    return {"replay of the real game, ms": min(time(lambda: play(text))[0] for _ in range(TRIES))}


def check(folder: Path) -> Figures:
    """Check a record in a process of its own; the modules are compiled, as those of an installed program are."""
    path = folder / "cold.1880"
    path.write_text(_real().first(COLD), "utf-8")
    command = (sys.executable, "-m", "eighteen80", "check", str(path))
    clocks, works = [], []
    for _ in range(STARTS):
        before, began = _children(), perf_counter()
        subprocess.run(command, check=True, capture_output=True)
        clocks.append(perf_counter() - began)
        works.append(_children() - before)
    return {"cold check, s": min(clocks), "cold check, s of processor time": min(works)}


def start(folder: Path) -> Figures:
    """Start the table until its game is painted, beyond what the least application of Textual takes."""
    table = import_module("tests.bench.table")  # first: the table sets Textual's pace
    path, time = _write_laying(folder), _find("measuring", "time_processor", "worked")
    start_time = vars(table).get("_start_time") or vars(table)["_started"]  # the second is its name in older revisions
    bare = [time(lambda: asyncio.run(start_time(table.Bare))) for _ in range(STARTS)]
    ours = [time(lambda: asyncio.run(vars(table)["_sat_down"](path))) for _ in range(STARTS)]
    (least, soonest), (work, clock) = (map(min, zip(*each, strict=True)) for each in (bare, ours))
    return {
        "start to painted game beyond bare Textual, ms": clock - soonest,
        "the same, ms of processor time": work - least,
    }


def key(folder: Path) -> Figures:
    """Type into the table in a pseudo-terminal: to the last byte that comes of a key, by the clock and in work."""
    from tests.bench import outside

    lasts, works = [], []
    with outside.Terminal(_write_laying(folder)) as terminal:
        terminal.wait(outside.OPENED)
        for _ in range(TURNS):
            for sign in outside.TYPED:
                before = terminal.processor()
                lasts.append(terminal.key(sign.encode())[1])
                works.append(terminal.processor() - before)
            terminal.key(outside.WIPE)
    return {
        "key to last byte, median, ms": median(lasts),
        "key to last byte, 95 of 100, ms": quantiles(lasts, n=20)[-1],
        "key, ms of processor time": sum(works) / len(works),
    }


def legal(_: Path) -> Figures:
    """List every lay of the company to move, over positions of the real game."""
    from eighteen80.record.replay import Replay
    from tests.bench.moves import building, lays

    positions = list(building(Replay(_real().text.encode()).history.moves))
    chosen = islice(positions, 0, None, max(1, len(positions) // POSITIONS))
    spent = [min(lays(state)[0] for _ in range(2)) for state in chosen]
    return {"legal lists of a company's lays, median, ms": median(spent), "the longest of them, ms": max(spent)}


def memory(_: Path) -> Figures:
    """Read the real game; the most memory that took."""
    from eighteen80.record.replay import Replay
    from tests.support.measuring import peak

    reading = Replay(_real().text.encode())
    assert reading.history.moves
    return {"memory with the real game read, MB": peak()}


def keys(_: Path) -> Figures:
    """Count the keys of each kind of Russian Railroads' moves and of Yokohama's ledger turns in the demo games."""
    from eighteen80.record.replay import Replay

    found: dict[str, list[int]] = defaultdict(list)
    for game in ("russia", "yokohama"):
        history = Replay(Path(f"assets/{game}/demo.{game}").read_bytes()).history
        turns = _turns(history.moves) if game == "yokohama" else ([move] for move in history.moves)
        for moves in islice(turns, 0, None, EVERY):
            count = _fewest(history, moves)
            verbs = (move.line.partition(" ")[0] for move in moves)
            found[f"{game}, all"].append(count)
            if len(moves) == len(("done", "act")):
                found["yokohama, turns of one move"].append(count)
            found[f"{game}, {' '.join(dict.fromkeys(verb for verb in verbs if verb != 'done'))}"].append(count)
    medians = {f"keys, {kind}, median": median(each) for kind, each in found.items() if len(each) >= MANY}
    return medians | {f"keys, {kind} ({len(each)})": sum(each) for kind, each in sorted(found.items())}


def _turns(moves: Sequence[Any]) -> Iterator[Sequence[Any]]:
    """Yield the turns, each with the end of the turn before, which the next line implies; tolls follow the action."""
    ends = [at for at, move in enumerate(moves) if move.line == "done"]
    for begin, end in pairwise(ends):
        head, *rest = moves[begin:end]
        tolls = [move for move in rest if move.line.startswith("toll")]
        action, *others = [move for move in rest if move not in tolls]
        yield [head, action, *tolls, *others]


def _fewest(history: Any, moves: Sequence[Any]) -> int:
    """Count the keys of the shortest line found for these moves, Enter included.

    `done` is implied by what follows, and so is the end of a move where its line is read without a semicolon.
    """
    made = history.copy()
    del made.moves[min(move.number for move in moves) - 1 :]
    if hasattr(made, "strict"):
        made.strict = False
    lines = [move.line for move in moves]
    typed = ""
    for number in range(min(len(lines), 2), len(lines) + 1):
        wanted = lines[:number]
        piece = _shortest(partial(_means, made, wanted, typed), lines[number - 1])
        joined = (typed.removesuffix(";") + each for each in (piece.replace(" ", ""), piece))
        typed = f"{next((way for way in joined if _means(made, wanted, '', way)), typed + piece)};"
    return len(typed)


def _means(made: Any, wanted: Sequence[str], typed: str, line: str) -> bool:
    from eighteen80.refusals import Refusal

    try:
        return [entry.line for entry in made.copy().take_line(typed + line, TIME)] == wanted
    except Refusal:
        return False


def _shortest(means: Callable[[str], bool], line: str) -> str:
    """Shorten the line in several ways while it means the same; return the shortest result."""
    means, found = cache(means), [line]
    for shorten in (_cut_first, _drop_first, partial(sorted, key=len), partial(sorted, key=len, reverse=True)):
        words: Sequence[str] | None = line.split()
        while words is not None:
            found.append(" ".join(words))
            edited = dict.fromkeys(" ".join(new) for edit in (_cuts, _drops, _glues) for new in edit(words))
            shorter = shorten([new for new in edited if len(new) < len(found[-1])])
            words = next((new.split() for new in shorter if means(new)), None)
    return min(found, key=len)


def _cut_first(lines: Sequence[str]) -> Sequence[str]:
    """Leave the lines as they are: with a word cut, then with some dropped, then with two as one."""
    return lines


def _drop_first(lines: Sequence[str]) -> Sequence[str]:
    """Put lines of fewer words first."""
    return sorted(lines, key=lambda line: line.count(" "))


def _cuts(words: Sequence[str]) -> Iterator[Sequence[str]]:
    """Cut a word after some letters, with or without its last sign, or to its first and another letter."""
    for at, word in enumerate(words):
        for letters in range(1, len(word)):
            for short in (word[:letters], word[:letters] + word[-1], word[0] + word[letters]):
                yield [*words[:at], short, *words[at + 1 :]]


def _drops(words: Sequence[str]) -> Iterator[Sequence[str]]:
    """Drop some words next to each other, the most first."""
    for many in range(min(MOST_DROPPED, len(words) - 1), 0, -1):
        yield from ([*words[:at], *words[at + many :]] for at in range(len(words) - many + 1))


def _glues(words: Sequence[str]) -> Iterator[Sequence[str]]:
    """Write two words as one, in either order."""
    for at in range(len(words) - 1):
        for one in (words[at] + words[at + 1], words[at + 1] + words[at]):
            yield [*words[:at], one, *words[at + 2 :]]


PROBES: Mapping[str, Callable[[Path], Figures]] = {
    probe.__name__: probe for probe in (replay, check, start, key, legal, memory, keys)
}


def _real() -> Recorded:
    """Find the real game, or the longest that the tests keep."""
    # A revision from before the folders had their names calls the module `recorded`. That is sought first: this tree's
    # modules can be imported there too, as it is installed.
    name = "recorded" if find_spec("tests.support.china.recorded") else "recorded_games"
    shared, kept = (_find(f"china.{name}", *names) for names in (("shared_games", "shared"), ("kept_games", "kept")))
    return next(shared(1), None) or max(kept(), key=lambda game: len(game.text))


def _write_laying(folder: Path) -> Path:
    """Write the record of a company about to lay track."""
    return _find("sitting", "write_beginning", "begun")(folder, _find("sitting", "LAYING"))


def _find(module: str, *names: str) -> Any:
    """Return what the module calls by the first name that it has: older revisions have the names after it."""
    found = import_module(f"tests.support.{module}")
    return next(getattr(found, name) for name in names if hasattr(found, name))


def _children() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


if __name__ == "__main__":
    print(json.dumps(PROBES[sys.argv[1]](Path(sys.argv[2]))))
