"""The site's names of pieces: tiles by copy, cities by number, routes from stop to stop, each share and each train.

The site numbers the cities of a tile as they come on the tile before it is turned; ours are numbered on the tile in the
least of equal positions. Both have the edges that lead to a city in common.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from eighteen80.china import events
from eighteen80.china.box.components import BOX
from eighteen80.china.map.board import shape_at
from eighteen80.china.map.network import Site, Stretch, stops_in, stretches_from
from eighteen80.china.map.paths import Path, write_path
from eighteen80.china.map.tiles import shape
from eighteen80.china.rules.companies import ALL, SHARE, SHARES
from eighteen80.china.rules.operating import turn_events
from eighteen80.china.site.schema import train_type
from eighteen80.china.state import BANK, Board, State
from eighteen80.events import Event
from eighteen80.refusals import Illegal

Connection = Sequence[str]
LEAST_HEXES = 2


class Copy(NamedTuple):
    """One copy of a tile, as the site distinguishes them, and its rotation."""

    number: str
    copy: int
    rotation: int

    @property
    def id(self) -> str:
        """The site's name for this very tile."""
        return f"{self.number}-{self.copy}"


class SiteMap:
    """Copies of tiles by hex, turned as the site turned them."""

    def __init__(self) -> None:
        self.copies: dict[str, Copy] = {}

    def lay(self, hex_: str, copy: Copy) -> None:
        """Lay a tile; the one beneath is free again."""
        self.copies[hex_] = copy

    def free_copy(self, number: str) -> int:
        """Return the first copy of a tile that is not on the map."""
        used = {copy.copy for copy in self.copies.values() if copy.number == number}
        return next(copy for copy in range(len(used) + 1) if copy not in used)

    def hex_of(self, tile: str) -> str | None:
        """Return the hex of a tile, or the hex whose print the name means."""
        for hex_, copy in self.copies.items():
            if copy.id == tile:
                return hex_
        name = tile.rpartition("-")[0]
        return name if name in BOX.hexes and name not in self.copies else None

    def tile_at(self, hex_: str) -> str:
        """Return the site's name for the tile or print of a hex."""
        copy = self.copies.get(hex_)
        return copy.id if copy else f"{hex_}-0"

    def our_city(self, board: Board, hex_: str, city: int) -> int | None:
        """Return our number for a city by the site's number; None if there is no such city."""
        here, copy = shape_at(board, hex_), self.copies.get(hex_)
        theirs = here if copy is None else shape(copy.number, copy.rotation)
        if here is None or theirs is None or city not in range(len(theirs.ends)):
            return None
        return here.ends.index(theirs.ends[city])

    def their_city(self, board: Board, hex_: str, city: int) -> int:
        """Return the site's number for our city."""
        here, copy = shape_at(board, hex_), self.copies.get(hex_)
        assert here is not None
        theirs = here if copy is None else shape(copy.number, copy.rotation)
        return theirs.ends.index(here.ends[city])


def city_edge(board: Board, hex_: str, city: int) -> int | None:
    """Return the edge by which a move names one of several cities."""
    here = shape_at(board, hex_)
    if here is None or len(here.ends) == 1:
        return None
    return min(here.ends[city], default=None)


# Routes


def stops_of(board: Board, connections: Sequence[Connection]) -> tuple[str, ...]:
    """Return the route as we write it, or the named hexes if the map does not have it."""
    path = _join_connections(board, connections)
    return write_path(board, path) if path else tuple(_as_named(connections))


def _join_connections(board: Board, connections: Sequence[Connection]) -> Path | None:
    """Join the connections end to end, each turned as needed."""
    ways = [[*_stretches(board, connection), *_stretches(board, connection[::-1])] for connection in connections]
    for start in ways[0] if ways else ():
        sites, legs = [start[0], start[1].to], [start[1]]
        for choices in ways[1:]:
            onward = [(site, leg) for site, leg in choices if site == sites[-1]]
            if not onward:
                break
            sites.append(onward[0][1].to)
            legs.append(onward[0][1])
        else:
            return Path(tuple(sites), tuple(legs))
    return None


