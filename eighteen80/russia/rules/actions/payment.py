"""Costs and payments of a space: workers, rented workers, coins, the black worker (SONSTIGE, RR06, RR07)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from eighteen80.refusals import Illegal, Label
from eighteen80.russia.box.components import BOX
from eighteen80.russia.course import Course
from eighteen80.russia.events import Paid
from eighteen80.russia.state import BLACK, COIN, FREE, OWN, PLACED, TURQUOISE, Piece, Player, State, asks

USUAL = (TURQUOISE, OWN, COIN)
FOR_ORDER = (OWN, TURQUOISE, COIN)


def stock(player: Player) -> dict[str, int]:
    """Return the player's means of payment by kind."""
    return {OWN: player.free, TURQUOISE: player.turquoise, COIN: player.coins, BLACK: int(player.black == FREE)}


def propose_payment(state: State, space: str) -> tuple[str, ...] | None:
    """Propose a payment for a line without one; None if it is not enough. The black worker is never proposed."""
    workers, coins = asks(state, space)
    there = stock(state.players[state.actor])
    if there[COIN] < coins:
        return None
    left = {**there, COIN: there[COIN] - coins}
    printed = BOX.spaces.get(space)
    order = FOR_ORDER if printed is not None and printed.place else USUAL
    paid: list[str] = []
    for kind in order:
        paid += [kind] * min(left[kind], workers - len(paid))
    return (*paid, *(COIN,) * coins) if len(paid) == workers else None


def with_black(state: State, space: str) -> tuple[str, ...] | None:
    """Propose a payment with the black worker if nothing else would be enough."""
    if state.players[state.actor].black != FREE:
        return None
    workers, coins = asks(state, space)
    there = stock(state.players[state.actor])
    if not workers or there[COIN] < coins:
        return None
    left = {**there, COIN: there[COIN] - coins}
    paid: list[str] = []
    for kind in USUAL:
        paid += [kind] * min(left[kind], workers - 1 - len(paid))
    return (*paid, BLACK, *(COIN,) * coins) if len(paid) == workers - 1 else None


def check(course: Course, space: str, payment: Sequence[str] | None) -> tuple[str, ...]:
    """Return the payment, or refuse one that the space does not ask for or the player does not have."""
    state = course.state
    workers, coins = asks(state, space)
    there = stock(course.player)
    paid = propose_payment(state, space) if payment is None else tuple(payment)
    if paid is None:
        raise _payment_refusal(there, workers, coins)
    counted = Counter(paid)
    if len(paid) != workers + coins:
        course.forbid("pay-exactly", workers=workers, coins=coins, paid=paid)
    elif counted[COIN] < coins:
        course.forbid("coin-needed", coins=coins, there=there[COIN], paid=paid)
    for kind, number in counted.items():
        if number > there[kind]:
            raise Illegal("cannot-pay", kind=kind, needed=number, there=there[kind])
    return paid


def _payment_refusal(there: dict[str, int], workers: int, coins: int) -> Illegal:
    if there[COIN] < coins:
        return Illegal("coin-needed", coins=coins, there=there[COIN], paid=None)
    return Illegal("cannot-pay", kind="any", needed=workers + coins, there=sum(there.values()) - there[BLACK])


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
    stand(course, space, *(Piece(who, kind) for kind in paid))
    if set(paid) != {OWN}:
        course.tell(Paid(who, space, tuple(map(Label, paid))))


def stand(course: Course, space: str, *pieces: Piece) -> None:
    """Put pieces onto a space."""
    spaces = course.state.spaces
    course.set(spaces={**spaces, space: (*spaces.get(space, ()), *pieces)})


def leave(course: Course, space: str, piece: Piece) -> None:
    """Remove a piece from a space."""
    spaces = dict(course.state.spaces)
    there = list(spaces[space])
    there.remove(piece)
    if there:
        spaces[space] = tuple(there)
    else:
        del spaces[space]
    course.set(spaces=spaces)
