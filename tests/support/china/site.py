"""The language of tests about 18xx.games: a game in and out, and a table at which the site continues."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from eighteen80.capabilities import HasSiteFormat, ImportedLine
from eighteen80.china import GAME
from eighteen80.china.moves import Done
from eighteen80.china.rules.operating.turns import TRAINS
from eighteen80.china.site.convert import Script
from eighteen80.china.site.passes import under_way
from eighteen80.china.site.reader import Reader
from eighteen80.china.state import State
from tests.support.china.play_table import NAMES, Play

START = 1_700_000_000
"""Time of the first action."""
Action = dict[str, Any]


def from_site(data: Mapping[str, Any]) -> list[ImportedLine]:
    """Return the lines of a game of the site."""
    return list(GAME.offers(HasSiteFormat).from_foreign(data, None).lines)


def to_site(
    seats: Sequence[str], rulings: Mapping[str, str], lines: Iterable[ImportedLine], table: str = ""
) -> dict[str, Any]:
    """Return these lines as a game of the site."""
    sent: dict[str, Any] = GAME.offers(HasSiteFormat).to_foreign(seats, dict(rulings), table, list(lines))
    return sent


def add_times(lines: Iterable[str]) -> list[ImportedLine]:
    """Return lines a second apart."""
    return [ImportedLine(line, START + second) for second, line in enumerate(lines)]


def finish(reader: Reader) -> State:
    """Read to the end; return the state there."""
    for _ in reader.steps():
        pass
    state: State = reader.state
    return state


def translate_from(state: State, lines: Iterable[str], rulings: Mapping[str, str] | None = None) -> Script:
    """Translate these lines, which are legal from there on, for the site."""
    script = Script(state.seats, dict(rulings or {}))
    script.writer.state = state
    for line in add_times(lines):
        script.translate(line)
    return script


def site_action(kind: str, who: object, entity_type: str = "player", **fields: Any) -> Action:
    """An action of the site; players without numbers go by their names."""
    return {"type": kind, "entity": who, "entity_type": entity_type, **fields}


def import_at(play: Play, *actions: Action) -> Reader:
    """Return an import at the table's position, with these actions still to come; players go by number or name."""
    numbered = [{"id": number, **each} for number, each in enumerate(actions, start=1)]
    players = [{"name": name} for name in play.state.seats]
    found = Reader({"title": "1880", "players": players, "actions": numbered}, play.state.rulings._asdict())
    found.game.names = {**found.game.names, **{str(number): name for number, name in enumerate(NAMES)}}
    found.game.state, found.game.stages, found.game.papers = play.state, [play.state], None
    turn = under_way(play.state)
    if turn and turn.step == TRAINS:
        found.game.watch.note(play.state, Done())
    return found


def written(reader: Reader) -> list[str]:
    """Return the lines that an import writes for all its actions."""
    return [GAME.write(move) for step in reader.steps() for move in step.moves]


def import_lines(play: Play, *actions: Action) -> list[str]:
    """Return the lines that these actions become at the table's position."""
    return written(import_at(play, *actions))
