"""The box: its parts are validated when they are read, and agree with the fact files."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from eighteen80 import resources
from eighteen80.resources import AssetError
from eighteen80.yokohama.box.components import BOX, areas, open_box
from tests.support.places import FACTS

HERE = FACTS / "yokohama"
with_facts = pytest.mark.skipif(not HERE.exists(), reason="the fact files are not here")


def facts(name: str) -> dict[str, Any]:
    return tomllib.loads((HERE / f"{name}.toml").read_text("utf-8"))


# Checksums: what holds without the fact files


def test_boards_by_kind_and_players():
    for players, numbers in ((2, (4, 6, 0)), (3, (5, 8, 1)), (4, (8, 9, 1))):
        kinds = [BOX.board(area).kind for area in areas(players)]
        assert tuple(kinds.count(kind) for kind in ("production", "trade", "canal")) == numbers


def test_sums_of_the_box():
    start = BOX.contents.start
    assert (start.assistants.all, start.shops.all, start.houses.all) == (20, 8, 4)
    assert sum(BOX.countries.agents.values()) == 10
    assert len(BOX.technologies) == 20
    assert [card.group for card in BOX.achievements.values()] == ["A"] * 4 + ["B"] * 4 + ["C"] * 4
    assert sum(sum(board.yields) for board in BOX.kinds.values()) == 6 + 10 + 15 * 6 + 10 * 2 + 9 * 2 + 15


def test_no_printed_value_ships():
    # Costs, countries and rewards of cards, sites, tiles and fields stand on cardboard alone.
    texts = "".join(
        path.read_text("utf-8") for path in resources.asset_path("yokohama").iterdir() if path.name.endswith("toml")
    )
    assert not any(word in texts for word in ("cost =", "country =", "reward =", "later ="))


# Comparison with the fact files


@with_facts
def test_areas_as_the_facts_have_them():
    for area in facts("areas")["area"]:
        board = BOX.kinds[area["key"]]
        assert [board.in_play[players] for players in (4, 3, 2)] == area["n"]
        assert board.kind == area["kind"]
        assert list(board.points) == area.get("points", [0] * 5)
        if isinstance(area["by_power"][0], int):
            assert list(board.yields) == area["by_power"]
        else:
            levels = ("none", *BOX.contents.orders.levels)
            assert [levels[number] for number in board.yields] == area["by_power"]
    assert list(BOX.kinds) == [area["key"] for area in facts("areas")["area"]]
    assert dict(BOX.contents.chinatown.buy) == facts("areas")["area"][5]["buy"]
    assert dict(BOX.contents.chinatown.sell) == facts("areas")["area"][5]["sell"]
    assert dict(BOX.contents.church_gifts) == facts("areas")["area"][6]["extra_faith"]


@with_facts
def test_set_up_as_the_facts_have_it():
    given, start = facts("start"), BOX.contents.start
    player = given["player"]
    assert {ware: player[ware] for ware in ("copper", "silk", "tea", "fish", "yen")} == dict(start.wares)
    assert player["yen_start_player"] == start.first_player["yen"]
    assert (player["assistants_supply"], player["assistants_warehouse"]) == tuple(
        start.assistants.model_dump().values()
    )
    assert (player["shops_supply"], player["shops_warehouse"]) == (start.shops.supply, start.shops.warehouse)
    assert player["orders_in_hand"] == start.hand
    for players in (2, 3, 4):
        assert BOX.pile(players) == given["orders"]["pile_after"][str(players)]
        laid = sum(bool(board.in_play[players]) for board in BOX.kinds.values() if board.verb == "tech")
        pile = BOX.contents.technology_cards - BOX.contents.industry.slots * laid
        assert pile == given["technologies"]["pile_after"][str(players)]


@with_facts
def test_layout_as_the_facts_have_it():
    given = facts("layout")
    for rows in given["rows"]:
        assert list(BOX.contents.layout.rows[rows["players"]]) == rows["lengths"]
    assert [list(pair) for pair in BOX.contents.layout.neighbours] == given["neighbours"]["of"]


@with_facts
def test_technologies_as_the_facts_have_them():
    for card in facts("technologies")["technology"]:
        ours = BOX.technologies[card["key"]]
        assert dict(ours.gives) == card.get("gives", {})
        assert dict(ours.pays) == card.get("pays", {})
    assert [card["key"] for card in facts("technologies")["technology"]] == list(BOX.technologies)


@with_facts
def test_countries_and_scoring_as_the_facts_have_them():
    given = facts("countries")
    assert {country["key"]: country["agents"] for country in given["country"]} == dict(BOX.countries.agents)
    final = {category["key"]: category for category in facts("scoring")["final"]}
    scoring = BOX.scoring
    assert list(scoring.prizes.church) == final["church"]["prizes"]
    assert list(scoring.prizes.imports) == final["import"]["prizes"]
    assert list(scoring.prizes.technology) == final["technology"]["prizes"]
    assert scoring.neutral_halves == 2 * final["technology"]["neutral_value"]
    assert list(scoring.country_sets) == final["countries"]["sets"]
    end = facts("scoring")["end"]
    assert (BOX.contents.end.houses, BOX.contents.end.shops) == (end["houses_built"], end["shops_built"])
    assert (
        {str(players): number for players, number in BOX.contents.end.board.items()} == end["church"] == end["import"]
    )


@with_facts
def test_achievements_as_the_facts_have_them():
    names = {
        "agents_and_power5": "tiles",
        "orders_fulfilled": "orders",
        "production_areas": "production",
        "trade_areas": "trade",
    }
    for card in facts("achievements")["achievement"]:
        ours = BOX.achievements[card["key"]]
        assert ours.group == card["group"]
        assert dict(ours.needs) == {names.get(what, what): number for what, number in card["needs"].items()}


@pytest.mark.parametrize(
    ("file", "change", "refusal"),
    [
        ("areas", {"copper": {"kind": "mine"}}, "yokohama/areas.toml: copper.kind"),
        ("technologies", {"ball": {"colour": "red"}}, "yokohama/technologies.toml: ball.colour"),
        ("box", {"power": {"most": -1}}, "yokohama/box.toml: power.most"),
        ("achievements", {"copper5": {"group": "D"}}, "there is no group D"),
        ("technologies", {"ball": {"gives": {"gold": 1}}}, "there is no ware gold"),
    ],
)
def test_a_wrong_figure_is_named(monkeypatch: pytest.MonkeyPatch, file: str, change: dict[str, Any], refusal: str):
    real = resources.read_table

    def read_table(path: str) -> dict[str, Any]:
        table = real(path)
        if path == f"yokohama/{file}.toml":
            for part, values in change.items():
                table = {**table, part: {**table[part], **values}}
        return table

    monkeypatch.setattr("eighteen80.yokohama.box.components.read_table", read_table)
    with pytest.raises(AssetError, match=refusal):
        open_box()
