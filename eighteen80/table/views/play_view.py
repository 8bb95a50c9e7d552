"""The screen at which the banker sits: everything on the table, and one line beneath it."""

from __future__ import annotations

import gc
from asyncio import to_thread
from collections.abc import Callable, Sequence
from functools import partial
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.command import Provider
from textual.containers import Horizontal, Vertical
from textual.widgets import Input, Static

from eighteen80.layout import MAP
from eighteen80.record.steps import PAUSE, REDO, RESUME, UNDO
from eighteen80.record.think_times import Times
from eighteen80.refusals import RecordText, Refusal
from eighteen80.sheets import Cell, HexFace, Line, Say, Text, Wording
from eighteen80.table.draw.map_pane import Traces
from eighteen80.table.draw.panes import AnswerPanel, BriefPane, Pane
from eighteen80.table.draw.text_lines import Painter
from eighteen80.table.input import answers, commands, line_messages
from eighteen80.table.input.adviser import ProcessAdviser
from eighteen80.table.input.banker_line import BankerLine, SubmittedLine
from eighteen80.table.input.effects import Effects
from eighteen80.table.input.preview import (
    GOOD,
    OPEN,
    REFUSED,
    Advice,
    Offer,
    allows,
    plain,
    replace_refused_move,
    shift_advice,
)
from eighteen80.table.input.suggestions import SuggestionPanel
from eighteen80.table.input.worker_protocol import LineResult
from eighteen80.table.session import LIVE, PLAYING, SEALED, Session
from eighteen80.table.views.base_view import TaskQueue
from eighteen80.table.views.palette import TableCommands
from eighteen80.table.views.zoom import DetailScreen

PATIENCE = 0.2
"""Seconds after which a message announces that a typed line is still being tried."""
STEPS = {"ctrl+z": UNDO, "ctrl+y": REDO}
BACK = SubmittedLine("")
NOTICES = Say("notices-title")
ELSEWHERE = ("past", "branch", "sealed")


