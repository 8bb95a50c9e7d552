"""The end: five ways in which it comes (Y70), the last round (Y71), the final scoring and its ranking (Y80-Y92)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import NamedTuple

from eighteen80.yokohama.box.components import BOX
from eighteen80.yokohama.course import Course
from eighteen80.yokohama.events import EndTakenBack, EndTriggered
from eighteen80.yokohama.state import BOARDS, GOODS, NEUTRAL, UNKNOWN, Player, State, Untold

ORDERS = "orders"


def is_over(state: State) -> bool:
    """Return whether the last turn has been played."""
    return state.turn is None and state.last_round is not None


def limit(state: State) -> int:
    """Return the number of assistants on one of the two boards that brings the end."""
    return BOX.contents.end.board[len(state.seats)]


def most_built(state: State, what: str) -> int:
    """Return the largest number of shops or houses built by one player."""
    return max(_number_built(player, what) for player in state.players.values())


class Distance(NamedTuple):
    """Distance of an end: present and final number, what is missing, and the nearest player."""

    why: str
    has: int
    limit: int
    left: int
    names: tuple[str, ...] = ()


def distances(state: State) -> Iterator[Distance]:
    """Yield the five ways to the end. The first order beyond those on the pile brings the end (Y44)."""
    for board in BOARDS:
        has = state.on_board(board)
        yield Distance(board, has, limit(state), limit(state) - has)
    yield Distance(ORDERS, state.pile, BOX.pile(len(state.seats)), state.pile + 1)
    for what in ("shops", "houses"):
        has, most = most_built(state, what), getattr(BOX.contents.end, what)
        ahead = (
            tuple(name for name, player in state.players.items() if _number_built(player, what) == has) if has else ()
        )
        yield Distance(what, has, most, most - has, ahead)


def _number_built(player: Player, what: str) -> int:
    return len(player.sites if what == "shops" else player.trading)


def ends_reached(state: State) -> Iterator[str]:
    """Yield the ends reached now, except the pile of orders, which brings the end when it is drawn from."""
    return (distance.why for distance in distances(state) if distance.left <= 0 and distance.why != ORDERS)


def announce_end(course: Course, who: str) -> None:
    """Announce the end, the first time it comes."""
    if why := next(ends_reached(course.state), None):
        trigger(course, why, who)


def reconsider(course: Course, before: State, who: str) -> None:
    """Y70: Bring the end that a correction completes; undo one that it breaks in the same round."""
    state, trigger_ = course.state, before.trigger
    if state.turn is None:
        return
    undone = trigger_ is not None and _holds(before, trigger_[0]) and not _holds(state, trigger_[0])
    if trigger_ is not None and undone and state.round + 1 == state.last_round:
        course.set(trigger=None, last_round=None)
        course.tell(EndTakenBack(trigger_[0]))
        announce_end(course, who)
    elif set(ends_reached(state)) - set(ends_reached(before)):
        announce_end(course, who)


def _holds(state: State, why: str) -> bool:
    """Return whether an end is still valid; that of the orders as long as the pile is empty."""
    return state.pile == 0 if why == ORDERS else why in ends_reached(state)


def trigger(course: Course, why: str, who: str) -> None:
    """Trigger the end after this round and one more; later reasons change nothing."""
    state = course.state
    if state.trigger is None:
        course.set(trigger=(why, who), last_round=state.round + 1)
        course.tell(EndTriggered(why, who, state.round + 1))


SCORING = BOX.scoring
CATEGORIES = (*BOARDS, "technology", "countries", "rest")


class Holding(NamedTuple):
    """A player's final holding: points, costs of technologies, symbols, and leftovers."""

    points: int
    technologies: tuple[int, ...]
    symbols: Mapping[str, int]
    agents: int
    imports: int
    yen: int
    goods: int


class Position(NamedTuple):
    """A final position: players in turn order, owners of the fields of both boards."""

    players: Mapping[str, Holding]
    boards: Mapping[str, tuple[str | None, ...]]


class Sheet(NamedTuple):
    """A player's points by category."""

    points: int
    church: int
    imports: int
    technology: int
    countries: int
    rest: int

    @property
    def total(self) -> int:
        """All of it."""
        return sum(self)


class Rank(NamedTuple):
    """A competitor for a prize: the number that counts, and the tie-breaker."""

    name: str
    number: int
    tie: int


class Result(NamedTuple):
    """Every sheet in turn order, the ranking, and how the prizes were decided."""

    sheets: Mapping[str, Sheet]
    ranks: tuple[str, ...]
    contests: Mapping[str, tuple[Rank, ...]]


def board_contest(fields: Sequence[str | None]) -> tuple[Rank, ...]:
    """Y81: Rank by most assistants, then by the rightmost one; the neutral one counts like a player (Y83)."""
    owners = dict.fromkeys(owner for owner in fields if owner is not None)
    ranks = [
        Rank(owner, list(fields).count(owner), max(place for place, other in enumerate(fields, 1) if other == owner))
        for owner in owners
    ]
    return tuple(sorted(ranks, key=lambda rank: (rank.number, rank.tie), reverse=True))


