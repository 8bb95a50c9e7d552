"""The commands that open a screen: the table itself, and the players' face of it."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from eighteen80.cli.base_command import DONE, FILE, SWITCH, Argument, Arguments, Desk, ShellCommand, check_terminal
from eighteen80.record.record_file import expand_path
from eighteen80.record.replay import check, read
from eighteen80.record.user_files import FOLDER, THEME
from eighteen80.registry import pause_collection
from eighteen80.table.draw.colours import LOOKS

if TYPE_CHECKING:
    from eighteen80.table.app import ThemedApp

LOOK: Argument = {"choices": tuple(LOOKS)}


def choose_theme(desk: Desk, options: Namespace) -> str:
    """Return the look: the one asked for, else the last one chosen."""
    return options.theme or desk.settings.value_of(THEME, LOOKS) or next(iter(LOOKS))


def show(desk: Desk, screen: ThemedApp) -> int:
    """Run a screen until it is left, and return the exit code; a fault of our own is reported in its last language."""
    with _painted_on_the_terminal():
        screen.run()
    if screen.fault is None:
        return DONE
    desk.words = screen.words
    return desk.fail(screen.fault)


@contextmanager
def _painted_on_the_terminal() -> Iterator[None]:
    """Let Textual paint on the terminal: it takes standard error, which may be redirected to a file."""
    was = sys.__stderr__
    if was is None or not was.isatty():
        sys.__stderr__ = sys.__stdout__  # type: ignore[misc]  # the only way to choose Textual's stream
    try:
        yield
    finally:
        sys.__stderr__ = was  # type: ignore[misc]  # as before


class Open(ShellCommand):
    """Command: open the table, at a record or at the start screen."""

    arguments: ClassVar[Arguments] = {
        "file": {**FILE, "nargs": "?"},
        "--copy": {"type": Path, "metavar": "FOLDER"},
        "--no-copy": SWITCH,
        "--theme": LOOK,
    }

    def run(self, options: Namespace) -> int:
        """Run the table until it is left; refuse an invalid record in the shell where it was named."""
        if options.file:
            check(options.file)
        signs = check_terminal(self.desk)
        with pause_collection():
            from eighteen80.table.app import RecordFolders, Table

        dressed = choose_theme(self.desk, options)
        folder = self.desk.settings.value_of(FOLDER)
        self.desk.explain(*self.desk.settings.refused)
        places = RecordFolders(expand_path(folder) if folder else None, options.copy, not options.no_copy)
        table = Table(options.file, self.desk.words.language, look=dressed, places=places, signs=signs)
        code = show(self.desk, table)
        for journal in table.sealed:
            self.desk.tell("fault-record", file=journal.path, moves=len(journal.entries))
        return code


class Watch(ShellCommand):
    """Command: show a record to the players while the banker continues it."""

    arguments: ClassVar[Arguments] = {"file": FILE, "--theme": LOOK}

    def run(self, options: Namespace) -> int:
        """Follow the record until the screen is left."""
        check_terminal(self.desk)
        from eighteen80.table.app import WatchApp

        read(options.file)
        return show(self.desk, WatchApp(options.file, self.desk.words.language, look=choose_theme(self.desk, options)))
