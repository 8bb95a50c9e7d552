"""What is coming, the nearest first: the end, pairs, achievements, dearer technologies, who leads where prizes are."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from eighteen80.sheets import Cell, Facts, Line, Say, Text
from eighteen80.yokohama.box.components import BOX
from eighteen80.yokohama.fields.fact_names import goal, place, word
from eighteen80.yokohama.moves import Textile, University
from eighteen80.yokohama.rules import ending
from eighteen80.yokohama.rules.achievements import fulfilled, open_goals
from eighteen80.yokohama.rules.areas.laboratory import dear
from eighteen80.yokohama.rules.ending import over
from eighteen80.yokohama.rules.scoring import (
    Rank,
    board_contest,
    neutral_matters,
    position_of,
    technology_contest,
    with_neutral,
)
from eighteen80.yokohama.show.marks import initials
from eighteen80.yokohama.state import BOARDS, NEUTRAL, Claimed, State
from eighteen80.yokohama.turn import ONCE

PRIZES = len(BOX.scoring.prizes.technology)
NEAR = 2
"""An end that is no further than this is told with whoever could bring it."""


def coming(state: State) -> Text:
    """What is near, a line each."""
    if over(state):
        return Text(())
    lines = (_end(state), _pairs(state), _goals(state), _own(state), _leads(state))
    return Text(tuple(line for part in lines for line in part))


def _said(say: Say, tone: str = "") -> Line:
    return Line((Cell(say, tone),))


def _end(state: State) -> Iterator[Line]:
    """The five ways to the end by their distance; once it has come, who is still to play."""
    if state.last_round is not None:
        yield from _last(state, state.last_round)
        return
    cells = []
    nearest = sorted(ending.distances(state), key=lambda distance: distance.left)
    for distance in nearest:
        facts: Facts = {"why": distance.why, "left": distance.left, "names": distance.names}
        tone = "warn" if distance.left <= NEAR else "dim"
        cells.append(Cell(Say("near-end", facts), "bad" if distance.left == 1 else tone))
    yield Line((Cell(Say("near-ends"), "strong"), *cells))
    if nearest[0].left == 1 and state.turn is not None:
        yield _said(Say("near-if-now", {"players": _after(state), "round": state.round + 1}), "dim")


def _last(state: State, last: int) -> Iterator[Line]:
    left = _after(state)
    why = word(state.trigger[0]) if state.trigger else ""
    who = state.trigger[1] if state.trigger else ""
    if state.round == last:
        yield _said(Say("near-last", {"players": (state.whose.who, *left) if state.turn else left}), "bad")
    else:
        yield _said(Say("near-last-next", {"round": last, "players": left}), "bad")
    yield _said(Say("near-why", {"why": why, "player": who}), "dim")


def _after(state: State) -> tuple[str, ...]:
    """Who is still to play in this round."""
    return state.seats[state.seats.index(state.whose.who) + 1 :] if state.turn else state.seats


def _pairs(state: State) -> Iterator[Line]:
    """Agents left, and the countries of which one more symbol brings somebody an agent."""
    every, cells = BOX.countries.every, []
    for country, left in state.agents.items():
        near = (name for name, player in state.players.items() if player.symbols.get(country, 0) % every == every - 1)
        if left and (names := tuple(near)):
            cells.append(Cell(Say("near-pair", {"country": country, "players": names, "left": left})))
    agents = " ".join(f"{key} {number}" for key, number in state.agents.items())
    yield Line((Cell(Say("boards-agents", {"agents": agents})), *cells))


def _goals(state: State) -> Iterator[Line]:
    """Who fulfils what and has not claimed it, and what it would bring as far as that is known."""
    for key in open_goals(state):
        known = state.claims.get(key, Claimed())
        points = known.later if known.names else known.first
        names = tuple(name for name in state.seats if fulfilled(state, name, key) and name not in known.names)
        if names:
            yield _said(
                Say("near-goal", {"players": names, "goal": goal(key), "points": "?" if points is None else points}),
                "good",
            )


def _own(state: State) -> Iterator[Line]:
    """What is particular to whoever is on turn."""
    if state.turn is None:
        return
    who, player = state.turn.who, state.player
    if dear(state):
        yield _said(Say("near-dear", {"player": who, "units": dear(state)}), "dim")
    used = {Textile.verb: state.turn.textile, University.verb: state.turn.university}
    unused = tuple(word(kind.verb) for kind in ONCE if player.owns(kind.verb) and not used[kind.verb])
    if unused:
        yield _said(Say("near-unused", {"technologies": unused}))
    if player.owns("market") and player.yen < (least := BOX.technologies["market"].least_yen):
        yield _said(Say("near-market", {"player": who, "yen": least}), "dim")
    if player.hand >= BOX.contents.orders.hand_most:
        yield _said(Say("near-hand", {"player": who, "hand": player.hand}), "dim")


# Who leads


def _leads(state: State) -> Iterator[Line]:
    """Both boards and the technologies: who has how many, first those who would have the prizes now."""
    for board in BOARDS:
        ranks = board_contest(with_neutral(state, board))
        if any(rank.name != NEUTRAL for rank in ranks):
            open_ = neutral_matters(state, board)
            yield Line((Cell(place(board), "strong"), *_ranked(state, ranks, 1, open_=open_), *_one_more(state, board)))
    ranks = technology_contest(position_of(state).players)
    if ranks:
        yield Line((Cell(word("technologies"), "strong"), *_ranked(state, ranks, 2)))


def _ranked(state: State, ranks: Sequence[Rank], parts: int, *, open_: bool = False) -> Iterator[Cell]:
    """Names with their numbers; technologies are counted in halves.

    Where a prize is `open_`, for nobody has told where the neutral one stands, its number has a question mark.
    """
    short = initials(state)
    for place_, rank in enumerate(ranks):
        asked = "?" if open_ and rank.name == NEUTRAL else ""
        number = f"{rank.number // parts}{'½' if rank.number % parts else ''}{asked}"
        yield Cell(f"{short[rank.name]} {number}", "" if place_ < PRIZES else "dim")


def _one_more(state: State, board: str) -> Iterator[Cell]:
    """Y81: what one more assistant would bring whoever is on turn, on any field or only to the right of all others."""
    if state.turn is None:
        return
    who, fields = state.turn.who, with_neutral(state, board)
    free = fields.index(None) if None in fields else len(state.board(board))
    leftmost = (*fields[:free], who, *fields[free + (None in fields) :])
    was, least, most = (_rank(board_contest(each), who) for each in (fields, leftmost, (*fields, who)))
    for now, right in ((least, False), (most, True)):
        if now < was and now <= PRIZES:
            yield Cell(Say("near-one-more", {"player": who, "rank": now, "right": right}), "good")
            was = now


def _rank(ranks: Sequence[Rank], who: str) -> int:
    return next((number for number, rank in enumerate(ranks, 1) if rank.name == who), len(ranks) + 1)
