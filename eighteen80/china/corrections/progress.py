"""Corrections of the game's progress: chart, turn order list, seats, phase, markers, turn, trains."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping

from eighteen80.china.box.components import BOX
from eighteen80.china.box.parts import Space
from eighteen80.china.corrections.counts import NONE, founded_company, is_founded, of_founded, player
from eighteen80.china.corrections.values import CAPITALS
from eighteen80.china.course import Course
from eighteen80.china.map.board import hexes_of, remove_marker
from eighteen80.china.rules.chart import arrive, move_to, stacks
from eighteen80.china.rules.companies import open_company
from eighteen80.china.rules.operating.phases import ORDER
from eighteen80.china.rules.operating.stations import place_home
from eighteen80.china.rules.operating.turns import PLACES
from eighteen80.china.state import BANK, Auction, Company, Draft, Operating, Over, ShareRound, State
from eighteen80.engine.corrections import AnyValue, Number, Senseless, Value, figure_after
from eighteen80.refusals import Illegal

_SPACE = re.compile(r"(\d{1,2})/(\d{1,2})")
_PRICE = re.compile(r"(\d{1,3})(?: row (\d{1,2}))?")
_PLACE = re.compile(r"(\d{1,3})(?:/| row )(\d{1,2})")
_SIGNED = re.compile(r"([+-])(\S+)")
OPEN = ("no", "yes")


def _put_price(course: Course, name: str, text: str) -> None:
    """Set the space by row and column from the upper left, or by its price, with a row if that is on several."""
    founded_company(course, name)
    spaces = _spaces(text)
    if len(spaces) != 1 or spaces[0] not in set(BOX.chart):
        choices = tuple(name_space(space) for space in spaces if space in set(BOX.chart))
        raise Illegal("correct-space", company=name, price=text, spaces=choices)
    move_to(course, {name: spaces[0]})


def _spaces(text: str) -> list[Space]:
    if place := _SPACE.fullmatch(text):
        return [(int(place[1]) - 1, int(place[2]) - 1)]
    if price := _PRICE.fullmatch(text):
        priced = [space for space in BOX.chart if BOX.chart.price(space) == int(price[1])]
        return [space for space in priced if price[2] is None or space[0] + 1 == int(price[2])]
    return []


def name_space(space: Space) -> str:
    """Name a space of the chart by its price and its row."""
    return f"{BOX.chart.price(space)} row {space[0] + 1}"


def _put_stack(course: Course, name: str, text: str) -> None:
    """Set all markers on the company's space of the chart, from the top down."""
    founded_company(course, name)
    order, lying = text.upper().replace(",", " ").split(), _stack(course.state, name)
    if sorted(order) != sorted(lying):
        raise Senseless(" ".join(reversed(lying)))
    for other in order:
        arrive(course, other)


def _stack(state: State, name: str) -> tuple[str, ...]:
    return stacks(state)[state.companies[name].space]


def _write_stack(state: State, subject: str) -> str | None:
    return " ".join(_stack(state, subject)) if is_founded(state, subject) else None


def _put_row(course: Course, name: str, text: str) -> None:
    """Set the place in the turn order list: initial price and row."""
    founded_company(course, name)
    place = _PLACE.fullmatch(text)
    if place is None or (int(place[1]), int(place[2])) not in PLACES:
        raise Senseless
    course.company(name, par=int(place[1]), row=int(place[2]))


def _put_open(course: Course, name: str, text: str) -> None:
    """XII: Set whether a company operates: with its home marker and its capital, or without either."""
    company = founded_company(course, name)
    if text not in OPEN:
        raise Senseless
    if company.open == (text == OPEN[1]):
        return
    if company.open:
        _close(course, name)
    elif course.state.rulings.opened == "whole":
        open_company(course, name)
        place_home(course, name)
    else:
        course.company(name, open=True)


def _close(course: Course, name: str) -> None:
    """Return the markers to the charter, and what is left of the capital to the bank."""
    while hexes := hexes_of(course.state.board, name):
        course.set(board=remove_marker(course.state.board, hexes[0], name))
    company = course.state.companies[name]
    if course.state.rulings.opened == "whole":
        paid = CAPITALS.index(company.capital) * BOX.setup.half_capital * company.par
        course.pay(name, BANK, min(company.cash, paid))
        course.company(name, capital=NONE)
    course.company(name, open=False, markers=BOX.setup.markers)


def _put_train(course: Course, name: str, text: str) -> None:
    """Take a train from the bank (`+4`), return it (`-4`), or set them all (`4 4+4`); the bank's leave the game."""
    signed = _SIGNED.fullmatch(text.upper())
    words = [] if text == NONE else text.upper().split()
    trains = [signed[2]] if signed else words
    if not set(trains) <= set(BOX.trains):
        raise Senseless
    if name == BANK:
        if signed is None:
            raise Senseless
        _put_back(course, signed[2], 1 if signed[1] == "+" else -1)
        return
    before = Counter(founded_company(course, name).trains)
    now = Counter(trains) if signed is None else before.copy()
    if signed:
        now[signed[2]] += 1 if signed[1] == "+" else -1
    if min(now.values(), default=0) < 0:
        raise Senseless
    for train in BOX.trains:
        _put_back(course, train, before[train] - now[train])
    course.company(name, trains=tuple(train for train in BOX.trains for _ in range(now[train])))


