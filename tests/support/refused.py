"""A refusal as every test wants it: its sentence has each figure that it names."""

from __future__ import annotations

from eighteen80.refusals import Refusal
from eighteen80.words import FALLBACK, Words

MISSING = "{$"
"""The beginning of a figure that a sentence does not get."""


def check_figures(refusal: Refusal, game: str) -> None:
    """Assert that no figure is missing in the sentence of a refusal."""
    sentence = Words(FALLBACK, game).say(refusal.code, refusal.facts)
    if MISSING in sentence:
        raise AssertionError(f"{refusal.code} lacks a figure: {sentence}")
