"""Boundaries of rules: one more and one less, additional words, and empty lists."""

from __future__ import annotations

from typing import Any

import pytest

from eighteen80.capabilities import HasPieceTotals, Pile
from eighteen80.sheets import Say
from eighteen80.words import Words
from eighteen80.yokohama import GAME
from eighteen80.yokohama.events import (
    ActionBegun,
    Gained,
    GivenTooMuch,
    HousePaid,
    Paid,
    PowerDoubted,
    Returned,
    TechnologyWorked,
)
from eighteen80.yokohama.rules.areas.boards import FIELDS
from eighteen80.yokohama.rules.scoring import Holding, distances, final, technology_contest
from eighteen80.yokohama.state import Card, Claimed, Pieces, Printed, State, Untold
from tests.support.yokohama.evening import Evening, in_supply


def act_in(area: str, power: int, players: int = 3, **options: str) -> Evening:
    return Evening(players, **options).take(f"act {area} {power}")


def effects_of(night: Evening) -> list[tuple[str, tuple[tuple[str, int], ...]]]:
    return [(event.technology, event.wares) for event in night.events_of(TechnologyWorked)]


# Church and import store


def test_Y37_last_field_there_can_be_is_taken_and_none_beyond_it():
    act_in("church", 3).take(f"pray {FIELDS} = ?")
    assert act_in("church", 3).refusal_of(f"pray {FIELDS + 1} = ?", "field-none").facts["most"] == FIELDS


def test_Y39_assistant_goes_to_the_board_from_an_area():
    everybody = in_supply({"church": 2}, warehouse=18)
    night = Evening(3, "map").player("Anna", **everybody).take("put none; go church")
    night.refusal_of("pray 4 from supply = ?", "field-assistant")
    night.take("pray 4 = ?")
    assert (night["Anna"].supply, night["Anna"].boards) == (1, 1)


def test_Y39_the_only_assistant_in_the_area_leaves_none_behind():
    night = Evening(3, "map").player("Anna", owns="telephone", **in_supply({"church": 1})).take("put none; go church")
    night.take("pray 4 = ?")
    assert night["Anna"].areas == {}
    assert night.action is None


@pytest.mark.parametrize(
    ("area", "line"), [("church", "pray 4"), ("import", "give 2 with 1 import"), ("laboratory", "tech ball")]
)
def test_Y94_what_is_asked_for_names_the_move(area: str, line: str):
    verb = line.partition(" ")[0]
    assert act_in(area, 3).player("Anna", import_=1).refusal_of(line, "value-missing").facts["verb"] == verb


def test_Y37_nothing_is_given_where_nothing_is_said():
    assert act_in("church", 3).take("pray 4 = 3 > 5 points").events_of(Paid) == []


def test_Y38_giving_what_the_field_asks_is_not_told_as_too_much():
    assert (
        act_in("import", 4).player("Anna", import_=2).take("give 2 with 2 import = 2 > 2 yen").events_of(GivenTooMuch)
        == []
    )
    assert act_in("import", 4).player("Anna", import_=2).take("give 2 with 2 import = ?").events_of(GivenTooMuch) == []
    assert (
        act_in("church", 4).player("Anna", import_=1).take("pray 2 with 1 import = 0 > 2 yen").events_of(GivenTooMuch)
        == []
    )


def test_Y38_giving_nothing_is_refused_with_the_least_there_is():
    refusal = act_in("import", 3).player("Anna", import_=2).refusal_of("give 2 with 1 import = 2 > 2 yen", "give-short")
    assert (refusal.facts["need"], refusal.facts["given"]) == (2, 1)


def test_each_assistant_stands_on_his_own_board():
    night = act_in("church", 3).take("pray 2 = ?").turn_of("Bert").take("act import 3").player("Bert", import_=1)
    night.take("give 1 with 1 import = ?")
    assert night.state.church == (None, "Anna")
    assert night.state.imports == ("Bert",)


