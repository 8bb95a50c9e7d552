"""Commands on a record without the table: begin it, play on, check it, read it. A class each."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from eighteen80 import __version__, registry
from eighteen80.capabilities import HasMoveDetails
from eighteen80.characters import trim
from eighteen80.cli.base_command import (
    DONE,
    FILE,
    NO_RECORD,
    REFUSED,
    SWITCH,
    Argument,
    Arguments,
    JournalCommand,
    RecordCommand,
    ShellCommand,
    UsageError,
)
from eighteen80.engine.game import AnyGame, AnyState
from eighteen80.record.grammar import Header, NotARecord, read_names, split_moves
from eighteen80.record.history import NO_TIME, irregularities
from eighteen80.record.line_turns import list_moves
from eighteen80.record.replay import Record, read
from eighteen80.refusals import Refusal
from eighteen80.sheets import Say

if TYPE_CHECKING:
    from eighteen80.record.journal import Journal

RULINGS: Argument = {"default": "", "metavar": "NAME[=VALUE],…"}
GAME: Argument = {"default": next(iter(registry.SHELF)), "metavar": "KEY"}
AT: Argument = {"type": int, "metavar": "N"}


class New(ShellCommand):
    """Command: begin a record."""

    arguments: ClassVar[Arguments] = {
        "file": FILE,
        "--seats": {"required": True, "metavar": "NAME,…"},
        "--rulings": RULINGS,
        "--edition": {"default": "", "metavar": "NAME"},
        "--table": {"default": "", "metavar": "NAME"},
        "--colours": {"default": "", "metavar": "NAME,…"},
        "--game": {**GAME, "default": ""},
    }

    def run(self, options: Namespace) -> int:
        """Write the header, if game and disk take it."""
        from eighteen80.record.journal import Journal

        game = self.load_game(options.game or registry.key_of(options.file.name))
        editions = game.editions
        if options.edition and options.edition not in editions:
            known = ", ".join(editions)
            raise UsageError("usage-choice", argument="--edition", word=options.edition, known=known)
        header = Header(
            game=game.name,
            seats=read_names(options.seats),
            rules=game.version,
            app=__version__,
            table=options.table,
            date=f"{datetime.now():%Y-%m-%d}",
            edition=options.edition,
            rulings=chosen_rulings(game, options.rulings),
            colours=read_names(options.colours),
        )
        with Journal.create(options.file, header) as journal:
            self.desk.explain(*journal.notices)
            for entry in journal.entries:
                self.desk.put(f"{entry.number}  {entry.actor}  {entry.line}")
        self.desk.tell("new-done", file=options.file, game=game.name, seats=header.seats)
        return DONE


class Games(ShellCommand):
    """Command: list the games that can be played."""

    def run(self, options: Namespace) -> int:
        """Print a row for each game: its key, the suffix of its records, its name."""
        rows = [(game.key, game.ending, game.name) for game in registry.games()]
        widths = [max(len(row[at]) for row in rows) for at in (0, 1)]
        for key, ending, name in rows:
            self.desk.put(f"{key:<{widths[0]}}  {ending:<{widths[1]}}  {name}")
        return DONE


def chosen_rulings(game: AnyGame, typed: str) -> dict[str, str]:
    """Read options by name, or by the name of a set; the later of two counts."""
    rulings: dict[str, str] = {}
    for word in filter(str.strip, typed.split(",")):
        name, equals, value = (part.strip() for part in word.partition("="))
        if not equals and name not in game.presets:
            raise UsageError("usage-ruling", word=name, known=tuple(game.presets))
        rulings |= {name: value} if equals else game.presets[name]
    return dict(game.check_options(rulings))


class Play(JournalCommand):
    """Command: append moves to a record, from the arguments or line by line from standard input."""

    arguments: ClassVar[Arguments] = {"file": FILE, "lines": {"nargs": "*", "default": (), "metavar": "LINE"}}

    def go_on(self, journal: Journal, options: Namespace) -> int:
        """Stop at the first refusal; the moves accepted before it are on disk and printed."""
        for line in options.lines or self._read_lines(journal):
            try:
                if self._answer(line, journal):
                    continue
                accepted = journal.submit(line)
            except Refusal as refusal:
                moves = split_moves(trim(line))
                place = max(1, sum(start <= refusal.start for start, _ in moves))
                self.desk.tell(
                    "play-stopped", line=moves[place - 1][1] if moves else line, place=place, moves=len(moves)
                )
                code = self.desk.refuse(refusal)
                self._guess(journal, line, refusal)
                return code
            for entry in accepted:
                self.desk.put(f"{entry.number}  {entry.actor}  {entry.line}")
                for figure in entry.boxed:
                    self.desk.tell("box-said", **figure.facts)
                for event in entry.events:
                    self.desk.put(f"    {self.desk.words.say(event.code, event.facts)}")
            for _, remark in journal.replay.history.better_moves():
                self.desk.tell(remark.code, **remark.facts)
            if journal.box and journal.box.trouble:
                self.desk.explain(journal.box.trouble)
        return DONE

    def _answer(self, line: str, journal: Journal) -> bool:
        """Print the answer to a question between the moves; return whether the line is one."""
        # Only a question needs this, and a check begins with this module.
        from eighteen80.record.game_answers import find_answer

        text = find_answer(line, journal.history())
        for row in text.lines if text else ():
            self.desk.put("  ".join(self.desk.words.text(cell.text) for cell in row.cells))
        return text is not None

    def _read_lines(self, journal: Journal) -> Iterator[str]:
        """Yield the lines of standard input; at a keyboard, print the player to act."""
        while True:
            if sys.stdin.isatty():
                self.desk.tell("play-due", who=journal.game.due(journal.state))
            line = sys.stdin.readline()
            if not line:
                return
            if line.strip():
                yield line.rstrip("\n")

    def _guess(self, journal: Journal, line: str, refusal: Refusal) -> None:
        """Print the box's completion of the refused move: without a screen no key can take it."""
        if journal.box is None:
            return
        trial, text = journal.history(), trim(line)
        piece = next((move for start, move in split_moves(text) if start >= refusal.start), "")
        try:
            tuple(trial.take_line(text[: refusal.start], NO_TIME))
            move = journal.game.read(piece, trial.state)
        except Refusal:
            return
        for found in journal.box.possible_completions(trial.state, move):
            for figure in found.figures:
                self.desk.tell("box-guess", **figure.facts)


