"""The tableaus in the order of play, drawn field by field; in little room, that of the player to act."""

from __future__ import annotations

from collections.abc import Iterator

from eighteen80.russia.rules import ending, scoring
from eighteen80.russia.rules.scoring import Score
from eighteen80.russia.show import naming
from eighteen80.russia.show.next_fields import find_missing
from eighteen80.russia.show.sheets.drawn_tableau import NARROW, bar_drawn, heads, line_drawn
from eighteen80.russia.show.sheets.sheet_players import workers
from eighteen80.russia.show.sheets.sheet_scoring import just_scored, reasons
from eighteen80.russia.state import Player, State, own_space
from eighteen80.russia.turn import due
from eighteen80.sheets import Cell, FullAndBrief, Line, Say, Text, seat_paints

DUE = "▸"
WORKER, COIN, USED = "●", "¢", "✓"
NEAREST = 2
"""Number of special fields shown beneath a tableau."""
OWN_NAMED = 2
"""Number of own engineers shown with their names; more are shown by number alone."""
NAME = 9
"""Columns of a name in the head of a tableau, or as many as make it different."""


def of_the_table(state: State) -> str:
    """Return the player whose tableau is shown in little room: the player to act, or the first."""
    return next((name for name in due(state) if name in state.players), state.order[0])


def tableaus(state: State) -> FullAndBrief:
    """Show all tableaus, with or without the things next to them; all or the others in brief; or one."""
    drawn = [(tuple(_tableau(state, name)), tuple(_possessions_line(state, name))) for name in state.order]
    whole = Text(tuple(line for pair in drawn for part in pair for line in part))
    alone = Text(tuple(line for lines, _ in drawn for line in lines))
    tight = Text(tuple(line for name in state.order for line in _tight(state, name)))
    own, mine = _in_brief(state), of_the_table(state)
    some = Text((*own.lines, *(_sums(state, name) for name in state.order if name != mine)))
    return FullAndBrief(whole, FullAndBrief(alone, FullAndBrief(tight, FullAndBrief(some, own))))


def of_a_player(state: State, name: str) -> Text:
    """Show the tableau of one player."""
    return Text((*_tableau(state, name), *_possessions_line(state, name)))


def _tableau(state: State, name: str) -> Iterator[Line]:
    """Yield a head, the three lines and the bar."""
    player = state.players[name]
    scored = scoring.score(player, state.figures)
    t, p, k = scored.lines
    yield Line(tuple(_head(state, name, scored)), drawn=True)
    laid = f"  ×2:{player.doublers}" if player.doublers else ""
    yield Line((*line_drawn(state, player, t), Cell(f" {_locos(player)} → {t.reach}{laid}")), drawn=True)
    yield Line((*line_drawn(state, player, p), Cell(" "), *line_drawn(state, player, k)), drawn=True)
    yield Line(tuple(bar_drawn(state, player)), drawn=True)


def _head(state: State, name: str, scored: Score) -> Iterator[Cell]:
    """Yield place, name, points, a scoring as of now line by line, workers and coins."""
    player, short = state.players[name], naming.shorten_names(state.seats, NAME)
    points = str(ending.points_before_end(player))
    yield Cell("─", "rule")
    yield from _who(state, name)
    yield Cell(" ─ ".rjust(max(map(len, short.values())) - len(short[name]) + 3), "rule")
    yield Cell(points.rjust(3), "strong")
    yield Cell(" ─ ", "rule")
    yield Cell(_now(scored))
    yield Cell(" ─ ", "rule")
    yield Cell(f"{workers(player)} {WORKER} {player.coins} {COIN} ", "dim" if player.passed else "")
    yield Cell("─", "rule")


def _who(state: State, name: str) -> Iterator[Cell]:
    """Yield the place in the order, marked for the player to act, and the name."""
    on_turn = name in due(state)
    yield Cell(f"{DUE if on_turn else ' '}{state.order.index(name) + 1} ", "due" if on_turn else "dim")
    yield Cell(naming.shorten_names(state.seats, NAME)[name], paint=seat_paints(state.seats)[name])


