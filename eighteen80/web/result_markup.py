"""The end of a game: the winner, the player's own place, the parts of each sum, the reason, and the curve."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from eighteen80.engine.game import AnyGame, AnyState
from eighteen80.page_parts import Sums, seat, sum_table
from eighteen80.record.history import Accepted
from eighteen80.sheets import Facts, Say, Wording
from eighteen80.table import outcome
from eighteen80.table.outcome import PartGains, Ranked
from eighteen80.web.curve_drawing import curve_markup
from eighteen80.web.markup import MarkupWriter, classes, grid_markup, picture
from eighteen80.web.part_markup import add_title, bar_svg

MOST_PARTS = 6
"""Number of parts of a sum with a colour of their own; the others are one part."""
MOST_REASONS = 6
FEW = 2
"""Of so few parts each is the colour of the seat, the second one pale."""


def result_markup(
    game: AnyGame, state: AnyState, entries: Sequence[Accepted], writer: MarkupWriter, player: str
) -> str:
    """Return everything shown at the end of the game, to one player or to no one."""
    places, sums = outcome.rank_players(game, state), _join_small_parts(outcome.makeup(game, state))
    curve = outcome.worth_by_round(game, entries)
    if curve.axis == Say("axis-move"):
        # Players have no numbers of moves before them, but a clock.
        ends = (entry.time[:5] or str(entry.number) for entry in outcome.ends_of_rounds(game, entries))
        curve = curve._replace(points=tuple(ends), axis="")
    turning = outcome.turning_of(game, entries)
    time = next((entry.time[:5] for entry in entries if turning and entry.number == turning.leads), "")
    return "".join(
        (
            _moment(places, writer, player),
            f'<div class="inside">{_places(places, sums, writer, player)}</div>',
            _part("why", _reasons(game, entries, places, writer, player)),
            _part("sum", add_title(Say("result-sum"), _sum_markup(sums, writer), writer)),
            _part(
                "went",
                add_title(
                    Say("result-curve"),
                    curve_markup(curve, writer, writer.plain(Say("result-curve")), player),
                    writer,
                    Say("result-led", {"who": won_by(places)[0], "time": time}) if time else "",
                ),
            ),
        )
    )


def _part(name: str, inside: str) -> str:
    return f"<div{classes(name)}>{inside}</div>" if inside else ""


def _join_small_parts(sums: Sums) -> Sums:
    """Keep the largest parts in the order of the game, and join the others."""
    rows = list(sums.values())
    if not rows or len(rows[0]) <= MOST_PARTS:
        return sums
    sizes = [sum(abs(row[at][1]) for row in rows) for at in range(len(rows[0]))]
    kept = sorted(sorted(range(len(sizes)), key=lambda at: -sizes[at])[: MOST_PARTS - 1])
    return {
        name: [
            *(row[at] for at in kept),
            (Say("result-rest"), sum(has for _, has in row) - sum(row[at][1] for at in kept)),
        ]
        for name, row in sums.items()
    }


# Winners


def won_by(places: Sequence[Ranked]) -> tuple[str, ...]:
    """Return the players in first place."""
    return tuple(place.name for place in places if place.number == 1)


def _moment(places: Sequence[Ranked], writer: MarkupWriter, player: str) -> str:
    """Return the winner in large letters; beneath, the player's own place, or the winner's margin."""
    first = won_by(places)
    won = (
        Say("result-you", {"player": player})
        if first == (player,)
        else Say("result-wins", {"who": first, "number": len(first)})
    )
    place = f'<p class="place">{writer.text(_place(places, player))}</p>'
    return f'<div class="won">{picture("star")}<p>{writer.text(won)}</p></div>{place}'


def _place(places: Sequence[Ranked], player: str) -> Say:
    first = places[0]
    second = next((place for place in places if place.number > 1), first)
    if not player or any(place.number == 1 and place.name == player for place in places):
        facts: Facts = {"worth": first.worth, "by": first.worth - second.worth, "second": second.name}
        return Say("result-ahead" if second is not first else "result-alone", facts)
    mine = next(place for place in places if place.name == player)
    return Say("result-place", {"place": mine.number, "by": first.worth - mine.worth, "worth": mine.worth})


def _places(places: Sequence[Ranked], sums: Sums, writer: MarkupWriter, player: str) -> str:
    most = max((sum(max(has, 0) for _, has in row) for row in sums.values()), default=0)
    rows = "".join(_one(place, sums.get(place.name, ()), most, writer, mine=place.name == player) for place in places)
    return f'<ol class="places">{rows}</ol>{_key(sums, writer)}'


def _key(sums: Sums, writer: MarkupWriter) -> str:
    """Say which colour each part has; of a few, which is full and which is pale."""
    parts = [part for part, _ in next(iter(sums.values()), ())]
    few = len(parts) <= FEW
    names = (("t-part-full", "pale" if at else "") if few else (f"t-part-{at}",) for at in range(len(parts)))
    items = (f"<li{classes(*name)}>{writer.text(part)}</li>" for name, part in zip(names, parts, strict=True))
    return f'<ul class="key">{"".join(items)}</ul>' if parts else ""


def _one(place: Ranked, parts: Sequence[tuple[Wording, int]], most: int, writer: MarkupWriter, *, mine: bool) -> str:
    number = writer.seat_number(place.name)
    pieces = [(max(has, 0), _hue(at, len(parts), number)) for at, (_, has) in enumerate(parts)]
    bar = bar_svg(pieces, most) if parts else ""
    head = f"<i>{place.number}.</i>{writer.cell(seat(place.name))}<b>{writer.number(str(place.worth))}</b>"
    return f"<li{classes('mine' if mine else '')}><p>{head}</p>{bar}</li>"


def _hue(at: int, of: int, number: int) -> tuple[str, ...]:
    return ("piece", f"s{number}", "pale" if at else "") if of <= FEW else ("piece", f"part-{at}")


# Reasons


def _reasons(
    game: AnyGame, entries: Sequence[Accepted], places: Sequence[Ranked], writer: MarkupWriter, player: str
) -> str:
    """Return the differences between the first player and this one, or the second, with their sum."""
    first = won_by(places)
    others = [place.name for place in places if place.number > 1]
    if len(first) > 1 or not others:
        return ""
    losing = player if player in others else others[0]
    one, other = (losing, first[0]) if losing == player else (first[0], losing)
    reasons = outcome.difference(game, entries[-1].after, one, other)
    gains = outcome.gains_within(game, entries)
    rows = "".join(_reason(_name_part(part, gains, one, other), by, writer) for part, by in _shorten(reasons))
    title = Say("result-why-not", {"who": first[0]}) if losing == player else Say("result-why", {"who": other})
    return add_title(title, f'<ul class="reasons">{rows}</ul>' if rows else "", writer)


def _name_part(part: Wording, gains: Sequence[PartGains], one: str, other: str) -> Wording:
    """Name a part of the difference, and the gains within it."""
    differences = (
        (gain.sort, gain.by_player.get(one, 0) - gain.by_player.get(other, 0)) for gain in gains if gain.part == part
    )
    within = tuple(
        Say("result-gain", {"gain": Say(f"gain-{sort}"), "by": f"{by:+}".replace("-", "−")}) for sort, by in differences
    )
    return Say("result-within", {"part": part, "gains": within}) if within else part


def _shorten(reasons: Sequence[tuple[Wording, int]]) -> Iterator[tuple[Wording, int]]:
    few = len(reasons) <= MOST_REASONS + 1
    yield from reasons if few else reasons[:MOST_REASONS]
    rest = 0 if few else sum(by for _, by in reasons[MOST_REASONS:])
    if rest:
        yield Say("result-all-the-rest"), rest


def _reason(part: Wording, by: int, writer: MarkupWriter) -> str:
    return f"<li><b{classes('t-good' if by > 0 else 't-bad')}>{writer.number(f'{by:+}')}</b> {writer.text(part)}</li>"


# Sums


def _sum_markup(sums: Sums, writer: MarkupWriter) -> str:
    if not sums:
        return ""
    parts = next(iter(sums.values()))
    tones = [f"part-{at}" for at in range(len(parts))] if len(parts) > FEW else ()
    return grid_markup(sum_table(sums, tones), writer, writer.plain(Say("result-sum")))
