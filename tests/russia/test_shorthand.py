"""Abbreviations have one written form: every row of the notation, in the situation that it needs."""

from __future__ import annotations

import pytest

from eighteen80 import resources
from eighteen80.line.fields import Moment
from eighteen80.refusals import Unreadable
from eighteen80.russia import GAME
from eighteen80.russia.fields.spelling import COUNTED, NOTATION, PLAYED, SCORES
from eighteen80.russia.rules.actions.effects import THREE
from eighteen80.russia.state import (
    BLACK,
    FREE,
    Again,
    Build,
    CardOwed,
    EndCardOwed,
    Freed,
    Pushes,
    Steps,
    Three,
    TokenOwed,
)
from eighteen80.words import LANGUAGES, Words
from tests.support.russia.table import Table

SPACES = [
    ("k2t2k", "black 2 T2 K"),
    ("K2T2K", "black 2 T2 K"),
    ("black 2 t 2 k", "black 2 T2 K"),
    ("black 2 T 2 K", "black 2 T2 K"),
    ("s2t2k", "black 2 T2 K"),
    ("schwarz 2 t2k", "black 2 T2 K"),
    ("k 2 ttk", "black 2 T2 K"),
    ("g1pt", "grey 1 P T"),
    ("b1t", "brown 1 T"),
    ("n2 t p", "natural 2 T P"),
    ("w1t", "white 1 T"),
    ("atkpg", "any Tk Pg"),
    ("a tk2", "any Tk2"),
    ("any tk pg /cc", "any Tk Pg /coin coin"),
    ("otk", "open Tk"),
    ("o kk", "open Kk"),
    ("ots", "open Tk"),
    ("l1p", "loco 1 P"),
    ("l1pk", "loco 1 P K"),
    ("loco 1 p k", "loco 1 P K"),
    ("l1t/1", "loco 1 T/1"),
    ("l1t/1k", "loco 1 T/1 K"),
    ("l1p-", "loco 1 P return"),
    ("loco 1 p return", "loco 1 P return"),
    ("lok 1 p zurück", "loco 1 P return"),
    ("f1", "factory 1"),
    ("f1 1", "factory 1 tile 1"),
    ("f1 1 x5", "factory 1 tile 1 for 5"),
    ("factory 1 tile 1 for 3 gap 4", "factory 1 tile 1 for 3 gap 4"),
    ("l3p f", "both P factory"),
    ("l3f p", "both factory P"),
    ("both t/1 k factory tile 4", "both T/1 K factory tile 4"),
    ("loco 3 p f", "both P factory"),
    ("i2", "industry 2"),
    ("i3t", "industry 3 T"),
    ("i2fr", "industry 2 front rear"),
    ("i2f2", "industry 2 front2"),
    ("i3t f", "industry 3 T front"),
    ("d", "doubler"),
    ("c", "coins"),
    ("t", "temps"),
    ("d/t", "doubler /turquoise"),
    ("k1t2/o", "black 1 T2 /own"),
    ("k1t2 /black", "black 1 T2 /black"),
    ("k2t3/oc", "black 2 T3 /own coin"),
    ("el", "engineer left"),
    ("er tk pg", "engineer right Tk Pg"),
    ("ertkpg", "engineer right Tk Pg"),
    ("h", "hire"),
    ("h12", "hire 12"),
    ("r1", "order 1"),
    ("r1/c from k2", "order 1 /coin from black 2"),
    ("r2 from both", "order 2 from both"),
    ("r2 from l3", "order 2 from both"),
    ("order 1 /coin from black 2", "order 1 /coin from black 2"),
    ("la", "last"),
    ("last f2 r", "last front2 rear"),
    ("p", "pass"),
    ("Anna k2t3", "black 2 T3"),
    ("anna: pass", "pass"),
    ("Ann k2t3", "black 2 T3"),
    ("kt3", "black 2 T3"),
]


@pytest.mark.parametrize(("typed", "written"), SPACES)
def test_a_space_typed_short(typed: str, written: str):
    table = Table().set(strip=(*Table().state.strip[:5], "any2", "again")).lay_tableau("T 11/9/6/3 l6+2")
    assert GAME.write(GAME.read(typed, table.state)) == written
    assert GAME.write(GAME.read(written, table.state)) == written


@pytest.mark.parametrize(
    ("typed", "word"), [("k3t3", "3"), ("l4p", "4"), ("i4", "4"), ("r3", "3"), ("t2", "2"), ("c2", "2"), ("p2", "2")]
)
def test_unknown_figure_of_a_space_is_named_alone(typed: str, word: str):
    refusal = Table().refusal_of(typed)
    assert isinstance(refusal, Unreadable)
    assert refusal.word == word


ENGINEERS = [
    ("e7t", "engineer 7 T"),
    ("e7", "engineer 7"),
    ("e black2 t2", "engineer 7 T2"),
    ("e9fr", "engineer 9 front rear"),
    ("e4b1t", "engineer 4 brown 1 T"),
    ("e 4 l1p", "engineer 4 loco 1 P"),
    ("e again brown 1 t", "engineer 4 brown 1 T"),
    ("e build loco p k", "engineer build loco P K"),
    ("e build f", "engineer build factory"),
    ("e build factory tile 2", "engineer build factory tile 2"),
]


