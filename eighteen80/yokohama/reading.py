"""The language of Yokohama: a typed line as a move, and back."""

from __future__ import annotations

from eighteen80.yokohama import line_meanings
from eighteen80.yokohama.moves import NOTATION
from eighteen80.yokohama.show import completion

read = line_meanings.read
write = NOTATION.write
complete = completion.complete
