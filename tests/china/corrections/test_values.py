"""Every value of the state can be corrected, or RECORD.md gives the reason; each has one notation."""

from __future__ import annotations

import re
from typing import Any

import pytest

from eighteen80.china import GAME, state
from eighteen80.china.corrections.corrected_values import CORRECTIONS
from eighteen80.china.map.board import place_marker
from eighteen80.china.moves import CORRECTED, OF_THE_TABLE
from eighteen80.china.state import BANK, Marker, Operating, ShareRound, State
from eighteen80.engine.table_moves import Corrected
from tests.support.china.play_table import AUCTION, Play
from tests.support.places import RECORD_PAGE

RECORD = RECORD_PAGE.read_text("utf-8")
PAGE = RECORD.partition("## Corrections")[2].partition("\n## ")[0]
FORMS = re.findall(r"^\| `(correct [^`]+)` \| (.+) \|$", PAGE, re.MULTILINE)
REASONS = dict(re.findall(r"^\| ([a-z_, ]+) \| ([^|`]+) \|$", PAGE.partition("| value |")[2], re.MULTILINE))
BOARD = ("tiles", "stations", "supply")
PARTS = (state.Player, state.Company, state.Investor, state.Marker, state.Laid, state.Board, state.State)


@pytest.fixture
def play() -> Play:
    """Three companies and three investors operate; BCR, with a tile, two trains and the marker, is on turn.

    HKR and CKR have one price.
    """
    play = Play(3).start_operating().tiles("M3 57 W-E").owns(BCR="2 2+2").change(marker="BCR")
    play.player("Anna", shares={"BCR": 40, "CKR": 20}).company("CKR", space=(3, 3))
    return play.begins("BCR")


# All of them


def test_every_sort_of_value_has_its_form_on_the_page():
    assert [form.split()[1] for form, _ in FORMS] == list(CORRECTED)
    assert set(CORRECTIONS.values()) == set(CORRECTED)


@pytest.mark.parametrize("form", [form for form, _ in FORMS])
def test_every_form_on_the_page_is_taken(play: Play, form: str):
    before = CORRECTIONS.write_value(play.state, *form.split()[1:3])
    play(form)
    assert play.events_of(Corrected)[0].reason == "why"
    what, subject = form.split()[1:3]
    assert what in ("turn", "capital", "debt", "cash") or CORRECTIONS.write_value(play.state, what, subject) != before


def test_every_field_of_state_is_put_right_or_page_says_why_not():
    explained = {name.strip() for names in REASONS for name in names.split(",")}
    fields = {field for part in PARTS for field in getattr(part, "_fields", BOARD)}
    assert explained <= fields
    corrected = {
        "cash", "debt", "shares", "director", "open", "par", "row", "certificate", "permits", "space", "trains",
        "capital", "second_half", "owner", "share", "city", "number", "rotation", "tiles", "stations", "seats",
        "players", "companies", "investors", "privates", "depot", "phase", "board", "priority", "marker", "rounds",
        "countdown", "chart",
    }  # fmt: skip
    assert not corrected & explained
    assert fields == corrected | explained


# Effects of each


