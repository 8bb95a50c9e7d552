"""The box is learned as it is played: figures, completed lines, proposals, a damaged file (box-learning)."""

from __future__ import annotations

from pathlib import Path

import pytest

from eighteen80.capabilities import LearnsBox
from eighteen80.record.box import Box
from eighteen80.record.grammar import Header
from eighteen80.record.journal import Journal
from eighteen80.refusals import Refusal
from eighteen80.words import Words
from eighteen80.yokohama import GAME
from eighteen80.yokohama.state import Pieces
from tests.support.yokohama.evening import NAMES, Evening


@pytest.fixture
def box(tmp_path: Path) -> Box:
    found = Box(GAME, tmp_path / "yokohama.box.toml")  # type: ignore[arg-type]
    assert found.printed == {}
    return found


def figures(night: Evening, line: str) -> list[tuple[str, str, str]]:
    """Return the figures of the box in a line."""
    return [
        tuple(figure) for figure in GAME.offers(LearnsBox).box_statements(night.state, GAME.read(line, night.state))
    ]


def completions(night: Evening, line: str, **known: dict[str, tuple[str, ...]]) -> list[tuple[str, bool]]:
    """Return the box's completions of a line."""
    found = GAME.offers(LearnsBox).box_fits(night.state, GAME.read(line, night.state), known)
    return [(GAME.write(each.move), each.sure) for each in found]


def test_what_a_line_tells_of_the_box():
    night = Evening().player("Anna", copper=5, tea=2).take("act church 3")
    assert figures(night, "pray 4 = 6 > 5 points") == [("church", "4", "6 > 5 points")]
    assert figures(night, "pray 4 = 6 > ?") == [("church", "4", "6 > ?")]
    assert figures(night, "pray 4 = ?") == []
    assert figures(night, "tech ball = 4 ?") == [("technology", "ball", "4 ?")]
    assert figures(night, "order 2 tea = 2 yen DE") == [("order", "2 tea", "2 yen DE")]
    assert figures(night, "order 2 tea = ? DE") == []
    assert figures(night, "claim copper5 = 8/6") == [("achievement", "copper5", "8/6")]
    assert figures(night, "claim copper5 = 8") == []
    assert figures(night, "bonus = 1 import") == [("power5", "power5", "1 import")]


def test_a_site_card_is_told_by_its_rewards():
    night = Evening().take("act bank 4")
    assert figures(night, "shop 2 = 1 yen") == []  # one reward says too little of a card
    night.take("shop 2 = 1 yen").turn_of("Bert").player("Anna", president=None).take("act bank 4")
    assert figures(night, "shop 3 = 1 import") == [("site", "card", "? / 1 yen / 1 import / ? / ?")]


def test_what_is_told_later_is_learned_then():
    night = Evening().take("act church 3; pray 4 = ? > 2 yen")
    assert figures(night, "tell 2 = 6 > 2 yen") == [("church", "4", "6 > 2 yen")]


@pytest.mark.parametrize(
    ("open_", "printed", "figure"),
    [
        ("church 3; pray 4 = 3 > ?", "2 yen", ("church", "4", "3 > 2 yen")),
        ("laboratory 3; tech ball = ? FR", "2 FR", ("technology", "ball", "2 FR")),
        ("bank 5; bonus = ?", "1 import", ("power5", "power5", "1 import")),
        ("tea 2; order 2 tea = ? DE", "2 yen DE", ("order", "2 tea", "2 yen DE")),
        ("tea 2; claim copper5 = ?", "8/6", ("achievement", "copper5", "8/6")),
    ],
)
def test_whatever_is_told_later_is_learned_whole(open_: str, printed: str, figure: tuple[str, str, str]):
    night = Evening().player("Anna", copper=5, tea=2).take(f"act {open_}")
    assert figures(night, f"tell {len(night.written)} = {printed}") == [figure]
    assert figures(night, f"tell 99 = {printed}") == []


def test_site_told_later_is_learned_with_its_card():
    night = Evening().take("act bank 4; shop 2 = ?").turn_of("Bert").player("Anna", president=None)
    night.player("Bert", houses=Pieces(1, 3)).take("act bank 4")
    assert figures(night, "shop 3 = 1 import") == []
    night.take("house = 9 points")
    assert figures(night, "tell 2 = 1 yen") == [("site", "card", "? / 1 yen / ? / ? / 9 points")]


