"""Corrections of every value: its present notation, its correction, senseless values (Y94, audit)."""

from __future__ import annotations

from typing import Any

import pytest

from eighteen80.yokohama import GAME
from eighteen80.yokohama.state import Card, Pieces
from tests.support.yokohama.evening import Evening


def correct(night: Evening, line: str) -> Evening:
    return night.take(f'correct {line} "as it lies"')


def audit_values(night: Evening, name: str) -> dict[str, str]:
    """Return an audit's values of one owner."""
    piles = (GAME.corrections.pile(move) for move in GAME.corrections.audit(night.state))
    return {pile.what: str(pile.amount) for pile in piles if pile and pile.subject == name}


@pytest.mark.parametrize(
    ("line", "fields"),
    [
        ("hand Anna +1", {"hand": 2}),
        ("orders Anna 3", {"orders": 3}),
        ("assistants Anna -1", {"supply": 7, "warehouse": 13}),
        ("warehouse Anna -1", {"supply": 9, "warehouse": 11}),
        ("shops Anna +1", {"shops": Pieces(3, 4)}),
        ("houses Anna 2", {"houses": Pieces(2, 1)}),
        ("president Anna bank", {"president": "bank"}),
        ("president Anna none", {"president": None}),
        ("shop Anna bank 2", {"sites": {"tea": 1, "bank": 2}, "shops": Pieces(1, 5)}),
        ("shop Anna tea 4", {"sites": {"tea": 4}, "shops": Pieces(2, 5)}),
        ("shop Anna tea none", {"sites": {}, "shops": Pieces(3, 5)}),
        ("house Anna bank", {"trading": ("bank", "tea"), "houses": Pieces(0, 2)}),
        ("house Anna tea none", {"trading": (), "houses": Pieces(2, 2)}),
        ("tech Anna +ball 4", {"technologies": (Card("mining", 3), Card("ball", 4))}),
        ("tech Anna +ball", {"technologies": (Card("mining", 3), Card("ball"))}),
        ("tech Anna +mining 5", {"technologies": (Card("mining", 5),)}),
        ("tech Anna -mining", {"technologies": ()}),
        ("symbol Anna GB +1", {"symbols": {"FR": 1, "GB": 1}}),
        ("symbol Anna FR -1", {"symbols": {}}),
    ],
)
def test_a_value_of_a_player_is_put_right_and_nothing_is_lost(line: str, fields: dict[str, Any]):
    night = Evening().player("Anna", president="tea", sites={"tea": 1}, shops=Pieces(2, 5), symbols={"FR": 1})
    night.player("Anna", trading=("tea",), houses=Pieces(1, 2), owns="mining")
    player = correct(night, line)["Anna"]
    assert {name: getattr(player, name) for name in fields} == fields


def test_agents_come_from_those_that_nobody_has():
    night = correct(Evening(), "agent Anna GB 1 1")
    assert (night["Anna"].agents, night.state.agents["GB"]) == ({"GB": (1, 1)}, 1)
    assert correct(night, "agent Anna GB 0 1").state.agents["GB"] == 2


def test_assistants_are_put_right_by_area_on_the_map_alone():
    night = Evening(depth="map").player("Anna", areas={"silk": 2}, supply=6)
    assert correct(night, "assistants silk Anna +1")["Anna"].areas == {"silk": 3}
    assert correct(night, "assistants Anna silk 0")["Anna"][1:3] == (8, 12)
    assert night["Anna"].areas == {}
    for place in ("canal", "research", "gold"):
        night.refusal_of(f'correct assistants Anna {place} +1 "lies there"', "correct-senseless")
    Evening().refusal_of('correct assistants Anna silk +1 "lies there"', "correct-senseless")


def test_field_goes_from_the_supply_and_back():
    night = correct(correct(Evening(), "field Bert church 2"), "field Anna church 4")
    assert night.state.church == (None, "Bert", None, "Anna")
    assert (night["Anna"].supply, night["Anna"].boards) == (7, 1)
    assert correct(night, "field Anna church 4 none").state.church == (None, "Bert")
    assert (night["Anna"].supply, night["Anna"].boards) == (8, 0)
    assert correct(night, "field Bert church 2 none").state.church == ()
    assert correct(night, "field Anna import 1").state.imports == ("Anna",)
    assert correct(night, "field Anna import 1 none").state.imports == night.state.church == ()


