"""The walk over the table: what agrees is recorded, what differs is explained by moves and mended by lines."""

from __future__ import annotations

import tracemalloc
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from eighteen80.capabilities import Pile
from eighteen80.china import GAME
from eighteen80.record.audit import (
    MOST_SUSPECTS,
    Finding,
    compare,
    describe_amount,
    explain_finding,
    items_to_audit,
    parse_found,
    remedies_of,
)
from eighteen80.record.history import Accepted, History
from eighteen80.record.replay import Record, read
from eighteen80.refusals import Ambiguous, Refusal
from eighteen80.sheets import Say
from eighteen80.words import Words
from tests.support.bad_input import words
from tests.support.china.play_table import AUCTION, Play
from tests.support.shell import DONE, MISUSED, REFUSED, Shell
from tests.support.sitting import keep_unchanged, write_beginning

SEATS = ("Anna", "Bert", "Cleo")
DRAFT = "investor A1; investor A3; investor A7"
SHARES = "pass; pass; Cleo: buy BCR; pass; pass; Cleo: buy BCR"


@pytest.fixture
def game(shell: Shell) -> str:
    """A record in which Cleo has bought two shares of BCR, and Anna has been counted before that."""
    shell("new", "a.1880", "--seats", ",".join(SEATS))
    answer = shell("play", "a.1880", *AUCTION, DRAFT, "count Anna 390", "count Cleo 475", SHARES)
    assert answer.code == DONE, answer.err
    return "a.1880"


def history(*lines: str) -> History:
    """The moves of these lines, three at the table."""
    made = History(GAME, GAME.start(SEATS, {}), GAME.version)
    for line in lines:
        tuple(made.take_line(line, "12:00:00"))
    return made


# Differences


@pytest.fixture
def purchases() -> History:
    """Cleo, counted after the auction, then buys two shares."""
    return history(*AUCTION, DRAFT, "count Cleo 475", SHARES)


def test_a_pile_that_agrees_is_no_finding(purchases: History):
    assert compare(GAME, purchases.state, purchases.moves, Pile("cash", "Cleo", 275)) is None


def test_difference_is_explained_since_the_last_good_count(purchases: History):
    found = compare(GAME, purchases.state, purchases.moves, Pile("cash", "Cleo", 375))
    assert found
    assert found.recorded == 275
    assert purchases.moves[found.since - 1].line == "count Cleo 475"
    assert [(suspect.entry.line, suspect.was, suspect.now) for suspect in found.suspects] == [
        ("buy BCR", 475, 375),
        ("buy BCR", 375, 275),
    ]
    assert all(suspect.fits for suspect in found.suspects)


def test_what_was_never_counted_is_explained_from_the_start(purchases: History):
    found = compare(GAME, purchases.state, purchases.moves, Pile("certificates", "Cleo", 1))
    assert found
    assert found.since == 0
    assert len(found.suspects) == 2


def test_a_move_fits_if_made_once_too_often_or_the_wrong_way(purchases: History):
    fitting = {}
    for difference in (50, 100, 200, 300):
        found = compare(GAME, purchases.state, purchases.moves, Pile("cash", "Cleo", 275 + difference))
        assert found
        fitting[difference] = {suspect.fits for suspect in found.suspects}
    assert fitting == {50: {False}, 100: {True}, 200: {True}, 300: {False}}


# Errors planted: the table is as if one move had not been made


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Record:
    """A game that was played, far enough to have everything."""
    return read(write_beginning(tmp_path_factory.mktemp("evening"), 400))


STATE = Play(3).start_operating().tiles("M3 57 W-E").state
PILES = [pile for move in GAME.corrections.audit(STATE) if (pile := GAME.corrections.pile(move))]
SORTS = sorted({pile.what for pile in PILES})
# These come with a founding or a choice, and nothing changes them after that.
FOR_GOOD = ("certificate", "investor", "reserved", "row")


def pile_and_culprit(record: Record, what: str) -> tuple[Pile, Accepted]:
    """Return the last move that changed a thing of that sort, and the thing as if that move was never made."""
    piles = [
        pile
        for move in GAME.corrections.audit(record.state)
        if (pile := GAME.corrections.pile(move)) and pile.what == what
    ]
    for entry in reversed(record.entries):
        for pile in piles:
            was, now = (
                GAME.corrections.recorded_amount(entry.before, pile),
                GAME.corrections.recorded_amount(entry.after, pile),
            )
            if was is None or now is None or was == now:
                continue
            if isinstance(pile.amount, int) and isinstance(was, int) and isinstance(now, int):
                return pile._replace(amount=max(pile.amount - (now - was), 0)), entry
            return pile._replace(amount=was), entry
    raise AssertionError(f"nothing ever changed the {what}")


