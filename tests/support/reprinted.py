"""A printed part with other figures, to be tried where the box has none such."""

from __future__ import annotations

from typing import Any, TypeVar

from eighteen80.engine.parts import BoxPart, figures_of

Part = TypeVar("Part", bound=BoxPart)


def reprint(part: Part, **figures: Any) -> Part:
    """Return the part with these figures in place of its own."""
    return type(part)(**{**figures_of(part), **figures})