@pytest.mark.parametrize(("typed", "written"), ENGINEERS)
def test_an_own_engineer_typed_short(typed: str, written: str):
    table = Table().lay_tableau("T 7/5").place("brown 1", "Anna own").place("loco 1", "Anna own")
    table.has("black2", "industry2", "again", "build", black2=7, industry2=9, again=4)
    assert GAME.write(GAME.resolve(table.state, GAME.read(typed, table.state))) == written


ANY = "kgbnw"
OWED = [
    (Freed(2, 1), "k", "freed K"),
    (Freed(2, 1), "t/1", "freed T/1"),
    (TokenOwed("P4"), "qme", "token medal"),
    (TokenOwed("P4"), "q steps tk2pg", "token steps Tk2 Pg"),
    (TokenOwed("P4"), "q ind", "token industry"),
    (TokenOwed("P4"), "token industry 5", "token industry 5"),
    (TokenOwed("P4"), "q card th", "token card three"),
    (CardOwed(), "card wo", "card worker"),
    (Build("either"), "l p", "build loco P"),
    (Build("either"), "lp", "build loco P"),
    (Build("either"), "f", "build factory"),
    (Build("either"), "f x5", "build factory for 5"),
    (Again(), "again g1 t2", "again grey 1 T2"),
    (Pushes(1), "i", "move 1"),
    (Steps((ANY, ANY)), "s tk2", "step Tk2"),
    (Steps((ANY, ANY)), "stk2", "step Tk2"),
    (Steps((ANY, ANY)), "tkpk", "step Tk Pk"),
    (Steps((ANY, ANY)), "tg", "step Tg"),
    (Three(THREE), "d", "lay doubler"),
    (Three(THREE), "lay", "lay doubler"),
    (Steps(("g", "b")), "s tg", "step Tg"),
    (Steps(("w", "w"), source="white"), "s t2", "step white T2"),
    (Steps(("k",), source="extra"), "s k", "step extra K"),
    (Steps(("k",), source="extra"), "s kk", "step extra K"),
    (EndCardOwed(), "take", "take card"),
    (EndCardOwed(), "take 10", "take points"),
    (Steps((ANY, ANY)), "do", "done"),
]


@pytest.mark.parametrize(("owed", "typed", "written"), OWED)
def test_what_is_owed_typed_short(owed: object, typed: str, written: str):
    table = Table().lay_tableau("T 7/5 I 3").owed(owed)  # type: ignore[arg-type]
    assert GAME.write(GAME.resolve(table.state, GAME.read(typed, table.state))) == written


def test_two_markers_are_named_or_the_only_one_that_can_move():
    table = Table().lay_tableau("I 5,3 f2").owed(Pushes(2))
    for typed, written in (
        ("if", "move front"),
        ("ir", "move rear"),
        ("i fr", "move front rear"),
        ("ifr", "move front rear"),
    ):
        assert GAME.write(GAME.resolve(table.state, GAME.read(typed, table.state))) == written


@pytest.mark.parametrize(
    ("typed", "written"),
    [("stay", "stay"), ("g1t2", "relocate grey 1 T2"), ("otk", "relocate open Tk"), ("d", "relocate doubler")],
)
def test_a_relocation_needs_no_verb(typed: str, written: str):
    table = Table().lay_tableau("T 7/5").place("order 2", "Anna own").types("p; p; p; p")
    assert GAME.write(GAME.read(typed, table.state)) == written


def test_an_evening_as_it_is_typed():
    table = Table()
    table.state = GAME.start(("Anna", "Bert", "Cleo", "Dora"), {})
    table.types("strip brown+5 again industry-black build any2 doubler+3 black2; bonus c; bonus k t; bonus d")
    table.types("k2t3; h9; l1p; c; g1t2")
    assert (table.tracks("T"), table.tableau("Bert").engineers, table.locos("P", "Cleo")) == ((4, 2), ("black2",), (2,))
    assert (table.tableau("Dora").coins, table.due) == (4, "Bert")


def test_RR06_without_a_word_the_black_worker_is_never_taken():
    table = Table().player(free=0, coins=0, black=FREE)
    assert table.refusal_of("d").code == "cannot-pay"
    assert f"doubler /{BLACK}" in table.lines()


