"""Lists of one situation after the other, by ruling: whole lines, in printed order, each table once."""

from __future__ import annotations

import pytest

from eighteen80.russia import GAME
from eighteen80.russia.state import FREE, Again, Build, Pushes, Steps, Three
from tests.support.russia.table import NAMES, Table


def moves(table: Table, verb: str = "") -> list[str]:
    """Everything that may be typed now, or of one verb without it."""
    lines = table.lines()
    return [line.removeprefix(f"{verb} ") for line in lines if line.split()[0] == verb] if verb else lines


# Steps


def test_RR15_RR16_any_moves_one_track_twice_or_two_once():
    assert moves(Table().lay_tableau("T 4/1 P 2 K 9"), "any") == [
        "Tk Tg", "Tk Pk", "Tk Pg", "Tk Kg", "Tk2", "Tg Pk", "Tg Pg", "Tg Kg", "Tg2",
        "Pk Pg", "Pk Kg", "Pk2", "Pg Kg", "Kg2",
    ]  # fmt: skip


def test_RR12_steps_of_one_colour_are_split_over_the_lines():
    assert moves(Table().lay_tableau("T 4/1 P 2 K 9"), "grey") == [
        "1 T P", "1 T K", "1 T2", "1 P K", "1 K2", "2 T P K", "2 T K2", "2 T2 P", "2 T2 K", "2 P K2", "2 K3",
    ]  # fmt: skip


def test_RR11_a_space_that_nothing_can_be_done_on_is_not_listed():
    assert moves(Table().lay_tableau("T 15/14/13 P 9/8 K 9/8"), "open") == []


def test_RR14_owed_steps_are_listed_with_every_part_of_them():
    table = Table().lay_tableau("T 4/2 P 1 K 1").owed(Steps(("kgbnw", "kgbnw")))
    assert moves(table, "step") == [
        "Tk", "Tk Tg", "Tk Pk", "Tk Kk", "Tk2", "Tg", "Tg Pk", "Tg Kk", "Pk", "Pk Pg", "Pk Kk", "Pk2",
        "Kk", "Kk Kg", "Kk2",
    ]  # fmt: skip


def test_RR20_white_steps_are_listed_by_what_gives_them():
    table = Table().lay_tableau("T 15/9/6/4").owed(Steps(("w", "w"), source="white"))
    assert moves(table) == ["step white T", "step white T2", "done"]


# The bar


def test_RR28_marker_is_named_unless_only_one_can_go():
    assert moves(Table().lay_tableau("I 5,3 f2"), "industry") == ["1", "2 front rear", "2 front2", "3 T", "3 P", "3 K"]
    assert moves(Table().lay_tableau("I 3,0"), "industry")[:4] == ["1 rear", "1 front", "2 rear2", "2 front rear"]


def test_RR28_an_empty_gap_leaves_out_what_would_go_over_it():
    assert moves(Table().lay_tableau("I 3"), "industry") == ["1", "3 T", "3 P", "3 K"]
    assert moves(Table().lay_tableau("I 5"), "industry") == []


def test_RR14_bar_steps_are_listed_by_number_or_marker():
    assert moves(Table().lay_tableau("I 5,3 f2").owed(Pushes(2))) == [
        "move front",
        "move front rear",
        "move front2",
        "done",
    ]
    assert moves(Table().lay_tableau("I 3").owed(Pushes(2))) == ["move 1", "done"]


def test_the_end_of_the_bar_ends_it():
    assert moves(Table().lay_tableau("I 25 f2,3,4,5,6"), "industry") == ["1", "3 T", "3 P", "3 K"]
    assert moves(Table().lay_tableau("I 30 f2,3,4,5,6"), "industry") == []


# Locomotives and factories


def test_RR23_chain_is_typed_without_what_leaves_no_choice():
    table = Table().lay_tableau("T l3+1 P l2 K l1").stacks(4)
    ways = ["T/1", "T/3 P T", "T/3 P K", "T/3 P return", "T/3 K", "T/3 return", "P T", "P K", "P return", "K"]
    assert moves(table, "loco") == [f"{space} {way}" for space in (1, 2) for way in ways]


def test_RR21_no_locomotive_is_listed_where_the_stacks_are_empty():
    table = Table().set(stacks=(0,) * 8)
    assert moves(table, "loco") == []
    assert moves(table, "factory") == []
    assert moves(table, "both") == []
    assert moves(table.set(returned=(2,)), "factory") == ["1 tile 2", "2 tile 2"]


