"""The commands that open a screen: the table itself, the players' face of it, and that face in a browser."""

from __future__ import annotations

import sys
from argparse import Namespace
from pathlib import Path
from shlex import join
from typing import ClassVar

from eighteen80.cli.desk import DONE, FILE, PROGRAM, Argument, Arguments, Desk, Misused, ShellCommand, at_terminal
from eighteen80.record.journal import check
from eighteen80.record.record_file import path_of
from eighteen80.record.replay import read
from eighteen80.record.settings import FOLDER, THEME
from eighteen80.table.paint.colours import LOOKS

LOOPBACK = "127.0.0.1"
PORT = 8880
LOOK: Argument = {"choices": tuple(LOOKS)}


def look(desk: Desk, options: Namespace) -> str:
    """How it looks: as is asked for, else as was chosen last."""
    return options.theme or desk.settings.chosen(THEME, LOOKS) or next(iter(LOOKS))


class Open(ShellCommand):
    """Opens the table, at a record or at the start screen."""

    arguments: ClassVar[Arguments] = {"file": {**FILE, "nargs": "?"}, "--theme": LOOK}

    def run(self, options: Namespace) -> int:
        """Sit at the table until it is left; what is not a record is refused here, in the shell where it was named."""
        if options.file:
            check(options.file)
        if not at_terminal():
            raise Misused("usage-terminal")
        from eighteen80.table.app import Table

        dressed = look(self.desk, options)
        folder = self.desk.settings.chosen(FOLDER)
        self.desk.explain(*self.desk.settings.refused)
        Table(options.file, self.desk.words.language, look=dressed, folder=path_of(folder) if folder else None).run()
        return DONE


class Watch(ShellCommand):
    """Shows a record to the players while the banker goes on with it."""

    arguments: ClassVar[Arguments] = {"file": FILE, "--theme": LOOK}

    def run(self, options: Namespace) -> int:
        """Follow the record until the screen is left."""
        from eighteen80.table.app import Window

        read(options.file)
        Window(options.file, self.desk.words.language, look=look(self.desk, options)).run()
        return DONE


class Serve(ShellCommand):
    """Shows a record to the players in a browser."""

    arguments: ClassVar[Arguments] = {
        "file": FILE,
        "--theme": LOOK,
        "--host": {"default": LOOPBACK, "metavar": "ADDRESS"},
        "--port": {"type": int, "default": PORT, "metavar": "NUMBER"},
    }

    def run(self, options: Namespace) -> int:
        """Serve the watching screen, a process for each visitor, until interrupted."""
        record = read(options.file)
        try:
            from eighteen80.table.faces.serving import Guarded, everywhere
        except ImportError:
            raise Misused("serve-missing") from None
        if everywhere(options.host):
            raise Misused("serve-everywhere", word=options.host)
        command = self._command(options.file, look(self.desk, options))
        server = Guarded(command, options.host, options.port, record.header.game, self._say_next)
        self.desk.tell("serve-at", address=server.address)
        try:
            server.serve()
        except (OSError, OverflowError) as error:
            raise Misused("serve-not-here", word=server.public_url) from error
        return DONE

    def _say_next(self, address: str) -> None:
        self.desk.tell("serve-next", address=address)

    def _command(self, path: Path, theme: str) -> str:
        language = self.desk.words.language
        parts = (sys.executable, "-m", PROGRAM, "--lang", language, "watch", str(path.resolve()), "--theme", theme)
        return join(parts)
