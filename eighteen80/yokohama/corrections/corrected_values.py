"""What the banker says of the table: a value lies as the record has it, or is put right, with the reason."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from eighteen80.capabilities import Pile
from eighteen80.events import Event
from eighteen80.refusals import Illegal, check_reason
from eighteen80.rule import Rule, unlisted
from eighteen80.yokohama.box.components import BOX
from eighteen80.yokohama.corrections.sound import check_sound
from eighteen80.yokohama.corrections.values import VALUES, Senseless, whose
from eighteen80.yokohama.course import Course
from eighteen80.yokohama.events import Corrected, HousePaid, MarketFilled, TechnologyWorked, TollPaid
from eighteen80.yokohama.fields.correction_fields import TABLE
from eighteen80.yokohama.moves import LYING, NOTATION, NUMBERS, OF_THE_TABLE, PLACES, Confirm, Correct
from eighteen80.yokohama.rules import ending
from eighteen80.yokohama.state import State

YEN = "yen"
FEW = BOX.contents.placing.areas
"""So many yen may be tolls of one placing that only one side knows of; of more the figure itself is the mistake."""


class Plan(NamedTuple):
    """The correction, and the table as it would lie."""

    move: Correct
    state: State


def plan_correct(state: State, move: Correct) -> Plan:
    """The table as it would lie; refused where the words make no sense or the box cannot show it."""
    value = VALUES[move.what]
    if not whose(move.what, move.subject, OF_THE_TABLE):
        raise Illegal("correct-whose", what=move.what, player=move.subject)
    course = Course(state)
    try:
        value.put(course, move.subject, move.change)
    except (Senseless, ValueError) as senseless:
        raise Illegal("correct-words", what=move.what, change=move.change, example=value.example) from senseless
    check_sound(course.state)
    return Plan(move, course.state)


def check_correct(state: State, plan: Plan) -> None:
    """Something changes, and the reason can be read."""
    if plan.state == state:
        raise Illegal("correct-nothing", what=plan.move.what, change=plan.move.change)
    check_reason(plan.move.verb, plan.move.reason)


def do_correct(course: Course, plan: Plan) -> None:
    """The value is put right, and says so; the end may come by it, or go."""
    move, before = plan.move, course.state
    course.state = plan.state
    course.tell(exception(move))
    ending.reconsider(course, before, move.subject)


def check_confirm(state: State, move: Confirm) -> None:
    """It lies as it was found."""
    if not whose(move.what, move.subject, OF_THE_TABLE):
        raise Illegal("correct-whose", what=move.what, player=move.subject)
    said = VALUES[move.what].said(state, move.subject)
    if move.value != said:
        raise Illegal("confirm-unlike", what=move.what, player=move.subject, found=move.value, said=said)


def do_confirm(_course: Course, _move: Confirm) -> None:
    """Nothing changes."""


CORRECT: Rule[State, Correct, Plan, Course] = Rule(unlisted, do_correct, plan_correct, check_correct)
CONFIRM: Rule[State, Confirm, Confirm, Course] = Rule(unlisted, do_confirm, check=check_confirm)


# The audit


def audit(state: State) -> Iterator[Confirm]:
    """What belongs to the table, then everything that each player has."""
    for what in OF_THE_TABLE:
        yield Confirm(what, TABLE, VALUES[what].said(state, TABLE))
    for name in state.seats:
        for what in (*NUMBERS, *PLACES, *LYING):
            yield Confirm(what, name, VALUES[what].said(state, name))


def pile_of(what: str, subject: str, value: str) -> Pile:
    """A value as something that lies on the table: a number, or words."""
    counted = what in (*NUMBERS, *PLACES, "pile")
    return Pile(what, subject, int(value) if counted and value.isdecimal() else value)


def counted(state: State, pile: Pile) -> int | str | None:
    """How many there should be, or how it should lie."""
    if pile.what not in VALUES or not whose(pile.what, pile.subject, OF_THE_TABLE):
        return None
    if pile.subject not in (*state.seats, TABLE):
        return None
    return pile_of(pile.what, pile.subject, VALUES[pile.what].said(state, pile.subject)).amount


def remedies(state: State, pile: Pile, reason: str) -> Iterator[str]:
    """A number is put right by its difference; of a few yen that may be a toll, and the other purse goes with it."""
    now = counted(state, pile)
    if not isinstance(now, int) or not isinstance(pile.amount, int) or now == pile.amount:
        return
    more = pile.amount - now
    yield NOTATION.write(Correct(pile.what, pile.subject, f"{more:+d}", reason))
    if pile.what == YEN and abs(more) <= FEW:
        for name, player in state.players.items():
            if name != pile.subject and player.yen >= more:
                both = (Correct(YEN, pile.subject, f"{more:+d}", reason), Correct(YEN, name, f"{-more:+d}", reason))
                yield "; ".join(map(NOTATION.write, both))


def forgettable(events: Iterable[Event], pile: Pile) -> Iterator[tuple[Event, int]]:
    """What follows by itself and changed that pile: tolls, the house's yen, what technologies and the market bring."""
    for event in events:
        if pile.what == YEN and isinstance(event, HousePaid | MarketFilled) and event.player == pile.subject:
            yield event, event.yen
        elif pile.what == YEN and isinstance(event, TollPaid) and pile.subject in (event.player, event.payee):
            yield event, event.yen if event.payee == pile.subject else -event.yen
        elif isinstance(event, TechnologyWorked) and event.player == pile.subject and pile.what in dict(event.wares):
            yield event, dict(event.wares)[pile.what]


def exception(move: Correct) -> Corrected:
    """A correction, with its reason."""
    return Corrected(move.what, move.subject, move.change, move.reason)
