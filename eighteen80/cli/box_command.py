"""The command that shows a game's box, and carries it from one machine to another."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import ClassVar

from eighteen80.cli.base_command import DONE, FILE, REFUSED, Arguments, ShellCommand, UsageError
from eighteen80.record import record_file
from eighteen80.record.box import Box

SHOW, EXPORT, IMPORT = "show", "export", "import"


class BoxCommand(ShellCommand):
    """Command: show, export or import the known figures of a game's box."""

    arguments: ClassVar[Arguments] = {
        "what": {"choices": (SHOW, EXPORT, IMPORT)},
        "key": {"metavar": "KEY"},
        "file": {**FILE, "nargs": "?"},
    }

    def run(self, options: Namespace) -> int:
        """Print the notices about the file, then run the command."""
        box = Box.for_game(self.load_game(options.key, "KEY"))
        if box is None:
            raise UsageError("box-none")
        self.desk.explain(*box.contents.refused)
        if options.what == IMPORT:
            return self._import(box, options.file)
        if options.what == EXPORT and options.file:
            record_file.create(options.file, box.file.text())
            self.desk.tell("box-exported", file=options.file, number=len(list(box.figures())))
        elif options.what == EXPORT:
            for line in box.file.text().splitlines():
                self.desk.put(line)
        else:
            figures = list(box.figures())
            for figure in figures:
                self.desk.put(figure.line)
            self.desk.tell("box-file", path=box.file.path)
            if not figures:
                self.desk.tell("box-empty")
        return DONE

    def _import(self, box: Box, path: Path | None) -> int:
        """Add unknown figures; report differences and keep ours."""
        if path is None:
            raise UsageError("usage-missing", word="FILE")
        other = Box(box.game, path)
        if not path.is_file():
            raise UsageError("box-no-file", word=path)
        new = tuple(figure for figure in other.figures() if box.is_new(figure))
        for figure in other.figures():
            for known in box.other_values(figure):
                self.desk.tell("box-kept", kind=figure.kind, piece=figure.piece, value=figure.value, known=known)
        box.change(put=new)
        self.desk.explain(*other.contents.refused)
        self.desk.tell("box-imported", file=path, number=len(new))
        return REFUSED if other.contents.refused else DONE
