"""Corrections of pieces: money, shares, directors, permits, private companies, investors; tiles and station markers."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from contextlib import suppress

from eighteen80.china.box.components import BOX
from eighteen80.china.corrections import counts
from eighteen80.china.course import Course
from eighteen80.china.map import board
from eighteen80.china.map.geometry import EDGES, find_edge
from eighteen80.china.map.tiles import PRINTED_FOR_GOOD, position_words, rotation_of
from eighteen80.china.rules.companies import SHARE, from_bank, percent_of, review_director, transfer
from eighteen80.china.rules.operating.stations import place_investor, remove_investor
from eighteen80.china.state import BANK, Auction, Board, Draft, Investor, Laid, Marker, State
from eighteen80.engine.corrections import AnyValue, Number, Senseless, Value
from eighteen80.refusals import Illegal

_CHANGE = re.compile(r"([A-Z]{3}) ([+-]\d0)")
_HOLDINGS = re.compile(r"(?:[A-Z]{3} [1-9]?\d0(?: |$))+")
_HOLDING = re.compile(r"([A-Z]{3}) (\d+)")
CAPITALS = (counts.NONE, "half", "full")
SUMS = ("+50", "-50", "+1")


def _put_capital(course: Course, name: str, change: str) -> None:
    counts.founded_company(course, name)
    if change not in CAPITALS:
        raise Senseless
    course.company(name, capital=change, second_half=change == "full")


def _put_share(course: Course, name: str, text: str) -> None:
    """Read `HKR +10`, from the bank to the player or back, or all of a player's shares: `HKR 30 BCR 20`, `none`."""
    words = text.upper()
    change = _CHANGE.fullmatch(words)
    if name not in course.state.players:
        raise Senseless
    if change:
        changes = {change[1]: int(change[2])}
    elif _HOLDINGS.fullmatch(words) or text == counts.NONE:
        wanted = {company: int(percent) for company, percent in _HOLDING.findall(words)}
        held = course.state.players[name].shares
        changes = {company: wanted.get(company, 0) - held.get(company, 0) for company in {**held, **wanted}}
    else:
        raise Senseless
    for company, percent in changes.items():
        if company not in course.state.companies:
            raise Senseless
        if percent:
            from_bank(course, company, percent)
            transfer(course, name, company, percent)
            review_director(course, company)


def _share(state: State, subject: str) -> str | None:
    if subject not in state.players:
        return None
    held = ((name, percent_of(state, subject, name)) for name in state.companies)
    return " ".join(f"{name} {percent}" for name, percent in held if percent) or counts.NONE


def _put_director(course: Course, name: str, text: str) -> None:
    """Exchange the director's certificate for the same number of shares, which its new holder must have."""
    counts.founded_company(course, name)
    course.company(name, director=counts.player(course, text))


def _put_certificate(course: Course, name: str, percent: int) -> None:
    counts.founded_company(course, name)
    if percent not in BOX.setup.permit_choices:
        raise Senseless
    course.company(name, certificate=percent)


def _put_permit(course: Course, name: str, text: str) -> None:
    counts.founded_company(course, name)
    letters = text.upper()
    if list(letters) != sorted(set(letters)) or not set(letters) <= {phase.letter for phase in BOX.phases}:
        raise Senseless
    course.company(name, permits=letters)


def _put_private(course: Course, name: str, text: str) -> None:
    """Give a private company to a player, or remove it from the game."""
    if name not in BOX.privates:
        raise Senseless
    others = {private: owner for private, owner in course.state.privates.items() if private != name}
    mine = {} if text == counts.NONE else {name: counts.player(course, text)}
    course.set(privates=dict(sorted({**others, **mine}.items())))


def _put_investor(course: Course, name: str, text: str) -> None:
    """Give an investor to a player, with its marker on its home; `none` removes it with its money.

    Until all are chosen there must be one for each player.
    """
    if name not in BOX.investors:
        raise Senseless
    if isinstance(course.state.round, Auction | Draft) and (text == counts.NONE or name not in course.state.investors):
        raise Illegal("correct-owed")
    if text == counts.NONE:
        _close(course, name)
        return
    owner, known = counts.player(course, text), course.state.investors.get(name, Investor(counts.NONE))
    course.set(investors={**course.state.investors, name: known._replace(owner=owner, open=True)})
    if board.marker_of(course.state.board, name, BOX.investors[name].home) is None:
        place_investor(course, name)


