"""Boundaries of rules: one more and one less, additional words, and empty lists."""

from __future__ import annotations

from typing import Any

import pytest

from eighteen80.capabilities import HasPieceTotals, Pile
from eighteen80.sheets import Say
from eighteen80.words import Words
from eighteen80.yokohama import GAME
from eighteen80.yokohama.rules.areas.boards import FIELDS
from eighteen80.yokohama.rules.scoring import Holding, distances, final, technology_contest
from eighteen80.yokohama.state import Card, Claimed, Pieces, Printed, State, Untold
from tests.support.examples import Example
from tests.support.yokohama.evening import Evening, lay_out, refused, taken

GERMAN = {"agents": {"DE": (1, 0)}}
MINING = {"owns": "mining", "yen": 20, "copper": 0}
ONCE = {"mining_chinatown": "action", **MINING}
STATION = {"table": {"station": "bank"}}
ON_SILK = {"depth": "map", "stands": "silk silk"}
IN_LABORATORY, IN_CHINATOWN = "act laboratory 3; tech ball", "act chinatown 5; trade"
EXAMPLES = {
    # Church and import store
    "Y37 last field there can be is taken": taken(f"act church 3; pray {FIELDS} = ?"),
    "Y37 and none beyond it": refused(f"act church 3; pray {FIELDS + 1} = ?", "field-none", {"most": FIELDS}),
    "Y37 nothing is given where nothing is said": taken("act church 3; pray 4 = 3 > 5 points", {"Paid": 0}),
    "Y39 where one stands in the area he goes to the board": refused(
        "put none; go church; pray 4 from supply = ?", "field-assistant", depth="map", areas={"church": 2},
        supply=0, warehouse=18,
    ),
    "Y39 assistant goes to the board from an area": taken(
        "put none; go church; pray 4 = ?", {"supply": 1, "boards": 1},
        depth="map", areas={"church": 2}, supply=0, warehouse=18,
    ),
    "Y39 the only assistant leaves none behind": taken(
        "put none; go church; pray 4 = ?", {"areas": {}, "action": None},
        depth="map", stands="church", owns="telephone",
    ),
    **{
        f"Y94 what is asked for names the move: {line}": refused(
            f"act {area} 3; {line}", "value-missing", {"verb": line.split()[0]}, import_=1
        )
        for area, line in (("church", "pray 4"), ("import", "give 2 with 1 import"), ("laboratory", "tech ball"))
    },
    "Y38 giving what the field asks is not too much": taken(
        "act import 4; give 2 with 2 import = 2 > 2 yen", {"GivenTooMuch": 0}, import_=2
    ),
    "Y38 nor what is not known": taken("act import 4; give 2 with 2 import = ?", {"GivenTooMuch": 0}, import_=2),
    "Y38 nor in the church": taken("act church 4; pray 2 with 1 import = 0 > 2 yen", {"GivenTooMuch": 0}, import_=1),
    "Y38 giving too little names the least": refused(
        "act import 3; give 2 with 1 import = 2 > 2 yen", "give-short", {"need": 2, "given": 1}, import_=2
    ),
    # Chinatown
    "Y36 mining pays nothing for other goods": taken(
        f"{IN_CHINATOWN} +1 silk -1 copper -1 tea", {"TechnologyWorked": 0}, owns="mining", yen=9, copper=3, tea=1
    ),
    "Y36 mining pays copper for bought copper alone": taken(
        f"{IN_CHINATOWN} +1 silk -1 copper -1 tea; trade +1 copper",
        {"TechnologyWorked technology wares": [("mining", (("copper", 1),))], "copper": 4, "silk": 2, "tea": 0},
        owns="mining", yen=9, copper=3, tea=1,
    ),
    "Y36 mining once an action waits for the first copper": taken(
        f"{IN_CHINATOWN} +1 tea; trade +1 copper", {"copper": 2}, **ONCE
    ),
    "Y36 once an action means once": taken(
        f"{IN_CHINATOWN} +1 tea; trade +1 copper; trade +1 copper", {"copper": 3}, **ONCE
    ),
    "Y36 also of several coppers": taken(
        f"{IN_CHINATOWN} +1 copper; trade +1 silk; trade +2 copper",
        {"copper": 4, "TechnologyWorked technology wares": [("mining", (("copper", 1),))]}, **ONCE,
    ),
    "Y36 without an action there is no trade": refused("trade +1 copper", "action-none", **ONCE),
    "Y36 silk does not set mining off": taken("act silk 5", {"TechnologyWorked": 0}, owns="mining"),
    "Y36 copper sets mining off": taken(
        "act copper 5", {"TechnologyWorked technology wares": [("mining", (("copper", 1),))]}, owns="mining"
    ),
    "Y35 what is traded is told in sum": taken(
        "act chinatown 3; trade +1 silk -1 tea",
        {"Paid wares": [((("tea", 1), ("yen", 1)),)], "Gained wares": [((("silk", 1),),)]}, yen=3, tea=1,
    ),
    "Y35 what comes to nothing is not told": taken(
        "act chinatown 3; trade +1 tea -1 tea", {"Paid": 0, "Gained": 0}, yen=3, tea=1
    ),
    "Y35 what is neither bought nor sold is named": refused(
        "act chinatown 3; trade +1 yen", "trade-ware", {"ware": "yen"}
    ),
    "Y35 money that lacks": refused(
        "act chinatown 3; trade +1 silk", "trade-yen", {"number": 2, "there": 1}, yen=1
    ),
    "Y35 goods that lack": refused("act chinatown 3; trade -1 tea", "trade-goods", tea=0),
    # Harbour and laboratory
    "Y40 a second order is paid in money": refused(
        "act harbour 3; take 2 for 2 yen", "take-yen", {"there": 1}, yen=1, import_=0
    ),
    "Y40 or by an import": refused("act harbour 3; take 2 for 1 import", "take-goods", {"there": 0}, yen=1, import_=0),
    "Y40 a single order is free": taken("act harbour 3; take 1", {"Paid": 0}),
    "Y44 two orders from a pile of two do not bring the end": taken(
        "act harbour 3; take 2 for 2 yen", {"pile": 0, "trigger": None}, table={"pile": 2}
    ),
    "Y30 lying station tile is not bought again": refused(
        "act laboratory 4; tech station = 3 GB at tea", "tech-station-gone", **STATION
    ),
    "Y30 lying station tile bars no other technology": taken(
        "act laboratory 4; tech ball = 3 FR", {"station": "bank"}, **STATION
    ),
    "Y30 station names an area in play": refused(
        "act laboratory 4; tech station = 3 GB at chinatown", "area-none unreadable-word", players=2
    ),
    "Y30 station names its area": refused("act laboratory 4; tech station = 3 GB", "tech-station-area", players=2),
    "Y30 no other technology has an area": refused(
        "act laboratory 4; tech ball = 3 GB at bank", "tech-station-area", players=2
    ),
    "Y46 slots go up to the last one": taken("act laboratory 5; tech ball slot 6 +0 = 3 FR"),
    "Y46 and no further": refused("act laboratory 5; tech ball slot 7 +0 = 3 FR", "tech-slot", {"slots": 6}),
    "Y46 money that lacks": refused(
        "act laboratory 2; tech ball for 2 yen = 3 FR", "tech-yen", {"there": 1}, yen=1, import_=0
    ),
    "Y46 goods that lack": refused(
        "act laboratory 2; tech ball for 1 import = 3 FR", "tech-goods", {"there": 0}, yen=1, import_=0
    ),
    "Y46 a surcharge is told": refused(
        f"{IN_LABORATORY} slot 5 +2 for 2 yen = 3 FR", "tech-units", {"extra": 2, "due": 2, "units": 1}, yen=9
    ),
    "Y46 where there is none, none is told": refused(
        f"{IN_LABORATORY} for 4 yen = 4 FR", "tech-too-much", {"extra": 0}, yen=9
    ),
    "Y46 a surcharge is due in full": taken(f"{IN_LABORATORY} slot 5 +2 for 4 yen = 3 FR", yen=9),
    "Y46 a verb done once is not done again": refused(
        "act laboratory 4; tech ball = 3 FR; tech winery = 3 FR", "action-once"
    ),
    "Y46 nor anywhere else": refused("act bank 4; tech winery = 3 FR", "action-area"),
    "Y50 free technology is not paid": taken(
        "act laboratory 4; tech ball = 3 FR", {"Paid": 0, "TechnologyWorked": 0}
    ),
    "Y50 exhibition works once": taken(
        "act laboratory 4; tech exhibition = 3 FR",
        {"TechnologyWorked technology wares": [("exhibition", (("points", 10),))]},
    ),
    # Power
    "Y29 ride to a station needs only its owners assistant": taken("act bank 2", owns="station", **STATION),
    "Y29 who does not own it rides nowhere": refused(
        "act bank 2", "power-least", {"least": 3}, Bert={"owns": "station"}, **STATION
    ),
    "Y29 nor the owner to another area": refused("act silk 1", "power-least", {"least": 2}, owns="station", **STATION),
    "Y58 an agent does not ride to the station": refused(
        "agent DE bank 1", "power-least", {"least": 2}, owns="station", **GERMAN, **STATION
    ),
    "Y58 agent that is not there is named by its country": refused(
        "agent DE silk 3", "agent-none", {"country": "DE"}, agents={"DE": (0, 1)}
    ),
    "Y58 also one that was never there": refused(
        "agent GB silk 3", "agent-none", {"country": "GB"}, agents={"DE": (0, 1)}
    ),
    "Y58 agent acts in an area in play": refused("agent DE chinatown 3", "area-none", players=2, **GERMAN),
    "Y31 agent has the power of what stands there": refused(
        "agent DE silk 1", "power-least", {"least": 2}, sites={"silk": 1}, **GERMAN
    ),
    "Y31 the most that can stand there raises no doubt": taken(
        "act silk 3", {"PowerDoubted": 0}, supply=2, warehouse=18
    ),
    "Y31 nor on the map": taken("put none; go silk", {"PowerDoubted": 0}, **ON_SILK),
    **{
        f"Y31 power {power} is told as it counts": taken(
            f"act silk {power}", {"ActionBegun power true": [(min(power, 5), true)]}
        )
        for power, true in ((4, None), (5, None), (6, 6), (7, 7))
    },
    "Y32 the owner of the house is paid": taken(
        "act silk 3", {"HousePaid player yen": [("Bert", 1)]}, Bert={"trading": ("silk",)}
    ),
    "Y32 by others only": taken("act silk 3", {"HousePaid": 0}, trading=("silk",)),
    # What is due, and what is passed over
    "Y52 a tile is due": taken("act bank 5", {"due bonus": True}),
    "Y52 one that is gone is not due": taken("act bank 5", {"due bonus": False}, table={"tiles": frozenset({"tea"})}),
    "Y53 after a building the reason is the building": refused(
        "act bank 5; shop 1 = 1 moves; shop 2 = 1 yen", "build-one step-over", shops=Pieces(2, 6)
    ),
    "Y57 a strong action lets one build": taken(
        "act bank 5", {"due bonus": True, "due shop": True, "due house": True}, houses=Pieces(1, 3)
    ),
    "Y57 what is passed over is not due any more": taken(
        "act bank 5; shop 1 = 1 yen", {"due bonus": False, "due shop": False, "due house": False}, houses=Pieces(1, 3)
    ),
    "Y57 nor is it taken": refused("act bank 5; shop 1 = 1 yen; bonus = 1 yen", "step-over", houses=Pieces(1, 3)),
    "Y57 the tile passes over the area's own yield": refused("act harbour 5; bonus = 1 yen; take 1", "step-over"),
    "Y57 one stays by telephone": taken(
        "put none; go silk; keep", {"areas": {"silk": 1}, "Returned assistants": [(1,)]}, owns="telephone", **ON_SILK
    ),
    "Y57 nobody stays without it": taken("put none; go silk", {"areas": {}}, **ON_SILK),
    "Y57 where the last one stays nobody returns": taken(
        "put none; go silk; keep", {"areas": {"silk": 1, "tea": 1}, "Returned": 0},
        owns="telephone", depth="map", stands="silk tea",
    ),
    "Y57 assistants of other areas stay where they are": taken(
        "put none; go silk", {"areas": {"tea": 1}}, depth="map", stands="silk silk tea"
    ),
    **{
        f"Y57 an action that is over says the true reason: {line}": refused(f"act silk 3; {line}", code)
        for line, code in (
            ("shop 1 = ?", "build-power"),
            ("bonus = ?", "bonus-power"),
            ("take 1", "action-area"),
            ("keep", "keep-telephone"),
        )
    },
    **{
        f"before any action none is under way: {line}": refused(line, "action-none", owns="telephone")
        for line in ("shop 1 = ?", "bonus = ?", "trade +1 tea", "house = ?", "keep")
    },
    "Y57 keep is said of an action": taken("act silk 4; keep", owns="telephone"),
    "Y57 and of somebody who is there": refused(
        "put none; go church; keep", "keep-nobody", depth="map", owns="telephone station", table={"station": "church"}
    ),
    "Y56 a move between areas leaves the supply": taken(
        "put none; go bank; bonus = 2 moves; shift silk tea, supply dock",
        {"supply": 2, "areas": {"bank": 4, "tea": 1, "dock": 1}}, depth="map", stands="bank bank bank bank silk",
    ),
    # Symbols and cards
    "Y51 a country that is not told is no symbol": taken("act bank 2; order 1 tea = ?", {"symbols": {}}),
    "Y51 nor is that of a technology": taken("act laboratory 4; tech ball = 4 ?", {"symbols": {}}),
    "Y61 a claim names its card but once": taken(
        "goals copper5 yen10 trade4; claim copper5 = 8/6", {"goals": ("copper5", "yen10", "trade4")}, copper=5
    ),
    "Y18 a craft of the extra phases comes in one": refused(
        "textile; put none; university", "craft-extra",
        depth="map", once_per_turn="extra", owns="textile university", silk=2, yen=2,
    ),
    "Y18 or in the other": taken(
        "textile; put none; recall none; university",
        depth="map", once_per_turn="extra", owns="textile university", silk=2, yen=2,
    ),
}  # fmt: skip


