"""The figures in assets/: the same as the gathered facts, unchanged since, and refused by name where they cannot be."""

import copy
import json
import os
import shutil
import sys
import tomllib
import zlib
from collections.abc import Callable, Mapping
from dataclasses import asdict
from pathlib import Path
from subprocess import run
from typing import Any

import pytest

from eighteen80 import resources
from eighteen80.china.box import components, plain_data
from eighteen80.china.box.components import BOX, Box
from eighteen80.china.map.geometry import EDGES
from eighteen80.resources import AssetError, read_table
from tests.support.places import FACTS

CHECKSUMS = {
    "map": 0x5ECCBCB6,
    "tiles": 0x6F9342CA,
    "chart": 0xBE831E1A,
    "companies": 0xEB13AB6A,
    "investors": 0xE503D744,
    "privates": 0x59C8D982,
    "trains": 0x8FACF06F,
    "phases": 0xFD3CDAA5,
    "setup": 0x60A53276,
}
facts_at_hand = pytest.mark.skipif(not FACTS.is_dir(), reason="the gathered facts do not stand beside the checkout")


def facts(name: str) -> dict[str, Any]:
    return tomllib.loads((FACTS / f"{name}.toml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", CHECKSUMS)
def test_no_figure_has_changed(name: str):
    table = json.dumps(read_table(f"china/{name}.toml"), ensure_ascii=True)
    assert zlib.crc32(table.encode()) == CHECKSUMS[name], (
        f"{name}.toml is not what it was: if that is meant, say so here"
    )


# The same as the facts


@facts_at_hand
def test_hexes_are_those_of_the_facts():
    wanted = facts("map")["hex"]
    assert list(BOX.hexes) == list(wanted)
    for name, hex_ in BOX.hexes.items():
        fact = wanted[name]
        assert hex_.kind == fact["kind"]
        assert list(hex_.names) == fact.get("names", [fact["name"]] if "name" in fact else [])
        assert ", ".join(hex_.unprinted) == fact.get("unprinted_name", "")
        assert (hex_.cost, list(hex_.terrain)) == (fact.get("cost", 0), fact.get("terrain", []))
        assert hex_.river == ("river" in fact.get("terrain", []))
        assert (hex_.label, hex_.stub, hex_.stop) == (fact.get("label", ""), fact.get("stub"), fact.get("stop", ""))
        assert list(hex_.homes) == fact.get("home_of", [])
        if hex_.kind != "beijing":
            assert (list(hex_.exits), hex_.values) == (fact.get("exits", []), fact.get("value", {}))


@facts_at_hand
def test_neighbours_and_open_edges_follow_as_in_the_facts():
    for name, fact in facts("map")["hex"].items():
        assert [beyond or "" for beyond in BOX.hexes[name].neighbours] == fact["neighbours"], name
        assert list(BOX.hexes[name].open) == fact["open"], name


@facts_at_hand
def test_ferries_barrier_beijing_and_far_places_match_the_facts():
    fact = facts("map")
    assert [ferry._asdict() for ferry in BOX.ferries] == [
        {
            "id": line["id"], "from_hex": line["from"], "from_edge": line["from_edge"], "to_hex": line["to"],
            "to_edge": line["to_edge"], "sea": tuple(line["sea_hexes"]), "fee": line["fee"],
        }
        for line in fact["ferry"]
    ]  # fmt: skip
    assert {line["waived_by"] for line in fact["ferry"]} == {BOX.waiver}
    assert read_table("china/map.toml")["barriers"] == [line["hexes"] for line in fact["barrier"]]
    assert BOX.taiwan._asdict() == fact["taiwan"]
    assert list(BOX.trans_siberian.ends) == fact["trans_siberian"]["ends"]
    assert BOX.trans_siberian.bonus == fact["trans_siberian"]["bonus"]
    beijing = BOX.hexes[fact["beijing"]["hex"]]
    assert list(beijing.exits) == [station["edge"] for station in fact["beijing"]["station"]]
    assert set(beijing.values.values()) == {fact["beijing"]["value"]}
    assert {EDGES[station["edge"]] for station in fact["beijing"]["station"]} == {
        station["edge_name"] for station in fact["beijing"]["station"]
    }


@facts_at_hand
def test_places_for_a_brown_city_follow_as_in_the_facts():
    cities = [hex_ for hex_ in BOX.hexes.values() if hex_.kind in ("city", "boomtown") and not hex_.label]
    sizes = {"six": range(6, 7), "five": range(5, 6), "fewer": range(5)}
    for size, names in facts("map")["city_fit"].items():
        assert [hex_.name for hex_ in cities if len(hex_.open) in sizes[size]] == names


@facts_at_hand
def test_tiles_are_those_of_the_facts():
    wanted = facts("tiles")
    assert list(BOX.tiles) == list(wanted["tile"])
    for number, tile in BOX.tiles.items():
        fact = wanted["tile"][number]
        assert (tile.count, tile.colour, tile.label) == (fact["count"], fact["colour"], fact["label"])
        nodes = [{"kind": each.kind, "value": each.value, "spaces": each.spaces} for each in tile.stations]
        assert nodes == fact["nodes"], number
        to_station = {(edge, f"n{place}") for place, each in enumerate(tile.stations) for edge in each.edges}
        ways = {tuple(sorted(path, key=str)) for path in fact["paths"]}
        assert to_station | set(tile.track) == ways, number
        assert [kind.removesuffix(" with label S") for kind in fact.get("lay_on", [])] == list(tile.lay_on)


@facts_at_hand
def test_chart_is_that_of_the_facts():
    fact = facts("market")
    grid = [[(space.price, space.bonus) if space else (0, 0) for space in row] for row in BOX.chart.rows]
    assert grid == [list(zip(row["price"], row["bonus"], strict=True)) for row in fact["row"]]
    assert BOX.chart.pars == {par["price"]: (par["row"], par["column"]) for par in fact["par"]}
    assert {par["turn_order_rows"] for par in fact["par"]} == {BOX.setup.rows_per_par}


@facts_at_hand
def test_companies_and_investors_are_those_of_the_facts():
    fact = facts("companies")
    printed_at = {name: home.get("printed_at", "") for name, home in facts("map")["home"].items()}
    assert list(BOX.companies) == [company["abbr"] for company in fact["major"]]
    for company in fact["major"]:
        card = BOX.companies[company["abbr"]]
        space = company.get("home_space", 0)
        assert (card.number, card.name, card.home) == (company["number"], company["name"], company["home"])
        assert card.home_city == (None if space < 0 else space)
        assert card.printed_at == printed_at[card.abbr]
        assert (card.colour, card.screen) == (company["colour"], company["screen_colour"])
        assert company["home_name"] in BOX.hexes[card.home].names
        if company.get("always_two_yellow"):
            assert BOX.privates[company["comes_with"]].yellow_lays == max(phase.yellow_lays for phase in BOX.phases)
    assert [(card.id, card.name, card.home, card.order) for card in BOX.investors.values()] == [
        (investor["id"], investor["name"], investor["home"], investor["order"]) for investor in fact["investor"]
    ]


@facts_at_hand
def test_colours_of_the_first_edition_are_those_of_the_facts():
    row = next(line for line in (FACTS / "disagreements.md").read_text("utf-8").splitlines() if "| Colours |" in line)
    first = row.partition("(first edition): ")[2].partition(".")[0]
    for card in BOX.companies.values():
        assert (f"{card.abbr} {card.first_colour}" in first) == (card.first_colour != card.colour), card.abbr
        assert (card.first_screen == card.screen) == (card.first_colour == card.colour), card.abbr


@facts_at_hand
def test_private_companies_are_those_of_the_facts():
    wanted = facts("companies")
    assert list(BOX.privates) == [fact["id"] for fact in wanted["private"]]
    for fact in wanted["private"]:
        card = BOX.privates[fact["id"]]
        assert (card.price, card.revenue, card.name) == (fact["price"], fact["revenue"], fact["name"])
        assert card.bid_falls == fact.get("note", "").startswith("least bid falls")
        figures = [*card.payments.values(), card.taiwan_bonus, card.river_rebate, card.par, card.certificate]
        assert all(str(figure) in fact["power"] for figure in figures if figure), card.id
    special = next(company for company in wanted["major"] if "comes_with" in company)
    card = BOX.privates[special["comes_with"]]
    assert (card.company, card.par) == (special["abbr"], special["initial_price"])
    assert card.certificate == special["director_percent"]


@facts_at_hand
def test_trains_are_those_of_the_facts():
    wanted = facts("trains")["train"]
    assert list(BOX.trains) == [fact["type"] for fact in wanted]
    for fact in wanted:
        train = BOX.trains[fact["type"]]
        assert (train.price, train.kind, train.share_round) == (fact["price"], fact["kind"], fact["share_round"])
        assert (train.count or -1) == fact["count"]
        assert train.stations == fact.get("stations", fact.get("large", 0) + fact.get("small", 0))
        assert train.large == fact.get("large", train.stations)
        assert next((phase.name for phase in BOX.phases if phase.train == train.type), "") == fact["starts_phase"]
        assert (train.rusts, train.rusted_by) == (fact["rusts"], fact["rusted_by"])
        assert train.restored == ("from_phase" in fact)


@facts_at_hand
def test_phases_are_those_of_the_facts():
    wanted = [{key: value for key, value in fact.items() if key != "changes"} for fact in facts("phases")["phase"]]
    assert [{**asdict(phase), "tiles": list(phase.tiles)} for phase in BOX.phases] == wanted
    restored = next(fact for fact in facts("trains")["train"] if "from_phase" in fact)
    assert next(phase.name for phase in BOX.phases if phase.restored_2) == restored["from_phase"]


@facts_at_hand
def test_setup_is_that_of_the_facts():
    fact, rules, setup = facts("setup"), facts("companies")["rules"], BOX.setup
    limits = fact["setup"]
    assert (setup.least_players, setup.most_players) == (limits["players_least"], limits["players_most"])
    assert setup.paper_money == limits["paper_money"]
    assert sorted(BOX.chart.pars) == limits["par_prices"]
    assert (setup.rows_per_par, setup.bid_step) == (limits["rows_per_par"], limits["bid_step"])
    assert setup.share_percent * rules["shares_per_major"] == 100
    assert setup.broker_fee == limits["broker_fee_per_share"]
    assert setup.interest_percent == limits["loan_interest_percent"]
    assert setup.last_turns == limits["last_turns_per_company"]
    assert setup.cash == {each["number"]: each["cash"] for each in fact["players"]}
    assert setup.certificate_limit == {each["number"]: each["certificate_limit"] for each in fact["players"]}
    assert setup.markers == rules["station_markers"]
    assert list(setup.marker_prices) == rules["marker_cost"]
    last = BOX.phases[-1]
    assert [price * last.marker_cost_factor for price in setup.marker_prices] == rules["marker_cost_phase_d"]
    assert setup.permit_choices == {
        10 * int(shares): tuple(choices) for shares, choices in rules["permit_choices"].items()
    }
    assert [share * 10 for share in rules["director_shares"]] == list(setup.permit_choices)
    assert setup.investor_premium == rules["investor_premium"]
    assert setup.investor_owner_percent == rules["investor_owner_percent"]
    assert str(setup.half_capital) in rules["initial_capital"]
    assert f"first {setup.second_half_train}-train" in rules["second_capital"]
    assert f"{setup.second_half_bank // 10} or fewer shares" in rules["second_capital"]


# Refused by name


Change = Callable[[dict[str, Any]], object]


def refusal_of_changed(monkeypatch: pytest.MonkeyPatch, name: str, change: Change) -> str:
    """Return the refusal of a box with one changed file."""

    def read(path: str) -> dict[str, Any]:
        table = copy.deepcopy(read_table(path))
        if path == f"china/{name}.toml":
            change(table)
        return table

    monkeypatch.setattr(components, "read_table", read)
    with pytest.raises(AssetError) as refused:
        components.open_box()
    return str(refused.value)


@pytest.mark.parametrize(
    ("name", "change", "sentence"),
    [
        ("map", lambda t: t["rows"]["E"]["E7"].update(cost="30"), "map.toml: hex E7: cost:"),
        ("map", lambda t: t["rows"]["E"]["E7"].update(cost=35), "map.toml: hex E7: cost:"),
        ("map", lambda t: t["rows"]["E"]["E7"].update(price=30), "map.toml: hex E7: price:"),
        ("map", lambda t: t["rows"]["E"].update(E8={"kind": "plain"}), "map.toml: hex E8: name:"),
        ("map", lambda t: t["rows"]["E"].update(F4={"kind": "plain"}), "map.toml: hex F4: stands in row E"),
        ("map", lambda t: t["rows"]["A"]["A3"].update(exits="E OSO"), "map.toml: hex A3: exits: Value error, OSO"),
        ("map", lambda t: t["rows"]["A"]["A3"].update(values=[1, 2]), "map.toml: hex A3: values:"),
        ("map", lambda t: t["rows"]["F"]["F12"].update(exits="W E"), "map.toml: ferry F1: F12 has no such track"),
        ("map", lambda t: t["ferries"]["F1"].update(end="E15"), "map.toml: ferry F1: F12 does not lie beside E15"),
        ("map", lambda t: t["rows"]["A"].update(A5=3), "map.toml: hex A5: must be a table of figures"),
        ("map", lambda t: t["rows"]["M"].pop("M3"), "companies.toml: BCR: no home hex M3"),
        ("map", lambda t: t.update(taiwan="N18"), "map.toml: taiwan:"),
        ("map", lambda t: t.update(taiwan="A1"), "map.toml: there is no hex A1"),
        ("tiles", lambda t: t.update(green=14), "tiles.toml: green: must be a table of figures"),
        ("tiles", lambda t: t["green"]["14"].update(count=0), "tiles.toml: tile 14: count:"),
        ("tiles", lambda t: t["green"]["14"].update(stations=["village 30"]), "tiles.toml: tile 14: stations.0."),
        ("tiles", lambda t: t["green"]["20"].update(track=["SW"]), "tiles.toml: tile 20: track.0"),
        ("chart", lambda t: t["rows"].__setitem__(3, "65 x"), "chart.toml: row 4, column 2: x is no space"),
        ("chart", lambda t: t["rows"].__setitem__(3, "65 75"), "chart.toml: the rows must be of one length"),
        ("chart", lambda t: t.clear(), "chart.toml: the rows must be of one length"),
        ("companies", lambda t: t["HKR"].update(screen="green"), "companies.toml: company HKR: screen:"),
        ("companies", lambda t: t["HKR"].update(home="K17"), "companies.toml: company HKR: home:"),
        ("investors", lambda t: t["A3"].pop("name"), "investors.toml: investor A3: name:"),
        ("privates", lambda t: t["P3"].update(revenue=-15), "privates.toml: private company P3: revenue:"),
        ("privates", lambda t: t["P6"].update(company="BCP"), "privates.toml: there is no company BCP"),
        ("privates", lambda t: t["P2"].pop("frees_ferries"), "privates.toml: no private company has frees_ferries"),
        ("trains", lambda t: t["2+2"].update(price=0), "trains.toml: train 2+2: price:"),
        ("trains", lambda t: t.pop("4"), "phases.toml: there is no train 4"),
        ("phases", lambda t: t["B3"].update(float_percent=45), "phases.toml: phase B3: float_percent:"),
        ("phases", lambda t: t.update(B3=4), "phases.toml: phase B3: must be a table of figures"),
        ("setup", lambda t: t["cash"].update({"8": 260}), "setup.toml: there is no certificate limit for 8"),
        ("setup", lambda t: t["permit_choices"].update({"20": ["CBA"]}), "setup.toml: permit_choices.20.0:"),
    ],
)
def test_a_bad_figure_is_refused_with_its_file_and_key(
    monkeypatch: pytest.MonkeyPatch, name: str, change: Change, sentence: str
):
    assert refusal_of_changed(monkeypatch, name, change).startswith(sentence)


def test_a_file_that_is_no_table_or_is_missing_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    (tmp_path / "torn.toml").write_text("count = ", encoding="utf-8")
    monkeypatch.setattr(resources, "_folder", lambda _name: tmp_path)
    for name in ("torn.toml", "lost.toml"):
        with pytest.raises(AssetError, match=name):
            read_table(name)


# Validated once


UPDATE = bool(os.environ.get("UPDATE_BOX"))
BOX_FILE = Path(__file__).parents[1] / "assets" / plain_data.FILE


def test_plain_data_that_box_is_loaded_from_is_that_of_its_files():
    """A changed figure needs new plain data: UPDATE_BOX=1 python -m pytest tests/test_assets.py."""
    validated = components.open_box()
    if UPDATE:
        BOX_FILE.write_text(plain_data.text(validated), encoding="utf-8")
    assert BOX_FILE.read_text(encoding="utf-8") == plain_data.text(validated), "UPDATE_BOX=1 makes it again"
    loaded = Box(**(plain_data.read_parts() or {}))
    assert _figures_of(loaded) == _figures_of(validated)


def _figures_of(box: Box) -> Mapping[str, object]:
    """Every figure of the box: the parts themselves are compared by what they are, not by what they say."""
    return {**asdict(box), "chart": box.chart.rows}


@pytest.fixture
def own_assets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Assets of 1880 that may be changed."""
    shutil.copytree(BOX_FILE.parent, tmp_path / "china")
    monkeypatch.setattr(resources, "_folder", lambda _name: tmp_path)
    return tmp_path / "china"


def test_a_file_of_the_box_that_was_edited_is_validated_again(own_assets: Path):
    assert plain_data.read_parts() is not None
    trains = own_assets / "trains.toml"
    trains.write_text(trains.read_text("utf-8").replace("price =  100,", "price =  105,"), "utf-8")
    assert plain_data.read_parts() is None


@pytest.mark.parametrize("kept", ["", "[]", "{}", '{"checksum": 1', '{"checksum": null}'])
def test_plain_data_that_is_torn_or_is_not_there_is_left_alone(own_assets: Path, kept: str):
    (own_assets / "box.json").write_text(kept, "utf-8")
    assert plain_data.read_parts() is None
    (own_assets / "box.json").unlink()
    assert plain_data.read_parts() is None


def test_record_is_checked_without_the_model_of_its_file():
    program = "import sys; from eighteen80.china import GAME; print([m for m in sys.modules if 'pydantic' in m])"
    assert run([sys.executable, "-c", program], capture_output=True, check=True, text=True).stdout == "[]\n"


def test_every_paragraph_has_heading_and_page_in_both_editions():
    for name, paragraph in read_table("china/paragraphs.toml").items():
        assert paragraph.keys() == {"chapter", "heading_en", "heading_de", "en", "de", "codes"}, name
        assert paragraph["chapter"].strip("IVX") == ""
        assert all(1 <= paragraph[edition] <= 24 for edition in ("en", "de"))


def test_no_code_stands_in_two_paragraphs():
    codes = [code for paragraph in read_table("china/paragraphs.toml").values() for code in paragraph["codes"]]
    assert sorted(set(codes)) == sorted(codes)
