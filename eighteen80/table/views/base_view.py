"""The base of our screens: it knows its application, and never waits for long work."""

from __future__ import annotations

from asyncio import CancelledError, to_thread
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar, cast

from textual.events import ScreenResume
from textual.screen import Screen, ScreenResultType

from eighteen80.refusals import Refusal
from eighteen80.sheets import Say
from eighteen80.table.draw.panes import Pane
from eighteen80.table.input import line_messages

if TYPE_CHECKING:
    from eighteen80.table.app import Table

Item = TypeVar("Item")
Result = TypeVar("Result")
SOON = 0.05
"""Seconds after which a message announces a longer wait."""


class TableScreen(Screen[ScreenResultType]):
    """A screen that knows the application it belongs to."""

    BELOW: ClassVar[str] = ""
    """Pane for messages about progress, if there is one."""
    WORKING: ClassVar[Say] = Say("working")

    busy = False
    slow = False

    def on_screen_resume(self, event: ScreenResume) -> None:
        """Skip the styles of new widgets: only on return may they have changed."""
        event.refresh_styles = self.stack_updates > 0

    @property
    def table(self) -> Table:
        """The application, which has the language and the look and changes screens."""
        return cast("Table", self.app)

    async def in_the_background(self, work: Callable[[], Result]) -> Result:
        """Run in another thread anything that waits for a disk, or is short enough to be over before the next key."""
        return await self.patiently(to_thread(work))

    async def patiently(self, work: Awaitable[Result]) -> Result:
        """Wait for something, with a message if it takes long; do nothing more on a screen that was left."""
        self.busy = True
        sign = self.set_timer(SOON, self._be_slow)
        try:
            result = await work
        except Exception:
            # A screen that was left has no viewer.
            self._check_shown()
            raise
        finally:
            sign.stop()
            self.busy = self.slow = False
        self._check_shown()
        return result

    @contextmanager
    def report_faults(self) -> Iterator[None]:
        """End the table for a fault within the block, in a task that Textual does not know."""
        try:
            yield
        except Exception as fault:  # noqa: BLE001  # otherwise the task ends silently
            # A screen that is being left has lost the parts on which something should be shown: no fault of anybody.
            if self.app.is_running and self.display:
                self.table.fail(fault)

    def _check_shown(self) -> None:
        if not self.display:
            raise CancelledError

    def _be_slow(self) -> None:
        self.slow = self.busy
        if self.slow and self.BELOW:
            self.query_one(f"#{self.BELOW}", Pane).show(line_messages.progress_sheet(self.WORKING))


class TaskQueue(Generic[Item]):
    """Queue of tasks, done one after the other at any speed; after a refusal the waiting ones are dropped."""

    def __init__(
        self,
        screen: Screen[ScreenResultType],
        do: Callable[[Item], Awaitable[None]],
        refuse: Callable[[Refusal, Sequence[Item]], None],
    ) -> None:
        self._screen = screen
        self._do = do
        self._refuse = refuse
        self._waiting: list[Item] = []

    def __bool__(self) -> bool:
        """Return whether anything is being done."""
        return bool(self._waiting)

    def put(self, item: Item) -> None:
        """Do this after all that came before it."""
        self._waiting.append(item)
        if len(self._waiting) == 1:
            self._screen.run_worker(self._work_off())

    async def _work_off(self) -> None:
        while self._waiting:
            try:
                await self._do(self._waiting[0])
            except Refusal as refusal:
                given_up, self._waiting = self._waiting, []
                self._refuse(refusal, given_up)
                return
            del self._waiting[0]
