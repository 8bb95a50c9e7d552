"""The log in running text for every screen: moves and consequences, exceptions, notices."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from eighteen80.engine.game import AnyGame
from eighteen80.events import Event
from eighteen80.record.history import Accepted, irregularities
from eighteen80.refusals import RecordText, Refusal
from eighteen80.sheets import Cell, Fact, Facts, Line, Say, Text, seat_paints
from eighteen80.table.draw.short_names import shorten_names
from eighteen80.table.outcome import first_seats

MARK = "✎"
SET_IN = 5
"""Indent of a move's further lines after its number."""
LONGEST_NAME = 12
"""Columns of a player's name before a move."""


def log(entries: Sequence[Accepted], game: AnyGame, most: int = 0) -> Text:
    """Show a line a move: its number, its player, the typed line and the result; of the last moves, if `most` is set.

    A player keeps the colour of the first seat, also after a change of seats.
    """
    seats = first_seats(game, entries)
    paints, names = seat_paints(seats), dict(zip(seats, shorten_names(seats, LONGEST_NAME), strict=True))
    marked = {entry.number for entry, _ in irregularities(game, entries[-most:])}
    lines = (_log_line(entry, paints, names, marked=entry.number in marked) for entry in entries[-most:])
    return Text(tuple(lines))


def _log_line(entry: Accepted, paints: Mapping[str, str], names: Mapping[str, str], *, marked: bool) -> Line:
    number = Cell(f"{entry.number}{MARK if marked else ''}", "warn" if marked else "dim")
    made = Cell(RecordText(entry.line), "warn" if marked else "strong")
    actor = Cell(names.get(entry.actor, entry.actor), "strong", paints.get(entry.actor, ""))
    sentences = (Cell(sentence(event, event.log_code), event.tone) for event in logged_events(entry))
    return Line((number, actor, made, *sentences), hang=SET_IN)


def logged_events(entry: Accepted) -> Sequence[Event]:
    """Return the events of a move that the log shows."""
    return tuple(event for event in entry.events if not (event.quiet or event.kept or event.unlogged))


def sentence(event: Event, code: str = "") -> Say:
    """Return the sentence of an event, or that of a code, before the table asks for the result."""
    return Say("game-is-over") if event.sums else Say(code or event.code, event.facts)


def irregularity_sign(entries: Sequence[Accepted], game: AnyGame, *, brief: bool) -> tuple[Cell, ...]:
    """Return a lasting sign of corrections and rulings in force; in brief, so that the table's head stays whole."""
    number = sum(1 for _ in irregularities(game, entries))
    sign = f"{MARK} {number}" if brief else Say("marked", {"number": number})
    return (Cell(sign, "warn"),) if number else ()


def exceptions(entries: Sequence[Accepted], game: AnyGame) -> Text:
    """List the corrections and rulings in force, each with its reason."""
    found = [(entry, Say(what.code, what.facts)) for entry, what in irregularities(game, entries)]
    head = [Line((Cell(Say("tally-exceptions"), "dim"),))] if found else []
    lines = (Line((Cell(f"{entry.number}{MARK}", "warn"), Cell(what)), hang=4) for entry, what in found)
    return Text((*head, *lines))


def notice_lines(notices: Iterable[Refusal], ways_on: Callable[[str], Iterable[Cell]] = lambda _code: ()) -> Text:
    """Show notices about a record, a line each; `ways_on` names what viewers can do about one."""
    return Text(tuple(Line((_reason(notice), *ways_on(notice.code)), "warn") for notice in notices))


def refusal_text(refusal: Refusal) -> Text:
    """Show a refusal before there is a game to explain it."""
    return Text((Line((_reason(refusal),), "bad"),))


def _reason(refusal: Refusal) -> Cell:
    return Cell(Say(refusal.code, refusal.facts))


def to_plain(facts: Mapping[str, Fact]) -> Facts:
    """Return facts for another process: a refusal among them becomes its sentence."""
    return {
        name: Say(fact.code, to_plain(fact.facts)) if isinstance(fact, Refusal) else fact
        for name, fact in facts.items()
    }
