"""Abbreviations of bankers: `k2t2k` is `black 2 t2k`; inside a turn a verb without a number answers what is owed."""

from __future__ import annotations

import re

from eighteen80.engine.reading import Short
from eighteen80.engine.reading import spell as spelled
from eighteen80.resources import read_table
from eighteen80.russia.state import RELOCATE, CardOwed, Freed, State, TokenOwed

_PAYMENT = re.compile(r"\s*/\s*(?=[^\W\d])")
_NAMES = read_table("russia/verbs.toml")
_END = r"(?=\s|$)"
_STEPS = r"(?:[tpk][kgbnws]\d*)+"

Abbreviation = Short[State | None]


SPACES: tuple[Abbreviation, ...] = (
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


def _owes(state: State | None) -> bool:
    """Return whether an effect is owed, which has a verb of its own."""
    return state is not None and bool(state.pool)


def _has_freed_first(state: State | None) -> bool:
    """Return whether a freed locomotive comes first."""
    return state is not None and bool(state.pool) and isinstance(state.pool[0], Freed)


def _owes_token(state: State | None) -> bool:
    """Return whether a token is owed and no card, so that a card comes with the token."""
    kinds = {type(owed) for owed in state.doable} if state is not None else set()
    return TokenOwed in kinds and CardOwed not in kinds


def _relocates(state: State | None) -> bool:
    """Return whether a worker relocates, so that the verb of the space may be left out."""
    return state is not None and state.phase == RELOCATE and not state.pool


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
    Abbreviation(rf"(?={_SLOT}(?: ?{_SLOT})*$)", "freed ", _has_freed_first),
    Abbreviation(_alone("loco"), "build loco ", _owes),
    Abbreviation(r"l(?=[tpk](?:/\d|[tpk]|-|\b))", "build loco ", _owes),
    Abbreviation(rf"(?:{_name_pattern('verbs', 'card')})(?= )", "token card", _owes_token),
    Abbreviation(rf"(?:{_name_pattern('verbs', 'factory')})(?!\w)", "build factory ", _owes),
    Abbreviation(_alone("doubler"), "lay doubler ", _owes),
    Abbreviation(_alone("industry"), "move ", _owes),
    Abbreviation(r"i(?=[fr][fr\d]*\b)", "move ", _owes),
    Abbreviation(rf"(?={_STEPS}{_END})", "step ", _owes),
    *SPACES,
    Abbreviation(rf"(?={_SPACE})", "relocate ", _relocates),
)
"""Abbreviations at the beginning of a line: first those for effects owed, then those of spaces."""


def spell(line: str, state: State | None, *, nested: bool = False) -> str:
    """Spell out a line's abbreviations; canonical words stay."""
    if '"' in line:
        return line
    seats = state.seats if state else ()
    return spelled(_PAYMENT.sub(" /", line), state, SPACES if nested else SHORT, seats)
