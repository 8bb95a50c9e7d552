"""WERTUNG, SPIELENDE: cases 77 to 84, every golden row, and a second scorer that is built otherwise."""

from __future__ import annotations

import random

import pytest

from eighteen80.russia.rules import scoring
from eighteen80.russia.state import TokenOwed
from tests.support.russia.second_scorer import random_tableau, score_by_runs
from tests.support.russia.table import Table, score_tableau

GOLDEN = {
    "S1": ("T 9/7/3 l6+2 d1 P 3 K 4 l2 I 5f f2", (12, 0, 3, 5)),
    "S2": ("K 3 l3", (0, 0, 6, 0)),
    "S3": ("T 9/7/3 l4+1", (8, 0, 0, 0)),
    "S4": ("T 1 l1 P 1 K 1 I 0", (0, 0, 0, 0)),
    "X1": ("T 2 K 9/5 l8 *", (0, 0, 45, 0)),
    "X2": ("T 2 K 6/5 l5 *", (0, 0, 35, 0)),
    "X3": ("K 9 l8", (0, 0, 20, 0)),
    "X4": ("T 2 K 9/4 l9 *", (0, 0, 24, 0)),
    "X5": ("T 2 K 9/5 l4 *", (0, 0, 14, 0)),
    "X6": ("T 6 l1 P 9/7/4 l7", (0, 22, 0, 0)),
    "X7": ("T 6 l1 P 9/7/4 l6", (0, 10, 0, 0)),
    "X8": ("T 6 l1 P 9/6/4 l9", (0, 10, 0, 0)),
    "X9": ("T 10 l1 P 9/8/6/3 l9", (0, 40, 0, 0)),
    "X10": ("T 10 l1 P 9/8/6/3 l9 v", (0, 58, 0, 0)),
    "X11": ("T 15/14/13/12/11 l9+8 d8", (140, 0, 0, 0)),
    "X12": ("T 15/14/13/12/11 l9+8 d8 v", (200, 0, 0, 0)),
    "X13": ("T 7/5/2 l9+4 d3", (12, 0, 0, 0)),
    "X14": ("T 12/9/6 l3+2 d8", (20, 0, 0, 0)),
    "X15": ("T 12/9/6 l0 d8 P 9/7 K 9", (0, 0, 0, 0)),
    "X16": ("I 25,15f f2,2,3,4,1", (0, 0, 0, 40)),
    "X17": ("I ? f2,3,3", (0, 0, 0, 15)),
    "X18": ("I 30,20f f2,3,3,4,5", (0, 0, 0, 50)),
    "X19": ("T 11/8/5/2 l5+4 d3 P 6/3 l4 K 7/2 l3 I 10f f2,3", (27, 3, 8, 10)),
    "X20": ("T 15/12/9/6/2 l8+7 d6 P 9/7/4 l7 K 8/6/3 l9 * I 20,3 f2,3,3,4 v", (100, 30, 52, 23)),
}


def test_RR56_red_tableau_of_the_rulebook():
    assert sum(score_tableau(GOLDEN["S1"][0])) == 20


@pytest.mark.parametrize("name", GOLDEN)
def test_RR56_lines_and_bar_bring_their_points(name: str):
    text, points = GOLDEN[name]
    assert score_tableau(text) == points


@pytest.mark.parametrize(("text", "points"), [("K 1 l1", 1), ("K 3 l2", 3), ("K 2 l3", 3), ("K 3 l3", 6)])
def test_RR57_each_star_counts_for_itself(text: str, points: int):
    assert score_tableau(text) == (0, 0, points, 0)


def test_RR56_second_scorer_agrees_on_random_tableaus():
    chance = random.Random(1880)
    for _ in range(400):
        text, lying = random_tableau(chance)
        assert score_tableau(text) == score_by_runs(lying), text


def test_RR57_stars_and_medal_are_told_apart_from_the_tracks():
    table = Table().lay_tableau("P 6/4 l7 K 6/5 l5 *").types("p; p; p; p")
    told = next(event.facts for event in table.events if event.code == "event-player-scored")
    assert (told["kiev"], told["stars"], told["medal"]) == (35, 10, 20)


def test_RR43_relocation_scores():
    table = Table().lay_tableau("T 7/6 l7").place("order 2", "Anna own").types("p; p; p; p")
    before = score_tableau("T 7/6 l7")
    table.types("b1t")
    scores = [event.facts for event in table.events if event.code == "event-player-scored"]
    assert next(each["trans_siberian"] for each in scores if each["player"] == "Anna") == before[0] + 1


