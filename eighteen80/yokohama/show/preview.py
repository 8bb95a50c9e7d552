"""Changes by a typed line in the preview: points and wares."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from eighteen80.capabilities import Change
from eighteen80.sheets import Say
from eighteen80.yokohama.state import State


def purses(state: State) -> Mapping[str, int]:
    """Map each player to the yen."""
    return {name: player.yen for name, player in state.players.items()}


def changes(before: State, after: State) -> Iterator[Change]:
    """Yield the differences in points and wares."""
    for name, player in after.players.items():
        for ware, now in player.wares.items():
            was = before.players[name].wares[ware]
            if was != now and ware == "points":
                yield Change(ware, name, str(was), str(now))
            elif was != now and ware != "yen":
                yield Change("wares", name, Say("ware", {"ware": ware, "number": was}), str(now))
