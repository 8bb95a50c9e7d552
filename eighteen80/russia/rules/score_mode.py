"""Only counting: a table types its tableaus, and the rounds are scored as in a game that is played here (RR69)."""

from __future__ import annotations

from dataclasses import replace
from itertools import zip_longest

from eighteen80.refusals import Illegal, Label
from eighteen80.russia.box.components import BOX
from eighteen80.russia.corrections.values import check_sound
from eighteen80.russia.course import Course
from eighteen80.russia.events import DASH, BoardTold, EngineerHired, Points, RoundBegan
from eighteen80.russia.moves import Board, EngineerOf, Plus, Round
from eighteen80.russia.rules import scoring, tableau
from eighteen80.russia.rules.actions.industry import GAPS
from eighteen80.russia.rules.actions.placing import learn
from eighteen80.russia.rules.actions.tracks import workers_gained
from eighteen80.russia.rules.order import OF_PASSING
from eighteen80.russia.state import LINES, REVEAL, State, owner_of

PLUS = "plus"


def check_board(state: State, move: Board) -> None:
    """Check that nothing moves back, and that the rules allow every track."""
    before = state.players[move.player]
    after = tableau.read(move.board, before, state.figures)
    for line in range(len(LINES)):
        who = move.player
        name, row, was = LINES[line], after.tracks[line], before.tracks[line]
        if any(new < old for new, old in zip(row, was, strict=True)):
            raise Illegal("goes-back", player=who, what=name, was="/".join(str(field) for field in was if field))
        if any(new < old for new, old in zip_longest(after.locos[line], before.locos[line], fillvalue=0)):
            raise Illegal("goes-back", player=who, what=f"{name} l", was="+".join(map(str, before.locos[line])))
    if after.doublers < before.doublers:
        raise Illegal("goes-back", player=move.player, what="d", was=before.doublers)
    built = len(before.factories)
    if len(after.factories) < built:
        raise Illegal("goes-back", player=move.player, what="f", was=",".join(map(str, before.factories)))
    if len(after.factories) < GAPS and after.factories[:built] != before.factories:
        raise Illegal("gaps-left", gap=len(after.factories) + 1)
    if any(new < old for new, old in zip(after.markers, before.markers, strict=False)):
        stood = ",".join(state.figures.bar[marker] for marker in before.markers)
        raise Illegal("goes-back", player=move.player, what="I", was=stood)
    tableau.check_whole(move.player, after, state.figures)
    check_sound(state._replace(players={**state.players, move.player: after}))


def complete_board(_state: State, move: Board) -> Board:
    """Return the tableau in its standard form."""
    return replace(move, board=tableau.tidy(move.board))


def do_board(course: Course, move: Board) -> None:
    """Set the tableau, with the workers of its special fields, which an end card pays for."""
    state = course.state
    after = tableau.read(move.board, state.players[move.player], state.figures)
    workers = max(after.workers, state.table.workers + workers_gained(after))
    after = after._replace(workers=workers, free=after.free + workers - after.workers)
    course.set(players={**state.players, move.player: after})
    course.tell(BoardTold(move.player, move.board))


def do_plus(course: Course, move: Plus) -> None:
    """Add points that were taken during the round."""
    course.earn(move.player, move.points, PLUS, move.reason)
    now, why = course.state.players[move.player].score, move.reason or DASH
    course.tell(Points(move.player, Label(PLUS), why, move.points, now))


def do_engineer(course: Course, move: EngineerOf) -> None:
    """Put an engineer next to a tableau: here his number is his name."""
    name = str(move.number)
    player = course.state.players[move.player]
    if whose := owner_of(course.state, name):
        raise Illegal("engineer-there", engineer=name, player=whose)
    learn(course, name, move.number)
    course.change(move.player, engineers=(*player.engineers, name))
    course.tell(EngineerHired(move.player, name, move.number))


def check_round(state: State, move: Round) -> None:
    """Check that the order of the next round has each player once; after the last round it is empty."""
    if move.order and sorted(move.order) != sorted(state.seats):
        raise Illegal("round-order", order=move.order, players=state.seats)


def do_round(course: Course, move: Round) -> None:
    """Pass points by the places of this round, the scoring, and the order of the next."""
    state = course.state
    for place, name in enumerate(state.order, 1):
        course.earn(name, state.figures.pass_points[place - 1], OF_PASSING, str(place))
    scoring.score_round(course)
    if state.last_round:
        course.set(phase=REVEAL, turn=None)
        return
    course.set(order=move.order or state.order, round=state.round + 1)
    course.tell(RoundBegan(state.round + 1, BOX.setup.players[len(state.seats)].rounds, course.state.order))
