"""The players' page in a real browser: phones and a wide window through an evening, and every game on each size."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest

from eighteen80 import registry
from eighteen80.record.journal import Journal
from eighteen80.table import default_panes
from eighteen80.web.server.addresses import LOOPBACK, own_addresses
from tests.support.browser import (
    CLOCK,
    PHONE,
    PREFERRED,
    SCROLLS_SIDEWAYS,
    TABLET,
    TELEVISION,
    WIDE,
    Browser,
    Screen,
    Serving,
    in_a_browser,
    serve_record,
)
from tests.support.played import write_part, write_unrevealed
from tests.support.sitting import moves, write_beginning

pytestmark = in_a_browser

BEFORE, AFTER = 297, 311
"""From the midst of a share round to the third company of the operating round after it."""

OUTSIDE = own_addresses()[1:]
TABS = "return [...document.querySelectorAll('.tabs a')].map((one) => one.dataset.to)"
SHOWN = """
return [...document.querySelectorAll("main > section")].filter((one) => one.checkVisibility()).map((one) => one.id)
"""
PRINTED = """
return [...document.querySelectorAll("main > section")]
  .filter((tab) => [...tab.querySelectorAll(".panel")].some((one) => one.checkVisibility())).map((tab) => tab.id)
"""
UP = "return [...document.querySelectorAll('main > section.up')].map((one) => one.id)"
LIVE = "return document.body.classList.contains('live')"
WAITING = "return document.getElementById('top').classList[0] === arguments[0]"
OPEN = "document.querySelector(`.tabs [data-to=${arguments[0]}]`).click()"
BY_KEYS = "return document.querySelector('.room').getAttribute('tabindex')"
LOST = "return !document.getElementById('lost').hidden"
HOSTILE = {
    "Anna": "<b/onclick:alert(1)",
    "Bert": "\u05e9\u05dc\u05d5\u05dd",
    "Cleo": "&lt&Cleo",
    "Dora": "Donaudampfschifffahrtsgesellschaftsbuero",
}
NOTES = ("<img src=x onerror=alert(1)>", "&lt;", HOSTILE["Bert"], "x" * 200)


@pytest.fixture(scope="module")
def share_round(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """Serve a share round without moves."""
    with serve_record(write_beginning(tmp_path_factory.mktemp("share-round"), BEFORE), LOOPBACK) as served:
        yield served


@pytest.fixture(autouse=True)
def _phone(browser: Browser) -> None:
    """A phone that has seen nothing; a test may take further devices."""
    browser.take_device(PHONE)


def check_quiet(browser: Browser, served: Serving) -> None:
    """Check that the browser has no complaints and no request has left the machine."""
    place = served.server.address.partition("?")[0]
    assert browser.console() == []
    assert [address for address in browser.new_requests() if not address.startswith((place, "about:"))] == []


def open_page(browser: Browser, served: Serving, place: str) -> None:
    """Open a page in the device in hand, and wait until it follows the game."""
    browser.open(f"{served.server.address}{place}")
    browser.wait_until(LIVE)


# Through the evening


@pytest.mark.skipif(not OUTSIDE, reason="this machine has no address that others reach")
def test_two_phones_come_in_by_one_code_and_say_who_they_are(browser: Browser, tmp_path: Path):
    with serve_record(write_beginning(tmp_path, BEFORE), OUTSIDE[0]) as served:
        windows = [browser.driver.current_window_handle, browser.device(PHONE)]
        for window, name in zip(windows, ("Anna", "Bert"), strict=True):
            browser.look_at(window)
            browser.send_heads(User_Agent="Mozilla/5.0 (Linux; Android 14) Mobile")
            browser.open(served.server.address)
            assert "key" not in browser.run("return location.href")
            browser.wait_until(LIVE)
            seat = served.server.follower.seats.index(name) + 1
            browser.tap(f'.seats a[href="/seat/{seat}"]')
            browser.wait_until("return document.body.dataset.player === arguments[0]", name)
            browser.open(served.server.address.partition("?")[0])
            browser.wait_until("return document.body.dataset.player === arguments[0]", name)
        browser.wait_until("return document.readyState === 'complete'")
        inside = served.do(lambda server: server.admission.inside)
        assert [(seen.kind, seen.player) for seen in inside] == [("phone", "Anna"), ("phone", "Bert")]
        check_quiet(browser, served)
        served.do(lambda server: server.obey("close"))
        served.do(lambda server: server.obey("out", 1))
        browser.look_at(windows[0])
        # A removed device sees what to do; a browser complains of that answer, as it should.
        browser.wait_until("return document.body.classList.contains('scan')")
        assert "No more devices can join" in browser.text("body")


def test_a_phone_and_a_wide_window_follow_the_rounds(browser: Browser, tmp_path: Path):
    path = write_beginning(tmp_path, BEFORE)
    with serve_record(path, LOOPBACK) as served, Journal.open(path) as journal:
        seats = served.server.follower.seats
        windows = [browser.driver.current_window_handle, browser.device(WIDE)]
        for window, place in zip(windows, (f"seat/{seats.index('Anna') + 1}", ""), strict=True):
            browser.look_at(window)
            open_page(browser, served, place)
        rounds, deciding = set(), set()
        for line in moves(AFTER)[BEFORE:]:
            journal.submit(line)
            rounds.add(default_panes.round_name(journal.game, journal.state).code)
            browser.look_at(windows[0])
            mine = journal.game.thinker(journal.state) == "Anna"
            browser.wait_until(WAITING, "mine" if mine else "waiting")
            deciding.add(mine)
        assert rounds == {"round-share", "round-operating"}
        assert deciding == {True, False}
        for window in windows:
            browser.look_at(window)
            browser.wait_until(
                "return document.body.dataset.at.endsWith(arguments[0])", f".{served.server.follower.version}"
            )
            assert browser.differences() == []
        check_quiet(browser, served)


def test_the_end_opens_the_result_once_wherever_one_is(browser: Browser, tmp_path: Path):
    """End (page.md): the tab is then called “Result”, and it stays closed for one who leaves it."""
    path = write_unrevealed(tmp_path)
    with serve_record(path, LOOPBACK) as served, Journal.open(path) as journal:
        open_page(browser, served, "seat/2")
        browser.run(OPEN, "supply")
        journal.submit("reveal Cleo black")
        browser.wait_until(WAITING, "over")
        assert browser.run(UP) == ["me"]
        assert (browser.text(".tabs [aria-current]"), browser.text(".won")) == ("Result", "Dora wins")
        assert browser.text(".place") == "You are no. 2 with 258, 54 behind"
        browser.run(OPEN, "supply")
        journal.submit('note "tea"')
        browser.wait_until("return document.getElementById('log').textContent.includes('tea')")
        assert browser.run(UP) == ["supply"]
        check_quiet(browser, served)


def test_stalled_line_is_told_within_ten_seconds_and_mends(browser: Browser, tmp_path: Path):
    path = write_beginning(tmp_path, BEFORE)
    with serve_record(path, LOOPBACK) as served, Journal.open(path) as journal:
        clock = browser.cdp("Page.addScriptToEvaluateOnNewDocument", source=CLOCK)
        open_page(browser, served, "seat/1")
        browser.cdp("Page.removeScriptToEvaluateOnNewDocument", **clock)
        browser.run(OPEN, "market")
        browser.run("scrollTo(0, 60)")
        browser.cdp("Network.enable")
        away = {"latency": 0, "downloadThroughput": 0, "uploadThroughput": 0}
        browser.cdp("Network.emulateNetworkConditions", offline=True, **away)
        served.do(lambda server: server.limiter.cut_off())
        browser.run("letPass(10_000)")
        assert browser.run(LOST)
        assert browser.run("return document.getElementById('top').className") == "lost"
        assert browser.run("return document.getElementById('top').getBoundingClientRect().top") == 0
        assert browser.run("return document.title").startswith("⚠ No connection")
        for line in moves(BEFORE + 5)[BEFORE:]:
            journal.submit(line)
        browser.cdp("Network.emulateNetworkConditions", offline=False, **away | {"downloadThroughput": -1})
        browser.wait_until(f"letPass(1000); return !({LOST.removeprefix('return ')})")
        browser.wait_until("return document.getElementById('log').textContent.includes(arguments[0])", str(BEFORE + 5))
        assert browser.run(UP) == ["market"]
        assert browser.differences() == []


# By touch


def test_tabs_are_turned_by_tap_and_swipe_and_kept_on_reload(browser: Browser, share_round: Serving):
    open_page(browser, share_round, "seat/1")
    names = browser.run(TABS)
    assert browser.run(UP) == ["me"] == names[:1]
    assert len(names) == 5
    for name in names:
        browser.tap(f'.tabs [data-to="{name}"]')
        browser.wait_until(f"{UP}.includes(arguments[0])", name)
    browser.open(browser.run("return location.href"))
    assert browser.run(UP) == names[-1:]
    browser.wait_until(LIVE)
    for by, name in ((-200, names[0]), (200, names[-1]), (-200, names[0])):
        browser.swipe(by)
        browser.wait_until(f"{UP}.includes(arguments[0])", name)
    check_quiet(browser, share_round)


def test_a_map_is_enlarged_by_hand_and_a_marker_is_found_on_it(browser: Browser, share_round: Serving):
    open_page(browser, share_round, "seat/1")
    browser.run(OPEN, "map")
    browser.tap('[data-find="BCR"]')
    assert browser.run("return document.querySelectorAll('.found[data-who=BCR]').length") > 0
    browser.tap(".enlarge")
    browser.wait_until("return document.querySelector('.room').scrollWidth > 2 * innerWidth")
    assert not browser.run(SCROLLS_SIDEWAYS)
    # What scrolls is reached by keys too, in every browser.
    assert browser.run(BY_KEYS) == "0"
    browser.tap(".enlarge")
    browser.wait_until("return document.querySelector('.room').scrollWidth <= innerWidth")
    assert browser.run(BY_KEYS) is None


# On every size, for every game


GAMES = [*registry.SHELF, "mergers"]
"""Every game, and 1880 with seven players."""
ALL_TABS = "for (const one of document.querySelectorAll('main > section')) one.classList.add('up')"
NOT_TEXT = "return document.querySelectorAll('main b > b, main img, main script').length"


def write_hostile_part(key: str, part: float, folder: Path) -> Path:
    """Write the first part of a game with names, and before its end notes, that are markup, very long or from right
    to left."""
    path = write_part(key, part, folder)
    text = path.read_text("utf-8")
    for name, hostile in HOSTILE.items():
        text = re.sub(rf"\b{name}\b", hostile, text)
    path.write_text(text, "utf-8")
    if part < 1:
        with Journal.open(path) as journal:
            for note in NOTES:
                journal.submit(f'note "{note}"')
    return path


def check_visit(browser: Browser, served: Serving, place: str, language: str, *screens: Screen) -> None:
    """Check that a page is in that language and whole on each size, and that what is typed stays text."""
    open_page(browser, served, place)
    assert browser.run("return document.documentElement.lang") == language
    for screen in screens:
        assert (screen, browser.misfits(screen)) == (screen, [])
    assert browser.run(NOT_TEXT) == 0


def check_by_axe(browser: Browser, look: str) -> None:
    """Check all tabs by every rule."""
    browser.run(ALL_TABS)
    browser.prefer(**PREFERRED[look])
    assert (look, browser.complaints()) == (look, [])


@pytest.mark.parametrize("key", registry.SHELF)
def test_every_game_with_hostile_names_is_read_on_every_size(browser: Browser, tmp_path: Path, key: str):
    """In the middle of it, on the television, at a seat and on paper; and axe finds nothing serious.

    Another look has only other colours, which are measured by themselves: each game is seen in one of them.
    """
    browser.send_heads(Accept_Language="de")
    with serve_record(write_hostile_part(key, 0.6, tmp_path), LOOPBACK) as served:
        check_visit(browser, served, "?who", "de", PHONE, TELEVISION, WIDE)
        assert NOTES[0] in browser.run("return document.body.textContent")
        if key == "yokohama":
            check_by_axe(browser, "contrast")
        check_visit(browser, served, "seat/2", "de", TABLET, PHONE)
        assert browser.run("return document.body.dataset.player") in HOSTILE.values()
        if key in ("russia", "yokohama"):
            # In 1880 the long name takes a second sheet.
            assert browser.sheets_of_paper() == 1
            browser.cdp("Emulation.setEmulatedMedia", media="print")
            assert {"me", "players", "score"} <= {*browser.run(PRINTED)}
        if key in ("russia", "china"):
            check_by_axe(browser, "dark" if key == "russia" else "light")
        check_quiet(browser, served)


@pytest.mark.parametrize(
    ("language", "part", "key"), [*product(("pl",), (0.05,), registry.SHELF), *product(("en",), (1.0,), GAMES)]
)
def test_its_beginning_and_end_are_read_too(browser: Browser, tmp_path: Path, language: str, part: float, key: str):
    browser.send_heads(Accept_Language=language)
    with serve_record(write_hostile_part(key, part, tmp_path), LOOPBACK) as served:
        check_visit(browser, served, "seat/2", language, PHONE, TELEVISION, WIDE)
        assert part < 1 or browser.sheets_of_paper() == 1
        check_quiet(browser, served)


def test_without_its_script_the_tabs_are_links(browser: Browser, share_round: Serving):
    browser.obey_scripts(obey=False)
    browser.open(f"{share_round.server.address}seat/1")
    browser.obey_scripts()
    for name in ("market", "map", "players"):
        browser.run(OPEN, name)
        assert browser.run(SHOWN) == [name]
        assert "As of" in browser.text("noscript")


def test_a_look_is_the_devices_unless_one_is_chosen_and_stays(browser: Browser, share_round: Serving):
    ground = "return getComputedStyle(document.body).backgroundColor"
    open_page(browser, share_round, "seat/1")
    light = browser.run(ground)
    browser.prefer(prefers_color_scheme="dark")
    dark = browser.run(ground)
    browser.prefer(prefers_contrast="more")
    assert len({light, dark, browser.run(ground)}) == 3
    browser.prefer()
    browser.run("document.querySelector('[data-dress=dark]').click()")
    assert browser.run(ground) == dark
    browser.open(f"{share_round.server.address}seat/1")
    assert browser.run(ground) == dark
    browser.run("document.querySelector('[data-dress=own]').click()")
    assert browser.run(ground) == light


def test_a_language_that_was_chosen_stays_whoever_is_looked_at(browser: Browser, share_round: Serving):
    browser.send_heads(Accept_Language="de")
    open_page(browser, share_round, "seat/1")
    here = "return document.documentElement.lang + document.body.dataset.player === arguments[0]"
    for step, shown in (
        ('a[hreflang="pl"]', "plAnna"),
        ('.menu a[href^="/?who"]', "pl"),
        ('.seats a[href^="/seat/2"]', "plBert"),
    ):
        browser.run("document.querySelector(arguments[0]).click()", step)
        browser.wait_until(here, shown)
    browser.open(share_round.server.address)
    browser.wait_until(here, "plBert")
    check_quiet(browser, share_round)
