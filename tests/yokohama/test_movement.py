"""2) Movement (Y20-Y30), in both depths."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from eighteen80.record.history import NO_TIME, History
from eighteen80.refusals import Ambiguous, Illegal
from eighteen80.yokohama import GAME
from eighteen80.yokohama.events import TollPaid
from eighteen80.yokohama.show.sheets.sheet_areas import map_of
from tests.support.examples import Example
from tests.support.yokohama.evening import Evening, in_supply, lay_out, refused, taken

# silk bank laboratory church dock
#  tea import employment fish1
#   canal copper chinatown
#    fish2 harbour


def table(president: str | None = None, yen: int = 3, **areas: int) -> Evening:
    """Anna has placed, and has to move."""
    night = Evening(3, "map").player("Anna", president=president, yen=yen, **in_supply(areas))
    return night.take("put none")


def goes(line: str, then: Mapping[str, Any] | None = None, **given: Any) -> Example:
    """Return the example of Anna's move on the map, after she has placed nobody."""
    return taken(f"put none; go {line}", then, depth="map", **given)


def stops(line: str, code: str, facts: Mapping[str, Any] | None = None, **given: Any) -> Example:
    """Return the example of such a move that is refused."""
    return refused(f"put none; go {line}", code, facts, depth="map", **given)


def sits(president: str, **given: Any) -> dict[str, Any]:
    return {"president": president, **given}


