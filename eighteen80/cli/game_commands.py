"""Commands on a game itself: they print its rulings, score a typed position, show and carry its box."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from pathlib import Path
from shutil import get_terminal_size
from textwrap import fill
from typing import TYPE_CHECKING, ClassVar

from eighteen80.capabilities import ScoresPositions
from eighteen80.cli.base_command import DONE, FILE, REFUSED, SWITCH, Arguments, ShellCommand, UsageError
from eighteen80.record import record_file
from eighteen80.record.record_file import read_bytes
from eighteen80.refusals import Unreadable
from eighteen80.sheets import Say

if TYPE_CHECKING:
    from eighteen80.record.box import Box

INDENT = " " * 4


class RulesShell(ShellCommand):
    """Command: print every ruling of a game, or one by its number."""

    arguments: ClassVar[Arguments] = {"key": {"metavar": "KEY"}, "ruling": {"metavar": "RULING", "nargs": "?"}}

    def run(self, options: Namespace) -> int:
        """Print them with the options that a new table has."""
        from eighteen80 import rulings

        game = self.load_game(options.key, "KEY")
        numbers = tuple(rulings.rulings(game.key))
        if options.ruling:
            found = rulings.find(game.key, options.ruling)
            numbers = (found,) if found else ()
        if not numbers:
            self.desk.tell("rule-none", word=options.ruling or game.name)
            return REFUSED
        chosen = {name: values[0] for name, values in game.options.items()}
        for number in numbers:
            for at, line in enumerate(rulings.tell(self.desk.words, number, chosen)):
                indent = INDENT if at else ""
                text = "  ".join(self.desk.words.text(cell.text) for cell in line.cells)
                width = get_terminal_size().columns
                for row in fill(text, width, initial_indent=indent, subsequent_indent=INDENT).splitlines():
                    self.desk.put(row)
        return DONE


class Score(ShellCommand):
    """Command: score a typed position, or one from a file."""

    arguments: ClassVar[Arguments] = {
        "file": {**FILE, "nargs": "?"},
        "--game": {"required": True, "metavar": "KEY"},
        "--json": SWITCH,
    }

    def run(self, options: Namespace) -> int:
        """Print the table and the tie-breaker; with --json all of it for programs."""
        game = self.load_game(options.game)
        if (scored := game.offers(ScoresPositions)) is None:
            raise UsageError("score-none", game=game.name)
        try:
            text = read_bytes(options.file).decode("utf-8") if options.file else sys.stdin.read()
        except UnicodeDecodeError as error:
            raise Unreadable("score-encoding", word=str(options.file or "-")) from error
        counted = scored.score(text)
        if options.json:
            self.desk.put(json.dumps(counted.plain, ensure_ascii=False))
            return DONE
        say = self.desk.words.say
        self.desk.put_table(
            [[say(cell.code, cell.facts) if isinstance(cell, Say) else cell for cell in row] for row in counted.rows]
        )
        for remark in counted.remarks:
            self.desk.put(say(remark.code, remark.facts))
        return DONE


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
        from eighteen80.record.box import Box

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
        other = type(box)(box.game, path)
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
