"""Lines as people speak: a name first, no verb, full names, words between; and moves out of turn."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pytest

from eighteen80.china import GAME
from eighteen80.china.moves import NOTATION, Lay
from eighteen80.china.rules.operating.turns import RUN, TRAINS
from eighteen80.line.folding import fold
from eighteen80.record.history import NO_TIME, History
from eighteen80.refusals import Ambiguous, Refusal, Unreadable
from eighteen80.words import LANGUAGES, Words
from tests.support.china.play_table import Play

SEATS = ("Anna", "Müller", "Big Bert")


def start() -> Play:
    """An auction of players with names that are not typed as they are written."""
    play = Play(3)
    play.state = GAME.start(SEATS, {})
    return play


def in_share_round() -> Play:
    """Everything auctioned at face value: Anna's first turn of the first share round."""
    return Play(3).after_auction()


def on_track() -> Play:
    """BCR, whose director is Anna, is on turn and lays track."""
    play = Play(3).start_operating()
    while play.due != "BCR":
        play("done")
    return play


def refusal_of(play: Play, line: str) -> Refusal:
    with pytest.raises(Refusal) as caught:
        GAME.read(line, play.state)
    return caught.value


def means(play: Play, typed: str) -> str:
    return GAME.write(GAME.resolve(play.state, GAME.read(typed, play.state)))


def seat_bert_first() -> Play:
    play = Play(3)
    play.state = GAME.start(("Bert", "Anna", "Cleo"), {})
    return play


MEANT: dict[str, tuple[Callable[[], Play], Mapping[str, str]]] = {
    "at the auction": (start, dict.fromkeys(
        ("bid 100", "Anna bids 100", "anna: 100", "100", "bid €100", "BID 100,-", "biete 100", "licytuje 100"),
        "bid 100",
    )),
    "of a name with an umlaut": (lambda: start()("bid 5"), dict.fromkeys(
        ("Müller passes", "Mueller pass", "müller: passt", "muller p"), "pass"
    )),
    "of a name of two words": (lambda: start()("bid 5; pass"), {"big bert passes": "pass"}),
    # `berichtigen` begins like Bert; the next word is a move, and cannot be corrected.
    "of a name like a verb": (seat_bert_first, dict.fromkeys(("ber p", "ber pass", "be: p", "BER PASST"), "pass")),
    "in a share round": (in_share_round, {
        "Anna buys BCR": "buy BCR",
        "buy a share of BCR": "buy BCR",
        "kauft eine Aktie BCR": "buy BCR",
        "Anna founds HKR at 90 with 20% BCD": "found HKR 90 20% BCD row 1",
        "hkr 90 20% abc": "found HKR 90 20% ABC row 1",
        "gründet Hukun 90 20 ABC": "found HKR 90 20% ABC row 1",
        "Anna: found CKR 70, 40%, A": "found CKR 70 40% A row 1",
        "found a CKR at 70 with a 40 and a": "found CKR 70 40% A row 1",
        "anna passes": "pass",
    }),
    "without a verb": (lambda: in_share_round()("found HKR 90 20% ABC"), {"HKR": "buy HKR"}),
    "in a company's turn": (on_track, {
        **dict.fromkeys(("m3 we", "M3 w-e", "lay m3 we", "m3 57 we"), "lay M3 57 W-E"),
        "BCR lays 57 on M3 W-E": "lay M3 57 W-E",
        "Anna: lay chengdu 57 W-E": "lay M3 57 W-E",
        "BCR legt Gleis 57 in Chengdu WE": "lay M3 57 W-E",
        **dict.fromkeys(
            ("BCR buys a 2", "buy train 2", "buys a train", "buys a 2 train", "buys train 2", "trains 2"), "train 2"
        ),
        "next": "done",
    }),
}  # fmt: skip


@pytest.mark.parametrize(
    ("begin", "typed", "line"),
    [
        pytest.param(begin, typed, line, id=f"{name}: {typed}")
        for name, (begin, lines) in MEANT.items()
        for typed, line in lines.items()
    ],
)
def test_line_as_it_is_said(begin: Callable[[], Play], typed: str, line: str):
    assert means(begin(), typed) == line


@pytest.mark.parametrize("typed", ["Müller pass", "Mueller bids 10", "Big Bert: passt"])
def test_move_in_name_of_somebody_who_is_not_due_is_refused(typed: str):
    refusal = refusal_of(start(), typed)
    assert refusal.code == "unreadable-due"
    assert refusal.facts["due"] == ("Anna",)


def test_words_of_several_moves_without_a_verb_are_asked_about():
    play = Play(3).start_operating().player("Anna", shares={"BCR": 20, "HKR": 10})
    with pytest.raises(Ambiguous) as caught:
        GAME.read("HKR", play.share_round("Anna").state)
    assert set(caught.value.choices) == {"buy HKR", "sell HKR"}


@pytest.mark.parametrize(
    ("line", "mended"),
    [
        ("bid 5 bid xyz", "bid 5; bid xyz"),
        ("pass bid 5 bid xyz", "pass; bid 5; bid xyz"),
        ("bid 5, if you please", ""),
    ],
)
def test_every_semicolon_that_is_missing_is_set_at_once(line: str, mended: str):
    with pytest.raises(Unreadable) as refused:
        list(History(GAME, start().state, GAME.version).take_line(line, NO_TIME))
    assert refused.value.mended == mended
    assert (refused.value.code == "unreadable-several") == bool(mended)