PAGE_7: dict[str, Any] = {"president": "import", "stands": "employment chinatown", "Bert": sits("employment")}
"""The rulebook's example: tea, over the employment agency (blue president), to the silk mill.

Here silk and tea are neighbours, so the way leads from tea over employment to chinatown.
"""
RIDE: dict[str, Any] = {"owns": "station", "table": {"station": "bank"}}
UNLAID: dict[str, Any] = {"rows": (), "turn": None}
EXAMPLES = {
    "Y25 president comes from the supply": goes("silk", {"president": "silk", "yen": 3, "silk": 2}, stands="silk"),
    "Y25 there is no way from the supply": stops("bank via silk", "go-supply", stands="silk bank"),
    "Y25 nor is a tram taken": goes("silk", {"written": "go silk"}, owns="tram", stands="silk"),
    # What lies on the way
    "Y23 toll for an area on the way": goes(
        "chinatown", {"yen": 0, "Bert yen": 5, "written": "go chinatown via employment"}, yen=1, **PAGE_7
    ),
    "Y23 toll for each president there": goes(
        "chinatown", {"yen": 0, "Bert yen": 5, "Cleo yen": 5}, yen=2, Cleo=sits("employment"), **PAGE_7
    ),
    "Y15 Y23 toll on the way without money": stops("chinatown", "go-toll", {"toll": 1, "yen": 0}, yen=0, **PAGE_7),
    "Y23 area on the way needs an own assistant": stops(
        "laboratory via bank", "go-nobody", president="silk", stands="laboratory", sites={"bank": 1}
    ),
    "Y23 without one there is no way": stops(
        "laboratory", "go-no-way", president="silk", stands="laboratory", sites={"bank": 1}
    ),
    "Y23 dearer way may be typed": goes(
        "import via bank", {"yen": 2, "Bert yen": 5},
        president="silk", stands="bank tea import", Bert=sits("bank"),
    ),
    "Y23 of equal ways that one is gone which is typed": goes(
        "import via tea", {"yen": 2, "Cleo yen": 5},
        president="silk", stands="bank tea import", Bert=sits("bank"), Cleo=sits("tea"),
    ),
    "Y23 way is written with what lies between": goes(
        "church", {"written": "go church via bank laboratory"}, president="silk", stands="bank laboratory church"
    ),
    "Y23 nothing lies between neighbours": goes("bank", {"written": "go bank"}, president="silk", stands="bank"),
    "Y24 area left is no end": stops("silk", "go-same", president="silk", stands="silk bank tea"),
    "Y24 area left is no passage": stops("tea via bank silk", "go-same", president="silk", stands="silk bank tea"),
    "Y24 nor by tram": stops("silk tram", "go-same", president="silk", owns="tram", stands="silk bank tea"),
    "Y24 nor by post and coach": stops("silk", "go-same", president="silk", owns="post coach", stands="silk bank tea"),
    "Y26 canal costs one yen": goes(
        "tea", {"written": "go tea via canal", "yen": 0}, president="fish2", yen=1, stands="tea"
    ),
    "Y26 nobody crosses the canal without": stops("tea", "go-toll", president="fish2", yen=0, stands="tea"),
    "Y26 nor with the mail coach": stops("tea", "go-toll", president="fish2", yen=0, owns="coach", stands="tea"),
    # Where it ends
    "Y22 Y26 way never ends on the canal": stops("canal", "canal-end", president="tea", stands="tea"),
    "Y22 Y26 nobody acts on the canal": refused("act canal 2", "canal-end"),
    "Y22 way ends beside no other president": stops("silk", "go-president", stands="silk", Bert=sits("silk")),
    "Y22 nor in ledger depth": refused("act silk 3", "go-president", Bert=sits("silk")),
    "Y22 where no way may end none is asked for": stops(
        "copper", "go-president", president="tea", stands="copper import", Bert=sits("import"), Cleo=sits("copper")
    ),
    "Y22 way ends with an own assistant, not a building": stops(
        "tea", "go-nobody", president="silk", stands="bank", sites={"tea": 1}
    ),
    "Y22 whatever others have built there": goes(
        "bank", {"president": "bank"},
        president="silk", stands="bank", Bert={"sites": {"bank": 1}, "trading": ("bank",)},
    ),
    "Y25 Y27 post office ends beside others": goes(
        "silk", {"yen": 0, "Bert yen": 5, "president": "silk", "Bert president": "silk"},
        owns="post", yen=1, stands="silk", Bert=sits("silk"),
    ),
    "Y25 Y27 with the coach it costs nothing": goes(
        "silk", {"yen": 0, "Bert yen": 4, "president": "silk", "Bert president": "silk"},
        owns="post coach", yen=0, stands="silk", Bert=sits("silk"),
    ),
    "Y25 Y27 post office in ledger depth": taken(
        "act silk 2", {"yen": 0, "Bert yen": 5, "president": "silk", "Bert president": "silk"},
        owns="post", yen=1, Bert=sits("silk"),
    ),
    "Y25 Y27 coach in ledger depth": taken(
        "act silk 2", {"yen": 0, "Bert yen": 4, "president": "silk"}, owns="post coach", yen=0, Bert=sits("silk")
    ),
    "Y15 who cannot pay may not enter": refused("act silk 3", "go-toll", owns="post", yen=0, Bert=sits("silk")),
    "Y27 mail coach alone ends beside nobody": stops(
        "silk", "go-president", owns="coach", stands="silk", Bert=sits("silk")
    ),
    # Tolls that are typed
    "Y27 both count what is typed": taken(
        "s 3 to Bert", {"written": "toll Bert 1", "yen": 1}, owns="post coach", yen=2, Bert=sits("silk")
    ),
    "Y23 toll is said after the action": taken(
        "act silk 2; toll Bert 1", {"yen": 3, "Bert yen": 5, "who": "Anna"}, yen=4
    ),
    "Y23 toll is said before the action": taken("toll Bert 1; act silk 2", {"yen": 3, "Bert yen": 5}, yen=4),
    "Y23 nobody pays himself": refused("act silk 2; toll Bert 1; toll Anna 1", "toll-own", yen=4),
    "Y23 the next pays the one before": taken(
        "act silk 2; toll Bert 1; done; toll Anna 1", {"yen": 4, "Bert yen": 4}, yen=4
    ),
    "Y57 early toll passes over what the agent left": refused(
        "agent DE silk 4; toll Bert 1; shop 1 = 1 yen", "step-over", agents={"DE": (1, 0)}
    ),
    # After the action of one's turn it is still allowed, and passes over nothing.
    "Y57 a later toll passes over nothing": taken("act bank 4; toll Bert 1; shop 1 = 1 yen", {"sites": {"bank": 1}}),
    "Y11 toll opens the main phase": taken("toll Bert 1", {"step": "B1"}),
    "Y11 no order after it": refused("toll Bert 1; order 1 tea = ?", "extra-main"),
    "toll is of no use on the map": refused("toll Bert 1", "toll-map", depth="map"),
    # Tram and station
    "Y28 tram goes straight": stops("harbour via dock", "go-gap", president="silk", owns="tram", stands="harbour"),
    "Y28 tram goes anywhere": goes(
        "harbour", {"written": "go harbour tram"}, president="silk", owns="tram", stands="harbour"
    ),
    "Y28 tram goes to no other president": stops(
        "harbour tram", "go-president", president="silk", owns="tram", stands="harbour", Bert=sits("harbour")
    ),
    "Y28 only its owner takes the tram": stops("harbour tram", "go-no-tram", president="silk", stands="harbour"),
    "Y28 the tram is taken where it is cheaper": goes(
        "laboratory", {"written": "go laboratory tram", "yen": 3},
        president="silk", owns="tram", stands="bank laboratory", Bert=sits("bank"),
    ),
    "Y28 a free way is walked": goes(
        "laboratory", {"written": "go laboratory via bank"}, president="silk", owns="tram", stands="bank laboratory"
    ),
    "Y28 typed tram ride stays one on a free way": goes(
        "laboratory tram", {"written": "go laboratory tram"}, president="silk", owns="tram", stands="bank laboratory"
    ),
    "Y28 tram to no other president with post office": stops(
        "laboratory tram", "go-president", president="silk", owns="tram post", stands="bank laboratory",
        Bert=sits("laboratory"),
    ),
    "Y28 who has both walks there": goes(
        "laboratory", {"written": "go laboratory via bank", "yen": 2, "Bert yen": 5},
        president="silk", owns="tram post", stands="bank laboratory", Bert=sits("laboratory"),
    ),
    # The bank gives two yen, and no toll is paid.
    "Y29 owner rides to the station for nothing": goes(
        "bank", {"yen": 5, "Bert yen": 4, "president": "bank"}, Bert=sits("bank"), **RIDE
    ),
    "Y29 owner rides in ledger depth too": taken(
        "act bank 2", {"yen": 5, "Bert yen": 4, "president": "bank"}, Bert=sits("bank"), **RIDE
    ),
    "Y29 a ride to an empty station costs nothing": taken("act silk 2", owns="station", yen=0),
    "Y29 table may want an assistant at the station": stops("bank", "go-nobody", station_assistant="yes", **RIDE),
    "Y29 who stands there has power 3": refused(
        "act bank 2", "power-least", {"least": 3}, station_assistant="yes", **RIDE
    ),
    "Y29 and he rides beside nobody": refused(
        "act bank 2", "go-president power-least", station_assistant="yes", Bert=sits("bank"), **RIDE
    ),
    "Y29 the station is not ridden to from itself": stops("bank", "go-same", president="bank", **RIDE),
    "Y29 only to the station": stops("silk", "go-president", stands="silk", Bert=sits("silk"), **RIDE),
    "Y29 nor to where nobody stands": stops("tea", "go-nobody", stands="silk", **RIDE),
    "Y29 only its owner rides": stops(
        "bank", "go-president", stands="bank", Bert=sits("bank"), table={"station": "bank"}
    ),
    "Y29 the owner of the station may also walk there": goes(
        "laboratory via bank", {"yen": 2, "Bert yen": 5}, president="silk", owns="station",
        stands="bank laboratory", Bert=sits("bank"), table={"station": "laboratory"},
    ),
    "Y29 station is ridden to even where way leads there": goes(
        "laboratory", {"written": "go laboratory", "yen": 0, "Bert yen": 4}, president="silk", owns="station", yen=0,
        stands="bank laboratory", Bert=sits("laboratory"), table={"station": "laboratory"},
    ),
    # The president goes home
    "Y21 with nobody outside the president returns": taken(
        "put none; recall", {"written": "recall none"}, depth="map", president="tea"
    ),
    "Y21 nobody comes back from where nobody stands": refused(
        "put none; recall silk", "recall-nobody", depth="map", president="tea"
    ),
    "Y21 nor from where no board lies": refused(
        "put none; recall research", "recall-nobody", depth="map", president="tea"
    ),
    "Y21 assistants stay on boards": taken(
        "put none; recall all", {"church": ("Anna",), "boards": 1},
        depth="map", president="tea", supply=6, boards=1, areas={"silk": 1}, table={"church": ("Anna",)},
    ),
    # The main phase
    "Y10 no turn without its main phase": refused("done", "main-due"),
    "Y10 nor after placing": refused("put silk; done", "main-due", depth="map"),
    "Y10 taking back is a main phase": taken("put none; recall none; done", {"who": "Bert"}, depth="map"),
    "Y10 main phase comes once": refused("act bank 2; Anna: act silk 3", "main-over"),
    "Y10 nor is it ended twice": refused("act bank 2; Anna: recall", "main-over"),
    "ledger depth has no ways": refused("go silk", "go-ledger"),
    "map depth has no typed power": refused("put none; act silk 2", "act-map", depth="map", stands="silk"),
    "a way is gone once": refused("put none; go silk; Anna: go silk", "go-over", depth="map", stands="silk"),
    **{
        f"before the boards lie nobody moves: {line}": refused(line, "rows-due", depth="map", table=UNLAID)
        for line in ("go silk", "go silk tram", "put silk", "recall all")
    },
}  # fmt: skip


