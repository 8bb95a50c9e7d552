"""3) Area action (Y31-Y51): power, what each area brings, what is paid for it."""

from __future__ import annotations

import pytest

from eighteen80.yokohama.box.components import BOX
from eighteen80.yokohama.events import GivenTooMuch, PowerDoubted
from eighteen80.yokohama.state import Pieces
from tests.support.examples import Example
from tests.support.yokohama.evening import Evening, in_supply, refused, taken

YIELDS = {
    "copper": (0, 0, 1, 2, 3),
    "silk": (0, 1, 2, 3, 4),
    "tea": (1, 2, 3, 4, 5),
    "fish": (1, 2, 3, 4, 5),
}


def act_in(area: str, power: int, players: int = 3, **options: str) -> Evening:
    """Anna's action of that power."""
    return Evening(players, **options).take(f"act {area} {power}")


PRAY = "act church 3; pray 4"
HARBOUR = "act harbour 3; take"
SLOT = "act laboratory 3; tech telegraph slot 5"
GERMAN = {"agents": {"DE": (1, 0)}}
MINING = {"owns": "mining", "yen": 4, "copper": 0}
EXAMPLES = {
    "Y31 power is what stands there, five at most": taken(
        "put none; go silk", {"silk": 5, "action": ["silk", 5]},
        depth="map", stands="silk silk silk silk silk", sites={"silk": 1}, shops=Pieces(1, 6),
    ),
    "Y31 power too low for what stands there": refused(
        "act silk 2", "power-least", {"least": 4}, sites={"silk": 1}, trading=("silk",)
    ),
    "Y31 nobody acts with power one himself": refused("act tea 1", "power-least", {"least": 2}),
    "Y58 agent produces at power one on the map": taken(
        "agent DE tea", {"tea": 2}, depth="map", stands="tea", **GERMAN
    ),
    # What an owner of a house gets
    "Y32 owner of the house gets a yen": taken("act silk 3", {"yen": 3, "Bert yen": 5}, Bert={"trading": ("silk",)}),
    "Y32 nothing for the own house": taken("act silk 3", {"yen": 3}, trading=("silk",)),
    "Y32 also where copper is mined": taken(
        "act copper 2", {"Bert yen": 5, "copper": 1}, Bert={"trading": ("copper",)}
    ),
    "Y32 house yen also by an agent": taken("agent DE silk 2", {"Bert yen": 5}, Bert={"trading": ("silk",)}, **GERMAN),
    # Chinatown
    "Y35 money is there before it is spent": refused(
        "act chinatown 3; trade +1 copper -1 silk", "trade-yen", yen=0, silk=1, copper=0
    ),
    "Y35 trades are possible in their order": taken(
        "act chinatown 3; trade -1 silk +1 copper", {"yen": 0, "silk": 0, "copper": 1}, yen=0, silk=1, copper=0
    ),
    "Y35 imports are never sold": refused("act chinatown 3; trade -1 import", "trade-import", import_=1),
    "Y35 chinatown prices": taken(
        "act chinatown 5; trade +1 copper +1 silk +1 tea +1 fish +1 import",
        {"yen": 0, "copper": 2, "silk": 2, "tea": 2, "fish": 2, "import": 1},
        yen=10,
    ),
    "Y35 trades come in several lines": refused(
        "act chinatown 3; trade +1 copper; textile; trade +1 copper; trade +1 tea +1 silk", "trade-most", {"left": 1},
        owns="textile", yen=9,
    ),
    "Y35 trades of a kind are written together": taken(
        "act chinatown 3; trade +copper +copper", {"written": "trade +2 copper"}, yen=4
    ),
    "Y35 no more trades than power": refused("act chinatown 2; trade +1 tea +1 tea +1 fish", "trade-most"),
    "Y36 mining works with each copper bought": taken(
        "act chinatown 2; trade +2 copper", {"copper": 4}, mining_chinatown="trade", **MINING
    ),
    "Y36 table may mine once an action": taken(
        "act chinatown 2; trade +2 copper", {"copper": 3}, mining_chinatown="action", **MINING
    ),
    "Y36 once an action also in two lines": taken(
        "act chinatown 3; t +c; t +c", {"copper": 3}, mining_chinatown="action", **MINING
    ),
    # Church and import store
    "Y37 example of the church": taken(
        f"{PRAY} with 1 copper 1 silk 2 yen = 6 > 5 points 2 moves",
        {"points": 5, "copper": 0, "silk": 0, "yen": 1, "supply": 7, "boards": 1,
         "church": (None, None, None, "Anna")},
    ),
    "Y37 each kind is given once": refused(f"{PRAY} with 2 fish", "pray-once", fish=2),
    "Y37 no more than two yen are given": refused(f"{PRAY} with 4 yen", "pray-once", yen=4),
    "Y37 letters are the usual gifts": taken(
        "act church 3; p 4 csy = 6 > 5p2m", {"written": "pray 4 with 1 copper 1 silk 2 yen = 6 > 5 points 2 moves"}
    ),
    "Y37 too little faith": refused(f"{PRAY} with 1 copper = 6 > 5 points", "pray-faith", {"faith": 4, "need": 6}),
    "Y37 field is taken": refused(f"{PRAY} = ?", "field-taken", table={"church": (None, None, None, "Bert")}),
    "Y50 winery works in the church": taken("act church 3; pray 1 = 2 > 2 points", {"points": 5}, owns="winery"),
    "Y39 church needs an assistant": refused("act church 3; pray 1 = ?", "field-assistant", supply=0, warehouse=20),
    "Y38 no more imports than power allows": refused(
        "act import 3; give 3 with 3 import = ?", "give-most", {"most": 2}, import_=4
    ),
    "Y38 example of the import store": taken(
        "act import 3; give 2 with 1 import = 1 > 2 yen 4 points",
        {"points": 8, "yen": 2, "import": 0},
        import_=1, owns="brickyard", yen=0,
    ),
    "Y57 import store at power one is over at once": taken("agent DE import 1", {"action": None}, import_=1, **GERMAN),
    "Y38 nothing is given at power one": refused(
        "agent DE import 1; give 1 with 1 import = ?", "power-none", import_=1, **GERMAN
    ),
    # Harbour and dock
    "Y40 no order at power one": refused("agent DE harbour 1; take 1", "power-none", **GERMAN),
    "Y40 two orders at most": refused(f"{HARBOUR} 3 for 2 yen", "take-most", yen=2),
    "Y40 second order has its level": refused(f"{HARBOUR} 2 low high for 2 yen", "take-level", yen=2),
    "Y40 second order has its price": refused(f"{HARBOUR} 2", "take-payment", yen=2),
    "Y40 a single order is not paid": refused(f"{HARBOUR} 1 for 2 yen", "take-payment", yen=2),
    "Y40 nor by half": refused(f"{HARBOUR} 1 for 1 yen", "take-payment", yen=2),
    "Y40 two orders of levels reached": taken(f"{HARBOUR} 2 low middle for 2 yen", {"hand": 3, "yen": 0}, yen=2),
    "Y41 a full hand gets the points alone": taken("act harbour 5", {"points": 3}, hand=3),
    "Y41 no order is taken beyond three in hand": refused("act harbour 5; take 1", "take-hand", {"hand": 3}, hand=3),
    "Y41 nor the second of two": refused("act harbour 5; take 2 for 2 yen", "take-hand", hand=2),
    "Y41 one more where two are in hand": taken("act harbour 5; take 1", {"hand": 3}, hand=2),
    "Y43 order board is filled before the tile": taken(
        "act harbour 5; take 2 for 2 yen; bonus = 1 import", {"pile": 0, "trigger": ("orders", "Anna")},
        table={"pile": 1},
    ),
    "Y42 strong harbour brings points without a card": taken(
        "act harbour 5", {"points": 3}, harbour_points="always", hand=0
    ),
    "Y42 table may want a card for them": taken("act harbour 5", {"points": 0}, harbour_points="with_card", hand=0),
    "Y42 points come once": taken(
        "act harbour 5; take 2 for 1 import", {"points": 3}, harbour_points="always", hand=0, import_=1
    ),
    "Y42 points come with the card": taken(
        "act harbour 5; take 2 for 1 import", {"points": 3}, harbour_points="with_card", hand=0, import_=1
    ),
    # Employment
    "Y45 houses rise in price": taken("act employment 5; hire 2 house", {"yen": 0, "houses": (2, 2)}, yen=9),
    "Y45 the third house has its price": refused(
        "act employment 5; hire 1 house", "hire-yen", {"cost": 6}, houses=Pieces(2, 2), yen=5
    ),
    "Y45 employment prices are paid together": taken(
        "act employment 5; hi 2a s h",
        {"yen": 0, "written": "hire 2 assistant 1 shop 1 house",
         "supply": 10, "warehouse": 10, "shops": (3, 5), "houses": (1, 3)},
        yen=6,
    ),
    "Y45 hired piece is built in the same turn": taken(
        "act employment 4; hire 1 shop; shop 1 = 1 yen", {"sites": {"employment": 1}}, shops=Pieces(0, 8), yen=2
    ),
    "Y45 no more pieces than power": refused("act employment 2; hire 2 assistant", "hire-most"),
    # Laboratory
    "Y46 price is cost and surcharge less power": refused(
        f"{SLOT} +2 for 2 yen = 4 FR", "tech-units", {"units": 1, "due": 3}, import_=4, yen=9
    ),
    "Y46 no more than the price is paid": refused(
        f"{SLOT} +2 for 4 import = 4 FR", "tech-too-much", import_=4, yen=9
    ),
    "Y46 goods and money pay together": taken(
        f"{SLOT} +2 for 1 import 4 yen = 4 FR", {"import": 3, "yen": 5}, import_=4, yen=9
    ),
    "Y46 what power lacks is paid": refused("act laboratory 3; tech telegraph = 4 FR", "tech-units", import_=4),
    "Y46 one import pays one unit": taken("act laboratory 3; tech telegraph for 1 import = 4 FR", import_=4),
    "Y46 slot without its surcharge takes more": taken(f"{SLOT} for 1 import 4 yen = 4 FR", import_=4, yen=9),
    "Y46 slot without its surcharge takes just the cost": taken(f"{SLOT} for 1 import = 4 FR", import_=4, yen=9),
    "Y46 slot without its surcharge takes the most": taken(f"{SLOT} for 3 import = 4 FR", import_=4, yen=9),
    "Y46 slot without its surcharge takes no less": refused(f"{SLOT} = 4 FR", "tech-units"),
    "Y46 yen come in twos": refused("act laboratory 3; tech ball for 1 yen = 4 FR", "tech-odd"),
    "Y48 nobody owns a technology twice": refused("act laboratory 5; tech ball = 2 FR", "tech-twice", owns="ball"),
    "Y50 printing pays from the next on": taken("act laboratory 5; tech ball = 2 GB", {"yen": 4}, owns="printing"),
    "Y50 exhibition pays at once": taken("act laboratory 5; tech exhibition = 5 FR", {"points": 10}),
    "Y30 power of a running action does not change": taken(
        "act laboratory 4; tech station = 4 GB at laboratory", {"action": ["laboratory", 4]}
    ),
    "Y30 nor does its bonus": refused(
        "act laboratory 4; tech station = 4 GB at laboratory; bonus = ?", "bonus-power"
    ),
}  # fmt: skip


