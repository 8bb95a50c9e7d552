"""The line at the top, all players in the order of the round, the supply, and forecasts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from eighteen80.refusals import Label, RecordText
from eighteen80.russia.box.components import BOX
from eighteen80.russia.rules import order, scoring
from eighteen80.russia.show import ask, naming
from eighteen80.russia.show.naming import DASH
from eighteen80.russia.show.sheets.sheet_tableau import find_missing, of_the_table
from eighteen80.russia.state import ACTIONS, BONUS, OVER, RELOCATE, STRIP, Owed, State, claims, doubt, slot_space
from eighteen80.russia.turn import due
from eighteen80.sheets import Cell, Column, Face, Facts, Figure, Grid, Lengths, Line, Row, Say, Text, seat_paints

DUE, PASSED = "▸", "✓"
TITLES = (BONUS, ACTIONS, RELOCATE)
"""Phases with a sentence about the decision of a player who owes nothing."""


def title(state: State) -> Lengths | Text:
    """Return the line at length, without the players that follow, or with the first debt alone; else the question."""
    who = ask.thinker(state)
    if state.phase not in TITLES or not who:
        asked = Say("ask-strip", number=state.table.engineers) if state.phase == STRIP else ask.ask(state)
        cells = Cell(ask.round_name(state), "strong"), *(() if state.phase == OVER else (Cell(asked),))
        return Text((Line(cells),))
    cells, first = (tuple(_due(state, who, owed)) for owed in (state.pool, state.doable[:1]))
    if state.phase != ACTIONS:
        # The round is named after the decision.
        return _lengths(cells, cells[: None if state.pool else 3])
    then = Cell(Say("title-then", players=" ".join(order.players_after(state, who))), "dim")
    return _lengths((*cells, Cell("   "), then), cells, first)


def _lengths(*lines: tuple[Cell, ...]) -> Lengths:
    return Lengths(tuple(Text((Line(cells, drawn=True),)) for cells in lines))


def _due(state: State, who: str, owed: Sequence[Owed]) -> Iterator[Cell]:
    yield Cell(ask.round_name(state), "strong")
    yield Cell(f"   {DUE} ", "due")
    yield Cell(who, paint=seat_paints(state.seats)[who])
    yield Cell("  ")
    if owed:
        yield Cell(Say("title-owes", what=tuple(ask.owed_in_brief(state, each) for each in owed)), "due")
    else:
        yield Cell(Say(f"title-{state.phase}"))


SPARE = {"engineers": 3, "tokens": 3, "gain": 4}
"""Columns that give way if room is short."""


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
    foot = Line((Cell(Say("ahead-order", order=order.next_order(state)), "dim"),))
    claimed = (foot,) if claims(state) else ()
    return Grid(columns, ((*(_player(state, name) for name in state.order), *claimed),))


def _player(state: State, name: str) -> Row:
    player = state.players[name]
    now, acts = scoring.score(player, state.figures).total, name in due(state)
    last = max(state.scored, default=0)
    before = scoring.score(state.scored[last][name], state.figures).total if last else 0
    cells = (
        Cell(str(state.order.index(name) + 1), "dim"),
        Cell(name, "strong"),
        Cell(naming.workers(player)),
        Cell(str(player.coins)),
        Cell(str(scoring.points_before_end(player)), "strong"),
        Cell(str(now)),
        Cell(f"{now - before:+}"),
        Cell(str(len(player.engineers))),
        Cell(str(len(BOX.tokens) - len(player.tokens))),
        Cell(PASSED if player.passed else "", "dim"),
    )
    return Row(cells, tone="dim" if player.passed else "", due=acts, mark=Cell(DUE, "due") if acts else Cell())


def supply(state: State) -> Lengths | Text:
    """Show stacks, returned tiles, doublers, ? cards and end cards; where there is room, first the engineers."""
    if state.options.entry == scoring.SCORES:
        return Text(())
    lines = tuple(_supply(state))
    # Those moving up are named with their slots.
    engineers = (
        Cell(Say(f"strip-{place or 'dark'}", slot=slot, name=RecordText(name)), "strong" if place else "dim")
        for slot, place, name in engineers_on_strip(state)
    )
    strip = (Line((Cell(Say("supply-strip"), "dim"), *engineers)),) if state.strip else ()
    return Lengths((Text((*strip, *lines)), Text(lines)))


def _supply(state: State) -> Iterator[Line]:
    stacks = tuple(f"{number}×{left}" for number, left in enumerate(state.stacks, BOX.setup.lowest) if left)
    facts: Facts = {"stacks": stacks or naming.DASH, "returned": state.returned or naming.DASH}
    yield Line((Cell(Say("supply-stacks"), "dim"), Cell(Say("supply-locos", facts | {"doublers": state.doublers}))))
    cards = tuple(Label(card) for card in state.cards) or naming.DASH
    yield Line((Cell(Say("supply-cards"), "dim"), Cell(Say("supply-left", cards=cards, pile=state.pile))))


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


MOST = 6


def show_coming(state: State) -> Text:
    """Show the nearest special fields of the player to act, the points for passing, the order of the next round."""
    return Text(tuple(_coming_lines(state)))


def _coming_lines(state: State) -> Iterator[Line]:
    if state.after_rounds:
        return
    name = of_the_table(state)
    yield Line((Cell(name, "strong"), *(Cell(each.say) for each in find_missing(state, name)[:MOST])))
    places = zip(state.order, enumerate(state.figures.pass_points, 1), strict=False)
    passing = tuple(
        f"{each} +{points}{doubt(state, 'pass', str(place))}"
        for each, (place, points) in places
        if not state.players[each].passed
    )
    if passing:
        yield Line((Cell(Say("ahead-passing", points=passing)),))
    if not state.last_round:
        following = order.next_order(state)
        yield Line((Cell(Say("ahead-order", order=following), "strong"),))


def ahead(state: State) -> Text:
    """Project each player's points if every scoring to come were as of now; show the majority now."""
    if state.after_rounds:
        return Text(())
    leading = tuple(f"{each} +{paid}" for each, paid in scoring.majority(state).items())
    majority = Cell(Say("ahead-majority", leading=leading or DASH), "dim")
    left = Cell(Say("ahead-plain", rounds=_rounds_left(state)), "dim")
    totals = {
        name: player.score + scoring.score(player, state.figures).total * _rounds_left(state)
        for name, player in state.players.items()
    }
    projected = (Cell(f"{name} {totals[name]}") for name in sorted(totals, key=lambda name: -totals[name]))
    return Text((Line((left, *projected)), Line((majority,))))


def _rounds_left(state: State) -> int:
    return max(0, state.table.rounds - max(state.round, 1) + 1)


def face(state: State) -> Face:
    """Return the figures for the players' seats: their points, and a scoring as of now."""
    figures = tuple(
        Figure(
            Cell(name, "strong"),
            str(scoring.points_before_end(state.players[name])),
            Cell(Say("face-now", now=scoring.score(state.players[name], state.figures).total), "dim"),
        )
        for name in state.order
    )
    return Face((Cell(of_the_table(state), "due"),), (figures,))