# Chinatown


def test_Y36_mining_pays_copper_for_bought_copper_alone():
    night = act_in("chinatown", 5).player("Anna", owns="mining", yen=9, copper=3, tea=1)
    night.take("trade +1 silk -1 copper -1 tea")
    assert effects_of(night) == []
    night.take("trade +1 copper")
    assert effects_of(night) == [("mining", (("copper", 1),))]
    assert night.wares("Anna", "copper", "silk", "tea") == (4, 2, 0)


def test_Y35_what_is_traded_is_told_in_sum():
    night = act_in("chinatown", 3).player("Anna", yen=3, tea=1).take("trade +1 silk -1 tea")
    assert [event.wares for event in night.events_of(Paid)] == [(("tea", 1), ("yen", 1))]
    assert [event.wares for event in night.events_of(Gained)] == [(("silk", 1),)]
    same = act_in("chinatown", 3).player("Anna", yen=3, tea=1).take("trade +1 tea -1 tea")
    assert (same.events_of(Paid), same.events_of(Gained)) == ([], [])


def test_Y36_mining_once_an_action_waits_for_the_first_copper():
    night = act_in("chinatown", 5, mining_chinatown="action").player("Anna", owns="mining", yen=20, copper=0)
    night.take("trade +1 tea", "trade +1 copper")
    assert night.wares("Anna", "copper") == (2,)
    assert night.take("trade +1 copper").wares("Anna", "copper") == (3,)
    waiting = Evening(mining_chinatown="action").player("Anna", owns="mining", yen=20)
    waiting.refusal_of("trade +1 copper", "action-none")


def test_Y35_what_is_neither_bought_nor_sold_is_named():
    assert act_in("chinatown", 3).refusal_of("trade +1 yen", "trade-ware").facts["ware"] == "yen"
    act_in("chinatown", 3).player("Anna", import_=1).refusal_of("trade -1 import", "trade-import")


def test_Y35_money_and_goods_that_lack_are_told_apart():
    refusal = act_in("chinatown", 3).player("Anna", yen=1).refusal_of("trade +1 silk", "trade-yen")
    assert (refusal.facts["number"], refusal.facts["there"]) == (2, 1)
    act_in("chinatown", 3).player("Anna", tea=0).refusal_of("trade -1 tea", "trade-goods")


def test_Y35_two_trades_of_one_kind_are_listed_as_one_number():
    state = act_in("chinatown", 2).player("Anna", yen=9).state
    lines = {GAME.write(move) for move in GAME.legal(state)}
    assert "trade +2 tea" in lines
    assert "trade +1 tea +1 tea" not in lines


def test_Y36_ruling_mines_copper_once_an_action():
    night = act_in("chinatown", 5, mining_chinatown="action").player("Anna", owns="mining", yen=20)
    night.take("trade +1 copper; trade +1 silk; trade +2 copper")
    assert effects_of(night) == [("mining", (("copper", 1),))]
    assert night.wares("Anna", "copper") == (5,)


# Harbour


def test_Y40_single_order_is_free_and_a_second_is_paid():
    act_in("harbour", 3).refusal_of("take 1 for 2 yen", "take-payment", "unreadable-surplus")
    night = act_in("harbour", 3).player("Anna", yen=1, import_=0)
    assert night.refusal_of("take 2 for 2 yen", "take-yen").facts["there"] == 1
    assert night.refusal_of("take 2 for 1 import", "take-goods").facts["there"] == 0
    assert act_in("harbour", 3).take("take 1").events_of(Paid) == []


def test_Y44_two_orders_from_a_pile_of_two_do_not_bring_the_end():
    night = act_in("harbour", 3).table(pile=2).take("take 2 for 2 yen")
    assert (night.state.pile, night.state.trigger) == (0, None)


# Laboratory