def test_house_is_last_of_card_and_what_is_open_tells_nothing():
    night = Evening().take("act bank 4; shop 2 = 1 yen").turn_of("Bert").player("Anna", president=None)
    night.take("act bank 4")
    assert figures(night, "house = 9 points") == [("site", "card", "? / 1 yen / ? / ? / 9 points")]
    assert figures(night, "shop 3 = ?") == []


def test_where_nobody_acts_no_site_is_spoken_of():
    for state in (Evening().state, GAME.start(NAMES[:3], {"depth": "map"})):
        move = GAME.read("shop 2 = 1 yen")
        assert [*GAME.offers(LearnsBox).box_statements(state, move)] == []
        bare = GAME.read("shop 2")
        assert [*GAME.offers(LearnsBox).box_fits(state, bare, {"site": {"card": ("1 yen / 2 yen / ? / ? / ?",)}})] == []


def test_a_line_is_completed_where_nothing_else_can_be_meant():
    night = Evening().player("Anna", tea=2).take("act church 3")
    assert completions(night, "pray 4", church={"4": ("6 > 5 points",)}) == [("pray 4 = 6 > 5 points", True)]
    assert completions(night, "o 2t", order={"2 tea": ("2 yen DE",)}) == [("order 2 tea = 2 yen DE", True)]
    assert completions(night, "o 2t", order={"2 tea": ("2 yen DE", "3 points FR")}) == [
        ("order 2 tea = 2 yen DE", False),
        ("order 2 tea = 3 points FR", False),
    ]
    assert completions(night, "tech ball", technology={"ball": ("4 FR",)}) == [("tech ball = 4 FR", True)]
    assert completions(night, "bonus", power5={"power5": ("1 import",)}) == [("bonus = 1 import", False)]
    assert completions(night, "pray 4 = ?", church={"4": ("6 > 5 points",)}) == []


def test_a_site_of_an_identified_card_is_sure_a_guess_is_not():
    cards = {"card": ("1 yen / 1 any / 1 import / 2 points / 9 points", "1 yen / 2 any / 2 yen / ? / 7 points")}
    night = Evening().take("act bank 4; shop 1 = 1 yen")
    night.turn_of("Bert").player("Anna", president=None).take("act bank 4")
    assert [sure for _, sure in completions(night, "shop 2", site=cards)] == [False, False]
    night.take("shop 3 = 2 yen").turn_of("Cleo").player("Bert", president=None).take("act bank 4")
    assert completions(night, "shop 2", site=cards) == [("shop 2 = 2 any", True)]
    assert completions(night, "shop 4", site=cards) == []


def test_reward_alone_or_untold_identifies_no_card():
    one, other = "1 yen / 1 any / 2 yen / ? / ?", "1 yen / ? / 2 yen / ? / ?"
    night = Evening().take("act bank 4")
    assert completions(night, "shop 2", site={"card": (one,)}) == []
    night.take("shop 1 = 1 yen").turn_of("Bert").player("Anna", president=None).take("act bank 4")
    assert completions(night, "shop 2", site={"card": (one,)}) == [("shop 2 = 1 any", False)]
    night.take("shop 3 = 2 yen").turn_of("Cleo").player("Bert", president=None).take("act bank 4")
    assert completions(night, "shop 2", site={"card": (one,)}) == [("shop 2 = 1 any", True)]
    assert completions(night, "shop 2", site={"card": (one, other)}) == [("shop 2 = 1 any", False)]
    assert completions(night, "shop 2", site={"card": (one, one.replace("any", "tea"))}) == [
        ("shop 2 = 1 any", False), ("shop 2 = 1 tea", False),
    ]  # fmt: skip


def test_a_figure_of_the_file_is_put_in_the_words_of_a_line():
    assert tuple(GAME.offers(LearnsBox).box_figure("site", "card", "1y /?/ i / 2p / 9p")) == (
        "site", "card", "1 yen / ? / 1 import / 2 points / 9 points",
    )  # fmt: skip
    assert tuple(GAME.offers(LearnsBox).box_figure("order", "2t 1c", "2y DE")) == (
        "order",
        "1 copper 2 tea",
        "2 yen DE",
    )
    assert tuple(GAME.offers(LearnsBox).box_figure("church", "04", "6 > 5p")) == ("church", "4", "6 > 5 points")


