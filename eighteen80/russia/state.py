"""A moment of the game: frozen values, shared between moments. Positions and fields are numbers, pieces are names."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Annotated, NamedTuple

from eighteen80.fast_class import quickly_replaced
from eighteen80.refusals import Label
from eighteen80.russia.box.components import BOX, Effect, Space, Table

TABLE = Label("table")
"""Speaker of the banker's lines."""

LINES = tuple(BOX.lines)
COLOURS = tuple(BOX.tracks)
OWN, TURQUOISE, COIN, BLACK = PIECES = ("own", "turquoise", "coin", "black")
FREE, PLACED = "free", "placed"
QUESTION = "I?"
"""The field of a token on the industry bar."""

LAST = "last"
OPEN = "open"


class Options(NamedTuple):
    """The rulings that a table may choose; the first value of each is the rule."""

    effects: Annotated[str, "any_order", "at_once"] = "any_order"
    loco_return: Annotated[str, "no_empty_slot", "only_if_stuck"] = "no_empty_slot"
    black_worker: Annotated[str, "allowed", "shown"] = "allowed"
    again_any: Annotated[str, "yes", "no"] = "yes"
    end_cards: Annotated[str, "hidden", "open"] = "hidden"
    entry: Annotated[str, "moves", "scores"] = "moves"
    ask_numbers: Annotated[str, "yes", "no"] = "yes"


class Piece(NamedTuple):
    """A piece on a space, and its owner."""

    owner: str
    kind: str

    def __str__(self) -> str:
        return f"{self.owner} {self.kind}"


class Earned(NamedTuple):
    """Points as they were earned: their round, source and number; `detail` has more."""

    round: int
    source: str
    detail: str
    points: int


@quickly_replaced
class Player(NamedTuple):
    """A player's tableau and stock; lines and colours in printed order, locomotives high to low, front marker first."""

    workers: int
    free: int
    coins: int
    tracks: tuple[tuple[int, ...], ...]
    locos: tuple[tuple[int, ...], ...]
    colours: int = 1
    turquoise: int = 0
    black: str = ""
    factories: tuple[int, ...] = ()
    markers: tuple[int, ...] = (0,)
    doublers: int = 0
    revalued: bool = False
    medal: bool = False
    tokens: tuple[tuple[str, str], ...] = ()
    engineers: tuple[str, ...] = ()
    end_cards: int = 0
    passed: bool = False
    fired: frozenset[str] = frozenset()
    score: int = 0
    ledger: tuple[Earned, ...] = ()
    shown: tuple[str, ...] | None = None

    def reach(self, line: int) -> int:
        """Return the reach of a line's locomotives."""
        return sum(self.locos[line])


class Figures(NamedTuple):
    """Printed figures that no text gives for sure: a table may correct them from its own box."""

    pass_points: tuple[int, ...]
    stars: tuple[tuple[int, int], ...]
    bar: tuple[str, ...]
    factories: tuple[str, ...]
    last: int
    closed: frozenset[str]
    tenth: str = ""


class Steps(NamedTuple):
    """Track steps: the colours of each, and their source if it is known."""

    slots: tuple[str, ...]
    must: bool = False
    source: str = ""


class Pushes(NamedTuple):
    """Steps of the industry markers; those `up_to` a number wait to be typed."""

    steps: int
    must: bool = False
    up_to: bool = False


class Build(NamedTuple):
    """A locomotive or a factory to be built; `card` is the locomotive of the ? card."""

    what: str
    must: bool = False


class Again(NamedTuple):
    """A space to be used again, none of those named."""

    must: bool = False
    barred: tuple[str, ...] = ()


class Freed(NamedTuple):
    """A locomotive in hand, and the line it comes from."""

    number: int
    line: int


class TokenOwed(NamedTuple):
    """A token to be chosen for a ? field."""

    field: str


class CardOwed(NamedTuple):
    """An open ? card to be taken. Its word keeps it apart from the end card: tuples of nothing are all the same."""

    what: str = "card"


class Three(NamedTuple):
    """The card with three effects: those still to be done, and whether it is the one that may be done once more."""

    left: tuple[str, ...]
    fourth: bool = False

    @property
    def must(self) -> bool:
        """The three have to be done, the fourth may."""
        return not self.fourth


class EndCardOwed(NamedTuple):
    """An end card from the pile, or points."""

    what: str = "end card"


class NumberOwed(NamedTuple):
    """The number of an engineer that points depend on; it may be left open."""

    engineer: str
    what: str = "number"


Owed = Steps | Pushes | Build | Again | Freed | TokenOwed | CardOwed | Three | EndCardOwed | NumberOwed


class Unpaid(NamedTuple):
    """Points that depend on an engineer's unknown number: their receiver, source and round."""

    engineer: str
    player: str
    round: int
    source: str
    detail: str


@quickly_replaced
class Turn(NamedTuple):
    """The player to decide; `begun` once the placement is made, with what is still owed, the oldest first.

    Where new effects come before the rest, effects of one origin form a group: `groups` holds their sizes, and the
    first group is done before the next.
    """

    who: str
    begun: bool = False
    pool: tuple[Owed, ...] = ()
    groups: tuple[int, ...] = ()


