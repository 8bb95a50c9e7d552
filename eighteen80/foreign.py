"""JSON that somebody else has written: taken only if it is no larger and no deeper than a game can be."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from eighteen80.disk import read_bytes
from eighteen80.record import NoRecord

DEPTH_LIMIT = 40
"""How deep a value may stand within others: a parser takes memory and stack for each."""

# Texts are passed over whole, also one that is left open, so that a bracket in them does not count.
_MARKS = re.compile(r'"(?:[^"\\]++|\\.)*+"?|[\[{]|[\]}]', re.DOTALL)


def read_json(path: Path) -> Any:
    """What the file holds; NoRecord if it is too large or too deep, or no JSON at all."""
    try:
        text = read_bytes(path).decode("utf-8-sig")
    except UnicodeDecodeError:
        raise NoRecord("import-no-json", word=path.name, line=0) from None
    check_depth(path.name, text)
    try:
        return json.loads(text)
    except ValueError as error:
        raise NoRecord("import-no-json", word=path.name, line=getattr(error, "lineno", 0)) from None


def check_depth(name: str, text: str) -> None:
    """Refuse brackets within brackets beyond the limit, before anything is built of them."""
    depth = 0
    for mark in _MARKS.finditer(text):
        sign = mark[0]
        if sign in "[{":
            depth += 1
            if depth > DEPTH_LIMIT:
                raise NoRecord("import-deep", word=name, limit=DEPTH_LIMIT, line=text.count("\n", 0, mark.start()) + 1)
        elif sign in "]}":
            depth -= 1
