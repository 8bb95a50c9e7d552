"""2) Movement (Y20-Y30), in both depths."""

from __future__ import annotations

import pytest

from eighteen80.record.history import NO_TIME, History
from eighteen80.refusals import Ambiguous, Illegal
from eighteen80.yokohama import GAME
from eighteen80.yokohama.events import TollPaid
from eighteen80.yokohama.show.sheets.sheet_areas import map_of
from tests.support.yokohama.evening import Evening, in_supply

# silk bank laboratory church dock
#  tea import employment fish1
#   canal copper chinatown
#    fish2 harbour


def table(president: str | None = None, yen: int = 3, **areas: int) -> Evening:
    """Anna has placed, and has to move."""
    night = Evening(3, "map").player("Anna", president=president, yen=yen, **in_supply(areas))
    return night.take("put none")


def test_Y25_president_comes_from_the_supply():
    night = table(silk=1).take("go silk")
    assert night["Anna"].president == "silk"
    assert night.yen("Anna") == (3,)
    assert night.wares("Anna", "silk") == (2,)  # power 2


def example(yen: int) -> Evening:
    """The rulebook's example of page 7: tea, over the employment agency (blue president), to the silk mill.

    Here silk and tea are neighbours, so the way leads from tea over employment to chinatown.
    """
    night = table("import", yen, employment=1, chinatown=1)
    return night.player("Bert", president="employment")


def test_Y23_toll_for_an_area_on_the_way():
    night = example(1).take("go chinatown")
    assert night.yen("Anna", "Bert") == (0, 5)
    assert night.written[-1] == "go chinatown via employment"
    both = example(2).player("Cleo", president="employment").take("go chinatown")
    assert both.yen("Anna", "Bert", "Cleo") == (0, 5, 5)


def test_Y22_map_marks_where_the_president_may_go_next():
    night = example(1)
    assert [name for name, face in map_of(night.state).faces.items() if face.new] == ["chinatown"]
    night.take("go chinatown")
    assert not any(face.new for face in map_of(night.state).faces.values())


def test_Y15_Y23_toll_on_the_way_without_money():
    refusal = example(0).refusal_of("go chinatown", "go-toll")
    assert (refusal.facts["toll"], refusal.facts["yen"]) == (1, 0)


def test_Y23_area_on_the_way_needs_an_own_assistant():
    night = table("silk", laboratory=1, bank=0).player("Anna", sites={"bank": 1})
    night.refusal_of("go laboratory via bank", "go-nobody")
    night.refusal_of("go laboratory", "go-no-way")


@pytest.mark.parametrize("depth", ["map", "ledger"])
def test_Y22_way_ends_beside_no_other_president(depth: str):
    night = Evening(3, depth).player("Bert", president="silk")
    if depth == "map":
        night.player("Anna", **in_supply({"silk": 1})).take("put none").refusal_of("go silk", "go-president")
    else:
        night.refusal_of("act silk 3", "go-president")


@pytest.mark.parametrize("depth", ["map", "ledger"])
@pytest.mark.parametrize(("owned", "yen"), [("post", 1), ("post coach", 0)])
def test_Y25_Y27_post_office_ends_beside_others(depth: str, owned: str, yen: int):
    night = Evening(3, depth).player("Bert", president="silk").player("Anna", owns=owned, yen=yen)
    if depth == "map":
        night.player("Anna", **in_supply({"silk": 1})).take("put none", "go silk")
    else:
        night.take("act silk 2")
    assert night.yen("Anna", "Bert") == (0, 4 + yen)
    assert night["Anna"].president == night["Bert"].president == "silk"


def test_Y15_who_cannot_pay_may_not_enter():
    Evening().player("Bert", president="silk").player("Anna", owns="post", yen=0).refusal_of("act silk 3", "go-toll")


def test_Y27_toll_at_the_end_is_paid_once():
    night = Evening().player("Bert", president="silk").player("Anna", owns="post", yen=2)
    night.ambiguous("act silk 3 to Bert 2", "act silk 3; toll Bert 1", "act silk 3")
    night.take("act silk 3 to Bert")
    assert night.written == ["act silk 3"]
    assert night.yen("Anna", "Bert") == (1, 5)


