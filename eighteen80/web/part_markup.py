"""Markup of panels: sheets, rows, cards, bars, tracks, gauges, places."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from eighteen80 import page_parts, sheets
from eighteen80.web.chart_drawing import chart_markup
from eighteen80.web.curve_drawing import curve_markup
from eighteen80.web.map_drawing import map_markup
from eighteen80.web.markup import (
    MarkupWriter,
    blocks_markup,
    classes,
    grid_markup,
    letters,
    picture,
    svg_markup,
    text_markup,
)

STOPS, BEHIND = 6, 2
"""Number of stops shown, and of those among them that may have acted."""

LENGTH, THICK, APART = 300, 10, 2
"""The size of a bar, and how far its pieces are apart."""


def panel_markup(panel: page_parts.Panel, writer: MarkupWriter) -> str:
    """Return a panel under its title; "" for an empty one."""
    body, title = panel.body, writer.plain(panel.title)
    inside = sheet_markup(body, writer, title) if isinstance(body, sheets.Sheet) else list_markup(body, writer)
    return add_title(panel.title, inside, writer, panel.aside)


def add_title(title: sheets.Wording, inside: str, writer: MarkupWriter, aside: sheets.Wording = "") -> str:
    """Put markup under its title, with a text at the other end of the title's line."""
    if not inside:
        return ""
    note = f"<p>{writer.text(aside)}</p>" if writer.plain(aside) else ""
    head = f'<div class="title"><h2>{writer.text(title)}</h2>{note}</div>' if writer.plain(title) else ""
    return f'{head}<div class="inside">{inside}</div>'


def list_markup(parts: Sequence[object], writer: MarkupWriter, frame: str = "") -> str:
    """Return parts of one kind in the list that they form, or in another frame; "" without any."""
    if not parts:
        return ""
    usual, write = LISTS[type(parts[0])]
    return (frame or usual).format("".join(write(part, writer) for part in parts))


LABELLED: Mapping[type, Callable[..., str]] = {
    sheets.Grid: grid_markup,
    sheets.GridGroup: blocks_markup,
    sheets.Chart: chart_markup,
    sheets.HexMap: map_markup,
    sheets.TimeSeries: curve_markup,
}
"""Writers of the sheets that have a label for screen readers."""


def sheet_markup(sheet: sheets.Sheet, writer: MarkupWriter, title: str = "") -> str:
    """Return any sheet at its fullest: tables, paragraphs, drawings, or large figures, a list for each group."""
    if isinstance(sheet, sheets.Lengths):
        return sheet_markup(sheet.listed, writer, title)
    if isinstance(sheet, sheets.Text):
        return text_markup(sheet, writer)
    if isinstance(sheet, sheets.Face):
        groups = ("".join(_large(figure, writer) for figure in group) for group in sheet.groups)
        return "".join(f'<ul class="figures">{figures}</ul>' for figures in groups)
    return LABELLED[type(sheet)](sheet, writer, title)


def _large(figure: sheets.Figure, writer: MarkupWriter) -> str:
    due = "due" if figure.head.tone == "due" else ""
    head, note = writer.cell(figure.head), writer.cell(figure.note)
    return f"<li{classes(due)}>{head} <b>{writer.text(figure.value)}</b> {note}</li>"


def _entry(row: page_parts.Entry, writer: MarkupWriter) -> str:
    return f"<div><dt>{writer.cell(row.head)}</dt><dd>{_run(row.cells, writer)}</dd></div>"


def figures_markup(figures: Sequence[sheets.Figure], writer: MarkupWriter) -> str:
    """Return a player's figures."""
    return f'<ul class="stand">{"".join(_figure(figure, writer) for figure in figures)}</ul>' if figures else ""


def _figure(figure: sheets.Figure, writer: MarkupWriter) -> str:
    note = f" <small>{writer.text(figure.note.text)}</small>" if writer.plain(figure.note.text) else ""
    return f"<li><span>{writer.text(figure.head.text)}</span><b>{writer.number(figure.value)}{note}</b></li>"


# The line of who comes


def line_markup(stops: Sequence[page_parts.Stop], writer: MarkupWriter, player: str) -> str:
    """Return the order of play as a railway: players who have acted, the one to act, and the viewer's own place."""
    if not stops:
        return ""
    inside = "".join(_stop(stop, writer, mine=stop.who == player) for stop in _near(stops, player))
    marked = " marked" if any(stop.marker.text for stop in stops) else ""
    return f'<ol class="railway{marked}" aria-label="{writer.text(sheets.Say("web-who-comes"))}">{inside}</ol>'


def _near(stops: Sequence[page_parts.Stop], player: str) -> Sequence[page_parts.Stop]:
    """Return the stops that fit: some that have acted, then from now on; the viewer's own last, if it is further."""
    now = next((at for at, stop in enumerate(stops) if stop.state == page_parts.NOW), 0)
    first = max(0, min(now - BEHIND, len(stops) - STOPS))
    shown = list(stops[first : first + STOPS])
    own = next((stop for stop in stops[now:] if stop.who == player), None)
    return [*shown[:-1], own] if own and own not in shown[now - first :] else shown


