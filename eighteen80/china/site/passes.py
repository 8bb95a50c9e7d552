"""The site's position in a turn: it asks for a pass at every step that it does not skip, and we do not."""

from __future__ import annotations

from collections import defaultdict

from eighteen80.china.moves import Done, Lay, Move, Pay, Run, Station, Train, Withhold
from eighteen80.china.rules import auction, privates
from eighteen80.china.rules.operating import routes, stations, track, trains, turns
from eighteen80.china.state import Auction, Operating, State, Turn
from eighteen80.china.turn import due

EXTRA, TRACK, STATION, RUN, DIVIDEND, TRAINS = range(6)
"""The site's steps of a turn in order; the first is its question for P5, in the last phases only."""

STEP_OF: dict[type[Move], int] = {
    Lay: TRACK,
    Station: STATION,
    Run: RUN,
    Pay: DIVIDEND,
    Withhold: DIVIDEND,
    Train: TRAINS,
    Done: TRAINS,
}


TurnKey = tuple[int, str]
"""Key of a turn: the number of the turn order list's pass, and the company."""


class StepsBehind:
    """The steps of each turn that the site has left behind: it may still wait in one that is over with us."""

    def __init__(self) -> None:
        self._passed: defaultdict[TurnKey, set[int]] = defaultdict(set)

    def leave(self, state: State, step: int) -> None:
        """Pass the step."""
        self._passed_steps(state).add(step)

    def note(self, state: State, move: Move, *, seen: bool = True) -> None:
        """Note from a move that every step before its own is over; a run or a dividend ends its own as well.

        A run or a dividend that the site does not see shows only that it asks for neither; nor does it ask for the
        dividend of a run that brings nothing.
        """
        step, turn = STEP_OF.get(type(move)), under_way(state)
        if (not seen and step is not None) or (move == Run(()) and turn and not turn.bonus):
            self._passed_steps(state).update((RUN, DIVIDEND))
        if seen and step is not None and turn:
            self._passed_steps(state).update(range(TRACK, step))
            if step in (STATION, RUN, DIVIDEND):
                self._passed_steps(state).add(step)

    def step(self, state: State) -> int | None:
        """Return the step at which the site waits; None if it has nothing more to ask in this turn."""
        turn, passed = under_way(state), self._passed_steps(state)
        if turn is not None and turn.settled:
            passed.update(range(TRACK, TRAINS))
        return next((step for step in range(EXTRA, TRAINS + 1) if step not in passed and _asks(state, step)), None)

    def _passed_steps(self, state: State) -> set[int]:
        key = turn_key(state)
        assert key is not None
        return self._passed[key]


def actor_asked(state: State) -> str:
    """Return the player to act, also in a moment that passes automatically; "" between two turns."""
    if not state.owed and isinstance(state.round, Operating) and state.round.turn is None:
        return ""
    return next(iter(due(state)), "")


def place_of(state: State) -> tuple[object, str]:
    """Return the decision and its player: to the site, moments that agree in both are one."""
    return (state.owed[0] if state.owed else type(state.round)), actor_asked(state)


def asks_bidder(state: State, round_: Auction) -> bool:
    """Return whether the site asks for a bid: it skips players who cannot pay it, except at the auction's opening."""
    return auction.BID.possible(state) or not (round_.bidder or round_.passed)


def under_way(state: State) -> Turn | None:
    """Return the current turn, unless a share round interrupts it."""
    return state.round.turn if isinstance(state.round, Operating) else None


def turn_key(state: State) -> TurnKey | None:
    """Return the key of the current turn; the only company has one turn after the other."""
    turn = under_way(state)
    return (state.passing, turn.who) if turn else None


def same_turn(state: State, later: State) -> bool:
    """Return whether the turn still is where it was: before the income, or after it."""
    return turn_key(state) == turn_key(later) is not None and state.turn.settled == later.turn.settled


def _asks(state: State, step: int) -> bool:
    turn = under_way(state)
    assert turn is not None
    if step == EXTRA:
        offered = (permit.company for permit in privates.PERMIT.legal(state))
        return state.phase.letter == privates.EXTRA and turn.who in offered
    company = state.companies.get(turn.who)
    if step == TRACK:
        # A company without a train is asked about track too: P7 could give it one before it runs.
        waits_for_rocket = company is not None and not company.trains and privates.BY_CHOICE.possible(state)
        return waits_for_rocket or track.may_build(state)
    if step == STATION:
        return company is not None and stations.STATION.possible(state)
    if step == RUN:
        return routes.any_route(state, turn.who)
    if step == DIVIDEND:
        return turn.step == turns.DIVIDEND and turn.income > 0
    return company is not None and trains.in_reach(state, turn.who)
