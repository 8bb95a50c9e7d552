"""The moves in force and their origin: a fold over steps, with undo, redo and repairs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from copy import copy
from typing import TYPE_CHECKING, NamedTuple

from eighteen80.capabilities import FindsBestRun
from eighteen80.engine.game import AnyGame, AnyMove, AnyState
from eighteen80.events import Event
from eighteen80.printed_figures import PrintedValue
from eighteen80.record import steps
from eighteen80.record.grammar import RECORD, read_text, write_line
from eighteen80.record.line_turns import LineTurns
from eighteen80.refusals import Illegal, MissingReason, RecordText, Refusal, Unreadable
from eighteen80.sheets import Say

if TYPE_CHECKING:
    from eighteen80.record.box import Box

RECHECK_LIMIT = 100_000
"""Largest number of moves that all repairs of one record may replay: more than any table needs, yet quickly read."""

OTHER_ACTOR = "record-actor"
NO_TIME = "00:00:00"
"""Time of a line that is only tried."""


class Accepted(NamedTuple):
    """A move in force, or a step that changed the record (no move, and the number of the last one in force).

    `boxed` is what was put into a typed move because it is printed so in the box.
    """

    number: int
    time: str
    actor: str
    line: str
    move: AnyMove | None
    before: AnyState
    after: AnyState
    events: Sequence[Event] = ()
    facts: str = ""
    boxed: tuple[PrintedValue, ...] = ()


def irregularities(game: AnyGame, entries: Iterable[Accepted]) -> Iterator[tuple[Accepted, Event]]:
    """Yield the moves outside the rules, a correction or a ruling, or those that have shown it of an earlier move."""
    for entry in entries:
        if found := (None if entry.move is None else game.exception(entry.move)) or shown_outside(entry):
            yield entry, found


def shown_outside(entry: Accepted) -> Event | None:
    """Return the event that shows the move as impossible by the rules, if there is one."""
    return next((event for event in entry.events if event.outside), None)


class ClockPause(NamedTuple):
    """A break that begins or ends, and the number of the move in force that it follows."""

    after: int
    time: str
    step: steps.Break


class History:
    """The moves in force, the undone ones, and the state after them.

    A `strict` one reads lines only as they are written, and mends none.
    """

    __slots__ = (
        "box", "breaks", "due", "game", "moves", "rechecked", "remade", "repaired", "replayed", "rules",
        "start", "strict", "supply", "turns", "undone",
    )  # fmt: skip

    def __init__(self, game: AnyGame, start: AnyState, rules: int) -> None:
        self.game = game
        self.start = start
        self.rules = rules
        self.moves: list[Accepted] = []
        self.undone: list[Accepted] = []
        self.breaks: list[ClockPause] = []
        self.repaired: list[list[Accepted]] = []
        self.rechecked = 0
        self.remade: list[Accepted] = []
        self.replayed: list[tuple[Accepted, Accepted]] = []
        self.supply: Iterator[Accepted] = iter(())
        self.box: Box | None = None
        self.strict = False
        self.due: Sequence[str] = ()
        self.turns = LineTurns(game, ())

    def copy(self) -> History:
        """Copy the history, to try something on it."""
        other = History(self.game, self.start, self.rules)
        other.moves = self.moves.copy()
        other.undone = self.undone.copy()
        other.breaks = self.breaks.copy()
        other.repaired = self.repaired.copy()
        other.rechecked = self.rechecked
        other.box = self.box
        other.strict = self.strict
        other.due = self.due
        other.turns = copy(self.turns)
        return other

    @property
    def state(self) -> AnyState:
        """State after the moves in force."""
        return self.moves[-1].after if self.moves else self.start

    def take(self, step: steps.Step, time: str) -> Accepted:
        """Do a step, all of it or nothing."""
        match step:
            case steps.PlayStep(text):
                return self._make_typed(text, time)
            case steps.Undo():
                return self._undo(step, time)
            case steps.Redo(count):
                return self._redo(count, time)
            case steps.Repair():
                return self._repair(step, time)
            case steps.Break():
                self.breaks.append(ClockPause(len(self.moves), time, step))
                return self._record_step(step, time, self.state)
            case steps.Rules(version):
                self.rules = version
                return self._record_step(step, time, self.state)

    def take_line(self, text: str, time: str, made: Sequence[Accepted] = ()) -> Iterator[Accepted]:
        """Do the steps of a typed line one after the other; a refusal names the place of the step it stopped at.

        Moves that another process has `made` for the repairs on the line are taken as they come; moves that its repairs
        have replayed are in `remade`, and in `replayed` each kept move before and after.
        """
        self.remade, self.replayed, self.supply = [], [], iter(made)
        self.begin_line()
        yield from self.continue_line(text, time)

    def begin_line(self) -> None:
        """Begin a typed line: nothing is done on it yet."""
        self.due = self.game.due(self.state)
        self.turns = LineTurns(self.game, self.moves)

    def continue_line(self, text: str, time: str) -> Iterator[Accepted]:
        """Do more steps of the typed line that has begun."""
        for place, (step, at) in enumerate(steps.read_steps(text), 1):
            try:
                yield from self._take_or_hear(step, time)
            except Refusal as refusal:
                refusal.place, refusal.start = place, steps.begins(text, step, at, refusal)
                refusal.ended = self.turns.ended
                refusal.due = refusal.due or tuple(name for name in self.game.due(self.state) if name not in self.due)
                raise

    def _take_or_hear(self, step: steps.Step, time: str) -> Iterator[Accepted]:
        """Do a step of a line; match it with the possible moves if strict reading refuses it."""
        if self.strict or not isinstance(step, steps.PlayStep):
            yield from self._read(step, time)
            return
        # A record that is read again holds nothing to be heard.
        from eighteen80.record.hearing import Hearing

        last, hearing = len(self.moves), Hearing(self, step.text, time)
        hearing.ask_doubt()
        try:
            yield from self._read(step, time)
        except Refusal as refusal:
            if len(self.moves) != last:
                raise
            for line in hearing.lines(refusal):
                yield from self._read(steps.PlayStep(line), time)

    def _read(self, step: steps.Step, time: str) -> Iterator[Accepted]:
        """Do a step as it is read strictly."""
        if isinstance(step, steps.PlayStep) and not self.turns.admits(step.text, self.state):
            return
        first = self.turns.first
        for place, one in enumerate(self._expand(step)):
            if place and not first and isinstance(step, steps.PlayStep):
                self.turns.require_name(step.text, self.state)
            entry = self.take(one, time)
            self.turns.advance(entry)
            yield entry

    def _expand(self, step: steps.Step) -> Sequence[steps.Step]:
        """Return the steps that a typed one means: in some games a move implies others, made one by one."""
        if isinstance(step, steps.PlayStep) and (implying := self.game.expands):
            return tuple(map(steps.PlayStep, implying.lines(step.text, self.state, first=self.turns.first)))
        return (step,)

    def play(self, text: str, time: str, actor: str = "", facts: str | None = None) -> Accepted:
        """Make a move. An actor given is verified; facts given are taken as they are, else worked out."""
        return self._make_move(self.game.read(text, self.state), time, actor, facts)

    def _make_typed(self, text: str, time: str) -> Accepted:
        """Make a typed move, completed from the box if it leaves no doubt."""
        move = self.game.read(text, self.state)
        found = self.box.complete(self.state, move) if self.box else None
        entry = self._make_move(found.move if found else move, time, typed=True)
        if found:
            entry = self.moves[-1] = entry._replace(boxed=found.figures)
        return entry

    def _make_move(
        self, move: AnyMove, time: str, actor: str = "", facts: str | None = None, *, typed: bool = False
    ) -> Accepted:
        game, before = self.game, self.state
        move = game.resolve(before, move)
        due = game.actor(before, move)
        if actor not in ("", due) and not game.is_actor(before, move, actor):
            raise Illegal(OTHER_ACTOR, actor=actor, due=due)
        outcome = game.apply(before, move, kept=not typed)
        if facts is None:
            facts = game.facts(before, move, outcome)
        number = len(self.moves) + 1
        # An actor that is due keeps its label: the table has a name in each language.
        who = due if actor in ("", due) else actor
        entry = Accepted(number, time, who, game.write(move), move, before, *outcome, facts)
        if typed:
            self._check_read_back(entry)
        self.moves.append(entry)
        self.undone.clear()
        self.repaired.clear()
        return entry

    def _check_read_back(self, entry: Accepted) -> None:
        """Refuse a move whose line the record would not read back as the same move, alone or in a repair."""
        text = read_text(write_line(entry.time, entry.actor, entry.line, entry.facts))
        try:
            again = self.game.resolve(entry.before, self.game.read(text, entry.before))
        except Refusal as reason:
            raise Unreadable("record-unread", line=RecordText(entry.line), reason=reason) from reason
        if again != entry.move or text != entry.line:
            raise Unreadable("record-misread", line=RecordText(entry.line), meant=RecordText(self.game.write(again)))

    def _record_step(self, step: steps.Step, time: str, before: AnyState, facts: str = "") -> Accepted:
        return Accepted(len(self.moves), time, RECORD, steps.write_step(step), None, before, self.state, (), facts)

    def _undo(self, undo: steps.Undo, time: str) -> Accepted:
        if undo.span == steps.REPAIR:
            return self._undo_repair(undo, time)
        count = self._count(undo)
        if undo.to is not None and count < 0:
            raise Illegal("record-no-move", number=undo.to, moves=len(self.moves))
        if not 0 < count <= len(self.moves):
            raise Illegal("record-undo-none", count=count, moves=len(self.moves))
        before = self.state
        self.undone += reversed(self.moves[-count:])
        del self.moves[-count:]
        self.repaired.clear()
        last = len(self.moves)
        self.breaks = [stop._replace(after=min(stop.after, last)) for stop in self.breaks]
        return self._record_step(steps.Undo(count), time, before, f"to {len(self.moves)}")

    def _undo_repair(self, undo: steps.Undo, time: str) -> Accepted:
        if not self.repaired:
            raise Illegal("record-repair-none")
        before = self.state
        self.moves, self.undone = self.repaired.pop(), []
        return self._record_step(undo, time, before, f"to {len(self.moves)}")

    def _count(self, undo: steps.Undo) -> int:
        if undo.to is not None:
            return len(self.moves) - undo.to
        if not undo.span or not self.moves:
            return undo.moves
        last = self._span(self.moves[-1], undo.span)
        entries = enumerate(reversed(self.moves))
        return next((count for count, entry in entries if self._span(entry, undo.span) != last), len(self.moves))

    def _span(self, entry: Accepted, span: str) -> tuple[str, Sequence[str]]:
        # The turn's player, not the actor: notes and corrections belong to the turn they interrupt.
        due = self.game.due(entry.before) if span == "turn" else ()
        return self.game.round_key(entry.before), tuple(due)

    def _redo(self, count: int, time: str) -> Accepted:
        if count > len(self.undone):
            raise Illegal("record-redo-none", count=count, moves=len(self.undone))
        before = self.state
        self.moves += reversed(self.undone[-count:])
        del self.undone[-count:]
        self.repaired.clear()
        return self._record_step(steps.Redo(count), time, before, f"to {len(self.moves)}")

    def _repair(self, repair: steps.Repair, time: str) -> Accepted:
        before = self.state
        drafts = [steps.Draft(entry.line, entry.time, entry) for entry in self.moves]
        first = len(drafts)
        for number, edit in enumerate(repair.edits):
            with steps.mark_edit(number):
                first = min(first, steps.apply_edit(drafts, edit, number))
        trial = self.copy()
        trial.supply = self.supply
        del trial.moves[first:]
        repair = trial.recheck(drafts[first:], repair)
        self.repaired.append(self.moves)
        self.remade += trial.moves[first:]
        again = zip(drafts[first:], trial.moves[first:], strict=True)
        self.replayed += [(draft.kept, entry) for draft, entry in again if draft.kept]
        self.moves, self.undone, self.rechecked = trial.moves, [], trial.rechecked
        return self._record_step(repair, time, before, f"to {len(self.moves)}")

    def recheck(self, drafts: Sequence[steps.Draft], repair: steps.Repair) -> steps.Repair:
        """Make the moves again; hand back the repair with its new lines as the record has them."""
        self.rechecked += len(drafts)
        if self.rechecked > RECHECK_LIMIT:
            raise Illegal("record-repairs", limit=RECHECK_LIMIT)
        edits = list(repair.edits)
        for place, draft in enumerate(drafts):
            try:
                entry = self._make_draft(draft, repair)
            except steps.Broken as broken:
                kept = [bool(other.kept) for other in drafts]
                broken.facts.update(later=sum(kept), left=sum(kept[place:]))
                raise
            if not draft.kept:
                edits[draft.edit] = edits[draft.edit]._replace(text=entry.line)
        return steps.Repair(tuple(edits))

    def _make_draft(self, draft: steps.Draft, repair: steps.Repair) -> Accepted:
        if entry := next(self.supply, None):
            self.moves.append(entry)
            return entry
        if draft.kept:
            return self._replay(draft.kept, repair)
        with steps.mark_edit(draft.edit, draft.was):
            return self._make_typed(draft.line, draft.time)

    def better_moves(self) -> Iterator[tuple[str, Say]]:
        """Yield better moves that the repairs of the last line have made possible, each with its line."""
        if surveyed := self.game.offers(FindsBestRun):
            for was, now in self.replayed:
                if now.move is not None and (found := surveyed.outdone(was.before, now.before, now.move)):
                    line, remark = f"{steps.AMEND} {now.number} {found[0]}", found[1]
                    yield line, Say(remark.code, {**remark.facts, "number": now.number, "line": RecordText(line)})

    def _replay(self, entry: Accepted, repair: steps.Repair) -> Accepted:
        try:
            return self.play(entry.line, entry.time, entry.actor)
        except Refusal as reason:
            number = len(self.moves) + 1
            ways = tuple(self._ways(number, entry, reason))
            raise steps.Broken(steps.write_step(repair), entry, number, reason, ways) from reason

    def _ways(self, number: int, entry: Accepted, reason: Refusal) -> Iterator[str]:
        """Yield the possible replacements of a move that is no longer valid at this number."""
        yield f"{steps.AMEND} {number} "
        ruled = self.game.write_ruling(entry.line)
        if ruled and reason.code != OTHER_ACTOR and self._holds(ruled):
            yield f"{steps.AMEND} {number} {ruled}"
        if first := self._owed_before(entry, reason):
            yield f"{steps.INSERT} {number} {first}"
        yield f"{steps.DROP} {number}"
        yield f"{steps.UNDO} to {number - 1}"

    def _owed_before(self, entry: Accepted, reason: Refusal) -> str:
        """Return the line that a move needs before it to be valid; "" if the refusal names none."""
        trial = self.copy()
        try:
            first = trial.play(self.game.write(AnyMove(reason.instead)), entry.time) if reason.instead else None
            return first.line if first and trial.play(entry.line, entry.time, entry.actor) else ""
        except Refusal:
            return ""

    def _holds(self, line: str) -> bool:
        game, state = self.game, self.state
        try:
            game.check(state, game.resolve(state, game.read(line, state)))
        except Refusal as refusal:
            return isinstance(refusal, MissingReason)
        return True
