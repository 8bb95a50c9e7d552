"""Opening of a record: every move of it is replayed, with a message on the screen.

After a change of the file by another process it is opened again, or continued in another one.
"""

from __future__ import annotations

import gc
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from textual import work
from textual.binding import Binding, BindingType
from textual.widgets import Label

from eighteen80.record.locations import abbreviate_home, find_free_path
from eighteen80.record.record_file import WriteFailed, expand_path, free_path
from eighteen80.record.replay import RecordFollower
from eighteen80.refusals import Refusal
from eighteen80.sheets import Cell, Line, Say, Text
from eighteen80.table import log
from eighteen80.table.draw.panes import Pane
from eighteen80.table.session import HELD, Session
from eighteen80.table.views.base_view import TableScreen

if TYPE_CHECKING:
    from textual.widgets import ProgressBar

    from eighteen80.table.views.play_view import PlayScreen


EVERY = 0.1
"""Seconds between two looks at how far it is."""
SOON = 0.3
"""A game that is open by then shows no bar: to make one would take a good part of the time that is left."""


class LoadingScreen(TableScreen[None]):
    """Screen that gives way to the game once it is open, or stays with the reason if it cannot be opened.

    It is empty at first, since showing a message would delay a record that opens at once.
    """

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,enter", "leave", show=False)]

    def __init__(self, path: Path, *, learns: bool = True) -> None:
        super().__init__()
        self.path = path
        self.learns = learns
        self.refused = False
        self.progress = 0, 0
        self.bar: ProgressBar | None = None

    def on_mount(self) -> None:
        """Begin; where it takes longer, look now and then how far it is. Until this is left, no garbage is sought."""
        gc.disable()
        self.set_timer(SOON, lambda: self.set_interval(EVERY, self._show_progress))
        self._open()

    def on_screen_suspend(self) -> None:
        """Collect the garbage of the next screen after it is visible."""
        self.set_timer(SOON, gc.enable)

    def on_unmount(self) -> None:
        """Collect the garbage at once if there is nothing to wait for."""
        gc.enable()

    @work(thread=True, exclusive=True)
    def _open(self) -> None:
        try:
            session = Session.open(
                self.path, self._note_progress, self.table.second_place(self.path) if self.learns else None
            )
            session.journal.learns = self.learns
            sealed = session.journal.sealed
            if sealed and sealed.code == HELD:
                session.close()
                self.app.call_from_thread(self.table.look_on, RecordFollower(self.path), sealed)
            else:
                self.app.call_from_thread(self.table.play, session)
        except Refusal as refusal:
            self.app.call_from_thread(self._refuse, refusal)

    def _note_progress(self, lines: int, of: int) -> None:
        self.progress = lines, of

    def _show_progress(self) -> None:
        """Show the file being opened, and the part that has been read."""
        lines, of = self.progress
        if not of or self.refused:
            return
        if self.bar is None:
            from textual.widgets import ProgressBar

            self.bar = ProgressBar(show_percentage=False, show_eta=False, id="progress")
            self.mount(self._title(), self.bar)
        self.bar.update(total=of, progress=lines)

    def _title(self) -> Label:
        return Label(self.table.words.say("opening", file=str(self.path)), id="title", markup=False)

    def _refuse(self, refusal: Refusal) -> None:
        self.refused = True
        hint = Line((Cell(Say("opening-back"), "dim"),))
        message = Pane("said", self.table.painter())
        message.show(Text((*log.refusal_text(refusal).lines, hint)))
        if self.bar:
            self.bar.remove()
            self.mount(message)
        else:
            self.mount(self._title(), message)

    def action_leave(self) -> None:
        """Return to the start screen after a refusal."""
        if self.refused:
            self.table.leave()


async def reopen(screen: PlayScreen) -> None:
    """Read the record again after a change by another process."""
    journal = screen.session.journal
    screen.session.return_to_present()
    await screen.in_the_background(journal.reload)
    screen.show_moment()
    screen.note(journal.replay.record().notices)


async def rescue(screen: PlayScreen, word: str) -> None:
    """Go on in a new file with every move that holds; where it cannot be, a place where it can is proposed."""
    journal, path = screen.session.journal, expand_path(word) if word else None
    try:
        rescued = await screen.in_the_background(lambda: journal.rescue(path or free_path(journal.path)))
    except WriteFailed as refusal:
        found = await screen.in_the_background(lambda: find_free_path(journal.path.name, journal.extent.size))
        if not found:
            raise
        proposed = WriteFailed("rescue-room", reason=refusal, folder=str(found.parent))
        proposed.mended = f"{screen.painter.words.say('name-rescue')} {abbreviate_home(found)}"
        raise proposed from refusal
    screen.table.play(Session(rescued, screen.session.begun))