def _close(course: Course, name: str) -> None:
    card = course.state.investors.get(name)
    if card is None or not card.open:
        raise Senseless(*course.state.seats)
    course.pay(name, BANK, card.cash)
    _reserve(course, name, None)
    course.investor(name, open=False)
    remove_investor(course, name)


def _investor(state: State, subject: str) -> str | None:
    if subject not in BOX.investors:
        return None
    card = state.investors.get(subject)
    return card.owner if card is not None and card.open else counts.NONE


def _put_reserved(course: Course, name: str, text: str) -> None:
    """Reserve the share on an investor's charter, off the company's stack."""
    card, company = course.state.investors.get(name), text.upper()
    if card is None or not card.open or not (text == counts.NONE or counts.is_founded(course.state, company)):
        raise Senseless
    _reserve(course, name, None if text == counts.NONE else company)


def _reserve(course: Course, investor: str, company: str | None) -> None:
    before = course.state.investors[investor].share
    if before is not None:
        from_bank(course, before, -SHARE)
    if company is not None:
        from_bank(course, company, SHARE)
    course.investor(investor, share=company)


def _read_reservation(state: State, subject: str) -> str | None:
    card = state.investors.get(subject)
    return card.share or counts.NONE if card is not None and card.open else None


# The map


_SIGNED = re.compile(r"([+-])(\S+)(?: (\S.*))?")


def _put_tile(course: Course, hex_: str, text: str) -> None:
    """Set a tile by its number and the edges it joins, or `none`."""
    if hex_ not in BOX.hexes:
        raise Senseless
    number, _, joined = text.partition(" ")
    lying = course.state.board
    if number == counts.NONE:
        course.set(board=board.lift(lying, hex_))
    elif number in BOX.tiles:
        course.set(board=_replace_tile(lying, hex_, Laid(number, rotation_of(number, joined))))
    else:
        raise Senseless


def _replace_tile(lying: Board, hex_: str, laid: Laid) -> Board:
    """Lay the tile in place of any other one, even one that it could not have replaced."""
    if BOX.hexes[hex_].kind in PRINTED_FOR_GOOD:
        raise Illegal("unsound-ground", hex=hex_)
    for beneath in (lying, board.lift(lying, hex_)):
        with suppress(ValueError):
            return board.lay(beneath, hex_, laid)
    raise Senseless


def _tile(state: State, subject: str) -> str | None:
    if subject not in BOX.hexes:
        return None
    laid = state.board.tiles.get(subject)
    return f"{laid.number} {position_words(laid.number, laid.rotation)}".rstrip() if laid else counts.NONE


def _put_station(course: Course, hex_: str, text: str) -> None:
    """Add or remove a marker, `+HKR` or `-HKR`, with a direction or a name for several cities; or set all of them."""
    if hex_ not in BOX.hexes:
        raise Senseless
    signed = _SIGNED.fullmatch(text)
    if signed is None:
        _put_all(course, hex_, text)
        return
    name, more = signed[2].upper(), signed[1] == "+"
    if name not in course.state.companies:
        raise Senseless
    if more == (board.marker_of(course.state.board, name, hex_) is not None):
        raise Illegal("correct-marker", company=name, hex=hex_)
    if more:
        _place(course, hex_, name, signed[3] or "")
    else:
        _take(course, hex_, name)


