"""Names in exports: only those that the exporter has chosen; and a name's signs show as text."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest

from eighteen80.cli.base_command import UsageError
from eighteen80.export.name_masking import Chosen, MaskedWords, choice, display_names, initials
from eighteen80.sheets import Say
from tests.support.bad_input import HOSTILE, MARKED, MARKUP
from tests.support.output_checks import check_shown, make_record
from tests.support.shell import DONE, MISUSED, Shell

SEATS = ("Anna", "Bert", "Cleo")
FORMS = ("html", "svg")
AUCTION = ("bid 5", "bid 10", "pass", "pass", 'note "Annas tea is cold, bert says"')
LABELS = ("Seat 1", "Seat 2", "Seat 3")


@pytest.fixture
def shell_with_record(shell: Shell) -> Shell:
    """A record with three names, one of them in a note."""
    assert shell("new", "a.1880", "--seats", ",".join(SEATS)).code == DONE
    assert shell("play", "a.1880", *AUCTION).code == DONE
    return shell


def names_in(text: str) -> list[str]:
    return re.findall("Anna|Bert|Cleo", text, re.IGNORECASE)


# Choice of names


@pytest.mark.parametrize("form", FORMS)
def test_players_are_their_seats_without_a_choice(shell_with_record: Shell, form: str):
    answer = shell_with_record("export", "a.1880", "--to", form)
    assert names_in(answer.out) == []
    assert "Seat 2" in answer.out
    assert "--names all" in answer.err


@pytest.mark.parametrize("form", FORMS)
def test_initials_stand_for_names(shell_with_record: Shell, form: str):
    answer = shell_with_record("export", "a.1880", "--to", form, "--initials")
    assert (names_in(answer.out), answer.err) == ([], "")
    assert ">B<" in answer.out


@pytest.mark.parametrize("form", FORMS)
def test_names_are_shown_as_they_are_if_all_are_wanted(shell_with_record: Shell, form: str):
    answer = shell_with_record("export", "a.1880", "--to", form, "--names", "all")
    assert {*SEATS} <= set(names_in(answer.out))
    assert answer.err == ""


@pytest.mark.parametrize("form", FORMS)
def test_only_those_who_are_named_have_names(shell_with_record: Shell, form: str):
    answer = shell_with_record("export", "a.1880", "--to", form, "--names", "Anna=The first,cleo=C")
    assert names_in(answer.out) == []
    assert "The first" in answer.out
    assert "Seat 2" in answer.out


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (("--names", "Dora=D"), "There is no player called Dora"),
        (("--names", "Anna"), "“Anna” is neither name=as"),
        (("--names", "Anna=,Bert=B"), "is neither name=as"),
        (("--names", "Anna=X,Bert=X"), "Two players would be called X"),
        (("--names", "Anna=Seat 2"), "Two players would be called Seat 2"),
        (("--names", "Anna=A", "--initials"), "not both"),
    ],
)
def test_a_choice_that_makes_no_sense_is_refused(shell_with_record: Shell, options: Sequence[str], message: str):
    answer = shell_with_record("export", "a.1880", "--to", "html", *options)
    assert (answer.code, answer.out) == (MISUSED, "")
    assert message in answer.err


def test_names_are_for_what_is_shown_to_others_alone(shell_with_record: Shell):
    answer = shell_with_record("export", "a.1880", "--to", "csv", "--initials")
    assert (answer.code, answer.err) == (MISUSED, "--initials works only with html, svg, png.\n")


# Finding names


def seat_words(seats: Sequence[str]) -> MaskedWords:
    others = [f"Seat {number}" for number in range(1, len(seats) + 1)]
    return MaskedWords("en", None, display_names(seats, Chosen(), others))


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
    assert seat_words(seats).text(text) == masked


def test_a_name_is_found_in_the_facts_of_a_sentence():
    words = seat_words(("Anna", "Bert"))
    assert words.say("seat-label", {"number": "Anna"}) == "Seat Seat 1"
    assert words.say("evening-difference", parts=("Anna", ("Bert", 5))) == "What made the difference: Seat 1, Seat 2 5"
    assert words.text((Say("seat-label", {"number": "Bert"}), "Anna")) == "Seat Seat 2 Seat 1"


def test_equal_initials_get_numbers_and_keep_their_letter():
    assert initials("Jean-Luc O'Neil") == "JO"
    assert initials("e\u0301mile q\u0308") == "Éq\u0308".upper()
    names = ("Anna", "Ann", "Bert")
    assert list(display_names(names, Chosen(initials=True), names).values()) == ["A1", "A2", "B"]


def test_a_pair_is_found_whatever_the_case_of_the_name():
    assert display_names(("ANNA", "Bert"), choice("anna=A", initials=False), ("1", "2")) == {"ANNA": "A", "Bert": "2"}
    with pytest.raises(UsageError):
        display_names(("Anna", "Bert"), choice("Berta=B", initials=False), ("1", "2"))


# Hostile names and notes; `tests/record/test_fuzz.py` makes up more of them


@pytest.mark.parametrize("bad", [*HOSTILE, *MARKED, *MARKUP], ids=ascii)
def test_whatever_names_and_notes_hold_shows_as_text(bad: str):
    check_shown(((bad, "Bert"), "tea"))
    check_shown((("Anna", "Bert"), bad))
    check_shown(((bad, f"{bad}{bad}"), bad))


def test_most_of_them_may_stand_in_a_record():
    bad = (*HOSTILE, *MARKED, *MARKUP)
    assert len([each for each in bad if make_record((each, "Bert"), each)]) > len(bad) / 2
