"""Placing pieces on a space: its options, costs and effects; hiring, claiming a place; every placement possible now."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from eighteen80.refusals import Ambiguous, Illegal, Label
from eighteen80.russia.box.components import BOX
from eighteen80.russia.course import Course
from eighteen80.russia.events import NumberLearned, PieceSwapped, Points
from eighteen80.russia.fields.phrases import Part
from eighteen80.russia.fields.single_words import SIDES, engineer_named, number_or_name
from eighteen80.russia.moves import Both, Engineer, Hire, Loco, Move, Order, Relocate
from eighteen80.russia.rules.actions import obligations, perform, space_lines, spaces
from eighteen80.russia.rules.actions.effects import add_engineer
from eighteen80.russia.state import BLACK, OWN, Earned, NumberOwed, Piece, State, claims, engineer_in, own_space

IMPOSSIBLE = {
    "line-takes-no", "colour-not-owned", "colour-order", "track-ahead", "line-end", "bar-end", "gap-empty",
    "marker-ahead", "not-in-full",
}  # fmt: skip
"""Codes of impossible steps; if a compulsory effect can be done in part, that is the reason instead (RR12)."""

ORDERS = frozenset(space for space, printed in BOX.spaces.items() if printed.place)
HIRING = 0
"""The slot of the strip, counted from the right, whose engineer is hired."""


def place(course: Course, move: Move) -> None:
    """Put pieces onto the space, and carry out its effect."""
    state = course.state
    space = spaces.space_of(state, move)
    if isinstance(move, Order) and not state.last_round:
        _check_claim(course, move)
    spaces.check_open(course, space)
    paid = spaces.check_payment(course, space, getattr(move, "payment", None))
    spaces.pay(course, space, paid)
    course.hold(())
    if isinstance(move, Hire):
        _hire(course, move)
    elif isinstance(move, Order):
        _swap(course, move, space, paid[0])
    else:
        carry_out(course, space, spaces.parts_of(move), black=BLACK in paid)


def carry_out(course: Course, space: str, parts: Sequence[Part], *, black: bool) -> None:
    """Carry out the effect of a space, or refuse it for the true reason."""
    begun = course.state
    try:
        perform.carry_out(course, space, parts, black=black)
        obligations.check_line(course)
    except Illegal as refusal:
        if course.strict and refusal.code in IMPOSSIBLE:
            again = Course(begun)
            perform.begin(again, space)
            raise obligations.true_reason(again.state, refusal) from None
        raise


def _hire(course: Course, move: Hire) -> None:
    """Move the engineer of the hiring slot to the tableau (RR36)."""
    state = course.state
    name = engineer_in(state, HIRING)
    if name is None:
        raise Illegal("slot-empty-engineer", space=spaces.HIRE)
    if move.number is not None:
        learn(course, name, move.number)
    course.set(strip=(*state.strip[:-1], None))
    add_engineer(course, name)


def hires(state: State) -> Iterator[Hire]:
    """List hiring; where the number is not known, also with the least and the most that it can be."""
    yield Hire()
    if engineer_in(state, HIRING) is not None and _number_to_hire(state) is None:
        left = numbers_left(state)
        yield from (Hire(number) for number in dict.fromkeys((left[0], left[-1])))


def numbers_left(state: State) -> list[int]:
    """Return the numbers that no engineer is known to have."""
    return [number for number in range(1, BOX.engineers.numbers + 1) if number not in state.numbers.values()]


def _number_to_hire(state: State) -> int | None:
    name = engineer_in(state, HIRING)
    return state.numbers.get(name) if name else None


def learn(course: Course, name: str, number: int) -> None:
    """Record the number on an engineer; no two have the same."""
    numbers = course.state.numbers
    other = next((other for other, known in numbers.items() if known == number and other != name), None)
    if other is not None:
        raise Illegal("number-taken", number=number, engineer=other)
    if numbers.get(name, number) != number:
        raise Illegal("number-known", number=numbers[name], engineer=name)
    if name not in numbers:
        course.set(numbers={**numbers, name: number})
        course.tell(NumberLearned(name, number))
        # Points that the number would have brought belong to the round in which they arose (RR36).
        due = [unpaid for unpaid in course.state.unpaid if unpaid.engineer == name]
        course.set(unpaid=tuple(unpaid for unpaid in course.state.unpaid if unpaid.engineer != name))
        for _, who, of_round, source, detail in due:
            course.earn_of_round(who, Earned(of_round, source, detail, number))
            course.tell(Points(who, Label(source), detail, number, course.state.players[who].score))
    settle_number(course, name)


def settle_number(course: Course, name: str) -> bool:
    """Ask for this number no more; hand back whether it was asked for."""
    asked = NumberOwed(name) in course.state.pool
    if asked:
        course.strike(NumberOwed(name))
    return asked


# Claiming a place for the next round, RR40


def _check_claim(course: Course, move: Order) -> None:
    state = course.state
    if course.actor in claims(state).values():
        mine = next(place for place, name in claims(state).items() if name == course.actor)
        course.forbid("claimed-already", place=mine)
    if state.order.index(course.actor) + 1 == move.place and not state.table.own_place:
        course.forbid("own-place", place=move.place)


def sources(state: State) -> list[str]:
    """List the spaces from which the player's own worker could come onto an order space."""
    mine = Piece(state.actor, OWN)
    return [space for space, there in state.spaces.items() if mine in there and space not in ORDERS]


