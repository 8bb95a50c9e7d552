"""3) Area action (Y31-Y51): power, what each area brings, what is paid for it."""

from __future__ import annotations

import pytest

from eighteen80.yokohama.box.components import BOX
from eighteen80.yokohama.events import GivenTooMuch, PowerDoubted
from eighteen80.yokohama.state import Pieces
from tests.support.yokohama.evening import Evening, in_supply

YIELDS = {
    "copper": (0, 0, 1, 2, 3),
    "silk": (0, 1, 2, 3, 4),
    "tea": (1, 2, 3, 4, 5),
    "fish": (1, 2, 3, 4, 5),
}


def act_in(area: str, power: int, players: int = 3, **options: str) -> Evening:
    """Anna's action of that power."""
    return Evening(players, **options).take(f"act {area} {power}")


def test_Y31_power_is_what_stands_there_and_five_at_most():
    night = Evening(3, "map").player("Anna", sites={"silk": 1}, shops=Pieces(1, 6), **in_supply({"silk": 5}))
    night.take("put none; go silk")
    assert night.wares("Anna", "silk") == (5,)
    assert night.action == ["silk", 5]


def test_Y31_power_too_low_for_what_stands_there():
    night = Evening().player("Anna", sites={"silk": 1}, trading=("silk",))
    assert night.refusal_of("act silk 2", "power-least").facts["least"] == 4


def test_Y31_power_too_high_for_what_is_in_play():
    night = Evening().player("Anna", supply=2, warehouse=18).take("act silk 6")
    assert [(event.power, event.most) for event in night.events_of(PowerDoubted)] == [(6, 3)]
    assert night.wares("Anna", "silk") == (5,)
    alone = Evening().player("Anna", supply=0, warehouse=20).take("act silk 2")
    assert alone.events_of(PowerDoubted)


def test_Y31_nobody_acts_with_power_one_himself():
    assert Evening().refusal_of("act tea 1", "power-least").facts["least"] == 2


def test_Y57_action_is_over_at_once_where_nothing_can_follow():
    night = act_in("silk", 3)
    assert (night.action, night.state.this_turn.step) == (None, "C")
    assert night.due == ["order", "done"]
    built = act_in("silk", 4)
    assert built.action == ["silk", 4]
    assert "shop" in built.due


@pytest.mark.parametrize("area", YIELDS)
@pytest.mark.parametrize("power", range(1, 6))
def test_Y33_production_by_power(area: str, power: int):
    night = Evening(2).player("Anna", agents={"DE": (1, 0)})
    before = night.wares("Anna", area)[0]
    night.take(f"act {area} {power}" if power > 1 else f"agent DE {area} 1")
    assert night.wares("Anna", area)[0] - before == YIELDS[area][power - 1]


@pytest.mark.parametrize("power", range(1, 6))
def test_Y33_production_of_the_bank(power: int):
    night = Evening(2).player("Anna", agents={"DE": (1, 0)})
    night.take(f"act bank {power}" if power > 1 else "agent DE bank 1")
    assert night.yen("Anna") == (3 + power,)


def test_Y58_agent_produces_at_power_one_on_the_map():
    night = Evening(2, "map").player("Anna", agents={"DE": (1, 0)}, **in_supply({"tea": 1}))
    assert night.take("agent DE tea").wares("Anna", "tea") == (2,)


def test_Y32_owner_of_the_house_gets_a_yen():
    night = Evening().player("Bert", trading=("silk",)).take("act silk 3")
    assert night.yen("Anna", "Bert") == (3, 5)
    own = Evening().player("Anna", trading=("silk",)).take("act silk 3")
    assert own.yen("Anna") == (3,)
    copper = Evening().player("Bert", trading=("copper",)).take("act copper 2")
    assert (copper.yen("Bert"), copper.wares("Anna", "copper")) == ((5,), (1,))


def test_Y32_house_yen_also_by_an_agent():
    night = Evening().player("Bert", trading=("silk",)).player("Anna", agents={"DE": (1, 0)})
    assert night.take("agent DE silk 2").yen("Bert") == (5,)


@pytest.mark.parametrize("area", ["chinatown", "church", "import", "harbour", "employment", "laboratory"])
def test_Y33_what_has_a_price_or_a_choice_may_be_left_out(area: str):
    night = act_in(area, 5, harbour_points="with_card").player("Anna", import_=2)
    before = night["Anna"].wares
    night.take("done")
    assert (night["Anna"].wares, night.state.this_turn.who) == (before, "Bert")


def test_Y33_what_is_only_gained_is_gained():
    night = act_in("silk", 5)
    assert (night.wares("Anna", "silk"), night.due[0]) == ((5,), "bonus")
    Evening().refusal_of("bonus = ?", "action-none")


