"""The command that prints the rulings of a game."""

from __future__ import annotations

from argparse import Namespace
from shutil import get_terminal_size
from textwrap import fill
from typing import ClassVar

from eighteen80 import rulings
from eighteen80.cli.base_command import DONE, REFUSED, Arguments, ShellCommand

INDENT = " " * 4


class RulesShell(ShellCommand):
    """Command: print every ruling of a game, or one by its number."""

    arguments: ClassVar[Arguments] = {"key": {"metavar": "KEY"}, "ruling": {"metavar": "RULING", "nargs": "?"}}

    def run(self, options: Namespace) -> int:
        """Print them with the options that a new table has."""
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
