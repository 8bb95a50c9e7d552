"""A ruling of the table in every kind of round: what the rules refuse is made, what the box cannot show is not."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from eighteen80.china import GAME
from eighteen80.china.corrections.corrected_values import CORRECTIONS
from eighteen80.engine.table_moves import Ruled
from eighteen80.record.history import History
from tests.support.china.play_table import AUCTION, NAMES, Play


def auction() -> Play:
    return Play(3)


def start() -> Play:
    """The owner of P6 chooses permit and row of BCR."""
    return Play(3)(*AUCTION[:7])


def draft() -> Play:
    return Play(3)(*AUCTION)("investor A1")


def share_round() -> Play:
    return Play(3).start_operating().share_round("Anna")


def after_purchase() -> Play:
    return share_round()("buy HKR")


def company() -> Play:
    """BCR is on turn; Anna, who directs it, has a share of CKR too."""
    play = Play(3).start_operating().player("Anna", shares={"BCR": 20, "CKR": 10})
    return play.begins("BCR")


def investor() -> Play:
    return Play(3).start_operating().begins("A1")


def rocket() -> Play:
    """Bert's HKR has no room for the second 4-train, which P7 gets."""
    play = Play(3).start_operating().sale("4", 5).owns(BCR="3", HKR="3 3+3 3+3", CKR="3").company("CKR", cash=600)
    return play.turn("CKR", step=4)("train 4")


def gap() -> Play:
    """Anna has to find the rest of the price of a train."""
    play = (
        Play(3)
        .start_operating()
        .sale("3+3", 3)
        .owns(HKR="3", CKR="3")
        .player("Anna", cash=100, shares={"BCR": 40, "CKR": 20})
    )
    play.company("BCR", cash=40)
    return play.turn("BCR", step=4)("train 3+3")


MADE: list[tuple[Callable[[], Play], str]] = [
    (auction, "bid 7"),
    (start, "permit A row 1"),
    (share_round, "found JHA 100 20% D row 2"),
    (share_round, "permit D BCR"),
    (after_purchase, "done"),
    (share_round, "Cleo: buy BCR"),
    (company, "lay M5 57 W-E"),
    (company, "lay M3 15 SW-W-E-SE"),
    (company, "station M7"),
    (company, "run 300"),
    (company, "train 4"),
    (company, "train 2R"),
    (company, "done"),
    (company, "rocket"),
    (company, "permit D BCR"),
    (company, "Anna: sell CKR 1"),
    (investor, "lay M3 57 W-E"),
    (investor, "run 200"),
    (investor, "HKR: train 2"),
    (gap, "Bert: buy HKR"),
]
REFUSED: list[tuple[Callable[[], Play], str, str]] = [
    (auction, "bid 605", "unsound-bid"),
    (auction, "pass", "rule-allowed"),
    (auction, "buy BCR", "rule-whose"),
    (auction, "Bert: bid 5", "rule-out-of-turn"),
    (start, "permit ABCD row 1", "permit-choice"),
    (start, "permit A HKR", "permit-start"),
    (draft, "investor A1", "unsound-shares"),
    (share_round, "sell BCR 3", "sell-not-held"),
    (share_round, "buy JHA", "stock-not-founded"),
    (share_round, "found JHA 100 20% AC row 2", "permit-choice"),
    (share_round, "permit C BCR", "permit-extra"),
    (share_round, "found JHA 100 20% ABC row 1", "unsound-row"),
    (share_round, "repay 10", "unsound-debt"),
    (share_round, "Xaver: buy BCR", "unreadable-verb"),
    (company, "train 3 from HKR for 100", "train-trade-none"),
    (company, "train 2 for 50", "train-price"),
    (company, "train 2 from HKR for 0", "train-trade-none"),
    (company, "lay A5 57 SW-NE", "unsound-track"),
    (company, "lay M3 6", "rule-position"),
    (company, "rocket HKR", "rocket-on-turn"),
    (company, "run 2: M3 M9", "run-no-station"),
    (company, "withhold", "rule-allowed"),
    (company, "lay F8 57 W-E", "unsound-ground"),
    (company, "lay F12 8 W-NE", "unsound-ground"),
    (company, "lay N16 57 W-E", "unsound-ground"),
    (company, "pass", "turn-not-now"),
    (investor, "station M3", "station-investor"),
    (rocket, "rocket JHA", "rocket-director"),
    (gap, "sell BCR 4", "unsound-director"),
    (gap, "sell CKR 5", "sell-not-held"),
    (gap, "sell CKR 1 BCR 1", "forced-one-company"),
]
LEFT_OUT = [
    (start, "permit A", "permit A row 1"),
    (share_round, "found JHA 100 20% D", "found JHA 100 20% D row 2"),
    (share_round, "Cleo: found NJR 100 30% ABC", "Cleo: found NJR 100 30% ABC row 2"),
]
"""Moves with parts that the table leaves out when it allows them, and their form in the record."""