def _stretches(board: Board, hexes: Connection) -> Iterable[tuple[Site, Stretch]]:
    """Yield the track past these hexes and no others, from a stop in the first to a stop in the last."""
    if len(hexes) < LEAST_HEXES or any(hex_ not in BOX.hexes for hex_ in hexes):
        return
    for stop in stops_in(board, hexes[0]):
        for leg in stretches_from(board, stop.site):
            if leg.to[0] == hexes[-1] and leg.via == tuple(hexes[1:-1]):
                yield stop.site, leg


def _as_named(connections: Sequence[Connection]) -> Iterable[str]:
    last = None
    for connection in connections:
        hexes = connection[::-1] if last is not None and connection[-1] == last else connection
        if last is None:
            yield hexes[0]
        yield from (f"({name})" for name in hexes[1:-1])
        yield hexes[-1]
        last = hexes[-1]


def connections_of(path: Path) -> list[list[str]]:
    """Return the route as the site writes it."""
    pairs = zip(path.sites, path.legs, path.sites[1:], strict=False)
    return [[here[0], *leg.via, there[0]] for here, leg, there in pairs]


# Shares and trains


LEAST_CERTIFICATE = min(BOX.setup.permit_choices)
SINGLES = (ALL - LEAST_CERTIFICATE) // SHARE
KEPT_BACK = SHARES - min(phase.shares_on_sale for phase in BOX.phases)