def _put_back(course: Course, train: str, number: int) -> None:
    left = course.state.depot[train]
    if left is not None:
        course.set(depot={**course.state.depot, train: left + number})


def _write_trains(company: Company) -> str:
    return " ".join(train for train in BOX.trains for _ in range(company.trains.count(train))) or NONE


def _put_marker(course: Course, _bank: str, text: str) -> None:
    """Set the train purchase marker to a company that operates, or remove it."""
    owners = tuple(name for name, company in course.state.companies.items() if company.trains)
    if text == NONE and owners:
        raise Illegal("correct-bought", companies=owners)
    owner = None if text == NONE else text.upper()
    if owner is not None and not (owner in course.state.companies and course.state.companies[owner].open):
        raise Senseless
    course.set(marker=owner)


def _put_phase(course: Course, _bank: str, text: str) -> None:
    if text.upper() not in ORDER:
        raise Senseless
    course.set(phase=BOX.phase(text.upper()))


def _put_ending(course: Course, _bank: str, text: str) -> None:
    """Set the remaining turns of the company with the train purchase marker, once the end is fixed."""
    if text == NONE:
        course.set(countdown=None)
        return
    turns = figure_after(text, course.state.countdown or 0)
    if not 1 <= turns <= BOX.setup.last_turns:
        raise Senseless
    course.set(countdown=turns)


def _put_seat(course: Course, name: str, place: int) -> None:
    """Set the place in the seating order, counted from its first seat; the others move up."""
    seats = [other for other in course.state.seats if other != name]
    if not 1 <= place <= len(course.state.seats):
        raise Senseless
    seats.insert(place - 1, name)
    course.set(seats=tuple(seats))


def _put_turn(course: Course, _bank: str, text: str) -> None:
    """Set the player or company to act in this round; the turn begins again, after a decision that is due."""
    round_ = course.state.round
    if course.state.owed or isinstance(round_, Over):
        raise Illegal("correct-owed")
    if isinstance(round_, Operating):
        course.top(Operating(PLACES.index(_find_place(course.state, text)) - 1))
        return
    name = player(course, text)
    chosen = {card.owner for card in course.state.investors.values()}
    out = round_.passed if isinstance(round_, Auction) else chosen if isinstance(round_, Draft) else ()
    if name in out:
        raise Senseless(*course.state.seats)
    course.top(
        ShareRound(name, round_.first, 0, round_.last, round_.sold)
        if isinstance(round_, ShareRound)
        else round_._replace(turn=name)
    )


def _find_place(state: State, text: str) -> str | tuple[int, int]:
    """Return the place in the turn order list of a company or investor that operates."""
    name = text.upper()
    investor, company = state.investors.get(name), state.companies.get(name)
    if investor is not None and investor.open and state.phase.investors_operate:
        return name
    if company is None or not company.open:
        raise Senseless(*BOX.companies, *BOX.investors)
    return company.par, company.row


def _turn(state: State, _bank: str) -> str:
    match state.round:
        case Operating(_, turn):
            return turn.who if turn else NONE
        case Over():
            return NONE
        case round_:
            return round_.turn


LISTED = [f"{par}/{row}" for par, row in (place for place in PLACES if isinstance(place, tuple))]
TRAINS = [f"{sign}{train}" for train in BOX.trains for sign in "+-"]
VALUES: Mapping[str, AnyValue[State, Course]] = {
    "price": Value(of_founded(lambda company: name_space(company.space)), _put_price),
    "stack": Value(_write_stack, _put_stack),
    "row": Value(of_founded(lambda company: f"{company.par}/{company.row}"), _put_row, LISTED),
    "open": Value(of_founded(lambda company: OPEN[company.open]), _put_open, OPEN),
    "train": Value(of_founded(_write_trains), _put_train, TRAINS, also_unowned=True),
    "seat": Number(lambda state, name: state.seats.index(name) + 1 if name in state.seats else None, _put_seat),
    "phase": Value(lambda state, _: state.phase.name, _put_phase, tuple(ORDER)),
    "marker": Value(lambda state, _: state.marker or NONE, _put_marker, (*BOX.companies, NONE)),
    "priority": Value(
        lambda state, _: state.priority, lambda course, _, text: course.set(priority=player(course, text))
    ),
    "turn": Value(_turn, _put_turn, adds=True),
    "ending": Value(
        lambda state, _: NONE if state.countdown is None else str(state.countdown), _put_ending, (NONE, "1", "2")
    ),
}
