"""Our game beside the recorded one: after every action the same cash, shares, prices, trains, stations, tiles, turns.

    python -m tests.peer GAME.json DIGEST [--all]

replays the game under the online rulings and prints the first difference that the ledger does not know, with both values
and the action. The ledger is tests/china/differences.md.
"""

from __future__ import annotations

import gzip
import json
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from eighteen80.china.board import marker_of, shape_at
from eighteen80.china.companies import certificates, clockwise_from
from eighteen80.china.components import BOX
from eighteen80.china.ending import holdings
from eighteen80.china.investors import owners_part
from eighteen80.china.online.reader import Reader
from eighteen80.china.online.scene import asked
from eighteen80.china.opening import ONLINE
from eighteen80.china.phases import current_type
from eighteen80.china.state import (
    Auction,
    Board,
    Company,
    Draft,
    Investor,
    Marker,
    Operating,
    Over,
    RocketOwed,
    ShareRound,
    State,
)
from eighteen80.china.tiles import normal, printed, shape
from eighteen80.refusals import Refusal

Line = Mapping[str, Any]
Names = Mapping[str, str]

ROUNDS = {Auction: "auction", Draft: "draft", ShareRound: "stock", Operating: "operating", Over: "over"}


# Both sides in one form


def ours(state: State) -> dict[str, Any]:
    """Our state, as far as the digest speaks of it."""
    over = state.round if isinstance(state.round, Over) else None
    return {
        "round": ROUNDS[type(state.round)],
        "phase": state.phase.name,
        "marker": state.marker,
        "priority": _priority(state),
        "due": asked(state) or None,
        "players": {name: _player(state, name) for name in state.seats},
        "companies": {name: _company(state, name, company) for name, company in state.companies.items()},
        "investors": {name: _investor(state, name, card) for name, card in state.investors.items() if card.open and not over},
        "privates": dict(state.privates),
        "depot": {train: left for train, left in state.depot.items() if left not in (0, _promised_to_rocket(state, train))},
        "tiles": {hex_: f"{laid.number}/{laid.rotation}" for hex_, laid in state.board.tiles.items()},
        "result": dict(over.result) if over else None,
    }


def _priority(state: State) -> str:
    """Who would be given the priority marker if the share round ended now."""
    last = state.round.last if isinstance(state.round, ShareRound) else None
    return clockwise_from(state, last)[0] if last else state.priority


def _player(state: State, name: str) -> dict[str, Any]:
    player = state.players[name]
    return {
        "cash": player.cash,
        "debt": player.debt,
        "shares": {company: percent for company, percent in player.shares.items() if percent},
        "certificates": certificates(state, name),
        "worth": holdings(state, name),
    }


def _company(state: State, name: str, company: Company) -> dict[str, Any]:
    if not company.founded:
        return {"founded": False, "bank": company.bank}
    prices = BOX.setup.marker_prices
    markers = company.markers + _waiting(state.board, name)
    left = prices[len(prices) - markers :] if markers else ()
    return {
        "founded": True,
        "open": company.open,
        "director": company.director,
        "cash": company.cash + _promised(company),
        "price": [*company.space, BOX.chart.price(company.space)],
        "par": [company.par, company.row],
        "certificate": company.certificate,
        "permits": "".join(sorted(company.permits)),
        "trains": sorted(company.trains),
        "bank": company.bank,
        "second half": company.second_half,
        "markers": [price * state.phase.marker_cost_factor for price in left],
        "stations": sorted(_stations(state.board, name)),
    }


def _promised(company: Company) -> int:
    """The second half of a company that does not operate yet; the site pays it when it is earned."""
    return company.par * BOX.setup.half_capital if company.second_half and not company.open else 0


def _investor(state: State, name: str, card: Investor) -> dict[str, Any]:
    station = next(_stations(state.board, name), None)
    return {"owner": card.owner, "cash": card.cash, "share": card.share, "open": True, "station": station}


def _stations(board: Board, owner: str) -> Iterator[str]:
    """A station by its hex and the edges that lead to it."""
    for hex_ in board.stations:
        marker, here = marker_of(board, owner, hex_), shape_at(board, hex_)
        if marker is not None and (here is None or marker.city is not None):
            yield _place(hex_, here.ends[marker.city or 0] if here else ())


def _waiting(board: Board, owner: str) -> int:
    """A home marker whose city is to be chosen now; the site takes it back on the charter until then."""
    undecided = Marker(owner, None)
    return sum(undecided in markers for hex_, markers in board.stations.items() if shape_at(board, hex_))


def _place(hex_: str, edges: tuple[int, ...]) -> str:
    return f"{hex_} {','.join(map(str, edges))}".rstrip()


def theirs(line: Line, names: Names) -> dict[str, Any]:
    """The digest's line in the same form."""
    shown = _as_it_stands(line, names)
    if line["ended"]:
        _pay_investors(shown)
    return shown


def _pay_investors(shown: dict[str, Any]) -> None:
    """At the end of the game the site pays the owner of every second investor only (E04)."""
    for card in shown["investors"].values():
        part = owners_part(card["cash"])
        owner = shown["players"][card["owner"]]
        owner["cash"] += part
        owner["worth"] += part
        shown["result"][card["owner"]] += part
    shown["investors"] = {}