@pytest.mark.parametrize(("line", "ware"), [("act tea 5", "tea"), ("act bank 5", "yen"), ("act bank 5", "import")])
def test_Y34_goods_imports_and_money_do_not_run_out(line: str, ware: str):
    night = Evening().player("Anna", tea=95, yen=95, import_=95).take(line, "bonus = 5 import")
    assert night.wares("Anna", ware) == (100,)


@pytest.mark.parametrize("piece", ["assistant", "shop", "house"])
def test_Y34_pieces_of_a_player_are_limited(piece: str):
    none = {"assistant": {"warehouse": 0}, "shop": {"shops": Pieces(2, 0)}, "house": {"houses": Pieces(0, 0)}}[piece]
    act_in("employment", 5).player("Anna", yen=9, **none).refusal_of(f"hire 1 {piece}", "hire-warehouse")


# Chinatown


def test_Y35_trades_are_possible_in_their_order():
    night = act_in("chinatown", 3).player("Anna", yen=0, silk=1, copper=0)
    night.refusal_of("trade +1 copper -1 silk", "trade-yen")
    assert night.take("trade -1 silk +1 copper").wares("Anna", "yen", "silk", "copper") == (0, 0, 1)


def test_Y35_imports_are_never_sold():
    act_in("chinatown", 3).player("Anna", import_=1).refusal_of("trade -1 import", "trade-import")


def test_Y35_chinatown_prices():
    night = act_in("chinatown", 5).player("Anna", yen=10)
    assert night.take("trade +1 copper +1 silk +1 tea +1 fish +1 import").yen("Anna") == (0,)
    assert night.wares("Anna", "copper", "silk", "tea", "fish", "import") == (2, 2, 2, 2, 1)


def test_Y36_mining_works_with_each_copper_bought():
    for option, copper in (("trade", 4), ("action", 3)):
        night = Evening(3, mining_chinatown=option).player("Anna", owns="mining", yen=4, copper=0)
        assert night.take("act chinatown 2; trade +2 copper").wares("Anna", "copper") == (copper,)


def test_Y36_chinatown_mining_once_an_action_also_in_two_lines():
    night = Evening(3, mining_chinatown="action").player("Anna", owns="mining", yen=4, copper=0)
    assert night.take("act chinatown 3; t +c; t +c").wares("Anna", "copper") == (3,)


def test_Y35_trades_come_in_several_lines():
    night = Evening().player("Anna", owns="textile", yen=4).take("act chinatown 3; trade +1 copper; textile")
    assert night.take("trade +1 copper").state.this_turn.action.left == 1
    written = Evening().player("Anna", yen=4).take("act chinatown 3; trade +copper +copper")
    assert written.written[-1] == "trade +2 copper"


def test_Y35_no_more_trades_than_power():
    act_in("chinatown", 2).refusal_of("trade +1 tea +1 tea +1 fish", "trade-most")


# Church and import store


def test_Y37_example_of_the_church():
    line = "pray 4 with 1 copper 1 silk 2 yen = 6 > 5 points 2 moves"
    night = act_in("church", 3).take(line)
    assert night.wares("Anna", "points", "copper", "silk", "yen") == (5, 0, 0, 1)
    assert night.state.church == (None, None, None, "Anna")
    assert (night["Anna"].supply, night["Anna"].boards) == (7, 1)


def test_Y37_each_kind_is_given_once():
    night = act_in("church", 3).player("Anna", fish=2, yen=4)
    night.refusal_of("pray 4 with 2 fish", "pray-once")
    night.refusal_of("pray 4 with 4 yen", "pray-once")


def test_Y37_letters_are_the_usual_gifts():
    night = act_in("church", 3).take("p 4 csy = 6 > 5p2m")
    assert night.written[-1] == "pray 4 with 1 copper 1 silk 2 yen = 6 > 5 points 2 moves"


def test_Y39_assistant_comes_from_area_or_supply():
    def begin_prayer() -> Evening:
        areas = in_supply({"church": 1, "tea": 4})
        return Evening(3, "map").player("Anna", owns="telephone", **areas).take("put none; go church")

    assert begin_prayer()["Anna"].supply == 3
    from_area = begin_prayer().take("pray 4 = 2 > 1 yen")
    assert (from_area["Anna"].supply, from_area["Anna"].areas, from_area.action) == (3, {"tea": 4}, None)
    from_supply = begin_prayer().take("pray 4 from supply = 2 > 1 yen")
    assert (from_supply["Anna"].supply, from_supply.due) == (2, ["keep", "order", "done"])


