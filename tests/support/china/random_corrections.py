"""Games with random corrections and rulings of the table between moves by the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from random import Random
from typing import NamedTuple

from eighteen80.china import GAME
from eighteen80.china.box.components import BOX
from eighteen80.china.corrections.sound import check_sound
from eighteen80.china.map.geometry import EDGES
from eighteen80.china.map.tiles import position_words, positions
from eighteen80.china.rules.chart import stacks
from eighteen80.china.state import State
from eighteen80.line.folding import quote
from eighteen80.refusals import Illegal, Refusal
from tests.support.china.play_table import NAMES, check_invariants
from tests.support.china.random_games import choose, enrich, rulings

OFTEN = 3  # one wrong in this number of moves
TRIES = 5
RICH, FORTUNE_TELLER = 3, 4


class Wronged(NamedTuple):
    """A game: its beginning, its lines, its present state, and the numbers of forced and refused lines."""

    start: State
    lines: tuple[str, ...]
    state: State
    counts: Counter[str]


def game_of_wrongs(seed: int, most: int) -> Wronged:
    """Play up to `most` moves of a game, and check every wrong as soon as it is made."""
    dice, counts, lines = Random(seed), Counter[str](), list[str]()
    start: State = GAME.start(NAMES[: 3 + seed % 5], rulings(seed))
    start = enrich(start) if seed % FORTUNE_TELLER == RICH else start
    state = start
    for _ in range(most):
        if not GAME.due(state):
            break
        line, state = correct_at_random(dice, state, counts) if not dice.randrange(OFTEN) else by_the_rules(dice, state)
        lines += filter(None, [line])
        check_invariants(state)
        check_sound(state)
    return Wronged(start, tuple(lines), state, counts)


def by_the_rules(dice: Random, state: State) -> tuple[str, State]:
    """Make a legal move; if it would leave nothing to do, make the refusal's alternative first."""
    moves = list(GAME.legal(state))
    assert moves, f"{GAME.due(state)} can do something"
    line = GAME.write(choose(dice, state, moves))
    try:
        return line, apply_line(state, line)
    except Illegal as refusal:
        line = GAME.write(replace(refusal.proposed, reason="so it lies"))
        return line, apply_line(state, line)


def correct_at_random(dice: Random, state: State, counts: Counter[str]) -> tuple[str, State]:
    """A correction or a ruling that is taken, or nothing if the first few that come to mind are refused."""
    for _ in range(TRIES):
        line = dice.choice((correction, random_ruling))(dice, state)
        try:
            after = apply_line(state, line)
        except Refusal as refusal:
            counts[f"refused {refusal.code}"] += 1
            continue
        counts[sort_of(line)] += 1
        return GAME.write(GAME.resolve(state, GAME.read(line, state))), after
    return "", state


def sort_of(line: str) -> str:
    """Return the corrected thing, or the verb of the move ruled about."""
    verb, what, *_ = line.split()
    inner = line.partition('" ')[2]
    return f"{verb} {what}" if verb == "correct" else f"{verb} {(inner.partition(': ')[2] or inner).split()[0]}"


def apply_line(state: State, line: str) -> State:
    """The state after a line."""
    move = GAME.resolve(state, GAME.read(line, state))
    assert GAME.read(GAME.write(move), state) == move
    after: State = GAME.apply(state, move).state
    return after


# Random ideas


def correction(dice: Random, state: State) -> str:
    """Any value, to anything that there is."""
    what = dice.choice(list(CHANGES))
    return f'correct {what} {CHANGES[what](dice, state)} "so it lies"'


def random_ruling(dice: Random, state: State) -> str:
    """Rule about any move, of the player to act or of another."""
    owner = dice.choice(("", "", f"{_quote(dice.choice((*state.seats, *state.companies)))}: "))
    return f'rule that "so it lies" {owner}{dice.choice(list(moves_of_all_kinds(dice)))}'


def _quote(name: str) -> str:
    """A name as it is typed: one of two words in quotation marks."""
    return quote(name) if " " in name else name


def _seat(dice: Random, state: State) -> str:
    return _quote(dice.choice(state.seats))


def _heirs(state: State) -> list[str]:
    """Yield each company with the players who hold enough of it to direct it as well."""
    founded = ((name, company) for name, company in state.companies.items() if company.founded)
    return [
        f"{name} {_quote(who)}"
        for name, company in founded
        for who in state.seats
        if who != company.director and state.players[who].shares.get(name, 0) >= company.certificate
    ]


def _company(dice: Random) -> str:
    return dice.choice(list(BOX.companies))


def _investor(dice: Random) -> str:
    return dice.choice(list(BOX.investors))


def _train(dice: Random) -> str:
    return dice.choice(list(BOX.trains))


def _hex(dice: Random) -> str:
    homes = [card.home for card in BOX.companies.values()]
    return dice.choice((*BOX.hexes, *homes))


