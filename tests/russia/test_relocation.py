"""SPIELERREIHENFOLGE, relocation: who goes, whereto, what it brings and what it does not (RR42 to RR45)."""

from __future__ import annotations

import pytest

from eighteen80.russia.state import BLACK, PLACED, Steps
from tests.support.russia.table import Table

ROUND = "p; p; p; p"


def _claim_places(piece: str = "own", **numbers: int) -> Table:
    table = Table().lay_tableau("T 7/5 I 3").has("black2", **numbers).place("order 2", f"Anna {piece}")
    return table.types(ROUND)


def test_RR45_place_2_goes_before_1_with_its_own_worker():
    table = Table().place("order 1", "Cleo own").place("order 2", "Anna own").types(ROUND)
    assert table.due == "Anna"
    table.types("otk")
    assert list(map(str, table.state.spaces["order 1"])) == ["Cleo own"]
    assert "order 2" not in table.state.spaces
    assert table.due == "Cleo"
    table.types("d")
    assert (table.tableau("Cleo").doublers, table.state.round) == (1, 3)


def test_RR42_whoever_stays_brings_nothing_about():
    table = _claim_places().types("stay")
    assert (table.state.round, table.tableau().tracks) == (3, Table().lay_tableau("T 7/5 I 3").tableau().tracks)


def test_RR44_own_engineer_is_goal_too_and_may_be_done_in_part():
    table = _claim_places(black2=7).types("e7 t; do")
    assert (table.tracks("T"), table.state.round) == ((8, 5), 3)


def test_RR44_arriving_worker_leaves_turquoise_workers():
    table = _claim_places().types("t")
    assert (table.tableau().turquoise, table.state.round) == (0, 3)


@pytest.mark.parametrize("line", ["b1t/o", "d/c", "stay/o"])
def test_RR43_nothing_is_paid_for_the_way(line: str):
    assert _claim_places().refusal_of(line).code == "nothing-is-paid"


@pytest.mark.parametrize("line", ["relocate hire", "relocate order 1", "hire P3", "atk2", "k2t3", "l2p", "l3p f", "i2"])
def test_RR44_only_a_space_of_one_worker_is_a_goal(line: str):
    assert _claim_places().refusal_of(line).code == "one-worker-only"


def test_RR44_a_goal_must_be_free():
    table = Table().lay_tableau("T 7/5").place("order 2", "Anna own").place("brown 1", "Bert own").types(ROUND)
    assert table.refusal_of("b1t").code == "space-taken"


def test_RR35_the_black_worker_takes_his_step_along():
    table = Table().lay_tableau("T 7/5").player(black=PLACED).place("order 2", f"Anna {BLACK}").types(ROUND)
    table.types("k1t2")
    assert next(owed for owed in table.state.pool if isinstance(owed, Steps)).source == "extra"
    table.types("s k")
    assert (table.tracks("T"), table.tracks("K")) == ((9, 5), (2,))


def test_RR35_an_own_worker_takes_no_step_along():
    table = _claim_places().types("k1t2")
    assert (table.tracks("T"), table.state.round) == ((9, 5), 3)


def test_RR41_the_order_is_told_only_where_somebody_has_claimed():
    codes = [event.code for event in Table().types(ROUND).events]
    assert "event-order-sorted" not in codes
    assert "event-order-sorted" in [event.code for event in _claim_places().events]


def test_RR10_a_worker_gained_on_the_way_is_for_the_next_round():
    table = Table().lay_tableau("K 6").place("order 2", "Anna own").types(ROUND).types("okk")
    assert (table.tableau().workers, table.tableau().free) == (6, 6)