def test_Y27_both_count_what_is_typed():
    night = Evening().player("Bert", president="silk").player("Anna", owns="post coach", yen=2).take("s 3 to Bert")
    assert night.written == ["act silk 3", "toll Bert 1"]


def test_Y27_mail_coach_alone_ends_beside_nobody():
    table(silk=1).player("Bert", president="silk").player("Anna", owns="coach").refusal_of("go silk", "go-president")


def test_Y23_toll_is_said_before_or_after_the_action():
    after = Evening().player("Anna", yen=4).take("act silk 2; toll Bert 1")
    before = Evening().player("Anna", yen=4).take("toll Bert 1; act silk 2")
    assert after.yen("Anna", "Bert") == before.yen("Anna", "Bert") == (3, 5)
    assert after.state.this_turn.who == "Anna"
    after.refusal_of("toll Anna 1", "toll-own")
    assert after.take("done", "toll Anna 1").yen("Anna", "Bert") == (4, 4)


def test_Y57_early_toll_passes_over_what_the_agent_left():
    night = Evening().player("Anna", agents={"DE": (1, 0)}).take("agent DE silk 4")
    assert "shop" in night.due
    night.take("toll Bert 1").refusal_of("shop 1 = 1 yen", "step-over")
    # After the action of one's turn it is still allowed, and passes over nothing.
    own = Evening().take("act bank 4; toll Bert 1; shop 1 = 1 yen")
    assert own["Anna"].sites == {"bank": 1}


def test_Y11_toll_opens_the_main_phase():
    night = Evening().take("toll Bert 1")
    assert night.state.this_turn.step == "B1"
    night.refusal_of("order 1 tea = ?", "extra-main")


def test_Y24_area_left_is_neither_end_nor_passage():
    night = table("silk", silk=1, bank=1, tea=1)
    night.refusal_of("go silk", "go-same")
    night.refusal_of("go tea via bank silk", "go-same")
    for owned in ("tram", "post coach"):
        night.player("Anna", owns=owned).refusal_of(f"go silk{' tram' * (owned == 'tram')}", "go-same")


def test_Y26_canal_costs_one_yen_with_the_mail_coach_too():
    night = table("fish2", 1, tea=1).take("go tea")
    assert night.written[-1] == "go tea via canal"
    assert night.yen("Anna") == (0,)
    table("fish2", 0, tea=1).refusal_of("go tea", "go-toll")
    table("fish2", 0, tea=1).player("Anna", owns="coach").refusal_of("go tea", "go-toll")


def test_Y22_Y26_way_never_ends_on_the_canal():
    table("tea", tea=1).refusal_of("go canal", "canal-end")
    Evening().refusal_of("act canal 2", "canal-end")


def test_Y22_way_ends_with_an_own_assistant_whatever_is_built():
    built = table("silk", bank=1).player("Anna", sites={"tea": 1}).player("Bert", sites={"bank": 1}, trading=("bank",))
    built.refusal_of("go tea", "go-nobody")
    assert built.take("go bank")["Anna"].president == "bank"


def test_Y28_tram_goes_straight_and_to_no_other_president():
    night = table("silk", harbour=1).player("Anna", owns="tram")
    night.refusal_of("go harbour via dock", "go-gap")
    night.take("go harbour")
    assert night.written[-1] == "go harbour tram"
    occupied = table("silk", harbour=1).player("Anna", owns="tram").player("Bert", president="harbour")
    occupied.refusal_of("go harbour tram", "go-president")
    table("silk", harbour=1).refusal_of("go harbour tram", "go-no-tram")


def test_Y28_the_tram_is_taken_where_it_is_cheaper():
    night = table("silk", bank=1, laboratory=1).player("Anna", owns="tram").player("Bert", president="bank")
    assert night.take("go laboratory").written[-1] == "go laboratory tram"
    assert night.yen("Anna") == (3,)
    walked = table("silk", bank=1, laboratory=1).player("Anna", owns="tram")
    assert walked.take("go laboratory").written[-1] == "go laboratory via bank"


