"""Inputs that are wrong or hostile at the table, in a record or in an import, and some merely unusual ones."""

from __future__ import annotations

import io
import json
import string
import zipfile
from collections.abc import Mapping
from functools import cache
from random import Random
from typing import Any

from hypothesis import strategies as st

from eighteen80.__main__ import COMMANDS
from eighteen80.china import GAME
from eighteen80.china.box.components import BOX
from eighteen80.china.moves import MOVES, NOTATION
from eighteen80.china.state import State
from eighteen80.record.grammar import SIZE_LIMIT, Header, write_header, write_line
from eighteen80.record.history import History
from tests.support.china.play_table import AUCTION, NAMES
from tests.support.china.random_corrections import correction, moves_of_all_kinds, random_ruling
from tests.support.china.recorded_games import REAL, load_json
from tests.support.places import GAMES

HOSTILE = (
    "\x1b[2J",
    "\x1b]0;x\x07",
    "[red]",
    "[/]",
    "{0}",
    "%s",
    "\u202e",
    "\ufeff",
    "\x00",
    "\ud800",
    "�",
    "漢字",
    "ﷺ",
    "🀄",
)
MARKED = (
    "[/",
    "[/]",
    "\\[/",
    "[@click=app.quit]x",
    "[link=http://x]y",
    "[a='",
    "\x9b31m",
    "\x1b]8;;x\x1b\\y",
    "漢" * 500,
)
MARKUP = (
    "<script>alert(1)</script>",
    "</script><script>alert(1)//",
    "<img src=x onerror=alert(1)>",
    "<!--",
    "]]>",
    "&lt;b&gt;",
    "' onload='x",
    "<svg/onload=alert(1)>",
    "{{7*7}}",
    "</style>",
    "\u05d0\u05d1\u05d2",
    "\u0645\u0631\u062d\u0628\u0627",
)
"""Markup that a browser would obey, and names written from right to left."""
NOON = "12:00:00"
HALF, SELDOM = 0.5, 0.1
MOST = 40


@cache
def play_history() -> History:
    """A short history with something to take back and to repair."""
    history = History(GAME, GAME.start(NAMES[:3], {}), GAME.version)
    for line in AUCTION:
        for _ in history.take_line(line, NOON):
            pass
    return history


def words() -> st.SearchStrategy[str]:
    """Generate words of moves, and others."""
    verbs = [name for move in MOVES for name in NOTATION.names(move)]
    things = (*BOX.companies, *BOX.investors, *BOX.privates, *BOX.trains, *BOX.hexes, *BOX.tiles, *NAMES[:3], "bank")
    other = (
        "for",
        "from",
        "that",
        "row",
        "none",
        "again",
        "W-E",
        "30%",
        "ABC",
        "1/4",
        "+10",
        "-5",
        '"',
        '\\"',
        ";",
        "#",
        "=",
    )
    return (
        st.sampled_from(verbs)
        | st.sampled_from(things)
        | st.sampled_from(other + HOSTILE)
        | st.integers(-5, 10**12).map(str)
        | st.text(max_size=12)
        | st.text(string.ascii_lowercase, min_size=1, max_size=5)
    )


def lines() -> st.SearchStrategy[str]:
    """A typed line: words, sometimes glued, quoted or repeated beyond all measure."""
    made = st.lists(words(), max_size=8).map(" ".join)
    quoted = st.builds('{} "{}" {}'.format, words(), st.text(max_size=20), words())
    ruled = st.builds('rule that "{}" {}'.format, st.text(max_size=8), made)
    corrected = st.builds('correct {} {} {} "{}"'.format, words(), words(), words(), st.text(max_size=8))
    long = st.builds(str.__mul__, words(), st.integers(1, 12_000))
    return made | quoted | ruled | corrected | long | plausible()


def plausible() -> st.SearchStrategy[str]:
    """Corrections, rulings and moves of parts that there are, whether or not they make sense."""
    return st.randoms(use_true_random=False).map(_make_plausible)


def _make_plausible(dice: Random) -> str:
    state = play_history().state
    make = dice.choice((correction, random_ruling, _random_move))
    return make(dice, state)


def _random_move(dice: Random, _state: State) -> str:
    return dice.choice(list(moves_of_all_kinds(dice)))


