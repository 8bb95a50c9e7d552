"""Symbols: the parts of a reward, in order (Y56), agents for pairs (Y51), and assistants in unseen areas (Y31)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import product
from typing import Any, Generic, NamedTuple, TypeVar

from eighteen80.refusals import Illegal
from eighteen80.sheets import Facts
from eighteen80.yokohama.box.components import BOX
from eighteen80.yokohama.course import Course
from eighteen80.yokohama.events import AgentGained, AgentGone, Hired, MovesLapsed, NotTold, TechnologyWorked
from eighteen80.yokohama.fields.amounts import in_order, number_of, sum_wares
from eighteen80.yokohama.moves import Bonus, Give, House, Order, Pray, Shop
from eighteen80.yokohama.state import GOODS, UNKNOWN, Agents, Player, Printed, State, Untold, Wares

PIECES = BOX.wares.pieces
_NOT_GAINED = ("any", "hire", "moves")


class Reward(NamedTuple):
    """Gains from a printed reward and the chosen goods."""

    gains: Wares = ()
    pieces: Wares = ()
    moves: int = 0


Opening = TypeVar("Opening", bound=Bonus | Shop | House | Order | Pray | Give)


class Opened(NamedTuple, Generic[Opening]):
    """A move that opens a card, a tile, a site or a field, and the reward printed there."""

    move: Opening
    reward: Reward


def open_print(_state: State, move: Opening) -> Opened[Opening]:
    """Work out the reward of what the move opens."""
    return Opened(move, plan_reward(move.printed, move.chosen))


def plan_reward(printed: Printed | None, chosen: Wares) -> Reward:
    """Work out the reward from print and choice; empty if it is still unknown."""
    if printed is None or printed.reward is None or printed.reward == UNKNOWN:
        _check_choice((), chosen)
        return Reward()
    wares = printed.reward
    _check_choice(wares, chosen)
    goods = tuple(pair for pair in chosen if pair[0] in GOODS)
    gains = sum_wares((*(pair for pair in wares if pair[0] not in _NOT_GAINED), *goods))
    pieces = tuple(pair for pair in chosen if pair[0] in PIECES)
    return Reward(gains, pieces, number_of(wares, "moves"))


def _check_choice(wares: Wares, chosen: Wares) -> None:
    goods = sum(number for ware, number in chosen if ware in GOODS)
    pieces = sum(number for ware, number in chosen if ware in PIECES)
    wanted, most = number_of(wares, "any"), number_of(wares, "hire")
    if goods != wanted:
        raise Illegal("choice-goods", chosen=goods, wanted=wanted)
    if pieces > most:
        raise Illegal("choice-pieces", chosen=pieces, most=most)


def find_lack(player: Player, wares: Iterable[tuple[str, int]]) -> Facts:
    """Return what is missing of goods to be given, for a refusal; nothing if all are there."""
    for ware, number in wares:
        if (there := player.wares[ware]) < number:
            return {"ware": ware, "number": number, "there": there}
    return {}


def check_opened(player: Player, plan: Opened[Any]) -> None:
    """Check the reward, and that the line names the print."""
    check_reward(player, plan.reward)
    require_printed(plan.move.printed, plan.move.verb)


def check_reward(player: Player, reward: Reward) -> None:
    """Y56: Check that the hired pieces can be paid after the gains."""
    if reward.pieces:
        yen = player.yen + number_of(reward.gains, "yen")
        check_hire(player, reward.pieces, yen)


def gain(course: Course, who: str, reward: Reward, *, mining: bool = False) -> None:
    """Gain goods, pieces and movements; with `mining` copper may bring one more."""
    if reward.gains:
        course.gain(who, reward.gains)
    if mining and number_of(reward.gains, "copper"):
        works(course, who, "copper")
    if reward.pieces:
        hire(course, who, reward.pieces)
    if reward.moves and course.state.on_map:
        course.change_turn(moves=course.turn.moves + reward.moves)
    elif reward.moves:
        arrive(course, who, reward.moves)


def bring(
    course: Course, plan: Opened[Any], event: str, subject: str, *, mining: bool = False, reached: int | None = None
) -> None:
    """Gain what was opened, the additions of technologies on this event, and the pair.

    With `mining` copper may bring one more; a field was `reached` by that many gifts.
    """
    who, printed = course.actor, require_printed(plan.move.printed, plan.move.verb)
    gain(course, who, plan.reward, mining=mining)
    works(course, who, event)
    add_symbol(course, who, printed.country)
    verb, mines = plan.move.verb if reached is None else "field", mining and course.get(who).owns("mining")
    note_unknown(course, Untold(who, verb, printed, subject, mining=mines, most=reached))


def works(course: Course, who: str, event: str, before: Player | None = None) -> None:
    """Give what the technologies bring on this event; with `before`, only those owned then count."""
    for card in (before or course.get(who)).technologies:
        technology = BOX.technologies[card.key]
        if technology.when == event:
            course.add(who, technology.gives)
            course.tell(TechnologyWorked(who, card.key, in_order(technology.gives)))


def prices(player: Player, piece: str) -> Iterator[int]:
    """Yield the costs of the next pieces of a kind, one after the other (Y45)."""
    table: tuple[int, ...] = getattr(BOX.contents.hire, piece)
    left = in_warehouse(player, piece)
    taken = max(0, getattr(BOX.contents.start, f"{piece}s").warehouse - left)
    for number in range(left):
        yield table[min(taken + number, len(table) - 1)]


def in_warehouse(player: Player, piece: str) -> int:
    """Count the pieces of a kind in the warehouse."""
    return {"assistant": player.warehouse, "shop": player.shops.warehouse, "house": player.houses.warehouse}[piece]


def price_of(player: Player, pieces: Wares) -> int:
    """Add up the cost of these pieces."""
    return sum(
        price for piece, number in pieces for price, _ in zip(prices(player, piece), range(number), strict=False)
    )


def check_hire(player: Player, pieces: Wares, yen: int) -> None:
    """Y45: Check that the pieces are in the warehouse, and can be paid."""
    for piece, number in pieces:
        if number > (left := in_warehouse(player, piece)):
            raise Illegal("hire-warehouse", piece=piece, number=number, left=left)
    if (cost := price_of(player, pieces)) > yen:
        raise Illegal("hire-yen", cost=cost, yen=yen)


def hire(course: Course, who: str, pieces: Wares) -> None:
    """Pay for pieces and put them into the supply."""
    for piece, number in pieces:
        player = course.get(who)
        cost = price_of(player, ((piece, number),))
        course.pay(who, None, cost)
        if piece == "assistant":
            course.change(who, supply=player.supply + number, warehouse=player.warehouse - number)
        else:
            kept = player.shops if piece == "shop" else player.houses
            moved = kept._replace(supply=kept.supply + number, warehouse=kept.warehouse - number)
            course.change(who, **{f"{piece}s": moved})
        course.tell(Hired(who, piece, number, cost))


def hirings(player: Player, most: int, yen: int, least: int = 1) -> Iterator[Wares]:
    """Yield every number of pieces that can be paid, of all kinds together at most `most`."""
    ranges = (range(min(most, in_warehouse(player, piece)) + 1) for piece in PIECES)
    for numbers in product(*ranges):
        found = tuple((piece, number) for piece, number in zip(PIECES, numbers, strict=True) if number)
        if least <= sum(numbers) <= most and price_of(player, found) <= yen:
            yield found


def require_printed(printed: Printed | None, verb: str) -> Printed:
    """Y94: Require the printed reward or a note that it is unknown, also in a ruling."""
    if printed is None:
        raise Illegal("value-missing", verb=verb, sort=verb)
    return printed


def note_unknown(course: Course, entry: Untold) -> None:
    """Y94: Keep an unknown value open under the number of its move."""
    if not entry.printed.is_known:
        number = course.state.number + 1
        course.set(untold={**course.state.untold, number: entry})
        course.tell(NotTold(number))
        if entry.printed.reward == UNKNOWN and not course.state.on_map:
            # Movements may be printed there, in an unknown number.
            arrive(course, entry.who, ALL_ASSISTANTS)


def lapse(course: Course) -> None:
    """Y56: Drop the movements that were not made."""
    if course.turn.moves:
        course.tell(MovesLapsed(course.actor, course.turn.moves))
        course.change_turn(moves=0)


def add_symbol(course: Course, who: str, country: str | None) -> None:
    """Add an open card with that symbol; each second one brings an agent, as long as there is one (Y51)."""
    if country is None or country == UNKNOWN:
        return
    player = course.get(who)
    number = player.symbols.get(country, 0) + 1
    course.change(who, symbols={**player.symbols, country: number})
    if number % BOX.countries.every:
        return
    left = course.state.agents[country]
    if not left:
        course.tell(AgentGone(who, country))
        return
    own = player.agents.get(country, Agents())
    course.change(who, agents={**player.agents, country: own._replace(unused=own.unused + 1)})
    course.set(agents={**course.state.agents, country: left - 1})
    course.tell(AgentGained(who, country, left - 1))


A_TURN = BOX.contents.placing.same_area
ALL_ASSISTANTS = BOX.contents.start.assistants.all
TELEPHONE = "telephone"


def arrive(course: Course, who: str, number: int = A_TURN) -> None:
    """Add the assistants that can have come to any one area: a placing does not name it."""
    course.change(who, arrived=course.get(who).arrived + number)


def clear_area(course: Course, who: str, area: str) -> None:
    """Clear the area after an action, but for one assistant who may stay by telephone."""
    player = course.get(who)
    stay = BOX.technologies[TELEPHONE].stays if player.owns(TELEPHONE) else 0
    left = max(player.left.get(area, 0), player.arrived - stay)
    course.change(who, left={**player.left, area: left})
