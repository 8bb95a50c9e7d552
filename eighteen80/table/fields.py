"""A line that may be typed on or pasted onto, with nothing on it that a terminal would obey."""

from __future__ import annotations

from textual.widgets import Input

from eighteen80.record import LINE_LIMIT
from eighteen80.signs import even, harmless


class Field(Input):
    """One line of text; of what is longer than any line, as much stays as shows that it is."""

    def validate_value(self, value: str) -> str:
        """The text with plain spaces, and with a sign of its own for each that cannot be shown."""
        return harmless(even(value[: LINE_LIMIT + 1]))