@pytest.mark.parametrize("example", EXAMPLES.values(), ids=EXAMPLES)
def test_area_action(example: Example):
    example.check()


def test_Y31_power_too_high_for_what_is_in_play():
    night = Evening().player("Anna", supply=2, warehouse=18).take("act silk 6")
    assert [(event.power, event.most) for event in night.events_of(PowerDoubted)] == [(6, 3)]
    assert night.wares("Anna", "silk") == (5,)
    alone = Evening().player("Anna", supply=0, warehouse=20).take("act silk 2")
    assert alone.events_of(PowerDoubted)


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


# Church and import store


def test_Y39_assistant_comes_from_area_or_supply():
    def begin_prayer() -> Evening:
        areas = in_supply({"church": 1, "tea": 4})
        return Evening(3, "map").player("Anna", owns="telephone", **areas).take("put none; go church")

    assert begin_prayer()["Anna"].supply == 3
    from_area = begin_prayer().take("pray 4 = 2 > 1 yen")
    assert (from_area["Anna"].supply, from_area["Anna"].areas, from_area.action) == (3, {"tea": 4}, None)
    from_supply = begin_prayer().take("pray 4 from supply = 2 > 1 yen")
    assert (from_supply["Anna"].supply, from_supply.due) == (2, ["keep", "order", "done"])


def test_Y38_giving_more_than_the_field_asks_is_said():
    night = act_in("import", 3).player("Anna", import_=2).take("g 2 2 = 1 > 2 yen")
    assert [(event.given, event.asked) for event in night.events_of(GivenTooMuch)] == [(2, 1)]
    act_in("import", 3).player("Anna", import_=2).refusal_of("give 2 with 1 import = 2 > 2 yen", "give-short")


# Harbour and dock


# Employment


# Laboratory


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


def test_Y49_empty_pile_of_technologies_ends_nothing():
    *others, last = BOX.technologies
    night = Evening(2).player("Bert", owns=" ".join(key for key in others if key != "station"))
    night.take("act laboratory 5", f"tech {last} slot 5 +2 for 2 yen = 4 FR; done")
    assert (night.state.trigger, night.yen("Anna")) == (None, (1,))


def test_Y50_patents_work_from_the_next_on():
    night = act_in("laboratory", 5).take("tech patents = 2 FR")
    assert night.points("Anna") == 0
    night.turn_of("Anna").player("Anna", president=None)
    assert night.take("act laboratory 5", "tech ball = 2 GB").points("Anna") == 2


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
