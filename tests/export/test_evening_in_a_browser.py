"""The page of an evening in a real browser, opened as a file: every moment in it, by slider, buttons and keys."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from eighteen80 import registry
from eighteen80.export.club import evening, tables
from eighteen80.export.evening_page import club_page
from eighteen80.export.name_masking import MaskedWords, key
from tests.support import played
from tests.support.browser import CLOCK, PHONE, PREFERRED, WIDE, Browser, Screen, in_a_browser
from tests.support.parsed_page import Opened, moment

pytestmark = in_a_browser

SHOWN = """
const found = {};
for (const place of document.querySelectorAll("[data-pane]")) found[place.dataset.pane] = place.textContent;
return found;
"""
"""Script that returns the text of each pane."""
AS_TEXT = "const one = document.createElement('div'); one.innerHTML = arguments[0]; return one.textContent"
EMPTY = """
return [...document.querySelectorAll("[data-pane]")].filter((one) => !one.innerHTML && !one.checkVisibility())
  .map((one) => one.dataset.pane);
"""
"""Script that returns the panes that show nothing and take no room."""
LOOK_OF = {"china": "light", "russia": "contrast", "yokohama": "dark", "club": "light"}
"""Look in which axe sees a page: another one has only other colours, which are measured by themselves."""
ASKED = {"china": ("color-contrast", "scrollable-region-focusable")}
"""Rules of axe for the largest page: other pages, with parts of the same kinds, are asked for all."""
OPEN = "for (const one of document.querySelectorAll('details')) one.open = true"
AT = "return Number(document.querySelector('#number').textContent)"
SECOND = f"letPass(1000); {AT}"
SLIDE = """
const slider = document.querySelector("#at");
slider.value = arguments[0];
slider.dispatchEvent(new Event("input"));
"""


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory, evening_of: Callable[[str], Path]) -> Mapping[str, Path]:
    """The pages of a whole game of each kind, and of a club."""
    evenings = [evening(played.record(name)) for name in registry.SHELF]
    called = {key(name): name for each in evenings for name in each.worth}
    shown = list(tables(evenings, called, lambda took: took.line))
    club = tmp_path_factory.mktemp("club") / "club.html"
    club.write_text(club_page(shown, lambda game: MaskedWords("en", game, {})), "utf-8")
    return {"club": club, **{name: evening_of(name) for name in registry.SHELF}}


def open_page(browser: Browser, screen: Screen, path: Path, at: str = "") -> None:
    """Open the page on a screen of that size, from a folder and not from a server."""
    browser.take_device(screen)
    browser.open(f"{path.as_uri()}{at}")


@pytest.mark.parametrize("name", [*registry.SHELF, "club"])
def test_it_is_read_on_every_size_and_nothing_leaves_the_machine(
    browser: Browser, pages: Mapping[str, Path], name: str
):
    """On few sheets of paper too, without its buttons; and by axe.

    What 1880 alone has is its map, which the players' page shows to every rule.
    """
    open_page(browser, PHONE, pages[name], "#60")
    for screen in (WIDE, PHONE):
        assert (screen, browser.misfits(screen)) == (screen, [])
    browser.run(OPEN)
    browser.prefer(**PREFERRED[LOOK_OF[name]])
    assert browser.complaints(*ASKED.get(name, ())) == []
    assert browser.console() == []
    assert [place for place in browser.new_requests() if not place.startswith(("file:", "data:", "about:"))] == []
    assert 1 <= browser.sheets_of_paper() <= 5
    browser.cdp("Emulation.setEmulatedMedia", media="print")
    assert browser.run("return document.querySelector('#stepper button')?.checkVisibility() ?? false") is False


def test_every_moment_is_shown_as_it_was(browser: Browser, pages: Mapping[str, Path]):
    """Of the game with the most moments; the script of the page knows no game."""
    path = pages["china"]
    data, last = Opened(path.read_text("utf-8")).data(), len(played.record("china").entries)
    open_page(browser, WIDE, path)
    assert browser.run(AT) == 0
    # To and fro, over the moments that are kept whole and between them.
    for number in (1, 49, 50, 51, last, 120, 0, last - 1):
        browser.run(SLIDE, number)
        assert browser.run(AT) == number
        panes = moment(data, number)
        assert browser.run(SHOWN) == {pane: browser.run(AS_TEXT, markup) for pane, markup in panes.items()}
        empty = [pane for pane, markup in panes.items() if not markup]
        assert {*browser.run(EMPTY)} == {*empty}


def test_it_is_stepped_through_by_touch_by_keys_and_by_rounds(browser: Browser, pages: Mapping[str, Path]):
    from selenium.webdriver.common.by import By
    from selenium.webdriver.common.keys import Keys
    from selenium.webdriver.support.ui import Select

    open_page(browser, PHONE, pages["russia"], "#30")
    assert browser.run(AT) == 30
    for to, number in (("on", 31), ("on", 32), ("back", 31), ("last", 181), ("on", 181), ("first", 0), ("back", 0)):
        browser.tap(f"button[data-to={to}]")
        assert browser.run(AT) == number
    slider = browser.driver.find_element(By.ID, "at")
    slider.send_keys(Keys.ARROW_RIGHT, Keys.ARROW_RIGHT)
    assert browser.run(AT) == 2
    slider.send_keys(Keys.END)
    assert browser.run(AT) == 181
    rounds = Select(browser.driver.find_element(By.ID, "round"))
    rounds.select_by_visible_text("Round 3 of 7")
    begun = browser.run(AT)
    assert "Round 3 of 7" in browser.text("[data-pane=head]")
    browser.run(SLIDE, begun - 1)
    assert rounds.first_selected_option.text != "Round 3 of 7"


def test_it_plays_by_itself_until_it_is_stopped_or_over(browser: Browser, pages: Mapping[str, Path]):
    open_page(browser, WIDE, pages["russia"], "#179")
    browser.run(CLOCK)
    browser.tap("button[data-to=play]")
    assert [browser.run(SECOND) for _ in range(3)] == [180, 181, 181]
    browser.tap("button[data-to=play]")
    assert [browser.run(AT), browser.run(SECOND)] == [0, 1]
    browser.tap("button[data-to=play]")
    assert browser.run(SECOND) == 1


def test_what_a_reader_has_opened_stays_open(browser: Browser, pages: Mapping[str, Path]):
    open_page(browser, WIDE, pages["china"], "#200")
    inside = "[data-pane=map] details"
    browser.run(f"document.querySelector('{inside}').open = true")
    browser.run(SLIDE, 240)
    assert browser.run(f"return document.querySelector('{inside}').open") is True


def test_a_page_into_which_a_script_has_got_does_not_obey_it(
    browser: Browser, pages: Mapping[str, Path], tmp_path: Path
):
    path = tmp_path / "tampered.html"
    page = pages["russia"].read_text("utf-8")
    path.write_text(
        page.replace("<main>", "<main><script>window.obeyed = 1</script><img src=x onerror='obeyed=1'>"), "utf-8"
    )
    open_page(browser, WIDE, path)
    assert browser.run(AT) == 0
    assert browser.run("return 'obeyed' in window") is False


def test_without_its_script_it_still_tells_the_evening(browser: Browser, pages: Mapping[str, Path]):
    browser.take_device(WIDE)
    browser.obey_scripts(obey=False)
    browser.open(pages["china"].as_uri())
    browser.obey_scripts()
    name, worth = max(played.record("china").state.round.result, key=lambda one: one[1])
    assert f"{name} wins" in browser.text(".won")
    assert str(worth) in browser.text(".place")
    assert "needs scripts switched on" in browser.text("noscript")
    assert browser.run("return document.querySelector('#stepper').hidden") is True
