"""Follower of a record with the version of each part of the page, so that viewers receive only newer parts."""

from __future__ import annotations

import json
from asyncio import Event, sleep
from collections.abc import Iterator
from pathlib import Path
from secrets import token_hex
from time import strftime

from eighteen80.record.record_file import FileStamp, file_stamp
from eighteen80.record.replay import RecordFollower, options, paints
from eighteen80.sheets import Text
from eighteen80.web.document import INKS, Viewer, page_markup, rulings_page
from eighteen80.web.fragments import PageContent, Parts, changed_parts, own_parts, shared_parts
from eighteen80.web.markup import MarkupWriter, inks
from eighteen80.words import Words

EVERY = 0.05
"""Seconds between two looks at the file."""

OFTEN = 20
"""Number of looks after which the file is read even if it seems untouched: a clock may be too coarse."""

Version = int


class VersionedParts:
    """Parts of a page, and at which version each changed last."""

    def __init__(self) -> None:
        self.parts: Parts = {}
        self._since: dict[str, Version] = {}

    def take(self, parts: Parts, version: Version) -> None:
        """Take the present parts."""
        for name in changed_parts(self.parts, parts):
            self._since[name] = version
        self.parts = parts

    def newer(self, version: Version) -> Iterator[tuple[str, str]]:
        """Yield the parts that have changed since."""
        return ((name, self.parts[name]) for name, since in self._since.items() if since > version)


class Follower:
    """The record as pages: made on demand, and once for all who see the same.

    `version` is the number of the moment shown, `inks` are the colours of all markers that were ever shown.
    """

    def __init__(self, path: Path) -> None:
        self._watched = RecordFollower(path)
        # Nothing is known of another sitting: a viewer from there receives all parts.
        self._sitting = token_hex(4)
        self.version: Version = 1
        self._stamp: FileStamp | None = None
        self._versioned: dict[tuple[str, str | None], tuple[Version, VersionedParts]] = {}
        self._patches: dict[tuple[str, str], bytes] = {}
        self.inks: frozenset[str] = frozenset()
        self._inked: Version = 0
        self._content = self._look()
        self.news = Event()
        self.ended = False

    # Contents

    @property
    def seats(self) -> tuple[str, ...]:
        """The players as they sit."""
        return tuple(self._watched.record.header.seats)

    @property
    def title(self) -> str:
        """Game and table."""
        header = self._watched.record.header
        return " · ".join(filter(None, (header.game, header.table)))

    @property
    def game(self) -> str:
        """The key of the game."""
        return self._watched.record.game.key

    def _look(self) -> PageContent:
        record = self._watched.record
        return PageContent(record.game, record.state, record.header.seats, record.entries, self._watched.notices)

    def _writer(self, language: str) -> MarkupWriter:
        record = self._watched.record
        game = record.game
        return MarkupWriter(Words(language, game.key), paints(game, record.header), tuple(record.header.seats))

    # Following

    async def follow(self) -> None:
        """Follow the file until the end, and wake the viewers that wait for news."""
        while not self.ended:
            for _ in range(OFTEN):
                await sleep(EVERY)
                stamp = file_stamp(self._watched.path)
                touched, self._stamp = stamp != self._stamp, stamp
                if touched:
                    break
            if self._watched.poll() or self._look().notices != self._content.notices:
                self._content = self._look()
                self.version += 1
                self._patches.clear()
                self.wake()

    def wake(self) -> None:
        """Wake all viewers that wait."""
        self.news.set()
        self.news = Event()

    def end(self) -> None:
        """Wake everybody for the last time."""
        self.ended = True
        self.wake()

    # Showing

    def _parts_of(self, language: str, player: str | None) -> VersionedParts:
        """Return the shared parts in a language, or one player's own; as they are now."""
        version, versioned = self._versioned.get((language, player), (0, VersionedParts()))
        if version < self.version:
            writer = self._writer(language)
            parts = shared_parts(self._content, writer) if player is None else own_parts(self._content, writer, player)
            versioned.take(parts, self.version)
            colours = inks(parts.values())
            if colours - self.inks:
                self.inks, self._inked = self.inks | colours, self.version
            self._versioned[language, player] = self.version, versioned
        return versioned

    def page(self, language: str, player: str, chosen: str = "", tab: str = "") -> str:
        """Return the whole page as it is now, on a tab, with links in the chosen language, if there is one."""
        parts = {**self._parts_of(language, None).parts, **self._parts_of(language, player).parts}
        at, now = self._name(self.version), strftime("%H:%M:%S")
        viewer = Viewer(self.seats, player, at, self._inks_place(), chosen, tab, now)
        return page_markup(self.title, self._content, parts, viewer, self._writer(language))

    def rulings(self, language: str, chosen: str = "") -> str:
        """Write the rulings of the game, with this table's choices."""
        from eighteen80.rulings import rulings, tell

        record, writer = self._watched.record, self._writer(language)
        asked = options(record.game, record.header)
        sections = {key: Text(tuple(tell(writer.words, key, asked))) for key in rulings(record.game.key)}
        return rulings_page(self.title, sections, Viewer(self.seats, "", "", self._inks_place(), chosen), writer)

    def version_of(self, name: str) -> Version:
        """Return the version of that name; 0 for a name from another sitting."""
        sitting, _, number = name.partition(".")
        known = sitting == self._sitting and number.isascii() and number.isdecimal() and len(number) < len(str(2**31))
        return min(int(number), self.version) if known else 0

    def patch(self, language: str, player: str, since: Version) -> bytes:
        """Return the changes since, as an event with its version."""
        # The newest changes are made once for all viewers; older ones only for the viewer that missed them.
        if since != self.version - 1:
            return self._write_event(language, player, since)
        key = language, player
        if key not in self._patches:
            self._patches[key] = self._write_event(language, player, since)
        return self._patches[key]

    def _write_event(self, language: str, player: str, since: Version) -> bytes:
        both = (self._parts_of(language, None), self._parts_of(language, player))
        news = {name: markup for versioned in both for name, markup in versioned.newer(since)}
        if since < self._inked:
            news[INKS] = self._inks_place()
        data = json.dumps(news, ensure_ascii=False, separators=(",", ":"))
        return f"id: {self._name(self.version)}\ndata: {data}\n\n".encode()

    def _name(self, version: Version) -> str:
        return f"{self._sitting}.{version}"

    def _inks_place(self) -> str:
        return f"/inks.css?{len(self.inks)}"
