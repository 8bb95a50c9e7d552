"""A whole game of the site: its JSON as lines of ours, and ours as its JSON.

What the site has no word for (remarks, counts) and how the table played travel in a field of their own, so that a game
that has been there and back is the same game.
"""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import count
from typing import NamedTuple

from pydantic import BaseModel, ValidationError

from eighteen80.capabilities import Foreign, ForeignLine
from eighteen80.china.moves import NOTATION, Move
from eighteen80.china.rules.setup import ONLINE
from eighteen80.china.site.deviations import from_site, made_besides
from eighteen80.china.site.export_log import MERE_WORDS, REMARK, told
from eighteen80.china.site.reader import Reader, Step, moment
from eighteen80.china.site.schema import TITLES
from eighteen80.china.state import Over, Round
from eighteen80.refusals import Unreadable

OURS = "eighteen80"
ENDED = "final_train"


# From the site


def from_foreign(data: object, rulings: Mapping[str, str] | None) -> Foreign:
    """The game, its lines still to be read; without rulings as it was played here before, or as the site plays."""
    beside = _beside(data)
    played = beside.rulings if rulings is None else dict(rulings)
    reader = Reader(data, played)
    return Foreign(reader.seats, played, beside.table, _lines(reader, beside.lines))


class Beside(BaseModel, frozen=True, strict=True):
    """What our own games carry beside those of the site; a line stands after so many moves, with its time."""

    rulings: dict[str, str] = dict(ONLINE)
    table: str = ""
    lines: list[tuple[int, int, str]] = []


class Kept(NamedTuple):
    """A line kept beside the actions: after how many moves it stands, and the move in it if our game makes it."""

    after: int
    line: ForeignLine
    move: Move | None


def _beside(data: object) -> Beside:
    carried = data.get(OURS) if isinstance(data, Mapping) else None
    if carried is None:
        return Beside()
    try:
        return Beside.model_validate_json(json.dumps(carried))
    except ValidationError as error:
        place = ".".join(map(str, error.errors()[0]["loc"]))
        raise Unreadable("import-beside", word=f"{OURS}.{place}".rstrip(".")) from error


def _lines(reader: Reader, beside: Sequence[tuple[int, int, str]]) -> Iterator[ForeignLine]:
    """Moves and messages in order, and what was kept beside them after so many moves."""
    waiting = deque(Kept(after, ForeignLine(text, moment(time)), _unseen(text)) for after, time, text in beside)
    reader.scene.silent.extend((kept.after, kept.move) for kept in waiting if kept.move)
    moves = count()
    for step in reader.steps():
        yield from _said(step, waiting, moves)
    yield from (kept.line for kept in waiting)


def _said(step: Step, waiting: deque[Kept], moves: Iterator[int]) -> Iterator[ForeignLine]:
    if step.message:
        yield ForeignLine(f"{REMARK} {step.writer}: {step.message}", step.time)
    for move in step.moves:
        if made_besides(move):
            yield ForeignLine(NOTATION.write(move), step.time, step.entry.number)
            continue
        number = next(moves)
        while waiting and waiting[0].after <= number and not waiting[0].move:
            yield waiting.popleft().line
        unseen = bool(waiting) and waiting[0].move is move
        action = step.entry.number if from_site(move) else 0
        yield waiting.popleft().line if unseen else ForeignLine(NOTATION.write(move), step.time, action)


def _unseen(text: str) -> Move | None:
    """The move of a line, if it changes anything: the site does not see it, or not before the game goes on."""
    move = None if text.startswith(REMARK) else NOTATION.read(text)
    return None if isinstance(move, MERE_WORDS) else move


# To the site


def to_foreign(
    seats: Sequence[str], rulings: Mapping[str, str], table: str, lines: Iterable[ForeignLine]
) -> dict[str, object]:
    """The game as the site keeps one that was played at one table."""
    script = told(seats, rulings, lines)
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
        OURS: {"rulings": dict(rulings), "table": table, "lines": list(map(list, script.all_beside()))},
    }


def _ending(round_: Round, seats: Sequence[str]) -> dict[str, object]:
    """Whether the game is over, and who is worth what then."""
    if not isinstance(round_, Over):
        return {"status": "active", "result": {}, "game_end_reason": None}
    worth = dict(round_.result)
    result = {str(number): worth[name] for number, name in enumerate(seats)}
    return {"status": "finished", "result": result, "game_end_reason": ENDED}
