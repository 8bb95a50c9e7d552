"""A new game: who sits where, which edition, which of the table's options, each with a word about it."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from datetime import datetime
from functools import partial
from itertools import islice
from pathlib import Path
from random import sample
from typing import ClassVar

from textual import on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Grid, Horizontal, VerticalScroll
from textual.widgets import Button, Input, Label, Select

from eighteen80 import __version__, registry, resources
from eighteen80.engine.game import AnyGame
from eighteen80.record.grammar import COLOURS, Header, read_header, read_names
from eighteen80.record.journal import Journal
from eighteen80.record.locations import default_folder
from eighteen80.record.record_file import free_path
from eighteen80.record.user_files import RecentRecords
from eighteen80.refusals import Refusal
from eighteen80.sheets import Cell, Line, Say, Text
from eighteen80.table import log
from eighteen80.table.draw.panes import Pane
from eighteen80.table.session import Session
from eighteen80.table.views.base_view import TableScreen
from eighteen80.words import LANGUAGES, Words

SEATS = "Anna, Bert, Cleo"
DRAWN = "drawn"
DRAWS = ("seated", DRAWN)
RULING = "ruling-"
HEADER_LINES = 20
"""Number of lines of a record in which its header ends."""

FILE_NAME = 50
"""Largest number of letters of date and table in the file's name: systems limit its length."""


def last_played(lately: RecentRecords) -> tuple[AnyGame, Sequence[str]]:
    """Return the game and the players of the record opened last; the default game where none can be read."""
    for opened in lately.records():
        try:
            with opened.path.open(encoding="utf-8") as file:
                header, _ = read_header(list(islice(file, HEADER_LINES)))
            return registry.find_game(header.game), header.seats
        except (OSError, UnicodeDecodeError, KeyError, Refusal):
            continue
    return registry.first(), ()


