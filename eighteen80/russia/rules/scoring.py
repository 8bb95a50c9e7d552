"""Points: lines and industry bar after each round (WERTUNG, RR56, RR57); cards and majority at the end (SPIELENDE)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from eighteen80.refusals import Illegal, Label, RecordText
from eighteen80.russia.box.components import BOX, Line, Special
from eighteen80.russia.course import Course
from eighteen80.russia.events import CardsShown, GameWon, LastPoints, PlayerScored
from eighteen80.russia.moves import Reveal
from eighteen80.russia.state import COLOURS, LINES, OVER, Figures, Player, State, bar_values
from eighteen80.sheets import Say

_LINES: tuple[Line, ...] = tuple(BOX.lines.values())


class Field(NamedTuple):
    """A field that a locomotive reaches: its colour, its value, the number of times it counts."""

    field: int
    colour: str
    value: int
    times: int


class Extra(NamedTuple):
    """Points apart from those of the tracks: a star, the medal, the doubling of a line."""

    name: str
    points: int


class LineScore(NamedTuple):
    """Points of a line."""

    line: str
    reach: int
    fields: tuple[Field, ...]
    extras: tuple[Extra, ...]

    @property
    def tracks(self) -> int:
        """The points of the tracks."""
        return sum(field.value * field.times for field in self.fields)

    @property
    def total(self) -> int:
        """The points of the line."""
        return self.tracks + sum(extra.points for extra in self.extras)

    def of_extras(self, begins: str) -> int:
        """Add up the extras whose name begins so."""
        return sum(extra.points for extra in self.extras if extra.name.startswith(begins))


class Score(NamedTuple):
    """Points of a tableau at the end of a round."""

    lines: tuple[LineScore, ...]
    industry: tuple[tuple[str, int], ...]

    @property
    def bar(self) -> int:
        """The points of the markers."""
        return sum(points for _, points in self.industry)

    @property
    def total(self) -> int:
        """The points of the round."""
        return sum(line.total for line in self.lines) + self.bar


STAR, MEDAL, DOUBLED = "star", "medal", "doubled"


def score(player: Player, figures: Figures) -> Score:
    """Score the tableau as it is now."""
    return Score(
        tuple(
            _line(number, player.tracks[number], player.reach(number), _improvements_on(player, number), figures.stars)
            for number in range(len(_LINES))
        ),
        tuple((figures.bar[position], bar_values(figures.bar)[position]) for position in player.markers),
    )


class _Improvements(NamedTuple):
    """Pieces on a tableau that change the points of a line."""

    doublers: int
    revalued: bool
    medal: bool


@lru_cache(maxsize=65536)
def _line(
    line: int, row: tuple[int, ...], reach: int, pieces: _Improvements, stars: tuple[tuple[int, int], ...]
) -> LineScore:
    fields = []
    for field in range(1, min(reach, row[0]) + 1):
        colour = max(number for number, there in enumerate(row) if there >= field)
        track = BOX.tracks[COLOURS[colour]]
        value = track.revalued if pieces.revalued else track.value
        fields.append(Field(field, COLOURS[colour], value, 2 if field <= pieces.doublers else 1))
    tracks = sum(field.value * field.times for field in fields)
    extras = []
    for field, special in _LINES[line].specials.items():
        met = min(row[COLOURS.index(special.track)], reach) >= field
        if special.always and met and (pieces.medal or not special.medal):
            extras.append(_extra(special, field, tracks, dict(stars)))
    return LineScore(LINES[line], reach, tuple(fields), tuple(extras))


def _extra(special: Special, field: int, tracks: int, stars: dict[int, int]) -> Extra:
    if special.times > 1:
        return Extra(DOUBLED, tracks * (special.times - 1))
    if special.medal:
        return Extra(MEDAL, special.points)
    return Extra(f"{STAR} {field}", stars[field])


def _improvements_on(player: Player, line: int) -> _Improvements:
    return _Improvements(min(player.doublers, _LINES[line].doublers), player.revalued, player.medal)


def rows(scored: Score) -> Iterator[tuple[str, str, int]]:
    """Yield the rows of a scoring: category, detail, points."""
    for line in scored.lines:
        yield "line", line.line, line.tracks
        for extra in line.extras:
            yield "line", f"{line.line} {extra.name}", extra.points
    for position, points in scored.industry:
        yield "industry", position, points


def score_round(course: Course) -> None:
    """Score every tableau, with a row in the ledger for each part."""
    state = course.state
    course.set(scored={**state.scored, state.round: state.players})
    for name in state.order:
        scored = score(state.players[name], state.figures)
        for source, detail, points in rows(scored):
            if points:
                course.earn(name, points, source, detail)
        t, p, k = (line.total for line in scored.lines)
        kiev, now = scored.lines[-1], course.state.players[name].score
        stars_and_medal = kiev.of_extras(STAR), kiev.of_extras(MEDAL)
        course.tell(PlayerScored(name, state.round, t, p, k, *stars_and_medal, scored.bar, scored.total, now))


END_CARD, MAJORITY = "end-card", "majority"
OTHER = "other"
EXAMPLE = 12
"""Points in an example for a card with typed points."""
SCORES = "scores"
"""The entry of a table that only has its points counted (RR69)."""


def card_worth(player: Player, card: str, table_workers: int) -> int:
    """Return the points of an end card for this tableau; `other 12` names them itself."""
    name, _, typed = card.partition(" ")
    printed = BOX.end.cards[name]
    if printed.typed:
        return int(typed or 0)
    if printed.tiers:
        return max((points for least, points in printed.tiers.items() if player.doublers >= least), default=0)
    counted = _count_for_card(player, printed.counts, table_workers) if printed.counts else 0
    points = printed.points + printed.each * counted
    return min(points, printed.most) if printed.most else points


def _count_for_card(player: Player, what: str, table_workers: int) -> int:
    """Count what an end card asks for (RR59, RR60)."""
    counts = {
        "workers": player.workers - table_workers + bool(player.black),
        "lines": sum(row[0] == line.fields for row, line in zip(player.tracks, BOX.lines.values(), strict=True)),
        "black": sum(row[0] for row in player.tracks),
        "factories": len(player.factories),
        "tokens": len(player.tokens),
        "engineers": len(player.engineers),
    }
    return counts[what]


def points_before_end(player: Player) -> int:
    """Return a player's points without those of the end, which belong to the result."""
    return player.score - sum(earned.points for earned in player.ledger if earned.source in (END_CARD, MAJORITY))