def test_RR27_one_of_two_equal_factories_is_named_by_its_gap():
    table = Table().lay_tableau("f2,3,3,4,5").set(returned=(1, 2))
    swaps = ["for 2", "for 3 gap 2", "for 3 gap 3", "for 4", "for 5"]
    tiles = ["", "tile 1 ", "tile 2 "]
    assert moves(table, "factory") == [f"{space} {tile}{swap}" for space in (1, 2) for tile in tiles for swap in swaps]


def test_RR26_of_both_second_tile_is_that_of_stack_as_it_is_then():
    table = Table().lay_tableau("P l3 K l2").stacks(3, 1)
    assert moves(table, "both") == ["T factory", "K factory", "factory T", "factory P T", "factory P K", "factory K"]


def test_RR25_returned_locomotive_can_be_a_factory_at_once():
    table = Table().lay_tableau("T l6+5 P l5 K l4").stacks(5)
    assert "K factory tile 4" in moves(table, "both")
    assert "factory tile 4 K" not in moves(table, "both")


def test_an_owed_build_is_listed_as_a_locomotive_or_a_factory():
    assert moves(Table().owed(Build("either")), "build") == [
        "loco T", "loco T/1 P", "loco T/1 K", "loco P", "loco K", "factory",
    ]  # fmt: skip
    assert moves(Table().owed(Build("factory")), "build") == ["factory"]


# Engineers, again, order


def test_RR37_RR47_own_engineers_are_listed_in_part():
    table = Table().place("brown 1", "Anna own").place("black 2", "Anna own", "Anna own").lay_tableau("T 7/5")
    assert moves(table.has("again", "build"), "engineer") == [
        "left", "right Tk Tg", "right Tg Pk", "right Tg Kk", "right Pk Pg", "right Kk Kg", "again", "again brown 1 T",
        "build", "build loco T", "build loco T/1 P", "build loco T/1 K", "build loco P", "build loco K",
        "build factory",
    ]  # fmt: skip


def test_RR48_a_space_is_used_again_in_full():
    table = Table().place("loco 1", "Anna own").place("order 2", "Anna own").place("hire", "Anna coin")
    assert moves(table.owed(Again())) == [
        "again loco 1 T", "again loco 1 T/1 P", "again loco 1 T/1 K", "again loco 1 P", "again loco 1 K",
        "again factory 1", "done",
    ]  # fmt: skip


def test_RR40_coin_claim_names_its_space_among_several():
    table = Table().turn("Bert").player("Bert", free=1, coins=1).place("doubler", "Bert own")
    assert moves(table, "order") == ["1"]
    assert moves(table.place("coins", "Bert own").player("Bert", free=0), "order") == [
        "1 from doubler",
        "1 from coins",
    ]
    assert moves(Table().turn("Bert").player("Bert", free=0, coins=1), "order") == []


def test_RR06_black_worker_is_listed_only_if_nothing_else_pays():
    table = Table().player(free=0, black=FREE)
    lines = moves(table)
    assert "black 1 T P" in lines
    assert "factory 2 /coin black" in lines
    assert "any Tk2 /black coin" in lines
    assert not any(
        "black" in line.partition("/")[2] for line in lines if line.startswith(("grey 1", "doubler", "hire"))
    )
    assert moves(Table().player(free=0, coins=0, black=FREE), "hire") == []


@pytest.mark.parametrize("space", ["any", "order", "hire", "black 2", "loco 2", "both", "industry 2"])
def test_RR44_a_worker_relocates_only_to_spaces_of_one_worker(space: str):
    table = Table().lay_tableau("T 7/5 I 3 f2").place("order 2", "Anna own").types("p; p; p; p")
    lines = moves(table)
    assert "relocate brown 1 T" in lines
    assert "relocate temps" in lines
    assert not any(line.startswith(f"relocate {space}") for line in lines)


# In part, and in what order


def test_RR37_an_own_engineer_pushes_either_marker_or_none():
    table = Table().lay_tableau("I 5,3 f2,6").has("industry2")
    assert moves(table, "engineer")[1:] == ["industry2", "industry2 front", "industry2 front rear", "industry2 front2"]
    assert moves(Table().lay_tableau("I 3").has("industry2", "industry-black"), "engineer")[1:] == [
        "industry2", "industry-black", "industry-black T", "industry-black P", "industry-black K",
    ]  # fmt: skip


