"""Possible moves, listed in full: each list worked out by hand from the rulebook, with the payable amounts."""

from __future__ import annotations

from itertools import combinations

import pytest

from eighteen80.capabilities import SuggestsLines
from eighteen80.yokohama import GAME
from eighteen80.yokohama.state import Pieces
from tests.support.yokohama.evening import Evening, in_supply

TWO = ("copper", "silk", "tea", "fish", "bank", "church", "import", "employment", "laboratory", "harbour")
"""The areas with two players; there is no canal."""


def legal_lines(night: Evening, verb: str) -> set[str]:
    """The legal lines of a verb, without what is printed."""
    lines = [GAME.write(move) for move in GAME.legal(night.state)]
    assert len(set(lines)) == len(lines)
    for line in lines:
        GAME.check(night.state, GAME.resolve(night.state, GAME.read(line, night.state)))
    return {line.partition(" = ")[0] for line in lines if line.split()[0] == verb}


# 1) Placing


def test_Y12_Y13_every_way_to_place():
    night = Evening(2, "map")
    sets = [some for count in (1, 2, 3) for some in combinations(TWO, count)]
    wanted = {"put none", *(f"put {' '.join(some)}" for some in sets), *(f"put {area} 2" for area in TWO)}
    assert legal_lines(night, "put") == wanted


def test_Y14_placing_with_one_yen_and_two_presidents_about():
    night = Evening(2, "map").player("Anna", yen=1).player("Bert", president="silk")
    lines = legal_lines(night, "put")
    assert "put silk bank" in lines
    assert "put silk 2" not in lines
    poor = Evening(2, "map").player("Anna", yen=0).player("Bert", president="silk")
    assert {line for line in legal_lines(poor, "put") if "silk" in line} == set()


def test_Y09_placing_with_what_is_in_the_supply():
    night = Evening(2, "map").player("Anna", supply=1, warehouse=19)
    assert legal_lines(night, "put") == {"put none", *(f"put {area}" for area in TWO)}
    night = Evening(2, "map", place_none="no").player("Anna", supply=1, warehouse=19)
    assert legal_lines(night, "put") == {f"put {area}" for area in TWO}


def test_Y17_placing_with_newspaper_and_telegraph():
    news = legal_lines(Evening(2, "map").player("Anna", owns="newspaper"), "put")
    assert sum(len(line.split()) == 5 for line in news) == len(list(combinations(TWO, 4)))
    wired = legal_lines(Evening(2, "map").player("Anna", owns="telegraph"), "put")
    # Each pair of neighbours, either of them with two: 18 pairs with two players.
    assert sum(" 2 " in line for line in wired) == 2 * 18


def test_Y04_area_that_is_not_in_play_is_refused_by_name():
    for line in ("put research", "put bank dock"):
        Evening(2, "map").refusal_of(line, "area-none")
    Evening(2, "map").refusal_of("put none; go research", "area-none")
    Evening(2).refusal_of("act dock 3", "area-none")
    Evening(2).refusal_of("toll canal 1", "area-none")


# 2) Movement


def test_Y21_every_way_to_take_back():
    night = Evening(2, "map").player("Anna", **in_supply({"silk": 2, "bank": 1})).take("put none")
    assert legal_lines(night, "recall") == {
        "recall none", "recall silk 2 bank 1", "recall silk 1", "recall silk 2", "recall bank 1",
    }  # fmt: skip
    alone = Evening(2, "map").player("Anna", **in_supply({"silk": 1})).take("put none")
    assert legal_lines(alone, "recall") == {"recall none", "recall silk 1"}
    assert legal_lines(Evening(2, "map").take("put none"), "recall") == {"recall none"}
    assert legal_lines(Evening(2), "recall") == {"recall"}


def test_Y21_taking_back_more_than_there_is():
    night = Evening(2, "map").player("Anna", **in_supply({"silk": 1})).take("put none")
    refusal = night.refusal_of("recall silk 2", "recall-nobody")
    assert (refusal.facts["number"], refusal.facts["there"]) == (2, 1)
    Evening().refusal_of("recall silk 1", "recall-ledger")


