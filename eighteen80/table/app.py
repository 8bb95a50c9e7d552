"""The application: language, look, and which screen is up."""

from __future__ import annotations

from pathlib import Path

from textual.app import App

from eighteen80 import resources
from eighteen80.game import Game
from eighteen80.table.lines import Painter
from eighteen80.table.paint import DARK
from eighteen80.table.play import PlayScreen
from eighteen80.table.session import Session
from eighteen80.words import Words


class Table(App[None]):
    """The table at which a game is moderated."""

    CSS_PATH = str(resources.screen("table.tcss"))
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (116, "-normal"), (186, "-wide")]
    ENABLE_COMMAND_PALETTE = True

    def __init__(self, path: Path, language: str = "en", *, remote: bool = True) -> None:
        super().__init__()
        self.path = path
        self.language = language
        self.remote = remote

    def painter(self, game: Game) -> Painter:
        """The present language and look, with the words of the game."""
        return Painter(Words(self.language, game.key), DARK)

    def on_mount(self) -> None:
        """Open the record."""
        session = Session.open(self.path)
        self.push_screen(PlayScreen(session, self.painter(session.game), remote=self.remote))
