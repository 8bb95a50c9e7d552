"""A record by other versions of the rules: its notices, the first line that disagrees, and its continuation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest

from eighteen80.china import GAME
from eighteen80.engine.game import Revision, revisions_of
from eighteen80.record.grammar import FORMAT, Header
from eighteen80.record.journal import Journal
from eighteen80.record.replay import clean, read
from eighteen80.resources import AssetError
from eighteen80.words import LANGUAGES, Words
from tests.support.counter import Pile, counter, start
from tests.support.shell import DONE, REFUSED, Shell
from tests.support.sitting import keep_unchanged

NOON = "12:00:00"
LATEST = GAME.version
RULES = f"rules    {LATEST}"
# In version 2 the pile became smaller, which a table may do without; in version 3 no more than 8 are added at once.
OLD = counter()
NEW = counter(version=3, most=8, revisions=(Revision(2, "counter-pile", {"limit": "1000"}), Revision(3, "counter-add")))


def tight(seats: Sequence[str], options: Mapping[str, str]) -> Pile:
    """Version 2: the pile holds 20, unless the table has it otherwise."""
    return start(seats, {"limit": "20", **options})


TIGHT = counter(version=2, start=tight, revisions=(Revision(2, "counter-pile", {"limit": "1000"}),))


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """A record by version 1, its pile at 27."""
    path = tmp_path / "old"
    with Journal.create(path, Header(game="Counter", seats=("Anna", "Bert"), rules=1), OLD) as table:
        for _ in range(3):
            table.submit("add 9", NOON)
    return path


def test_a_newer_program_says_what_has_changed_since(old: Path):
    notices = read(old, NEW).notices
    assert [notice.code for notice in notices] == ["record-rules-older", "record-revised", "record-revised"]
    assert [notice.facts["change"].code for notice in notices[1:]] == ["counter-pile", "counter-add"]
    assert [dict(notice.facts["keep"]) for notice in notices[1:]] == [{"limit": "1000"}, {}]


def test_what_changed_before_the_record_was_kept_is_not_told(old: Path):
    old.write_text(old.read_text().replace("rules    1", "rules    2"))
    assert [notice.facts["change"].code for notice in read(old, NEW).notices[1:]] == ["counter-add"]


def test_where_it_disagrees_the_line_is_named(old: Path):
    trouble = read(old, NEW).trouble
    assert trouble is not None
    assert (trouble.line, trouble.reason.code) == (6, "counter-too-much")


def test_what_is_an_option_goes_on_the_old_way(old: Path):
    assert read(old, TIGHT).trouble is None
    with Journal.open(old, TIGHT) as table:
        assert table.state.limit == 1000
        table.submit("add 9", NOON)
    again = read(old, TIGHT, strict=True)
    assert (again.trouble, again.state.total, again.notices) == (None, 36, ())


def test_the_clean_game_names_the_old_way_it_went_on(old: Path):
    with Journal.open(old, TIGHT) as table:
        table.submit("add 9", NOON)
    text = clean(read(old, TIGHT))
    assert "rulings  limit=1000" in text
    old.write_text(text)
    assert read(old, TIGHT, strict=True).state.total == 36


def test_a_choice_of_the_table_stands_above_the_old_way(old: Path):
    old.write_text(old.read_text().replace("--\n", "rulings  limit=20\n--\n"))
    trouble = read(old, TIGHT).trouble
    assert trouble is not None
    assert trouble.reason.facts["room"] == 2


def test_of_several_changes_first_is_what_record_was_begun_with(old: Path):
    twice = (Revision(2, "counter-pile", {"limit": "1000"}), Revision(3, "counter-pile", {"limit": "20"}))
    assert read(old, counter(version=3, revisions=twice)).state.limit == 1000


# 1880: China, through the commands


@pytest.fixture
def game(shell: Shell) -> Path:
    """A record by the present version."""
    shell("new", "a.1880", "--seats", "Anna,Bert,Cleo")
    shell("play", "a.1880", "bid 5", "pass")
    return Path("a.1880")


@pytest.fixture
def later(game: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The same record, and a later program: interest is rounded otherwise, which is an option, and one more thing."""
    present = LATEST
    revisions = (
        *GAME.revisions,
        Revision(present + 1, "event-game-over", {"interest_rounding": "down"}),
        Revision(present + 1, "ask-over"),
    )
    monkeypatch.setattr(GAME, "version", present + 1)
    monkeypatch.setattr(GAME, "revisions", revisions)
    return game


def test_check_says_what_a_newer_program_does_otherwise(shell: Shell, later: Path):
    answer = shell("check", str(later))
    assert answer.code == DONE
    assert "a.1880: valid, 2 moves" in answer.out
    assert f"uses rules version {LATEST}" in answer.out
    assert "the old rule (interest_rounding down)" in answer.out
    assert f"Changed in version {LATEST + 1}" in answer.out


