"""Games of the site with their log in disorder: each is read whole or up to an action, and nothing goes in silence."""

from __future__ import annotations

import gzip
import json
from collections.abc import Mapping
from functools import cache
from random import Random
from typing import Any

from eighteen80.china import GAME
from eighteen80.china.rules.setup import ONLINE
from eighteen80.china.site.reader import Reader
from eighteen80.refusals import Refusal
from tests.support.china.recorded_games import export_game
from tests.support.fuzzing import check_refusal
from tests.support.places import GAMES

EXPORTED = ("bcr-alone", "forced-rocket", "nothing-bought")


@cache
def _sources() -> tuple[str, ...]:
    """The games to be disordered, as JSON: our own as they go out, and those of the site where they are here."""
    shared = sorted(path for path in GAMES.rglob("g*.json.gz") if "digest" not in path.name)
    return (
        *(json.dumps(export_game(name)) for name in EXPORTED),
        *(gzip.decompress(path.read_bytes()).decode() for path in shared),
    )


def shuffle_game(seed: int) -> dict[str, Any]:
    """Return a game with one action moved, left out, repeated or made one of another kind."""
    dice = Random(seed)
    game: dict[str, Any] = json.loads(dice.choice(_sources()))
    actions: list[Mapping[str, Any]] = game["actions"]
    place, other = dice.randrange(len(actions)), dice.randrange(len(actions))
    match dice.choice(("moved", "swapped", "left out", "twice", "another kind")):
        case "moved":
            actions.insert(other, actions.pop(place))
        case "swapped":
            actions[place - 1], actions[place] = actions[place], actions[place - 1]
        case "left out":
            del actions[place]
        case "twice":
            actions.insert(place, actions[place])
        case "another kind":
            actions[place] = {**actions[place], "type": actions[other]["type"]}
    return game


def import_game(game: Mapping[str, Any]) -> bool:
    """Read the game, check that its lines lead where it was read to, and whether that is to its end."""
    reader, state = Reader(game, ONLINE), None
    lines, taken, whole = list[str](), 0, True
    try:
        for step in reader.steps():
            lines += map(GAME.write, step.moves)
            taken, state = taken + 1, reader.state
    except Refusal as refusal:
        check_refusal(refusal)
        left, whole = refusal.facts["left"], False
    else:
        left = 0
    assert left == (0 if whole else _actions(reader, taken) + reader.story.left)
    assert whole or left
    assert state is None or replay_lines(reader, lines) == state
    return whole


def _actions(reader: Reader, taken: int) -> int:
    """Count the actions after the entries taken."""
    return sum(not entry.is_talk for entry in reader.entries[taken:])


def replay_lines(reader: Reader, lines: list[str]) -> Any:
    """Return the state after the lines of the record."""
    state = GAME.start(reader.seats, dict(ONLINE))
    for line in lines:
        state = GAME.apply(state, GAME.read(line, state)).state
    return state
