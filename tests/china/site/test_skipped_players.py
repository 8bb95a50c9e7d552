"""Players whom our game passes and who act on the site: a ruling makes the move, and the round continues as there."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest

from eighteen80.china import GAME
from eighteen80.china.rules.companies import clockwise_from, percent_of
from eighteen80.china.rules.setup import ONLINE
from eighteen80.china.site.reader import Reader
from eighteen80.china.state import ShareRound, State
from tests.support.china.recorded_games import export_game
from tests.support.china.shuffled_games import import_game
from tests.support.china.site import START, finish, from_site, to_site

PASSED_OVER = "18xx.games: passed by itself, while the site still asked"
Game = dict[str, Any]


def game_up_to(name: str, number: int) -> Game:
    """Return one of our games as the site has it, up to an action."""
    game = export_game(name)
    game["actions"] = [action for action in game["actions"] if action["id"] <= number]
    return game


def then(game: Game, player: str, kind: str, **fields: Any) -> None:
    """Let a player do something more."""
    seat = next(seat["id"] for seat in game["players"] if seat["name"] == player)
    number = game["actions"][-1]["id"] + 1
    game["actions"].append(
        {"type": kind, "entity": seat, "entity_type": "player", "id": number, "created_at": START, **fields}
    )


def buys(game: Game, player: str, share: str) -> None:
    """Let a player buy a share by its name."""
    then(game, player, "buy_shares", shares=[share], percent=10)


def end(game: Game) -> State:
    """The state after all actions, which the lines of the record lead to as well."""
    return _end(json.dumps(game))


@cache
def _end(game: str) -> State:
    assert import_game(json.loads(game))
    return finish(Reader(json.loads(game), ONLINE))


def ruled_lines(game: Game) -> list[tuple[int, str]]:
    return [(line.action, line.text) for line in from_site(game) if line.action]


def test_R29_R77_skipped_buyer_of_a_locked_share_acted_last():
    game = game_up_to("restored", 124)
    before = end(game)
    assert before.round == ShareRound("Cleo", passes=2, last="Bert")
    buys(game, "Anna", "HKR_5")
    after = end(game)
    assert ruled_lines(game) == [(125, f'rule that "{PASSED_OVER}" Anna: buy HKR')]
    assert percent_of(after, "Anna", "HKR") == percent_of(before, "Anna", "HKR") + 10
    assert after.round == ShareRound("Cleo", passes=0, last="Anna")


def test_R29_following_passes_end_the_round_left_of_the_buyer():
    game = game_up_to("restored", 124)
    buys(game, "Anna", "HKR_5")
    for player in ("Cleo", "Bert"):
        then(game, player, "pass")
    waiting = end(game)
    assert waiting.round == ShareRound("Anna", passes=len(waiting.seats) - 1, last="Anna")
    then(game, "Anna", "pass")
    after = end(game)
    assert not isinstance(after.round, ShareRound)
    assert after.priority == clockwise_from(after, "Anna")[0]


def test_share_round_over_here_goes_on_where_somebody_acts():
    game = game_up_to("grey", 136)
    before = end(game_up_to("grey", 135))
    assert not isinstance(end(game).round, ShareRound)
    buys(game, "Anna", "NJR_5")
    after = end(game)
    reason = "the round goes on there: somebody is asked who can do nothing by the rules"
    assert ruled_lines(game) == [
        (136, f'correct turn bank Anna "18xx.games: {reason}"'),
        (137, f'rule that "{PASSED_OVER}" Anna: buy NJR'),
    ]
    assert percent_of(after, "Anna", "NJR") == percent_of(before, "Anna", "NJR") + 10
    assert isinstance(after.round, ShareRound)
    assert (after.round.last, after.priority) == ("Anna", before.priority)


@pytest.mark.parametrize(
    ("name", "number", "player", "share"), [("restored", 124, "Anna", "HKR_5"), ("grey", 136, "Anna", "NJR_5")]
)
def test_ruling_for_a_skipped_player_goes_out_and_comes_in(name: str, number: int, player: str, share: str):
    game = game_up_to(name, number)
    buys(game, player, share)
    found = from_site(game)
    assert any(line.action for line in found)
    sent = to_site(Reader(game, ONLINE).seats, ONLINE, found)
    assert [action["type"] for action in sent["actions"]][-2:] == [action["type"] for action in game["actions"]][-2:]
    assert from_site(sent) == found


def test_R77_purchase_comes_before_one_that_ends_the_round():
    game = game_up_to("grey", 70)
    assert not isinstance(end(game).round, ShareRound)
    buys(game, "Bert", "JLR_5")
    after = end(game)
    assert ruled_lines(game) == [(70, f'rule that "{PASSED_OVER}" Bert: buy JLR')]
    assert after.priority == clockwise_from(after, "Bert")[0]
    assert percent_of(after, "Bert", "JLR") == percent_of(end(game_up_to("grey", 70)), "Bert", "JLR") + 10


def test_R29_last_buyer_there_has_priority_to_the_left():
    game = game_up_to("grey", 70)
    buys(game, "Cleo", "JLR_5")
    reader = Reader(game, ONLINE)
    for entry in reader.entries[:-2]:
        reader.take(entry)
    imported, rich = reader.game, reader.state.players["Cleo"]._replace(cash=120)
    imported.state = reader.state._replace(players={**reader.state.players, "Cleo": rich})
    imported.stages = [imported.state]
    ruling, bought, correction = map(GAME.write, reader.take(reader.entries[-2]).moves)
    left = clockwise_from(imported.state, "Cleo")[0]
    assert (ruling, bought) == (f'rule that "{PASSED_OVER}" Cleo: buy JLR', "buy BCR")
    assert correction.startswith(f"correct priority bank {left} ")
    assert reader.take(reader.entries[-1]).moves == ()
    assert imported.state.priority == left


def test_closed_company_lays_track_by_a_ruling():
    game = game_up_to("grey", 259)
    place = next(place for place, action in enumerate(game["actions"]) if action["id"] == 256)
    closed = game["actions"][place]
    assert (closed["type"], closed["entity"]) == ("dividend", "JLR")
    lay = {"type": "lay_tile", "entity": "JLR", "entity_type": "corporation", "id": 1000, "created_at": START}
    game["actions"].insert(place + 1, {**lay, "hex": "E9", "tile": "8-7", "rotation": 0})
    assert ruled_lines(game) == [(1000, f'rule that "{PASSED_OVER}" JLR: lay E9 8 SW-NW')]
    after, before = end(game), end(game_up_to("grey", 259))
    assert after.board.tiles["E9"].number == "8"
    assert (after.rounds, after.board.tiles.keys() - before.board.tiles.keys()) == (before.rounds, {"E9"})


def test_pass_in_an_empty_step_does_not_skip_the_run():
    game = game_up_to("grey", 215)
    place = next(place for place, action in enumerate(game["actions"]) if action["type"] == "run_routes")
    company = game["actions"][place]["entity"]
    whole = end(game)
    game["actions"].insert(place, {**game["actions"][place], "type": "pass", "id": 1000})
    assert (ruled_lines(game), company, end(game)) == ([], company, whole)


def test_who_was_not_passed_is_refused_as_before():
    game = game_up_to("restored", 124)
    buys(game, "Bert", "HKR_5")
    assert not import_game(game)