class Shares:
    """The shares of all companies by holder, in the order in which they came; number 0 is the certificate."""

    def __init__(self) -> None:
        self._held: defaultdict[tuple[str, str], list[str]] = defaultdict(list)
        self._certificates: dict[str, int] = {}
        self._locked: set[str] = set()
        for name in BOX.companies:
            self._held[BANK, name] = [f"{name}_{number}" for number in range(SINGLES + 1)]
            self._locked.update(self._held[BANK, name][-KEPT_BACK:])

    def held_by(self, holder: str, company: str) -> list[str]:
        """List a holder's shares of a company."""
        return list(self._held[holder, company])

    def found(self, player: str, company: str, percent: int) -> None:
        """Move the certificate to the founder; a larger one replaces single shares, the last on sale."""
        self._certificates[company] = percent
        self._move(f"{company}_0", company, BANK, player)
        for _ in range((percent - LEAST_CERTIFICATE) // SHARE):
            self._held[BANK, company].remove(self.on_sale(company)[-1])

    def size(self, share: str) -> int:
        """Return the size of a share in tenths of the company."""
        company, _, number = share.partition("_")
        return 1 if number != "0" else self._certificates[company] // SHARE

    def next_on_sale(self, company: str) -> str:
        """Return the next share to be bought; one that is not on sale only if the table has allowed it."""
        return [*self.on_sale(company), *self._held[BANK, company]][0]

    def on_sale(self, company: str) -> list[str]:
        """List the bank's shares on sale, without the locked ones, the last as printed."""
        return [share for share in self._held[BANK, company] if share not in self._locked]

    def unlock(self) -> None:
        """Unlock the bank's shares; a locked share with another holder stays locked for good."""
        for (holder, _), shares in self._held.items():
            if holder == BANK:
                self._locked.difference_update(shares)

    def buy(self, share: str, company: str, player: str) -> None:
        """Move a share from the bank to the buyer."""
        self._move(share, company, BANK, player)

    def hand_over(self, company: str, giver: str, taker: str) -> None:
        """Move the first share: to an investor, or an investor's to its owner."""
        self._move(self._held[giver, company][0], company, giver, taker)

    def bundle(self, player: str, company: str, number: int) -> list[str]:
        """Return the shares of a sale: single ones, and the certificate if they are not enough."""
        singles = [share for share in self._held[player, company] if not share.endswith("_0")]
        return singles[:number] if number <= len(singles) else [*singles, f"{company}_0"]

    def sell(self, bundle: Iterable[str], company: str, player: str) -> None:
        """Move the shares named to the bank, a certificate whole."""
        for share in bundle:
            self._move(share, company, player, BANK)

    def change_director(self, company: str, size: int, was: str, now: str) -> None:
        """Exchange the certificate for the new director's single shares, to its former holder or the bank."""
        certificate = f"{company}_0"
        holder = was if certificate in self._held[was, company] else BANK
        for share in self._held[now, company][: size // SHARE]:
            self._move(share, company, now, holder)
        self._move(certificate, company, holder, now)

    def give_back(self, company: str, player: str, number: int) -> None:
        """Return single shares to a player who sold a part of the certificate."""
        for share in self._held[BANK, company][:number]:
            self._move(share, company, BANK, player)

    def _move(self, share: str, company: str, giver: str, taker: str) -> None:
        self._held[giver, company].remove(share)
        self._held[taker, company].append(share)


class Trains:
    """The trains of the companies; the bank sells each type in the order of its numbers."""

    def __init__(self) -> None:
        self._owned: defaultdict[str, list[str]] = defaultdict(list)
        self._gone: Counter[str] = Counter()

    def next_in_bank(self, kind: str) -> str:
        """Return the train of that type that the bank sells or lends now."""
        return f"{kind}-{self._gone[kind]}"

    def first(self, company: str, kind: str, place: int = 0) -> str:
        """Return the company's first train of a type, or a later one by its `place`."""
        owned = [train_type(train) for train in self._owned[company]]
        if place >= owned.count(kind):
            raise Illegal("run-no-train", train=kind, count=place + 1, owned=tuple(owned))
        return [train for train in self._owned[company] if train_type(train) == kind][place]

    def note(self, event: Event) -> None:
        """Move the trains that an event transfers."""
        match event:
            case turn_events.TrainBought(company, kind) | events.RocketUsed(company, kind):
                self._owned[company].append(self.next_in_bank(kind))
                self._gone[kind] += 1
            case turn_events.TrainTraded(buyer, seller, kind):
                train = self.first(seller, kind)
                self._owned[seller].remove(train)
                self._owned[buyer].append(train)
            case turn_events.TrainScrapped(company, kind):
                self._owned[company].remove(self.first(company, kind))
            case turn_events.TrainsRusted(company, kind):
                self._owned[company] = [train for train in self._owned[company] if train_type(train) != kind]
            case turn_events.TrainsRemoved(kind, number):
                self._gone[kind] += number
            case events.RocketLost(kind):
                self._gone[kind] += 1


class SitePapers:
    """All shares and trains, kept up to date by the consequences of each move.

    `named` are the shares that a purchase or sale to come says: where its seller has them, it is these.
    """

    def __init__(self) -> None:
        self.shares = Shares()
        self.trains = Trains()
        self.named: Sequence[str] = ()
        self._parts: dict[str, tuple[str, int]] = {}

    def note(self, before: State, after: State, event: Event) -> None:
        """Move the shares and trains that an event transfers."""
        if not isinstance(event, events.DirectorChanged | events.PriceMoved):
            self._give_parts_back()
        match event:
            case events.CompanyFounded(player, company):
                self.shares.found(player, company, after.companies[company].certificate)
            case turn_events.PhaseBegun() if before.phase.shares_on_sale < after.phase.shares_on_sale:
                self.shares.unlock()
            case events.ShareReserved(investor, company):
                self.shares.hand_over(company, BANK, investor)
            case events.ShareBought(player, company):
                share = self._take_named(BANK, company) or [self.shares.next_on_sale(company)]
                self.shares.buy(share[0], company, player)
            case events.SharesSold(player, company, number):
                self._sell(player, company, number)
            case events.PremiumPaid(player, _, company):
                cards = before.investors.items()
                giver = next(name for name, card in cards if (card.owner, card.share) == (player, company))
                self.shares.hand_over(company, giver, player)
            case events.DirectorChanged(company, was, now):
                certificate = after.companies[company].certificate
                self.shares.change_director(company, certificate, was, now)
                if company in self._parts:
                    self.shares.give_back(company, *self._parts.pop(company))
            case _:
                self.trains.note(event)

    def _sell(self, player: str, company: str, number: int) -> None:
        bundle = self._take_named(player, company) or self.shares.bundle(player, company, number)
        held = sum(map(self.shares.size, bundle))
        self.shares.sell(bundle, company, player)
        if held > number:
            self._parts[company] = (player, held - number)

    def _give_parts_back(self) -> None:
        """Give a director who sold a part of the certificate single shares for the rest."""
        for company, (player, number) in self._parts.items():
            self.shares.give_back(company, player, number)
        self._parts.clear()

    def _take_named(self, seller: str, company: str) -> Sequence[str]:
        """Return the named shares, if the seller has them."""
        named, self.named = self.named, ()
        return named if set(named) <= set(self.shares.held_by(seller, company)) else ()
