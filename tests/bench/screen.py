"""Screen: every moment of the recorded games at 120×40, and what fails to be in sight."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from tests.support import played
from tests.support.china import walked_screen as china
from tests.support.china.recorded_games import kept_games
from tests.support.peer.lines import Peer, replay
from tests.support.russia import walked_screen as russia
from tests.support.russia.peer import PEER as RUSSIA
from tests.support.yokohama import walked_screen as yokohama
from tests.support.yokohama.peer import PEER as YOKOHAMA

STEP = 20
"""Moments per moment examined in a quick run."""

Moments = Callable[[], Sequence[Any]]


def _play_moments(peer: Peer, name: str) -> Sequence[Any]:
    """Return the moments of a recorded game from the first board on."""
    return [state for state in replay(peer, name).states if peer is not YOKOHAMA or state.turn is not None]


GAMES: Mapping[str, tuple[Callable[[Any], Iterable[str]], Sequence[Moments]]] = {
    "1880": (china.faults, [partial(played.states, game.name) for game in kept_games()]),
    "Russian Railroads": (russia.faults, [partial(_play_moments, RUSSIA, name) for name in RUSSIA.names]),
    "Yokohama": (yokohama.faults, [partial(_play_moments, YOKOHAMA, name) for name in YOKOHAMA.names]),
}
"""Checks of all that a moment of each game must show, and the moments of its recorded games."""


def figures(*, quick: bool) -> Iterator[str]:
    """Yield for each game how many moments were looked at, and each fault with how many moments have it."""
    for title, (faults, games) in GAMES.items():
        found: Counter[str] = Counter()
        moments = 0
        for game in games[:: STEP // 4 if quick and len(games) > STEP else 1]:
            for state in game()[:: STEP if quick else 1]:
                moments += 1
                found.update(faults(state))
        yield f"{title}: {moments} moments of {len(games)} games, {sum(found.values())} faults"
        yield from (f"{number} × {fault}" for fault, number in found.most_common())