class NewGameScreen(TableScreen[None]):
    """The form for a new game."""

    CSS_PATH = str(resources.screen("start.tcss"))
    BELOW = "said"

    AUTO_FOCUS = "#seats"

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "app.pop_screen", show=False),
        Binding("ctrl+s", "begin", show=False),
    ]

    def __init__(self, game: AnyGame, folder: Path | None = None, seats: Sequence[str] = ()) -> None:
        super().__init__()
        self.game = game
        self.folder = folder or default_folder()
        self._kept: Mapping[str, str] = {"seats": ", ".join(seats)}

    def compose(self) -> ComposeResult:
        """Yield the game, seats, then the name of the table, the language, the edition, and each option."""
        words = self.words
        games = [(name, key) for key, name in registry.titles().items()]
        # Each language by its own name.
        languages = [(Words(language).say("language-name"), language) for language in LANGUAGES]
        dyes = ", ".join(_named_colours(words))
        fields: dict[str, Input | Select[str]] = {
            "game": self._select("game", games, self.game.key),
            "seats": Input(self._had("seats"), SEATS, id="seats", compact=True),
            "colours": Input(self._had("colours"), dyes, id="colours", compact=True),
            "draw": self._select_value("draw", DRAWS),
            "table": Input(self._had("name"), id="name", compact=True),
            "language": self._select("language", languages, self.table.language),
        }
        if len(self.game.editions) > 1:
            fields["edition"] = self._select_value("edition", self.game.editions)
        yield Label(words.say("begin-title", game=self.game.name), id="title")
        with VerticalScroll(id="form", can_focus=False), Grid():
            for key, field in fields.items():
                yield Label(words.say(f"begin-{key}"), classes="label")
                yield field
            yield Label(words.say("begin-options"), classes="whole")
            for name, values in self.game.options.items():
                yield Label(words.say(f"option-{name.replace('_', '-')}"), classes="label")
                yield self._select_value(f"{RULING}{name}", values)
        with Horizontal(id="buttons"):
            yield Button(words.say("begin-go"), id="go", variant="primary", compact=True)
            yield Button(words.say("begin-cancel"), id="cancel", compact=True)
        yield Pane("said", self.table.painter(self.game))
        yield Label(words.say("begin-keys"), classes="hints")

    def on_mount(self) -> None:
        """Show the folder of the game."""
        folder = Cell(Say("begin-folder", {"folder": str(self.folder)}), "dim")
        self.query_one("#said", Pane).show(Text((Line((folder,)),)))

    @property
    def words(self) -> Words:
        """Words of the form, of the game that is chosen."""
        return Words(self.table.language, self.game.key)

    def _had(self, key: str) -> str:
        """Return the text of a field before the form changed its language."""
        return self._kept.get(key, "")

    def _select(self, key: str, named: Sequence[tuple[str, str]], usual: str) -> Select[str]:
        return Select(named, value=self._had(key) or usual, allow_blank=False, id=key, compact=True)

    def _select_value(self, key: str, values: Sequence[str]) -> Select[str]:
        named = [(self.words.say(f"value-{value.replace('_', '-')}"), value) for value in values]
        return self._select(key, named, values[0])

    @on(Input.Submitted)
    def _next(self) -> None:
        self.focus_next()

    @on(Select.Changed, "#language")
    @work
    async def _speak(self, event: Select.Changed) -> None:
        """Show the form in another language, with its messages."""
        language = str(event.value)
        if language != self.table.language:
            self._keep(*self.query(Input), *self.query(Select))
            self.table.speak(language)
            await self._again("#language")

    @on(Select.Changed, "#game")
    @work
    async def _turn_to(self, event: Select.Changed) -> None:
        """Ask for another game; who sits where stays, its options are others."""
        key = str(event.value)
        if key != self.game.key:
            self._keep(*self.query(Input), self.query_one("#draw", Select), self.query_one("#language", Select))
            self.game = await self.in_the_background(partial(registry.game, key))
            await self._again("#game")

    def _keep(self, *fields: Input | Select[str]) -> None:
        self._kept = {str(field.id): str(field.value) for field in fields}

    async def _again(self, focused: str) -> None:
        """Rebuild the form with the values filled in."""
        await self.recompose()
        self.on_mount()
        self.query_one(focused).focus()

    @on(Button.Pressed, "#cancel")
    def _cancel(self) -> None:
        self.app.pop_screen()

    @on(Button.Pressed, "#go")
    @work
    async def action_begin(self) -> None:
        """Write the header and open the table; show an error in it."""
        if self.busy:
            return
        header = self._header()
        try:
            journal = await self.in_the_background(lambda: self._create(header))
        except Refusal as refusal:
            self.query_one("#said", Pane).show(log.refusal_text(refusal))
        else:
            self.table.play(Session(journal))

    def _create(self, header: Header) -> Journal:
        stem = re.sub(r"\W+", "-", f"{header.date} {header.table}"[:FILE_NAME]).strip("-").casefold()
        path = free_path(self.folder / f"{stem}{self.game.ending}")
        return Journal.create(path, header, copy=self.table.second_place(path))

    def _chosen_value(self, key: str) -> str:
        return str(self.query_one(f"#{key}", Select).value)

    def _header(self) -> Header:
        # A comma at the end is superfluous; between two others a name and its player are missing.
        seats = list(read_names(self.query_one("#seats", Input).value.rstrip(", ")))
        languages = (_named_colours(Words(language)) for language in LANGUAGES)
        named = {word.casefold(): name for words in languages for word, name in words.items()}
        # A colour may be typed in any language; other words stay, and are refused.
        typed = read_names(self.query_one("#colours", Input).value.rstrip(", "))
        colours = [named.get(word.casefold(), word) for word in typed]
        if self._chosen_value("draw") == DRAWN:
            # A player keeps the chosen colour in any seat.
            left = (name for name in COLOURS if name not in colours)
            of_each = dict(zip(seats, (*colours, *left), strict=False))
            seats = sample(seats, len(seats))
            colours = [of_each[name] for name in seats] if colours else []
        chosen = {name: self._chosen_value(f"{RULING}{name}") for name in self.game.options}
        usual = {name: values[0] for name, values in self.game.options.items()}
        edition = self._chosen_value("edition") if len(self.game.editions) > 1 else ""
        return Header(
            game=self.game.name,
            seats=tuple(seats),
            rules=self.game.version,
            app=__version__,
            table=self.query_one("#name", Input).value.strip(),
            date=f"{datetime.now():%Y-%m-%d}",
            edition="" if edition in self.game.editions[:1] else edition,
            rulings={name: value for name, value in chosen.items() if value != usual[name]},
            colours=tuple(colours),
        )


def _named_colours(words: Words) -> dict[str, str]:
    """Map a language's names of colours to the colours of the seats."""
    return {words.text(Say(f"dye-{name}")): name for name in COLOURS}
