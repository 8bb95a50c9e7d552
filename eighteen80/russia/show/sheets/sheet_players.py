"""All players in the order of the round, and the supply: strip, stacks, cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from eighteen80.refusals import Label, RecordText
from eighteen80.russia.box.components import BOX
from eighteen80.russia.rules import ending, order, scoring
from eighteen80.russia.show import naming
from eighteen80.russia.state import FREE, Player, State, claims, slot_space
from eighteen80.russia.turn import due
from eighteen80.sheets import Cell, Column, Facts, FullAndBrief, Grid, Line, Row, Say, Text

SPARE = {"engineers": 3, "tokens": 3, "gain": 4}
"""Columns that give way if room is short."""
DUE, PASSED = "▸", "✓"


def players(state: State) -> Grid:
    """Show a row for each: stock, points, a scoring as of now and its gain over the last one."""
    heads = ("place", "who", "workers", "coins", "points", "now", "gain", "engineers", "tokens", "state")
    columns = tuple(
        Column(
            Cell(Say(f"head-{head}") if head != "state" else "", "head"),
            "left" if head in ("who", "state") else "right",
            narrow=True,
            names=head == "who",
            spare=SPARE.get(head, 0),
        )
        for head in heads
    )
    foot = Line((Cell(Say("ahead-order", {"order": order.sorted_order(state.order, claims(state))}), "dim"),))
    claimed = (foot,) if claims(state) else ()
    return Grid(columns, ((*(_player(state, name) for name in state.order), *claimed),))


def _player(state: State, name: str) -> Row:
    player = state.players[name]
    now, acts = scoring.score(player, state.figures).total, name in due(state)
    cells = (
        Cell(str(state.order.index(name) + 1), "dim"),
        Cell(name, "strong"),
        Cell(workers(player)),
        Cell(str(player.coins)),
        Cell(str(ending.points_before_end(player)), "strong"),
        Cell(str(now)),
        Cell(f"{now - scored_last(state, name):+}"),
        Cell(str(len(player.engineers))),
        Cell(str(len(BOX.tokens) - len(player.tokens))),
        Cell(PASSED if player.passed else "", "dim"),
    )
    return Row(cells, tone="dim" if player.passed else "", due=acts, mark=Cell(DUE, "due") if acts else Cell())


def workers(player: Player) -> str:
    """Return the workers in stock of all, followed by rented ones and the black one."""
    rented = f"+{player.turquoise}t" if player.turquoise else ""
    return f"{player.free}/{player.workers}{rented}{'+b' if player.black == FREE else ''}"


def scored_last(state: State, name: str) -> int:
    """Return the points of the last scoring."""
    last = max(state.scored, default=0)
    return scoring.score(state.scored[last][name], state.figures).total if last else 0


# The supply


def supply(state: State) -> FullAndBrief | Text:
    """Show stacks, returned tiles, doublers, ? cards and end cards; where there is room, first the engineers."""
    if state.options.entry == ending.SCORES:
        return Text(())
    lines = tuple(_supply(state))
    strip = (Line((Cell(Say("supply-strip"), "dim"), *engineers_in_strip(state))),) if state.strip else ()
    return FullAndBrief(Text((*strip, *lines)), Text(lines))


def _supply(state: State) -> Iterator[Line]:
    stacks = tuple(f"{number}×{left}" for number, left in enumerate(state.stacks, BOX.setup.lowest) if left)
    facts: Facts = {"stacks": stacks or naming.DASH, "returned": state.returned or naming.DASH}
    yield Line((Cell(Say("supply-stacks"), "dim"), Cell(Say("supply-locos", facts | {"doublers": state.doublers}))))
    cards = tuple(Label(card) for card in state.cards) or naming.DASH
    yield Line((Cell(Say("supply-cards"), "dim"), Cell(Say("supply-left", {"cards": cards, "pile": state.pile}))))


class Lying(NamedTuple):
    """An engineer on the strip: the slot, and the word for its place; "" while it only moves up."""

    slot: int
    place: str
    name: str


def engineers_on_strip(state: State) -> Iterator[Lying]:
    """Yield the engineers at the spaces and the one to hire, then those moving up."""
    open_slots = {BOX.spaces[name].slot for name in BOX.spaces if name not in state.figures.closed}
    lying = [(slot, name) for slot, name in enumerate(reversed(state.strip)) if name]
    for slot, name in sorted(lying, key=lambda at: -at[0] if at[0] in open_slots else at[0]):
        word = "hire" if not slot else slot_space(slot).rpartition(" ")[2] if slot in open_slots else ""
        yield Lying(slot, word, name)


def engineers_in_strip(state: State) -> Iterator[Cell]:
    """Yield the engineers in words as they are typed, those moving up with their slots."""
    for slot, place, name in engineers_on_strip(state):
        facts: Facts = {"slot": slot, "name": RecordText(name)}
        yield Cell(Say(f"strip-{place or 'dark'}", facts), "strong" if place else "dim")