def _locos(player: Player) -> str:
    """Return the locomotives of the first line."""
    return "+".join(map(str, player.locos[0])) or naming.DASH


def _now(scored: Score) -> Say:
    """Return a scoring as of now, with the points of each line."""
    lines = " ".join(f"{line.line} {line.total}" for line in scored.lines)
    return Say("tableau-now", {"now": scored.total, "lines": f"{lines} I {scored.bar}"})


def _possessions_line(state: State, name: str) -> Iterator[Line]:
    """Yield the line of the things next to a tableau, if there are any."""
    if cells := tuple(_possessions(state, name)):
        yield Line(cells)


def _possessions(state: State, name: str) -> Iterator[Cell]:
    """Yield engineers and cards, then the reasons of the scoring; during the round, the next effects."""
    yield from engineers(state, name)
    player = state.players[name]
    if player.end_cards or player.black:
        yield Cell(Say("tableau-cards", {"cards": player.end_cards, "black": bool(player.black)}))
    if just_scored(state):
        for line in scoring.score(player, state.figures).lines:
            if line.total:
                yield Cell(Say("reason-line", {"line": line.line, "of": tuple(reasons(line))}))
    elif ahead := find_missing(state, name, brief=True):
        yield Cell(Say("tableau-next"), "dim")
        yield from (Cell(each.say) for each in ahead[: max(NEAREST - len(player.engineers), 1)])


def engineers(state: State, name: str) -> Iterator[Cell]:
    """Yield a player's own engineers, those used in this round marked."""
    mine = state.players[name].engineers
    for engineer in mine:
        used = bool(state.spaces.get(own_space(engineer)))
        yield Cell(naming.own_engineer(state, engineer, brief=len(mine) > OWN_NAMED), "dim" if used else "")


# In brief


def _tight(state: State, name: str) -> Iterator[Line]:
    """Yield a tableau in three lines, with two columns a field."""
    player = state.players[name]
    scored = scoring.score(player, state.figures)
    t, p, k = (tuple(line_drawn(state, player, line, NARROW)) for line in scored.lines)
    yield _sums(state, name)
    yield Line((*t, Cell(f"{_locos(player)} "), *p), drawn=True)
    yield Line((*k, *bar_drawn(state, player, narrow=True)), drawn=True)


def _sums(state: State, name: str) -> Line:
    """Show a tableau by its points alone."""
    player = state.players[name]
    points = Cell(f" {ending.points_before_end(player)} ", "strong")
    free = f" {workers(player)} {WORKER} {player.coins} {COIN}"
    return Line((*_who(state, name), points, Cell(_now(scoring.score(player, state.figures))), Cell(free)), drawn=True)


def _in_brief(state: State) -> Text:
    """Show the tableau of the player to act with two columns a field; the ends of tracks follow the lines."""
    name = of_the_table(state)
    return Text(tuple(_small(state, name, state.players[name])))


def _small(state: State, name: str, player: Player) -> Iterator[Line]:
    scored = scoring.score(player, state.figures)
    t, p, k = scored.lines
    short = naming.shorten_names(state.seats, NAME)[name]
    whose = Cell(short, paint=seat_paints(state.seats)[name])
    yield Line((Cell(DUE, "due"), whose, Cell(" "), Cell(_now(scored))), drawn=True)
    yield Line((*line_drawn(state, player, t, NARROW), Cell(_locos(player))), drawn=True)
    for line in (p, k):
        ends = Cell(f"{line.line} {heads(player, line.line)}")
        yield Line((*line_drawn(state, player, line, NARROW), ends), drawn=True)
    yield Line(tuple(bar_drawn(state, player, narrow=True)), drawn=True)
    yield Line((Cell(f"×2:{player.doublers}"), *engineers(state, name)))
