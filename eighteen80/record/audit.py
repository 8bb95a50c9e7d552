"""The audit: the table compared with the record, moves that explain a difference, lines that correct it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from eighteen80.capabilities import HasPieceTotals, ListsForgottenEffects, Pile, Sum
from eighteen80.engine.corrections import Corrections
from eighteen80.engine.game import AnyGame, AnyMove, AnyState
from eighteen80.events import Event
from eighteen80.line.leading_names import find_name
from eighteen80.record.grammar import is_number
from eighteen80.record.history import Accepted, shown_outside
from eighteen80.refusals import UNSAID, Illegal, RecordText, Unreadable, What, check_reason
from eighteen80.sheets import Facts, Say

TOGETHER = 10
"""At most this many things are looked at together."""


MOST_SUSPECTS = 12
"""This many moves are named: first those that make exactly the difference, then the latest."""


class Item(NamedTuple):
    """Something to be counted: the move that records that it agrees, and the pile as it should be."""

    move: AnyMove
    pile: Pile


class Suspect(NamedTuple):
    """A move that changed the counted thing; `fits` if making it twice or not at all explains the difference.

    So does what followed from it and may have been `forgotten`.
    """

    entry: Accepted
    was: int | str
    now: int | str
    fits: bool
    forgotten: tuple[Event, ...] = ()


class Finding(NamedTuple):
    """A counted pile and the record's value; `since` is the move that last counted it, or 0."""

    pile: Pile
    recorded: int | str
    since: int
    suspects: tuple[Suspect, ...]
    remedies: tuple[str, ...]
    sum: Sum | None = None


# Questions


def piles_of(game: AnyGame) -> Corrections[AnyState, Any]:
    """Return the countable values of a game; raise Illegal if it has none."""
    if game.corrections is None:
        raise Illegal("audit-none")
    return game.corrections


def items_to_audit(game: AnyGame, state: AnyState, whose: Sequence[str] = ()) -> list[Item]:
    """List everything on the table, or the items of those named; refuse a name without any.

    Refuse a game without countable things.
    """
    counting = piles_of(game)
    items = [Item(AnyMove(move), pile) for move in counting.audit(state) if (pile := counting.pile(move))]
    subjects = dict.fromkeys(item.pile.subject for item in items)
    wanted = {word: find_name(word, subjects) for word in whose}
    for word, name in wanted.items():
        if not name:
            raise Illegal("audit-nothing", word=word, known=tuple(subjects))
    return [item for item in items if not wanted or item.pile.subject in wanted.values()]


def group_items(items: Sequence[Item]) -> Iterator[list[Item]]:
    """Yield groups of things to be checked together: those of one owner, or several of a kind."""
    group: list[Item] = []
    for item in items:
        if group and not (len(group) < TOGETHER and _alike([*group, item])):
            yield group
            group = []
        group.append(item)
    if group:
        yield group


def _alike(items: Sequence[Item]) -> bool:
    return len({item.pile.subject for item in items}) == 1 or len({item.pile.what for item in items}) == 1


def sum_with(game: AnyGame, state: AnyState, pile: Pile) -> Sum | None:
    """Return the required sum that a pile is part of, with the pile as counted."""
    return summed.sum_of(state, pile) if (summed := game.offers(HasPieceTotals)) else None


def parse_found(game: AnyGame, state: AnyState, pile: Pile, text: str) -> Pile:
    """Return the pile with the typed amount; refuse anything but a number where things are counted."""
    if isinstance(pile.amount, str):
        return pile._replace(amount=piles_of(game).found(state, pile, text))
    if not is_number(text):
        raise Unreadable("audit-number", word=text)
    return pile._replace(amount=int(text))


def remarks(entries: Sequence[Accepted]) -> Iterator[Event]:
    """Yield the facts about moves that turned out to be impossible: the players should know them before they count."""
    return (event for entry in entries if (event := shown_outside(entry)))


# Differences


def last_agreed(game: AnyGame, entries: Sequence[Accepted], pile: Pile) -> int:
    """Return the number of the last move that counted the same thing: a recorded count has agreed."""
    for number in range(len(entries), 0, -1):
        move = entries[number - 1].move
        counted = None if move is None else piles_of(game).pile(move)
        if counted is not None and counted[:2] == pile[:2] and type(counted.amount) is type(pile.amount):
            return number
    return 0


def suspects(game: AnyGame, entries: Sequence[Accepted], pile: Pile, recorded: int | str) -> Iterator[Suspect]:
    """Yield the moves among these that changed the counted thing."""
    for entry in entries:
        was, now = _recorded_amount(game, entry.before, pile), _recorded_amount(game, entry.after, pile)
        forgotten = tuple(_forgotten_events(game, entry, pile, recorded))
        if was != now or forgotten:
            yield Suspect(entry, was, now, bool(forgotten) or _fits(pile.amount, recorded, was, now), forgotten)


