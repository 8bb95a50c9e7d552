"""The application: language, look, and which screen is up."""

from __future__ import annotations

from pathlib import Path

from textual.app import App
from textual.theme import Theme

from eighteen80 import resources
from eighteen80.table.lines import Painter
from eighteen80.table.paint import LOOKS, Look
from eighteen80.table.play import PlayScreen
from eighteen80.table.session import Session
from eighteen80.words import Words

PREFIX = "eighteen80-"
DEFAULT = "dark"


def _theme(name: str, look: Look) -> Theme:
    colours = look.screen
    return Theme(
        name=PREFIX + name,
        primary=colours["accent"],
        accent=colours["accent"],
        foreground=colours["foreground"],
        background=colours["background"],
        surface=colours["surface"],
        panel=colours["panel"],
        dark=look.dark,
        variables={name: colours[name] for name in ("muted", "faint", "line", "branch", "past", "sealed")},
    )


class Table(App[None]):
    """The table at which a game is moderated."""

    CSS_PATH = str(resources.screen("table.tcss"))
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (116, "-normal"), (186, "-wide")]

    def __init__(self, path: Path, language: str = "en", *, look: str = DEFAULT, remote: bool = True) -> None:
        super().__init__()
        self.path = path
        self.language = language
        self.look = look
        self.remote = remote
        self.game: str | None = None

    def get_theme_variable_defaults(self) -> dict[str, str]:
        """The colours of ours that Textual does not know, until a theme is set."""
        return dict(_theme(DEFAULT, LOOKS[DEFAULT]).variables)

    def on_mount(self) -> None:
        """Open the record."""
        for name, look in LOOKS.items():
            self.register_theme(_theme(name, look))
        self.theme = PREFIX + self.look
        self.play(Session.open(self.path))

    def play(self, session: Session) -> None:
        """Sit down at a game."""
        self.game = session.game.key
        self.push_screen(PlayScreen(session, self.painter(), remote=self.remote))

    def painter(self) -> Painter:
        """The present language and look."""
        return Painter(Words(self.language, self.game), LOOKS[self.look])

    def speak(self, language: str) -> None:
        """Change the language of everything shown."""
        self.language = language
        self._refresh()

    def dress(self, look: str) -> None:
        """Change the look of everything shown."""
        self.look = look
        self.theme = PREFIX + look
        self._refresh()

    def _refresh(self) -> None:
        for screen in self.screen_stack:
            if isinstance(screen, PlayScreen):
                screen.speak(self.painter())
