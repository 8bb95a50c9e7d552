"""The screen at which the banker sits: everything on the table, and one line beneath it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical
from textual.screen import Screen
from textual.widgets import Input, Label

from eighteen80.game import Choice
from eighteen80.history import Accepted
from eighteen80.refusals import Refusal
from eighteen80.sheets import Cell, Line, Say, Sheet, Text
from eighteen80.table import commands
from eighteen80.table.advice import EMPTY, GOOD, OPEN, REFUSED, Advice
from eighteen80.table.adviser import Local, Remote
from eighteen80.table.entry import Entry
from eighteen80.table.hexes import MapPane
from eighteen80.table.lines import Painter
from eighteen80.table.panes import LastLines, Pane
from eighteen80.table.session import LIVE, Session

LEFT = ("table", "charter", "coming", "log")
MIDDLE = ("chart", "order", "phases", "bank")
PAGES = ("table", "charter", "market", "trains", "map", "log")
LOG_LINES = 60
SIGNS = {GOOD: "✓", OPEN: "…", REFUSED: "✗", EMPTY: "›"}
TONES = {GOOD: "good", OPEN: "warn", REFUSED: "bad", EMPTY: "dim"}
SHOWN_CHOICES = 8


class PlayScreen(Screen[None]):
    """A game under way."""

    BINDINGS = [
        Binding("escape", "back", show=False),
        *(Binding(f"f{number}", f"page('{page}')", show=False) for number, page in enumerate(PAGES, 2)),
        Binding("f1", "help", show=False, priority=True),
        Binding("ctrl+o", "jump", show=False, priority=True),
        Binding("ctrl+z", "line('undo')", show=False, priority=True),
        Binding("ctrl+y", "line('redo')", show=False, priority=True),
    ]

    def __init__(self, session: Session, painter: Painter, *, remote: bool = True) -> None:
        super().__init__()
        self.session = session
        self.painter = painter
        self.adviser = (Remote if remote else Local)(session.journal.path, self._advised)
        self.refused = False
        self._last: Sequence[Accepted] = ()

    # Building

    def compose(self) -> ComposeResult:
        """Panes in three columns, and the line beneath them."""
        yield Pane("head", self.painter)
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

    async def on_mount(self) -> None:
        """Show the present moment, then begin to advise."""
        self.speak(self.painter)
        self.show_page("table")
        self.query_one(Entry).focus()
        await self.adviser.start()
        self._ask()

    async def on_unmount(self) -> None:
        """Leave no process behind."""
        await self.adviser.stop()

    # Showing

    def panes(self) -> Iterator[Pane | MapPane]:
        """Every pane."""
        yield from self.query(Pane)
        yield self.query_one(MapPane)

    def speak(self, painter: Painter) -> None:
        """Take a language and a look, and show everything in it."""
        self.painter = painter
        for pane in self.panes():
            title = Say(f"pane-{pane.id}")
            pane.speak(painter, painter.text(title) if pane.id in (*LEFT, *MIDDLE, "map") else "")
        self.show_moment()

    def show_moment(self) -> None:
        """Show the session's state everywhere."""
        state, game = self.session.state, self.session.game
        for key, sheet in game.sheets(state).items():
            self._pane(key).show(sheet)  # type: ignore[arg-type]  # a game gives a map for the map's pane
        self._pane("log").show(self._log())  # type: ignore[arg-type]
        self._pane("keys").show(self._keys())  # type: ignore[arg-type]
        self.set_class(self.session.mode != LIVE, "-elsewhere")
        for mode in ("past", "branch", "sealed"):
            self.set_class(self.session.mode == mode, f"-{mode}")
        due = game.due(state)
        self.query_one("#prompt", Label).update(f"{due[0] if due else ''} ❯ ")
        self.query_one(MapPane).try_on((), {})

    def _pane(self, key: str) -> Pane | MapPane:
        return self.query_one(f"#{key}", MapPane if key == "map" else Pane)  # type: ignore[return-value]

    def _log(self) -> Text:
        return Text(tuple(line for entry in self.session.entries[-LOG_LINES:] for line in log_lines(entry)))

    def _keys(self) -> Text:
        mode = self.session.mode
        words = Say(f"mode-{mode}", {"number": len(self.session.entries)}) if mode != LIVE else Say("keys-live")
        return Text((Line((Cell(words, "due" if mode != LIVE else "dim"),)),))

    def show_page(self, page: str) -> None:
        """Where there is not room for everything, show this part of it."""
        for other in PAGES:
            self.set_class(other == page, f"page-{other}")

    # The line

    def _ask(self) -> None:
        line = self.query_one(Entry).value
        if commands.is_command(line):
            self._advised(Advice(line, GOOD, (Say("command-ready", {"line": line.strip()}),)))
        else:
            self.adviser.ask(self.session.trial or (), line)

    @on(Input.Changed, "#line")
    def _typed(self) -> None:
        self.refused = False
        self._ask()

    def _advised(self, advice: Advice) -> None:
        entry = self.query_one(Entry)
        if advice.text != entry.value or self.refused:
            return
        entry.take_advice(advice)
        self.query_one(MapPane).try_on(advice.faces, advice.traces)
        self._below(tuple(self._about(advice)), advice.verdict)
        self._choices(advice.choices if advice.text else ())

    def _about(self, advice: Advice) -> Iterator[Cell]:
        if advice.verdict == EMPTY:
            yield Cell(self.session.game.ask(self.session.state), "")
        elif advice.refusal:
            no = advice.refusal
            yield from self._refusal(no.code, no.facts, no.instead, no.choices)
        else:
            yield Cell(advice.line, "strong")
            yield from (Cell(say) for say in advice.said)

    def _refusal(self, code: str, facts: Mapping[str, object], instead: str, choices: Sequence[str]) -> Iterator[Cell]:
        yield Cell(Say(code, facts))
        if source := self.painter.words.source(code):
            yield Cell(Say("refusal-source", source), "dim")
        if instead:
            yield Cell(Say("refusal-instead", {"line": instead}), "good")
        elif choices:
            yield Cell(Say("refusal-choices", {"choices": choices[:SHOWN_CHOICES]}), "dim")

    def _below(self, cells: tuple[Cell, ...], verdict: str) -> None:
        sign = Cell(SIGNS[verdict], TONES[verdict])
        self._pane("below").show(Text((Line((sign, *cells), TONES[verdict] if verdict != EMPTY else ""),)))  # type: ignore[arg-type]

    def _choices(self, choices: Sequence[Choice]) -> None:
        pane = self._pane("choices")
        pane.display = len(choices) > 1
        lines = (self._choice(choice) for choice in choices[:SHOWN_CHOICES])
        more = len(choices) - SHOWN_CHOICES
        rest = (Line((Cell(Say("choices-more", {"number": more}), "dim"),)),) if more > 0 else ()
        pane.show(Text((*lines, *rest)))  # type: ignore[arg-type]

    def _choice(self, choice: Choice) -> Line:
        known = choice.meaning and self.painter.words.has(choice.meaning)
        meaning = (Cell(Say(choice.meaning, choice.facts), "dim"),) if known else ()
        return Line((Cell(choice.text, "strong"), *meaning))

    @on(Input.Submitted, "#line")
    def _entered(self, event: Input.Submitted) -> None:
        text = event.value.strip()
        if not text:
            return
        entry = self.query_one(Entry)
        line = entry.advice.line if entry.advice.text == event.value and entry.advice.line else text
        self.enter(text, line)

    def enter(self, text: str, line: str | None = None) -> None:
        """Do a command, or take a line; a refused one stays to be mended."""
        try:
            if not commands.run(self, text):
                self._last = self.session.submit(line or text)
        except Refusal as refusal:
            self._refuse(refusal)
            return
        entry = self.query_one(Entry)
        entry.past.add(text)
        entry.action_clear()
        self.show_moment()
        self._ask()

    def _refuse(self, refusal: Refusal) -> None:
        self.refused = True
        move = getattr(refusal, "instead", None)
        instead = self.session.game.write(move) if move else ""
        choices = getattr(refusal, "choices", getattr(refusal, "expected", ()))
        self._below(tuple(self._refusal(refusal.code, refusal.facts, instead, choices)), REFUSED)

    # Keys

    def action_page(self, page: str) -> None:
        """Show a part of the table."""
        self.show_page(page)

    def action_line(self, text: str) -> None:
        """Enter a line by a key."""
        self.enter(text)

    def action_back(self) -> None:
        """Return to the present; or empty the line."""
        if self.session.back():
            self.show_moment()
        else:
            self.query_one(Entry).action_clear()
        self._ask()


def log_lines(entry: Accepted) -> Iterator[Line]:
    """A move as the log tells it: who and what, then what followed."""
    number = Cell(str(entry.number), "dim")
    followed = [Cell(Say(event.code, event.facts)) for event in entry.events]
    yield Line((number, Cell(entry.actor, "strong"), Cell(entry.line), *followed), hang=4)


