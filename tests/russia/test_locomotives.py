"""LOKOMOTIVEN: cases 21 to 31."""

from __future__ import annotations

import pytest

from eighteen80.refusals import Unreadable
from eighteen80.russia.state import Freed, TokenOwed
from tests.support.russia.table import Table


def test_RR21_lowest_stack_only():
    assert Table().stacks(3).types("l1p").locos("P") == (3,)


def test_RR22_4_goes_to_either_slot_of_T():
    table = Table().lay_tableau("T 1 l3+1").stacks(4).types("l1t/1 k")
    assert (table.locos("T"), table.locos("K")) == ((4, 3), (1,))


def test_RR23_chain_of_the_rulebook():
    table = Table().lay_tableau("T 1 l4+3 P 1 l2 K 1 l1").stacks(4).types("l1pk")
    assert (table.locos("P"), table.locos("K"), table.state.returned) == ((4,), (2,), (1,))
    assert table.due == "Bert"


def test_RR22_equal_is_not_lower():
    assert Table().lay_tableau("P 1 l4").stacks(4).refusal_of("l1p").code == "loco-not-lower"


def test_RR23_empty_slot_is_filled_first():
    refusal = Table().lay_tableau("T 1 l2 P 1 l2").stacks(3).refusal_of("l1p-")
    assert (refusal.code, set(refusal.facts["lines"])) == ("slot-empty", {"T", "K"})


def test_RR23_owner_may_return_it():
    table = Table().lay_tableau("T 1 l4+3 P 1 l3 K 1 l2").stacks(5).types("l1p-")
    assert (table.locos("P"), table.state.returned) == ((5,), (3,))


def test_RR23_table_may_return_it_only_if_stuck():
    table = Table(loco_return="only_if_stuck").lay_tableau("T 1 l4+3 P 1 l3 K 1 l2").stacks(5)
    assert table.refusal_of("l1p-").code == "loco-fits"


def test_RR22_one_that_fits_nowhere_is_a_factory():
    table = Table().lay_tableau("T 1 l6+5 P 1 l5 K 1 l5").stacks(5)
    assert table.refusal_of("l1p").code == "loco-nowhere"
    assert table.types("f1").tableau().factories == (5,)


def test_RR26_second_tile_is_of_the_stack_as_it_is_then():
    table = Table().stacks(3, 1).types("l3p f")
    assert (table.locos("P"), table.tableau().factories) == ((3,), (4,))


def test_RR18_late_locomotive_fires_all_the_tracks_had_met():
    table = Table().lay_tableau("P 6 l2").stacks(6).types("l1p")
    pool = table.state.pool
    assert pool[0] == Freed(2, 1)
    table.types("k")
    assert table.state.pool == (TokenOwed("P4"), TokenOwed("P6"))


def test_RR04_chain_comes_before_a_token():
    refusal = Table().lay_tableau("P 6 l2").stacks(6).refusal_of("l1p; q medal")
    assert (refusal.code, refusal.facts["number"], set(refusal.facts["ways"])) == ("chain-first", 2, {"T", "T/1", "K"})


def test_RR17_locomotive_brings_a_worker():
    table = Table().lay_tableau("T 6/5/3 l1").types("l1t")
    assert (table.tableau().workers, table.tableau().free) == (6, 5)


# Other chains, RR22 to RR27


def test_RR22_both_slots_of_T_fill_before_a_replacement():
    table = Table().lay_tableau("T 1 l1")
    assert [line for line in table.lines() if line.startswith("loco 1 T")] == [
        "loco 1 T",
        "loco 1 T/1 P",
        "loco 1 T/1 K",
    ]


def test_RR24_loco_beside_an_empty_slot_moves_only_elsewhere():
    table = Table().lay_tableau("T 1 l1 P 1 l2 K 1 l2").stacks(3)
    assert table.refusal_of("l1t/1").code == "slot-empty"
    assert Table(loco_return="only_if_stuck").lay_tableau("T 1 l1 P 1 l2 K 1 l2").stacks(3).types("l1t/1").locos(
        "T"
    ) == (3,)


