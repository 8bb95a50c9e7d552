"""Completions of a field: the legal moves where they are known, or else the values its kind lists."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from eighteen80.line.fields import Reading
from eighteen80.line.folding import fold
from eighteen80.line.forms import Choice, Field, Form


def field_choices(form: Form[Any], reading: Reading, typed: Sequence[str], begun: str) -> Iterator[Choice]:
    """Yield how the words typed for the next field could go on."""
    fitting = reading.fitting_moves()
    start = fold(" ".join((*typed, begun)))
    for field in form.open(reading):
        reading.field = field.name
        for text in _texts(field, reading, fitting):
            rest = " ".join(text.split(" ")[len(typed) :])
            if rest and (starts(text, start) or starts(text.removeprefix(f"{field.kind.key} "), start)):
                yield Choice(rest, *field.kind.meaning(text, reading))


def _texts(field: Field, reading: Reading, fitting: Sequence[object] | None) -> Iterable[str]:
    """Return the field's possible texts: by the legal moves if they are known, or else those its kind lists."""
    if fitting is None or field.kind.short:
        return (field.kind.put_key_before(text) for text in field.kind.choices(reading))
    values = ((getattr(move, field.name), move) for move in fitting)
    return dict.fromkeys(field.kind.write_with_key(value, move) for value, move in values if value != field.default)


def starts(text: str, start: str) -> bool:
    """Return whether a text begins with a folded one."""
    return fold(text).startswith(start)
