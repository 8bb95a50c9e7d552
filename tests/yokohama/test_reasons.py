"""Reasons of refusals: the reason is the true one, and its words are valid for this table."""

from __future__ import annotations

import pytest

from eighteen80.refusals import Refusal
from eighteen80.words import LANGUAGES, Words
from eighteen80.yokohama.events import TollPaid
from eighteen80.yokohama.state import Pieces
from tests.support.yokohama.evening import Evening, in_supply


def say(refusal: Refusal, language: str = "en") -> str:
    return Words(language, "yokohama").say(refusal.code, refusal.facts)


def table_before_move(president: str | None = None, owns: str = "", **areas: int) -> Evening:
    """Return a table where Anna has placed no one, and has to move."""
    night = Evening(3, "map").player("Anna", president=president, owns=owns, yen=9, **in_supply(areas))
    return night.take("put none")


# 2) Movement


@pytest.mark.parametrize("areas", [{}, {"harbour": 1}])
def test_Y28_who_has_no_tram_is_told_so_first(areas: dict[str, int]):
    night = table_before_move("silk", **areas).player("Bert", president="harbour")
    assert say(night.refusal_of("go harbour tram", "go-no-tram")) == "Anna does not have the tram."


def test_Y25_from_the_supply_there_is_no_tram():
    night = table_before_move(owns="tram", laboratory=1)
    night.refusal_of("go laboratory tram", "go-supply")
    night.take("go laboratory")
    assert night.written[-1] == "go laboratory"


def test_Y29_no_way_is_chosen_through_the_own_station():
    # From silk to import: over tea, where the station is, or over the bank, where Bert is paid.
    night = table_before_move("silk", "station", tea=1, bank=1)
    night.player("Anna", areas={"tea": 1, "bank": 1, "import": 1}, supply=5).player("Bert", president="bank")
    night.table(station="tea").take("go import")
    assert night.written[-1] == "go import via bank"
    assert [event.payee for event in night.events_of(TollPaid)] == ["Bert"]


def test_Y29_a_way_typed_through_the_own_station_is_refused():
    night = table_before_move("silk", "station", tea=1, **{"import": 1}).table(station="tea")
    refusal = night.refusal_of("go import via tea", "go-station")
    assert "ends there" in say(refusal)
    assert Words("en", "yokohama").source("go-station").facts["heading"] == "Technologies"  # type: ignore[union-attr]
    # Without the station a player walks through, and from the station's area its owner walks on.
    table_before_move("silk", tea=1, **{"import": 1}).table(station="tea").take("go import via tea")
    table_before_move("tea", "station", **{"import": 1}).table(station="tea").take("go import")


def test_Y29_no_way_but_through_the_own_station_is_no_way():
    night = table_before_move("silk", "station", tea=1, **{"import": 1}).table(station="tea")
    night.refusal_of("go import", "go-no-way")
    night.take("go tea")


def test_Y26_the_canal_s_yen_is_paid_to_the_bank():
    (event,) = Evening().take("toll canal 1").events_of(TollPaid)
    assert Words("en", "yokohama").say("event-toll-paid", event.facts) == "Anna pays 1 yen to the bank, for the canal."
    assert Words("de", "yokohama").say("event-toll-paid", event.facts) == (
        "Anna zahlt 1 Yen an die Bank, für den Kanal."
    )


# 1) Placing


def test_Y17_telegraph_s_owner_hears_of_neighbouring_area():
    night = Evening(3, "map").player("Anna", owns="telegraph")
    assert "neighbouring" in say(night.refusal_of("put silk 2 silk", "put-form"))
    assert "none in any other" in say(Evening(3, "map").refusal_of("put silk 2 silk", "put-form"))


# 3) Area action


@pytest.mark.parametrize("slot", [1, 2])
def test_Y46_the_first_two_slots_add_nothing(slot: int):
    night = Evening().player("Anna", yen=9).take("act laboratory 3")
    refusal = night.refusal_of(f"tech ball slot {slot} +1 for 2 yen = 3 FR", "tech-slot-free")
    assert refusal.facts == {"slot": slot, "extra": 1, "free": 2}
    assert night.refusal_of(f"tech ball slot {slot} for 2 yen = 3 FR", "tech-too-much").facts["due"] == 0
    night.take(f"tech ball slot {slot} = 3 FR")


def test_Y46_a_later_slot_without_surcharge_takes_more():
    Evening().player("Anna", yen=9).take("act laboratory 3; tech ball slot 3 for 2 yen = 3 FR")


def test_Y38_of_an_unknown_field_an_import_at_least_is_given():
    night = Evening().player("Anna", import_=2).take("act import 3")
    assert say(night.refusal_of("give 3 = ?", "give-none")) == "An import at least is given for field 3: give 3 1."
    assert night.refusal_of("give 3 with 1 import = 2 > 4 points", "give-short").facts["need"] == 2


# 4) Power-5 bonus, 5) Building


@pytest.mark.parametrize("night", [Evening(), Evening().player("Anna", shops=Pieces(0, 8))])
def test_Y52_a_second_tile_of_one_action_was_taken_already(night: Evening):
    night.take("act bank 5; bonus = 1 yen").refusal_of("bonus = 1 yen", "bonus-once")


def test_Y55_who_has_built_all_houses_has_none_anywhere():
    built = ("silk", "tea", "fish1", "church")
    night = Evening().player("Anna", trading=built, houses=Pieces(0, 0)).take("act bank 5")
    assert "all are built" in say(night.refusal_of("house = ?", "build-supply"))
    assert "only in the warehouse: 4" in say(Evening().take("act bank 5").refusal_of("house = ?", "build-supply"))


def test_Y56_a_movement_of_a_reward_never_ends_in_the_supply():
    night = Evening(3, "map").player("Anna", tea=1, **in_supply({"tea": 1}))
    night.take("order 1 tea = 1 moves GB").refusal_of("shift tea supply", "shift-supply")


# b) Achievements


def test_Y63_trade_areas_are_named_by_what_they_are():
    refusal = Evening().refusal_of("claim trade4 = ?", "claim-not")
    assert say(refusal) == "You need 4: trade areas with own buildings. You have 0."
    for language in LANGUAGES:
        assert "Chinatown" not in say(refusal, language)


# Set-up


def test_areas_that_are_not_in_play_are_the_set_up_s():
    source = Words("de", "yokohama").source(Evening(2).refusal_of("act dock 3", "area-none").code)
    assert source is not None
    assert (source.facts["heading"], source.facts["page"]) == ("Spielaufbau", 4)