def _as_it_stands(line: Line, names: Names) -> dict[str, Any]:
    return {
        "round": "over" if line["ended"] else line["round"],
        "phase": line["phase"],
        "marker": line["marker"],
        "priority": names.get(str(line["priority"])),
        "due": None if line["ended"] else _acting(line, names),
        "players": {names[number]: _their_player(player) for number, player in line["players"].items()},
        "companies": {name: _their_company(line, name, names) for name in line["corps"]},
        "investors": {f"A{number}": card for number, card in _their_investors(line, names)},
        "privates": {
            name: names[str(card["owner"])] for name, card in line["privates"].items() if card["owner"] is not None
        },
        "depot": {train: None if left < 0 else left for train, left in line["depot"].items() if left},
        "tiles": {hex_: f"{number}/{normal(number, turned)}" for hex_, (number, turned) in line["tiles"].items()},
        "result": {names[number]: worth for number, worth in line["result"].items()} if line["ended"] else None,
    }


def _acting(line: Line, names: Names) -> str | None:
    kind, who = line["acting"]
    if kind == "company":
        who, kind = line["privates"][who]["owner"], "player"
    return names[str(who)] if kind == "player" else f"A{who}" if kind == "minor" else str(who)


def _their_player(player: Line) -> dict[str, Any]:
    return {
        "cash": player["cash"],
        "debt": player["debt"],
        "shares": player["shares"],
        "certificates": player["certs"],
        "worth": player["value"],
    }


def _their_company(line: Line, name: str, names: Names) -> dict[str, Any]:
    card = line["corps"][name]
    if not card["ipoed"]:
        return {"founded": False, "bank": card["bank"]}
    par, slot = card["par"]
    return {
        "founded": True,
        "open": card["floated"],
        "director": names.get(str(card["director"])),
        "cash": card["cash"],
        "price": card["price"],
        "par": [par, slot + 1],
        "certificate": card["director_cert"],
        "permits": "".join(sorted(card["permits"] or "")),
        "trains": sorted(train.rpartition("-")[0] for train in card["trains"]),
        "bank": card["bank"],
        "second half": card["fully_funded"],
        "markers": sorted(card["tokens_left"]),
        "stations": sorted(_their_place(line, *token) for token in card["tokens"]),
    }


def _their_place(line: Line, hex_: str, city: int) -> str:
    if hex_ in line["tiles"]:
        here = shape(*line["tiles"][hex_])
    else:
        here = printed(hex_)
    return _place(hex_, here.ends[city] if here else ())


def _their_investors(line: Line, names: Names) -> Iterator[tuple[str, dict[str, Any]]]:
    for number, card in line["fis"].items():
        if card["owner"] is not None and not card["closed"]:
            yield number, {
                "owner": names[str(card["owner"])],
                "cash": card["cash"],
                "share": card["share"],
                "open": True,
                "station": _their_place(line, *card["token"]),
            }


def _promised_to_rocket(state: State, train: str) -> int | None:
    """When all 4-trains are removed, the last waits in our bank for P7; the site has taken it out."""
    waits = any(isinstance(owed, RocketOwed) for owed in state.owed)
    return 1 if waits and train == current_type(state) else 0


# Differences


class Difference(NamedTuple):
    """Where the two part: the action, the key, and both values."""

    action: int
    kind: str
    key: str
    ours: Any
    theirs: Any

    def __str__(self) -> str:
        return f"action {self.action} ({self.kind}): {self.key}: ours {self.ours!r}, theirs {self.theirs!r}"


def differences(mine: Any, other: Any, key: str = "") -> Iterator[tuple[str, Any, Any]]:
    """Every key whose values differ."""
    if isinstance(mine, Mapping) and isinstance(other, Mapping):
        for part in dict.fromkeys((*mine, *other)):
            yield from differences(mine.get(part), other.get(part), f"{key}.{part}".lstrip("."))
    elif mine != other:
        yield key, mine, other


class Comparison(NamedTuple):
    """How far a game agrees: actions compared, what the ledger explains, the first difference that it does not."""

    actions: int
    known: tuple[tuple[str, Difference], ...]
    first: Difference | None


def compare(data: Mapping[str, Any], digest: Iterator[Line]) -> Iterator[Difference]:
    """Every difference, action by action; a game that cannot be read further ends with the refusal."""
    reader = Reader(data, ONLINE)
    names = dict(zip((str(player["id"]) for player in data["players"]), reader.seats, strict=True))
    lines = {line["n"]: line for line in digest}
    entries = [entry for entry in reader.entries if not entry.is_message]
    for place, entry in enumerate(entries, start=1):
        try:
            reader.take(entry)
        except Refusal as refusal:
            reason = refusal.__cause__ if isinstance(refusal.__cause__, Refusal) else refusal
            yield Difference(entry.number, entry.kind, "refused", (reason.code, reason.facts), dict(entry.action))
            return
        if not reader.mid_way:
            shown = theirs(lines[place], names)
            mine = ours(reader.as_shown(shown["due"] or ""))
            for company, kept in reader.scene.kept.items():
                mine["companies"][company]["trains"] = sorted((*mine["companies"][company]["trains"], *kept))
            if shown["priority"] is None:
                mine["priority"] = None
            for key, mine, other in differences(mine, shown):
                yield Difference(entry.number, entry.kind, key, mine, other)


def read(path: Path) -> str:
    """A file as text, unpacked if need be."""
    return gzip.open(path, "rt").read() if path.suffix == ".gz" else path.read_text()


def main(arguments: list[str]) -> int:
    """Print the first difference, or that there is none."""
    data = json.loads(read(Path(arguments[0])))
    digest = (json.loads(line) for line in read(Path(arguments[1])).splitlines())
    found = list(compare(data, digest))
    for difference in found[: None if "--all" in arguments else 1]:
        print(difference)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
