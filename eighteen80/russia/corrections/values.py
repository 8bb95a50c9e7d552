"""Values that can be inspected and corrected: invariants (RR70), words and changes; questions and ways of an audit."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping

from eighteen80.capabilities import Pile
from eighteen80.engine.corrections import (
    AnyValue,
    Corrections,
    Number,
    Senseless,
    Value,
    Way,
    count_of_player,
    figure_after,
    of_player,
)
from eighteen80.engine.table_moves import BANK, NONE
from eighteen80.refusals import Illegal, Unreadable
from eighteen80.russia.box.components import BOX
from eighteen80.russia.course import Course
from eighteen80.russia.fields.single_words import OF_THE_TABLE, engineer_named, number_or_name
from eighteen80.russia.rules import tableau
from eighteen80.russia.state import FREE, LINES, QUESTION, Player, State, Turn

CORRECTION = "correction"


def _of_player(say: Callable[[State, Player], str]) -> Callable[[State, str], str | None]:
    return lambda state, name: say(state, state.players[name]) if name in state.players else None


def _put_workers(course: Course, who: str, total: int) -> None:
    player, table = course.state.players[who], course.state.table
    if total > table.workers + table.reserve:
        raise Senseless
    free = player.free + total - player.workers
    if free < 0:
        raise Illegal("correct-placed", placed=player.workers - player.free)
    course.change(who, workers=total, free=free)


def _put_stock(course: Course, who: str, free: int) -> None:
    if free > course.state.players[who].workers:
        raise Senseless
    course.change(who, free=free)


KEPT = ("worker", "revalue", "medal")
"""Permanent pieces of a tableau: the black worker, the revaluer, the medal."""


def _name_kept(_state: State, player: Player) -> str:
    there = (bool(player.black), player.revalued, player.medal)
    return " ".join(name for name, kept in zip(KEPT, there, strict=True) if kept) or NONE


def _put_kept(course: Course, who: str, text: str) -> None:
    player, words = course.state.players[who], text.split()
    if text != NONE and not set(words) <= set(KEPT):
        raise Senseless
    black = (player.black or FREE) if KEPT[0] in words else ""
    course.change(who, black=black, revalued=KEPT[1] in words, medal=KEPT[2] in words)


def _put_board(course: Course, who: str, text: str) -> None:
    try:
        after = tableau.read(text, course.state.players[who], course.state.figures)
    except Unreadable as refusal:
        raise Senseless from refusal
    course.set(players={**course.state.players, who: after})


def _name_lines(parts: Callable[[Player], Iterable[str]]) -> Callable[[State, Player], str]:
    """Name what is on each of the lines."""
    return lambda _state, player: " ".join(f"{line} {part}" for line, part in zip(LINES, parts(player), strict=True))


def _put_locos(course: Course, who: str, text: str) -> None:
    line, *numbers = text.split()
    if line not in LINES:
        raise Senseless
    _put_board(course, who, f"{line} l{'+'.join(numbers) or '0'}")


def _put_token(course: Course, who: str, text: str) -> None:
    """Add a token on a field, or remove all."""
    player, words = course.state.players[who], text.split()
    if text == NONE:
        course.change(who, tokens=())
        return
    pairs = list(zip(words[::2], words[1::2], strict=False))
    if len(words) % 2 or any(token not in BOX.tokens or field not in TOKEN_FIELDS for token, field in pairs):
        raise Senseless
    laid = dict(player.tokens) | {field: token for token, field in pairs}
    course.change(who, tokens=tuple(laid.items()), fired=player.fired | set(laid))


def _put_engineers(course: Course, who: str, text: str) -> None:
    names = [] if text == NONE else [engineer_named(course.state, word) for word in text.split()]
    others = [name for other, player in course.state.players.items() if other != who for name in player.engineers]
    if not all(names):
        raise Senseless
    there = (*names, *others, *filter(None, course.state.strip))
    if twice := [name for name in names if there.count(name) > 1]:
        raise Illegal("strip-twice", engineer=twice[0])
    course.change(who, engineers=tuple(names))


def _put_order(course: Course, who: str, place: int) -> None:
    if not 1 <= place <= len(course.state.seats):
        raise Senseless
    row = [name for name in course.state.order if name != who]
    row.insert(place - 1, who)
    course.set(order=tuple(row))


def _count_stack(state: State, number: str) -> int | None:
    at = int(number) - BOX.setup.lowest if number.isdecimal() else -1
    return state.stacks[at] if 0 <= at < len(state.stacks) else None


def _put_stack(course: Course, number: str, left: int) -> None:
    stacks, at = course.state.stacks, int(number) - BOX.setup.lowest
    if left > BOX.locomotives.pieces[int(number)]:
        raise Senseless
    course.set(stacks=(*stacks[:at], left, *stacks[at + 1 :]))


def _put_returned(course: Course, _bank: str, text: str) -> None:
    numbers = [] if text == NONE else [figure_after(word, 0) for word in text.split()]
    if max(numbers, default=0) > max(BOX.locomotives.pieces):
        raise Senseless
    course.set(returned=tuple(sorted(numbers)))


def _put_strip(course: Course, _bank: str, text: str) -> None:
    names = tuple(None if word == "-" else engineer_named(course.state, word) or word for word in text.split())
    if len(names) != len(course.state.strip) or any(name and name not in BOX.engineers.engineers for name in names):
        raise Senseless(" ".join(name or "-" for name in reversed(course.state.strip)))
    course.set(strip=names)


def _put_cards(course: Course, _bank: str, text: str) -> None:
    names = () if text == NONE else tuple(text.split())
    if any(name not in BOX.cards for name in names):
        raise Senseless
    course.set(cards=names)


def _put_turn(course: Course, _bank: str, name: str) -> None:
    if name not in course.state.players or course.state.turn is None:
        raise Senseless(*course.state.seats)
    course.set(turn=Turn(name))


def _put_round(course: Course, _bank: str, number: int) -> None:
    if not 1 <= number <= course.state.table.rounds:
        raise Senseless
    course.set(round=number)


def _put_space(_course: Course, _space: str, _text: str) -> None:
    raise Senseless


TOKEN_FIELDS = (
    *(f"{name}{field}" for name, line in BOX.lines.items() for field, s in line.specials.items() if s.question),
    QUESTION,
)
TOKENS = (*(f"{token} {field}" for token in BOX.tokens for field in TOKEN_FIELDS), NONE)
TRACKS = tuple(f"{line} {field}" for line in LINES for field in ("5", "4", "3", "2", "1", "0"))
LOCOS = tuple(f"{line} {number}" for line in LINES for number in sorted(BOX.locomotives.pieces))
VALUES: Mapping[str, AnyValue[State, Course]] = {
    "points": Number(
        of_player(lambda player: int(player.score)),
        lambda course, who, points: course.earn(who, points - course.state.players[who].score, CORRECTION),
    ),
    "coins": count_of_player("coins", BOX.setup.doublers),
    "workers": Number(of_player(lambda player: int(player.workers)), _put_workers),
    "stock": Number(of_player(lambda player: int(player.free)), _put_stock),
    "tracks": Value(_of_player(_name_lines(lambda player: map(tableau.fields, player.tracks))), _put_board, TRACKS),
    "loco": Value(
        _of_player(_name_lines(lambda player: (" ".join(map(str, there)) or "0" for there in player.locos))),
        _put_locos,
        LOCOS,
    ),
    "factories": Value(
        _of_player(lambda _, player: " ".join(map(str, player.factories)) or "0"),
        lambda course, who, text: _put_board(course, who, f"f{','.join(text.split())}"),
        ("0", "2", "3"),
    ),
    "marker": Value(
        _of_player(lambda state, player: " ".join(state.figures.bar[at] for at in player.markers)),
        lambda course, who, text: _put_board(course, who, f"I {','.join(text.split())}"),
        ("1", "2"),
    ),
    "doublers": count_of_player("doublers", BOX.lines[LINES[0]].doublers),
    "token": Value(
        _of_player(lambda _, player: " ".join(f"{token} {field}" for field, token in player.tokens) or NONE),
        _put_token,
        TOKENS,
    ),
    "engineer": Value(
        _of_player(lambda state, player: " ".join(number_or_name(state, name) for name in player.engineers) or NONE),
        _put_engineers,
        (*BOX.engineers.engineers, NONE),
    ),
    "endcards": count_of_player("end_cards", BOX.end.pile),
    "kept": Value(_of_player(_name_kept), _put_kept, (*KEPT, NONE)),
    "board": Value(_of_player(lambda state, player: tableau.write(player, state.figures)), _put_board),
    "order": Number(lambda state, who: state.order.index(who) + 1 if who in state.order else None, _put_order),
    "stack": Number(_count_stack, _put_stack),
    "returned": Value(
        lambda state, _: " ".join(map(str, state.returned)) or NONE,
        _put_returned,
        (*map(str, BOX.locomotives.pieces), NONE),
    ),
    "strip": Value(lambda state, _: " ".join(name or "-" for name in state.strip) or NONE, _put_strip),
    "qcards": Value(lambda state, _: " ".join(state.cards) or NONE, _put_cards, (*BOX.cards, NONE)),
    "supply": Number(
        lambda state, _: state.doublers, lambda course, _, number: course.set(doublers=number), BOX.setup.doublers
    ),
    "pile": Number(lambda state, _: state.pile, lambda course, _, number: course.set(pile=number), BOX.end.pile),
    "turn": Value(lambda state, _: state.turn.who if state.turn else NONE, _put_turn),
    "round": Number(lambda state, _: state.round, _put_round),
    "space": Value(lambda state, space: ", ".join(map(str, state.spaces.get(space, ()))) or None, _put_space),
}


BOARD = "board"
OF_A_PLAYER = ("points", BOARD, "token", "workers", "stock", "coins", "engineer", "endcards", "kept")
"""Questions about each player; a tableau is inspected as a whole, and given in one line."""


def values_to_ask(state: State) -> Iterator[tuple[str, str]]:
    """Yield the values player by player, then the board, then the supply."""
    for name in state.seats:
        yield from ((what, name) for what in OF_A_PLAYER)
    yield from (("space", space) for space in state.spaces)
    yield from (("order", name) for name in state.order)
    yield ("strip", BANK)
    yield from (("stack", str(number)) for number, _ in enumerate(state.stacks, BOX.setup.lowest))
    yield from ((what, BANK) for what in ("returned", "supply", "qcards", "pile"))


def ways(state: State, there: Pile) -> Iterator[Way] | None:
    """Return the corrections of a tableau; None for other values, which are corrected to the value found."""
    return iter((tuple(_of_a_board(state, there)),)) if there.what == BOARD else None


def _of_a_board(state: State, there: Pile) -> Iterator[tuple[str, str, str]]:
    """Yield a correction for each part of a tableau that differs."""
    name, before = there.subject, state.players[there.subject]
    try:
        after = tableau.read(str(there.amount), before, state.figures)
    except Unreadable:
        return
    for number, line in enumerate(LINES):
        if after.tracks[number] != before.tracks[number]:
            yield ("tracks", name, f"{line} {tableau.fields(after.tracks[number])}")
        if after.locos[number] != before.locos[number]:
            yield ("loco", name, f"{line} {' '.join(map(str, after.locos[number])) or '0'}")
    there_after = state._replace(players={**state.players, name: after})
    fewer = len(after.factories) < len(before.factories)
    for what in ("doublers", *(("marker", "factories") if fewer else ("factories", "marker"))):
        value = VALUES[what].write(there_after, name)
        if value and value != VALUES[what].write(state, name):
            yield (what, name, value)


def _check_tableau(state: State, after: State, name: str) -> None:
    """Refuse an impossible tableau of the correction (RR69); one that a ruling has made elsewhere stays."""
    if name not in state.players:
        return
    before, player = state.players[name], after.players[name]
    for line, row, was in zip(LINES, player.tracks, before.tracks, strict=True):
        if row != was:
            tableau.check_row(line, row)
    if (player.markers, player.factories) != (before.markers, before.factories):
        tableau.check_markers(name, player, after.figures)


CORRECTIONS: Corrections[State, Course] = Corrections(
    values=lambda: VALUES,
    course=Course,
    sound=tableau.check_sound,
    fits=_check_tableau,
    unowned=OF_THE_TABLE,
    asked=values_to_ask,
    ways=ways,
)
