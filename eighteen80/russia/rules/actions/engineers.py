"""Engineers between the rounds: one slot to the right, and into the box who was not hired (NACH DER WERTUNG, RR39)."""

from __future__ import annotations

from eighteen80.russia.course import Course
from eighteen80.russia.events import StripMoved


def slide(course: Course) -> None:
    """Slide all engineers by one slot; the number on the slot that falls empty is that of the rounds left."""
    state = course.state
    boxed = state.strip[-1] if state.strip else None
    course.set(strip=(None, *state.strip[:-1]))
    course.tell(StripMoved(boxed, state.table.rounds - state.round))
