"""Sheet of forecasts: a sentence for each event, or in brief a line for all events of a kind."""

from __future__ import annotations

from collections.abc import Iterator

from eighteen80.china.box.components import BOX
from eighteen80.china.show.forecast import (
    InterestDue,
    OverLimit,
    PhaseAhead,
    RustAhead,
    SecondHalfOwed,
    SecondHalfWaits,
    SoldOut,
    StaysShut,
    WillOpen,
    forecast,
)
from eighteen80.china.show.sheets import sheet_lists
from eighteen80.china.state import State
from eighteen80.events import ForecastEvent
from eighteen80.sheets import Cell, FullAndBrief, Line, Say, Text, Wording

TOGETHER = {
    WillOpen: (Say("all-opens"), "{0.company} {0.capital}"),
    StaysShut: (Say("all-stays-shut"), "{0.company} {0.held}/{0.needed} %"),
    SoldOut: (Say("all-sold-out"), "{0.company}"),
    InterestDue: (Say("all-interest"), "{0.player} {0.interest}"),
    OverLimit: (Say("all-over-limit"), "{0.player} {0.held}"),
    RustAhead: (Say("all-rust"), "{0.company} {0.number}×{0.train}"),
    SecondHalfOwed: (Say("all-second-half"), "{0.company} {0.amount} ({0.shares})"),
    SecondHalfWaits: (Say("all-second-half-train"), "{0.company} {0.amount} ({0.shares})"),
}
"""Sentences for all events of a kind together, and the figures of each."""


def show_coming(state: State) -> FullAndBrief:
    """Show the forecast, nearest first."""
    events = forecast(state)
    kinds: dict[type[ForecastEvent], list[ForecastEvent]] = {}
    for event in events:
        kinds.setdefault(type(event), []).append(event)
    brief = (line for kind, alike in kinds.items() for line in _together(kind, alike))
    return FullAndBrief(Text(tuple(map(_sentence, events))), Text(tuple(brief)))


def _sentence(event: ForecastEvent) -> Line:
    return Line((Cell(_foretold(event)),))


def _foretold(event: ForecastEvent) -> Wording:
    """Return the sentence of a forecast; a phase is shown with all its changes."""
    if not isinstance(event, PhaseAhead):
        return Say(event.code, event.facts)
    changes = sheet_lists.join_with_dots(sheet_lists.brings(BOX.phase(event.phase)))
    return (Say(event.code, {**event.facts, "changes": len(changes)}), *changes)


def _together(kind: type[ForecastEvent], events: list[ForecastEvent]) -> Iterator[Line]:
    if kind not in TOGETHER or len(events) == 1:
        yield from map(_sentence, events)
        return
    head, each = TOGETHER[kind]
    figures = ", ".join(each.format(event) for event in events)
    yield Line((Cell(head._replace(facts=events[0].facts)), Cell(figures, "strong")))
