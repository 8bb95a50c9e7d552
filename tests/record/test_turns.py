"""XII, X: a typed line ends no turn twice, and begins no other player's unnamed; a record's lines are as they are."""

from __future__ import annotations

import pytest

from eighteen80.china import GAME
from eighteen80.record.history import NO_TIME, History
from eighteen80.record.line_turns import named_lines
from eighteen80.refusals import Ambiguous, Refusal, Unreadable
from tests.support.china.play_table import AUCTION, NAMES

DRAFT = "investor A1; investor A3; investor A7"
FOUNDED = "pass; Bert: found NJR 100 20 ABC; Cleo: found CKR 80 20 ABC; pass; pass; pass"
IDLE = "A1: done; A3: done; A7: done"
TRACK = "lay M3 57 WE"


def table(*lines: str) -> History:
    history = History(GAME, GAME.start(NAMES[:3], {}), GAME.version)
    for line in (*AUCTION, DRAFT, *lines):
        tuple(history.take_line(line, NO_TIME))
    return history


def moves_of(history: History, line: str) -> list[tuple[str, str]]:
    """Return the moves of the line and their players."""
    return [(entry.actor, entry.line) for entry in history.take_line(line, NO_TIME)]


def question_for(history: History, line: str) -> Ambiguous:
    """Return the question about a line, which makes no move."""
    trial = history.copy()
    with pytest.raises(Ambiguous) as caught:
        tuple(trial.take_line(line, NO_TIME))
    return caught.value


@pytest.fixture
def companies_open() -> History:
    """BCR on turn, with 500; NJR and CKR come after it."""
    return table(FOUNDED, IDLE)


@pytest.fixture
def trains_running() -> History:
    """A1 on turn, which has done all once it has run."""
    return table(FOUNDED)


FULL = "; ".join(["train 2"] * 4)
"""Four trains are the limit of phase A, so that nothing is left to be done."""


def test_done_after_a_turn_that_has_ended_by_itself_does_nothing(companies_open: History):
    assert moves_of(companies_open, f"{FULL}; done") == [("BCR", "train 2")] * 4
    assert GAME.due(companies_open.state) == ("NJR",)


def test_one_done_is_left_out_and_no_more(trains_running: History):
    assert question_for(trains_running, "lay A5 57 WE; run; done; done").mended == "A3: done"


@pytest.mark.parametrize("surplus", ["pass", "p", "passt", "pass; p"])
def test_a_pass_after_the_one_that_ended_the_round_does_nothing(surplus: str):
    history = table()
    assert moves_of(history, f"{FOUNDED}; {surplus}") == moves_of(table(), FOUNDED)
    assert GAME.due(history.state) == ("A1",)


@pytest.mark.parametrize("line", ["pass; bid 5", "done", "bid 5"])
def test_nothing_else_is_left_out_after_a_round_that_has_ended(line: str):
    with pytest.raises(Refusal):
        moves_of(table(), f"{FOUNDED}; {line}")


def test_lone_pass_is_refused_where_nobody_may_pass():
    with pytest.raises(Refusal):
        moves_of(table(FOUNDED), "pass")


@pytest.mark.parametrize("done", ["done", "d", "fertig", "koniec"])
def test_done_on_a_line_of_its_own_asks_after_such_a_turn(trains_running: History, done: str):
    tuple(trains_running.take_line("lay A5 57 WE; run", NO_TIME))
    refusal = question_for(trains_running, done)
    assert (refusal.code, refusal.mended) == ("turn-ended-by-itself", f"A3: {done}")
    assert refusal.facts == {"who": "A3", "was": "A1"}


def test_what_the_banker_notes_between_does_not_matter(trains_running: History):
    ended = trains_running.copy()
    tuple(ended.take_line('lay A5 57 WE; run; note "so"', NO_TIME))
    assert question_for(ended, "done").code == "turn-ended-by-itself"
    assert [line for _, line in moves_of(trains_running, 'lay A5 57 WE; run; note "so"; done')][2:] == ['note "so"']


def test_a_turn_that_was_ended_is_followed_by_the_next_unasked(companies_open: History):
    assert moves_of(companies_open, "train 2; done") == [("BCR", "train 2"), ("BCR", "done")]
    assert moves_of(companies_open, "train 2") == [("NJR", "train 2")]


@pytest.mark.parametrize("line", ["train 2", "lay K13 57 WE", "t2"])
def test_no_other_move_begins_somebody_elses_turn_on_same_line(companies_open: History, line: str):
    refusal = question_for(companies_open, f"train 2; done; {line}")
    assert (refusal.code, refusal.mended) == ("turn-of-another", f"NJR: {line}")
    assert moves_of(companies_open, f"train 2; done; NJR: {line}")[-1][0] == "NJR"


