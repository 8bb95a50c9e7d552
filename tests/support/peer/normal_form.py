"""Our state and a line of the digest in one form, so that they can be compared key by key.

Where the two differ in form, ours is converted to the site's; each such place names its entry in the ledger,
tests/china/differences.md.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from typing import Any

from eighteen80.china.box.components import BOX
from eighteen80.china.course import Course
from eighteen80.china.map.board import shape_at
from eighteen80.china.map.tiles import canonical_rotation, printed_shape, shape
from eighteen80.china.rules.chart import stacks
from eighteen80.china.rules.companies import certificates, clockwise_from
from eighteen80.china.rules.ending import holdings
from eighteen80.china.rules.investors import owners_part
from eighteen80.china.rules.operating import turns
from eighteen80.china.rules.operating.phases import current_type
from eighteen80.china.site.passes import TRACK, actor_asked, under_way
from eighteen80.china.site.reader import Reader
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
from tests.support.peer.piles import Piles, Watcher

Line = Mapping[str, Any]
Names = Mapping[str, str]
View = dict[str, Any]
Lying = list[tuple[str, Marker]]
"""Markers of one owner, each with its hex."""

ROUNDS = {Auction: "auction", Draft: "draft", ShareRound: "stock", Operating: "operating", Over: "over"}
SHARED_ROUNDS = ("stock", "operating")
_MOVED = re.compile(r"([A-Z]{3})'s share price moves ")


# Ours


def ours(reader: Reader, due: str | None) -> View:
    """Return our state as the digest describes it, at the moment in which the site waits for a player (E01)."""
    state = _as_shown(reader, due or "")
    over = state.round if isinstance(state.round, Over) else None
    lying = _markers(state.board)
    return {
        "round": ROUNDS[type(state.round)],
        "phase": state.phase.name,
        "marker": state.marker,
        "priority": _priority(state),
        "due": actor_asked(state) or None,
        "players": {name: _player(state, name) for name in state.seats},
        "companies": {name: _company(reader, state, name, lying[name]) for name in state.companies},
        "investors": {name: _investor(state, card, lying[name]) for name, card in _open_investors(state)},
        "privates": dict(state.privates),
        "depot": {train: left for train, left in state.depot.items() if left not in (0, _reserved_train(state, train))},
        "tiles": {hex_: f"{laid.number}/{laid.rotation}" for hex_, laid in state.board.tiles.items()},
        "stacks": _stacks(stacks(state)),
        "result": dict(over.result) if over else None,
    }


def _as_shown(reader: Reader, who: str) -> State:
    """The site waits where our game continues, and its passed steps are over, in our game only with the next move."""
    state = (reader.game.stage(who) if who else None) or reader.state
    turn = under_way(state)
    if turn is None or state.owed or turn.who not in state.companies:
        return state
    step, course = reader.game.watch.step(state), Course(state)
    turns.pass_to(course, turns.TRAINS if step is None else max(step - TRACK, turn.step))
    return course.state


def _priority(state: State) -> str | None:
    """Return the next holder of the priority marker if the share round ended now (E02)."""
    if isinstance(state.round, Auction | Draft):
        return None
    last = state.round.last if isinstance(state.round, ShareRound) else None
    return clockwise_from(state, last)[0] if last else state.priority


def _player(state: State, name: str) -> View:
    player = state.players[name]
    return {
        "cash": player.cash,
        "debt": player.debt,
        "shares": {company: percent for company, percent in player.shares.items() if percent},
        "certificates": certificates(state, name),
        "worth": holdings(state, name),
    }


def _markers(board: Board) -> defaultdict[str, Lying]:
    """All markers by their owners."""
    found = defaultdict[str, Lying](list)
    for hex_, markers in board.stations.items():
        for marker in markers:
            found[marker.owner].append((hex_, marker))
    return found


def _company(reader: Reader, state: State, name: str, lying: Lying) -> View:
    company = state.companies[name]
    if not company.founded:
        return {"founded": False, "bank": company.bank}
    prices = BOX.setup.marker_prices
    markers = company.markers + _undecided_markers(state.board, lying)
    return {
        "founded": True,
        "open": company.open,
        "director": company.director,
        "cash": company.cash + _second_half(company),
        "price": [*company.space, BOX.chart.price(company.space)],
        "par": [company.par, company.row],
        "certificate": company.certificate,
        "permits": "".join(sorted(company.permits)),
        "trains": sorted((*company.trains, *reader.game.kept.get(name, ()))),
        "bank": company.bank,
        "second half": company.second_half,
        "markers": [price * state.phase.marker_cost_factor for price in prices[len(prices) - markers :]],
        "stations": sorted(_stations(state.board, lying)),
    }


def _second_half(company: Company) -> int:
    """The second half of a company that does not operate yet; the site pays it when it is earned (E03)."""
    return company.par * BOX.setup.half_capital if company.second_half and not company.open else 0


def _undecided_markers(board: Board, lying: Lying) -> int:
    """A home marker whose city is to be chosen now; the site takes it back on the charter until then (E04)."""
    return sum(marker.city is None and shape_at(board, hex_) is not None for hex_, marker in lying)


def _open_investors(state: State) -> Iterator[tuple[str, Investor]]:
    over = isinstance(state.round, Over)
    return ((name, card) for name, card in state.investors.items() if card.open and not over)


def _investor(state: State, card: Investor, lying: Lying) -> View:
    station = next(_stations(state.board, lying), None)
    return {"owner": card.owner, "cash": card.cash, "share": card.share, "station": station}


def _stations(board: Board, lying: Lying) -> Iterator[str]:
    """A station by its hex and the edges that lead to it; the two number cities differently."""
    for hex_, marker in lying:
        here = shape_at(board, hex_)
        if here is None or marker.city is not None:
            yield _place(hex_, here.ends[marker.city or 0] if here else ())


def _place(hex_: str, edges: tuple[int, ...]) -> str:
    return f"{hex_} {','.join(map(str, edges))}".rstrip()


def _reserved_train(state: State, train: str) -> int:
    """Count the 4-train that waits in our bank for P7 after the others are removed; the site has taken it out (E05)."""
    waits = any(isinstance(owed, RocketOwed) for owed in state.owed)
    return 1 if waits and train == current_type(state) else 0


def _stacks(piles: Piles) -> View:
    return {f"{row}/{column}": names for (row, column), names in piles.items()}


# Theirs


def order_stacks(line: Line, watcher: Watcher) -> View:
    """Return the order of stacked markers by the moves in the log, to be called line by line."""
    spaces = {name: (card["price"][0], card["price"][1]) for name, card in line["corps"].items() if card["price"]}
    moved = [match[1] for text in line["log"] if (match := _MOVED.match(text))]
    return {"stacks": _stacks(watcher.piles_after(spaces, moved))}


def theirs(line: Line, names: Names) -> View:
    """The digest's line."""
    shown = {
        "round": line["round"],
        "phase": line["phase"],
        "marker": line["marker"],
        "priority": names.get(str(line["priority"])) if line["round"] in SHARED_ROUNDS else None,
        "due": None if line["ended"] else _player_to_act(line, names),
        "players": {names[number]: _their_player(player) for number, player in line["players"].items()},
        "companies": {name: _their_company(line, name, names) for name in line["corps"]},
        "investors": dict(_their_investors(line, names)),
        "privates": {
            name: names[str(card["owner"])] for name, card in line["privates"].items() if card["owner"] is not None
        },
        "depot": {train: None if left < 0 else left for train, left in line["depot"].items() if left},
        "tiles": {
            hex_: f"{number}/{canonical_rotation(number, turned)}" for hex_, (number, turned) in line["tiles"].items()
        },
        "result": None,
    }
    return _final_view(shown, line, names) if line["ended"] else shown


