"""INGENIEURE: cases 50 to 57."""

from __future__ import annotations

from tests.support.russia.table import Table


def test_one_hire_a_round():
    assert Table().stands("hire", "Bert coin").refused("h").code == "hired-already"


def test_own_in_part():
    table = Table().has("grey-brown").lies("T 4/1").types("e grey-brown tg")
    assert (table.tracks("T"), table.due) == ((4, 2), "Bert")


def test_public_in_full():
    assert Table().right("grey-brown").lies("T 4/1").refused("er tg").code == "not-in-full"


def test_rulebook_doubler_3():
    table = Table().right("doubler+3").types("er")
    assert (table.at().doublers, table.at().score) == (1, 3)


def test_own_once_a_round():
    table = Table().has("black2", black2=7).stands("engineer black2", "Anna own")
    assert table.refused("e7 t").code == "engineer-used"


def test_again_with_a_coin():
    table = Table().has("again").lies("T 6/5").stands("brown 1", "Anna coin").types("e again brown 1 t")
    assert table.tracks("T") == (6, 5, 1)


def test_again_not_two_workers():
    table = Table().set(strip=(*Table().state.strip[:4], "again", "black2", "any+3"))
    table.stands("black 2", "Anna own", "Anna own")
    assert table.refused("el").code == "nothing-to-use-again"


def test_sliding():
    table = Table()
    before = table.state.strip
    table.types("p; p; p; p")
    assert table.state.strip == (None, *before[:-1])
    moved = [event for event in table.events if event.code == "event-strip-moved"]
    assert [(event.facts["boxed"], event.facts["rounds_left"]) for event in moved] == [(before[-1], 5)]
