"""Pictures: the players' page and the evening's exports on every size and in both looks, one sheet a game and moment.

`python -m tests.bench pictures` draws the sheets into screens/ again; look at each beside what it has replaced. With
`--quick` only those of the first game. Without a browser it says so, and draws nothing.
"""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from eighteen80 import registry
from eighteen80.web.server.addresses import LOOPBACK
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
SHEET = Screen(1992, 3480, touched=False)
ME = "me"
TABS = "return [...document.querySelectorAll('.tabs a')].map((one) => one.dataset.to)"
LIVE = "return document.body.classList.contains('live')"
STYLE = (
    "body{margin:0;background:#777;color:#fff;font:14px sans-serif}div{display:flex;gap:8px;padding:8px 8px 0}"
    "figure{margin:0}img{display:block}"
)


class Shot(NamedTuple):
    """A picture of a page: its screen, its look, its tab; and how tall it is in the sheet."""

    screen: Screen
    look: str
    tab: str
    height: int


def _rows(tabs: Sequence[str]) -> Iterator[Sequence[Shot]]:
    """Yield the rows of a sheet: every tab on a phone, then every size in both looks."""
    yield [Shot(PHONE, "light", tab, PHONE.height) for tab in tabs]
    yield [Shot(LARGER, "dark", tab, LARGER.height) for tab in tabs]
    tall = [Shot(TABLET, look, ME, 700) for look in LOOKS]
    yield [*tall, Shot(PHONE, "dark", ME, 700), Shot(LARGER, "light", ME, 700)]
    for screen in (WIDE, TELEVISION):
        yield [Shot(screen, look, "", 549) for look in LOOKS]


def _take(browser: Browser, address: str, shot: Shot) -> str:
    """Return a picture of the page as part of a sheet."""
    screen, place = shot.screen, f"seat/{SEAT}?tab={shot.tab}" if shot.tab else "?who"
    browser.resize(screen)
    browser.prefer(**PREFERRED[shot.look])
    browser.open(f"{address}{place}")
    browser.wait_until(LIVE)
    kept = b64encode(browser.picture()).decode()
    caption = f"{screen.width}×{screen.height} {shot.look} {shot.tab}"
    return f'<figure><img height="{shot.height}" src="data:image/png;base64,{kept}">{caption}</figure>'


def _sheet(browser: Browser, address: str) -> bytes:
    browser.device(PHONE, Accept_Language="en")
    browser.open(address)
    browser.wait_until(LIVE)
    rows = ("".join(_take(browser, address, shot) for shot in row) for row in _rows(browser.run(TABS)))
    drawn = "".join(f"<div>{row}</div>" for row in rows)
    browser.resize(SHEET)
    browser.open("about:blank")
    browser.run("document.write(arguments[0])", f"<style>{STYLE}</style>{drawn}")
    browser.wait_until("return [...document.images].every((one) => one.complete)")
    return browser.picture("webp")


def figures(*, quick: bool) -> Iterator[str]:
    """Yield each sheet drawn with its size."""
    if not (CHROMIUM and DRIVER):
        yield NO_BROWSER
        return
    with TemporaryDirectory() as folder, closing(Browser(Path(folder))) as browser:
        for game in list(registry.SHELF)[: 1 if quick else None]:
            for moment, share in MOMENTS.items():
                with serve_record(write_part(game, share, Path(folder)), LOOPBACK) as served:
                    drawn = _sheet(browser, served.server.address)
                browser.put_away()
                path = SCREENS / f"page-{game}-{moment}.webp"
                path.write_bytes(drawn)
                yield f"{path.name}: {len(drawn)} bytes"