def _stop(stop: page_parts.Stop, writer: MarkupWriter, *, mine: bool) -> str:
    state = writer.text(sheets.Say(f"web-{stop.state}")) if stop.state else ""
    heard = f'<span class="away">{state}</span>' if state else ""
    now = ' aria-current="true"' if stop.state == "now" else ""
    who = f"<b>{writer.text(sheets.Say('web-you'))}</b>" if mine else f"<span>{writer.text(stop.who)}</span>"
    return f"<li{classes(stop.state, 'mine' if mine else '')}{now}><i></i>{writer.cell(stop.marker)}{who}{heard}</li>"


# Cards


def _card(card: page_parts.Card, writer: MarkupWriter) -> str:
    head = " ".join((*map(writer.cell, card.head), _men(card.men, writer) if card.men else ""))
    value = f"<b>{writer.number(card.value)}</b>" if card.value else ""
    ink = next((f"edge-{writer.ink(cell)}" for cell in card.head if cell.paint), "")
    current = ' aria-current="true"' if card.due else ""
    body = "".join(
        (
            list_markup(card.goods, writer),
            "".join(track_markup(track, writer) for track in card.tracks),
            list_markup(card.figures, writer, '<dl class="facts">{}</dl>'),
            bar_markup(card.bar, writer),
        )
    )
    return f"<article{classes('card', 'due' if card.due else '', ink)}{current}><h3>{head}{value}</h3>{body}</article>"


def _men(men: page_parts.Men, writer: MarkupWriter) -> str:
    """Return a figure for each worker, pale for one that is not free."""
    pictures = picture("man") * men.free + f"<i>{picture('man') * (men.number - men.free)}</i>"
    return f'<span class="men" role="img" aria-label="{writer.text(men.name)}">{pictures}</span>'


def _run(cells: Iterable[sheets.Cell], writer: MarkupWriter) -> str:
    return " ".join(filter(None, map(writer.cell, cells)))


def bar_markup(pieces: Sequence[page_parts.Piece], writer: MarkupWriter) -> str:
    """Return a bar of pieces, named by their sum, and its key."""
    whole = sum(piece.length for piece in pieces)
    if not whole:
        return ""
    key = "".join(
        f"<li{classes(*_hue(piece, writer))}>{writer.cell(piece.what)} {piece.length}</li>" for piece in pieces
    )
    lengths = [(piece.length, _hue(piece, writer)) for piece in pieces]
    return f'{bar_svg(lengths, whole)}<ul class="key">{key}</ul>'


def _hue(piece: page_parts.Piece, writer: MarkupWriter) -> tuple[str, ...]:
    number = writer.seat_number(str(piece.what.text)) if piece.what.tone == "seat" else 0
    return ("piece", f"s{number}" if number else f"of-{piece.what.tone or 'rest'}")


def bar_svg(lengths: Iterable[tuple[int, tuple[str, ...]]], whole: int) -> str:
    """Return the pieces side by side, in a room of length `whole`; their key is next to them."""
    return _bar("".join(_pieces(lengths, whole)))


def _bar(inside: str) -> str:
    size = f'viewBox="0 0 {LENGTH} {THICK}" preserveAspectRatio="none"'
    return f'<svg class="bar" {size} aria-hidden="true">{inside}</svg>'


def _pieces(lengths: Iterable[tuple[int, tuple[str, ...]]], whole: int) -> Iterator[str]:
    at = 0.0
    for length, names in lengths:
        wide = LENGTH * length / max(whole, 1)
        if wide > 0:
            yield f'<rect{classes(*names)} x="{at:.1f}" y="0" width="{max(wide - APART, 1):.1f}" height="{THICK}"/>'
        at += wide


# Goods, gauges, places


def _good(good: page_parts.Good, writer: MarkupWriter) -> str:
    """Return a tile; an empty one is pale."""
    number = f"{picture(good.key)}<b>{good.number}</b>"
    return f"<li{classes('' if good.number else 'none')}>{number}<span>{writer.text(good.name)}</span></li>"


def _gauge(gauge: page_parts.Gauge, writer: MarkupWriter) -> str:
    name = f"<span>{writer.text(gauge.name)}</span>"
    if not gauge.limit:
        return f"<li>{name}<i>{writer.text(gauge.left)}</i><b>{gauge.has}</b></li>"
    cells = "".join(_pieces([(1, ("full" if at < gauge.has else "free",)) for at in range(gauge.limit)], gauge.limit))
    text = writer.text(sheets.Say("web-of", {"has": gauge.has, "limit": gauge.limit}))
    return f"<li>{name}{_bar(cells)}<b>{text}</b></li>"