@pytest.mark.parametrize(("moment", "line"), MADE)
def test_what_the_rules_refuse_is_made_and_marked(moment: Callable[[], Play], line: str):
    play = moment()
    if ": " not in line:
        play.refusal_of(line)
    play(f'rule that "so be it" {line}')
    assert play.events_of(Ruled) == [Ruled("so be it", line)]
    move = GAME.read(f'rule that "so be it" {line}', play.state)
    unusual = GAME.exception(move)
    assert unusual is not None
    assert unusual.facts["reason"] == "so be it"


@pytest.mark.parametrize(("moment", "line", "code"), REFUSED)
def test_what_box_cannot_show_or_needs_no_ruling_stays_refused(moment: Callable[[], Play], line: str, code: str):
    assert moment().refusal_of(f'rule that "so it lies" {line}').code == code


def test_no_tile_share_or_train_is_made_by_a_ruling():
    play = company()
    play.change(depot={**play.state.depot, "2": 0})
    assert play.refusal_of('rule that "so it lies" train 2').code == "unsound-train"
    board = play.state.board
    empty = type(board)(board.tiles, board.stations, {**board.supply, "57": 0})
    state = play.state
    play.state = state._replace(board=empty)
    assert play.refusal_of('rule that "so it lies" lay M5 57 W-E').code == "unsound-tile"
    play.state = state
    play.share_round("Cleo").player("Cleo", cash=1000, shares={"CKR": 20, "BCR": 70})
    assert play.refusal_of('rule that "the eleventh" buy BCR').code == "unsound-shares"


def test_R18_ruling_allows_a_companys_second_marker_in_a_hex():
    play = company().tiles("M3 57 W-E", "M3 15 SW-W-E-SE")
    assert play.refusal_of("station M3").code == "station-one-a-hex"
    play('rule that "we let it stand" station M3')
    assert [marker.owner for marker in play.state.board.stations["M3"]] == ["BCR", "BCR"]
    assert CORRECTIONS.write_value(play.state, "station", "M3") == "BCR, BCR"
    play('correct station M3 -BCR "one is enough"')
    assert [marker.owner for marker in play.state.board.stations["M3"]] == ["BCR"]
    play('correct station M3 "BCR, BCR" "no, both"')
    assert play.state.companies["BCR"].markers == 1


@pytest.mark.parametrize(("moment", "line", "whole"), LEFT_OUT)
def test_what_a_ruling_leaves_out_is_completed_as_in_any_move(moment: Callable[[], Play], line: str, whole: str):
    play = moment()
    move = GAME.resolve(play.state, GAME.read(f'rule that "so be it" {line}', play.state))
    assert GAME.write(move) == f'rule that "so be it" {whole}'


def test_ruled_founding_takes_the_top_row_and_checks():
    """Found by trying: after the auction it was called impossible without its row."""
    play = Play(3).after_auction()
    line = 'rule that "we had agreed" found NJR 100 30% ABC'
    play(line)
    assert play.state.companies["NJR"].row == 2
    history = History(GAME, GAME.start(NAMES[:3], {}), GAME.version)
    for each in (*AUCTION, "investor A1; investor A3; investor A7", line):
        tuple(history.take_line(each, "12:00:00"))
    assert history.state == play.state
    assert history.moves[-1].line == f"{line} row 2"
