"""Answers: the question, possible moves, meanings of a name, the places of pieces and their totals."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from eighteen80.capabilities import Pile, Sum
from eighteen80.engine.language import Handbook
from eighteen80.line.folding import fold, spellings
from eighteen80.refusals import Illegal
from eighteen80.sheets import Cell, Grid, Line, Say, Text
from eighteen80.yokohama import turn
from eighteen80.yokohama.box.components import BOX, Achievement, TechnologyCard
from eighteen80.yokohama.fields.fact_names import goal, place, ware, word
from eighteen80.yokohama.fields.places import area_of
from eighteen80.yokohama.moves import MOVES, NOTATION, VERBS
from eighteen80.yokohama.rules.extra_phases import count_shown
from eighteen80.yokohama.rules.scoring import is_over
from eighteen80.yokohama.rules.setup import asks_for_goals, lays_rows
from eighteen80.yokohama.show.sheets.sheet_turn import may, present
from eighteen80.yokohama.state import GOODS, Agents, Player, State
from eighteen80.yokohama.turn import ENGINE

START = BOX.contents.start
BUILDINGS = ("shops", "houses")
ORDERS: Mapping[str, str] = {"pile": "pile", "hand": "hands", "orders": "fulfilled"}
"""Places of the orders counted by such a name."""
AGENT = "agent"
_NUMBER = re.compile(r"\d{1,4}")
ASSISTANTS: Mapping[str, str] = {"assistants": "supply", "warehouse": "warehouse"}
"""Places of the assistants counted by such a name."""


def sum_of(state: State, pile: Pile) -> Sum | None:
    """Return the required sum that the pile is part of, with the pile as counted; None without one."""
    player = state.players.get(pile.subject)
    if pile.what == AGENT and player is not None:
        return agents_in_box(state, player, str(pile.amount))
    if not isinstance(pile.amount, int):
        return None
    if pile.what in ORDERS:
        return orders_in_box(
            state, ORDERS[pile.what], pile.amount - (getattr(player, pile.what) if player else state.pile)
        )
    if player is not None and pile.what in ASSISTANTS:
        return assistants(state, player, {ASSISTANTS[pile.what]: pile.amount})
    return buildings(player, pile.what, {"supply": pile.amount}) if player and pile.what in BUILDINGS else None


def agents_in_box(state: State, player: Player, counted: str) -> Sum:
    """Return free and owned agents, with one player's as counted: `GB 1 0, US 0 1`."""
    owned = sum(sum(map(sum, each.agents.values())) for each in state.players.values())
    own = sum(map(sum, player.agents.values()))
    parts = {"left": sum(state.agents.values()), "owned": owned - own + sum(map(int, _NUMBER.findall(counted)))}
    number = sum(parts.values())
    return Sum(Say("look-all-agents", **parts, all=number), number, sum(BOX.countries.agents.values()))


def orders_in_box(state: State, where: str, more: int) -> Sum | None:
    """Return the orders of the box, with `more` in one place; None if the number of open ones is unknown."""
    if not state.pile or state.turn is None:
        return None
    cards, players, number = BOX.contents.orders, state.players.values(), len(state.seats)
    hands, fulfilled = sum(each.hand for each in players), sum(each.orders for each in players)
    parts = {"pile": state.pile, "open": BOX.open_orders(number), "hands": hands, "fulfilled": fulfilled}
    # Of the cards that are dealt everybody keeps one.
    parts["box"] = cards.removed[number] + number * (cards.dealt - 1)
    parts[where] += more
    total = sum(parts.values())
    return Sum(Say("look-cards", **parts, all=total), total, cards.cards)


def assistants(state: State, player: Player, counted: Mapping[str, int]) -> Sum:
    """Return a player's assistants, with those of some place as counted."""
    areas = sum(player.areas.values())
    parts = {"supply": player.supply, "areas": areas, "warehouse": player.warehouse, "boards": player.boards, **counted}
    number = sum(parts.values())
    return Sum(Say("look-assistants", depth=state.options.depth, **parts, all=number), number, START.assistants.all)


def buildings(player: Player, what: str, counted: Mapping[str, int]) -> Sum:
    """Return a player's shops or houses, with those of some place as counted."""
    pieces, built = (player.shops, player.sites) if what == "shops" else (player.houses, player.trading)
    parts = {"built": len(built), **pieces._asdict(), **counted}
    number = sum(parts.values())
    return Sum(Say("look-pieces", pieces=word(what), **parts, all=number), number, getattr(START, what).all)


