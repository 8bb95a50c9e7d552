"""Questions of the site that our game decides automatically: the answer is taken, and kept if it differs."""

from __future__ import annotations

import pytest

from eighteen80.china.rules.operating.turns import TRAINS
from eighteen80.china.rules.setup import ONLINE
from eighteen80.china.site.reader import Reader
from eighteen80.china.state import Operating, ReplaceOwed, ShareRound
from eighteen80.refusals import Unreadable
from tests.support.china.play_table import Play, go_to_trains
from tests.support.china.site import Action, import_at, site_action, translate_from, written

BOUGHT = site_action("buy_train", "CKR", "corporation", train="3+3-4", price=300, variant="3+3")
DECLINED = site_action("pass", "P0", "company")
REASON = "18xx.games: P0's last payment is declined there, where it comes by itself by the rules"


def take_payment(sum_paid: int) -> Action:
    return site_action("choose", "P0", "company", choice=f"Receive Woosong Railway payment of \N{YEN SIGN}{sum_paid}")


def table() -> Play:
    """CKR is about to buy the last 3+3; Anna owns P0."""
    play = (
        Play(3, **ONLINE)
        .start_operating()
        .sale("3+3", 1)
        .owns(BCR="3", HKR="3", CKR="3")
        .change(privates={"P0": "Anna"})
    )
    return go_to_trains(play, "CKR", 500)


def read(*actions: Action) -> tuple[Reader, list[str]]:
    found = import_at(table(), *actions)
    return found, written(found)


def test_R57_the_last_payment_of_p0_may_be_declined_there():
    found, lines = read(BOUGHT, DECLINED)
    assert lines == ["train 3+3", f'correct cash Anna -100 "{REASON}"', f'correct private P0 Anna "{REASON}"']
    assert found.state.players["Anna"].cash == table().state.players["Anna"].cash
    assert found.state.privates == {"P0": "Anna"}
    assert isinstance(found.state.round, ShareRound)


def test_and_the_share_round_goes_on_as_it_was_played():
    first = table()("train 3+3").due
    found, lines = read(BOUGHT, DECLINED, site_action("pass", first))
    assert lines[-1] == "pass"
    assert found.state.round_as(ShareRound).passes == 1


@pytest.mark.parametrize(("sum_paid", "kept"), [(100, []), (70, ['correct cash Anna -30 "18xx.games: choice 70"'])])
def test_R57_last_payment_may_be_asked_for_and_another_sum_kept(sum_paid: int, kept: list[str]):
    assert read(BOUGHT, take_payment(sum_paid))[1] == ["train 3+3", *kept]


@pytest.mark.parametrize("again", [DECLINED, take_payment(100)])
def test_nobody_answers_twice_nor_after_the_share_round(again: Action):
    passes = [site_action("pass", name) for name in ("Anna", "Bert", "Cleo")]
    due = table()("train 3+3").due
    inturn = [*passes[(first := ["Anna", "Bert", "Cleo"].index(due)) :], *passes[:first]]
    for actions in ((BOUGHT, take_payment(100), again), (BOUGHT, DECLINED, again), (BOUGHT, *inturn, again)):
        with pytest.raises(Unreadable) as caught:
            read(*actions)
        assert (caught.value.facts["action"], caught.value.facts["left"]) == (len(actions), 1)


def test_who_owes_an_answer_between_two_turns_runs_no_trains():
    """BCR is asked about the marker of an investor whose turn is over."""
    play = (
        Play(3, **ONLINE)
        .start_operating()
        .owns(BCR="2")
        .change(owed=(ReplaceOwed("BCR", "A1"),), rounds=(Operating(),))
    )
    route = {"train": "2-0", "connections": [["M3", "M5"]], "revenue": 40}
    with pytest.raises(Unreadable) as caught:
        list(import_at(play, site_action("run_routes", "BCR", "corporation", routes=[route])).steps())
    assert caught.value.facts["reason"].code == "import-not-due"


SOLD = site_action("sell_shares", "Cleo", shares=["CKR_3"], percent=10)
BANK_TRAIN = site_action("buy_train", "CKR", "corporation", train="3-2", price=180, variant="3")
SISTERS = site_action("buy_train", "CKR", "corporation", train="2+2-0", price=90, variant="2+2")
SOLD_OUT_OF_TURN = (
    'rule that "18xx.games: shares sold for a train of the bank, and another came instead" Cleo: sell CKR 1'
)


@pytest.mark.parametrize(
    ("then", "lines"),
    [
        (BANK_TRAIN, ["train 3", "sell CKR 1"]),
        (site_action("purchase_train", "P7", "company"), [SOLD_OUT_OF_TURN, "rocket"]),
        (SISTERS, [SOLD_OUT_OF_TURN, "train 2+2 from HKR for 90"]),
    ],
)
def test_R58_sold_shares_stay_sold_if_another_train_comes(then: Action, lines: list[str]):
    # CKR must buy a 3 for 180 and has 100, its director Cleo nothing but shares; HKR has trains and is hers too.
    play = Play(3, **ONLINE).start_operating().sale("3", 3).owns(BCR="3", HKR="2+2 3").change(privates={"P7": "Cleo"})
    play.player("Cleo", cash=0, shares={"CKR": 30, "HKR": 20}).player("Bert", shares={}).company("HKR", director="Cleo")
    found = import_at(play.company("CKR", cash=100).turn("CKR", step=TRAINS), SOLD, then)
    assert written(found)[: len(lines)] == lines
    cleo, ckr = found.state.players["Cleo"], found.state.companies["CKR"]
    assert (cleo.shares["CKR"], len(ckr.trains)) == (20, 1)
    assert cleo.cash + ckr.cash == 100 + (80 - 5) - amount_spent(then)


def amount_spent(then: Action) -> int:
    return int(then.get("price", 0)) if then is not BANK_TRAIN else 100 + (80 - 5)


def test_a_payment_declined_there_goes_out_and_comes_in_again():
    lines = read(BOUGHT, DECLINED)[1]
    script = translate_from(table().state, lines, ONLINE)
    sent = script.writer.actions
    assert [(action["type"], action["entity"]) for action in sent][-2:] == [("buy_train", "CKR"), ("pass", "P0")]
    assert not any(action.get("auto_actions") for action in sent)
