"""Names on the sheets: in the words that each language types, and short in little room."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from eighteen80.refusals import RecordText
from eighteen80.russia.box.components import BOX, Effect
from eighteen80.russia.fields.single_words import number_or_name
from eighteen80.russia.state import COIN, DOUBT, FREE, OWN, Piece, Player, State, engineer_in, own_space
from eighteen80.sheets import Say, Wording

KINDS = {OWN: "", COIN: "¢", "turquoise": "t", "black": "b"}
"""Sign after a name for a piece other than the player's own workers."""
DASH = "–"


def typed_line(line: str) -> Say:
    """Return words of a line, as the table's language types them."""
    return Say("said", what=RecordText(line))


def space_called(space: str) -> Say:
    """Name a space by the beginning of its move; the third one for locomotives has a move of its own."""
    printed = BOX.spaces.get(space)
    return typed_line("both" if printed is not None and len(printed.build) > 1 else space)


def engineer_called(state: State, name: str) -> Say:
    """Name an engineer by number, or with the sign of an unknown one."""
    number = number_or_name(state, name)
    return Say("engineer-called", number=DOUBT if number == name else number, name=RecordText(name))


def engineer_at(state: State, space: str) -> str | None:
    """Return the engineer at a space of the board."""
    printed = BOX.spaces.get(space)
    slot = printed.slot if printed is not None else None
    return engineer_in(state, slot) if slot is not None and state.strip else None


def own_engineer(state: State, name: str, *, brief: bool) -> Wording:
    """Name a player's own engineer, in brief by the number alone, with a sign once used in this round."""
    called: Wording = number_or_name(state, name) if brief else engineer_called(state, name)
    return Say("engineer-used-now", engineer=called) if state.spaces.get(own_space(name)) else called


def shorten_names(names: Sequence[str], most: int) -> dict[str, str]:
    """Cut names to `most` columns, or as many as keep them different."""
    longest = max(map(len, names))
    least = next((at for at in range(1, longest) if len({name[:at] for name in names}) == len(names)), longest)
    return {name: name[: max(most, least)].rstrip() for name in names}


def workers(player: Player) -> str:
    """Return the workers in stock of all, followed by rented ones and the black one."""
    rented = f"+{player.turquoise}t" if player.turquoise else ""
    return f"{player.free}/{player.workers}{rented}{'+b' if player.black == FREE else ''}"


MANY = 3
"""More pieces than these are counted."""


def pieces(there: Sequence[Piece], names: Mapping[str, str], apart: str) -> str:
    """Name the owner of each piece there, joined by `apart`; of many, each owner once with a number."""
    called = Counter(f"{names[piece.owner]}{KINDS[piece.kind]}" for piece in there)
    if len(there) > MANY:
        return apart.join(f"{name}{count if count > 1 else ''}" for name, count in called.items())
    return apart.join(called.elements())


def does(state: State, space: str) -> Wording:
    """Describe the effect of the space in few words."""
    name = engineer_at(state, space)
    if name is not None:
        return engineer_called(state, name)
    printed = BOX.spaces.get(space)
    if printed is None or printed.slot is not None:
        return DASH if printed is not None else ""
    if printed.place:
        return Say("does-place", place=printed.place)
    return _effect(printed)


def _effect(effect: Effect) -> Wording:
    steps, industry = len(effect.steps), effect.industry
    if industry:
        return Say("does-industry-step" if steps else "does-industry", number=industry)
    if effect.build:
        return Say("does-both" if len(effect.build) > 1 else "does-either")
    if steps:
        single = all(len(slot) == 1 for slot in effect.steps)
        return Say("does-steps" if single else "does-any" if steps > 1 else "does-open", number=steps)
    if effect.doublers:
        return Say("does-doubler", number=effect.doublers)
    return Say("does-rents" if effect.rents else "does-coins", number=effect.rents or effect.takes)