def _swap(course: Course, move: Order, space: str, kind: str) -> None:
    """Swap a coin or rented worker with the player's own one; the black worker may stay (RR34)."""
    source = find_space(course.state, move.source)
    if kind in (OWN, BLACK):
        if source:
            raise Illegal("nothing-to-swap", space=move.source)
        return
    there = sources(course.state)
    if not there:
        raise Illegal("no-own-worker-to-swap", piece=kind)
    if not source and len(there) > 1:
        names = [name_space(course.state, other) for other in there]
        line = f"{move.verb} {move.place}" + (f" /{' '.join(move.payment)}" if move.payment else "")
        raise Ambiguous("from-which", choices=[f"{line} from {name}" for name in names], spaces=tuple(names))
    source = source or there[0]
    if source not in there:
        raise Illegal("no-own-worker-there", space=move.source)
    who = course.actor
    spaces.remove_piece(course, source, Piece(who, OWN))
    spaces.put_pieces(course, source, Piece(who, kind))
    spaces.remove_piece(course, space, Piece(who, kind))
    spaces.put_pieces(course, space, Piece(who, OWN))
    course.tell(PieceSwapped(who, kind, source, space))


def find_space(state: State, named: str) -> str:
    """Find the space named in the words of its move."""
    verb, _, which = named.partition(" ")
    if verb == Both.verb:
        return next(name for name, space in BOX.spaces.items() if len(space.build) > 1)
    if verb == "factory":
        return f"{Loco.verb} {which}"
    return named if named in BOX.spaces or not named else own_space(engineer_named(state, which))


def name_space(state: State, space: str) -> str:
    """Name a space in the words of its move."""
    printed = BOX.spaces.get(space)
    if printed is None:
        return f"{Engineer.verb} {number_or_name(state, space.removeprefix(f'{Engineer.verb} '))}"
    return Both.verb if len(printed.build) > 1 else space


# Moves in full, and every placement that is possible now


def complete(state: State, move: Any) -> Move:
    """Return the move as recorded: an engineer of the strip by its side, a known one by number, no repeated parts."""
    changes: dict[str, object] = {}
    if isinstance(move, Hire) and move.number is not None and move.number == _number_to_hire(state):
        changes["number"] = None
    if isinstance(move, Engineer):
        changes["which"] = _side_of(state, move.which) or number_or_name(state, move.which)
    used = getattr(move, "parts", ())
    if used and hasattr(used[0], "move"):
        changes["parts"] = (used[0]._replace(move=complete(state, used[0].move)),)
    made: Move = replace(move, **changes)
    return made


def _side_of(state: State, which: str) -> str:
    """Return the side of the strip on which the named engineer may be used; "" if it is not there."""
    name = engineer_named(state, which)
    slots = ((side, BOX.spaces[space].slot) for side, space in SIDES.items())
    return next((side for side, slot in slots if name and slot and engineer_in(state, slot) == name), "")


def _spaces_of(kind: type[Move]) -> tuple[str, ...]:
    if kind in spaces.FIXED:
        return (spaces.FIXED[kind],)
    word = spaces.NUMBERED.get(kind, kind.verb)
    return tuple(name for name in BOX.spaces if name.partition(" ")[0] == word and name not in spaces.FIXED.values())


_PLACEMENTS: tuple[type[Move], ...] = (*spaces.FIXED, *spaces.NUMBERED, Engineer)
_SPACES = {kind: _spaces_of(kind) for kind in _PLACEMENTS}


def list_placements(kind: type[Move], state: State) -> Iterator[Move]:
    """Yield the placements of a class on spaces with an effect."""
    own = map(own_space, state.players[state.actor].engineers) if kind is Engineer else ()
    for space in (*_SPACES[kind], *own):
        if spaces.is_open(state, space):
            yield from _payable_lines(state, space, kind)


def _payable_lines(state: State, space: str, kind: type[Move]) -> Iterator[Move]:
    """Yield the lines of a space, the payment left out unless it would be refused without (RR06)."""
    paid = spaces.propose_payment(state, space)
    typed = None if paid is not None else spaces.propose_payment(state, space, black=True)
    if paid is None and typed is None:
        return
    for parts in space_lines.lines(state, space):
        move: Any = space_lines.move_on(state, space, parts)
        if type(move) is kind:
            made: Any = move
            yield replace(made, payment=typed)


def list_orders(state: State) -> Iterator[Order]:
    """Yield the claims, with the space of the player's own worker if it has to be named (RR40)."""
    for space, printed in BOX.spaces.items():
        if printed.place:
            paid = spaces.propose_payment(state, space)
            typed = spaces.propose_payment(state, space, black=True) if paid is None else None
            if (paid or typed or ("",))[0] in (OWN, BLACK):
                yield Order(printed.place, typed)
                continue
            there = sources(state)
            names = [name_space(state, name) for name in there] if len(there) > 1 else [""] * len(there)
            yield from (Order(printed.place, typed, name) for name in names)


def list_relocations(state: State) -> Iterator[Relocate]:
    """Yield every space to which the worker may go, used in every way (RR44)."""
    own = map(own_space, state.players[state.actor].engineers)
    for space in (*(name for name, printed in BOX.spaces.items() if printed.one_worker), *own):
        yield from (Relocate(space_lines.move_on(state, space, parts)) for parts in space_lines.lines(state, space))
