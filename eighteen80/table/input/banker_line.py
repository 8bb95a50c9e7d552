"""The banker's line: its text, its continuations, and beneath it its effects."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import NamedTuple

from textual import events
from textual.widgets import Input
from textual.widgets.input import Selection

from eighteen80.line.folding import reason_cursor
from eighteen80.record.grammar import LINE_LIMIT
from eighteen80.table.draw.panes import FixedLayout
from eighteen80.table.input.preview import Advice, Offer


@dataclass
class LineHistory:
    """Lines entered before, which can be called back by how they begin."""

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
        """Return the next older (-1) or newer (1) line that begins with the text typed before the walk."""
        if self.at is None:
            self.begun, self.at = typed, len(self.lines)
        fitting = [place for place, line in enumerate(self.lines) if line.startswith(self.begun)]
        places = [place for place in fitting if (place < self.at if direction < 0 else place > self.at)]
        if not places:
            return None
        self.at = places[-1] if direction < 0 else places[0]
        return self.lines[self.at]


class SubmittedLine(NamedTuple):
    """A line to be taken, and how the record would have it if that is known and not much to do again."""

    text: str
    line: str = ""


class BankerLine(Input, FixedLayout):
    """One line, always focused. Enter submits and nothing else; Tab completes.

    `take` is given each line, and `keys` says what other keys do: both at once, before what is typed ahead.
    """

    def __init__(self, take: Callable[[SubmittedLine], None], keys: Mapping[str, Callable[[], None]]) -> None:
        super().__init__(id="line", select_on_focus=False)
        self.take_line = take
        self._keys = keys
        self.past = LineHistory()
        self.advice = Advice("")
        self.offers: tuple[Offer, ...] = ()
        self._cycle: list[str] = []

    def take_advice(self, advice: Advice) -> None:
        """Show the likeliest way to go on; advice on another line is of no use.

        While Tab goes from one offer to the next, those stay that it began with.
        """
        if advice.text != self.value:
            return
        self.advice = advice
        if not self._cycle:
            self.offers = advice.offers
        if self.value:
            self._suggestion = self.value + advice.ghost
        else:
            self.placeholder = advice.ghost

    def check_consume_key(self, key: str, character: str | None) -> bool:
        """Leave a question mark on an empty line to help; anywhere else it is a character."""
        asks = character == "?" and not self.value
        return not asks and super().check_consume_key(key, character)

    @property
    def is_walking(self) -> bool:
        """True while Tab walks from one offer to the next."""
        return bool(self._cycle)

    @property
    def picked_at(self) -> int:
        """Number of the offer on the line; -1 for none."""
        lines = [offer.line for offer in self.offers]
        return lines.index(self.value) if self._cycle and self.value in lines else -1

    def take(self, direction: int) -> None:
        """Take the ghost text, then one completion after another."""
        cycle = self._cycle or self._ways()
        if not cycle:
            self.action_end()
            return
        at = cycle.index(self.value) + direction if self.value in cycle else min(direction, 0)
        self._cycle = cycle if len(cycle) > 1 else []
        self.put(cycle[at % len(cycle)])

    def _ways(self) -> list[str]:
        """Return every whole line that Tab leads to, the grey text first."""
        ghost = self._suggestion if self.value else self.placeholder
        offers = [offer for offer in self.offers if not offer.barred] or self.offers
        likely = () if self.value else self.advice.likely
        lines = (ghost, *likely, *(offer.line for offer in offers))
        return [line for line in dict.fromkeys(lines) if line not in ("", self.value)]

    def recall(self, direction: int) -> None:
        """Recall an earlier or later line that begins like this one."""
        line = self.past.step(self.value, direction)
        if line is not None:
            self.put(line)

    def submit_line(self) -> None:
        """Hand the line over; further keys belong to the next one."""
        if self.value.strip():
            known = self.advice.line if self.advice.text == self.value and not self.advice.again else ""
            self.take_line(SubmittedLine(self.value, known))
            self.clear_line()

    def clear_line(self) -> None:
        """Empty the line."""
        self.value = ""
        self._cycle, self.past.at = [], None

    def put(self, text: str) -> None:
        """Put this on the line, to be continued: at its end, or in its open quotes."""
        self.value = text
        place = reason_cursor(text)
        self.cursor_position = len(text) if place is None else place

    def put_back(self, text: str) -> None:
        """Put a refused line back as a whole: typed on, it is replaced; End, ← or Tab mends it.

        Where only the reason is wanting, that is typed on.
        """
        self.put(text)
        if reason_cursor(text) is None:
            self.selection = Selection(0, len(text))

    def _on_paste(self, event: events.Paste) -> None:
        """Join several pasted lines into one, which is visible as a whole before any of it is made."""
        event.prevent_default().stop()
        self._cycle, self.past.at = [], None
        lines = map(str.strip, event.text[: LINE_LIMIT + 1].splitlines())
        self.insert_text_at_cursor("; ".join(filter(None, lines)))

    async def _on_key(self, event: events.Key) -> None:
        """Handle the line's own keys here, not by bindings: those would come too late for keys typed ahead."""
        if event.is_printable or event.key == "backspace":
            self._cycle, self.past.at = [], None
        if event.character == "?" and not self.value:
            event.prevent_default()
        elif act := self._own(event.key):
            event.prevent_default().stop()
            act()
        else:
            await super()._on_key(event)

    def _own(self, key: str) -> Callable[[], None] | None:
        """Return the action of a key on the line, unless every line has it."""
        if key == "right" and self.value:
            return None
        keys: dict[str, Callable[[], None]] = {
            "enter": self.submit_line,
            "tab": partial(self.take, 1),
            "shift+tab": partial(self.take, -1),
            "right": partial(self.take, 1),
            "up": partial(self.recall, -1),
            "down": partial(self.recall, 1),
            "ctrl+u": self.clear_line,
            "left": self.action_cursor_left,
            "home": self.action_home,
            "end": self.action_end,
            **self._keys,
        }
        return keys.get(key)
