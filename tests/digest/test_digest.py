"""1880 says and does what it said and did before: a sample of `python -m tests.digest`, which is able to fail."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.digest import comparing, games, kept
from tests.digest.kept import Item

SAMPLE = games.games(quick=True)


@pytest.mark.parametrize("game", SAMPLE)
def test_a_sample_of_all_that_is_said_and_done_is_as_it_was(game: str):
    found = comparing.digested([game], quick=True)
    assert len(found) >= (1 if game == games.PICTURES else 10)
    assert list(comparing.differences(found, kept.load(), whole=False)) == []


def test_every_game_that_is_here_has_been_digested():
    assert {game for game, _ in kept.load()} >= set(games.games())


def items(*texts: str) -> Iterator[Item]:
    yield from (Item("state", group, f"move {group}", text) for group, text in enumerate(texts))


def differing(*texts: str, whole: bool = True) -> list[str]:
    """What is said where these stand instead of three that were kept."""
    before = {digest.key: digest for digest in kept.digests("demo", items("one", "two", "three"))}
    return list(comparing.differences(kept.digests("demo", items(*texts)), before, whole=whole))


def test_the_first_item_that_differs_is_named():
    assert differing("one", "two", "three") == []
    assert differing("one", "second", "third") == ["demo state: 2 of 3 differ, the first is move 1"]


def test_a_category_that_is_gone_or_new_differs():
    assert differing() == []
    new = kept.digests("demo", [*items("one"), Item("told", 0, "move 0", "bid")])
    before = {digest.key: digest for digest in kept.digests("demo", items("one"))}
    assert list(comparing.differences(new, before, whole=True)) == ["demo told: not kept"]
    fewer = kept.digests("demo", items("one"))
    assert list(comparing.differences(fewer, {each.key: each for each in new}, whole=True)) == ["demo told: gone"]


def test_what_the_signs_do_not_tell_the_hash_of_the_whole_tells():
    (digest,) = kept.digests("demo", items("one"))
    found = list(comparing.differences([digest], {digest.key: digest._replace(whole="other")}, whole=True))
    assert found == ["demo state: differs, but the signs do not tell which of 1 items: diff what --show prints"]


def test_the_digest_is_read_as_it_was_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(kept, "FILE", tmp_path / "kept.txt")
    made = kept.digests("demo", items("one", "two", "three"))
    kept.save({digest.key: digest for digest in made})
    assert list(comparing.differences(made, kept.load(), whole=True)) == []
