"""The audit at the table: values are checked group by group, and differences are explained at the end."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widgets import Input, Static

from eighteen80.record import audit
from eighteen80.refusals import Illegal, RecordText, Refusal
from eighteen80.sheets import Cell, Column, Grid, Line, Row, Say, Sheet, Text
from eighteen80.table import log
from eighteen80.table.draw.panes import Pane
from eighteen80.table.draw.text_lines import Painter
from eighteen80.table.session import LIVE, Session
from eighteen80.table.views.base_view import TableScreen, TaskQueue

if TYPE_CHECKING:
    from eighteen80.table.views.play_view import PlayScreen

SKIP = "-"
AGREES, OPEN = "✓", "·"
HEADS = ("", "head-thing", "head-recorded", "head-counted")
ItemAnswer = audit.Finding | str


def begin(screen: PlayScreen, word: str) -> None:
    """Count the table at its present moment: all of it, or the values of those named."""
    session = screen.session
    if session.mode != LIVE:
        raise session.journal.sealed or Illegal("audit-elsewhere")
    whose = [name.strip() for name in word.split(",") if name.strip()]
    items = audit.items_to_audit(session.game, session.state, whose)
    screen.app.push_screen(AuditScreen(session, screen.painter, items), partial(_return, screen))


def _return(screen: PlayScreen, lines: tuple[str, ...] | None) -> None:
    """Show the agreements in the log, and recall the correcting lines as earlier ones."""
    for line in reversed(lines or ()):
        screen.entry.past.add(line)
    screen.show_moment()
    screen.consult()


def owners(screen: PlayScreen) -> Iterator[str]:
    """Yield all owners of countable things."""
    if screen.session.game.corrections is None:
        return iter(())
    items = audit.items_to_audit(screen.session.game, screen.session.state)
    return iter(dict.fromkeys(item.pile.subject for item in items))


class AuditAnswer(NamedTuple):
    """An answer: empty if the rest of the group agrees, a dash to skip, otherwise the value found."""

    text: str


class Answer(Input):
    """The line of an audit, empty for the next answer as soon as Enter is pressed."""

    def __init__(self, give: Callable[[AuditAnswer], None]) -> None:
        super().__init__(id="line", select_on_focus=False)
        self.give = give

    async def _on_key(self, event: events.Key) -> None:
        """Handle Enter here, not when its message arrives: that would be too late for keys typed ahead."""
        if event.key != "enter":
            await super()._on_key(event)
            return
        event.prevent_default().stop()
        self.give(AuditAnswer(self.value.strip()))
        self.value = ""


ENOUGH = "enough"
Key = AuditAnswer | int | str
"""A key: an answer, an arrow by its direction, or the end."""


class AuditScreen(TableScreen[tuple[str, ...]]):
    """Questions on the line; it returns the lines that would correct the differences."""

    BELOW = "below"

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "enough", show=False),
        Binding("up", "go(-1)", show=False),
        Binding("down", "go(1)", show=False),
        Binding("pageup", "scroll(-1)", show=False),
        Binding("pagedown", "scroll(1)", show=False),
    ]

    def __init__(self, session: Session, painter: Painter, items: Sequence[audit.Item]) -> None:
        super().__init__()
        self.session = session
        self.painter = painter
        self.groups = list(audit.group_items(items))
        self.asked = len(items)
        self.group = 0
        self.row = 0
        self.answers: dict[int, ItemAnswer] = {}
        self.agreed = 0
        self.findings: list[audit.Finding] = []
        self.reasoned = 0
        self._keys = TaskQueue[Key](self, self._do, self._refuse)

    def compose(self) -> ComposeResult:
        """Yield the item to count, and beneath it the line."""
        yield Pane("head", self.painter)
        with VerticalScroll(id="counting"):
            yield Pane("lying", self.painter)
        with Vertical(id="foot"):
            with Horizontal(id="ask"):
                yield Static(id="prompt", markup=False)
                yield Answer(self._keys.put)
            yield Pane("below", self.painter)
            yield Pane("keys", self.painter)

    def on_mount(self) -> None:
        """Ask for the first group."""
        self.query_one(Answer).focus()
        self._ask()

    @property
    def _is_over(self) -> bool:
        return self.group >= len(self.groups)

    @property
    def _items(self) -> list[audit.Item]:
        return self.groups[self.group]

    def _pane(self, key: str, sheet: Sheet) -> None:
        self.query_one(f"#{key}", Pane).show(sheet)

    def _say(self, key: str, *words: Say | str, tone: str = "") -> None:
        self._pane(key, Text((Line(tuple(Cell(word, tone) for word in words)),)))

    # Questions

    def _ask(self) -> None:
        """Show the group, and ask for its marked item."""
        self._say("head", Say("audit-title"), Say("audit-page", {"page": self.group + 1, "pages": len(self.groups)}))
        heads = tuple(Column(Cell(Say(head) if head else "", "head"), gap=2) for head in HEADS)
        self._pane("lying", Grid(heads, (tuple(map(self._item_row, range(len(self._items)))),)))
        self._say("keys", Say("audit-keys"), tone="dim")
        pile = self._items[self.row].pile
        summed = audit.sum_with(self.session.game, self.session.state, pile)
        known = (Say(event.code, event.facts) for event in audit.remarks(self.session.entries))
        asked = (Say("audit-asks", {"thing": audit.describe_item(pile)}), *([summed.wording] if summed else []), *known)
        self._pane("below", Text(tuple(Line((Cell(each),)) for each in asked)))
        self.query_one("#prompt", Static).update("❯ ")

    def _item_row(self, row: int) -> Row:
        pile, answer = self._items[row].pile, self.answers.get(row)
        counted, tone = "", ""
        if isinstance(answer, audit.Finding):
            counted, tone = RecordText(answer.pile.amount), "bad"
        elif answer is not None:
            counted, tone = answer, "good"
        cells = (
            Cell("▸" if row == self.row else ""),
            Cell(audit.describe_item(pile)),
            Cell(RecordText(pile.amount), "strong"),
        )
        return Row((*cells, Cell(counted, tone)), due=row == self.row)

    def action_go(self, direction: int) -> None:
        """Mark another thing of the group."""
        self._keys.put(direction)

    def action_enough(self) -> None:
        """End the questions; show the findings so far, and then the table again."""
        self._keys.put(ENOUGH)

    async def _do(self, key: Key) -> None:
        match key:
            case int(direction) if not self._is_over:
                self.row = (self.row + direction) % len(self._items)
                self._ask()
            case int():
                pass
            case AuditAnswer(text) if not self._is_over:
                await (self._note(text) if text else self._agree())
            case AuditAnswer(text) if text and self._open is not None:
                number = self._open
                game, state = self.session.game, self.session.state
                self.findings[number] = audit.with_reason(game, state, self.findings[number], text)
                self.reasoned = number + 1
                self._tell()
            case _:
                await self._end()

    def _refuse(self, refusal: Refusal, keys: Sequence[Key]) -> None:
        """Put the refused answer back on the line."""
        if isinstance(keys[0], AuditAnswer):
            answer = self.query_one(Answer)
            answer.value = keys[0].text
            answer.cursor_position = len(answer.value)
        self._pane("below", log.refusal_text(refusal))

    async def _note(self, answer: str) -> None:
        """Keep the value found for the marked item, and mark the next one."""
        game, state = self.session.game, self.session.state
        if answer == SKIP:
            self.answers[self.row] = SKIP
        else:
            pile, entries = audit.parse_found(game, state, self._items[self.row].pile, answer), self.session.entries
            found = await self.in_the_background(lambda: audit.compare(game, state, entries, pile))
            self.answers[self.row] = found or AGREES
        self.row = min(self.row + 1, len(self._items) - 1)
        self._ask()

    async def _agree(self) -> None:
        """Record the agreements in this group, and continue with the next."""
        await self._record([item for row, item in enumerate(self._items) if self.answers.get(row, AGREES) == AGREES])
        self.answers, self.row, self.group = {}, 0, self.group + 1
        if self._is_over:
            self._tell()
        else:
            self._ask()

    async def _record(self, agreed: Sequence[audit.Item]) -> None:
        """Record these agreements of the group, and keep its differences."""
        if agreed:
            line = "; ".join(self.session.game.write(item.move) for item in agreed)
            await self.in_the_background(lambda: self.session.submit(line))
        self.agreed += len(agreed)
        self.findings += [answer for answer in self.answers.values() if isinstance(answer, audit.Finding)]

    # The end

    async def _end(self) -> None:
        if self._is_over:
            lines = [line for finding in self.findings for line in finding.remedies]
            self.dismiss(tuple(lines))
            return
        agreed = [self._items[row] for row, answer in self.answers.items() if answer == AGREES]
        # An agreement that the file does not take is refused once; the second request to leave is granted.
        self.answers = {row: answer for row, answer in self.answers.items() if answer != AGREES}
        await self._record(agreed)
        self.answers, self.group = {}, len(self.groups)
        self.query_one(Answer).value = ""
        self._tell()

    @property
    def _open(self) -> int | None:
        """First difference with corrections whose reason has not been asked for yet."""
        asked = range(self.reasoned, len(self.findings))
        return next((number for number in asked if self.findings[number].remedies), None)

    def _tell(self) -> None:
        """Show the agreements and the differences, each with its moves and lines."""
        differ = len(self.findings)
        facts = {"agreed": self.agreed, "differing": differ, "left": self.asked - self.agreed - differ}
        self._say("head", Say("audit-title"))
        self._pane("lying", Text(tuple(line for finding in self.findings for line in _lines(finding))))
        item = None if self._open is None else audit.describe_item(self.findings[self._open].pile)
        why = () if item is None else (Say("audit-why", {"thing": item}),)
        self._say("below", Say("audit-end", facts), *why)
        self._say("keys", Say("audit-leave"), tone="dim")
        self.query_one("#counting", VerticalScroll).scroll_home(animate=False)

    def action_scroll(self, direction: int) -> None:
        """Turn the pages of the sheet."""
        pane = self.query_one("#counting", VerticalScroll)
        pane.scroll_relative(y=direction * pane.size.height // 2, animate=False)


def _lines(finding: audit.Finding) -> Iterator[Line]:
    """Yield a difference: a headline, then possible explanations and corrections."""
    first, *others = (*audit.explain_finding(finding), *audit.remedy_lines(finding))
    yield Line((Cell(first, "strong"),))
    for say in others:
        tone = "good" if say.code == "audit-remedy" else "warn" if say.facts.get("fits") else ""
        yield Line((Cell(OPEN, "dim"), Cell(say, tone)), hang=4)
    yield Line((Cell(""),))
