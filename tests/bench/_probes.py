"""One figure of one revision: `python -P …/_probes.py NAME FOLDER`, with the checkout in PYTHONPATH, prints it as JSON.

The same code measures both revisions. It calls only what each has had since 973c1db, and imports that where it is
called, so that a figure does not pay for the modules of another one.
"""

from __future__ import annotations

import asyncio
import fcntl
import json
import os
import pty
import resource
import select
import struct
import subprocess
import sys
import termios
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import cache, partial
from importlib import import_module
from importlib.util import find_spec
from itertools import islice, pairwise
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter, process_time
from typing import TYPE_CHECKING, Any, Self

if TYPE_CHECKING:
    from textual.app import App

    from tests.support.china.recorded_games import Recorded

Figures = Mapping[str, float]
MILLI = 1000
TRIES, STARTS, TURNS, POSITIONS = 5, 4, 3, 40
MOST_DROPPED, EVERY, MANY = 5, 3, 7
TIME = "20:00:00"
COLD = 700
"""Moves of the record that is checked in a process that has to load everything first."""
LAYING = 499
"""Moves of the demo game before a company that is about to lay track."""
SIZE = COLUMNS, ROWS = 120, 40
TYPED = "run; pay; done"
ENTERED = ("run", "pay", "done", "undo 3")
QUIET = 0.25
"""Seconds without a byte after which all has come that comes of a key: half as many as the cursor takes to blink."""
OPENED = 15.0
"""Seconds after which the table is open, with every process that it needs."""
PATIENCE = 60.0
WIPE = b"\x15"


def replay(_: Path) -> Figures:
    """Replay the real game with every rule checked."""
    from eighteen80.record.replay import Replay

    data = _real().text.encode()
    spent = [_time(lambda: Replay(data))[0] for _ in range(TRIES)]
    assert Replay(data).trouble is None
    return {"replay of the real game, ms": min(spent)}


def check(folder: Path) -> Figures:
    """Check a record in a process of its own; the modules are compiled, as those of an installed program are."""
    path = folder / "cold.1880"
    path.write_text(_real().first(COLD), "utf-8")
    command = (sys.executable, "-m", "eighteen80", "check", str(path))
    clocks, works = [], []
    for _ in range(STARTS):
        before, began = _children_time(), perf_counter()
        subprocess.run(command, check=True, capture_output=True)
        clocks.append(perf_counter() - began)
        works.append(_children_time() - before)
    return {"cold check, s": min(clocks), "cold check, s of processor time": min(works)}


def start(folder: Path) -> Figures:
    """Start the table until its game is painted, beyond what the least application of Textual takes."""
    from eighteen80.table.app import Table  # first: the table sets Textual's pace before Textual is loaded

    # isort: split
    from textual.app import App

    path = _write_laying(folder)
    bare = [_time(lambda: asyncio.run(_first_paint(App(), "Screen"))) for _ in range(STARTS)]
    ours = [_time(lambda: asyncio.run(_first_paint(Table(path), "PlayScreen"))) for _ in range(STARTS)]
    (least, soonest), (work, clock) = (map(min, zip(*each, strict=True)) for each in (bare, ours))
    return {
        "start to painted game beyond bare Textual, ms": clock - soonest,
        "the same, ms of processor time": work - least,
    }


async def _first_paint(app: App[Any], screen: str) -> float:
    """Return the milliseconds until a screen of that class has been painted."""
    began, painted = perf_counter(), asyncio.get_running_loop().create_future()
    display = app._display  # noqa: SLF001  # Textual has no event for what has been painted

    def note_paint(*arguments: Any) -> None:
        display(*arguments)
        if type(app.screen).__name__ == screen and not painted.done():
            painted.set_result(perf_counter())

    app._display = note_paint  # type: ignore[method-assign]  # noqa: SLF001
    async with app.run_test(size=SIZE):
        return float(await asyncio.wait_for(painted, PATIENCE) - began) * MILLI


def key(folder: Path) -> Figures:
    """Type into the table in a pseudo-terminal: to the last byte that comes of a key, by the clock and in work."""
    lasts, works, enters = [], [], []
    with Terminal(_write_laying(folder)) as terminal:
        terminal.wait(OPENED)
        for _ in range(TURNS):
            for sign in TYPED:
                before = terminal.processor_time()
                lasts.append(terminal.key(sign.encode()))
                works.append(terminal.processor_time() - before)
            terminal.key(WIPE)
        for _ in range(TURNS):
            for line in ENTERED:
                terminal.key(line.encode())
                enters.append(terminal.key(b"\r"))
    return {
        "key to last byte, median, ms": median(lasts),
        "key to last byte, 95 of 100, ms": quantiles(lasts, n=20)[-1],
        "key, ms of processor time": sum(works) / len(works),
        "Enter to last byte, median, ms": median(enters),
    }


