"""V The first share buying round."""

from __future__ import annotations

import pytest

from eighteen80.china.events import CannotBid, PrivateBought, PrivatePaid
from eighteen80.china.moves import Bid
from eighteen80.china.state import Auction, Draft, Operating, ShareRound
from eighteen80.refusals import Illegal
from tests.support.china.play_table import AUCTION, Play


def at_auction(play: Play) -> Auction:
    assert isinstance(play.state.round, Auction)
    return play.state.round


def test_R01_p0_opens_with_priority_and_p1_with_the_left_player():
    play = Play(4)
    assert (at_auction(play).private, play.due) == ("P0", "Anna")
    play("bid 5; pass; pass; pass")
    assert (at_auction(play).private, play.due) == ("P1", "Bert")


def test_R01_the_opener_follows_the_number_whoever_won():
    play = Play(3)
    play("pass; bid 5; pass")
    assert play.state.privates == {"P0": "Bert"}
    assert play.due == "Bert"
    play("bid 10; pass; pass")
    assert play.due == "Cleo"


def test_R01_after_sale_at_nothing_p1_is_still_opened_by_seat_1():
    play = Play(3)
    play("pass; pass; pass")
    assert play.state.privates == {"P0": "Anna"}
    assert (at_auction(play).private, play.due) == ("P1", "Bert")


@pytest.mark.parametrize(
    ("line", "code"),
    [("bid 7", "auction-step"), ("bid 0", "auction-low"), ("bid 605", "auction-cash"), ("buy HKR", "turn-not-now")],
)
def test_R02_bids_go_by_5_from_face_value_within_cash(line: str, code: str):
    assert Play(3).refusal_of(line).code == code


@pytest.mark.parametrize(
    ("cash", "line", "instead"),
    [(600, "bid 303", 300), (600, "bid 605", 600), (600, "bid 3", 5), (5, "bid 10", 5), (9, "bid 7", 5)],
)
def test_R02_impossible_bid_is_refused_with_the_nearest_one(cash: int, line: str, instead: int):
    refusal = Play(3).player("Anna", cash=cash).refusal_of(line)
    assert isinstance(refusal, Illegal)
    assert refusal.instead == Bid(instead)


@pytest.mark.parametrize(
    ("cash", "lines"), [(600, ["bid 5", "bid 600", "pass"]), (9, ["bid 5", "pass"]), (10, ["bid 5", "bid 10", "pass"])]
)
def test_R02_the_least_and_the_highest_bid_are_listed_once(cash: int, lines: list[str]):
    assert sorted(Play(3).player("Anna", cash=cash).legal()) == sorted(lines)


def test_R02_a_bid_is_at_least_5_above_the_last():
    play = Play(3)("bid 20")
    refusal = play.refusal_of("bid 20")
    assert (refusal.code, refusal.facts["least"]) == ("auction-low", 25)
    play("bid 25")


def test_R02_the_only_bid_of_the_last_player_wins_at_once():
    play = Play(3)("pass; pass; bid 5")
    assert play.state.privates == {"P0": "Cleo"}


def test_R02_passing_lasts_for_this_auction_only():
    play = Play(3)("bid 5; pass; bid 10")
    assert play.due == "Anna"
    play("bid 15")
    assert play.due == "Cleo"
    play("pass")
    assert at_auction(play).private == "P1"
    play("bid 10")
    assert play.due == "Cleo"


def test_R06_the_winner_pays_at_once():
    play = Play(3)("bid 30; pass; pass")
    assert play.state.players["Anna"].cash == 570
    assert play.events_of(PrivateBought) == [PrivateBought("Anna", "P0", 30)]


def test_R03_least_bid_for_p1_falls_by_5_for_everybody():
    play = Play(3)("bid 5; pass; pass")
    play("pass; pass; pass")
    assert (at_auction(play).least, play.due) == (5, "Bert")
    play("pass; bid 5; pass; pass")
    assert play.state.privates["P1"] == "Cleo"
    assert play.state.players["Cleo"].cash == 595


def test_R03_at_nothing_the_opener_must_take_p1():
    play = Play(4)("bid 5; pass; pass; pass")
    play("pass; pass; pass; pass", "pass; pass; pass; pass")
    assert play.state.privates["P1"] == "Bert"
    assert play.state.players["Bert"].cash == 480


def test_R04_all_passing_on_p2_pays_and_offers_it_again():
    play = Play(3)(*AUCTION[:2])
    play("pass; pass; pass")
    assert play.events_of(PrivatePaid) == [PrivatePaid("P1", "Bert", 5)]
    assert at_auction(play) == Auction("P2", "Cleo", 25)


def test_who_cannot_pay_the_next_bid_is_passed_over():
    play = Play(3).player("Bert", cash=20)
    play("bid 20")
    assert play.events_of(CannotBid) == [CannotBid("Bert", "P0")]
    assert play.due == "Cleo"
    play("bid 25")
    assert play.due == "Anna"