def technology_contest(players: Mapping[str, Holding]) -> tuple[Rank, ...]:
    """Y84: Rank by the sum of printed costs, then the earlier in turn order; the numbers are halves."""
    ranks = [
        Rank(name, 2 * sum(player.technologies), -seat)
        for seat, (name, player) in enumerate(players.items())
        if player.technologies
    ]
    if ranks and len(players) == BOX.contents.neutral.players:
        ranks.append(Rank(NEUTRAL, SCORING.neutral_halves, -len(players)))
    return tuple(sorted(ranks, key=lambda rank: (rank.number, rank.tie), reverse=True))


def sets_of(symbols: Mapping[str, int]) -> int:
    """Y85: Score the sets layer by layer, one of every country still there."""
    table, left, total = SCORING.country_sets, [number for number in symbols.values() if number], 0
    while left:
        total += table[len(left)]
        left = [number - 1 for number in left if number > 1]
    return total


def rest_of(player: Holding) -> int:
    """Y86: Score the rest, rounded down in each kind."""
    rest = SCORING.rest
    return (
        player.agents // rest.agent
        + player.imports // rest.imports
        + player.yen // rest.yen
        + player.goods // rest.goods
    )


def score(position: Position) -> Result:
    """Score a final position."""
    prizes = SCORING.prizes
    contests = {board: board_contest(position.boards[board]) for board in BOARDS}
    contests["technology"] = technology_contest(position.players)
    won = {
        category: {rank.name: prize for rank, prize in zip(contests[category], table, strict=False)}
        for category, table in zip(CATEGORIES, (prizes.church, prizes.imports, prizes.technology), strict=False)
    }
    sheets = {
        name: Sheet(
            player.points,
            won["church"].get(name, 0),
            won["import"].get(name, 0),
            won["technology"].get(name, 0),
            sets_of(player.symbols),
            rest_of(player),
        )
        for name, player in position.players.items()
    }
    # Sorting keeps turn order between equals, which is what decides (Y91).
    ranks = tuple(sorted(sheets, key=lambda name: -sheets[name].total))
    return Result(sheets, ranks, contests)


def position_of(state: State) -> Position:
    """Return the present position; an unknown cost counts 0."""
    players = {
        name: Holding(
            player.wares["points"],
            tuple(card.cost or 0 for card in player.technologies),
            player.symbols,
            sum(own.unused for own in player.agents.values()),
            player.wares["import"],
            player.wares["yen"],
            sum(player.wares[ware] for ware in GOODS),
        )
        for name, player in state.players.items()
    }
    return Position(players, {board: with_neutral(state, board) for board in BOARDS})


def with_neutral(state: State, board: str) -> tuple[str | None, ...]:
    """Y08: Add a neutral assistant of unknown field, which matters only in a tie."""
    return (*state.board(board), NEUTRAL) if board in state.hidden_neutral else state.board(board)


# Open values before the result (Y94)


def neutral_matters(state: State, board: str) -> bool:
    """Y08: Return whether a prize depends on the unknown field of the neutral assistant."""
    if board not in state.hidden_neutral:
        return False
    number = BOX.contents.neutral.assistants
    return any(rank.number == number for rank in board_contest(state.board(board)))


def costs_matter(state: State) -> bool:
    """Y84: Return whether the prizes for technologies depend on unknown costs."""
    players = position_of(state).players
    open_ = [name for name in players if any(card.cost is None for card in state.players[name].technologies)]
    dearest = 1 + sum(sum(player.technologies) for player in players.values()) + SCORING.neutral_halves
    outcomes = set()
    for some in product((0, dearest), repeat=len(open_)):
        costs = dict(zip(open_, some, strict=True))
        supposed = {
            name: player._replace(technologies=(*player.technologies, costs[name])) if costs.get(name) else player
            for name, player in players.items()
        }
        outcomes.add(tuple(rank.name for rank in technology_contest(supposed)[: len(SCORING.prizes.technology)]))
    return len(outcomes) > 1


def affects_result(state: State, entry: Untold) -> bool:
    """Return whether the result can depend on an open value."""
    printed = entry.printed
    if UNKNOWN in (printed.reward, printed.country):
        return True
    return entry.verb == "claim" or (entry.verb == "tech" and costs_matter(state))


def awaited_verbs(state: State) -> tuple[str, ...]:
    """List the values still awaited after the last turn."""
    if state.untold:
        return ("tell",)
    return ("neutral",) if any(neutral_matters(state, board) for board in BOARDS) else ()


def final(state: State) -> Result | None:
    """Return the result, once the last turn is over and no value that matters is open."""
    if not is_over(state) or any(affects_result(state, entry) for entry in state.untold.values()):
        return None
    return None if any(neutral_matters(state, board) for board in BOARDS) else score(position_of(state))
