"""Our games for 18xx.games: the site's moves go out and come back; the rest is refused by its line."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from eighteen80.capabilities import HasSiteFormat, ImportedLine
from eighteen80.china import GAME
from eighteen80.china.map.board import place_marker
from eighteen80.china.moves import Rocket
from eighteen80.china.rules.operating.turn_events import TrainScrapped
from eighteen80.china.rules.operating.turns import TRAINS
from eighteen80.china.rules.setup import ONLINE
from eighteen80.china.site.convert import Script
from eighteen80.china.site.passes import StepsBehind
from eighteen80.china.site.pieces import Copy, Trains
from eighteen80.china.site.reader import Reader
from eighteen80.china.state import Marker, State
from eighteen80.engine.rule import Outcome, RulesEngine
from eighteen80.refusals import Illegal
from tests.support.china.play_table import AUCTION, NAMES, Play
from tests.support.china.random_games import ramble, seats
from tests.support.china.random_games import rulings as rambled
from tests.support.china.recorded_games import kept_games, load_json
from tests.support.china.site import add_times, finish, from_site, import_at, to_site, translate_from, written
from tests.support.places import GAMES
from tests.support.played import entries

REFUSED = {
    "debts": ("rocket", "export-rocket"),
    "mergers": ("repay 1", "export-repay"),
    "quarrel": ('correct cash Anna +5 "fell under the table"', "export-no-word"),
}
"""Kept games that the site cannot play: P7 when its turn is over there, a part of a debt, a correction."""

EXPRESSIBLE = [game.name for game in kept_games() if game.name not in REFUSED]


def rulings(state: State) -> dict[str, str]:
    return {name: getattr(state.rulings, name) for name in GAME.options}


# Kept games


@pytest.mark.parametrize("name", EXPRESSIBLE)
def test_a_kept_game_goes_out_and_comes_back_in_the_same_states(name: str):
    played = entries(name)
    start = played[0].before
    lines = add_times([entry.line for entry in played])
    out = to_site(start.seats, rulings(start), lines, name)
    assert [line.text for line in from_site(out)] == [line.text for line in lines]
    del out["eighteen80"]
    alone = Reader(out, rulings(start))
    assert finish(alone) == played[-1].after


@pytest.mark.parametrize("name", REFUSED)
def test_what_the_site_cannot_play_is_refused_by_its_line(name: str):
    played = entries(name)
    line, code = REFUSED[name]
    start = played[0].before
    with pytest.raises(Illegal, match="export-refused") as caught:
        to_site(start.seats, rulings(start), add_times([entry.line for entry in played]), name)
    assert (caught.value.facts["line"], caught.value.facts["reason"].code) == (line, code)


@pytest.mark.skipif(not GAMES.exists(), reason="the recorded games are not here")
def test_what_p5_has_done_where_it_was_asked_last_is_said_there():
    there = GAME.offers(HasSiteFormat).from_foreign(load_json(GAMES / "g125.json.gz"), None)
    lines = list(there.lines)
    out = to_site(there.seats, there.rulings, lines, there.table)
    assert from_site(out) == lines


# Debts


def start_owing(cash: int, debt: int, **rulings: str) -> Play:
    """Return a share round with Anna to act, with this money and debt."""
    play = Play(3, **rulings).start_operating().share_round("Anna")
    return play.player("Anna", cash=cash, debt=debt)


def export_lines(play: Play, *lines: str) -> tuple[list[tuple[str, object]], list[str]]:
    """Return the actions and their players, and the lines that are kept separately."""
    script = translate_from(play.state, lines)
    sent = [(action["type"], action["entity"]) for action in script.writer.actions]
    return sent, [text for _, _, text in script.list_extras()]


def back(play: Play, script: Script) -> list[str]:
    """Return the moves that come back from the site's version and the separate lines."""
    reader = import_at(play, *script.writer.actions)
    reader.game.watch = StepsBehind()
    reader.game.silent.extend((after, GAME.read(text)) for after, _, text in script.list_extras())
    return written(reader)


def test_parts_of_a_debt_are_repaid_there_together_with_the_rest():
    sent, extras = export_lines(start_owing(100, 300), "repay 10", "repay 20", "repay 70", "pass")
    assert sent[0] == ("payoff_player_debt", 0)
    assert [kind for kind, _ in sent].count("payoff_player_debt") == 1
    assert extras[:2] == ["repay 10", "repay 20"]


def test_between_the_parts_others_may_have_their_turns():
    sent, extras = export_lines(start_owing(100, 900), "repay 10", "pass", "buy CKR", "pass", "repay 90")
    assert [kind for kind, _ in sent] == ["pass", "buy_shares", "pass", "payoff_player_debt"]
    assert extras == ["repay 10"]


def test_X_debt_repaid_there_by_a_bystander_is_out_of_turn():
    play = start_owing(100, 900)
    script = translate_from(play.state, ("pass", "pass"))
    payment = {**script.writer.actions[0], "type": "payoff_player_debt"}
    script.writer.actions.insert(1, payment)
    assert back(play, script) == ["pass", "repay 100 Anna", "pass"]


