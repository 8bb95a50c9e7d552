"""Location of assets/ and screens/, and the reading of their tables."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable


class AssetError(ValueError):
    """A damaged file of figures; the message names the file and the fault."""


_brought: dict[str, Traversable] = {}


def add_assets(key: str, folder: Traversable) -> None:
    """Find the assets of a game in a folder of its own; our folder comes first."""
    _brought[key] = folder


@cache
def _folder(name: str) -> Traversable:
    # The wheel carries the folders inside the package; in a checkout they are next to it.
    package = Path(__file__).parent
    inside = package / name
    return inside if inside.is_dir() else package / ".." / name


def asset_path(path: str) -> Traversable:
    """Return the file or folder of assets/ at `path`, which is written with slashes."""
    found = _folder("assets") / path
    key, _, rest = path.partition("/")
    return _brought[key] / rest if key in _brought and not (found.is_file() or found.is_dir()) else found


def screen(path: str) -> Traversable:
    """Return the file or folder of screens/ at `path`, which is written with slashes."""
    return _folder("screens") / path


def read_table(path: str, *, optional: bool = False) -> dict[str, Any]:
    """Read the TOML file of assets/ at `path`, unvalidated; an optional one may be missing."""
    import tomllib

    file = asset_path(path)
    if optional and not file.is_file():
        return {}
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise AssetError(f"{path}: {error}") from error
