"""Gauges of the end, both boards, achievements; forecasts, the nearest first: the end, pairs, leads for prizes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from eighteen80.sheets import Cell, Column, Facts, Grid, Lengths, Line, Row, Say, Text
from eighteen80.yokohama.box.components import BOX
from eighteen80.yokohama.fields.fact_names import goal, place, word
from eighteen80.yokohama.moves import Textile, University
from eighteen80.yokohama.rules import scoring
from eighteen80.yokohama.rules.areas.trades import surcharge
from eighteen80.yokohama.rules.extra_phases import count_shown, fulfils, open_goals
from eighteen80.yokohama.rules.scoring import is_over
from eighteen80.yokohama.show.marks import chip, initials
from eighteen80.yokohama.state import BOARDS, NEUTRAL, State
from eighteen80.yokohama.turn import ONCE

FULL, OPEN = "●", "○"
SIGNS, COUNTS = "signs", "counts"
"""Parts of a gauge: in little room, one of them."""


def ends(state: State) -> Lengths:
    """Show the five ways to the end, each with the number of signs that brings it; in brief only signs, or numbers."""
    return Lengths(tuple(Text((Line(tuple(_ends(state, brief)), drawn=True),)) for brief in ("", SIGNS, COUNTS)))


def _ends(state: State, brief: str) -> Iterator[Cell]:
    if not brief:
        yield Cell(Say("ends-title"), "dim")
        yield Cell("   ")
    for distance in scoring.distances(state):
        if distance.why == scoring.ORDERS:
            continue
        tone = "bad" if not distance.left else "warn" if distance.left == 1 else ""
        signs = FULL * min(distance.has, distance.limit) + OPEN * distance.left
        count = f"{distance.has}/{distance.limit}"
        shown, apart = {SIGNS: (signs, 2), COUNTS: (count, 1)}.get(brief, (f"{signs} {count}", 3))
        yield Cell(Say("ends-gauge", why=distance.why), "dim")
        yield Cell(f" {shown}", tone)
        yield Cell(" " * apart)
    yield Cell(Say("ends-orders", pile=state.pile, brief=bool(brief)), "warn" if state.pile < len(BOARDS) else "dim")


def boards(state: State) -> Text:
    """Show the owner of each field of both boards, and the open values."""
    lines = [Line(tuple(_board(state, board)), drawn=True) for board in BOARDS]
    if state.untold:
        lines.append(Line((Cell(Say("boards-untold", moves=tuple(state.untold)), "warn"),)))
    return Text(tuple(lines))


def _board(state: State, board: str) -> Iterator[Cell]:
    yield Cell(place(board), "strong")
    yield Cell(f" {state.on_board(board)}/{scoring.limit(state)} ")
    owners = state.board(board)
    free = [None] * max(scoring.limit(state) - len(owners), 0)
    for number, owner in enumerate((*owners, *free), 1):
        yield Cell(f" {number}[", "dim")
        yield chip(state, owner, " ")
        yield Cell("]", "dim")


def boards_in_brief(state: State) -> Iterator[Cell]:
    """Yield the taken fields of both boards, each with its owner."""
    for board in BOARDS:
        yield Cell(Say("ends-gauge", why=board), "dim")
        for number, owner in enumerate(state.board(board), 1):
            if owner:
                yield Cell(f" {number}", "dim")
                yield chip(state, owner)
        yield Cell("   ")


def goals(state: State) -> Grid:
    """Show the open achievements: known values, owners, players who could claim them."""
    columns = [Column(Cell()), Column(Cell(Say("head-worth"), "head"), gap=2)]
    columns += [Column(chip(state, name), gap=2) for name in state.seats]
    untold = (Line((Cell(Say("goals-untold"), "warn"),)),)
    return Grid(tuple(columns), (tuple(_rows(state)) if state.goals else untold,))


def _rows(state: State) -> Iterator[Row]:
    for key in state.goals:
        known = state.claimed(key)
        worth = f"{known.first or '?'}/{known.later or '?'}"
        yield Row(
            (
                Cell(Say("goal-brief", goal=key)),
                Cell(worth, "dim"),
                *(_progress(state, key, name) for name in state.seats),
            )
        )


def _progress(state: State, key: str, name: str) -> Cell:
    if name in state.claimed(key).names:
        return Cell("✓", "good")
    return Cell(pieces_shown(state, key, name), "due" if fulfils(state, name, key) else "dim")


def pieces_shown(state: State, key: str, name: str) -> str:
    """Return what a player has of each thing that an achievement asks for, none beyond that."""
    needs = BOX.achievements[key].needs.items()
    return "+".join(str(min(count_shown(state, name, what), needed)) for what, needed in needs)


PRIZES = len(BOX.scoring.prizes.technology)
NEAR = 2
"""Largest distance of an end that is shown with the players who could bring it."""


def near_events(state: State) -> Text:
    """Show the near events, a line each."""
    if is_over(state):
        return Text(())
    lines = (_end(state), _pairs(state), _goals(state), _own(state), _leads(state))
    return Text(tuple(line for part in lines for line in part))


def _line(say: Say, tone: str = "") -> Line:
    return Line((Cell(say, tone),))


def _end(state: State) -> Iterator[Line]:
    """Yield the five ways to the end by their distance; once it has come, the players still to act."""
    if state.last_round is not None:
        last = state.last_round
        left = _still_to_act(state)
        why = word(state.trigger[0]) if state.trigger else ""
        who = state.trigger[1] if state.trigger else ""
        if state.round == last:
            yield _line(Say("near-last", players=(state.this_turn.who, *left) if state.turn else left), "bad")
        else:
            yield _line(Say("near-last-next", round=last, players=left), "bad")
        yield _line(Say("near-why", why=why, player=who), "dim")
        return
    cells = []
    nearest = sorted(scoring.distances(state), key=lambda distance: distance.left)
    for distance in nearest:
        near = distance.left <= NEAR
        facts: Facts = {"why": distance.why, "left": distance.left, "names": distance.names if near else ()}
        cells.append(Cell(Say("near-end", facts), "bad" if distance.left == 1 else "warn" if near else "dim"))
    yield Line((Cell(Say("near-ends"), "strong"), *cells))
    if nearest[0].left == 1 and state.turn is not None:
        yield _line(Say("near-if-now", players=_still_to_act(state), round=state.round + 1), "dim")


def _still_to_act(state: State) -> tuple[str, ...]:
    """Return the players still to act in this round."""
    return state.seats[state.seats.index(state.this_turn.who) + 1 :] if state.turn else state.seats


def _pairs(state: State) -> Iterator[Line]:
    """Yield the agents left, and the countries where one more symbol brings an agent."""
    every, short, cells = BOX.countries.every, initials(state), []
    for country, left in state.agents.items():
        near = (name for name, player in state.players.items() if player.symbols.get(country, 0) % every == every - 1)
        if left and (names := tuple(short[name] for name in near)):
            cells.append(Cell(Say("near-pair", country=country, players=names)))
    agents = " ".join(f"{key} {number}" for key, number in state.agents.items())
    yield Line((Cell(Say("boards-agents", agents=agents)), *cells))


def _goals(state: State) -> Iterator[Line]:
    """Yield fulfilled achievements not claimed yet, and their value if known."""
    for key in open_goals(state):
        known = state.claimed(key)
        points = known.later if known.names else known.first
        names = tuple(name for name in state.seats if fulfils(state, name, key) and name not in known.names)
        if names:
            yield _line(
                Say("near-goal", players=names, goal=goal(key), points="?" if points is None else points),
                "good",
            )


def _own(state: State) -> Iterator[Line]:
    """Yield details about the player to act."""
    if state.turn is None:
        return
    who, player = state.turn.who, state.player
    if surcharge(state):
        yield _line(Say("near-dear", player=who, units=surcharge(state)), "dim")
    used = {Textile.verb: state.turn.textile, University.verb: state.turn.university}
    unused = tuple(word(kind.verb) for kind in ONCE if player.owns(kind.verb) and not used[kind.verb])
    if unused:
        yield _line(Say("near-unused", technologies=unused))
    if player.owns("market") and player.yen < (least := BOX.technologies["market"].least_yen):
        yield _line(Say("near-market", player=who, yen=least), "dim")
    if player.hand >= BOX.contents.orders.hand_most:
        yield _line(Say("near-hand", player=who, hand=player.hand), "dim")


def _leads(state: State) -> Iterator[Line]:
    """Yield the ranking of both boards and the technologies, the present winners of the prizes first."""
    for board in BOARDS:
        ranks = scoring.board_contest(scoring.with_neutral(state, board))
        if any(rank.name != NEUTRAL for rank in ranks):
            open_ = scoring.neutral_matters(state, board)
            yield Line(
                (Cell(place(board), "strong"), *_rank_cells(state, ranks, 1, open_=open_), *_one_more(state, board))
            )
    ranks = scoring.technology_contest(scoring.position_of(state).players)
    if ranks:
        yield Line((Cell(word("technologies"), "strong"), *_rank_cells(state, ranks, 2)))


def _rank_cells(state: State, ranks: Sequence[scoring.Rank], parts: int, *, open_: bool = False) -> Iterator[Cell]:
    """Yield names with their numbers; technologies are counted in halves.

    If a prize is `open_`, because the neutral one's field is unknown, its number has a question mark.
    """
    short = initials(state)
    for place_, rank in enumerate(ranks):
        asked = "?" if open_ and rank.name == NEUTRAL else ""
        yield Cell(f"{short[rank.name]} {write_number(rank, parts)}{asked}", "" if place_ < PRIZES else "dim")


def write_number(rank: scoring.Rank, parts: int) -> str:
    """Write the number of a rank that is counted in halves, or in whole ones as one part each."""
    return f"{rank.number // parts}{'½' if rank.number % parts else ''}"


def _one_more(state: State, board: str) -> Iterator[Cell]:
    """Y81: Yield the gain of one more assistant for the player to act, on any field or only to the far right."""
    if state.turn is None:
        return
    who, fields = state.turn.who, scoring.with_neutral(state, board)
    free = fields.index(None) if None in fields else len(state.board(board))
    leftmost = (*fields[:free], who, *fields[free + (None in fields) :])
    was, least, most = (_rank(scoring.board_contest(each), who) for each in (fields, leftmost, (*fields, who)))
    for now, right in ((least, False), (most, True)):
        if now < was and now <= PRIZES:
            yield Cell(Say("near-one-more", player=initials(state)[who], rank=now, right=right), "good")
            was = now


def _rank(ranks: Sequence[scoring.Rank], who: str) -> int:
    return next((number for number, rank in enumerate(ranks, 1) if rank.name == who), len(ranks) + 1)
