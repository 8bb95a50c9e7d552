"""What a line would do before it is entered: its consequences, what it lacks, or why it is refused; how it can go on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from eighteen80.game import Choice, Game
from eighteen80.history import History
from eighteen80.record import split_moves
from eighteen80.refusals import Ambiguous, Illegal, Refusal, Unreadable
from eighteen80.sheets import HexFace, HexMap, Say
from eighteen80.steps import read_steps

GOOD, OPEN, REFUSED, EMPTY = "good", "open", "refused", "empty"
WAITING = ("unreadable-missing", "ambiguous-move", "ambiguous-word", "ambiguous-position")
NO_TIME = "00:00:00"


class No(NamedTuple):
    """A refusal in plain values: where on the line, the nearest line that would be taken, what else it could mean."""

    code: str
    facts: Mapping[str, Any]
    at: int = 0
    instead: str = ""
    choices: tuple[str, ...] = ()


class Advice(NamedTuple):
    """What there is to say of a line.

    `line` is how the record would have it; `faces` and `traces` are what it would change on the map.
    """

    text: str
    verdict: str = EMPTY
    said: tuple[Say, ...] = ()
    refusal: No | None = None
    line: str = ""
    choices: tuple[Choice, ...] = ()
    ghost: str = ""
    faces: tuple[HexFace, ...] = ()
    traces: Mapping[tuple[str, int], str] = {}


def advise(history: History, text: str) -> Advice:
    """Try the line on a copy of the history and say what comes of it."""
    game, trial = history.game, history.copy()
    if not text.strip():
        return Advice(text, ghost=next(iter(game.likely(history.state)), ""))
    accepted, refusal = _tried(trial, text)
    choices, ghost = _continued(game, history, text)
    if refusal is not None:
        verdict = OPEN if _unfinished(refusal, text, bool(choices)) else REFUSED
        return Advice(text, verdict, refusal=_plain(game, refusal), choices=choices, ghost=ghost)
    said = tuple(Say(event.code, event.facts) for entry in accepted for event in entry.events)
    moved = game.changes(history.state, trial.state)
    faces, traces = _map_changes(game, history.state, trial.state)
    line = "; ".join(entry.line for entry in accepted)
    return Advice(text, GOOD, (*said, *moved), None, line, choices, ghost, faces, traces)


def _tried(trial: History, text: str) -> tuple[list[Any], Refusal | None]:
    accepted = []
    try:
        for step, at in read_steps(text):
            try:
                accepted.append(trial.take(step, NO_TIME))
            except Refusal as refusal:
                refusal.start = at
                raise
    except Refusal as refusal:
        return accepted, refusal
    return accepted, None


def _continued(game: Game, history: History, text: str) -> tuple[tuple[Choice, ...], str]:
    """How the last move on the line can go on, and the likeliest way as ghost text."""
    pieces = split_moves(text)
    at = len(text) if text.rstrip().endswith(";") or not pieces else pieces[-1][0]
    trial = history.copy()
    _, refusal = _tried(trial, text[:at]) if text[:at].strip() else ([], None)
    if refusal is not None:
        return (), ""
    last = text[at:]
    choices = tuple(game.complete(last, trial.state))
    lines = [line for line in game.likely(trial.state) if last and line.startswith(last)]
    begun = "" if last.endswith(" ") else last.rpartition(" ")[2]
    words = [choice.text for choice in choices if choice.text.startswith(begun)]
    return choices, next((line[len(last) :] for line in lines), words[0][len(begun) :] if words and begun else "")


def _unfinished(refusal: Refusal, text: str, goes_on: bool) -> bool:
    """Whether the line may still become one that is taken, so that it is not told off while it is being typed."""
    if refusal.code in WAITING:
        return True
    return isinstance(refusal, Unreadable) and goes_on and not text.endswith(" ")


def _plain(game: Game, refusal: Refusal) -> No:
    instead = refusal.instead if isinstance(refusal, Illegal) else None
    choices = refusal.choices if isinstance(refusal, Ambiguous) else getattr(refusal, "expected", ())
    at = refusal.start + (refusal.at if isinstance(refusal, Unreadable) else 0)
    facts = {name: Say(fact.code, fact.facts) if isinstance(fact, Refusal) else fact for name, fact in refusal.facts.items()}
    return No(refusal.code, facts, at, game.write(instead) if instead else "", tuple(map(str, choices)))


def _map_changes(game: Game, before: Any, after: Any) -> tuple[tuple[HexFace, ...], Mapping[tuple[str, int], str]]:
    was, now = game.sheets(before).get("map"), game.sheets(after).get("map")
    if not isinstance(was, HexMap) or not isinstance(now, HexMap) or was == now:
        return (), {}
    changed = (face._replace(new=True) for name, face in now.faces.items() if was.faces[name] != face)
    return tuple(changed), now.traces


