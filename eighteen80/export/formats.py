"""A game in other forms: for programs, for a spreadsheet, for people, and as a clean record."""

from __future__ import annotations

import csv
import io
import json
import re
from argparse import Namespace
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import ClassVar

from eighteen80.capabilities import HasSiteFormat
from eighteen80.cli.base_command import SWITCH, Arguments, Desk, RecordCommand, UsageError
from eighteen80.cli.import_command import to_site
from eighteen80.cli.record_commands import AT, moment
from eighteen80.export.final import worth_by_part
from eighteen80.export.name_masking import NAMES, MaskedWords, choice, display_names
from eighteen80.record import record_file
from eighteen80.record.history import irregularities
from eighteen80.record.replay import Record, clean

MARKS = re.compile(r"[\\`*_\[\]<>|#&~$@!]|:(?=//)|\.(?=\w)")
NUMBER = re.compile(r"-?\d+")
PNG = "png"
ONLY_WITH: Mapping[str, tuple[str, ...]] = {
    **dict.fromkeys(("at", "pane", "theme"), ("svg", PNG)),
    **dict.fromkeys(("names", "initials"), ("html", "svg", PNG)),
}
"""Forms to which an option applies."""


class Export(RecordCommand):
    """Command: print the game in another form, or write it into a file."""

    arguments: ClassVar[Arguments] = {
        **RecordCommand.arguments,
        "--to": {"metavar": "FORM"},
        "--clean": SWITCH,
        "-o/--out": {"type": Path, "metavar": "FILE"},
        "--at": AT,
        "--pane": {"metavar": "NAME"},
        "--theme": {"metavar": "NAME"},
        "--names": NAMES,
        "--initials": SWITCH,
    }

    def run(self, options: Namespace) -> int:
        """Require exactly one form."""
        if options.clean == bool(options.to):
            raise UsageError("usage-missing", word="--to")
        return super().run(options)

    def show(self, record: Record, options: Namespace) -> None:
        """Write the whole record at once."""
        game, wanted = record.game, options.to or "clean"
        forms = {**FORMS, game.site: to_site} if game.offers(HasSiteFormat) else FORMS
        if wanted not in (*forms, *PAGES):
            raise UsageError("usage-choice", argument="--to", word=wanted, known=", ".join((*forms, *PAGES)))
        for option, with_these in ONLY_WITH.items():
            if getattr(options, option) not in (None, "", False) and wanted not in with_these:
                raise UsageError("usage-only-with", word=f"--{option}", forms=with_these)
        if wanted == PNG and not options.out:
            raise UsageError("usage-out")
        if wanted in PAGES and choice(options.names, initials=options.initials).hides_all:
            self.desk.tell("names-left-out")
        made = PAGES[wanted](record, self.desk, options) if wanted in PAGES else forms[wanted](record, self.desk)
        write_output(made, options.out, self.desk)


def write_output(made: str | bytes, out: Path | None, desk: Desk) -> None:
    """Write it into a new file, or print it."""
    if out:
        record_file.create(out, made)
        desk.tell("export-done", file=out)
    elif isinstance(made, str):
        for line in made.splitlines():
            desk.put(line)


def to_html(record: Record, desk: Desk, options: Namespace) -> str:
    """Return the whole evening as one page."""
    from eighteen80.export.evening_page import evening_page

    return evening_page(record, mask_words(record, desk, options), desk.reach)


def to_svg(record: Record, desk: Desk, options: Namespace) -> str:
    """Return a picture: the tally, or a moment's map, or any other pane."""
    from eighteen80.export.pictures import PictureRequest, draw_picture

    if options.at is not None:
        moment(record, options.at)
    wanted = PictureRequest(options.pane or "", options.at, options.theme)
    return draw_picture(record, mask_words(record, desk, options), wanted)


def to_png(record: Record, desk: Desk, options: Namespace) -> bytes:
    """Convert the picture into pixels."""
    from eighteen80.export.pictures import draw_pixels

    return draw_pixels(to_svg(record, desk, options))


def mask_words(record: Record, desk: Desk, options: Namespace) -> MaskedWords:
    """Return words with the chosen names of players; without a choice, players are named by their seats."""
    seats, chosen = record.header.seats, choice(options.names, initials=options.initials)
    others = [desk.words.say("seat-label", number=number) for number in range(1, len(seats) + 1)]
    return MaskedWords(desk.words.language, record.game.key, display_names(seats, chosen, others))


