"""Everything on the table that can be looked at and put right: how it is said, and how a new value is read."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from eighteen80.refusals import Illegal, Refusal
from eighteen80.russia.box.components import BOX
from eighteen80.russia.course import Course
from eighteen80.russia.fields.correction_fields import BANK
from eighteen80.russia.fields.single_words import engineer_named, engineer_said
from eighteen80.russia.rules import tableau
from eighteen80.russia.state import FREE, LINES, QUESTION, TABLE, Player, State, Turn

CORRECTION = "correction"
Words = Sequence[str]


class Value(NamedTuple):
    """A value of the table: how it is said of somebody, and how it is put there."""

    said: Callable[[State, str], str | None]
    put: Callable[[Course, str, Words], None]


def _figure(words: Words, most: int = 10_000) -> int:
    """The one number that is said."""
    if len(words) != 1 or not words[0].isascii() or not words[0].isdecimal() or int(words[0]) > most:
        raise Illegal("correct-senseless", value=" ".join(words))
    return int(words[0])


def _player(state: State, name: str) -> Player:
    if name not in state.players:
        raise Illegal("correct-whose", subject=name, players=state.seats)
    return state.players[name]


def _of_player(say: Callable[[State, Player], str]) -> Callable[[State, str], str | None]:
    return lambda state, name: say(state, state.players[name]) if name in state.players else None


def _field(name: str, say: Callable[[Player], str], most: int) -> Value:
    """A plain number of a player."""

    def put(course: Course, who: str, words: Words) -> None:
        _player(course.state, who)
        course.change(who, **{name: _figure(words, most)})

    return Value(_of_player(lambda _state, player: say(player)), put)


# Players


def _put_points(course: Course, who: str, words: Words) -> None:
    player = _player(course.state, who)
    text = words[0] if len(words) == 1 else ""
    if not text.lstrip("+-").isdecimal():
        raise Illegal("correct-senseless", value=" ".join(words))
    change = int(text) if text[0] in "+-" else int(text) - player.score
    course.earn(who, change, CORRECTION)


def _put_workers(course: Course, who: str, words: Words) -> None:
    player, table = _player(course.state, who), course.state.table
    total = _figure(words, table.workers + table.reserve)
    free = player.free + total - player.workers
    if free < 0:
        raise Illegal("correct-placed", placed=player.workers - player.free)
    course.change(who, workers=total, free=free)


def _put_stock(course: Course, who: str, words: Words) -> None:
    player = _player(course.state, who)
    course.change(who, free=_figure(words, player.workers))


KEPT = ("worker", "revalue", "medal")
"""What lies beside a tableau or on it once and for all: the black worker, the revaluer, the medal."""


def _kept_said(_state: State, player: Player) -> str:
    there = (bool(player.black), player.revalued, player.medal)
    return " ".join(name for name, lies in zip(KEPT, there, strict=True) if lies) or "none"


def _put_kept(course: Course, who: str, words: Words) -> None:
    player = _player(course.state, who)
    if tuple(words) != ("none",) and not set(words) <= set(KEPT):
        raise Illegal("correct-senseless", value=" ".join(words))
    black = (player.black or FREE) if KEPT[0] in words else ""
    course.change(who, black=black, revalued=KEPT[1] in words, medal=KEPT[2] in words)


def _put_board(course: Course, who: str, words: Words) -> None:
    player = _player(course.state, who)
    after = tableau.read(" ".join(words), player, course.state.figures)
    course.set(players={**course.state.players, who: after})


def _tracks_said(_state: State, player: Player) -> str:
    rows = zip(LINES, player.tracks, strict=True)
    return " ".join(f"{line} {tableau.fields(row)}" for line, row in rows)


def _locos_said(_state: State, player: Player) -> str:
    return " ".join(
        f"{line} {' '.join(map(str, there)) or '0'}" for line, there in zip(LINES, player.locos, strict=True)
    )


def _put_locos(course: Course, who: str, words: Words) -> None:
    line, *numbers = words or ("",)
    if line not in LINES:
        raise Illegal("correct-senseless", value=" ".join(words))
    _put_board(course, who, (line, f"l{'+'.join(numbers) or '0'}"))


def _put_factories(course: Course, who: str, words: Words) -> None:
    _put_board(course, who, (f"f{','.join(words)}",))


def _put_markers(course: Course, who: str, words: Words) -> None:
    _put_board(course, who, ("I", ",".join(words)))


def _tokens_said(_state: State, player: Player) -> str:
    return " ".join(f"{token} {field}" for field, token in player.tokens) or "none"


def _put_token(course: Course, who: str, words: Words) -> None:
    """A token on a field more, or none at all."""
    player = _player(course.state, who)
    if tuple(words) == ("none",):
        course.change(who, tokens=())
        return
    fields = [f"{name}{field}" for name, line in BOX.lines.items() for field, s in line.specials.items() if s.question]
    pairs = list(zip(words[::2], words[1::2], strict=False))
    if len(words) % 2 or any(token not in BOX.tokens or field not in (*fields, QUESTION) for token, field in pairs):
        raise Illegal("correct-senseless", value=" ".join(words))
    laid = dict(player.tokens) | {field: token for token, field in pairs}
    course.change(who, tokens=tuple(laid.items()), fired=player.fired | set(laid))


def _engineers_said(state: State, player: Player) -> str:
    return " ".join(engineer_said(state, name) for name in player.engineers) or "none"


def _put_engineers(course: Course, who: str, words: Words) -> None:
    _player(course.state, who)
    names = [] if tuple(words) == ("none",) else [engineer_named(course.state, word) for word in words]
    others = [name for other, player in course.state.players.items() if other != who for name in player.engineers]
    if not all(names):
        raise Illegal("correct-senseless", value=" ".join(words))
    there = (*names, *others, *filter(None, course.state.strip))
    if twice := [name for name in names if there.count(name) > 1]:
        raise Illegal("strip-twice", engineer=twice[0])
    course.change(who, engineers=tuple(names))


def _put_order(course: Course, who: str, words: Words) -> None:
    _player(course.state, who)
    place = _figure(words, len(course.state.seats))
    row = [name for name in course.state.order if name != who]
    row.insert(place - 1, who)
    course.set(order=tuple(row))


# The table


def _stack_said(state: State, number: str) -> str | None:
    at = int(number) - BOX.setup.lowest if number.isdecimal() else -1
    return str(state.stacks[at]) if 0 <= at < len(state.stacks) else None


def _put_stack(course: Course, number: str, words: Words) -> None:
    state = course.state
    at = int(number) - BOX.setup.lowest if number.isdecimal() else -1
    if not 0 <= at < len(state.stacks):
        raise Illegal("correct-senseless", value=number)
    left = _figure(words, BOX.locomotives.pieces[int(number)])
    course.set(stacks=(*state.stacks[:at], left, *state.stacks[at + 1 :]))


def _put_returned(course: Course, _bank: str, words: Words) -> None:
    if tuple(words) == ("none",):
        course.set(returned=())
        return
    numbers = [_figure((word,), max(BOX.locomotives.pieces)) for word in words]
    course.set(returned=tuple(sorted(numbers)))


def _put_strip(course: Course, _bank: str, words: Words) -> None:
    names = tuple(None if word == "-" else engineer_named(course.state, word) or word for word in words)
    if len(names) != len(course.state.strip) or any(name and name not in BOX.engineers.engineers for name in names):
        raise Illegal("correct-senseless", value=" ".join(words))
    course.set(strip=names)


def _put_cards(course: Course, _bank: str, words: Words) -> None:
    names = () if tuple(words) == ("none",) else tuple(words)
    if any(name not in BOX.cards for name in names):
        raise Illegal("correct-senseless", value=" ".join(words))
    course.set(cards=names)


def _put_supply(course: Course, _bank: str, words: Words) -> None:
    course.set(doublers=_figure(words, BOX.setup.doublers))


def _put_pile(course: Course, _bank: str, words: Words) -> None:
    course.set(pile=_figure(words, BOX.end.pile))


def _put_turn(course: Course, _bank: str, words: Words) -> None:
    name = " ".join(words)
    if name not in course.state.players or course.state.turn is None:
        raise Illegal("correct-whose", subject=name, players=course.state.seats)
    course.set(turn=Turn(name))


def _put_round(course: Course, _bank: str, words: Words) -> None:
    course.set(round=max(1, _figure(words, course.state.table.rounds)))


def _space_said(state: State, space: str) -> str | None:
    there = state.spaces.get(space)
    return ", ".join(map(str, there)) if there else None


def _put_space(_course: Course, space: str, words: Words) -> None:
    raise Illegal("correct-senseless", value=f"{space} {' '.join(words)}")


def _table(say: Callable[[State], str]) -> Callable[[State, str], str | None]:
    return lambda state, subject: say(state) if subject in (BANK, TABLE) else None


VALUES: Mapping[str, Value] = {
    "points": Value(_of_player(lambda _state, player: str(player.score)), _put_points),
    "coins": _field("coins", lambda player: str(player.coins), BOX.setup.doublers),
    "workers": Value(_of_player(lambda _state, player: str(player.workers)), _put_workers),
    "stock": Value(_of_player(lambda _state, player: str(player.free)), _put_stock),
    "tracks": Value(_of_player(_tracks_said), _put_board),
    "loco": Value(_of_player(_locos_said), _put_locos),
    "factories": Value(_of_player(lambda _s, player: " ".join(map(str, player.factories)) or "0"), _put_factories),
    "marker": Value(_of_player(lambda state, p: " ".join(state.figures.bar[at] for at in p.markers)), _put_markers),
    "doublers": _field("doublers", lambda player: str(player.doublers), BOX.lines[LINES[0]].doublers),
    "token": Value(_of_player(_tokens_said), _put_token),
    "engineer": Value(_of_player(_engineers_said), _put_engineers),
    "endcards": _field("end_cards", lambda player: str(player.end_cards), BOX.end.pile),
    "kept": Value(_of_player(_kept_said), _put_kept),
    "board": Value(_of_player(lambda state, player: tableau.write(player, state.figures)), _put_board),
    "order": Value(lambda state, who: str(state.order.index(who) + 1) if who in state.order else None, _put_order),
    "stack": Value(_stack_said, _put_stack),
    "returned": Value(_table(lambda state: " ".join(map(str, state.returned)) or "none"), _put_returned),
    "strip": Value(_table(lambda state: " ".join(name or "-" for name in state.strip) or "none"), _put_strip),
    "qcards": Value(_table(lambda state: " ".join(state.cards) or "none"), _put_cards),
    "supply": Value(_table(lambda state: str(state.doublers)), _put_supply),
    "pile": Value(_table(lambda state: str(state.pile)), _put_pile),
    "turn": Value(_table(lambda state: state.turn.who if state.turn else "none"), _put_turn),
    "round": Value(_table(lambda state: str(state.round)), _put_round),
    "space": Value(_space_said, _put_space),
}


def said(state: State, what: str, subject: str) -> str | None:
    """How a value is said as it lies; None if the subject has none of the kind."""
    return VALUES[what].said(state, subject)


def in_words(state: State, what: str, subject: str, text: str) -> str:
    """The text in the words in which the record says such a value, if it could lie there so."""
    course = Course(state)
    try:
        VALUES[what].put(course, subject, text.split())
    except Refusal:
        return text
    return said(course.state, what, subject) or text
