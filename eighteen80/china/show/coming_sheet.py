"""What is coming as a sheet: a sentence for each event, or in brief a line for all events of a kind."""

from __future__ import annotations

from collections.abc import Iterator

from eighteen80.china.box.components import BOX
from eighteen80.china.show import list_sheets
from eighteen80.china.show.forecast import forecast
from eighteen80.china.state import Event, State
from eighteen80.sheets import Cell, Lengths, Line, Say, Text, Wording

TOGETHER = {
    "coming-opens": (Say("all-opens"), "{company} {capital}"),
    "coming-stays-shut": (Say("all-stays-shut"), "{company} {held}/{needed} %"),
    "coming-sold-out": (Say("all-sold-out"), "{company}"),
    "coming-interest": (Say("all-interest"), "{player} {interest}"),
    "coming-over-limit": (Say("all-over-limit"), "{player} {held}"),
    "coming-rust": (Say("all-rust"), "{company} {number}×{train}"),
    "coming-second-half": (Say("all-second-half"), "{company} {amount} ({shares})"),
    "coming-second-half-train": (Say("all-second-half-train"), "{company} {amount} ({shares})"),
}
"""What is said once of all events of a kind, and the figures of each."""


def coming(state: State) -> Lengths:
    """The forecast, nearest first."""
    events = forecast(state)
    kinds: dict[str, list[Event]] = {}
    for event in events:
        kinds.setdefault(event.code, []).append(event)
    brief = (line for code, kind in kinds.items() for line in _together(code, kind))
    return Lengths(Text(tuple(map(_sentence, events))), Text(tuple(brief)))


def _sentence(event: Event) -> Line:
    return Line((Cell(_foretold(event)),))


def _foretold(event: Event) -> Wording:
    """The sentence of what will come; a phase is told with all that it changes."""
    if event.code != "coming-phase":
        return Say(event.code, event.facts)
    changes = list_sheets.dotted(list_sheets.brings(BOX.phase(event.facts["phase"])))
    return (Say(event.code, {**event.facts, "changes": len(changes)}), *changes)


def _together(code: str, events: list[Event]) -> Iterator[Line]:
    if code not in TOGETHER or len(events) == 1:
        yield from map(_sentence, events)
        return
    head, each = TOGETHER[code]
    figures = ", ".join(each.format_map(event.facts) for event in events)
    yield Line((Cell(head._replace(facts=events[0].facts)), Cell(figures, "strong")))
