"""Moves as people speak them at Russian Railroads' table: numbers, colours and exchanges in their own words."""

from __future__ import annotations

import pytest

from eighteen80.line.matcher.matching import NEAR
from eighteen80.line.matcher.search import NOT_DUE, SEVERAL
from eighteen80.record.history import NO_TIME, History
from eighteen80.refusals import Ambiguous, Refusal
from eighteen80.russia import GAME
from eighteen80.russia.state import BONUS, EndCardOwed, TokenOwed
from tests.support.russia.table import Table

OPEN = "T 9/5/1 P 6/2 K 6/2"
"""A tableau with room for every colour."""
OLD_LOCO = Table().lay_tableau("T 3 l4+1 P l2 K l4").stacks(5)


def moves_of(table: Table, line: str) -> list[str]:
    return [entry.line for entry in History(GAME, table.state, GAME.version).take_line(line, NO_TIME)]


HEARD = {
    "at first": (Table(), {
        "black 2 transsib 3": "black 2 T3",
        "black two kiev three": "black 2 K3",
        "zieht schwarz drei auf Kiew": "black 2 K3",
        "Anna stawia czarny trzy Kijów": "black 2 K3",
        "anna moves black two on the transsib": "black 1 T2",
        "black two petersburg 2 transsib 1": "black 2 P2 T",
        "Anna goes to black two: three steps on the transsib": "black 2 T3",
        "anna hires the engineer for one coin": "hire",
        "anna pushes the marker two": "industry 2",
        # The place of the next round is no step of industry.
        "anna wants to go second": "order 2",
        "claims second place": "order 2",
        "Anna möchte Zweite werden": "order 2",
        "Anna chce być drugą": "order 2",
        "Anna Platz zwei": "order 2",
        "Anna drugie miejsce": "order 2",
        "Anna goes first to black two: three steps on the transsib": "black 2 T3",
        # Buying, paying and doing the same add nothing.
        "buys a loco for kiev with one worker": "loco 1 K",
        "kauft eine Lok für Kiew mit einem Arbeiter": "loco 1 K",
        "pays a coin for any two black on kiev": "any Kk2",
        "one step at the bottom, black on kiev": "open Kk",
        "passes too": "pass",
        # An article before a coin is no letter of a space.
        "a coin: two black on kiev": "black 1 K2 /coin",
        "a tk2": "any Tk2",
    }),
    "with an engineer of two colours": (Table().lay_tableau(OPEN).has("black-grey"), dict.fromkeys((
        "engineers black-grey Tk Tg",
        "black-grey tkg",
        "engineer black-grey black one and grey one on the transsib",
        "anna moves black and grey on the transsib with engineer black-grey",
    ), "engineer black-grey Tk Tg")),
    "with old locomotives": (OLD_LOCO, {
        "factory one": "factory 1",
        "fabryka dwa": "factory 2",
        "loco one on kiev": "loco 1 K",
        "loco two on the transsib instead of the one": "loco 2 T/1",
        "one worker swaps the 1 on the transsib for the 5": "loco 1 T/1",
        "anna drops a five on the transsib instead of the one with one worker": "loco 1 T/1",
        "ein Arbeiter ersetzt die 1 auf der Transsib durch eine 5": "loco 1 T/1",
    }),
    "RR54 with an end card owed": (Table().owed(EndCardOwed()), {
        "takes an end card": "take card",
        "nimmt eine Endkarte": "take card",
        "ten points instead": "take points",
        "dziesięć punktów": "take points",
    }),
    "with a token owed": (Table().lay_tableau("T 9/5/1 P 6/2").owed(TokenOwed("P6")), {
        "token Pk3": "token steps Pk3",
        "card three": "token card three",
        "question card, the one with the 9 loco": "token card loco",
    }),
    "at a relocation": (Table().place("order 2", "Anna own").types("p; p; p; p"), {
        "goes to black one, one on the transsib and one on kiev": "relocate black 1 T K",
    }),
    "with an own engineer": (Table().has("black2"), {
        "her engineer: two black on the transsib": "engineer black2 Tk2",
        "setzt ihren Ingenieur ein: zwei schwarze nach Kiew": "engineer black2 Kk2",
        "uses the engineer she hired, kiev twice": "engineer black2 K2",
        "engineer own T2": "engineer black2 T2",
        "nutzt ihren Ingenieur: zwei auf Kiew": "engineer black2 K2",
    }),
    "with open colours": (Table().lay_tableau(OPEN), {
        "two workers on black two, all on the transsib": "black 2 T3",
        "black two: all on petersburg": "black 2 P3",
        "grey one, all on kiev": "grey 1 K2",
        "brown two all on transsib": "brown 2 T2",
        "zwei Arbeiter auf schwarz zwei, alle auf die Transsib": "black 2 T3",
        # The words around a move are passed over.
        "one black, one grey, both on the transsib with a worker and a coin": "any Tk Tg",
        "any: grey twice on kiev": "any Kg2",
        "takes a coin and a worker: transsib black twice": "any Tk2",
        "sends two workers to grey, three on kiev": "grey 2 K3",
        "two on the industry track": "industry 2",
        "rents two workers": "temps",
        "pays a coin for the engineer": "hire",
        "passes for this round": "pass",
        "puts a 2 next to the 1 on the transsib with one worker": "loco 1 T",
        "spends a coin on black one, two steps on kiev": "black 1 K2 /coin",
        "industry three and a black on kiev": "industry 3 K",
        "loco two, transsib, replacing the 1": "loco 2 T/1",
        "places a doubler on the transsib": "doubler",
        "recruits the engineer": "hire",
        "Industrie drei und ein schwarzer Schritt Kiew": "industry 3 K",
        "takes the engineer on the right: black and grey on the transsib": "engineer right Tk Tg",
    }),
}  # fmt: skip