@pytest.mark.parametrize("depth", ["map", "ledger"])
def test_Y29_owner_rides_to_the_station_for_nothing(depth: str):
    night = Evening(3, depth).table(station="bank").player("Bert", president="bank").player("Anna", owns="station")
    night.take("put none; go bank" if depth == "map" else "act bank 2")
    assert night.yen("Anna", "Bert") == (5, 4)  # 2 yen of the bank, no toll
    assert night["Anna"].president == "bank"


def test_Y29_table_may_want_an_assistant_at_the_station():
    night = Evening(3, "map", station_assistant="yes").table(station="bank").player("Anna", owns="station")
    night.refusal_of("put none; go bank", "go-nobody")
    night = Evening(station_assistant="yes").table(station="bank").player("Anna", owns="station")
    assert night.refusal_of("act bank 2", "power-least").facts["least"] == 3
    night.player("Bert", president="bank").refusal_of("act bank 2", "go-president", "power-least")


def test_Y29_the_station_is_not_ridden_to_from_itself():
    night = Evening(3, "map").table(station="bank").player("Anna", owns="station", president="bank")
    night.refusal_of("put none; go bank", "go-same")


def test_Y23_of_equal_ways_the_player_says_which():
    night = (
        table("silk", bank=1, tea=1, **{"import": 1}).player("Bert", president="bank").player("Cleo", president="tea")
    )
    night.ambiguous("go import", "go import via bank", "go import via tea")
    assert night.take("go import via tea").yen("Anna", "Cleo") == (2, 5)


def test_Y23_the_bank_is_a_payee_of_its_own():
    night = table("tea", copper=1, **{"import": 1}).player("Bert", president="import")
    night.ambiguous("go copper", "go copper via import", "go copper via canal")


def test_Y23_dearer_way_may_be_typed():
    night = table("silk", bank=1, tea=1, **{"import": 1}).player("Bert", president="bank")
    assert night.take("go import via bank").yen("Anna", "Bert") == (2, 5)


def test_Y23_way_is_written_with_what_lies_between():
    night = table("silk", bank=1, laboratory=1, church=1)
    assert night.take("go church").written[-1] == "go church via bank laboratory"
    assert table("silk", bank=1).take("go bank").written[-1] == "go bank"


def test_Y25_from_supply_there_is_no_way_and_no_tram_is_taken():
    table(silk=1, bank=1).refusal_of("go bank via silk", "go-supply")
    assert table(silk=1).player("Anna", owns="tram").take("go silk").written[-1] == "go silk"


def test_letter_for_go_is_no_achievement_before_the_first_turn():
    night = Evening(3, "map")
    night.refusal_of("g s", "put-due")
    night.take("goa copper5 yen10 trade4")
    assert night.state.goals == ("copper5", "yen10", "trade4")


def test_Y21_president_and_some_assistants_come_back():
    before = table("tea", silk=2, bank=1)["Anna"].supply
    night = table("tea", silk=2, bank=1).take("recall silk 1")
    assert (night["Anna"].areas, night["Anna"].supply) == ({"silk": 1, "bank": 1}, before + 1)
    assert night["Anna"].president is None
    assert night.state.this_turn.step == "C"
    night.refusal_of("bonus = ?", "action-none")


def test_Y21_all_or_none_is_said():
    night = table("tea", silk=2, bank=1)
    night.ambiguous("rec", "recall all", "recall none")
    assert night.take("rec all").written[-1] == "recall silk 2 bank 1"
    assert night["Anna"].areas == {}
    assert table("tea").take("rec all").written[-1] == "recall none"


@pytest.mark.parametrize("line", ["recalls everyone", "calls everybody back", "holt alle zurück", "rec all"])
def test_Y21_everyone_is_not_asked_about(line: str):
    night = table("tea", silk=2, bank=1)
    for state, meant in ((night.state, "recall silk 2 bank 1"), (Evening().state, "recall")):
        (entry,) = History(GAME, state, GAME.version).take_line(line, NO_TIME)
        assert entry.line == meant


