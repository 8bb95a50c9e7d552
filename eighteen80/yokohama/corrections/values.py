"""Values that can be inspected and corrected: their invariants, words and changes; questions and ways of an audit."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from eighteen80.capabilities import Pile
from eighteen80.engine.corrections import (
    AnyValue,
    Corrections,
    Number,
    Senseless,
    Value,
    Way,
    count_of_player,
    figure_after,
    of_player,
)
from eighteen80.engine.table_moves import NONE
from eighteen80.events import Event
from eighteen80.refusals import Illegal, What
from eighteen80.yokohama.box.components import BOX, every_area
from eighteen80.yokohama.course import Course
from eighteen80.yokohama.events import HousePaid, MarketFilled, TechnologyWorked, TollPaid
from eighteen80.yokohama.fields.numbers import TABLE
from eighteen80.yokohama.fields.places import area_of
from eighteen80.yokohama.fields.printed_words import country_of
from eighteen80.yokohama.moves import LYING, NUMBERS, OF_THE_TABLE, PLACES
from eighteen80.yokohama.rules import scoring
from eighteen80.yokohama.rules.areas.boards import occupy
from eighteen80.yokohama.state import BOARDS, Agents, Card, Pieces, Player, State

START = BOX.contents.start


def check_sound(state: State) -> None:
    """Raise Illegal with the broken invariant."""
    most = BOX.contents.orders.hand_most
    for name, player in state.players.items():
        if what := next(_wrong_with(player), None):
            raise Illegal("unsound-player", player=name, what=what)
        if not 0 <= player.hand <= most:
            raise Illegal("unsound-hand", player=name, hand=player.hand, most=most)
    for country, all_ in BOX.countries.agents.items():
        owned = sum(sum(player.agents[country]) for player in state.players.values() if country in player.agents)
        if state.agents[country] < 0 or owned + state.agents[country] != all_:
            raise Illegal("unsound-agents", country=country)
    cards = BOX.contents.orders.cards
    if not 0 <= state.pile <= cards:
        raise Illegal("unsound-pile", pile=state.pile)
    # Goods and money have no limit (Y34); cards and tiles run out.
    for what, there, all_ in (
        ("orders", sum(player.orders + player.hand for player in state.players.values()), cards),
        ("tiles", sum(player.tiles for player in state.players.values()), BOX.contents.power5_tiles),
    ):
        if there > all_:
            raise Illegal("unsound-box", what=What(what), number=there, most=all_)


def _wrong_with(player: Player) -> Iterator[str]:
    """Yield each impossible value of a player."""
    yield from (ware for ware, number in player.wares.items() if number < 0)
    assistants = (player.supply, player.warehouse, player.boards, *player.areas.values())
    if min(assistants) < 0 or sum(assistants) != START.assistants.all:
        yield "assistant"
    if min(player.shops) < 0 or sum(player.shops) + len(player.sites) != START.shops.all:
        yield "shop"
    if min(player.houses) < 0 or sum(player.houses) + len(player.trading) != START.houses.all:
        yield "house"
    if min(player.orders, player.tiles, 0, *player.symbols.values()) < 0:
        yield "orders"


MOST = 9999


def _ware(what: str) -> Number[State, Course]:
    def put(course: Course, who: str, number: int) -> None:
        course.add(who, ((what, number - course.get(who).wares[what]),))

    return Number(of_player(lambda player: int(player.wares[what])), put, MOST)


# Pieces: what comes to one place leaves the other


def _put_supply(course: Course, who: str, supply: int) -> None:
    player = course.get(who)
    course.change(who, supply=supply, warehouse=player.warehouse - (supply - player.supply))


def _put_in_area(course: Course, who: str, change: str) -> None:
    """Change the assistants of one area, `silk1 +1`, from the supply; ledger depth has no areas."""
    place, _, rest = change.rpartition(" ")
    if not place or not course.state.on_map:
        raise Senseless
    area = _area(course, place)
    there = course.get(who).areas.get(area, 0)
    course.station(who, {area: figure_after(rest, there) - there})


def _buildings(what: str) -> Number[State, Course]:
    def put(course: Course, who: str, supply: int) -> None:
        pieces: Pieces = getattr(course.get(who), what)
        course.change(who, **{what: Pieces(supply, pieces.warehouse - (supply - pieces.supply))})

    return Number(of_player(lambda player: int(getattr(player, what).supply)), put, MOST)


# Positions, also of the table's tiles


def _area(course: Course, word: str) -> str:
    area = area_of(word, course.state)
    if area is None or area not in course.state.areas or area == BOX.canal:
        raise Senseless
    return area


def _area_or_none(course: Course, word: str) -> str | None:
    return None if word == NONE else _area(course, word)


def _put_shop(course: Course, who: str, change: str) -> None:
    """Put a shop from the supply on a site (`silk1 2`), or take it back (`silk1 none`)."""
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
    course.change(who, sites=sites, shops=player.shops._replace(supply=supply))


def _put_house(course: Course, who: str, change: str) -> None:
    """Put a house from the supply there (`silk1`), or take it back (`silk1 none`)."""
    place, _, none = change.rpartition(" ") if change.endswith(f" {NONE}") else (change, "", "")
    area, player = _area(course, place), course.get(who)
    trading = set(player.trading) - {area} if none else {*player.trading, area}
    if not none and course.state.house_owner(area) not in (None, who):
        raise Illegal("correct-taken", area=area, site=0)
    supply = player.houses.supply + len(player.trading) - len(trading)
    course.change(who, trading=tuple(sorted(trading)), houses=player.houses._replace(supply=supply))


def _put_tech(course: Course, who: str, change: str) -> None:
    """Add or remove a technology (`+ball 4`, `-ball`); its country is a symbol of its own."""
    name, _, cost = change[1:].strip().partition(" ")
    player = course.get(who)
    kept = tuple(card for card in player.technologies if card.key != name)
    if change[:1] not in ("+", "-") or name not in BOX.technologies or not (cost.isdecimal() or not cost):
        raise Senseless
    more = (Card(name, int(cost) if cost else None),) if change[0] == "+" else ()
    course.change(who, technologies=(*kept, *more))


def _put_symbol(course: Course, who: str, change: str) -> None:
    word, _, number = change.partition(" ")
    country, symbols = country_of(word), dict(course.get(who).symbols)
    if country is None:
        raise Senseless
    symbols[country] = figure_after(number, symbols.get(country, 0))
    course.change(who, symbols={key: number for key, number in symbols.items() if number})


def _put_agent(course: Course, who: str, change: str) -> None:
    """Set unused and used agents, `GB 1 0`; they come from those without an owner."""
    word, *numbers = change.split()
    country, own = country_of(word), course.get(who).agents
    if country is None or len(numbers) != len(Agents()) or not all(number.isdecimal() for number in numbers):
        raise Senseless
    before, after = own.get(country, Agents()), Agents(*map(int, numbers))
    left = course.state.agents[country] + sum(before) - sum(after)
    course.set(agents={**course.state.agents, country: left})
    course.change(who, agents={**own, country: after})


def _say_fields(state: State, who: str) -> str | None:
    if who not in state.players:
        return None
    fields = [
        f"{board} {place}" for board in BOARDS for place, owner in enumerate(state.board(board), 1) if owner == who
    ]
    return ", ".join(fields) or NONE


def _put_on_field(course: Course, who: str, change: str) -> None:
    """Put an assistant from the supply there (`church 4`), or take it back (`church 4 none`)."""
    board, _, rest = change.partition(" ")
    number, _, none = rest.partition(" ")
    known = board in BOARDS and number.isdecimal() and 0 < int(number) <= BOX.contents.most_fields
    if not known or none not in ("", NONE):
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
        course.change(who, supply=player.supply + 1, boards=player.boards - 1)
    else:
        occupy(course, board, field, who)
        course.change(who, supply=player.supply - 1, boards=player.boards + 1)


def _put_tile(course: Course, _owner: str, change: str) -> None:
    """Add a tile (`+silk1`) or remove it (`-silk1`)."""
    if change[0] not in "+-":
        raise Senseless
    area, tiles = _area(course, change[1:].strip()), course.state.tiles
    course.set(tiles=tiles | {area} if change[0] == "+" else tiles - {area})


def _write_words(words: Mapping[str, object]) -> str:
    return ", ".join(f"{word} {value}" for word, value in words.items()) or NONE


AREAS = tuple(every_area())
FIELDS = tuple(f"{board} {field}" for board in BOARDS for field in range(1, BOX.contents.most_fields + 1))
SITES = range(1, BOX.contents.sites.shops + 1)
COUNTRIES = tuple(BOX.countries.agents)
VALUES: Mapping[str, AnyValue[State, Course]] = {
    **{what: _ware(what) if what in BOX.wares.order else count_of_player(what, MOST) for what in NUMBERS},
    "assistants": Number(of_player(lambda player: int(player.supply)), _put_supply, MOST, otherwise=_put_in_area),
    "warehouse": Number(
        of_player(lambda player: int(player.warehouse)),
        lambda course, who, left: _put_supply(course, who, course.get(who).supply + course.get(who).warehouse - left),
        MOST,
    ),
    "shops": _buildings("shops"),
    "houses": _buildings("houses"),
    "president": Value(
        of_player(lambda player: player.president or NONE),
        lambda course, who, change: course.change(who, president=_area_or_none(course, change)),
        (*AREAS, NONE),
    ),
    "shop": Value(
        of_player(lambda player: _write_words(player.sites)),
        _put_shop,
        tuple(f"{area} {site}" for area in AREAS for site in SITES),
        adds=True,
    ),
    "house": Value(of_player(lambda player: ", ".join(player.trading) or NONE), _put_house, AREAS, adds=True),
    "tech": Value(
        of_player(lambda player: ", ".join(card.key for card in player.technologies) or NONE),
        _put_tech,
        tuple(f"+{technology} 4" for technology in BOX.technologies),
        adds=True,
    ),
    "symbol": Value(
        of_player(lambda player: _write_words(player.symbols)),
        _put_symbol,
        tuple(f"{country} +1" for country in COUNTRIES),
        adds=True,
    ),
    "agent": Value(
        of_player(lambda player: _write_words({key: f"{own.unused} {own.used}" for key, own in player.agents.items()})),
        _put_agent,
        tuple(f"{country} {own}" for country in COUNTRIES for own in ("1 0", "0 0")),
        adds=True,
    ),
    "field": Value(_say_fields, _put_on_field, FIELDS, adds=True),
    "pile": Number(lambda state, _: state.pile, lambda course, _, cards: course.set(pile=cards), MOST),
    "station": Value(
        lambda state, _: state.station or NONE,
        lambda course, _, change: course.set(station=_area_or_none(course, change)),
        (*AREAS, NONE),
    ),
    "tile": Value(
        lambda state, _: ", ".join(sorted(state.tiles)) or NONE,
        _put_tile,
        tuple(f"{sign}{area}" for area in AREAS for sign in "-+"),
        adds=True,
    ),
}
"""Every value by the word that names it."""


YEN = "yen"
FEW = BOX.contents.placing.areas
"""Largest number of yen that may be one placing's forgotten tolls; with more the figure itself is wrong."""