@pytest.mark.parametrize("what", [what for what in SORTS if what not in FOR_GOOD])
def test_forgotten_move_is_among_the_few_named(evening: Record, what: str):
    pile, culprit = pile_and_culprit(evening, what)
    found = compare(GAME, evening.state, evening.entries, pile)
    assert found
    assert [suspect.entry.number for suspect in found.suspects if suspect.fits and suspect.entry == culprit]
    assert len(found.suspects) < len(evening.entries) / 4


def test_a_count_that_agreed_acquits_the_moves_before_it(evening: Record):
    history = History(GAME, evening.start, GAME.version)
    history.moves = list(evening.entries)
    pile, culprit = pile_and_culprit(evening, "cash")
    counted = GAME.corrections.recorded_amount(history.state, pile)
    for time in ("12:00:00", "12:30:00"):
        tuple(history.take_line(f"count {pile.subject} {counted}", time))
    found = compare(GAME, history.state, history.moves, pile)
    assert found
    assert found.since == len(history.moves), "the later of two counts"
    assert culprit not in [suspect.entry for suspect in found.suspects]


def test_of_many_moves_those_that_fit_are_told_first_then_latest(evening: Record):
    pile = Pile("cash", "Anna", evening.state.players["Anna"].cash + 10)
    found = compare(GAME, evening.state, evening.entries, pile)
    assert found
    suspects = [say.facts for say in explain_finding(found) if say.code == "audit-suspect"]
    fitting = [facts["number"] for facts in suspects if facts["fits"]]
    others = [facts["number"] for facts in suspects if not facts["fits"]]
    assert fitting
    assert [facts["number"] for facts in suspects] == [*fitting, *others]
    assert others == sorted(others, reverse=True)
    assert len(suspects) == MOST_SUSPECTS
    assert Say("choices-more", {"number": len(found.suspects) - MOST_SUSPECTS}) in explain_finding(found)


def test_only_a_count_of_the_very_thing_acquits(purchases: History):
    for line in ("count Anna 390", "count Cleo 2 certificates", "confirm share Cleo BCR 20"):
        tuple(purchases.take_line(line, "12:00:00"))
    found = compare(GAME, purchases.state, purchases.moves, Pile("cash", "Cleo", 375))
    assert found
    assert purchases.moves[found.since - 1].line == "count Cleo 475"


def test_a_count_that_was_taken_back_acquits_nobody(purchases: History):
    tuple(purchases.take_line("count Cleo 275; undo", "12:00:00"))
    found = compare(GAME, purchases.state, purchases.moves, Pile("cash", "Cleo", 375))
    assert found
    assert purchases.moves[found.since - 1].line == "count Cleo 475"


@settings(max_examples=150)
@given(st.sampled_from(PILES), words() | st.lists(words(), max_size=4).map(" ".join) | st.text(max_size=30))
def test_whatever_is_answered_is_found_or_refused(pile: Pile, answer: str):
    try:
        found = parse_found(GAME, STATE, pile, answer)
    except Refusal:
        return
    assert found[:2] == pile[:2]
    difference = compare(GAME, STATE, (), found)
    assert (difference is None) == (found.amount == GAME.corrections.recorded_amount(STATE, pile))


def test_a_tile_found_without_its_position_is_asked_about():
    pile = next(pile for pile in PILES if pile.what == "tile")
    with pytest.raises(Ambiguous) as refused:
        parse_found(GAME, STATE, pile, "5")
    assert len(refused.value.choices) == 6


# Corrections


OFFERS = (
    (Pile("cash", "Anna", 1005), ['correct cash Anna +5 ""']),
    (Pile("debt", "Anna", 5), ['correct debt Anna +5 ""']),
    (Pile("price", "BCR", 110), [f'correct price BCR {row}/{row + 4} ""' for row in range(1, 6)]),
    (Pile("trains", "4", 3), ['correct train bank -4 ""; correct train bank -4 ""']),
    (Pile("trains", "BCR", 1), ['correct train BCR -2 ""', 'correct train BCR -2+2 ""']),
    (Pile("trains", "BCR", 0), ['correct train BCR -2 ""; correct train BCR -2+2 ""']),
    (Pile("trains", "HKR", 1), ['correct train HKR +2 ""']),
    (Pile("tiles", "57", 6), ['correct tile M5 none ""']),
    (Pile("shares", "BCR", 6), [f'correct share {name} BCR +10 ""' for name in SEATS]),
    (Pile("certificates", "Cleo", 2), [f'correct share Cleo {name} +10 ""' for name in ("CKR", "BCR", "HKR")]),
    (Pile("stations", "BCR", 3), ['correct station M3 -BCR ""']),
)


@pytest.fixture
def play() -> Play:
    """Three companies operate; BCR has a tile and two trains."""
    return Play(3).start_operating().tiles("M5 57 W-E").owns(BCR="2 2+2")


