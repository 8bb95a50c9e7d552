"""TABLEAU, ERKLÄRUNG: ? tokens, ? cards, end cards (RR50 to RR55); numbers of engineers, claims, what is used again."""

from __future__ import annotations

import pytest

from eighteen80.russia.box.components import BOX
from eighteen80.russia.state import FREE, CardOwed, EndCardOwed, Owed, Pushes, Steps, Three, TokenOwed
from tests.support.examples import Example
from tests.support.russia.table import STRIP, Table, lay_out, lists, refused, taken

WHOLE = ("doubler", "push", "step")
THREE = {"owed": [Three(WHOLE)]}
TOKEN = {"owed": [TokenOwed("P4")]}
END_CARD = {"owed": [EndCardOwed()]}
BARE = {"card_engineer": "", "Bert": {"has": "again"}, **TOKEN}
TWICE = ("I 0", "I 5,3", "I 3,0")
FULL, STUCK = "f2,3,3,4,5", "T l9+9 P l9 K l9"
EXAMPLES = {
    # Tokens
    "RR50 each token lies on its field": taken(
        "q medal", {"medal": True, "revalued": False, "tokens": (("P4", "medal"),)}, **TOKEN
    ),
    "RR50 and does what it says": taken("q revalue", {"revalued": True, "medal": False}, **TOKEN),
    "RR50 three doublers": taken("q doublers", {"doublers": 3}, **TOKEN),
    "RR50 what a token has changed stays with the next": taken("q revalue", {"medal": True}, medal=True, **TOKEN),
    "RR50 it stays with the medal too": taken("q medal", {"medal": True, "revalued": True}, revalued=True, **TOKEN),
    "RR50 a token is chosen once": refused(
        "q doublers", "token-used", {"field": "T13"}, tokens=(("P6", "medal"), ("T13", "doublers")), **TOKEN
    ),
    "RR50 what is chosen is not listed again": lists(
        "token medal", [], tokens=(("P6", "medal"), ("T13", "doublers")), **TOKEN
    ),
    "RR50 no end to a turn with a token to be chosen": refused("do", "still-owed", {"what": "token P4"}, **TOKEN),
    "RR14 no more steps of the bar than a token gives": refused("q industry 6", "too-many", {"most": 5}, **TOKEN),
    "RR14 no more track steps than a token gives": refused("q steps tk5", "too-many", {"most": 4}, **TOKEN),
    "RR28 second marker comes after the first has left": taken("q marker", {"bar": ("3", "0")}, "I 3", **TOKEN),
    "RR28 then its token is listed": lists("token marker", ["token marker"], "I 3", **TOKEN),
    **{f"RR28 it comes once, not on {bar}": refused("q marker", "marker-on-0", board=bar, **TOKEN) for bar in TWICE},
    **{f"RR28 nor is its token listed, {bar}": lists("token marker", [], bar, **TOKEN) for bar in TWICE},
    # Cards
    "RR51 a card leaves the game and an end card follows": taken(
        "q card worker",
        {"black": FREE, "cards": ("three", "engineer", "loco", "factory"), "pool": (EndCardOwed(),)},
        **TOKEN,
    ),
    "RR51 a card that has left is gone": refused("q card worker", "card-gone", cards=("three", "loco"), **TOKEN),
    "RR51 nor is it listed": lists("token card worker", [], cards=("three", "loco"), **TOKEN),
    "RR51 where no card is left the token is listed alone": lists("token card", ["token card"], cards=(), **TOKEN),
    "RR51 then only the end card is left": taken("q card", {"pool": (EndCardOwed(),)}, cards=(), **TOKEN),
    "RR51 and no other card is owed": refused("q card; card three", "no-card-owed", cards=(), **TOKEN),
    "RR51 a card may be named later": taken("q card; card worker; take 10", {"score": 10}, **TOKEN),
    "RR51 the end card waits for it": refused("q card; take", "card-last", **TOKEN),
    "RR51 and so does the end of the turn": refused("q card; do", "still-owed", **TOKEN),
    "RR51 named card is refused where none is possible": refused(
        "q card three", "card-not-in-full", board="d8", cards=("three",), **TOKEN
    ),
    "RR51 a card without locomotives is not possible": refused(
        "q card loco", "card-not-in-full", board=STUCK, **TOKEN
    ),
    "RR51 it must leave possible what else is owed": refused(
        "card factory", "card-not-in-full",
        cards=("factory",), stacks=(0,) * 8, owed=[CardOwed(), Steps(("k",), must=True)],
    ),
    "RR51 where none is possible it lapses": taken(
        "q card", {"pool": (EndCardOwed(),)}, "d8", cards=("three",), **TOKEN
    ),
    "RR70 ruling lets an impossible card be taken": taken(
        'rule that "agreed" token card three', {"cards": ()}, "d8", cards=("three",), **TOKEN
    ),
    "RR51 card says which owed step would be lost": refused(
        "industry 3 P; token card worker", "must-stay-possible", {"what": "industry 1"}, "P 3 l4 I 5"
    ),
    "RR51 engineer of card is beside tableau with coin": taken(
        "q card engineer", {"engineers": ("again",), "coins": 2}, **TOKEN
    ),
    "RR51 engineer of card is nobody's yet": refused("q card engineer again", "strip-twice", **BARE),
    "RR51 nor one of the strip": refused("q card engineer any2", "strip-twice", **BARE),
    "RR51 if it is not known it is asked for": refused("q card engineer", "which-engineer", **BARE),
    "RR51 other cards need none": taken("q card worker", {"black": FREE}, **BARE),
    "RR51 only the engineer card takes an engineer": refused(
        "token card worker again", "no-engineer-with-card", **TOKEN
    ),
    "RR51 also when it is named later": refused("token card; card worker again", "no-engineer-with-card", **TOKEN),
    "RR53 card factory is a factory and two steps": taken(
        "q card factory; f", {"factories": (2,), "bar": ("2",)}, **TOKEN
    ),
    "RR53 the steps may come first": taken(
        "q card factory; move 2; f", {"factories": (2,), "bar": ("2",)}, **TOKEN
    ),
    "RR53 before both the end card is not taken": refused("q card factory; move 2; take", "card-last", **TOKEN),
    "RR53 nor does the turn end": refused("q card factory; move 2; do", "still-owed", **TOKEN),
    "RR53 its factory may replace one": taken(
        "q card factory; f x5", {"factories": (2, 3, 3, 4, 2), "returned": (5,)}, FULL, **TOKEN
    ),
    # The card with three effects
    "RR52 three are done in any order and one once more": taken(
        "s t; d; i; d", {"tracks T": (2,), "doublers": 2, "bar": ("1",), "due": "Bert"}, **THREE
    ),
    "RR52 the fourth may be left out": taken("d; i; s k; do", {"due": "Bert"}, **THREE),
    "RR52 the three may not": refused("d; i; do", "still-owed", **THREE),
    "RR52 one step of the bar": refused("i2", "still-owed", board="T 5/1", **THREE),
    "RR52 one step of a track": refused("s t2", "too-many", board="T 5/1", **THREE),
    "RR52 and that is black": refused("s tg", "colour-not-allowed", board="T 5/1", **THREE),
    "RR52 each of the three once before any twice": refused("d; d", "not-owed", **THREE),
    "RR52 what is done is not listed": lists("lay", [], owed=[Three(("push", "step"))]),
    "RR30 a ninth doubler of the card is refused": refused("d", "doublers-full", board="d8", **THREE),
    "RR03 impossible doubler of the card lapses": taken(
        "move 1", {"due": "Bert"}, "d8", owed=[Pushes(1), Three(("doubler",))]
    ),
    "RR03 impossible step of its bar lapses": taken(
        "s t", {"due": "Bert"}, "I 30 f2,3,4,5,6", owed=[Steps(("k",)), Three(("push",))]
    ),
    "RR03 impossible track step lapses": taken(
        "move 1", {"due": "Bert"}, "T 15/14/13 P 9 K 9 I 3", owed=[Pushes(1), Three(("step",))]
    ),
    # End cards
    "RR54 RR55 an end card or the points": lists("", ["take card", "take points"], **END_CARD),
    "RR54 RR55 one of them is taken": refused("do", "card-or-points", **END_CARD),
    "RR54 an end card comes off the pile": taken("take", {"end_cards": 1, "pile": 7, "score": 0}, **END_CARD),
    "RR55 ten points instead": taken("take 10", {"end_cards": 0, "pile": 8, "score": 10}, **END_CARD),
    "RR55 no card comes off an empty pile": refused("take", "pile-empty", pile=0, **END_CARD),
    "RR55 an empty pile leaves the points": lists("", ["take points"], pile=0, **END_CARD),
    # Numbers of engineers
    "RR36 no two numbers are the same": refused("h9", "number-taken", numbers={"build": 9}),
    "RR36 a number is learned once": refused("h9", "number-known", numbers={"any+3": 4}),
    "RR36 an unknown number may be left out": taken("h", {"numbers": {}}),
    "RR36 the number of the hired one is learned": taken("h9", {"numbers": {"any+3": 9}}),
    "RR37 engineer of somebody else is not used": refused("e7 t", "not-your-engineer", Bert={"has": "black2=7"}),
    "RR37 nor by its name": refused("e black2 t", "not-your-engineer", Bert={"has": "black2=7"}),
    "RR38 nobody is hired where nobody lies": refused("h", "slot-empty-engineer", strip=(*STRIP[:-1], None)),
    "RR38 nobody is used where nobody lies": refused(
        "er tk tg", "slot-empty-engineer", strip=(*STRIP[:-2], None, "build")
    ),
    # Claims and spaces used again
    "RR40 an own worker who claims changes with nobody": refused(
        "r1 from d", "nothing-to-swap", turn="Bert", spaces={"doubler": "Bert own"}
    ),
    "RR40 the black worker may claim": taken(
        "r1/b", {"on order 1": "Bert black"}, turn="Bert", Bert={"black": FREE}
    ),
    "RR40 a coin needs an own worker to change with": refused(
        "r1", "no-own-worker-to-swap", turn="Bert", Bert={"free": 0, "coins": 1}
    ),
    "RR47 a space of somebody else is not used again": lists(
        "engineer right", [], right="again", spaces={"doubler": "Bert own"}
    ),
}  # fmt: skip


