"""Lists of one situation after the other, by ruling: whole lines, in printed order, each table once."""

from __future__ import annotations

import pytest

from eighteen80.russia import GAME
from eighteen80.russia.state import FREE, Again, Build, Pushes, Steps, Three
from tests.support.examples import Example
from tests.support.russia.table import NAMES, STRIP, Table, lay_out, listed, lists, refused, taken, unlisted

LAST, FIRST = {"round": 7}, {"effects": "at_once"}
LOCOS = ["loco T", "loco T/1 P", "loco T/1 K", "loco P", "loco K"]
WAYS = ["T/1", "T/3 P T", "T/3 P K", "T/3 P return", "T/3 K", "T/3 return", "P T", "P K", "P return", "K"]
BOTH = ["T", "T/1", "P T", "P T/1", "P K", "K"]
SWAPS = ["for 2", "for 3 gap 2", "for 3 gap 3", "for 4", "for 5"]
BARRED = {
    "spaces": {"brown 1": "Anna own", "coins": "Anna own"},
    "owed": [Again(barred=("brown 1",)), Again(must=True)],
}
POOR = {"free": 0, "coins": 0, "black": FREE}
PUBLIC = "right Tk Tg"
USED, OWN = {"engineer right": "Anna own"}, {"engineer build": "Anna own"}
CLAIM = {"turn": "Bert", "Bert": {"free": 0, "coins": 1}}
EXAMPLES = {
    # Steps
    "RR15 RR16 any moves one track twice or two once": lists(
        "any",
        ["Tk Tg", "Tk Pk", "Tk Pg", "Tk Kg", "Tk2", "Tg Pk", "Tg Pg", "Tg Kg", "Tg2", "Pk Pg", "Pk Kg", "Pk2", "Pg Kg",
         "Kg2"],
        "T 4/1 P 2 K 9",
    ),
    "RR12 steps of one colour are split over the lines": lists(
        "grey",
        ["1 T P", "1 T K", "1 T2", "1 P K", "1 K2", "2 T P K", "2 T K2", "2 T2 P", "2 T2 K", "2 P K2", "2 K3"],
        "T 4/1 P 2 K 9",
    ),
    "RR16 steps that the ends of lines leave": lists("black", ["1 T2", "2 T3"], "T 5/3 P 9 K 9 l1"),
    "RR16 where all lines have ended there are none": unlisted("black", "T 14/9 P 9/4 K 9/4"),
    "RR11 nothing can be done on open": unlisted("open", "T 15/14/13 P 9/8 K 9/8"),
    "RR14 owed steps are listed with every part of them": lists(
        "step",
        ["Tk", "Tk Tg", "Tk Pk", "Tk Kk", "Tk2", "Tg", "Tg Pk", "Tg Kk", "Pk", "Pk Pg", "Pk Kk", "Pk2", "Kk", "Kk Kg",
         "Kk2"],
        "T 4/2 P 1 K 1", owed=[Steps(("kgbnw", "kgbnw"))],
    ),
    "RR14 steps of two debts are listed together": lists(
        "step", ["Tg", "Tg Tb", "Tb"], "T 6/4 P 1 K 1", owed=[Steps(("g",)), Steps(("b",), must=True)]
    ),
    "RR20 white steps are listed by what gives them": lists(
        "", ["step white T", "step white T2", "done"], "T 15/9/6/4", owed=[Steps(("w", "w"), source="white")]
    ),
    # The bar
    "RR28 marker is named where both can go": lists(
        "industry", ["1", "2 front rear", "2 front2", "3 T", "3 P", "3 K"], "I 5,3 f2"
    ),
    "RR28 in the order of what is likely": lists(
        "industry",
        ["1 rear", "1 front", "2 rear2", "2 front rear",
         *(f"3 {line} {marker}" for line in "TPK" for marker in ("rear", "front"))],
        "I 3,0",
    ),
    "RR28 an empty gap leaves out what would go over it": lists("industry", ["1", "3 T", "3 P", "3 K"], "I 3"),
    "RR28 before it nothing is left": unlisted("industry", "I 5"),
    "RR28 the end of the bar ends it": lists("industry", ["1", "3 T", "3 P", "3 K"], "I 25 f2,3,4,5,6"),
    "RR28 beyond it nothing is left": unlisted("industry", "I 30 f2,3,4,5,6"),
    "RR28 a marker that makes room needs no name": lists("industry", ["1", "2", "3 T", "3 P", "3 K"], "I 5f,5 f2"),
    "RR28 own engineers marker is not named if alone": lists(
        "engineer", [PUBLIC, "industry2"], "I 5,1", has="industry2"
    ),
    "RR12 line of a space says no more than it gives": refused(
        "industry 1 front rear", "too-many", board="I 5,3 f5"
    ),
    "RR12 and is listed so": lists("industry 1", ["industry 1"], "I 5,3 f5"),
    "RR14 bar steps are listed by marker": lists(
        "", ["move front", "move front rear", "move front2", "done"], "I 5,3 f2", owed=[Pushes(2)]
    ),
    "RR14 or by number": lists("", ["move 1", "done"], "I 3", owed=[Pushes(2)]),
    "RR12 a part may still become whole": lists("last", ["last"], "I 5 f2", **LAST),
    "RR12 a whole that is possible is listed whole": lists("last", ["front2 rear"], "I 5,3 f2", **LAST),
    "RR12 nothing is listed of what cannot become whole": unlisted("last", "I 3,2", **LAST),
    # Locomotives and factories
    "RR23 chain is typed without what leaves no choice": lists(
        "loco", [f"{space} {way}" for space in (1, 2) for way in WAYS], "T l3+1 P l2 K l1", lowest=4
    ),
    "RR21 no locomotive is listed of empty stacks": unlisted("loco", stacks=(0,) * 8),
    "RR21 no factory is listed of empty stacks": unlisted("factory", stacks=(0,) * 8),
    "RR21 nor both": unlisted("both", stacks=(0,) * 8),
    "RR21 returned factories are listed": lists("factory", ["1 tile 2", "2 tile 2"], stacks=(0,) * 8, returned=(2,)),
    "RR27 one of two equal factories is named by its gap": lists(
        "factory",
        [f"{space} {tile}{swap}" for space in (1, 2) for tile in ("", "tile 1 ", "tile 2 ") for swap in SWAPS],
        "f2,3,3,4,5", returned=(1, 2),
    ),
    "RR26 second tile of both is of the stack as it is then": lists(
        "both", ["T factory", "K factory", "factory T", "factory P T", "factory P K", "factory K"], "P l3 K l2",
        stacks=(0, 1, *(4,) * 6),
    ),
    "RR26 last tile leaves a returned factory for both": lists(
        "both", [f"{way} factory tile 2" for way in BOTH] + [f"factory tile 2 {way}" for way in BOTH], "P l2",
        stacks=(*(0,) * 7, 1), returned=(2,),
    ),
    "RR26 one owed tile is built a line": refused(
        "build loco P factory", "too-many", {"most": 1}, owed=[Build("either"), Build("either")]
    ),
    "RR26 two of them in two lines": taken(
        "build loco P; build factory", {"factories": (2,)}, owed=[Build("either"), Build("either")]
    ),
    "RR25 returned locomotive can be a factory at once": listed(
        "both K factory tile 4", "T l6+5 P l5 K l4", lowest=5
    ),
    "RR25 not before it is returned": unlisted("both factory tile 4 K", "T l6+5 P l5 K l4", lowest=5),
    "RR25 the locomotive of the card is no factory": lists("build", LOCOS, owed=[Build("card")]),
    "RR25 an owed build is a locomotive or a factory": lists("build", [*LOCOS, "factory"], owed=[Build("either")]),
    "RR25 an owed factory is a factory": lists("build", ["factory"], owed=[Build("factory")]),
    "RR30 where no doubler can lie its space is not listed": unlisted("doubler", "d8"),
    "RR30 where one can it is": listed("doubler", "d7"),
    "RR30 nor is an engineer of doublers": lists("engineer", ["left"], "d8", right="doubler+3"),
    # Engineers, again, order
    "RR37 RR47 own engineers are listed in part": lists(
        "engineer",
        ["left", "right Tk Tg", "right Tg Pk", "right Tg Kk", "right Pk Pg", "right Kk Kg", "again", "again brown 1 T",
         "build", *(f"build {line}" for line in LOCOS), "build factory"],
        "T 7/5", has="again build", spaces={"brown 1": "Anna own", "black 2": "Anna own, Anna own"},
    ),
    "RR37 an own engineer pushes either marker or none": lists(
        "engineer", [PUBLIC, "industry2", "industry2 front", "industry2 front rear", "industry2 front2"],
        "I 5,3 f2,6", has="industry2",
    ),
    "RR37 or what is left of it": lists(
        "engineer",
        [PUBLIC, "industry2", "industry-black", "industry-black T", "industry-black P", "industry-black K"],
        "I 3", has="industry2 industry-black",
    ),
    "RR36 hire is listed with least and most number": lists(
        "hire", ["hire", "2", "14"], numbers={"build": 1, "any2": 15}
    ),
    "RR36 without a number that is known": lists("hire", ["hire"], numbers={"any+3": 7}),
    "RR36 nobody hires without a coin": unlisted("hire", coins=0),
    "RR36 nobody hires twice": unlisted("hire", spaces={"hire": "Bert coin"}),
    "RR36 nobody hires of an empty slot": unlisted("hire", strip=(*STRIP[:-1], None)),
    "RR40 the place of another is claimed": lists("order", ["2"]),
    "RR40 not one that is taken": unlisted("order", spaces={"order 2": "Bert own"}),
    "RR40 nor a second one": unlisted("order", spaces={"order 2": "Anna own"}),
    "RR40 nor any in the last round": unlisted("order", **LAST),
    "RR40 of two players the first is claimed": lists("order", ["1"], players=2),
    "RR40 the black worker may claim where none is free": lists("order", ["2 /black"], **POOR),
    "RR40 a claim by an own worker needs no payment said": lists("order", ["2"], black=FREE),
    "RR40 coin claim names no space where there is one": lists(
        "order", ["1"], turn="Bert", Bert={"free": 1, "coins": 1}, spaces={"doubler": "Bert own"}
    ),
    "RR40 coin claim names its space among several": lists(
        "order", ["1 from doubler", "1 from coins"],
        turn="Bert", Bert={"free": 2, "coins": 1}, spaces={"doubler": "Bert own", "coins": "Bert own"},
    ),
    "RR40 without a worker on a space there is no coin claim": unlisted("order", **CLAIM),
    "RR48 a space is used again in full": lists(
        "", ["again loco 1 T", "again loco 1 T/1 P", "again loco 1 T/1 K", "again loco 1 P", "again loco 1 K",
             "again factory 1", "done"],
        spaces={"loco 1": "Anna own", "order 2": "Anna own", "hire": "Anna coin"}, owed=[Again()],
    ),
    "RR48 engineers are used again too": lists("", ["again engineer right Tk Tg", "done"], spaces=USED, owed=[Again()]),
    "RR48 own ones in part": lists(
        "again", ["engineer build", *(f"engineer build {line}" for line in LOCOS), "engineer build factory"],
        has="build", spaces=OWN, owed=[Again()],
    ),
    "RR48 of two uses again the compulsory one is listed": lists("again", ["brown 1 T", "coins"], "T 7/5", **BARRED),
    "RR48 then the other": taken("again brown 1 T", {"lines again": ["coins"]}, "T 7/5", **BARRED),
    "RR30 RR48 use again must be possible in full": lists(
        "", ["move 1", "move 2", "done"], "d8", spaces={"doubler": "Anna own"}, owed=[Again(), Pushes(2)]
    ),
    "RR30 RR48 what is not possible lapses": taken(
        "move 1", {"due": "Bert"}, "d8", spaces={"doubler": "Anna own"}, owed=[Again(), Pushes(1, up_to=True)]
    ),
    "RR30 RR48 also of track steps": taken(
        "move 1", {"due": "Bert"}, "T 15/14 P 9 K 9",
        spaces={"black 1": "Anna own"}, owed=[Again(), Pushes(1, up_to=True)],
    ),
    "RR30 RR48 nor does an engineer use it again": refused(
        "er", "nothing-to-use-again", board="d8", spaces={"doubler": "Anna own"}, right="again"
    ),
    "RR52 two steps of the card are no line": lists("move", ["1"], owed=[Three(("push", "step")), Pushes(1)]),
    "RR52 nor are those of tracks": lists("step", ["Tk", "Pk", "Kk"], owed=[Three(("push", "step")), Pushes(1)]),
    # Order of parts if new effects come first
    "RR02 at once a line is listed as it can be made": listed("black 1 K P", "T 15 P 5 l6 K 3 l1", lowest=9, **FIRST),
    "RR02 at once not in another order": unlisted("black 1 P K", "T 15 P 5 l6 K 3 l1", lowest=9, **FIRST),
    "RR02 at once automatic step may not make room": unlisted("last", "I 5f f3,5", **LAST, **FIRST),
    "RR02 at once it is refused so": refused("last front2", "not-in-full", board="I 5f f3,5", **LAST, **FIRST),
    "RR02 at once factory steps are listed": listed("industry 2", "I 5 f5,6,6,7", **FIRST),
    "RR02 at once factory steps come before the rest": taken("industry 2", {"bar": ("10f",)}, "I 5 f5,6,6,7", **FIRST),
    "RR48 at once use again keeps a possible order": listed(
        "engineer right black 1 K P", "T 15 P 5 l6 K 3 l1", spaces={"black 1": "Anna own"}, right="again", **FIRST
    ),
    "RR48 at once and no other": unlisted(
        "engineer right black 1 P K", "T 15 P 5 l6 K 3 l1", spaces={"black 1": "Anna own"}, right="again", **FIRST
    ),
}  # fmt: skip


