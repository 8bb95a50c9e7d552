"""Shell completion of the program's words: a script, generated from the arguments that are parsed."""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Mapping
from pathlib import Path

from eighteen80.cli.base_command import PROGRAM, Parser

SHELLS = ("bash", "zsh", "tcsh")


def script(shell: str, overview: Parser, commands: Mapping[str, Parser]) -> str:
    """Return the script for one of the shells; it completes commands, their arguments and values, and files."""
    import shtab

    program = ArgumentParser(PROGRAM, add_help=False)
    for action in overview.taken:
        if action.option_strings:
            program._add_action(action)  # noqa: SLF001  # argparse has no other way to take an argument over

    def parser_of(prog: str, **_options: object) -> Parser:
        return commands[prog.rpartition(" ")[2]]

    by_name = program.add_subparsers(parser_class=parser_of)  # type: ignore[call-overload]  # a class or what hands one out
    for name, parser in commands.items():
        # It has its help from there, in the language chosen.
        parser.format_help()
        for action in parser.taken:
            if action.type is Path:
                action.complete = shtab.FILE  # type: ignore[attr-defined]  # what shtab looks for
        by_name.add_parser(name, help=overview.desk.words.say(f"help-{name}"))
    overview.format_help()
    completed: str = shtab.complete(program, shell)
    return completed
