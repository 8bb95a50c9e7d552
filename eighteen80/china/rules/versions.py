"""Changes of each version of these rules, so that an old record can be explained and kept the old way."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from eighteen80.china.rules.setup import read_rulings
from eighteen80.engine.game import Revision, revisions_of
from eighteen80.refusals import Illegal
from eighteen80.resources import AssetError, read_table

FILE = "china/versions.toml"


def read_versions(table: Mapping[str, Mapping[str, Mapping[str, str]]]) -> Iterator[Revision]:
    """List every change of every version, the oldest first."""
    for revision in revisions_of(table):
        try:
            read_rulings(revision.keep)
        except Illegal as refusal:
            raise AssetError(f"{FILE}: {revision.version}: {revision.code}: {refusal.facts}") from refusal
        yield revision


_TABLE = read_table(FILE)
LATEST = max(map(int, _TABLE))
REVISIONS = tuple(read_versions(_TABLE))