@pytest.mark.parametrize("example", EXAMPLES.values(), ids=EXAMPLES)
def test_tokens_and_cards(example: Example):
    example.check()


def _owed() -> Table:
    return Table().owed(TokenOwed("P4"))


def test_RR36_a_number_that_is_known_is_no_news():
    known = lay_out(numbers={"any+3": 4}).types("h4")
    assert "event-number-learned" not in [event.code for event in known.events]


# Tokens


# Cards


def test_RR51_a_card_that_cannot_be_carried_out_is_not_listed():
    table = Table().lay_tableau("T l9+9 P l9 K l9").owed(TokenOwed("P6"))
    assert "token card loco" not in table.lines()
    assert "token card three" in table.lines()
    full = Table().lay_tableau("d8").owed(TokenOwed("P6"))
    assert "token card three" not in full.lines()


# The card with three effects


# End cards


def test_RR54_open_end_cards_are_all_kept():
    table = Table(end_cards="open").owed(EndCardOwed()).types("take card flat")
    table.turn("Anna").owed(EndCardOwed()).types("take card black")
    assert table.tableau().shown == ("flat", "black")


# Numbers of engineers


# Claims, RR40


def test_RR40_space_that_an_own_worker_leaves_is_its_move():
    table = Table().turn("Bert").player("Bert", free=0, coins=1)
    table.has("black2", name="Bert", black2=7).place("engineer black2", "Bert own").place("loco 3", "Bert own")
    table.place("order 2", "Cleo own").place("grey 2", "Cleo own").place("loco 1", "Bert own")
    refusal = table.refusal_of("r1")
    assert refusal.code == "from-which"
    assert set(refusal.facts["spaces"]) == {"engineer 7", "both", "loco 1"}
    for named, space in (("e7", "engineer black2"), ("both", "loco 3"), ("l3", "loco 3"), ("f1", "loco 1")):
        after = Table().set(**table.state._asdict()).types(f"r1 from {named}").state
        assert list(map(str, after.spaces[space])) == ["Bert coin"]
        assert list(map(str, after.spaces["order 1"])) == ["Bert own"]
    assert table.refusal_of("r1 from g2").code == "no-own-worker-there"


