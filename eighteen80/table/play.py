"""The screen at which the banker sits: everything on the table, and one line beneath it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, cast

from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical
from textual.screen import Screen
from textual.widgets import Input, Label

from eighteen80.game import Choice
from eighteen80.refusals import Refusal
from eighteen80.sheets import Cell, Grid, HexMap, Line, Say, Sheet, Text, Words
from eighteen80.table import clock, commands, telling
from eighteen80.table.advice import GOOD, Advice
from eighteen80.table.adviser import Local, Remote
from eighteen80.table.entry import Entry
from eighteen80.table.hexes import MapPane
from eighteen80.table.lines import Painter
from eighteen80.table.panes import Info, LastLines, Pane
from eighteen80.table.session import LIVE, Session

if TYPE_CHECKING:
    from eighteen80.table.app import Table

LEFT = ("table", "charter", "coming", "log")
MIDDLE = ("chart", "order", "phases", "bank")
PAGES = ("table", "charter", "market", "trains", "map", "log")
HOME = {"chart": "market", "order": "market", "phases": "trains", "bank": "trains", "coming": "charter"}
LETTERS = "abcdefghi"
LOG_LINES = 80
ELSEWHERE = ("past", "branch", "sealed")


class PlayScreen(Screen[None]):
    """A game under way."""

    BINDINGS = [
        Binding("escape", "back", show=False),
        *(Binding(f"f{number}", f"page('{page}')", show=False) for number, page in enumerate(PAGES, 2)),
        Binding("f1", "explain", show=False, priority=True),
        Binding("question_mark", "question", show=False, priority=True),
        Binding("ctrl+o", "jump", show=False, priority=True),
        Binding("ctrl+z", "line('undo')", show=False, priority=True),
        Binding("ctrl+y", "line('redo')", show=False, priority=True),
        Binding("pageup", "scroll(-1)", show=False, priority=True),
        Binding("pagedown", "scroll(1)", show=False, priority=True),
    ]

    def __init__(self, session: Session, painter: Painter, *, remote: bool = True) -> None:
        super().__init__()
        self.session = session
        self.painter = painter
        self.adviser = (Remote if remote else Local)(session.journal.path, self._advised)
        self.page: str | None = None
        self._refused = False
        self._jumping = False
        self._times = clock.Times({}, "", -1)

    # Building

    def compose(self) -> ComposeResult:
        """Panes in three columns, and the line beneath them."""
        with Horizontal(id="top"):
            yield Pane("head", self.painter)
            yield Pane("clock", self.painter)
        with Horizontal(id="body"):
            with Vertical(id="left"):
                yield from (Pane(key, self.painter) for key in LEFT[:-1])
                yield LastLines(LEFT[-1], self.painter)
            with Vertical(id="middle"):
                yield from (Pane(key, self.painter) for key in MIDDLE)
            with Vertical(id="right"):
                yield MapPane("map", self.painter)
        with Vertical(id="foot"):
            with Horizontal(id="ask"):
                yield Label(id="prompt")
                yield Entry()
            yield Pane("below", self.painter)
            yield Pane("keys", self.painter)
        yield Pane("choices", self.painter)
        yield Info(self.painter)

    async def on_mount(self) -> None:
        """Show the present moment, then begin to advise."""
        self.speak(self.painter)
        self.entry.focus()
        self.set_interval(1, self._tick)
        await self.adviser.start()
        self.consult()

    async def on_unmount(self) -> None:
        """Leave no process behind and give the record back."""
        await self.adviser.stop()
        self.session.close()

    @property
    def table(self) -> Table:
        """The application, which knows languages and looks."""
        return cast("Table", self.app)

    @property
    def entry(self) -> Entry:
        """The banker's line."""
        return self.query_one(Entry)

    @property
    def map(self) -> MapPane:
        """The map's pane."""
        return self.query_one(MapPane)

    def pane(self, key: str) -> Pane:
        """The pane of that name."""
        return self.query_one(f"#{key}", Pane)

    # Showing

    def speak(self, painter: Painter) -> None:
        """Take a language and a look, and show everything in it."""
        self.painter = painter
        for key in (*LEFT, *MIDDLE):
            self.pane(key).speak(painter, painter.text(Say(f"pane-{key}")))
        for key in ("head", "clock", "below", "keys", "choices"):
            self.pane(key).speak(painter, "")
        self.map.speak(painter, painter.text(Say("pane-map")))
        self.query_one(Info).speak(painter)
        self.show_moment()

    def show_moment(self) -> None:
        """Show the session's state everywhere."""
        state, game = self.session.state, self.session.game
        sheets = dict(game.sheets(state))
        here = sheets.pop("map")
        self.map.show(cast("HexMap", here))
        for key, sheet in sheets.items():
            self.pane(key).show(sheet)
        self.pane("log").show(telling.log(self.session.entries[-LOG_LINES:]))
        self._show_mode()
        due = game.due(state)
        self.query_one("#prompt", Label).update(f"{due[0] if due else ''} ❯ ")
        self.map.try_on((), {})
        self._times = clock.read(game, self.session.entries, state)
        self._tick()
        self._turn_page()

    def _tick(self) -> None:
        if self.session.mode == LIVE and self.pane("clock").display:
            self.pane("clock").show(clock.shown(self._times, self.session.journal.header.seats))

    def toggle_clock(self) -> None:
        """Show or hide how long each player has thought."""
        pane = self.pane("clock")
        pane.display = not pane.display
        self._tick()

    def _show_mode(self) -> None:
        mode = self.session.mode
        for name in ELSEWHERE:
            self.set_class(mode == name, f"-{name}")
        self._show_keys()

    def _show_keys(self) -> None:
        mode = self.session.mode
        if mode != LIVE:
            cells = [Cell(Say(f"mode-{mode}", {"number": len(self.session.entries)}), "due")]
        elif self.has_class("-narrow"):
            cells = [self._tab(number, page) for number, page in enumerate(PAGES, 2)]
        else:
            cells = [Cell(Say("keys-live"), "dim")]
        self.pane("keys").show(Text((Line(tuple(cells)),)))

    def _tab(self, number: int, page: str) -> Cell:
        return Cell((f"F{number}", Say(f"page-{page}")), "due" if self.has_class(f"page-{page}") else "dim")

    def _turn_page(self) -> None:
        """The page chosen by hand, or the one that belongs to what is due."""
        own = "map" if self.map.sheet and self.map.sheet.focus and not self.has_class("-narrow") else "table"
        self.show_page(self.page or own)

    def show_page(self, page: str) -> None:
        """Where there is not room for everything, show this part of it."""
        for other in PAGES:
            self.set_class(other == page, f"page-{other}")
        self._show_keys()

    def on_resize(self) -> None:
        """Another size may show other parts."""
        self.call_after_refresh(self._turn_page)

    def inform(self, title: Words, *sheets: Sheet) -> None:
        """Lay an answer over the panes; Esc puts it away."""
        self.query_one(Info).inform(self.painter.text(title), sheets)

    def point(self, name: str) -> None:
        """Put the map's cursor on a hex."""
        if self.map.sheet and name in self.map.sheet.faces:
            self.map.point(name)

    def zoom(self, step: int) -> None:
        """Draw the map larger or smaller."""
        self.map.zoom(step)

    # The line

    def consult(self) -> None:
        """Ask what the line would do."""
        line = self.entry.value
        found = commands.find(line, self.painter.words)
        if found:
            choices = tuple(commands.continuations(self, line))
            options = tuple(choice.text for choice in choices)
            said = (Say(f"command-{found[0].key}"),)
            self._advised(Advice(line, GOOD, said, line=line.strip(), choices=choices, options=options))
        else:
            self.adviser.ask(self.session.trial or (), line)

    @on(Input.Changed, "#line")
    def _typed(self) -> None:
        self._refused = False
        self.consult()

    def _advised(self, advice: Advice) -> None:
        entry = self.entry
        if advice.text != entry.value or self._refused:
            return
        entry.take_advice(self._with_commands(advice))
        self.map.try_on(advice.faces, advice.traces)
        question = self.session.game.ask(self.session.state)
        self.pane("below").show(telling.advised(advice, question, self.painter.words))
        self._offer(entry.advice.choices if entry.value else ())
        if advice.faces and self.has_class("-narrow"):
            self.show_page("map")

    def _with_commands(self, advice: Advice) -> Advice:
        more = tuple(commands.continuations(self, advice.text)) if advice.text.strip() and not advice.line else ()
        options = tuple(choice.text for choice in more)
        return advice._replace(choices=(*advice.choices, *more), options=(*advice.options, *options)) if more else advice

    def _offer(self, choices: tuple[Choice, ...], picked: int = -1) -> None:
        pane = self.pane("choices")
        pane.display = len(choices) > 1
        pane.show(telling.offered(choices, picked, self.painter.words))

    @on(Entry.Picked)
    def _picked(self, event: Entry.Picked) -> None:
        self._offer(self.entry.advice.choices, event.at)

    @on(Input.Submitted, "#line")
    def _entered(self, event: Input.Submitted) -> None:
        if text := event.value.strip():
            self.enter(text)

    def enter(self, text: str) -> None:
        """Do a command, or take a line; a refused one stays to be mended."""
        try:
            self._do(text)
        except Refusal as refusal:
            self._refused = True
            self.pane("below").show(telling.refused(refusal, self.session.game, self.painter.words))
            self.pane("choices").display = False
            return
        self.entry.past.add(text)
        self.entry.action_clear()
        self.consult()

    def _do(self, text: str) -> None:
        found = commands.find(text, self.painter.words)
        if found:
            found[0].run(self, found[1])
            return
        self.query_one(Info).display = False
        before = self.session.game.phase_of_play(self.session.state)
        self.session.submit(text)
        if self.session.game.phase_of_play(self.session.state) != before:
            self.page = None
        self.show_moment()

    # Keys

    def action_page(self, page: str) -> None:
        """Show a part of the table until the round ends."""
        self.page = None if page == self.page else page
        self._turn_page()

    def action_line(self, text: str) -> None:
        """Enter a line by a key."""
        self.enter(text)

    def action_question(self) -> None:
        """A question mark on an empty line asks for help; anywhere else it is a sign like others."""
        if self.entry.value:
            self.entry.insert_text_at_cursor("?")
        else:
            self.action_help()

    def action_help(self) -> None:
        """What may be typed at this moment, with examples."""
        handbook = cast("Grid", self.session.game.handbook(self.session.state))
        question = Text((Line((Cell(self.session.game.ask(self.session.state), "strong"),)),))
        self.inform(Say("help-now"), question, handbook._replace(groups=(*handbook.groups, commands.help_rows(self))))

    def action_explain(self) -> None:
        """Everything that could stand at the cursor."""
        choices = self.entry.advice.choices
        if choices and self.entry.value:
            self.inform(Say("help-here", {"line": self.entry.value}), telling.offered(choices, -1, self.painter.words, most=len(choices)))
        else:
            self.action_help()

    def action_scroll(self, direction: int) -> None:
        """Turn the pages of what lies over the panes, or of the map."""
        info = self.query_one(Info)
        (info if info.display else self.map).scroll_relative(y=direction * info.size.height // 2, animate=False)

    def action_back(self) -> None:
        """Put away what lies over the panes; else return to the present; else empty the line."""
        info = self.query_one(Info)
        if info.display:
            info.display = False
        elif self.entry.value:
            self.entry.action_clear()
            self._turn_page()
        elif self.session.back():
            self.show_moment()
        self.consult()

    def action_jump(self) -> None:
        """Show a letter on every pane; the next key opens that pane in full."""
        self._jumping = not self._jumping
        for letter, pane in zip(LETTERS, self._jumps(), strict=False):
            title = self.painter.text(Say(f"pane-{pane}"))
            self.query_one(f"#{pane}").border_title = f" {letter.upper()} {title}" if self._jumping else title

    def _jumps(self) -> Iterator[str]:
        yield from (*LEFT, *MIDDLE, "map")

    def on_key(self, event: events.Key) -> None:
        """A letter after ctrl+O."""
        if self._jumping and event.key != "ctrl+o":
            self.action_jump()
            panes = dict(zip(LETTERS, self._jumps(), strict=False))
            if event.key in panes:
                self._open(panes[event.key])
            event.stop()
            event.prevent_default()

    def _open(self, key: str) -> None:
        self.page = HOME.get(key, key)
        self._turn_page()
        if key == "log":
            self.inform(Say("pane-log"), telling.log(self.session.entries))
        elif key != "map" and (sheet := self.pane(key).sheet):
            self.inform(Say(f"pane-{key}"), sheet)

    @on(MapPane.Asked)
    def _asked(self, event: MapPane.Asked) -> None:
        self.inform(event.hex, self.session.game.look_up(self.session.state, event.hex))
