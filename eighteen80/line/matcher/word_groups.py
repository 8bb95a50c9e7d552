"""Possible meanings of a line's words: verbs, names, things, numbers, pauses, and fillers."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache, reduce
from itertools import dropwhile
from operator import attrgetter
from typing import Any, NamedTuple

from eighteen80.line.folding import fold, spellings
from eighteen80.line.guarded import cardinals, denials, guarded_words, number_words, spelt_words
from eighteen80.line.leading_names import ENOUGH, names_with_prefix
from eighteen80.line.matcher.numbers import Numbers

ANY_ENDING = "*"
"""Sign after a word of the assets that allows any ending."""
SHORTEST = 3
"""Number of letters of a name with another ending."""
LONGEST_ENDING = 2
COLON = ":"


_OWNED = re.compile(r"['’]s?(?!\w)")
_WORD = re.compile(r"(?<!\S)[-−–]\d+|\d+\+\d+\w?|\d+[%\w]*|[^\W\d]\w*\+\d+|\w+|\?(?=[-\w])|[,;:./&+()]")
PAUSES = frozenset(",;:./&+()")
"""Signs of a pause."""


def split_words(text: str) -> tuple[str, ...]:
    """Return the words and pauses of a text."""
    return tuple(map(fold, _WORD.findall(_OWNED.sub("", text))))


def as_typed(words: Sequence[str], text: str) -> str:
    """Return words of a text as they are in it, with their capitals and accents."""
    typed = {fold(word): word for word in _WORD.findall(text)}
    return " ".join(typed.get(word, word) for word in words)


class WordGroup(NamedTuple):
    """Words that belong together, and their possible meanings; `end` is the place of the word after them.

    `verbs` are possible verbs, `texts` the record's words for the thing, `name` a possible player. An `idle` group is
    optional, in the moves of some verbs alone with `idle_with`, and may be `about_game`; a `pause` may separate two
    moves; `others` are all players still to act, `also` repeats the last move. `more` is one more of what was said,
    `there` the place of the last move. `chatter` belongs to no move; what `corrects` may take back the words before it.
    """

    words: tuple[str, ...] = ()
    end: int = 0
    verbs: frozenset[str] = frozenset()
    texts: tuple[str, ...] = ()
    name: str = ""
    idle: bool = False
    pause: bool = False
    others: bool = False
    also: bool = False
    more: bool = False
    there: bool = False
    idle_with: frozenset[str] = frozenset()
    chatter: bool = False
    about_game: bool = False
    corrects: bool = False

    @property
    def says_something(self) -> bool:
        """True if the words are about a move, though with others they may add nothing to it."""
        return bool(self.verbs or self.about_game or self.there or any(map(str.isdecimal, self.texts)))

    @property
    def is_article(self) -> bool:
        """True for a word that points at a thing: "a", "the"."""
        return not spelt_words("articles").isdisjoint(self.words)

    @property
    def is_known(self) -> bool:
        """True if the words mean anything."""
        means = (self.verbs, self.texts, self.name, self.may_be_idle, self.pause, self.others, self.also)
        return any(means)

    @property
    def may_be_idle(self) -> bool:
        """True if the words add nothing to the moves of some verbs, or to any move."""
        return bool(self.idle or self.idle_with)

    def is_idle_with(self, verb: str) -> bool:
        """Return whether the words add nothing to a move of that verb."""
        return self.idle or verb in self.idle_with


def only_denies(items: Sequence[WordGroup]) -> bool:
    """Return whether the items deny something ("no station") and name no move."""
    denied = any(item.idle and not denials().isdisjoint(item.words) for item in items)
    return denied and not any(item.verbs for item in items)


def says_one(items: Sequence[WordGroup]) -> bool:
    """Return whether the items say nothing but `one`, or a number that names no thing, such as "both"."""
    # A verb may stand before the number; what stands behind it says of what it is one.
    after_verb = dropwhile(lambda item: bool(item.verbs) and item.may_be_idle, items)
    spoken = [item for item in after_verb if not item.pause and (item.texts or not item.may_be_idle)]
    return bool(spoken) and all(not item.verbs and (item.texts == ("1",) or _counts_only(item)) for item in spoken)


def _counts_only(item: WordGroup) -> bool:
    counts = cardinals().isdisjoint(item.words) and number_words().keys() >= {*item.words}
    return counts and all(map(str.isdecimal, item.texts))


def says_more(items: Sequence[WordGroup]) -> bool:
    """Return whether the items say nothing but that there is more: "and another", "und noch eine", "i jeszcze dwie"."""
    spoken = [item for item in items if not item.pause]
    return any(item.more for item in spoken) and all(
        not item.verbs and (all(map(str.isdecimal, item.texts)) if item.texts else item.idle) for item in spoken
    )


def is_denied(items: Sequence[WordGroup], at: int) -> bool:
    """Return whether the item is a verb that the one before it denies: "will nicht passen", "doesn't want to pass"."""
    before = next((item for item in reversed(items[:at]) if item.pause or item.verbs or not item.idle), WordGroup())
    return bool(items[at].verbs and before.verbs) and not denials().isdisjoint(before.words)


def takes_back(items: Sequence[WordGroup]) -> bool:
    """Return whether an item may take back the words before it: "40, actually 50", "pays, actually keeps it"."""
    parts = ((items[:at], item, items[at + 1 :]) for at, item in enumerate(items))
    return any(
        _corrects(item, *before[-1:], *after[:1]) and _may_replace(before, after) for before, item, after in parts
    )


def _corrects(item: WordGroup, *neighbours: WordGroup) -> bool:
    """Return whether the item takes something back; "no" does so between pauses, elsewhere it may be Nordost."""
    return item.corrects or (not denials().isdisjoint(item.words) and all(each.pause for each in neighbours))


def _may_replace(earlier: Sequence[WordGroup], later: Sequence[WordGroup]) -> bool:
    """Return whether a thing or a verb follows a thing, or a verb a verb."""
    before, after = ([item for item in part if not item.idle] for part in (earlier, later))
    things = any(item.texts for item in before) and any(item.texts or item.verbs for item in after)
    return things or (any(item.verbs for item in before) and any(item.verbs for item in after))


_START = WordGroup(pause=True)
"""The pause before a line."""


def find_name(word: str, names: Iterable[str]) -> str:
    """Return the name that a word is, in full or with another ending; "" for an unknown or ambiguous one."""
    exact = [name for name in names if fold(name) == word] or [name for name in names if word in spellings(name)]
    if exact:
        return exact[0]
    declined = [name for name in names if any(_is_declension(word, spelt) for spelt in spellings(name))]
    return declined[0] if len(declined) == 1 else ""


def _is_declension(word: str, name: str) -> bool:
    """Return whether the word is the name with another ending: Annas, Berta, Ewy."""
    stem = name.removesuffix("a")
    ending = word.removeprefix(stem)
    is_ending = 0 < len(ending) <= LONGEST_ENDING or ending in spelt_words("name_endings")
    return len(stem) >= SHORTEST and word.startswith(stem) and is_ending


class Phrases:
    """Meanings of words and phrases; the longest one in the line counts.

    A phrase of a verb and one of the `particles` may have other words in between: "pays 40 back", "stellt … ein". An
    unknown word may be another form of a verb or of a thing: `forms` are patterns, and the known form of a match.
    """

    def __init__(self, particles: Iterable[str] = (), forms: Iterable[tuple[str, str]] = ()) -> None:
        self._particles = frozenset(particles)
        self._forms = [(re.compile(pattern), known) for pattern, known in forms]
        self._firsts: set[str] = set()
        self._known_forms = lru_cache(maxsize=1024)(self._find_known_forms)
        self._whole: dict[tuple[str, ...], WordGroup] = {}
        self._begun: dict[str, WordGroup] = {}
        self._longest = 1

    def add(self, phrase: str, means: WordGroup) -> None:
        """Add a meaning to a phrase."""
        for spelt in dict.fromkeys((phrase, *spellings(phrase))):
            stem = spelt.removesuffix(ANY_ENDING)
            words = split_words(stem)
            if not words:
                continue
            if spelt == stem or len(words) > 1:
                self._longest = max(self._longest, len(words))
                self._firsts.add(words[0])
                self._whole[words] = _merge(self._whole.get(words, WordGroup(words)), means)
            else:
                self._begun[words[0]] = _merge(self._begun.get(words[0], WordGroup(words)), means)

    def vocabulary(self) -> Iterator[str]:
        """Yield every single word with a meaning, and the beginnings that stand for many words."""
        yield from (words[0] for words in self._whole if len(words) == 1)
        yield from self._begun

    def begins(self, word: str) -> bool:
        """Return whether a word means all words with that beginning."""
        return word in self._begun

    def join_particles(self, words: Sequence[str]) -> Sequence[str]:
        """Put each particle at the end of a clause next to the verb that it belongs to."""
        for end, word in enumerate(words):
            if word in self._particles and self._ends_clause(words, end):
                at = next((at for at in range(end - 2, -1, -1) if (words[at], word) in self._whole), None)
                # A phrase keeps the words within it: "zahlt nichts aus" is to withhold.
                if at is not None and tuple(words[at : end + 1]) not in self._whole:
                    words = (*words[: at + 1], word, *words[at + 1 : end], *words[end + 1 :])
        return words

    def _ends_clause(self, words: Sequence[str], at: int) -> bool:
        following = tuple(words[at + 1 : at + 2])
        return not following or following[0] in PAUSES or self._whole.get(following, WordGroup()).pause

    def find(self, words: Sequence[str], at: int) -> WordGroup | None:
        """Return the meaning of the longest phrase that begins there, or the one of another form of an unknown word."""
        found = self._find_as_it_is(words, at)
        if found is None:
            others = ((form, *words[at + 1 : at + self._longest]) for form in self._known_forms(words[at]))
            means = (self._find_as_it_is(other, 0) for other in others)
            longest = max(
                (each for each in means if each and (each.verbs or each.texts)), key=attrgetter("end"), default=None
            )
            found = longest and longest._replace(words=tuple(words[at : at + longest.end]), end=at + longest.end)
        return found

    def _find_known_forms(self, word: str) -> Sequence[str]:
        """List the known words that the word may be in another form; "nicht" is no "nichts"."""
        if word in guarded_words():
            return ()
        matches = ((match, known) for pattern, known in self._forms if (match := pattern.fullmatch(word)))
        return [form for match, known in matches if (form := match.expand(known)) in self._firsts]

    def _find_as_it_is(self, words: Sequence[str], at: int) -> WordGroup | None:
        for end in range(min(len(words), at + self._longest), at + 1, -1):
            if found := self._whole.get(tuple(words[at:end])):
                return found._replace(end=end)
        word = words[at]
        begun = next((word[:end] for end in range(len(word), 2, -1) if word[:end] in self._begun), "")
        means = [each for each in (self._whole.get((word,)), self._begun.get(begun)) if each]
        return reduce(_merge, means)._replace(words=(word,), end=at + 1) if means else None


def _merge(item: WordGroup, means: WordGroup) -> WordGroup:
    """Add this meaning to the item."""
    pairs: Iterator[tuple[Any, Any]] = zip(item, means, strict=True)
    both = (one | more if isinstance(one, frozenset) else one or more for one, more in pairs)
    return WordGroup(*both)._replace(texts=tuple(dict.fromkeys((*item.texts, *means.texts))))


class Lexicon(NamedTuple):
    """Every possible meaning of words in a game; `kept` words are typed as recorded, `glued` ones without spaces."""

    phrases: Phrases
    numbers: Numbers
    kept: re.Pattern[str]
    glued: re.Pattern[str]

    def items(self, text: str, names: Sequence[str]) -> list[WordGroup]:
        """Return the words of a line with all their possible meanings; `names` are those of the table."""
        words, at, found = self.phrases.join_particles(tuple(self._unglue(split_words(text)))), 0, []
        by_length = sorted(names, key=lambda name: -name.count(" "))
        while at < len(words):
            found.append(self._item(words, at, by_length))
            at = found[-1].end
        neighbours = zip((_START, *found), found, (*found[1:], WordGroup()), strict=False)
        return [_actor(*each, names) for each in neighbours]

    def _unglue(self, words: Sequence[str]) -> Iterator[str]:
        """Yield the words, those apart that were typed without a space behind a figure, or are unknown together."""
        before = ""
        for word in words:
            parts = self.glued.findall(word)
            figure = any(map(str.isdigit, before))
            unknown = self.phrases.find((word,), 0) is None and word not in denials()
            if len(parts) > 1 and "".join(parts) == word and (figure or unknown):
                yield from parts
            else:
                yield word
            before = word

    def _item(self, words: Sequence[str], at: int, names: Sequence[str]) -> WordGroup:
        if words[at] in PAUSES:
            return WordGroup((words[at],), at + 1, pause=True)
        phrase, number = self.phrases.find(words, at), self.numbers.read(words, at)
        name, end = _name_at(words, at, names)
        if number and (phrase is None or number[1] > phrase.end):
            return WordGroup(tuple(words[at : number[1]]), number[1], texts=(number[0],))
        if phrase and number and number[1] == phrase.end:
            phrase = phrase._replace(texts=tuple(dict.fromkeys((*phrase.texts, number[0]))))
        if name and (phrase is None or end > phrase.end):
            return WordGroup(tuple(words[at:end]), end, name=name)
        kept = (words[at].upper(),) if self.kept.fullmatch(words[at]) else ()
        if phrase:
            texts = phrase.texts if phrase.end > at + 1 else tuple(dict.fromkeys((*phrase.texts, *kept)))
            # What means something is no name with another ending: "scrap" is not of the SCR.
            exact = name if words[at] in spellings(name) else ""
            named = exact or next((text for text in texts if text in names), "")
            return phrase._replace(texts=texts, name=named)
        return WordGroup((words[at],), at + 1, texts=kept)


def _actor(before: WordGroup, item: WordGroup, after: WordGroup, names: Sequence[str]) -> WordGroup:
    """Return the item as a name if it begins one and precedes a colon or, meaning nothing else, a verb.

    A single letter with nothing behind it is no article nor preposition, and one behind a thing is a thing, no verb.
    "No, …" in front of a line denies no move.
    """
    word = item.words[0]
    if len(word) == len(item.words) == 1 and item.texts and before.texts:
        item = item._replace(verbs=frozenset())
    means = item.verbs or item.texts
    if item.idle and len(word) == len(item.words) == 1 and (after.pause or not after.words):
        return item._replace(idle=False)
    if before is _START and after.words[:1] == (",",) and not denials().isdisjoint(item.words):
        return WordGroup(item.words, item.end, pause=True)
    if not before.pause or item.name or item.pause or len(item.words) > 1:
        return item
    if after.words != (COLON,) and (means or not after.verbs or len(word) < ENOUGH):
        return item
    begun = names_with_prefix(word, names)
    return WordGroup(item.words, item.end, name=begun[0]) if begun else item


def _name_at(words: Sequence[str], at: int, names: Sequence[str]) -> tuple[str, int]:
    """Return the name there and the place behind it; "" without one."""
    for name in names:
        for parts in _parts_of(name):
            if tuple(words[at : at + len(parts)]) == parts:
                return name, at + len(parts)
    return find_name(words[at], [name for name in names if " " not in name]), at + 1


@lru_cache(maxsize=256)
def _parts_of(name: str) -> Sequence[tuple[str, ...]]:
    """Return the parts of each spelling of a name that is no single word: Big Bert, D'ora."""
    return [parts for parts in map(split_words, spellings(name)) if len(parts) > 1]