ANY_ORDER, AT_ONCE = "any_order", "at_once"
"""The table's options for the effects of an action: in any order, or new ones before the rest (RR02)."""

STRIP, BONUS, ACTIONS, RELOCATE, REVEAL, OVER = ("strip", "bonus", "actions", "relocate", "reveal", "end")


@quickly_replaced
class State(NamedTuple):
    """Everything on the table."""

    seats: tuple[str, ...]
    options: Options
    figures: Figures
    players: Mapping[str, Player]
    order: tuple[str, ...]
    stacks: tuple[int, ...]
    phase: str = STRIP
    round: int = 0
    turn: Turn | None = None
    spaces: Mapping[str, tuple[Piece, ...]] = {}
    strip: tuple[str | None, ...] = ()
    card_engineer: str = ""
    numbers: Mapping[str, int] = {}
    unpaid: tuple[Unpaid, ...] = ()
    returned: tuple[int, ...] = ()
    doublers: int = 0
    cards: tuple[str, ...] = tuple(BOX.cards)
    pile: int = BOX.end.pile
    bonuses: tuple[str, ...] = tuple(BOX.setup.bonus)
    waiting: tuple[str, ...] = ()
    scored: Mapping[int, Mapping[str, Player]] = {}
    known_prints: frozenset[str] = frozenset()
    result: tuple[tuple[str, int], ...] | None = None

    @property
    def table(self) -> Table:
        """Figures for this number of players."""
        return BOX.setup.players[len(self.seats)]

    @property
    def last_round(self) -> bool:
        """True in the last round."""
        return self.round == self.table.rounds

    @property
    def after_rounds(self) -> bool:
        """True once all rounds are played."""
        return self.phase in (REVEAL, OVER)

    @property
    def own_turn(self) -> Turn:
        """The turn under way, where there is one."""
        if self.turn is None:
            raise LookupError("nobody is on turn")
        return self.turn

    @property
    def actor(self) -> str:
        """Player whose turn it is."""
        return self.own_turn.who

    @property
    def pool(self) -> tuple[Owed, ...]:
        """Pending effects of the turn."""
        return self.turn.pool if self.turn else ()

    @property
    def in_hand(self) -> Freed | None:
        """The locomotive in hand, which comes before everything else (RR04)."""
        first = self.turn.pool[0] if self.turn and self.turn.pool else None
        return first if isinstance(first, Freed) else None

    @property
    def doable(self) -> tuple[Owed, ...]:
        """Effects that may be done now: all in any order, or the latest group where new effects come first."""
        if self.turn is None or self.options.effects != AT_ONCE:
            return self.pool
        return self.turn.pool[: next(iter(self.turn.groups), 0)]


DOUBT = "¿"
"""Sign after a figure that the table has not read from its own box (RR68)."""


def is_print_known(state: State, kind: str, piece: str) -> bool:
    """Return whether the table has given the print of that piece."""
    return f"{kind} {piece}" in state.known_prints


def doubt(state: State, kind: str, piece: str) -> str:
    """Return the sign after a figure that no one has checked."""
    return "" if is_print_known(state, kind, piece) else DOUBT


def own_space(engineer: str) -> str:
    """Return the space of a player's own engineer."""
    return f"engineer {engineer}"


@lru_cache(maxsize=64)
def slot_space(slot: int) -> str:
    """Return the space of the board over a slot of the strip, counted from the right."""
    return next(name for name, space in BOX.spaces.items() if space.slot == slot)


def engineer_in(state: State, slot: int) -> str | None:
    """Return the engineer in a slot, counted from the right."""
    return state.strip[-1 - slot] if slot < len(state.strip) else None


def owner_of(state: State, engineer: str) -> str | None:
    """Return the owner of an engineer."""
    return next((name for name, player in state.players.items() if engineer in player.engineers), None)


def claims(state: State) -> dict[int, str]:
    """Map claimed places to players."""
    places = ((space.place, state.spaces.get(name)) for name, space in BOX.spaces.items() if space.place)
    return {place: pieces[0].owner for place, pieces in places if pieces}


def effect_of(state: State, space: str) -> Effect:
    """Return the effect of a space, or of the engineer on it."""
    printed = BOX.spaces.get(space)
    if printed is None:
        return BOX.engineers.engineers[space.removeprefix("engineer ")]
    name = engineer_in(state, printed.slot) if printed.slot else None
    return BOX.engineers.engineers[name] if name else printed


def asks(state: State, space: str) -> tuple[int, int]:
    """Return the number of workers and coins that a space costs."""
    printed: Space | None = BOX.spaces.get(space)
    if printed is None:
        return BOX.engineers.workers, 0
    return (state.figures.last if space == LAST else printed.workers), printed.coins


@lru_cache(maxsize=64)
def gaps(bar: tuple[str, ...]) -> tuple[int, ...]:
    """Return the positions of the bar that a factory has to fill."""
    return tuple(place for place, name in enumerate(bar) if name.endswith("f"))


@lru_cache(maxsize=64)
def bar_values(bar: tuple[str, ...]) -> tuple[int, ...]:
    """Return the score of each position: its print, or else the one below it."""
    values: list[int] = []
    for name in bar:
        printed = name.removesuffix("?")
        values.append(int(printed) if printed.isdecimal() else values[-1])
    return tuple(values)
