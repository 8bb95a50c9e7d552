"""Every value that can be put right: how it is said as it lies, and what a change of it does. Nothing is lost by it."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import NamedTuple

from eighteen80.refusals import Illegal
from eighteen80.yokohama.box.components import BOX
from eighteen80.yokohama.course import Course
from eighteen80.yokohama.fields.correction_fields import TABLE
from eighteen80.yokohama.fields.places import area_of
from eighteen80.yokohama.fields.printed_words import country_of
from eighteen80.yokohama.moves import NUMBERS
from eighteen80.yokohama.rules.areas.boards import occupy
from eighteen80.yokohama.state import BOARDS, Agents, Card, Pieces, State

_CHANGE = re.compile(r"([+-]?)(\d{1,4})")
NONE = "none"
START = BOX.contents.start


class Value(NamedTuple):
    """How a value is said, what puts it right, an example of a change."""

    said: Callable[[State, str], str]
    put: Callable[[Course, str, str], None]
    example: str


class Senseless(Exception):
    """The words say nothing of such a value."""


def changed(now: int, change: str) -> int:
    """A number as it is after `+2`, `-1` or `5`."""
    match = _CHANGE.fullmatch(change.strip())
    if match is None:
        raise Senseless
    number = int(match[2])
    return {"+": now + number, "-": now - number}.get(match[1], number)


# Numbers


def _number(what: str) -> Value:
    if what in BOX.wares.order:
        return Value(lambda state, who: str(state.players[who].wares[what]), _put_ware(what), "+1")
    return Value(lambda state, who: str(getattr(state.players[who], what)), _put_count(what), "+1")


def _put_ware(what: str) -> Callable[[Course, str, str], None]:
    def put(course: Course, who: str, change: str) -> None:
        now = course.get(who).wares[what]
        course.add(who, ((what, changed(now, change) - now),))

    return put


def _put_count(what: str) -> Callable[[Course, str, str], None]:
    def put(course: Course, who: str, change: str) -> None:
        course.player(who, **{what: changed(getattr(course.get(who), what), change)})

    return put


# Pieces: what comes to one place leaves the other


def _say_supply(state: State, who: str) -> str:
    return str(state.players[who].supply)


def _put_supply(course: Course, who: str, change: str) -> None:
    """Assistants in the supply, in ledger depth in play; or of one area, `silk1 +1`, which come from the supply."""
    player = course.get(who)
    place, _, rest = change.rpartition(" ")
    if not place:
        supply = changed(player.supply, change)
        course.player(who, supply=supply, warehouse=player.warehouse - (supply - player.supply))
        return
    if not course.state.on_map:
        raise Senseless
    area = _area(course, place)
    there = player.areas.get(area, 0)
    now = changed(there, rest)
    areas = {name: number for name, number in {**player.areas, area: now}.items() if number}
    course.player(who, areas=areas, supply=player.supply - (now - there))


def _put_warehouse(course: Course, who: str, change: str) -> None:
    player = course.get(who)
    warehouse = changed(player.warehouse, change)
    course.player(who, warehouse=warehouse, supply=player.supply - (warehouse - player.warehouse))


def _built(what: str) -> Value:
    def said(state: State, who: str) -> str:
        return str(getattr(state.players[who], what).supply)

    def put(course: Course, who: str, change: str) -> None:
        pieces: Pieces = getattr(course.get(who), what)
        supply = changed(pieces.supply, change)
        course.player(who, **{what: Pieces(supply, pieces.warehouse - (supply - pieces.supply))})

    return Value(said, put, "+1")


# What lies somewhere


def _area(course: Course, word: str) -> str:
    area = area_of(word, course.state)
    if area is None or area not in course.state.areas or area == BOX.canal:
        raise Senseless
    return area


def _put_president(course: Course, who: str, change: str) -> None:
    course.player(who, president=None if change == NONE else _area(course, change))


def _put_shop(course: Course, who: str, change: str) -> None:
    """`silk1 2` puts a shop from the supply on that site, `silk1 none` takes it back."""
    place, _, site = change.rpartition(" ")
    area, player = _area(course, place), course.get(who)
    sites = {name: number for name, number in player.sites.items() if name != area}
    if site != NONE:
        if not site.isdecimal() or not 0 < int(site) <= BOX.contents.sites.shops:
            raise Senseless
        if any(name != who and other.sites.get(area) == int(site) for name, other in course.state.players.items()):
            raise Illegal("correct-taken", area=area, site=int(site))
        sites[area] = int(site)
    supply = player.shops.supply + len(player.sites) - len(sites)
    course.player(who, sites=sites, shops=player.shops._replace(supply=supply))


def _put_house(course: Course, who: str, change: str) -> None:
    """`silk1` puts a house from the supply there, `silk1 none` takes it back."""
    place, _, none = change.rpartition(" ") if change.endswith(f" {NONE}") else (change, "", "")
    area, player = _area(course, place), course.get(who)
    trading = set(player.trading) - {area} if none else {*player.trading, area}
    if not none and course.state.house_owner(area) not in (None, who):
        raise Illegal("correct-taken", area=area, site=0)
    supply = player.houses.supply + len(player.trading) - len(trading)
    course.player(who, trading=tuple(sorted(trading)), houses=player.houses._replace(supply=supply))


def _put_tech(course: Course, who: str, change: str) -> None:
    """`+ball 4` or `-ball`; the country comes as a symbol of its own."""
    name, _, cost = change[1:].strip().partition(" ")
    player = course.get(who)
    kept = tuple(card for card in player.technologies if card.key != name)
    if change[:1] not in ("+", "-") or name not in BOX.technologies or not (cost.isdecimal() or not cost):
        raise Senseless
    more = (Card(name, int(cost) if cost else None),) if change[0] == "+" else ()
    course.player(who, technologies=(*kept, *more))


def _put_symbol(course: Course, who: str, change: str) -> None:
    word, _, number = change.partition(" ")
    country, symbols = country_of(word), dict(course.get(who).symbols)
    if country is None:
        raise Senseless
    symbols[country] = changed(symbols.get(country, 0), number)
    course.player(who, symbols={key: number for key, number in symbols.items() if number})


def _put_agent(course: Course, who: str, change: str) -> None:
    """`GB 1 0`: unused and used ones; they come from those that nobody has."""
    word, *numbers = change.split()
    country, own = country_of(word), course.get(who).agents
    if country is None or len(numbers) != len(Agents()) or not all(number.isdecimal() for number in numbers):
        raise Senseless
    before, after = own.get(country, Agents()), Agents(*map(int, numbers))
    left = course.state.agents[country] + sum(before) - sum(after)
    course.set(agents={**course.state.agents, country: left})
    course.player(who, agents={**own, country: after})


def _say_fields(state: State, who: str) -> str:
    fields = [
        f"{board} {place}" for board in BOARDS for place, owner in enumerate(state.board(board), 1) if owner == who
    ]
    return ", ".join(fields) or NONE


def _put_on_field(course: Course, who: str, change: str) -> None:
    """`church 4` puts an assistant from the supply there, `church 4 none` takes it back."""
    board, number, *none = change.split()
    if board not in BOARDS or not number.isdecimal() or not 0 < int(number) <= BOX.contents.fields.most or none[1:]:
        raise Senseless
    field, player = int(number), course.get(who)
    fields = course.state.board(board)
    owner = fields[field - 1] if field <= len(fields) else None
    if owner != (who if none else None):
        raise Illegal("correct-taken", area=board, site=field)
    if none:
        emptied = list(fields)
        emptied[field - 1] = None
        while emptied and emptied[-1] is None:
            emptied.pop()
        course.set(**{"church" if board == BOARDS[0] else "imports": tuple(emptied)})
        course.player(who, supply=player.supply + 1, boards=player.boards - 1)
    else:
        occupy(course, board, field, who)
        course.player(who, supply=player.supply - 1, boards=player.boards + 1)


# Of the table


def _put_pile(course: Course, _who: str, change: str) -> None:
    course.set(pile=changed(course.state.pile, change))


def _put_station(course: Course, _who: str, change: str) -> None:
    course.set(station=None if change == NONE else _area(course, change))


def _put_tile(course: Course, _who: str, change: str) -> None:
    """`+silk1` lies there after all, `-silk1` is gone."""
    area, tiles = _area(course, change[1:].strip()), course.state.tiles
    if change[0] not in "+-":
        raise Senseless
    course.set(tiles=tiles | {area} if change[0] == "+" else tiles - {area})


def _joined(words: Mapping[str, object]) -> str:
    return ", ".join(f"{word} {value}" for word, value in words.items()) or NONE


VALUES: Mapping[str, Value] = {
    **{what: _number(what) for what in NUMBERS},
    "assistants": Value(_say_supply, _put_supply, "+1"),
    "warehouse": Value(lambda state, who: str(state.players[who].warehouse), _put_warehouse, "+1"),
    "shops": _built("shops"),
    "houses": _built("houses"),
    "president": Value(lambda state, who: state.players[who].president or NONE, _put_president, "bank"),
    "shop": Value(lambda state, who: _joined(state.players[who].sites), _put_shop, "bank 2"),
    "house": Value(lambda state, who: ", ".join(state.players[who].trading) or NONE, _put_house, "bank"),
    "tech": Value(
        lambda state, who: ", ".join(card.key for card in state.players[who].technologies) or NONE,
        _put_tech,
        "+ball 4",
    ),
    "symbol": Value(lambda state, who: _joined(state.players[who].symbols), _put_symbol, "GB +1"),
    "agent": Value(
        lambda state, who: _joined({key: f"{own.unused} {own.used}" for key, own in state.players[who].agents.items()}),
        _put_agent,
        "GB 1 0",
    ),
    "field": Value(_say_fields, _put_on_field, "church 4"),
    "pile": Value(lambda state, _: str(state.pile), _put_pile, "-1"),
    "station": Value(lambda state, _: state.station or NONE, _put_station, "bank"),
    "tile": Value(lambda state, _: ", ".join(sorted(state.tiles)) or NONE, _put_tile, "-bank"),
}
"""Every value by the word that names it."""


def whose(what: str, who: str, table: tuple[str, ...]) -> bool:
    """Whether such a value belongs to whoever is named."""
    return (what in table) == (who == TABLE)
