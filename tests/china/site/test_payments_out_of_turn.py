"""A debt paid in another's turn: an act on the site, none by the rulebook; the round continues as on the site (K11)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from eighteen80.china.rules.companies import clockwise_from
from eighteen80.china.rules.setup import ONLINE
from eighteen80.china.site.reader import Reader
from eighteen80.china.state import ShareRound
from tests.support.china.play_table import NAMES, Play
from tests.support.china.recorded_games import load_json
from tests.support.china.site import from_site, import_at, site_action, translate_from, written
from tests.support.places import GAMES

PAYMENT, PASSED = "payoff_player_debt", "pass"
REASON = "18xx.games: a debt paid in another's turn is an act there: who is on turn has not only passed"
SiteAct = tuple[str, str]


def start_owing(**rulings: str) -> Play:
    """Bert is due in a share round; Anna has passed, owes 300 and has 100; Cleo holds the priority marker."""
    play = Play(3, **rulings).start_operating().player("Anna", cash=100, debt=300).change(priority="Cleo")
    return play.share_round("Bert", passes=1)


def read(play: Play, *acts: SiteAct) -> tuple[Reader, list[str]]:
    """Import these actions at the table's position: the import, and the lines that it writes."""
    actions = []
    for who, what in acts:
        kind, _, company = what.partition(" ")
        actions.append(site_action(kind, who) | ({"shares": [f"{company}_1"], "percent": 10} if company else {}))
    found = import_at(play, *actions)
    return found, written(found)


def test_R29_pass_after_an_outside_payment_ends_one_turn():
    found, lines = read(start_owing(**ONLINE), ("Anna", PAYMENT), ("Bert", PASSED))
    assert lines[0] == "repay 100 Anna"
    assert lines[1].startswith(f'correct turn bank Cleo "{REASON}')
    assert found.state.round == ShareRound("Cleo", passes=0)


def test_R29_outside_payer_acted_last_and_all_pass_once_more():
    rounds = (("Bert", PASSED), ("Cleo", PASSED))
    waiting, _ = read(start_owing(**ONLINE), ("Anna", PAYMENT), *rounds)
    assert isinstance(waiting.state.round, ShareRound)
    after, lines = read(start_owing(**ONLINE), ("Anna", PAYMENT), *rounds, ("Bert", PASSED))
    assert not isinstance(after.state.round, ShareRound)
    left = clockwise_from(after.state, "Anna")[0]
    assert after.state.priority == left != "Cleo"
    assert lines[-1].startswith(f'correct priority bank {left} "{REASON}')


def test_R29_by_the_rulebook_a_payment_out_of_turn_is_no_act():
    play = start_owing()("repay 100 Anna; pass; pass")
    assert not isinstance(play.state.round, ShareRound)
    assert read(start_owing(), ("Anna", PAYMENT), ("Bert", PASSED), ("Cleo", PASSED))[1] == [
        "repay 100 Anna",
        "pass",
        "pass",
    ]


def test_buyer_after_a_payment_acted_last_without_a_correction():
    acts = (("Anna", PAYMENT), ("Bert", "buy_shares CKR"), ("Cleo", PASSED), ("Bert", PASSED))
    found, lines = read(start_owing(**ONLINE), *acts)
    assert lines == ["repay 100 Anna", "buy CKR", "pass", "pass"]
    assert found.state.priority == clockwise_from(found.state, "Bert")[0]


def test_payment_in_anothers_turn_goes_out_and_comes_in():
    acts = (("Anna", PAYMENT), ("Bert", PASSED), ("Cleo", PASSED), ("Bert", PASSED))
    assert translate(start_owing(**ONLINE), read(start_owing(**ONLINE), *acts)[1]) == list(acts)


def translate(play: Play, lines: Sequence[str]) -> list[SiteAct]:
    """Return the site's version of these lines."""
    script = translate_from(play.state, lines, ONLINE)
    return [(NAMES[action["entity"]], action["type"]) for action in script.writer.actions]


# While the site asks a player whom our game has passed


def idle() -> Play:
    """Anna can do nothing and is passed by our game; Bert and Cleo owe 300 each, have 50, and a share to sell."""
    play = Play(3, **ONLINE).start_operating().player("Anna", cash=0).change(priority="Anna")
    for name, director, share in (("Bert", "HKR", "CKR"), ("Cleo", "CKR", "HKR")):
        play.player(name, cash=50, debt=300, shares={director: 20, share: 10}).company(director)
    return play


