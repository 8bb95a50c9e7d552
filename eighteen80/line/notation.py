"""Notation of moves: a game's move classes become a reader, a canonical writer, completions and help rows.

A move class has a verb, and fields in writing order, each annotated with its kind of word (`fields`). Reading
is lenient, writing is not: `read(write(move)) == move`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, Generic, cast

from eighteen80.characters import normalise_spaces
from eighteen80.line.fields import ANYWHERE, MISSING, NO_VERB, Kind, Moment, Reading, UnexpectedWord
from eighteen80.line.folding import fold
from eighteen80.line.forms import Choice, Field, Form, HelpRow, Move, field_choices, starts
from eighteen80.line.guarded import guarded_words, may_begin, spelt_words
from eighteen80.line.leading_names import (
    ENOUGH,
    name_length,
    names_with_prefix,
    split_at_colon,
    strip_name,
    strip_name_prefix,
)
from eighteen80.line.tokenizer import GLUED, WORD, check_signs, cursor_word, cuts, is_too_long, plainer_lines
from eighteen80.refusals import Ambiguous, Label, Refusal, Unreadable
from eighteen80.resources import AssetError, read_table

_ENOUGH = re.compile(r"\d|\w{3}")  # of a word that begins a line without a verb
_SHOWN = 40


class Notation(Generic[Move]):
    """The only reader and writer of a game's moves.

    `verbs` gives each verb's other names, in all languages; `words` those of the fixed words inside a line; `fillers`
    are words that people put between others and no line needs, those `of_verbs` in lines of a verb; `kinds` stand in
    fields that each game fills with words of its own.
    """

    def __init__(
        self,
        moves: Iterable[type[Move]],
        verbs: Mapping[str, Iterable[str]],
        words: Mapping[str, Iterable[str]],
        fillers: Iterable[str] = (),
        kinds: Mapping[type, Mapping[str, Kind[Any]]] | None = None,
        of_verbs: Mapping[str, Iterable[str]] = {},
    ) -> None:
        self.words = {word: frozenset(map(fold, (word, *others))) for word, others in words.items()}
        self._fillers = frozenset(map(fold, fillers))
        names = {move.verb: tuple(map(fold, (move.verb, *verbs.get(move.verb, ())))) for move in moves}

        def make_form(move: type[Move]) -> Form[Move]:
            # The name of another verb may begin another move: it is no filler in this one.
            fillers = self._fillers.difference(*(others for verb, others in names.items() if verb != move.verb))
            fillers |= frozenset(map(fold, of_verbs.get(move.verb, ())))
            return Form(move, lambda key: self.words.get(key, (key,)), fillers, (kinds or {}).get(move, {}))

        self.forms = {move: make_form(move) for move in moves}
        self._verbs = {form.verb: form for form in self.forms.values()}
        self._names = {form: (form.verb, *verbs.get(form.verb, ())) for form in self._verbs.values()}
        self._moment = ANYWHERE
        self._folded = {form: names[form.verb] for form in self._verbs.values()}

    # Writing

    def write(self, move: Move) -> str:
        """Write the move's canonical line; refuse text that no line may hold."""
        line = self.forms[type(move)].write(move)
        check_signs(line)
        return line

    def rows(self) -> list[HelpRow]:
        """List a help row for each move, in the order of the game's list."""
        return [form.row for form in self.forms.values()]

    # Reading

    def read(self, line: str, moment: Moment = ANYWHERE) -> Move:
        """Read the move that a typed line means at that moment; raise Unreadable or Ambiguous otherwise."""
        line, moment = normalise_spaces(line), self._with_known_lists(moment)
        check_signs(line)
        *likelier, last = plainer_lines(line)
        for plainer in likelier:
            with suppress(Unreadable, Ambiguous):
                return self._read(plainer, moment)
        return self._read(last, moment)

    def _with_known_lists(self, moment: Moment) -> Moment:
        """Return the moment with the lists of legal moves that the last line made, if it was read at the same one."""
        last = self._moment
        if moment.state is None:
            return moment
        if moment.state is last.state and moment.possible == last.possible:
            return moment._replace(legal=last.legal)
        self._moment = moment
        return moment

    def _read(self, line: str, moment: Moment) -> Move:
        words = line.split() if '"' not in line else WORD.findall(line)
        form = self._verbs.get(words[0]) if words else None
        if form is None or not moment.admits(form.move):
            return self._read_leniently(line, words, moment)
        return self._read_fields(form, line, words, moment)

    def _read_leniently(self, line: str, words: Sequence[str], moment: Moment) -> Move:
        if not words:
            raise Unreadable(NO_VERB, expected=partial(self._possible_verbs, moment))
        if rest := strip_name(line, moment.due, moment.others):
            return self._read_rest(line, rest, moment)
        try:
            form = self.find(words[0], moment)
        except Unreadable as refusal:
            if rest := self._after_beginning(line, moment):
                return self._read_rest(line, rest, moment)
            self._check_named(line, moment)
            self._check_due(line, moment)
            try:
                return self._read_without_verb(line, words, moment, refusal)
            except Unreadable:
                self._check_due(line, moment, verbless=True)
                raise
        if not moment.admits(form.move):
            self._check_named(line, moment)
        try:
            return self._read_fields(form, line, words, moment)
        except (Unreadable, Ambiguous):
            if rest := self._after_beginning(line, moment):
                return self._read_rest(line, rest, moment)
            raise

    def _read_rest(self, line: str, rest: str, moment: Moment) -> Move:
        """Read the line after a name, or after the last of several; a suggestion keeps the name in front."""
        while after := strip_name(rest, moment.due, moment.others):
            rest = after
        try:
            return self._read(rest, moment)
        except Unreadable as refusal:
            if refusal.mended:
                name = " ".join(line.split()[: -len(rest.split())])
                refusal.mended = f"{name} {refusal.mended}"
            raise

    def _after_beginning(self, line: str, moment: Moment) -> str:
        """Return the line after the beginning of a due player's name, if it is a move and not another name."""
        rest = strip_name_prefix(line, moment.due)
        if not rest or strip_name_prefix(rest, moment.due) or strip_name(line, moment.others):
            return ""
        return rest if self._is_verb(rest.split()[0], moment) else ""

    def _check_named(self, line: str, moment: Moment) -> None:
        """Wait for the line after a due player's name, or after a part of it that can be nothing else."""
        begun = fold(line.strip(" :,"))
        names = names_with_prefix(begun, moment.due)
        if names and len(begun) >= ENOUGH:
            expected = partial(self._possible_verbs, moment)
            raise Unreadable("unreadable-named", word=names[0], at=len(line), expected=expected)

    def _check_due(self, line: str, moment: Moment, *, verbless: bool = False) -> None:
        """Refuse a move in the name of a player who is not due; a `verbless` one is such as may come now."""
        begun, after = split_at_colon(line)
        rest = strip_name(line, moment.others) or (after if names_with_prefix(begun, moment.others) else "")
        said = next((word for word in rest.split() if fold(word) not in spelt_words("auxiliaries")), "")
        if said and (self._without_verb(rest.split(), moment) if verbless else self._is_verb(said, moment)):
            name = " ".join(line.split()[: -len(rest.split())]).strip(" :,")
            meant = names_with_prefix(name, moment.others)
            raise Unreadable("unreadable-due", word=meant[0] if len(meant) == 1 else name, due=tuple(moment.due))

    def _is_verb(self, word: str, moment: Moment) -> bool:
        try:
            return bool(self.find(word, moment))
        except Ambiguous:
            return True
        except Unreadable:
            return False

    def _read_without_verb(self, line: str, words: Sequence[str], moment: Moment, refusal: Refusal) -> Move:
        """Read words without a verb before them: `100` where bids are due, `M3 57` where track is."""
        if all(fold(word) in self._fillers for word in words):
            raise refusal
        forms = self._without_verb(words, moment)
        if not forms:
            return self._read_glued(line, words, moment, refusal)
        if len(forms) == 1:
            return self._read_fields(forms[0], line, (forms[0].verb, *words), moment)
        raise Ambiguous("ambiguous-move", choices=[f"{form.verb} {line}" for form in forms])

    def _without_verb(self, words: Sequence[str], moment: Moment) -> list[Form[Move]]:
        """List the moves possible now that the words fit, the legal ones first; unlistable ones are left out."""
        if moment.possible is None or not _ENOUGH.search(words[0]):
            return []
        forms = [form for form in _possible_forms(moment, self._verbs.values()) if moment.legal(form.move) is not None]
        readings = {form: reading for form in forms if (reading := self._try_form(form, words, moment))}
        return [form for form, reading in readings.items() if reading.fitting_moves()] or list(readings)

    def _lead(self, words: Sequence[str], moment: Moment) -> tuple[Form[Move], Sequence[str]]:
        """Return the form that the words belong to, and the words with its verb before them."""
        try:
            return self.find(words[0], moment), words
        except Unreadable:
            forms = self._without_verb(words, moment)
            if len(forms) != 1:
                raise
            return forms[0], (forms[0].verb, *words)

    def _try_form(self, form: Form[Move], words: Sequence[str], moment: Moment) -> Reading | None:
        reading = Reading(moment, form.move, self.words)
        try:
            form.fill((form.verb, *words), reading)
        except UnexpectedWord:
            return None
        except Refusal as refusal:
            # Words that are known to be meant for this move are not tried as another one.
            if refusal.mended:
                raise
            return None
        return reading

    def _read_glued(self, line: str, words: Sequence[str], moment: Moment, refusal: Refusal) -> Move:
        """Read `t2+2`, `le7` and `bjgg`: a short verb without a space before a figure, a hex or a name."""
        first = words[0]
        for cut in cuts(first):
            if fold(first[cut:]) in self._fillers:
                # "keine", "seine" and "bin" are no letter of a verb with a word behind it that means nothing.
                continue
            try:
                form = self.find(first[:cut], moment)
                if GLUED.match(first, cut) or _takes_names(form, moment):
                    return self._read_fields(form, line, (first[:cut], first[cut:], *words[1:]), moment)
            except Unreadable as unreadable:
                refusal = unreadable if unreadable.mended else refusal
            except Ambiguous as ambiguous:
                # Where the possible moves are known, a letter that means several verbs is refused.
                refusal = ambiguous if moment.possible is None else refusal
        raise refusal

    def _read_fields(self, form: Form[Move], line: str, words: Sequence[str], moment: Moment) -> Move:
        reading = Reading(moment, form.move, self.words)
        try:
            form.fill(words, reading)
        except UnexpectedWord as unexpected:
            found = list(WORD.finditer(line))
            # A verb glued to its first word makes one word more than the line shows.
            match = found[min(unexpected.index, len(found) - 1)]
            word, facts = match.group()[:_SHOWN], {"field": unexpected.missing} if unexpected.missing else {}
            code = unexpected.code_for(word)
            raise Unreadable(code, word=word, at=match.start(), expected=unexpected.expected, **facts) from None
        missing = form.find_missing(reading)
        if missing is None:
            return form.move(**reading.given)
        return self.only(reading, missing, len(line))

    def only(self, reading: Reading, missing: Field, at: int) -> Move:
        """Return the one legal move with the given fields; what is missing could be read `at` that place."""
        fitting = cast("list[Move] | None", reading.fitting_moves())  # moves of the form's own class
        if fitting is not None and len(fitting) == 1:
            return fitting[0]
        usual = cast("Move", None if reading.given else reading.moment.usual(reading.move))
        if fitting and usual in fitting:
            return fitting[fitting.index(usual)]
        if fitting:
            raise Ambiguous("ambiguous-move", choices=list(dict.fromkeys(map(self.write, fitting))))
        if fitting is not None:
            reading.moment.refuse(reading.move, reading.given)
        expected = partial(missing.expected_words, reading)
        raise Unreadable(MISSING, at=at, expected=expected, field=Label(missing.kind.label))

    # Verbs

    def find(self, word: str, moment: Moment = ANYWHERE) -> Form[Move]:
        """Find the form of a verb: in full, by another name, or by a prefix; possible moves come first."""
        wanted = fold(word)
        if wanted in guarded_words():
            raise Unreadable(NO_VERB, word=word, expected=partial(self._possible_verbs, moment))
        canonical = [self._verbs[wanted]] if wanted in self._verbs else []
        if _possible_forms(moment, canonical):
            return canonical[0]
        exact = [form for form, names in self._folded.items() if wanted in names]
        begun = [form for form, names in self._folded.items() if _begins(wanted, form, names)]
        likely = [
            forms
            for forms in (_possible_forms(moment, exact), canonical, _possible_forms(moment, begun), exact, begun)
            if forms
        ]
        if only := next((forms[0] for forms in likely if len(forms) == 1), None):
            return only
        if exact and not _possible_forms(moment, exact) and _possible_forms(moment, begun):
            # A verb's own letter means that verb, even if it cannot come now, and no other.
            return exact[0]
        if likely:
            raise Ambiguous("ambiguous-word", choices=[form.verb for form in likely[0]], word=word)
        raise Unreadable(NO_VERB, word=word[:_SHOWN], expected=partial(self._possible_verbs, moment))

    def _possible_verbs(self, moment: Moment) -> list[str]:
        forms = ((form, moment.legal(form.move)) for form in _possible_forms(moment, self._verbs.values()))
        return [form.verb for form, legal in forms if legal is None or any(True for _ in legal)]

    def names(self, move: type) -> tuple[str, ...]:
        """Return the names of the move's verb, the canonical one first."""
        return self._names[self.forms[move]]

    # Completion

    def complete(self, line: str, moment: Moment = ANYWHERE) -> list[Choice]:
        """List the possible continuations: each choice replaces the word that begins at `cursor_word`."""
        if is_too_long(line):
            return []
        start, moment = cursor_word(line), self._with_known_lists(moment)
        words, begun = WORD.findall(line[:start]), line[start:]
        words = words[name_length(words, moment.due, moment.others) :]
        try:
            return self._next_words(words, begun, moment) if words else self._verb_choices(begun, moment)
        except Refusal:
            return []

    def _verb_choices(self, begun: str, moment: Moment) -> list[Choice]:
        """List canonical verbs that begin so, then their other names, and finally those not possible now."""
        forms, wanted = _possible_forms(moment, self._verbs.values()), fold(begun)
        verbs = [(form, form.verb) for form in forms if form.verb.startswith(wanted)]
        others = [(form, name) for form in forms for name in self._names[form][1:] if starts(name, wanted)]
        names = [*verbs, *(others if wanted else ())]
        found = [Choice(name, f"move-{form.verb}", barred=_find_obstacle(form, moment)) for form, name in names]
        return sorted(found, key=lambda choice: choice.barred is not None)

    def _next_words(self, words: Sequence[str], begun: str, moment: Moment) -> list[Choice]:
        form, words = self._lead(words, moment)
        # A value may be several words: what is typed of it is not yet a value.
        for whole in range(len(words), 0, -1):
            reading = Reading(moment, form.move, self.words)
            try:
                form.fill(words[:whole], reading)
            except (UnexpectedWord, Refusal):
                continue
            if choices := list(field_choices(form, reading, words[whole:], begun)):
                return choices
        return []