def _put_all(course: Course, hex_: str, text: str) -> None:
    """Set the companies' markers in the order given; investors' stay if their owner is named.

    A company named twice is meant: the rules allow it one marker in a hex, the box more.
    """
    words = [] if text == counts.NONE else [words.split(" ", 1) for words in text.split(", ")]
    wanted = [(name.upper(), " ".join(where)) for name, *where in words]
    named = [name for name, _ in wanted]
    if not {*named} <= {*course.state.companies, *course.state.investors}:
        raise Senseless
    for marker in board.markers_at(course.state.board, hex_):
        if marker.owner in course.state.companies:
            _take(course, hex_, marker.owner)
        elif marker.owner not in named:
            raise Senseless
    for name, where in wanted:
        if name in course.state.companies:
            _place(course, hex_, name, where)
        elif named.count(name) > 1 or board.marker_of(course.state.board, name, hex_) is None:
            raise Senseless


def _place(course: Course, hex_: str, name: str, where: str) -> None:
    lying, card = course.state.board, BOX.companies[name]
    waits = not where and card.home == hex_ and card.home_city is None
    undecided = waits and board.shape_at(lying, hex_) is None
    city = None if undecided else _city(lying, hex_, where)
    if city is None and not undecided:
        raise Senseless
    course.set(board=board.place_marker(course.state.board, hex_, Marker(name, city)))
    course.company(name, markers=course.state.companies[name].markers - 1)


def _take(course: Course, hex_: str, name: str) -> None:
    course.set(board=board.remove_marker(course.state.board, hex_, name))
    course.company(name, markers=course.state.companies[name].markers + 1)


def _city(lying: Board, hex_: str, where: str) -> int | None:
    """Return the city that a direction or a name means; the first by default."""
    if not where:
        return 0
    names = [name.casefold() for name in BOX.hexes[hex_].names]
    if where.casefold() in names:
        return names.index(where.casefold())
    shape = board.shape_at(lying, hex_)
    edge = find_edge(where)
    return next((city for city, ends in enumerate(shape.ends if shape else ()) if edge in ends), None)


def _markers(state: State, hex_: str) -> Iterator[str]:
    """Yield the owners in the order of the cities; of several with the name or the first direction of the track."""
    shape, names = board.shape_at(state.board, hex_), BOX.hexes[hex_].names
    markers = sorted(board.markers_at(state.board, hex_), key=lambda marker: (marker.city or 0, marker.owner))
    cities = len(shape.ends) if shape else len(names)
    for owner, city in markers:
        if city is None or cities == 1:
            yield owner
        elif cities == len(names):
            yield f"{owner} {names[city]}"
        else:
            yield f"{owner} {EDGES[min(shape.ends[city])] if shape else city}"


TILES = [f"{number} {direction}" for number in ("57", "8", "9", "58") for direction in ("W-E", "W-NE", "SW-NE")]
VALUES: Mapping[str, AnyValue[State, Course]] = {
    "cash": Number(
        counts.cash_of,
        lambda course, who, cash: course.pay(BANK, who, cash - (counts.cash_of(course.state, who) or 0)),
        examples=SUMS,
    ),
    "debt": Number(counts.debt_of, lambda course, who, debt: course.player(who, debt=debt), examples=SUMS),
    "capital": Value(counts.of_founded(lambda company: company.capital), _put_capital, CAPITALS[::-1]),
    "share": Value(_share, _put_share, [f"{company} {sign}{SHARE}" for company in BOX.companies for sign in "+-"]),
    "director": Value(counts.of_company(lambda company: company.director), _put_director),
    "certificate": Number(
        counts.of_company(lambda company: company.certificate),
        _put_certificate,
        examples=tuple(map(str, BOX.setup.permit_choices)),
    ),
    "permit": Value(counts.of_founded(lambda company: company.permits), _put_permit, ("ABC", "BCD", "AB", "A")),
    "private": Value(
        lambda state, name: state.privates.get(name, counts.NONE) if name in BOX.privates else None, _put_private
    ),
    "investor": Value(_investor, _put_investor),
    "reserved": Value(_read_reservation, _put_reserved, (*BOX.companies, counts.NONE)),
    "tile": Value(_tile, _put_tile, (*TILES, counts.NONE)),
    "station": Value(
        lambda state, subject: ", ".join(_markers(state, subject)) or counts.NONE if subject in BOX.hexes else None,
        _put_station,
        [f"{sign}{company}" for sign in "+-" for company in BOX.companies],
    ),
}
