"""The whole page around its parts. It holds neither script nor style, only the names of their files."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from eighteen80 import resources
from eighteen80.layout import LOG, MAP
from eighteen80.page_parts import Panel
from eighteen80.sheets import Say, Text
from eighteen80.table.draw.colours import LOOKS
from eighteen80.web.fragments import (
    ASIDE,
    BLANK,
    FIGURES,
    LINE,
    MAP_DETAILS,
    MAP_FOUND,
    MAY,
    NOTICES,
    OVER,
    RESULT,
    STATUS,
    TOP,
    UNDER,
    PageContent,
    Parts,
)
from eighteen80.web.markup import MarkupWriter, picture, text_markup
from eighteen80.words import LANGUAGES

INKS = "@inks"
"""Address of the markers' colours."""

WHO = "/?who"
"""Address for choosing one's name."""

RULINGS = "/rulings"
"""Address of the game's rulings."""

ME = "me"
"""Tab of the player's own part."""

AS_IT_IS = "own"
"""The look that the device prefers."""

STATE = re.compile(r'<i class="([^"]*)">(.*)</i>')


class Viewer(NamedTuple):
    """The viewer: a player, or no one's page.

    `at` is the version seen last and `now` its time, `inks` the address of the markers' colours; the address may name a
    `language` and a `tab`.
    """

    seats: Sequence[str]
    player: str
    at: str
    inks: str
    language: str = ""
    tab: str = ""
    now: str = ""

    @property
    def seat(self) -> str:
        """The number of the seat, as addresses name it."""
        return str(self.seats.index(self.player) + 1) if self.player else ""

    @property
    def here(self) -> str:
        """The address of this page."""
        return f"/seat/{self.seat}" if self.seat else "/"

    def link(self, place: str, language: str = "", tab: str = "") -> str:
        """Return the address of a page, in another language or in the one asked for here, and on a tab."""
        asked = {"lang": language or self.language, "tab": tab}
        query = "&amp;".join(f"{name}={value}" for name, value in asked.items() if value)
        return f"{place}{'&amp;' if '?' in place else '?'}{query}" if query else place


NO_VIEWER = Viewer((), "", "", "")
"""A viewer who sees nothing of the game."""


def page_markup(title: str, content: PageContent, parts: Parts, viewer: Viewer, writer: MarkupWriter) -> str:
    """Return the page with all its parts."""
    tabs = {ME: "me", **content.page.tabs}
    sections = {**content.panels, LOG: {LOG: Panel("", Text(()))}}
    up = viewer.tab if viewer.tab in (ME, *sections) else ME
    look, tab = STATE.fullmatch(parts[STATUS]).groups()  # type: ignore[union-attr]
    others = [name for name in sections if name not in tabs]
    return (
        f'<!DOCTYPE html><html lang="{writer.words.language}"><head>{_head(f"{tab} · {writer.text(title)}", viewer)}'
        f'<script src="/page.js" defer></script></head>'
        f'<body class="on-{up}{"" if viewer.player else " tv"}" data-at="{viewer.at}" data-seat="{viewer.seat}" '
        f'data-mine="{writer.seat_number(viewer.player)}" data-player="{writer.text(viewer.player)}" '
        f'data-game="{content.game.key}" data-name="{writer.text(title)}">{signs()}'
        f'<a class="skip" href="#main">{writer.text(Say("view-skip"))}</a>'
        f'<header id="top" class="{look}">{_lines(parts)}{_lost_notice(writer)}{_menu(others, viewer, writer)}</header>'
        f'<main id="main" tabindex="-1">{_age_notice(viewer, writer)}<div data-part="{NOTICES}">{parts[NOTICES]}</div>'
        f"{_me(parts, viewer, writer, up=up == ME)}"
        f"{''.join(_section(name, panels, parts, writer, up=up == name) for name, panels in sections.items())}</main>"
        f"{_tabs(tabs, up, viewer, writer, over=look.startswith(OVER))}</body></html>"
    )


def rulings_page(title: str, rulings: Mapping[str, Text], viewer: Viewer, writer: MarkupWriter) -> str:
    """Write the rulings of the game as a page of its own, each under its number; nothing on it changes."""
    sections = "".join(
        f'<section id="{key}" class="inside">{text_markup(text, writer)}</section>' for key, text in rulings.items()
    )
    back = f'<p><a href="{viewer.link("/")}">{writer.text(title)}</a></p>'
    heading, inside = writer.text(Say("view-rulings")), sections or writer.text(Say("view-no-rulings"))
    body = f"<header><h1>{heading}</h1></header><main>{inside}{back}</main>"
    return _plain_document(_head(heading, viewer), "alone", body, writer)


