"""Forecasts: next effects, the order of the next round with its pass points; a projection, the majority."""

from __future__ import annotations

from collections.abc import Iterator

from eighteen80.russia.rules import ending, order, scoring
from eighteen80.russia.show.naming import DASH
from eighteen80.russia.show.sheets.sheet_tableau import find_missing, of_the_table
from eighteen80.russia.state import OVER, REVEAL, State, claims, doubt
from eighteen80.sheets import Cell, Face, Figure, Line, Say, Text

MOST = 6


def show_coming(state: State) -> Text:
    """Show the nearest special fields of the player to act, the points for passing, the order of the next round."""
    return Text(tuple(_coming_lines(state)))


def _coming_lines(state: State) -> Iterator[Line]:
    if state.phase in (REVEAL, OVER):
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
        yield Line((Cell(Say("ahead-passing", {"points": passing})),))
    if not state.last_round:
        following = order.sorted_order(state.order, claims(state))
        yield Line((Cell(Say("ahead-order", {"order": following}), "strong"),))


def ahead(state: State) -> Text:
    """Project each player's points if every scoring to come were as of now; show the majority now."""
    if state.phase in (REVEAL, OVER):
        return Text(())
    leading = tuple(f"{each} +{paid}" for each, paid in ending.majority(state).items())
    majority = Cell(Say("ahead-majority", {"leading": leading or DASH}), "dim")
    left = Cell(Say("ahead-plain", {"rounds": _rounds_left(state)}), "dim")
    return Text((Line((left, *_projections(state))), Line((majority,))))


def _rounds_left(state: State) -> int:
    return max(0, state.table.rounds - max(state.round, 1) + 1)


def _projections(state: State) -> Iterator[Cell]:
    """Yield each player's projected points, the most first."""
    totals = {
        name: player.score + scoring.score(player, state.figures).total * _rounds_left(state)
        for name, player in state.players.items()
    }
    yield from (Cell(f"{name} {totals[name]}") for name in sorted(totals, key=lambda name: -totals[name]))


def face(state: State) -> Face:
    """Return the figures for the players' seats: their points, and a scoring as of now."""
    figures = tuple(
        Figure(
            Cell(name, "strong"),
            str(ending.points_before_end(state.players[name])),
            Cell(Say("face-now", {"now": scoring.score(state.players[name], state.figures).total}), "dim"),
        )
        for name in state.order
    )
    return Face((Cell(of_the_table(state), "due"),), (figures,))
