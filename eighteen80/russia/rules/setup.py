"""The set-up: the pieces on offer, the strip of engineers, the start bonuses (AUFBAU, ÄNDERUNGEN)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from eighteen80.refusals import Illegal, Label
from eighteen80.russia.box.components import BOX, Table
from eighteen80.russia.course import Course
from eighteen80.russia.events import BonusTaken, StripLaid
from eighteen80.russia.moves import Bonus, Strip
from eighteen80.russia.rules.actions import obligations, perform
from eighteen80.russia.rules.actions.effects import apply_effect
from eighteen80.russia.rules.actions.space_lines import drop_colours, number_of, step_lines
from eighteen80.russia.state import ACTIONS, BONUS, LINES, STRIP, Figures, Options, Player, State, Turn


def printed_figures(players: int) -> Figures:
    """Return the figures of the package."""
    kiev = BOX.lines[LINES[-1]].specials
    by_number = sorted(BOX.locomotives.factories, key=lambda name: BOX.locomotives.factories[name].number)
    return Figures(
        pass_points=BOX.setup.pass_points,
        stars=tuple((field, special.points) for field, special in kiev.items() if special.always and not special.medal),
        bar=BOX.bar.positions,
        factories=tuple(by_number),
        last=BOX.spaces["last"].workers,
        closed=frozenset(name for name, space in BOX.spaces.items() if players in space.closed),
    )


def start(seats: Sequence[str], rulings: Mapping[str, str]) -> State:
    """Prepare the table before the strip is laid; `seats` is the first order of play (RR66)."""
    if len(seats) not in BOX.setup.players:
        raise Illegal("start-seats", number=len(seats), allowed=tuple(BOX.setup.players))
    options = Options(**rulings)
    table = BOX.setup.players[len(seats)]
    stacks = tuple(table.locomotives for number in BOX.locomotives.pieces if number >= BOX.setup.lowest)
    counted = options.entry == "scores"
    return State(
        seats=tuple(seats),
        options=options,
        figures=printed_figures(len(seats)),
        players={name: lay_tableau(table) for name in seats},
        order=tuple(seats),
        stacks=stacks,
        doublers=BOX.setup.doublers,
        phase=ACTIONS if counted else STRIP,
        round=int(counted),
    )


def lay_tableau(table: Table) -> Player:
    """Return a player's tableau and stock at the start."""
    first = BOX.setup.locomotive
    return Player(
        workers=table.workers,
        free=table.workers,
        coins=table.coins,
        tracks=tuple((1, *(0 for _ in line.colours[1:])) for line in BOX.lines.values()),
        locos=tuple((first.number,) if name == first.line else () for name in BOX.lines),
    )


def check_strip(state: State, move: Strip) -> None:
    """Check that there is a different engineer for each slot (RR63)."""
    wanted = state.table.engineers
    if len(move.engineers) != wanted:
        raise Illegal("strip-number", number=len(move.engineers), wanted=wanted)
    twice = [name for name in move.engineers if (*move.engineers, move.card).count(name) > 1]
    if twice:
        raise Illegal("strip-twice", engineer=twice[0])


def do_strip(course: Course, move: Strip) -> None:
    """Lay the engineers; the last place chooses its bonus first."""
    state = course.state
    empty = (None,) * (state.table.slots - len(move.engineers))
    course.set(strip=(*empty, *move.engineers), card_engineer=move.card, phase=BONUS, turn=Turn(state.order[-1]))
    course.tell(StripLaid(move.engineers))


def bonuses(state: State) -> list[Bonus]:
    """List every available bonus, with its line if it needs one (RR62)."""
    found = []
    player = state.players[state.actor]
    for name in state.bonuses:
        effect = BOX.setup.bonus[name]
        if effect.steps:
            lines = step_lines(player.tracks, player.colours, effect.steps)
            found += [Bonus(name, drop_colours(parts)) for parts in lines if parts]
        else:
            found.append(Bonus(name))
    return found


def check_bonus(state: State, move: Bonus) -> None:
    """Refuse a bonus that is gone, or more steps than it has."""
    if move.bonus not in state.bonuses:
        raise Illegal("bonus-gone", bonus=move.bonus, left=state.bonuses)
    most = len(BOX.setup.bonus[move.bonus].steps)
    if number_of(move.parts) > most:
        raise Illegal("too-many", most=most)


def do_bonus(course: Course, move: Bonus) -> None:
    """Take the bonus in full; its card leaves the game."""
    course.hold(())
    course.set(bonuses=tuple(name for name in course.state.bonuses if name != move.bonus))
    course.tell(BonusTaken(course.actor, Label(move.bonus)))
    effect = BOX.setup.bonus[move.bonus]
    apply_effect(course, effect, must=True, source="bonus", detail=move.bonus)
    perform.pay_effect(course, effect, move.parts)
    obligations.check_line(course)
