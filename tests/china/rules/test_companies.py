"""VIII Major companies: the director's certificate, changes of director, permits, the turn order list."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from eighteen80.china import GAME
from eighteen80.china.box.components import BOX
from eighteen80.china.course import Course
from eighteen80.china.events import (
    CapitalPaid,
    CompanyOpened,
    InterestCharged,
    PriceMoved,
)
from eighteen80.china.moves import Done, Found, Move, Sell
from eighteen80.china.rules.companies import (
    certificate_limit,
    certificates,
    on_sale,
    ready_to_open,
    rows_allowed,
    successor,
)
from eighteen80.china.rules.investors import begin_merger
from eighteen80.china.state import Marker
from eighteen80.refusals import Illegal
from tests.support.china.play_table import AUCTION, Play, pass_share_round, refused, seen, taken
from tests.support.examples import Example


def seven_sold(**rulings: str) -> Play:
    """Everything up to P6 is auctioned; Anna has to choose the permits and the row of BCR."""
    return Play(3, **rulings)(*AUCTION[:7])


def share_round() -> Play:
    """A share round with Anna due; she directs BCR, Bert HKR, Cleo CKR, and everybody has 1,000."""
    return Play(3).start_operating().share_round("Anna")


@pytest.fixture
def play() -> Play:
    return share_round()


ANNA: dict[str, Any] = {"share_round": "Anna"}
CHALLENGE: dict[str, Any] = {"phase": "B1", "Anna": {"shares": {"BCR": 20, "HKR": 20}}, **ANNA}
FORTY: dict[str, Any] = {"HKR": {"certificate": 40}, "Bert": {"shares": {"HKR": 40}}, "share_round": "Bert"}
SCR = "found SCR 70 20% ABC; pass; pass; pass"
EXAMPLES = {
    **{
        f"XII certificate of {percent}% costs {cost}": taken(
            f"found NJR 80 {percent}% {BOX.setup.permit_choices[percent][0]}",
            {"CompanyFounded": [("Anna", "NJR", 80, percent, cost)], "Anna cash": 1000 - cost,
             "NJR bank": 100 - percent},
            **ANNA,
        )
        for percent, cost in ((20, 160), (30, 240), (40, 320))
    },
    "XII certificate comes before any share": refused("buy NJR", "stock-not-founded", **ANNA),
    "XII certificate comes once": refused("found HKR 90 20% ABC", "found-already", {"director": "Bert"}, **ANNA),
    "XII a player may own a whole company": taken(
        "buy HKR", {"Bert shares": {"HKR": 90}, "A3 share": "HKR"},
        phase="B1", Bert={"shares": {"HKR": 80}}, share_round="Bert",
    ),
    "R07 R21 bcr chooses its row before all others": taken("permit ABC row 3", {"BCR row": 3}, start=seven_sold),
    "R07 the start of bcr names no company": refused("permit ABC HKR", "permit-start", start=seven_sold),
    "R21 the top row alone where the table plays so": refused(
        "permit ABC row 2", "found-row", par_row="top", start=seven_sold
    ),
    "R21 it alone is listed": seen(
        {"choices": ["permit ABC row 1", "permit BCD row 1"]}, par_row="top", start=seven_sold
    ),
    "R32 by purchase more than the director": taken(
        "buy HKR", {"DirectorChanged": [("HKR", "Bert", "Anna")], "Bert shares": {"HKR": 20},
                    "Anna shares": {"BCR": 20, "HKR": 30}}, **CHALLENGE,
    ),
    "R32 new director has everything of the company": taken(
        "buy HKR", {"HKR trains": ("2", "2"), "HKR permits": "ABCD", "HKR cash": 900},
        trains={"HKR": "2 2"}, HKR={"permits": "ABCD"}, **CHALLENGE,
    ),
    "R32 nobody else holds enough for the certificate": refused(
        "sell HKR 1", "sell-certificate", {"most": 0}, Anna={"shares": {"BCR": 20, "HKR": 10}}, **FORTY
    ),
    "R32 certificate goes to who holds as many shares": taken(
        "sell HKR 1", {"HKR director": "Anna", "Bert shares": {"HKR": 30}},
        Anna={"shares": {"BCR": 20, "HKR": 40}}, **FORTY,
    ),
    "R24 once open always open": taken(
        "pass; pass; pass", {"BCR open": True}, phase="C2", Anna={"shares": {"BCR": 20}}, **ANNA
    ),
    "R25 before the end no home marker lies": taken("found NJR 70 20% ABC", {"at K13": ()}, **ANNA),
    "R25 free home marker lies after the share round": taken(
        "found NJR 70 20% ABC; pass; pass; pass", {"at K13": (Marker("NJR"),), "NJR markers": 2, "NJR cash": 350},
        **ANNA,
    ),
    "R39 home of two cities lies in neither at first": taken(SCR, {"at N12": (Marker("SCR", None),)}, **ANNA),
    "R39 home of two cities on a tile is asked for": taken(
        SCR, {"due": "SCR", "choices": ["home Changsha", "home Nanchang"]}, tiles=("N12 8862 SW-SE NE-E",), **ANNA
    ),
    "R39 home of two cities on a tile is chosen on opening": taken(
        f"{SCR}; home Changsha", {"at N12": (Marker("SCR", 0),)}, tiles=("N12 8862 SW-SE NE-E",), **ANNA
    ),
}  # fmt: skip


@pytest.mark.parametrize("example", EXAMPLES.values(), ids=EXAMPLES)
def test_company(example: Example):
    example.check()


@pytest.mark.parametrize(("percent", "single"), [(20, 30), (30, 20), (40, 10)])
def test_XII_R77_the_rest_of_five_shares_is_on_sale(play: Play, percent: int, single: int):
    before = certificates(play.state, "Anna")
    play(f"found NJR 70 {percent}% {BOX.setup.permit_choices[percent][0]}")
    assert certificates(play.state, "Anna") == before + 1
    assert on_sale(play.state, play.state.companies["NJR"]) == single


def test_R21_a_row_that_is_taken_is_allowed_to_nobody():
    assert rows_allowed(seven_sold()("permit ABC row 3").state, 100) == (1, 2, 4)


def test_R39_home_of_two_cities_is_decided_by_its_first_tile(play: Play):
    play(SCR).begins("SCR")
    play(next(line for line in play.legal() if line.startswith("lay N12")))
    assert (play.due, play.choices()) == ("SCR", ["home Changsha", "home Nanchang"])
    assert play("home Nanchang").look_at("at N12") == (Marker("SCR", 1),)


# The certificate and the permits


@pytest.mark.parametrize(
    ("percent", "permits"),
    [(20, ("ABC", "BCD")), (30, ("AB", "BC", "CD")), (40, ("A", "B", "C", "D"))],
)
def test_R22_two_to_four_shares_give_three_to_one_phases(play: Play, percent: int, permits: tuple[str, ...]):
    assert tuple(BOX.setup.permit_choices[percent]) == permits
    found = [line.split()[4] for line in play.legal() if line.startswith(f"found NJR 70 {percent}%")]
    assert tuple(dict.fromkeys(found)) == permits
    for letters in ("ABD", "AC", "ABCD", "DA"):
        assert play.refusal_of(f"found NJR 70 {percent}% {letters}").code in ("permit-choice", "unreadable-word")


def test_R21_four_companies_at_each_initial_price(play: Play):
    for row, name in enumerate(("NJR", "WNR", "NXR", "JHA"), 1):
        play.company(name, director="Bert", par=70, row=row, certificate=20, space=(7, 3))
        play.player("Bert", shares={**play.state.players["Bert"].shares, name: 20})
    assert rows_allowed(play.state, 70) == ()
    assert play.refusal_of("found LHR 70 20% ABC").code == "found-price-full"
    assert play.refusal_of("found LHR 70 20% ABC row 3").code == "found-row"
    assert not [line for line in play.legal() if " 70 " in line]
    play("found LHR 80 20% ABC")


@pytest.mark.parametrize(
    ("move", "code"),
    [
        (Found("NJR", 85, 20, "ABC", 1), "found-price"),
        (Found("NJR", 80, 50, "ABC", 1), "found-certificate"),
        (Sell((("BCR", 1), ("BCR", 1))), "sell-twice"),
        (Done(), "stock-nothing-sold"),
    ],
)
def test_what_no_line_can_say_is_refused_all_the_same(play: Play, move: Move, code: str):
    with pytest.raises(Illegal) as caught:
        GAME.check(play.state, move)
    assert caught.value.code == code


# Change of director


def test_R32_by_the_share_of_an_investor_that_joins(play: Play):
    play.player("Cleo", shares={"CKR": 20, "BCR": 20}).company("BCR", director="Cleo").player(
        "Anna", shares={"BCR": 20}
    )
    course = Course(play.state)
    begin_merger(course, "A1")
    assert course.state.companies["BCR"].director == "Anna"


@pytest.mark.parametrize(("director", "heir"), [("Anna", "Bert"), ("Bert", "Cleo"), ("Cleo", "Anna")])
def test_R32_among_equals_first_clockwise_from_old_director(play: Play, director: str, heir: str):
    play.company("NJR", director=director)
    holdings = dict.fromkeys(play.state.seats, 30) | {director: 20}
    assert successor(play.state, "NJR", holdings) == heir


def test_R32_one_with_most_comes_before_one_who_sits_nearer(play: Play):
    play.company("NJR", director="Anna")
    assert successor(play.state, "NJR", {"Anna": 10, "Bert": 20, "Cleo": 30}) == "Cleo"


# Opening


def test_R24_it_is_the_directors_own_percentage_that_counts(play: Play):
    play.phase("B1")("found NJR 70 20% ABC")
    play.share_round("Bert")("buy NJR")
    assert not ready_to_open(play.state, "NJR")
    play.share_round("Anna")("buy NJR")
    assert ready_to_open(play.state, "NJR")
    pass_share_round(play)
    assert play.state.companies["NJR"].open


def test_R24_in_phase_a_five_shares_sold_are_nothing_left_to_buy(play: Play):
    play.company("NJR", director="Anna", par=70, row=1, certificate=20, space=(7, 3))
    play.player("Anna", shares={"BCR": 20, "NJR": 20}).player("Bert", shares={"HKR": 20, "NJR": 30})
    assert on_sale(play.state, play.state.companies["NJR"]) == 0
    assert play.share_round("Cleo").refusal_of("buy NJR").code == "stock-none-left"
    # In phase A every certificate is enough to open; otherwise a share that may not be bought yet would not prevent it.
    asking = replace(play.state.phase, float_percent=30)
    assert ready_to_open(play.change(phase=asking).state, "NJR")
    assert not ready_to_open(play.phase("B1").state, "NJR")
    assert "buy NJR" in play.legal()


def test_R24_R34_at_end_of_round_open_then_rise_then_interest(play: Play):
    play("found NJR 70 40% A")
    play.share_round("Bert")("buy NJR").player("Bert", debt=10)
    pass_share_round(play.share_round("Anna"))
    kinds = [type(event) for event in play.events]
    assert kinds.index(CompanyOpened) < kinds.index(PriceMoved) < kinds.index(InterestCharged)
    assert play.events_of(PriceMoved) == [PriceMoved("NJR", 70, 75)]
    assert play.events_of(CapitalPaid)[0].amount == 350


# The certificate limit


@pytest.mark.parametrize(("players", "limit"), [(3, 20), (4, 16), (5, 14), (6, 12), (7, 11)])
def test_R33_the_certificate_limit_by_number_of_players(players: int, limit: int):
    assert certificate_limit(Play(players).state) == limit


def full(play: Play, *, over: int = 0) -> Play:
    """Anna holds as many certificates as she may, and more."""
    shares = {"BCR": 20, "NJR": 80, "WNR": 80, "NXR": 60 + 10 * over}
    for row, name in enumerate(("NJR", "WNR", "NXR"), 1):
        play.company(name, director="Anna", par=70, row=row, certificate=20, bank=100 - shares[name], space=(7, 3))
    return play.player("Anna", shares=shares).phase("B1")


def test_R33_at_limit_nothing_is_bought_until_something_is_sold(play: Play):
    full(play)
    assert certificates(play.state, "Anna") == 20
    refusal = play.refusal_of("buy HKR")
    assert (refusal.code, refusal.facts["limit"], refusal.facts["held"]) == ("stock-limit", 20, 20)
    assert play.refusal_of("found JHA 100 20% ABC").code == "stock-limit"
    play("sell NXR 1; buy HKR")


def test_R33_at_the_limit_one_may_pass(play: Play):
    full(play)("pass")
    assert play.due == "Bert"


def test_R33_privates_investors_and_reserved_shares_do_not_count(play: Play):
    assert certificates(play.state, "Anna") == 1
    assert "P0" in play.state.privates


def test_R33_over_the_limit_one_must_sell_before_anything_else(play: Play):
    full(play, over=2)
    assert certificates(play.state, "Anna") == 22
    assert play.refusal_of("pass").code == "stock-over-limit"
    assert play.refusal_of("buy HKR").code == "stock-limit"
    assert "pass" not in play.legal()
    play("sell NJR 1")
    assert play.refusal_of("done").code == "stock-over-limit"
    play("sell NJR 1; done")


def test_R33_over_the_limit_by_the_loss_of_a_directorship(play: Play):
    full(play)
    play.player("Anna", shares={**play.state.players["Anna"].shares, "BCR": 20})
    play.player("Bert", shares={"HKR": 20, "BCR": 20}).share_round("Bert")("buy BCR")
    assert certificates(play.state, "Anna") == 21
    assert play.share_round("Anna").refusal_of("pass").code == "stock-over-limit"


def test_R33_player_over_the_limit_with_nothing_to_sell_passes(play: Play):
    for row, name in enumerate(("NJR", "WNR"), 1):
        play.company(name, director="Anna", par=70, row=row, certificate=20, space=(7, 3))
    play.player("Anna", shares={"BCR": 90, "NJR": 80, "WNR": 80}).phase("B3")
    assert certificates(play.state, "Anna") == 22
    assert play.refusal_of("buy HKR").code == "stock-limit"
    assert play.refusal_of("sell BCR 1").code == "sell-communist"
    assert "pass" in play.legal()
    play("pass")