def test_failing_line_is_named_beside_what_has_changed(shell: Shell, later: Path):
    later.write_text(later.read_text().replace("bid 5", "bid 7"))
    answer = shell("check", str(later))
    assert answer.code == REFUSED
    assert "line 8" in answer.out
    assert f"Changed in version {LATEST + 1}" in answer.out
    assert shell("play", str(later), "pass").code == REFUSED


def test_play_goes_on_and_the_record_says_by_which_rules(shell: Shell, later: Path):
    answer = shell("play", str(later), "pass")
    assert answer.code == DONE
    assert "the old rule" in answer.err
    assert f"  -     rules {LATEST + 1}\n" in later.read_text()
    assert read(later).state.rulings.interest_rounding == "down"
    assert "interest_rounding=down" in shell("export", str(later), "--to", "clean").out


WRONG = {
    "a tile where an investor's home is to be": 'bank  correct tile P12 23 NW-SE NE-SE "?"',
    "BCR before P6 is sold": 'Anna  rule that "?" Anna: found BCR 100 30% ABC row 4',
}


@pytest.mark.parametrize("wrong", WRONG)
def test_impossible_old_state_is_named_with_what_has_changed(shell: Shell, game: Path, wrong: str):
    text = game.read_text().replace(RULES, "rules    1")
    game.write_text(f"{text}12:00:00  {WRONG[wrong]}\n12:00:00  Cleo  pass\n")
    answer = shell("check", str(game))
    assert answer.code == REFUSED
    assert f"line {len(text.splitlines()) + 1}" in answer.out
    assert "corrections and rulings are refused if the box could not show the result" in answer.out
    assert shell("play", str(game), "pass").code == REFUSED
    assert len(read(game).entries) == 2


def test_such_a_record_is_rescued_up_to_that_line(game: Path):
    text = game.read_text().replace(RULES, "rules    1")
    game.write_text(f"{text}12:00:00  {next(iter(WRONG.values()))}\n12:00:00  Cleo  pass\n")
    with Journal.open(game) as damaged, damaged.rescue(game.with_name("rescued.1880")) as rescued:
        rescued.submit("pass", NOON)
    again = read("rescued.1880", strict=True)
    assert (again.trouble, again.rules, len(again.entries)) == (None, LATEST, 3)


def test_a_record_of_the_first_rules_goes_on_by_ours(shell: Shell, game: Path):
    game.write_text(game.read_text().replace(RULES, "rules    1"))
    answer = shell("play", str(game), "pass")
    assert answer.code == DONE
    assert "uses rules version 1" in answer.err
    assert "players without an investor still choose one" in answer.err
    assert f"  -     rules {LATEST}\n" in game.read_text()
    assert "uses rules" not in shell("check", "--strict", str(game)).out


@pytest.mark.parametrize(("line", "written"), [(RULES, "rules    9"), ("eighteen80 record 1", "eighteen80 record 9")])
def test_a_record_of_the_future_is_read_and_never_written(shell: Shell, game: Path, line: str, written: str):
    game.write_text(game.read_text().replace(line, written))
    with keep_unchanged(game):
        for command in (("play", str(game), "pass"), ("audit", str(game))):
            answer = shell(*command)
            assert answer.code == REFUSED
            assert "you can read it but not continue it" in answer.err
    assert "valid, 2 moves" in shell("check", str(game)).out
    assert shell("tally", str(game)).out


@pytest.mark.parametrize(
    "change",
    [
        ("eighteen80 record 1", "eighteen80 record 2"),
        (RULES, "rules    99"),
        ("--\n", "--\n12:00:00  -  rules 99\n"),
        ("seats", "planet   Mars\nseats"),
    ],
    ids=["form", "rules", "rules amid", "field"],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_only_the_future_knows_is_shown_as_far_as_it_goes(
    shell: Shell, game: Path, change: tuple[str, str], language: str
):
    if change[0] == "seats":
        game.write_text(game.read_text().replace("eighteen80 record 1", "eighteen80 record 2"))
    game.write_text(game.read_text().replace(*change) + "23:59:59  Anna  fly to the moon\n")
    with keep_unchanged(game):
        written = ("record-rules-newer", 99, LATEST) if "99" in change[1] else ("record-format-newer", 2, FORMAT)
        code, theirs, ours = written
        word = Words(language).say(code, written=theirs, ours=ours)
        for command in ("play", "check", "tally", "legal", "states", "audit"):
            answer = shell("--lang", language, command, str(game))
            assert answer.code == REFUSED
            assert word in answer.out + answer.err
        assert len(shell("states", str(game)).out.splitlines()) == 2


def test_every_change_of_the_rules_has_its_sentence():
    for language in LANGUAGES:
        words = Words(language, GAME.key)
        assert [revision.code for revision in GAME.revisions if not words.has(revision.code)] == []


def test_the_old_way_is_an_option_of_the_table():
    assert list(revisions_of({"1": {}, "2": {"x": {"limit": "20"}}})) == [Revision(2, "x", {"limit": "20"})]
    with pytest.raises(AssetError, match="nonsense"):
        counter(version=2, revisions=[Revision(2, "x", {"nonsense": "on"})])