def test_Y30_lying_station_tile_bars_no_other_technology():
    night = act_in("laboratory", 4).table(station="bank")
    night.refusal_of("tech station = 3 GB at tea", "tech-station-gone")
    night.take("tech ball = 3 FR")
    assert night.state.station == "bank"


def test_Y30_station_names_an_area_in_play_by_its_technology():
    two = act_in("laboratory", 4, players=2)
    two.refusal_of("tech station = 3 GB at chinatown", "area-none", "unreadable-word")
    two.refusal_of("tech station = 3 GB", "tech-station-area")
    two.refusal_of("tech ball = 3 GB at bank", "tech-station-area")


def test_Y46_slots_go_up_to_the_last_one():
    act_in("laboratory", 5).take("tech ball slot 6 +0 = 3 FR")
    assert act_in("laboratory", 5).refusal_of("tech ball slot 7 +0 = 3 FR", "tech-slot").facts["slots"] == 6


def test_Y46_what_cannot_be_paid_is_told_as_money_or_as_goods():
    night = act_in("laboratory", 2).player("Anna", yen=1, import_=0)
    assert night.refusal_of("tech ball for 2 yen = 3 FR", "tech-yen").facts["there"] == 1
    assert night.refusal_of("tech ball for 1 import = 3 FR", "tech-goods").facts["there"] == 0


def test_Y46_a_surcharge_is_due_in_full_and_told():
    night = act_in("laboratory", 3).player("Anna", yen=9)
    refusal = night.refusal_of("tech ball slot 5 +2 for 2 yen = 3 FR", "tech-units")
    assert (refusal.facts["extra"], refusal.facts["due"], refusal.facts["units"]) == (2, 2, 1)
    assert night.refusal_of("tech ball for 4 yen = 4 FR", "tech-too-much").facts["extra"] == 0
    night.take("tech ball slot 5 +2 for 4 yen = 3 FR")


def test_Y50_free_technology_is_not_paid_exhibition_works_once():
    night = act_in("laboratory", 4).take("tech ball = 3 FR")
    assert night.events_of(Paid) == []
    assert effects_of(night) == []
    assert effects_of(act_in("laboratory", 4).take("tech exhibition = 3 FR")) == [("exhibition", (("points", 10),))]


# Power


def test_Y29_ride_to_a_station_needs_only_its_owners_assistant():
    night = Evening().player("Anna", owns="station").table(station="bank")
    night.take("act bank 2")
    assert (
        Evening()
        .player("Bert", owns="station")
        .table(station="bank")
        .refusal_of("act bank 2", "power-least")
        .facts["least"]
        == 3
    )
    assert (
        Evening()
        .player("Anna", owns="station")
        .table(station="bank")
        .refusal_of("act silk 1", "power-least")
        .facts["least"]
        == 2
    )
    strict = Evening(station_assistant="yes").player("Anna", owns="station").table(station="bank")
    assert strict.refusal_of("act bank 2", "power-least").facts["least"] == 3


def test_Y58_an_agent_does_not_ride_to_the_station():
    night = Evening().player("Anna", owns="station", agents={"DE": (1, 0)}).table(station="bank")
    assert night.refusal_of("agent DE bank 1", "power-least").facts["least"] == 2


def test_Y31_the_most_that_can_stand_there_raises_no_doubt():
    there = {"supply": 2, "warehouse": 18}
    assert Evening().player("Anna", **there).take("act silk 3").events_of(PowerDoubted) == []
    assert (
        Evening(3, "map").player("Anna", **in_supply({"silk": 2})).take("put none; go silk").events_of(PowerDoubted)
        == []
    )


@pytest.mark.parametrize(("power", "true"), [(4, None), (5, None), (6, 6), (7, 7)])
def test_Y31_power_above_most_that_counts_is_told_beside_it(power: int, true: int | None):
    (begun,) = act_in("silk", power).events_of(ActionBegun)
    assert (begun.power, begun.true) == (min(power, 5), true)