def _takes_names(form: Form[Any], moment: Moment) -> bool:
    """Return whether the words after the verb can be compared with the legal moves and are not free text."""
    listed = moment.possible is not None and moment.legal(form.move) is not None
    return listed and bool(form.fields) and not form.fields[0].kind.free


def _begins(wanted: str, form: Form[Any], names: Iterable[str]) -> bool:
    return any(name.startswith(wanted) for name in names) and may_begin(wanted, form.verb)


def _possible_forms(moment: Moment, forms: Iterable[Form[Move]]) -> list[Form[Move]]:
    """List the forms possible at the moment, in the order in which it names them."""
    if moment.possible is None:
        return list(forms)
    order = {move: number for number, move in enumerate(moment.possible)}
    return sorted((form for form in forms if form.move in order), key=lambda form: order[form.move])


def _find_obstacle(form: Form[Any], moment: Moment) -> Refusal | None:
    """Return the reason why no move of that form is possible now; None if one is, or if they cannot be listed."""
    legal = moment.legal(form.move)
    if legal is None or any(True for _ in legal):
        return None
    try:
        moment.refuse(form.move, {})
    except Refusal as refusal:
        return refusal
    return None


Names = Mapping[str, list[str]]
"""Names of a word at entry, by language; the English word itself is the canonical one."""
PARTS = ("verbs", "words")


def notation(
    game: str, moves: Iterable[type[Move]], kinds: Mapping[type, Mapping[str, Kind[Any]]] | None = None
) -> Notation[Move]:
    """Return the notation of these moves of the game, with the names in its `verbs.toml`.

    It has the names of verbs, those of fixed words inside a line, and fillers between words that no line needs.
    `kinds` stand in the fields that the game fills with words of its own.
    """
    file = f"{game}/verbs.toml"
    known = read_table(file)
    verbs, words = ({word: _all(file, names) for word, names in known.get(part, {}).items()} for part in PARTS)
    apart = known.get("fillers_with", ())
    of_verbs = {verb: _all(file, each["words"]) for each in apart for verb in each["verbs"]}
    return Notation(moves, verbs, words, _all(file, known.get("fillers", {})), kinds, of_verbs)


def _all(file: str, names: Names) -> tuple[str, ...]:
    """Return the names in all languages."""
    for language, called in names.items():
        if not isinstance(called, list):
            raise AssetError(f"{file}: {language}: {called} must be a list of words")
    return tuple(name for called in names.values() for name in called)
