"""4) Power-5 bonus, 5) Building, 6) Return, and the symbols of rewards (Y52-Y57)."""

from __future__ import annotations

import pytest

from eighteen80.words import Words
from eighteen80.yokohama import GAME
from eighteen80.yokohama.box.components import areas
from eighteen80.yokohama.events import MovesLapsed
from eighteen80.yokohama.state import Pieces
from tests.support.examples import Example
from tests.support.yokohama.evening import Evening, lay_out, refused, taken

AREAS = {*areas(3)} - {"canal"}
HOUSE = {"houses": Pieces(1, 3)}
ON_MAP = {"depth": "map", "stands": "bank bank bank"}
CHOICE = "order 2 tea = 2 any 1 hire DE as 1 silk"
EXAMPLES = {
    "Y52 a tile comes after power 5": taken(
        "act bank 5; bonus = 1 import", {"import": 1, "tiles": 3, "table tiles": AREAS - {"bank"}}, tiles=2
    ),
    "Y52 it comes once an area": refused(
        "act bank 5; bonus = ?; recall; Cleo: recall; recall; Bert: recall; Cleo: recall; act bank 5; bonus = ?",
        "bonus-none",
    ),
    "Y52 no tile after power 4": refused("act bank 4; bonus = ?", "bonus-power"),
    "Y52 the tile comes before the building": refused("act bank 5; shop 1 = 1 yen; bonus = ?", "step-over"),
    "Y36 copper of a tile brings one more with mining": taken(
        "act bank 5; bonus = 2 any as 1 copper 1 tea", {"copper": 2}, owns="mining", copper=0
    ),
    "Y36 nothing more for that of an order": taken("order 1 tea = 1 copper GB", {"copper": 1}, owns="mining", copper=0),
    "Y53 nothing is built after power 3": refused("act bank 3; shop 1 = ?", "build-power"),
    "Y53 one building an action": refused("act bank 5; shop 1 = 1 yen; house = ?", "build-one", **HOUSE),
    "Y53 building does not raise the action": refused("act bank 4; shop 1 = 1 yen; bonus = ?", "bonus-power step-over"),
    "Y54 one shop a player and area": refused(
        "act bank 4; shop 2 = ?", "shop-own", sites={"bank": 1}, shops=Pieces(1, 6), **HOUSE
    ),
    "Y54 a house stands beside it": taken(
        "act bank 4; house = 9 points", {"points": 9}, sites={"bank": 1}, shops=Pieces(1, 6), **HOUSE
    ),
    "Y54 shop stands on a free site": refused("act bank 4; shop 2 = ?", "shop-taken", Bert={"sites": {"bank": 2}}),
    "Y54 there are four sites": refused("act bank 4; shop 5 = ?", "shop-site"),
    "Y54 the last site brings what it says": taken(
        "act bank 4; shop 4 = 3 points", {"points": 3, "sites": {"bank": 4}, "shops": (1, 6)},
        Bert={"sites": {"bank": 2}},
    ),
    "Y55 one trading house an area": refused(
        "act bank 4; house = ?", "house-taken", Bert={"trading": ("bank",)}, **HOUSE
    ),
    "Y09 Y53 shops are built from the supply": refused(
        "act bank 4; shop 1 = ?", "build-supply", {"piece": "shop"}, shops=Pieces(0, 8), **HOUSE
    ),
    "Y09 Y53 houses are built from the supply": refused(
        "act silk 4; house = ?", "build-supply", {"piece": "house"}, shops=Pieces(0, 6)
    ),
    "Y57 all but the president come back": taken(
        "put none; go bank", {"supply": 8, "president": "bank", "areas": {}}, shops=Pieces(0, 8), **ON_MAP
    ),
    "Y57 one stays by telephone": taken(
        "put none; go bank; keep", {"supply": 7, "areas": {"bank": 1}}, shops=Pieces(0, 8), owns="telephone", **ON_MAP
    ),
    "Y57 nobody stays without the telephone": refused("put none; go bank; keep", "keep-telephone", **ON_MAP),
    "Y56 gains come before what is paid for": taken(
        "act tea 4; shop 1 = 1 hire 2 yen as 1 shop",
        {"written": "shop 1 = 2 yen 1 hire as 1 shop", "yen": 0, "shops": (2, 5)}, yen=0,
    ),
    "Y56 no fewer goods than the reward says": refused(CHOICE, "choice-goods", tea=2, yen=0),
    "Y56 no more pieces than the reward says": refused(f"{CHOICE} 1 tea 2 assistant", "choice-pieces", tea=2, yen=0),
    "Y56 choice is of as many as the reward says": taken(
        f"{CHOICE} 1 tea", {"tea": 1, "silk": 2, "written": f"{CHOICE} 1 tea"}, tea=2, yen=0
    ),
    # notation.md: `bo = 2a as s t`; `as 2s shop` is two silk and a shop.
    "Y56 behind as a letter is a good": taken(
        "act bank 5; bo = 2a as s t", {"written": "bonus = 2 any as 1 silk 1 tea", "silk": 2, "tea": 2}
    ),
    "Y56 behind as a piece is a word": taken(
        "act bank 5; bo = 2a h as 2s shop", {"written": "bonus = 2 any 1 hire as 2 silk 1 shop"}, yen=5
    ),
    "Y56 who is hired is a piece by its letter": taken(
        "act employment 4; hi 2a s", {"written": "hire 2 assistant 1 shop"}
    ),
    "Y56 who is moved into the area of action comes back": taken(
        "put none; go bank; shop 1 = 2 moves; shift supply bank; done", {"supply": 8, "areas": {}},
        shops=Pieces(1, 7), **ON_MAP,
    ),
    "Y56 movements are not typed in ledger depth": taken("act bank 4; shop 1 = 2 moves", {"action": None}),
    "Y56 what a reward hires is paid for": refused("act tea 4; shop 2 = 1 hire as 1 shop", "hire-yen", yen=1),
    "Y56 it is paid of what the reward brings": taken(
        "act tea 4; shop 2 = 1 yen 1 hire as 1 shop", {"yen": 0}, yen=1
    ),
}  # fmt: skip


@pytest.mark.parametrize("example", EXAMPLES.values(), ids=EXAMPLES)
def test_building_and_return(example: Example):
    example.check()


def on_map(**given: object) -> Evening:
    return lay_out(**ON_MAP, **given).take("put none; go bank")


def test_Y50_gaslight_and_electricity_work_with_buildings():
    night = (
        Evening().player("Anna", owns="gaslight electricity", houses=Pieces(1, 3)).take("act bank 4; shop 1 = 1 yen")
    )
    assert night.points("Anna") == 2
    assert night.turn_of("Anna").take("act tea 4; house = 9 points").points("Anna") == 14


def test_Y57_in_ledger_depth_staying_changes_nothing():
    night = Evening().player("Anna", owns="telephone").take("act silk 3")
    assert (night.action, "keep" in night.due) == (None, False)
    before = night.dump()
    night.take("keep")
    assert night.dump() == before


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
