"""Every game of the shelf, and two that a stranger brings, on the real screen: nothing there knows a game's panes.

The counter game has no sheets at all, the piles have a layout, things to be counted and a question of their own.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from eighteen80 import registry
from eighteen80.engine.game import AnyGame
from eighteen80.layout import CURVE, FACE, FINAL, MOVES, ROUNDS, Layout
from eighteen80.record.grammar import Header
from eighteen80.record.journal import Journal
from eighteen80.record.replay import read
from eighteen80.table import default_panes
from eighteen80.table.views.result import TallyScreen
from eighteen80.words import LANGUAGES
from tests.support.played import write_part
from tests.support.sitting import SCREENS, SIZES, Sitting, look_on, sit

STRANGERS = {"counter": "tests.support.counter", "piles": "tests.support.piles"}
OF_STRANGERS = [(key, *screen) for key in STRANGERS for screen in SCREENS]
EACH = [(key, *screen) for key, screen in zip(registry.SHELF, SCREENS, strict=True)]
"""Each game on a screen of its own: no pane knows a game's."""
ALT = ("alt+up", "alt+down", "alt+left", "alt+right")


@pytest.fixture(autouse=True)
def bring_strangers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "plugin_modules", lambda: STRANGERS)


def begin_record(folder: Path, key: str) -> Path:
    game = registry.game(key)
    path = folder / f"game{game.ending}"
    Journal.create(path, Header(game=game.name, seats=("Anna", "Bert"), rules=game.version), game).close()
    return path


def on_page(table: Sitting) -> set[str]:
    """The panes of the page that is up; one that has nothing to say now takes no room there."""
    panes = table.app.screen.query("#body .pane")
    return {str(pane.id) for pane in panes if all(node.display for node in pane.ancestors_with_self)}


def to_be_seen(laid: Layout) -> set[str]:
    """The panes that a key brings; others come with their situation, and the log at length where there is room."""
    keyed = {pane for page in laid.turning_pages for pane in page.panes}
    others = {pane for page in laid.pages if page not in laid.turning_pages for pane in page.panes}
    narrow = {place.pane for stack in (*laid.stacks, *laid.paired) for place in stack.places if place.narrow}
    return set(laid.panes) - (others - keyed) - narrow - {MOVES}


def has_to_say(table: Sitting, panes: set[str]) -> list[str]:
    """Return which of these panes have something to say now: the others take no room."""
    return [pane for pane in panes if table.content_of(pane)]


def look_everywhere(table: Sitting, game: AnyGame) -> None:
    """Open every page, every pane in full, the arrows of the map, help, and the sheet under the cursor."""
    laid = table.screen.laid
    seen = on_page(table)
    assert len(seen) == len(table.app.screen.query("#body .pane"))  # the others are mounted when they are first shown
    for page in laid.pages:
        table.screen.action_page(page.name)
        table.settle()
        seen |= on_page(table)
    assert has_to_say(table, to_be_seen(laid) - seen) == []
    assert set(default_panes.sheets(game, table.screen.session.state)) <= {*laid.panes, *laid.above, "head"}
    for letter in table.screen.letters:
        table.press("ctrl+o", letter)
        table.press("escape", "escape")
    table.press(*ALT, "f8", "f8", "pageup", "pagedown")
    table.press("question_mark")
    assert table.info()
    table.press("escape", "f1", "escape")


def count(table: Sitting, game: AnyGame) -> None:
    """An audit of everything, which agrees; or that there is nothing to count."""
    table.enter("audit")
    if game.corrections is None:
        assert "✗" in table.content_of("below")
        table.press("escape")
        return
    assert table.app.screen is not table.app.screen_stack[1]
    table.press("escape", "escape")


def tell(table: Sitting) -> None:
    table.enter("tally")
    assert isinstance(table.app.screen, TallyScreen)
    table.press(*["enter"] * 8, "escape")


