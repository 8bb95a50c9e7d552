"""Deviations of the site's files from our rules or sums: kept by a ruling or a correction, and named."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from eighteen80.capabilities import ImportedLine
from eighteen80.china import GAME
from eighteen80.china.box.components import BOX
from eighteen80.china.rules.companies import SHARES
from eighteen80.china.rules.setup import ONLINE
from eighteen80.china.site.pieces import Shares
from eighteen80.china.site.reader import Reader
from eighteen80.china.site.schema import InvalidAction, read_action
from eighteen80.china.state import BANK, Over
from tests.support.china.recorded_games import export_game
from tests.support.china.shuffled_games import import_game, shuffle_game
from tests.support.china.site import START, finish, from_site, to_site

Game = dict[str, Any]


@pytest.fixture
def game() -> Game:
    """Return a finished game of our own as the site has it."""
    return export_game("bcr-alone")


def cut_after(game: Game, last: Game) -> Game:
    """Return the game up to an action: after a changed sum, the rest of it need not fit."""
    return {**game, "actions": game["actions"][: game["actions"].index(last) + 1]}


def actions(game: Game, kind: str) -> Iterator[Game]:
    return (action for action in game["actions"] if action["type"] == kind)


def first_paid_run(game: Game) -> Game:
    """The first run of a company whose income is paid out."""
    turns = pairwise(game["actions"])
    return next(run for run, then in turns if run["type"] == "run_routes" and then.get("kind") == "payout")


# Runs


def test_a_game_that_agrees_with_our_rules_needs_no_ruling(game: Game):
    assert [line for line in from_site(game) if line.action] == []


def test_run_that_earned_more_there_is_ruled_and_paid_out(game: Game):
    run, before = first_paid_run(game), from_site(game)
    counted = sum(route["revenue"] for route in run["routes"])
    run["routes"][0]["revenue"] += 100
    after = from_site(game)
    place = next(place for place, line in enumerate(after) if line.action)
    bonus = int(after[place].text.rpartition(" ")[2]) - counted - 100
    reason = f"the run brought {counted + 100 + bonus} there, {counted + bonus} by our rules"
    assert after[place].action == run["id"]
    assert after[place].text == f'rule that "18xx.games: {reason}" run {counted + 100 + bonus}'
    assert before[place].text.startswith("run 2: ")
    assert after[place + 1].text == before[place + 1].text == "pay"


def test_a_run_of_which_only_the_sum_is_recorded_brings_that_sum(game: Game):
    run, before = first_paid_run(game), from_site(game)
    for route in run["routes"]:
        del route["connections"]
    after = from_site(game)
    assert not any(line.action for line in after)
    assert [line.text.partition(" ")[0] for line in after] == [line.text.partition(" ")[0] for line in before]
    assert after.count(ImportedLine("run none", START)) == before.count(ImportedLine("run none", START))


def test_a_sum_that_no_run_brings_is_ruled(game: Game):
    run = first_paid_run(game)
    for route in run["routes"]:
        del route["connections"]
    run["routes"][0]["revenue"] += 7
    assert next(line.action for line in from_site(game) if line.action) == run["id"]


def test_R66_site_adds_the_bonus_of_the_markers_space(game: Game):
    found = Reader(game, ONLINE)
    run = first_paid_run(game)
    for entry in found.entries:
        if entry.number == run["id"]:
            break
        found.take(entry)
    name, state = run["entity"], found.state
    companies = {**state.companies, name: state.companies[name]._replace(space=BOX.chart.pars[100])}
    assert BOX.chart.bonus(BOX.chart.pars[100]) == state.turn.bonus == 0
    high = next(space for space in BOX.chart if BOX.chart.bonus(space))
    companies[name] = companies[name]._replace(space=high)
    found.game.state = state._replace(companies=companies)
    found.game.stages = [found.game.state]
    counted = sum(route["revenue"] for route in run["routes"])
    ruled = GAME.write(found.take(entry).moves[0])
    assert ruled.endswith(f"run {counted + BOX.chart.bonus(high) * SHARES}")


# Prices


@pytest.mark.parametrize(
    ("kind", "field", "price"),
    [("buy_train", "price", 80), ("buy_shares", "share_price", 1), ("buy_shares", "total_price", 1)],
)
def test_R73_another_price_is_kept_by_a_correction_and_returns(game: Game, kind: str, field: str, price: int):
    bought = next(actions(game, kind))
    bought[field] = price
    found = from_site(cut_after(game, bought))
    kept = next(line for line in found if line.action)
    what = bought.get("variant") or bought["shares"][0].partition("_")[0]
    assert kept.action == bought["id"]
    assert kept.text.endswith(f'"18xx.games: {what} {price}"')
    assert from_site(to_site(Reader(game, ONLINE).seats, ONLINE, found)) == found


def test_another_sale_price_is_kept_by_a_correction_and_exported(game: Game):
    sold = next(actions(game, "sell_shares"))
    company, number = sold["shares"][0].partition("_")[0], sold["percent"] // 10
    seller = next(seat["name"] for seat in game["players"] if seat["id"] == sold["entity"])
    before = Reader(cut_after(game, sold), ONLINE)
    for entry in before.entries[:-1]:
        before.take(entry)
    price = BOX.chart.price(before.state.companies[company].space)
    sold["share_price"] = price + 3
    found = from_site(cut_after(game, sold))
    kept = [(line.action, line.text) for line in found if line.action]
    assert kept == [(sold["id"], f'correct cash {seller} +{3 * number} "18xx.games: sold {price + 3}"')]
    assert from_site(to_site(before.seats, ONLINE, found)) == found


def test_the_chart_s_price_of_shares_sold_needs_no_correction(game: Game):
    sold = next(actions(game, "sell_shares"))
    sold["share_price"] = False
    assert [line for line in from_site(cut_after(game, sold)) if line.action] == []


def test_R17_another_treasury_sum_is_kept_by_a_correction(game: Game):
    merged = next(action for action in actions(game, "choose") if "treasury" in str(action["choice"]))
    counted = int(merged["choice"].split()[0].removeprefix("\N{YEN SIGN}"))
    company = merged["choice"].split()[2]
    merged["choice"] = merged["choice"].replace(str(counted), str(counted + 10))
    found = from_site(cut_after(game, merged))
    kept = next(line for line in found if line.action)
    assert (kept.action, kept.text) == (merged["id"], f'correct cash {company} +10 "18xx.games: choice {counted + 10}"')
    assert from_site(to_site(Reader(game, ONLINE).seats, ONLINE, found)) == found


# The result


def test_another_result_is_kept_by_corrections_after_last_action(game: Game):
    assert isinstance(finish(Reader(game, ONLINE)).round, Over)
    first = next(iter(game["result"]))
    game["result"][first] += 30
    kept = [line for line in from_site(game) if line.action]
    name = game["players"][0]["name"]
    assert [(line.action, line.text) for line in kept] == [
        (game["actions"][-1]["id"], f'correct cash {name} +30 "18xx.games: result {game["result"][first]}"')
    ]
    assert dict(finish(Reader(game, ONLINE)).round.result)[name] == game["result"][first]


# Shares that are locked in phase A (R77)


def test_a_locked_share_that_somebody_holds_is_never_sold_again():
    shares = Shares()
    assert shares.on_sale("HKR") == ["HKR_0", "HKR_1", "HKR_2", "HKR_3"]
    shares.found("Anna", "HKR", 20)
    shares.sell(["HKR_0"], "HKR", "Anna")
    for number in (1, 2, 3, 0):
        shares.buy(f"HKR_{number}", "HKR", "Bert")
    shares.give_back("HKR", "Anna", 1)
    assert shares.held_by("Anna", "HKR") == ["HKR_4"]
    shares.unlock()
    assert shares.on_sale("HKR") == shares.held_by(BANK, "HKR") == ["HKR_5", "HKR_6", "HKR_7", "HKR_8"]
    shares.sell(["HKR_4"], "HKR", "Anna")
    assert "HKR_4" not in shares.on_sale("HKR")


@pytest.mark.parametrize(("named", "taken"), [(1, 1), (18, 0)], ids=["of the bank", "of nobody"])
def test_share_named_by_a_purchase_changes_hands_if_bank_has_it(game: Game, named: int, taken: int):
    """Otherwise it is the next one on sale."""
    bought = next(actions(game, "buy_shares"))
    company, _, number = bought["shares"][0].partition("_")
    bought["shares"] = [f"{company}_{int(number) + named}"]
    found = Reader(cut_after(game, bought), ONLINE)
    finish(found)
    assert found.game.papers is not None
    held = found.game.papers.shares.held_by(found.seats[bought["entity"]], company)
    assert f"{company}_{int(number) + taken}" in held


# Files that are not well formed


@pytest.mark.parametrize(
    ("written", "fault", "field"),
    [
        ({"type": "dance"}, "import-kind", ""),
        ({"type": "bid", "entity": 1}, "import-malformed", "price"),
        ({"type": "bid", "entity": 1, "price": "much"}, "import-malformed", "price"),
        (
            {"type": "par", "entity": 1, "corporation": "XYZ", "share_price": "90,1,1", "slot": 0},
            "import-malformed",
            "corporation",
        ),
        ({"type": "lay_tile", "entity": "BCR", "hex": "Z99", "tile": "57-0", "rotation": 0}, "import-malformed", "hex"),
        (
            {"type": "lay_tile", "entity": "BCR", "hex": "F8", "tile": "57-0", "rotation": 6},
            "import-malformed",
            "rotation",
        ),
        ({"type": "lay_tile", "entity": "BCR", "hex": "F8", "tile": "57", "rotation": 0}, "import-malformed", "tile"),
        ({"type": "buy_train", "entity": "BCR", "train": "99-0", "price": 1}, "import-malformed", "train"),
        ({"type": "buy_shares", "entity": 1, "shares": [], "percent": 10}, "import-malformed", "shares"),
        ({"type": "assign", "entity": "P5", "target": 7}, "import-malformed", "target"),
    ],
)
def test_what_is_wrong_with_an_action_is_found_when_it_is_read(written: Game, fault: str, field: str):
    action = read_action(written)
    assert isinstance(action, InvalidAction)
    assert (action.fault, action.field) == (fault, field)


def test_a_fault_of_ours_is_not_taken_for_a_bad_file(game: Game, monkeypatch: pytest.MonkeyPatch):
    def faulty(*_: object) -> None:
        raise KeyError("ours")

    monkeypatch.setattr("eighteen80.china.site.import_state.ImportState.must_be_due", faulty)
    with pytest.raises(KeyError, match="ours"):
        from_site(game)


@pytest.mark.parametrize("seed", range(6))
def test_a_game_in_disorder_is_read_whole_or_up_to_an_action(seed: int):
    import_game(shuffle_game(seed))