def test_R07_p6_brings_20_percent_of_bcr_at_100():
    play = Play(3)(*AUCTION[:7])
    assert play.due == "Anna"
    assert play.legal() == [f"permit {letters} row {row}" for letters in ("ABC", "BCD") for row in (1, 2, 3, 4)]
    assert play.refusal_of("permit ABD").code == "permit-choice"
    assert play.refusal_of("bid 50").code == "turn-not-now"
    play("permit bcd")
    bcr = play.state.companies["BCR"]
    assert (bcr.director, bcr.par, bcr.row, bcr.certificate, bcr.permits) == ("Anna", 100, 1, 20, "BCD")
    assert (bcr.open, bcr.cash, bcr.bank) == (False, 0, 80)
    assert "P6" not in play.state.privates


def test_R05_new_seating_by_cash_ties_in_the_old_order():
    play = Play(4)(*(line.replace("; pass; pass", "; pass; pass; pass") for line in AUCTION))
    cash = {name: player.cash for name, player in play.state.players.items()}
    assert cash == {"Anna": 405, "Bert": 370, "Cleo": 295, "Dora": 385}
    assert play.state.seats == ("Cleo", "Bert", "Dora", "Anna")
    assert play.state.priority == "Cleo"


def test_R05_with_equal_cash_the_old_order_stays():
    play = Play(3)
    for name in play.state.seats:
        play.player(name, cash=400)
    play.change(rounds=(Auction("P7", "Bert", 50),))
    play("bid 50; pass; pass")
    assert play.state.seats == ("Bert", "Anna", "Cleo")


def test_R09_each_player_takes_one_investor_and_the_rest_leave():
    play = Play(3)(*AUCTION)
    assert isinstance(play.state.round, Draft)
    assert play.due == play.state.seats[0]
    assert len(play.legal()) == 7
    play("investor A2")
    refusal = play.refusal_of("investor A2")
    assert (refusal.code, refusal.facts["owner"]) == ("investor-taken", play.state.seats[0])
    play("investor a4; investor 1")
    assert set(play.state.investors) == {"A1", "A2", "A4"}
    assert isinstance(play.state.round, ShareRound)


def test_R09_who_finds_no_investor_left_goes_without():
    play = Play(7)(*(line.replace("; pass; pass", "; pass" * 6) for line in AUCTION))
    first, second, *_ = play.state.seats
    play("investor A1; investor A2", f'correct investor A2 {first} "as it was agreed"')
    play("investor A3; investor A4; investor A5; investor A6; investor A7")
    assert isinstance(play.state.round, ShareRound)
    assert [card.owner for card in play.state.investors.values()].count(first) == 2
    assert second not in {card.owner for card in play.state.investors.values()}


def test_R08_bcr_s_owner_puts_a_bcr_share_on_his_investor():
    play = Play(3).after_auction()
    reserved = {card.owner: card.share for card in play.state.investors.values()}
    assert reserved == {"Anna": "BCR", "Bert": None, "Cleo": None}
    assert play.state.companies["BCR"].bank == 70


def test_R07_privates_pay_and_bcr_opens_with_500_after_round_one():
    play = Play(3).after_auction()
    assert play.refusal_of("sell BCR 1").code == "sell-first-round"
    play("pass; pass; pass")
    bcr = play.state.companies["BCR"]
    assert (bcr.open, bcr.cash, bcr.capital) == (True, 500, "half")
    assert isinstance(play.state.round, Operating)
    assert play.state.passing == 1
    assert [marker.owner for marker in play.state.board.stations["M3"]] == ["BCR"]


def test_R04_auction_pause_operates_nobody_and_drops_no_price():
    play = Play(3)(*AUCTION[:8])
    cash = {name: player.cash for name, player in play.state.players.items()}
    play("pass; pass; pass")
    assert {event.private for event in play.events_of(PrivatePaid)} == {"P1", "P2", "P3", "P4", "P5"}
    assert at_auction(play) == Auction("P7", "Bert", 50)
    assert not play.state.companies["BCR"].open
    assert sum(player.cash for player in play.state.players.values()) == sum(cash.values()) + 75
    play("pass; pass; pass")
    assert at_auction(play) == Auction("P7", "Bert", 50)


def test_R04_R06_the_income_of_the_pause_may_be_bid():
    play = Play(3)(*AUCTION[:8])
    for name in play.state.seats:
        play.player(name, cash=40)
    play.change(rounds=(Auction("P7", "Bert", 50),)).settle()
    assert at_auction(play).private == "P7"
    assert play.due == "Bert"
    play("bid 50")


def test_V_first_share_round_founds_and_buys_bcr_shares():
    play = Play(3).after_auction()
    assert {line.split()[0] for line in play.legal()} == {"found", "buy", "pass"}
    assert [line for line in play.legal() if line.startswith("buy")] == ["buy BCR"]
    play("buy BCR; pass; pass; pass")
    assert [name for name, company in play.state.companies.items() if company.open] == ["BCR"]
