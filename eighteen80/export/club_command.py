"""The command that summarises a folder of records: as text, for a spreadsheet, as a page."""

from __future__ import annotations

import csv
import io
from argparse import Namespace
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import ClassVar

from rich.cells import cell_len

from eighteen80 import registry
from eighteen80.cli.base_command import DONE, NO_RECORD, REFUSED, SWITCH, Arguments, ShellCommand, UsageError
from eighteen80.export.club import Evening, Statistic, TimedTurn, evening, scores, tables
from eighteen80.export.formats import escape_formula, write_output
from eighteen80.export.name_masking import NAMES, MaskedWords, choice, display_names, key
from eighteen80.record.grammar import NotARecord
from eighteen80.record.replay import read
from eighteen80.sheets import Row, Say

GAP = "  "
WordsOf = Callable[[str | None], MaskedWords]
"""Function that returns the words of the table, or of a game, in which people are called as was chosen."""


class Club(ShellCommand):
    """Command: list games, wins, means and longest turns of all records of a folder."""

    arguments: ClassVar[Arguments] = {
        "folder": {"type": Path, "metavar": "FOLDER"},
        "--to": {"default": "text", "metavar": "FORM"},
        "-o/--out": {"type": Path, "metavar": "FILE"},
        "--names": NAMES,
        "--initials": SWITCH,
    }

    def run(self, options: Namespace) -> int:
        """Print the statistics of the readable records; name the others, and exit with their worst code."""
        if options.to not in FORMS:
            raise UsageError("usage-choice", argument="--to", word=options.to, known=", ".join(FORMS))
        chosen = choice(options.names, initials=options.initials)
        evenings, first_names, code = self._read(options.folder)
        people = list(scores(evenings))
        people += [name for name in first_names if name not in people]
        names = [first_names[name] for name in people]
        others = [self.desk.words.say("player-label", number=number) for number in range(1, len(names) + 1)]
        called = display_names(names, chosen, others)
        if chosen.hides_all:
            self.desk.tell("club-names-left-out")

        @cache
        def words_of(game: str | None) -> MaskedWords:
            return MaskedWords(self.desk.words.language, game, called)

        def type_line(turn: TimedTurn) -> str:
            return words_of(turn.game.key).translate_line(turn.line)

        shown = tables(evenings, {key(name): label for name, label in called.items()}, type_line)
        write_output(FORMS[options.to](list(shown), words_of), options.out, self.desk)
        return code

    def _read(self, folder: Path) -> tuple[Sequence[Evening], Mapping[str, str], int]:
        """Read all records of the folder and its subfolders; name each that is damaged or a duplicate.

        Return their evenings, each person's name as first written, and the worst exit code.
        """
        if not folder.is_dir():
            raise NotARecord("club-folder", path=str(folder), line=0)
        evenings, names, seen, code = list[Evening](), dict[str, str](), dict[object, Path](), DONE
        paths = records(folder)
        for number, path in enumerate(paths):
            self.desk.reach(number, len(paths))
            try:
                record = read(path)
            except NotARecord as refusal:
                self._pass_over(path, Say(refusal.code, refusal.facts))
                code = max(code, NO_RECORD)
                continue
            if record.trouble:
                self._pass_over(path, Say("club-trouble", {"line": record.trouble.line}))
                code = max(code, REFUSED)
                continue
            lines = tuple((entry.time, entry.line) for entry in record.entries)
            content = record.header.game, record.header.seats, record.header.date, lines
            if (twin := seen.setdefault(content, path)) != path:
                self._pass_over(path, Say("club-twice", {"file": str(twin)}))
                continue
            evenings.append(evening(record))
            for name in record.header.seats:
                names.setdefault(key(name), name)
        if not evenings:
            raise NotARecord("club-none", path=str(folder), line=0)
        return evenings, names, code

    def _pass_over(self, path: Path, reason: Say) -> None:
        self.desk.tell("club-passed-over", file=str(path), reason=reason)


def records(folder: Path) -> list[Path]:
    """List the records in a folder and its subfolders by their suffixes."""
    endings = registry.record_suffixes()
    found = (path for path in folder.rglob("*") if path.suffix in endings and not path.name.startswith("."))
    return sorted(path for path in found if path.is_file())


def _text_rows(table: Statistic, words_of: WordsOf) -> Iterator[list[str]]:
    """Yield the rows of a table as texts, its heads first."""
    words = words_of(table.game)
    yield [words.text(column.head.text) for column in table.grid.columns]
    for group in table.grid.groups:
        yield from ([words.text(cell.text) for cell in row.cells] for row in group if isinstance(row, Row))


def to_text(shown: Sequence[Statistic], words_of: WordsOf) -> str:
    """Format tables for a terminal."""
    return "\n".join(line for table in shown for line in (*_lines(table, words_of), ""))


def _lines(table: Statistic, words_of: WordsOf) -> Iterator[str]:
    rows = list(_text_rows(table, words_of))
    widths = [max(map(cell_len, column)) for column in zip(*rows, strict=True)]
    yield words_of(table.game).text(table.title)
    for row in rows:
        aligned = zip(row, widths, table.grid.columns, strict=True)
        yield GAP.join(_set(text, width, column.align) for text, width, column in aligned).rstrip()


def _set(text: str, width: int, align: str) -> str:
    room = " " * (width - cell_len(text))
    return room + text if align == "right" else text + room


def to_csv(shown: Sequence[Statistic], words_of: WordsOf) -> str:
    """Write one table after the other, each row with the table's name before it."""
    written = io.StringIO()
    rows = csv.writer(written, lineterminator="\n")
    for table in shown:
        rows.writerows([table.name, *map(escape_formula, row)] for row in _text_rows(table, words_of))
    return written.getvalue()


def to_html(shown: Sequence[Statistic], words_of: WordsOf) -> str:
    """Return a page of tables."""
    from eighteen80.export.evening_page import club_page

    return club_page(shown, words_of)


FORMS: Mapping[str, Callable[[Sequence[Statistic], WordsOf], str]] = {"text": to_text, "csv": to_csv, "html": to_html}