def test_Y36_only_copper_sets_mining_off():
    assert effects_of(act_in("silk", 5).player("Anna", owns="mining")) == []
    assert effects_of(Evening().player("Anna", owns="mining").take("act silk 5")) == []
    assert effects_of(Evening().player("Anna", owns="mining").take("act copper 5")) == [("mining", (("copper", 1),))]


def test_Y32_the_owner_of_the_house_is_paid_by_others_only():
    night = Evening().player("Bert", trading=("silk",)).take("act silk 3")
    assert [(event.player, event.yen) for event in night.events_of(HousePaid)] == [("Bert", 1)]
    assert Evening().player("Anna", trading=("silk",)).take("act silk 3").events_of(HousePaid) == []


def test_Y52_a_tile_that_is_gone_is_not_due():
    night = Evening()
    night.table(tiles=night.state.tiles - {"bank"}).take("act bank 5")
    assert "bonus" not in night.due
    assert "bonus" in Evening().take("act bank 5").due


def test_Y57_what_is_passed_over_is_not_due_any_more():
    night = Evening().player("Anna", houses=Pieces(1, 3)).take("act bank 5")
    assert {"bonus", "shop", "house"} <= set(night.due)
    night.take("shop 1 = 1 yen")
    assert not {"bonus", "shop", "house"} & set(night.due)
    night.refusal_of("bonus = 1 yen", "step-over")
    tile = Evening().take("act harbour 5; bonus = 1 yen")
    assert "take" not in tile.due
    tile.refusal_of("take 1", "step-over")


def test_Y57_one_stays_by_telephone_and_nobody_without_it():
    night = Evening(3, "map").player("Anna", owns="telephone", **in_supply({"silk": 2})).take("put none; go silk")
    assert night.due[0] == "keep"
    night.take("keep")
    assert night["Anna"].areas == {"silk": 1}
    assert [event.assistants for event in night.events_of(Returned)] == [1]
    bare = Evening(3, "map").player("Anna", **in_supply({"silk": 2})).take("put none; go silk")
    assert bare["Anna"].areas == {}
    last = Evening(3, "map").player("Anna", owns="telephone", **in_supply({"silk": 1, "tea": 1}))
    last.take("put none; go silk; keep")
    assert last["Anna"].areas == {"silk": 1, "tea": 1}
    assert last.events_of(Returned) == []


def test_Y57_the_assistants_of_other_areas_stay_where_they_are():
    night = Evening(3, "map").player("Anna", **in_supply({"silk": 2, "tea": 1})).take("put none; go silk")
    assert night["Anna"].areas == {"tea": 1}


def test_Y57_movements_of_a_reward_keep_the_action_open():
    night = Evening(3, "map").player("Anna", **in_supply({"bank": 4})).take("put none; go bank")
    night.take("bonus = 1 moves; shift supply tea")
    assert night.action is not None
    night.take("shop 1 = 2 moves; shift supply tea")
    assert night.action == ["bank", 5]
    night.take("shift supply silk")
    assert night.action is None


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("shop 1 = ?", "build-power"),
        ("bonus = ?", "bonus-power"),
        ("take 1", "action-area"),
        ("keep", "keep-telephone"),
    ],
)
def test_Y57_an_action_that_is_over_says_the_true_reason(line: str, code: str):
    Evening().take("act silk 3").refusal_of(line, code)


def test_before_any_action_none_is_under_way():
    for line in ("shop 1 = ?", "bonus = ?", "trade +1 tea", "house = ?"):
        Evening().refusal_of(line, "action-none")


def test_Y46_a_verb_done_once_is_not_done_again():
    night = act_in("laboratory", 4).take("tech ball = 3 FR")
    night.refusal_of("tech winery = 3 FR", "action-once")
    act_in("bank", 4).refusal_of("tech winery = 3 FR", "action-area")