@pytest.mark.parametrize(
    ("line", "made"),
    [
        ("bid 5, Müller bids 10, big bert 15", ["bid 5", "bid 10", "bid 15"]),
        ("Anna 5, Müller: p, big p", ["bid 5", "pass", "pass"]),
        ("10, 15, 20", ["bid 10", "bid 15", "bid 20"]),
    ],
)
def test_moves_between_commas_are_taken(line: str, made: list[str]):
    history = History(GAME, start().state, GAME.version)
    assert [entry.line for entry in history.take_line(line, NO_TIME)] == made


@pytest.mark.parametrize("line", ["57 on H6 W-E, then A7 is done", "A3 lays 57 on H6 from west to east. A7 done"])
def test_a_turn_that_the_line_itself_begins_is_named(line: str):
    """A7 is a hex as well, and no player's name before A3's turn is over."""
    play = Play(3).start_operating()("A1: done")
    made = History(GAME, play.state, GAME.version).take_line(line, NO_TIME)
    assert [entry.line for entry in made] == ["lay H6 57 W-E", "done"]


@pytest.mark.parametrize(
    "line", ["57 on M3 W-E and a train", "BCR lays 57 in Chengdu W-E, a train", "ein 57er auf M3 we und einen Zug"]
)
def test_a_train_behind_a_pause_is_bought(line: str):
    made = History(GAME, on_track().state, GAME.version).take_line(line, NO_TIME)
    assert [entry.line for entry in made] == ["lay M3 57 W-E", "train 2"]


@pytest.mark.parametrize("line", ["a train, another train", "train, train", "ein Zug und noch ein Zug"])
def test_a_train_that_is_said_twice_is_bought_twice(line: str):
    made = History(GAME, on_track().state, GAME.version).take_line(line, NO_TIME)
    assert [entry.line for entry in made] == ["train 2", "train 2"]


@pytest.mark.parametrize("line", ["HKR is done", "ckr is done", "CKR ist fertig"])
def test_a_company_that_is_not_due_is_named_before_its_verb(line: str):
    """It is no seller of a train to BCR, which may buy one."""
    play = Play(3).start_operating().owns(HKR="2", CKR="2").turn("BCR", step=TRAINS)
    with pytest.raises(Unreadable) as caught:
        tuple(History(GAME, play.state, GAME.version).take_line(line, NO_TIME))
    assert (caught.value.code, caught.value.facts["word"]) == ("unreadable-due", line[:3].upper())


def test_a_hex_at_the_beginning_is_track_and_never_a_note():
    assert GAME.read("n8 57", on_track().state) == Lay("N8", "57")
    unsure = refusal_of(on_track(), "n 8 57")
    assert isinstance(unsure, Ambiguous)
    assert "note" not in unsure.choices


def test_a_hex_where_no_track_is_laid_is_no_move_at_all():
    assert refusal_of(in_share_round(), "A5 57").code == "unreadable-verb"


def test_without_a_moment_only_the_words_of_a_line_count():
    with pytest.raises(Unreadable):
        GAME.read("100")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_form_in_which_help_shows_a_move_is_one_that_is_read(language: str):
    words = Words(language, "china")
    known = set().union(*NOTATION.words.values())
    for row in NOTATION.rows():
        form = words.say(f"form-{row.verb}")
        verb, *rest = form.split()
        assert NOTATION.find(verb).verb == row.verb
        assert {fold(word.strip("[]")) for word in rest if word.strip("[]…/|").islower()} <= known
        if language == LANGUAGES[0]:
            assert form == row.form


def test_X_several_trains_are_refused_since_a_purchase_is_of_one():
    play = on_track()
    for line in ("buys 2 trains", "train 2 trains", "t2 trains", "2 trains", "train 2 Züge", "train 2 pociągi"):
        refusal = refusal_of(play, line)
        assert (refusal.code, refusal.mended) == ("train-several", "train 2"), line


@pytest.mark.parametrize(
    ("typed", "code"),
    [("2 trains", "train-several"), ("buys 3 trains", "train-several"), ("two trains", "train-several")],
)
def test_X_table_guesses_neither_train_nor_rocket_of_a_number(typed: str, code: str):
    """BCR has four trains, the bank sells 3-trains, and the director has P7: no 2-train is on sale."""
    play = Play(3).start_operating().sale("3", 5).owns(BCR="2 2 3 3", HKR="3", CKR="3").turn("BCR", step=TRAINS)
    with pytest.raises(Refusal) as caught:
        tuple(History(GAME, play.state, GAME.version).take_line(typed, NO_TIME))
    assert caught.value.code == code


@pytest.mark.parametrize("typed", ["the", "one", "share", "und", "aktie"])
def test_words_that_only_fill_a_line_are_no_move_alone(typed: str):
    """BCR can run its train: a line without a verb could mean no other move."""
    play = Play(3).start_operating().tiles("M3 57 W-E", "M5 8852 W-E", "M7 57 W-E").owns(BCR="2").change(privates={})
    play.turn("BCR", step=RUN)
    history = History(GAME, play.state, GAME.version)
    with pytest.raises(Refusal):
        tuple(history.take_line(typed, NO_TIME))
