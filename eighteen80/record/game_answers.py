"""Answers to questions about a game as it is now: whose move it is, the moves a player has, the money each has."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import groupby
from operator import itemgetter
from typing import NamedTuple

from eighteen80.engine.game import AnyGame, AnyState
from eighteen80.line.folding import fold
from eighteen80.line.guarded import common_tables
from eighteen80.line.leading_names import find_name
from eighteen80.record.history import NO_TIME, History
from eighteen80.record.line_turns import list_moves
from eighteen80.refusals import Illegal, RecordText
from eighteen80.sheets import Cell, Line, Say, Text

_APOSTROPHE = re.compile("['’]")


class SpokenQuestion(NamedTuple):
    """A question: the key of the command that answers it, and the name or word that it is about."""

    command: str
    word: str = ""


def find_question(text: str) -> SpokenQuestion | None:
    """Return the question that a text asks, if it is a known one."""
    asked = text.strip().rstrip("?").strip()
    for spelt in dict.fromkeys((asked, _APOSTROPHE.sub("", asked))):
        for pattern, command in _patterns():
            if match := pattern.fullmatch(fold(spelt)):
                return SpokenQuestion(command, spelt[match.start(1) : match.end(1)] if match.re.groups else "")
    return None


@cache
def _patterns() -> tuple[tuple[re.Pattern[str], str], ...]:
    rows = (row for table in common_tables() for row in table.get("answers", ()))
    return tuple((re.compile(fold(question)), command) for question, command in rows)


DUE, MAY, WHY, LEDGER, STANDING = "due", "may", "why", "ledger", "standing"
MOST_MOVES = 10
"""Number of moves of one verb that are listed."""


def find_answer(text: str, history: History) -> Text | None:
    """Answer a question; None for any other line. Raise a Refusal for an unknown word or a move not allowed."""
    question = find_question(text)
    return answer_question(question, history) if question else None


def answer_question(question: SpokenQuestion, history: History) -> Text:
    """Answer a question at the last moment of a game."""
    game, state = history.game, history.state
    answers = {
        DUE: lambda: describe_due(game, state),
        STANDING: lambda: describe_standing(game, state),
        MAY: lambda: describe_moves(history, question.word),
        LEDGER: lambda: describe_purse(game, state, question.word),
        WHY: lambda: Text((Line((Cell(Say("why-none")),)),)),
    }
    return answers.get(question.command, lambda: game.explained.look_up(state, question.word))()


def describe_due(game: AnyGame, state: AnyState) -> Text:
    """Say whose move it is, and what is asked of this player."""
    asked = game.ask(state) if game.due(state) else Say("legal-none")
    return Text((Line((*(Cell(name, "strong") for name in game.due(state)), Cell(asked))),))


def describe_standing(game: AnyGame, state: AnyState) -> Text:
    """Show what each player would have if the game ended now, the most first."""
    worth = sorted(game.worth(state).items(), key=lambda item: -item[1])
    cells = (cell for name, has in worth for cell in (Cell(name, "strong"), Cell(str(has))))
    return Text((Line((Cell(Say("asked-standing-now")), *cells)),))


def describe_moves(history: History, name: str) -> Text:
    """List the legal moves of a player by their verbs; those of the player to act without a name.

    More words than a name are a move: say what it would be, or raise its refusal.
    """
    game, state = history.game, history.state
    due = tuple(game.due(state))
    who = find_name(name, dict.fromkeys((*game.worth(state), *due))) if name else game.thinker(state)
    if not who and " " in name:
        made = history.copy().take_line(name, NO_TIME)
        return Text((Line((Cell(Say("may-be")), *(Cell(RecordText(f"{each.actor}: {each.line}")) for each in made))),))
    if not who and name:
        return game.explained.look_up(state, name)
    mine = [(verb, line) for verb, line, owners in _owned_moves(history) if who in owners]
    if not mine:
        return Text((Line((Cell(Say("may-nothing", {"who": who, "due": due})),)),))
    by_verb = groupby(mine, itemgetter(0))
    return Text(tuple(_verb_line(verb, [line for _, line in moves]) for verb, moves in by_verb))


def describe_purse(game: AnyGame, state: AnyState, name: str) -> Text:
    """Show the money of a player or company; the worth if a game keeps no purses."""
    purses = game.purses(state)
    who = find_name(name, purses)
    if not who:
        raise Illegal("table-no-purse", name=name, names=tuple(purses))
    return Text((Line((Cell(who, "strong"), Cell(str(purses[who])))),))


def _owned_moves(history: History) -> Iterator[tuple[str, str, Sequence[str]]]:
    """Yield each legal move's verb, its line as it is typed, its actor and the player who decides for the actor."""
    game, state = history.game, history.state
    for line, move in zip(list_moves(game, history.moves, state), game.legal(state), strict=True):
        actor = game.actor(state, move)
        verb = line.removeprefix(f"{actor}: ").partition(" ")[0]
        yield verb, line, (actor, game.thinker(state)) if actor in game.due(state) else (actor,)


def _verb_line(verb: str, lines: Sequence[str]) -> Line:
    more = (Cell(Say("may-more", {"count": len(lines) - MOST_MOVES}), "dim"),) if len(lines) > MOST_MOVES else ()
    return Line((Cell(RecordText(verb), "strong"), *(Cell(RecordText(line)) for line in lines[:MOST_MOVES]), *more))