def test_move_of_next_company_is_never_bought_for_one_before(companies_open: History):
    assert question_for(companies_open, f"{FULL}; t2; d").mended == "NJR: t2"


def test_what_goes_around_the_table_needs_no_name():
    history = History(GAME, GAME.start(NAMES[:3], {}), GAME.version)
    assert moves_of(history, "bid 5; pass; pass; bid 10") == [
        ("Anna", "bid 5"),
        ("Bert", "pass"),
        ("Cleo", "pass"),
        ("Bert", "bid 10"),
    ]


@pytest.mark.parametrize("line", ["found NJR 100 20 ABC", "buy BCR"])
def test_in_a_share_round_only_passing_goes_around(line: str):
    refusal = question_for(table(), f"buy BCR; {line}")
    assert (refusal.code, refusal.mended) == ("turn-of-another", f"Bert: {line}")
    assert moves_of(table(), f"buy BCR; pass; Cleo: {line}")[-1][0] == "Cleo"


@pytest.mark.parametrize("name", ["Bert:", "Bert", "bert,", "be:", "B:", "BERT:"])
def test_a_name_may_be_typed_in_any_way_in_which_it_is_read(name: str):
    assert moves_of(table(), f"pass; {name} buy BCR")[-1] == ("Bert", "buy BCR")


def test_beginning_of_name_without_colon_will_do_if_verb_follows():
    assert moves_of(table(), "pass; ber buy BCR")[-1] == ("Bert", "buy BCR")
    assert question_for(table(), "pass; b buy BCR").mended == "Bert: buy BCR", "a letter alone may be a verb's"


def test_whoever_is_named_has_to_be_due():
    with pytest.raises(Unreadable) as caught:
        tuple(table().take_line("c: buy BCR", NO_TIME))
    assert caught.value.code == "unreadable-due"


def test_a_line_with_its_names_may_be_typed_again(companies_open: History):
    history = companies_open.copy()
    entries = tuple(history.take_line("train 2; done; NJR: train 2; done", NO_TIME))
    line = named_lines(GAME, entries, companies_open.moves[-1])
    assert line == "train 2; done; NJR: train 2; done"
    again = companies_open.copy()
    tuple(again.take_line(line, NO_TIME))
    assert again.state == history.state


def test_a_line_of_a_record_is_made_whatever_came_before(trains_running: History):
    tuple(trains_running.take_line("lay A5 57 WE; run", NO_TIME))
    assert trains_running.play("done", NO_TIME).actor == "A3"


# R02: a pass too many in an auction

FOUR = ("bid 5", "pass", "pass", "pass")
"""Seat 1 buys P0; seat 2 opens the auction of P1."""


@pytest.fixture
def auction() -> History:
    return History(GAME, GAME.start(NAMES[:4], {}), GAME.version)


@pytest.mark.parametrize("surplus", ["p", "pass", "passt", "pasuje"])
def test_R02_surplus_pass_asks_before_the_next_auction(auction: History, surplus: str):
    refusal = question_for(auction, "; ".join((*FOUR, surplus)))
    assert (refusal.code, refusal.mended) == ("turn-of-another-round", f"Bert: {surplus}")
    assert refusal.facts == {"who": "Bert", "was": "Dora", "line": "pass"}


def test_R02_surplus_pass_asks_where_its_player_is_due_again(auction: History):
    line = "Anna: bid 5; bid 10; pass; bid 15; pass; pass; pass"
    refusal = question_for(auction, line)
    assert (refusal.facts["was"], refusal.facts["who"]) == ("Bert", "Bert")


def test_R02_surplus_pass_asks_where_nobody_has_bid(auction: History):
    tuple(auction.take_line("; ".join(FOUR), NO_TIME))
    refusal = question_for(auction, "p; p; p; p; p")
    assert (refusal.code, refusal.mended) == ("turn-of-another-round", "Bert: p")


def test_R02_named_pass_opens_the_next_auction(auction: History):
    assert moves_of(auction, "; ".join((*FOUR, "Bert: pass")))[-1] == ("Bert", "pass")


def test_R02_next_auction_goes_on_unnamed_after_a_bid(auction: History):
    assert moves_of(auction, "; ".join((*FOUR, "bid 10", "pass")))[-2:] == [("Bert", "bid 10"), ("Cleo", "pass")]


def test_R02_pass_on_a_line_of_its_own_opens_the_next_auction(auction: History):
    tuple(auction.take_line("; ".join(FOUR), NO_TIME))
    assert moves_of(auction, "pass") == [("Bert", "pass")]