def test_RR22_replaced_one_is_named_only_where_both_are_lower():
    assert Table().lay_tableau("T 1 l3+1").stacks(4).refusal_of("l1t").code == "which-loco"
    table = Table().lay_tableau("T 1 l5+1 P 1 l4 K 1 l4").stacks(4).types("l1t")
    assert (table.locos("T"), table.state.returned) == ((5, 4), (1,))


def test_RR22_two_equal_ones_need_no_name():
    assert Table().lay_tableau("T 1 l3+3").stacks(4).types("l1t k").locos("T") == (4, 3)


def test_RR24_a_freed_one_does_not_go_back_to_its_own_line():
    assert Table().lay_tableau("T 1 l4+3 P 1 l2").stacks(4).refusal_of("l1pp").code == "own-line"


def test_RR22_a_number_that_is_not_there_cannot_be_replaced():
    assert Table().lay_tableau("T 1 l3+1").stacks(4).refusal_of("l1t/2").code == "no-such-loco"
    assert Table().lay_tableau("T 1 l5+1").stacks(4).refusal_of("l1t/5").code == "loco-not-lower"


def test_RR23_nothing_is_freed_by_an_empty_slot():
    assert Table().refusal_of("l1pk").code == "nothing-freed"


def test_RR21_only_the_lowest_stack_and_then_returned_factories():
    empty = Table()
    empty.set(stacks=(0,) * len(empty.state.stacks), returned=(2,))
    assert empty.refusal_of("l1p").code == "stacks-empty"
    assert empty.refusal_of("f1").code == "stacks-empty"
    assert empty.types("f1 2").tableau().factories == (2,)


def test_RR21_RR51_9_of_the_card_is_placed_with_replacing():
    table = Table().lay_tableau("T 1 l3+2 P 1 l3 K 1 l3").owed(TokenOwed("P4")).types("q card loco; l p-; take 10")
    assert (table.locos("P"), table.state.returned, table.state.stacks[-1]) == ((9,), (3,), 4)


def test_RR26_a_loco_and_a_factory_take_one_space():
    table = Table().types("f1")
    assert table.turn("Anna").refusal_of("l1p").code == "space-taken"
    assert Table().refusal_of("l3p").code == "not-in-full"
    assert Table().refusal_of("l3f").code == "not-in-full"


# Factories, RR25, RR27


def test_RR25_a_returned_tile_must_lie_there():
    assert Table().refusal_of("f1 4").code == "tile-not-there"


def test_RR27_a_swap_names_what_is_returned_and_its_gap():
    table = Table().lay_tableau("f2,3,3,4,5")
    assert table.refusal_of("f1").code == "which-factory"
    assert (table.refusal_of("f1 x3").code, table.refusal_of("f1 x3").choices) == ("which-gap", ("gap 2", "gap 3"))
    assert table.refusal_of("f1 x6").code == "no-such-factory"
    assert table.refusal_of("factory 1 for 3 gap 1").code == "no-such-factory"
    table.types("factory 1 for 3 gap 3")
    assert (table.tableau().factories, table.state.returned) == ((2, 3, 2, 4, 5), (3,))


def test_RR27_a_swapped_factory_under_a_marker_fires_nothing():
    table = Table().lay_tableau("I 5f f6,3,3,4,5").types("f1 x6")
    assert (table.tableau().coins, table.bar(), table.tableau().factories[0]) == (1, ("5f",), 2)


def test_RR25_a_tile_returned_by_the_chain_may_be_the_factory():
    table = Table().lay_tableau("T 1 l4+3 P 1 l2 K 1 l3").stacks(4).types("l3 p factory tile 2")
    assert (table.tableau().factories, table.state.returned) == ((2,), ())