def test_Y21_with_nobody_outside_the_president_alone_returns():
    assert table("tea").take("recall").written[-1] == "recall none"


def test_Y21_nobody_comes_back_from_where_nobody_stands():
    table("tea").refusal_of("recall research", "recall-nobody")
    table("tea").refusal_of("recall silk", "recall-nobody")


def test_Y20_only_taking_back_needs_no_place_to_end():
    night = table("silk", harbour=1)
    refusal = night.refusal_of("go harbour", "go-no-way")
    assert GAME.write(refusal.instead) == "recall none"
    assert night.due == ["recall"]
    toll = table("silk", 0, bank=1).player("Bert", president="bank")
    assert toll.due == ["recall"]
    assert toll.player("Bert", president="import").due == ["go", "recall"]


def test_Y21_assistants_stay_on_boards():
    night = table("tea", silk=1).table(church=("Anna",)).player("Anna", boards=1, supply=6)
    assert night.take("recall all").state.church == ("Anna",)
    assert night["Anna"].boards == 1


def test_Y10_no_turn_without_its_main_phase():
    Evening().refusal_of("done", "main-due")
    Evening(3, "map").take("put silk").refusal_of("done", "main-due")
    assert Evening(3, "map").take("put none; recall none; done").state.this_turn.who == "Bert"


# Places of each word


def test_each_depth_has_its_own_words():
    Evening().refusal_of("go silk", "go-ledger")
    night = Evening(3, "map").player("Anna", **in_supply({"silk": 1}))
    night.refusal_of("toll Bert 1", "toll-map")
    night.take("put none").refusal_of("act silk 2", "act-map")
    over = night.take("go silk").state
    with pytest.raises(Illegal, match="go-over"):
        GAME.check(over, GAME.read("go silk", over))


def test_Y10_main_phase_comes_once():
    night = Evening().take("act bank 2")
    for line in ("act silk 3", "recall"):
        with pytest.raises(Illegal, match="main-over"):
            GAME.check(night.state, GAME.read(line, night.state))


def test_Y29_only_its_owner_rides_and_only_to_the_station():
    owner = Evening(3, "map").table(station="bank").player("Anna", owns="station", **in_supply({"silk": 1}))
    owner.player("Bert", president="silk").take("put none").refusal_of("go silk", "go-president")
    owner.refusal_of("go tea", "go-nobody")
    other = (
        Evening(3, "map")
        .table(station="bank")
        .player("Anna", **in_supply({"bank": 1}))
        .player("Bert", president="bank")
    )
    other.take("put none").refusal_of("go bank", "go-president")
    Evening().table(station="bank").player("Anna", owns="station", yen=0).take("act silk 2")


def test_Y29_the_owner_of_the_station_may_also_walk_there():
    night = Evening(3, "map").table(station="laboratory").player("Bert", president="bank")
    night.player("Anna", president="silk", owns="station", **in_supply({"bank": 1, "laboratory": 1})).take("put none")
    assert night.take("go laboratory via bank").yen("Anna", "Bert") == (2, 5)


def test_Y23_way_that_nobody_can_pay_is_no_question():
    night = (
        table("silk", 0, bank=1, tea=1, **{"import": 1})
        .player("Bert", president="bank")
        .player("Cleo", president="tea")
    )
    night.refusal_of("go import", "go-toll")
    just = (
        table("silk", 1, bank=1, tea=1, **{"import": 1})
        .player("Bert", president="bank")
        .player("Cleo", president="tea")
    )
    just.ambiguous("go import", "go import via bank", "go import via tea")


def test_Y22_where_no_way_may_end_none_is_asked_for():
    night = (
        table("tea", copper=1, **{"import": 1}).player("Bert", president="import").player("Cleo", president="copper")
    )
    night.refusal_of("go copper", "go-president")


def goings(night: Evening) -> set[str]:
    return {line for line in map(GAME.write, GAME.legal(night.state)) if line.startswith("go ")}


