"""The players' page in a real browser: two phones and a wide window through an evening, and every game on each size.

A picture with a meant change is renewed with UPDATE_PICTURES=1; look at it before it is committed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path

import pytest

from eighteen80 import registry
from eighteen80.record.grammar import Header
from eighteen80.record.journal import Journal
from eighteen80.table import default_panes
from eighteen80.table.draw.colours import LOOKS
from eighteen80.web.server.addresses import LOOPBACK, own_addresses
from eighteen80.words import Words
from tests.support.browser import (
    BESIDE,
    CUT,
    HEADS_ALONE,
    PHONE,
    SHORTENED,
    SMALL_TARGETS,
    SMALLEST,
    TABLET,
    UPDATING,
    WIDE,
    Browser,
    Screen,
    Serving,
    in_a_browser,
    picture_size,
    serving,
)
from tests.support.sitting import begun, moves

pytestmark = in_a_browser

BEFORE, AFTER = 291, 315
"""From the end of one operating round through a share round to the third company of the next."""
SHARES = 300

OUTSIDE = own_addresses()[1:]
PAGES = "return [...document.querySelectorAll('nav li:not([hidden]) a')].map((one) => one.dataset.to)"
UP = "return [...document.querySelectorAll('main > section.up')].map((one) => one.id)"
LIVE = "return document.body.classList.contains('live')"
TURN = "return document.querySelector('#turn .asked').textContent === arguments[0]"
FROM_ABOVE = """
return ["#turn", "#own .figures", ".strip"].map((place) => document.querySelector(place)?.getBoundingClientRect().top)
  .filter((top) => top !== undefined);