def test_RR12_impossible_whole_lists_what_may_still_become_whole():
    assert moves(Table().set(round=7).lay_tableau("I 5 f2")).count("last") == 1
    assert moves(Table().set(round=7).lay_tableau("I 5,3 f2"), "last") == ["front2 rear"]
    assert [line for line in moves(Table().set(round=7).lay_tableau("I 3,2")) if line.startswith("last")] == []


def test_RR28_a_marker_that_makes_room_needs_no_name():
    assert moves(Table().lay_tableau("I 5f,5 f2"), "industry") == ["1", "2", "3 T", "3 P", "3 K"]


def test_RR30_space_for_doubler_is_not_listed_where_none_can_lie():
    assert "doubler" in moves(Table().lay_tableau("d7"))
    assert "doubler" not in moves(Table().lay_tableau("d8"))
    assert moves(Table().lay_tableau("d8").right("doubler+3"), "engineer") == ["left"]


def test_RR16_steps_that_the_ends_of_lines_leave():
    assert moves(Table().lay_tableau("T 5/3 P 9 K 9 l1"), "black") == ["1 T2", "2 T3"]
    assert moves(Table().lay_tableau("T 14/9 P 9/4 K 9/4"), "black") == []


def test_RR48_engineers_are_used_again_too_own_ones_in_part():
    table = Table().place("engineer right", "Anna own").owed(Again())
    assert moves(table) == ["again engineer right Tk Tg", "done"]
    own = Table().has("build").place("engineer build", "Anna own").owed(Again())
    assert moves(own, "again")[:2] == ["engineer build", "engineer build loco T"]
    assert moves(own, "again")[-1] == "engineer build factory"


def test_RR26_last_tile_leaves_a_returned_factory_for_both():
    table = Table().set(stacks=(*(0,) * 7, 1), returned=(2,)).lay_tableau("P l2")
    ways = ["T", "T/1", "P T", "P T/1", "P K", "K"]
    firsts, seconds = ([f"{way} factory tile 2" for way in ways], [f"factory tile 2 {way}" for way in ways])
    assert moves(table, "both") == [*firsts, *seconds]


def test_RR25_the_locomotive_of_the_card_is_no_factory():
    assert moves(Table().owed(Build("card")), "build") == ["loco T", "loco T/1 P", "loco T/1 K", "loco P", "loco K"]


def test_RR36_RR40_hiring_and_claiming_are_listed_where_allowed():
    assert "hire" in moves(Table())
    assert "hire" not in moves(Table().player(coins=0))
    assert "hire" not in moves(Table().place("hire", "Bert coin"))
    assert "hire" not in moves(Table().set(strip=(*Table().state.strip[:-1], None)))
    assert moves(Table(), "order") == ["2"]
    assert moves(Table().place("order 2", "Bert own"), "order") == []
    assert moves(Table().place("order 2", "Anna own"), "order") == []
    assert moves(Table().set(round=7), "order") == []
    assert moves(Table(2), "order") == ["1"]
    assert moves(Table().player(free=0, coins=0, black=FREE), "order") == ["2 /black"]


# Order of parts if new effects come first (RR02)


def test_at_once_line_is_listed_in_order_in_which_it_can_be_made():
    table = Table(effects="at_once").lay_tableau("T 15 P 5 l6 K 3 l1").stacks(9)
    found = [GAME.write(move) for move in GAME.legal(table.state) if move.verb == "black"]
    assert "black 1 K P" in found
    assert "black 1 P K" not in found


def test_RR02_at_once_automatic_step_may_not_make_room():
    table = Table(effects="at_once").set(round=7).lay_tableau("I 5f f3,5")
    assert [GAME.write(move) for move in GAME.legal(table.state) if move.verb == "last"] == []
    assert table.refusal_of("last front2").code == "not-in-full"


def test_RR02_at_once_no_line_is_listed_twice():
    table = Table(effects="at_once").lay_tableau("T l6+5 P 6 l4 K l4").stacks(7)
    lines = table.lines()
    assert len(lines) == len(set(lines))
    assert "both factory T/5 P" in lines


def test_RR48_at_once_use_again_keeps_a_possible_order():
    table = Table(effects="at_once").place("black 1", "Anna own").lay_tableau("T 15 P 5 l6 K 3 l1").right("again")
    lines = moves(table, "engineer")
    assert "right black 1 K P" in lines
    assert "right black 1 P K" not in lines


# Read back, and nothing that only seems possible


@pytest.mark.parametrize("players", [2, 4])
def test_a_listed_line_is_read_back_as_the_move_that_is_listed(players: int):
    table = Table(players).lay_tableau("T 7/5 l2 I 5,3 f2,6").set(returned=(1,))
    table.has("again", "build").place("open", "Anna own")
    moves = list(GAME.legal(table.state))
    assert [GAME.resolve(table.state, GAME.read(GAME.write(move), table.state)) for move in moves] == moves


