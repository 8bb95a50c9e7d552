"""Every argument of every move completes, and each way to go on says what it is or what it would do."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from eighteen80.china import GAME, turn
from eighteen80.china.rules.operating.turn_events import ShareRoundDue, TrainsRusted
from eighteen80.record.history import Accepted, History
from eighteen80.record.replay import Replay
from eighteen80.sheets import Say
from eighteen80.table.input.preview import Offer, advise, try_out
from eighteen80.words import LANGUAGES, Words
from tests.support.china.play_table import Play
from tests.support.china.recorded_games import kept_games

EVERY = 101
DEEP = 4
WORDS = {language: Words(language, GAME.key) for language in LANGUAGES}


@cache
def entries(name: str) -> list[Accepted]:
    (game,) = (game for game in kept_games() if game.name == name)
    return list(Replay(game.text.encode()).record().entries)


def offers(history: History, line: str, depth: int = 0) -> Iterator[Offer]:
    """Yield the continuations of the line, and those of the first and the last of them, down to a depth."""
    found = advise(history, try_out(history, line)).offers
    yield from found
    if depth < DEEP:
        for longer in {offer.line for offer in (*found[:1], *found[-1:])}:
            yield from offers(history, f"{longer} ", depth + 1)


@pytest.mark.parametrize("name", [game.name for game in kept_games()])
def test_every_way_to_go_on_says_what_it_is_or_would_do(name: str):
    for entry in entries(name)[::EVERY]:
        history = History(GAME, entry.before, GAME.version)
        for kind in turn.rules(entry.before):
            for offer in offers(history, f"{kind.verb} "):
                assert offer.in_words, (entry.number, offer.line)
                assert all(WORDS[language].has(say.code) for say in offer.in_words for language in LANGUAGES)


def explanations(state: object, line: str) -> dict[str, str]:
    """Return the continuations of a line, each with its explanation in English."""
    history = History(GAME, state, GAME.version)
    return {
        offer.text: " · ".join(map(english, offer.in_words)) for offer in advise(history, try_out(history, line)).offers
    }


def english(say: Say) -> str:
    return WORDS["en"].say(say.code, say.facts)


def test_train_completion_tells_price_treasury_and_rust():
    rusting = (entry for entry in entries("mergers") if any(isinstance(event, TrainsRusted) for event in entry.events))
    first = next(entry for entry in rusting if entry.line.startswith("train"))
    explanation = explanations(first.before, "train ")[first.line.split()[1]]
    assert explanation.startswith("costs ")
    assert "rusts with the first" in explanation or "never rusts" in explanation
    assert f"{first.actor} {first.before.companies[first.actor].cash} → " in explanation
    assert "phase " in explanation


def test_last_train_of_type_says_that_share_round_follows():
    ending = (entry for entry in entries("mergers") if any(isinstance(event, ShareRoundDue) for event in entry.events))
    last = next(entry for entry in ending if entry.line.startswith("train"))
    assert "share round" in explanations(last.before, "train ")[last.line.split()[1]]


def test_founding_completes_word_by_word_with_its_figures():
    state = Play(3).after_auction().player("Anna", cash=1000).state
    assert explanations(state, "found ")["HKR"] == "Hukun Railway, home K15"
    assert explanations(state, "found HKR ")["90"] == "450 capital when it floats, 450 later"
    assert explanations(state, "found HKR 90 ")["30%"].startswith("costs 270, permits AB, BC, CD")
    assert explanations(state, "found HKR 90 30% ")["AB"].startswith("may build from phase A1 to B3 · ")
    assert explanations(state, "found HKR 90 30% AB ")["row 2"].startswith(
        "place 2 among companies of that price · Anna founds"
    )
