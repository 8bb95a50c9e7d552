"""Implied parts of a typed line: `done` before the next player's move, tolls named after an action."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence
from contextlib import suppress
from itertools import pairwise

from eighteen80.engine.table_moves import OF_THE_BANK
from eighteen80.line.fields import MISSING, TWICE, ZERO
from eighteen80.line.folding import fold
from eighteen80.refusals import Ambiguous, Illegal, Refusal, Unreadable
from eighteen80.yokohama.box.components import BOX
from eighteen80.yokohama.engine import ENGINE
from eighteen80.yokohama.fields.printed_words import SIGN
from eighteen80.yokohama.line_meanings import BEGINS_A_TURN, TOKEN, fill, leading_name, meaning, read, state_after_turn
from eighteen80.yokohama.moves import NOTATION, VERBS, Act, Claim, Done, Move, Order, Toll
from eighteen80.yokohama.show.nearest import guide
from eighteen80.yokohama.state import State
from eighteen80.yokohama.turn import RULES, course_at

_BACK = 3
"""Number of words before an unreadable one that may begin the print: a figure, a sign, a reward."""
_GLUED = re.compile(r"^([^\W\d]+)(\d)")
_SPACES = (r"\1\2 ", r"\1 \2")
"""Ways to part `f23`: fishery 2 with power 3, or power 23."""
_COUNTRY = re.compile(rf"(?<=\w)({'|'.join(BOX.countries.agents)})$", re.IGNORECASE)

OF_EITHER_PLAYER = (Toll, Order, Claim)
"""Moves that never end a turn, and may be the last of one or the first of the next."""
either: Collection[str] = tuple(kind.verb for kind in OF_EITHER_PLAYER)
begins: Collection[str] = tuple(kind.verb for kind in BEGINS_A_TURN)


def lines(line: str, state: State, *, first: bool = True, mend: bool = True) -> Sequence[str]:
    """List the moves that a typed line means.

    A move after another one on the line, thus not the `first`, belongs to the same player.
    """
    try:
        found = _moves_of(line, state) if mend else _lines(line, state)
        if first and found == (line,):
            _check_whose(line, state)
    except Refusal as refusal:
        if mend and isinstance(refusal, Unreadable) and (spaced := _add_spaces(line, state, refusal.code)):
            return lines(spaced, state, first=first)
        guide(state, None, refusal)
        raise
    return found


def _add_spaces(line: str, state: State, code: str) -> str:
    """Add the spaces that make an unreadable line readable, before a power, a number or a country; "" if none do.

    An unfinished line is not parted into one of two meanings: `fish1` lacks its power.
    """
    fronts = (line, *(_GLUED.sub(way, line) for way in _SPACES))
    ways = dict.fromkeys(each for front in fronts for each in (front, _COUNTRY.sub(r" \1", front)))
    return next((way for way in ways if way != line and _is_readable(way, state, code)), "")


def _is_readable(line: str, state: State, code: str) -> bool:
    try:
        _lines(line, state)
    except Unreadable:
        return False
    except Ambiguous:
        return code != MISSING
    except Refusal:
        return True
    return True


def _moves_of(line: str, state: State) -> tuple[str, ...]:
    """Return the moves of the line; if a sign is missing, the refusal names its place."""
    try:
        return _lines(line, state)
    except Unreadable as refusal:
        several = "" if refusal.code in {TWICE, ZERO} else _add_semicolon(line, refusal.at, state)
        if mended := several:
            lacking = Unreadable("unreadable-several", word=refusal.word, at=refusal.at)
        elif place := _before_print(line, refusal.at, state):
            lacking = Unreadable("unreadable-printed", word=line[place:].split(maxsplit=1)[0], at=place)
            mended = _keep_if_allowed(_add_sign(line, place), state)
        elif mended := _add_colon(line, state):
            lacking = Unreadable("unreadable-colon", word=mended.partition(":")[0])
        else:
            raise
        lacking.mended, lacking.due = mended, refusal.due if lacking.at else ()
        raise lacking from None


def _check_whose(line: str, state: State) -> None:
    """Refuse a toll, an order or a claim that the next player could mean as well: nothing is guessed."""
    later = state_after_turn(state)
    if later is None or leading_name(line, state):
        return
    move = meaning(line, state).move
    if isinstance(move, OF_EITHER_PLAYER) and _may_come(move, state) and _may_come(move, later):
        written = NOTATION.write(move)
        choices = [f"{moment.this_turn.who}: {written}" for moment in (state, later)]
        refusal = Ambiguous("ambiguous-whose", choices=choices, player=state.this_turn.who, next=later.this_turn.who)
        refusal.mended = choices[0]
        raise refusal


def _may_come(move: Move, state: State) -> bool:
    """Return whether the rules allow it; the print may still be missing."""
    try:
        ENGINE.check(state, ENGINE.complete(state, move))
    except Illegal as refusal:
        return refusal.code == "value-missing"
    except Ambiguous:
        return True
    return True


def _add_colon(line: str, state: State) -> str:
    """Add a colon after a name that is also the beginning of a verb or an area, if the line can be read so."""
    for name in state.seats:
        length = len(name.split())
        parts = line.split(maxsplit=length)
        if len(parts) > length and fold(" ".join(parts[:length])) == fold(name):
            mended = f"{name}: {parts[-1]}"
            with suppress(Unreadable):
                with suppress(Illegal, Ambiguous):
                    _lines(mended, state)
                return mended
    return ""


def _add_semicolon(line: str, at: int, state: State) -> str:
    """Add a semicolon there, if the part before it is allowed and another move begins.

    The rest of the line is mended too.
    """
    head, rest = line[:at].rstrip(" ,"), line[at:].lstrip(" ,")
    if not rest:
        return ""
    try:
        later = _make_moves(_moves_of(head, state), state)
    except Refusal:
        return ""
    with suppress(Illegal, Ambiguous):
        try:
            _moves_of(rest, later)
        except Unreadable as refusal:
            if not refusal.at:
                return ""
            rest = refusal.mended or rest
    return f"{head}; {rest}"


def _make_moves(moves: Sequence[str], state: State) -> State:
    """Return the state after all these moves."""
    for line in moves:
        state = ENGINE.apply(state, ENGINE.complete(state, read(line, state))).state
    return state


def _before_print(line: str, at: int, state: State) -> int:
    """Find the place of a missing sign before the print, if the line lacks nothing else; 0 otherwise."""
    if SIGN in line:
        return 0
    places = [match.start() for match in TOKEN.finditer(line) if 0 < match.start() <= at]
    for place in places[: -_BACK - 1 : -1]:
        with suppress(Refusal):
            signed = _add_sign(line, place)
            _lines(signed, state)
            # The words of a correction need no sign.
            return 0 if isinstance(meaning(signed, state).move, OF_THE_BANK) else place
    return 0


def _add_sign(line: str, place: int) -> str:
    return f"{line[:place]}{SIGN} {line[place:]}"


def _keep_if_allowed(line: str, state: State) -> str:
    """Return the line if its moves are allowed now, or ""."""
    with suppress(Refusal):
        _make_moves(_lines(line, state), state)
        return line
    return ""


def _lines(line: str, state: State) -> tuple[str, ...]:
    words = TOKEN.findall(line)
    tolls = _tolls(words)
    if tolls:
        head = " ".join(words[: tolls[0]])
        return (*_lines(head, state), *_beyond_due(head, line, tolls, state))
    meant = meaning(line, state)
    if not meant.ends:
        return (line,)
    # The turn ends only where the next player's move is allowed: a refused line changes nothing.
    later = _moment(state)
    try:
        ENGINE.check(later, ENGINE.complete(later, meant.move))
    except Refusal as refusal:
        guide(later, meant.move, refusal)
        refusal.due = (later.this_turn.who,)
        raise
    return (Done.verb, NOTATION.write(meant.move))


def _moment(state: State) -> State:
    """Return the moment of an action typed now: after this turn if it may end, or else now."""
    return state_after_turn(state) or state


def _tolls(words: Sequence[str]) -> list[int]:
    """List the places of tolls named after an action."""
    if not words or (fold(words[0]) in VERBS and fold(words[0]) != Act.verb):
        return []
    named = {fold(name) for name in NOTATION.names(Toll)}
    found = [at for at, word in enumerate(words) if at > 1 and fold(word) in named]
    # Of "toll to Bert" the first word says it all.
    return [at for at in found if at - 1 not in found]


def _beyond_due(head: str, line: str, tolls: Sequence[int], state: State) -> Iterator[str]:
    """Yield the tolls beyond the one due at the end of the way, which is not repeated (Postwesen)."""
    meant, moment = meaning(head, state), _moment(state)
    found = list(TOKEN.finditer(line))
    if not isinstance(meant.move, Act):
        raise Unreadable("unreadable-word", word=found[tolls[0]].group(), at=found[tolls[0]].start())
    plan = RULES[Act].plan(course_at(moment, Act).state, meant.move)
    for begin, end in pairwise((*tolls, len(found))):
        toll = _toll([match.group() for match in found[begin + 1 : end]], moment, [*found[begin:end]])
        owed = plan.way.payees.count(toll.payee)
        if owed and toll.yen > owed:
            more = NOTATION.write(Toll(toll.payee, toll.yen - owed))
            choices = (f"{head}; {more}", head)
            raise Ambiguous("ambiguous-toll", choices=choices, due=owed, yen=toll.yen, area=meant.move.area)
        if not owed:
            yield NOTATION.write(toll)


def _toll(words: Sequence[str], moment: State, found: Sequence[re.Match[str]]) -> Toll:
    """Read the toll in these words; a refusal gives the place on the line."""
    try:
        toll = fill(Toll, (Toll.verb, *words), moment)
    except Unreadable as refusal:
        refusal.at = found[refusal.at].start() if refusal.at < len(found) else found[-1].end()
        raise
    assert isinstance(toll, Toll)
    return toll
