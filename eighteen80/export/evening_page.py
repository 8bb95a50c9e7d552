"""An evening as one file that opens anywhere: the report, and the whole game to step through.

It loads nothing from elsewhere. Its style and its script are inline and allowed by their hashes, so that a browser
would ignore anything else that might ever get into it.
"""

from __future__ import annotations

import json
import re
from base64 import b64encode
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from hashlib import sha256
from itertools import chain

from eighteen80 import registry, resources
from eighteen80.engine.game import AnyState
from eighteen80.export.club import Statistic
from eighteen80.export.evening import Part, parts, tally
from eighteen80.export.name_masking import MaskedWords
from eighteen80.export.snapshots import encode_moments
from eighteen80.layout import HEAD, MAP
from eighteen80.page_parts import Gauge, Panel
from eighteen80.record.history import Accepted
from eighteen80.record.replay import Progress, Record, paints
from eighteen80.sheets import Cell, HexMap, Line, Say, Sheet, Text, Wording
from eighteen80.table import default_panes
from eighteen80.web.document import signs
from eighteen80.web.fragments import PageContent
from eighteen80.web.map_drawing import in_words
from eighteen80.web.markup import MarkupWriter, classes, ink_rules, inks
from eighteen80.web.part_markup import line_markup, list_markup, panel_markup, sheet_markup
from eighteen80.web.result_markup import result_markup
from eighteen80.web.theme import themes

CONSEQUENCES, STOPS = "said", "stops"
"""Panes with the move made and with the line of play; no panel has such a name."""
ABOVE = (CONSEQUENCES, HEAD, STOPS)

LOOKS_OF_A_PAGE = ("page/page.css", "page/drawn.css", "evening/evening.css")
WIDE, FITTED = "wide", "wide pane"
"""Classes of a pane that scrolls if it is too wide, and of one that is laid out again."""
BUTTONS = (("first", "«"), ("back", "‹"), ("play", "▶"), ("on", "›"), ("last", "»"))


def evening_page(record: Record, words: MaskedWords, reached: Progress = lambda _done, _number: None) -> str:
    """Return the page of an evening; `reached` receives the number of moments drawn."""
    game = record.game
    writer = MarkupWriter(words, paints(game, record.header), tuple(record.header.seats))
    sections = _result(record, writer) + "".join(_section(part, writer) for part in _parts(record, writer))
    moments = encode_moments(_moments(record, writer, reached))
    stepping = _stepper(record, moments.panes, writer)
    colours = inks((sections, *moments.pieces))
    style = f"{_look()}{themes(game.key)}{ink_rules(colours)}{_readable(sections)}"
    return document(title(record, writer), sections + stepping, style, words, moments.plain())


MAP_WIDTH = re.compile(r'<svg [^>]*class="map[^>]* viewBox="0 0 (\d+)')
LEAST, FINE = 12, 11
"""Smallest readable size of letters, and the size of the smallest on a map."""


def title(record: Record, writer: MarkupWriter) -> tuple[str, str]:
    """Return the title of the page, and the line beneath it."""
    header = record.header
    beneath = (header.date, writer.plain(Say("tally-moves", {"moves": len(record.entries)})))
    return writer.plain(" · ".join(filter(None, (header.game, header.table)))), " · ".join(filter(None, beneath))


def _look() -> str:
    return "".join(resources.screen(name).read_text("utf-8") for name in LOOKS_OF_A_PAGE)


def _readable(markup: str) -> str:
    """Return the width below which a map's letters would be too small: then it scrolls."""
    widths = [int(found[1]) for found in MAP_WIDTH.finditer(markup)]
    return f".map{{min-width:{max(widths) * LEAST // FINE + 1}px}}" if widths else ""


