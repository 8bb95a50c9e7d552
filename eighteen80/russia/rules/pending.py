"""Pending effects of a turn: forced ones are done, impossible ones lapse (RR03 to RR05), moves answer the others."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import replace
from typing import Any

from eighteen80.engine.debts import PaidLine
from eighteen80.refusals import Ambiguous, Illegal, Refusal
from eighteen80.russia import moves
from eighteen80.russia.box.components import BOX
from eighteen80.russia.course import Course
from eighteen80.russia.events import Lapsed
from eighteen80.russia.fields.phrases import Chain, Part, Step, merge_parts
from eighteen80.russia.moves import Move, Parts
from eighteen80.russia.rules.actions import industry, locomotives, obligations, perform, space_lines, tokens
from eighteen80.russia.rules.actions.effects import STEP, name_owed
from eighteen80.russia.rules.actions.industry import FRONT, REAR, Push
from eighteen80.russia.rules.actions.obligations import NEVER_LAPSING
from eighteen80.russia.rules.actions.placing import complete as complete_use
from eighteen80.russia.rules.scoring import in_the_box
from eighteen80.russia.state import (
    COLOURS,
    LINES,
    Again,
    CardOwed,
    EndCardOwed,
    NumberOwed,
    State,
    Steps,
    TokenOwed,
)


def settle(course: Course) -> bool:
    """Do one thing that leaves no choice; return False if a player has to choose, or nothing is owed."""
    pool = course.state.pool
    if not pool:
        return False
    if freed := course.state.in_hand:
        return locomotives.settle(course, freed)
    if pushes := obligations.going_by_itself(course.state):
        # Only one marker can step, and nothing owed could change the way (RR03).
        industry.push(course, pushes, industry.movable(course.state)[0])
        return True
    rest = [owed for owed in course.state.doable if not isinstance(owed, NEVER_LAPSING)]
    if rest and not obligations.has_possible_act(course.state):
        lapse(course)
        return True
    return False


def lapse(course: Course) -> None:
    """Let all that is left lapse, except an end card."""
    pool = course.state.doable
    lost = tuple(word for owed in pool for word in name_owed(owed) if not isinstance(owed, NEVER_LAPSING))
    obligations.drop(course)
    if lost:
        course.tell(Lapsed(course.actor, lost))


def check_done(state: State, _move: moves.Done) -> None:
    """Refuse to end a turn with something open that must be done, or chosen."""
    if freed := state.in_hand:
        raise locomotives.chain_first(state, freed)
    if all(isinstance(owed, EndCardOwed) for owed in state.pool):
        raise Illegal("card-or-points")
    chosen = next((owed for owed in state.doable if isinstance(owed, TokenOwed | NumberOwed)), None)
    if chosen is not None:
        raise Illegal("still-owed", what=name_owed(chosen)[0])
    if any(isinstance(owed, CardOwed) for owed in state.doable) and obligations.has_possible_act(state):
        raise Illegal("still-owed", what="card")
    if (left := [owed for owed in state.doable if perform.is_compulsory(owed)]) and obligations.possible(state):
        raise Illegal("still-owed", what=name_owed(left[0])[0])


def first_owed(state: State) -> str:
    """Return the first thing to be done of all that is owed; an end card comes last (RR05)."""
    return name_owed(min(state.pool, key=lambda owed: isinstance(owed, EndCardOwed)))[0]


def check_possible(before: State, after: State) -> None:
    """Refuse a choice after which a compulsory effect becomes impossible (RR12)."""
    left = obligations.compulsory(after)
    if left and obligations.possible(after) is False and obligations.possible(before) is not False:
        raise Illegal("must-stay-possible", what=name_owed(left[0])[0])


Walked = tuple[Move, State]
"""A possible move, and the moment that it leads to."""

NAMES = tuple(BOX.end.cards)


def check_name(state: State, move: moves.Take) -> None:
    """Require the name of an end card exactly if the table plays with open cards."""
    wanted = state.options.end_cards == "open" and move.what == "card"
    if bool(move.name) != wanted:
        raise Illegal("end-card-name" if wanted else "end-card-hidden", cards=NAMES)
    if move.name and not _is_left(state, move.name):
        raise Illegal("card-in-box", card=move.name, number=in_the_box(state, move.name))


def _is_left(state: State, name: str) -> bool:
    """Return whether the end card may still be in the pile: fewer are known than the box has (RR54)."""
    known = [card for player in state.players.values() for card in player.shown or ()]
    return known.count(name) < in_the_box(state, name)


def in_hand(state: State) -> bool:
    """Return whether a locomotive is in hand, so that nothing else can be done (RR04)."""
    return state.in_hand is not None


def list_chains(state: State) -> Iterator[moves.FreedTo]:
    """Yield the rest of a chain."""
    if hand := state.in_hand:
        yield from (moves.FreedTo((Chain(slots),)) for slots in locomotives.list_chains(state, hand.number, hand.line))


def list_tokens(state: State) -> Iterator[Walked]:
    """List the tokens for a ? field, each with none, some or all of its acts on the same line."""
    laid: list[tuple[moves.Token, State]] = []
    for token in tokens.token_choices(state) if perform.find_owed(state, TokenOwed) else ():
        course = Course(state, strict=True)
        with suppress(Refusal):
            tokens.choose(course, token)
            laid.append((token, course.state))
    yield from laid
    for token, there in laid:
        yield from _with_parts(token, there)


def _with_parts(token: moves.Token, laid: State) -> Iterator[Walked]:
    """List the token with some or all of its acts."""
    effect = BOX.tokens[token.token]
    spending = perform.behind_a_token(effect)
    if spending is not None:
        most = len(effect.steps) + effect.industry
        lines_with_parts = _pushes(laid, spending, most) if effect.industry else _steps(spending.lines(laid, most))
        yield from ((replace(token, parts=parts), there) for parts, there in lines_with_parts)


def _steps(lines: Iterable[PaidLine[State, Any]]) -> list[tuple[Parts, State]]:
    """Write the steps of tracks, in printed order."""
    return sorted(((merge_parts(line.acts), line.state) for line in lines), key=_printed_order)


def _pushes(state: State, spending: perform.PushSpending, most: int | None = None) -> Iterator[tuple[Parts, State]]:
    """Write the steps of markers, each table once: a factory may make one step more automatically."""
    lines = list(spending.lines(state, most))
    unnamed = all(_is_same(perform.after_unnamed(state, len(line.acts), spending), line.state) for line in lines)
    seen = set()
    for parts, there in sorted(((merge_parts(line.acts), line.state) for line in lines), key=_printed_order):
        course = Course(there, searching=True)
        while settle(course):
            pass
        if (settled := perform.moment(course.state)) not in seen:
            seen.add(settled)
            yield ((Push("", len(perform.split(parts))),) if unnamed else parts), there


def _is_same(one: State | None, other: State) -> bool:
    return one is not None and perform.moment(one) == perform.moment(other)


def _printed_order(line: tuple[Parts, State]) -> list[tuple[int, int, int]]:
    """Return the place of a line in printed order: by lines and colours or by markers, then by number."""
    return [_place(part) for part in line[0]]


def _place(part: Part) -> tuple[int, int, int]:
    if isinstance(part, Step):
        return LINES.index(part.line), COLOURS.index(part.colour or COLOURS[0]), part.steps
    if isinstance(part, Push):
        return (FRONT, REAR).index(part.marker), 0, part.steps
    raise TypeError(part)


def cards(state: State) -> Iterator[moves.Card]:
    """Yield the open cards."""
    if any(isinstance(owed, CardOwed) for owed in state.doable):
        yield from (move for card in tokens.possible_cards(state) for move in tokens.card_choices(state, card))


def builds(state: State) -> Iterator[moves.BuildOwed]:
    """Yield a locomotive or a factory."""
    if loco := perform.build_owed(state, perform.LOCOS):
        yield from (moves.BuildOwed(line) for line in space_lines.loco_lines(state, loco.what))
    yield from (moves.BuildOwed(tile) for tile in space_lines.tile_lines(state))


def repeat_moves(state: State) -> Iterator[moves.UseAgain]:
    """Yield the spaces to be used once more."""
    if owed := perform.find_owed(state, Again):
        yield from (moves.UseAgain(move) for move in space_lines.uses(state, owed.barred))


def markers(state: State) -> Iterator[tuple[moves.MoveMarkers, State]]:
    """List the steps of the markers."""
    yield from ((moves.MoveMarkers(parts), there) for parts, there in _pushes(state, perform.PUSHES))


def steps(state: State) -> Iterator[Walked]:
    """List the steps of the tracks, all or some of them."""
    for source in perform.sources(state):
        lines = _steps(perform.STEPS[source].lines(state))
        yield from ((moves.TakeSteps(source, parts), there) for parts, there in lines)


def takes(state: State) -> Iterator[moves.Take]:
    """Yield the end card or the points."""
    if state.options.end_cards == "open":
        yield from (moves.Take("card", name) for name in NAMES if _is_left(state, name))
    else:
        yield moves.Take("card")
    yield moves.Take("points")


def complete(state: State, move: Move) -> Move:
    """Return the move with the source and colours of its steps and the number of its pushes, nothing superfluous."""
    if isinstance(move, moves.TakeSteps):
        return _complete_steps(state, move)
    if isinstance(move, moves.MoveMarkers) and not move.parts:
        listed = [other for other, _ in markers(state) if len(perform.split(other.parts)) == 1]
        return listed[0] if len(listed) == 1 else move
    if isinstance(move, moves.Take) and not move.what:
        return replace(move, what="card")
    if isinstance(move, moves.UseAgain):
        return moves.UseAgain(complete_use(state, move.use))
    return move


def _complete_steps(state: State, move: moves.TakeSteps) -> moves.TakeSteps:
    made = [part for part in move.parts if isinstance(part, Step)]
    if not made:
        raise Illegal("no-step-said")
    there = [owed for owed in state.doable if isinstance(owed, Steps)]
    if source := move.source or _source(state, there, {part.colour for part in made}):
        named = [owed for owed in there if owed.source == source]
        return replace(move, source=source, parts=merge_parts([_plain(named, part) for part in made]))
    return replace(move, parts=merge_parts([_add_colour(there, part) for part in made]))


def _source(state: State, there: list[Steps], colours: set[str]) -> str:
    """Return the source of steps without one: plain steps come before those of a special source."""
    if any(perform.is_left(owed, STEP) for owed in state.doable) and colours <= {"", COLOURS[0]}:
        return ""
    plain = [owed for owed in there if not owed.source]
    if any(all(any(colour in slot for slot in owed.slots) for colour in colours) for owed in plain):
        return ""
    fits = (owed.source for owed in there if all(not colour or colour in owed.slots for colour in colours))
    return next(fits, "")


def _plain(there: list[Steps], part: Step) -> Step:
    """Drop the colour of a step if its source fixes it; refuse another colour than the source allows."""
    allowed = perform.allowed_colours(there)
    if part.colour and allowed and part.colour not in allowed:
        raise Illegal("colour-not-allowed", colour=part.colour, allowed=allowed)
    return part._replace(colour="")


def _add_colour(there: list[Steps], part: Step) -> Step:
    """Return the step with its colour, if the steps owed are all of one."""
    if part.colour:
        return part
    plain = {slot for owed in there if not owed.source for slot in owed.slots}
    only = next(iter(plain)) if len(plain) == 1 else ""
    if len(only) == 1:
        return part._replace(colour=only)
    if not plain:
        return part._replace(colour=COLOURS[0])
    colours = (colour for colour in COLOURS if any(colour in slot for slot in plain))
    raise Ambiguous("which-colour", choices=[f"step {part.line}{colour}" for colour in colours])
