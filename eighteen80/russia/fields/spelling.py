"""Notation of moves, abbreviations such as `k2t2k` for `black 2 t2k`, and spaces named inside other moves."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from eighteen80.engine.language import Short
from eighteen80.engine.language import spell as spelled
from eighteen80.engine.table_moves import Confirm, Correct, Note, Overrule, RuledLine, TableWords
from eighteen80.line.fields import Moment, Reading
from eighteen80.line.notation import Notation, notation
from eighteen80.refusals import Unreadable
from eighteen80.resources import read_table
from eighteen80.russia import moves
from eighteen80.russia.fields import single_words
from eighteen80.russia.moves import OWED, SPACES, Move
from eighteen80.russia.state import RELOCATE, CardOwed, State, TokenOwed

_PAYMENT = re.compile(r"\s*/\s*(?=[^\W\d])")
_NAMES = read_table("russia/verbs.toml")
_END = r"(?=\s|$)"
_STEPS = r"(?:[tpk][kgbnws]\d*)+"

Abbreviation = Short[Any]


SHORT_SPACES: tuple[Abbreviation, ...] = (
    Abbreviation(r"loco 3", "both "),
    Abbreviation(rf"([kgbnw])(\d)(\D\S*)?{_END}", r"\1 \2 \3"),
    Abbreviation(rf"s(\d)(\D\S*)?{_END}", r"black \1 \2"),
    Abbreviation(rf"([kgbnw])((?:[tpk]\d*)+){_END}", r"\1 \2"),
    Abbreviation(rf"(?:l|loco)3(\S*){_END}", r"both \1"),
    Abbreviation(rf"(?:l|loco)([124-9])(\D\S*)?{_END}", r"loco \1 \2"),
    Abbreviation(rf"f(?:actory)?(\d)(\D\S*)?{_END}", r"factory \1 \2"),
    Abbreviation(rf"i(?:ndustry)?(\d)(\D\S*)?{_END}", r"industry \1 \2"),
    Abbreviation(rf"(?:r|order)(\d){_END}", r"order \1"),
    Abbreviation(rf"e(\d+)(\D\S*)?{_END}", r"engineer \1 \2"),
    Abbreviation(rf"e([lr])((?:[tpk][kgbnws]?\d*)*){_END}", r"engineer \1 \2"),
    Abbreviation(rf"([dctp])(\d+){_END}", r"\1 \2"),
    Abbreviation(rf"h(\d+){_END}", r"hire \1"),
    Abbreviation(rf"a({_STEPS}){_END}", r"any \1"),
    Abbreviation(rf"o([tpk][kgs]\d*){_END}", r"open \1"),
)
"""Spaces of the board, of the owner or inside another move."""


def _owes(state: State) -> bool:
    """Return whether an effect is owed, which has a verb of its own."""
    return bool(state.pool)


def _owes_token(state: State) -> bool:
    """Return whether a token is owed and no card, so that a card comes with the token."""
    kinds = {type(owed) for owed in state.doable}
    return TokenOwed in kinds and CardOwed not in kinds


def _name_pattern(part: str, word: str) -> str:
    """Return a pattern for the names of a verb or a word in every language."""
    names = {word, *(name for names in _NAMES[part][word].values() for name in names)}
    return "|".join(sorted(map(re.escape, names), key=len, reverse=True))


def _alone(verb: str) -> str:
    """Return a pattern for a verb without the number of a space behind it."""
    return rf"(?:{_name_pattern('verbs', verb)})(?!\w)(?! *\d)"


_SLOT = rf"(?:[tpk](?:/\d)?|{_name_pattern('words', 'return')})"
_SPACE = (
    r"(?:black|grey|brown|natural|white|any|open|loco|factory|both|industry|doubler|coins|temps|engineer|last)\b"
    r"|[kgbnwaolfidcte]\b"
)
SHORT: tuple[Abbreviation, ...] = (
    Abbreviation(rf"(?={_SLOT}(?: ?{_SLOT})*$)", "freed ", lambda state: state.in_hand is not None),
    Abbreviation(_alone("loco"), "build loco ", _owes),
    Abbreviation(r"l(?=[tpk](?:/\d|[tpk]|-|\b))", "build loco ", _owes),
    Abbreviation(rf"(?:{_name_pattern('verbs', 'card')})(?= )", "token card", _owes_token),
    Abbreviation(rf"(?:{_name_pattern('verbs', 'factory')})(?!\w)", "build factory ", _owes),
    Abbreviation(_alone("doubler"), "lay doubler ", _owes),
    Abbreviation(_alone("industry"), "move ", _owes),
    Abbreviation(r"i(?=[fr][fr\d]*\b)", "move ", _owes),
    Abbreviation(rf"(?={_STEPS}{_END})", "step ", _owes),
    *SHORT_SPACES,
    Abbreviation(rf"(?={_SPACE})", "relocate ", lambda state: state.phase == RELOCATE and not state.pool),
)
"""Abbreviations at the beginning of a line: first those for effects owed, then those of spaces."""


def spell(line: str, state: State | None, *, nested: bool = False) -> str:
    """Spell out a line's abbreviations; canonical words stay."""
    if '"' in line:
        return line
    seats = state.seats if state else ()
    return spelled(_PAYMENT.sub(" /", line), state, SHORT_SPACES if nested or state is None else SHORT, seats)