@pytest.mark.parametrize("example", EXAMPLES.values(), ids=EXAMPLES)
def test_movement(example: Example):
    example.check()


def example(yen: int) -> Evening:
    return lay_out(depth="map", yen=yen, **PAGE_7).take("put none")


def test_Y22_map_marks_where_the_president_may_go_next():
    night = example(1)
    assert [name for name, face in map_of(night.state).faces.items() if face.new] == ["chinatown"]
    night.take("go chinatown")
    assert not any(face.new for face in map_of(night.state).faces.values())


def test_Y27_toll_at_the_end_is_paid_once():
    night = Evening().player("Bert", president="silk").player("Anna", owns="post", yen=2)
    night.ambiguous("act silk 3 to Bert 2", "act silk 3; toll Bert 1", "act silk 3")
    night.take("act silk 3 to Bert")
    assert night.written == ["act silk 3"]
    assert night.yen("Anna", "Bert") == (1, 5)


def test_Y23_of_equal_ways_the_player_says_which():
    night = (
        table("silk", bank=1, tea=1, **{"import": 1}).player("Bert", president="bank").player("Cleo", president="tea")
    )
    night.ambiguous("go import", "go import via bank", "go import via tea")
    assert night.take("go import via tea").yen("Anna", "Cleo") == (2, 5)


