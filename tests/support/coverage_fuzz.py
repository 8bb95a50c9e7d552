"""Fuzzing by coverage, if atheris is installed: `python -m tests.support.coverage_fuzz [-runs=N …]`."""

from __future__ import annotations

import sys

import atheris

with atheris.instrument_imports(include=["eighteen80"]):
    from tests.support.bad_input import elsewhere, genuine
    from tests.support.fuzzing import entry_line, importer, record_reader


def one_input(data: bytes) -> None:
    """The first byte says what becomes of the rest: a line, a part of a record, or a part of a game from elsewhere."""
    kind, place, rest = data[:1], int.from_bytes(data[1:3], "big"), data[3:]
    if kind < b"\x60":
        entry_line(data[1:].decode("utf-8", "replace"))
    elif kind < b"\xb0":
        record_reader(_splice(genuine(), place, rest))
    else:
        importer(_splice(elsewhere(), place, rest))


def _splice(whole: bytes, place: int, put: bytes) -> bytes:
    at = place % (len(whole) + 1)
    return whole[:at] + put + whole[at:]


if __name__ == "__main__":
    atheris.Setup(sys.argv, one_input)
    atheris.Fuzz()
