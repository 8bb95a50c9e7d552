"""A game as text: the header, the lines, and their permitted content. RECORD.md is its only page."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from eighteen80.characters import UNSEEN, code_point, find_control, is_lone_byte
from eighteen80.refusals import Refusal, Unreadable
from eighteen80.resources import read_table
from eighteen80.sheets import SEATS, Say

FORMAT = 1
FIRST = "eighteen80 record "
BODY = "--"
RECORD = "-"
"""The actor of a line that changes the record itself."""

LINE_LIMIT = 10_000
SIZE_LIMIT = 4_000_000
NAME_LIMIT = 40
DIGITS = 7
GAP = "  "
FACTS = "  ; "
BARRED = (GAP, ";", "#", ",", '"')
"""Signs that names may not have, since they separate columns, moves or names."""
_TIME = re.compile(r"(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]")
QUOTED = re.compile(r'(?<!\S)"(?:[^"\\]|\\.)*"?')


class NotARecord(Unreadable):
    """The text as a whole cannot be taken for a record; `line` is where that showed."""


class RecordLine(NamedTuple):
    """One line of a record's body; `kind` is move, record, comment or checkpoint."""

    number: int
    kind: str
    text: str
    time: str = ""
    actor: str = ""
    facts: str = ""


COLOURS = dict(zip(read_table("seats.toml")["colours"], SEATS, strict=True))
"""The colours of the seats by the names with which players choose them."""


class Header(NamedTuple):
    """The header above the moves: the versions that wrote them, the game, and the table.

    `colours` are those that the players have chosen, in the order of the seats.
    `box` are the figures of the table's own box that the game begins with, each as it is typed behind `box`.
    """

    game: str
    seats: tuple[str, ...]
    rules: int
    app: str = ""
    table: str = ""
    date: str = ""
    edition: str = ""
    rulings: Mapping[str, str] = {}
    box: tuple[str, ...] = ()
    colours: tuple[str, ...] = ()
    format: int = FORMAT

    @property
    def paints(self) -> Mapping[str, str]:
        """The colour of each seat, by its usual one; a player without a choice has one that is left."""
        left = (name for name in COLOURS if name not in self.colours)
        return dict(zip(SEATS, (COLOURS[name] for name in (*self.colours, *left)), strict=True))


def check_text(text: str, limit: int = LINE_LIMIT) -> None:
    """Refuse a text that is too long for a line, or holds what a terminal would obey instead of show."""
    if len(text) > limit:
        raise Unreadable("record-line-long", length=len(text), limit=limit)
    at = find_control(text)
    if at >= 0:
        # A byte that is no text was decoded as half of a pair.
        code = "record-encoding" if is_lone_byte(text[at]) else "record-character"
        raise Unreadable(code, word=code_point(text[at]), at=at)


def name_key(name: str) -> str:
    """Return the key that no two names may share, equal for different case or encoding."""
    return unicodedata.normalize("NFKC", UNSEEN.sub("", name)).casefold()


def read_names(text: str) -> tuple[str, ...]:
    """Read typed names, separated by commas, or by spaces if there is no comma."""
    return tuple(name.strip() for name in (text.split(",") if "," in text else text.split()))


def check_colours(colours: Sequence[str], seats: Sequence[str]) -> None:
    """Refuse colours that there are not, that two players would have, or more of them than players."""
    for at, name in enumerate(colours):
        if name not in COLOURS or name in colours[:at]:
            left = tuple(Say(f"dye-{colour}") for colour in COLOURS if colour not in colours[:at])
            raise Unreadable("record-colour", word=name, left=left)
    if len(colours) > len(seats):
        raise Unreadable("record-colours", number=len(colours), players=len(seats))


def check_names(names: Sequence[str]) -> None:
    """Refuse names that could not be distinguished, or not be found again in a line."""
    seen: dict[str, str] = {}
    for name in names:
        _check_name(name)
        other = seen.setdefault(name_key(name), name)
        if other is not name:
            raise Unreadable("record-name-twice", word=name, other=other)


def _check_name(name: str) -> None:
    if not name_key(name) or name == RECORD or name != name.strip():
        raise Unreadable("record-name-empty", word=name)
    if len(name) > NAME_LIMIT:
        raise Unreadable("record-name-long", word=name[:NAME_LIMIT], limit=NAME_LIMIT)
    check_text(name)
    for bad in BARRED:
        if bad in name:
            raise Unreadable("record-name-sign", word=name, sign=bad)


def is_time(text: str) -> bool:
    """Return whether the text is a time of day, HH:MM:SS."""
    return _TIME.fullmatch(text) is not None


def is_number(word: str) -> bool:
    """Return whether the word is a number that a record may hold: a few plain digits."""
    return word.isascii() and word.isdigit() and len(word) <= DIGITS


def find_outside_quotes(text: str, sign: str) -> Iterator[int]:
    """Yield the places of the sign in the text, except within quotes."""
    start = 0
    for quoted in QUOTED.finditer(text):
        yield from _places(text, sign, start, quoted.start())
        start = quoted.end()
    yield from _places(text, sign, start, len(text))


def _places(text: str, sign: str, start: int, end: int) -> Iterator[int]:
    at = text.find(sign, start, end)
    while at >= 0:
        yield at
        at = text.find(sign, at + len(sign), end)


def split_moves(text: str) -> list[tuple[int, str]]:
    """Split a typed line at its semicolons into moves, each with the place where it begins."""
    moves = []
    start = 0
    for end in (*find_outside_quotes(text, ";"), len(text)):
        piece = text[start:end]
        if move := piece.strip():
            moves.append((start + piece.index(move), move))
        start = end + 1
    return moves


