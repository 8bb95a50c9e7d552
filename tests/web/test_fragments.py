"""A moment as the parts of a page: the player's own first, nothing but changes, for every game."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import pairwise

import pytest

from eighteen80 import registry
from eighteen80.record.replay import Record, Replay
from eighteen80.web.document import Viewer, whole
from eighteen80.web.fragments import FRAME, OWN, TURN, Glance, changed, decides, own_parts, pages, shared_parts
from eighteen80.web.markup import Pen
from eighteen80.words import LANGUAGES, Words
from tests.support import counter

SEATS = ("Anna", "Bert")
GAME = counter.Counter()


@cache
def demo(key: str) -> Record:
    found = registry.demo(key)
    assert found
    return Replay(found.read_bytes()).record()


def recorded(key: str, at: int) -> Glance:
    record = demo(key)
    entries = record.entries[: at or len(record.entries)]
    return Glance(record.game, entries[-1].after, record.header.seats, entries)


def pen_of(glance: Glance) -> Pen:
    return Pen(Words("en", glance.game.key))


def plain() -> Glance:
    """A game without a sheet of its own."""
    return Glance(GAME, GAME.start(SEATS, {}), SEATS, ())


@pytest.mark.parametrize("key", registry.SHELF)
def test_every_pane_lies_on_one_page_and_the_page_has_a_place_for_every_part(key: str):
    glance = recorded(key, 60)
    laid = [pane for panes in pages(glance.layout).values() for pane in panes]
    assert sorted(laid) == sorted(glance.layout.panes)
    pen = pen_of(glance)
    parts = {**shared_parts(glance, pen), **own_parts(glance, pen, glance.seats[0])}
    page = whole("", glance.layout, parts, Viewer(glance.seats, glance.seats[0], "x.1", "/inks.css"), pen)
    assert [name for name in parts if name != FRAME and page.count(f'data-part="{name}"') != 1] == []


class Listening(Words):
    """Words that notice what there is no sentence for."""

    def __init__(self, language: str, game: str) -> None:
        super().__init__(language, game)
        self.unsaid: set[str] = set()

    def say(self, code: str, facts: Mapping[str, object] | None = None, **more: object) -> str:
        if not self.has(code):
            self.unsaid.add(code)
        return super().say(code, facts, **more)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", registry.SHELF)
def test_everything_on_a_page_has_a_sentence_in_its_language(key: str, language: str):
    glance = recorded(key, 100)
    words = Listening(language, key)
    pen = Pen(words)
    parts = {**shared_parts(glance, pen), **own_parts(glance, pen, "")}
    for name in glance.seats:
        own_parts(glance, pen, name)
        whole("", glance.layout, parts, Viewer(glance.seats, name, "x.1", "/inks.css"), pen)
    assert words.unsaid == set()


@pytest.mark.parametrize("key", registry.SHELF)
def test_of_two_moments_only_the_parts_that_differ_are_new(key: str):
    moments = [recorded(key, at) for at in range(60, 72)]
    for before, after in pairwise(shared_parts(glance, pen_of(glance)) for glance in moments):
        differ = {name for name in after if name != FRAME and before[name] != after[name]}
        assert differ - {"map"} <= set(changed(before, after)) <= differ
        assert set(changed(after, after)) == set()


def test_a_tile_that_is_laid_is_one_hex_and_not_the_map():
    whole_game = recorded("china", 0)
    entry = next(entry for entry in whole_game.entries if entry.line.startswith("lay") and entry.number > 300)
    before, glance = (whole_game._replace(state=state) for state in (entry.before, entry.after))
    told = [name for name in changed(*(shared_parts(each, pen_of(each)) for each in (before, glance))) if "hex" in name]
    assert told == [f"@hex-{entry.line.split()[1]}"]


def test_whoever_decides_is_told_what_may_be_done_and_others_whose_turn_it_is():
    glance = recorded("china", 300)
    pen = pen_of(glance)
    (due,) = glance.game.due(glance.state)
    for name in glance.seats:
        parts = own_parts(glance, pen, name)
        assert (
            ('class="may"' in parts[OWN]) == ('class="mine"' in parts[TURN]) == decides(glance, name) == (name == due)
        )
        assert due in parts[TURN]


def test_a_director_decides_for_the_company():
    glance = recorded("china", 320)
    (company,) = glance.game.due(glance.state)
    director = glance.game.thinker(glance.state)
    assert company not in glance.seats
    assert [name for name in glance.seats if decides(glance, name)] == [director]
    assert f"{company}" in own_parts(glance, pen_of(glance), director)[TURN]
    assert f"({director})" in own_parts(glance, pen_of(glance), "")[TURN]


@pytest.mark.parametrize(("key", "first"), [("china", "cash"), ("russia", "Points"), ("yokohama", "points")])
def test_ones_own_page_begins_with_what_one_has(key: str, first: str):
    glance = recorded(key, 100)
    own = own_parts(glance, pen_of(glance), glance.seats[0])[OWN]
    assert own.startswith('<ul class="figures">')
    assert first in own[:900]


def test_a_game_without_sheets_of_its_own_has_a_page_too():
    glance = plain()
    pen = pen_of(glance)
    parts = {**shared_parts(glance, pen), **own_parts(glance, pen, "Anna")}
    page = whole("Counter", glance.layout, parts, Viewer(SEATS, "Anna", "x.1", "/inks.css"), pen)
    assert all(f'data-part="{pane}"' in page for pane in glance.layout.panes)
    assert "<b>0</b>" in parts[OWN]


@pytest.mark.parametrize("key", registry.SHELF)
def test_a_game_that_is_over_has_nobody_on_turn(key: str):
    glance = recorded(key, 0)
    for name in ("", *glance.seats):
        parts = own_parts(glance, pen_of(glance), name)
        assert "mine" not in parts[TURN]
        assert "may" not in parts[OWN]