def test_a_ledger_has_no_row_that_brings_nothing():
    table = Table().lay_tableau("T 9/7/3 l6+2").types("p; p; p; p")
    for name in table.state.seats:
        rows = [entry for entry in table.tableau(name).ledger if entry.source != "pass"]
        assert all(entry.points for entry in rows)


# The end


def _with_engineers(table: Table, **engineers: dict[str, int]) -> Table:
    for name, numbers in engineers.items():
        table.set(numbers={**table.state.numbers, **numbers}).player(name, engineers=tuple(numbers))
    return table


def test_RR58_majority_of_the_rulebook():
    table = _with_engineers(
        Table(),
        Anna={"any2": 5, "again": 8, "build": 3},
        Bert={"black2": 2, "grey+5": 9},
        Cleo={"black+3": 10, "any+3": 4},
    )
    assert dict(scoring.majority(table.state)) == {"Anna": 40, "Cleo": 20}


def test_RR58_card_counts_as_an_engineer():
    table = _with_engineers(
        Table(),
        Anna={"any2": 5, "again": 8, "build": 3},
        Bert={"black2": 2, "grey+5": 9},
        Cleo={"black+3": 4, "any+3": 7},
    ).player("Bert", shown=("engineer",))
    assert dict(scoring.majority(table.state)) == {"Bert": 40, "Anna": 20}


def test_RR58_card_alone_counts_nothing():
    table = _with_engineers(Table(), Anna={"any2": 5}).player("Dora", shown=("engineer",))
    assert dict(scoring.majority(table.state)) == {"Anna": 40}


CARDS = {
    "flat": 15,
    "workers": 20,
    "doublers": 20,
    "lines": 20,
    "black": 32,
    "engineer": 0,
    "factories": 16,
    "tokens": 21,
    "engineers": 12,
}


@pytest.mark.parametrize("card", CARDS)
def test_RR60_end_cards_pay_what_is_printed(card: str):
    table = Table().lay_tableau(GOLDEN["X20"][0])
    table.player(
        workers=table.state.table.workers + 2,
        engineers=("any2", "again"),
        tokens=(("P4", "medal"), ("P6", "marker"), ("T13", "revalue")),
    )
    assert scoring.card_worth(table.tableau(), card, table.state.table.workers) == CARDS[card]


def test_RR59_card_engineers_pays_each_beside_the_tableau():
    table = Table().owed(TokenOwed("P4")).types("q card engineer; take").set(phase="reveal", turn=None)
    before = scoring.card_worth(Table().tableau(), "engineers", 5), scoring.card_worth(table.tableau(), "engineers", 5)
    assert (table.tableau().engineers, before) == (("again",), (0, 6))
    shown = table.player(end_cards=2, engineers=("again", "any2")).types("reveal Anna engineer, engineers")
    assert [entry.points for entry in shown.tableau().ledger if entry.source == "end-card"] == [0, 12]


def test_RR61_equal_players_share_a_place():
    assert scoring.places({"Anna": 371, "Bert": 371, "Cleo": 200}) == {"Anna": 1, "Bert": 1, "Cleo": 3}


def _reveal_table() -> Table:
    table = Table().set(phase="reveal", turn=None)
    for name in ("Anna", "Bert"):
        table.player(name, end_cards=1)
    return table


def test_RR54_no_card_is_shown_more_often_than_it_is_there():
    table = _reveal_table().types("reveal Anna black")
    assert table.refusal_of("reveal Bert black").code == "card-in-box"


def test_RR54_tenth_card_may_be_a_second_one():
    table = _reveal_table().types("box tenth card = black; reveal Anna black; reveal Bert black")
    assert table.state.phase == "end"


def test_RR54_whoever_took_no_card_may_say_so():
    table = _reveal_table().types("reveal Cleo none")
    assert table.due == "Anna"


def test_RR58_a_number_that_decides_is_asked_at_the_end():
    table = Table(2).set(phase="reveal", turn=None, numbers={"any2": 5})
    table.player("Anna", engineers=("any2",), end_cards=1).player("Bert", engineers=("again",))
    table.types("reveal Anna flat")
    assert (table.due, table.state.result) == ("table", None)
    table.types("box engineer again = 9")
    assert table.state.result is not None
    assert dict(table.state.result) == {"Anna": 15 + 20, "Bert": 40}


def test_RR63_who_lies_on_the_card_is_asked_when_it_is_taken():
    table = Table().set(card_engineer="").owed(TokenOwed("P4"))
    assert table.refusal_of("q card engineer").code == "which-engineer"
    assert table.refusal_of("q card engineer any2").code == "strip-twice"
    assert table.types("q card engineer brown+5; take 10").tableau().engineers == ("brown+5",)
