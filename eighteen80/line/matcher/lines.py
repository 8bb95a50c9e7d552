"""Possible lines for things named in any order: words that belong together, put in the order of a verb.

A chunk is a class, a pattern over the record's words and the text written for it; a line of a verb has places for
classes: `{class}` for one, `{class?}`, `{class*}` and `{class+}` as in patterns, `{class|1|2}` with default values,
`{class+!}` for chosen things; `{}` takes all other words, `{?}` one of them. `~` joins its neighbours, `=3` is a figure
and `=Anna` a player paid that the move has to make true, and `@shop` or `@2fish` was chosen and follows at the end.
`...` ends a line that is begun: the table is asked about it even if all that it lacks is known; `??` one that is asked
about unless its verb is said. A verb may have several forms, `verb/form`, with chunks of their own. Words of the class
`never` are in no line of the verb.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import combinations, pairwise, product
from types import MappingProxyType
from typing import Any, NamedTuple

PAUSE, COMMA, COLON = "|", "|,", "|:"
"""A pause of a line: a word, a comma, a colon."""
PAUSES = {PAUSE: 1, COMMA: 2, COLON: 3}
_BETWEEN = 4
REST, SUM = "", "sum"
"""The class of a text without a pattern, which is put into `{}`, and of a sum that the move has to make true."""
MOST = 24
"""Number of lines tried for one verb."""
JOINER = "\u2060"
"""The sign in place of the spaces of a name, which is one thing."""
FORM, FREE, CHOSEN, NEVER, BEGUN, DOUBTFUL = "/", "any", "as", "never", "...", "??"
_BEHIND = re.compile(r"@(\d*)(\w+)")
_GLUE, _NAMED_SUM = re.compile(r" ?~ ?"), re.compile(r"(?<!\S)=([^\s=]+)(?!\S)")
_PLACE = re.compile(r"\{(\w*)([?*+]?)(!?)((?:\|[^|}]*)*)\}")
_CLASS = re.compile(r"<(\w+)>")
_GROUP = re.compile(r"\\(\d)|\\g<(\d)>")
_PAIR = 2
_WORD = re.compile(r"\S+")
_FIGURE = re.compile(r"\d+")


class Chunk(NamedTuple):
    """Words that belong together, as they are written, in their order; `gap` is how deep the pause before them is."""

    kind: str
    text: str
    number: int
    gap: int


class Pattern(NamedTuple):
    """Pattern of a chunk, for some verbs or for all."""

    kind: str
    words: re.Pattern[str]
    text: str
    verbs: frozenset[str]

    def write(self, match: re.Match[str], outer: int = 0) -> str:
        """Return the text of the chunk that was found, with its groups of words, which lie in an `outer` group."""
        return _GROUP.sub(lambda group: match[outer + int(group[1] or group[2])] or "", self.text)

    def is_for(self, form: str) -> bool:
        """Return whether it is a pattern for that verb or that form of a verb."""
        return not self.verbs or form in self.verbs or form.partition(FORM)[0] in self.verbs


class PatternSet:
    """The patterns of a form as one: a word is compared once instead of with each of them."""

    def __init__(self, patterns: Iterable[Pattern]) -> None:
        self._by_group: dict[int, Pattern] = {}
        groups = 0
        for pattern in patterns:
            self._by_group[groups + 1] = pattern
            groups += pattern.words.groups + 1
        either = (f"({pattern.words.pattern})" for pattern in self._by_group.values())
        self._words = re.compile("|".join(either) or "(?!)")
        # The readings of a line differ in few words: the words behind them have been compared before.
        self.find = lru_cache(maxsize=1024)(self._compare)

    def _compare(self, words: str) -> tuple[str, str, int] | None:
        """Return the first pattern that fits the beginning: its class, its text, and its end."""
        match = self._words.match(words)
        if match is None or match.lastindex is None:
            return None
        pattern = self._by_group[match.lastindex]
        return pattern.kind, pattern.write(match, match.lastindex), match.end()


class LinePlace(NamedTuple):
    """A place of a line: its class, number, and defaults.

    A `free` one has numbers of chosen things: the same number of any kind is written, with those after them.
    """

    kind: str
    least: int
    most: int
    unsaid: tuple[str, ...]
    free: re.Pattern[str] | None = None


class LineShape(NamedTuple):
    """A line of a verb: its words and places, the classes of its places, and those without which it is not complete."""

    places: Sequence[str | LinePlace]
    kinds: frozenset[str]
    needed: frozenset[str]

    def may_hold(self, given: frozenset[str]) -> bool:
        """Return whether chunks of these classes may fill it."""
        return self.needed <= given and (given <= self.kinds or REST in self.kinds or SUM in self.kinds)


class VerbForm(NamedTuple):
    """A form of a verb: its name, its lines, and the classes in them; None if a line takes any words."""

    name: str
    shapes: Sequence[LineShape]
    kinds: frozenset[str] | None

    def may_hold(self, kind: str) -> bool:
        """Return whether a chunk of that class may be in one of its lines."""
        return kind != NEVER and (self.kinds is None or kind in self.kinds)


class Wording(NamedTuple):
    """A possible line, and the sums or the paid players named with it.

    `is_named` if the words have its verb or its player, `is_begun` if it lacks something that was not said,
    `is_doubtful` if that is its verb.
    """

    line: str
    sums: tuple[int | str, ...] = ()
    is_named: bool = True
    is_begun: bool = False
    is_doubtful: bool = False


class Shapes:
    """The chunks and lines of a game; of some moves the verb has to be `named`, and to some, words are `joined`.

    To each verb, words may be `telling`: they say more than the verb.
    """

    def __init__(
        self,
        chunks: Iterable[Sequence[Any]],
        lines: Mapping[str, Sequence[str]],
        classes: Mapping[str, str],
        named: Iterable[str] = (),
        joined: Iterable[Sequence[Any]] = (),
        telling: Mapping[str, Sequence[str]] = MappingProxyType({}),
    ) -> None:
        def expand_classes(words: str) -> str:
            return _CLASS.sub(lambda match: f"(?:{expand_classes(classes[match[1]])})", words)

        def compile_pattern(kind: str, words: str, text: str, *verbs: str) -> Pattern:
            whole = expand_classes(words)
            return Pattern(kind, re.compile(f"(?:{whole})(?= |$)"), text, frozenset(verbs))

        self._patterns = [compile_pattern(*chunk) for chunk in chunks]
        self._there = re.compile(rf"(?<!\S){expand_classes(classes.get('there', '(?!)'))}(?!\S)")
        self._joined = [compile_pattern("", *each) for each in joined]
        self._of_form: dict[str, PatternSet] = {}
        self.named = frozenset(named)
        self.telling = {verb: frozenset(words) for verb, words in telling.items()}
        free = re.compile(classes.get("free", "(?!)"))
        self._forms_of: dict[str, Sequence[VerbForm]] = {}
        self._lines = {verb: [_line_shape(_places(line, free)) for line in written] for verb, written in lines.items()}

    def is_complete(self, verb: str) -> bool:
        """Return whether the verb alone is the whole line of its move."""
        return [line.places for line in self._lines.get(verb, ())] == [(verb,)]

    def find_place(self, line: str) -> str:
        """Return the place on a line of the record; "" for none, or for several."""
        places = set(self._there.findall(line))
        return places.pop() if len(places) == 1 else ""

    def wordings(self, verb: str, texts: Sequence[str]) -> list[Wording]:
        """Return the lines of that verb with all these words, each once; pauses are `PAUSE`."""
        found: dict[Wording, None] = {}
        words = self._join_words(verb, " ".join(texts))
        for form in self._forms(verb):
            chunks = self._chunks(form, words)
            if chunks is None:
                continue
            given = frozenset(chunk.kind for chunk in chunks)
            for shape in form.shapes:
                for sums, kept in _set_sums_apart(chunks, shape.places) if shape.may_hold(given) else ():
                    for line in _fill([place for place in shape.places if not _is_sum(place)], kept):
                        found.setdefault(_make_wording(line, sums))
                        if len(found) == MOST:
                            return list(found)
        # A single thing is seldom one that could be chosen.
        return sorted(found, key=lambda wording: f" 1 {FREE} " in wording.line)

    def _join_words(self, verb: str, words: str) -> str:
        """Write as one word what is one thing to that verb: `silk 1` to a move on the map."""
        for pattern in self._joined:
            if pattern.is_for(verb):
                words = pattern.words.sub(pattern.write, words)
        return words

    def _forms(self, verb: str) -> Sequence[VerbForm]:
        """Return the forms of a verb with their lines: the verb alone, and its form after a stroke."""
        if verb not in self._forms_of:
            forms = [_verb_form(form, lines) for form, lines in self._lines.items() if form.partition(FORM)[0] == verb]
            free = [_line_shape((verb, LinePlace(REST, 0, MOST, ())))]
            self._forms_of[verb] = forms or [_verb_form(verb, free)]
        return self._forms_of[verb]

    def _chunks(self, form: VerbForm, words: str) -> Sequence[Chunk] | None:
        """Return the chunks of the words; None if one of them is in no line of the form."""
        found: list[Chunk] = []
        at = gap = 0
        patterns = self._patterns_of(form.name)
        for match in _WORD.finditer(words):
            if match.start() < at:
                continue
            if (word := match[0]) in PAUSES:
                gap = max(gap, PAUSES[word])
                at = match.end()
                continue
            kind, text, length = patterns.find(words[match.start() :]) or (REST, word, len(word))
            at = match.start() + length
            if text or kind:
                if not form.may_hold(kind):
                    return None
                found.append(Chunk(kind, text, len(found) + 1, gap))
            gap = 0
        return found

    def _patterns_of(self, form: str) -> PatternSet:
        if form not in self._of_form:
            self._of_form[form] = PatternSet(pattern for pattern in self._patterns if pattern.is_for(form))
        return self._of_form[form]


def _line_shape(words: Iterable[str | LinePlace]) -> LineShape:
    whole = tuple(words)
    places = [place for place in whole if isinstance(place, LinePlace)]
    needed = frozenset(place.kind for place in places if place.least and place.kind != SUM)
    return LineShape(whole, frozenset(place.kind for place in places), needed)


def _verb_form(name: str, shapes: Sequence[LineShape]) -> VerbForm:
    """Return the form with those lines."""
    kinds = frozenset[str]().union(*(shape.kinds for shape in shapes))
    return VerbForm(name, shapes, None if kinds & {REST, SUM} else kinds)


def _places(line: str, of_choice: re.Pattern[str]) -> Iterator[str | LinePlace]:
    """Yield the words and places of a line in the assets."""
    end = 0
    for match in _PLACE.finditer(line):
        if line[end : match.start()].strip():
            yield line[end : match.start()].strip()
        kind, number, free, unsaid = match[1], match[2], of_choice if match[3] else None, tuple(match[4].split("|")[1:])
        least = 0 if unsaid or number in ("?", "*") or not kind else 1
        yield LinePlace(kind, least, MOST if number in ("*", "+") or not kind + number else 1, unsaid, free)
        end = match.end()
    if line[end:].strip():
        yield line[end:].strip()


def _set_sums_apart(
    chunks: Sequence[Chunk], places: Sequence[str | LinePlace]
) -> Iterator[tuple[tuple[int, ...], list[Chunk]]]:
    """Yield the chunks, and the rest without a figure that may be a sum of the move."""
    asked = next((place for place in places if isinstance(place, LinePlace) and place.kind == SUM), None)
    if asked is None or not asked.least:
        yield (), list(chunks)
    for at, chunk in enumerate(chunks if asked else ()):
        if chunk.kind == REST and _FIGURE.fullmatch(chunk.text):
            yield (int(chunk.text),), [*chunks[:at], *chunks[at + 1 :]]


def _make_wording(line: str, sums: tuple[int, ...]) -> Wording:
    """Return the line without its joints, and the sums in it that are named but not written."""
    named = (match[1].replace(JOINER, " ") for match in _NAMED_SUM.finditer(line))
    told = (int(word) if word.isdecimal() else word for word in named)
    behind = [f"{match[1] or 1} {match[2]}" for match in _BEHIND.finditer(line)]
    words = _BEHIND.sub("", _NAMED_SUM.sub("", line.removesuffix(BEGUN).removesuffix(DOUBTFUL))).split()
    if behind:
        words += behind if CHOSEN in words else [CHOSEN, *behind]
    written = _GLUE.sub("", " ".join(words)).replace(JOINER, " ")
    return Wording(written, (*sums, *told), is_begun=line.endswith(BEGUN), is_doubtful=line.endswith(DOUBTFUL))


def _is_sum(place: str | LinePlace) -> bool:
    return isinstance(place, LinePlace) and place.kind == SUM


def _fill(places: Sequence[str | LinePlace], chunks: Sequence[Chunk]) -> Iterator[str]:
    """Yield the line with the chunks in its places, in every complete way."""
    kinds = [place.kind for place in places if isinstance(place, LinePlace)]
    if any(chunk.kind not in kinds for chunk in chunks) and REST not in kinds:
        return
    rest = [chunk for chunk in chunks if chunk.kind not in kinds or chunk.kind == REST]
    by_kind = {kind: [chunk for chunk in chunks if chunk.kind == kind] for kind in kinds if kind != REST}
    by_kind[REST] = rest
    ways = [list(_divide(by_kind[kind], kinds.count(kind))) for kind in by_kind if kind in kinds]
    for shares in product(*ways):
        given = {kind: iter(share) for kind, share in zip((k for k in by_kind if k in kinds), shares, strict=True)}
        texts = [place if isinstance(place, str) else _texts_of(place, next(given[place.kind])) for place in places]
        if None not in texts:
            yield from (" ".join(" ".join(words).split()) for words in product(*map(_each, texts)))


def _each(text: str | tuple[str, ...] | None) -> tuple[str, ...]:
    return text if isinstance(text, tuple) else (text or "",)


def _texts_of(place: LinePlace, chunks: Sequence[Chunk]) -> tuple[str, ...] | None:
    """Return the text in the place; None if it is not filled as required."""
    if not place.least <= len(chunks) <= place.most:
        return None
    if not chunks:
        return place.unsaid or ("",)
    if place.free:
        chosen = _write_choice([chunk.text for chunk in chunks], place.free)
        return (chosen,) if chosen else None
    return (" ".join(chunk.text for chunk in chunks),)


def _write_choice(texts: Sequence[str], of_choice: re.Pattern[str]) -> str | None:
    """Return `2 any 6 points as 1 copper 1 silk`, or None without a choice."""
    goods = [match for match in map(of_choice.fullmatch, texts) if match]
    if not goods:
        return None
    number = sum(int(match[1]) for match in goods)
    fixed = [text for text in texts if not of_choice.fullmatch(text)]
    return " ".join((f"{number} {FREE}", *fixed, CHOSEN, *(match[0] for match in goods)))


def _divide(chunks: Sequence[Chunk], places: int) -> Iterator[tuple[Sequence[Chunk], ...]]:
    """Yield the ways to divide chunks of one class among its places: at the deepest pauses, or anywhere."""
    if places == 1:
        yield (chunks,)
        return
    gaps = {at: _gap(chunks[at - 1], chunks[at]) for at in range(1, len(chunks))}
    deepest = max(gaps.values(), default=0)
    cuts = [at for at, gap in gaps.items() if gap == deepest]
    for chosen in combinations(reversed(cuts), places - 1):
        bounds = (0, *sorted(chosen), len(chunks))
        shares = tuple(chunks[begin:end] for begin, end in pairwise(bounds))
        yield shares
        if places == _PAIR:
            yield shares[::-1]
    yield (chunks, *(((),) * (places - 1)))
    yield (*(((),) * (places - 1)), chunks)


def _gap(before: Chunk, after: Chunk) -> int:
    """Return the depth of the pause between two chunks; other words between them separate them too."""
    return max(after.gap, _BETWEEN if after.number > before.number + 1 else 0)
