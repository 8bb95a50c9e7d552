"""A banker at the table: keys in, what the screen shows out. Nothing but the keyboard is used."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path
from typing import Any, TypeVar

from textual.app import App
from textual.events import Key
from textual.pilot import Pilot

from eighteen80 import resources
from eighteen80.china import GAME
from eighteen80.table.app import Table, WatchApp
from eighteen80.table.draw.panes import AnswerPanel, Pane
from eighteen80.table.input.adviser import ProcessAdviser
from eighteen80.table.views.board_view import BoardScreen
from eighteen80.table.views.play_view import PlayScreen
from eighteen80.words import LANGUAGES
from tests.support.fast_screens import answer_newest, look_at, paint_on_demand
from tests.support.local_adviser import LocalAdviser
from tests.support.move_cache import made_once

SIZES = {"narrow": (80, 24), "normal": (120, 40), "wide": (200, 60)}
SCREENS = [*zip(SIZES, LANGUAGES, strict=True)]
"""Each size and each language once."""
USUAL = SIZES["normal"], "en"
KEYS = {" ": "space", ";": "semicolon", ",": "comma", "?": "question_mark", "+": "plus", ":": "colon", "/": "slash"}
SIGNS = {name: sign for sign, name in KEYS.items()}
MOMENT, GLANCE, PATIENCE = 0.002, 0.02, 60
PASSES = 2
"""Number of idle passes in a row of a settled screen: work started in one comes a pass later."""
DEMO = Path(str(resources.asset_path(f"china/demo{GAME.ending}")))
# Moments of the demo game, by how many moves lead there: a bid for P3, investors being chosen, Cleo about to found,
# the third pass through the turn order list, BCR with its trains to run, three companies founded in a share round, CKR
# with track to lay, NJR with a train to buy, NJR before its best run, the end.
AUCTION, DRAFT, FOUNDING, THIRD_PASS, RUNNING, TRADING, LAYING, LATE, GRAND_RUN, OVER = (
    15, 47, 53, 121, 312, 424, 499, 554, 598, 609,
)  # fmt: skip


Kept = TypeVar("Kept")


class Sitting:
    """One screen under test. Time passes in it only while it is asked to do something, so that a test is no task."""

    def __init__(self, app: App[None], pilot: Pilot[None], runner: asyncio.Runner) -> None:
        self.app = app
        self.pilot = pilot
        self._runner = runner

    def wait(self, work: Coroutine[Any, Any, Kept]) -> Kept:
        """Let time pass until this is done. What a test does itself counts as done by a task of the screen."""
        asyncio._set_running_loop(None)  # noqa: SLF001  # meant for loops, which a test replaces here
        try:
            return self._runner.run(work)
        finally:
            asyncio._set_running_loop(self._runner.get_loop())  # noqa: SLF001

    def type(self, text: str) -> None:
        """Press a key for each sign."""
        self.press(*_keys(text))

    def enter(self, *lines: str) -> None:
        """Type each line and press Enter, without waiting for anything between them."""
        self.press(*(key for line in lines for key in (*_keys(line), "enter")))

    def settle(self) -> None:
        """Wait for work in the background."""
        self.wait(wait_until_settled(self.app))

    def press(self, *keys: str) -> None:
        """Press keys, faster than anybody types, and wait until the screen has settled, as before a key that takes up
        what is offered."""
        self.wait(_press(self.app, keys))

    def wait_for(self, holds: Callable[[], object]) -> None:
        """Wait for what a clock, a thread or another process brings about."""

        async def wait() -> None:
            async with asyncio.timeout(PATIENCE):
                while not holds():
                    await self.pilot.pause(GLANCE)

        self.wait(wait())

    @property
    def screen(self) -> PlayScreen:
        """The banker's screen."""
        assert isinstance(self.app.screen, PlayScreen)
        return self.app.screen

    @property
    def line(self) -> str:
        """Text of the line."""
        return self.screen.entry.value

    def content_of(self, key: str) -> str:
        """Return the content of a pane, in sight or not."""
        screen = self.app.screen
        return _text(screen.pane(key) if isinstance(screen, BoardScreen) else screen.query_one(f"#{key}", Pane))

    @property
    def remark(self) -> str:
        """Text beneath the line, in one row."""
        return " ".join(self.content_of("below").split())

    def say(self, line: str) -> str:
        """Type another line, and return the text beneath it."""
        self.press("ctrl+u")
        self.type(line)
        return self.remark

    @property
    def answer(self) -> str:
        """Content of the sheet over the panes, in one row."""
        return " ".join(self.info().split())

    def info(self) -> str:
        """Content of the sheet over the panes; "" without one."""
        info = self.screen.query_one(AnswerPanel)
        return "\n".join(map(_text, info.query(Pane))) if info.display else ""

    def visible(self) -> set[str]:
        """The panes in sight."""
        assert isinstance(self.app.screen, BoardScreen)
        panes = [*self.app.screen.query(".pane")]
        return {
            str(pane.id)
            for pane in panes
            if pane.region.area and all(node.display for node in pane.ancestors_with_self)
        }


