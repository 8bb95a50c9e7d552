"""Steps that change a record other than by a move: undo, redo, repairs of the past, breaks; read and written."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache, partial
from itertools import chain
from typing import TYPE_CHECKING, NamedTuple

from eighteen80.line.folding import fold
from eighteen80.line.guarded import guarded_words
from eighteen80.record.grammar import is_number, split_moves
from eighteen80.refusals import Ambiguous, Illegal, RecordText, Refusal, Unreadable
from eighteen80.resources import read_table
from eighteen80.sheets import Facts

if TYPE_CHECKING:
    from eighteen80.record.history import Accepted


UNDO, REDO, AMEND, INSERT, DROP, RULES = "undo", "redo", "amend", "insert", "drop", "rules"
PAUSE, RESUME = "pause", "resume"
REPAIR = "repair"
SPANS = ("turn", "round", REPAIR)
ENOUGH = 3
"""This many letters of a step's name are enough where no other begins with them."""


class Undo(NamedTuple):
    """The step that undoes moves: the last `moves`, those of a `span`, all after move `to`, or a repair."""

    moves: int = 1
    span: str = ""
    to: int | None = None


class Redo(NamedTuple):
    """The step that makes undone moves again, if no others followed."""

    moves: int = 1


class Edit(NamedTuple):
    """One change of the past: amend, insert or drop the move at a number, or undo all after it."""

    verb: str
    at: int
    text: str = ""


class Repair(NamedTuple):
    """Changes of the past that are made together; each counts moves as the ones before it left them."""

    edits: tuple[Edit, ...]


class Break(NamedTuple):
    """The clock stops from here to the next line of the record, or continues."""

    verb: str = PAUSE


class Rules(NamedTuple):
    """The step from which on this version of the rules applies."""

    version: int


class PlayStep(NamedTuple):
    """A move of the game, unread as yet."""

    text: str


Step = Undo | Redo | Repair | Break | Rules | PlayStep
Readers = Mapping[str, Callable[[str], Step]]


class Placed(NamedTuple):
    """A step, and where on the typed line it begins."""

    step: Step
    at: int


def read_steps(text: str) -> list[Placed]:
    """Read the steps of a typed line; consecutive edits, and an `undo to` after them, are one repair."""
    return _read_steps(text, TYPED, lambda verb: canonical_step(verb, "steps"))


@cache
def _names(kind: str) -> tuple[tuple[str, str], ...]:
    """Return every name in every language, folded, with its canonical word."""
    table = read_table("steps.toml")[kind]
    named = ((name, word) for word, others in table.items() for name in (word, *chain(*others.values())))
    return tuple((fold(name), word) for name, word in named)


def canonical_step(typed: str, kind: str) -> str:
    """Return the step for a word in any language, in full or by its beginning; the word itself if it is not a step."""
    wanted = fold(typed)
    if kind == "steps" and wanted in guarded_words():
        return typed
    meant = {word for name, word in _names(kind) if name == wanted}
    meant = meant or {word for name, word in _names(kind) if len(wanted) >= ENOUGH and name.startswith(wanted)}
    return meant.pop() if len(meant) == 1 else typed


def read_kept(text: str) -> Step:
    """Read the one step of a record's line that changes the record itself."""
    steps = _read_steps(text, KEPT, str.casefold)
    if len(steps) != 1 or isinstance(steps[0].step, PlayStep):
        raise Unreadable("record-step", word=text.partition(" ")[0], expected=tuple(KEPT))
    return steps[0].step


def before_edit(text: str) -> tuple[int, int] | None:
    """Return the move before a repair's new move, and the place of the new move in the text."""
    verb, _, rest = text.partition(" ")
    number, space, move = rest.partition(" ")
    if not (space and canonical_step(verb, "steps") in (AMEND, INSERT) and is_number(number) and int(number)):
        return None
    return int(number) - 1, len(text) - len(move)


def _read_steps(text: str, readers: Readers, named: Callable[[str], str]) -> list[Placed]:
    placed: list[Placed] = []
    for at, piece in split_moves(text):
        verb, _, rest = piece.partition(" ")
        reader = readers.get(named(verb))
        if reader is _read_drop and " " in rest.strip() and not rest.strip()[0].isdigit():
            # A move is dropped by its number alone: `drop a two` is about a train.
            reader = None
        try:
            step = reader(rest.strip()) if reader else PlayStep(piece)
        except Refusal as refusal:
            refusal.start = at
            raise
        last = placed[-1].step if placed else None
        if isinstance(last, Repair) and (more := _as_edits(step)):
            placed[-1] = placed[-1]._replace(step=Repair(last.edits + more))
        else:
            placed.append(Placed(step, at))
    return placed


def _as_edits(step: Step) -> tuple[Edit, ...]:
    if isinstance(step, Undo) and step.to is not None:
        return (Edit(UNDO, step.to),)
    return step.edits if isinstance(step, Repair) else ()