def test_Y53_after_a_building_the_reason_is_the_building():
    night = Evening().player("Anna", shops=Pieces(2, 6)).take("act bank 5; shop 1 = 1 moves")
    night.refusal_of("shop 2 = 1 yen", "build-one", "step-over")


def test_Y94_what_is_not_told_is_kept_by_what_it_was_about():
    night = Evening().player("Anna", houses=Pieces(1, 3)).take("act bank 5; bonus = ?; house = ?")
    assert {entry.verb: entry.subject for entry in night.state.untold.values()} == {"bonus": "bank", "house": "bank 5"}
    assert night.state.known_sites == {}
    night.turn_of("Bert").player("Anna", president=None).take("act bank 4; shop 3 = 2 yen")
    assert night.state.known_sites == {"bank": {3: (("yen", 2),)}}


def test_a_tile_says_nothing_of_the_card_of_its_area():
    assert Evening().take("act bank 5; bonus = 1 import").state.known_sites == {}


def test_Y57_keep_is_said_of_action_and_of_somebody_who_is_there():
    Evening().player("Anna", owns="telephone").refusal_of("keep", "action-none")
    Evening().player("Anna", owns="telephone").take("act silk 4; keep")
    riding = Evening(3, "map").player("Anna", owns="telephone station").table(station="church")
    riding.take("put none; go church").refusal_of("keep", "keep-nobody")


def test_Y56_move_between_areas_leaves_the_supply():
    night = Evening(3, "map").player("Anna", **in_supply({"bank": 4, "silk": 1})).take("put none; go bank")
    before = night["Anna"].supply
    night.take("bonus = 2 moves; shift silk tea, supply dock")
    assert night["Anna"].supply == before - 1
    assert night["Anna"].areas == {"bank": 4, "tea": 1, "dock": 1}


# Symbols and agents


def test_Y51_a_country_that_is_not_told_is_no_symbol():
    assert Evening().take("act bank 2; order 1 tea = ?")["Anna"].symbols == {}
    assert Evening().take("act laboratory 4; tech ball = 4 ?")["Anna"].symbols == {}


def test_Y58_agent_that_is_not_there_is_refused_by_its_country():
    night = Evening().player("Anna", agents={"DE": (0, 1)})
    assert night.refusal_of("agent DE silk 3", "agent-none").facts["country"] == "DE"
    assert night.refusal_of("agent GB silk 3", "agent-none").facts["country"] == "GB"
    Evening(2).player("Anna", agents={"DE": (1, 0)}).refusal_of("agent DE chinatown 3", "area-none")


def test_Y31_an_agent_may_not_have_less_power_than_stands_there():
    night = Evening().player("Anna", agents={"DE": (1, 0)}, sites={"silk": 1})
    assert night.refusal_of("agent DE silk 1", "power-least").facts["least"] == 2
    night.take("agent DE silk 2")


# Achievements


@pytest.mark.parametrize(
    "lines",
    [
        ("claim copper5 = 8/6", "claim copper5", "claim copper5"),
        ("claim copper5 = 8", "claim copper5 = 6", "claim copper5"),
    ],
)
def test_Y61_the_first_claim_is_worth_more_than_all_later_ones(lines: tuple[str, ...]):
    night = Evening()
    for name, line in zip(("Anna", "Bert", "Cleo"), lines, strict=True):
        night.turn_of(name).player(name, copper=5).take(line)
    assert tuple(night.points(name) for name in ("Anna", "Bert", "Cleo")) == (8, 6, 6)


def test_Y61_values_told_once_are_known_to_whoever_claims_next():
    night = Evening().player("Anna", copper=5).player("Bert", copper=5).take("claim copper5 = 8/6")
    night.turn_of("Bert").take("claim copper5")
    assert night.written[-1] == "claim copper5 = 8/6"
    half = Evening().player("Anna", copper=5).player("Bert", copper=5).take("claim copper5 = 8")
    half.turn_of("Bert").refusal_of("claim copper5", "value-missing")
    half.take("claim copper5 = 6")
    assert half.state.claims["copper5"] == Claimed(("Anna", "Bert"), 8, 6, move=2)


