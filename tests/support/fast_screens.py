"""Shortcuts for screens under test: the same style sheets are read once, the same sheets are laid out once, and only
inspected pictures are painted."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
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

from eighteen80.engine.game import AnyGame, AnyState
from eighteen80.sheets import Sheet
from eighteen80.table import default_panes
from eighteen80.table.draw import panes
from eighteen80.table.draw.text_lines import Painted, Painter
from tests.support.local_adviser import LocalAdviser

MOST_SHEETS = 5_000
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


def _make_sheets_once(make: Callable[[AnyGame, AnyState], Any]) -> Callable[[AnyGame, AnyState], Any]:
    """Sheets of a moment follow from it alone; it is kept too, so that no other can take its place."""
    known: dict[Hashable, tuple[AnyState, Any]] = {}

    def make_once(game: AnyGame, state: AnyState) -> Any:
        if len(known) > MOST_SHEETS:
            known.clear()
        if (game, id(state)) not in known:
            known[game, id(state)] = state, make(game, state)
        return known[game, id(state)][1]

    return make_once


def _lay_out_once(lay_out: Callable[..., Iterator[list[Painted]]]) -> Callable[..., list[list[Painted]]]:
    """Lines of a sheet follow from it, its title, its room and its painter."""
    known: dict[Hashable, tuple[Sheet, Painter, list[list[Painted]]]] = {}

    def lay_out_once(sheet: Sheet, *place: Any) -> list[list[Painted]]:
        *room, painter = place
        if len(known) > MOST_SHEETS:
            known.clear()
        words = painter.words.language, painter.words.game
        key = id(sheet), *map(repr, room), *words, id(painter.look), *painter.paints.items()
        if key not in known:
            known[key] = sheet, painter, [*lay_out(sheet, *place)]
        return known[key][2]

    return lay_out_once


SHEETS, SHAPES = _make_sheets_once(default_panes.sheets), _lay_out_once(panes.shapes)
RULED = _lay_out_once(panes.ruled_shapes)


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
    """While this lasts a style sheet is read once for all screens, a sheet is laid out once for its room, a screen is
    painted when it is looked at, and the line is advised on once it is typed."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Stylesheet, "_parse_rules", _parsed_once)
        patch.setattr(Compositor, "render_update", _painted_when_seen)
        patch.setattr(LocalAdviser, "ask", _answered_when_settled)
        patch.setattr(default_panes, "sheets", SHEETS)
        patch.setattr(panes, "shapes", SHAPES)
        patch.setattr(panes, "ruled_shapes", RULED)
        yield
        _asked.clear()