@cache
def genuine() -> bytes:
    """A record with moves, steps, facts, a remark and a checkpoint."""
    header = write_header(Header(game=GAME.name, seats=NAMES[:3], rules=GAME.version))
    moves = "".join(f"{write_line(NOON, entry.actor, entry.line, entry.facts)}\n" for entry in play_history().moves)
    return f"{header}{moves}# tea\n{write_line(NOON, '-', 'undo 2')}\n".encode()


def records() -> st.SearchStrategy[bytes]:
    """Bytes put into a genuine record, lines of it exchanged, or anything."""
    whole = genuine()
    place = st.integers(0, len(whole))
    put = st.binary(max_size=20) | lines().map(_bytes) | st.builds(_line, words(), lines())
    spliced = st.builds(lambda at, more, gone: whole[:at] + more + whole[at + gone :], place, put, st.integers(0, 40))
    rows = whole.split(b"\n")
    mixed = st.lists(st.sampled_from(rows) | put, max_size=20).map(b"\n".join)
    headed = st.builds(bytes.__add__, st.just(whole[: whole.index(b"\n--\n") + 4]), mixed)
    return spliced | mixed | headed | st.binary(max_size=200)


def _line(actor: str, text: str) -> bytes:
    return b"\n" + _bytes(write_line(NOON, actor, text)) + b"\n"


def _bytes(text: str) -> bytes:
    return text.encode("utf-8", "surrogatepass")


def foreign() -> st.SearchStrategy[bytes]:
    """A small game of the site with anything in place of some of its values; or anything."""
    plain = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=10) | st.sampled_from(HOSTILE)
    anything = st.recursive(
        plain, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    )
    actions = st.lists(
        st.sampled_from(_actions()) | _changed_action(anything) | _message(anything) | anything, max_size=12
    )
    players = st.just(_PLAYERS) | anything
    game = st.builds(_game, players, actions | anything, st.sampled_from(("1880", "1846", None)), _extra(anything))
    nested = st.builds(lambda depth, sign: sign * depth, st.integers(1, 3_000), st.sampled_from(("[", '{"a":', "[[],")))
    bent = st.builds(_bent_game, st.randoms(use_true_random=False), st.integers(1, 300))
    as_text = (game | bent | anything).map(json.dumps) | nested
    return as_text.map(_bytes) | st.binary(max_size=100)


