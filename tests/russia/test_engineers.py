"""INGENIEURE: cases 50 to 57."""

from __future__ import annotations

from eighteen80.russia import GAME
from eighteen80.russia.state import Again
from tests.support.russia.table import Table


def test_RR36_one_hire_a_round():
    assert Table().place("hire", "Bert coin").refusal_of("h").code == "hired-already"


def test_RR36_a_number_that_is_known_is_not_written_again():
    table = Table().set(numbers={"any+3": 4})
    assert GAME.write(GAME.resolve(table.state, GAME.read("hire 4", table.state))) == "hire"


def test_RR13_own_engineer_in_part():
    table = Table().has("grey-brown").lay_tableau("T 4/1").types("e grey-brown tg")
    assert (table.tracks("T"), table.due) == ((4, 2), "Bert")


def test_RR38_public_engineer_in_full():
    assert Table().right("grey-brown").lay_tableau("T 4/1").refusal_of("er tg").code == "not-in-full"


def test_RR13_printed_points_of_an_engineer():
    table = Table().right("doubler+3").types("er")
    assert (table.tableau().doublers, table.tableau().score) == (1, 3)


def test_RR38_public_engineer_may_be_named():
    assert Table().right("doubler+3").types("e doubler+3").tableau().doublers == 1
    assert Table().right("black2").types("e black2 t2").state.spaces.keys() == {"engineer right"}
    assert Table().right("doubler+3").refusal_of("e black2 t2").code == "not-your-engineer"


def test_RR37_own_engineer_once_a_round():
    table = Table().has("black2", black2=7).place("engineer black2", "Anna own")
    assert table.refusal_of("e7 t").code == "engineer-used"


def test_RR47_space_with_a_coin_is_used_again():
    table = Table().has("again").lay_tableau("T 6/5").place("brown 1", "Anna coin").types("e again brown 1 t")
    assert table.tracks("T") == (6, 5, 1)


def test_RR47_RR49_space_with_two_workers_is_not_used_again():
    table = Table().set(strip=(*Table().state.strip[:4], "again", "black2", "any+3"))
    table.place("black 2", "Anna own", "Anna own")
    assert table.refusal_of("el").code == "nothing-to-use-again"


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


def test_RR48_a_space_used_again_is_carried_out_in_full():
    table = Table().right("industry-black").lay_tableau("I 3 T 3").place("engineer right", "Anna own").owed(Again())
    assert table.refusal_of("again engineer right").code == "not-in-full"
    assert table.types("again engineer right K").tracks("K") == (2,)


def test_RR47_any_is_used_again_where_worker_and_coin_lie_there():
    table = Table().place("any", "Anna own", "Anna coin").owed(Again())
    assert "again any Tk2" in table.lines()
    assert "again any Tk2" not in Table(again_any="no").place("any", "Anna own", "Anna coin").owed(Again()).lines()
    assert Table().place("temps", "Anna own").owed(Again()).refusal_of("again t").code == "nothing-to-use-again"
