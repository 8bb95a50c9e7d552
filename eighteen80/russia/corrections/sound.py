"""Invariants that no correction or ruling breaks: a state that no box could show is refused (RR70)."""

from __future__ import annotations

from collections import Counter

from eighteen80.refusals import Illegal
from eighteen80.russia.box.components import BOX
from eighteen80.russia.state import LINES, Player, State, gaps


def check_sound(state: State) -> None:
    """Refuse a table that no box could show."""
    for name, player in state.players.items():
        _check_player(state, name, player)
    laid = sum(player.doublers for player in state.players.values())
    if laid > BOX.setup.doublers:
        raise Illegal("unsound-doublers", laid=laid, there=BOX.setup.doublers)
    _check_locomotives(state)


def _check_player(state: State, name: str, player: Player) -> None:
    for line, row, locos in zip(LINES, player.tracks, player.locos, strict=True):
        standing = [field for field in row if field]
        if len(set(standing)) != len(standing) or max(row) > BOX.lines[line].fields:
            raise Illegal("unsound-tracks", player=name, line=line, fields=row)
        if len(locos) > BOX.lines[line].slots:
            raise Illegal("unsound-locos", player=name, line=line)
    if len(set(player.markers)) != len(player.markers) or max(player.markers) >= len(state.figures.bar):
        raise Illegal("unsound-markers", player=name)
    if any(marker in gaps(state.figures.bar)[len(player.factories) :] for marker in player.markers):
        raise Illegal("unsound-markers", player=name)
    if min(player.free, player.coins, player.turquoise, player.score) < 0 or player.free > player.workers:
        raise Illegal("unsound-pieces", player=name)
    if player.workers > state.table.workers + state.table.reserve:
        raise Illegal("unsound-pieces", player=name)


def _check_locomotives(state: State) -> None:
    """Refuse a number with more pieces on the table than exist."""
    there = Counter(state.returned)
    for player in state.players.values():
        there.update(player.factories)
        there.update(number for line in player.locos for number in line)
    for number, pieces in there.items():
        if pieces > BOX.locomotives.pieces.get(number, 0):
            raise Illegal("unsound-locomotives", number=number, there=pieces)