@pytest.mark.parametrize(
    ("line", "value"),
    [
        ("share Anna BCR 20", lambda s: s.players["Anna"].shares == {"BCR": 20} and s.companies["CKR"].bank == 70),
        ("share Cleo CKR 30 HKR 10", lambda s: s.players["Cleo"].shares == {"CKR": 30, "HKR": 10}),
        ("director CKR anna", lambda s: s.companies["CKR"].director == "Anna"),
        ("certificate BCR 40%", lambda s: s.companies["BCR"].certificate == 40),
        ("private P4 Anna", lambda s: s.privates["P4"] == "Anna"),
        ("private P4 none", lambda s: "P4" not in s.privates),
        ("private P4 nic", lambda s: "P4" not in s.privates),
        ("investor A1 Cleo", lambda s: s.investors["A1"].owner == "Cleo"),
        ("investor A1 none", lambda s: not s.investors["A1"].open and "A3" not in s.board.stations),
        ("investor A2 Cleo", lambda s: [m.owner for m in s.board.stations["E13"]] == ["A2"]),
        ("reserved A3 none", lambda s: s.companies["HKR"].bank == 80),
        ("reserved A3 BCR", lambda s: (s.companies["HKR"].bank, s.companies["BCR"].bank) == (80, 40)),
        ("price BCR 110 row 2", lambda s: s.companies["BCR"].space == (1, 5)),
        ("stack CKR CKR HKR", lambda s: s.chart == ("BCR", "CKR", "HKR")),
        ("stack HKR ckr, hkr", lambda s: s.chart == ("BCR", "CKR", "HKR")),
        ("row BCR 90/2", lambda s: (s.companies["BCR"].par, s.companies["BCR"].row) == (90, 2)),
        ("open CKR no", lambda s: not s.companies["CKR"].open and s.companies["CKR"].markers == 3),
        ("train BCR 2+2 3", lambda s: s.companies["BCR"].trains == ("2+2", "3") and s.depot["2"] == 10),
        ("train BCR none", lambda s: s.companies["BCR"].trains == ()),
        ("tile M3 none", lambda s: "M3" not in s.board.tiles),
        ("station M3 none", lambda s: "M3" not in s.board.stations and s.companies["BCR"].markers == 3),
        ("station D12 BCR Fushun", lambda s: s.board.stations["D12"][0].city == 1),
        ("capital BCR none", lambda s: s.companies["BCR"].capital == "none"),
        ("seat Cleo 1", lambda s: s.seats.index("Cleo") == 0),
        ("marker bank HKR", lambda s: s.marker == "HKR"),
        ("ending bank 2", lambda s: s.countdown == 2),
        ("turn bank HKR", lambda s: GAME.due(s) == ("HKR",)),
        ("cash BCR +50", lambda s: s.companies["BCR"].cash == 550),
        ("cash BCR 340", lambda s: s.companies["BCR"].cash == 340),
        ("debt Anna 20", lambda s: s.players["Anna"].debt == 20),
        ("price BCR 2/6", lambda s: s.companies["BCR"].space == (1, 5)),
        ("train BCR +2", lambda s: sorted(s.companies["BCR"].trains) == ["2", "2", "2+2"]),
        ("train bank -4", lambda s: s.depot["4"] == 4),
        ("share Cleo BCR +10", lambda s: s.players["Cleo"].shares == {"CKR": 20, "BCR": 10}),
        ("tile E7 57 W-E", lambda s: s.board.tiles["E7"] == ("57", 1)),
        ("station M7 +BCR", lambda s: s.companies["BCR"].markers == 1),
        ("permit BCR BCD", lambda s: s.companies["BCR"].permits == "BCD"),
        ("priority bank Cleo", lambda s: s.priority == "Cleo"),
        ("phase bank A2", lambda s: s.phase.name == "A2"),
        ("phase A2", lambda s: s.phase.name == "A2"),
        ("priority Cleo", lambda s: s.priority == "Cleo"),
        ('priority "Cleo"', lambda s: s.priority == "Cleo"),
        ("marker HKR", lambda s: s.marker == "HKR"),
    ],
)
def test_a_value_is_put_right(play: Play, line: str, value: Any):
    play(f'correct {line} "why"')
    assert value(play.state)
    assert (play.actor, play.events_of(Corrected)[0].reason) == ("bank", "why")


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("director BCR Cleo", "unsound-director"),
        ("director JHA Cleo", "correct-unfounded"),
        ("certificate BCR 50", "correct-senseless"),
        ("certificate HKR 30", "unsound-director"),
        ("private A1 Anna", "confirm-unknown"),
        ("private P4 Xaver", "correct-senseless"),
        ("investor A2 none", "correct-senseless"),
        ("reserved A3 JHA", "correct-senseless"),
        ("price BCR 3 row 2", "correct-space"),
        ("price BCR 110", "correct-space"),
        ("stack HKR CKR", "correct-senseless"),
        ("stack HKR CKR HKR BCR", "correct-senseless"),
        ("stack HKR CKR CKR", "correct-senseless"),
        ("stack JHA JHA", "correct-unfounded"),
        ("row BCR 90/1", "unsound-row"),
        ("row BCR 95/1", "correct-senseless"),
        ("open JHA yes", "correct-unfounded"),
        ("train BCR 2 2 2 2 2 2 2 2 2 2 2 2", "unsound-train"),
        ("train BCR 99", "correct-senseless"),
        ("station M3 BCR, BCR", "unsound-city"),
        ("station A3 none", "correct-senseless"),
        ("seat Cleo 4", "correct-senseless"),
        ("marker bank JHA", "correct-senseless"),
        ("marker BCR BCR", "confirm-unknown"),
        ("phase Anna A2", "confirm-unknown"),
        ("cash bank +5", "confirm-unknown"),
        ("ending bank 9", "correct-senseless"),
        ("turn bank JHA", "correct-senseless"),
        ("turn bank Anna", "correct-senseless"),
        ("cash BCR -501", "correct-below-nothing"),
        ("share Cleo BCR +80", "unsound-shares"),
        ("price BCR 100", "correct-space"),
        ("train BCR -3", "correct-senseless"),
        ("station M3 +BCR", "correct-marker"),
        ("cash M7 +5", "confirm-unknown"),
        ("share Cleo NJR +10", "unsound-unfounded"),
        ("station B8 +BZU", "unsound-early"),
        ("station E7 +BCR", "unsound-city"),
        ("station A15 +BCR", "unsound-city"),
        ("train bank +4", "unsound-train"),
        ("tile A3 57 W-E", "unsound-ground"),
        ("tile F8 57 W-E", "unsound-ground"),
        ("tile F12 57 W-E", "unsound-ground"),
        ("tile M3 8850 SW-W", "unsound-city"),
        ("tile A5 57 SW-NE", "unsound-track"),
    ],
)
def test_what_makes_no_sense_or_does_not_fit_the_box_is_refused(play: Play, line: str, code: str):
    assert play.refusal_of(f'correct {line} "why"').code == code


