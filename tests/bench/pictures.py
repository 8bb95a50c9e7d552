"""Pictures: the players' page on every size and in both looks, a sheet a game and moment; and the evening's page.

`python -m tests.bench pictures` draws the sheets into screens/ again; compare each with the one before. With
`--quick` only those of the first game. Without a browser it says so, and draws nothing.
"""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from eighteen80 import registry
from eighteen80.export.evening_page import evening_page
from eighteen80.export.name_masking import MaskedWords
from eighteen80.web.server.addresses import LOOPBACK
from tests.support import played
from tests.support.browser import (
    CHROMIUM,
    DRIVER,
    LARGER,
    NO_BROWSER,
    PHONE,
    PREFERRED,
    TABLET,
    TELEVISION,
    WIDE,
    Browser,
    Screen,
    serve_record,
)
from tests.support.places import SCREENS
from tests.support.played import write_part

MOMENTS = {"beginning": 0.05, "middle": 0.6, "end": 1.0}
"""Shares of a demonstration game after which it is looked at."""
SEAT = 3
LOOKS = ("light", "dark")
SHEET, QUALITY = 1992, 60
"""Width of a sheet, and how much of its looks is kept when it is made small."""
LONG = (Screen(1600, 1500, touched=False), Screen(390, 1500, touched=True))
"""Sizes on which much of an evening's page is seen, which scrolls."""
PARTS = ("body", "#panes")
"""The first part in sight, by look."""
TABS = "return [...document.querySelectorAll('.tabs a')].map((one) => one.dataset.to)"
READY = """
const { body, readyState } = document;
return readyState === 'complete' && (!('at' in body.dataset) || body.classList.contains('live'));
"""
STYLE = (
    "body{margin:0;background:#777;color:#fff;font:14px sans-serif}div{display:flex;gap:8px;padding:8px 8px 0}"
    "figure{margin:0}img{display:block}"
)


class Shot(NamedTuple):
    """A picture: the screen, the look, the address, how tall it is in the sheet, and the first part in sight."""

    screen: Screen
    look: str
    address: str
    height: int
    first: str = "body"


def _rows(place: str, tabs: Sequence[str]) -> Iterator[Sequence[Shot]]:
    """Yield the rows of a sheet: every tab on a phone, then every size in both looks."""
    at_seat = [f"{place}seat/{SEAT}?tab={tab}" for tab in tabs]
    yield [Shot(PHONE, "light", address, PHONE.height) for address in at_seat]
    yield [Shot(LARGER, "dark", address, LARGER.height) for address in at_seat]
    tall = [Shot(TABLET, look, at_seat[0], 700) for look in LOOKS]
    yield [*tall, Shot(PHONE, "dark", at_seat[0], 700), Shot(LARGER, "light", at_seat[0], 700)]
    for screen in (WIDE, TELEVISION):
        yield [Shot(screen, look, f"{place}?who", 549) for look in LOOKS]


def _take(browser: Browser, shot: Shot) -> str:
    """Return a picture as part of a sheet."""
    browser.resize(shot.screen)
    browser.prefer(**PREFERRED[shot.look])
    browser.open("about:blank")
    browser.open(shot.address)
    browser.wait_until(READY)
    browser.run("document.querySelector(arguments[0]).scrollIntoView()", shot.first)
    kept = b64encode(browser.picture()).decode()
    caption = f"{shot.screen.width}×{shot.screen.height} {shot.look}"
    return f'<figure><img height="{shot.height}" src="data:image/png;base64,{kept}">{caption}</figure>'


def _sheet(browser: Browser, rows: Iterable[Sequence[Shot]]) -> bytes:
    """Return the pictures in rows."""
    drawn = "".join(f"<div>{''.join(_take(browser, shot) for shot in row)}</div>" for row in rows)
    browser.open("about:blank")
    browser.run("document.write(arguments[0])", f"<style>{STYLE}</style>{drawn}")
    browser.wait_until("return [...document.images].every((one) => one.complete)")
    browser.resize(Screen(SHEET, 1, touched=False))
    browser.resize(Screen(SHEET, browser.run("return document.body.scrollHeight"), touched=False))
    return browser.picture("webp", QUALITY)


def _pages(browser: Browser, game: str, share: float, folder: Path) -> bytes:
    with serve_record(write_part(game, share, folder), LOOPBACK) as served:
        browser.device(PHONE, Accept_Language="en")
        browser.open(served.server.address)
        browser.wait_until(READY)
        return _sheet(browser, _rows(served.server.address, browser.run(TABS)))


def _evening(browser: Browser, game: str, folder: Path) -> bytes:
    record, page = played.record(game), folder / f"{game}.html"
    page.write_text(evening_page(record, MaskedWords("en", game, {})), "utf-8")
    half = f"{page.as_uri()}#{len(record.entries) // 2}"
    browser.device(PHONE)
    rows = [
        [Shot(screen, look, half, 1000, first) for screen in LONG] for look, first in zip(LOOKS, PARTS, strict=True)
    ]
    return _sheet(browser, rows)


def figures(*, quick: bool) -> Iterator[str]:
    """Yield each sheet drawn with its size."""
    if not (CHROMIUM and DRIVER):
        yield NO_BROWSER
        return
    with TemporaryDirectory() as name, closing(Browser(Path(name))) as browser:
        folder = Path(name)
        for game in list(registry.SHELF)[: 1 if quick else None]:
            sheets = {
                f"page-{game}-{moment}": partial(_pages, share=share, folder=folder)
                for moment, share in MOMENTS.items()
            }
            for sheet, draw in (*sheets.items(), (f"evening-{game}", partial(_evening, folder=folder))):
                path = SCREENS / f"{sheet}.webp"
                path.write_bytes(draw(browser, game))
                browser.put_away()
                yield f"{path.name}: {path.stat().st_size} bytes"
