"""A position of a table reached by an import, with further actions by players' names."""

from __future__ import annotations

from typing import Any

from eighteen80.china.site.reader import Reader
from tests.support.china.play_table import Play

Action = dict[str, Any]


def site_action(kind: str, who: str, entity_type: str = "player", **fields: Any) -> Action:
    """An action of the site; players have no numbers here and go by their names."""
    return {"type": kind, "entity": who, "entity_type": entity_type, **fields}


def import_at(play: Play, *actions: Action) -> Reader:
    """Return an import at the table's position, with these actions still to come."""
    numbered = [{"id": number, **each} for number, each in enumerate(actions, start=1)]
    players = [{"name": name} for name in play.state.seats]
    found = Reader({"title": "1880", "players": players, "actions": numbered}, play.state.rulings._asdict())
    found.game.state, found.game.stages, found.game.papers = play.state, [play.state], None
    return found