def test_Y94_a_claim_whose_value_is_not_told_brings_nothing_yet():
    night = Evening().player("Anna", copper=5).take("claim copper5 = ?")
    assert night.points("Anna") == 0
    assert night.state.untold[1] == Untold("Anna", "claim", Printed(figure="?"), "copper5")
    assert night.state.goals == ("copper5",)


def test_a_claim_again_names_its_card_but_once():
    night = Evening().take("goals copper5 yen10 trade4").player("Anna", copper=5).take("claim copper5 = 8/6")
    assert night.state.goals == ("copper5", "yen10", "trade4")


# Technologies of a turn


def test_Y19_the_market_fills_up_to_two_and_only_its_owner():
    for yen, after in ((0, 2), (1, 2), (2, 2), (3, 3)):
        night = Evening().player("Bert", owns="market", yen=yen).take("act bank 2; done")
        assert night.yen("Bert") == (after,)
    assert Evening().player("Bert", yen=0).take("act bank 2; done").yen("Bert") == (0,)


def test_Y18_crafts_of_the_extra_phases_come_in_both_of_them():
    night = Evening(3, "map", once_per_turn="extra").player("Anna", owns="textile university", silk=2, yen=2)
    night.take("textile; put none").refusal_of("university", "craft-extra")
    night.take("recall none; university")


# The end and what matters for it


def test_Y70_how_far_the_ends_are():
    night = Evening().player("Bert", sites={"bank": 1, "tea": 2}).table(church=("Anna", None, "Bert"), pile=4)
    found = {each.why: each for each in distances(night.state)}
    assert {why: each.left for why, each in found.items()} == {
        "church": 3, "import": 5, "orders": 5, "shops": 6, "houses": 4,
    }  # fmt: skip
    assert found["shops"].names == ("Bert",)
    assert found["houses"].names == ()


def test_Y84_no_technology_leaves_the_neutral_player_alone():
    assert technology_contest({"Anna": empty_holding(), "Bert": empty_holding()}) == ()


def empty_holding() -> Holding:
    return Holding(0, (), {}, 0, 0, 0, 0)


def ended_state(**changes: Any) -> State:
    """A game whose last turn is over."""
    return Evening().table(turn=None, round=5, last_round=5, trigger=("church", "Anna"), **changes).state


def test_Y94_only_what_can_change_the_result_is_waited_for():
    assert final(ended_state()) is not None
    for entry in (
        Untold("Anna", "shop", Printed("?"), "bank 1"),
        Untold("Anna", "order", Printed((("yen", 1),), "?"), "1 tea"),
        Untold("Anna", "claim", Printed(figure="?"), "copper5"),
    ):
        assert final(ended_state(untold={3: entry})) is None
    need = Untold("Anna", "field", Printed((("yen", 1),), figure="?"), "church 4")
    assert final(ended_state(untold={3: need})) is not None


def test_Y84_a_cost_is_waited_for_where_a_prize_turns_on_it():
    untold = {3: Untold("Anna", "tech", Printed(None, "FR", "?"), "ball")}
    alone = Evening().player("Anna", technologies=(Card("ball"),)).table(untold=untold)
    state = alone.table(turn=None, round=5, last_round=5).state
    assert final(state) is not None
    two = Evening().player("Anna", technologies=(Card("ball"),)).player("Bert", technologies=(Card("winery", 3),))
    assert final(two.table(untold=untold, turn=None, round=5, last_round=5).state) is None
    assert final(two.table(last_round=None).state) is None


# Answers about a player


