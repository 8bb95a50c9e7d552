"""Abbreviations of bankers: `k2t2k` is `black 2 t2k`; inside a turn a verb without a number answers what is owed."""

from __future__ import annotations

import re
from collections.abc import Callable

from eighteen80.line.folding import fold
from eighteen80.line.leading_names import after_beginning, name_length
from eighteen80.resources import read_table
from eighteen80.russia.state import RELOCATE, Freed, State

_PAYMENT = re.compile(r"\s*/\s*(?=[^\W\d])")
_STEPS = r"(?:[tpk][kgbnws]\d*)+"
_COLOURS = {"k": "black", "g": "grey", "b": "brown", "n": "natural", "w": "white"}
_SIDES = {"l": "left", "r": "right"}
_FIRST: tuple[tuple[re.Pattern[str], Callable[[re.Match[str]], str]], ...] = (
    (re.compile(r"([kgbnw])(\d)(\D\S*)?"), lambda m: f"{_COLOURS[m[1]]} {m[2]} {m[3] or ''}"),
    (re.compile(r"([kgbnw])((?:[tpk]\d*)+)"), lambda m: f"{_COLOURS[m[1]]} {m[2]}"),
    (re.compile(r"(?:l|loco)3(\S*)"), lambda m: f"both {m[1]}"),
    (re.compile(r"(?:l|loco)([124-9])(\D\S*)?"), lambda m: f"loco {m[1]} {m[2] or ''}"),
    (re.compile(r"f(?:actory)?(\d)(\D\S*)?"), lambda m: f"factory {m[1]} {m[2] or ''}"),
    (re.compile(r"i(?:ndustry)?(\d)(\D\S*)?"), lambda m: f"industry {m[1]} {m[2] or ''}"),
    (re.compile(r"(?:r|order)(\d)"), lambda m: f"order {m[1]}"),
    (re.compile(r"e(\d+)(\D\S*)?"), lambda m: f"engineer {m[1]} {m[2] or ''}"),
    (re.compile(r"e([lr])((?:[tpk][kgbnws]?\d*)*)"), lambda m: f"engineer {_SIDES[m[1]]} {m[2]}"),
    (re.compile(r"([dctp])(\d+)"), lambda m: f"{m[1]} {m[2]}"),
    (re.compile(r"h(\d+)"), lambda m: f"hire {m[1]}"),
    (re.compile(rf"a({_STEPS})"), lambda m: f"any {m[1]}"),
    (re.compile(r"o([tpk][kgs]\d*)"), lambda m: f"open {m[1]}"),
)
_NAMES = read_table("russia/verbs.toml")


def _called(part: str, word: str) -> str:
    """Return a pattern for every name of a verb or a word, in any language."""
    names = {word, *(name for names in _NAMES[part][word].values() for name in names)}
    return "|".join(sorted(map(re.escape, names), key=len, reverse=True))


def _alone(verb: str) -> re.Pattern[str]:
    """Return a pattern for a verb without the number of a space after it."""
    return re.compile(rf"(?:{_called('verbs', verb)})(?!\w)(?! *\d)", re.IGNORECASE)


_OWED: tuple[tuple[re.Pattern[str], str], ...] = (
    (_alone("loco"), "build loco"),
    (re.compile(r"l(?=[tpk](?:/\d|[tpk]|-|\b))", re.IGNORECASE), "build loco "),
    (re.compile(r"q(?=[a-z]{2})", re.IGNORECASE), "token "),
    (re.compile(rf"(?:{_called('verbs', 'factory')})(?!\w)", re.IGNORECASE), "build factory"),
    (_alone("doubler"), "lay doubler"),
    (_alone("industry"), "move"),
    (re.compile(r"i(?=[fr][fr\d]*\b)", re.IGNORECASE), "move "),
    (re.compile(r"s(?=[tpk](?:[kgbnws\d]|\b))", re.IGNORECASE), "step "),
    (re.compile(r"(?=(?:[tpk][kgbnws]\d*)+(?:\s|$))", re.IGNORECASE), "step "),
)
_SLOT = rf"(?:[tpk](?:/\d)?|{_called('words', 'return')})"
_SLOTS = re.compile(rf"{_SLOT}(?: ?{_SLOT})*", re.IGNORECASE)
_SPACE = re.compile(
    r"(?:black|grey|brown|natural|white|any|open|loco|factory|both|industry|doubler|coins|temps|engineer|last)\b"
    r"|[kgbnwaolfidcte]\b"
)


def spell(line: str, state: State | None, *, nested: bool = False) -> str:
    """Spell out a line's abbreviations; canonical words stay."""
    if '"' in line:
        return line
    line = _PAYMENT.sub(" /", line).strip()
    name, rest = _name(line, state)
    rest = _owed(rest, state) if state and not nested else rest
    rest = _spelt(rest)
    if state and state.phase == RELOCATE and not nested and not state.pool and _SPACE.match(rest):
        rest = f"relocate {rest}"
    return f"{name} {rest}".strip()


def _name(line: str, state: State | None) -> tuple[str, str]:
    """Split off a name in front, typed in full or in part."""
    words, seats = line.split(), state.seats if state else ()
    length = name_length(words, seats) or bool(after_beginning(line, seats))
    if not 0 < length < len(words):
        return "", line
    return " ".join(words[:length]), " ".join(words[length:])


def _spelt(rest: str) -> str:
    first, _, more = rest.partition(" ")
    if first == "loco" and more[:1] == "3":
        return f"both {more[1:].strip()}".strip()
    for pattern, spelling in _FIRST:
        if match := pattern.fullmatch(fold(first)):
            return f"{spelling(match).strip()} {more}".strip()
    return rest


def _owed(rest: str, state: State) -> str:
    """Replace a short word by the verb of the effect that is owed."""
    if not state.pool:
        return rest
    if isinstance(state.pool[0], Freed) and _SLOTS.fullmatch(rest):
        return f"freed {rest}"
    for pattern, verb in _OWED:
        if match := pattern.match(rest):
            return f"{verb} {rest[match.end() :].strip()}".strip()
    return rest
