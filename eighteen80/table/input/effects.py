"""Changes by a line: in columns by owner, and in sentences for the rest."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from eighteen80.capabilities import PURSE, Change, HasMap, HasPurses
from eighteen80.engine.game import AnyGame, AnyState
from eighteen80.events import Event
from eighteen80.record.history import Accepted
from eighteen80.sheets import HexFace, HexMap, Say
from eighteen80.table.input.placed_figures import ComparedState
from eighteen80.table.log import sentence


class Effects(NamedTuple):
    """Consequences of a line: changes, the acting players first; warnings; all other sentences."""

    changes: tuple[Change, ...] = ()
    warnings: tuple[Say, ...] = ()
    sentences: tuple[Say, ...] = ()

    @property
    def in_words(self) -> tuple[Say, ...]:
        """All of it as sentences."""
        return (*self.warnings, *self.sentences, *map(_change_sentence, self.changes))


def effects(game: AnyGame, before: AnyState, after: AnyState, accepted: Sequence[Accepted]) -> Effects:
    """Return the effects of some moves that lead from one moment to the other."""
    places = {name: at for at, name in enumerate(dict.fromkeys(entry.actor for entry in accepted))}
    changes = changed_values(game, before, after)
    changed = tuple(sorted(changes, key=lambda change: places.get(change.who, len(places))))
    events = [event for entry in accepted for event in entry.events if not (event.quiet or event.kept)]
    shown = [event for event in events if not _in_a_column(event, changed)]
    return Effects(
        changed,
        tuple(sentence(event) for event in shown if event.tone),
        tuple(sentence(event) for event in shown if not event.tone),
    )


def changed_values(game: AnyGame, before: AnyState, after: AnyState) -> Iterator[Change]:
    """Yield the sums first, then the other differences; none if a game keeps no purses."""
    if accounted := game.offers(HasPurses):
        was, now = accounted.purses(before), accounted.purses(after)
        moved = (name for name, amount in now.items() if was.get(name, 0) != amount)
        yield from (Change(PURSE, name, str(was.get(name, 0)), str(now[name])) for name in moved)
        yield from accounted.changes(before, after)


def _in_a_column(event: Event, changes: Iterable[Change]) -> bool:
    facts = event.facts.values() if event.shown_in else ()
    return any(change.column == event.shown_in and (change.who in facts or change.now in facts) for change in changes)


def _change_sentence(change: Change) -> Say:
    """Word a change as a sentence."""
    facts = {"who": change.who, "was": change.was, "now": change.now}
    if change.column == PURSE:
        return Say("change-sum", facts)
    return Say("change" if change.was else "change-now", {**facts, "what": head(change.column)})


def head(column: str) -> Say:
    """Return the head of a column."""
    return Say(f"effect-{column}")


def map_changes(
    game: AnyGame, before: AnyState, after: AnyState
) -> tuple[tuple[HexFace, ...], Mapping[tuple[str, int], str]]:
    """Return the hexes that the line changes, and the traces of runs on the map."""
    mapped, was = game.offers(HasMap), _map_of(game, ComparedState(before))
    if mapped is None or was is None or was == (now := mapped.map_of(after)):
        return (), {}
    changed = (face for name, face in now.faces.items() if face is not was.faces.get(name))
    new = (face for face in changed if _hex_contents(face) != _hex_contents(was.faces.get(face.name)))
    return tuple(face._replace(new=True) for face in new), now.traces


@lru_cache(maxsize=1)
def _map_of(game: AnyGame, moment: ComparedState) -> HexMap | None:
    """Return the map of the present moment, with which each key of a line is compared."""
    mapped = game.offers(HasMap)
    return mapped.map_of(moment.state) if mapped else None


def _hex_contents(face: HexFace | None) -> object:
    """Return the contents of a hex apart from its value; None for one that was not there."""
    if face is None:
        return None
    return face.tile, face.through, face.lines, [(station.places, station.ends) for station in face.stations]