# Showing the cards (RR54)


def to_show(state: State) -> list[str]:
    """List the players with unknown cards, in the order of the seats."""
    players = state.players
    if state.options.entry == SCORES:
        return [name for name in state.seats if players[name].shown is None]
    return [name for name in state.seats if _has_more_to_show(players[name])]


def _has_more_to_show(player: Player) -> bool:
    shown = player.shown or ()
    return player.end_cards > len(shown) or _lacks_points(shown)


def _lacks_points(cards: Iterable[str]) -> bool:
    """Return whether one of the cards has typed points that are still missing."""
    return any(BOX.end.cards[card].typed for card in cards if card in BOX.end.cards)


def list_reveals(state: State) -> Iterator[Reveal]:
    """Yield the players without end cards."""
    return (Reveal(name, ()) for name in state.seats if not state.players[name].end_cards)


def check_reveal(state: State, move: Reveal) -> None:
    """Check the number of cards, and that none occurs more often than in the box."""
    if move.cards and not to_show(state) and (names := unknown_numbers(state)):
        raise Illegal("numbers-asked", engineers=tuple(names))
    player = state.players[move.player]
    taken = player.end_cards
    scored = state.options.entry == SCORES
    if scored:
        taken = len(move.cards) if player.shown is None else 0
    if len(move.cards) != taken or (taken and not scored and not _has_more_to_show(player)):
        raise Illegal("as-many-as-taken", player=move.player, shown=len(move.cards), taken=taken)
    named = player.shown or ()
    if sorted(map(_name_of_card, move.cards)) != sorted(named) and _lacks_points(named):
        raise Illegal("cards-named", player=move.player, cards=named)
    if _lacks_points(move.cards):
        raise Illegal("which-points", card=OTHER, line=RecordText(f"{move.verb} {move.player} {OTHER} {EXAMPLE}"))
    known = [card for name, other in state.players.items() if name != move.player for card in other.shown or ()]
    shown = [*map(_name_of_card, (*known, *move.cards))]
    for name in dict.fromkeys(shown):
        if shown.count(name) > in_the_box(state, name):
            raise Illegal("card-in-box", card=name, number=in_the_box(state, name))