@pytest.mark.parametrize(
    ("table", "line", "made"),
    [
        pytest.param(table, line, made, id=f"{name}: {line}")
        for name, (table, lines) in HEARD.items()
        for line, made in lines.items()
    ],
)
def test_line_is_heard(table: Table, line: str, made: str):
    assert moves_of(table, line) == [made]


def test_locomotive_that_is_gone_is_no_step_of_industry():
    with pytest.raises(Refusal):
        moves_of(Table().stacks(2), "anna builds a 1 on kiev")


@pytest.mark.parametrize(
    ("line", "code", "first"),
    [
        ("swaps the 1 on the transsib for the 5", SEVERAL, "loco 1 T/1"),
        ("loco 5 on kiev", SEVERAL, "loco 1 K"),
        ("blcak 2 t3", NEAR, "black 2 T3"),
    ],
)
def test_open_space_or_misspelt_colour_is_offered(line: str, code: str, first: str):
    with pytest.raises(Ambiguous) as refused:
        moves_of(OLD_LOCO, line)
    assert (refused.value.code, refused.value.choices[0]) == (code, first)


def test_one_of_two_own_engineers_is_asked_for():
    with pytest.raises(Ambiguous) as refused:
        moves_of(Table().has("black2", "build"), "anna uses her engineer")
    assert {line.split()[1] for line in refused.value.choices} == {"black2", "build"}


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("anna wants to go first", "own-place"),
        ("anna order two with a coin", "no-own-worker-to-swap"),
        ("two workers on black two", "not-in-full"),
        ("anna any two black", "not-in-full"),
        ("bert buys a loco for kiev", NOT_DUE),
    ],
)
def test_move_meant_is_refused_for_its_own_reason(line: str, code: str):
    with pytest.raises(Refusal) as refused:
        moves_of(Table(), line)
    assert refused.value.code == code


def test_nobody_has_an_engineer_before_the_first_turn():
    with pytest.raises(Refusal):
        moves_of(Table().set(phase=BONUS, turn=None), "engineer own T")


STRIP = "strip brown+5 again build any2 doubler+3 black2"


@pytest.fixture
def unlaid() -> History:
    """A table of three whose strip is not laid yet."""
    return History(GAME, GAME.start(("Anna", "Bert", "Cleo"), {}), GAME.version)


@pytest.mark.parametrize(
    "line",
    [
        "the engineers from the left are brown five, again, build, any two, doubler three and black two",
        "von links: braun fünf, nochmal, bauen, beliebig zwei, verdoppler drei, schwarz zwei",
        "od lewej brązowy pięć, ponownie, buduj, dowolny dwa, podwajacz trzy, czarny dwa",
    ],
)
def test_engineers_of_the_strip_are_told_in_order(unlaid: History, line: str):
    assert [entry.line for entry in unlaid.take_line(line, NO_TIME)] == [STRIP]


def test_one_engineer_too_many_is_not_left_out(unlaid: History):
    """`Build` is what one engineer does, and no empty word among the others."""
    with pytest.raises(Refusal) as refused:
        tuple(unlaid.take_line(f"{STRIP.removeprefix('strip ')} grey+5", NO_TIME))
    assert refused.value.code == "strip-number"


@pytest.mark.parametrize("line", ["loco kiev 1 worker 1 coin", "industry one worker one coin"])
def test_a_worker_beside_a_coin_is_not_left_out(line: str):
    with pytest.raises(Refusal):
        moves_of(Table(), line)
