"""The site's names: players by number, as names that a record can hold, and trains, which it numbers."""

from __future__ import annotations

from collections.abc import Collection

from eighteen80.china.rules.setup import RESERVED
from eighteen80.china.site.schema import Recording
from eighteen80.record.grammar import BARRED, NAME_LIMIT, name_key

UNNAMED = "Seat"
SITE = "18xx.games"


def name_players(recording: Recording) -> dict[str, str]:
    """Map the site's names of the players to ours, in the order of their seats."""
    order = recording.settings.player_order if recording.settings else None
    places = list(map(str, order or ()))
    players = sorted(recording.players, key=lambda player: places.index(player.key) if player.key in places else 0)
    names: dict[str, str] = {}
    for place, player in enumerate(players, start=1):
        names[player.key] = fit_name(player.name, names.values(), place)
    return names


def fit_name(name: str, taken: Collection[str], place: int) -> str:
    """Adapt the name so that a record can hold it, different from every other name at the table."""
    shown = "".join(sign if sign.isprintable() and sign not in BARRED else " " for sign in name)
    word = " ".join(shown.split())[:NAME_LIMIT].strip(" -")
    word = word if name_key(word) else f"{UNNAMED} {place}"
    used = {name_key(other) for other in taken} | RESERVED
    number, single = 2, word
    while name_key(single) in used:
        single, number = f"{word[: NAME_LIMIT - 3]} {number}", number + 1
    return single