def test_RR40_a_claim_by_an_own_worker_needs_no_payment_said():
    assert moves(Table().player(black=FREE), "order") == ["2"]


def test_RR28_own_engineers_marker_is_not_named_if_alone():
    assert moves(Table().lay_tableau("I 5,1").has("industry2"), "engineer")[1:] == ["industry2"]


def test_RR30_RR48_use_again_must_be_possible_in_full():
    table = Table().lay_tableau("d8").place("doubler", "Anna own")
    assert moves(table.owed(Again(), Pushes(2))) == ["move 1", "move 2", "done"]
    assert table.owed(Again(), Pushes(1, up_to=True)).types("move 1").due == "Bert"
    assert (
        Table().lay_tableau("d8").place("doubler", "Anna own").right("again").refusal_of("er").code
        == "nothing-to-use-again"
    )
    full = Table().lay_tableau("T 15/14 P 9 K 9").place("black 1", "Anna own").owed(Again(), Pushes(1, up_to=True))
    assert full.types("move 1").due == "Bert"


def test_RR02_at_once_factory_steps_come_before_the_rest():
    table = Table(effects="at_once").lay_tableau("I 5 f5,6,6,7")
    assert "industry 2" in table.lines()
    assert table.types("industry 2").bar() == ("10f",)


# Debts of several effects


def test_RR14_markers_spend_the_debts_of_several_effects():
    table = Table().set(**GAME.start(NAMES, {})._asdict())
    table.types("strip brown+5 again industry-black build any2 doubler+3 black2 card any+3")
    table.types('bonus coin; bonus black T; bonus doubler; correct tracks Anna P 3 "test"')
    table.types('correct loco Anna P 4 "test"; correct marker Anna 3 "test"; correct factories Anna 5 "test"')
    table.types("open Pk; token card factory")
    assert moves(table, "move") == ["1", "2", "3"]


def test_RR14_steps_of_two_debts_are_listed_together():
    table = Table().lay_tableau("T 6/4 P 1 K 1").owed(Steps(("g",)), Steps(("b",), must=True))
    assert {"Tg Tb", "Tb", "Tg"} <= set(moves(table, "step"))


def test_RR52_two_steps_of_the_card_are_no_line():
    table = Table().owed(Three(("push", "step")), Pushes(1))
    assert moves(table, "move") == ["1"]
    assert all(line in ("Tk", "Pk", "Kk") for line in moves(table, "step"))


def test_RR12_line_of_a_space_says_no_more_than_it_gives():
    table = Table().lay_tableau("I 5,3 f5")
    assert table.refusal_of("industry 1 front rear").code == "too-many"
    assert [line for line in moves(table, "industry") if line[0] == "1"] == ["1"]


def test_RR26_one_owed_tile_is_built_a_line():
    table = Table().owed(Build("either"), Build("either"))
    refusal = table.refusal_of("build loco P factory")
    assert (refusal.code, refusal.facts["most"]) == ("too-many", 1)
    assert table.types("build loco P; build factory").tableau().factories == (2,)


def test_RR36_hire_is_listed_with_least_and_most_number():
    assert moves(Table().set(numbers={"build": 1, "any2": 15}), "hire") == ["hire", "2", "14"]
    assert moves(Table().set(numbers={"any+3": 7}), "hire") == ["hire"]


def test_RR48_of_two_uses_again_the_compulsory_one_is_listed():
    table = Table().place("brown 1", "Anna own").place("coins", "Anna own").lay_tableau("T 7/5")
    table.owed(Again(barred=("brown 1",)), Again(must=True))
    assert moves(table, "again") == ["brown 1 T", "coins"]
    assert moves(table.types("again brown 1 T"), "again") == ["coins"]


def test_RR02_at_once_own_engineer_is_listed_as_it_can_be_done():
    table = Table(effects="at_once").lay_tableau("P 5 l7 K 4").has("black2", black2=7)
    assert {"7 K P", "7 T P"} <= set(moves(table, "engineer"))
    assert not {"7 P K", "7 P T"} & set(moves(table, "engineer"))
    refusal = table.refusal_of("engineer 7 P K")
    assert (refusal.code, refusal.facts["what"]) == ("still-owed", "token P6")
    assert [owed.field for owed in table.types("engineer 7 K P").state.pool] == ["P6"]