def _area(area: page_parts.Area, writer: MarkupWriter) -> str:
    places = "".join(f"<i{classes(_seat_of(owner, writer))}>{writer.text(owner[:1])}</i>" for owner in area.places)
    owners = ", ".join(filter(None, area.places))
    heard = f'role="img" aria-label="{writer.text(owners)}"' if owners else 'aria-hidden="true"'
    built = f'<div class="sites" {heard}>{places}</div>' if places else ""
    note = f"<small>{writer.text(area.note)}</small>" if writer.plain(area.note) else ""
    current = ' aria-current="true"' if area.due else ""
    head = f"<div><b>{writer.text(area.name)}</b> {_run(area.there, writer)}</div>"
    return f"<li{classes(f'kind-{area.kind}', 'due' if area.due else '')}{current}>{head}{built}{note}</li>"


def _seat_of(owner: str, writer: MarkupWriter) -> str:
    number = writer.seat_number(owner)
    return f"s{number}" if number else ""


LISTS: Mapping[type, tuple[str, Callable[..., str]]] = {
    page_parts.Entry: ('<dl class="entries">{}</dl>', _entry),
    page_parts.Card: ('<div class="cards">{}</div>', _card),
    page_parts.Good: ('<ul class="goods">{}</ul>', _good),
    page_parts.Gauge: ('<ul class="gauges">{}</ul>', _gauge),
    page_parts.Area: ('<ul class="areas">{}</ul>', _area),
}
"""Lists of parts of one kind, and the writer of each part."""


# Tracks

FIELD, TALL, TOP, FOOT, ROOM = 16, 22, 16, 17, 5
"""The size of a field, the room above and beneath the fields, and how many fields a name needs."""
INSIDE = FIELD - 3
"""Width of several letters in a field, so that they keep a distance from those of the next one."""
FIELDS, SHORT = 15, 9
"""Number of fields of the longest track, and of one with room for its name."""


def track_markup(track: page_parts.Track, writer: MarkupWriter) -> str:
    """Return a row of fields with its letter, its name, and its points."""
    below = FOOT if track.gone or track.runs else 0
    above = TOP if track.twice else 0
    size = (FIELD * max(FIELDS, len(track.squares)) + 2, above + TALL + below)
    drawing = svg_markup("track", size, writer.text(_track_summary(track)), _track_shapes(track, above))
    position = "short" if len(track.squares) <= SHORT else "above" if track.twice else ""
    name = f"<span{classes(position)}>{writer.text(track.name)}</span>"
    return f'<div class="row"><b>{writer.text(track.letter)}</b><div>{name}{drawing}</div><b>{track.points}</b></div>'


def _track_summary(track: page_parts.Track) -> sheets.Say:
    laid = sum(1 for square in track.squares if square.kind and not square.waits)
    facts = {"name": track.name, "laid": laid, "runs": track.gone, "points": track.points}
    return sheets.Say("web-track" if track.runs else "web-bar", facts)


def _track_shapes(track: page_parts.Track, above: int) -> Iterator[str]:
    if track.twice:
        yield from (
            letters("×2", FIELD * (at + 0.5) + 1.5, above - 3, "twice", width=FIELD - APART - 1)
            for at in range(track.twice)
        )
    for at, square in enumerate(track.squares):
        yield from _square(square, at * FIELD + 1, above)
    if track.runs:
        y, x = above + TALL + FOOT / 2, FIELD * track.gone + 1
        if track.gone:
            yield f'<path class="goes" d="M1 {y}H{x}"/>'
        # Near the right end there is no room after the locomotive: its name precedes it.
        behind = track.gone <= FIELDS - ROOM
        yield f'<use href="#i-loco" class="loco" x="{x + 2 if behind else x - 20}" y="{y - 8}" width="19" height="16"/>'
        yield letters(track.runs, x + 24 if behind else x - 24, y + 5, "runs", "" if behind else "before")


def _square(square: page_parts.Square, x: float, y: float) -> Iterator[str]:
    names = (
        "square",
        f"is-{square.kind}" if square.kind else "",
        "waits" if square.waits else "gains" if square.gains else "",
    )
    yield f'<rect{classes(*names)} x="{x:g}" y="{y:g}" width="{FIELD}" height="{TALL}"/>'
    if square.text.startswith("#"):
        yield f'<circle{classes("dot", f"is-{square.text[1:]}")} cx="{x + FIELD / 2:g}" cy="{y + TALL / 2:g}" r="5"/>'
    elif square.text == "man":
        yield f'<use href="#i-man"{classes("man", *names[1:])} x="{x + 1.5:g}" y="{y + 3:g}" width="13" height="16"/>'
    elif square.text:
        # Two letters fill their field in any font: unsqueezed, those of neighbours could touch.
        width = INSIDE if len(square.text) > 1 else 0
        yield letters(square.text, x + FIELD / 2, y + TALL / 2 + 4, "said", *names[1:], width=width)