def read_line(number: int, raw: str) -> RecordLine | None:
    """Read a line of the body; None for an empty one; raise Unreadable if it cannot be in a record."""
    raw = raw.rstrip()
    check_text(raw)
    if not raw:
        return None
    if raw[0] == "#":
        return RecordLine(number, "comment", raw[1:].strip())
    if raw[0] == "=":
        return RecordLine(number, "checkpoint", raw[1:].strip())
    time, _, rest = raw.partition(GAP)
    actor, _, rest = rest.lstrip().partition(GAP)
    if not is_time(time):
        raise Unreadable("record-time", word=time[:NAME_LIMIT], expected=("19:02:11",))
    if not rest:
        raise Unreadable("record-columns", word=raw[:NAME_LIMIT])
    text, facts = _split_facts(rest.lstrip())
    return RecordLine(number, "record" if actor == RECORD else "move", text, time, actor, facts)


def read_text(raw: str) -> str:
    """Return the first move that a line of a record holds: all that a repair would take of it."""
    line = read_line(0, raw)
    moves = split_moves(line.text) if line else []
    return moves[0][1] if moves else ""


def _split_facts(rest: str) -> tuple[str, str]:
    if '"' not in rest:
        text, _, facts = rest.partition(FACTS)
        return text.rstrip(), facts.strip()
    for at in find_outside_quotes(rest, FACTS):
        return rest[:at].rstrip(), rest[at + len(FACTS) :].strip()
    return rest, ""


def write_line(time: str, actor: str, text: str, facts: str = "", width: int = 0) -> str:
    """Write a move's line, the actor filled up to the width."""
    return f"{time}{GAP}{actor:<{width}}{GAP}{text}" + (FACTS + facts if facts else "")


def width(header: Header) -> int:
    """Return the width of the column of actors, that of the longest name."""
    return max(map(len, header.seats))


def write_header(header: Header) -> str:
    """Write the header of a record, its closing line included."""
    check_names(header.seats)
    check_colours(header.colours, header.seats)
    fields = {
        "game": header.game,
        "rules": str(header.rules),
        "app": header.app,
        "table": header.table,
        "date": header.date,
        "edition": header.edition,
        "seats": ", ".join(header.seats),
        "rulings": ", ".join(f"{name}={value}" for name, value in header.rulings.items()),
        "box": "; ".join(header.box),
        "colours": ", ".join(header.colours),
    }
    for value in fields.values():
        check_text(value)
    lines = [f"{key:<8} {value.strip()}" for key, value in fields.items() if value.strip()]
    return "\n".join((f"{FIRST}{header.format}", *lines, BODY, ""))


def read_header(lines: Sequence[str]) -> tuple[Header, int]:
    """Read the header and count its lines; raise NotARecord for a text without one."""
    if not any(line.removeprefix("\ufeff").strip() for line in lines):
        raise NotARecord("record-empty", line=1)
    version = _read_format(lines[0].removeprefix("\ufeff"))
    fields: dict[str, str] = {}
    for number, raw in enumerate(lines[1:], 2):
        if raw.rstrip() == BODY:
            return _header(version, fields, number), number
        key, value = _read_field(number, raw)
        if key in fields or (key not in HEADER_KEYS and version <= FORMAT):
            raise NotARecord("record-header", word=key, line=number, expected=sorted(HEADER_KEYS - {""}))
        if key:
            fields[key] = value
    raise NotARecord("record-header-torn", line=len(lines))


HEADER_KEYS = frozenset(("", "game", "rules", "app", "table", "date", "edition", "seats", "rulings", "box", "colours"))


def _read_format(first: str) -> int:
    words, version = first[: len(FIRST)], first[len(FIRST) :].rstrip()
    if words != FIRST or not is_number(version):
        code = "record-binary" if any(is_lone_byte(sign) or sign == "\0" for sign in first) else "record-not-one"
        raise NotARecord(code, word=first[:NAME_LIMIT], line=1)
    return int(version)


def _read_field(number: int, raw: str) -> tuple[str, str]:
    try:
        check_text(raw.rstrip())
    except Refusal as refusal:
        raise NotARecord("record-header-line", line=number, reason=Say(refusal.code, refusal.facts)) from None
    key, _, value = raw.strip().partition(" ")
    return ("", "") if key.startswith("#") else (key, value.strip())


def _header(version: int, fields: dict[str, str], line: int) -> Header:
    rules = fields.get("rules", "1")
    if not is_number(rules):
        raise NotARecord("record-header", word=rules, line=line)
    for needed in ("game", "seats"):
        if not fields.get(needed):
            raise NotARecord("record-header-lacks", word=needed, line=line)
    seats = tuple(name.strip() for name in fields["seats"].split(","))
    colours = read_names(fields["colours"]) if fields.get("colours") else ()
    try:
        check_names(seats)
        check_colours(colours, seats)
    except Unreadable as refusal:
        refused = NotARecord(refusal.code)
        refused.facts = {**refusal.facts, "line": line}
        raise refused from None
    rulings = dict(_read_ruling(line, word) for word in fields.get("rulings", "").split(",") if word.strip())
    box = tuple(filter(None, map(str.strip, fields.get("box", "").split(";"))))
    plain = {key: fields.get(key, "") for key in ("app", "table", "date", "edition")}
    return Header(fields["game"], seats, int(rules), rulings=rulings, box=box, colours=colours, format=version, **plain)


def _read_ruling(line: int, word: str) -> tuple[str, str]:
    name, equals, value = (part.strip() for part in word.partition("="))
    if not (name and equals and value):
        raise NotARecord("record-header", word=word.strip(), line=line)
    return name, value
