"""A game translated line by line for the site, with the lines that are kept next to it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from operator import itemgetter

from eighteen80.capabilities import ImportedLine
from eighteen80.china.engine import ENGINE
from eighteen80.china.moves import NOTATION, Rocket
from eighteen80.china.site.passes import TurnKey, under_way
from eighteen80.china.site.writer import Writer
from eighteen80.china.state import State
from eighteen80.engine.table_moves import Confirm, Count, Note
from eighteen80.refusals import Illegal, Refusal

REMARK = "#"
MERE_WORDS = (Note, Count, Confirm)
TOO_LATE = "export-rocket"

ExtraLine = tuple[int, int | None, str]
"""A line that the site has no word for: the number of moves before it, its time, and its text."""


class Script:
    """The translation so far; `began` is the number of the first line of the current turn."""

    def __init__(self, seats: Sequence[str], rulings: Mapping[str, str]) -> None:
        self.writer = Writer(seats, rulings)
        self.extras: list[ExtraLine] = []
        self.lines = 0
        self.began = 0
        self._turn: TurnKey | None = None

    def translate(self, line: ImportedLine) -> None:
        """Translate a line; if the site has no word for it and the game can continue without it, keep it separately."""
        moves, turn = self.writer.moves, _key(self.writer.state)
        if turn != self._turn:
            self._turn, self.began = turn, self.lines
        if not self._write_line(line):
            self.extras.append((moves, line.time, line.text))
        self.lines += 1

    def _write_line(self, line: ImportedLine) -> bool:
        if line.text.startswith(REMARK):
            return self.writer.remark(line.text.removeprefix(REMARK).strip(), line.time or 0)
        move = NOTATION.read(line.text)
        if isinstance(move, MERE_WORDS):
            return False
        try:
            return self.writer.take(move, line.time or 0)
        except Refusal as refusal:
            raise Illegal("export-refused", line=refusal.facts.get("line", line.text), reason=refusal) from refusal

    def translate_early(self, line: ImportedLine) -> None:
        """Translate a move before its time; it is counted later."""
        self._write_line(line)
        self.writer.moves -= 1

    def keep_line(self, line: ImportedLine) -> None:
        """Keep the line of a move that was translated earlier, for its time."""
        self.extras.append((self.writer.moves, line.time, line.text))
        self.writer.moves += 1
        self.lines += 1

    def list_extras(self) -> list[ExtraLine]:
        """List the lines kept separately, and those that the site would have learnt of only later."""
        late = [(late.after, late.time, NOTATION.write(late.move)) for late in self.writer.late]
        return sorted([*self.extras, *late], key=itemgetter(0))


def _key(state: State) -> TurnKey | None:
    turn = under_way(state)
    return TurnKey(state.passing, turn.who) if turn else None


def write_script(seats: Sequence[str], rulings: Mapping[str, str], lines: Iterable[ImportedLine]) -> Script:
    """Translate the whole game."""
    script, done = Script(seats, rulings), list[ImportedLine]()
    for line in lines:
        try:
            script.translate(line)
        except Illegal as refusal:
            earlier = _announce_earlier(script, done, line, refusal)
            if earlier is None:
                raise
            script = earlier
        done.append(line)
    return script


def _announce_earlier(
    script: Script, done: Sequence[ImportedLine], rocket: ImportedLine, refusal: Illegal
) -> Script | None:
    """Announce P7 as late as possible in the turn where the site still waits; None if the result differs."""
    reason = refusal.facts.get("reason")
    if not isinstance(reason, Refusal) or reason.code != TOO_LATE:
        return None
    writer = script.writer
    after = ENGINE.apply(writer.state, Rocket()).state
    for place in range(len(done) - 1, script.began - 1, -1):
        earlier = Script(writer.seats, writer.rulings)
        try:
            for line in done[:place]:
                earlier.translate(line)
            earlier.translate_early(rocket)
            for line in done[place:]:
                earlier.translate(line)
        except Refusal:
            continue
        if _sort_trains(earlier.writer.state) == _sort_trains(after):
            earlier.keep_line(rocket)
            return earlier
    return None


def _sort_trains(state: State) -> State:
    """Return the moment with every company's trains in sorted order."""
    companies = {name: card._replace(trains=tuple(sorted(card.trains))) for name, card in state.companies.items()}
    return state._replace(companies=companies)