def test_what_belongs_to_the_table_is_put_right_too():
    night = correct(correct(Evening(), "pile table -1"), "station table bank")
    assert (night.state.pile, night.state.station) == (12, "bank")
    assert correct(night, "station table none").state.station is None
    assert "bank" not in correct(night, "tile table -bank").state.tiles
    assert "bank" in correct(night, "tile table +bank").state.tiles


@pytest.mark.parametrize(
    "change",
    [
        "yen Anna x", "president Anna canal", "president Anna research", "president Anna gold", "shop Anna bank 5",
        "shop Anna bank 0", "shop Anna bank x", "shop Anna gold 2", "house Anna canal", "tech Anna ball 4",
        "tech Anna xball 4", "tech Anna +steam 4", "tech Anna +ball x", "symbol Anna XX +1", "symbol Anna GB x",
        "agent Anna XX 1 0",
        "agent Anna GB 1", "agent Anna GB 1 0 0", "agent Anna GB x y", "field Anna church 0", "field Anna church 99",
        "field Anna church x", "field Anna dock 1", "field Anna church 4 none none", "tile table xbank",
        "tile table +canal", "pile table x", "station table canal",
    ],
)  # fmt: skip
def test_what_makes_no_sense_is_refused_with_an_example(change: str):
    Evening().refusal_of(f'correct {change} "lies there"', "correct-senseless")


def test_what_another_has_is_taken_from_nobody():
    night = Evening().player("Bert", sites={"bank": 2}, shops=Pieces(1, 6), trading=("bank",), houses=Pieces(0, 3))
    night.player("Anna", houses=Pieces(1, 3))
    correct(night, "field Bert church 4")
    for change in ("shop Anna bank 2", "house Anna bank", "field Anna church 4", "field Anna church 4 none",
                   "field Anna church 5 none"):  # fmt: skip
        night.refusal_of(f'correct {change} "lies there"', "correct-taken")
    for change in ("shop Bert bank 2", "house Anna bank none"):
        night.refusal_of(f'correct {change} "lies there"', "correct-nothing")
    # On another site, and what is his own, anybody may have.
    assert correct(night, "shop Anna bank 3")["Anna"].sites == {"bank": 3}
    assert correct(night, "shop Bert bank 1")["Bert"].sites == {"bank": 1}
    assert correct(night, "house Bert bank none")["Bert"].trading == ()
    night.refusal_of('correct pile Anna -1 "lies there"', "confirm-unknown")
    night.refusal_of('correct yen table +1 "lies there"', "confirm-unknown")


def test_what_lies_is_said_as_it_lies():
    bare, night = Evening(), Evening()
    values = audit_values(bare, "Anna")
    assert {values[what] for what in ("president", "shop", "house", "tech", "symbol", "agent", "field")} == {"none"}
    assert audit_values(bare.table(tiles=frozenset()), "table") == {"pile": "13", "station": "none", "tile": "none"}
    night.player("Anna", president="tea", sites={"bank": 2, "tea": 1}, trading=("bank", "silk"), owns="ball post")
    night.player("Anna", symbols={"FR": 2, "GB": 1}, agents={"FR": (1, 0), "GB": (0, 1)})
    night.table(church=(None, "Anna", "Bert"), imports=("Anna",), station="bank", tiles=frozenset(("tea", "bank")))
    assert audit_values(night, "Anna").items() >= {
        "president": "tea", "shop": "bank 2, tea 1", "house": "bank, silk", "tech": "ball, post",
        "symbol": "FR 2, GB 1", "agent": "FR 1 0, GB 0 1", "field": "church 2, import 1", "yen": "3",
    }.items()  # fmt: skip
    assert audit_values(night, "table") == {"pile": "13", "station": "bank", "tile": "bank, tea"}


def test_Y34_cards_and_tiles_run_out_but_goods_do_not():
    night = Evening().take('correct copper Anna 500 "miscounted"')
    assert night["Anna"].wares["copper"] == 500
    for what, most in (("orders", 36), ("tiles", 20)):
        refusal = night.refusal_of(f'correct {what} Anna {most + 1} "miscounted"', "unsound-box")
        assert (refusal.facts["what"], refusal.facts["most"]) == (what, most)