def document(
    heading: tuple[str, str], body: str, style: str, words: MaskedWords, data: Mapping[str, object] | None = None
) -> str:
    """Return a page: the heading, the report, and the script with its data, if there is any."""
    name, beneath = map(MarkupWriter(words).text, heading)
    script = resources.screen("evening/evening.js").read_text("utf-8") if data else ""
    policy = f"default-src 'none'; img-src data:; style-src {_hash(style)}; script-src {_hash(script)}"
    return "".join(
        (
            f'<!doctype html>\n<html lang="{words.language}"><head><meta charset="utf-8">',
            f"<meta http-equiv=\"Content-Security-Policy\" content=\"{policy}; base-uri 'none'; form-action 'none'\">",
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f'<meta name="referrer" content="no-referrer"><title>{name}</title><link rel="icon" href="data:,">',
            f'<style>{style}</style></head>\n<body>{signs()}<header id="top" class="over"><div class="lines">',
            f"<h1><bdi>{name}</bdi></h1><p>{beneath}</p></div></header><main>{body}</main>\n",
            f'<script type="application/json" id="moments">{_harmless(data)}</script>' if data else "",
            f"<script>{script}</script>" if data else "",
            "</body></html>\n",
        )
    )


def _hash(text: str) -> str:
    return f"'sha256-{b64encode(sha256(text.encode()).digest()).decode()}'"


def _harmless(data: Mapping[str, object]) -> str:
    """Escape the data so that no tag in it ends the script."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")


def club_page(shown: Iterable[Statistic], words_of: Callable[[str | None], MaskedWords]) -> str:
    """Return the page of a club: a section for each table, in the words of its game."""
    sections = "".join(
        _section(Part(table.title, (table.grid,)), MarkupWriter(words_of(table.game)), table.chart) for table in shown
    )
    style = f"{_look()}{themes(registry.first().key)}{ink_rules(inks((sections,)))}"
    words = words_of(None)
    return document((words.say("club-title"), ""), sections, style, words)


# Contents


def _result(record: Record, writer: MarkupWriter) -> str:
    """Return the end as the players saw it; "" for an unfinished game."""
    if record.game.due(record.state):
        return ""
    inside = result_markup(record.game, record.state, record.entries, writer, "")
    return f'<section class="told"><div class="panel p-result">{inside}</div></section>\n'


def _parts(record: Record, writer: MarkupWriter) -> Iterator[Part]:
    """Yield the parts of the evening; for a finished game, without those that its result shows already."""
    over = not record.game.due(record.state)
    for part in parts(record, writer.plain):
        if over and part.title == Say("evening-result"):
            yield part._replace(sheets=(tally(record),))
        elif not over or part.title != Say("tally-wealth"):
            yield part


def _section(part: Part, writer: MarkupWriter, chart: tuple[Gauge, ...] = ()) -> str:
    inside = "".join(_room(part.title, sheet, writer) for sheet in part.sheets)
    head = f'<div class="title"><h2>{writer.text(part.title)}</h2></div>'
    return f'<section class="told">{head}<div class="inside">{list_markup(chart, writer)}{inside}</div></section>\n'


def _room(called: Wording, sheet: Sheet, writer: MarkupWriter) -> str:
    """Return a sheet in a frame that scrolls, instead of the page, if it is wider than the screen."""
    name = writer.plain(called)
    markup = sheet_markup(sheet, writer, name)
    if isinstance(sheet, Text) or not markup:
        return markup
    kind = FITTED if isinstance(sheet, HexMap) and in_words(sheet) else WIDE
    return f'<div{classes(kind)} role="group" tabindex="0" aria-label="{writer.text(name)}">{markup}</div>'


# Every moment


def panels_of(content: PageContent) -> Mapping[str, Panel]:
    """Return what the players' page shows to everyone, by pane: the round, and its panels."""
    heading = (Cell(text, "" if at else "strong") for at, text in enumerate(content.page.heading(content.state)))
    panels = {pane: panel for tab in content.panels.values() for pane, panel in tab.items()}
    return {HEAD: Panel("", Text((Line(tuple(heading)),))), **panels}


def pane_markup(panel: Panel, writer: MarkupWriter) -> str:
    """Return a panel under its title; "" for an empty one."""
    title = Say(f"pane-{MAP}") if isinstance(panel.body, HexMap) else panel.title
    return panel_markup(panel._replace(title=title), writer)


def _moments(record: Record, writer: MarkupWriter, reached: Progress) -> Iterator[Mapping[str, str]]:
    """Yield the panes at the start and after each move; an unchanged one is left out."""
    last: dict[str, Panel] = {}
    for entry in (None, *record.entries):
        reached(entry.number if entry else 0, len(record.entries))
        content = content_of(record, entry.after if entry else record.start)
        panels = panels_of(content)
        changed = {pane: panel for pane, panel in panels.items() if pane not in last or last[pane] != panel}
        last.update(changed)
        yield {
            CONSEQUENCES: _consequences(record, entry, writer),
            STOPS: line_markup(content.stops, writer, ""),
            **{pane: pane_markup(panel, writer) for pane, panel in changed.items()},
        }


