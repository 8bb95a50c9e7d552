"""Old programs' moves of the table still open; only a typed line is refused for the same fault."""

from __future__ import annotations

import pytest

from eighteen80 import registry
from eighteen80.record.grammar import Header, write_header
from eighteen80.record.replay import Replay
from eighteen80.refusals import Illegal

SEATS = ("Anna", "Bert", "Cleo")
KEPT = {
    "china": (("bank", 'correct cash Anna +0 "counted"'), ("bank", 'note ""')),
    "russia": (("table", 'correct points Anna +0 "counted"'), ("table", 'note ""')),
    "yokohama": (("Anna", "confirm yen Anna 3"), ("Anna", 'note ""')),
}
"""Lines that were once taken, each in the name in which it was: a correction by nothing, a note that says nothing."""


def replay(key: str, *lines: tuple[str, str]) -> Replay:
    game = registry.game(key)
    head = write_header(Header(game=game.name, seats=SEATS, rules=game.version))
    body = "".join(f"12:00:00  {actor}  {line}\n" for actor, line in lines)
    return Replay((head + body).encode(), game)


@pytest.mark.parametrize("key", KEPT)
def test_an_old_record_opens_in_the_names_it_was_kept_in(key: str):
    read = replay(key, *KEPT[key])
    assert read.trouble is None
    assert [(entry.actor, entry.line) for entry in read.history.moves] == list(KEPT[key])


@pytest.mark.parametrize("key", KEPT)
def test_the_same_line_typed_now_is_refused(key: str):
    with pytest.raises(Illegal, match="note-nothing"):
        list(replay(key).history.take_line('note ""', "12:00:00"))


@pytest.mark.parametrize("key", KEPT)
def test_nobody_else_says_what_is_the_bank_s(key: str):
    reading = replay(key, ("Zoe", 'note "so it was"'))
    assert reading.trouble is not None
    assert reading.trouble.reason.code == "record-actor"
