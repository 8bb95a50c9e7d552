"""The screen: from a key to the painted preview, from Enter to the painted state, from the start to first paint."""

from __future__ import annotations

from eighteen80.table.app import Table  # isort: skip  # first: the table sets Textual's pace before Textual is loaded

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any
from unittest.mock import patch

from textual.app import App
from textual.events import Key
from textual.pilot import Pilot

from eighteen80.table.views.play_view import PlayScreen
from tests.support.measuring import MILLI, Spread, spread, workload
from tests.support.sitting import KEYS, LAYING, SIGNS, SIZES, Sitting, write_beginning

TYPED = "run; pay; done"
LINES = ("run", "pay", "done", "undo 3")
REPAIR = 'insert 1 note "late"'
NAP = 0.001
TURNS, QUICK_TURNS = 12, 1
START_AIM = 150
"""Milliseconds on a machine that does nothing else."""
PATIENCE = 10.0
BETWEEN = 0.1


class Bare(App[None]):
    """The least that Textual can show: what every application pays."""


def figures(*, quick: bool) -> Iterator[str]:
    """Milliseconds on a late position at 120×40."""
    turns = QUICK_TURNS if quick else TURNS
    with TemporaryDirectory() as folder:
        path = write_beginning(Path(folder), LAYING)
        # Each in a loop of its own, which ends once nothing is left that the one before has begun.
        starts = ([asyncio.run(_start_time(make)) for _ in range(turns)] for make in (Bare, lambda: Table(path)))
        bare, ours = map(spread, starts)
        yield f"start to first paint, bare Textual: {bare}"
        yield f"start to first paint, the table: {ours}; beyond bare {ours.median - bare.median:.0f} ms"
        whole = spread([asyncio.run(_sat_down(path)) for _ in range(turns)])
        beyond = whole.median - bare.median
        ratio = f"{beyond / workload():.1f} times the fixed workload"
        yield f"start to the painted game: {whole}; beyond bare {beyond:.0f} (aim {START_AIM} ms), {ratio}"
        keys, enters = asyncio.run(_time_typing(path, turns))
        yield f"key to painted preview: {spread(keys)}"
        yield f"Enter to painted state: {spread(enters)}"
        made, repairs, held = asyncio.run(_time_repairs(path, turns))
        yield f"Enter to painted state after a repair ({made} moves made again): {repairs}"
        yield f"the longest that the screen was held up meanwhile: {held}"


async def _start_time(make: Callable[[], App[None]]) -> float:
    began = perf_counter()
    async with make().run_test(size=SIZES["normal"]):
        return (perf_counter() - began) * MILLI


async def _sat_down(path: Path) -> float:
    """Until every move of the record has been played again and the game is on the screen."""
    began = perf_counter()
    app = Table(path)
    paints = _Paints(app)
    async with app.run_test(size=SIZES["normal"]):
        painted = await paints.wait_for(lambda: isinstance(app.screen, PlayScreen))
    return (painted - began) * MILLI


class _Paints:
    """Notes every moment at which the screen is painted."""

    def __init__(self, app: Table) -> None:
        self.app = app
        self.table = Sitting(app, Pilot(app))
        self.last = 0.0
        self.painted = asyncio.Event()
        self.awaited: Callable[[], bool] | None = None
        self._display = app._display  # noqa: SLF001  # Textual has no event for what has been painted
        app._display = self._note_paint  # type: ignore[method-assign]  # noqa: SLF001

    def _note_paint(self, *arguments: Any) -> None:
        shows = self.awaited is not None and self.awaited()
        self._display(*arguments)
        if shows and not self.painted.is_set():
            self.last = perf_counter()
            self.painted.set()

    async def time_until(self, key: str, done: Callable[[], bool]) -> float:
        """Milliseconds from pressing the key until what it led to has been painted."""
        sign = SIGNS.get(key, key)
        began = perf_counter()
        self.app.post_message(Key(key, sign if len(sign) == 1 else None))
        return (await self.wait_for(done) - began) * MILLI

    async def wait_for(self, done: Callable[[], bool]) -> float:
        """The moment of the first paint after something is so: waited for, since asking would take what is measured."""
        self.painted.clear()
        self.awaited = done
        await asyncio.wait_for(self.painted.wait(), PATIENCE)
        self.awaited = None
        return self.last


async def _time_typing(path: Path, turns: int, typed: str = TYPED, first: str = "") -> tuple[list[float], list[float]]:
    """Keys and Enter, with advice from its own process as at a real table."""
    app = Table(path)
    paints = _Paints(app)
    async with app.run_test(size=SIZES["normal"]):
        await paints.wait_for(lambda: isinstance(app.screen, PlayScreen))
        for sign in first:
            await _key_time(paints, sign)
        keys = [await _key_time(paints, sign) for _ in range(turns) for sign in typed]
        await paints.table.press("ctrl+u")
        enters = [await _enter_time(paints, line) for _ in range(turns) for line in LINES]
    return keys, enters


async def time_enters(path: Path, turns: int) -> list[float]:
    """Milliseconds of each Enter alone, as at a real table, where the process that advises has begun."""
    return (await _time_typing(path, turns, typed="", first=TYPED[0]))[1]


async def time_keys(path: Path, lines: Sequence[str]) -> list[float]:
    """Milliseconds from each key of these lines to its painted preview."""
    app = Table(path)
    paints = _Paints(app)
    found = []
    async with app.run_test(size=SIZES["normal"]):
        await paints.wait_for(lambda: isinstance(app.screen, PlayScreen))
        for line in lines:
            found += [await _key_time(paints, sign) for sign in line]
            await paints.table.press("ctrl+u")
    return found


async def _time_repairs(path: Path, turns: int) -> tuple[int, Spread, Spread]:
    """A move put before all others; how long a key would have had to wait is what a nap is too long."""
    app = Table(path)
    paints = _Paints(app)
    repairs, held = [], []
    async with app.run_test(size=SIZES["normal"]):
        await paints.wait_for(lambda: isinstance(app.screen, PlayScreen))
        await _key_time(paints, TYPED[0])
        await paints.table.press("ctrl+u")
        for _ in range(turns):
            naps = asyncio.create_task(_longest_nap())
            repairs.append(await _enter_time(paints, REPAIR))
            naps.cancel()
            held.append(await naps)
            await _enter_time(paints, "undo repair")
        return len(paints.table.screen.session.entries), spread(repairs), spread(held)


async def _longest_nap() -> float:
    """Return by how many milliseconds the longest nap was too long until this is cancelled."""
    longest = 0.0
    with suppress(asyncio.CancelledError):
        while True:
            began = perf_counter()
            await asyncio.sleep(NAP)
            longest = max(longest, (perf_counter() - began - NAP) * MILLI)
    return longest


async def _key_time(paints: _Paints, sign: str) -> float:
    entry = paints.table.screen.entry
    if entry.value == TYPED:
        await paints.table.press("ctrl+u")
    wanted = entry.value + sign
    taken = await paints.time_until(KEYS.get(sign, sign), lambda: entry.advice.text == wanted)
    await asyncio.sleep(BETWEEN)
    return taken


async def _enter_time(paints: _Paints, line: str) -> float:
    """Measure the time until every pane shows the accepted line: the cursor may be painted once more before."""
    screen = paints.table.screen
    before = screen.session.state
    await paints.table.type(line)
    await asyncio.sleep(BETWEEN)
    with patch.object(screen, "show_state", wraps=screen.show_state) as shown:
        return await paints.time_until("enter", lambda: shown.called and screen.session.state is not before)