def content_of(record: Record, state: AnyState) -> PageContent:
    """Return what there is to see at a moment."""
    return PageContent(record.game, state, record.header.seats, ())


def _consequences(record: Record, entry: Accepted | None, writer: MarkupWriter) -> str:
    """Return the move, its consequences, and the notes after it."""
    after = entry.number if entry else 0
    notes = [Line((Cell(f"# {note.text}", "dim"),)) for note in record.comments if note.after == after]
    if entry is None:
        return sheet_markup(Text((Line((Cell(Say("evening-start"), "strong"),)), *notes)), writer)
    typed = writer.words.translate_line(entry.line)
    made = Line((Cell(entry.actor, "strong"), Cell(typed), Cell(entry.time[:5], "dim")))
    followed = (Line((Cell(Say(event.code, event.facts)),)) for event in entry.events if not event.quiet)
    return sheet_markup(Text((made, *followed, *notes)), writer)


# The whole game to step through


def _stepper(record: Record, used: Sequence[str], writer: MarkupWriter) -> str:
    """Return slider, buttons and rounds, and a place for each pane; without script, a notice of what is missing."""
    text = writer.text
    heading, without = text(Say("evening-steps")), text(Say("evening-no-script"))
    buttons = "".join(
        f'<button type="button" data-to="{what}" aria-label="{writer.text(Say(f"evening-go-{what}"))}">{sign}</button>'
        for what, sign in BUTTONS
    )
    last = len(record.entries)
    slider = f'<input type="range" id="at" min="0" max="{last}" value="0" aria-label="{text(Say("export-move"))}">'
    number = f'<output id="number" for="at">0</output><span> / {last}</span>'
    rounds = f'<select id="round" aria-label="{text(Say("evening-round"))}">{"".join(_rounds(record, writer))}</select>'
    places = "".join(map(_above, ABOVE)) + "".join(_halves(content_of(record, record.state), used, writer))
    return (
        f'<section id="steps"><h2>{heading}</h2><noscript><p>{without}</p></noscript>'
        f'<div id="panes" hidden>{places}</div>'
        f'<div id="stepper" role="group" aria-label="{heading}" hidden>'
        f'<p class="where">{number}{rounds}</p>{slider}<p class="buttons">{buttons}</p></div></section>\n'
    )


def _above(pane: str) -> str:
    live = ' aria-live="polite"' if pane == CONSEQUENCES else ""
    return f'<div class="above" tabindex="0" data-pane="{pane}"{live}></div>'


def _halves(content: PageContent, used: Sequence[str], writer: MarkupWriter) -> Iterator[str]:
    """Yield the places of the panels in two columns: those of the first tabs, and the others."""
    tabs = [tab for tab in content.page.tabs if tab in content.panels]
    first = tabs[: len(tabs) // 2]
    for half in (first, [tab for tab in (*tabs, *content.panels) if tab not in first]):
        panes = dict.fromkeys(pane for tab in half for pane in content.panels[tab] if pane in used)
        yield f'<div class="half">{"".join(_place(pane, writer) for pane in panes)}</div>'


def _place(pane: str, writer: MarkupWriter) -> str:
    """Return the place of a panel; that of a map scrolls."""
    name = writer.text(Say(f"pane-{MAP}"))
    scrolls = f' role="group" tabindex="0" aria-label="{name}"' if pane == MAP else ""
    return f'<div{classes("panel", f"p-{pane}", WIDE if pane == MAP else "")} data-pane="{pane}"{scrolls}></div>'


def _rounds(record: Record, writer: MarkupWriter) -> Iterator[str]:
    """Yield the first moment of each round."""
    game, key = record.game, None
    states: Iterable[tuple[int, AnyState]] = ((entry.number, entry.after) for entry in record.entries)
    for number, state in chain(((0, record.start),), states):
        if game.round_key(state) != key:
            key = game.round_key(state)
            yield f'<option value="{number}">{writer.text(default_panes.round_name(game, state))}</option>'