def test_turn_is_given_to_whoever_should_have_it_in_every_round():
    auction = Play(3)('correct turn bank Cleo "so it lies"', "bid 10")
    assert auction.due == "Anna"
    draft = Play(3)("; ".join(AUCTION))
    draft('correct turn bank Cleo "so it lies"', "investor A5")
    assert draft.state.investors["A5"].owner == "Cleo"
    shares = Play(3).start_operating().share_round("Anna", passes=2)
    shares('correct turn bank Cleo "so it lies"')
    assert isinstance(shares.state.round, ShareRound)
    assert (shares.due, shares.state.round.passes) == ("Cleo", 0)
    running = Play(3).start_operating()('correct turn bank A7 "so it lies"')
    assert isinstance(running.state.round, Operating)
    assert running.due == "A7"


def test_whoever_is_on_turn_operates(play: Play):
    assert play.change(marker=None).refusal_of('correct open BCR no "so it lies"').code == "unsound-turn"
    assert play.turn("A1").refusal_of('correct investor A1 none "so it lies"').code == "unsound-turn"
    assert (
        play.turn("HKR").change(marker="BCR").refusal_of('correct open BCR no "so it lies"').code == "unsound-waiting"
    )


@pytest.mark.parametrize(
    "line", ["cash Xaver +5", "tile Z9 57 W-E", "train QQQ +2", "colour Anna red", "share Anna QQQ +10"]
)
def test_names_of_nobody_and_nothing_are_refused(play: Play, line: str):
    assert play.refusal_of(f'correct {line} "so it lies"').code in ("unreadable-word", "correct-senseless")


def test_a_company_has_three_markers(play: Play):
    play('correct station M7 +BCR "so it lies"', 'correct station H10 +BCR "so it lies"')
    assert play.refusal_of('correct station A5 +BCR "so it lies"').code == "unsound-marker"


def test_every_player_finds_an_investor_to_choose():
    draft = Play(3)(*AUCTION)("investor A1")
    assert draft.refusal_of('correct investor A2 Bert "so it lies"').code == "correct-owed"
    assert draft.refusal_of('correct investor A1 none "so it lies"').code == "correct-owed"
    draft('correct investor A1 Bert "so it lies"')