def test_part_kept_until_the_interest_has_no_word_there():
    with pytest.raises(Illegal, match="export-refused") as caught:
        export_lines(start_owing(100, 300), "repay 10", "pass", "pass", "pass", "pass", "pass", "pass")
    assert caught.value.facts["line"] == "repay 10"
    assert caught.value.facts["reason"].facts["amount"] == 10


def test_where_payment_is_turn_part_alone_has_no_word_there():
    with pytest.raises(Illegal, match="export-refused"):
        export_lines(start_owing(100, 300, repaying_acts="yes"), "repay 10", "pass")
    assert export_lines(start_owing(100, 300, repaying_acts="yes"), "repay 10", "repay 90")[1] == ["repay 10"]


def test_founder_with_money_left_repays_after_the_founding():
    play = start_owing(450, 900, debtor_founds="yes").share_round("Cleo")
    lines = ("pass", "repay 50", "repay 200", "found NJR 100 20% ABC row 2")
    sent, extras = export_lines(play, *lines)
    assert sent[1:] == [("par", 0), ("choose", 0), ("choose", 0), ("payoff_player_debt", 0)]
    assert extras == ["repay 50", "repay 200"]
    assert back(play, translate_from(play.state, lines)) == list(lines)


def test_founder_on_turn_again_at_once_repays_in_that_turn():
    play = start_owing(0, 0).player("Bert", cash=0).player("Cleo", cash=506, debt=300).share_round("Cleo")
    play.change(rulings=play.state.rulings._replace(debtor_founds="yes"))
    lines = ["found JGG 100 20% ABC row 2", "repay 1", "repay 299", "pass"]
    assert back(play, translate_from(play.state, lines)) == lines


# Homes


def test_R39_home_of_the_company_that_operates_first_comes_first():
    play = Play(3).start_operating().tiles("N12 235 W", "D12 235 E").share_round("Anna")
    play("found SCR 70 20% ABC; found QSR 100 20% ABC; pass; pass; pass")
    script = Script(play.state.seats, {})
    script.writer.state = play.state
    for place, (hex_, laid) in enumerate(play.state.board.tiles.items()):
        script.writer.translator.site_map.lay(hex_, Copy(laid.number, place, laid.rotation))
    for line in add_times(["home Changsha", "home Shenyang"]):
        script.translate(line)
    sent = [(action["id"], action["entity"]) for action in script.writer.actions if action["type"] == "place_token"]
    assert sent == [(1, "QSR"), (2, "SCR")]


# P7

HKR_OPENS = (
    *AUCTION,
    "investor A1; investor A3; investor A7",
    "pass; found HKR 70 20% ABC; pass; pass; pass",
    "done; done; done; withhold; train 2; done",
)


def play_p7(*more: str) -> tuple[list[ImportedLine], State]:
    """The lines of a game in which HKR, of Bert who owns P7, is on turn with 350, and where they lead."""
    lines, state = [], GAME.start(NAMES[:3], ONLINE)
    for line in (*HKR_OPENS, *more):
        for text in line.split("; "):
            move = GAME.resolve(state, GAME.read(text, state))
            lines.append(GAME.write(move))
            state = GAME.apply(state, move).state
    return add_times(lines), state


@pytest.mark.parametrize(
    ("more", "then"),
    [
        (("withhold", "train 2", "train 2", "train 2", "rocket", "done"), "buy_train"),
        (("withhold", "train 2", "train 2", "train 2", 'note "tea"', "count HKR 50", "rocket", "done"), "buy_train"),
        (("withhold", "train 2", "rocket", "train 2", "train 2", "done"), "buy_train"),
    ],
)
def test_p7_is_said_there_before_what_would_end_the_turn(more: Sequence[str], then: str):
    lines, state = play_p7(*more)
    out = to_site(NAMES[:3], ONLINE, lines)
    sent = [action["type"] for action in out["actions"]]
    assert sent[sent.index("purchase_train") + 1] == then
    assert from_site(out) == lines
    del out["eighteen80"]
    alone = Reader(out, ONLINE)
    assert finish(alone) == state


def test_trains_keep_their_names_when_p7_was_said_early():
    lines, _ = play_p7("withhold; train 2; train 2; train 2; rocket; done")
    bought = [each["train"] for each in to_site(NAMES[:3], ONLINE, lines)["actions"] if "train" in each]
    assert bought == ["2-0", "2-1", "2-2", "2-4"]


def test_p7_stays_in_place_if_earlier_would_differ(monkeypatch: pytest.MonkeyPatch):
    lines, state = play_p7("withhold; train 2; train 2; train 2; rocket")
    elsewhere = Outcome(state._replace(marker=None), ())
    monkeypatch.setattr(RulesEngine, "apply", lambda *_: elsewhere)
    with pytest.raises(Illegal, match="export-refused") as caught:
        to_site(NAMES[:3], ONLINE, lines)
    assert (caught.value.facts["line"], caught.value.facts["reason"].code) == ("rocket", "export-rocket")


