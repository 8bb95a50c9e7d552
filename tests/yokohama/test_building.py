"""4) Power-5 bonus, 5) Building, 6) Return, and the symbols of rewards (Y52-Y57)."""

from __future__ import annotations

import pytest

from eighteen80.words import Words
from eighteen80.yokohama import GAME
from eighteen80.yokohama.events import MovesLapsed
from eighteen80.yokohama.state import Pieces
from tests.support.yokohama.evening import Evening, in_supply


def act_with(power: int, area: str = "bank") -> Evening:
    return Evening().take(f"act {area} {power}")


def test_Y52_tile_comes_once_an_area_after_power_5():
    night = act_with(5).player("Anna", tiles=2).take("bonus = 1 import")
    assert night.wares("Anna", "import") == (1,)
    assert ("bank" in night.state.tiles, night["Anna"].tiles) == (False, 3)
    night.turn_of("Anna").take("act tea 2").turn_of("Anna").take("act bank 5").refusal_of("bonus = ?", "bonus-none")


def test_Y52_no_tile_after_power_4():
    act_with(4).refusal_of("bonus = ?", "bonus-power")


def test_Y52_the_tile_comes_before_the_building():
    act_with(5).take("shop 1 = 1 yen").refusal_of("bonus = ?", "step-over")


def test_Y36_copper_of_a_tile_brings_one_more_with_mining():
    night = Evening().player("Anna", owns="mining", copper=0).take("act bank 5; bonus = 2 any as 1 copper 1 tea")
    assert night.wares("Anna", "copper") == (2,)
    order = Evening().player("Anna", owns="mining", copper=0, tea=1).take("order 1 tea = 1 copper GB")
    assert order.wares("Anna", "copper") == (1,)


def test_Y53_nothing_is_built_after_power_3():
    act_with(3).refusal_of("shop 1 = ?", "build-power")


def test_Y53_one_building_an_action():
    night = act_with(5).player("Anna", houses=Pieces(1, 3)).take("shop 1 = 1 yen")
    night.refusal_of("house = ?", "build-one")


def test_Y54_one_shop_a_player_and_area():
    night = Evening().player("Anna", sites={"bank": 1}, shops=Pieces(1, 6), houses=Pieces(1, 3)).take("act bank 4")
    night.refusal_of("shop 2 = ?", "shop-own")
    night.take("house = 9 points")


def test_Y55_one_trading_house_an_area():
    night = Evening().player("Bert", trading=("bank",)).player("Anna", houses=Pieces(1, 3)).take("act bank 4")
    night.refusal_of("house = ?", "house-taken")


def test_Y09_Y53_shops_are_built_from_the_supply():
    night = Evening().player("Anna", shops=Pieces(0, 8), houses=Pieces(1, 3)).take("act bank 4")
    night.refusal_of("shop 1 = ?", "build-supply")


def test_Y54_shop_stands_on_a_free_site():
    night = Evening().player("Bert", sites={"bank": 2}).take("act bank 4")
    night.refusal_of("shop 2 = ?", "shop-taken")
    night.refusal_of("shop 5 = ?", "shop-site")
    assert night.take("shop 4 = 3 points").points("Anna") == 3
    assert (night["Anna"].sites, night["Anna"].shops) == ({"bank": 4}, (1, 6))


def test_Y53_building_does_not_raise_the_action():
    act_with(4).take("shop 1 = 1 yen").refusal_of("bonus = ?", "bonus-power", "step-over")


def test_Y50_gaslight_and_electricity_work_with_buildings():
    night = (
        Evening().player("Anna", owns="gaslight electricity", houses=Pieces(1, 3)).take("act bank 4; shop 1 = 1 yen")
    )
    assert night.points("Anna") == 2
    assert night.turn_of("Anna").take("act tea 4; house = 9 points").points("Anna") == 14


def on_map(**given: object) -> Evening:
    night = Evening(3, "map").player("Anna", **in_supply({"bank": 3}), **given)
    return night.take("put none; go bank")


def test_Y57_all_but_the_president_come_back():
    night = on_map(shops=Pieces(0, 8))
    assert (night["Anna"].supply, night["Anna"].president, night["Anna"].areas) == (8, "bank", {})
    kept = on_map(shops=Pieces(0, 8), owns="telephone").take("keep")
    assert (kept["Anna"].supply, kept["Anna"].areas) == (7, {"bank": 1})


def test_Y57_nobody_stays_without_the_telephone():
    on_map().refusal_of("keep", "keep-telephone")