def test_Y31_every_act_by_what_stands_there():
    night = Evening(2).player("Anna", sites={"silk": 1}, president="tea", trading=("bank", "silk"))
    night.player("Bert", president="fish").table(station="church")
    least = {
        "copper": 2,
        "silk": 4,
        "bank": 3,
        "church": 3,
        "import": 2,
        "employment": 2,
        "laboratory": 2,
        "harbour": 2,
    }
    assert legal_lines(night, "act") == {
        f"act {area} {power}" for area, fewest in least.items() for power in range(fewest, 6)
    }


def test_Y23_every_toll_that_can_be_paid():
    assert legal_lines(Evening().player("Anna", yen=1), "toll") == {"toll Bert 1", "toll Cleo 1", "toll canal 1"}
    two = {f"toll {name} {yen}" for name in ("Bert", "Cleo") for yen in (1, 2)}
    assert legal_lines(Evening().player("Anna", yen=4), "toll") == {*two, "toll canal 1"}
    assert legal_lines(Evening().player("Anna", yen=0), "toll") == set()
    Evening().player("Anna", yen=1).refusal_of("toll Bert 2", "toll-yen")
    Evening().unreadable("toll Dora 1")


def test_Y26_toll_over_the_canal_goes_to_the_bank():
    night = Evening().take("toll canal 1")
    assert night.yen("Anna", "Bert", "Cleo") == (2, 4, 4)


# 3) Area action


def test_Y35_every_trade_of_one_and_two():
    night = Evening().player("Anna", yen=1, copper=0, silk=1, tea=0, fish=0).take("act chinatown 2")
    assert legal_lines(night, "trade") == {
        "trade +1 tea", "trade +1 fish", "trade -1 silk",
        "trade -1 silk +1 copper", "trade -1 silk +1 silk", "trade -1 silk +1 tea", "trade -1 silk +1 fish",
        "trade +1 tea -1 silk", "trade +1 tea -1 tea", "trade +1 fish -1 silk", "trade +1 fish -1 fish",
    }  # fmt: skip


def test_Y45_every_hiring():
    night = Evening().player("Anna", yen=4).take("act employment 3")
    assert legal_lines(night, "hire") == {
        "hire 1 assistant", "hire 2 assistant", "hire 1 shop", "hire 2 shop", "hire 1 assistant 1 shop", "hire 1 house",
        "hire 1 assistant 1 house",
    }  # fmt: skip
    last = Evening().player("Anna", yen=9, shops=Pieces(7, 1), houses=Pieces(4, 0), supply=20, warehouse=0)
    assert legal_lines(last.take("act employment 5"), "hire") == {"hire 1 shop"}
    last.refusal_of("hire 2 shop", "hire-warehouse")
    Evening().player("Anna", yen=1).take("act employment 3").refusal_of("hire 1 shop", "hire-yen")


def test_Y40_every_taking_of_orders():
    night = Evening().player("Anna", import_=1).take("act harbour 3")
    assert legal_lines(night, "take") == {"take 1", "take 2 for 2 yen", "take 2 for 1 import"}
    assert legal_lines(night.player("Anna", hand=2), "take") == {"take 1"}
    assert legal_lines(Evening().player("Anna", yen=1).take("act harbour 3"), "take") == {"take 1"}
    night.refusal_of("take 1 low middle", "take-levels")


def test_Y37_every_way_to_pray():
    night = (
        Evening().player("Anna", copper=1, silk=0, tea=0, fish=0, yen=1).table(church=("Bert",)).take("act church 3")
    )
    fields = range(2, 21)
    assert legal_lines(night, "pray") == {f"pray {field}{gift}" for field in fields for gift in ("", " with 1 copper")}


def test_Y37_Y38_far_fields_have_least_and_most_gifts():
    night = Evening().player("Anna", copper=1, silk=1, tea=0, fish=0, yen=1).take("act church 3")
    lines = legal_lines(night, "pray")
    gifts = ("", " with 1 copper", " with 1 silk", " with 1 copper 1 silk")
    assert lines == {f"pray {near}{gift}" for near in range(1, 7) for gift in gifts} | {
        f"pray {far}{gift}" for far in range(7, 21) for gift in (gifts[0], gifts[-1])
    }
    store = legal_lines(Evening().player("Anna", import_=9).take("act import 4"), "give")
    assert {line for line in store if line.startswith("give 20")} == {"give 20 with 1 import", "give 20 with 3 import"}


