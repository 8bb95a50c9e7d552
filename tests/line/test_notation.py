"""The notation of any game: shown on three moves of a game that does not exist."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated, Any, ClassVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from eighteen80.line.fields import Amount, Flag, Moment, Name, OneFigure, OneOf, Owner, Reading
from eighteen80.line.forms import HelpRow
from eighteen80.line.leading_names import find_name
from eighteen80.line.notation import Notation
from eighteen80.line.texts import FreeText
from eighteen80.line.tokenizer import cursor_word
from eighteen80.refusals import Ambiguous, Refusal, Unreadable

CITIES = ("Łódź", "Lublin", "Lubin")


def players(reading: Reading) -> tuple[str, ...]:
    return tuple(reading.moment.state or ())


def cities(_: Reading) -> tuple[str, ...]:
    return CITIES


@dataclass(frozen=True, slots=True)
class Give:
    verb: ClassVar[str] = "give"
    to: Annotated[str, Owner("WHO", players)]
    amount: Annotated[int, Amount()]
    row: Annotated[int | None, OneFigure("ROW", (1, 2), key="row")] = None
    secret: Annotated[bool, Flag(label="secretly")] = False


@dataclass(frozen=True, slots=True)
class Go:
    verb: ClassVar[str] = "go"
    city: Annotated[str, Name("CITY", cities)]
    way: Annotated[str | None, OneOf("fast", "slow", key="by")] = None


@dataclass(frozen=True, slots=True)
class Say:
    verb: ClassVar[str] = "say"
    text: Annotated[str, FreeText()]


NOTATION = Notation(
    (Give, Go, Say),
    verbs={"give": ("geben", "g"), "go": ("gehen", "jechać", "g"), "say": ("sagen",)},
    words={"row": ("Reihe",), "secretly": ("heimlich",), "fast": ("schnell",)},
)
TABLE = ("Anna", "Ann-Marie", "Zoë", "Big Bert")


def moment_of(*legal: Any, state: Any = TABLE, possible: Any = None) -> Moment:
    """Return another moment: lists of legal moves are kept as long as the state is the same one."""
    return Moment(
        state and [*state], possible, lambda kind: [move for move in legal if type(move) is kind] if legal else None
    )


SEATED = moment_of()


def unreadable(line: str, moment: Moment = SEATED) -> tuple[str, str, int, tuple[str, ...]]:
    with pytest.raises(Unreadable) as caught:
        NOTATION.read(line, moment)
    return caught.value.code, caught.value.word, caught.value.at, caught.value.expected


def choices(line: str, moment: Moment = SEATED) -> tuple[str, ...]:
    with pytest.raises(Ambiguous) as caught:
        NOTATION.read(line, moment)
    return caught.value.choices


def completions(line: str, moment: Moment = SEATED) -> list[str]:
    return [choice.text for choice in NOTATION.complete(line, moment)]


# Writing


@pytest.mark.parametrize(
    ("move", "line"),
    [
        (Give("Anna", 5), "give Anna 5"),
        (Give("Anna", 5, 2, secret=True), "give Anna 5 row 2 secretly"),
        (Give("Big Bert", 5), 'give "Big Bert" 5'),
        (Give('"', 5), 'give "\\"" 5'),
        (Give("", 0), 'give "" 0'),
        (Give("Row", 0), 'give "Row" 0'),
        (Give("Reihe", 5, 2), 'give "Reihe" 5 row 2'),
        (Go("Łódź", "slow"), "go Łódź by slow"),
        (Say('a "b" \\ c'), 'say "a \\"b\\" \\\\ c"'),
    ],
)
def test_a_move_is_written_in_one_way_and_read_back(move: Any, line: str):
    assert NOTATION.write(move) == line
    assert NOTATION.read(line) == move


@given(st.text(st.characters(exclude_categories=("C", "Z")) | st.just(" "), max_size=30), st.integers(0, 9_999_999))
def test_any_visible_name_and_text_is_read_back(text: str, amount: int):
    for move in (Say(text), Give(text, amount)):
        line = NOTATION.write(move)
        assert NOTATION.read(line) == move
        assert NOTATION.write(NOTATION.read(line)) == line


@given(st.sampled_from([chr(0x1B), chr(0x7F), chr(0x85), chr(0x2028), chr(0x202E), chr(0x200B), chr(0xD800), "\n"]))
def test_what_could_steer_a_terminal_is_neither_read_nor_written(sign: str):
    assert unreadable(f"say a{sign}b") == ("unreadable-sign", f"U+{ord(sign):04X}", 5, ())
    with pytest.raises(Unreadable):
        NOTATION.write(Say(f"a{sign}b"))


def test_other_spaces_become_plain_ones():
    assert NOTATION.read("say\ta\u00a0b\u3000c") == NOTATION.read("say a b c")


def test_text_has_an_end():
    assert unreadable(f"say {'x' * 501}")[0] == "unreadable-length"


# Reading leniently


@pytest.mark.parametrize(
    "line",
    [
        "give anna 5 row 2",
        "GIVE   ANNA   ¥5   ROW 2",
        "give 5 anna row 2",
        "give row 2 5 anna",
        "give anna 5 reihe 2",
        "give anna 5 2",
        "gi anna 5 2",
        "geb anna 5 2",
    ],
)
def test_case_spacing_order_language_and_key_words_are_free(line: str):
    assert NOTATION.read(line, moment_of()) == Give("Anna", 5, 2)


def test_accents_and_strokes_may_be_left_out():
    assert NOTATION.read("jechac lodz schnell") == Go("Łódź", "fast")
    assert NOTATION.read("give zoe 1", moment_of()) == Give("Zoë", 1)


def test_text_needs_no_quotes():
    assert NOTATION.read('say it is  "so"') == Say('it is "so"')
    assert NOTATION.read('say "left open') == Say("left open")


@pytest.mark.parametrize(
    ("word", "name"),
    [
        ("anna", "Anna Maria"),
        ("oneil", "O'Neil"),
        ("joerg", "Jörg der Bär"),
        ("jo", "Jörg der Bär"),
        ('"Anna Maria"', "Anna Maria"),
        ("a", ""),
        ("", ""),
    ],
)
def test_a_question_finds_a_name_as_people_write_it(word: str, name: str):
    assert find_name(word, ("Jörg der Bär", "Anna Maria", "O'Neil", "Anke")) == name


@pytest.mark.parametrize("name", ["Müller", "Mueller", "D'Ora", "Dora"])
def test_a_name_is_not_another_one_that_may_be_spelt_so(name: str):
    assert find_name(name, ("Müller", "Mueller", "D'Ora", "Dora")) == name


def test_what_begins_only_one_name_is_enough():
    assert NOTATION.read("give z 1", moment_of()) == Give("Zoë", 1)
    assert choices("give a 1") == ("Anna", "Ann-Marie")


def test_the_whole_name_comes_before_what_it_begins():
    assert NOTATION.read("give ann 1", moment_of(state=("Ann", "Anna"))) == Give("Ann", 1)


def test_a_letter_is_enough_where_only_one_such_move_is_possible():
    assert NOTATION.read("g lod", moment_of(possible={Go, Say})) == Go("Łódź")
    assert choices("g lod") == ("give", "go")
    assert choices("g lod", moment_of(possible={Say})) == ("give", "go")


def test_a_short_verb_may_touch_a_figure():
    assert NOTATION.read("g5 anna", moment_of(possible={Give})) == Give("Anna", 5)
    assert unreadable("x5 anna")[:2] == ("unreadable-verb", "x5")
    assert choices("g5 anna") == ("give", "go")


def test_what_is_left_out_is_taken_from_the_only_legal_move():
    legal = (Give("Anna", 5), Give("Zoë", 5), Give("Zoë", 10), Go("Łódź"))
    assert NOTATION.read("give anna", moment_of(*legal)) == Give("Anna", 5)
    assert NOTATION.read("go", moment_of(*legal)) == Go("Łódź")
    assert choices("give zoe", moment_of(*legal)) == ("give Zoë 5", "give Zoë 10")


def test_legal_names_come_first():
    assert NOTATION.read("go lu", moment_of(Go("Lubin"))) == Go("Lubin")
    assert choices("go lu", moment_of(Go("Łódź"))) == ("Lublin", "Lubin")


# Refusing


def test_refusal_names_word_its_place_and_what_could_stand_there():
    assert unreadable("jump") == ("unreadable-verb", "jump", 0, ("give", "go", "say"))
    assert unreadable(" ") == ("unreadable-verb", "", 0, ("give", "go", "say"))
    assert unreadable("go  Rome") == ("unreadable-word", "Rome", 4, CITIES)
    assert unreadable("give Carl 5") == ("unreadable-word", "Carl", 5, ("Anna", "Ann-Marie", "Zoë", '"Big Bert"'))
    assert unreadable("give Anna x") == ("unreadable-word", "x", 10, ("AMOUNT",))
    assert unreadable("give Anna 5 row 3") == ("unreadable-word", "3", 16, ("1", "2"))
    assert unreadable("give Anna 5 row") == ("unreadable-missing", "row", 12, ("1", "2"))
    assert unreadable("give Anna") == ("unreadable-missing", "", 9, ("AMOUNT",))
    assert unreadable("go Łódź fast slow") == ("unreadable-surplus", "slow", 13, ())


def test_a_very_long_word_is_not_repeated():
    assert len(unreadable("x" * 10_000)[1]) < 100


@given(st.text(max_size=200))
def test_garbage_is_refused_and_nothing_else(line: str):
    for moment in (Moment(), moment_of(Give("Anna", 5), possible={Give})):
        try:
            move = NOTATION.read(line, moment)
        except Refusal:
            continue
        assert NOTATION.read(NOTATION.write(move), moment) == move


def test_legal_moves_are_listed_once_for_a_line():
    listed: list[type] = []

    def legal(kind: type) -> Iterator[Any]:
        listed.append(kind)
        yield from (move for move in (Give("Anna", 5), Go("Lublin"), Go("Lubin")) if type(move) is kind)

    moment = Moment(TABLE, (Give, Go), legal)
    for line in ("go lu fast give anna 5 go lu slow give", "gan 5 lu an lu", "lu an 5 lu an"):
        with pytest.raises(Refusal):
            NOTATION.read(line, moment)
        assert sorted(listed, key=str) == sorted(set(listed), key=str)
        listed.clear()


# Help and completion


def test_help_rows_follow_from_the_classes():
    assert NOTATION.rows() == [
        HelpRow("give", "give WHO AMOUNT [row ROW] [secretly]", "move-give"),
        HelpRow("go", "go CITY [by fast | slow]", "move-go"),
        HelpRow("say", "say TEXT", "move-say"),
    ]


def test_verbs_are_completed_from_those_possible_in_their_order():
    assert completions("", moment_of(possible=(Go, Say))) == ["go", "say"]
    assert completions("", moment_of(possible=(Say, Go))) == ["say", "go"]
    assert completions("gi") == ["give"]
    assert completions("g")[:2] == ["give", "go"]
    assert {"geben", "gehen"} <= set(completions("g")[2:])
    assert completions("jech") == ["jechać"]
    assert completions("x") == []


def test_fields_are_completed_in_writing_order():
    assert completions("give ") == ["Anna", "Ann-Marie", "Zoë", '"Big Bert"']
    assert completions("give ann") == ["Anna", "Ann-Marie"]
    assert completions("go lub") == ["Lublin", "Lubin"]
    assert completions("go lublin ") == ["by fast", "by slow"]
    assert completions("go lublin by s") == ["slow"]
    assert completions("go rome ") == []


def test_legal_moves_narrow_the_choices():
    moment = moment_of(Give("Anna", 5), Give("Zoë", 10), Give("Zoë", 15, 2))
    assert completions("give ", moment) == ["Anna", "Zoë"]
    assert completions("give zoe ", moment) == ["10", "15"]
    assert completions("give zoe 15 ", moment) == ["row 2", "secretly"]
    assert completions("go ", moment) == []


def test_a_choice_replaces_the_word_that_is_being_typed():
    assert cursor_word("give An") == 5
    assert cursor_word("give ") == 5
    assert cursor_word('give "Big Be') == 5
    assert completions('give "Big Be') == ['"Big Bert"']


def test_a_text_of_many_words_is_one():
    text = "a " * 249 + "a"
    assert NOTATION.read(f'say "{text}"') == Say(text)


@pytest.mark.parametrize(("line", "words"), [("say " + "a" * 997, 2), ("say " * 101, 101), ("a," * 101, 101)])
def test_more_than_anybody_says_is_refused_with_its_length(line: str, words: int):
    with pytest.raises(Unreadable) as refused:
        NOTATION.read(line)
    facts = refused.value.facts
    assert refused.value.code == "unreadable-extent"
    assert [facts["signs"], facts["words"], facts["most_signs"], facts["most_words"]] == [len(line), words, 1000, 100]
    assert NOTATION.complete(line) == []
