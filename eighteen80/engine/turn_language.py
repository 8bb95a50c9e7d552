"""Language of a game in which the next player's move ends the turn before it: a line that may mean both is asked."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from itertools import pairwise
from typing import Any, NamedTuple

from eighteen80.engine.game import leave_as_it_is
from eighteen80.engine.language import Closing, Move, PlainLanguage, Repeated, State, Unsaid
from eighteen80.line.fields import MISSING, NO_VERB, Moment, Reading, UnexpectedWord
from eighteen80.line.folding import fold
from eighteen80.line.guarded import guarded_words, may_begin
from eighteen80.line.leading_names import names_with_prefix, spelt_names
from eighteen80.refusals import Ambiguous, Illegal, Refusal, Unreadable

_ENOUGH, _FEW = 3, 2
"""Numbers of letters that are enough for another name of a verb, and for one that is unique."""
_SHOWN = 40


class Meaning(NamedTuple):
    """A move that a line can mean, and whether it ends the turn before it."""

    move: Any
    ends: bool = False


@dataclass(kw_only=True, eq=False)
class TurnLanguage(PlainLanguage[State, Move]):
    """Language with an implied end of a turn, which expands typed lines into the moves they imply.

    A word is read as every verb that it may begin, of a move now or after this turn. `unsaid` are moves without a verb,
    `repeated` one that is named behind another. `signs` are words of their own, wherever they stand; the first may be
    forgotten before what is printed on a part. `spaces` are patterns of what an unreadable line glues together, each
    with its ways to part it. `letters` are those that some verbs need; `arrange` puts the words of a move in order.
    `verbs` are those to be proposed, by default all of the rules now. `guide` names the way out of a refusal.
    """

    closing: Closing
    unsaid: Sequence[Unsaid[State]] = ()
    repeated: Repeated[State] | None = None
    signs: str = ""
    spaces: Sequence[tuple[re.Pattern[str], Sequence[str]]] = ()
    letters: Mapping[type[Any], int] = field(default_factory=dict)
    arrange: Callable[[type[Any], Sequence[str], State], Sequence[str]] | None = None
    verbs: Callable[[State], Sequence[str]] | None = None
    guide: Callable[[State, Any, Refusal], None] = leave_as_it_is
    begins: Collection[str] = field(init=False)
    either: Collection[str] = field(init=False)
    _kinds: Mapping[str, type[Move]] = field(init=False)
    _names: frozenset[str] = field(init=False)
    _word: re.Pattern[str] = field(init=False)
    _later: tuple[State, State | None] | None = field(init=False, default=None)

    def __post_init__(self) -> None:
        super().__post_init__()
        self.begins, self.either = self.closing.begins, self.closing.either
        self._kinds = {kind.verb: kind for kind in self.notation.forms}
        self._names = frozenset(fold(name) for kind in self._kinds.values() for name in self.notation.names(kind))
        signs = re.escape(self.signs)
        self._word = re.compile(rf'"(?:[^"\\]|\\.)*"?|{f"[{signs}]|" if signs else ""}[^\s"{signs}]+')

    # A line is read

    def read(self, line: str, state: State | None = None, /) -> Move:
        """Read the move that a line means at that moment; a full verb decides at once."""
        if state is None:
            return self.notation.read(line)
        words = self._word.findall(line)
        kind = self._kinds.get(words[0]) if words else None
        if kind is None:
            move: Move = self._meaning(line, state).move
            return move
        try:
            return self._fill(kind, words, state)
        except Refusal as refusal:
            raise self._likeliest([refusal], line, words, state) from None

    def lines(self, line: str, state: State, *, first: bool = True) -> Sequence[str]:
        """List the moves that a typed line means; one that is not the `first` belongs to the same player."""
        try:
            found = self._lines(line, state)
            if first and found == (line,):
                self._check_whose(line, state)
        except Refusal as refusal:
            if isinstance(refusal, Unreadable) and (spaced := self._add_spaces(line, state, refusal.code)):
                return self.lines(spaced, state, first=first)
            self.guide(state, None, refusal)
            raise
        return found

    def _lines(self, line: str, state: State) -> tuple[str, ...]:
        words = self._word.findall(line)
        if self.repeated and (named := self._places_repeated(words, state)):
            head = " ".join(words[: named[0]])
            return (*self._lines(head, state), *self._repeated_lines(head, line, named, state))
        meant, later = self._meaning(line, state), self._next_moment(state)
        if not meant.ends or later is None:
            return (line,)
        # The turn ends only where the next player's move is allowed: a refused line changes nothing.
        try:
            move = self.engine.complete(later, meant.move)
            self.engine.check(later, move)
        except Refusal as refusal:
            self.guide(later, meant.move, refusal)
            refusal.due = self._first_due(later)
            raise
        return (self.closing.verb, self.write(meant.move))

    def _add_spaces(self, line: str, state: State, code: str) -> str:
        """Add the spaces that make an unreadable line readable; "" if none do.

        An unfinished line is not parted into one of two meanings: `fish1` lacks its power.
        """
        ways = [line]
        for pattern, parted in self.spaces:
            ways = [way for each in ways for way in (each, *(pattern.sub(text, each) for text in parted))]
        return next((way for way in dict.fromkeys(ways) if way != line and self._is_readable(way, state, code)), "")

    def _is_readable(self, line: str, state: State, code: str) -> bool:
        try:
            self._lines(line, state)
        except Refusal as refusal:
            return isinstance(refusal, Illegal) or (isinstance(refusal, Ambiguous) and code != MISSING)
        return True

    # Its player

    def _check_whose(self, line: str, state: State) -> None:
        """Refuse a move that the next player could mean as well: nothing is guessed."""
        later = self._next_moment(state)
        if later is None or self._split_name(self._word.findall(line), state)[0]:
            return
        move = self._meaning(line, state).move
        if move.verb in self.either and self._may_come(move, state) and self._may_come(move, later):
            written, players = self.write(move), (*self._first_due(state), *self._first_due(later))
            choices = [f"{player}: {written}" for player in players]
            refusal = Ambiguous("ambiguous-whose", choices=choices, player=players[0], next=players[-1])
            refusal.mended = choices[0]
            raise refusal

    def _may_come(self, move: Move, state: State) -> bool:
        """Return whether the rules allow it, now or with what it leaves open."""
        try:
            self.engine.check(state, self.engine.complete(state, move))
        except Illegal as refusal:
            return refusal.code in self.closing.left_open
        except Ambiguous:
            return True
        return True

    def _split_name(self, words: Sequence[str], state: State) -> tuple[str, Sequence[str]]:
        """Split off a name in front, in full or, with a colon, in part; "" without a name.

        A name that may also be the beginning of a move needs the colon.
        """
        for name, spelt in spelt_names(self.names(state)):
            length = spelt.count(" ") + 1
            front = " ".join(words[:length])
            if fold(front.rstrip(":")) != spelt:
                continue
            if front.endswith(":"):
                return name, words[length:]
            if words[length : length + 1] == [":"]:
                return name, words[length + 1 :]
            if not any(True for _ in self._begun_by(fold(words[0]), self._kinds.values())) and not self._fits(words[0]):
                return name, words[length:]
        begun = words[0].removesuffix(":") if words and words[0].endswith(":") else ""
        found = names_with_prefix(begun, self.names(state)) if begun else []
        return (found[0], words[1:]) if len(found) == 1 else ("", words)

    def _first_due(self, state: State) -> tuple[str, ...]:
        return tuple(self.due(state)[:1])

    def _next_moment(self, state: State) -> State | None:
        """Return the moment after this turn, which is kept until a line is read at another moment."""
        if self._later is None or self._later[0] is not state:
            self._later = state, self._end_turn(state)
        return self._later[1]

    def _end_turn(self, state: State) -> State | None:
        """Return the moment after this turn, if it may be ended now and another player is due then."""
        due = self.due(state)
        if len(due) != 1:
            # Before the first turn and after the last one all players are due, or none.
            return None
        try:
            after = self.engine.apply(state, self._kinds[self.closing.verb]()).state
        except Refusal:
            return None
        return after if self.due(after) and due[0] not in self.due(after) else None

    # Its meanings

    def _meaning(self, line: str, state: State) -> Meaning:
        """Return the meaning of a line at that moment; raise Ambiguous for two complete ones."""
        who, words = self._split_name(self._word.findall(line), state)
        if not words:
            raise Unreadable(NO_VERB, expected=self._verbs(state))
        found, refusals = self._meanings(words, state, who)
        found = self._keep_possible(found, state)
        if len(found) > 1:
            following = next(iter(self._first_due(self._next_moment(state) or state)), "")
            written = [(meant.ends, self.write(meant.move)) for meant in found]
            choices = [f"{following}: {each}" if ends else each for ends, each in written]
            raise Ambiguous("ambiguous-turn", choices=choices, next=following)
        if not found:
            raise self._likeliest(refusals, line, words, state)
        return found[0]

    def _meanings(self, words: Sequence[str], state: State, who: str) -> tuple[list[Meaning], list[Refusal]]:
        """List every complete reading of a possible move, or else the first one of another move.

        With several refused moves it does not matter which was meant.
        """
        found: list[Meaning] = []
        refusals: list[Refusal] = []
        mine = not who or who in self.due(state)
        later = self._next_moment(state) if not (mine and who) else None
        if not mine and (later is None or who not in self._first_due(later)):
            due = (*self._first_due(state), *(self._first_due(later) if later else ()))
            raise Unreadable("unreadable-due", word=who, due=due)
        if mine:
            found += (Meaning(move) for move in self._moves(words, state, self._possible(state), refusals))
        if later is not None:
            found += self._meanings_after(words, later, refusals, mine=mine)
        if not found and not any(isinstance(refusal, Ambiguous) or _is_begun(refusal) for refusal in refusals):
            others = self._moves(words, state, tuple(self._kinds.values()), refusals)
            found = self._keep_possible([Meaning(move, ends=not mine) for move in others], state)[:1]
        return list(dict.fromkeys(found)), refusals

    def _meanings_after(
        self, words: Sequence[str], later: State, refusals: list[Refusal], *, mine: bool
    ) -> Iterator[Meaning]:
        """Yield the readings as a move of the next player: one that begins a turn, unless the player is named."""
        kinds = [self._kinds[verb] for verb in self.begins] if mine else [*self._possible(later)]
        if any(map(_is_begun, refusals)):
            # Of possible moves the words have begun one already: an impossible one is not meant.
            kinds = [kind for kind in kinds if kind in self.engine.rules(later)]
        theirs: list[Refusal] = []
        yield from (Meaning(move, ends=True) for move in self._moves(words, later, kinds, theirs))
        for refusal in theirs:
            refusal.due = self._first_due(later)
        refusals += theirs

    def _moves(
        self, words: Sequence[str], state: State, kinds: Collection[type[Move]], refusals: list[Refusal]
    ) -> Iterator[Move]:
        """Yield the moves of these classes that the words can be; note the refusals of the others."""
        if self.short:
            words = self._word.findall(self.spell_out(" ".join(words), state))
        first = fold(words[0])
        begins_verb = any(verb.startswith(first) for verb in self._kinds)
        named = [*self._begun_by(first, kinds)] or ([] if begins_verb else [*self._begun_by(first, kinds, _FEW)])
        tried = [(kind, words) for kind in named if len(first) >= self.letters.get(kind, 1)]
        unsaid = next((each for each in self.unsaid if each.begins.match(first) and each.when(state)), None)
        if unsaid and unsaid.move in kinds and (not begins_verb or self._fits(first)):
            tried.append((unsaid.move, (unsaid.move.verb, *words)))
        for kind, spelled in tried:
            try:
                yield self._fill(kind, spelled, state)
            except Refusal as failed:
                refusal = self._refusal_of_words(failed, kind, spelled, state)
                # A verb that was left out is not on the line.
                refusal.at = max(0, refusal.at - (len(spelled) - len(words)))
                refusals.append(refusal)

    def _begun_by(self, word: str, kinds: Collection[type[Move]], enough: int = _ENOUGH) -> Iterator[type[Move]]:
        """Yield the moves with a verb that the word begins, or another name that it is or clearly begins."""
        # "Holt" is a verb, and not the beginning of "holt zurück".
        clear = len(word) >= enough and word not in self._names
        for kind in kinds if word not in guarded_words() else ():
            canonical, *others = map(fold, self.notation.names(kind))
            begun = any(name == word or (clear and name.startswith(word)) for name in others)
            if begun or (canonical.startswith(word) and may_begin(word, canonical)):
                yield kind

    def _fits(self, word: str) -> bool:
        """Return whether a move without its verb may begin with the word."""
        forms = (self.notation.forms[each.move] for each in self.unsaid if each.begins.match(fold(word)))
        readings = ((form.fields[0].kind, Reading(Moment(), form.move, self.notation.words)) for form in forms)
        return any(kind.take((word,), 0, reading) is not None for kind, reading in readings)

    def _fill(self, kind: type[Move], words: Sequence[str], state: State) -> Move:
        """Read the move of that kind, or refuse incomplete words by the number of the word."""
        form, words = self.notation.forms[kind], self.arrange(kind, words, state) if self.arrange else words
        moment = Moment(state, None, partial(self._list_legal, state), partial(self._explain, state))
        reading = Reading(moment, kind, self.notation.words)
        try:
            form.fill(words, reading)
        except UnexpectedWord as unexpected:
            word = words[min(unexpected.index, len(words) - 1)][:_SHOWN]
            facts = {"field": unexpected.missing} if unexpected.missing else {}
            code = unexpected.code_for(word)
            raise Unreadable(code, word=word, at=unexpected.index, expected=unexpected.expected, **facts) from None
        missing = form.find_missing(reading)
        return kind(**reading.given) if missing is None else self.notation.only(reading, missing, len(words))

    def _refusal_of_words(self, refusal: Refusal, kind: type[Move], words: Sequence[str], state: State) -> Refusal:
        """Return the refusal of the words if either thing that an ambiguous word names would be refused."""
        if isinstance(refusal, Ambiguous):
            with suppress(Illegal, Ambiguous):
                try:
                    word = refusal.facts.get("word")
                    self._fill(kind, [refusal.choices[0] if each == word else each for each in words], state)
                except Unreadable as unreadable:
                    return unreadable
        return refusal

    def _keep_possible(self, found: Sequence[Meaning], state: State) -> list[Meaning]:
        """Drop readings that the box cannot show: an action of power 1, three cards."""
        if len(found) <= 1:
            return list(found)
        later = self._next_moment(state) or state
        return [meant for meant in found if self._can_be(meant.move, later if meant.ends else state)]

    def _can_be(self, move: Move, state: State) -> bool:
        """Return whether the box can show it; whether the rules allow it does not matter."""
        kind = type(move)
        rule = self.engine.rule_for(state, kind)
        with suppress(Illegal):
            # Where no move may come at all, the box has nothing to do with it.
            state = self.engine.course(state, kind).state
        try:
            rule.plan(state, rule.complete(state, move))
        except Refusal as refusal:
            return isinstance(refusal, Ambiguous)
        return True

    def _likeliest(self, refusals: Sequence[Refusal], line: str, words: Sequence[str], state: State) -> Refusal:
        """Pick the refusal of the reading that came furthest, with its place on the line, not among the words."""
        ambiguous = next((refusal for refusal in refusals if isinstance(refusal, Ambiguous)), None)
        if ambiguous is not None:
            return ambiguous
        # A name in front is no part of the words.
        places = [match.start() for match in self._word.finditer(line)][-len(words) :]
        furthest = max(refusals, key=lambda refusal: refusal.at, default=Unreadable(NO_VERB))
        if not furthest.at and isinstance(furthest, Unreadable):
            expected = tuple(dict.fromkeys((*self._verbs(state), *furthest.expected)))
            return Unreadable(NO_VERB, word=words[0][:_SHOWN], at=places[0], expected=expected)
        furthest.at = places[furthest.at] if furthest.at < len(places) else len(line)
        return furthest

    def _verbs(self, state: State) -> Sequence[str]:
        return self.verbs(state) if self.verbs else [kind.verb for kind in self.engine.rules(state)]

    # A move named behind another

    def _places_repeated(self, words: Sequence[str], state: State) -> list[int]:
        """List the places of a verb that repeats what the move before it does."""
        repeated = self.repeated
        if repeated is None or not words or self._kinds.get(fold(words[0]), repeated.after) is not repeated.after:
            return []
        named = {fold(name) for name in self.notation.names(repeated.move)}
        found = [
            at for at in range(2, len(words)) if fold(words[at]) in named or self._is_cut(repeated, words, at, state)
        ]
        # Of "toll to Bert" the first word says it all.
        return [at for at in found if at - 1 not in found]

    def _is_cut(self, repeated: Repeated[State], words: Sequence[str], at: int, state: State) -> bool:
        """Return whether the word is the beginning of a repeating verb, between a move before it and a name."""
        whose = [name for word in words[at + 1 : at + 2] for name in names_with_prefix(word, self.names(state))]
        if not repeated.move.verb.startswith(fold(words[at])) or len(whose) != 1:
            return False
        try:
            return isinstance(self._meaning(" ".join(words[:at]), state).move, repeated.after)
        except Refusal:
            return False

    def _repeated_lines(self, head: str, line: str, named: Sequence[int], state: State) -> Iterator[str]:
        """Yield what the repeated moves add to the move before them."""
        repeated, meant, moment = self.repeated, self._meaning(head, state), self._next_moment(state) or state
        found = list(self._word.finditer(line))
        if repeated is None or not isinstance(meant.move, repeated.after):
            raise Unreadable("unreadable-word", word=found[named[0]].group(), at=found[named[0]].start())
        for begin, end in pairwise((*named, len(found))):
            try:
                words = (repeated.move.verb, *(match.group() for match in found[begin + 1 : end]))
                move = self._fill(repeated.move, words, moment)
            except Unreadable as refusal:
                place = begin + refusal.at
                refusal.at = found[place].start() if place < end else found[end - 1].end()
                raise
            more, doubt = repeated.beyond(moment, meant.move, move)
            if doubt:
                raise Ambiguous(repeated.code, choices=(f"{head}; {self.write(more)}", head), **doubt)
            if more is not None:
                yield self.write(more)


def _is_begun(refusal: Refusal) -> bool:
    """Return whether the words begin the move correctly and continue with an error."""
    return bool(refusal.at) and refusal.code != MISSING