def test_what_p7_has_brought_is_known_by_its_name_there():
    lines, _ = play_p7("withhold; train 2; train 2; train 2; rocket; done")
    out = to_site(NAMES[:3], ONLINE, lines)
    reader = Reader(out, ONLINE)
    reader.game.silent.extend((after, GAME.read(text)) for after, _, text in out["eighteen80"]["lines"])
    finish(reader)
    assert [train for train, owner in reader.game.sellers.items() if owner == "HKR"] == ["2-1", "2-2", "2-3", "2-4"]


def test_illegal_line_is_refused_before_anything_is_exported():
    for line in ("lay M3 57 W-E", "run none", "train 2"):
        with pytest.raises(Illegal, match="export-refused") as caught:
            to_site(NAMES[:3], ONLINE, add_times(["bid 5", line]))
        assert caught.value.facts["reason"].code == "turn-not-now"


def test_a_game_that_stops_at_p7_comes_back_as_well():
    lines, _ = play_p7("withhold; train 2; train 2; train 2; rocket")
    assert list(from_site(to_site(NAMES[:3], ONLINE, lines))) == lines


# What the site does not see


def test_p5_permit_in_an_investors_turn_leaves_its_run():
    play = Play(3).start_operating().tiles("A5 57 W-E").owns(BCR="2").share_round("Anna")
    lines = ["pass", "pass", "pass", "permit D CKR", "run 2: A3 A5"]
    assert back(play, translate_from(play.state, lines)) == lines


@pytest.mark.parametrize(
    "lines", [("run none", "lay M3 5 W-NW"), ("run none", "run none"), ("lay M3 5 W-NW", "done")], ids=" ".join
)
def test_only_company_has_one_turn_after_the_other(lines: Sequence[str]):
    """BCR buys the first 10 and has no route, with two more turns until the end."""
    bought = next(entry for entry in entries("bcr-alone") if entry.line == "train 10")
    play, begun = Play(3), Play(3).after_auction().state
    play.state = bought.before
    play.change(board=place_marker(begun.board, "M3", Marker("BCR", 0))).company("BCR", cash=1000, markers=2)
    assert back(play, translate_from(play.state, (bought.line, *lines))) == [bought.line, *lines]


def test_last_pass_before_a_turn_without_a_word_is_no_second_one():
    play = start_owing(0, 0).player("Bert", cash=0).player("Cleo", cash=16, debt=300).sale("3+3", 1)
    play.owns(BCR="3 3 3", HKR="3", CKR="3").change(marker="CKR", privates={}).company("CKR", cash=300)
    play.change(investors={name: card._replace(open=False) for name, card in play.state.investors.items()})
    lines = ["train 3+3", "repay 16", "pass", "run none"]
    assert back(play.turn("CKR", step=TRAINS), translate_from(play.state, lines)) == lines


@pytest.mark.parametrize("seed", [13, 138, 176, 190, 222])
def test_random_game_goes_out_and_comes_back(seed: int):
    """13 has shares locked in phase A, 176 P7 before a run, 190 a debt repaid for others, 222 a permit in a gap.

    In 138 P7's train is declined by a company that owns another of its type.
    """
    start = GAME.start(seats(seed), rambled(seed))
    lines = add_times([GAME.write(move) for _, move, _, _ in ramble(seed)])
    found = from_site(to_site(start.seats, rulings(start), lines))
    assert [line.text for line in found] == [line.text for line in lines]


def test_train_whose_name_is_not_known_is_refused():
    with pytest.raises(Illegal, match="run-no-train"):
        Trains().note(TrainScrapped("CKR", "3"))


def until_p7(seed: int) -> tuple[State, list[ImportedLine]]:
    """A random game up to the use of P7."""
    start, lines = GAME.start(seats(seed), rambled(seed)), []
    for before, move, _, _ in ramble(seed):
        lines.append(GAME.write(move))
        if move == Rocket() and not before.owed:
            break
    return start, add_times(lines)


def test_p7_has_no_word_there_if_earlier_would_differ():
    """In this game it would come before a run for nothing, and begin a phase."""
    start, lines = until_p7(62)
    with pytest.raises(Illegal, match="export-refused") as caught:
        to_site(start.seats, rulings(start), lines)
    assert caught.value.facts["reason"].code == "export-rocket"


def test_which_of_two_trains_came_first_makes_no_difference():
    """In this game P7 follows a train from a sister company, of another type."""
    start, lines = until_p7(292)
    out = to_site(start.seats, rulings(start), lines)
    assert [action["type"] for action in out["actions"][-2:]] == ["purchase_train", "buy_train"]
    assert [line.text for line in from_site(out)] == [line.text for line in lines]
