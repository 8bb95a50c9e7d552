"""How things are called on the sheets: in the words in which each language types them, and short where room is."""

from __future__ import annotations

from collections.abc import Sequence

from eighteen80.refusals import Typed
from eighteen80.russia.box.components import BOX
from eighteen80.russia.box.parts import Effect
from eighteen80.russia.fields.single_words import engineer_said
from eighteen80.russia.rules.actions.spaces import is_own
from eighteen80.russia.state import COIN, OWN, Piece, State, engineer_in
from eighteen80.sheets import Say, Wording

KINDS = {OWN: "", COIN: "¢", "turquoise": "t", "black": "b"}
"""The sign behind a name for a piece that is no own worker."""
NOBODY = "–"


def said(line: str) -> Say:
    """Words of a line, as the table's language types them."""
    return Say("said", {"what": Typed(line)})


def space_called(space: str) -> Say:
    """A space as its move begins; the third one for locomotives has a move of its own."""
    printed = BOX.spaces.get(space)
    return said("both" if printed is not None and len(printed.build) > 1 else space)


def engineer_called(state: State, name: str) -> Say:
    """An engineer with the number by which one calls him, or the sign that nobody has told it yet."""
    number = engineer_said(state, name)
    return Say("engineer-called", {"number": "¿" if number == name else number, "name": Typed(name)})


def lying_there(state: State, space: str) -> str | None:
    """The engineer who lies at a space of the board."""
    printed = BOX.spaces.get(space)
    slot = printed.slot if printed is not None else None
    return engineer_in(state, slot) if slot is not None and state.strip else None


def own_engineer(space: str) -> str:
    """Who the own engineer is that a space stands for; nobody of a space of the board."""
    return space.removeprefix("engineer ") if is_own(space) else ""


def initials(names: Sequence[str]) -> dict[str, str]:
    """The shortest beginnings of names that differ, all of one length."""
    longest = max(map(len, names))
    at = next((at for at in range(1, longest) if len({name[:at] for name in names}) == len(names)), longest)
    return {name: name[:at] for name in names}


def pieces(there: Sequence[Piece], names: dict[str, str]) -> str:
    """Who stands somewhere, a name for each piece."""
    return " ".join(names[piece.owner] + (KINDS[piece.kind] and f"/{KINDS[piece.kind]}") for piece in there)


# What a space does


def does(state: State, space: str) -> Wording:
    """What the space does, in few words."""
    name = lying_there(state, space)
    if name is not None:
        return engineer_called(state, name)
    printed = BOX.spaces.get(space)
    if printed is None or printed.slot is not None:
        return NOBODY if printed is not None else ""
    if printed.place:
        return Say("does-place", {"place": printed.place})
    return _effect(printed)


def _effect(effect: Effect) -> Wording:
    steps, industry = len(effect.steps), effect.industry
    if industry:
        return Say("does-industry-step" if steps else "does-industry", {"number": industry})
    if effect.build:
        return Say("does-both" if len(effect.build) > 1 else "does-either")
    if steps:
        single = all(len(slot) == 1 for slot in effect.steps)
        return Say("does-steps" if single else "does-any" if steps > 1 else "does-open", {"number": steps})
    if effect.doublers:
        return Say("does-doubler", {"number": effect.doublers})
    return Say("does-rents" if effect.rents else "does-coins", {"number": effect.rents or effect.takes})
