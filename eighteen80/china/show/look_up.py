"""Answers: possible moves, upgrades of a hex, places for a tile, meanings of a name."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping

from eighteen80.china import turn
from eighteen80.china.box.components import BOX
from eighteen80.china.engine import ENGINE
from eighteen80.china.map.tiles import position_words
from eighteen80.china.moves import MOVES, NOTATION, Move
from eighteen80.china.show.sheets.sheet_due import sheet_of
from eighteen80.china.show.sheets.sheet_map import hex_face, marker_cell
from eighteen80.china.show.tile_questions import Fit, hex_details, tile_placements
from eighteen80.china.state import Laid, State
from eighteen80.engine.help import Handbook
from eighteen80.line.folding import fold
from eighteen80.refusals import Illegal, RecordText
from eighteen80.sheets import Cell, Facts, Grid, Line, Say, Text

MOST = 12


def handbook(state: State) -> Grid:
    """Show every move, those due first, step by step."""

    def reason(kind: type[Move]) -> Say:
        try:
            ENGINE.refuse(state, kind, {})
        except Illegal as refusal:
            return Say("help-not-due") if refusal.code == "turn-not-now" else Say(refusal.code, refusal.facts)
        return Say("help-not-due")

    kinds = (*turn.rules(state), *MOVES)
    return Handbook(ENGINE, NOTATION, kinds, ENGINE.any_time, reason).show(state)


def look_up(state: State, word: str) -> Text:
    """Describe a hex, a tile, a company, an investor, a private company, a player or a train."""
    for names, answer in ANSWERS:
        for name in names(state):
            if name.casefold() == word.casefold():
                return Text(tuple(answer(state, name)))
    for group, (all_of, answer) in GROUPS.items():
        if fold(word) in NOTATION.words[group]:
            return Text(tuple(line for name in all_of for line in answer(state, name)))
    wanted = fold(word)
    found = {hex_.name for hex_ in BOX.hexes.values() for name in hex_.names if fold(name).startswith(wanted)}
    if wanted and len(found) == 1:
        return Text(tuple(_hex(state, found.pop())))
    raise Illegal("look-up-unknown", word=word)


def _hex(state: State, name: str) -> Iterator[Line]:
    found, printed = hex_details(state, name), BOX.hexes[name]
    yield Line(
        (Cell(name, "strong"), Cell(Say(f"kind-{printed.kind.replace('_', '-')}")), Cell("/".join(printed.names)))
    )
    if found.laid:
        yield Line((Cell(_tile_text(found.laid)), *_stops(state, name)))
    elif found.cost:
        yield Line((Cell(Say("hex-cost", {"cost": found.cost})),))
    if printed.values and not found.laid:
        values = [
            Cell(f"{letter} {value}", "strong" if letter == state.phase.letter else "dim")
            for letter, value in printed.values.items()
        ]
        yield Line((Cell(Say("hex-values"), "dim"), *values))
    if found.markers:
        yield Line((Cell(Say("hex-markers"), "dim"), *(marker_cell(m.owner) for m in found.markers)))
    if awaited := [owner for owner in printed.homes if owner not in [marker.owner for marker in found.markers]]:
        yield Line((Cell(Say("hex-homes"), "dim"), *(marker_cell(owner) for owner in awaited)))
    yield from map(_fit, found.fits)


def _tile_text(laid: Laid) -> Say:
    tile = RecordText(f"{laid.number} {position_words(laid.number, laid.rotation)}".rstrip())
    return Say("hex-tile", {"tile": tile, "colour": Say(f"colour-{BOX.tiles[laid.number].colour}")})


def _stops(state: State, name: str) -> Iterator[Cell]:
    """Yield the value of each station of a tile, and its free places for markers."""
    for station in hex_face(state, name).stations:
        facts = {"value": station.value, "places": len(station.places), "free": station.places.count(None)}
        yield Cell(Say(f"hex-{station.kind}", facts))


def _fit(fit: Fit) -> Line:
    facts: Facts = {"tile": fit.tile, "left": fit.left}
    lines = [Cell(RecordText(NOTATION.write(lay)), "good") for lay in fit.lays[:MOST]]
    reason = (Cell(Say(fit.refusal.code, fit.refusal.facts), "dim"),) if fit.refusal else ()
    return Line((Cell(Say("hex-next", facts), "" if fit.lays else "dim"), *lines, *reason))


def _tile(state: State, number: str) -> Iterator[Line]:
    found = tile_placements(state, number)
    facts: Facts = {"tile": number, "left": found.left, "hexes": found.hexes, "placed": len(found.hexes)}
    yield Line((Cell(Say("tile-left", facts), "strong"),))
    yield from (Line((Cell(RecordText(NOTATION.write(lay)), "good"),)) for lay in found.lays)


def _train(_state: State, name: str) -> Iterator[Line]:
    card = BOX.trains[name]
    facts: Facts = {"train": name, "price": card.price, "by": card.rusted_by or "none", "rusts": card.rusts or "none"}
    yield Line((Cell(Say("train-about", facts)),))


def _private(state: State, name: str) -> Iterator[Line]:
    card = BOX.privates[name]
    yield Line((Cell(name, "strong"), Cell(card.name), Cell(state.privates.get(name, ""), "dim")))
    yield Line((Cell(Say(f"private-{name}", {"revenue": card.revenue})),))


def _charter(state: State, name: str) -> Iterator[Line]:
    yield from sheet_of(state, name).lines


ANSWERS: tuple[tuple[Callable[[State], list[str]], Callable[[State, str], Iterator[Line]]], ...] = (
    (lambda state: [*state.companies, *state.seats], _charter),
    (lambda _state: list(BOX.hexes), _hex),
    (lambda state: list(state.investors), _charter),
    (lambda _state: list(BOX.tiles), _tile),
    (lambda _state: list(BOX.privates), _private),
    (lambda _state: list(BOX.trains), _train),
)

GROUPS: Mapping[str, tuple[Iterable[str], Callable[[State, str], Iterator[Line]]]] = {
    "privates": (BOX.privates, _private),
    "trains": (BOX.trains, _train),
}
"""Questions about all of a kind, by its word."""
