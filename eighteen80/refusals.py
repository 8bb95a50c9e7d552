"""Three ways to be refused: a line that cannot be read, a move against the rules, a line that means several things.

A refusal is a code and its facts; the sentence is found in assets/words by the code, the paragraph of the
rulebook in assets/<game>/paragraphs.toml. A refused line changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cached_property

from eighteen80.sheets import Fact, Facts


class Label(str):
    """A word with a name in each language: an unlistable value (`AMOUNT`), a counted thing (`cash`)."""

    __slots__ = ()


class What(Label):
    """A kind of thing on the table; without a name in the language, its typed form is shown."""

    __slots__ = ()


class RecordText(str):
    """A line or a word of one in the record's words, shown in the words of each language."""

    __slots__ = ()


class Refusal(Exception):
    """Reason why a line was refused: a code, and the figures of its sentence.

    Of several moves on a line, `place` is the number of the refused one and `start` its place on the line; of a text of
    many lines, `row` is the number of its line. `due` is the player to act if others acted before, or the player the
    move was read as, and `ended` the turn that the line had ended before; of several repairs, `edit` is the refused
    one. `mended` is a suggested move, `proposed` one that needs only its reason. A `final` refusal asks what is meant:
    then no word of the line is guessed. Further facts depend on the kind of refusal.
    """

    place = 1
    start = 0
    row = 0
    edit = 0
    mended = ""
    final = False
    due: Sequence[str] = ()
    at = 0
    choices: tuple[str, ...] = ()
    proposed: object | None = None
    was: Facts | None = None
    ended: Facts | None = None

    def __init__(self, code: str, **facts: Fact) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts: Facts = facts
        self._list_expected: Callable[[], Sequence[str]] = tuple
        self._ways_out: tuple[Callable[[], object | None], ...] = ()

    # Most refusals are never shown: what is only shown is found when it is asked for.

    @cached_property
    def expected(self) -> tuple[str, ...]:
        """The words that could be there."""
        return tuple(self._list_expected())

    @cached_property
    def instead(self) -> object | None:
        """The first way out that is suggested: the nearest move that the rules allow."""
        return next((move for find in self._ways_out if (move := find()) is not None), None)

    def suggest(self, find: Callable[[], object | None]) -> None:
        """Add a way out, to be found when the refusal is shown."""
        self._ways_out = (*self._ways_out, find)

    def __reduce__(self) -> tuple[object, ...]:
        """Return the parts by which a refusal passes from one process to another with all its facts."""
        shown = {"expected": self.expected, "instead": self.instead, "_list_expected": tuple, "_ways_out": ()}
        return _made_again, (type(self), self.args), {**self.__dict__, **shown}


@contextmanager
def locate_in_row(number: int) -> Iterator[None]:
    """Mark refusals within the block as belonging to that line of a text."""
    try:
        yield
    except Refusal as refusal:
        refusal.row = number
        raise


def _made_again(kind: type[Refusal], arguments: tuple[object, ...]) -> Refusal:
    return kind.__new__(kind, *arguments)


class Unreadable(Refusal):
    """A line that is not a move: `word` is the offending word, `at` its place, `expected` the possible words there."""

    def __init__(
        self,
        code: str,
        *,
        word: str = "",
        at: int = 0,
        expected: Sequence[str] | Callable[[], Sequence[str]] = (),
        **facts: Fact,
    ) -> None:
        super().__init__(code, word=word, **facts)
        self.word = word
        self.at = at
        self._list_expected = expected if callable(expected) else lambda: expected


class Illegal(Refusal):
    """The line is a move that the rules do not allow now; `instead` is the nearest move that they do."""

    def __init__(self, code: str, *, instead: object | None = None, **facts: Fact) -> None:
        super().__init__(code, **facts)
        if instead is not None:
            self.suggest(lambda: instead)


class MissingReason(Illegal):
    """A correct move whose only fault is a missing reason."""


UNSAID = ""
"""Open reason of a proposed line: the player who types it adds one."""
LETTERS = 3
"""Number of letters in a readable reason."""


def check_reason(verb: str, reason: str) -> None:
    """Require a readable reason for a correction or ruling; to be checked after everything but the reason."""
    if sum(map(str.isalpha, reason)) < LETTERS:
        raise MissingReason("correct-no-reason", verb=RecordText(verb), letters=LETTERS)


class Ambiguous(Refusal):
    """The line could mean several moves; `choices` are those, as canonical lines or words."""

    def __init__(self, code: str, *, choices: Sequence[str], **facts: Fact) -> None:
        super().__init__(code, **facts)
        self.choices = tuple(choices)
