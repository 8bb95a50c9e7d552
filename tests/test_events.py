"""Events: a sentence for each kind in every language, a kind for each sentence, and no export that reads a sentence."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import FrozenInstanceError, fields
from pathlib import Path
from typing import Any

import pytest

from eighteen80 import registry
from eighteen80.china.rules.operating.turn_events import TrainsRun
from eighteen80.china.show import preview
from eighteen80.china.show.summary import BRIEF
from eighteen80.engine.hand_moves import HandMove, hand_moves
from eighteen80.events import Event
from eighteen80.russia.show import by_hand as russia
from eighteen80.sheets import Say
from eighteen80.words import LANGUAGES, Words
from eighteen80.yokohama.show import by_hand as yokohama
from tests.support.china.recorded_games import kept_games
from tests.support.codes import kinds
from tests.support.sentences import messages
from tests.support.shell import DONE, Shell

GAMES = tuple(registry.SHELF)
HANDS = (preview.HANDS, russia.HANDS, yokohama.HANDS)


@pytest.mark.parametrize("game", GAMES)
def test_every_event_is_a_frozen_value_of_its_own(game: str):
    found = list(kinds(game))
    assert len({kind.__name__ for kind in found}) == len(found)
    for kind in found:
        with pytest.raises((FrozenInstanceError, TypeError)):  # a dataclass with slots says the latter
            object.__new__(kind).quiet = True
        slots = [slot for base in reversed(kind.__mro__) for slot in vars(base).get("__slots__", ())]
        assert slots == [field.name for field in fields(kind)]


def test_an_event_says_only_what_events_can_be():
    with pytest.raises(TypeError, match="Whispered: events are not loud"):
        type("Whispered", (Event,), {}, loud=True)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_a_sentence_of_its_fields_alone(game: str, language: str):
    sentences = messages(f"{game}/words", language)
    for kind in kinds(game):
        assert sentences[kind.code] <= {field.name for field in fields(kind)}, kind.code


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_of_an_event_has_its_event(game: str, language: str):
    sentences = {code for code in messages(f"{game}/words", language) if code.startswith("event-")}
    assert sentences == {kind.code for kind in kinds(game)}


@pytest.mark.parametrize(("kind", "brief"), BRIEF.items())
def test_what_is_said_in_brief_of_an_event_is_in_its_fields(kind: type[Event], brief: str):
    named = {field.name for field in fields(kind)}
    event = kind(**{name: name.upper() for name in named})
    assert any(name.upper() in brief.format(event) for name in named)


@pytest.mark.parametrize(("kind", "declared"), [(kind, hands) for hands in HANDS for kind in hands])
def test_a_hand_move_is_of_the_fields_of_its_event(kind: type[Event], declared: Mapping[type[Event], HandMove]):
    event = kind(**{field.name: f"<{field.name}>" for field in fields(kind)})
    (shown,) = hand_moves(event, declared)
    whose = declared[kind].whose
    assert shown.head.text == (f"<{whose}>" if whose else Say("hand-bank"))
    assert "{" not in shown.value


def test_an_event_is_told_by_its_name_and_its_fields():
    event = TrainsRun(who="BCR", total=140, bonus=100, fees=0)
    assert event.code == "event-trains-run"
    assert event.facts == {"who": "BCR", "total": 140, "bonus": 100, "fees": 0}


# Exports


EXPORTED = ("bcr-alone", "forced-rocket", "nothing-bought", "quarrel")


def exports(shell: Shell, form: str) -> dict[str, str]:
    """Some kept games in that form, by name."""
    found = {}
    for game in kept_games():
        if game.name not in EXPORTED:
            continue
        Path("game.1880").write_text(game.text, "utf-8")
        answer = shell("export", "game.1880", "--to", form)
        if answer.code == DONE:
            found[game.name] = answer.out
    return found


def only_ids(_words: Words, code: str, *_: Any, **__: Any) -> str:
    return code


@pytest.mark.usefixtures("replayed_once")
@pytest.mark.parametrize("form", ["json", "csv", "18xx"])
def test_no_export_for_machines_depends_on_a_sentence(form: str, shell: Shell, monkeypatch: pytest.MonkeyPatch):
    sentences = exports(shell, form)
    assert len(sentences) > 2
    monkeypatch.setattr(Words, "say", only_ids)
    assert exports(shell, form) == sentences


@pytest.mark.usefixtures("replayed_once")
def test_an_export_for_readers_is_made_of_sentences(shell: Shell, monkeypatch: pytest.MonkeyPatch):
    sentences = exports(shell, "md")
    monkeypatch.setattr(Words, "say", only_ids)
    assert not set(exports(shell, "md").values()) & set(sentences.values())
