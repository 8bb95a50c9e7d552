"""A whole game of the site: its JSON as lines of ours, and ours as its JSON.

What the site has no word for (remarks, counts) and how the table played travel in a field of their own, so that a game
that has been there and back is the same game.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from pydantic import BaseModel, ValidationError

from eighteen80.china.moves import NOTATION, Confirm, Count, Note
from eighteen80.china.online.reader import TITLES, Reader, Step, moment
from eighteen80.china.online.writer import Writer
from eighteen80.china.opening import ONLINE
from eighteen80.china.state import Over
from eighteen80.game import Foreign, ForeignLine
from eighteen80.refusals import Illegal, Refusal, Unreadable

OURS = "eighteen80"
REMARK = "#"
ENDED = "final_train"


# From the site


def read_game(data: Any, rulings: Mapping[str, str] | None) -> Foreign:
    """The game, its lines still to be read; without rulings as it was played here before, or as the site plays."""
    beside = _beside(data)
    played = beside.rulings if rulings is None else dict(rulings)
    reader = Reader(data, played)
    return Foreign(reader.seats, played, beside.table, _lines(reader, beside.lines))


class Beside(BaseModel, frozen=True, strict=True):
    """What our own games carry beside those of the site; a line stands after so many actions, with its time."""

    rulings: dict[str, str] = dict(ONLINE)
    table: str = ""
    lines: list[tuple[int, int, str]] = []


def _beside(data: Any) -> Beside:
    carried = data.get(OURS) if isinstance(data, Mapping) else None
    if carried is None:
        return Beside()
    try:
        return Beside.model_validate_json(json.dumps(carried))
    except ValidationError as error:
        place = ".".join(map(str, error.errors()[0]["loc"]))
        raise Unreadable("import-beside", word=f"{OURS}.{place}".rstrip(".")) from error


def _lines(reader: Reader, beside: Sequence[tuple[int, int, str]]) -> Iterator[ForeignLine]:
    """Moves and messages in order, and what was kept beside them after so many actions."""
    waiting, taken = list(beside), 0
    for step in reader.steps():
        if not step.entry.is_message:
            while waiting and waiting[0][0] <= taken:
                yield _kept(waiting.pop(0))
            taken += 1
        yield from _said(step)
    yield from map(_kept, waiting)


def _said(step: Step) -> Iterator[ForeignLine]:
    if step.message:
        yield ForeignLine(f"{REMARK} {step.writer}: {step.message}", step.time)
    for move in step.moves:
        yield ForeignLine(NOTATION.write(move), step.time)


def _kept(line: tuple[int, int, str]) -> ForeignLine:
    _, time, text = line
    return ForeignLine(text, moment(time))


# To the site


def write_game(
    seats: Sequence[str], rulings: Mapping[str, str], table: str, lines: Iterable[ForeignLine]
) -> dict[str, Any]:
    """The game as the site keeps one that was played at one table."""
    writer = Writer(seats, rulings)
    beside = [[writer.taken, line.time, line.text] for line in lines if not _say(writer, line)]
    over = writer.state.round if isinstance(writer.state.round, Over) else None
    times = [action["created_at"] for action in writer.actions] or [0]
    result = {str(number): dict(over.result)[name] for number, name in enumerate(seats)} if over else {}
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
        "status": "finished" if over else "active",
        "result": result,
        "game_end_reason": ENDED if over else None,
        "loaded": True,
        "updated_at": times[-1],
        "actions": writer.actions,
        OURS: {"rulings": dict(rulings), "table": table, "lines": beside},
    }


def _say(writer: Writer, line: ForeignLine) -> bool:
    """Say a line in the site's words; False if it has none, and the game goes on without it."""
    if line.text.startswith(REMARK):
        return writer.remark(line.text.removeprefix(REMARK).strip(), line.time or 0)
    move = NOTATION.read(line.text)
    if isinstance(move, Note | Count | Confirm):
        return False
    try:
        writer.take(move, line.time or 0)
    except Refusal as refusal:
        raise Illegal("export-refused", line=line.text, reason=refusal) from refusal
    return True