def test_Y37_too_little_faith():
    refusal = act_in("church", 3).refusal_of("pray 4 with 1 copper = 6 > 5 points", "pray-faith")
    assert (refusal.facts["faith"], refusal.facts["need"]) == (4, 6)


def test_Y37_field_is_taken():
    night = act_in("church", 3).table(church=(None, None, None, "Bert"))
    night.refusal_of("pray 4 = ?", "field-taken")


def test_Y50_winery_works_in_the_church():
    night = Evening().player("Anna", owns="winery").take("act church 3; pray 1 = 2 > 2 points")
    assert night.points("Anna") == 5


def test_Y39_church_needs_an_assistant():
    night = act_in("church", 3).player("Anna", supply=0, warehouse=20)
    night.refusal_of("pray 1 = ?", "field-assistant")


def test_Y38_no_more_imports_than_power_allows():
    refusal = act_in("import", 3).player("Anna", import_=4).refusal_of("give 3 with 3 import = ?", "give-most")
    assert refusal.facts["most"] == 2


def test_Y38_example_of_the_import_store():
    night = act_in("import", 3).player("Anna", import_=1, owns="brickyard", yen=0)
    night.take("give 2 with 1 import = 1 > 2 yen 4 points")
    assert night.wares("Anna", "points", "yen", "import") == (8, 2, 0)


def test_Y38_giving_more_than_the_field_asks_is_said():
    night = act_in("import", 3).player("Anna", import_=2).take("g 2 2 = 1 > 2 yen")
    assert [(event.given, event.asked) for event in night.events_of(GivenTooMuch)] == [(2, 1)]
    act_in("import", 3).player("Anna", import_=2).refusal_of("give 2 with 1 import = 2 > 2 yen", "give-short")


def test_Y57_import_store_at_power_one_is_over_at_once():
    night = Evening().player("Anna", agents={"DE": (1, 0)}, import_=1).take("agent DE import 1")
    assert night.action is None
    night.refusal_of("give 1 with 1 import = ?", "power-none")


# Harbour and dock


def test_Y40_no_order_at_power_one():
    night = Evening().player("Anna", agents={"DE": (1, 0)}).take("agent DE harbour 1")
    night.refusal_of("take 1", "power-none")


def test_Y40_second_order_has_its_price_and_level():
    night = act_in("harbour", 3).player("Anna", yen=2)
    night.refusal_of("take 3 for 2 yen", "take-most")
    night.refusal_of("take 2 low high for 2 yen", "take-level")
    night.refusal_of("take 2", "take-payment")
    night.refusal_of("take 1 for 2 yen", "take-payment")
    night.refusal_of("take 1 for 1 yen", "take-payment")
    assert night.take("take 2 low middle for 2 yen")["Anna"].hand == 3
    assert night.yen("Anna") == (0,)


def test_Y41_no_order_is_taken_beyond_three_in_hand():
    night = act_in("harbour", 5).player("Anna", hand=3)
    assert night.points("Anna") == 3
    assert night.refusal_of("take 1", "take-hand").facts["hand"] == 3
    two = act_in("harbour", 5).player("Anna", hand=2)
    two.refusal_of("take 2 for 2 yen", "take-hand")
    assert two.take("take 1")["Anna"].hand == 3


def test_Y43_order_board_is_filled_before_the_tile():
    night = act_in("harbour", 5).table(pile=1).take("take 2 for 2 yen")
    assert (night.state.pile, night.state.trigger) == (0, ("orders", "Anna"))
    assert "bonus" in night.due


def test_Y42_strong_harbour_brings_points_without_a_card():
    for option, points in (("always", (3, 3)), ("with_card", (0, 3))):
        night = Evening(3, harbour_points=option).player("Anna", hand=0, import_=1).take("act harbour 5")
        before = night.points("Anna")
        assert (before, night.take("take 2 for 1 import").points("Anna")) == points


# Employment


def test_Y45_houses_rise_in_price():
    night = act_in("employment", 5).player("Anna", yen=9)
    assert night.take("hire 2 house").yen("Anna") == (0,)
    assert night["Anna"].houses == (2, 2)
    again = act_in("employment", 5).player("Anna", houses=Pieces(2, 2), yen=5)
    assert again.refusal_of("hire 1 house", "hire-yen").facts["cost"] == 6


def test_Y45_employment_prices_are_paid_together():
    night = act_in("employment", 5).player("Anna", yen=6)
    assert night.take("hi 2a s h").yen("Anna") == (0,)
    assert night.written[-1] == "hire 2 assistant 1 shop 1 house"
    anna = night["Anna"]
    assert (anna.supply, anna.warehouse, anna.shops, anna.houses) == (10, 10, (3, 5), (1, 3))


