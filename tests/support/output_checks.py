"""Invariants of everything made to be shown to others, with any players and notes."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from unicodedata import normalize

from eighteen80.export.club import evening, tables
from eighteen80.export.evening_page import club_page, evening_page
from eighteen80.export.name_masking import Chosen, MaskedWords, display_names, key
from eighteen80.export.pictures import PictureRequest, draw_picture
from eighteen80.record.grammar import Header, check_names, check_text
from eighteen80.record.replay import Record, compose
from eighteen80.refusals import Refusal
from tests.support.counter import COUNTER
from tests.support.parsed_page import Opened, check_alone, moment

PLAIN = ("Anna", "Bert")
SHORT = 3
"""A name of fewer letters may stand in other words by chance."""


def make_record(seats: Sequence[str], note: str) -> Record | None:
    """A short game of these people with that note; nothing where a record cannot hold it."""
    try:
        check_names(seats)
        check_text(note)
        lines = [("20:00:00", line) for line in ("add 3", f'note "{note}"', "add 2", f"# {note}")]
        return compose(Header(game=COUNTER.name, seats=tuple(seats), rules=COUNTER.version), lines, COUNTER)
    except Refusal:
        return None


def words(called: Mapping[str, str]) -> MaskedWords:
    return MaskedWords("en", None, called)


def by_seats(seats: Sequence[str]) -> Mapping[str, str]:
    return display_names(seats, Chosen(), [f"Seat {number}" for number in range(1, len(seats) + 1)])


def pages(record: Record, called: Mapping[str, str]) -> Sequence[Opened]:
    """The page of the evening, every pane of its last moment, the page of a club, a picture."""
    page = Opened(evening_page(record, words(called)))
    inside = "".join(moment(page.data(), len(record.entries)).values())
    people = {key(name): called.get(name, name) for name in record.header.seats}
    shown = list(tables([evening(record)], people, lambda took: took.line))
    club = Opened(club_page(shown, lambda _game: words(called)))
    for each in (page, club):
        check_alone(each)
    return page, Opened(inside), club, Opened(draw_picture(record, words(called), PictureRequest()))


@cache
def plain() -> tuple[frozenset[str], str]:
    """Return the elements of harmless pages, and their whole text."""
    record = make_record(PLAIN, "tea")
    assert record is not None
    shown = pages(record, by_seats(PLAIN))
    return frozenset(tag for page in shown for tag in page.tags()), " ".join(page.text for page in shown)


def check_shown(names_and_note: tuple[Sequence[str], str]) -> None:
    """Names and notes show as text and nothing else; called by their seats, people are named nowhere."""
    seats, note = names_and_note
    record = make_record(seats, note)
    if record is None:
        return
    tags, harmless = plain()
    shown = pages(record, {})
    for page in shown:
        assert page.tags() <= tags
        assert not [name for _, attributes in page.elements for name in attributes if name.startswith("on")]
    for name in seats:
        assert normalize("NFC", name) in normalize("NFC", shown[0].text)
    texts = [text for page in pages(record, by_seats(seats)) for text in page.texts]
    for name in seats:
        if len(name) >= SHORT and name not in harmless:
            found = re.compile(rf"(?<!\w){re.escape(name)}(?!\w)")
            assert not [text for text in texts if found.search(text)]
