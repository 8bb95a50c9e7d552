"""Lines that are entered most often now, and all answers to a forced decision."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from eighteen80.china.box.components import BOX
from eighteen80.china.moves import NOTATION, Done, Run
from eighteen80.china.rules.investors import has_joint_network
from eighteen80.china.rules.operating import track
from eighteen80.china.rules.operating.routes import any_route
from eighteen80.china.rules.operating.turns import RUN
from eighteen80.china.show import ask
from eighteen80.china.state import Operating, State, Turn


def likely(state: State) -> Sequence[str]:
    """List the lines that are entered most often now; the first may be only the beginning of one."""
    answers = ("; ".join(map(NOTATION.write, moves)) for moves in ask.likely(state))
    return list(dict.fromkeys(filter(None, (*ask.likely_beginning(state), repeated_turns(state), *answers))))


def decisions(state: State) -> Sequence[str]:
    """List every answer to a forced decision."""
    return [NOTATION.write(move) for move in ask.decisions(state)]


def repeated_turns(state: State) -> str:
    """Return the turns of the investor to act and of those after it; "" if only one follows the usual pattern."""
    if state.owed or not isinstance(state.round, Operating) or state.round.turn is None:
        return ""
    who, step = state.turn.who, state.turn.step
    if who not in state.investors or step > RUN:
        return ""
    turns = list(_turns(state, who))
    return "; ".join(verb if name == who else f"{name}: {verb}" for name, verb in turns) if len(turns) > 1 else ""


def _turns(state: State, first: str) -> Iterator[tuple[str, str]]:
    """Yield each investor's verb, until one of them has something to decide."""
    names = list(BOX.investors)
    for name in names[names.index(first) :]:
        card = state.investors.get(name)
        if card is None or not card.open:
            continue
        runs = any_route(state, name)
        if runs:
            yield name, Run.verb
        elif BOX.investors[name].home not in state.board.tiles:
            return
        elif track.can_lay(_on_turn(state, name)):
            yield name, Done.verb
        if has_joint_network(state, name):
            return


def _on_turn(state: State, name: str) -> State:
    """Return the table with that investor's turn just begun."""
    return state._replace(rounds=(*state.rounds[:-1], state.round_as(Operating)._replace(turn=Turn(name))))
