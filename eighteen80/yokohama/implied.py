"""What a typed line takes for granted: `done` before the next player's move, tolls that are named behind an action."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from eighteen80.line.folding import fold
from eighteen80.refusals import Ambiguous, Refusal, Unreadable
from eighteen80.yokohama import making
from eighteen80.yokohama.moves import NOTATION, VERBS, Act, Done, Toll
from eighteen80.yokohama.readings import TOKEN, after, filled, meaning
from eighteen80.yokohama.show.nearest import way_out
from eighteen80.yokohama.state import State
from eighteen80.yokohama.turn import RULES, reached


def lines(line: str, state: State) -> tuple[str, ...]:
    """The moves that a typed line stands for: `done` before the next player's, tolls named behind an action."""
    words = TOKEN.findall(line)
    tolls = _tolls(words, state)
    if tolls:
        head = " ".join(words[: tolls[0]])
        said = [
            " ".join(("toll", *words[at + 1 : end])) for at, end in zip(tolls, (*tolls[1:], len(words)), strict=True)
        ]
        return (*lines(head, state), *_beyond_due(head, said, state))
    meant = meaning(line, state)
    if not meant.ends:
        return (line,)
    # The turn ends only where the next player's move is allowed: a refused line changes nothing.
    later = _moment(state)
    try:
        with way_out(later, meant.move):
            making.check(later, making.complete(later, meant.move))
    except Refusal as refusal:
        refusal.due = (later.whose.who,)
        raise
    return (Done.verb, NOTATION.write(meant.move))


def _moment(state: State) -> State:
    """The moment at which an action comes that is said now: after this turn where it may be ended, or else now."""
    return after(state) or state


def _tolls(words: Sequence[str], state: State) -> list[int]:
    """Where behind an action of ledger depth a toll is named."""
    if state.on_map or not words or (fold(words[0]) in VERBS and fold(words[0]) != Act.verb):
        return []
    named = {fold(name) for name in NOTATION.names(Toll)}
    return [at for at, word in enumerate(words) if at > 1 and fold(word) in named]


def _beyond_due(head: str, said: Sequence[str], state: State) -> Iterator[str]:
    """A toll that is due at the end of the way is not written again; more than that is asked for (Postwesen)."""
    meant = meaning(head, state)
    moment = _moment(state)
    if not isinstance(meant.move, Act):
        raise Unreadable("unreadable-word", word=said[0])
    plan = RULES[Act].plan(reached(moment, Act).state, meant.move)
    for line in said:
        toll = filled(Toll, line.split(), moment)
        assert isinstance(toll, Toll)
        owed = plan.way.payees.count(toll.payee)
        if owed and toll.yen > owed:
            more = NOTATION.write(Toll(toll.payee, toll.yen - owed))
            choices = (f"{head}; {more}", head)
            raise Ambiguous("ambiguous-toll", choices=choices, due=owed, yen=toll.yen, area=meant.move.area)
        if not owed:
            yield NOTATION.write(toll)