class Terminal:
    """The table as a shell starts it, in a process of its own in a pseudo-terminal."""

    def __init__(self, record: Path) -> None:
        self._process, self._screen = pty.fork()
        if not self._process:
            os.environ["TERM"], os.environ["LC_ALL"] = "xterm-256color", "C.UTF-8"
            command = (sys.executable, "-m", "eighteen80", "--lang", "en", "open", str(record))
            os.execv(sys.executable, command)  # noqa: S606  # no shell: what is measured is the table alone
        fcntl.ioctl(self._screen, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        with suppress(OSError):
            os.write(self._screen, WIPE + b"quit\r")
            self.wait(OPENED)
        os.close(self._screen)
        os.waitpid(self._process, 0)

    def wait(self, seconds: float) -> None:
        """Read the output for `seconds`."""
        until = perf_counter() + seconds
        while (left := until - perf_counter()) > 0:
            if select.select([self._screen], [], [], left)[0]:
                os.read(self._screen, 1 << 16)

    def key(self, signs: bytes) -> float:
        """Return the milliseconds from a key to the last byte that comes of it."""
        began = perf_counter()
        os.write(self._screen, signs)
        select.select([self._screen], [], [], PATIENCE)
        last = perf_counter()
        while select.select([self._screen], [], [], QUIET)[0]:
            os.read(self._screen, 1 << 16)
            last = perf_counter()
        return (last - began) * MILLI

    def processor_time(self) -> float:
        """Return the milliseconds of processor time of the table's processes so far; 0 if the system hides them."""
        children = Path(f"/proc/{self._process}/task/{self._process}/children")
        with suppress(OSError):
            ticks = sum(map(_ticks, (self._process, *children.read_text().split())))
            return ticks * MILLI / os.sysconf("SC_CLK_TCK")
        return 0.0


def _ticks(process: int | str) -> int:
    user, system = Path(f"/proc/{process}/stat").read_text().rpartition(") ")[2].split()[11:13]
    return int(user) + int(system)


def legal(_: Path) -> Figures:
    """List everything legal to a company that lays track, over moments of the real game not looked at before."""
    from eighteen80.china import GAME
    from eighteen80.record.replay import Replay

    moves = Replay(_real().text.encode()).history.moves
    laying = [entry.before for entry in moves if entry.line.startswith("lay ")]
    chosen = islice(laying, 0, None, max(1, len(laying) // POSITIONS))
    spent = [min(_time_legal(GAME, state) for _ in range(TRIES)) for state in chosen]
    return {"legal lists of who lays track, median, ms": median(spent), "the longest of them, ms": max(spent)}


def _time_legal(game: Any, state: Any) -> float:
    unseen = _unseen(state)
    return _time(lambda: list(game.legal(unseen)))[0]


def _unseen(state: Any) -> Any:
    """Return the moment with a map about which nothing has been computed."""
    board = state.board
    return state._replace(board=type(board)(board.tiles, board.stations, board.supply))


def memory(_: Path) -> Figures:
    """Read the real game; the most memory that took."""
    from eighteen80.record.replay import Replay

    reading = Replay(_real().text.encode())
    assert reading.history.moves
    return {"memory with the real game read, MB": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024}


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


def _time(work: Callable[[], Any]) -> tuple[float, Any]:
    """Return the milliseconds of processor time that the work takes, and its result."""
    began = process_time()
    result = work()
    return (process_time() - began) * MILLI, result


def _children_time() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def _real() -> Recorded:
    """Find the real game, or the longest that the tests keep."""
    # A revision from before the folders had their names calls the module `recorded`. That is sought first: this tree's
    # modules can be imported there too, as it is installed.
    name = "recorded" if find_spec("tests.support.china.recorded") else "recorded_games"
    module = vars(import_module(f"tests.support.china.{name}"))
    shared, kept = (_first_of(module, *names) for names in (("shared_games", "shared"), ("kept_games", "kept")))
    return next(shared(1), None) or max(kept(), key=lambda game: len(game.text))


def _first_of(module: Mapping[str, Any], *names: str) -> Any:
    """Return what the module calls by the first name that it has: older revisions have the names after it."""
    return next(module[name] for name in names if name in module)


def _write_laying(folder: Path) -> Path:
    """Write the record of a company about to lay track: the beginning of the demo game, without remarks."""
    header, _, body = Path("assets/china/demo.1880").read_text("utf-8").partition("--\n")
    moves: Sequence[str] = [line for line in body.splitlines() if line and line[0] not in "#="]
    path = folder / "game.1880"
    path.write_text("\n".join((f"{header}--", *moves[:LAYING], "")), "utf-8")
    return path


if __name__ == "__main__":
    print(json.dumps(PROBES[sys.argv[1]](Path(sys.argv[2]))))
