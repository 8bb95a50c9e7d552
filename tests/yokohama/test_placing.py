"""1) Placing, map depth (Y12-Y17)."""

from __future__ import annotations

import pytest

from eighteen80.words import LANGUAGES, Words
from eighteen80.yokohama import GAME
from eighteen80.yokohama.events import Placed, TollPaid
from tests.support.yokohama.evening import Evening, in_supply


def table(**options: str) -> Evening:
    return Evening(3, "map", **options)


def test_Y12_three_areas():
    anna = table().take("put silk bank laboratory")["Anna"]
    assert (anna.supply, anna.areas) == (5, {"silk": 1, "bank": 1, "laboratory": 1})
    assert anna.yen == 3


def test_Y13_two_in_one_area():
    night = table().take("put silk 2")
    assert night["Anna"].supply == 6
    assert [(event.assistants, event.left) for event in night.events_of(Placed)] == [(2, 6)]


def test_Y12_Y17_fourth_area_needs_the_newspaper():
    line = "put silk bank tea laboratory"
    refusal = table().refusal_of(line, "put-most")
    assert refusal.facts["most"] == 3
    assert table().player("Anna", owns="newspaper").take(line)["Anna"].supply == 4


def test_Y17_one_beside_the_two_needs_the_telegraph():
    table().refusal_of("put silk 2 bank", "put-form")
    wired = table().player("Anna", owns="telegraph")
    wired.refusal_of("put silk 2 dock", "put-neighbour")
    assert wired.take("put bank silk 2")["Anna"].areas == {"silk": 2, "bank": 1}
    assert wired.written[-1] == "put silk 2 bank"


def test_Y17_refusal_for_next_player_names_areas():
    """Anna has acted; of Bert's line the turn after hers is asked, so that the refusal passes two moments."""
    night = table().player("Bert", owns="telegraph").take("put silk bank tea", "go bank")
    refusal = night.refusal_of("p s1 2 china", "put-neighbour")
    sentences = [Words(language, GAME.key).say(refusal.code, refusal.facts) for language in LANGUAGES]
    assert [sentence.rpartition(": ")[2] for sentence in sentences] == [
        "bank, tea plantation",
        "Bank, Teeplantage",
        "bank, plantacja herbaty",
    ]


def test_Y17_newspaper_and_telegraph_do_not_add_up():
    table().player("Anna", owns="telegraph newspaper").refusal_of("put silk 2 bank tea laboratory", "put-form")


def test_Y14_toll_is_paid_for_each_assistant():
    night = table().player("Bert", president="silk").take("put silk 2")
    assert night.yen("Anna", "Bert") == (1, 6)


def test_Y14_toll_is_paid_to_every_president():
    night = table().player("Bert", president="silk").player("Cleo", president="silk").take("put silk bank")
    assert night.yen("Anna", "Bert", "Cleo") == (1, 5, 5)


def test_Y14_Y15_tolls_come_out_of_the_yen_at_hand():
    night = table().player("Bert", president="silk").player("Anna", yen=0)
    refusal = night.refusal_of("put silk bank", "put-toll")
    assert (refusal.facts["toll"], refusal.facts["yen"]) == (1, 0)
    assert night.yen("Anna", "Bert") == (0, 4)
    two = night.player("Cleo", president="bank").player("Anna", yen=1)
    assert two.refusal_of("put silk bank", "put-toll").facts["toll"] == 2


def test_Y16_no_assistant_comes_to_the_canal():
    table().refusal_of("put canal bank", "canal-placed")
    table().player("Anna", owns="telegraph").refusal_of("put tea 2 canal", "canal-placed")
    night = table().player("Anna", **in_supply({"bank": 3})).take("put none; go bank; shop 1 = 2 moves")
    night.refusal_of("shift supply canal", "canal-placed")


def test_Y09_assistants_are_placed_from_the_supply():
    night = table().player("Anna", **in_supply({"tea": 9}, warehouse=10))
    refusal = night.refusal_of("put silk bank", "put-supply")
    assert (refusal.facts["number"], refusal.facts["supply"]) == (2, 1)


def test_Y13_own_presidents_area_is_free():
    night = table().player("Anna", president="silk", yen=0).take("put silk")
    assert night.yen("Anna", "Bert") == (0, 4)
    assert night.events_of(TollPaid) == []


def test_Y27_coach_and_post_change_no_toll_of_placing():
    night = table().player("Bert", president="silk").player("Anna", owns="coach post").take("put silk")
    assert night.yen("Anna", "Bert") == (2, 5)


def test_go_needs_put():
    night = table().player("Anna", **in_supply({"silk": 1}))
    night.refusal_of("go silk", "put-due")
    night.refusal_of("recall all", "put-due")
    night.take("put none; go silk")


def test_Y12_nobody_is_no_answer_where_one_must_be_placed():
    def sentence(**options: str) -> str:
        return Words("en", "yokohama").say("put-due", table(**options).refusal_of("go silk", "put-due").facts)

    assert sentence() == "Place assistants first: put …, or none: put none."
    assert sentence(place_none="no") == "Place assistants first: put …"


def test_Y12_from_none_to_three():
    assert table().take("put none").state.this_turn.step == "B2"
    table(place_none="no").refusal_of("put none", "put-least")
    table(place_none="no").player("Anna", **in_supply({"tea": 8})).take("put none")


def test_placing_is_over_once_it_is_done():
    assert table().take("put silk").refusal_of("put bank", "put-over").facts["last"]
    assert not table().take("put silk", "go silk").refusal_of("Anna: put bank", "put-over").facts["last"]
    table().table(turn=None).refusal_of("put bank", "put-over")


def test_placing_is_not_typed_in_ledger_depth():
    Evening().refusal_of("put silk", "put-ledger")


def test_Y13_exactly_two_in_one_area():
    table().refusal_of("put silk 3", "put-form")
    wired = table().player("Anna", owns="telegraph")
    for line in ("put silk 2 bank 2", "put silk 3 bank", "put silk 2 bank laboratory"):
        wired.refusal_of(line, "put-form")


def test_the_way_out_keeps_most_of_what_was_said():
    refusal = Evening(3, "map").refusal_of("put silk bank laboratory copper", "put-most")
    assert refusal.instead is not None
    assert {area for area, _ in refusal.instead.placed} < {"silk", "bank", "laboratory", "copper"}
    assert len(refusal.instead.placed) == 3


@pytest.mark.parametrize(("line", "code"), [("go harbour", "put-due"), ("act harbour 2", "act-map")])
def test_way_out_of_a_move_before_placing_leads_there(line: str, code: str):
    instead = Evening(3, "map").refusal_of(line, code).instead
    assert instead is not None
    assert "harbour" in dict(instead.placed)


def test_of_what_could_be_placed_instead_the_nearest_is_named():
    table = Evening(depth="map")
    for line, instead in (
        ("p f1 3", "put fish1 2"),
        ("p s 1 b 2", "put silk bank"),
        ("p s b l t", "put silk tea bank"),
    ):
        assert GAME.write(table.refusal_of(line, "put-form", "put-most").instead) == instead  # type: ignore[arg-type]
