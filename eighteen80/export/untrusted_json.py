"""JSON from elsewhere: accepted only if it is no larger and no deeper than a game can be."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import partial
from math import isfinite
from pathlib import Path
from typing import Any

from eighteen80.record.grammar import NotARecord
from eighteen80.record.record_file import read_bytes

DEPTH_LIMIT = 40
"""Depth limit of nested values: a parser takes memory and stack for each."""

NUMBER_LIMIT = 40
"""Digit limit of a number: a time in seconds has ten."""

# Texts are passed over whole, also one that is left open, so that a bracket in them does not count.
_MARKS = re.compile(r'"(?:[^"\\]++|\\.)*+"?|[\[{]|[\]}]', re.DOTALL)


def read_json(path: Path) -> Any:
    """Read the file; raise NoRecord if it is too large or too deep, has an unreasonable number, or is not JSON."""
    try:
        text = read_bytes(path).decode("utf-8-sig")
    except UnicodeDecodeError:
        raise NotARecord("import-no-json", word=path.name, line=0) from None
    check_depth(path.name, text)
    try:
        return json.loads(
            text,
            parse_int=partial(_number, path.name, int),
            parse_float=partial(_number, path.name, float),
            parse_constant=partial(_number, path.name, float),
        )
    except ValueError as error:
        raise NotARecord("import-no-json", word=path.name, line=getattr(error, "lineno", 0)) from None


def _number(name: str, kind: Callable[[str], float], text: str) -> float:
    """Return the number; refuse an unreasonable length or an infinite one."""
    number = kind(text[: NUMBER_LIMIT + 1])
    if len(text) > NUMBER_LIMIT or not isfinite(number) or abs(number) > 10**NUMBER_LIMIT:
        raise NotARecord("import-number", word=name, number=text[:NUMBER_LIMIT], line=0)
    return number


def check_depth(name: str, text: str) -> None:
    """Refuse brackets within brackets beyond the limit, before anything is built of them."""
    depth = 0
    for mark in _MARKS.finditer(text):
        sign = mark[0]
        if sign in "[{":
            depth += 1
            if depth > DEPTH_LIMIT:
                raise NotARecord(
                    "import-deep", word=name, limit=DEPTH_LIMIT, line=text.count("\n", 0, mark.start()) + 1
                )
        elif sign in "]}":
            depth -= 1
