"""Ctrl+P: everything that can be done, found by a few letters of it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING, NamedTuple, cast

from rich.text import Text
from textual.command import DiscoveryHit, Hit, Hits, Provider

from eighteen80.sheets import Say
from eighteen80.table.input import commands

if TYPE_CHECKING:
    from eighteen80.table.views.play_view import PlayScreen


class PaletteEntry(NamedTuple):
    """An entry of the palette, its effect, and the line or page that it opens."""

    shown: str
    does: str
    line: str = ""
    page: str = ""
    waits: bool = False


class TableCommands(Provider):
    """Commands of the table, verbs that may come now, and pages."""

    @property
    def _screen(self) -> PlayScreen:
        return cast("PlayScreen", self.screen)

    def _entries(self) -> Iterator[PaletteEntry]:
        screen = self._screen
        say = screen.painter.words.text
        for command in commands.commands_of(screen.session.game):
            name = commands.names(command, screen.painter.words)[0]
            idle = command.idle(screen)
            does = say((Say(f"command-{command.key}"), idle) if idle else Say(f"command-{command.key}"))
            yield PaletteEntry(commands.form_of(command, screen), does, line=name, waits=bool(command.example))
        for choice in screen.session.game.complete("", screen.session.state):
            means = Say(choice.meaning, choice.facts)
            reason = (Say(choice.barred.code, choice.barred.facts),) if choice.barred else ()
            yield PaletteEntry(choice.text, say((means, *reason)), line=choice.text, waits=True)
        for page in screen.laid.turning_pages:
            yield PaletteEntry(say(Say(f"page-{page.name}")), say(Say("palette-page")), page=page.name)

    async def discover(self) -> Hits:
        """Yield all entries before anything is typed."""
        for entry in self._entries():
            yield DiscoveryHit(Text(entry.shown), partial(self._do, entry), entry.shown, entry.does)

    async def search(self, query: str) -> Hits:
        """Yield everything that matches the letters."""
        matcher = self.matcher(query)
        for entry in self._entries():
            score = max(matcher.match(entry.shown), matcher.match(entry.does) / 2)
            if score > 0:
                yield Hit(score, matcher.highlight(entry.shown), partial(self._do, entry), entry.shown, entry.does)

    def _do(self, entry: PaletteEntry) -> None:
        if entry.page:
            self._screen.action_page(entry.page)
        elif entry.waits:
            self._screen.entry.put(f"{entry.line} ")
        else:
            self._screen.enter(entry.line)
