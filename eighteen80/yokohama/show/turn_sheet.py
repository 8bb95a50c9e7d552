"""The turn: its steps with the present one, what may come, what is coming."""

from __future__ import annotations

from collections.abc import Iterator

from eighteen80.sheets import Cell, Line, Say, Text
from eighteen80.yokohama.areas.laboratory import dear
from eighteen80.yokohama.box.components import BOX
from eighteen80.yokohama.extra.achievements import fulfilled, open_goals
from eighteen80.yokohama.final import ending
from eighteen80.yokohama.final.ending import over
from eighteen80.yokohama.spoken.naming import goal, place, word
from eighteen80.yokohama.state import BOARDS, Claimed, State
from eighteen80.yokohama.turn import due

STEPS = ("A", "B1", "B2", "B3", "C")


def heading(state: State) -> Text:
    """Where the game stands, in one line, the distance to each end beside it."""
    limit = ending.limit(state)
    facts = {
        "church": f"{state.on_board(BOARDS[0])}/{limit}",
        "imports": f"{state.on_board(BOARDS[1])}/{limit}",
        "pile": state.pile,
        "shops": f"{ending.most_built(state, 'shops')}/{BOX.contents.end.shops}",
        "houses": f"{ending.most_built(state, 'houses')}/{BOX.contents.end.houses}",
    }
    tone = "bad" if state.last_round else "dim"
    return Text((Line((Cell(round_name(state), "strong"), Cell(Say("heading-end", facts), tone))),))


def round_name(state: State) -> Say:
    """What is being played now."""
    if over(state):
        return Say("round-over", {"rounds": state.round})
    return Say("round-last" if state.round == state.last_round else "round-number", {"round": state.round})


def turn(state: State) -> Text:
    """The steps of a turn, the present one marked, and the moves that may come."""
    verbs = tuple(map(word, due(state)))
    if state.turn is None:
        return Text((Line((Cell(verbs),)),))
    step = state.turn.step
    steps = tuple(Cell(each, "due" if each == step else "dim") for each in STEPS)
    lines = [Line((Cell(state.turn.who, "strong"), *steps))]
    if action := state.turn.action:
        facts = {"area": place(action.area), "power": action.power}
        lines.append(Line((Cell(Say("turn-action", facts), "strong"),)))
    lines.append(Line((Cell(verbs),)))
    if state.turn.moves:
        lines.append(Line((Cell(Say("turn-moves", {"moves": state.turn.moves}), "good"),)))
    return Text(tuple(lines))


def coming(state: State) -> Text:
    """What is near: an end, a pair, an achievement fulfilled, dearer technologies."""
    return Text(tuple(Line((Cell(say, tone),)) for say, tone in _coming(state)))


def _coming(state: State) -> Iterator[tuple[Say, str]]:
    if state.last_round is not None and not over(state):
        yield Say("near-last", {"round": state.last_round}), "bad"
    limit = ending.limit(state)
    for board in BOARDS:
        if limit - state.on_board(board) == 1:
            yield Say("near-board", {"board": place(board)}), "warn"
    for name, player in state.players.items():
        for country, symbols in player.symbols.items():
            if symbols % BOX.countries.every == BOX.countries.every - 1 and state.agents[country]:
                yield Say("near-pair", {"player": name, "country": country, "left": state.agents[country]}), ""
        for key in open_goals(state):
            if fulfilled(state, name, key) and name not in state.claims.get(key, Claimed()).names:
                yield Say("near-goal", {"player": name, "goal": goal(key)}), "good"
    if state.turn is not None and dear(state):
        yield Say("near-dear", {"player": state.turn.who, "units": dear(state)}), "dim"