def _message(anything: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    """Talk at any time, of any length."""
    text = st.builds(str.__mul__, st.text(max_size=5) | st.sampled_from(HOSTILE), st.sampled_from((1, 2, 5_000)))
    fields = {"entity": anything, "created_at": anything, "message": text | anything}
    return st.fixed_dictionaries({"type": st.just("message")}, optional=fields)


def _extra(anything: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    """Generate the additions of our own exports: options, the table, lines kept with the game."""
    line = st.tuples(st.integers(-1, 9), st.integers(), lines() | st.just('note "tea"')) | anything
    fields = {
        "rulings": st.dictionaries(st.sampled_from(("advice", "par_row", "x")), st.sampled_from(("on", "top", 1)))
        | anything,
        "table": anything,
        "lines": st.lists(line, max_size=4) | anything,
    }
    return st.fixed_dictionaries({}, optional=fields) | anything


@cache
def _real() -> Mapping[str, Any]:
    """A game that people have played on the site, where the shared ones are at hand; else none of its actions."""
    path = GAMES / f"{REAL}.json"
    game: Mapping[str, Any] = load_json(path) if path.exists() else _game(_PLAYERS, list(_actions()), "1880", {})
    return game


def _bent_game(dice: Random, length: int) -> Mapping[str, Any]:
    """The beginning of a real game, with a few actions changed, left out, repeated or put elsewhere."""
    actions = list(_real()["actions"][:length])
    for _ in range(dice.randint(1, 3)):
        at, other = dice.randrange(len(actions)), dice.choice(actions)
        changed = _bent_within(dice, other)
        actions[at : at + dice.randint(0, 1)] = dice.choice(([other], [changed], []))
        actions = actions or [changed]
    around = _real() if dice.random() < HALF else _bent_within(dice, {**_real(), "actions": []})
    return {**around, "actions": [*actions, dice.choice(_ODD)]}


def _bent_within(dice: Random, value: Any) -> Any:
    """The value with one of the values in it, however deep, exchanged or left out."""
    keys = sorted(value) if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
    if not keys:
        return dice.choice(_ODD)
    key = dice.choice(keys)
    changed: Any = value.copy()
    changed[key] = _bent_within(dice, value[key]) if dice.random() < HALF else dice.choice(_ODD)
    if dice.random() < SELDOM:
        del changed[key]
    return changed


_ODD: tuple[Any, ...] = (
    *(None, True, 0, -1, 10**9, 10**400, 1.5, 1e308, float("inf"), float("nan")),
    *("", "x", "BCR", "A1", "2-0", "M3", "9" * 5_000, "\x1b[2J", "\ud800"),
    *([], {}, [[]], [["M3"]], [None], {"a": {}}),
)


def _changed_action(anything: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    """An action with one of its values exchanged."""
    return st.builds(
        lambda action, key, value: {**action, key: value},
        st.sampled_from(_actions()),
        st.sampled_from(
            ("type", "entity", "entity_type", "price", "company", "choice", "auto_actions", "action_id", "id")
        ),
        anything
        | st.sampled_from(("bid", "par", "lay_tile", "run_routes", "undo", "redo", "message", "corporation", "BCR")),
    )


_PLAYERS = [{"id": number, "name": name} for number, name in enumerate(NAMES[:3], 1)]


@cache
def _actions() -> tuple[Mapping[str, Any], ...]:
    """Actions as the site writes them, of every kind."""
    who = {"entity": 1, "entity_type": "player"}
    company = {"entity": "BCR", "entity_type": "corporation"}
    return (
        {"type": "bid", **who, "company": "P0", "price": 5},
        {"type": "pass", **who},
        {"type": "choose", **who, "choice": "A1"},
        {"type": "par", **who, "corporation": "HKR", "share_price": "100,1,3", "slot": 0},
        {"type": "buy_shares", **who, "shares": ["HKR_1"], "percent": 10},
        {"type": "sell_shares", **who, "shares": ["HKR_1"], "percent": 10},
        {"type": "lay_tile", **company, "hex": "M3", "tile": "57-0", "rotation": 1},
        {"type": "place_token", **company, "city": "57-0-0", "slot": 0},
        {"type": "run_routes", **company, "routes": [{"train": "2-0", "connections": [["M3", "M5"]], "revenue": 40}]},
        {"type": "dividend", **company, "kind": "payout"},
        {"type": "buy_train", **company, "train": "2-0", "price": 100, "variant": "2"},
        {"type": "discard_train", **company, "train": "2-0"},
        {"type": "payoff_loan", **who, "loan": 1, "amount": 5},
        {"type": "message", **who, "message": "\x1b[2J"},
        {"type": "undo", **who},
        {"type": "redo", **who},
    )


def _game(players: Any, actions: Any, title: Any, extra: Any) -> dict[str, Any]:
    return {"id": 1, "title": title, "players": players, "actions": actions, "eighteen80": extra}


def evenings() -> st.SearchStrategy[tuple[list[str], str]]:
    """Generate the players of an evening and their notes: mostly possible in a record."""
    signs = st.characters(codec="utf-8", exclude_categories=("C", "Z"), exclude_characters='",;:')
    odd = st.sampled_from([each for each in (*HOSTILE, *MARKED, *MARKUP) if each.isprintable() and len(each) < MOST])
    bad = odd | st.text(signs, min_size=1, max_size=12)
    glued = bad | st.builds(str.__add__, bad, bad)
    anything = glued | st.sampled_from(HOSTILE) | st.text(max_size=12)
    return st.tuples(st.lists(glued, min_size=2, max_size=4, unique=True), anything)


def arguments() -> st.SearchStrategy[list[str]]:
    """Words after the program's name."""
    safe = tuple(name for name in COMMANDS if name in ("check", "legal", "states", "tally", "export", "play", "audit"))
    option = st.sampled_from(
        ("--help", "--lang", "--at", "--to", "--json", "--strict", "--version", "de", "json", "-1")
    )
    # No system hands a program a word with a null in it, or with half a sign.
    word = (st.text(max_size=15) | st.sampled_from(HOSTILE)).map(
        lambda text: text.replace("\0", "").encode("utf-8", "ignore").decode()
    )
    return st.lists(st.sampled_from(safe) | option | word, max_size=6)


def zip_bomb() -> bytes:
    """An archive of one file of nothing, many times its size."""
    archive = io.BytesIO()
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as folder:
        folder.writestr("game.json", b"0" * SIZE_LIMIT)
    return archive.getvalue()
