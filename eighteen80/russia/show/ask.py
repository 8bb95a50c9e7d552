"""The question to the player to act."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

from eighteen80.events import class_id
from eighteen80.refusals import Label, RecordText
from eighteen80.russia import turn
from eighteen80.russia.box.components import BOX
from eighteen80.russia.corrections import printed
from eighteen80.russia.corrections.printed import ENGINEER, OPEN_NUMBER
from eighteen80.russia.moves import BoxPrint, Move, Pass, Token
from eighteen80.russia.reading import write
from eighteen80.russia.rules import scoring
from eighteen80.russia.rules.actions import locomotives
from eighteen80.russia.rules.actions.spaces import stock
from eighteen80.russia.state import (
    ACTIONS,
    BONUS,
    OVER,
    RELOCATE,
    REVEAL,
    STRIP,
    Build,
    CardOwed,
    EndCardOwed,
    Freed,
    NumberOwed,
    Owed,
    Pushes,
    State,
    Steps,
    Three,
    TokenOwed,
)
from eighteen80.russia.turn import ENGINE
from eighteen80.sheets import Facts, Say


def ask(state: State) -> Say:
    """Return the present question."""
    due = turn.due(state)
    who = due[0] if due else ""
    if state.options.entry == scoring.SCORES and state.round and not state.after_rounds:
        return Say("ask-board", round=state.round)
    if state.phase == REVEAL and not scoring.to_show(state):
        return Say("ask-numbers", engineers=tuple(scoring.unknown_numbers(state)))
    if state.pool:
        last = sorted(state.pool, key=lambda owed: isinstance(owed, EndCardOwed))
        return Say("ask-owed", player=who, what=tuple(question_about(state, owed) for owed in last))
    if state.phase == STRIP and (left := printed.open_questions(state)):
        asked = Say(f"question-{left[0].name}")
        return Say("ask-box", number=state.table.engineers, left=len(left), question=asked)
    facts: Facts = {"player": who, "number": state.table.engineers, "left": tuple(map(RecordText, state.bonuses))}
    return Say(ASKED.get(state.phase, "ask-action"), facts)


ASKED = {STRIP: "ask-strip", BONUS: "ask-bonus", RELOCATE: "ask-relocate", REVEAL: "ask-reveal", OVER: "ask-over"}


def question_about(state: State, owed: Owed) -> Say:
    """Return the question about a pending effect, with its answers."""
    code = f"owed-{class_id(type(owed), 'Owed')}"
    if isinstance(owed, Steps):
        colours = dict.fromkeys("".join(owed.slots))
        facts: Facts = {"number": len(owed.slots), "colours": tuple(map(Label, colours))}
        return Say(f"{code}-{owed.source}" if owed.source else code, facts)
    if isinstance(owed, Build):
        return Say(f"{code}-{owed.what}")
    return Say(code, _facts_of(state, owed))


def owed_in_brief(state: State, owed: Owed) -> Say:
    """Name a pending effect, without its answers."""
    facts = _facts_of(state, owed)
    return Say(
        f"brief-{class_id(type(owed), 'Owed')}", {name: facts[name] for name in ("number", "field") if name in facts}
    )


def _facts_of(state: State, owed: Owed) -> Facts:
    """Return the figures of a pending effect."""
    if isinstance(owed, Freed):
        ways = tuple(RecordText(str(way)) for way in locomotives.freed_ways(state, owed))
        return {"number": owed.number, "ways": ways}
    if isinstance(owed, TokenOwed):
        there = {token for _, token in state.players[state.actor].tokens}
        return {"field": owed.field, "left": tuple(RecordText(each) for each in BOX.tokens if each not in there)}
    if isinstance(owed, Three):
        return {"left": tuple(Say(f"owed-three-{each}") for each in owed.left)}
    if isinstance(owed, NumberOwed):
        line = RecordText(f"{BoxPrint.verb} {ENGINEER} {owed.engineer}")
        return {"engineer": RecordText(owed.engineer), "line": line}
    if isinstance(owed, CardOwed):
        return {"cards": tuple(map(RecordText, state.cards))}
    return {"number": owed.steps} if isinstance(owed, Pushes) else {}


def round_name(state: State) -> Say:
    """Name the current round."""
    return Say(f"round-{state.phase}", round=state.round, rounds=state.table.rounds)


def thinker(state: State) -> str:
    """Return the player who has to decide now."""
    return next((name for name in turn.due(state) if name in state.players), "")


MOST_LIKELY = 8


def likely(state: State) -> Sequence[str]:
    """List the likeliest lines: answers to what is owed or asked of the box; `pass` without a worker."""
    asked = printed.open_questions(state)[:1] if state.phase == STRIP else ()
    return [*(line for question in asked for line in question.lines), *map(write, _likely(state))]


def _likely(state: State) -> Iterator[Move]:
    if state.pool:
        yield from islice(filter(_is_proposed, ENGINE.legal(state)), MOST_LIKELY)
    elif state.phase == ACTIONS and state.turn and not any(stock(state.players[state.actor]).values()):
        yield Pass()


def _is_proposed(move: Move) -> bool:
    """Return whether the line may be proposed: an unknown number may not."""
    if isinstance(move, BoxPrint):
        return move.printed[1] == OPEN_NUMBER
    return not (isinstance(move, Token) and move.parts)


def decisions(state: State) -> Sequence[str]:
    """List every answer to a locomotive in hand: nothing else may come before it."""
    first = state.pool and isinstance(state.pool[0], Freed)
    return [*map(write, ENGINE.legal(state))] if first else []