@pytest.mark.parametrize("example", EXAMPLES.values(), ids=EXAMPLES)
def test_lists(example: Example):
    example.check()


# Steps


# The bar


# Locomotives and factories


# Engineers, again, order


def test_RR06_black_worker_is_listed_only_if_nothing_else_pays():
    table = Table().player(free=0, black=FREE)
    lines = table.lines()
    assert "black 1 T P" in lines
    assert "factory 2 /coin black" in lines
    assert "any Tk2 /black coin" in lines
    assert not any(
        "black" in line.partition("/")[2] for line in lines if line.startswith(("grey 1", "doubler", "hire"))
    )
    assert lay_out(**POOR).lines("hire") == []


@pytest.mark.parametrize("space", ["any", "order", "hire", "black 2", "loco 2", "both", "industry 2"])
def test_RR44_a_worker_relocates_only_to_spaces_of_one_worker(space: str):
    table = Table().lay_tableau("T 7/5 I 3 f2").place("order 2", "Anna own").types("p; p; p; p")
    lines = table.lines()
    assert "relocate brown 1 T" in lines
    assert "relocate temps" in lines
    assert not any(line.startswith(f"relocate {space}") for line in lines)


# In part, and in what order


# Order of parts if new effects come first (RR02)


def test_RR02_at_once_no_line_is_listed_twice():
    table = Table(effects="at_once").lay_tableau("T l6+5 P 6 l4 K l4").stacks(7)
    lines = table.lines()
    assert len(lines) == len(set(lines))
    assert "both factory T/5 P" in lines


