"""SPIELENDE: the cards that are shown, what they pay, the majority of engineers and the winner (RR54 to RR61)."""

from __future__ import annotations

from typing import Any

import pytest

from eighteen80.capabilities import HasStatistics
from eighteen80.russia import GAME
from eighteen80.russia.box.components import BOX
from eighteen80.russia.rules import scoring
from eighteen80.russia.state import FREE, EndCardOwed
from tests.support.examples import Example
from tests.support.russia.table import Table, lay_out, refused, taken


def _end(**cards: int) -> Table:
    """The cards are to be shown; who has taken how many."""
    return lay_out(**REVEAL, **{name: {"end_cards": number} for name, number in cards.items()})


REVEAL: dict[str, Any] = {"phase": "reveal", "round": 7, "table": {"turn": None}}
ONE: dict[str, Any] = {"Anna": {"end_cards": 1}, **REVEAL}
TWO: dict[str, Any] = {"Anna": {"end_cards": 2}, **REVEAL}
EACH = BOX.end.cards["workers"].each
EXAMPLES = {
    "RR34 six workers pay a workers card": taken("reveal Anna workers", {"score": EACH}, workers=6, **ONE),
    "RR34 black worker counts for the workers card": taken(
        "reveal Anna workers", {"score": 2 * EACH}, workers=6, black=FREE, **ONE
    ),
    "RR54 a card that the rules do not show pays what is typed": taken("reveal Anna other 12", {"score": 12}, **ONE),
    "RR54 its points are asked for": refused("reveal Anna other", "which-points", {"card": "other"}, **ONE),
    **{
        f"RR54 everybody shows as many as were taken: {line}": refused(line, "as-many-as-taken", **TWO)
        for line in ("reveal Anna black", "reveal Anna black, flat, lines", "reveal Anna none", "reveal Bert black")
    },
    "RR54 with the last cards the game is over": taken("reveal Anna black, flat", {"phase": "end"}, **TWO),
    "RR54 nobody shows twice": refused(
        "reveal Anna black; reveal Anna flat", "as-many-as-taken", Bert={"end_cards": 1}, **ONE
    ),
    "RR54 player shows no design twice": refused("reveal Anna black, black", "card-in-box", **TWO),
    "RR54 unless it is the tenth card": taken(
        "box tenth card = black; reveal Anna black, black", {"phase": "end"}, **TWO
    ),
    "RR54 tenth card is a second one or its own": refused(
        "box tenth card = black; reveal Anna other 12", "card-in-box", **ONE
    ),
}  # fmt: skip


@pytest.mark.parametrize("example", EXAMPLES.values(), ids=EXAMPLES)
def test_end_card(example: Example):
    example.check()


# Points of a card


@pytest.mark.parametrize(("doublers", "points"), [(3, 0), (4, 20), (6, 20), (7, 30), (8, 30)])
def test_RR60_the_card_of_doublers_pays_by_steps(doublers: int, points: int):
    assert scoring.card_worth(Table().player(doublers=doublers).tableau(), "doublers", 5) == points


def test_RR60_the_card_of_tokens_pays_at_most_for_four():
    tokens = tuple((field, "steps") for field in ("P4", "P6", "T13", "I?", "x"))
    assert scoring.card_worth(Table().player(tokens=tokens).tableau(), "tokens", 5) == 28


def test_RR54_open_other_card_asks_its_points_at_the_end():
    table = Table(end_cards="open").set(round=7).owed(EndCardOwed(), EndCardOwed())
    table.types("take card other; take card flat").turn("Anna").types("p; p; p; p")
    assert (table.state.phase, table.due, table.tableau().score) == ("reveal", "Anna", 0)
    assert table.refusal_of("reveal Anna other").code == "as-many-as-taken"
    assert table.refusal_of("reveal Anna other 12, black").code == "cards-named"
    assert table.types("reveal Anna flat, other 12").tableau().score == 27


# Showing


def test_cards_that_pay_nothing_are_shown_without_points():
    table = _end(Anna=1, Bert=1).types("reveal Anna doublers")
    assert [event.code for event in table.events] == ["event-cards-shown"]
    table = _end(Anna=1, Bert=1).types("reveal Anna flat")
    assert [event.code for event in table.events] == ["event-cards-shown", "event-last-points"]


def test_who_shows_none_is_not_told_of():
    assert _end(Anna=1).types("reveal Bert none").events == []


def test_RR54_named_cards_are_no_more_than_the_box_has():
    table = Table(end_cards="open").owed(EndCardOwed()).types("take card flat")
    table.set(turn=table.state.own_turn._replace(begun=True, pool=(EndCardOwed(),)))
    assert table.refusal_of("take card flat").code == "card-in-box"
    assert "take card flat" not in table.lines()
    assert "take card black" in table.lines()


# The majority and the winner


def test_RR67_points_of_the_end_are_not_on_the_track():
    table = _end(Anna=1).player(score=100).has("any2", any2=7).types("reveal Anna flat")
    assert (table.tableau().score, scoring.points_before_end(table.tableau())) == (155, 100)
    table.types('correct points Anna +3 "seen on the table"')
    assert scoring.points_before_end(table.tableau()) == 103


def test_RR58_a_number_is_asked_only_where_it_decides():
    table = _end(Anna=1).has("any2", "black2").has("build", name="Bert").types("reveal Anna flat")
    assert table.state.result is not None
    table = _end(Anna=1).has("any2").has("build", name="Bert").types("reveal Anna flat")
    assert (table.state.result, set(scoring.unknown_numbers(table.state))) == (None, {"any2", "build"})
    table.types("box engineer any2 = 5; box engineer build = 9")
    assert dict(table.state.result or ()) == {"Anna": 35, "Bert": 40, "Cleo": 0, "Dora": 0}


def test_RR58_tie_for_second_prize_asks_and_for_none_does_not():
    table = _end(Anna=1).has("any2", "black2").has("build", name="Bert").has("again", name="Cleo")
    assert set(scoring.unknown_numbers(table.types("reveal Anna flat").state)) == {"build", "again"}
    table = _end(Anna=1).has("any2", "black2", "grey+5").has("industry2", "any+3", name="Bert")
    table.has("build", name="Cleo").has("again", name="Dora").types("reveal Anna flat")
    assert dict(table.state.result or ()) == {"Anna": 55, "Bert": 20, "Cleo": 0, "Dora": 0}


def test_RR61_whoever_has_most_points_has_won_and_nobody_else():
    table = _end(Anna=1).player("Bert", score=15).player("Cleo", score=14).types("reveal Anna flat")
    assert list(GAME.offers(HasStatistics).winners(table.state)) == ["Anna", "Bert"]
    assert table.events[-1].facts["winners"] == ("Anna", "Bert")
