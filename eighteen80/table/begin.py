"""A new game: who sits where, which edition, which of the table's options, each with a word about it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from datetime import datetime
from pathlib import Path
from random import sample
from typing import TYPE_CHECKING, cast

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, VerticalScroll
from textual.screen import Screen
from textual.widgets import Button, Checkbox, Input, Label, Select

from eighteen80 import __version__
from eighteen80.game import ENDING, Game
from eighteen80.journal import Journal, default_folder
from eighteen80.record import Header
from eighteen80.refusals import Refusal
from eighteen80.sheets import Say
from eighteen80.table import telling
from eighteen80.table.panes import Pane
from eighteen80.table.session import Session

if TYPE_CHECKING:
    from eighteen80.table.app import Table


class BeginScreen(Screen[None]):
    """The form for a new game."""

    AUTO_FOCUS = "#seats"

    BINDINGS = [
        Binding("escape", "app.pop_screen", show=False),
        Binding("ctrl+s", "begin", show=False),
    ]

    def __init__(self, game: Game, folder: Path | None = None) -> None:
        super().__init__()
        self.game = game
        self.folder = folder or default_folder()

    @property
    def table(self) -> Table:
        """The application."""
        return cast("Table", self.app)

    def compose(self) -> ComposeResult:
        """Seats first, then the name of the table, the edition, and each option."""
        words = self.table.words
        with VerticalScroll(id="form"):
            yield Label(words.say("begin-title", game=self.game.name), classes="title")
            yield from self._labelled("seats", Input(placeholder="Anna, Bert, Cleo", id="seats"))
            yield from self._labelled("draw", Checkbox(words.say("begin-draw-box"), id="draw"))
            yield from self._labelled("table", Input(id="name"))
            yield from self._labelled("edition", self._select("edition", self.game.editions))
            for name, values in self.game.rulings().items():
                yield from self._option(name, tuple(values))
            with Horizontal(id="buttons"):
                yield Button(words.say("begin-go"), id="go", variant="primary")
                yield Button(words.say("begin-cancel"), id="cancel")
        yield Pane("said", self.table.painter(self.game))

    def _labelled(
        self, key: str, field: Input | Checkbox | Select[str]
    ) -> Iterator[Label | Input | Checkbox | Select[str]]:
        yield Label(self.table.words.say(f"begin-{key}"), classes="label")
        yield field

    def _option(self, name: str, values: tuple[str, ...]) -> Iterator[Label | Select[str]]:
        painter = self.table.painter(self.game)
        yield Label(painter.text(Say(f"option-{name.replace('_', '-')}")), classes="label")
        yield self._select(f"ruling-{name}", values)

    def _select(self, key: str, values: Sequence[str]) -> Select[str]:
        painter = self.table.painter(self.game)
        named = [(painter.text(Say(f"value-{value.replace('_', '-')}")), value) for value in values]
        return Select(named, value=values[0], allow_blank=False, id=key)

    @on(Button.Pressed, "#cancel")
    def _cancelled(self) -> None:
        self.app.pop_screen()

    @on(Button.Pressed, "#go")
    def action_begin(self) -> None:
        """Write the header and sit down; what is wrong with it is said."""
        try:
            self.table.play(Session(self._create()))
        except Refusal as refusal:
            self.query_one("#said", Pane).show(telling.complaint(refusal))

    def _create(self) -> Journal:
        header = self._header()
        stem = re.sub(r"\W+", "-", f"{header.date} {header.table}".strip()).strip("-").casefold()
        self.folder.mkdir(parents=True, exist_ok=True)
        number, path = 1, self.folder / f"{stem}{ENDING}"
        while path.exists():
            number += 1
            path = self.folder / f"{stem}-{number}{ENDING}"
        return Journal.create(path, header)

    def _header(self) -> Header:
        seats = [name.strip() for name in self.query_one("#seats", Input).value.split(",") if name.strip()]
        if self.query_one("#draw", Checkbox).value:
            seats = sample(seats, len(seats))
        chosen = {name: str(self.query_one(f"#ruling-{name}", Select).value) for name in self.game.rulings()}
        usual = {name: values[0] for name, values in self.game.rulings().items()}
        edition = str(self.query_one("#edition", Select).value)
        return Header(
            game=self.game.name,
            seats=tuple(seats),
            rules=self.game.rules,
            app=__version__,
            table=self.query_one("#name", Input).value.strip(),
            date=f"{datetime.now():%Y-%m-%d}",
            edition="" if edition == self.game.editions[0] else edition,
            rulings={name: value for name, value in chosen.items() if value != usual[name]},
        )
