"""Fuzzing by coverage, for whoever has atheris: `python tests/coverage_fuzz.py [-runs=N …]`."""

from __future__ import annotations

import sys

import atheris

with atheris.instrument_imports(include=["eighteen80"]):
    from fuzzing import entry_line, record_reader
    from garbage import genuine


def one_input(data: bytes) -> None:
    """The first byte says whether the rest is a line, or is put into a record."""
    if data[:1] < b"\x80":
        entry_line(data[1:].decode("utf-8", "replace"))
        return
    place = int.from_bytes(data[1:3], "big") % (len(genuine()) + 1)
    record_reader(genuine()[:place] + data[3:] + genuine()[place:])


if __name__ == "__main__":
    atheris.Setup(sys.argv, one_input)
    atheris.Fuzz()
