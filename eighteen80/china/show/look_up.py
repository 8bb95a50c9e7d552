"""Answers: possible moves, upgrades of a hex, places for a tile, meanings of a name."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping

from eighteen80.china import turn
from eighteen80.china.box.components import BOX
from eighteen80.china.map.board import hexes_with_tile, markers_at
from eighteen80.china.map.tiles import next_tiles, position_words
from eighteen80.china.moves import MOVES, NOTATION, Lay, Move
from eighteen80.china.rules.operating.track import LAY, check_left, first_cost
from eighteen80.china.show.sheets.sheet_due import sheet_of
from eighteen80.china.show.sheets.sheet_map import hex_face, marker_cell
from eighteen80.china.state import Operating, State
from eighteen80.china.turn import ENGINE
from eighteen80.engine.language import Handbook
from eighteen80.line.folding import fold
from eighteen80.refusals import Ambiguous, Illegal, RecordText, Refusal
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
    printed, laid, markers = BOX.hexes[name], state.board.tiles.get(name), markers_at(state.board, name)
    yield Line(
        (Cell(name, "strong"), Cell(Say(f"kind-{printed.kind.replace('_', '-')}")), Cell("/".join(printed.names)))
    )
    if laid:
        tile = RecordText(f"{laid.number} {position_words(laid.number, laid.rotation)}".rstrip())
        facts: Facts = {"tile": tile, "colour": Say(f"colour-{BOX.tiles[laid.number].colour}")}
        yield Line((Cell(Say("hex-tile", facts)), *_stops(state, name)))
    elif cost := first_cost(state, state.turn.who, name) if _builds(state) else printed.cost:
        yield Line((Cell(Say("hex-cost", cost=cost)),))
    if printed.values and not laid:
        values = [
            Cell(f"{letter} {value}", "strong" if letter == state.phase.letter else "dim")
            for letter, value in printed.values.items()
        ]
        yield Line((Cell(Say("hex-values"), "dim"), *values))
    if markers:
        yield Line((Cell(Say("hex-markers"), "dim"), *(marker_cell(m.owner) for m in markers)))
    if awaited := [owner for owner in printed.homes if owner not in [marker.owner for marker in markers]]:
        yield Line((Cell(Say("hex-homes"), "dim"), *(marker_cell(owner) for owner in awaited)))
    yield from (_fit(state, name, tile) for tile in next_tiles(name, laid))


def _stops(state: State, name: str) -> Iterator[Cell]:
    """Yield the value of each station of a tile, and its free places for markers."""
    for station in hex_face(state, name).stations:
        facts = {"value": station.value, "places": len(station.places), "free": station.places.count(None)}
        yield Cell(Say(f"hex-{station.kind}", facts))


def _fit(state: State, hex_: str, tile: str) -> Line:
    """Show a possible next tile of a hex: its lays by the company to act, or the reason against it."""
    found = [lay for lay in _lays(state) if (lay.hex, lay.tile) == (hex_, tile)]
    lays = (Cell(RecordText(NOTATION.write(lay)), "good") for lay in found[:MOST])
    refusal = None if found or not _builds(state) else _refusal(state, Lay(hex_, tile))
    reason = (Cell(Say(refusal.code, refusal.facts), "dim"),) if refusal else ()
    facts: Facts = {"tile": tile, "left": state.board.supply[tile]}
    return Line((Cell(Say("hex-next", facts), "" if found else "dim"), *lays, *reason))


def _refusal(state: State, move: Lay) -> Refusal | None:
    try:
        # An empty supply affects every builder: it comes before the reasons of this turn.
        check_left(state.board, move.tile)
        LAY.make_plan(state, LAY.complete(state, move))
    except (Illegal, Ambiguous) as refusal:
        return refusal
    return None


def _lays(state: State) -> Iterator[Lay]:
    return LAY.legal(state) if _builds(state) else iter(())


def _builds(state: State) -> bool:
    return isinstance(state.round, Operating) and state.round.turn is not None


def _tile(state: State, number: str) -> Iterator[Line]:
    """Show the number left of a tile, the hexes with the others, and the lays of the company to act."""
    hexes = hexes_with_tile(state.board, number)
    facts: Facts = {"tile": number, "left": state.board.supply[number], "hexes": hexes, "placed": len(hexes)}
    yield Line((Cell(Say("tile-left", facts), "strong"),))
    lays = (lay for lay in _lays(state) if lay.tile == number)
    yield from (Line((Cell(RecordText(NOTATION.write(lay)), "good"),)) for lay in lays)


def _train(_state: State, name: str) -> Iterator[Line]:
    card = BOX.trains[name]
    facts: Facts = {"train": name, "price": card.price, "by": card.rusted_by or "none", "rusts": card.rusts or "none"}
    yield Line((Cell(Say("train-about", facts)),))


def _private(state: State, name: str) -> Iterator[Line]:
    card = BOX.privates[name]
    yield Line((Cell(name, "strong"), Cell(card.name), Cell(state.privates.get(name, ""), "dim")))
    yield Line((Cell(Say(f"private-{name}", revenue=card.revenue)),))


ANSWERS: tuple[tuple[Callable[[State], list[str]], Callable[[State, str], Iterable[Line]]], ...] = (
    (lambda state: [*state.companies, *state.seats], lambda state, name: sheet_of(state, name).lines),
    (lambda _state: list(BOX.hexes), _hex),
    (lambda state: list(state.investors), lambda state, name: sheet_of(state, name).lines),
    (lambda _state: list(BOX.tiles), _tile),
    (lambda _state: list(BOX.privates), _private),
    (lambda _state: list(BOX.trains), _train),
)

GROUPS: Mapping[str, tuple[Iterable[str], Callable[[State, str], Iterator[Line]]]] = {
    "privates": (BOX.privates, _private),
    "trains": (BOX.trains, _train),
}
"""Questions about all of a kind, by its word."""