def test_Y23_the_bank_is_a_payee_of_its_own():
    night = table("tea", copper=1, **{"import": 1}).player("Bert", president="import")
    night.ambiguous("go copper", "go copper via import", "go copper via canal")


def test_letter_for_go_is_no_achievement_before_the_first_turn():
    night = Evening(3, "map")
    night.refusal_of("g s", "put-due")
    night.take("goa copper5 yen10 trade4")
    assert night.state.goals == ("copper5", "yen10", "trade4")


def test_Y21_president_and_some_assistants_come_back():
    before = table("tea", silk=2, bank=1)["Anna"].supply
    night = table("tea", silk=2, bank=1).take("recall silk 1")
    assert (night["Anna"].areas, night["Anna"].supply) == ({"silk": 1, "bank": 1}, before + 1)
    assert night["Anna"].president is None
    assert night.state.this_turn.step == "C"
    night.refusal_of("bonus = ?", "action-none")


def test_Y21_all_or_none_is_said():
    night = table("tea", silk=2, bank=1)
    night.ambiguous("rec", "recall all", "recall none")
    assert night.take("rec all").written[-1] == "recall silk 2 bank 1"
    assert night["Anna"].areas == {}
    assert table("tea").take("rec all").written[-1] == "recall none"


@pytest.mark.parametrize("line", ["recalls everyone", "calls everybody back", "holt alle zurück", "rec all"])
def test_Y21_everyone_is_not_asked_about(line: str):
    night = table("tea", silk=2, bank=1)
    for state, meant in ((night.state, "recall silk 2 bank 1"), (Evening().state, "recall")):
        (entry,) = History(GAME, state, GAME.version).take_line(line, NO_TIME)
        assert entry.line == meant