def test_no_turn_is_given_to_whoever_is_out():
    auction = Play(3)("bid 5; pass")
    assert auction.refusal_of('correct turn bank Bert "so it lies"').code == "correct-senseless"
    draft = Play(3)(*AUCTION)
    chooser = draft.due
    draft("investor A1")
    assert draft.refusal_of(f'correct turn bank {chooser} "so it lies"').code == "correct-senseless"


def test_a_turn_is_not_given_away_while_a_decision_is_owed():
    owing = Play(3)(*AUCTION[:7])
    assert owing.refusal_of('correct turn bank Bert "so it lies"').code == "correct-owed"


# Positions


def list_values(state: State) -> list[tuple[str, str, str]]:
    """Every value that can be seen, of everything that may have one."""
    subjects = (*state.seats, *state.companies, *state.investors, *state.privates, *state.board.tiles, "E7", BANK)
    subjects = (*subjects, *state.board.stations)
    found = [
        (what, subject, CORRECTIONS.write_value(state, what, subject))
        for what in CORRECTED
        for subject in dict.fromkeys(subjects)
    ]
    return [(what, subject, text) for what, subject, text in found if text is not None]


def test_value_is_told_as_a_correction_would_set_it(play: Play):
    play.tiles("D12 235 W").change(board=place_marker(play.state.board, "D12", Marker("BCR", 1)))
    play.change(board=place_marker(play.state.board, "N12", Marker("SCR", None)))
    play.company("BCR", markers=1).company("SCR", markers=2, open=True, director="Bert", par=90, row=4)
    play.company("SCR", space=(0, 3), permits="ABC", certificate=20)
    play.player("Bert", shares={**play.state.players["Bert"].shares, "SCR": 20})
    for what, subject, text in list_values(play.state):
        if what != "ending":
            assert CORRECTIONS.in_words(play.state, what, subject, text) == text, (what, subject)
            play(f"confirm {what} {subject} {text}")


def test_only_the_table_s_own_values_are_the_bank_s(play: Play):
    for what in CORRECTED:
        assert (CORRECTIONS.write_value(play.state, what, BANK) is not None) == (what in OF_THE_TABLE)


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("permit BCR BCD", "confirm-differs"),
        ("tile M3 57 SW-NE", "confirm-differs"),
        ("tile E7 57 W-E", "confirm-differs"),
        ("director BCR Cleo", "confirm-differs"),
        ("stack CKR CKR HKR", "confirm-differs"),
        ("stack JHA JHA", "confirm-unknown"),
        ("phase bank B1", "confirm-differs"),
        ("permit JHA ABC", "confirm-unknown"),
        ("permit bank ABC", "confirm-unknown"),
    ],
)
def test_what_lies_otherwise_is_said(play: Play, line: str, code: str):
    assert play.refusal_of(f"confirm {line}").code == code


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("permit BCR abc", "permit BCR ABC"),
        ("tile M3 57 e-w", "tile M3 57 W-E"),
        ("train BCR 2+2 2", "train BCR 2 2+2"),
        ("price BCR 2/4", "price BCR 100 row 2"),
        ("stack CKR hkr, ckr", "stack CKR HKR CKR"),
        ("director BCR anna", "director BCR Anna"),
        ("capital BCR halb", "capital BCR half"),
    ],
)
def test_what_is_seen_may_be_said_otherwise(play: Play, typed: str, kept: str):
    move = GAME.resolve(play.state, GAME.read(f"confirm {typed}", play.state))
    assert GAME.write(move) == f"confirm {kept}"
    GAME.check(play.state, move)


@pytest.mark.parametrize("line", ["correct cash ", "count "])
def test_the_bank_is_offered_after_companies_and_investors(play: Play, line: str):
    names = [choice.text.split()[-1] for choice in GAME.complete(line, play.state)]
    parties = ("BCR", "A2", "bank", "2")
    assert sorted(parties, key=names.index) == list(parties)