# Neither higher nor equal, RR22; a freed one next to an empty slot needs a place, RR24


def test_RR24_replacement_beside_an_empty_slot_needs_room():
    table = Table().lay_tableau("T l2 P l2 K l2").stacks(3)
    refusal = table.refusal_of("l1t/2k")
    assert (refusal.code, refusal.facts["lines"]) == ("slot-empty", ("T",))
    assert [line for line in table.lines() if line.startswith("loco 1")] == ["loco 1 T", "loco 1 P", "loco 1 K"]


def test_RR23_strictly_it_is_returned_where_it_fits_nowhere_else():
    table = Table(loco_return="only_if_stuck").lay_tableau("T l2 P l2 K l2").stacks(3)
    assert "loco 1 T/2" in table.lines()
    assert table.types("l1t/2").state.returned == (2,)
    stuck = Table(loco_return="only_if_stuck").lay_tableau("P l2").stacks(4).refusal_of("l1p-")
    assert (stuck.code, stuck.facts["lines"]) == ("loco-fits", ("T", "T/1", "K"))


@pytest.mark.parametrize(
    ("line", "there"), [("l1t/4", 4), ("l1t/5", 5), ("l1p", 6), ("l1k", 4)], ids=["equal", "higher", "one", "only"]
)
def test_RR22_the_one_that_is_not_lower_is_named(line: str, there: int):
    board = "T l4+3 P l6 K l4" if there != 5 else "T l5+3 P l6 K l4"
    refusal = Table().lay_tableau(board).stacks(4).refusal_of(line)
    assert (refusal.code, refusal.facts["there"], refusal.facts["number"]) == ("loco-not-lower", there, 4)


def test_RR23_misfit_line_is_refused_for_the_freed_locomotive():
    refusal = Table().lay_tableau("T l9+9 P l2 K l9").stacks(4).refusal_of("l1pk")
    assert (refusal.code, refusal.facts["there"], refusal.facts["number"]) == ("loco-not-lower", 9, 2)


def test_RR70_ruling_lets_a_higher_one_go():
    table = Table().lay_tableau("T l5+3 P l4 K l1").stacks(4).types('rule that "agreed" loco 1 t/5 k')
    assert (table.locos("T"), table.locos("K")) == ((4, 3), (5,))
    assert Table().lay_tableau("P l4").stacks(4).refusal_of('rule that "agreed" loco 1 p').code == "loco-not-lower"


def test_RR70_ruling_returns_one_without_a_place():
    table = Table().lay_tableau("T l2 P l2 K l2").stacks(3).types('rule that "agreed" loco 1 t/2')
    assert (table.locos("T"), table.state.returned, table.due) == ((3,), (2,), "Bert")


@pytest.mark.parametrize("line", ["factory 1 gap 3", "both P factory gap 3", "both factory gap 3 P"])
def test_RR27_factory_goes_into_the_leftmost_gap(line: str):
    refusal = Table().lay_tableau("f2").refusal_of(line)
    assert (refusal.code, refusal.facts["gap"], refusal.facts["named"]) == ("leftmost-gap", 2, 3)
    table = Table().lay_tableau("f2").types(line.replace("gap 3", "gap 2"))
    assert table.tableau().factories == (2, 2)
    assert [event.facts["gap"] for event in table.events if event.code == "event-factory-built"] == [2]


def test_RR27_gap_named_holds_the_factory_that_leaves():
    table = Table().lay_tableau("f2,3,3,4,5")
    assert table.refusal_of("factory 1 for 3 gap 4").code == "no-such-factory"
    assert table.types("factory 1 for 3 gap 3").tableau().factories == (2, 3, 2, 4, 5)


@pytest.mark.parametrize("line", ["factory 1 gap 0", "factory 1 tile 0", "factory 1 for 0"])
def test_RR27_no_tile_or_gap_is_numbered_0(line: str):
    assert isinstance(Table().refusal_of(line), Unreadable)