def _name_of_card(card: str) -> str:
    """Return the card without the points that are typed for it."""
    return card.partition(" ")[0]


def in_the_box(state: State, card: str) -> int:
    """Count an end card in the box: the tenth is a second one of a kind, or a kind of its own."""
    tenth = state.figures.tenth or OTHER
    return (card != OTHER) + (card == tenth)


def do_reveal(course: Course, move: Reveal) -> None:
    """Record the cards and pay them."""
    name = move.player
    course.change(name, shown=move.cards)
    if move.cards:
        course.tell(CardsShown(name, move.cards))
        _pay(course, name, move.cards)


def pay_open(course: Course) -> None:
    """Pay the cards that were named when they were taken, once their points are known."""
    for name, player in course.state.players.items():
        if not _lacks_points(player.shown or ()):
            _pay(course, name, player.shown or ())


def _pay(course: Course, name: str, cards: tuple[str, ...]) -> None:
    state = course.state
    for card in cards:
        points = card_worth(state.players[name], card, state.table.workers)
        course.earn(name, points, END_CARD, card)
        if points:
            course.tell(LastPoints(name, Label(END_CARD), Label(card), points, course.state.players[name].score))


# The majority (RR58)


class Standing(NamedTuple):
    """A player's engineers, one more for each end card that counts as one, and the highest number among them."""

    name: str
    engineers: int
    highest: int
    cards: int


def standings(state: State) -> list[Standing]:
    """Return all players with an engineer, the most first; ties by the highest number."""
    found = []
    for name, player in state.players.items():
        cards = sum(BOX.end.cards[_name_of_card(card)].majority for card in player.shown or ())
        if player.engineers:
            highest = max(state.numbers.get(engineer, 0) for engineer in player.engineers)
            found.append(Standing(name, len(player.engineers) + cards, highest, cards))
    return sorted(found, key=lambda one: (one.engineers, one.highest), reverse=True)


def unknown_numbers(state: State) -> list[str]:
    """List the engineers whose unknown numbers still decide points: in a tie (RR58), and in factories (RR36)."""
    ranked = standings(state)
    paid = len(BOX.engineers.majority)
    tied = {
        name
        for one, other in pairwise(ranked[: paid + 1])
        if one.engineers == other.engineers
        for name in (one.name, other.name)
    }
    deciding = [each for name in state.seats if name in tied for each in state.players[name].engineers]
    unpaid = [owed.engineer for owed in state.unpaid]
    return [name for name in dict.fromkeys((*deciding, *unpaid)) if name not in state.numbers]


def majority(state: State) -> Mapping[str, int]:
    """Return the present points for the majority of engineers."""
    ranked = standings(state)
    return {one.name: points for one, points in zip(ranked, BOX.engineers.majority, strict=False)}


def end_game(course: Course) -> None:
    """Pay the majority and name the winner, the player with most points (RR61)."""
    for one, points in zip(standings(course.state), BOX.engineers.majority, strict=False):
        engineers = str(one.engineers)
        detail = Say("majority-with-card", {"engineers": one.engineers, "cards": one.cards}) if one.cards else engineers
        course.earn(one.name, points, MAJORITY, engineers)
        course.tell(LastPoints(one.name, Label(MAJORITY), detail, points, course.state.players[one.name].score))
    scores = {name: player.score for name, player in course.state.players.items()}
    best = max(scores.values())
    course.set(phase=OVER, turn=None, result=tuple(scores.items()))
    course.tell(GameWon(tuple(name for name, points in scores.items() if points == best), best))


def places(result: Mapping[str, int]) -> dict[str, int]:
    """Return each player's place; ties share one."""
    return {name: 1 + sum(other > points for other in result.values()) for name, points in result.items()}