@pytest.mark.parametrize(("key", "size", "language"), OF_STRANGERS)
def test_a_strangers_game_is_played_by_keyboard(tmp_path: Path, key: str, size: str, language: str):
    game = registry.game(key)
    path = begin_record(tmp_path, key)
    with sit(path, size=SIZES[size], language=language) as table:
        if language == LANGUAGES[0]:
            look_everywhere(table, game)
        table.type("add 3")
        assert "add 3" in table.content_of("below")
        assert "3" in table.content_of("effects") or key == "counter"
        table.press("enter")
        table.enter("add 4", "add 99")
        assert table.line == "add 99"
        assert "99" in table.content_of("below")
        table.press("escape")
        table.enter("undo")
        assert [entry.line for entry in table.screen.session.entries] == ["add 3"]
        table.enter("redo", "amend 1 add 5", "ledger Anna")
        assert [entry.line for entry in table.screen.session.entries] == ["add 5", "add 4"]
        table.press("escape")
        table.enter("what if", "add 1", "back", "look 1", "back", 'rule that "so be it" add 12')
        table.press("escape")
        assert table.screen.session.state.total == 21
        count(table, game)
        tell(table)
    record = read(path, strict=True)
    assert record.trouble is None
    assert record.state.total == 21


def test_every_sheet_of_a_strangers_game_has_a_title_and_a_place(tmp_path: Path):
    with sit(begin_record(tmp_path, "piles")) as table:
        assert {"heap", "order", "forgotten", "log", FINAL, CURVE, ROUNDS} == set(table.screen.laid.panes)
        assert "a sheet without a place" in table.content_of("forgotten")
        assert table.screen.pane("heap").render_line(0).text.startswith("─Pile ─")
        assert "0 of 1000" in table.content_of("heap")
        table.type("add 3")
        assert "pieces pile 0 → 3" in " ".join(table.content_of("effects").split())
        table.press("escape")
        assert table.screen.entry.placeholder == "add 2"
        table.enter("room")
        assert "1000" in table.info()


@pytest.mark.parametrize("size", SIZES)
def test_a_strip_of_two_rows_is_in_sight_on_every_page(tmp_path: Path, size: str):
    path = begin_record(tmp_path, "piles")
    for opened in (sit(path, size=SIZES[size]), look_on(path, size)):
        with opened as table:
            for page in table.app.screen.laid.pages:
                table.app.screen.action_page(page.name)
                table.settle()
                strip = table.app.screen.pane("so-far")
                assert strip.region.y == table.app.screen.pane("head").region.bottom
                assert strip.region.width == SIZES[size][0]
                assert strip.region.height == 2


def test_what_is_counted_otherwise_is_explained_and_mended(tmp_path: Path):
    with sit(begin_record(tmp_path, "piles")) as table:
        table.enter("add 3", "audit")
        table.type("5")
        table.press("enter", "enter")
        assert 'correct pile bank +2 ""' in table.content_of("lying")
        table.press("escape")
        table.press("up")
        assert table.line == 'correct pile bank +2 ""'


@pytest.mark.parametrize(("key", "size", "language"), OF_STRANGERS)
def test_its_players_look_on(tmp_path: Path, key: str, size: str, language: str):
    path = begin_record(tmp_path, key)
    with look_on(path, size, language) as table:
        assert "Anna" in table.content_of("asked")
        with Journal.open(path) as journal:
            journal.submit("add 3")
        for _ in table.app.screen.laid.pages:
            table.press("right")
        table.app.screen.source.poll()
        table.app.screen.follow()
        assert "Bert" in table.content_of("asked")


@pytest.mark.parametrize(("key", "size", "language"), EACH)
def test_every_game_of_the_shelf_is_played_on_from_its_demo(tmp_path: Path, key: str, size: str, language: str):
    game, path = registry.game(key), write_part(key, 1.0, tmp_path)
    with sit(path, size=SIZES[size], language=language) as table:
        number = len(table.screen.session.entries)
        look_everywhere(table, game)
        table.enter("zzz 99")
        assert "✗" in table.content_of("below")
        table.press("escape")
        table.enter("undo")
        assert len(table.screen.session.entries) == number - 1
        for line in table.screen.session.likely[:3]:
            table.type(line)
            table.press("escape")
        last = read(path).undone[-1].line
        table.enter(last)
        assert len(table.screen.session.entries) == number
        table.enter(f"amend {number} {last}", "undo repair")
        count(table, game)
        tell(table)
    assert read(path, strict=True).trouble is None


@pytest.mark.parametrize(("key", "size", "language"), EACH)
def test_every_game_of_the_shelf_is_looked_on_at(tmp_path: Path, key: str, size: str, language: str):
    path = write_part(key, 1.0, tmp_path)
    with look_on(path, size, language) as table:
        seen = on_page(table)
        for _ in table.app.screen.laid.pages:
            table.press("right")
            seen |= on_page(table)
        # The result of a finished game replaces the large figures.
        assert has_to_say(table, to_be_seen(table.app.screen.laid) - {FACE} - seen) == []