@pytest.mark.parametrize(("pile", "lines"), OFFERS)
def test_every_line_offered_is_taken_and_makes_the_count_agree(play: Play, pile: Pile, lines: list[str]):
    assert list(remedies_of(GAME, play.state, pile)) == lines
    before = play.state
    for line in lines:
        play.state = before
        assert play.refusal_of(line.partition("; ")[0]).code == "correct-no-reason"
    for line in remedies_of(GAME, play.state, pile, "miscounted"):
        play.state = before
        play(line)
        assert GAME.corrections.recorded_amount(play.state, pile) == pile.amount


@pytest.mark.parametrize(
    "pile",
    [
        Pile("tiles", "57", 4),
        Pile("stations", "BCR", 1),
        Pile("certificates", "Cleo", 0),
        Pile("trains", "BCR", 9_999_999),
        Pile("trains", "2", 9_999_999),
        Pile("certificates", "Cleo", 9_999_999),
    ],
)
def test_where_only_the_table_can_tell_nothing_is_offered(play: Play, pile: Pile):
    tracemalloc.start()
    try:
        assert list(remedies_of(GAME, play.state, pile)) == []
        assert tracemalloc.get_traced_memory()[1] < 1_000_000
    finally:
        tracemalloc.stop()


# The walk


def test_everything_that_agrees_is_in_the_record(shell: Shell, game: str):
    before = len(read(game).entries)
    answer = shell("audit", game, stdin="\n" * 200)
    assert answer.code == DONE
    lines = [entry.line for entry in read(game).entries[before:]]
    assert lines == [GAME.write(move) for move in GAME.corrections.audit(read(game).state)]
    assert [line.split("  ")[-1] for line in answer.out.splitlines()] == lines
    assert f"{len(lines)} agreed" in answer.err


def test_the_audit_goes_over_the_table_in_its_order():
    state = Play(3).start_operating().tiles("M3 57 W-E").state
    piles = [pile[:2] for move in GAME.corrections.audit(state) if (pile := GAME.corrections.pile(move))]
    order = (
        ("trains", "2"),
        ("phase", "bank"),
        ("marker", "bank"),
        ("priority", "bank"),
        ("price", "BCR"),
        ("row", "BCR"),
        ("tile", "M3"),
        ("station", "M3"),
        ("tiles", "57"),
        ("permit", "BCR"),
        ("train", "BCR"),
        ("shares", "BCR"),
        ("cash", "BCR"),
        ("stations", "BCR"),
        ("investor", "A1"),
        ("cash", "A1"),
        ("reserved", "A1"),
        ("cash", "Anna"),
        ("certificates", "Anna"),
        ("share", "Anna"),
        ("private", "P3"),
    )
    parts = [piles.index(part) for part in order]
    assert parts == sorted(parts)


def test_a_difference_is_shown_with_moves_and_a_line_to_type(shell: Shell, game: str):
    before = Path(game).read_bytes()
    answer = shell("audit", game, "cleo", stdin="375\n\n")
    assert answer.code == REFUSED
    assert "you found 375, the record says 275" in answer.out
    assert "Cleo  buy BCR: 475 → 375 (this one fits the difference)" in answer.out
    assert 'correct cash Cleo +100 ""' in answer.out
    assert Path(game).read_bytes().removeprefix(before).split(b"  ")[-1] == b"count Cleo 2 certificates\n"


def test_what_the_audit_offers_can_be_played(shell: Shell, game: str):
    answers = "375\n" + "-\n" * (len(items_to_audit(GAME, read(game).state, ("Cleo",))) - 1) + "?\nmiscounted\n"
    answer = shell("audit", game, "Cleo", stdin=answers)
    assert "at least 3 letters" in answer.err
    offered = answer.out.splitlines()[-1].strip()
    assert offered == 'correct cash Cleo +100 "miscounted"'
    assert shell("play", game, offered).code == DONE
    assert shell("audit", game, "Cleo", stdin="375\n").code == DONE


def test_what_is_not_counted_is_not_in_the_record(shell: Shell, game: str):
    with keep_unchanged(Path(game)):
        answer = shell("audit", game, "Anna", "Bert", stdin="-\nten\n" + "-\n" * 5)
        assert answer.code == DONE
        assert "“ten” is not a number." in answer.err
        assert "6 not counted" in answer.err


def test_who_has_nothing_to_count_is_said(shell: Shell, game: str):
    answer = shell("audit", game, "Xaver")
    assert answer.code == MISUSED
    assert "Anna" in answer.err


@pytest.mark.parametrize("language", ["de", "pl"])
def test_the_audit_speaks_the_table_s_language(shell: Shell, game: str, language: str):
    answer = shell("--lang", language, "audit", game, "Cleo", stdin="375\n\n")
    assert answer.code == REFUSED
    assert "audit-" not in answer.out + answer.err
    assert "count-thing" not in answer.out + answer.err


def test_how_something_lies_is_explained_in_the_tables_words():
    finding = Finding(Pile("tiles", "57", "none"), "M5", 0, (), ())
    text = Words("de", GAME.key).text(next(explain_finding(finding)))
    assert "none" not in text
    assert describe_amount(0) == 0