SPOKEN = {
    "de": (
        "leiste braun+5 nochmals industrie-schwarz bauen beliebig2 verdoppler+3 schwarz2 karte grau+5",
        "startbonus münze", "startbonus schwarz T", "startbonus verdoppler", "schwarz 2 t3", "anwerben 9", "lok 1 p",
        "münzen", "grau 1 t2", "ingenieur schwarz2 k2", "industrie 2", "ingenieur rechts", "beliebig tk2",
        "leiharbeiter", "reihenfolge 1", "reihenfolge 2 /münze von münzen", "braun 1 t", "lok 2 k", "passen",
    ),
    "pl": (
        "rząd brązowy+5 ponownie przemysł-czarny buduj dowolny2 podwajacz+3 czarny2 karta szary+5",
        "premia moneta", "premia czarny T", "premia podwajacz", "czarne 2 t3", "zatrudnij 9", "lokomotywa 1 p",
        "monety", "szare 1 t2", "inżynier czarny2 k2", "przemysł 2", "inżynier prawy", "dowolne tk2",
        "turkusowi", "kolejność 1", "kolejność 2 /moneta z monety", "brązowe 1 t", "lokomotywa 2 k", "pas",
    ),
}  # fmt: skip


def test_a_round_in_the_words_of_each_language_is_the_same_round():
    played = []
    for lines in SPOKEN.values():
        table = Table().set(**GAME.start(("Anna", "Bert", "Cleo", "Dora"), {})._asdict())
        for line in lines:
            table.types(line)
        played.append(table.state)
    assert played[0] == played[1]
    assert (played[0].card_engineer, played[0].players["Cleo"].passed, played[0].numbers) == (
        "grey+5",
        True,
        {"black2": 9},
    )


@pytest.mark.parametrize(
    ("line", "german", "polish"),
    [
        ("relocate brown 1 T", "versetzen braun 1 T", "przestaw brązowe 1 T"),
        ("relocate open Tk", "versetzen offen Tk", "przestaw otwarte Tk"),
        ("again any Tk2", "nochmals beliebig Tk2", "ponownie dowolne Tk2"),
        ("order 1 /coin from black 2", "reihenfolge 1 /münze von schwarz 2", "kolejność 1 /moneta z czarny 2"),
        ("build factory for 3 gap 2", "bauen fabrik für 3 lücke 2", "buduj fabryka za 3 luka 2"),
    ],
)
def test_line_is_shown_in_words_in_which_each_language_types_it(line: str, german: str, polish: str):
    translated = tuple(Words(language, GAME.key).translate_line(line) for language in ("de", "pl"))
    assert translated == (german, polish)
    assert {NOTATION.write(NOTATION.read(each, Moment(Table().state))) for each in translated} == {line}


def test_every_name_of_a_verb_means_that_verb_alone():
    for verb, names in resources.read_table("russia/verbs.toml")["verbs"].items():
        for name in (word for language in LANGUAGES for word in names.get(language, ())):
            notation = SCORES if verb in ("board", "plus", "round") else NOTATION
            form = notation.find(name)
            assert form is not None, name
            assert form.verb == verb, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_says_each_form_with_the_verb_of_its_language(language: str):
    words = Words(language, GAME.key)
    for kind in (*PLAYED, *COUNTED):
        notation = NOTATION if kind in NOTATION.forms else SCORES
        verb = words.say(f"form-{kind.verb}").split()[0].strip(",")
        assert notation.find(verb, Moment(None, (kind,))).verb == kind.verb


def test_misspelt_name_in_a_long_line_is_the_unknown_word():
    table = Table().set(phase="strip", strip=(), turn=None)
    refusal = table.refusal_of("strip brown+5 again industry-black build any2 doubler+3 blak2")
    assert isinstance(refusal, Unreadable)
    assert (refusal.code, refusal.word) == ("unreadable-word", "blak2")


def test_strip_needs_no_verb_where_it_is_due():
    table = Table().set(phase="strip", strip=(), turn=None)
    refusal = table.refusal_of("stripp any2")
    assert isinstance(refusal, Unreadable)
    assert refusal.expected[0] == "strip"
    names = "build black2 grey+5 any2 industry2 black-grey any+3"
    assert GAME.write(GAME.read(names, table.state)) == f"strip {names}"


@pytest.mark.parametrize(
    ("line", "written"),
    [
        ("coin", "bonus coin"),
        ("münze", "bonus coin"),
        ("schwarz t", "bonus black T"),
        ("verdoppler", "bonus doubler"),
        ("przemysł", "bonus industry"),
        ("startbonus c", "bonus coin"),
    ],
)
def test_where_a_start_bonus_is_due_its_name_is_enough(line: str, written: str):
    table = Table().set(phase="bonus").turn("Dora")
    assert GAME.write(GAME.read(line, table.state)) == written


@pytest.mark.parametrize("line", ["b1t", "brown 1 t", "braun 1 t", "brązowe 1 t", "versetzen braun 1 t", "Anna: b1t"])
def test_relocation_needs_only_the_space_in_every_language(line: str):
    table = Table().lay_tableau("T 7/5").place("order 2", "Anna own").types("p; p; p; p")
    assert GAME.write(GAME.read(line, table.state)) == "relocate brown 1 T"


def test_staying_and_notes_are_said_as_ever_in_relocation():
    table = Table().lay_tableau("T 7/5").place("order 2", "Anna own").types("p; p; p; p")
    assert [GAME.write(GAME.read(line, table.state)) for line in ("stay", "bleiben", 'notiz "x"')] == [
        "stay", "stay", 'note "x"',
    ]  # fmt: skip