@pytest.mark.parametrize("name", ["tram", "Straßenbahn", "tramwaj"])
def test_a_technology_is_looked_up_by_its_name_in_any_language(name: str):
    night = Evening().player("Bert", owns="tram")
    (line,) = GAME.explained.look_up(night.state, name).lines
    assert line.cells[1].text == "Bert"


@pytest.mark.parametrize("depth", ["ledger", "map"])
def test_number_of_every_kind_of_piece_is_told(depth: str):
    night = Evening(3, depth).player("Anna", boards=2, supply=6, sites={"bank": 1}, shops=Pieces(1, 6))
    facts = {cell.text.facts["all"]: cell.text.facts for line in GAME.explained.look_up(night.state, "Anna").lines
             for cell in line.cells if isinstance(cell.text, Say) and "all" in cell.text.facts}  # fmt: skip
    assert sorted(facts) == [4, 8, 20]
    parts = ("supply", "areas", "warehouse", "boards", "built")
    assert all(sum(counts.get(part, 0) for part in parts) == number for number, counts in facts.items())


@pytest.mark.parametrize(
    ("depth", "sentence"),
    [("ledger", "Assistenten: 6 im Vorrat und in Gebieten,"), ("map", "Assistenten: 6 im Vorrat, 0 in Gebieten,")],
)
def test_ledger_depth_counts_assistants_everywhere(depth: str, sentence: str):
    night = Evening(3, depth).player("Anna", supply=6)
    summed = GAME.offers(HasPieceTotals).sum_of(night.state, Pile("assistants", "Anna", 6))
    assert summed is not None
    assert Words("de", GAME.key).text(summed.wording).startswith(sentence)


@pytest.mark.parametrize(
    ("area", "line", "code", "instead"),
    [
        ("laboratory 3", "tech ball slot 5 +2 = 3 DE", "tech-units", "tech ball slot 5 +2 for 4 yen = 3 DE"),
        ("laboratory 3", "tech ball for 2 import = 3 DE", "tech-too-much", "tech ball = 3 DE"),
        ("laboratory 3", "tech ball for 6 yen = 3 DE", "tech-too-much", "tech ball = 3 DE"),
        ("laboratory 3", "tech ball for 6 yen = 6 DE", "tech-yen", "tech ball for 1 import 4 yen = 6 DE"),
        ("laboratory 3", "tech ball for 3 import = 6 DE", "tech-goods", "tech ball for 1 import 4 yen = 6 DE"),
        ("laboratory 3", "tech ball = 9 DE", "tech-units", "tech brickyard = ?"),
        ("church 3", "pray 4 with 1 copper = 6 > 5 points", "pray-faith",
         "pray 4 with 1 copper 1 silk 1 tea = 6 > 5 points"),
        ("church 3", "pray 4 with 4 yen", "pray-once", "pray 4 with 2 yen = ?"),
        ("tea 4", "shop 5 = 1 yen", "shop-site", "shop 1 = ?"),
        ("chinatown 3", "trade -4 fish +1 copper", "trade-most", "trade +1 copper -1 fish"),
        ("chinatown 3", "trade +2 import -1 tea", "trade-yen", "trade +1 import -1 tea"),
        ("chinatown 3", "trade +3 copper", "trade-yen", "trade +2 copper"),
        ("harbour 4", "take 2", "take-payment", "take 2 for 2 yen"),
        ("bank 3", "shop 2 = 1 yen", "build-power", "done"),
        ("bank 3", 'rule that "agreed" goals copper5 yen10 trade4', "rule-not", ""),
        ("harbour 2", "take 2 high for 2 yen", "take-levels", "take 2 for 2 yen"),
    ],
)  # fmt: skip
def test_a_way_out_keeps_what_was_typed_and_is_paid_in_full(area: str, line: str, code: str, instead: str):
    night = Evening().player("Anna", yen=4, import_=2).take(f"act {area}")
    meant = night.refusal_of(line, code).instead
    assert (GAME.write(meant) if meant else "") == instead  # type: ignore[arg-type]