"""
MINE = "return ['#turn .mine', '#own .may'].map((place) => !!document.querySelector(place))"
HOSTILE = (
    "<b>Anna</b>",
    "\u05e9\u05dc\u05d5\u05dd",
    "><script>alert(1)</script>",
    "Donaudampfschifffahrtsgesellschaft",
)


@pytest.fixture(scope="module")
def demo(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[str], Serving]]:
    """A game on the shelf some way before its end: each is served once for all who look on."""
    shown: dict[str, Serving] = {}
    with ExitStack() as stack:

        def served(key: str) -> Serving:
            if key not in shown:
                path = two_thirds(key, tmp_path_factory.mktemp(key))
                shown[key] = stack.enter_context(serving(path, LOOPBACK))
            return shown[key]

        yield served


@pytest.fixture(scope="module")
def standing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """Serve a share round without moves."""
    with serving(begun(tmp_path_factory.mktemp("standing"), BEFORE), LOOPBACK) as served:
        yield served


@pytest.fixture(autouse=True)
def _afterwards(browser: Browser) -> Iterator[None]:
    """Check after every test that the browser has no complaints and no request has left the machine."""
    browser.console()
    browser.asked()
    yield
    browser.put_away()


def quiet(browser: Browser, served: Serving) -> None:
    place = served.house.address.partition("?")[0]
    assert browser.console() == []
    assert [address for address in browser.asked() if not address.startswith((place, "about:"))] == []


def two_thirds(key: str, folder: Path) -> Path:
    found = registry.demo(key)
    assert found
    path = folder / found.name
    lines = found.read_text("utf-8").splitlines(keepends=True)
    path.write_text("".join(lines[: len(lines) * 2 // 3]), "utf-8")
    return path


def at_seat(browser: Browser, served: Serving, seat: int, screen: Screen = PHONE, **heads: str) -> str:
    """A device at a seat, at home."""
    window = browser.device(screen, **heads)
    browser.open(served.house.address)
    browser.open(f"{served.house.address}seat/{seat}")
    browser.until(LIVE)
    return window


# Through the evening


@pytest.mark.skipif(not OUTSIDE, reason="this machine has no address that others reach")
def test_two_phones_come_in_by_one_code_and_say_who_they_are(browser: Browser, tmp_path: Path):
    with serving(begun(tmp_path, BEFORE), OUTSIDE[0]) as served:
        windows = []
        for name in ("Anna", "Bert"):
            windows.append(browser.device(PHONE, User_Agent="Mozilla/5.0 (Linux; Android 14) Mobile"))
            browser.open(served.house.address)
            assert "key" not in browser.run("return location.href")
            browser.until(LIVE)
            seat = served.house.follower.seats.index(name) + 1
            browser.tap(f'.seats a[href="/seat/{seat}"]')
            browser.until("return document.body.dataset.player === arguments[0]", name)
            assert browser.text("#own h2") == name
            browser.open(served.house.address.partition("?")[0])
            browser.until("return document.body.dataset.player === arguments[0]", name)
        browser.until("return document.readyState === 'complete'")
        inside = served.do(lambda house: house.door.inside)
        assert [(seen.kind, seen.player) for seen in inside] == [("phone", "Anna"), ("phone", "Bert")]
        served.do(lambda house: house.close())
        served.do(lambda house: house.show_out(1))
        browser.look_at(windows[0])
        browser.until("return document.body.innerText.includes('closed this page')")
        quiet(browser, served)
        # Last, since a browser complains of it when one is refused, as it should.
        browser.device(PHONE)
        browser.open(served.house.address)
        assert "closed" in browser.text("body")


def test_two_phones_and_a_wide_window_follow_a_share_round_and_an_operating_round(browser: Browser, tmp_path: Path):
    path = begun(tmp_path, BEFORE)
    with serving(path, LOOPBACK) as served, Journal.open(path) as journal:
        anna = served.house.follower.seats.index("Anna") + 1
        bert = served.house.follower.seats.index("Bert") + 1
        windows = [at_seat(browser, served, anna), at_seat(browser, served, bert)]
        wide = browser.device(WIDE)
        browser.open(served.house.address)
        browser.until(LIVE)
        words, rounds, deciding = Words("en", journal.game.key), set(), set()
        for line in moves(AFTER)[BEFORE:]:
            journal.submit(line)
            asked = journal.game.ask(journal.state)
            rounds.add(default_panes.round_name(journal.game, journal.state).code)
            for window in (*windows, wide):
                browser.look_at(window)
                browser.until(TURN, words.say(asked.code, asked.facts))
            browser.look_at(windows[0])
            due = journal.game.due(journal.state)
            mine = "Anna" in due or journal.game.thinker(journal.state) == "Anna"
            assert browser.run(MINE) == [mine, mine]
            deciding.add(mine)
        assert rounds == {"round-share", "round-operating"}
        assert deciding == {True, False}
        for window in (*windows, wide):
            browser.look_at(window)
            assert browser.differing() == []
        quiet(browser, served)


def test_a_phone_that_was_cut_off_says_so_and_catches_up(browser: Browser, tmp_path: Path):
    path = begun(tmp_path, BEFORE)
    with serving(path, LOOPBACK) as served, Journal.open(path) as journal:
        at_seat(browser, served, 1)
        browser.until("return document.getElementById('lost').hidden")
        browser.cdp("Network.enable")
        away = {"latency": 0, "downloadThroughput": 0, "uploadThroughput": 0}
        browser.cdp("Network.emulateNetworkConditions", offline=True, **away)
        served.do(lambda house: house.gate.cut_off())
        browser.until("return !document.getElementById('lost').hidden")
        for line in moves(BEFORE + 5)[BEFORE:]:
            journal.submit(line)
        browser.cdp("Network.emulateNetworkConditions", offline=False, **away | {"downloadThroughput": -1})
        browser.until("return document.getElementById('lost').hidden")
        browser.until(
            "return document.querySelector('[data-part=log]').innerText.includes(arguments[0])", str(BEFORE + 5)
        )
        assert browser.differing() == []


# By touch


def test_pages_are_turned_by_tap_and_by_swipe(browser: Browser, standing: Serving):
    at_seat(browser, standing, 1)
    names = browser.run(PAGES)
    assert browser.run(UP) == ["own"] == names[:1]
    for name in names:
        browser.tap(f'nav [data-to="{name}"]')
        browser.until(f"{UP}.includes(arguments[0])", name)
        assert browser.run("return document.querySelector('nav [aria-current]').dataset.to") == name
    browser.tap('nav [data-to="own"]')
    for name in (*names[1:], names[0]):
        browser.swipe(-200)
        browser.until(f"{UP}.includes(arguments[0])", name)
    browser.swipe(200)
    browser.until(f"{UP}.includes(arguments[0])", names[-1])
    quiet(browser, standing)


def test_a_map_is_enlarged_by_hand_and_moves_by_itself(browser: Browser, standing: Serving):
    at_seat(browser, standing, 1)
    browser.tap('nav [data-to="page-map"]')
    browser.tap(".enlarge")
    browser.until("return document.querySelector('.room').scrollWidth > 2 * innerWidth")
    assert browser.run(SMALLEST) == []
    assert not browser.run(BESIDE)
    assert browser.complaints() == []
    browser.tap(".enlarge")
    browser.until("return document.querySelector('.room').scrollWidth <= innerWidth")


# On every size, for every game


@pytest.mark.parametrize("key", registry.SHELF)
def test_every_game_is_read_on_a_phone(browser: Browser, demo: Callable[[str], Serving], key: str):
    served = demo(key)
    for language in ("en", "de", "pl"):
        at_seat(browser, served, 1, Accept_Language=language)
        assert browser.run("return document.documentElement.lang") == language
        tops = browser.run(FROM_ABOVE)
        assert tops == sorted(tops), "whose turn it is, what is one's own, what is in sight everywhere"
        for name in browser.run(PAGES):
            browser.run("document.querySelector(`nav [data-to=${arguments[0]}]`).click()", name)
            assert browser.run(SMALLEST) == [], name
            assert browser.run(CUT) == [], name
            assert not browser.run(BESIDE), name
            assert browser.run(SMALL_TARGETS) == [], name
            assert browser.run(SHORTENED) == [], name
            assert browser.run(HEADS_ALONE) == [], name
    quiet(browser, served)


@pytest.mark.parametrize(("key", "looks"), [("china", [*LOOKS]), ("russia", ["dark"]), ("yokohama", ["light"])])
def test_axe_finds_nothing_serious(browser: Browser, demo: Callable[[str], Serving], key: str, looks: Sequence[str]):
    served = demo(key)
    at_seat(browser, served, 1)
    browser.run("document.querySelector('.settings details').open = true")
    browser.run("document.body.classList.remove('live')")
    for look in looks:
        # Another look is the same page in other colours.
        rules = () if look == looks[0] else ("color-contrast",)
        browser.run("document.querySelector(`[data-dress=${arguments[0]}]`).click()", look)
        assert browser.complaints(*rules) == [], look
    browser.run("document.body.classList.add('live')")
    browser.resize(WIDE)
    # The colours are those of the phone.
    assert browser.complaints("wcag2a", "best-practice") == []


@pytest.mark.parametrize("key", registry.SHELF)
@pytest.mark.parametrize("screen", [TABLET, WIDE], ids=["tablet", "wide"])
def test_every_game_has_room_on_larger_screens(
    browser: Browser, demo: Callable[[str], Serving], key: str, screen: Screen
):
    served = demo(key)
    browser.device(screen)
    browser.open(served.house.address)
    browser.until(LIVE)
    for name in browser.run(PAGES):
        browser.run("document.querySelector(`nav [data-to=${arguments[0]}]`).click()", name)
        assert not browser.run(BESIDE), name
    if screen == WIDE:
        assert browser.run("return document.getElementById('own').checkVisibility()")
        assert browser.run("return document.getElementById('page-log').checkVisibility()")
    quiet(browser, served)


@pytest.mark.parametrize("key", registry.SHELF)
def test_a_page_is_printed_on_one_sheet(browser: Browser, demo: Callable[[str], Serving], key: str):
    served = demo(key)
    at_seat(browser, served, 1)
    assert browser.sheets_of_paper() == 1


def test_without_its_script_the_page_shows_everything_below_each_other(browser: Browser, standing: Serving):
    browser.device(PHONE)
    browser.cdp("Emulation.setScriptExecutionDisabled", value=True)
    browser.open(standing.house.address)
    shown = [section.is_displayed() for section in browser.driver.find_elements("css selector", "main > section")]
    assert len(shown) > 5
    assert all(shown)


def test_a_look_is_the_devices_unless_one_is_chosen_and_stays(browser: Browser, standing: Serving):
    ground = "return getComputedStyle(document.body).backgroundColor"
    at_seat(browser, standing, 1)
    light = browser.run(ground)
    browser.prefer(prefers_color_scheme="dark")
    dark = browser.run(ground)
    browser.prefer(prefers_contrast="more")
    assert len({light, dark, browser.run(ground)}) == 3
    browser.prefer()
    browser.run("document.querySelector('[data-dress=dark]').click()")
    assert browser.run(ground) == dark
    browser.open(f"{standing.house.address}seat/1")
    assert browser.run(ground) == dark
    browser.run("document.querySelector('[data-dress=own]').click()")
    assert browser.run(ground) == light


def test_a_language_that_was_chosen_stays_whoever_is_looked_at(browser: Browser, standing: Serving):
    at_seat(browser, standing, 1, Accept_Language="de")
    here = "return document.documentElement.lang + document.body.dataset.player === arguments[0]"
    for step, shown in (
        ('a[hreflang="pl"]', "plAnna"),
        ('.settings a[href^="/?who"]', "pl"),
        ('.seats a[href^="/seat/2"]', "plBert"),
    ):
        browser.run("document.querySelector(arguments[0]).click()", step)
        browser.until(here, shown)
    browser.open(standing.house.address)
    browser.until(here, "plBert")
    quiet(browser, standing)


def test_hostile_names_and_notes_are_text(browser: Browser, tmp_path: Path):
    path = tmp_path / "hostile.1880"
    with Journal.create(path, Header(registry.first().name, HOSTILE, registry.first().version)) as journal:
        for text in ("<img src=x onerror=alert(1)>", "&lt;", HOSTILE[1], "x" * 200):
            journal.submit(f'note "{text}"')
        with serving(path, LOOPBACK) as served:
            at_seat(browser, served, 1)
            assert browser.text("#own h2") == HOSTILE[0]
            assert browser.run("return document.querySelectorAll('main b > b, main img, main script').length") == 0
            for name in browser.run(PAGES):
                browser.run("document.querySelector(`nav [data-to=${arguments[0]}]`).click()", name)
                assert not browser.run(BESIDE), name
            assert "<img src=x onerror=alert(1)>" in browser.text("#page-log")
            quiet(browser, served)


# Pictures

PICTURES = {
    "page-phone": (PHONE, "seat/2", "own"),
    "page-tablet": (TABLET, "seat/2", "page-market"),
    "page-wide": (WIDE, "?who", "page-map"),
}


@pytest.mark.parametrize("name", PICTURES)
def test_there_is_a_picture_of_each_size(browser: Browser, tmp_path: Path, name: str):
    screen, place, page = PICTURES[name]
    if UPDATING:
        with serving(begun(tmp_path, SHARES), LOOPBACK) as served:
            browser.device(screen)
            browser.open(served.house.address)
            browser.open(f"{served.house.address}{place}")
            browser.until(LIVE)
            browser.run("document.querySelector(`nav [data-to=${arguments[0]}]`).click()", page)
            browser.keep_picture(name)
    assert picture_size(name) == screen[:2]
