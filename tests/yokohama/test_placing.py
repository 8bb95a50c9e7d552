"""1) Placing, map depth (Y12-Y17)."""

from __future__ import annotations

import pytest

from eighteen80.words import LANGUAGES, Words
from eighteen80.yokohama import GAME
from tests.support.examples import Example
from tests.support.yokohama.evening import Evening, refused, taken


def table(**options: str) -> Evening:
    return Evening(3, "map", **options)


FOUR, SILK = "put silk bank tea laboratory", {"president": "silk"}
EXAMPLES = {
    "Y12 three areas": taken(
        "put silk bank laboratory", {"supply": 5, "areas": {"silk": 1, "bank": 1, "laboratory": 1}, "yen": 3},
        depth="map",
    ),
    "Y12 Y17 fourth area needs the newspaper": refused(FOUR, "put-most", {"most": 3}, depth="map"),
    "Y12 Y17 with it there are four": taken(FOUR, {"supply": 4}, depth="map", owns="newspaper"),
    "Y12 from none to three": taken("put none", {"step": "B2"}, depth="map"),
    "Y12 table may want somebody placed": refused("put none", "put-least", depth="map", place_none="no"),
    "Y12 who has nobody places nobody": taken(
        "put none", depth="map", place_none="no", stands="tea tea tea tea tea tea tea tea"
    ),
    "Y12 nobody goes before placing": refused("go silk", "put-due", depth="map", stands="silk"),
    "Y12 nor comes back": refused("recall all", "put-due", depth="map", stands="silk"),
    "Y12 after placing one goes": taken("put none; go silk", depth="map", stands="silk"),
    "Y12 placing is over once it is done": refused("put silk; put bank", "put-over", {"last": True}, depth="map"),
    "Y12 also after going": refused("put silk; go silk; Anna: put bank", "put-over", {"last": False}, depth="map"),
    "Y12 nor after the last turn": refused("put bank", "put-over", depth="map", table={"turn": None}),
    "Y12 placing is not typed in ledger depth": refused("put silk", "put-ledger"),
    "Y13 two in one area": taken("put silk 2", {"supply": 6, "Placed assistants left": [(2, 6)]}, depth="map"),
    "Y13 no three in one area": refused("put silk 3", "put-form", depth="map"),
    **{
        f"Y13 exactly two in one area: {line}": refused(line, "put-form", depth="map", owns="telegraph")
        for line in ("put silk 2 bank 2", "put silk 3 bank", "put silk 2 bank laboratory")
    },
    "Y13 own presidents area is free": taken(
        "put silk", {"yen": 0, "Bert yen": 4, "TollPaid": 0}, depth="map", yen=0, **SILK
    ),
    "Y17 one beside the two needs the telegraph": refused("put silk 2 bank", "put-form", depth="map"),
    "Y17 it is beside the two": refused("put silk 2 dock", "put-neighbour", depth="map", owns="telegraph"),
    "Y17 with the telegraph it is placed": taken(
        "put bank silk 2", {"areas": {"silk": 2, "bank": 1}, "written": "put silk 2 bank"},
        depth="map", owns="telegraph",
    ),
    "Y17 newspaper and telegraph do not add up": refused(
        "put silk 2 bank tea laboratory", "put-form", depth="map", owns="telegraph newspaper"
    ),
    "Y14 toll is paid for each assistant": taken("put silk 2", {"yen": 1, "Bert yen": 6}, depth="map", Bert=SILK),
    "Y14 toll is paid to every president": taken(
        "put silk bank", {"yen": 1, "Bert yen": 5, "Cleo yen": 5}, depth="map", Bert=SILK, Cleo=SILK
    ),
    "Y14 Y15 tolls come out of the yen at hand": refused(
        "put silk bank", "put-toll", {"toll": 1, "yen": 0}, depth="map", yen=0, Bert=SILK
    ),
    "Y14 Y15 all of them together": refused(
        "put silk bank", "put-toll", {"toll": 2}, depth="map", yen=1, Bert=SILK, Cleo={"president": "bank"}
    ),
    "Y16 no assistant comes to the canal": refused("put canal bank", "canal-placed", depth="map"),
    "Y16 nor beside two others": refused("put tea 2 canal", "canal-placed", depth="map", owns="telegraph"),
    "Y16 nor by a movement": refused(
        "put none; go bank; shop 1 = 2 moves; shift supply canal", "canal-placed", depth="map", stands="bank bank bank"
    ),
    "Y09 assistants are placed from the supply": refused(
        "put silk bank", "put-supply", {"number": 2, "supply": 1}, depth="map", supply=1, warehouse=10, areas={"tea": 9}
    ),
    "Y27 coach and post change no toll of placing": taken(
        "put silk", {"yen": 2, "Bert yen": 5}, depth="map", owns="coach post", Bert=SILK
    ),
}  # fmt: skip


@pytest.mark.parametrize("example", EXAMPLES.values(), ids=EXAMPLES)
def test_placing(example: Example):
    example.check()


def test_Y17_refusal_for_next_player_names_areas():
    """Anna has acted; of Bert's line the turn after hers is asked, so that the refusal passes two moments."""
    night = table().player("Bert", owns="telegraph").take("put silk bank tea", "go bank")
    refusal = night.refusal_of("p s1 2 china", "put-neighbour")
    sentences = [Words(language, GAME.key).say(refusal.code, refusal.facts) for language in LANGUAGES]
    assert [sentence.rpartition(": ")[2] for sentence in sentences] == [
        "bank, tea plantation",
        "Bank, Teeplantage",
        "bank, plantacja herbaty",
    ]


def test_Y12_nobody_is_no_answer_where_one_must_be_placed():
    def sentence(**options: str) -> str:
        return Words("en", "yokohama").say("put-due", table(**options).refusal_of("go silk", "put-due").facts)

    assert sentence() == "Place assistants first: put …, or none: put none."
    assert sentence(place_none="no") == "Place assistants first: put …"


def test_the_way_out_keeps_most_of_what_was_said():
    refusal = Evening(3, "map").refusal_of("put silk bank laboratory copper", "put-most")
    assert refusal.instead is not None
    assert {area for area, _ in refusal.instead.placed} < {"silk", "bank", "laboratory", "copper"}
    assert len(refusal.instead.placed) == 3


@pytest.mark.parametrize(("line", "code"), [("go harbour", "put-due"), ("act harbour 2", "act-map")])
def test_way_out_of_a_move_before_placing_leads_there(line: str, code: str):
    instead = Evening(3, "map").refusal_of(line, code).instead
    assert instead is not None
    assert "harbour" in dict(instead.placed)


def test_of_what_could_be_placed_instead_the_nearest_is_named():
    table = Evening(depth="map")
    for line, instead in (
        ("p f1 3", "put fish1 2"),
        ("p s 1 b 2", "put silk bank"),
        ("p s b l t", "put silk tea bank"),
    ):
        assert GAME.write(table.refusal_of(line, "put-form", "put-most").instead) == instead  # type: ignore[arg-type]
