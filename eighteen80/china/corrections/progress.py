"""What shows how far the game has come put right: chart, turn order list, seats, phase, markers, turn, trains."""

from __future__ import annotations

import re
from collections import Counter

from eighteen80.china.box.components import BOX
from eighteen80.china.box.parts import Space
from eighteen80.china.corrections.money import CAPITALS
from eighteen80.china.corrections.value import NONE, Value, difference, founded, player, senseless
from eighteen80.china.course import Course
from eighteen80.china.map.board import hexes_of, remove_marker
from eighteen80.china.moves import Correct
from eighteen80.china.rules.chart import arrive, move_to, stacks
from eighteen80.china.rules.companies import open_company
from eighteen80.china.rules.operating.phases import ORDER
from eighteen80.china.rules.operating.stations import place_home
from eighteen80.china.rules.operating.turns import PLACES
from eighteen80.china.state import BANK, Auction, Draft, Operating, Over, ShareRound, State
from eighteen80.refusals import Illegal

_SPACE = re.compile(r"(\d{1,2})/(\d{1,2})")
_PRICE = re.compile(r"(\d{1,3})(?: row (\d{1,2}))?")
_PLACE = re.compile(r"(\d{1,3})(?:/| row )(\d{1,2})")
_SIGNED = re.compile(r"([+-])(\S+)")
OPEN = ("no", "yes")


def _put_price(course: Course, move: Correct) -> None:
    """The space by row and column from the upper left, or by its price, with the row where that is on several."""
    name = founded(course, move)
    spaces = _spaces(move.change)
    if len(spaces) != 1 or spaces[0] not in set(BOX.chart):
        choices = tuple(f"{BOX.chart.price(space)} row {space[0] + 1}" for space in spaces if space in set(BOX.chart))
        raise Illegal("correct-space", company=name, price=move.change, spaces=choices)
    move_to(course, {name: spaces[0]})


def _spaces(said: str) -> list[Space]:
    if place := _SPACE.fullmatch(said):
        return [(int(place[1]) - 1, int(place[2]) - 1)]
    if price := _PRICE.fullmatch(said):
        priced = [space for space in BOX.chart if BOX.chart.price(space) == int(price[1])]
        return [space for space in priced if price[2] is None or space[0] + 1 == int(price[2])]
    return []


def _price(state: State, subject: str) -> str | None:
    company = state.companies.get(subject)
    if company is None or not company.founded:
        return None
    return f"{BOX.chart.price(company.space)} row {company.space[0] + 1}"


def _put_stack(course: Course, move: Correct) -> None:
    """All markers on the company's space of the chart, from the top down."""
    name, order = founded(course, move), move.change.upper().replace(",", " ").split()
    lying = _stack(course.state, name)
    if sorted(order) != sorted(lying):
        raise senseless(move, " ".join(lying))
    for other in order:
        arrive(course, other)


def _stack(state: State, name: str) -> tuple[str, ...]:
    return stacks(state)[state.companies[name].space]


def _stacked(state: State, subject: str) -> str | None:
    company = state.companies.get(subject)
    return " ".join(_stack(state, subject)) if company is not None and company.founded else None


def _put_row(course: Course, move: Correct) -> None:
    """The place in the turn order list: initial price and row."""
    name, place = founded(course, move), _PLACE.fullmatch(move.change)
    if place is None or (int(place[1]), int(place[2])) not in PLACES:
        raise senseless(move, "90/2")
    course.company(name, par=int(place[1]), row=int(place[2]))


def _row(state: State, subject: str) -> str | None:
    company = state.companies.get(subject)
    return f"{company.par}/{company.row}" if company is not None and company.founded else None


def _put_open(course: Course, move: Correct) -> None:
    """XII: whether a company operates: with its home marker and its capital, or without either."""
    name = founded(course, move)
    company = course.state.companies[name]
    if move.change not in OPEN:
        raise senseless(move, *OPEN)
    if company.open == (move.change == OPEN[1]):
        return
    if company.open:
        _close(course, name)
    elif course.state.rulings.opened == "whole":
        open_company(course, name)
        place_home(course, name)
    else:
        course.company(name, open=True)


def _close(course: Course, name: str) -> None:
    """The markers are on the charter again, and the bank has the capital, as far as it is still there."""
    while hexes := hexes_of(course.state.board, name):
        course.set(board=remove_marker(course.state.board, hexes[0], name))
    company = course.state.companies[name]
    if course.state.rulings.opened == "whole":
        paid = CAPITALS.index(company.capital) * BOX.setup.half_capital * company.par
        course.pay(name, BANK, min(company.cash, paid))
        course.company(name, capital=NONE)
    course.company(name, open=False, markers=BOX.setup.markers)


def _open(state: State, subject: str) -> str | None:
    company = state.companies.get(subject)
    return OPEN[company.open] if company is not None and company.founded else None


