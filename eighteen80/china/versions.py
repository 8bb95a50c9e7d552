"""What the versions of these rules have changed, so that an old record can be told of it, and kept the old way."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from eighteen80.china.preparation import read_rulings
from eighteen80.game import Revision
from eighteen80.refusals import Illegal
from eighteen80.resources import AssetError, read_table

FILE = "china/versions.toml"


def read_versions(table: Mapping[str, Mapping[str, Mapping[str, str]]]) -> Iterator[Revision]:
    """Every change of every version, the oldest first."""
    for version, changes in table.items():
        for code, keep in changes.items():
            try:
                read_rulings(keep)
            except Illegal as refusal:
                raise AssetError(f"{FILE}: {version}: {code}: {refusal.facts}") from refusal
            yield Revision(int(version), code, keep)


_TABLE = read_table(FILE)
LATEST = max(map(int, _TABLE))
REVISIONS = tuple(read_versions(_TABLE))