AT_ANY_TIME: tuple[type[Move], ...] = (Note, Confirm, Correct, Overrule, moves.BoxPrint)
PLAYED: tuple[type[Move], ...] = (
    moves.Strip, moves.Bonus, *SPACES, moves.Pass, moves.Relocate, moves.Stay, *OWED, moves.Reveal, *AT_ANY_TIME,
)  # fmt: skip
COUNTED: tuple[type[Move], ...] = (moves.Board, moves.Plus, moves.EngineerOf, moves.Round, moves.Reveal, *AT_ANY_TIME)


CORRECTED = (
    "points", "coins", "workers", "stock", "tracks", "loco", "factories", "marker", "doublers", "token", "engineer",
    "endcards", "kept", "stack", "returned", "strip", "qcards", "supply", "pile", "order", "turn", "round",
)  # fmt: skip
TABLE_WORDS = TableWords(
    CORRECTED,
    single_words.Subject(),
    RuledLine(lambda: NOTATION, spell),
    seen=("board", "space"),
    spell=single_words.spell_value,
)
NOTATION: Notation[Move] = notation("russia", PLAYED, TABLE_WORDS.by_move())
SCORES: Notation[Move] = notation("russia", COUNTED, TABLE_WORDS.by_move())
"""Notation of a table that only has its points counted."""


def read_use(words: Sequence[str], moment: Moment) -> Move | None:
    """Read the move of a space inside another move; None if the words begin with no space."""
    text = spell(" ".join(words), moment.state, nested=True)
    try:
        form = NOTATION.find(text.partition(" ")[0], Moment(moment.state, SPACES)) if text else None
    except Unreadable:
        return None
    if form is None or form.move not in SPACES:
        return None
    return NOTATION.read(text, moment.inner(SPACES))


def read_place(words: Sequence[str], at: int, moment: Moment) -> tuple[str, int] | None:
    """Read a space by the words of its move, and return the place of the word after them."""
    spelt = spell(" ".join(words[at:]), moment.state, nested=True).split()
    try:
        form = NOTATION.find(spelt[0], Moment(moment.state, SPACES))
    except Unreadable:
        return None
    reading = Reading(moment, form.move, NOTATION.words)
    head = form.fields[0].name if form.fields and form.fields[0].required else ""
    if not head:
        return form.verb, at + 1
    if len(spelt) == 1 or not reading.take(head, form.fields[0].kind, spelt, 1):
        return None
    name: Any = reading.given[head]
    glued = len(spelt) - len(words[at:])
    return f"{form.verb} {name}", at + 2 - glued
