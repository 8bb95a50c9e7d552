"""The one matcher of every game: the moves that explain every word of a line which strict reading refuses."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from operator import itemgetter

from eighteen80.line.folding import fold
from eighteen80.line.guarded import guarded_words
from eighteen80.line.matcher import word_meanings
from eighteen80.line.matcher.search import MOST_OFFERED, NEAR, Match, Search
from eighteen80.line.matcher.trial_table import TrialTable
from eighteen80.line.matcher.word_groups import WordGroup, as_typed
from eighteen80.refusals import Ambiguous

QUESTION, CHATTER = "said-question", "said-chatter"
LONGEST = 40
"""Number of word groups in a line; a longer one is not speech."""
FEW_TRIED = 16
"""Number of lines tried for each word that a misspelt one may be."""


class SpokenLine:
    """A typed line as people speak; its words are read once, and what was tried for them is remembered."""

    def __init__(self, text: str, game: str, table: TrialTable) -> None:
        self._text = text
        self._game = game
        self._table = table
        self._groups = word_groups(text, game, table.names)
        self._first = next((group for group in self._groups if not (group.pause or group.name)), None)
        self._unknown = [at for at, group in enumerate(self._groups) if not group.is_known]
        self._search = Search(game, self._groups)

    @property
    def has_verb(self) -> bool:
        """True if the line begins with a verb in full, after names, or if it is not speech.

        An article is no verb, nor is a thing whose verb is not due.
        """
        first = self._first
        if first is None or (first.idle and len(first.words[0]) == 1):
            return first is None
        return bool(first.verbs and (not first.texts or not first.verbs.isdisjoint(self._table.verbs)))

    @property
    def unknown_word(self) -> str:
        """The first word of no meaning, if words of a meaning precede it; else ""."""
        group = self._groups[self._unknown[0]] if self._unknown else self._first
        return "" if group is None or group is self._first else as_typed(group.words, self._text)

    @property
    def named_verbs(self) -> Sequence[str]:
        """The possible verbs that the line may begin with."""
        return [verb for verb in self._table.verbs if self._first and verb in self._first.verbs]

    @property
    def is_chatter(self) -> bool:
        """True if the line is no move but talk, with nothing else in it than words that carry nothing."""
        talks = any(group.chatter for group in self._groups)
        return talks and all(group.chatter or group.pause or group.idle for group in self._groups)

    @property
    def may_ask(self) -> bool:
        """True if the line begins like a question in some language: a verb in the third person, then a player.

        A company behind the verb may be what is bought, and a count or a note is no question.
        """
        first, then = (*self._groups[:2], None, None)[:2]
        if first is None or then is None or first.name or first.verbs & word_meanings.apart(self._game):
            return False
        return bool(first.verbs) and then.name in self._table.seats and word_meanings.asks_by_order(first.words[-1])

    def meanings(self) -> list[str]:
        """List every line that explains all words, as it may be typed."""
        return [] if self._unknown else self._search.meanings(self._table)

    def moves(self) -> list[str]:
        """List every single move that explains all words, as the record has it."""
        if self._unknown:
            return []
        return [after.lines[-1] for after in self._search.moves(self._groups, self._table)]

    def match(self) -> Match | None:
        """Return the only meaning of the line; None without a known one.

        Ask about several meanings, or about one that leaves out a word; refuse a clear but illegal one as the move that
        it means.
        """
        if self._first is None or self._first.verbs & word_meanings.apart(self._game) or word_meanings.asks(self._text):
            return None
        if not self._unknown:
            return self._search.decide(self._table)
        # A word like "not" is neither misspelt nor to be left out.
        if len(self._unknown) == 1 and guarded_words().isdisjoint(self._groups[self._unknown[0]].words):
            self._offer_near(self._unknown[0])
        return None

    def _offer_near(self, at: int) -> None:
        """Offer the line with another word in place of the unknown one, or without it."""
        items, game, table = self._groups, self._game, self._table
        word = " ".join(items[at].words)
        found: dict[str, None] = {}
        begun: list[str] = []
        lexicon = word_meanings.lexicon(game)
        known = (*map(fold, table.names), *lexicon.phrases.vocabulary())
        for _, near in groupby(nearer(word, known, lexicon.phrases.begins), key=itemgetter(0)):
            meant = (lexicon.items(other, table.names) for _, other in near)
            # Words of the same meaning are searched for once, those further away only if the nearer mean nothing.
            for groups in {tuple(group._replace(words=()) for group in groups): groups for groups in meant}.values():
                search = Search(game, [*items[:at], *groups, *items[at + 1 :]], FEW_TRIED)
                found.update(dict.fromkeys(search.meanings(table)))
                begun += search.moves_begun() if len(items) == 1 else ()
            if found:
                break
        without = [*items[:at], *items[at + 1 :]]
        if not found and len(meanings := Search(game, without, FEW_TRIED).meanings(table)) == 1:
            found.update(dict.fromkeys(meanings))
        found = found or dict.fromkeys(begun)
        rest = " ".join(each for item in items[1:] for each in item.words)
        if at == 0 and (not rest or rest[0].isdigit()):
            steps = word_meanings.steps()
            found.update((f"{steps[step]} {rest}".strip(), None) for _, step in nearer(word, steps))
        if found:
            raise Ambiguous(NEAR, choices=list(found)[:MOST_OFFERED], said=as_typed(items[at].words, self._text))


def word_groups(text: str, game: str, names: Sequence[str]) -> list[WordGroup]:
    """Return the words of a line with their meanings; none of a line that is not speech: quoted, or too long."""
    if not word_meanings.knows(game) or '"' in text:
        return []
    groups = word_meanings.lexicon(game).items(text, names)
    return groups if len(groups) <= LONGEST else []


LONG = 8
"""Number of letters of a word that may have a second fault."""
LEAST = 3
MOST = 4
"""Number of words tried in place of one."""


def nearer(word: str, known: Iterable[str], begins: Callable[[str], bool] = lambda _: False) -> list[tuple[int, str]]:
    """Return the known words that differ from a word by few letters, each with their number, the nearest first.

    `begins` tells which of them stand for all words that begin so.
    """
    most = 2 if len(word) >= LONG else 1
    if len(word) < LEAST or not word.isalpha():
        return []
    found = []
    for other in dict.fromkeys(known):
        begun = word[: len(other)] if begins(other) else word
        if abs(len(begun) - len(other)) <= most and 0 < (distance := difference(begun, other, most)) <= most:
            found.append((distance, other))
    return sorted(found, key=itemgetter(0))[:MOST]


def difference(word: str, other: str, most: int) -> int:
    """Count the letters by which two words differ, swapped neighbours as one; `most` + 1 for more than that."""
    if abs(len(word) - len(other)) > most:
        return most + 1
    before: list[int] = []
    row = list(range(len(other) + 1))
    for at, letter in enumerate(word, 1):
        last, row, older = row, [at], before
        for place, sign in enumerate(other, 1):
            cost = min(last[place] + 1, row[place - 1] + 1, last[place - 1] + (letter != sign))
            if at > 1 and place > 1 and (letter, word[at - 2]) == (other[place - 2], sign):
                cost = min(cost, older[place - 2] + 1)
            row.append(cost)
        if min(row) > most:
            return most + 1
        before = last
    return row[-1]