def scan_page(text: str, steps: Sequence[Say], writer: MarkupWriter) -> str:
    """Return the page for a refused device: the reason, and the remedy step by step."""
    title = writer.text(Say("scan-title") if steps else text)
    rows = "".join(f"<li>{writer.text(step)}</li>" for step in steps)
    body = f'<p>{writer.text(text)}</p><ol class="inside">{rows}</ol>' if steps else ""
    inside = f"<main>{signs()}{picture('scan')}<h1>{title}</h1>{body}</main>"
    return _plain_document(_head(title, NO_VIEWER), "scan", inside, writer)


def asking_page(player: str, writer: MarkupWriter) -> str:
    """Return the page for a device that waits for the banker's answer; it reloads itself."""
    title, text = writer.text(Say("scan-asking")), writer.text(Say("scan-asked", {"player": player}))
    head = f'<meta http-equiv="refresh" content="4">{_head(title, NO_VIEWER)}'
    other = f'<p><a href="{WHO}">{writer.text(Say("view-other"))}</a></p>'
    inside = f"<main>{signs()}{picture('scan')}<h1>{title}</h1><p>{text}</p>{other}</main>"
    return _plain_document(head, "scan", inside, writer)


def _plain_document(head: str, name: str, body: str, writer: MarkupWriter) -> str:
    language = writer.words.language
    return f'<!DOCTYPE html><html lang="{language}"><head>{head}</head><body class="{name}">{body}</body></html>'


def signs() -> str:
    """Return the small pictures of a page."""
    return resources.screen("page/signs.svg").read_text("utf-8")


def _head(title: str, viewer: Viewer) -> str:
    """Name a page, and where its looks are."""
    styles = [("", "/page.css"), ("", "/theme.css")]
    styles += [(f' data-part="{INKS}"', viewer.inks)] if viewer.inks else []
    links = "".join(f'<link{name} rel="stylesheet" href="{place}">' for name, place in styles)
    return (
        '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">'
        f'<title>{title}</title>{links}<link rel="icon" href="/sign.svg">'
    )


# At the top


def _lines(parts: Parts) -> str:
    return (
        f'<div class="lines"><h1 role="status" data-part="{TOP}">{parts[TOP]}</h1>'
        f'<p class="event" data-part="{UNDER}">{parts[UNDER]}</p>'
        f'<p class="aside" data-part="{ASIDE}">{parts[ASIDE]}</p>'
        f'<span hidden data-part="{STATUS}">{parts[STATUS]}</span></div>'
    )


def _lost_notice(writer: MarkupWriter) -> str:
    """Return the notice for a lost connection; the script adds the time."""
    since, tab = writer.text(Say("web-lost-since", {"seconds": BLANK})), writer.text(Say("web-tab-lost"))
    return (
        f'<div id="lost" class="lines" role="alert" data-title="{tab}" hidden><b>{writer.text(Say("web-lost"))}</b>'
        f'<p data-say="{since}"></p></div>'
    )


def _age_notice(viewer: Viewer, writer: MarkupWriter) -> str:
    """Return the notice with the time of the content: for a lost connection, or without the script."""
    text, now = writer.text(Say("web-old", {"time": BLANK})), writer.text(Say("web-as-of", {"time": viewer.now}))
    again = writer.text(Say("web-try"))
    here = viewer.link(viewer.here, tab=viewer.tab)
    return (
        f'<div id="old" class="inside" hidden><p data-say="{text}"></p><button type="button">{again}</button></div>'
        f'<noscript><p class="inside">{now} <a href="{here}">{writer.text(Say("web-reload"))}</a></p></noscript>'
    )


