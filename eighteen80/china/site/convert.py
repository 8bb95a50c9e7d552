"""Conversion of a whole game between the site's JSON and our lines.

Lines that the site has no word for (remarks, counts) and the table's rulings travel in a field of their own, so that a
game returns from the site unchanged.
"""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import count
from operator import itemgetter
from typing import NamedTuple

from pydantic import BaseModel, ValidationError

from eighteen80.capabilities import ImportedGame, ImportedLine
from eighteen80.china.moves import NOTATION, Move, Rocket
from eighteen80.china.rules.setup import ONLINE
from eighteen80.china.site.deviations import from_site, is_import_correction
from eighteen80.china.site.passes import TurnKey, turn_key
from eighteen80.china.site.reader import Reader, Step, moment
from eighteen80.china.site.schema import TITLES
from eighteen80.china.site.writer import Writer
from eighteen80.china.state import Over, Round, State
from eighteen80.china.turn import ENGINE
from eighteen80.engine.table_moves import Confirm, Count, Note
from eighteen80.refusals import Illegal, Refusal, Unreadable

REMARK = "#"
MERE_WORDS = (Note, Count, Confirm)
TOO_LATE = "export-rocket"

ExtraLine = tuple[int, int | None, str]
"""A line that the site has no word for: the number of moves before it, its time, and its text."""


class Script:
    """The translation so far.

    `began` is the number of the first line of the current turn; `imported` is a game that deviates as on the site.
    """

    def __init__(self, seats: Sequence[str], rulings: Mapping[str, str]) -> None:
        self.writer = Writer(seats, rulings)
        self.extras: list[ExtraLine] = []
        self.lines = 0
        self.began = 0
        self.imported = False
        self._turn: TurnKey | None = None

    def translate(self, line: ImportedLine) -> None:
        """Translate a line; if the site has no word for it and the game can continue without it, keep it separately."""
        moves, turn = self.writer.moves, turn_key(self.writer.state)
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
        self.imported |= from_site(move)
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
    companies = {name: card._replace(trains=tuple(sorted(card.trains))) for name, card in state.companies.items()}
    return state._replace(companies=companies)


OURS = "eighteen80"
ENDED = "final_train"


# From the site


def from_foreign(data: object, rulings: Mapping[str, str] | None) -> ImportedGame:
    """Read a game, its lines still unread; without `rulings`, as it was played here before or as the site plays."""
    extras = _read_extras(data)
    played = extras.rulings if rulings is None else dict(rulings)
    reader = Reader(data, played)
    if not extras.imported:
        reader.game.papers = None
    return ImportedGame(reader.seats, played, extras.table, _lines(reader, extras.lines))


class Extras(BaseModel, frozen=True, strict=True):
    """Lines of our own games that the site's file carries too; each has its number of moves before it, and its time.

    A game that was never there, not `imported`, keeps to our rules: no price stays as it would on the site.
    """

    rulings: dict[str, str] = dict(ONLINE)
    table: str = ""
    imported: bool = True
    lines: list[tuple[int, int, str]] = []


class WaitingLine(NamedTuple):
    """A line kept next to the actions: the number of moves before it, and the move in it if our game makes it."""

    after: int
    line: ImportedLine
    move: Move | None


def _read_extras(data: object) -> Extras:
    carried = data.get(OURS) if isinstance(data, Mapping) else None
    if carried is None:
        return Extras()
    try:
        return Extras.model_validate_json(json.dumps(carried))
    except ValidationError as error:
        place = ".".join(map(str, error.errors()[0]["loc"]))
        raise Unreadable("import-beside", word=f"{OURS}.{place}".rstrip(".")) from error


def _lines(reader: Reader, extras: Sequence[tuple[int, int, str]]) -> Iterator[ImportedLine]:
    """Yield moves and messages in order, and the lines kept after a number of moves."""
    waiting = deque(WaitingLine(after, ImportedLine(text, moment(time)), _unseen(text)) for after, time, text in extras)
    reader.game.silent.extend((kept.after, kept.move) for kept in waiting if kept.move)
    moves = count()
    for step in reader.steps():
        yield from _lines_of_step(step, waiting, moves)
    yield from (kept.line for kept in waiting)


def _lines_of_step(step: Step, waiting: deque[WaitingLine], moves: Iterator[int]) -> Iterator[ImportedLine]:
    if step.message:
        yield ImportedLine(f"{REMARK} {step.writer}: {step.message}", step.time)
    for move in step.moves:
        if is_import_correction(move):
            yield ImportedLine(NOTATION.write(move), step.time, step.entry.number)
            continue
        number = next(moves)
        while waiting and waiting[0].after <= number and not waiting[0].move:
            yield waiting.popleft().line
        unseen = bool(waiting) and waiting[0].move is move
        action = step.entry.number if from_site(move) else 0
        yield waiting.popleft().line if unseen else ImportedLine(NOTATION.write(move), step.time, action)


def _unseen(text: str) -> Move | None:
    """Return the line's move if it changes anything and the site does not see it, or not in time."""
    move = None if text.startswith(REMARK) else NOTATION.read(text)
    return None if isinstance(move, MERE_WORDS) else move


# To the site


def to_foreign(
    seats: Sequence[str], rulings: Mapping[str, str], table: str, lines: Iterable[ImportedLine]
) -> dict[str, object]:
    """Write the game as the site keeps one that was played at one table."""
    script = write_script(seats, rulings, lines)
    writer = script.writer
    times = [action["created_at"] for action in writer.actions] or [0]
    return {
        "id": f"hs_{OURS}_{times[0]}",
        "title": TITLES[0],
        "description": table,
        "mode": "hotseat",
        "user": {"id": 0, "name": seats[0]},
        "players": [{"id": number, "name": name} for number, name in enumerate(seats)],
        "min_players": len(seats),
        "max_players": len(seats),
        "settings": {"optional_rules": []},
        **_ending(writer.state.round, seats),
        "loaded": True,
        "updated_at": times[-1],
        "actions": writer.actions,
        OURS: {
            "rulings": dict(rulings),
            "table": table,
            "imported": script.imported,
            "lines": list(map(list, script.list_extras())),
        },
    }


def _ending(round_: Round, seats: Sequence[str]) -> dict[str, object]:
    """Return whether the game is over, and each player's wealth then."""
    if not isinstance(round_, Over):
        return {"status": "active", "result": {}, "game_end_reason": None}
    worth = dict(round_.result)
    result = {str(number): worth[name] for number, name in enumerate(seats)}
    return {"status": "finished", "result": result, "game_end_reason": ENDED}
