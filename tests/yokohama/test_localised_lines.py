"""Lines in German and Polish: names of the rulebook, clear beginnings of them, and words of the screen are typed."""

from __future__ import annotations

import pytest

from eighteen80.line.folding import fold
from eighteen80.words import Words
from eighteen80.yokohama import GAME
from eighteen80.yokohama.box.components import BOX, areas, kind_of
from eighteen80.yokohama.fields.places import area_of
from eighteen80.yokohama.moves import MOVES, NOTATION, VALUES
from eighteen80.yokohama.reading import BEGINS_A_TURN
from tests.support.yokohama.evening import Evening

OTHERS = ("de", "pl")


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("key", BOX.technologies)
def test_a_technology_is_typed_by_its_name_in_the_rulebook(key: str, language: str):
    night = Evening().turn_of("Anna").take("act laboratory 3")
    where = " at bank" if key == "station" else ""
    for name in BOX.technologies[key].names[language]:
        assert GAME.read(f"t {name}{where} = 3 FR", night.state) == GAME.read(f"tech {key}{where} = 3 FR", night.state)


def test_a_name_begun_in_german_is_enough_where_it_is_clear():
    night = Evening().take("act laboratory 3")
    assert GAME.write(GAME.read("t telegramm = 3 FR", night.state)) == "tech telegraph = 3 FR"
    assert GAME.write(GAME.read("t weink = 3 FR", night.state)) == "tech winery = 3 FR"
    assert GAME.write(GAME.read("t telegr = 3 FR", night.state)) == "tech telegraph = 3 FR"


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("put seid kir lab", "put silk church laboratory"),
        ("put koś jedw port", "put church silk harbour"),
        ("put fo", "put research"),
    ],
)
def test_clear_beginning_of_an_areas_name_is_enough(line: str, meant: str):
    night = Evening(4 if meant == "put research" else 3, "map")
    assert GAME.write(GAME.read(line, night.state)) == meant
    night.unreadable(f"{line} po")


def test_word_that_begins_a_verb_is_no_area():
    night = Evening().take("act church 4")
    assert GAME.write(GAME.read("ki 3", Evening().state)) == "act church 3"
    assert GAME.write(GAME.read("pr 4 with 1 copper = ?", night.state)) == "pray 4 with 1 copper = ?"


@pytest.mark.parametrize("language", ["en", *OTHERS])
def test_a_board_can_be_typed_as_the_map_calls_it(language: str):
    words, state = Words(language, "yokohama"), Evening(4, "map").state
    for area in areas(4):
        kind = kind_of(area)
        shown = words.say("brick", {"area": kind, "twin": area.removeprefix(kind)})
        assert area_of(shown.replace(".", ""), state) == area


@pytest.mark.parametrize(
    ("typed", "written"),
    [
        ("tech Anna +straßenbahn 3", "tech Anna +tram 3"),
        ("tech Anna +elektrisches licht 3", "tech Anna +electricity 3"),
        ("tech Anna -telef", "tech Anna -telephone"),
        ("field Anna kirche 4", "field Anna church 4"),
        ("president Anna niemand", "president Anna none"),
        ("assistants jedwab Anna +1", "assistants Anna silk +1"),
        ("shop Anna herbata 2", "shop Anna tea 2"),
    ],
)
def test_what_is_put_right_is_written_as_the_record_calls_it(typed: str, written: str):
    move = GAME.read(f'correct {typed} "as we saw"', Evening(3, "map").state)
    assert GAME.write(move) == f'correct {written} "as we saw"'


def test_of_wares_too_three_letters_are_enough():
    night = Evening().player("Anna", tea=2)
    for line in ("order 2 her mied = 3 punk DE", "order 2her 1kup = 3pun DE"):
        assert GAME.write(GAME.read(line, night.state)) == "order 1 copper 2 tea = 3 points DE"


@pytest.mark.parametrize("language", ["en", *OTHERS])
def test_what_may_come_is_called_by_a_word_that_can_be_typed(language: str):
    words = Words(language, "yokohama")
    facts = dict.fromkeys(
        ["left", "yen", "faith", "most", "shop", "house", "units", "more", "room", "hand", "moves"], 1
    )
    for kind in (*BEGINS_A_TURN, *(move for move in MOVES if words.has(f"may-{move.verb}"))):
        named = f"may-{kind.verb}" if words.has(f"may-{kind.verb}") else f"label-{kind.verb}"
        first = fold(words.say(named, facts).split()[0])
        assert any(fold(name).startswith(first) for name in NOTATION.names(kind)), named


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("what", VALUES)
def test_corrected_thing_is_called_by_one_word(what: str, language: str):
    line, state = f'correct {what} table +1 "as we saw"', Evening().state
    assert GAME.read(Words(language, "yokohama").translate_line(line), state) == GAME.read(line, state)


def test_yen_are_put_right_by_the_word_that_the_audit_calls_them():
    audited = Words("pl", GAME.key).say("label-yen")
    night = Evening().take(f'poprawka {audited} Bert +1 "zapomniana"')
    assert night.written == ['correct yen Bert +1 "zapomniana"']
