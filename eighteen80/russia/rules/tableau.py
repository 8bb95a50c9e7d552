"""A tableau in one line, `T 9/7/3 l6+2 d1 P 3 K 4 l2 I 5f f2`; tables that cannot be (RR70); only counting (RR69)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise, zip_longest

from eighteen80.engine.table_moves import NONE
from eighteen80.refusals import Illegal, Label, Unreadable
from eighteen80.russia.box.components import BOX
from eighteen80.russia.course import Course
from eighteen80.russia.events import BoardTold, EngineerHired, Points, RoundBegan
from eighteen80.russia.moves import Board, EngineerOf, Plus, Round
from eighteen80.russia.rules import scoring
from eighteen80.russia.rules.actions.industry import GAPS
from eighteen80.russia.rules.actions.placing import learn
from eighteen80.russia.rules.actions.tracks import count_colours, received_at, workers_gained
from eighteen80.russia.rules.order import OF_PASSING
from eighteen80.russia.state import COLOURS, LINES, REVEAL, Figures, Player, State, gaps, owner_of

_BAR, _MEDAL, _REVALUER = "I", "*", "v"
_LOCOS, _DOUBLERS, _FACTORIES = "l", "d", "f"
_BETWEEN = {_LOCOS: "+", _FACTORIES: ",", _MEDAL: ""}
"""The sign between two figures of a group by its first sign; fields of tracks and markers begin with a figure."""


def write(player: Player, figures: Figures) -> str:
    """Write the tableau in full."""
    return " ".join(_parts(player, figures))


def fields(row: Sequence[int]) -> str:
    """Write the fields of a line's tracks, without the tracks that are not on it."""
    return "/".join(str(field) for field in row if field) or "0"


def _parts(player: Player, figures: Figures) -> Iterator[str]:
    for line, row in zip(LINES, player.tracks, strict=True):
        yield line
        yield fields(row)
        locos = player.locos[LINES.index(line)]
        yield _LOCOS + ("+".join(map(str, locos)) or "0")
        if BOX.lines[line].doublers:
            yield f"{_DOUBLERS}{player.doublers}"
    if player.medal:
        yield _MEDAL
    yield _BAR
    yield ",".join(figures.bar[position] for position in player.markers)
    yield _FACTORIES + (",".join(map(str, player.factories)) or "0")
    if player.revalued:
        yield _REVALUER


def tidy(text: str) -> str:
    """Normalise the line: letters of lines in capitals, no blanks within a group."""
    words: list[str] = []
    line = ""
    for word in map(str.lower, text.split()):
        if word.upper() in (*LINES, _BAR):
            line = word.upper()
            words.append(line)
        elif word[0].isalpha() or word == _MEDAL or words[-1:] in ([], [line]):
            words.append(word)
        else:
            words[-1] += _BETWEEN.get(words[-1][0], "," if line == _BAR else "/") + word
    return " ".join(words)


def read(text: str, player: Player, figures: Figures) -> Player:
    """Read the line; values that it leaves out stay as they are."""
    reader = _Reader(text, player, figures)
    for word in tidy(text).split():
        reader.take(word)
    return reader.player


class _Reader:
    """Reader of one word after the other; a letter names the line or the kind of the next words."""

    def __init__(self, text: str, player: Player, figures: Figures) -> None:
        self.text, self.player, self.figures = text, player, figures
        self.line = self.word = ""

    def take(self, word: str) -> None:
        """Read the next word of the line."""
        self.word = word
        if word in LINES or word == _BAR:
            self.line = word
        elif word == _MEDAL:
            self.player = self.player._replace(medal=True)
        elif word == _REVALUER:
            self.player = self.player._replace(revalued=True)
        elif word[0] == _LOCOS and self.line in LINES:
            self._locos(word[1:])
        elif word[0] == _DOUBLERS:
            self.player = self.player._replace(doublers=self._number(word[1:], BOX.lines[LINES[0]].doublers))
        elif word[0] == _FACTORIES:
            self._factories(word[1:])
        elif self.line == _BAR:
            self._markers(word)
        elif self.line:
            self._tracks(word)
        else:
            raise self._wrong()

    def _wrong(self, figure: str = "") -> Unreadable:
        """Return the refusal of the impossible figure, or else of the whole word."""
        word = figure or self.word
        return Unreadable("board-word", word=word, at=max(0, self.text.find(word)), expected=(*LINES, _BAR))

    def _number(self, word: str, most: int) -> int:
        if not (word.isascii() and word.isdecimal()) or int(word) > most:
            raise self._wrong(word)
        return int(word)

    def _tracks(self, word: str) -> None:
        at, line = LINES.index(self.line), BOX.lines[self.line]
        fields = [self._number(figure, line.fields) for figure in word.split("/")]
        if len(fields) > len(line.colours):
            raise self._wrong()
        row = (*fields, *(0 for _ in line.colours[len(fields) :]))
        tracks = (*self.player.tracks[:at], row, *self.player.tracks[at + 1 :])
        self.player = self.player._replace(tracks=tracks, colours=max(self.player.colours, count_colours(tracks)))

    def _locos(self, word: str) -> None:
        at = LINES.index(self.line)
        most = max(BOX.locomotives.pieces)
        numbers = [self._number(figure, most) for figure in word.split("+")]
        there = tuple(sorted((number for number in numbers if number), reverse=True))
        if len(there) > BOX.lines[self.line].slots:
            raise self._wrong()
        locos = (*self.player.locos[:at], there, *self.player.locos[at + 1 :])
        self.player = self.player._replace(locos=locos)

    def _factories(self, word: str) -> None:
        most = max(BOX.locomotives.pieces)
        numbers = tuple(self._number(figure, most) for figure in word.split(",")) if word != "0" else ()
        if len(numbers) > BOX.locomotives.gaps or not all(numbers):
            raise self._wrong()
        self.player = self.player._replace(factories=numbers)

    def _markers(self, word: str) -> None:
        names = word.split(",")
        if len(names) > BOX.bar.markers or not all(name in self.figures.bar for name in names):
            raise self._wrong()
        places = sorted((self.figures.bar.index(name) for name in names), reverse=True)
        if len(set(places)) != len(places):
            raise self._wrong()
        self.player = self.player._replace(markers=tuple(places))


