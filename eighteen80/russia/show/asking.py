"""What whoever is due has to decide, and how it is asked."""

from __future__ import annotations

from eighteen80.russia import ending, turn
from eighteen80.russia.action import pool
from eighteen80.russia.state import BONUS, OVER, RELOCATE, REVEAL, STRIP, State
from eighteen80.sheets import Say


def ask(state: State) -> Say:
    """What is asked now."""
    due = turn.due(state)
    who = due[0] if due else ""
    if state.options.entry == ending.SCORES and state.round and state.phase not in (REVEAL, OVER):
        return Say("ask-board", {"round": state.round})
    if state.pool:
        return Say("ask-owed", {"player": who, "what": tuple(word for owed in state.pool for word in pool.said(owed))})
    return Say(ASKED.get(state.phase, "ask-action"), {"player": who, "number": state.table.engineers})


ASKED = {
    STRIP: "ask-strip",
    BONUS: "ask-bonus",
    RELOCATE: "ask-relocate",
    REVEAL: "ask-reveal",
    OVER: "ask-over",
}


def round_name(state: State) -> Say:
    """What is being played now."""
    return Say(f"round-{state.phase}", {"round": state.round, "rounds": state.table.rounds})
