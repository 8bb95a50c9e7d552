"""STRECKENBAU: refused steps and their reasons, limits of rulings, events of steps (RR15, RR16)."""

from __future__ import annotations

import pytest

from eighteen80.russia.events import ColourReceived, TrackMoved
from eighteen80.russia.state import Steps
from tests.support.russia.table import Table

RULED = 'rule that "agreed" '


@pytest.mark.parametrize(
    ("board", "line", "code", "facts"),
    [
        ("K 9", "open Kk", "line-end", {"line": "K", "colour": "k", "field": 9}),
        ("T 10/9/8/7 K 9/8/7", "n1k", "line-takes-no", {"line": "K", "colour": "n"}),
        ("T 3/2", "g1t", "track-ahead", {"line": "T", "colour": "g", "ahead": "k", "field": 3}),
        ("T 6", "b1t", "colour-order", {"line": "T", "colour": "b", "ahead": "g", "field": 0}),
        ("T 1", "b1t", "colour-not-owned", {"line": "T", "colour": "b", "field": 6}),
    ],
)
def test_RR16_hindered_step_names_its_obstacle_and_place(board: str, line: str, code: str, facts: dict[str, object]):
    refusal = Table().lay_tableau(board).refusal_of(line)
    assert refusal.code == code
    assert {name: str(value) for name, value in refusal.facts.items()} == {n: str(v) for n, v in facts.items()}


@pytest.mark.parametrize(
    ("board", "line", "code"),
    [
        ("K 9", "open Kk", "line-end"),
        ("T 10/9/8/7 K 9/8/7", "n1k", "line-takes-no"),
        ("K 8", "black 2 K3", "line-end"),
        ("T 3/2", "g1t", "unsound-tracks"),
        ("T 1", "b1t", "unsound-tracks"),
    ],
)
def test_what_no_board_can_show_no_ruling_allows(board: str, line: str, code: str):
    assert Table().lay_tableau(board).refusal_of(RULED + line).code == code


def test_a_ruling_lends_a_colour_that_is_not_owned():
    table = Table().lay_tableau("T 7/5 P 3/2").player(colours=2).types(RULED + "b1t")
    assert table.tracks("T") == (7, 5, 1)


@pytest.mark.parametrize(
    ("text", "line", "moved"),
    [
        ("T 1", "k2t2k", [("T", 1, 3), ("K", 1, 2)]),
        ("T 1", "k2tkt", [("T", 1, 2), ("K", 1, 2), ("T", 2, 3)]),
        ("T 6/5/3 l3", "k2t3", [("T", 6, 9)]),
        ("T 8/2 l4", "k2t3", [("T", 8, 11)]),
    ],
)
def test_steps_of_a_track_are_told_together_until_another_goes(text: str, line: str, moved: list[tuple[str, int, int]]):
    events = Table().lay_tableau(text).types(line).events
    moved_steps = [(event.line, event.was, event.now) for event in events if isinstance(event, TrackMoved)]
    assert moved_steps == moved


def test_colour_that_is_received_on_way_is_told_after_steps():
    events = Table().lay_tableau("T 1").types("k1t2").events
    assert [type(event) for event in events] == [TrackMoved, ColourReceived]


def test_RR15_the_space_any_moves_one_track_or_two():
    table = Table().lay_tableau("T 5/2 P 3")
    assert table.types("atkpk").tracks("T") == (6, 2)
    assert Table().lay_tableau("T 5/2 P 3").types("atg2").tracks("T") == (5, 4)
    assert Table().lay_tableau("T 5/2 P 3").refusal_of("atktgpk").code == "too-many"


@pytest.mark.parametrize("line", ["open T", "any T2"])
def test_where_several_colours_may_go_the_one_meant_is_said(line: str):
    assert Table().refusal_of(line).code == "which-colour"
    assert Table().right("black-grey").refusal_of("er t t").facts["colours"] == ("k", "g")


def test_steps_of_two_colours_are_each_of_what_is_owed_in_theirs():
    table = Table().lay_tableau("T 5/2").owed(Steps(("g",)), Steps(("k", "k"))).types("s tk")
    assert table.state.pool == (Steps(("g",)), Steps(("k",)))
