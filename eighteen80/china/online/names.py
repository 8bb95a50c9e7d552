"""The site's names: players by number, as names that a record can hold, and trains, which it counts through."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from typing import Any

from eighteen80.china.opening import RESERVED
from eighteen80.china.trains import RESTORED
from eighteen80.refusals import Unreadable

PlayerId = int | str

NO_LETTER = re.compile(r"[^\w-]|_")
NOT_FIRST = re.compile(r"^[\d-]+")
UNNAMED = "Seat"
RESTORED_NAMES = ("2R", "2P")


def train_type(train: str) -> str:
    """The type of one of the site's trains."""
    name = train.rpartition("-")[0] or train
    return RESTORED if name in RESTORED_NAMES else name


def seated(data: Mapping[str, Any]) -> dict[PlayerId, str]:
    """The players in the order of their seats: the site's number of each, and his name at our table."""
    names: dict[PlayerId, str] = {}
    for place, player in enumerate(_players(data), start=1):
        names[player["id"]] = fitting(str(player.get("name", "")), names.values(), place)
    return names


def _players(data: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    players = data.get("players")
    if not isinstance(players, list) or not all(isinstance(player, Mapping) and "id" in player for player in players):
        raise Unreadable("import-no-players")
    return players


def fitting(name: str, taken: Collection[str], place: int) -> str:
    """The name as one word of letters and digits that nobody and nothing else at the table bears."""
    word = NOT_FIRST.sub("", NO_LETTER.sub("", name)) or f"{UNNAMED}{place}"
    used = {other.casefold() for other in taken} | RESERVED
    number, single = 2, word
    while single.casefold() in used:
        single, number = f"{word}{number}", number + 1
    return single
