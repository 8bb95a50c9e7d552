"""What the banker puts right: every value on the table, one at a time, with its reason. The box's bounds still hold."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from contextlib import suppress

from eighteen80.china.companies import SHARE, from_bank, review_director, transfer
from eighteen80.china.components import BOX
from eighteen80.china.course import Course
from eighteen80.china.map import board
from eighteen80.china.map.fitting import PRINTED_FOR_GOOD
from eighteen80.china.map.geometry import direction
from eighteen80.china.map.tiles import rotation_of
from eighteen80.china.moves import Correct, Note
from eighteen80.china.phases import ORDER
from eighteen80.china.soundness import check_sound
from eighteen80.china.state import BANK, Board, Laid, Marker, State
from eighteen80.refusals import Illegal, Label

_SUM = re.compile(r"([+-]?)(\d{1,6})")
_SIGNED = re.compile(r"([+-])(\S+)(?: (\S+))?")
_SHARE = re.compile(r"([A-Z]{3}) ([+-]\d0)")
_SPACE = re.compile(r"(\d{1,2})/(\d{1,2})")


def do_note(course: Course, move: Note, _plan: None) -> None:
    """A note changes nothing."""
    course.tell("event-note", text=move.text)


def check_correct(state: State, move: Correct) -> Course:
    """The table as it would lie; refused where the words make no sense or the box cannot show it."""
    course = Course(state)
    CORRECTORS[move.what](course, move)
    check_sound(course.state)
    return course


def do_correct(course: Course, move: Correct, plan: Course) -> None:
    """The value is put right, and says so."""
    course.state = plan.state
    course.tell("event-corrected", what=Label(move.what), subject=move.subject, change=move.change, reason=move.reason)
    course.events += plan.events


def _senseless(move: Correct, example: str) -> Illegal:
    return Illegal(
        "correct-senseless", what=Label(move.what), subject=move.subject, change=move.change, example=example
    )


def _sum(move: Correct, present: int) -> int:
    """The difference that `+50`, `-50` or the new value `340` makes."""
    match = _SUM.fullmatch(move.change)
    if match is None:
        raise _senseless(move, "+50")
    sign, figures = match.groups()
    return int(f"{sign}{figures}") if sign else int(figures) - present


def _cash(course: Course, move: Correct) -> None:
    purse = course.state.purse(move.subject)
    if purse is None:
        raise _senseless(move, "+50")
    course.pay(BANK, move.subject, _sum(move, purse.cash))


def _debt(course: Course, move: Correct) -> None:
    player = course.state.players.get(move.subject)
    if player is None:
        raise _senseless(move, "+50")
    course.player(move.subject, debt=player.debt + _sum(move, player.debt))


def _company(course: Course, move: Correct, example: str) -> str:
    if move.subject not in course.state.companies or not course.state.companies[move.subject].founded:
        raise _senseless(move, example)
    return move.subject


def _price(course: Course, move: Correct) -> None:
    """The space by row and column from the upper left, or by a price that stands on one space only."""
    name = _company(course, move, "2/5")
    place = _SPACE.fullmatch(move.change)
    if place:
        spaces = [(int(place[1]) - 1, int(place[2]) - 1)]
    else:
        spaces = [space for space in BOX.chart if str(BOX.chart.price(space)) == move.change]
    if len(spaces) != 1 or spaces[0] not in set(BOX.chart):
        choices = tuple(f"{row + 1}/{column + 1}" for row, column in spaces)
        raise Illegal("correct-space", company=name, price=move.change, spaces=choices)
    course.company(name, space=spaces[0])


def _train(course: Course, move: Correct) -> None:
    """`+4` takes a train from the bank, `-4` puts it back; for the bank itself, from and to outside the game."""
    signed = _SIGNED.fullmatch(move.change)
    if signed is None or signed[2].upper() not in BOX.trains:
        raise _senseless(move, "+4")
    train, more = signed[2].upper(), signed[1] == "+"
    left = course.state.depot[train]
    if move.subject == BANK:
        depot = {**course.state.depot, train: None if left is None else left + (1 if more else -1)}
        course.set(depot=depot)
        return
    name = _company(course, move, "+4")
    trains = list(course.state.companies[name].trains)
    if more:
        trains.append(train)
    elif train in trains:
        trains.remove(train)
    else:
        raise _senseless(move, "+4")
    course.company(name, trains=tuple(trains))
    course.set(depot={**course.state.depot, train: None if left is None else left + (-1 if more else 1)})


def _share(course: Course, move: Correct) -> None:
    """`HKR +10`: from the bank to the player, or back."""
    match = _SHARE.fullmatch(move.change.upper())
    if move.subject not in course.state.players or match is None or match[1] not in course.state.companies:
        raise _senseless(move, f"{next(iter(BOX.companies))} +{SHARE}")
    name, percent = match[1], int(match[2])
    from_bank(course, name, percent)
    transfer(course, move.subject, name, percent)
    review_director(course, name)


def _tile(course: Course, move: Correct) -> None:
    """A tile by number and what it joins, or `none`."""
    if move.subject not in BOX.hexes:
        raise _senseless(move, "57 W-E")
    number, _, joined = move.change.partition(" ")
    lying = course.state.board
    if number == "none":
        course.set(board=board.lift(lying, move.subject))
    elif number in BOX.tiles:
        course.set(board=_laid(lying, move, Laid(number, rotation_of(number, joined))))
    else:
        raise _senseless(move, "57 W-E")


def _laid(lying: Board, move: Correct, laid: Laid) -> Board:
    """The tile in the place of whatever lies there, which need not be one that it could have replaced."""
    if BOX.hexes[move.subject].kind in PRINTED_FOR_GOOD:
        raise Illegal("unsound-ground", hex=move.subject)
    for beneath in (lying, board.lift(lying, move.subject)):
        with suppress(ValueError):
            return board.lay(beneath, move.subject, laid)
    raise _senseless(move, "57 W-E")


def _station(course: Course, move: Correct) -> None:
    """`+HKR` or `-HKR` on a hex; with a direction where it has several cities."""
    signed = _SIGNED.fullmatch(move.change)
    name = signed[2].upper() if signed else ""
    if move.subject not in BOX.hexes or signed is None or name not in course.state.companies:
        raise _senseless(move, f"+{next(iter(BOX.companies))}")
    lying, more = course.state.board, signed[1] == "+"
    if more == (board.marker_of(lying, name, move.subject) is not None):
        raise Illegal("correct-marker", company=name, hex=move.subject)
    changed = (
        board.place_marker(lying, move.subject, Marker(name, _city(lying, move.subject, signed[3])))
        if more
        else board.remove_marker(lying, move.subject, name)
    )
    course.set(board=changed)
    course.company(name, markers=course.state.companies[name].markers + (-1 if more else 1))


def _city(lying: Board, hex_: str, towards: str | None) -> int:
    shape = board.shape_at(lying, hex_)
    if towards is None or shape is None:
        return 0
    edge = direction(towards)
    return next((city for city, ends in enumerate(shape.ends) if edge in ends), 0)


def _permit(course: Course, move: Correct) -> None:
    name = _company(course, move, "ABC")
    letters = move.change.upper()
    if list(letters) != sorted(set(letters)) or not set(letters) <= {phase.letter for phase in BOX.phases}:
        raise _senseless(move, "ABC")
    course.company(name, permits=letters)


def _capital(course: Course, move: Correct) -> None:
    if move.change not in ("half", "full"):
        raise _senseless(move, "full")
    course.company(_company(course, move, "full"), capital=move.change, second_half=move.change == "full")


def _marker(course: Course, move: Correct) -> None:
    """The train purchase marker, for the bank's own subject."""
    name = move.change.upper()
    if name not in course.state.companies:
        raise _senseless(move, next(iter(BOX.companies)))
    course.set(marker=name)


def _priority(course: Course, move: Correct) -> None:
    if move.change not in course.state.players:
        raise _senseless(move, course.state.seats[0])
    course.set(priority=move.change)


def _phase(course: Course, move: Correct) -> None:
    if move.change.upper() not in ORDER:
        raise _senseless(move, BOX.phases[0].name)
    course.set(phase=BOX.phase(move.change.upper()))


CORRECTORS: Mapping[str, Callable[[Course, Correct], None]] = {
    "cash": _cash,
    "debt": _debt,
    "price": _price,
    "train": _train,
    "share": _share,
    "tile": _tile,
    "station": _station,
    "permit": _permit,
    "capital": _capital,
    "marker": _marker,
    "priority": _priority,
    "phase": _phase,
}
