"""A line gives each field one value, counts no zeros, and holds few moves inside one another: in every game."""

from __future__ import annotations

import re

import pytest

from eighteen80 import registry
from eighteen80.refusals import Refusal, Unreadable
from eighteen80.words import LANGUAGES, Words
from tests.support.russia.table import Table
from tests.support.yokohama.evening import Evening

CAPITALS = re.compile(r"\b(?!HKR)[A-Z]{3,}")
"""The name of a field before a language has put it into words."""
TWICE = [
    ("china", "train 4+4 from BCR for 80 for 20", "for"),
    ("china", "train 5 4+4 from BCR for 80", "for"),
    ("china", "train 4+4 from BCR from NJR for 80", "from"),
    ("china", "found SCR 70 row 1 20% BCD row 4", "row"),
    ("china", "run none 370", "370"),
    ("china", "run 0 2R: N10 N12", "2R:"),
    ("china", "run 320 again", "again"),
    ("china", "run again 2: N10 N12", "2:"),
    ("china", "rocket JHA scrap 2 scrap 3", "scrap"),
    ("china", 'rule that "so said" that "not so" buy HKR', "that"),
    ("yokohama", "order 1 copper = 1 silk 2 tea = 9 points NL", "="),
    ("yokohama", "tech harbour station = ? at harbour", "at"),
    ("yokohama", "tech ball slot 5 slot 4", "slot"),
    ("yokohama", "go silk1 via bank via laboratory", "via"),
    ("yokohama", "give 2 with 1 import with 2 import = ?", "with"),
    ("yokohama", "bonus = 2 any as 1 silk as 1 tea", "as"),
    ("yokohama", "take 2 for 2 yen for 1 silk", "for"),
    ("russia", "order 1 from black 2 from black 1", "from"),
    ("russia", "strip any2 black2 card again card build", "card"),
]


@pytest.mark.parametrize(("key", "line", "word"), TWICE, ids=[line for _, line, _ in TWICE])
def test_second_value_of_a_field_is_refused(key: str, line: str, word: str):
    game = registry.game(key)
    with pytest.raises(Unreadable) as refused:
        game.read(line)
    assert (refused.value.code, refused.value.word) == ("unreadable-twice", word)
    assert line[refused.value.at :].startswith(word)
    for language in LANGUAGES:
        sentence = Words(language, key).say(refused.value.code, refused.value.facts)
        assert word in sentence
        assert not CAPITALS.search(sentence.removeprefix(word)), sentence


def test_a_value_given_once_is_read_as_before():
    for key, line in (
        ("china", "train 4+4 from BCR for 80"),
        ("china", "found SCR 70 20% BCD row 4"),
        ("china", "run 2R: N10 N12"),
        ("yokohama", "order 1 copper 2 tea = 9 points NL"),
        ("yokohama", "go silk1 via bank laboratory"),
        ("russia", "order 1 /coin from black 2"),
    ):
        game = registry.game(key)
        assert game.write(game.read(line)) == line


@pytest.mark.parametrize(
    ("before", "line"),
    [
        ("act employment 3", "hire 0 shop"),
        ("act employment 3", "hire 1 assistant 0 shop"),
        ("act bank 5", "bonus = 0 points"),
        ("act bank 5", "bonus = 0 yen"),
        ("act bank 5", "bonus = 0 any"),
        ("act bank 5", "bonus = 0 hire"),
        ("act bank 5", "bonus = 0 moves"),
        ("act bank 4", "shop 1 = 0 points"),
        ("act church 3", "pray 3 = 3 > 0 points"),
        ("act customs 3", "give 3 1 = 1 > 0 yen"),
        ("act customs 3", "give 3 0 = 1 > 1 yen"),
        ("act bank 3", "order 1 tea = 0 points GB"),
        ("act bank 3", "order 0 tea = 4 points GB"),
        ("act bank 3", "tell 2 = 0 yen"),
        ("act chinatown 3", "trade +1 tea -0 copper"),
        ("", "recall silk1 0"),
    ],
)
def test_a_zero_counts_nothing_and_is_refused(before: str, line: str):
    night = Evening().player("Anna", import_=1)
    refused = (night.take(before) if before else night).unreadable(line)
    assert refused.code == "unreadable-zero"
    assert "0" in refused.word
    for language in LANGUAGES:
        assert refused.word in Words(language, "yokohama").say(refused.code, refused.facts)


@pytest.mark.parametrize("line", ["industry 2 front2 front0", "industry 1 T0 P", "open Tk0"])
def test_RR12_a_zero_of_steps_is_refused(line: str):
    refused = Table().refusal_of(line)
    assert refused.code == "unreadable-zero"
    assert "0" in refused.facts["word"]


@pytest.mark.parametrize("line", ["e9" * 110, "1e" * 150, "1e9" * 200, "engineer 9 " * 40])
def test_moves_inside_one_another_are_bounded(line: str):
    """Russian Railroads names moves inside moves: neither the reader nor the stack goes deeper for a longer word."""
    russia, state = registry.game("russia"), Table().has("again", again=9).state
    for length in range(len(line), 40, -40):
        with pytest.raises(Refusal):
            russia.read(line[:length], state)  # type: ignore[arg-type]


def test_an_engineer_that_uses_a_space_again_may_be_ruled_for():
    line = 'rule that "so said" relocate engineer again black 1 T'
    russia = registry.game("russia")
    assert russia.write(russia.read(line)) == line
