"""Possible moves, listed in full: each list worked out by hand from the rulebook, with the payable amounts."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import combinations
from typing import Any

import pytest

from eighteen80.capabilities import SuggestsLines
from eighteen80.yokohama import GAME
from eighteen80.yokohama.state import Pieces
from tests.support.examples import Example
from tests.support.yokohama.evening import Evening, lay_out, refused, taken

TWO = ("copper", "silk", "tea", "fish", "bank", "church", "import", "employment", "laboratory", "harbour")
"""The areas with two players; there is no canal."""


def legal_lines(night: Evening, verb: str) -> set[str]:
    """The legal lines of a verb, without what is printed."""
    return {f"{verb} {line}".strip() for line in night.look_at(f"lists {verb}")}


def lists(verb: str, lines: Iterable[str], before: str = "", **given: Any) -> Example:
    """Return the example of a table with just these lines of a verb, without what is printed."""
    return taken(before, {f"lists {verb}": {*lines}}, **given)


def powers(least: Mapping[str, int]) -> list[str]:
    """List each area with every power that it can have there."""
    return [f"{area} {power}" for area, fewest in least.items() for power in range(fewest, 6)]


MAP: dict[str, Any] = {"players": 2, "depth": "map"}
POOR = dict.fromkeys(("copper", "silk", "tea", "fish"), 0)
THREE = "ball tram coach"
SETS = [" ".join(some) for count in (1, 2, 3) for some in combinations(TWO, count)]
AGENTS: dict[str, Any] = {"agents": {"DE": (1, 0), "GB": (0, 1)}, "president": "silk"}
GERMAN: dict[str, Any] = {"agents": {"DE": (1, 0)}}
ENDED: dict[str, Any] = {"church": ("Anna",), "last_round": 1, "turn": None}
SHIFTS: dict[str, Any] = {"supply": 0, "warehouse": 18, "areas": {"silk": 2}, "tea": 1, **MAP}
ONE_MOVE, TWO_MOVES = "order 1 tea = 1 moves GB", "order 1 tea = 2 moves GB"
EXAMPLES = {
    # Placing
    "Y12 Y13 every way to place": lists("put", ["none", *SETS, *(f"{area} 2" for area in TWO)], **MAP),
    "Y14 placing beside a president without money": lists(
        "put",
        ["none", *(some for some in SETS if "silk" not in some), *(f"{area} 2" for area in TWO if area != "silk")],
        yen=0, Bert={"president": "silk"}, **MAP,
    ),
    "Y14 placing beside a president with one yen": lists(
        "put", ["none", *SETS, *(f"{area} 2" for area in TWO if area != "silk")],
        yen=1, Bert={"president": "silk"}, **MAP,
    ),
    "Y09 placing with what is in the supply": lists("put", ["none", *TWO], supply=1, warehouse=19, **MAP),
    "Y09 where somebody must be placed": lists("put", TWO, supply=1, warehouse=19, place_none="no", **MAP),
    **{
        f"Y04 area that is not in play is refused by name: {line}": refused(line, "area-none", players=2, depth=depth)
        for line, depth in (
            ("put research", "map"),
            ("put bank dock", "map"),
            ("put none; go research", "map"),
            ("act dock 3", "ledger"),
            ("toll canal 1", "ledger"),
        )
    },
    # Movement
    "Y21 every way to take back": lists(
        "recall", ["none", "silk 2 bank 1", "silk 1", "silk 2", "bank 1"], "put none", stands="silk silk bank", **MAP
    ),
    "Y21 taking back the only one": lists("recall", ["none", "silk 1"], "put none", stands="silk", **MAP),
    "Y21 taking back nobody": lists("recall", ["none"], "put none", **MAP),
    "Y21 taking back in ledger depth": lists("recall", [""], players=2),
    "Y21 taking back more than there is": refused(
        "put none; recall silk 2", "recall-nobody", {"number": 2, "there": 1}, stands="silk", **MAP
    ),
    "Y21 in ledger depth nobody says where": refused("recall silk 1", "recall-ledger"),
    "Y31 every act by what stands there": lists(
        "act",
        powers({"copper": 2, "silk": 4, "bank": 3, "church": 3, "import": 2, "employment": 2, "laboratory": 2,
                "harbour": 2}),
        players=2, sites={"silk": 1}, president="tea", trading=("bank", "silk"),
        Bert={"president": "fish"}, table={"station": "church"},
    ),
    "Y23 every toll of one yen": lists("toll", ["Bert 1", "Cleo 1", "canal 1"], yen=1),
    "Y23 every toll that can be paid": lists("toll", ["Bert 1", "Bert 2", "Cleo 1", "Cleo 2", "canal 1"], yen=4),
    "Y23 no toll without money": lists("toll", [], yen=0),
    "Y23 nor more than there is": refused("toll Bert 2", "toll-yen", yen=1),
    "Y23 toll is listed behind the action too": lists(
        "toll", ["Bert 1", "Bert 2", "Cleo 1", "Cleo 2", "canal 1"], "act bank 2"
    ),
    "Y23 not on the map": lists("toll", [], "put none; recall none", depth="map"),
    "Y26 toll over the canal goes to the bank": taken("toll canal 1", {"yen": 2, "Bert yen": 4, "Cleo yen": 4}),
    # Area action
    "Y35 every trade of one and two": lists(
        "trade",
        ["+1 tea", "+1 fish", "-1 silk", "-1 silk +1 copper", "-1 silk +1 silk", "-1 silk +1 tea", "-1 silk +1 fish",
         "+1 tea -1 silk", "+1 tea -1 tea", "+1 fish -1 silk", "+1 fish -1 fish"],
        "act chinatown 2", **POOR | {"silk": 1, "yen": 1},
    ),
    "Y45 every hiring": lists(
        "hire",
        ["1 assistant", "2 assistant", "1 shop", "2 shop", "1 assistant 1 shop", "1 house", "1 assistant 1 house"],
        "act employment 3", yen=4,
    ),
    "Y45 every hiring of the last piece": lists(
        "hire", ["1 shop"], "act employment 5", yen=9, shops=Pieces(7, 1), houses=Pieces(4, 0), supply=20, warehouse=0
    ),
    "Y45 no more than there is": refused("act employment 5; hire 2 shop", "hire-warehouse", yen=9, shops=Pieces(7, 1)),
    "Y45 nor than can be paid": refused("act employment 3; hire 1 shop", "hire-yen", yen=1),
    "Y40 every taking of orders": lists("take", ["1", "2 for 2 yen", "2 for 1 import"], "act harbour 3", import_=1),
    "Y40 with two in hand": lists("take", ["1"], "act harbour 3", import_=1, hand=2),
    "Y40 with one yen": lists("take", ["1"], "act harbour 3", yen=1),
    "Y40 one order has one level": refused("act harbour 3; take 1 low middle", "take-levels", import_=1),
    "Y37 every way to pray": lists(
        "pray", [f"{field}{gift}" for field in range(2, 21) for gift in ("", " with 1 copper")], "act church 3",
        table={"church": ("Bert",)}, **POOR | {"copper": 1, "yen": 1},
    ),
    "Y38 every way to give": lists(
        "give", [f"{field} with {number} import" for field in (1, *range(3, 21)) for number in (1, 2)], "act import 4",
        import_=2, table={"imports": (None, "Bert")},
    ),
    "Y38 no more than there is": refused("act import 4; give 3 with 3 import = ?", "field-goods", import_=2),
    "Y38 nor beyond the last field": refused("act import 4; give 21 with 1 import = ?", "field-none", import_=2),
    "Y47 nothing is bought where the unit more is not paid": lists("tech", [], "act laboratory 3", owns=THREE, yen=1),
    # Rewards
    "Y53 every shop": lists("shop", ["1", "3", "4"], "act bank 5", Bert={"sites": {"bank": 2}}),
    "Y53 every house": lists("house", [""], "act bank 5", houses=Pieces(1, 3)),
    "Y53 the tile before them": taken(
        "act bank 5", {"due": ["bonus", "shop", "house", "order", "done"]}, houses=Pieces(1, 3)
    ),
    "Y53 building needs a house in the supply": refused("act bank 4; house = ?", "build-supply"),
    **{
        f"Y57 what can be built keeps the action open, {number}": taken(
            "act bank 4",
            {"due shop": "shop" in due, "due house": "house" in due, "action": ["bank", 4] if due else None}, **given,
        )
        for number, (given, due) in enumerate((
            ({"shops": Pieces(0, 8)}, ""),
            ({"sites": {"bank": 1}, "shops": Pieces(1, 6)}, ""),
            ({"shops": Pieces(0, 8), "houses": Pieces(1, 3)}, "house"),
            ({"trading": ("bank",), "houses": Pieces(1, 2)}, "shop"),
        ), 1)
    },
    "Y55 somebody elses house leaves nothing to build": taken(
        "act bank 4", {"action": None}, Bert={"trading": ("bank",)}, shops=Pieces(0, 8), houses=Pieces(1, 3)
    ),
    "Y56 every movement of a reward": lists(
        "shift", [f"silk {area}" for area in TWO if area != "silk"], ONE_MOVE, **SHIFTS
    ),
    "Y56 a movement is made": taken(f"{ONE_MOVE}; shift silk bank", {"areas": {"silk": 1, "bank": 1}}, **SHIFTS),
    "Y56 and gone then": refused(f"{ONE_MOVE}; shift silk bank; shift silk bank", "shift-none", **SHIFTS),
    "Y56 nobody moves who is not there": refused(f"{TWO_MOVES}; shift silk bank", "shift-nobody", tea=1, **MAP),
    "Y56 nor to where no board lies": refused(f"{TWO_MOVES}; shift supply dock", "area-none", tea=1, **MAP),
    "Y56 two movements of one assistant": taken(
        f"{TWO_MOVES}; shift supply bank, bank silk", {"areas": {"silk": 1}}, tea=1, **MAP
    ),
    "Y56 two movements need two assistants there": refused(
        f"{TWO_MOVES}; shift silk bank, silk tea", "shift-nobody",
        supply=0, warehouse=19, areas={"silk": 1}, tea=1, **MAP,
    ),
    "Y57 who stays is somebody who is there": refused(
        "put none; go bank; keep", "step-over keep-nobody", owns="telephone station", table={"station": "bank"}, **MAP
    ),
    "Y57 keep is due": taken(
        "put none; go bank", {"due": ["shop", "keep", "order", "done"]},
        owns="telephone", stands="bank bank bank", **MAP,
    ),
    "Y57 keep is due once": taken(
        "put none; go bank; keep", {"due": ["order", "done"], "areas": {"bank": 1}},
        owns="telephone", stands="bank bank bank", **MAP,
    ),
    # A and C
    "Y58 every use of an agent": lists(
        "agent",
        [f"DE {area}" for area in powers({area: 1 + (area in ("tea", "fish")) for area in TWO if area != "silk"})],
        players=2, sites={"tea": 1}, table={"station": "fish"}, **AGENTS,
    ),
    "Y58 every use on the map": lists("agent", ["DE tea"], stands="tea silk", **AGENTS, **MAP),
    "Y58 no second use": lists("agent", [], "agent DE tea", stands="tea silk", **AGENTS, **MAP),
    "Y31 agents power is told in ledger depth": refused("agent DE bank", "agent-power", **GERMAN),
    "Y31 and there alone": refused("agent DE bank 2", "agent-map", depth="map", stands="bank", **GERMAN),
    "Y64 every good of an order by least and most": lists(
        "order", ["1 copper", "3 copper", "1 tea", "1 import", "2 import"],
        **POOR | {"copper": 3, "tea": 1, "import_": 2},
    ),
    "Y64 no order without a card": lists("order", [], hand=0),
    "Y61 every claim": lists("claim", ["copper5", "tea7", "yen10"], copper=5, tea=7, yen=10),
    "Y61 of cards that are told": lists("claim", ["yen10"], "goals silk6 yen10 trade4", copper=5, tea=7, yen=10),
    **{
        f"Y18 {craft} is listed while it can be paid, {there}": lists(
            craft, [""] if there else [], owns="textile university", silk=there, yen=there
        )
        for craft in ("textile", "university")
        for there in (0, 1)
    },
    "Y18 and once a turn": lists("textile", [], "textile", owns="textile university", silk=1, yen=1),
    "Y08 neutral field is listed after the end": lists(
        "neutral", [*(f"church {field}" for field in range(2, 21)), *(f"import {field}" for field in range(1, 21))],
        players=2, table=ENDED,
    ),
}  # fmt: skip


@pytest.mark.parametrize("example", EXAMPLES.values(), ids=EXAMPLES)
def test_list(example: Example):
    example.check()


def test_Y47_every_way_to_pay_what_fourth_technology_costs_more():
    night = lay_out(owns=THREE, yen=2, import_=1).take("act laboratory 3")
    lines = {line for line in legal_lines(night, "tech") if "mining" in line}
    assert lines == {"tech mining for 1 import", "tech mining for 2 yen", "tech mining for 1 import 2 yen"}


def test_Y23_nobody_else_is_paid_a_toll():
    Evening().unreadable("toll Dora 1")


# 1) Placing


def test_Y17_placing_with_newspaper_and_telegraph():
    news = legal_lines(Evening(2, "map").player("Anna", owns="newspaper"), "put")
    assert sum(len(line.split()) == 5 for line in news) == len(list(combinations(TWO, 4)))
    wired = legal_lines(Evening(2, "map").player("Anna", owns="telegraph"), "put")
    # Each pair of neighbours, either of them with two: 18 pairs with two players.
    assert sum(" 2 " in line for line in wired) == 2 * 18


# 2) Movement


# 3) Area action


def test_Y37_Y38_far_fields_have_least_and_most_gifts():
    night = Evening().player("Anna", copper=1, silk=1, tea=0, fish=0, yen=1).take("act church 3")
    lines = legal_lines(night, "pray")
    gifts = ("", " with 1 copper", " with 1 silk", " with 1 copper 1 silk")
    assert lines == {f"pray {near}{gift}" for near in range(1, 7) for gift in gifts} | {
        f"pray {far}{gift}" for far in range(7, 21) for gift in (gifts[0], gifts[-1])
    }
    store = legal_lines(Evening().player("Anna", import_=9).take("act import 4"), "give")
    assert {line for line in store if line.startswith("give 20")} == {"give 20 with 1 import", "give 20 with 3 import"}


def test_Y46_every_technology():
    night = Evening().player("Anna", owns="ball").take("act laboratory 3")
    lines = legal_lines(night, "tech")
    assert "tech ball" not in lines
    # 19 others, for nothing and for all of her 3 yen that can be paid.
    assert len(lines) == 2 * 19
    places = [GAME.write(move) for move in GAME.legal(night.state) if GAME.write(move).startswith("tech station")]
    assert len(places) == 2 * (len(night.state.areas) - 1)


# 4) to 6), rewards


# A and C


def test_a_toll_that_may_still_be_said_is_no_decision():
    night = Evening().player("Anna", hand=0).take("act bank 2")
    assert "toll Cleo 1" in legal_lines(night, "toll")
    assert list(GAME.offers(SuggestsLines).decisions(night.state)) == ["done"]  # type: ignore[attr-defined]
