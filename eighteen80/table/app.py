"""The application: language, look, and which screen is up; a screen is loaded when it is shown first."""

from __future__ import annotations

import sys
from asyncio import to_thread
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import ClassVar, NamedTuple

from textual import work
from textual.app import App
from textual.command import CommandPalette, Provider
from textual.events import Event, Paste
from textual.filter import LineFilter, NoColor
from textual.screen import Screen
from textual.theme import Theme
from textual.worker import WorkerFailed

from eighteen80 import resources
from eighteen80.characters import harmless, normalise_spaces
from eighteen80.engine.game import AnyGame
from eighteen80.record import user_files
from eighteen80.record.grammar import LINE_LIMIT, Header
from eighteen80.record.journal import Journal
from eighteen80.record.record_file import WriteFailed, full_path
from eighteen80.record.replay import RecordFollower, paints
from eighteen80.refusals import Refusal
from eighteen80.table.draw.colours import LOOKS, Look, look_of
from eighteen80.table.draw.text_lines import Painter
from eighteen80.table.input.adviser import ProcessAdviser
from eighteen80.table.session import Session
from eighteen80.table.views.loading import LoadingScreen
from eighteen80.table.views.play_view import PlayScreen
from eighteen80.words import Words

PREFIX = "eighteen80-"
LONG = 30
"""Seconds for which it stays to be read that the terminal may show signs wrongly."""
DEFAULT = next(iter(LOOKS))
WIDTHS = [(0, "-narrow"), (116, "-normal"), (186, "-wide")]
"""The class that the screen has from this many columns on."""

OURS = ("muted", "faint", "line", "branch", "past", "sealed")


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
        variables={name: colours[name] for name in OURS},
    )


class ThemedApp(App[None]):
    """An application in our looks and languages; Textual's own palette is English only."""

    COMMANDS: ClassVar[set[type[Provider] | Callable[[], type[Provider]]]] = set()

    CSS_PATH = str(resources.screen("table.tcss"))
    HORIZONTAL_BREAKPOINTS = WIDTHS

    def __init__(self, path: Path | None = None, language: str = "en", *, look: str = DEFAULT) -> None:
        super().__init__()
        # During work of our threads the screen has the interpreter again within a millisecond, not within five.
        sys.setswitchinterval(0.001)
        self.path = path
        self.language = language
        self.look = look
        for name, colours in LOOKS.items():
            self.register_theme(_theme(name, colours))
        self.theme = PREFIX + look
        self._coloured = self.get_css_variables()
        self.stylesheet.set_variables(self._coloured)

    def refresh_css(self, animate: bool = True) -> None:  # noqa: FBT001, FBT002  # as Textual has it
        """Read all styles again where a theme has other colours; at the start they are read in ours at once."""
        colours = self.get_css_variables()
        if colours != self._coloured:
            self._coloured = colours
            super().refresh_css(animate)

    def get_theme_variable_defaults(self) -> dict[str, str]:
        """Return our colours that Textual does not know, until a theme is set."""
        return dict(_theme(DEFAULT, LOOKS[DEFAULT]).variables)

    def get_line_filters(self) -> Sequence[LineFilter]:
        """Remove greys too if no colour is wanted."""
        return (NoColor(),) if self.no_color else super().get_line_filters()

    async def on_event(self, event: Event) -> None:
        """Remove control characters from pasted text, and cut it to the length of a line."""
        if isinstance(event, Paste):
            event.text = "\n".join(
                harmless(normalise_spaces(line)) for line in event.text[: LINE_LIMIT + 1].splitlines()
            )
        await super().on_event(event)

    # Our own faults

    @property
    def fault(self) -> BaseException | None:
        """The fault of our own that has ended it; `Desk.fail` reports it once the terminal is the shell's again."""
        fault = self._exception
        return fault.error if isinstance(fault, WorkerFailed) else fault

    def fail(self, fault: Exception) -> None:
        """End as with any fault in a handler, for calls that Textual does not make itself."""
        self._handle_exception(fault)

    def panic(self, *_: object) -> None:
        """End without the report that Textual would print in English."""
        self._fatal_error()

    def _fatal_error(self) -> None:
        """End; every fault that Textual has caught comes through here."""
        self._close_messages_no_wait()

    @property
    def words(self) -> Words:
        """Words of any table."""
        return Words(self.language)

    def painter(self, game: AnyGame | None = None, header: Header | None = None) -> Painter:
        """Return the painter for the present language and look, and the colours of the game's edition and players."""
        look = look_of(self.look, game.key) if game else LOOKS[self.look]
        if self.no_color:
            look = look._replace(signed=True)
        if game is None:
            return Painter(self.words, look)
        return Painter(Words(self.language, game.key), look, paints(game, header) if header else {})


class WatchApp(ThemedApp):
    """The players' face of a game; nothing there saves, opens or enters anything."""

    ENABLE_COMMAND_PALETTE = False

    def on_mount(self) -> None:
        """Follow the record."""
        from eighteen80.table.views.players_view import WatchScreen

        assert self.path
        watch = RecordFollower(self.path)
        record = watch.record
        self.push_screen(WatchScreen(watch, self.painter(record.game, record.header)))


class RecordFolders(NamedTuple):
    """Folders of records: that of the start screen, and that of backups; none without `copies`."""

    folder: Path | None = None
    copy: Path | None = None
    copies: bool = True


USUAL = RecordFolders()


