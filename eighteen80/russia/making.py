"""Check, legal, apply: from a move to the chapter that owns it. Whatever shows or stores the game goes through here."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from eighteen80.game import Outcome
from eighteen80.line.fields import Moment, Reading
from eighteen80.line.folding import fold
from eighteen80.line.notation import Notation
from eighteen80.refusals import Ambiguous, Illegal, Refusal, Typed, Unreadable
from eighteen80.rule import Rule, unlisted
from eighteen80.russia import turn
from eighteen80.russia.box.components import BOX
from eighteen80.russia.corrections import rulings
from eighteen80.russia.course import Course
from eighteen80.russia.fields.abbreviations import spell
from eighteen80.russia.fields.single_words import EngineerName
from eighteen80.russia.fields.spelling import COUNTED, NOTATION, SCORES, SPACES, read_use
from eighteen80.russia.moves import (
    Bonus,
    Card,
    Done,
    FreedTo,
    Move,
    Pass,
    Relocate,
    Reveal,
    Strip,
    Take,
    TakeSteps,
    Token,
)
from eighteen80.russia.rules import ending
from eighteen80.russia.rules.actions import pending_pool
from eighteen80.russia.state import BONUS, RELOCATE, REVEAL, STRIP, TABLE, State
from eighteen80.russia.table_moves import Overrule

NOT_THERE: dict[type[Move], str] = {
    FreedTo: "nothing-freed",
    Token: "no-token-owed",
    Card: "no-card-owed",
    Take: "no-card-owed",
    TakeSteps: "no-step-owed",
    Done: "nothing-owed",
}
"""Why a move that answers what is owed cannot come where nothing of it is."""


def notation_of(state: State | None) -> Notation[Move]:
    """How moves are written at this table."""
    return SCORES if state is not None and state.options.entry == ending.SCORES else NOTATION


def notation_for(move: Move) -> Notation[Move]:
    """The notation that knows the move."""
    return NOTATION if type(move) in NOTATION.forms else SCORES


# Rules


def rule_for(state: State, move: Move) -> turn.AnyRule:
    """The rule that answers for this move now."""
    kind = type(move)
    if kind is Overrule:
        return OVERRULING
    rule = turn.rules(state).get(kind) or turn.ANY_TIME.get(kind)
    if rule is None:
        raise _not_now(state, kind)
    return rule


def _not_now(state: State, kind: type[Move]) -> Illegal:
    """Why no move of that class may come now."""
    due = turn.due(state)
    if state.options.entry == ending.SCORES and kind not in COUNTED:
        return Illegal("entry-scores", verb=Typed(kind.verb))
    if state.phase == REVEAL and not ending.to_show(state) and (names := ending.untold(state)):
        return Illegal("numbers-asked", engineers=tuple(names))
    if state.pool and kind in (*SPACES, Pass):
        return Illegal("still-owed", what=pending_pool.first(state))
    if kind in NOT_THERE and due and not state.pool:
        return Illegal("not-due", verb=kind.verb, due=due, why=NOT_THERE[kind])
    return Illegal("not-due", verb=kind.verb, due=due, why="")


OVERRULING: turn.AnyRule = Rule(
    lambda _state: iter(()),
    lambda course, move: rulings.do(course, move, rule_for),
    check=lambda state, move: rulings.check(state, move, rule_for),
)
"""A ruling of the table: it asks for the rule of the move that it allows, so it stands where all rules are known."""


def resolve(state: State, move: Move) -> Move:
    """The move with everything left out put in."""
    made: Move = rule_for(state, move).complete(state, move)
    return made


def check(state: State, move: Move) -> None:
    """Refuse what the rules do not allow."""
    rule_for(state, move).planned(state, move)


def apply(state: State, move: Move) -> Outcome[State]:
    """Make the move, and let the game go on until somebody has a choice."""
    rule = rule_for(state, move)
    plan = rule.planned(state, move)
    course = Course(state)
    rule.do(course, plan)
    turn.settle(course)
    return Outcome(course.state, course.events)


def legal(state: State) -> Iterator[Move]:
    """Every move allowed now."""
    for rule in turn.rules(state).values():
        yield from rule.legal(state)


def legal_of(state: State, kind: type[Move]) -> Iterator[Move]:
    """The legal moves of one class."""
    rule = turn.rules(state).get(kind)
    if rule is not None:
        yield from rule.legal(state)


def actor(state: State, move: Any) -> str:
    """In whose name a move is made."""
    if type(move) in turn.ANY_TIME:
        return TABLE
    if isinstance(move, Reveal):
        return move.player
    due = turn.due(state)
    return due[0] if due else TABLE


# Reading


def moment(state: State) -> Moment:
    """What a line is read by: who is due, what may come, what is legal of it."""
    possible = (*turn.rules(state), *turn.ANY_TIME, Overrule)
    due = turn.due(state)
    return Moment(
        state,
        possible,
        lambda kind: legal_of(state, kind) if _is_listed(state, kind) else None,
        lambda kind, _given: refuse(state, kind),
        due,
        tuple(name for name in state.seats if name not in due),
    )


def _is_listed(state: State, kind: type[Move]) -> bool:
    """Whether the moves of this class can be listed; the engineers of a strip, say, cannot."""
    rule = turn.rules(state).get(kind)
    return kind not in turn.ANY_TIME and kind is not Overrule and (rule is None or rule.candidates is not unlisted)


def refuse(state: State, kind: type[Move]) -> None:
    """Refuse as the rules refuse moves of this class; nothing if they allow one of them."""
    if kind not in turn.rules(state) and kind not in turn.ANY_TIME and kind is not Overrule:
        raise _not_now(state, kind)
    rule = turn.rules(state).get(kind)
    for move in rule.candidates(state) if rule else ():
        check(state, move)
        return
    raise Illegal("turn-none", verb=kind.verb)


def read(line: str, state: State | None) -> Move:
    """A typed line as a move."""
    if state is None:
        move: Move = NOTATION.read(line)
        return move
    if notation_of(state) is SCORES:
        return _read_counted(line, state)
    spelt = spell(line, state)
    if state.pool and spelt.endswith(ASKING):
        _ask_tokens(spelt.removesuffix(ASKING).split(), state)
    found: Move = NOTATION.read(_led(spelt, state), moment(state))
    return found


ASKING = "?"


def _ask_tokens(words: list[str], state: State) -> None:
    """`token?` lists the tokens that may be chosen; the preview says what each would bring."""
    if words and fold(words[-1]) in map(fold, NOTATION.names(Token)):
        choices = [NOTATION.write(move) for move in legal_of(state, Token) if not getattr(move, "parts", ())]
        if choices:
            raise Ambiguous("which-token", choices=choices)


def _led(line: str, state: State) -> str:
    """Where only one kind of move can be meant, its verb need not be said: a strip, a start bonus, a space to go to."""
    words = line.split()
    kind = UNSAID.get(state.phase)
    if kind is None or not words or state.pool or _is_due(words[0], state):
        return line
    if kind is Strip:
        said = EngineerName().value(words[0], Reading(moment(state), Strip, NOTATION.words)) is not None
    elif kind is Bonus:
        said = any(word.startswith(fold(words[0])) for name in BOX.setup.bonus for word in NOTATION.words[name])
    else:
        said = read_use(words, moment(state)) is not None
    return f"{kind.verb} {line}" if said else line


def _is_due(word: str, state: State) -> bool:
    """Whether the word is the beginning of a verb that may come now."""
    names = (name for kind in (*turn.rules(state), *turn.ANY_TIME) for name in NOTATION.names(kind))
    return any(fold(name).startswith(fold(word)) for name in names)


UNSAID: dict[str, type[Move]] = {STRIP: Strip, BONUS: Bonus, RELOCATE: Relocate}
"""Whose verb need not be said, by phase."""


def _read_counted(line: str, state: State) -> Move:
    """A line of a table that only counts; a move of the game is refused as such."""
    try:
        counted: Move = SCORES.read(line, moment(state))
    except Unreadable as refusal:
        try:
            played = type(NOTATION.read(spell(line, state)))
        except Refusal:
            raise refusal from None
        raise Illegal("entry-scores", verb=Typed(played.verb)) from None
    return counted
