"""The site's names: players by number, as names that a record can hold, and trains, which it numbers."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any

from eighteen80.china.operating.trains import RESTORED
from eighteen80.china.preparation import RESERVED
from eighteen80.record.grammar import BARRED, NAME_LIMIT, name_key
from eighteen80.refusals import Unreadable

UNNAMED = "Seat"
SITE = "18xx.games"
RESTORED_NAMES = ("2R", "2P")


def train_type(train: str) -> str:
    """The type of one of the site's trains."""
    name = train.rpartition("-")[0] or train
    return RESTORED if name in RESTORED_NAMES else name


def seated(data: Mapping[str, Any]) -> dict[str, str]:
    """The players in the order of their seats: what the site calls each, and his name at our table."""
    names: dict[str, str] = {}
    for place, player in enumerate(_players(data), start=1):
        names[_id_of(player)] = fitting(str(player.get("name", "")), names.values(), place)
    return names


def _players(data: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    players = data.get("players")
    if not isinstance(players, list) or not all(isinstance(player, Mapping) for player in players):
        raise Unreadable("import-no-players")
    ids = {_id_of(player) for player in players}
    if "" in ids or len(ids) < len(players):
        raise Unreadable("import-no-players")
    return sorted(players, key=_seat_of(data.get("settings")))


def _id_of(player: Mapping[str, Any]) -> str:
    """A number or a word; the name where the site has given none."""
    name = player.get("id", player.get("name"))
    return str(name) if isinstance(name, int | str) else ""


def _seat_of(settings: object) -> Callable[[Mapping[str, Any]], int]:
    """Where a player sits: as the settings order them, or else as they are named."""
    order = settings.get("player_order") if isinstance(settings, Mapping) else None
    places = list(map(str, order)) if isinstance(order, list) else []
    return lambda player: places.index(_id_of(player)) if _id_of(player) in places else 0


def fitting(name: str, taken: Collection[str], place: int) -> str:
    """The name as a record can hold it, different from every other name at the table."""
    shown = "".join(sign if sign.isprintable() and sign not in BARRED else " " for sign in name)
    word = " ".join(shown.split())[:NAME_LIMIT].strip(" -")
    word = word if name_key(word) else f"{UNNAMED} {place}"
    used = {name_key(other) for other in taken} | RESERVED
    number, single = 2, word
    while name_key(single) in used:
        single, number = f"{word[: NAME_LIMIT - 3]} {number}", number + 1
    return single
