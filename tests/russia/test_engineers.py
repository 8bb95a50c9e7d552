"""INGENIEURE: cases 50 to 57."""

from __future__ import annotations

import pytest

from eighteen80.russia import GAME
from eighteen80.russia.state import Again
from tests.support.examples import Example
from tests.support.russia.table import Table, refused, taken

ANY = {"spaces": {"any": "Anna own, Anna coin"}, "owed": [Again()]}
USED = {"spaces": {"engineer right": "Anna own"}, "right": "industry-black", "owed": [Again()]}
EXAMPLES = {
    "RR36 one hire a round": refused("h", "hired-already", spaces={"hire": "Bert coin"}),
    "RR13 own engineer in part": taken(
        "e grey-brown tg", {"tracks T": (4, 2), "due": "Bert"}, "T 4/1", has="grey-brown"
    ),
    "RR38 public engineer in full": refused("er tg", "not-in-full", board="T 4/1", right="grey-brown"),
    "RR13 printed points of an engineer": taken("er", {"doublers": 1, "score": 3}, right="doubler+3"),
    "RR38 public engineer may be named": taken("e doubler+3", {"doublers": 1}, right="doubler+3"),
    "RR38 named the worker stands on the slot": taken("e black2 t2", {"on engineer right": "Anna own"}, right="black2"),
    "RR38 one that lies elsewhere is not used": refused("e black2 t2", "not-your-engineer", right="doubler+3"),
    "RR37 own engineer once a round": refused(
        "e7 t", "engineer-used", has="black2=7", spaces={"engineer black2": "Anna own"}
    ),
    "RR47 space with a coin is used again": taken(
        "e again brown 1 t", {"tracks T": (6, 5, 1)}, "T 6/5", has="again", spaces={"brown 1": "Anna coin"}
    ),
    "RR47 RR49 space of two workers is not used again": refused(
        "el", "nothing-to-use-again", spaces={"black 2": "Anna own, Anna own"},
        strip=("any2", "black2", "grey+5", "build", "again", "black-grey", "any+3"),
    ),
    "RR48 a space used again is carried out in full": refused(
        "again engineer right", "not-in-full", board="I 3 T 3", **USED
    ),
    "RR48 with what it asks for it is": taken("again engineer right K", {"tracks K": (2,)}, "I 3 T 3", **USED),
    "RR47 any with worker and coin is used again": taken("again any Tk2", {"tracks T": (3,)}, **ANY),
    "RR47 table may rule that it is not": refused("again any Tk2", "nothing-to-use-again", again_any="no", **ANY),
    "RR47 temps are not used again": refused(
        "again t", "nothing-to-use-again", spaces={"temps": "Anna own"}, owed=[Again()]
    ),
}  # fmt: skip


@pytest.mark.parametrize("example", EXAMPLES.values(), ids=EXAMPLES)
def test_engineers(example: Example):
    example.check()


def test_RR36_a_number_that_is_known_is_not_written_again():
    table = Table().set(numbers={"any+3": 4})
    assert GAME.write(GAME.resolve(table.state, GAME.read("hire 4", table.state))) == "hire"


def test_RR39_engineers_move_one_slot_and_the_last_is_boxed():
    table = Table()
    before = table.state.strip
    table.types("p; p; p; p")
    assert table.state.strip == (None, *before[:-1])
    moved = [event for event in table.events if event.code == "event-strip-moved"]
    assert [(event.facts["boxed"], event.facts["rounds_left"]) for event in moved] == [(before[-1], 5)]


def test_RR39_hole_of_the_hired_one_moves_along():
    table = Table()
    before = table.state.strip
    table.types("h; p; p; p; p")
    assert table.state.strip == (None, *before[:-1])
    assert [event.facts["boxed"] for event in table.events if event.code == "event-strip-moved"] == ["–"]
    table.set(strip=(*before[:-2], None, before[-1])).types("p; p; p; p")
    assert table.state.strip == (None, *before[:-2], None)