def _final_view(shown: View, line: Line, names: Names) -> View:
    """The last line; the site pays the owner of every second investor only, here he gets his part (E06)."""
    result = {names[number]: worth for number, worth in line["result"].items()}
    for card in shown["investors"].values():
        part, owner = owners_part(card["cash"]), card["owner"]
        shown["players"][owner]["cash"] += part
        shown["players"][owner]["worth"] += part
        result[owner] += part
    return shown | {"round": "over", "investors": {}, "result": result}


def _player_to_act(line: Line, names: Names) -> str:
    kind, who = line["acting"]
    if kind == "company":
        kind, who = "player", line["privates"][who]["owner"]
    return names[str(who)] if kind == "player" else f"A{who}" if kind == "minor" else str(who)


def _their_player(player: Line) -> View:
    return {
        "cash": player["cash"],
        "debt": player["debt"],
        "shares": player["shares"],
        "certificates": player["certs"],
        "worth": player["value"],
    }


def _their_company(line: Line, name: str, names: Names) -> View:
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
    here = shape(*line["tiles"][hex_]) if hex_ in line["tiles"] else printed_shape(hex_)
    return _place(hex_, here.ends[city] if here else ())


def _their_investors(line: Line, names: Names) -> Iterator[tuple[str, View]]:
    for number, card in line["fis"].items():
        if card["owner"] is not None and not card["closed"]:
            station = _their_place(line, *card["token"])
            owner = names[str(card["owner"])]
            yield f"A{number}", {"owner": owner, "cash": card["cash"], "share": card["share"], "station": station}
