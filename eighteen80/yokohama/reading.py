"""The language of Yokohama: a typed line as a move, and back. The next player's move ends the turn before it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import chain, islice, pairwise
from typing import Any

from eighteen80.engine.language import Closing, Repeated, Unsaid
from eighteen80.engine.table_moves import Correct, Overrule
from eighteen80.engine.turn_language import TurnLanguage
from eighteen80.line.folding import fold
from eighteen80.line.forms import Choice
from eighteen80.line.guarded import spelt_words
from eighteen80.refusals import Ambiguous
from eighteen80.sheets import Facts
from eighteen80.yokohama import moves
from eighteen80.yokohama.box.components import BOX
from eighteen80.yokohama.fields.places import is_code, is_named
from eighteen80.yokohama.moves import NOTATION, VERBS, Move
from eighteen80.yokohama.show.nearest import guide
from eighteen80.yokohama.state import State
from eighteen80.yokohama.turn import ANY_TIME, ENGINE, RULES, course_at, due_verbs

BEGINS_A_TURN = (moves.Act, moves.Put, moves.Go, moves.Recall)
"""Moves of the next player once the main phase of a turn has come to its action."""
OF_EITHER_PLAYER = (moves.Toll, moves.Order, moves.Claim)
"""Moves that never end a turn, and may be the last of one or the first of the next."""
_GLUED = re.compile(r"^([^\W\d]+)(\d)")
_COUNTRY = re.compile(rf"(?<=\w)({'|'.join(BOX.countries.agents)})$", re.IGNORECASE)
_NAMED = {fold(name) for key, card in BOX.technologies.items() for name in (key, *chain(*card.names.values()))}
_USED = {fold(name) for kind in VERBS.values() for name in NOTATION.names(kind)}
_TECHNOLOGY = re.compile(rf"(?:{'|'.join(_NAMED - _USED)})$")
"""Pattern of a technology in full, in any language, but for those with a move of their own such as the university."""
_TOLL = re.compile(rf"(?<=\d) ?({moves.Toll.verb[0]}) ?([^\W\d]+)$", re.IGNORECASE)
_WITH_PLACE = 4
"""Number of words before the change of a correction with a place, its own verb among them."""


def possible(state: State) -> Sequence[type[Move]]:
    """Return the moves that a word or a letter can mean now."""
    kinds = [VERBS[verb] for verb in due_verbs(state)]
    # These may come in every step, and are not always due.
    return tuple(dict.fromkeys((*kinds, moves.Toll, moves.Keep, *ANY_TIME, Overrule)))


def in_order(kind: type[Move], words: Sequence[str], state: State) -> Sequence[str]:
    """Reorder `correct assistants silk1 Anna +1` as it is written: the owner before the place.

    Leave out a preposition of the language of the verb that is the code of an area as well, or ask: of "stellt im
    Hafen" `im` may be the import store, of "idzie do portu" `do` is not the dock.
    """
    if kind in {moves.Act, moves.Put, moves.Go} and not kind.verb.startswith(fold(words[0])):
        at = next((at for at, pair in enumerate(pairwise(words)) if at and _is_preposition(*pair)), 0)
        without = (*words[:at], *words[at + 1 :])
        if at and kind is moves.Put:
            choices = [" ".join((kind.verb, *line[1:])) for line in (without, words)]
            refusal = Ambiguous("ambiguous-move", choices=choices)
            refusal.final = True
            raise refusal
        return without if at else words
    if kind is Correct and len(words) >= _WITH_PLACE:
        place, owner, seats = words[2], words[3], [fold(name) for name in state.seats]
        if fold(owner) in seats and fold(place) not in seats and is_named(place):
            return (*words[:2], owner, place, *words[_WITH_PLACE:])
    return words


def _is_preposition(word: str, following: str) -> bool:
    """Return whether the code of an area may be a preposition: the name of an area follows, and no code."""
    return fold(word) in spelt_words("idle") and is_code(word) and is_named(following) and not is_code(following)


def beyond_due(state: State, act: moves.Act, toll: moves.Toll) -> tuple[moves.Toll | None, Facts]:
    """Return a toll beyond the one due at the end of the way, which is not repeated (Postwesen)."""
    plan: Any = RULES[moves.Act].plan(course_at(state, moves.Act).state, act)
    owed = plan.way.payees.count(toll.payee)
    if not owed or toll.yen <= owed:
        return (None if owed else toll), {}
    return moves.Toll(toll.payee, toll.yen - owed), {"due": owed, "yen": toll.yen, "area": act.area}


LANGUAGE: TurnLanguage[State, Move] = TurnLanguage(
    notation=NOTATION,
    engine=ENGINE,
    due=lambda state: (state.turn.who,) if state.turn else state.seats,
    names=lambda state: state.seats,
    possible=possible,
    lists=lambda _state, _kind: False,
    closing=Closing(
        moves.Done.verb,
        [kind.verb for kind in BEGINS_A_TURN],
        either=[kind.verb for kind in OF_EITHER_PLAYER],
        left_open=("value-missing",),
    ),
    unsaid=(
        Unsaid(moves.Trade, begins=re.compile(r"[+-]\w")),
        Unsaid(moves.Tech, begins=_TECHNOLOGY),
        Unsaid(moves.Act, lambda state: not state.on_map),
    ),
    repeated=Repeated(moves.Toll, moves.Act, "ambiguous-toll", beyond_due),
    signs="=>,",
    # `f23` is fishery 2 with power 3, or power 23; `b4tA` is a toll to Anna behind it.
    spaces=((_GLUED, (r"\1\2 ", r"\1 \2")), (_COUNTRY, (r" \1",)), (_TOLL, (r" \1 \2",))),
    letters={moves.OpenGoals: 3, Overrule: 2},
    arrange=in_order,
    verbs=due_verbs,
    guide=guide,
)
read = LANGUAGE.read
write = LANGUAGE.write


_MOST = 20
_LOOKED_AT = 1000
"""Number of moves examined: short ones come first, and a list of four areas is not needed."""


def complete(line: str, state: State) -> list[Choice]:
    """List the continuations, each in place of the last word."""
    start = line.rfind(" ") + 1
    if not start:
        begun = fold(line)
        return [Choice(verb, f"move-{verb}") for verb in due_verbs(state) if verb.startswith(begun)]
    return [Choice(word) for word in islice(_next_words(line, state), _MOST)]


def _next_words(line: str, state: State) -> Iterator[str]:
    """Yield the words that follow in the lines that begin so."""
    seen: set[str] = set()
    typed = fold(line)
    place = line.count(" ")
    kind = VERBS.get(typed.partition(" ")[0])
    legal = ENGINE.legal_of(state, kind) if kind else ENGINE.legal(state)
    for move in islice(legal, _LOOKED_AT):
        text = NOTATION.write(move)
        words = text.split(" ")
        if fold(text).startswith(typed) and len(words) > place and words[place] not in seen:
            seen.add(words[place])
            yield words[place]


def likely(state: State) -> Sequence[str]:
    """List the lines entered most often now: where nothing has to be decided any more, that the turn is done."""
    return (moves.Done.verb,) if state.turn is not None and state.turn.step == "C" else ()


def decisions(state: State) -> Sequence[str]:
    """List the end of the turn if nothing else is due."""
    return (moves.Done.verb,) if due_verbs(state) == (moves.Done.verb,) else ()