def test_evening_teaches_box_and_next_one_needs_fewer_keys(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("eighteen80.record.box.default_path", lambda _: tmp_path / "yokohama.box.toml")
    for evening in ("first", "second"):
        with Journal.create(tmp_path / f"{evening}.yokohama", Header(GAME.name, NAMES[:3], GAME.version)) as journal:
            lines = (
                ("ch 3; p 4 cs = 5 > 5p", "l 4; t ball = 4 FR")
                if evening == "first"
                else ("ch 3; p 4 cs", "l 4; t ball")
            )
            for line in lines:
                journal.submit(line)
            written = [entry.line for entry in journal.entries]
    assert "pray 4 with 1 copper 1 silk = 5 > 5 points" in written
    assert "tech ball = 4 FR" in written


@pytest.mark.parametrize(
    ("kind", "piece", "value"),
    [
        ("church", "0", "6 > 5 points"),
        ("church", "99", "6 > 5 points"),
        ("church", "x", "6 > 5 points"),
        ("church", "4", "5 points"),
        ("church", "4", ""),
        ("church", "4", "6 > 5 points FR"),
        ("technology", "3", "4 FR"),
        ("technology", "2 tea", "4 FR"),
        ("technology", "ball", "4 FR FR"),
        ("order", "4", "2 yen DE"),
        ("order", "", "2 yen DE"),
        ("order", "2 tea gold", "2 yen DE"),
        ("power5", "power5", ""),
        ("technology", "steam", "4 FR"),
        ("technology", "ball", "FR"),
        ("order", "2 gold", "2 yen DE"),
        ("site", "card", "1 yen / 1 any"),
        ("power5", "power5", "gold"),
        ("achievement", "copper5", "many"),
    ],
)
def test_a_damaged_field_is_refused(kind: str, piece: str, value: str):
    with pytest.raises(Refusal):
        GAME.offers(LearnsBox).box_figure(kind, piece, value)


def test_damaged_box_file_is_refused_by_field_and_rest_is_used(box: Box):
    box.file.path.write_text('[church]\n4 = "6 > 5p"\n5 = "many"\n[wonders]\na = "b"\n', "utf-8")
    assert box.printed == {"church": {"4": ("6 > 5 points",)}}
    assert [refusal.facts["field"] for refusal in box.contents.refused] == ["church.5", "wonders"]


def test_box_differs(box: Box):
    box.file.path.write_text('[church]\n4 = "6 > 6 points"\n', "utf-8")
    night = Evening().take("act church 4")
    move = GAME.read("pray 4 with 1 copper 1 silk = 6 > 5 points", night.state)
    assert [(figure.value, known) for figure, known in box.contradictions(night.state, move)] == [  # type: ignore[arg-type]
        ("6 > 5 points", "6 > 6 points")
    ]
    night.take("pray 4 with 1 copper 1 silk = 6 > 5 points")
    assert night.points("Anna") == 5
    assert box.printed == {"church": {"4": ("6 > 6 points",)}}


def test_box_torn_file(box: Box):
    box.file.path.write_text('[church]\n4 = "6 > 5 poi', "utf-8")
    assert box.printed == {}
    assert box.contents.refused
    Evening().take("act church 3; pray 4 with 1 copper = ?")


@pytest.mark.parametrize(
    ("kind", "piece", "value", "line"),
    [
        ("order", "3 seide", "4 punkte GB", "box order 3 silk = 4 points GB"),
        ("technology", "telegramm", "5 FR", "box technology telegraph = 5 FR"),
        ("technology", "światło elektryczne", "4 ?", "box technology electricity = 4 ?"),
        ("achievement", "miedź5", "8/6", "box achievement copper5 = 8/6"),
    ],
)
def test_a_figure_of_the_box_is_typed_as_a_sentence_tells_it(kind: str, piece: str, value: str, line: str):
    assert GAME.offers(LearnsBox).box_figure(kind, piece, value).line == line


@pytest.mark.parametrize(
    ("language", "kind", "piece", "value"),
    [("de", "auftrag", "3 seide", "4 punkte GB"), ("pl", "zamówienie", "3 jedwab", "4 punkty GB")],
)
def test_what_the_box_has_is_told_in_the_tables_words(language: str, kind: str, piece: str, value: str):
    facts = GAME.offers(LearnsBox).box_figure("order", "3 silk", "4 points GB").facts
    assert {name: Words(language, GAME.key).translate_line(text) for name, text in facts.items()} == {
        "kind": kind, "piece": piece, "value": value,
    }  # fmt: skip