def test_Y57_in_ledger_depth_staying_changes_nothing():
    night = Evening().player("Anna", owns="telephone").take("act silk 3")
    assert (night.action, "keep" in night.due) == (None, False)
    before = night.dump()
    night.take("keep")
    assert night.dump() == before


def test_Y56_gains_come_before_what_is_paid_for():
    night = act_with(4).player("Anna", yen=0).take("shop 1 = 1 hire 2 yen as 1 shop")
    assert night.written[-1] == "shop 1 = 2 yen 1 hire as 1 shop"
    assert (night.yen("Anna"), night["Anna"].shops) == ((0,), (2, 5))


def test_Y56_choice_is_of_as_many_as_the_reward_says():
    night = Evening().player("Anna", tea=2, yen=0)
    line = "order 2 tea = 2 any 1 hire DE as 1 silk 1 tea"
    night.refusal_of("order 2 tea = 2 any 1 hire DE as 1 silk", "choice-goods")
    night.refusal_of("order 2 tea = 2 any 1 hire DE as 1 silk 1 tea 2 assistant", "choice-pieces")
    assert night.take(line).wares("Anna", "tea", "silk") == (1, 2)
    assert night.written == [line]


def test_Y56_behind_as_a_letter_is_a_good_and_a_piece_is_a_word():
    # notation.md: `bo = 2a as s t`; `as 2s shop` is two silk and a shop.
    goods = Evening().take("act bank 5; bo = 2a as s t")
    assert goods.written[-1] == "bonus = 2 any as 1 silk 1 tea"
    assert goods.wares("Anna", "silk", "tea") == (2, 2)
    both = Evening().player("Anna", yen=5).take("act bank 5; bo = 2a h as 2s shop")
    assert both.written[-1] == "bonus = 2 any 1 hire as 2 silk 1 shop"
    assert Evening().take("act employment 4; hi 2a s").written[-1] == "hire 2 assistant 1 shop"


def test_Y56_movement_not_made_lapses():
    night = on_map(shops=Pieces(1, 7)).take("shop 1 = 2 moves")
    night.refusal_of("shift bank bank", "shift-same")
    night.refusal_of("shift supply canal", "canal-placed")
    night.refusal_of("shift supply bank, supply tea, supply silk", "shift-most")
    night.take("shift supply tea; done")
    assert night["Anna"].areas == {"tea": 1}
    assert [event.moves for event in night.events_of(MovesLapsed)] == [1]
    passed = on_map(shops=Pieces(1, 7)).take("shop 1 = 2 moves", "Anna: order 1 tea = 3 points GB")
    passed.refusal_of("Anna: shift supply tea", "shift-none")


def test_Y56_who_is_moved_into_the_area_of_the_action_comes_back():
    night = on_map(shops=Pieces(1, 7)).take("shop 1 = 2 moves; shift supply bank; done")
    assert (night["Anna"].supply, night["Anna"].areas) == (8, {})


def test_Y56_movements_are_not_typed_in_ledger_depth():
    night = act_with(4).take("shop 1 = 2 moves")
    assert night.action is None


def test_Y56_what_a_reward_hires_is_paid_for():
    night = Evening().player("Anna", yen=1).take("act tea 4")
    night.refusal_of("shop 2 = 1 hire as 1 shop", "hire-yen")
    assert night.take("shop 2 = 1 yen 1 hire as 1 shop").yen("Anna") == (0,)


@pytest.mark.parametrize(("line", "piece"), [("shop 1 = ?", "shop"), ("house = ?", "house")])
def test_player_with_nothing_left_to_build_is_told_so(line: str, piece: str):
    night = Evening().player("Anna", shops=Pieces(0, 6)).take("act silk 4")
    assert night.refusal_of(line, "build-supply").facts["piece"] == piece


# The log


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("act bank 4; house = 1 yen", "Anna builds trading house number 3 in bank."),
        ("act bank 4; shop 2 = 1 yen", "Anna builds shop number 2 in bank, site 2."),
        ("act laboratory 5; tech ball = 5 FR", "Anna buys ball, technology number 3."),
        ("act dock 3; take 1", "Anna takes an order; 3 in hand, 5 left on the pile."),
        ("order 1 tea = 1 yen GB", "Anna fulfils order number 5; 1 in hand."),
    ],
)
def test_log_numbers_pieces_with_those_there_before(line: str, sentence: str):
    night = Evening().table(pile=6).player("Anna", trading=("silk", "tea"), sites={"tea": 1}, orders=4, hand=2, tea=1)
    night.player("Anna", houses=Pieces(1, 1), shops=Pieces(1, 6), owns="school tram").take(line)
    words = Words("en", GAME.key)
    assert sentence in [words.say(event.code, event.facts) for event in night.events]