class PlayScreen(DetailScreen):
    """A game under way."""

    BELOW = "below"
    WORKING = Say("line-tried")
    COMMANDS: ClassVar[set[type[Provider] | Callable[[], type[Provider]]]] = {TableCommands}
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "back", show=False),
        Binding("f1", "explain", show=False),
        Binding("question_mark", "help", show=False),
        Binding("f9", "pause", show=False),
        *(Binding(key, f"line('{line}')", show=False) for key, line in STEPS.items()),
    ]

    def __init__(self, session: Session, painter: Painter, adviser: type[ProcessAdviser] = ProcessAdviser) -> None:
        super().__init__(painter, session)
        self.adviser = adviser(session.journal, self._take_answer, lambda why: self.note((why,)))
        self._lead = ""
        self._refused: str | None = None
        self.refused: tuple[str, Refusal] | None = None
        self._instead = ""
        self._lines = TaskQueue[SubmittedLine](self, self._do, self._give_up)
        self._shows_where = False
        self._ended = False
        self._times = Times({}, "", -1)

    def compose(self) -> ComposeResult:
        """Yield the board, the line beneath it, and the sheets over both."""
        yield from self.compose_board()
        with Vertical(id="foot"):
            with Horizontal(id="ask"):
                yield Static(id="prompt", markup=False)
                steps = {key: partial(self.enter, line) for key, line in STEPS.items()}
                yield BankerLine(self._take, {"escape": self.action_back, "f9": self.action_pause, **steps})
            yield BriefPane("below", self.painter)
            yield Pane("keys", self.painter)
        yield SuggestionPanel(self.painter)
        yield AnswerPanel(self.painter)

    def on_mount(self) -> None:
        """Show the present moment, then begin to advise."""
        self._doubt = self.set_interval(PATIENCE, self._wonder, pause=True)
        self.speak(self.painter)
        self.entry.focus()
        self.note(self.session.journal.notices)
        self.set_interval(1, self._tick)
        # Freeze the present objects: searching them for garbage would delay a key by 80 ms.
        gc.freeze()
        self.consult()
        # Only now that the game is seen: a process that begins takes time from the one that paints.
        self.call_after_refresh(self.adviser.start)

    async def on_unmount(self) -> None:
        """Leave no process behind, and release the record."""
        try:
            await self.adviser.stop()
        finally:
            gc.unfreeze()
            await to_thread(self.session.close)

    @property
    def above(self) -> SuggestionPanel:
        """Rows above the line during typing."""
        return self.query_one(SuggestionPanel)

    # Showing

    def speak(self, painter: Painter) -> None:
        """Take a language and a look, and show everything in it."""
        super().speak(painter)
        self.info.speak(painter)
        self.show_moment()

    def show_moment(self) -> None:
        """Show the session's state everywhere."""
        state, game = self.session.state, self.session.game
        self._try_on((), {})
        self.show_state(game, state, self.session.entries)
        for name in ELSEWHERE:
            self.set_class(self.session.mode == name, f"-{name}")
        due = game.due(state)
        self.query_one("#prompt", Static).update(f"{self.painter.words.text(due[0]) if due else ''} ❯ ")
        self._times = self.session.times()
        self._tick()

    def show_page(self, page: str) -> None:
        """Show a part of the table, and name it beneath the line."""
        super().show_page(page)
        mode = self.session.mode
        unpinning = self.unpin_hint()
        if mode == LIVE and (unpinning or self.has_class("-narrow")):
            self.pane("keys").show(self.tabs(unpinning or Cell(Say("tabs-help"), "dim")))
        elif mode == LIVE:
            self.pane("keys").show(Text((Line((Cell(self.key_hints, "dim"),)),)))
        else:
            last = self.session.entries[-1] if self.session.entries else None
            move = {"who": last.actor, "line": RecordText(last.line)} if last else {"who": "none", "line": ""}
            phrases: list[Wording] = [Say(f"mode-{mode}", {"number": len(self.session.entries), **move})]
            if mode == SEALED and (reason := self.session.journal.sealed):
                phrases.append(Say(reason.code, reason.facts))
            self.pane("keys").show(Text((Line(tuple(Cell(words, "due") for words in phrases)),)))

    def _tick(self) -> None:
        if (second := self.session.journal.second) and (news := second.news()):
            self.note(news)
        if self.session.mode == LIVE:
            self.tell_time(self._times, tuple(self.session.game.worth(self.session.state)), self.table.limit)

    def toggle_clock(self) -> None:
        """Show how long each player has thought, or no longer."""
        self.timed = not self.timed
        self._tick()

    def action_pause(self) -> None:
        """Stop the clock, or have it go on."""
        self.enter(RESUME if self._times.stopped else PAUSE)

    def note(self, notices: Sequence[Refusal]) -> None:
        """Show the notices about the record, and the reason if it cannot be written."""
        sealed = self.session.journal.sealed
        if sealed and sealed.code not in {notice.code for notice in notices}:
            notices = (*notices, sealed)
        if notices:
            self.show_answer(NOTICES, line_messages.notice_sheet(notices, self.painter.words))

    # The line

    def consult(self) -> None:
        """Ask for the effects of the line."""
        line = self.entry.value
        found = commands.find(line, self.painter.words, self.session.game)
        if found and found[0].tries and found[1]:
            at = len(line.rstrip()) - len(found[1])
            self._consult_on(line[:at], line[at:])
            return
        if found:
            self._show_advice(commands.preview(self, line, *found))
            return
        if not line.strip():
            self._show_advice(Advice(line))
        elif closed := commands.why_closed(self):
            self._show_advice(Advice(line, REFUSED, refusal=plain(self.session.game, closed)))
            return
        if line.strip() or self.session.decisions:
            self._consult_on("", line)

    def _consult_on(self, lead: str, line: str) -> None:
        """Ask for the effects of a line; one with a command before it is tried at the present moment."""
        self._lead = lead
        self._doubt.reset()
        self.adviser.ask(() if lead else self.session.tried, line)

    def _take_answer(self, advice: Advice) -> None:
        with self.report_faults():
            self._show_advice(shift_advice(self._lead, advice) if self._lead else advice)

    def _wonder(self) -> None:
        """Mark the text beneath the line as outdated."""
        self._doubt.pause()
        if self._refused is None and not self.slow:
            self.pane("below").show(line_messages.progress_sheet(Say("working")))
            self.above.show_effects(Effects(), placed=self.put_in_place(()))

    def _with_ghost(self, advice: Advice) -> Advice:
        """Add offers to an empty line: the likeliest lines, and the answers to the question."""
        over = self.session.mode in PLAYING and not self.session.game.due(self.session.state)
        likely = (self.painter.words.say("name-tally"),) if over else tuple(self.session.likely)
        offers = tuple(offer for offer in advice.offers if offer.line in self.session.decisions)
        ghost = likely[0] if likely else ""
        return advice._replace(ghost=ghost, likely=likely, offers=offers, remarks=(Say("over-then"),) if over else ())

    @on(Input.Changed, "#line")
    def _take_key(self) -> None:
        if self.entry.value != self._refused:
            self._refused = None
        if self.entry.value and self.info.border_title == self.painter.words.text(NOTICES):
            # Typing shows that the sheet was read, and needs the panes beneath it.
            self.info.display = False
        if self._ended and self.entry.value:
            self._ended, self.page = False, None
            self.turn_page()
        self.consult()

    def _show_advice(self, advice: Advice) -> None:
        if advice.text != self.entry.value:
            return
        self._doubt.pause()
        advice = commands.localise_advice(self, advice if advice.text.strip() else self._with_ghost(advice))
        guessed = line_messages.has_box_guess(advice.offers)
        if self._refused is not None and self._instead and not guessed and not any(map(allows, advice.offers)):
            advice = advice._replace(offers=(Offer(self._instead, self._instead),), ghost="")
        self.entry.take_advice(advice)
        self._try_on(advice.faces, advice.traces)
        if self.has_class("-narrow"):
            if advice.faces and not any(MAP in stack.panes for stack in self.visible_panes(self._fit)):
                self._shows_where = True
                self.show_page(self.laid.home(MAP))
            elif self._shows_where and not advice.faces and advice.verdict != OPEN:
                self._shows_where = False
                self.turn_page()
        # The large area shows the answers: no list is needed before Tab.
        answered = not advice.text.strip() and self.shown == self.due and self.laid.page(self.due).urgent
        kept_back = answered or self._other_verbs(advice)
        preview = line_messages.preview_sheet(advice, self.session.game.ask(self.session.state), self.painter.words)
        below, shown = self.pane("below"), not self.slow and (self._refused is None or guessed)
        room = below.content_size.width if shown and self.has_class("-narrow") else 0
        preview = self.above.show_suggestions(self.entry, preview, room, kept_back=kept_back)
        self.above.show_effects(advice.effects, placed=self.put_in_place(advice.placed))
        if self.slow:
            self._be_slow()
        elif shown:
            below.show(preview)

    def _other_verbs(self, advice: Advice) -> bool:
        """Return whether the line is valid, and only other verbs could follow: Tab lists those."""
        verbs = map(line_messages.verb_of, self.entry.offers)
        return advice.verdict == GOOD and not self.entry.is_walking and all(verbs)

    def _try_on(self, faces: Sequence[HexFace], traces: Traces) -> None:
        """Show the changes by a line on the map; None restores it."""
        if self.map:
            self.map.try_on(faces, traces)

    def enter(self, text: str) -> None:
        """Do a command or take a line that is not typed."""
        self._take(SubmittedLine(text))

    action_line = enter

    def _take(self, entered: SubmittedLine) -> None:
        """Queue a line after those entered before it; the advice on it belongs to a moment before them."""
        self._lines.put(SubmittedLine(entered.text) if self._lines else entered)

    async def _do(self, entered: SubmittedLine) -> None:
        if entered == BACK:
            if self.session.return_to_present():
                self.show_move()
            return
        found = commands.find(entered.text, self.painter.words, self.session.game)
        if not found:
            await self._play(entered)
        else:
            command, word = found
            command.check(self, word)
            await commands.run(command, self, word, entered.text)
        self.entry.past.add(entered.text.strip())
        self.entry.advice = Advice("")
        self.consult()

    async def _play(self, entered: SubmittedLine) -> None:
        """Take the line as it was worked out for the preview, or have it worked out now; never here."""
        self.info.display = False
        session, before, moves = self.session, self.session.state, len(self.session.entries)
        session.check_open()
        text = entered.line or entered.text.strip()
        worked = None if entered.line else await self.patiently(self.adviser.work_out(session.tried, text))
        line, refusal, made = worked or LineResult(text)
        if refusal:
            await self.in_the_background(session.check_file)
            raise refusal
        await self.in_the_background(lambda: session.submit(line, made))
        if session.game.round_key(session.state) != session.game.round_key(before):
            # The result of the whole game comes before that of its last round.
            played_on = len(session.entries) > moves and session.game.due(session.state)
            self._ended = bool(played_on) and self.has_news(before)
            self.page = self.laid.ended if self._ended else None
        self.show_moment()
        if (box := session.journal.box) and box.trouble:
            self.note((box.trouble,))

    async def try_out(self, text: str) -> None:
        """Try a line out from the present on; one that is refused leaves the table where it was."""
        worked = await self.patiently(self.adviser.work_out((), text))
        line, refusal, made = worked or LineResult(text)
        if refusal:
            raise refusal
        self.session.branch()
        await self.in_the_background(lambda: self.session.submit(line, made))
        self.show_moment()

    def _give_up(self, refusal: Refusal, lines: Sequence[SubmittedLine]) -> None:
        """Put the refused line back to be corrected; later lines can be recalled as earlier lines."""
        (text, *others), begun = [entered.text for entered in lines], self.entry.value
        for other in (*others, begun):
            if other.strip():
                self.entry.past.add(other.strip())
        self._refused = text
        self.refused = text, refusal
        instead = plain(self.session.game, refusal).instead
        self._instead = instead and replace_refused_move(text, refusal, self.painter.words.translate_line(instead))
        self.entry.put_back(text)
        self.pane("below").show(line_messages.refusal_sheet(text, refusal, self.session.game, self.painter.words))

    # Keys

    def show_move(self) -> None:
        """Show the moment that is looked at now."""
        self.show_moment()
        self.consult()

    def action_help(self) -> None:
        """Show the possible lines at this moment, with examples."""
        handbook = self.session.game.explained.handbook(self.session.state)
        question = Text((Line((Cell(self.session.game.ask(self.session.state), "strong"),)),))
        possible, *others = handbook.groups or ((),)
        grid = handbook._replace(groups=(possible, *commands.help_rows(self), *others))
        shown = line_messages.help_as_text(grid) if self.has_class("-narrow") else grid
        self.show_answer(Say("help-now"), question, shown)

    def action_explain(self) -> None:
        """Show everything about the line, and all possible words at the cursor."""
        below, line, advice, words = self.pane("below").sheet, self.entry.value, self.entry.advice, self.painter.words
        if below and line:
            if advice.refusal:
                below = line_messages.refused_line_sheet(advice, advice.refusal, words, None)
            sheets = answers.with_rulings(self, below, advice.refusal), self.pane("effects").sheet or Text(())
            others = line_messages.suggestion_sheet(self.entry.offers)
            self.show_answer(Say("help-here", {"line": line}), *sheets, others)
        else:
            self.action_help()

    def action_back(self) -> None:
        """Close the sheet over the panes; else empty the line; else return to the present, after all entries."""
        if self.info.display:
            self.info.display = False
        elif self.entry.value:
            self.entry.clear_line()
            self.turn_page()
        else:
            self._lines.put(BACK)
        self.consult()