class Table(ThemedApp):
    """The table at which a game is moderated."""

    def __init__(
        self,
        path: Path | None = None,
        language: str = "en",
        *,
        look: str = DEFAULT,
        places: RecordFolders = USUAL,
        signs: bool = True,
        adviser: type[ProcessAdviser] = ProcessAdviser,
    ) -> None:
        super().__init__(path, language, look=look)
        self.folder, self._copy, self._copies = places
        self.signs = signs
        self.adviser = adviser
        self._settings = user_files.Settings()
        self._limit: str | None = None
        self._lately = user_files.RecentRecords()
        self.sealed: Sequence[Journal] = ()

    def get_default_screen(self) -> Screen[None]:
        """Return the opening screen for a named record: another one above it would be painted for nothing."""
        return LoadingScreen(self.path) if self.path else super().get_default_screen()

    def on_mount(self) -> None:
        """Show the records that can be opened if none was named."""
        if not self.signs:
            self.notify(self.words.say("usage-signs"), severity="warning", timeout=LONG, markup=False)
        if not self.path:
            self.leave()

    def action_command_palette(self) -> None:
        """Open the palette of all commands, in the table's language."""
        if isinstance(self.screen, PlayScreen):
            self.push_screen(CommandPalette(placeholder=self.words.say("palette-ask"), id="--command-palette"))

    def _fatal_error(self) -> None:
        """Seal every open record, so that nothing more is written into it."""
        self.sealed = [screen.session.journal for screen in self.screen_stack if isinstance(screen, PlayScreen)]
        for journal in self.sealed:
            journal.seal()
        super()._fatal_error()

    # Choices for this start and the next ones

    def speak(self, language: str) -> None:
        """Change the language of everything shown."""
        self.language = language
        self._keep(user_files.LANGUAGE, language)
        self._renew()

    def dress(self, look: str) -> None:
        """Change the look of everything shown."""
        self.look = look
        self.theme = PREFIX + look
        self._keep(user_files.THEME, look)
        self._renew()

    @property
    def limit(self) -> int:
        """Minutes that a turn may take before the clock remarks on it; 0 without a limit."""
        if self._limit is None:
            self._limit = self._settings.value_of(user_files.LIMIT, user_files.LIMITS) or user_files.NO_LIMIT
        return 0 if self._limit == user_files.NO_LIMIT else int(self._limit)

    def limit_turns(self, minutes: str) -> None:
        """Set the clock's limit for turns, or remove it."""
        self._limit = minutes
        self._keep(user_files.LIMIT, minutes)

    def keep_in(self, folder: Path) -> None:
        """Keep records in this folder from now on."""
        self.folder = folder
        self._keep(user_files.FOLDER, str(folder))

    def _keep(self, name: str, value: str) -> None:
        self._write(partial(self._settings.keep, name, value))

    @work
    async def _write(self, write: Callable[[], None]) -> None:
        """Write to one of our files behind the screen; a refusal is a message."""
        try:
            await to_thread(write)
        except WriteFailed as refusal:
            self.notify(self.words.say(refusal.code, refusal.facts), severity="warning", markup=False)

    def _renew(self) -> None:
        for screen in self.screen_stack:
            if isinstance(screen, PlayScreen):
                screen.speak(self._painter_for(screen.session))

    def _painter_for(self, session: Session) -> Painter:
        return self.painter(session.game, session.journal.header)

    # Screens

    def open(self, path: Path, *, learns: bool = True) -> None:
        """Open a record after replaying it; a demonstration teaches the box nothing."""
        self._show(LoadingScreen(path, learns=learns))

    def play(self, session: Session) -> None:
        """Sit down at a game."""
        screen = PlayScreen(session, self._painter_for(session), self.adviser)
        self._show(screen)
        if session.journal.learns:
            # Only after the game is visible: loading takes time from painting.
            screen.call_after_refresh(self._remember, session.journal)

    def second_place(self, path: Path) -> Path | None:
        """Return the folder of a record's backup: the one asked for, else that of its last opening."""
        return (self._copy or self._lately.backup_folder(full_path(path))) if self._copies else None

    def _remember(self, journal: Journal) -> None:
        """Add the record to the list of the start screen, in any folder."""
        opened = user_files.RecentRecord(journal.path, journal.second.folder if journal.second else None)
        self._write(partial(self._lately.remember, opened))

    def look_on(self, watch: RecordFollower, held: Refusal) -> None:
        """Look on while another program writes the record."""
        from eighteen80.table.views.players_view import LockedRecordScreen

        record = watch.record
        self._show(LockedRecordScreen(watch, self.painter(record.game, record.header), held))

    def _show(self, screen: Screen[None]) -> None:
        """Put a screen in the place of the one that is up."""
        if len(self.screen_stack) > 1:
            self.switch_screen(screen)
        else:
            self.push_screen(screen)

    @work
    async def begin(self) -> None:
        """Ask who plays a new game, with the game and the players of the last one filled in."""
        from eighteen80.table.views.new_game import NewGameScreen, last_played

        game, seats = await to_thread(last_played, self._lately)
        self.push_screen(NewGameScreen(game, self.folder, seats))

    def leave(self) -> None:
        """Leave the game for the start screen."""
        from eighteen80.table.views.welcome import StartScreen

        self._show(StartScreen())

    def tally(self, session: Session) -> None:
        """Show each player's worth."""
        from eighteen80.table.views.result import TallyScreen

        self.push_screen(TallyScreen(session))
