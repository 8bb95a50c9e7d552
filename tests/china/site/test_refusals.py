"""Refusals of the independent engine: ours have the same reason, or the ledger explains the difference."""

from __future__ import annotations

import gzip
import json
from collections import defaultdict
from collections.abc import Iterator
from copy import copy, deepcopy
from functools import cache
from typing import Any

import pytest

from eighteen80.china.rules.setup import ONLINE
from eighteen80.china.site.actions import ACTIONS
from eighteen80.china.site.reader import Reader
from eighteen80.china.site.schema import Action, read_action
from eighteen80.refusals import Refusal
from tests.support.china.recorded_games import load_json
from tests.support.known_differences import refusals_apart
from tests.support.places import GAMES

FILE = GAMES / "refusals.jsonl.gz"
NOT_DUE, TOO_LATE, NOT_NOW = "import-not-due", "turn-too-late", "turn-not-now"

# By kind, the codes that give the same reason. Our game passes a player who can do nothing more in his turn.
REASONS = {
    "after_end": {NOT_DUE},
    "bid_below_min": {"auction-low"},
    "bid_equal_high": {"auction-low"},
    "bid_out_of_turn": {NOT_DUE},
    "bid_over_cash": {"auction-cash"},
    "buy_after_sell": {"stock-sold-before"},
    "buy_from_player": {"stock-none-left"},
    "buy_in_operating_round": {NOT_DUE},
    "buy_no_cash": {"stock-cash"},
    "buy_out_of_turn": {NOT_DUE},
    "buy_over_cert_limit": {"stock-limit"},
    "buy_reserved_share": {"stock-none-left"},
    "buy_with_debt": {"stock-debt"},
    "choose_percent_invalid": {"found-certificate"},
    "choose_percent_no_cash": {"stock-cash"},
    "choose_permit_invalid": {"permit-choice"},
    "discard_not_needed": {NOT_DUE},
    "dividend_bad_kind": {"import-dividend"},
    "dividend_wrong_step": {TOO_LATE, "pay-nothing"},
    "draft_out_of_turn": {NOT_DUE},
    "draft_pass": {NOT_NOW},
    "ebuy_sell_directorship": {"forced-director", NOT_DUE},
    "ebuy_sell_too_much": {NOT_DUE},
    "fi_buy_train": {NOT_NOW},
    "fi_in_communism": {NOT_DUE},
    "fi_pass_merge": {NOT_DUE},
    "fi_second_tile": {TOO_LATE},
    "fi_token": {"station-investor"},
    "p0_wrong_time": {NOT_DUE},
    "p7_forced_pass": {"rocket-room", NOT_DUE},
    "p7_in_stock_round": {NOT_DUE},
    "p7_other_turn": {"rocket-investor"},
    "p7_over_limit": {"train-no-room", NOT_NOW},
    "par_bcr_not_100": {"found-price"},
    "par_no_cash": {"stock-cash"},
    "par_out_of_turn": {NOT_DUE},
    "par_price_invalid": {"found-price"},
    "par_slot_taken": {"found-row"},
    "pass_compulsory_sale": {"stock-over-limit"},
    "pass_must_buy": {"train-duty"},
    "pass_must_discard": {NOT_DUE},
    "pass_out_of_turn": {NOT_DUE},
    "payoff_no_debt": {"repay-no-debt"},
    "route_foreign_train": {"run-no-train"},
    "route_no_token": {"run-no-marker"},
    "route_not_connected": {"run-no-station", "run-no-track"},
    "route_shared_track": {"run-track-twice"},
    "route_too_long": {"run-too-long"},
    "route_train_twice": {"run-no-train"},
    "route_wrong_step": {TOO_LATE, "run-trainless"},
    "sell_communism": {"sell-communist"},
    "sell_director_undumpable": {"sell-certificate"},
    "sell_first_round": {"sell-first-round"},
    "sell_in_operating_round": {NOT_DUE, "turn-run-first"},
    "sell_not_owned": {"sell-first-round", "sell-not-held"},
    "sell_out_of_turn": {NOT_DUE},
    "tile_after_train": {TOO_LATE, "track-no-permit"},
    "tile_bad_rotation": {"track-off-map", "track-not-joined", "track-kept"},
    "tile_impassable": {"track-barrier"},
    "tile_in_use": {"import-tile"},
    "tile_label": {"track-no-upgrade"},
    "tile_lost_track": {"track-kept"},
    "tile_no_cash": {"track-cost"},
    "tile_no_permit": {"track-no-permit", TOO_LATE},
    "tile_second_after_upgrade": {"track-upgraded", TOO_LATE},
    "tile_second_in_phase_a": {"track-yellow-limit", TOO_LATE},
    "tile_second_upgrade": {"track-yellow-laid"},
    "tile_skips_color": {"track-first-yellow"},
    "tile_stub": {"track-stub"},
    "tile_unconnected": {"track-not-reached", "track-home-first"},
    "tile_wrong_company": {NOT_DUE},
    "tile_wrong_kind": {"track-ground"},
    "token_no_cash": {"station-cash", TOO_LATE},
    "token_no_slot": {"station-full"},
    "token_none_left": {"station-none-left", TOO_LATE},
    "token_same_hex": {"station-one-a-hex"},
    "token_unconnected": {"station-not-reached", "station-no-edge"},
    "token_wrong_step": {TOO_LATE},
    "train_2r_early": {"train-restored-early"},
    "train_cross_free": {"train-trade-price"},
    "train_cross_over_cash": {"train-trade-price"},
    "train_future_rank": {"train-not-on-sale"},
    "train_no_cash": {"train-money"},
    "train_other_player": {"train-trade-director"},
    "train_over_limit": {"train-no-room", NOT_DUE},
    "train_own": {"train-trade-early", "train-trade-director"},
    "train_wrong_step": {"train-no-room"},
}


