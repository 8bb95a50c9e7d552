"""Nobody's name goes out unless whoever makes the page has chosen so; and whatever a name holds shows as text."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from eighteen80.cli.desk import Misused
from eighteen80.export.evening_page import evening_page
from eighteen80.export.masks import Chosen, MaskedWords, choice, initials, labels
from eighteen80.export.pictures import Wanted, pictured
from eighteen80.record.grammar import Header, check_names, check_text
from eighteen80.record.replay import Record, compose
from eighteen80.refusals import Refusal
from eighteen80.sheets import Say
from tests.support.counter import COUNTER
from tests.support.garbage import HOSTILE, MARKED
from tests.support.opened import Opened, check_alone, moment
from tests.support.shell import DONE, MISUSED, Shell

SEATS = ("Anna", "Bert", "Cleo")
FORMS = ("html", "svg")
AUCTION = ("bid 5", "bid 10", "pass", "pass", 'note "Annas tea is cold, bert says"')
LABELS = ("Seat 1", "Seat 2", "Seat 3")
MARKUP = (
    "<script>alert(1)</script>",
    "</script><script>alert(1)//",
    "<img src=x onerror=alert(1)>",
    "<!--",
    "]]>",
    "&lt;b&gt;",
    "' onload='x",
    "<svg/onload=alert(1)>",
    "{{7*7}}",
    "</style>",
    "אבג",
    "مرحبا",
)


@pytest.fixture
def played(shell: Shell) -> Shell:
    """A record with three names, one of them in a note."""
    assert shell("new", "a.1880", "--seats", ",".join(SEATS)).code == DONE
    assert shell("play", "a.1880", *AUCTION).code == DONE
    return shell


def names_in(text: str) -> list[str]:
    return re.findall("Anna|Bert|Cleo", text, re.IGNORECASE)


# What is chosen


@pytest.mark.parametrize("form", FORMS)
def test_without_a_choice_players_are_their_seats_and_so_it_is_said(played: Shell, form: str):
    answer = played("export", "a.1880", "--to", form)
    assert names_in(answer.out) == []
    assert "Seat 2" in answer.out
    assert "--names all" in answer.err


@pytest.mark.parametrize("form", FORMS)
def test_initials_stand_for_names(played: Shell, form: str):
    answer = played("export", "a.1880", "--to", form, "--initials")
    assert (names_in(answer.out), answer.err) == ([], "")
    assert ">B<" in answer.out


@pytest.mark.parametrize("form", FORMS)
def test_names_are_shown_as_they_are_if_all_are_wanted(played: Shell, form: str):
    answer = played("export", "a.1880", "--to", form, "--names", "all")
    assert {*SEATS} <= set(names_in(answer.out))
    assert answer.err == ""


@pytest.mark.parametrize("form", FORMS)
def test_only_those_who_are_named_have_names(played: Shell, form: str):
    answer = played("export", "a.1880", "--to", form, "--names", "Anna=The first,cleo=C")
    assert names_in(answer.out) == []
    assert "The first" in answer.out
    assert "Seat 2" in answer.out


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("--names", "Dora=D"), "Nobody is called Dora"),
        (("--names", "Anna"), "“Anna” is not of the form"),
        (("--names", "Anna=,Bert=B"), "is not of the form"),
        (("--names", "Anna=X,Bert=X"), "Two would be called X"),
        (("--names", "Anna=Seat 2"), "Two would be called Seat 2"),
        (("--names", "Anna=A", "--initials"), "not both"),
    ],
)
def test_a_choice_that_makes_no_sense_is_refused(played: Shell, options: Sequence[str], said: str):
    answer = played("export", "a.1880", "--to", "html", *options)
    assert (answer.code, answer.out) == (MISUSED, "")
    assert said in answer.err


def test_names_are_for_what_is_shown_to_others_alone(played: Shell):
    answer = played("export", "a.1880", "--to", "csv", "--initials")
    assert (answer.code, answer.err) == (MISUSED, "--initials goes with html, svg, png alone.\n")


# How names are found


def called(seats: Sequence[str]) -> MaskedWords:
    others = [f"Seat {number}" for number in range(1, len(seats) + 1)]
    return MaskedWords("en", None, labels(seats, Chosen(), others))


@pytest.mark.parametrize(
    ("seats", "text", "masked"),
    [
        (("Anna", "Ann"), "Ann met Anna", "Seat 2 met Seat 1"),
        (("Anna", "Ann"), "Annas money, ANN's tea", "Seat 1 money, Seat 2's tea"),
        (("Jo", "Al"), "Jo also joins Al", "Seat 1 also joins Seat 2"),
        (("Anna", "Bert"), "Annabelle and Bertram", "Annabelle and Bertram"),
        (("李小龍", "Ann"), "那是李小龍的錢", "那是Seat 1的錢"),
        (("Jean-Luc O'Neil", "Zoë"), "Zoe\u0308 owes Jean-Luc O'Neil 10", "Seat 2 owes Seat 1 10"),
        (("10", "Bert"), "Bert pays 10", "Seat 2 pays 10"),
        ((".*", "Bert"), "a .* b", "a Seat 1 b"),
    ],
)
def test_a_name_is_found_in_running_text(seats: tuple[str, ...], text: str, masked: str):
    assert called(seats).text(text) == masked


def test_a_name_is_found_in_the_facts_of_a_sentence():
    words = called(("Anna", "Bert"))
    assert words.say("seat-label", {"number": "Anna"}) == "Seat Seat 1"
    assert words.say("evening-difference", parts=("Anna", ("Bert", 5))) == "What made the difference: Seat 1, Seat 2 5"
    assert words.text((Say("seat-label", {"number": "Bert"}), "Anna")) == "Seat Seat 2 Seat 1"


def test_initials_are_told_apart_by_numbers_and_keep_what_belongs_to_a_letter():
    assert initials("Jean-Luc O'Neil") == "JO"
    assert initials("e\u0301mile q\u0308") == "Éq\u0308".upper()
    names = ("Anna", "Ann", "Bert")
    assert list(labels(names, Chosen(initials=True), names).values()) == ["A1", "A2", "B"]


def test_a_pair_is_found_whatever_the_case_of_the_name():
    assert labels(("ANNA", "Bert"), choice("anna=A", initials=False), ("1", "2")) == {"ANNA": "A", "Bert": "2"}
    with pytest.raises(Misused):
        labels(("Anna", "Bert"), choice("Berta=B", initials=False), ("1", "2"))


# Hostile names and notes


def evening(seats: Sequence[str], note: str) -> Record | None:
    """A short game of these people with that note; nothing where a record cannot hold it."""
    try:
        check_names(seats)
        check_text(note)
        lines = [
            ("20:00:00", "add 3"),
            ("20:01:00", f'note "{note}"'),
            ("20:02:00", "add 2"),
            ("20:02:00", f"# {note}"),
        ]
        return compose(Header(game=COUNTER.name, seats=tuple(seats), rules=COUNTER.rules), lines, COUNTER)
    except Refusal:
        return None


BAD = st.sampled_from((*HOSTILE, *MARKED, *MARKUP)) | st.text(min_size=1, max_size=12)
TAGS = Opened(evening_page(evening(("Anna", "Bert"), "tea"), called(()))).tags()  # type: ignore[arg-type]


@given(st.lists(BAD, min_size=2, max_size=4, unique=True), BAD)
@settings(max_examples=150)
def test_whatever_names_and_notes_hold_shows_as_text(seats: list[str], note: str):
    record = evening(seats, note)
    if record is None:
        return
    opened = Opened(evening_page(record, called(())))
    check_alone(opened)
    inside = Opened("".join(moment(opened.data(), len(record.entries)).values()))
    assert opened.tags() | inside.tags() <= TAGS | inside_tags()
    assert not [name for _, attributes in inside.elements for name in attributes if name.startswith("on")]
    for name in seats:
        assert unicodedata.normalize("NFC", name) in unicodedata.normalize("NFC", opened.said) or not name.isprintable()
    Opened(pictured(record, called(()), Wanted()))


def inside_tags() -> set[str]:
    """What sheets of a game without sheets of its own are made of."""
    record = evening(("Anna", "Bert"), "tea")
    assert record is not None
    data = Opened(evening_page(record, called(()))).data()
    return Opened("".join(moment(data, 3).values())).tags()


@given(st.lists(BAD, min_size=2, max_size=4, unique=True), BAD)
@settings(max_examples=150)
def test_no_name_of_three_letters_is_left_in_a_page_of_seats(seats: list[str], note: str):
    record = evening(seats, note)
    if record is None:
        return
    opened = Opened(evening_page(record, called(seats)))
    texts = [*opened.texts, *(Opened(piece).said for piece in moment(opened.data(), len(record.entries)).values())]
    plain = evening_page(evening(("Anna", "Bert"), "tea"), called(("Anna", "Bert")))  # type: ignore[arg-type]
    for name in seats:
        if len(name) > 2 and name not in plain:
            assert not [text for text in texts if re.search(rf"(?<!\w){re.escape(name)}(?!\w)", text)]
