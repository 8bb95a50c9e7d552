"""Recovery from a changed file: reading it again, or continuing in another one."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from eighteen80.record.locations import abbreviate_home, find_free_path
from eighteen80.record.record_file import WriteFailed, free_path
from eighteen80.table.session import Session

if TYPE_CHECKING:
    from eighteen80.table.views.play_view import PlayScreen


async def reopen(screen: PlayScreen) -> None:
    """Read the record again after a change by another process."""
    journal = screen.session.journal
    screen.session.return_to_present()
    await screen.in_the_background(journal.reload)
    screen.show_moment()
    screen.note(journal.replay.record().notices)


async def rescue(screen: PlayScreen, path: Path | None) -> None:
    """Go on in a new file with every move that holds; where it cannot be, a place where it can is proposed."""
    journal = screen.session.journal
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
