"""Thinking time of each player, read from the times in the record, and the clock in words; breaks do not count."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator, Mapping, Sequence
from itertools import groupby, pairwise, takewhile
from operator import attrgetter
from time import strftime
from typing import NamedTuple

from eighteen80.capabilities import HasTurns
from eighteen80.engine.game import AnyGame, AnyState
from eighteen80.record.history import Accepted, ClockPause
from eighteen80.record.steps import PAUSE, RESUME, Break
from eighteen80.sheets import Cell, Line, Say, Text

DAY = 24 * 60 * 60
LONGEST = 20 * 60
"""Longest thought in seconds; a longer gap between two lines is a break in the game, declared or not."""

MOMENT = 10
"""Seconds that a start of the program may take: a shorter gap is not a break."""


class Times(NamedTuple):
    """Seconds used by each player, and the start of the present thought; a clock may be stopped.

    `turn` is the part of them used in the current turn by then.
    """

    used: Mapping[str, int]
    thinker: str
    since: int
    stopped: bool = False
    turn: int = 0

    def now(self, time: int | None = None) -> Mapping[str, int]:
        """Return the times with the present thought."""
        return {**self.used, self.thinker: self.used.get(self.thinker, 0) + self._present_thought(time)}

    def turn_now(self, time: int | None = None) -> int:
        """Return the time of the current turn with the present thought."""
        return self.turn + self._present_thought(time)

    def _present_thought(self, time: int | None) -> int:
        end = seconds(strftime("%H:%M:%S")) if time is None else time
        return seconds_between(self.since, end) if self.since >= 0 and not self.stopped else 0


class _Moment(NamedTuple):
    """A line of the record: its time, and whether the clock stops after it."""

    time: int
    stopped: bool


def seconds(time: str) -> int:
    """Convert a time of day into seconds."""
    return (int(time[:2]) * 60 + int(time[3:5])) * 60 + int(time[6:])


def seconds_between(start: int, end: int) -> int:
    """Return the seconds from one time of day to the next; 0 for a break."""
    gap = (end - start) % DAY
    return gap if gap <= LONGEST else 0


def away(entries: Sequence[Accepted], breaks: Sequence[ClockPause], back: str) -> tuple[ClockPause, ...]:
    """Return the break from the last line to the return; none if the clock does not count that time."""
    if not entries:
        return ()
    number, last = entries[-1].number, (entries[-1].time, Break(RESUME))
    times = [last, *((stop.time, stop.step) for stop in breaks if stop.after == number)]
    time, step = times[-1]
    if step.verb == PAUSE or seconds_between(seconds(time), seconds(back)) < MOMENT:
        return ()
    return ClockPause(number, time, Break(PAUSE)), ClockPause(number, back, Break(RESUME))


class ThinkTime(NamedTuple):
    """Seconds that a player took to decide before a move."""

    who: str
    entry: Accepted
    seconds: int


def think_times(game: AnyGame, entries: Sequence[Accepted], breaks: Sequence[ClockPause]) -> Iterator[ThinkTime]:
    """Yield every thought between two moves in force, without breaks."""
    paused = _group_breaks(breaks)
    for last, later in pairwise(entries):
        yield ThinkTime(game.thinker(later.before), later, _time_between(last, later, paused))


def clock_times(game: AnyGame, entries: Sequence[Accepted], state: AnyState, breaks: Sequence[ClockPause]) -> Times:
    """Return the clock after these moves, which have led to the state."""
    turns, who = game.offers(HasTurns), game.thinker(state)
    if not entries:
        return Times({}, who, -1)

    def turn_of(state: AnyState) -> tuple[str, Hashable]:
        return game.thinker(state), turns.turn_key(state) if turns else None

    thoughts = list(think_times(game, entries, breaks))
    last = tuple(_moments(entries[-1], _group_breaks(breaks)))
    used = Counter({who: _add_up(last)})
    for thought in thoughts:
        used[thought.who] += thought.seconds
    whose = turn_of(state)
    mine = takewhile(lambda thought: turn_of(thought.entry.before) == whose, reversed(thoughts))
    return Times(used, who, *last[-1], _add_up(last) + sum(thought.seconds for thought in mine))


def _group_breaks(breaks: Sequence[ClockPause]) -> Mapping[int, Sequence[ClockPause]]:
    """Map the numbers of moves to the breaks after them."""
    return {after: list(group) for after, group in groupby(breaks, attrgetter("after"))}


def _moments(entry: Accepted, paused: Mapping[int, Sequence[ClockPause]]) -> Iterator[_Moment]:
    """Yield the move, and the breaks that begin or end before the next one."""
    yield _Moment(seconds(entry.time), stopped=False)
    for stop in paused.get(entry.number, ()):
        yield _Moment(seconds(stop.time), stop.step.verb == PAUSE)


def _time_between(last: Accepted, later: Accepted, paused: Mapping[int, Sequence[ClockPause]]) -> int:
    # Next to no move is followed by a break, and every start looks at all of them.
    if last.number not in paused:
        return seconds_between(seconds(last.time), seconds(later.time))
    return _add_up((*_moments(last, paused), _Moment(seconds(later.time), stopped=False)))


def _add_up(moments: Sequence[_Moment]) -> int:
    """Add up the time while the clock was running."""
    return sum(seconds_between(one.time, other.time) for one, other in pairwise(moments) if not one.stopped)


def format_clock(times: Times, seats: Sequence[str], limit: int = 0) -> Text:
    """Show each player's time in one line, the thinking one first; before it the warnings."""
    used = times.now()
    order = sorted(seats, key=lambda name: name != times.thinker)
    cells = (
        Cell(f"{name} {format_duration(used.get(name, 0))}", "due" if name == times.thinker else "dim")
        for name in order
    )
    return Text((Line((*clock_warnings(times, limit), *cells)),))


def clock_warnings(times: Times, limit: int = 0) -> tuple[Cell, ...]:
    """Return the warnings: the clock is stopped, or a turn is over the limit, if there is one."""
    stopped = (Cell(Say("clock-stands"), "warn"),) if times.stopped else ()
    turn = times.turn_now()
    if not limit or not times.thinker or turn <= limit * 60:
        return stopped
    return (
        *stopped,
        Cell(Say("clock-over", {"who": times.thinker, "time": format_duration(turn), "limit": limit}), "strong"),
    )


def format_duration(count: int) -> str:
    """Format seconds as 1:02:03."""
    minutes, rest = divmod(count, 60)
    hours, left = divmod(minutes, 60)
    return f"{hours}:{left:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