@cache
def refused_actions() -> dict[str, dict[int, list[dict[str, Any]]]]:
    """Return refused actions by game and by the number of actions made before."""
    found: dict[str, dict[int, list[dict[str, Any]]]] = defaultdict(lambda: defaultdict(list))
    if FILE.exists():
        for line in gzip.decompress(FILE.read_bytes()).splitlines():
            row = json.loads(line)
            found[row["game"]][row["after"]].append(row)
    return found


def answer(reader: Reader, action: Action) -> str | None:
    """The code with which an action is refused now, tried on a copy; None if it is not."""
    game = reader.game
    shared = {id(each): each for each in (game.state, *game.stages, game.actions)}
    try:
        tried = deepcopy(game, copy(shared))
        tried.strict = True
        ACTIONS[action.type](tried, action)
    except Refusal as refusal:
        return refusal.code
    return None


def answers(game: str) -> Iterator[tuple[dict[str, Any], str | None]]:
    """Every forbidden action of a game in its place, and our answer."""
    reader = Reader(load_json(GAMES / f"{game}.json.gz"), ONLINE)
    made = 0
    for place, rows in sorted(refused_actions()[game].items()):
        for entry in reader.entries[made:place]:
            reader.take(entry)
        made = place
        for row in rows:
            yield row, answer(reader, read_action(row["action"]))


@pytest.mark.skipif(not FILE.exists(), reason="the recorded games are not here")
@pytest.mark.parametrize("game", sorted(refused_actions()))
def test_forbidden_actions_are_refused_for_the_same_reason(game: str):
    apart = refusals_apart()
    for row, code in answers(game):
        if code is None:
            assert row["kind"] in apart, row
        else:
            assert code in REASONS[row["kind"]], (row, code)


@pytest.mark.skipif(not FILE.exists(), reason="the recorded games are not here")
def test_every_kind_of_forbidden_action_has_its_reason():
    kinds = {row["kind"] for by_place in refused_actions().values() for rows in by_place.values() for row in rows}
    assert kinds == set(REASONS)
