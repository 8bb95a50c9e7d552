"""V The first share buying round."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from eighteen80.china.events import PrivatePaid
from eighteen80.china.moves import Bid
from eighteen80.china.state import Auction, Operating, ShareRound
from eighteen80.refusals import Illegal
from tests.support.china.play_table import AUCTION, Play, refused, seen, taken
from tests.support.examples import Example


def at_auction(play: Play) -> Auction:
    assert isinstance(play.state.round, Auction)
    return play.state.round


def begin() -> Play:
    return Play(3)


def four() -> Play:
    return Play(4)


def sold(number: int) -> Callable[[], Play]:
    """Begin after this number of auctions."""
    return lambda: Play(3)(*AUCTION[:number])


NEW: dict[str, Any] = {"start": begin}
FOUR: dict[str, Any] = {"start": four}
PASSES = "pass; pass; pass"
P0, P0_OF_FOUR = "bid 5; pass; pass", f"bid 5; {PASSES}"
EXAMPLES = {
    "R01 p0 is opened with priority": seen({"private": "P0", "due": "Anna"}, **FOUR),
    "R01 p1 by the left player": taken(P0_OF_FOUR, {"private": "P1", "due": "Bert"}, **FOUR),
    "R01 the opener follows the number whoever won": taken(
        "pass; bid 5; pass", {"privates": {"P0": "Bert"}, "due": "Bert"}, **NEW
    ),
    "R01 also the next time": taken("pass; bid 5; pass; bid 10; pass; pass", {"due": "Cleo"}, **NEW),
    "R01 after sale at nothing p1 is still opened by seat 1": taken(
        PASSES, {"privates": {"P0": "Anna"}, "private": "P1", "due": "Bert"}, **NEW
    ),
    **{
        f"R02 bids go by 5 from face value within cash, not {line}": refused(line, code, **NEW)
        for line, code in (
            ("bid 7", "auction-step"),
            ("bid 0", "auction-low"),
            ("bid 605", "auction-cash"),
            ("buy HKR", "turn-not-now"),
        )
    },
    "R02 a bid is above the last": refused("bid 20; bid 20", "auction-low", {"least": 25}, **NEW),
    "R02 at least by 5": taken("bid 20; bid 25", {"due": "Cleo"}, **NEW),
    "R02 the only bid of the last player wins at once": taken(
        "pass; pass; bid 5", {"privates": {"P0": "Cleo"}}, **NEW
    ),
    "R02 who has passed is not asked again": taken("bid 5; pass; bid 10; bid 15", {"due": "Cleo"}, **NEW),
    "R02 passing lasts for this auction only": taken(
        "bid 5; pass; bid 10; bid 15; pass; bid 10", {"private": "P1", "due": "Cleo"}, **NEW
    ),
    "R02 who cannot pay the next bid is passed over": taken(
        "bid 20", {"CannotBid": [("Bert", "P0")], "due": "Cleo"}, Bert={"cash": 20}, **NEW
    ),
    "R02 for the rest of the auction": taken("bid 20; bid 25", {"due": "Anna"}, Bert={"cash": 20}, **NEW),
    "R06 the winner pays at once": taken(
        "bid 30; pass; pass", {"Anna cash": 570, "PrivateBought": [("Anna", "P0", 30)]}, **NEW
    ),
    "R03 least bid for p1 falls by 5": taken(f"{P0}; {PASSES}", {"least": 5, "due": "Bert"}, **NEW),
    "R03 for everybody": taken(
        f"{P0}; {PASSES}; pass; bid 5; pass; pass",
        {"privates": {"P0": "Anna", "P1": "Cleo"}, "Cleo cash": 595}, **NEW,
    ),
    "R03 at nothing the opener must take p1": taken(
        f"{P0_OF_FOUR}; {PASSES}; pass; {PASSES}; pass",
        {"privates": {"P0": "Anna", "P1": "Bert"}, "Bert cash": 480}, **FOUR,
    ),
    "R04 all passing on p2 pays and offers it again": taken(
        PASSES, {"PrivatePaid": [("P1", "Bert", 5)], "private": "P2", "due": "Cleo", "least": 25}, start=sold(2)
    ),
    "R07 the owner of p6 chooses permits and row": seen(
        {"due": "Anna",
         "choices": [f"permit {letters} row {row}" for letters in ("ABC", "BCD") for row in (1, 2, 3, 4)]},
        start=sold(7),
    ),
    "R07 of those of a certificate of 20%": refused("permit ABD", "permit-choice", start=sold(7)),
    "R07 before anything else": refused("bid 50", "turn-not-now", start=sold(7)),
    "R07 p6 brings 20 percent of bcr at 100": taken(
        "permit bcd",
        {"BCR director": "Anna", "BCR par": 100, "BCR row": 1, "BCR certificate": 20, "BCR permits": "BCD",
         "BCR open": False, "BCR cash": 0, "BCR bank": 80,
         "privates": dict(zip(("P0", "P1", "P2", "P3", "P4", "P5"), ("Anna", "Bert", "Cleo") * 2, strict=True))},
        start=sold(7),
    ),
    "R09 whoever sits first chooses of all investors": seen(
        {"round": "Draft", "choices": [f"investor A{number}" for number in range(1, 8)]}, start=sold(9)
    ),
    "R09 of those that are left": refused(
        "investor A2; investor A2", "investor-taken", {"owner": "Anna"}, start=sold(9)
    ),
    "R09 each player takes one investor": taken(
        "investor A2; investor a4; investor 1", {"round": "ShareRound"}, start=sold(9)
    ),
}  # fmt: skip


@pytest.mark.parametrize("example", EXAMPLES.values(), ids=EXAMPLES)
def test_auction(example: Example):
    example.check()


def test_R09_each_takes_one_and_the_rest_leave():
    play = sold(9)()
    assert play.due == play.state.seats[0]
    assert set(play("investor A2; investor A4; investor A1").state.investors) == {"A1", "A2", "A4"}


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
