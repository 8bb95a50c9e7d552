"""The worked examples of the rulebook, played. Those about routes and track stand in the tests of routes and track."""

from __future__ import annotations

import pytest

from eighteen80.china.events import PriceMoved
from eighteen80.china.map.board import place_marker
from eighteen80.china.rules.companies import certificates
from eighteen80.china.rules.operating.turn_events import DividendPaid, IncomeWithheld, TrainsRemoved
from eighteen80.china.rules.operating.turns import TRAINS
from eighteen80.china.state import Company, Marker, Operating, ShareRound
from tests.support.china.play_table import Play


@pytest.fixture
def removal() -> Play:
    """X: four companies, CKR has just bought, five 2-trains are left; NXR, BCR and HKR follow on the list."""
    play = Play(3).start_operating().change(privates={})
    play.company("CKR", par=90, row=1, space=(3, 3)).company("HKR", par=100, row=2, space=(1, 3))
    play.change(
        companies={
            **play.state.companies,
            "NXR": Company("Anna", open=True, par=90, row=2, certificate=20, space=(3, 3), markers=2, cash=0),
        }
    )
    play.player("Anna", shares={"BCR": 20, "NXR": 20})
    play.change(investors={name: card._replace(open=False) for name, card in play.state.investors.items()})
    play.change(board=place_marker(play.state.board, "J6", Marker("NXR")))
    play.owns(BCR="2", HKR="2", CKR="2", NXR="2").sale("2", 6)
    for name in ("BCR", "HKR", "CKR", "NXR"):
        play.company(name, cash=200, permits="D")
    return play.turn("CKR", step=TRAINS)("train 2; done")


def around(play: Play) -> Play:
    """NXR, BCR and HKR buy nothing."""
    for name in ("NXR", "BCR", "HKR"):
        assert play.due == name
        play("withhold; done" if "withhold" in play.legal() else "done")
    return play


def test_example_of_ckr_another_purchase_and_round_goes_on_X(removal: Play):
    assert (removal.state.marker, removal.state.depot["2"]) == ("CKR", 5)
    around(removal)
    assert removal.due == "CKR"
    removal("train 2")
    assert removal.state.depot["2"] == 4
    assert not removal.events_of(TrainsRemoved)
    assert isinstance(removal.state.round, Operating)


def test_X_example_of_ckr_removes_five_and_goes_on(removal: Play):
    around(removal)("done")
    assert removal.events_of(TrainsRemoved) == [TrainsRemoved("2", 5)]
    assert isinstance(removal.state.round, ShareRound)
    removal.company("CKR", cash=180)("pass; pass; pass")
    assert (removal.due, removal.state.turn.step) == ("CKR", TRAINS)
    removal("train 2+2")


def test_the_example_of_hkr_at_120_adds_50_and_at_125_100_X():
    play = Play(3).start_operating().owns(HKR="2").company("HKR", space=(1, 7)).player("Bert", shares={"HKR": 20})
    play.begins("HKR")("pay")
    assert play.events_of(DividendPaid)[0].income == 50
    assert play.events_of(PriceMoved) == [PriceMoved("HKR", 120, 125)]
    play.begins("HKR")("withhold")
    assert play.events_of(IncomeWithheld) == [IncomeWithheld("HKR", 100)]


def test_the_example_of_permits_abc_or_bcd_but_not_abd_VIII():
    play = Play(3).after_auction()
    assert play.refusal_of("found NJR 70 20% ABD").code == "permit-choice"
    for letters in ("ABC", "BCD"):
        assert f"found NJR 70 20% {letters} row 1" in play.legal()


def test_XII_40_percent_certificate_leaves_six_single_shares():
    play = Play(3).after_auction().player("Bert", cash=1000).share_round("Bert")("found NJR 70 40% A")
    company = play.state.companies["NJR"]
    assert company.certificate == 40
    assert company.bank + 10 == 60
    assert certificates(play.state, "Bert") == 1


def test_VIII_old_director_receives_shares_for_the_certificate():
    play = Play(3).start_operating().company("HKR", certificate=40).player("Bert", shares={"HKR": 40})
    play.player("Anna", shares={"BCR": 20, "HKR": 30}).phase("B1").share_round("Anna")("buy HKR; buy BCR; pass")
    play.share_round("Anna")("buy HKR")
    assert play.state.companies["HKR"].director == "Anna"
    assert certificates(play.state, "Bert") >= 4
    assert play.state.players["Bert"].shares["HKR"] == 40


@pytest.mark.parametrize(
    ("sold", "left", "heir"),
    [(1, 30, None), (2, 20, None), (3, 10, "Cleo"), (4, 0, "Cleo")],
)
def test_directors_sale_passes_office_to_one_with_most_VIII(sold: int, left: int, heir: str | None):
    play = Play(3).start_operating().phase("B1").player("Anna", shares={"BCR": 40})
    play.player("Bert", shares={"HKR": 20, "BCR": 10}).player("Cleo", shares={"CKR": 20, "BCR": 20})
    play.share_round("Anna")(f"sell BCR {sold}")
    assert play.state.players["Anna"].shares.get("BCR", 0) == left
    assert play.state.companies["BCR"].director == (heir or "Anna")


def test_without_fitting_holder_director_keeps_his_office_VIII():
    play = Play(3).start_operating().phase("B1").player("Anna", shares={"BCR": 40}).company("BCR", certificate=30)
    play.player("Bert", shares={"HKR": 20, "BCR": 20}).share_round("Anna")
    assert play.refusal_of("sell BCR 2").code == "sell-certificate"
    play("sell BCR 1")
    assert play.state.companies["BCR"].director == "Anna"


def test_XII_forced_sale_changes_no_director():
    play = Play(3).start_operating().sale("3+3", 3).owns(HKR="3", CKR="3").company("BCR", cash=0)
    play.player("Anna", cash=0, shares={"BCR": 20, "HKR": 30}).player("Bert", shares={"HKR": 20})
    play.company("HKR", director="Anna").turn("BCR", step=TRAINS)("train 3+3")
    assert play.choices() == ["sell HKR 1", "borrow"]
    assert play.refusal_of("sell HKR 2").code == "forced-director"