def test_Y38_every_way_to_give():
    night = Evening().player("Anna", import_=2).table(imports=(None, "Bert")).take("act import 4")
    fields = (1, *range(3, 21))
    assert legal_lines(night, "give") == {f"give {field} with {number} import" for field in fields for number in (1, 2)}
    night.refusal_of("give 3 with 3 import = ?", "field-goods")
    night.refusal_of("give 21 with 1 import = ?", "field-none")


def test_Y46_every_technology():
    night = Evening().player("Anna", owns="ball").take("act laboratory 3")
    lines = legal_lines(night, "tech")
    assert "tech ball" not in lines
    # 19 others, for nothing and for all of her 3 yen that can be paid.
    assert len(lines) == 2 * 19
    places = [GAME.write(move) for move in GAME.legal(night.state) if GAME.write(move).startswith("tech station")]
    assert len(places) == 2 * (len(night.state.areas) - 1)


def test_Y47_every_way_to_pay_what_fourth_technology_costs_more():
    night = Evening().player("Anna", owns="ball tram coach", yen=2, import_=1).take("act laboratory 3")
    lines = {line for line in legal_lines(night, "tech") if "mining" in line}
    assert lines == {"tech mining for 1 import", "tech mining for 2 yen", "tech mining for 1 import 2 yen"}
    poor = Evening().player("Anna", owns="ball tram coach", yen=1).take("act laboratory 3")
    assert legal_lines(poor, "tech") == set()


# 4) to 6), rewards


def test_Y53_every_building():
    night = Evening().player("Bert", sites={"bank": 2}).player("Anna", houses=Pieces(1, 3)).take("act bank 5")
    assert legal_lines(night, "shop") == {"shop 1", "shop 3", "shop 4"}
    assert legal_lines(night, "house") == {"house"}
    assert legal_lines(night, "bonus") == {"bonus"}
    assert night.due == ["bonus", "shop", "house", "order", "done"]


@pytest.mark.parametrize(
    ("given", "due"),
    [
        ({"shops": Pieces(0, 8)}, []),
        ({"sites": {"bank": 1}, "shops": Pieces(1, 6)}, []),
        ({"shops": Pieces(0, 8), "houses": Pieces(1, 3)}, ["house"]),
        ({"sites": {"bank": 1}, "shops": Pieces(1, 6), "houses": Pieces(1, 3)}, ["house"]),
        ({"trading": ("bank",), "houses": Pieces(1, 2)}, ["shop"]),
    ],
)
def test_Y57_what_can_be_built_keeps_the_action_open(given: dict[str, object], due: list[str]):
    night = Evening().player("Anna", **given).take("act bank 4")
    assert [verb for verb in night.due if verb in ("shop", "house")] == due
    assert (night.action is None) == (not due)


def test_Y55_somebody_elses_house_leaves_nothing_to_build():
    night = Evening().player("Bert", trading=("bank",)).player("Anna", shops=Pieces(0, 8), houses=Pieces(1, 3))
    assert night.take("act bank 4").action is None


def test_Y53_building_needs_a_house_in_the_supply():
    Evening().take("act bank 4").refusal_of("house = ?", "build-supply")


def test_Y56_every_movement_of_a_reward():
    night = Evening(2, "map").player("Anna", supply=0, warehouse=18, areas={"silk": 2}, tea=1)
    night.take("order 1 tea = 1 moves GB")
    assert legal_lines(night, "shift") == {f"shift silk {area}" for area in TWO if area != "silk"}
    assert night.take("shift silk bank")["Anna"].areas == {"silk": 1, "bank": 1}
    night.refusal_of("shift silk bank", "shift-none")
    none = Evening(2, "map").player("Anna", **in_supply({}), tea=1).take("order 1 tea = 2 moves GB")
    none.refusal_of("shift silk bank", "shift-nobody")
    none.refusal_of("shift supply dock", "area-none")
    assert none.take("shift supply bank, bank silk")["Anna"].areas == {"silk": 1}