def test_Y20_only_taking_back_needs_no_place_to_end():
    night = table("silk", harbour=1)
    refusal = night.refusal_of("go harbour", "go-no-way")
    assert GAME.write(refusal.instead) == "recall none"
    assert night.due == ["recall"]
    toll = table("silk", 0, bank=1).player("Bert", president="bank")
    assert toll.due == ["recall"]
    assert toll.player("Bert", president="import").due == ["go", "recall"]


# Places of each word


def test_Y23_way_that_nobody_can_pay_is_no_question():
    night = (
        table("silk", 0, bank=1, tea=1, **{"import": 1})
        .player("Bert", president="bank")
        .player("Cleo", president="tea")
    )
    night.refusal_of("go import", "go-toll")
    just = (
        table("silk", 1, bank=1, tea=1, **{"import": 1})
        .player("Bert", president="bank")
        .player("Cleo", president="tea")
    )
    just.ambiguous("go import", "go import via bank", "go import via tea")


def goings(night: Evening) -> set[str]:
    return {line for line in map(GAME.write, GAME.legal(night.state)) if line.startswith("go ")}


def test_every_way_to_go():
    assert goings(table("silk", bank=1, laboratory=1, harbour=1)) == {"go bank", "go laboratory via bank"}
    tram = table("silk", bank=1, laboratory=1, harbour=1).player("Anna", owns="tram")
    assert goings(tram) == {"go bank", "go laboratory via bank", "go harbour tram"}
    assert goings(tram.player("Bert", president="bank")) == {"go laboratory tram", "go harbour tram"}
    assert goings(table(None, bank=1, harbour=1)) == {"go bank", "go harbour"}
    ride = table("silk", bank=1).player("Anna", owns="station").table(station="harbour")
    assert goings(ride) == {"go bank", "go harbour"}


def test_of_the_ways_those_that_cost_something_are_listed_too():
    night = table("silk", bank=1, laboratory=1).player("Bert", president="bank")
    assert "go laboratory via bank" in map(GAME.write, GAME.legal(night.state))
    night.player("Anna", yen=0)
    assert "go laboratory via bank" not in map(GAME.write, GAME.legal(night.state))


def test_Y23_which_way_is_asked_after_placing():
    night = Evening(depth="map").player("Bert", president="bank").player("Cleo", president="tea")
    night.player("Anna", president="silk", **in_supply({"bank": 1, "tea": 1, "import": 1}))
    night.refusal_of("go import", "put-due")
    night.take("put none").ambiguous("go import", "go import via bank", "go import via tea")
    # Of a verb in full the table asks about its ways, not about moves of other verbs that explain its words.
    with pytest.raises(Ambiguous, match="ambiguous-way"):
        list(History(GAME, night.state, GAME.version).take_line("go import", NO_TIME))


def test_Y26_the_canal_is_paid_to_the_bank():
    night = table("fish2", 1, tea=1).take("go tea")
    assert [(event.payee, event.yen) for event in night.events_of(TollPaid)] == [("canal", 1)]


def test_toll_goes_to_another_or_over_canal_out_of_what_there_is():
    night = Evening().player("Anna", yen=2)
    assert [GAME.write(move) for move in GAME.legal(night.state) if GAME.write(move).startswith("toll")] == [
        "toll Bert 1", "toll Bert 2", "toll Cleo 1", "toll Cleo 2", "toll canal 1",
    ]  # fmt: skip
    night.refusal_of("toll Bert 3", "toll-yen")
    assert night.take("toll Bert 2").yen("Anna", "Bert") == (0, 6)
    two = Evening(2)
    assert "toll canal 1" not in map(GAME.write, GAME.legal(two.state))
    two.refusal_of("toll canal 1", "area-none")
    assert two.take("toll Bert 1").yen("Anna", "Bert") == (2, 5)
    two.refusal_of("act research 3", "area-none")
    with pytest.raises(Illegal, match="toll-nobody"):
        GAME.check(two.state, GAME.read("toll Dora 1"))