def _forgotten_events(game: AnyGame, entry: Accepted, pile: Pile, recorded: int | str) -> Iterator[Event]:
    """Yield the forgotten consequences of a move that explain the difference in full or in part."""
    if (
        (forgettable := game.offers(ListsForgottenEffects))
        and isinstance(pile.amount, int)
        and isinstance(recorded, int)
    ):
        missing = recorded - pile.amount
        for event, made in forgettable.forgettable(entry.events, pile):
            if 0 < missing <= made or made <= missing < 0:
                yield event


def _fits(counted: int | str, recorded: int | str, was: int | str, now: int | str) -> bool:
    """Return whether a move made twice, forgotten or reversed explains the difference; for words always False."""
    if isinstance(counted, int) and isinstance(recorded, int) and isinstance(was, int) and isinstance(now, int):
        return abs(counted - recorded) in (abs(now - was), 2 * abs(now - was))
    return was == counted


def compare(game: AnyGame, state: AnyState, entries: Sequence[Accepted], pile: Pile) -> Finding | None:
    """Return the difference between the counted pile and the record; None if they agree."""
    recorded = _recorded_amount(game, state, pile)
    if recorded == pile.amount:
        return None
    since = last_agreed(game, entries, pile)
    possible = suspects(game, entries[since:], pile, recorded)
    remedies, summed = tuple(remedies_of(game, state, pile)), sum_with(game, state, pile)
    return Finding(pile, recorded, since, tuple(possible), remedies, summed)


def remedies_of(game: AnyGame, state: AnyState, pile: Pile, reason: str = UNSAID) -> Iterator[str]:
    """Yield the lines after which a count agrees, the nearest first; each has the reason, or leaves it open."""
    for moves in piles_of(game).remedies(state, pile, reason):
        yield "; ".join(game.write(AnyMove(move)) for move in moves)


def with_reason(game: AnyGame, state: AnyState, finding: Finding, reason: str) -> Finding:
    """Complete the finding's lines with the reason; refuse an invalid reason."""
    check_reason("correct", reason)
    return finding._replace(remedies=tuple(remedies_of(game, state, finding.pile, reason)))


def _recorded_amount(game: AnyGame, state: AnyState, pile: Pile) -> int | str:
    recorded = piles_of(game).recorded_amount(state, pile)
    return type(pile.amount)() if recorded is None else recorded


# Wording


def describe_item(pile: Pile) -> Say:
    """Name the counted thing and its owner."""
    return Say("count-thing", {"what": pile.what, "kind": What(pile.what), "subject": pile.subject})


def describe_amount(amount: int | str) -> int | RecordText:
    """Return the amount, or the position in the table's words."""
    return amount if isinstance(amount, int) else RecordText(amount)


def explain_finding(finding: Finding) -> Iterator[Say]:
    """Yield the difference and its possible explanations."""
    counted = {"thing": describe_item(finding.pile), "counted": describe_amount(finding.pile.amount)}
    yield Say("audit-differs", {**counted, "recorded": describe_amount(finding.recorded)})
    if finding.sum is not None:
        yield finding.sum.wording
        yield Say("audit-sum", {"number": finding.sum.number, "due": finding.sum.due})
    yield Say("audit-since", {"since": finding.since, "number": len(finding.suspects)})
    likeliest = sorted(
        finding.suspects, key=lambda suspect: (not suspect.forgotten, not suspect.fits, -suspect.entry.number)
    )
    for suspect in likeliest[:MOST_SUSPECTS]:
        move = suspect.entry
        facts: Facts = {"number": move.number, "actor": move.actor, "line": RecordText(move.line)}
        yield Say("audit-suspect", {**facts, "was": suspect.was, "now": suspect.now, "fits": suspect.fits})
        yield from (Say("audit-forgotten", {"what": Say(event.code, event.facts)}) for event in suspect.forgotten)
    if len(likeliest) > MOST_SUSPECTS:
        yield Say("choices-more", {"number": len(likeliest) - MOST_SUSPECTS})


def remedy_lines(finding: Finding) -> Iterator[Say]:
    """Yield the lines to type; a line to be typed is the only fact of `audit-remedy`."""
    yield Say("audit-mend", {"remedies": len(finding.remedies), "suspects": len(finding.suspects)})
    yield from (Say("audit-remedy", {"line": RecordText(line)}) for line in finding.remedies)
