"""EINEN ZUG AUSFÜHREN and STRECKENBAU: cases 1 to 20."""

from __future__ import annotations

import pytest

from eighteen80.russia.state import FREE, Steps, TokenOwed
from eighteen80.sheets import Say
from tests.support.examples import Example
from tests.support.russia.table import Table, refused, taken

# Taking a turn


AT_ONCE = {"effects": "at_once"}
EXAMPLES = {
    # Taking a turn
    "RR08 taken space is closed": refused(
        "k2t3", "space-taken", {"player": "Bert"}, spaces={"black 2": "Bert own, Bert own"}
    ),
    "RR06 payment adds up exactly": refused("k1t2/oo", "pay-exactly", {"workers": 1}),
    "RR07 any needs its coin": refused("atk2", "coin-needed", coins=0, free=4),
    "RR07 workers do not replace it": refused("atk2/oo", "coin-needed", coins=1, free=4),
    "RR07 any takes a rented worker": taken(
        "atk2/turquoise coin", {"on any": "Anna turquoise, Anna coin"}, turquoise=2
    ),
    "RR07 any takes the black worker": taken("atk2/black coin", {"on any": "Anna black, Anna coin"}, black=FREE),
    "RR07 any takes two coins": taken(
        "atk2/cc", {"tracks T": (3,), "on any": "Anna coin, Anna coin"}, coins=2, free=0
    ),
    "RR07 hire asks for one coin": taken("h", {"coins": 1, "on hire": "Anna coin"}, coins=2),
    "RR11 open is never closed": taken(
        "otk", {"on open": "Bert own, Anna own, Anna own"}, spaces={"open": "Bert own, Anna own"}
    ),
    "RR11 open needs a step that is left": refused("okk", "line-end", board="T 15/14 P 9/8 K 9/8"),
    **{
        f"RR64 two have closed spaces: {line}": refused(line, "space-closed", {"players": 2}, players=2)
        for line in ("k1t2", "l2p", "t", "r2", "el")
    },
    "RR64 two have one engineer": taken("er", {"due": "Bert"}, players=2),
    "RR64 two have one claim": taken("r1", {"due": "Bert"}, players=2),
    # Track building
    "RR12 in full or not at all": refused(
        "k2t3", "not-in-full", {"what": Say("label-steps"), "left": 3, "possible": 1}, "T 14 P 9 K 9"
    ),
    "RR12 steps are split over the lines": taken("k2t2k", {"tracks T": (3,), "tracks K": (2,), "colours": 2}),
    "RR12 any makes both steps": refused("atk", "not-in-full", {"left": 1, "possible": None}, "T 6/3 P 4"),
    "RR15 any moves two tracks": taken("atkpg", {"due": "Bert"}, "T 6/3 P 4"),
    "RR15 any moves one track twice": taken("atk2", {"due": "Bert"}, "T 6/3 P 4"),
    "RR15 colour received steps in the same action": taken(
        "q steps tk3tg", {"tracks T": (4, 1)}, "T 1", owed=[TokenOwed("P4")]
    ),
    "RR16 a colour that is not owned": refused("g1t2", "colour-not-owned", {"field": 2}, "T 1"),
    "RR16 the track ahead": refused("g1t2", "track-ahead", {"field": 3}, "T 3/2"),
    "RR16 a colour before its turn": refused("b1t", "colour-order", {"ahead": "g"}, "T 6"),
    "RR16 a line without that colour": refused("n1k", "line-takes-no", board="T 10 K 9/8/7"),
    "RR16 the end of a line": refused("k1kt", "line-end", board="K 9"),
    "RR16 grey enters on 1": taken("g1t2", {"tracks T": (3, 2)}, "T 3"),
    "RR17 field passed is reached": taken("k1t2", {"tracks T": (11,), "colours": 4}, "T 9"),
    "RR19 colour comes at once": taken("k2t3", {"tracks T": (8,), "colours": 3}, "T 5"),
    # Order of effects
    "RR02 in any order the second step comes first": taken(
        "i2", {"bar": ("10",), "pool": (Steps(("kgbnw", "kgbnw")),)}, "I 5 f7"
    ),
    "RR02 at once the factory comes before the second step": taken("i2", {"bar": ("5f",)}, "I 5 f7", **AT_ONCE),
    "RR02 at once the step is made after it": taken(
        "i2; s tk2", {"bar": ("10",), "tracks T": (3,), "due": "Bert"}, "I 5 f7", **AT_ONCE
    ),
    "RR02 at once an unwanted factory lapses": taken("i2; do", {"bar": ("10",), "due": "Bert"}, "I 5 f7", **AT_ONCE),
    "RR12 what must be done is not left undone": refused(
        "la; do", "still-owed", {"what": "industry 1"}, "I 5 f2", round=7
    ),
    "RR12 nor made impossible": refused("la; build loco T", "must-stay-possible", board="I 5 f2", round=7),
}  # fmt: skip


@pytest.mark.parametrize("example", EXAMPLES.values(), ids=EXAMPLES)
def test_turns_and_tracks(example: Example):
    example.check()


def test_RR01_one_action_then_the_next_who_has_not_passed():
    table = Table().types("d")
    refusal = table.refusal_of("Anna c")
    assert (refusal.code, refusal.facts["due"]) == ("unreadable-due", ("Bert",))
    due = [table.types(line).due for line in ("p", "c", "k1t2", "p", "atk2")]
    assert due == ["Cleo", "Dora", "Anna", "Cleo", "Dora"]
    assert Table().types("p; p; p; d").due == "Dora"


# Track building


# Order of effects, RR02