# Tableaus that can arise (RR69), tables that no box could show (RR70)


def check_row(line: str, row: Sequence[int]) -> None:
    """Refuse tracks that do not fall strictly from left to right in the order of colours."""
    if not row[0]:
        raise Illegal("first-track", line=line)
    for colour, (ahead, field) in enumerate(pairwise(row), 1):
        if field and not ahead > field:
            code, before_it = "track-ahead" if ahead else "colour-order", COLOURS[colour - 1]
            raise Illegal(code, line=line, colour=COLOURS[colour], ahead=before_it, field=ahead)


def check_markers(name: str, player: Player, figures: Figures) -> None:
    """Refuse a marker on a gap without a factory or beyond it."""
    front, built = max(player.markers), len(player.factories)
    if any(gap <= front for gap in gaps(figures.bar)[built:]):
        raise Illegal("marker-beyond-gap", player=name, position=figures.bar[front], gap=built + 1)


def check_colours(player: Player) -> None:
    """Refuse a track of a colour that comes with a field which black has not reached."""
    there = count_colours(player.tracks)
    for line, row in zip(LINES, player.tracks, strict=True):
        for colour, field in enumerate(row):
            if field and colour >= there:
                raise Illegal("colour-not-owned", line=line, colour=COLOURS[colour], field=received_at(colour))


def check_whole(name: str, player: Player, figures: Figures) -> None:
    """Refuse a tableau that cannot arise."""
    for line, row in zip(LINES, player.tracks, strict=True):
        check_row(line, row)
    check_colours(player)
    check_markers(name, player, figures)


def check_sound(state: State) -> None:
    """Refuse a table that no box could show."""
    for name, player in state.players.items():
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
    laid = sum(player.doublers for player in state.players.values())
    if laid > BOX.setup.doublers:
        raise Illegal("unsound-doublers", laid=laid, there=BOX.setup.doublers)
    _check_locomotives(state)


def _check_locomotives(state: State) -> None:
    """Refuse a number with more pieces on the table than exist."""
    there = Counter(state.returned)
    for player in state.players.values():
        there.update(player.factories)
        there.update(number for line in player.locos for number in line)
    for number, pieces in there.items():
        if pieces > BOX.locomotives.pieces.get(number, 0):
            raise Illegal("unsound-locomotives", number=number, there=pieces)


# Only counting (RR69)

PLUS = "plus"


def check_board(state: State, move: Board) -> None:
    """Check that nothing moves back, and that the rules allow every track."""
    who, before = move.player, state.players[move.player]
    after = read(move.board, before, state.figures)
    lines = zip(LINES, after.tracks, before.tracks, after.locos, before.locos, strict=True)
    for line, row, row_before, locos, locos_before in lines:
        if any(new < old for new, old in zip(row, row_before, strict=True)):
            raise Illegal("goes-back", player=who, what=line, was="/".join(str(field) for field in row_before if field))
        if any(new < old for new, old in zip_longest(locos, locos_before, fillvalue=0)):
            raise Illegal("goes-back", player=who, what=f"{line} l", was="+".join(map(str, locos_before)))
    if after.doublers < before.doublers:
        raise Illegal("goes-back", player=who, what="d", was=before.doublers)
    built = len(before.factories)
    if len(after.factories) < built:
        raise Illegal("goes-back", player=who, what="f", was=",".join(map(str, before.factories)))
    if len(after.factories) < GAPS and after.factories[:built] != before.factories:
        raise Illegal("gaps-left", gap=len(after.factories) + 1)
    if any(new < old for new, old in zip(after.markers, before.markers, strict=False)):
        stood = ",".join(state.figures.bar[marker] for marker in before.markers)
        raise Illegal("goes-back", player=who, what="I", was=stood)
    check_whole(who, after, state.figures)
    check_sound(state._replace(players={**state.players, who: after}))


def complete_board(_state: State, move: Board) -> Board:
    """Return the tableau in its standard form."""
    return replace(move, board=tidy(move.board))


def do_board(course: Course, move: Board) -> None:
    """Set the tableau, with the workers of its special fields, which an end card pays for."""
    state = course.state
    after = read(move.board, state.players[move.player], state.figures)
    workers = max(after.workers, state.table.workers + workers_gained(after))
    after = after._replace(workers=workers, free=after.free + workers - after.workers)
    course.set(players={**state.players, move.player: after})
    course.tell(BoardTold(move.player, move.board))


def do_plus(course: Course, move: Plus) -> None:
    """Add points that were taken during the round."""
    course.earn(move.player, move.points, PLUS, move.reason)
    now, why = course.state.players[move.player].score, move.reason or NONE
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
