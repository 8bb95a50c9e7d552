"""Every game behaves as before: a sample of `python -m tests.digest`, which is able to fail."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from eighteen80 import registry
from tests.digest import diff, games, kept
from tests.digest.declared import DEMO, PICTURES
from tests.digest.kept import Item

SAMPLE = games.names(quick=True)


@pytest.mark.usefixtures("replayed_once")
@pytest.mark.parametrize("name", SAMPLE)
def test_a_sample_of_all_that_is_said_and_done_is_as_it_was(name: str):
    found = diff.digests_of([name], quick=True)
    assert len(found) >= (1 if name.endswith(PICTURES) else 10)
    assert list(diff.differences(found, kept.load(), whole=False)) == []


def test_every_record_that_is_here_has_been_digested():
    assert {name for name, _ in kept.load()} >= set(games.names())


def test_every_game_brings_records_and_pictures_to_digest():
    assert set(games.names()) >= {f"{key}/{name}" for key in registry.SHELF for name in (DEMO, PICTURES)}


def items(*texts: str) -> Iterator[Item]:
    yield from (Item("state", group, f"move {group}", text) for group, text in enumerate(texts))


def differences_from(*texts: str, whole: bool = True) -> list[str]:
    """Return the differences of these texts from three kept ones."""
    before = {digest.key: digest for digest in kept.digests("china/demo", items("one", "two", "three"))}
    return list(diff.differences(kept.digests("china/demo", items(*texts)), before, whole=whole))


def test_the_first_item_that_differs_is_named():
    assert differences_from("one", "two", "three") == []
    assert differences_from("one", "second", "third") == ["china/demo state: 2 of 3 differ, the first is move 1"]


def test_a_category_that_is_gone_or_new_differs():
    assert differences_from() == []
    new = kept.digests("china/demo", [*items("one"), Item("told", 0, "move 0", "bid")])
    before = {digest.key: digest for digest in kept.digests("china/demo", items("one"))}
    assert list(diff.differences(new, before, whole=True)) == ["china/demo told: not kept"]
    fewer = kept.digests("china/demo", items("one"))
    assert list(diff.differences(fewer, {each.key: each for each in new}, whole=True)) == ["china/demo told: gone"]


def test_what_the_signs_do_not_tell_the_hash_of_the_whole_tells():
    (digest,) = kept.digests("china/demo", items("one"))
    found = list(diff.differences([digest], {digest.key: digest._replace(whole="other")}, whole=True))
    assert found == ["china/demo state: differs, but the signs do not tell which of 1 items: diff what --show prints"]


def test_the_digest_is_read_as_it_was_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(kept, "FOLDER", tmp_path)
    made = kept.digests("china/demo", items("one", "two", "three"))
    kept.save({digest.key: digest for digest in made})
    assert list(diff.differences(made, kept.load(), whole=True)) == []


def test_moments_are_found_again_where_one_before_them_is_empty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(kept, "FOLDER", tmp_path)
    made = kept.digests("china/demo", [*items("one"), Item("state", 2, "move 2", "three")])
    kept.save({digest.key: digest for digest in made})
    assert list(diff.differences(made, kept.load(), whole=True)) == []