async def _press(app: App[None], keys: Sequence[str]) -> None:
    for before, key in zip(("", *keys), keys, strict=False):
        sign = SIGNS.get(key, key)
        if len(sign) > 1 and key != "enter" and len(SIGNS.get(before, before)) == 1:
            await wait_until_settled(app)
        app.post_message(Key(key, sign if len(sign) == 1 else None))
    await wait_until_settled(app)


def _keys(text: str) -> Iterator[str]:
    return (KEYS.get(sign, sign) for sign in text)


def _text(pane: Pane) -> str:
    width = pane.size.width or 60
    return "\n".join("".join(text for text, _ in line).rstrip() for line in pane.lines(width, 60))


def moves(count: int) -> list[str]:
    """The first lines of the demo game as a banker types them."""
    body = DEMO.read_text("utf-8").partition("--\n")[2].splitlines()
    played = [line for line in body if line and line[0] not in "#="]
    return [line.split("  ", 2)[2].strip().partition("  ; ")[0].strip() for line in played[:count]]


def write_beginning(folder: Path, count: int = 0, demo: Path = DEMO) -> Path:
    """A record that holds the first moves of a demo game."""
    header, _, body = demo.read_text("utf-8").partition("--\n")
    kept, number = [], 0
    for line in body.splitlines():
        number += bool(line) and line[0] not in "#="
        if number > count:
            break
        kept.append(line)
    path = folder / f"game{demo.suffix}"
    path.write_text("\n".join((header + "--", *kept, "")), encoding="utf-8")
    return path


@contextmanager
def sit(
    path: Path | None,
    *,
    size: tuple[int, int] = SIZES["normal"],
    language: str = "en",
    remote: bool = False,
    **options: Any,
) -> Iterator[Sitting]:
    """Open the table while this lasts."""
    # A test with another advising process measures where the work is done.
    making = nullcontext() if remote else made_once()
    app = Table(path, language, adviser=ProcessAdviser if remote else LocalAdviser, **options)
    with _fast_screens(making), open_app(app, size) as table:
        if remote and isinstance(app.screen, PlayScreen):
            table.wait(asyncio.wait_for(table.screen.adviser.ready.wait(), PATIENCE))
        yield table
        _look_last(table.app, size, language)


@contextmanager
def look_on(path: Path, size: str = "normal", language: str = "en") -> Iterator[Sitting]:
    """Look at a record as the players do, while this lasts."""
    with _fast_screens(made_once()), open_app(WatchApp(path, language), SIZES[size]) as table:
        yield table
        _look_last(table.app, SIZES[size], language)


@contextmanager
def open_app(app: App[None], size: tuple[int, int] = SIZES["normal"]) -> Iterator[Sitting]:
    """Show this on a terminal of that size while this lasts."""
    before = asyncio._get_running_loop()  # noqa: SLF001  # that of another screen at the same time
    with asyncio.Runner() as runner, app._context():  # noqa: SLF001  # as the screen's own tasks have it
        shown = app.run_test(size=size)
        asyncio._set_running_loop(None)  # noqa: SLF001
        try:
            table = Sitting(app, runner.run(shown.__aenter__()), runner)
            table.settle()
            yield table
        finally:
            asyncio._set_running_loop(None)  # noqa: SLF001
            runner.run(shown.__aexit__(None, None, None))
    asyncio._set_running_loop(before)  # noqa: SLF001


def _look_last(app: App[None], size: tuple[int, int], language: str) -> None:
    """Paint what is left behind where a test is about sizes or languages; others have asked what they want to know."""
    if (size, language) != USUAL:
        look_at(app)


@contextmanager
def _fast_screens(making_moves: AbstractContextManager[None]) -> Iterator[None]:
    with making_moves, paint_on_demand():
        yield
    # The parts of a screen refer to each other; collected together with later ones they would take three times as long.
    gc.collect(0)


async def wait_until_settled(app: App[None]) -> None:
    """Wait until nothing is left to do: no work in the background, no message unread, nothing to lay out.

    Textual's own pause sends every widget a message and waits for the answers, several times a key. Nothing is painted
    until a test looks, except for a terminal that keeps its input.
    """
    passes = 0
    while passes < PASSES and app.is_running:
        await _nothing_ready()
        if not app.is_running:
            break
        if answer_newest(app):
            passes = 0
            continue
        app.screen._on_timer_update()  # noqa: SLF001  # what the next frame would do is done now
        passes += 1
        if any(not worker.is_finished for worker in app.workers):
            await asyncio.sleep(MOMENT)
            passes = 0
        elif any(node.message_queue_size for node in (app, *app.screen.walk_children(with_self=True))):
            # A handler waits in the midst of one message, for a thread, and has not read the next.
            await asyncio.sleep(MOMENT)
            passes = 0
    if not app.is_headless:
        look_at(app)


async def _nothing_ready() -> None:
    """Let every other task go on until each of them waits: for a message, a thread or the clock."""
    ready = asyncio.get_running_loop()._ready  # type: ignore[attr-defined]  # noqa: SLF001  # no public name
    await asyncio.sleep(0)
    while ready:  # noqa: ASYNC110  # a loop has no event for that
        await asyncio.sleep(0)


@contextmanager
def keep_unchanged(path: Path) -> Iterator[None]:
    """Nothing inside may change the file."""
    before = path.read_bytes()
    yield
    assert path.read_bytes() == before