def _menu(others: Sequence[str], viewer: Viewer, writer: MarkupWriter) -> str:
    """Return the menu: rarer panels, the look, the language, the seat."""
    led = [(viewer.link(viewer.here, tab=name), f"tab-{name}", f' data-to="{name}"') for name in others]
    led += [(viewer.link(WHO), "view-other", "")] if viewer.player else []
    led += [(viewer.link(RULINGS), "view-rulings", "")]
    links = "".join(f'<li><a href="{to}"{more}>{writer.text(Say(name))}</a></li>' for to, name, more in led)
    button = '<li><button type="button" data-dress="{}" aria-pressed="false">{}</button></li>'
    looks = "".join(button.format(look, writer.text(Say(f"look-{look}"))) for look in (AS_IT_IS, *LOOKS))
    languages = "".join(
        f'<li><a hreflang="{name}" lang="{name}" href="{viewer.link(viewer.here, name)}">{name}</a></li>'
        for name in LANGUAGES
    )
    print_ = f'<li><button type="button" class="print">{writer.text(Say("web-print"))}</button></li>'
    bell = f'<li><button type="button" class="bell" aria-pressed="false">{writer.text(Say("web-bell"))}</button></li>'
    return (
        f'<details class="menu"><summary aria-label="{writer.text(Say("web-menu"))}">{picture("menu")}</summary><div>'
        f'<ul>{links}</ul><ul class="scripted">{print_}{bell}</ul><ul class="scripted dress">{looks}</ul>'
        f"<ul>{languages}</ul></div></details>"
    )


# In the middle


def _part(name: str, parts: Parts, kind: str = "panel") -> str:
    known = name.rpartition("/")[2].removeprefix("@").removeprefix("mine-")
    return f'<div class="{kind} p-{known}" data-part="{name}">{parts.get(name, "")}</div>'


def _me(parts: Parts, viewer: Viewer, writer: MarkupWriter, *, up: bool) -> str:
    """Return the viewer's own part, or the question for a name."""
    own = (name for name in parts if name.startswith("@mine-") and "/" not in name)
    mine = "".join(_part(name, parts) for name in (RESULT, LINE, FIGURES, MAY, *own))
    asked = "" if viewer.player else _seat_question(viewer, writer)
    return f'<section id="{ME}" class="{"up" if up else ""}" aria-labelledby="to-{ME}">{mine}{asked}</section>'


def _seat_question(viewer: Viewer, writer: MarkupWriter) -> str:
    seats = "".join(
        f'<li><a href="{viewer.link(f"/seat/{number}")}">{writer.text(name)}</a></li>'
        for number, name in enumerate(viewer.seats, 1)
    )
    return f'<div class="panel p-who"><p>{writer.text(Say("view-who"))}</p><ul class="seats">{seats}</ul></div>'


def _section(name: str, panels: Mapping[str, Panel], parts: Parts, writer: MarkupWriter, *, up: bool) -> str:
    inside = "".join(
        _map(parts, writer) if pane == MAP and MAP_DETAILS in parts else _part(pane, parts) for pane in panels
    )
    inside += "".join(_part(own, parts) for own in parts if own.startswith(f"@mine-{name}/"))
    label = writer.text(Say(f"tab-{name}"))
    return f'<section id="{name}" class="{"up" if up else ""}" aria-label="{label}">{inside}</section>'


def _map(parts: Parts, writer: MarkupWriter) -> str:
    larger, label = writer.text(Say("view-enlarge")), writer.text(Say(f"pane-{MAP}"))
    button = f'<button type="button" class="enlarge" aria-pressed="false" aria-label="{larger}">+</button>'
    room = f'<div class="room" role="group" aria-label="{label}" data-part="{MAP}">{parts[MAP]}</div>'
    return (
        f'<div class="panel p-map"><div data-part="{MAP_FOUND}">{parts[MAP_FOUND]}</div>{room}{button}'
        f'<div data-part="{MAP_DETAILS}">{parts[MAP_DETAILS]}</div></div>'
    )


# At the foot


def _tabs(tabs: Mapping[str, str], up: str, viewer: Viewer, writer: MarkupWriter, *, over: bool) -> str:
    inside = "".join(_tab(name, sign, up, viewer, writer, over=over) for name, sign in tabs.items())
    return f'<nav class="tabs" aria-label="{writer.text(Say("view-pages"))}"><ul>{inside}</ul></nav>'


def _tab(name: str, sign: str, up: str, viewer: Viewer, writer: MarkupWriter, *, over: bool) -> str:
    current = ' aria-current="page"' if name == up else ""
    text = writer.text(Say(f"tab-{'result' if over and name == ME else name}"))
    # The name of the first tab changes when the game is over, possibly while it is open.
    ended = f' data-over="{writer.text(Say("tab-result"))}"' if name == ME else ""
    names = f"<span{ended}>{text}</span>"
    here = viewer.link(viewer.here, tab=name)
    return f'<li><a id="to-{name}" href="{here}" data-to="{name}"{current}>{picture(sign)}{names}</a></li>'