def to_json(record: Record, _desk: Desk) -> str:
    """Return header, moves and the table as it is now, in one object."""
    header = record.header
    game = {
        "game": header.game,
        "table": header.table,
        "date": header.date,
        "edition": header.edition,
        "seats": list(header.seats),
        "rulings": dict(header.rulings),
        "moves": [
            {"move": entry.number, "time": entry.time, "actor": entry.actor, "line": entry.line, "facts": entry.facts}
            for entry in record.entries
        ],
        "exceptions": [
            {"move": entry.number, "line": entry.line, "code": what.code, "facts": dict(what.facts)}
            for entry, what in irregularities(record.game, record.entries)
        ],
        "state": record.game.dump(record.state),
    }
    return json.dumps(game, indent=2)


def to_csv(record: Record, _desk: Desk) -> str:
    """Return a row for each move: time, actor, line, and every player's wealth after it."""
    seats = record.header.seats
    table = io.StringIO()
    rows = csv.writer(table, lineterminator="\n")
    rows.writerow(["move", "time", "actor", "line", *map(escape_formula, seats)])
    for entry in record.entries:
        worth = record.game.worth(entry.after)
        made = map(escape_formula, (entry.actor, entry.line))
        rows.writerow([entry.number, entry.time, *made, *(worth[name] for name in seats)])
    return table.getvalue()


def escape_formula(text: str) -> str:
    """Escape the text where a spreadsheet might take it for a formula; a number stays one."""
    return f"'{text}" if text.startswith(("=", "+", "-", "@")) and not NUMBER.fullmatch(text) else text


def to_markdown(record: Record, desk: Desk) -> str:
    """Return a report: the result, wealth at the end of each round, and the moves with their consequences."""
    say, header = desk.words.say, record.header
    worth = record.game.worth(record.state)
    ranked = sorted(worth, key=worth.__getitem__, reverse=True)
    title = " · ".join(filter(None, (header.game, header.table, header.date)))
    finished = not record.game.due(record.state)
    marked = [
        f"- {entry.number}. {_plain(say(what.code, what.facts))}"
        for entry, what in irregularities(record.game, record.entries)
    ]
    key, seats = record.game.round_key, record.header.seats
    ends = [entry for entry in record.entries if key(entry.before) != key(entry.after)]
    moves = []
    for entry in record.entries:
        moves.append(f"{entry.number}. {_plain(entry.actor)}: {_plain(entry.line)}")
        moves += [f"    - {_plain(say(event.code, event.facts))}" for event in entry.events]
    parts = [
        f"# {_plain(title)}",
        f"## {say('tally-final' if finished else 'tally-now').rstrip(':')}",
        _table((say("export-player"), say("export-wealth")), [(name, worth[name]) for name in ranked]),
        *_parts(record, desk),
        f"## {say('export-rounds')}",
        _table(
            (say("export-move"), *header.seats),
            [(entry.number, *(record.game.worth(entry.after)[name] for name in seats)) for entry in ends],
        ),
        *([f"## {say('export-exceptions', {})}", "\n".join(marked)] if marked else []),
        f"## {say('export-moves')}",
        "\n".join(moves),
    ]
    return "\n\n".join(parts)


def _parts(record: Record, desk: Desk) -> list[str]:
    """Return the parts of everybody's worth at the end, the first player first, if the game gives them."""
    names, parts = worth_by_part(record.game, record.state)
    rows: list[tuple[object, ...]] = [(desk.words.text(part), *numbers) for part, numbers in parts]
    return [_table(("", *names), rows)] if rows and not record.game.due(record.state) else []


def _table(head: tuple[str, ...], rows: list[tuple[object, ...]]) -> str:
    lines = [head, tuple("---" for _ in head), *rows]
    return "\n".join(f"| {' | '.join(_plain(str(cell)) for cell in line)} |" for line in lines)


def _plain(text: str) -> str:
    """Escape the signs of Markdown and HTML, and anything that might become a link."""
    return MARKS.sub(r"\\\g<0>", text)


FORMS: Mapping[str, Callable[[Record, Desk], str]] = {
    "json": to_json,
    "csv": to_csv,
    "md": to_markdown,
    "clean": lambda record, _desk: clean(record),
}


PAGES: Mapping[str, Callable[[Record, Desk, Namespace], str | bytes]] = {"html": to_html, "svg": to_svg, PNG: to_png}
"""Forms made to be shown to others, with a choice of names."""

NAMELESS = Namespace(names="", initials=False)
"""Options without such a choice."""


def save(record: Record, form: str, record_path: Path, desk: Desk) -> Path:
    """Write a form of the record into a new file in its folder; raise WriteFailed if the disk is full."""
    made = FORMS[form](record, desk) if form in FORMS else to_html(record, desk, NAMELESS)
    path = record_file.free_path(record_path.with_suffix(f".{form}"))
    record_file.create(path, made)
    return path