# The black worker, RR35


@pytest.mark.parametrize(
    ("line", "shown", "allowed"),
    [("otk/b", True, True), ("k1t2/b", True, True), ("i3t/ob", True, True), ("atk2/bc", False, True)],
)
def test_RR35_where_the_black_worker_gives_a_step(line: str, shown: bool, allowed: bool):  # noqa: FBT001  # by name
    for option, gives in (("shown", shown), ("allowed", allowed)):
        table = Table(black_worker=option).player(black=FREE).types(line)
        extra = [owed for owed in table.state.pool if isinstance(owed, Steps) and owed.source == "extra"]
        assert bool(extra) == gives


def test_RR35_space_used_again_gives_step_of_black_worker_again():
    table = Table().player(black=FREE).right("again").types("k1t2/b; s t; p; p; p; er k1t2")
    assert [owed.source for owed in table.state.pool if isinstance(owed, Steps)] == ["extra"]


# Spaces used again, RR47


@pytest.mark.parametrize(
    ("space", "pieces", "usable"),
    [
        ("any", ("own", "coin"), True),
        ("any", ("coin", "coin"), False),
        ("open", ("own", "own"), True),
        ("doubler", ("coin",), True),
        ("black 2", ("own", "own"), False),
        ("temps", ("own",), False),
        ("order 2", ("own",), False),
        ("hire", ("coin",), False),
    ],
)
def test_RR47_a_space_is_used_again_where_one_worker_stands(space: str, pieces: tuple[str, ...], usable: bool):  # noqa: FBT001  # by name
    table = Table().place(space, *(f"Anna {piece}" for piece in pieces)).right("again")
    assert any(line.startswith(f"engineer right {space}") for line in table.lines()) == usable
    table = Table(again_any="no").place(space, *(f"Anna {piece}" for piece in pieces)).right("again")
    expected = usable and space != "any"
    assert any(line.startswith(f"engineer right {space}") for line in table.lines()) == expected


