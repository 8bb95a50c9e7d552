"""What a line would do before it is entered: what follows, what it lacks, or why it is refused; how it can go on."""

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

    `line` is how the record would have it; `options` are the whole lines to which the choices lead;
    `faces` and `traces` are what it would change on the map.
    """

    text: str
    verdict: str = EMPTY
    said: tuple[Say, ...] = ()
    refusal: No | None = None
    line: str = ""
    choices: tuple[Choice, ...] = ()
    options: tuple[str, ...] = ()
    ghost: str = ""
    faces: tuple[HexFace, ...] = ()
    traces: Mapping[tuple[str, int], str] = {}


def advise(history: History, text: str) -> Advice:
    """Try the line on a copy of the history and say what comes of it."""
    game, trial = history.game, history.copy()
    if not text.strip():
        return Advice(text, ghost=next(iter(game.likely(history.state)), ""))
    accepted, refusal = _tried(trial, text)
    way = _continued(history, text, refusal)
    if refusal is not None:
        verdict = OPEN if _unfinished(refusal, text, goes_on=bool(way.choices)) else REFUSED
        return Advice(text, verdict, (), plain(game, refusal), "", *way)
    said = tuple(Say(event.code, event.facts) for entry in accepted for event in entry.events)
    moved = game.changes(history.state, trial.state)
    line = "; ".join(entry.line for entry in accepted)
    return Advice(text, GOOD, (*said, *moved), None, line, *way, *_map_changes(game, history.state, trial.state))


class _Way(NamedTuple):
    """How a line can go on."""

    choices: tuple[Choice, ...] = ()
    options: tuple[str, ...] = ()
    ghost: str = ""


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


def _continued(history: History, text: str, refusal: Refusal | None) -> _Way:
    """How the last move on the line can go on."""
    pieces = split_moves(text)
    at = len(text) if text.rstrip().endswith(";") or not pieces else pieces[-1][0]
    trial = history.copy()
    if text[:at].strip() and _tried(trial, text[:at])[1] is not None:
        return _Way()
    head, last = text[:at], text[at:]
    choices = tuple(history.game.complete(last, trial.state))
    begun = "" if last.endswith(" ") else last.rpartition(" ")[2]
    if isinstance(refusal, Ambiguous) and len(choices) <= 1 and all(" " in choice for choice in refusal.choices):
        return _Way(tuple(map(Choice, refusal.choices)), tuple(head + line for line in refusal.choices))
    options = tuple(f"{text[: len(text) - len(begun)]}{choice.text}" for choice in choices)
    likely = [head + line for line in history.game.likely(trial.state)] if last else []
    ghosts = [line[len(text) :] for line in (*likely, *(options if begun else ())) if line.startswith(text)]
    return _Way(choices, options, next(filter(None, ghosts), ""))


def _unfinished(refusal: Refusal, text: str, *, goes_on: bool) -> bool:
    """Whether the line may still become one that is taken, so that it is not told off while it is being typed."""
    if refusal.code in WAITING:
        return True
    return isinstance(refusal, Unreadable) and goes_on and not text.endswith(" ")


def plain_facts(refusal: Refusal) -> dict[str, Any]:
    """The figures of a refusal; another refusal among them becomes its sentence."""
    return {
        name: Say(fact.code, plain_facts(fact)) if isinstance(fact, Refusal) else fact
        for name, fact in refusal.facts.items()
    }


def plain(game: Game, refusal: Refusal) -> No:
    """The refusal without anything that only this process knows."""
    instead = refusal.instead if isinstance(refusal, Illegal) else None
    choices = refusal.choices if isinstance(refusal, Ambiguous) else getattr(refusal, "expected", ())
    at = refusal.start + (refusal.at if isinstance(refusal, Unreadable) else 0)
    return No(refusal.code, plain_facts(refusal), at, game.write(instead) if instead else "", tuple(map(str, choices)))


def _map_changes(game: Game, before: Any, after: Any) -> tuple[tuple[HexFace, ...], Mapping[tuple[str, int], str]]:
    was, now = game.sheets(before).get("map"), game.sheets(after).get("map")
    if not isinstance(was, HexMap) or not isinstance(now, HexMap) or was == now:
        return (), {}
    changed = (face._replace(new=True) for name, face in now.faces.items() if was.faces[name] != face)
    return tuple(changed), now.traces
