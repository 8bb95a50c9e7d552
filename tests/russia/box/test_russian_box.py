"""MATERIAL UND AUFBAU: the box, compared with the fact files if they are next to the checkout."""

from __future__ import annotations

import tomllib
from collections import Counter
from typing import Any

import pytest

from eighteen80.russia.box.components import BOX, open_box
from eighteen80.russia.rules.setup import printed_figures
from tests.support.places import FACTS

FOLDER = FACTS / "russian-railroads"
needs_facts = pytest.mark.skipif(not FOLDER.is_dir(), reason="fact files lie beside a checkout only")
LETTERS = {"black": "k", "grey": "g", "brown": "b", "natural": "n", "white": "w"}
ALL = "".join(LETTERS.values())


def fact(name: str) -> dict[str, Any]:
    return tomllib.loads((FOLDER / f"{name}.toml").read_text("utf-8"))


# Counted on every machine


def test_the_board_has_27_spaces_that_ask_for_36_workers():
    assert len(BOX.spaces) == 27
    assert sum(space.workers for space in BOX.spaces.values()) == 36
    assert Counter(space.area for space in BOX.spaces.values()) == {
        "track": 12, "locomotives": 3, "industry": 3, "others": 3, "engineers": 3, "order": 3,
    }  # fmt: skip


def test_the_tableau_has_18_special_fields_with_70_points():
    specials = [special for line in BOX.lines.values() for special in line.specials.values()]
    assert len(specials) == 18
    assert sum(special.points for special in specials) == 70
    assert [line.fields for line in BOX.lines.values()] == [15, 9, 9]


def test_37_locomotives_15_engineers_10_end_cards():
    assert sum(BOX.locomotives.pieces.values()) == 37
    assert len(BOX.engineers.engineers) == 15
    assert (BOX.end.in_the_box, BOX.end.pile, len(BOX.tokens), len(BOX.cards)) == (10, 8, 7, 5)


def test_a_damaged_file_names_the_file_and_the_part(monkeypatch: pytest.MonkeyPatch):
    from eighteen80.resources import AssetError, read_table
    from eighteen80.russia.box import components

    def read_damaged(path: str) -> dict[str, Any]:
        table = read_table(path)
        return table | {"any": table["any"] | {"workers": -1}} if path.endswith("board.toml") else table

    monkeypatch.setattr(components, "read_table", read_damaged)
    with pytest.raises(AssetError, match=r"russia/board\.toml: any\.workers"):
        open_box()


# Compared with the facts


@needs_facts
def test_spaces_are_those_of_the_facts():
    for each in fact("spaces")["space"]:
        space = BOX.spaces[each["id"]]
        assert (space.workers, space.coins) == (each["w"], each["c"]), each["id"]
        colours = "".join(LETTERS[colour] for colour in each.get("colours", ()))
        assert space.steps == (colours,) * each.get("steps", 0)
        assert space.industry == each.get("industry", 0)
        assert space.doublers == each.get("doublers", 0)
        assert (space.takes, space.rents, space.place) == (
            each.get("coins", 0), each.get("turquoise", 0), each.get("place", 0),
        )  # fmt: skip
        assert space.one_worker == each["one_worker"], each["id"]
        assert space.closed == tuple(number for number in (2, 3, 4) if number not in each["open_at"])
        assert len(space.build) == len(each.get("build", ()))


@needs_facts
def test_special_fields_are_those_of_the_facts():
    facts = fact("tableau")
    for each in facts["special"]:
        if each["line"] not in BOX.lines:
            continue
        special, gives = BOX.lines[each["line"]].specials[each["field"]], each["gives"]
        assert special.track == LETTERS[each["track"]]
        assert (special.loco, special.always) == (each["loco"], each["when"] == "scoring")
        assert special.colour == LETTERS.get(gives.get("tracks", ""), "")
        assert (special.points, special.times) == (gives.get("points", 0), gives.get("line_times", 1))
        assert (int(special.worker), int(special.question)) == (gives.get("worker", 0), gives.get("q_token", 0))
        assert special.steps == gives.get("white_steps", 0)
    assert list(BOX.bar.positions) == facts["industry"]["positions"]


@needs_facts
def test_tracks_are_those_of_the_facts():
    for each in fact("tracks")["colour"]:
        track = BOX.tracks[each["letter"]]
        assert (track.name, track.value, track.revalued) == (each["name"], each["value"], each["revalued"])
        lines = [name for name, line in BOX.lines.items() if each["letter"] in line.colours]
        assert lines == each["lines"]


@needs_facts
def test_factories_engineers_tokens_and_cards_are_those_of_facts():
    assert [each["name"] for each in fact("factories")["factory"]] == list(printed_figures(4).factories)
    for each in fact("engineers")["engineer"]:
        ours, effect = BOX.engineers.engineers[each["name"]], each["effect"]
        steps = tuple(ALL if step == ["any"] else LETTERS[step[0]] for step in effect.get("steps", ()))
        assert ours.steps == steps
        assert (ours.points, ours.industry, ours.doublers) == tuple(
            effect.get(key, 0) for key in ("points", "industry", "doublers")
        )
        assert (ours.again, bool(ours.build)) == (bool(effect.get("again")), "build" in effect)
    assert [each["name"] for each in fact("tokens")["token"]] == list(BOX.tokens)
    assert [each["name"] for each in fact("qcards")["card"]] == list(BOX.cards)


@needs_facts
def test_end_cards_are_those_of_the_facts():
    for each in fact("endcards")["card"]:
        card = BOX.end.cards[each["name"]]
        assert card.points + card.each == each.get("points", 0)
        assert {str(least): points for least, points in card.tiers.items()} == each.get("tiers", {})


@needs_facts
def test_what_differs_with_the_players_is_that_of_the_facts():
    for each in fact("box")["players"]:
        table = BOX.setup.players[each["number"]]
        assert (table.workers, table.reserve, table.coins, table.rounds) == (
            each["workers_start"], each["workers_reserve"], each["coins"], each["rounds"],
        )  # fmt: skip
        assert (table.locomotives, table.slots) == (each["locomotives_per_number"], each["strip_slots"])
        assert table.engineers == each["engineers_a"] + each["engineers_b"]
        assert table.own_place == fact("order")["claims"]["own_place"][str(each["number"])]
    assert list(BOX.setup.pass_points) == [fact("order")["cards"]["pass_points"][str(place)] for place in range(1, 5)]
    assert tuple(BOX.engineers.majority) == (
        fact("engineers")["majority"]["first"], fact("engineers")["majority"]["second"],
    )  # fmt: skip