PAYERS = [("Bert",), ("Cleo",), ("Bert", "Cleo"), ("Cleo", "Bert")]


@pytest.mark.parametrize("payers", PAYERS)
def test_R29_her_pass_ends_only_her_turn_whoever_has_paid_in_it(payers: Sequence[str]):
    paid = [(payer, PAYMENT) for payer in payers]
    play = idle().share_round("Cleo", passes=0)
    after, lines = read(play, ("Cleo", PASSED), *paid, ("Anna", PASSED), ("Bert", PASSED), ("Cleo", PASSED))
    verbs = ["pass", *["repay"] * len(paid), "correct", "pass", "pass"]
    assert [line.split()[0] for line in lines][: len(verbs)] == verbs
    assert f'correct turn bank Bert "{REASON}' in lines[1 + len(paid)]
    cash = {name: after.state.players[name].cash for name in ("Bert", "Cleo")}
    assert cash == {name: 0 if name in payers else 50 for name in cash}
    assert not isinstance(after.state.round, ShareRound)
    assert after.state.priority == clockwise_from(after.state, payers[-1])[0]


@pytest.mark.parametrize("payers", PAYERS)
def test_R29_round_over_here_goes_on_where_somebody_pays(payers: Sequence[str]):
    paid = [(payer, PAYMENT) for payer in payers]
    play = idle().share_round("Cleo", passes=1)
    begun = (("Cleo", PASSED), *paid, ("Anna", PASSED))
    waiting, lines = read(play, *begun, ("Bert", PASSED))
    assert lines[0].startswith('correct turn bank Anna "18xx.games: the round goes on there')
    assert (waiting.state.round_as(ShareRound).turn, waiting.state.round_as(ShareRound).passes) == ("Cleo", 1)
    after, _ = read(play, *begun, ("Bert", PASSED), ("Cleo", PASSED))
    assert not isinstance(after.state.round, ShareRound)
    assert after.state.priority == clockwise_from(after.state, payers[-1])[0]


@pytest.mark.parametrize("passes", [0, 1])
@pytest.mark.parametrize("payers", PAYERS)
def test_that_goes_out_in_her_turn_and_comes_in_again(payers: Sequence[str], passes: int):
    paid, play = [(payer, PAYMENT) for payer in payers], idle().share_round("Cleo", passes=passes)
    acts = (("Cleo", PASSED), *paid, ("Anna", PASSED), ("Bert", PASSED), ("Cleo", PASSED))
    assert translate(play, read(play, *acts)[1]) == list(acts)


@pytest.mark.skipif(not GAMES.exists(), reason="the recorded games are not here")
def test_payment_added_to_a_recorded_game_keeps_the_round_going():
    game = load_json(GAMES / "stopping" / "g12.json.gz")
    place, payer, passing = first_debtor_out_of_turn(game)
    payment = {"type": PAYMENT, "entity": payer, "entity_type": "player", "id": 10_000}
    game["actions"][place + 1 :] = []
    game["actions"].insert(place, payment)
    lines = [(line.action, line.text) for line in from_site(game)][-2:]
    names = [player["name"] for player in game["players"]]
    assert lines[0][1].startswith("repay ")
    assert lines[0][1].endswith(f'{names[payer]}"')
    assert lines[1][0] == passing
    assert lines[1][1].startswith("correct turn bank ")


def has_not_acted(round_: ShareRound) -> bool:
    """Return whether the player to act has done nothing in the turn."""
    return not (round_.sold_now or round_.repaid_now)


def first_debtor_out_of_turn(game: dict[str, Any]) -> tuple[int, int, int]:
    """Return the first pass in a share round while another player could repay: place, player, and number."""
    found = Reader(game, ONLINE)
    for place, entry in enumerate(found.entries):
        state = found.state
        if (
            entry.kind == PASSED
            and isinstance(state.round, ShareRound)
            and has_not_acted(state.round)
            and not state.owed
        ):
            debtors = (name for name in state.seats if name != state.round.turn and state.players[name].debt)
            payer = next((name for name in debtors if state.players[name].cash), None)
            if payer and found.game.name_of(entry.action) == state.round.turn:
                return place, list(found.seats).index(payer), entry.number
        found.take(entry)
    raise AssertionError("nobody could")
