"""Shortcuts for screens under test: the same style sheets are read once, and only inspected pictures are painted."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from typing import Any

import pytest
from rich.style import Style
from textual._compositor import Compositor
from textual.app import App
from textual.css.model import RuleSet
from textual.css.stylesheet import Stylesheet
from textual.strip import Strip

from tests.support.local_adviser import LocalAdviser

_parse, _render_update = Stylesheet._parse_rules, Compositor.render_update  # noqa: SLF001  # no other way in
_ask = LocalAdviser.ask
_style_text = cache(Style.__repr__)
_asked: dict[LocalAdviser, tuple[tuple[str, ...], str]] = {}
_read: dict[tuple[Any, ...], list[RuleSet]] = {}
_seen: ContextVar[bool] = ContextVar("seen", default=False)


def _parsed_once(sheet: Stylesheet, css: str, read_from: Any, *place: Any, **named: Any) -> list[RuleSet]:
    colours = tuple(sorted(sheet._variables.items()))  # noqa: SLF001
    key = css, read_from, place, tuple(sorted(named.items())), colours
    if key not in _read:
        _read[key] = _parse(sheet, css, read_from, *place, **named)
    return _read[key]


def _painted_when_seen(compositor: Compositor, full: bool = False, **how: Any) -> Any:  # noqa: FBT001, FBT002
    return _render_update(compositor, full=full, **how) if full or _seen.get() else None


def look_at(app: App[Any]) -> None:
    """Paint all changes since the last call; an app that is left shows nothing more."""
    if not app.is_running:
        return
    token = _seen.set(True)
    app.screen._compositor_refresh()  # noqa: SLF001
    _seen.reset(token)


def paint(app: App[Any]) -> Sequence[Sequence[Strip]]:
    """Paint the whole screen, and what is seen of those beneath it; return its rows, each in pieces."""
    painted = app.screen._compositor.render_update(full=True, screen_stack=app._background_screens)  # noqa: SLF001
    return painted.strips  # type: ignore[no-any-return, union-attr]


def rows_of(app: App[Any]) -> list[str]:
    """Return the text of each row of the screen, without what a picture costs."""
    return text_of(paint(app))


def text_of(painted: Sequence[Sequence[Strip]]) -> list[str]:
    """Return the text of each painted row."""
    return ["".join(strip.text for strip in row).rstrip() for row in painted]


def picture_of(app: App[Any], title: str | None = None) -> str:
    """Draw the screen; each style is written out once for the sum of all signs by which a picture is called."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Style, "__repr__", _style_text)
        return app.export_screenshot(title=title)


def _answered_when_settled(adviser: LocalAdviser, branch: tuple[str, ...], text: str) -> None:
    _asked[adviser] = branch, text


def answer_newest(app: App[Any]) -> bool:
    """Have the newest line that is typed advised on, as by another process: those before it are of no use any more."""
    waiting = bool(_asked)
    while _asked:
        adviser, asked = _asked.popitem()
        app.screen.call_next(_ask, adviser, *asked)
    return waiting


@contextmanager
def paint_on_demand() -> Iterator[None]:
    """While this lasts a style sheet is read once for all screens, a screen is painted when it is looked at, and the
    line is advised on once it is typed."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Stylesheet, "_parse_rules", _parsed_once)
        patch.setattr(Compositor, "render_update", _painted_when_seen)
        patch.setattr(LocalAdviser, "ask", _answered_when_settled)
        yield
        _asked.clear()
