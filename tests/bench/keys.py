"""Keys that the moves of recorded games take: of each kind, of a routine turn, of a whole game.

`python -m tests.bench keys --against REVISION` puts those of Russian Railroads and Yokohama side by side.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from statistics import median

from eighteen80.china.moves import Lay
from eighteen80.record.replay import Replay
from tests.bench import _probes
from tests.support.china.keys import fewest, keys_by_kind, line_of, routine_turns
from tests.support.china.recorded_games import kept_games, shared_games

QUICK = 1


def figures(*, quick: bool) -> Iterator[str]:
    """Of each kind of move, of tiles without the numbers of positions, of turns; then of each game a move."""
    games = (*kept_games()[:QUICK], *shared_games(QUICK)) if quick else (*kept_games(), *shared_games())
    found = [(game, Replay(game.text.encode()).record().entries) for game in games]
    entries = [entry for _, each in found for entry in each]
    for kind, keys in sorted(keys_by_kind(entries).items()):
        yield f"{kind:<12} {len(keys):>6} moves, median {median(keys):>4}, worst {max(keys)}"
    tiles = [len(line_of(entry, positions=False)) + 1 for entry in entries if isinstance(entry.move, Lay)]
    yield f"tiles without numbers of positions: median {median(tiles)}, worst {max(tiles)}"
    turns = [keys for _, each in found for keys in routine_turns(each)]
    yield f"a company's routine turn: {len(turns)}, median {median(turns)}, worst {max(turns)}"
    for game, each in found:
        if each:
            yield f"{game.name}: {len(each)} moves, {sum(keys for _, keys in fewest(each)) / len(each):.2f} keys a move"
    for kind, count in () if quick else _probes.keys(Path()).items():
        yield f"{kind}: {count:g}"