def ask(state: State) -> Say:
    """Return the question to the player to act."""
    verbs = tuple(may(state, verb) for verb in turn.due_verbs(state))
    if is_over(state):
        return Say("ask-told" if verbs else "ask-over", verbs=verbs, moves=tuple(state.untold))
    if lays_rows(state):
        row = len(state.rows)
        return Say("ask-rows", row=row + 1, length=BOX.contents.layout.rows[len(state.seats)][row])
    if asks_for_goals(state):
        return Say("ask-goals", verbs=verbs)
    action = state.this_turn.action
    if action is not None:
        return Say("ask-action", area=place(action.area), power=action.power, verbs=verbs)
    step = Say("step", step=f"step{present(state, state.this_turn)}")
    return Say("ask-turn", step=step, verbs=verbs)


def handbook(state: State) -> Grid:
    """Show every move."""
    always = (*turn.ANY_TIME, *(VERBS[verb] for verb in turn.due_verbs(state)))
    return Handbook(ENGINE, NOTATION, MOVES, always).show(state)


def look_up(state: State, word: str) -> Text:
    """Describe a player, an area, a technology, an achievement or a country."""
    wanted = fold(word.strip())
    for name in state.seats:
        if wanted in spellings(name):
            return Text(tuple(_player(state, name)))
    if technology := _key_of(wanted, BOX.technologies):
        return Text(tuple(_technology(state, technology)))
    if achievement := _key_of(wanted, BOX.achievements):
        return Text(tuple(_goal(state, achievement)))
    if word.upper() in BOX.countries.agents:
        return Text(tuple(_country(state, word.upper())))
    area = area_of(word, state)
    if area is None or area not in state.areas:
        raise Illegal("look-up-unknown", word=word)
    return Text(tuple(_area(state, area)))


def _key_of(wanted: str, cards: Mapping[str, TechnologyCard] | Mapping[str, Achievement]) -> str:
    """Return the key of the card with that name in any language, or ""."""
    named = ((key, [key, *(name for names in card.names.values() for name in names)]) for key, card in cards.items())
    return next((key for key, names in named if wanted in map(fold, names)), "")


def _player(state: State, name: str) -> Iterator[Line]:
    """Yield a player's things; each kind of piece with its places, and the total."""
    player = state.players[name]
    wares = tuple(ware((what, player.wares[what])) for what in ("points", "yen", *GOODS, "import"))
    yield Line((Cell(name, "strong"), Cell(wares)))
    yield Line((Cell(assistants(state, player, {}).wording),))
    yield from (Line((Cell(buildings(player, what, {}).wording),)) for what in BUILDINGS)
    yield Line((Cell(Say("look-orders", hand=player.hand, orders=player.orders)),))
    yield from (Line((Cell(word(card.key)),)) for card in player.technologies)


def _area(state: State, area: str) -> Iterator[Line]:
    yield Line((Cell(place(area), "strong"), Cell(" ".join(map(str, BOX.board(area).yields)), "dim")))
    for name, player in state.players.items():
        if player.president == area or player.buildings_in(area) or player.areas.get(area):
            facts = {
                "assistants": player.areas.get(area, 0),
                "president": player.president == area,
                "shop": player.sites.get(area, 0),
                "house": area in player.trading,
            }
            yield Line((Cell(name), Cell(Say("look-standing", facts))))
    if area in state.tiles:
        yield Line((Cell(Say("look-tile")),))
    if area == state.station:
        yield Line((Cell(word("station")),))


def _technology(state: State, key: str) -> Iterator[Line]:
    owners = tuple(name for name, player in state.players.items() if player.owns(key))
    yield Line((Cell(word(key), "strong"), Cell(", ".join(owners))))


def _goal(state: State, key: str) -> Iterator[Line]:
    yield Line((Cell(goal(key), "strong"),))
    for name in state.seats:
        has = " ".join(
            f"{count_shown(state, name, what)}/{needed}" for what, needed in BOX.achievements[key].needs.items()
        )
        claimed = key in state.claims and name in state.claims[key].names
        yield Line((Cell(name), Cell(has, "good" if claimed else "")))


def _country(state: State, country: str) -> Iterator[Line]:
    yield Line((Cell(country, "strong"), Cell(Say("look-agents", left=state.agents[country]))))
    for name, player in state.players.items():
        own = player.agents.get(country, Agents())
        facts = {"symbols": player.symbols.get(country, 0), "unused": own.unused, "used": own.used}
        yield Line((Cell(name), Cell(Say("look-symbols", facts))))