@pytest.mark.parametrize("example", EXAMPLES.values(), ids=EXAMPLES)
def test_boundary(example: Example):
    example.check()


def test_Y35_two_trades_of_one_kind_are_listed_as_one_number():
    lines = lay_out(yen=9).take("act chinatown 2").look_at("lines trade")
    assert "trade +2 tea" in lines
    assert "trade +1 tea +1 tea" not in lines


def test_Y57_movements_of_a_reward_keep_the_action_open():
    night = lay_out(depth="map", stands="bank bank bank bank").take("put none; go bank")
    for line, action in (
        ("bonus = 1 moves; shift supply tea", ["bank", 5]),
        ("shop 1 = 2 moves; shift supply tea", ["bank", 5]),
        ("shift supply silk", None),
    ):
        assert night.take(line).action == action


# Church and import store


def test_each_assistant_stands_on_his_own_board():
    night = Evening().take("act church 3; pray 2 = ?").turn_of("Bert").take("act import 3").player("Bert", import_=1)
    night.take("give 1 with 1 import = ?")
    assert night.state.church == (None, "Anna")
    assert night.state.imports == ("Bert",)


# Chinatown


# Harbour


# Laboratory


# Power


def test_Y94_what_is_not_told_is_kept_by_what_it_was_about():
    night = Evening().player("Anna", houses=Pieces(1, 3)).take("act bank 5; bonus = ?; house = ?")
    assert {entry.verb: entry.subject for entry in night.state.untold.values()} == {"bonus": "bank", "house": "bank 5"}
    assert night.state.known_sites == {}
    night.turn_of("Bert").player("Anna", president=None).take("act bank 4; shop 3 = 2 yen")
    assert night.state.known_sites == {"bank": {3: (("yen", 2),)}}


# Symbols and agents


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


# Technologies of a turn


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