def test_every_way_to_go():
    assert goings(table("silk", bank=1, laboratory=1, harbour=1)) == {"go bank", "go laboratory via bank"}
    tram = table("silk", bank=1, laboratory=1, harbour=1).player("Anna", owns="tram")
    assert goings(tram) == {"go bank", "go laboratory via bank", "go harbour tram"}
    assert goings(tram.player("Bert", president="bank")) == {"go laboratory tram", "go harbour tram"}
    assert goings(table(None, bank=1, harbour=1)) == {"go bank", "go harbour"}
    ride = table("silk", bank=1).player("Anna", owns="station").table(station="harbour")
    assert goings(ride) == {"go bank", "go harbour"}


def test_Y28_tram_goes_to_no_other_president_with_post_office():
    night = table("silk", bank=1, laboratory=1).player("Anna", owns="tram post")
    night.player("Bert", president="laboratory")
    night.refusal_of("go laboratory tram", "go-president")
    assert "go laboratory via bank" in map(GAME.write, GAME.legal(night.state))
    assert night.take("go laboratory").written[-1] == "go laboratory via bank"
    assert night.yen("Anna", "Bert") == (2, 5)


def test_Y28_typed_tram_ride_stays_one_on_a_free_way():
    night = table("silk", bank=1, laboratory=1).player("Anna", owns="tram")
    assert night.take("go laboratory tram").written[-1] == "go laboratory tram"


def test_of_the_ways_those_that_cost_something_are_listed_too():
    night = table("silk", bank=1, laboratory=1).player("Bert", president="bank")
    assert "go laboratory via bank" in map(GAME.write, GAME.legal(night.state))
    night.player("Anna", yen=0)
    assert "go laboratory via bank" not in map(GAME.write, GAME.legal(night.state))


def test_Y29_station_is_ridden_to_even_where_way_leads_there():
    night = table("silk", bank=1, laboratory=1).table(station="laboratory").player("Anna", owns="station", yen=0)
    night.player("Bert", president="laboratory")
    assert night.take("go laboratory").written[-1] == "go laboratory"
    assert night.yen("Anna", "Bert") == (0, 4)


@pytest.mark.parametrize("line", ["go silk", "go silk tram", "put silk", "recall all"])
def test_before_the_boards_lie_nobody_moves(line: str):
    Evening(depth="map").table(rows=(), turn=None).refusal_of(line, "rows-due")


def test_Y23_which_way_is_asked_after_placing():
    night = Evening(depth="map").player("Bert", president="bank").player("Cleo", president="tea")
    night.player("Anna", president="silk", **in_supply({"bank": 1, "tea": 1, "import": 1}))
    night.refusal_of("go import", "put-due")
    night.take("put none").ambiguous("go import", "go import via bank", "go import via tea")
    # Of a verb in full the table asks about its ways, not about moves of other verbs that explain its words.
    with pytest.raises(Ambiguous, match="ambiguous-way"):
        list(History(GAME, night.state, GAME.version).take_line("go import", NO_TIME))


def test_Y26_the_canal_is_paid_to_the_bank():
    night = table("fish2", 1, tea=1).take("go tea")
    assert [(event.payee, event.yen) for event in night.events_of(TollPaid)] == [("canal", 1)]


def test_toll_goes_to_another_or_over_canal_out_of_what_there_is():
    night = Evening().player("Anna", yen=2)
    assert [GAME.write(move) for move in GAME.legal(night.state) if GAME.write(move).startswith("toll")] == [
        "toll Bert 1", "toll Bert 2", "toll Cleo 1", "toll Cleo 2", "toll canal 1",
    ]  # fmt: skip
    night.refusal_of("toll Bert 3", "toll-yen")
    assert night.take("toll Bert 2").yen("Anna", "Bert") == (0, 6)
    two = Evening(2)
    assert "toll canal 1" not in map(GAME.write, GAME.legal(two.state))
    two.refusal_of("toll canal 1", "area-none")
    assert two.take("toll Bert 1").yen("Anna", "Bert") == (2, 5)
    two.refusal_of("act research 3", "area-none")
    with pytest.raises(Illegal, match="toll-nobody"):
        GAME.check(two.state, GAME.read("toll Dora 1"))