# Read back, and nothing that only seems possible


@pytest.mark.parametrize("players", [2, 4])
def test_a_listed_line_is_read_back_as_the_move_that_is_listed(players: int):
    table = Table(players).lay_tableau("T 7/5 l2 I 5,3 f2,6").set(returned=(1,))
    table.has("again", "build").place("open", "Anna own")
    moves = list(GAME.legal(table.state))
    assert [GAME.resolve(table.state, GAME.read(GAME.write(move), table.state)) for move in moves] == moves


# Debts of several effects


def test_RR14_markers_spend_the_debts_of_several_effects():
    table = Table().set(**GAME.start(NAMES, {})._asdict())
    table.types("strip brown+5 again industry-black build any2 doubler+3 black2 card any+3")
    table.types('bonus coin; bonus black T; bonus doubler; correct tracks Anna P 3 "test"')
    table.types('correct loco Anna P 4 "test"; correct marker Anna 3 "test"; correct factories Anna 5 "test"')
    table.types("open Pk; token card factory")
    assert table.lines("move") == ["1", "2", "3"]


def test_RR02_at_once_own_engineer_is_listed_as_it_can_be_done():
    table = Table(effects="at_once").lay_tableau("P 5 l7 K 4").has("black2", black2=7)
    assert {"7 K P", "7 T P"} <= set(table.lines("engineer"))
    assert not {"7 P K", "7 P T"} & set(table.lines("engineer"))
    refusal = table.refusal_of("engineer 7 P K")
    assert (refusal.code, refusal.facts["what"]) == ("still-owed", "token P6")
    assert [owed.field for owed in table.types("engineer 7 K P").state.pool] == ["P6"]