def test_Y45_hired_piece_is_built_in_the_same_turn():
    night = Evening().player("Anna", shops=Pieces(0, 8), yen=2)
    night.take("act employment 4; hire 1 shop; shop 1 = 1 yen")
    assert night["Anna"].sites == {"employment": 1}


def test_Y45_no_more_pieces_than_power():
    act_in("employment", 2).refusal_of("hire 2 assistant", "hire-most")


# Laboratory


def test_Y46_price_is_cost_and_surcharge_less_power():
    night = act_in("laboratory", 3).player("Anna", import_=4, yen=9)
    refusal = night.refusal_of("tech telegraph slot 5 +2 for 2 yen = 4 FR", "tech-units")
    assert (refusal.facts["units"], refusal.facts["due"]) == (1, 3)
    night.refusal_of("tech telegraph slot 5 +2 for 4 import = 4 FR", "tech-too-much")
    night.take("tech telegraph slot 5 +2 for 1 import 4 yen = 4 FR")
    assert night.wares("Anna", "import", "yen") == (3, 5)
    plain = act_in("laboratory", 3).player("Anna", import_=4)
    plain.refusal_of("tech telegraph = 4 FR", "tech-units")
    plain.take("tech telegraph for 1 import = 4 FR")


def test_Y46_slot_without_its_surcharge_takes_more():
    for payment in ("1 import 4 yen", "1 import", "3 import"):
        night = act_in("laboratory", 3).player("Anna", import_=4, yen=9)
        night.take(f"tech telegraph slot 5 for {payment} = 4 FR")
    act_in("laboratory", 3).refusal_of("tech telegraph slot 5 = 4 FR", "tech-units")


def test_Y47_fourth_technology_costs_one_unit_more():
    three = "school printing winery"
    night = Evening().player("Anna", owns=three, import_=1, yen=2).take("act laboratory 5")
    assert night.refusal_of("tech ball = 2 FR", "tech-units").facts["due"] == 1
    state = night.state
    for payment in ("1 import", "2 yen"):
        night.table(**state._asdict()).take(f"tech ball for {payment} = 2 FR")
    fifth = Evening().player("Anna", owns=f"{three} patents", import_=2).take("act laboratory 5")
    fifth.refusal_of("tech ball for 2 import = 2 FR", "tech-too-much")
    fifth.take("tech ball for 1 import = 2 FR")


def test_Y48_nobody_owns_a_technology_twice():
    Evening().player("Anna", owns="ball").take("act laboratory 5").refusal_of("tech ball = 2 FR", "tech-twice")


def test_Y49_empty_pile_of_technologies_ends_nothing():
    *others, last = BOX.technologies
    night = Evening(2).player("Bert", owns=" ".join(key for key in others if key != "station"))
    night.take("act laboratory 5", f"tech {last} slot 5 +2 for 2 yen = 4 FR; done")
    assert (night.state.trigger, night.yen("Anna")) == (None, (1,))


def test_Y46_yen_come_in_twos():
    act_in("laboratory", 3).refusal_of("tech ball for 1 yen = 4 FR", "tech-odd")


def test_Y50_patents_work_from_the_next_on():
    night = act_in("laboratory", 5).take("tech patents = 2 FR")
    assert night.points("Anna") == 0
    night.turn_of("Anna").player("Anna", president=None)
    assert night.take("act laboratory 5", "tech ball = 2 GB").points("Anna") == 2


def test_Y50_printing_pays_from_the_next_on():
    night = Evening().player("Anna", owns="printing").take("act laboratory 5; tech ball = 2 GB")
    assert night.yen("Anna") == (4,)


def test_Y50_exhibition_pays_at_once():
    assert act_in("laboratory", 5).take("tech exhibition = 5 FR").points("Anna") == 10


def test_Y30_station_adds_one_power_for_everybody():
    night = act_in("laboratory", 5).take("tech station = 5 GB at bank")
    assert night.state.station == "bank"
    night.take("done")
    assert night.refusal_of("act bank 2", "power-least").facts["least"] == 3
    night.take("act bank 3")
    act_in("laboratory", 5).refusal_of("tech station = 5 GB", "tech-station-area")
    act_in("laboratory", 5).refusal_of("tech station = 5 GB at canal", "canal-station")
    night.turn_of("Cleo").player("Anna", president=None).take("act laboratory 5").refusal_of(
        "tech station = 5 GB at tea", "tech-station-gone"
    )


def test_Y30_the_power_of_a_running_action_does_not_change():
    night = act_in("laboratory", 4).take("tech station = 4 GB at laboratory")
    assert night.action == ["laboratory", 4]
    night.refusal_of("bonus = ?", "bonus-power")