def _put_train(course: Course, move: Correct) -> None:
    """`+4` takes a train from the bank, `-4` puts it back, `4 4+4` says them all; the bank's own go out of the game."""
    signed = _SIGNED.fullmatch(move.change.upper())
    if signed and signed[2] not in BOX.trains:
        raise senseless(move, "+4")
    if move.subject == BANK:
        if signed is None:
            raise senseless(move, *(f"{sign}{train}" for train in BOX.trains for sign in "-+"))
        _put_back(course, signed[2], 1 if signed[1] == "+" else -1)
        return
    name = founded(course, move)
    before = Counter(course.state.companies[name].trains)
    now = Counter(_said_trains(move)) if signed is None else before.copy()
    if signed:
        now[signed[2]] += 1 if signed[1] == "+" else -1
    if min(now.values(), default=0) < 0:
        raise senseless(move, "+4")
    for train in BOX.trains:
        _put_back(course, train, before[train] - now[train])
    course.company(name, trains=tuple(train for train in BOX.trains for _ in range(now[train])))


def _said_trains(move: Correct) -> list[str]:
    trains = [] if move.change == NONE else move.change.upper().split()
    if not set(trains) <= set(BOX.trains):
        raise senseless(move, "+4")
    return trains


def _put_back(course: Course, train: str, number: int) -> None:
    left = course.state.depot[train]
    if left is not None:
        course.set(depot={**course.state.depot, train: left + number})


def _train(state: State, subject: str) -> str | None:
    company = state.companies.get(subject)
    if company is None or not company.founded:
        return None
    return " ".join(train for train in BOX.trains for _ in range(company.trains.count(train))) or NONE


def _put_marker(course: Course, move: Correct) -> None:
    """The train purchase marker, which lies with a company that operates, or has not been taken yet."""
    owners = tuple(name for name, company in course.state.companies.items() if company.trains)
    if move.change == NONE and owners:
        raise Illegal("correct-bought", companies=owners)
    name = None if move.change == NONE else move.change.upper()
    if name is not None and not (name in course.state.companies and course.state.companies[name].open):
        raise senseless(move, next(iter(BOX.companies)))
    course.set(marker=name)


def _put_priority(course: Course, move: Correct) -> None:
    course.set(priority=player(course, move))


def _put_phase(course: Course, move: Correct) -> None:
    if move.change.upper() not in ORDER:
        raise senseless(move, BOX.phases[0].name)
    course.set(phase=BOX.phase(move.change.upper()))


def _put_ending(course: Course, move: Correct) -> None:
    """How often the company with the train purchase marker still has its turn, once the end is fixed."""
    if move.change == NONE:
        course.set(countdown=None)
        return
    turns = difference(move, course.state.countdown or 0) + (course.state.countdown or 0)
    if not 1 <= turns <= BOX.setup.last_turns:
        raise senseless(move, NONE)
    course.set(countdown=turns)


def _put_seat(course: Course, move: Correct) -> None:
    """The place in the seating order, counted from its first seat; the others move up."""
    seats = [name for name in course.state.seats if name != move.subject]
    if move.subject not in course.state.players or move.change not in map(str, range(1, len(seats) + 2)):
        raise senseless(move, "1")
    seats.insert(int(move.change) - 1, move.subject)
    course.set(seats=tuple(seats))


def _seat(state: State, subject: str) -> str | None:
    return str(state.seats.index(subject) + 1) if subject in state.seats else None


def _put_turn(course: Course, move: Correct) -> None:
    """Whose turn it is in the round under way; it begins anew, and where a decision is owed that comes first."""
    round_ = course.state.round
    if course.state.owed or isinstance(round_, Over):
        raise Illegal("correct-owed")
    if isinstance(round_, Operating):
        course.top(Operating(PLACES.index(_listed(course.state, move)) - 1))
        return
    name = player(course, move)
    chosen = {card.owner for card in course.state.investors.values()}
    out = round_.passed if isinstance(round_, Auction) else chosen if isinstance(round_, Draft) else ()
    if name in out:
        raise senseless(move, next(other for other in course.state.seats if other not in out))
    course.top(
        ShareRound(name, round_.first, 0, round_.last, round_.sold)
        if isinstance(round_, ShareRound)
        else round_._replace(turn=name)
    )


def _listed(state: State, move: Correct) -> str | tuple[int, int]:
    """The place in the turn order list of a company or investor that operates."""
    name = move.change.upper()
    investor, company = state.investors.get(name), state.companies.get(name)
    if investor is not None and investor.open and state.phase.investors_operate:
        return name
    if company is None or not company.open:
        raise senseless(move, next(other for other in (*BOX.companies, *BOX.investors) if _operates(state, other)))
    return company.par, company.row


def _operates(state: State, name: str) -> bool:
    parties = (state.companies, state.investors)
    return any(name in accounts and accounts[name].open for accounts in parties)


def _turn(state: State) -> str:
    match state.round:
        case Operating(_, turn):
            return turn.who if turn else NONE
        case Over():
            return NONE
        case round_:
            return round_.turn


VALUES = {
    "price": Value(_put_price, _price),
    "stack": Value(_put_stack, _stacked),
    "row": Value(_put_row, _row),
    "open": Value(_put_open, _open),
    "train": Value(_put_train, _train),
    "seat": Value(_put_seat, _seat),
    "phase": Value(_put_phase, lambda state, _: state.phase.name),
    "marker": Value(_put_marker, lambda state, _: state.marker or NONE),
    "priority": Value(_put_priority, lambda state, _: state.priority),
    "turn": Value(_put_turn, lambda state, _: _turn(state)),
    "ending": Value(_put_ending, lambda state, _: NONE if state.countdown is None else str(state.countdown)),
}