def _tile(dice: Random) -> str:
    number = dice.choice(list(BOX.tiles))
    return f"{number} {position_words(number, dice.choice(positions(number)))}".rstrip()


def _marker(dice: Random) -> str:
    """A marker somewhere, or that of a home."""
    name = _company(dice)
    somewhere = f"{_hex(dice)} {dice.choice('+-')}{name} {dice.choice((*EDGES, ''))}".rstrip()
    return dice.choice((somewhere, f"{BOX.companies[name].home} {dice.choice('+-')}{name}"))


def _random_owner(dice: Random, state: State) -> str:
    return _quote(dice.choice((*state.seats, *state.companies, *state.investors)))


def _stack(dice: Random, state: State) -> str:
    """A company's space of the chart with its markers in some order."""
    founded = [name for name, company in state.companies.items() if company.founded] or list(state.companies)
    name = dice.choice(founded)
    lying = list(next((stack for stack in stacks(state).values() if name in stack), (name,)))
    return f"{name} {' '.join(dice.sample(lying, len(lying)))}"


CHANGES: Mapping[str, Callable[[Random, State], str]] = {
    "cash": lambda d, s: f"{_random_owner(d, s)} {d.choice('+-')}{d.randrange(200)}",
    "debt": lambda d, s: f"{_seat(d, s)} {d.randrange(100)}",
    "capital": lambda d, _: f"{_company(d)} {d.choice(('none', 'half', 'full'))}",
    "share": lambda d, s: f"{_seat(d, s)} {_company(d)} {d.choice('+-')}{d.randint(1, 4)}0",
    "director": lambda d, s: d.choice([*_heirs(s), f"{_company(d)} {_seat(d, s)}"]),
    "certificate": lambda d, _: f"{_company(d)} {d.choice((20, 30, 40))}",
    "permit": lambda d, _: f"{_company(d)} {d.choice(('A', 'CD', 'ABC', 'ABCD'))}",
    "private": lambda d, s: f"{d.choice(list(BOX.privates))} {_quote(d.choice((*s.seats, 'none')))}",
    "investor": lambda d, s: f"{_investor(d)} {_quote(d.choice((*s.seats, 'none')))}",
    "reserved": lambda d, _: f"{_investor(d)} {d.choice((_company(d), 'none'))}",
    "price": lambda d, _: f"{_company(d)} {d.randint(1, 9)}/{d.randint(1, 14)}",
    "stack": _stack,
    "row": lambda d, _: f"{_company(d)} {d.choice((70, 80, 90, 100))}/{d.randint(1, 4)}",
    "open": lambda d, _: f"{_company(d)} {d.choice(('yes', 'no'))}",
    "train": lambda d, _: f"{d.choice((_company(d), 'bank'))} {d.choice('+-')}{_train(d)}",
    "tile": lambda d, _: f"{_hex(d)} {d.choice((_tile(d), _tile(d), 'none'))}",
    "station": lambda d, _: _marker(d),
    "seat": lambda d, s: f"{_seat(d, s)} {d.randint(1, 3)}",
    "marker": lambda d, _: f"bank {d.choice((_company(d), 'none'))}",
    "priority": lambda d, s: f"bank {_seat(d, s)}",
    "phase": lambda d, _: f"bank {d.choice(BOX.phases).name}",
    "turn": lambda d, s: f"bank {_random_owner(d, s)}",
    "ending": lambda d, _: f"bank {d.choice(('none', 1, 3))}",
}


def moves_of_all_kinds(dice: Random) -> Iterator[str]:
    """A move of each kind, whether or not it makes sense now."""
    yield from (f"lay {_hex(dice)} {_tile(dice)}", f"station {_hex(dice)} {dice.choice((*EDGES, ''))}".rstrip())
    yield from (f"buy {_company(dice)}", f"sell {_company(dice)} {dice.randint(1, 5)}", f"rocket {_company(dice)}")
    price, percent, row = dice.choice((70, 80, 90, 100)), dice.choice((20, 30, 40)), dice.randint(1, 4)
    yield f"found {_company(dice)} {price} {percent}% {dice.choice(('ABC', 'AB', 'D'))} row {row}"
    yield from (f"train {_train(dice)}", f"train {_train(dice)} from {_company(dice)} for {dice.randrange(300)}")
    yield from (f"run {dice.randrange(300)}", "run none", f"bid {dice.randrange(200)}", f"repay {dice.randrange(100)}")
    yield from (f"permit D {_company(dice)}", f"permit ABC row {row}", f"investor {_investor(dice)}", "rocket")
    yield from (f"scrap {_train(dice)}", "merge owner", "merge treasury", "home Changsha", "home Fushun")
    yield from ("pay", "withhold", "done", "pass", "borrow", "claim", "decline", "replace", "remove")
