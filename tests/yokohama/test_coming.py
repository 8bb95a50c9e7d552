"""Forecasts: winners of the prizes of church and import store, and facts still missing with two players."""

from __future__ import annotations

from collections.abc import Sequence

from eighteen80.sheets import Cell, Say
from eighteen80.yokohama.events import NeutralAwaited
from eighteen80.yokohama.show.sheets.sheet_coming import near_events
from tests.support.yokohama.evening import Evening


def church(night: Evening) -> Sequence[Cell]:
    """The line of the church."""
    facts = {"area": "church", "twin": ""}
    (line,) = (line for line in near_events(night.state).lines if line.cells[0].text == Say("area", facts))
    return line.cells[1:]


def leads(night: Evening) -> list[str]:
    return [cell.text for cell in church(night) if isinstance(cell.text, str)]


def one_more(night: Evening) -> list[tuple[int, bool]]:
    """The prizes that one more would bring, and whether only to the right of all."""
    texts = (cell.text for cell in church(night))
    return [(say.facts["rank"], say.facts["right"]) for say in texts if isinstance(say, Say)]  # type: ignore[misc]


def test_Y81_of_equals_the_rightmost_leads():
    assert leads(Evening().table(church=("Anna", "Bert"))) == ["B 1", "A 1"]
    assert leads(Evening().table(church=("Bert", "Anna"))) == ["A 1", "B 1"]


def test_Y81_one_more_that_only_draws_level_must_stand_to_right():
    # Bert has two, the last on field 5: with a second on a free field before it Anna would still be behind him.
    night = Evening().table(church=(None, "Bert", "Anna", None, "Bert"))
    assert one_more(night) == [(1, True)]


def test_Y81_one_more_that_is_more_wins_on_any_field():
    assert one_more(Evening().table(church=("Anna", None, "Bert"))) == [(1, False)]
    # Level with Cleo on field 1, Anna would be third; beyond her second.
    three = Evening().table(church=(None, "Bert", "Bert", "Cleo"))
    assert one_more(three) == [(2, True)]


def test_Y83_the_neutral_one_counts_before_its_field_is_told():
    night = Evening(2).table(church=("Anna", "Bert", "Bert"))
    assert leads(night) == ["B 2", "N 1?", "A 1"]
    assert leads(night.take("neutral church 4")) == ["B 2", "N 1", "A 1"]
    assert leads(Evening(2).take("neutral church 1").table(church=("neutral", "Anna"))) == ["A 1", "N 1"]


def test_Y83_where_nobody_but_neutral_one_stands_nobody_leads():
    assert all(
        Say("area", {"area": "church", "twin": ""}) != line.cells[0].text
        for line in near_events(Evening(2).state).lines
    )


# Y08: two players


def test_Y08_a_field_taken_reminds_of_the_neutral_one():
    night = Evening(2).player("Anna", import_=1).take("act church 3; pray 4 = ?")
    assert [event.board for event in night.events_of(NeutralAwaited)] == ["church"]
    night.turn_of("Anna").take("act import 2; give 3 with 1 import = ?")
    assert [event.board for event in night.events_of(NeutralAwaited)] == ["church", "import"]


def test_Y08_once_it_is_told_nothing_reminds_of_it():
    night = Evening(2).take("neutral church 3; act church 3; pray 4 = ?")
    assert night.events_of(NeutralAwaited) == []
    assert Evening(3).take("act church 3; pray 4 = ?").events_of(NeutralAwaited) == []


def test_only_a_near_end_names_the_players_who_could_bring_it():
    night = Evening().player("Anna", sites=dict.fromkeys(("silk", "tea", "bank", "dock", "church", "harbour"), 1))
    named = {}
    for cell in near_events(night.state).lines[0].cells:
        assert isinstance(cell.text, Say)
        if cell.text.code == "near-end":
            named[cell.text.facts["why"]] = cell.text.facts["names"]
    assert named == {"shops": ("Anna",), "houses": (), "church": (), "import": (), "orders": ()}
