"""Readings of the items of one move: each is its player, its verb, a thing, a pause, or nothing."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import groupby, product

from eighteen80.line.guarded import spelt_words
from eighteen80.line.matcher.lines import COLON, COMMA, JOINER, PAUSE, PAUSES
from eighteen80.line.matcher.trial_table import TrialTable, topics
from eighteen80.line.matcher.word_groups import COLON as SIGN_OF_NAME
from eighteen80.line.matcher.word_groups import WordGroup, says_more

NAME, VERB, TEXT, IDLE = "name", "verb", "text", "idle"
"""Roles of an item in a move."""
Part = tuple[str, str]
"""Role of an item, and its text."""
_FROM = "from"
_SIGNS = {",": COMMA, ":": COLON, ";": COLON, "(": COMMA, ")": COMMA}


class MoveReadings:
    """The items of one move, and their possible roles with any verb."""

    def __init__(self, items: Sequence[WordGroup], table: TrialTable, fillers: Collection[str]) -> None:
        self._items = items
        self._table = table
        # The company that something comes from does not make the move.
        sources = [_FROM in before.texts for before in (WordGroup(), *items)]
        self._may_act = [not source or item.name in table.seats for item, source in zip(items, sources, strict=False)]
        # A verb behind a pause is no filler of the move before it: "57 on M3 W-E and a train".
        behind = _are_behind_pauses(items)
        self._begins = [
            after and bool(item.verbs) and frozenset(fillers).issuperset(item.words)
            for item, after in zip(items, behind, strict=True)
        ]
        following = (*items[1:], WordGroup())
        # "Cleo: …" says who moves, "toll to Cleo: 1" does not.
        self._calls = [
            bool(item.name) and then.words == (SIGN_OF_NAME,) and (at == 0 or behind[at])
            for at, (item, then) in enumerate(zip(items, following, strict=False))
        ]
        self._topics = topics(table)
        self._may_rest = [item.may_be_idle and not self._counts(at) for at, item in enumerate(items)]
        clauses = _clauses(items)
        # Of a clause that says something, some word counts.
        telling = [any(items[at].texts or items[at].verbs for at in clause) for clause in clauses]
        # The verb of another possible move that begins a clause is not left out: "two in the bank, goes there".
        first = [next((at for at in clause if not items[at].name), clause[0]) for clause in clauses]
        self._opens = {at for at, after in zip(first[1:], telling, strict=False) if after}
        self._clauses = [clause for clause in clauses if any(items[at].says_something for at in clause)]
        meaningful = [item for item in items if item.name or item.texts or item.verbs]
        only_named = len(meaningful) == 1 and meaningful[0].name in table.due
        # A name alone is not a move, and a word repeated behind a pause is another one, as is "and one more".
        self._is_none = (
            only_named
            or any(
                item.words in [other.words for other in items[:at]] for at, item in enumerate(items) if self._begins[at]
            )
            or any(says_more([items[at] for at in clause]) for clause in clauses[1:])
        )

    def choose(self, verb: str, telling: Collection[str]) -> Iterator[Sequence[Part]]:
        """Yield each choice of what the items are in a move of that verb.

        Texts that are `telling` are neither the verb alone nor left out.
        """
        if not self._is_none:
            yield from product(*(self._parts(at, verb, telling) for at in range(len(self._items))))

    def arrange(self, chosen: Sequence[Part]) -> tuple[str, Sequence[str]] | None:
        """Return the named player and the remaining words; None if the choice is no single move."""
        names = list(dict.fromkeys(text for kind, text in chosen if kind == NAME))
        verbs = [item.words for item, (kind, _) in zip(self._items, chosen, strict=True) if kind == VERB]
        if len(names) > 1 or len(set(verbs)) < len(verbs):
            # A repeated verb means two moves.
            return None
        if not verbs and any(item.verbs and not item.texts and not item.may_be_idle for item in self._items):
            return None
        if any(all(chosen[at][0] == IDLE for at in clause) for clause in self._clauses):
            return None
        texts = [text for kind, text in chosen if kind == TEXT]
        if not verbs and all(text in PAUSES for text in texts):
            return None
        return (names[0] if names else ""), texts

    def _parts(self, at: int, verb: str, telling: Collection[str]) -> Sequence[Part]:
        """Return what an item may be in a move of that verb."""
        item, may_act = self._items[at], self._may_act[at]
        if self._begins[at]:
            return [(VERB, verb)] * (verb in item.verbs)
        if self._calls[at]:
            return [(NAME, item.name)]
        is_telling = any(text in telling for text in item.texts)
        found = [(VERB, verb)] * (verb in item.verbs and not is_telling)
        if item.name:
            found += [(NAME, item.name)] * may_act
            found.append((TEXT, item.name.replace(" ", JOINER)))
        # A company whose turn an earlier move of the line began is no name of the table before it.
        others = [text for text in item.texts if text != item.name]
        found += [(NAME, text) for text in others if may_act and text in self._table.due]
        # "Goes first" is no number in a move of another verb.
        is_phrase = len(item.words) > 1 and item.verbs and verb not in item.verbs
        found += [(TEXT, text) for text in others if not (is_phrase and text.isdecimal())]
        if item.pause and not (item.verbs and at == len(self._items) - 1):
            found.append((TEXT, _SIGNS.get(item.words[0], PAUSE)))
        if (
            self._may_rest[at] and item.is_idle_with(verb) and not is_telling and not self._opens_move(at, verb)
        ) or not self._topics.isdisjoint(item.texts):
            found.append((IDLE, ""))
        return found

    def _opens_move(self, at: int, verb: str) -> bool:
        """Return whether the item begins a clause with the verb of another possible move."""
        item = self._items[at]
        is_verb = item.idle and not item.texts and not item.verbs.isdisjoint(self._table.verbs)
        return at in self._opens and is_verb and verb not in item.verbs

    def _counts(self, at: int) -> bool:
        """Return whether the item is a number, unlike "one share", "the green one" and "setzt ihn ein"."""
        item, before, following = self._items[at], self._items[max(0, at - 2) : at], self._items[at + 1 : at + 2]
        numbers = {text for text in item.texts if text.isdecimal()}
        if numbers != {"1"}:
            return bool(numbers)
        # "First the factory": an article begins a thing, other empty words none; "goes first to" is no number at all.
        if any(not then.pause and (item.verbs or then.is_article or not then.idle) for then in following):
            return False
        is_named = len(before) > 1 and before[0].is_article and bool(before[1].texts or before[1].name)
        return not (is_named and not item.verbs) and not spelt_words("particles").issuperset(item.words)


def _are_behind_pauses(items: Sequence[WordGroup]) -> Sequence[bool]:
    """Return for each item whether a pause precedes it with nothing between but empty words."""
    behind, found = False, []
    for item in items:
        found.append(behind)
        behind = item.pause or (behind and item.idle)
    return found


def _clauses(items: Sequence[WordGroup]) -> Sequence[Sequence[int]]:
    """List the places of each clause between pauses."""
    places = range(len(items))
    return [[*each] for is_pause, each in groupby(places, lambda at: items[at].pause) if not is_pause]
