"""The commands by name: those on a record without the table, and the table itself."""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser
from collections.abc import Mapping, Sequence
from contextlib import suppress
from importlib import import_module
from pathlib import Path

from eighteen80 import __version__, registry
from eighteen80.cli import streams
from eighteen80.cli.base_command import DONE, MISUSED, PROGRAM, Desk, Parser, ShellCommand, UsageError, is_interactive
from eighteen80.refusals import Refusal
from eighteen80.words import LANGUAGES, Words, choose_language

# Module and class of each command, imported on demand: only what shows a screen loads one.
COMMANDS = {
    "open": "table.screen_commands:Open",
    "watch": "table.screen_commands:Watch",
    "serve": "web.server.serve_command:Serve",
    "games": "cli.record_commands:Games",
    "new": "cli.record_commands:New",
    "play": "cli.record_commands:Play",
    "check": "cli.record_commands:Check",
    "legal": "cli.record_commands:Legal",
    "states": "cli.record_commands:States",
    "tally": "cli.record_commands:Tally",
    "rules": "cli.game_commands:RulesShell",
    "audit": "cli.audit_command:Audit",
    "export": "export.formats:Export",
    "club": "export.club_command:Club",
    "import": "cli.import_command:Import",
    "score": "cli.game_commands:Score",
    "box": "cli.game_commands:BoxCommand",
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and give back its exit code: 0 done, 1 refused, 2 not understood, 3 no record, 4 failed."""
    lost = streams.prepare()
    desk = Desk(choose_language(os.environ))
    code = _exit_code(desk, arguments)
    if lost:
        desk.tell("signs-lost", word=lost[0])
    return code


def _exit_code(desk: Desk, arguments: Sequence[str] | None) -> int:
    try:
        return _run(desk, list(sys.argv[1:] if arguments is None else arguments))
    except UsageError as misuse:
        desk.tell(misuse.code, **misuse.facts)
        return MISUSED
    except Refusal as refusal:
        return desk.refuse(refusal)
    except streams.Unwritten as unwritten:
        return desk.lose(unwritten)
    except KeyboardInterrupt:
        return 130
    except Exception as fault:  # noqa: BLE001  # a sentence reports any fault, and the exit code is not 0
        return desk.fail(fault)


def _run(desk: Desk, typed: list[str]) -> int:
    language = Parser(desk)
    language.take("--lang", choices=LANGUAGES)
    chosen, rest = language.parse_known_args(typed)
    desk.words = Words(chosen.lang or desk.settings.value_of("language", LANGUAGES) or desk.words.language)
    if not rest and is_interactive():
        rest = ["open"]
    name = rest[0] if rest else ""
    if name in COMMANDS or (name and not name.startswith("-") and name in _added_commands()):
        command = _command(desk, name)
        return command.run(_arguments(desk, name, command).parse_args(rest[1:]))
    overview = Overview(desk)
    # What follows an unknown command cannot be understood either.
    asked = overview.parse_args(rest if name.startswith("-") else rest[:1])
    if asked.completion:
        names = (*COMMANDS, *_added_commands())
        parsers = {name: _arguments(desk, name, _command(desk, name)) for name in names}
        for line in script(asked.completion, overview, parsers).splitlines():
            desk.put(line)
        return DONE
    if asked.command:
        from difflib import get_close_matches

        # A word may be too long for a path.
        with suppress(OSError):
            if Path(name).is_file():
                raise UsageError("usage-command-file", word=name)
        raise UsageError("usage-command", word=name, near=get_close_matches(name, (*COMMANDS, *_added_commands())))
    overview.print_help()
    return DONE


def _added_commands() -> dict[str, tuple[str, str]]:
    """Map the commands that games add to the game's key, module and class."""
    return {name: (key, place) for key, game in registry.entries().items() for name, place in game.commands.items()}


def _command(desk: Desk, name: str) -> ShellCommand:
    """Return a command, ours or a game's, which then sets the words."""
    if name in COMMANDS:
        place = f"{PROGRAM}.{COMMANDS[name]}"
    else:
        key, place = _added_commands()[name]
        desk.speak_of(registry.game(key))
    module, _, kind = place.partition(":")
    with registry.pause_collection():
        command: type[ShellCommand] = getattr(import_module(module), kind)
    return command(desk)


def _arguments(desk: Desk, name: str, command: ShellCommand) -> Parser:
    parser = Parser(desk, name)
    for argument, options in command.arguments.items():
        parser.take(*argument.split("/"), **options)
    parser.take("--lang", choices=LANGUAGES)
    parser.take("--help", "-h", action="help")
    return parser


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


class Overview(Parser):
    """Parser of the program without a command, with its help: a row for each command."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.take("command", nargs="?", metavar="COMMAND")
        self.take("--lang", choices=LANGUAGES)
        self.take("--completion", choices=SHELLS)
        self.take("--version", action="version", version=f"{PROGRAM} {__version__}")
        self.take("--help", "-h", action="help")

    def format_help(self) -> str:
        """Return the common arguments, then each command with its description."""
        from shutil import get_terminal_size
        from textwrap import fill

        language = self.desk.words.language
        commands = [(name, self.desk.words) for name in COMMANDS]
        commands += [(name, Words(language, key)) for name, (key, _) in _added_commands().items()]
        width = get_terminal_size().columns - 2
        rows = (
            fill(f"  {name:<10} {words.say(f'help-{name}')}", width, subsequent_indent=" " * 13)
            for name, words in commands
        )
        return "\n".join((super().format_help(), *rows, ""))


if __name__ == "__main__":
    sys.exit(main())