def values_to_ask(state: State) -> Iterator[tuple[str, str]]:
    """Yield the table's values, then those of each player."""
    yield from ((what, TABLE) for what in OF_THE_TABLE)
    yield from ((what, name) for name in state.seats for what in (*NUMBERS, *PLACES, *LYING))


def ways(state: State, pile: Pile) -> Iterable[Way] | None:
    """List the corrections of a number: its difference; a few yen may be a toll, which the other purse pays.

    A position has none: only a look at the table shows it.
    """
    if not isinstance(pile.amount, int):
        return ()
    if pile.what != YEN:
        return None
    more = pile.amount - state.players[pile.subject].yen
    mine = (YEN, pile.subject, f"{more:+d}")
    others = (name for name, player in state.players.items() if name != pile.subject and player.yen >= more)
    return ((mine,), *((mine, (YEN, name, f"{-more:+d}")) for name in others if abs(more) <= FEW))


def forgettable(events: Iterable[Event], pile: Pile) -> Iterator[tuple[Event, int]]:
    """Yield automatic changes of that pile: tolls, the house's yen, gains from technologies and the market."""
    for event in events:
        if pile.what == YEN and isinstance(event, HousePaid | MarketFilled) and event.player == pile.subject:
            yield event, event.yen
        elif pile.what == YEN and isinstance(event, TollPaid) and pile.subject in (event.player, event.payee):
            yield event, event.yen if event.payee == pile.subject else -event.yen
        elif isinstance(event, TechnologyWorked) and event.player == pile.subject and pile.what in dict(event.wares):
            yield event, dict(event.wares)[pile.what]


CORRECTIONS: Corrections[State, Course] = Corrections(
    values=lambda: VALUES,
    course=Course,
    sound=check_sound,
    follows=scoring.reconsider,
    unowned=OF_THE_TABLE,
    keeper=TABLE,
    asked=values_to_ask,
    ways=ways,
)