def test_Y56_two_movements_need_two_assistants_there():
    one = Evening(2, "map").player("Anna", supply=0, warehouse=19, areas={"silk": 1}, tea=1)
    one.take("order 1 tea = 2 moves GB").refusal_of("shift silk bank, silk tea", "shift-nobody")


def test_Y57_who_stays_is_somebody_who_is_there():
    night = Evening(2, "map").player("Anna", owns="telephone station").table(station="bank")
    night.take("put none; go bank")
    night.refusal_of("keep", "step-over", "keep-nobody")


def test_Y57_keep_is_due_once():
    night = Evening(2, "map").player("Anna", owns="telephone", **in_supply({"bank": 3}))
    night.take("put none; go bank")
    assert night.due == ["shop", "keep", "order", "done"]
    assert night.take("keep").due == ["order", "done"]
    assert night["Anna"].areas == {"bank": 1}


# A and C


def test_Y58_every_use_of_an_agent():
    agents = {"DE": (1, 0), "GB": (0, 1)}
    night = Evening(2).player("Anna", agents=agents, president="silk", sites={"tea": 1}).table(station="fish")
    least = dict.fromkeys(TWO, 1) | {"tea": 2, "fish": 2}
    del least["silk"]
    assert legal_lines(night, "agent") == {
        f"agent DE {area} {power}" for area, fewest in least.items() for power in range(fewest, 6)
    }
    on_map = Evening(2, "map").player("Anna", agents=agents, president="silk", **in_supply({"tea": 1, "silk": 1}))
    assert legal_lines(on_map, "agent") == {"agent DE tea"}
    assert legal_lines(on_map.take("agent DE tea"), "agent") == set()


def test_Y31_agents_power_is_told_in_ledger_depth_only():
    Evening().player("Anna", agents={"DE": (1, 0)}).refusal_of("agent DE bank", "agent-power")
    night = Evening(3, "map").player("Anna", agents={"DE": (1, 0)}, **in_supply({"bank": 1}))
    night.refusal_of("agent DE bank 2", "agent-map")


def test_Y64_every_good_of_an_order_by_least_and_most():
    night = Evening().player("Anna", copper=3, silk=0, tea=1, fish=0, import_=2)
    wanted = {"order 1 copper", "order 3 copper", "order 1 tea", "order 1 import", "order 2 import"}
    assert legal_lines(night, "order") == wanted
    assert legal_lines(night.player("Anna", hand=0), "order") == set()


def test_Y23_toll_is_listed_behind_the_action_too():
    assert "toll Cleo 1" in legal_lines(Evening().take("act bank 2"), "toll")
    assert legal_lines(Evening(depth="map").take("put none; recall none"), "toll") == set()


def test_a_toll_that_may_still_be_said_is_no_decision():
    night = Evening().player("Anna", hand=0).take("act bank 2")
    assert "toll Cleo 1" in legal_lines(night, "toll")
    assert list(GAME.offers(SuggestsLines).decisions(night.state)) == ["done"]  # type: ignore[attr-defined]


def test_Y61_every_claim():
    night = Evening().player("Anna", copper=5, tea=7, yen=10)
    assert legal_lines(night, "claim") == {"claim copper5", "claim tea7", "claim yen10"}
    night = Evening().take("goals silk6 yen10 trade4").player("Anna", copper=5, tea=7, yen=10)
    assert legal_lines(night, "claim") == {"claim yen10"}


def test_Y18_crafts_are_listed_while_they_can_be_paid():
    night = Evening().player("Anna", owns="textile university", silk=1, yen=1)
    assert (legal_lines(night, "textile"), legal_lines(night, "university")) == ({"textile"}, {"university"})
    poor = Evening().player("Anna", owns="textile university", silk=0, yen=0)
    assert (legal_lines(poor, "textile"), legal_lines(poor, "university")) == (set(), set())
    assert legal_lines(night.take("textile"), "textile") == set()


def test_Y08_neutral_field_is_listed_after_the_end():
    night = Evening(2).table(church=("Anna",), last_round=1, turn=None)
    assert legal_lines(night, "neutral") == {
        *(f"neutral church {field}" for field in range(2, 21)), *(f"neutral import {field}" for field in range(1, 21)),
    }  # fmt: skip