# More of the card with three effects, RR52


@pytest.mark.parametrize(
    ("owed", "line", "left"),
    [
        ((Three(("step",)), Steps(("k", "k"))), "s t2", (Three(("step",)),)),
        ((Three(("step",)), Steps(("g",))), "s tg", (Three(("step",)),)),
        ((Three(("step",)), Steps(("k",), source="extra")), "step extra t", (Three(("step",)),)),
        ((Three(("push",)), Pushes(2)), "move 2", (Three(("push",)),)),
        ((Three(("push",)), Pushes(2)), "move 1", (Three(WHOLE, fourth=True), Pushes(2))),
        ((Three(("step",)), Steps(("k",))), "s tk", (Three(WHOLE, fourth=True), Steps(("k",)))),
    ],
)
def test_RR52_only_one_black_step_or_one_of_bar_is_of_card(owed: tuple[Owed, ...], line: str, left: tuple[Owed, ...]):
    assert Table().lay_tableau("T 5/2").owed(*owed).types(line).state.pool == left


# Words after a token


@pytest.mark.parametrize("token", ["medal", "steps", "industry", "marker", "doublers", "revalue"])
def test_RR51_only_the_card_token_takes_a_card(token: str):
    table = Table().lay_tableau("I 3").owed(TokenOwed("P4"))
    assert table.refusal_of(f"token {token} loco").code == "no-card-with-token"
    assert f"token {token}" in table.lines()


def test_RR63_each_engineer_who_may_lie_on_the_card_is_listed():
    table = _owed().set(card_engineer="", cards=("engineer",)).has("black+3", name="Bert")
    listed = {line.split()[-1] for line in table.lines() if line.startswith("token card engineer")}
    assert listed == set(BOX.engineers.engineers) - {*STRIP, "black+3"}