def _read_undo(rest: str) -> Step:
    match [canonical_step(word, "words") for word in rest.split()]:
        case []:
            return Undo()
        case ["to"]:
            return Undo(to=_move_number("", f"{UNDO} to"))
        case ["to", number]:
            return Undo(to=_move_number(number, UNDO))
        case [span] if span in SPANS:
            return Undo(span=span)
        case [number]:
            return Undo(_number(number, (*SPANS, "to 41", "2")))
        case [_, word, *_]:
            raise Unreadable("record-undo", word=word, expected=(f"{UNDO} 2", f"{UNDO} to 41"))
    return Undo()


def _read_break(verb: str, rest: str) -> Step:
    if rest:
        raise Unreadable("unreadable-surplus", word=rest)
    return Break(verb)


def _read_drop(rest: str) -> Step:
    return Repair((Edit(DROP, _move_number(rest, DROP, 1)),))


def _read_edit(verb: str, rest: str) -> Repair:
    number, _, text = rest.partition(" ")
    at = _move_number(number, verb, 1)
    if not text.strip():
        raise Unreadable("record-edit", word=RecordText(verb), number=at)
    return Repair((Edit(verb, at, text.strip()),))


def _number(word: str, expected: Sequence[str]) -> int:
    if not (is_number(word) and int(word)):
        raise Unreadable("record-number", word=word, expected=expected)
    return int(word)


def _move_number(word: str, verb: str, least: int = 0) -> int:
    if not (is_number(word) and int(word) >= least):
        raise Unreadable("record-which" if word else "record-which-missing", word=word, verb=RecordText(verb))
    return int(word)


TYPED: Readers = {
    UNDO: _read_undo,
    REDO: lambda rest: Redo(_number(rest, ("2",)) if rest else 1),
    AMEND: partial(_read_edit, AMEND),
    INSERT: partial(_read_edit, INSERT),
    DROP: _read_drop,
    PAUSE: partial(_read_break, PAUSE),
    RESUME: partial(_read_break, RESUME),
}
KEPT: Readers = {**TYPED, RULES: lambda rest: Rules(_number(rest, ()))}


def write_step(step: Step) -> str:
    """Write the step in the form of the record."""
    match step:
        case Undo(moves, span, to):
            return f"{UNDO} {REPAIR if span == REPAIR else moves if to is None else f'to {to}'}"
        case Redo(count):
            return f"{REDO} {count}"
        case Break(verb):
            return verb
        case Rules(version):
            return f"{RULES} {version}"
        case Repair(edits):
            return "; ".join(
                f"{UNDO} to {edit.at}" if edit.verb == UNDO else f"{edit.verb} {edit.at} {edit.text}".rstrip()
                for edit in edits
            )
        case PlayStep(text):
            return text


# Refused part of a step


class Broken(Ambiguous):
    """A repair after which a later move no longer holds; the choices are ways to have it hold, mend it or end there.

    `later` is how many moves the repair touches, `left` how many of these would go if the game ended there.
    """

    def __init__(self, typed: str, entry: Accepted, number: int, reason: Refusal, ways: Sequence[str]) -> None:
        choices = [f"{typed}; {way}" for way in ways]
        facts: Facts = {"number": number, "line": RecordText(entry.line), "actor": entry.actor, "reason": reason}
        super().__init__("record-broken", choices=choices, **facts, later=0, left=0)
        self.number = number
        self.reason = reason


def begins(text: str, step: Step, at: int, refusal: Refusal) -> int:
    """Return the place of the refused part: the beginning of the step, or of the move that an edit brings."""
    if not isinstance(step, Repair) or isinstance(refusal, Broken):
        return at
    start, piece = [moves for moves in split_moves(text) if moves[0] >= at][refusal.edit]
    move = step.edits[refusal.edit].text
    return start + len(piece) - len(move) if move else start


class Draft(NamedTuple):
    """A move to be made again: a kept one, which holds only in the name of its actor, or the new one of an edit.

    A new one may be made in the place of another, which it `was`.
    """

    line: str
    time: str
    kept: Accepted | None
    edit: int = -1
    was: Accepted | None = None


def apply_edit(drafts: list[Draft], edit: Edit, number: int) -> int:
    """Change the list of moves; return the number of unchanged ones at its beginning."""
    index = edit.at - 1
    if edit.verb == UNDO and edit.at < len(drafts):
        del drafts[edit.at :]
        return edit.at
    if index >= len(drafts) or edit.verb == UNDO:
        raise Illegal("record-no-move", number=edit.at, moves=len(drafts))
    was = drafts[index].kept if edit.verb == AMEND else None
    new = [] if edit.verb == DROP else [Draft(edit.text, drafts[index].time, None, number, was)]
    drafts[index : index if edit.verb == INSERT else edit.at] = new
    return index


@contextmanager
def mark_edit(number: int, was: Accepted | None = None) -> Iterator[None]:
    """Mark refusals within the block as belonging to that edit, and to the move that it replaces."""
    try:
        yield
    except Refusal as refusal:
        refusal.edit = number
        if was:
            refusal.was = {"number": was.number, "who": was.actor, "line": RecordText(was.line)}
        raise
