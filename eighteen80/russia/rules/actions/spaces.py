"""Spaces of the board and own engineers: permission to use them, and their payment (SONSTIGE, RR06, RR07)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from eighteen80.refusals import Illegal, Label
from eighteen80.russia import moves
from eighteen80.russia.box.components import BOX
from eighteen80.russia.course import Course
from eighteen80.russia.events import Paid
from eighteen80.russia.fields.phrases import Part
from eighteen80.russia.fields.single_words import LEFT, RIGHT, SIDES, engineer_named
from eighteen80.russia.moves import Move
from eighteen80.russia.rules.actions.industry import Tile
from eighteen80.russia.state import (
    BLACK,
    COIN,
    COLOURS,
    FREE,
    LAST,
    OPEN,
    OWN,
    PLACED,
    TURQUOISE,
    Piece,
    Player,
    State,
    asks,
    effect_of,
    engineer_in,
    own_space,
    owner_of,
)

ANY, HIRE = "any", "hire"
_ALONE = (moves.AnyTracks, moves.Open, moves.Doubler, moves.Coins, moves.Temps, moves.Hire, moves.Last)
FIXED: Mapping[type[Move], str] = {**{kind: kind.verb for kind in _ALONE}, moves.Both: "loco 3"}
"""The spaces that a class of moves has to itself."""
_SEVERAL = (moves.Black, moves.Grey, moves.Brown, moves.Natural, moves.White, moves.Loco, moves.Industry)
NUMBERED: Mapping[type[Move], str] = {**{kind: kind.verb for kind in _SEVERAL}, moves.Factory: moves.Loco.verb}
"""The words before the numbers of the other spaces."""
FIRST_COLOUR = COLOURS[0]


def space_of(state: State, move: Move) -> str:
    """Return the space that a move uses, or refuse an engineer without an owner."""
    if type(move) in FIXED:
        return FIXED[type(move)]
    if isinstance(move, moves.Order):
        return f"order {move.place}"
    if isinstance(move, moves.Engineer):
        which = move.which
        if which in (LEFT, RIGHT):
            return SIDES[which]
        name = engineer_named(state, which)
        if not name or owner_of(state, name) != state.actor:
            raise Illegal("not-your-engineer", engineer=which, mine=tuple(state.players[state.actor].engineers))
        return own_space(name)
    number = getattr(move, "number", 0)
    return f"{NUMBERED[type(move)]} {number}"


def is_own(space: str) -> bool:
    """Return whether the space is an engineer next to a tableau."""
    return space not in BOX.spaces


def parts_of(move: Move) -> tuple[Part, ...]:
    """Return the parts that a move names."""
    parts: tuple[Part, ...] = getattr(move, "parts", ())
    if isinstance(move, moves.Factory) and not parts:
        return (Tile(),)
    return parts


def check_open(course: Course, space: str) -> None:
    """Refuse a space that is closed at this number of players, taken, or not there in this round."""
    state, printed = course.state, BOX.spaces.get(space)
    if space in state.figures.closed:
        course.forbid("space-closed", space=space, players=len(state.seats))
    if (space == LAST) != state.last_round and (space == LAST or (printed is not None and printed.place)):
        course.forbid("last-round" if state.last_round else "not-last-round", space=space, rounds=state.table.rounds)
    if printed is not None and printed.slot and engineer_in(state, printed.slot) is None:
        raise Illegal("slot-empty-engineer", space=space)
    there = state.spaces.get(space)
    if there and not (printed is not None and printed.never_taken):
        code = "engineer-used" if is_own(space) else "hired-already" if space == HIRE else "space-taken"
        course.forbid(code, space=space, player=there[0].owner)


def is_open(state: State, space: str) -> bool:
    """Return whether the space could be used now, apart from its cost and effect."""
    try:
        check_open(Course(state, strict=True), space)
    except Illegal:
        return False
    return True


def has_black_step(state: State, space: str) -> bool:
    """Return whether the space allows a black step (RR34, RR35)."""
    steps = effect_of(state, space).steps
    if state.options.black_worker == "shown":
        return FIRST_COLOUR in steps or space == OPEN
    return any(FIRST_COLOUR in slot for slot in steps)


def usable_again(state: State, space: str) -> bool:
    """Return whether the player to act has exactly one worker there, so that it may be used again (RR47, RR48)."""
    mine = [piece for piece in state.spaces.get(space, ()) if piece.owner == state.actor]
    printed = BOX.spaces.get(space)
    if not mine or (printed is not None and (printed.place or printed.rents)) or space == HIRE:
        return False
    if space == OPEN:
        return True
    if space == ANY:
        kinds = sorted(piece.kind == COIN for piece in mine)
        return kinds == [False, True] and state.options.again_any == "yes"
    return len(mine) == 1


USUAL = (TURQUOISE, OWN, COIN)
FOR_ORDER = (OWN, TURQUOISE, COIN)


def stock(player: Player) -> dict[str, int]:
    """Return the player's means of payment by kind."""
    return {OWN: player.free, TURQUOISE: player.turquoise, COIN: player.coins, BLACK: int(player.black == FREE)}


