"""The banker's line: what is typed, how it could go on, and beneath it what it would do."""

from __future__ import annotations

from dataclasses import dataclass, field

from textual import events
from textual.binding import Binding
from textual.message import Message
from textual.widgets import Input

from eighteen80.table.advice import Advice


@dataclass
class Past:
    """Lines entered before, walked through by what they begin with."""

    lines: list[str] = field(default_factory=list)
    at: int | None = None
    begun: str = ""

    def add(self, line: str) -> None:
        """Remember a line."""
        if line in self.lines:
            self.lines.remove(line)
        self.lines.append(line)
        self.at = None

    def step(self, typed: str, direction: int) -> str | None:
        """The next older (-1) or newer (1) line that begins with what was typed when the walk began."""
        if self.at is None:
            self.begun, self.at = typed, len(self.lines)
        fitting = [place for place, line in enumerate(self.lines) if line.startswith(self.begun)]
        places = [place for place in fitting if (place < self.at if direction < 0 else place > self.at)]
        if not places:
            return None
        self.at = places[-1] if direction < 0 else places[0]
        return self.lines[self.at]


class Entry(Input):
    """One line, always focused. Enter submits and nothing else; Tab completes."""

    BINDINGS = [
        Binding("tab", "take(1)", show=False, priority=True),
        Binding("shift+tab", "take(-1)", show=False, priority=True),
        Binding("up", "past(-1)", show=False),
        Binding("down", "past(1)", show=False),
        Binding("ctrl+u", "clear", show=False),
    ]

    @dataclass
    class Picked(Message):
        """A completion was put on the line; which one."""

        at: int

    def __init__(self) -> None:
        super().__init__(id="line", select_on_focus=False)
        self.past = Past()
        self.advice = Advice("")
        self._stem: str | None = None
        self._picked = -1

    def take_advice(self, advice: Advice) -> None:
        """Show the likeliest way to go on; advice on another line is of no use."""
        if advice.text != self.value:
            return
        if self._stem is None or not self.value.startswith(self._stem):
            self.advice, self._stem, self._picked = advice, None, -1
        if self.value:
            self._suggestion = self.value + advice.ghost
        else:
            self.placeholder = advice.ghost

    def check_consume_key(self, key: str, character: str | None) -> bool:
        """A question mark on an empty line asks for help; anywhere else it is a sign like others."""
        asks = character == "?" and not self.value
        return not asks and super().check_consume_key(key, character)

    @property
    def picked(self) -> int:
        """Which of the offers stands on the line; -1 for none."""
        return self._picked

    def action_take(self, direction: int) -> None:
        """Take the ghost text; where there is none, one completion after another."""
        if not self.value:
            self._put(self.placeholder)
        elif self._stem is None and self._suggestion and self._suggestion != self.value:
            self._put(self._suggestion)
        elif offers := self.advice.offers:
            self._stem = self.value if self._stem is None else self._stem
            self._picked = (self._picked + direction) % len(offers) if self._picked >= 0 else 0
            self._put(offers[self._picked].line)
            self.post_message(self.Picked(self._picked))

    def action_past(self, direction: int) -> None:
        """An earlier or later line that begins like this one."""
        line = self.past.step(self.value, direction)
        if line is not None:
            self._put(line)

    def action_clear(self) -> None:
        """Empty the line."""
        self.value = ""
        self.past.at = None

    def _put(self, text: str) -> None:
        self.value = text
        self.cursor_position = len(text)

    async def _on_key(self, event: events.Key) -> None:
        if event.is_printable or event.key == "backspace":
            self._stem, self.past.at = None, None
        if event.character == "?" and not self.value:
            event.prevent_default()
            return
        if event.key == "right" and not self.value and self.placeholder:
            event.prevent_default()
            event.stop()
            self._put(self.placeholder)
            return
        await super()._on_key(event)
