"""The whole page: what stands around its parts. It holds neither script nor style, only names where they are."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from eighteen80.layout import FACE, HEAD, LOG, MAP, Layout
from eighteen80.sheets import Say, Text
from eighteen80.table.draw.colours import LOOKS
from eighteen80.web.fragments import BESIDE, MAP_BESIDE, NOTICES, OWN, TURN, Parts, pages, section_of
from eighteen80.web.markup import Pen
from eighteen80.web.tables import text_markup
from eighteen80.words import LANGUAGES

INKS = "@inks"
"""Where the colours of markers are."""

WHO = "/?who"
"""Where one says who one is."""

RULINGS = "/rulings"
"""Where the rulings of the game are read."""

AS_IT_IS = "own"
"""The look that the device prefers."""


class Viewer(NamedTuple):
    """Who looks: a player, or nobody's player.

    `at` is what was seen last, `inks` where the colours of markers are, `language` the one that the address asks for.
    """

    seats: Sequence[str]
    player: str
    at: str
    inks: str
    language: str = ""

    @property
    def seat(self) -> str:
        """The number of the seat, as addresses name it."""
        return str(self.seats.index(self.player) + 1) if self.player else ""

    def leading(self, place: str, language: str = "") -> str:
        """The address of another page, in another language or in the one that was asked for here."""
        chosen = language or self.language
        return f"{place}{'&amp;' if '?' in place else '?'}lang={chosen}" if chosen else place


def whole(title: str, layout: Layout, parts: Parts, viewer: Viewer, pen: Pen) -> str:
    """The page with all its parts."""
    sections = {OWN: (FACE,), **pages(layout)}
    # After what is one's own: on a phone that has to be seen first. Where there is room it is put above by its look.
    strip = f'<div class="strip">{_part(layout.strip, parts)}</div>' if layout.strip in parts else ""
    said = "".join(_sections(sections, parts, viewer, pen))
    lost = f'<p id="lost" role="status" hidden data-out="{pen.text(Say("view-out"))}">{pen.text(Say("view-lost"))}</p>'
    return (
        f'<!DOCTYPE html><html lang="{pen.words.language}"><head>{_head(title, viewer, pen)}</head>'
        f'<body data-at="{viewer.at}" data-seat="{viewer.seat}" data-player="{pen.text(viewer.player)}">'
        f'<a class="skip" href="#own">{pen.text(Say("view-skip"))}</a>'
        f"<header><h1>{pen.text(title)}</h1>{_part(HEAD, parts)}{_part(NOTICES, parts)}</header>{lost}"
        f'<div id="turn" role="status" aria-live="polite" data-part="{TURN}">{parts[TURN]}</div>'
        f'<nav aria-label="{pen.text(Say("view-pages"))}"><ul>{"".join(_tabs(sections, viewer, pen))}</ul></nav>'
        f'<main>{said}{strip}</main>{_settings(viewer, pen)}<div hidden data-part="{BESIDE}">{parts[BESIDE]}</div>'
        "</body></html>"
    )


def rulings_page(title: str, rulings: Mapping[str, Text], viewer: Viewer, pen: Pen) -> str:
    """Write the rulings of the game as a page of its own, each under its number; nothing on it changes."""
    name = pen.text(Say("view-rulings"))
    told = "".join(f'<section id="{key}">{text_markup(told, pen)}</section>' for key, told in rulings.items())
    back = f'<ul class="seats"><li><a href="{viewer.leading("/")}">{pen.text(title)}</a></li></ul>'
    return (
        f'<!DOCTYPE html><html lang="{pen.words.language}"><head>{_sheets(name, viewer)}</head>'
        f"<body><header><h1>{name}</h1></header><main>{told or pen.text(Say('view-no-rulings'))}</main>"
        f"<footer>{back}</footer></body></html>"
    )


def _head(title: str, viewer: Viewer, pen: Pen) -> str:
    who = f"{viewer.player} · {title}" if viewer.player else title
    return f'{_sheets(pen.text(who), viewer)}<script src="/page.js" defer></script>'


def _sheets(title: str, viewer: Viewer) -> str:
    """Name a page, and where its looks are."""
    styles = (("", "/page.css"), ("", "/theme.css"), (f' data-part="{INKS}"', viewer.inks))
    links = "".join(f'<link{name} rel="stylesheet" href="{place}">' for name, place in styles)
    return (
        f'<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<title>{title}</title>{links}<link rel="icon" href="/sign.svg">'
    )


def _part(name: str, parts: Parts) -> str:
    return f'<div data-part="{name}">{parts[name]}</div>'


def _place(page: str) -> str:
    return "own" if page == OWN else section_of(page)


def _name(page: str, viewer: Viewer, pen: Pen) -> str:
    """What a page is called: the first by whoever looks."""
    return pen.text((viewer.player or Say(f"page-{FACE}")) if page == OWN else Say(f"page-{page}"))


def _tabs(sections: Mapping[str, Sequence[str]], viewer: Viewer, pen: Pen) -> Iterator[str]:
    for page in sections:
        place = _place(page)
        yield f'<li><a href="#{place}" data-to="{place}">{_name(page, viewer, pen)}</a></li>'


def _sections(sections: Mapping[str, Sequence[str]], parts: Parts, viewer: Viewer, pen: Pen) -> Iterator[str]:
    for page, panes in sections.items():
        inside = "".join(_pane(pane, parts, pen, alone=len(panes) == 1) for pane in panes)
        own = "".join(_first(parts, viewer, pen)) if page == OWN else ""
        place = _place(page)
        name = f"of-{place}"
        head = f'<h2 id="{name}">{_name(page, viewer, pen)}</h2>'
        yield f'<section id="{place}" aria-labelledby="{name}">{head}{own}{inside}</section>'


def _first(parts: Parts, viewer: Viewer, pen: Pen) -> Iterator[str]:
    """What belongs to whoever looks; whoever has not said who it is, is asked."""
    yield _part(OWN, parts)
    if viewer.player:
        yield f"<h3>{pen.text(Say(f'page-{FACE}'))}</h3>"
    else:
        seats = "".join(
            f'<li><a href="{viewer.leading(f"/seat/{number}")}">{pen.text(name)}</a></li>'
            for number, name in enumerate(viewer.seats, 1)
        )
        yield f'<p>{pen.text(Say("view-who"))}</p><ul class="seats">{seats}</ul>'


def _pane(pane: str, parts: Parts, pen: Pen, *, alone: bool) -> str:
    head = "" if alone and pane in (FACE, LOG, MAP) else f"<h3>{pen.text(Say(f'pane-{pane}'))}</h3>"
    if pane == MAP and MAP_BESIDE in parts:
        return f'<div class="pane">{head}{_map(parts, pen)}</div>'
    return f'<div class="pane">{head}<div data-part="{pane}">{parts.get(pane, "")}</div></div>'


def _map(parts: Parts, pen: Pen) -> str:
    button = f'<button type="button" class="enlarge" aria-pressed="false">{pen.text(Say("view-enlarge"))}</button>'
    label = pen.text(Say(f"pane-{MAP}"))
    room = f'<div class="room" role="group" aria-label="{label}" data-part="{MAP}">{parts[MAP]}</div>'
    return f'{button}{room}<div data-part="{MAP_BESIDE}">{parts[MAP_BESIDE]}</div>'


def _look(look: str, pen: Pen) -> str:
    said = pen.text(Say(f"look-{look}"))
    return f'<li><button type="button" data-dress="{look}" aria-pressed="false">{said}</button></li>'


def _settings(viewer: Viewer, pen: Pen) -> str:
    """Another player, another look, another language."""
    looks = "".join(_look(look, pen) for look in (AS_IT_IS, *LOOKS))
    here = f"/seat/{viewer.seat}" if viewer.seat else "/"
    languages = "".join(
        f'<li><a hreflang="{language}" href="{viewer.leading(here, language)}">{language}</a></li>'
        for language in LANGUAGES
    )
    other = f'<li><a href="{viewer.leading(WHO)}">{pen.text(Say("view-other"))}</a></li>' if viewer.player else ""
    read = f'<li><a href="{viewer.leading(RULINGS)}">{pen.text(Say("view-rulings"))}</a></li>'
    who = f'<ul class="seats">{other}{read}</ul>'
    return (
        f'<footer class="settings"><details><summary>{pen.text(Say("view-settings"))}</summary>{who}'
        f'<ul class="choices dress">{looks}</ul><ul class="seats">{languages}</ul></details></footer>'
    )