class Check(ShellCommand):
    """Command: replay each record by the rules."""

    arguments: ClassVar[Arguments] = {"files": {**FILE, "nargs": "+"}, "--strict": SWITCH}

    def run(self, options: Namespace) -> int:
        """Print one line for each file; the exit code is that of the worst."""
        return max(self._check(path, strict=options.strict) for path in options.files)

    def _check(self, path: Path, *, strict: bool) -> int:
        say = self.desk.words.say
        try:
            record = read(path, strict=strict)
        except NotARecord as refusal:
            self.desk.put(f"{path}: {say(refusal.code, refusal.facts)}")
            return NO_RECORD
        self.desk.speak_of(record.game)
        self.desk.put(f"{path}: {self._verdict(record)}")
        return REFUSED if record.trouble else DONE

    def _verdict(self, record: Record) -> str:
        say = self.desk.words.say
        due = record.game.due(record.state)
        if record.trouble:
            found = say("check-wrong", record.trouble._asdict())
        else:
            found = say("check-sound", moves=len(record.entries), over=not due, due=due)
        return "  ".join((found, *(say(notice.code, notice.facts) for notice in record.notices)))


class Legal(RecordCommand):
    """Command: list every legal move now, or after an earlier move."""

    arguments: ClassVar[Arguments] = {**RecordCommand.arguments, "--at": AT, "--json": SWITCH}

    def show(self, record: Record, options: Namespace) -> None:
        """Print one line a move, exactly as `play` accepts it."""
        state = moment(record, options.at)
        lines = list_moves(record.game, record.entries[: options.at], state)
        if options.json:
            self.desk.put(json.dumps(lines))
            return
        for line in lines:
            self.desk.put(line)
        if lines:
            return
        # Moves that cannot be listed, such as the layout of boards, may still be due.
        asked = record.game.ask(state) if record.game.due(state) else Say("legal-none")
        self.desk.tell(asked.code, **asked.facts)


def moment(record: Record, number: int | None) -> AnyState:
    """Return the table after that move, or now."""
    if number is None:
        return record.state
    if not 0 <= number <= len(record.entries):
        raise UsageError("legal-outside", number=number, last=len(record.entries))
    return record.entries[number - 1].after if number else record.start


class States(RecordCommand):
    """Command: print the whole table after each move, for other programs."""

    arguments: ClassVar[Arguments] = {**RecordCommand.arguments, "--last": SWITCH}

    def show(self, record: Record, options: Namespace) -> None:
        """Print one JSON object a move."""
        for entry in record.entries[-1:] if options.last else record.entries:
            named_line = {"move": entry.number, "line": entry.line, "actor": entry.actor}
            state = record.game.dump(entry.after)
            if (detailed := record.game.offers(HasMoveDetails)) and entry.move is not None:
                state |= detailed.extras(entry.before, entry.move, entry.events)
            self.desk.put(json.dumps(named_line | state))


class Tally(RecordCommand):
    """Command: print each player's wealth."""

    def show(self, record: Record, options: Namespace) -> None:
        """Print a row for each player, the richest first; then corrections and rulings, with their reasons."""
        worth = record.game.worth(record.state)
        self.desk.tell("tally-now" if record.game.due(record.state) else "tally-final")
        self.desk.put_table([(name, str(worth[name])) for name in sorted(worth, key=worth.__getitem__, reverse=True)])
        if not record.game.due(record.state):
            from eighteen80.export.final import worth_by_part

            names, parts = worth_by_part(record.game, record.state)
            if rows := [(self.desk.words.text(part), *map(str, numbers)) for part, numbers in parts]:
                self.desk.put_table([("", *names), *rows])
        marked = list(irregularities(record.game, record.entries))
        if marked:
            self.desk.put("")
            self.desk.put(self.desk.words.say("tally-exceptions"))
        for entry, what in marked:
            self.desk.put(f"{entry.number}  {self.desk.words.say(what.code, what.facts)}")
