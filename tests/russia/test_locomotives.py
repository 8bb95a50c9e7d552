"""LOKOMOTIVEN: cases 21 to 31."""

from __future__ import annotations

from eighteen80.russia.state import Freed, TokenOwed
from tests.support.russia.table import Table


def test_lowest_stack_only():
    assert Table().stacks(3).types("l1p").locos("P") == (3,)


def test_rulebook_4_to_T():
    table = Table().lies("T 1 l3+1").stacks(4).types("l1t/1 k")
    assert (table.locos("T"), table.locos("K")) == ((4, 3), (1,))


def test_rulebook_chain():
    table = Table().lies("T 1 l4+3 P 1 l2 K 1 l1").stacks(4).types("l1pk")
    assert (table.locos("P"), table.locos("K"), table.state.returned) == ((4,), (2,), (1,))
    assert table.due == "Bert"


def test_equal_is_not_lower():
    assert Table().lies("P 1 l4").stacks(4).refused("l1p").code == "loco-not-lower"


def test_empty_slot_first():
    refusal = Table().lies("T 1 l2 P 1 l2").stacks(3).refused("l1p-")
    assert (refusal.code, set(refusal.facts["lines"])) == ("slot-empty", {"T", "K"})


def test_return_by_choice():
    table = Table().lies("T 1 l4+3 P 1 l3 K 1 l2").stacks(5).types("l1p-")
    assert (table.locos("P"), table.state.returned) == ((5,), (3,))


def test_return_by_choice_not_while_it_fits():
    table = Table(loco_return="only_if_stuck").lies("T 1 l4+3 P 1 l3 K 1 l2").stacks(5)
    assert table.refused("l1p-").code == "loco-fits"


def test_nowhere_to_go():
    table = Table().lies("T 1 l6+5 P 1 l5 K 1 l5").stacks(5)
    assert table.refused("l1p").code == "loco-nowhere"
    assert table.types("f1").at().factories == (5,)


def test_stack_runs_out_inside():
    table = Table().stacks(3, 1).types("l3p f")
    assert (table.locos("P"), table.at().factories) == ((3,), (4,))


def test_late_trigger():
    table = Table().lies("P 6 l2").stacks(6).types("l1p")
    pool = table.state.pool
    assert pool[0] == Freed(2, 1)
    table.types("k")
    assert table.state.pool == (TokenOwed("P4"), TokenOwed("P6"))


def test_chain_before_tokens():
    refusal = Table().lies("P 6 l2").stacks(6).refused("l1p; q medal")
    assert (refusal.code, refusal.facts["number"], set(refusal.facts["ways"])) == ("chain-first", 2, {"T", "T/1", "K"})


def test_worker_by_loco():
    table = Table().lies("T 6/5/3 l1").types("l1t")
    assert (table.at().workers, table.at().free) == (6, 5)
