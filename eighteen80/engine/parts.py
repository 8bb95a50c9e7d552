"""Printed parts of a game as its files describe them, validated when they are read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from pydantic import BaseModel, ConfigDict, ValidationError

from eighteen80.resources import AssetError


class BoxPart(BaseModel):
    """Base of all parts: a printed thing does not change, and nothing on it goes unread."""

    model_config = ConfigDict(frozen=True, extra="forbid")


P = TypeVar("P", bound=BaseModel)


def read_part(model: type[P], path: str, figures: object, *names: str) -> P:
    """Validate a part; AssetError names the file, the part and each figure that cannot be right."""
    try:
        return model.model_validate(figures)
    except ValidationError as error:
        what = "; ".join(f"{'.'.join(map(str, (*names, *each['loc'])))}: {each['msg']}" for each in error.errors())
        raise AssetError(f"{path}: {what}") from error


def read_parts(model: type[P], path: str, table: object) -> dict[str, P]:
    """Validate the parts of a table, each by its name."""
    if not isinstance(table, Mapping):
        raise AssetError(f"{path}: must be a table of parts")
    return {name: read_part(model, path, figures, name) for name, figures in table.items()}