def propose_payment(state: State, space: str, *, black: bool = False) -> tuple[str, ...] | None:
    """Propose a payment for a line without one, with the black worker only if asked; None if it is not enough."""
    workers, coins = asks(state, space)
    there, with_black = stock(state.players[state.actor]), (BLACK,) if black else ()
    if there[COIN] < coins or there[BLACK] < len(with_black):
        return None
    left, wanted = {**there, COIN: there[COIN] - coins}, workers - len(with_black)
    printed = BOX.spaces.get(space)
    paid: list[str] = []
    for kind in FOR_ORDER if printed is not None and printed.place else USUAL:
        paid += [kind] * min(left[kind], wanted - len(paid))
    return (*paid, *with_black, *(COIN,) * coins) if len(paid) == wanted else None


def check_payment(course: Course, space: str, payment: Sequence[str] | None) -> tuple[str, ...]:
    """Return the payment, or refuse one that the space does not ask for or the player does not have."""
    state = course.state
    workers, coins = asks(state, space)
    there = stock(course.player)
    paid = propose_payment(state, space) if payment is None else tuple(payment)
    if paid is None:
        if there[COIN] < coins:
            raise Illegal("coin-needed", coins=coins, there=there[COIN], paid=None)
        raise Illegal("cannot-pay", kind="any", needed=workers + coins, there=sum(there.values()) - there[BLACK])
    counted = Counter(paid)
    if len(paid) != workers + coins:
        course.forbid("pay-exactly", workers=workers, coins=coins, paid=paid)
    elif counted[COIN] < coins:
        course.forbid("coin-needed", coins=coins, there=there[COIN], paid=paid)
    for kind, number in counted.items():
        if number > there[kind]:
            raise Illegal("cannot-pay", kind=kind, needed=number, there=there[kind])
    return paid


def pay(course: Course, space: str, paid: Sequence[str]) -> None:
    """Put the pieces on the space; a payment with own workers needs no event."""
    counted, player, who = Counter(paid), course.player, course.actor
    course.change(
        who,
        free=player.free - counted[OWN],
        turquoise=player.turquoise - counted[TURQUOISE],
        coins=player.coins - counted[COIN],
        black=PLACED if counted[BLACK] else player.black,
    )
    put_pieces(course, space, *(Piece(who, kind) for kind in paid))
    if set(paid) != {OWN}:
        course.tell(Paid(who, space, tuple(map(Label, paid))))


def put_pieces(course: Course, space: str, *pieces: Piece) -> None:
    """Put pieces onto a space."""
    spaces = course.state.spaces
    course.set(spaces={**spaces, space: (*spaces.get(space, ()), *pieces)})


def remove_piece(course: Course, space: str, piece: Piece) -> None:
    """Remove a piece from a space."""
    spaces = dict(course.state.spaces)
    there = list(spaces[space])
    there.remove(piece)
    if there:
        spaces[space] = tuple(there)
    else:
        del spaces[space]
    course.set(spaces=spaces)
