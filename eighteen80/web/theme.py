"""Style of a page: the colours of a theme as variables for the stylesheets in `screens/`."""

from __future__ import annotations

import re
from collections.abc import Mapping

from eighteen80 import resources
from eighteen80.sheets import SEATS
from eighteen80.table.draw.colours import LOOKS, PLAIN, Look, legible, look_of, readable
from eighteen80.web.map_drawing import FARTHEST

ZONES = ("#efeae0", "#d9ead9", "#d5e5f4", "#e2daf3", "#f8dbe3", "#fcdcc6")
"""The zones of a chart on light paper."""

PARTS = ("#d19a17", "#2a9d94", "#b0507f", "#6b7f2a", "#5b68a8", "#98948a")
"""The parts of a sum, in other hues than seats."""

VARIABLE = re.compile(r"var\(--([\w-]+)\)")


def variables(look: Look) -> Mapping[str, str]:
    """Map the names in stylesheets to every colour of a look."""
    look = look._replace(
        screen={**look.screen, **look.paper},
        zones=look.zones if look.dark else ZONES,
        map=look.map._replace(grounds={**look.map.grounds, PLAIN: look.paper["plain"]}),
    )
    tones = {f"t-{tone}": legible(ink.fore, look) for tone, ink in look.tones.items() if ink.fore}
    zones = {f"zone-{number}": colour for number, colour in enumerate(look.zones)}
    runs = {f"run-{number}": colour for number, colour in enumerate(look.map.runs)}
    seats = {f"seat-{number}": legible(colour, look) for number, colour in enumerate(SEATS)}
    own = {"due": look.due, "rule": look.rule.fore, "zone-ink": look.zone_ink, "reach": look.map.reach}
    own["half-panel"] = f"{look.paper['panel']}80"
    drawn = {"wall": look.map.wall, "place": look.map.place, "ring": look.map.ring, "cost": look.map.cost}
    grounds = {f"ground-{name}": colour for name, colour in look.map.grounds.items()}
    letters = {f"on-{name}": readable(colour) for name, colour in look.map.grounds.items()}
    track = {f"track-{name}": colour for name, colour in look.map.track.items()}
    parts = {f"part-{number}": colour for number, colour in enumerate(PARTS)}
    page = {**look.screen, "muted": legible(look.screen["muted"], look)}
    return {**page, **parts, **tones, **zones, **runs, **seats, **own, **drawn, **grounds, **letters, **track}


def ground_rules(look: Look) -> str:
    """Return the styles of a map's grounds with the track and letters on them, from its game."""
    return "".join(
        f".on-{name} .hex{{fill:var(--ground-{name})}}"
        f".on-{name} .word{{fill:var(--on-{name});stroke:var(--ground-{name})}}"
        f".on-{name} .rail{{stroke:var(--track-{name})}}"
        for name in look.map.grounds
    )


def numbered_rules() -> str:
    """Return the colours of seats, of the parts of a sum and of a chart's zones, and the indents of bricks."""
    seats = "".join(
        f".s{number}{{--seat:var(--seat-{number - 1})}}rect.s{number}{{fill:var(--seat-{number - 1})}}"
        f".series.s{number}{{stroke:var(--seat-{number - 1})}}text.s{number}{{fill:var(--seat-{number - 1})}}"
        for number in range(1, len(SEATS) + 1)
    )
    parts = "".join(
        f"rect.part-{number}{{fill:var(--part-{number})}}.t-part-{number}{{--part:var(--part-{number})}}"
        for number in range(len(PARTS))
    )
    zones = "".join(
        f".prices .zone-{number}{{fill:var(--zone-{number})}}.swatch.zone-{number}{{background:var(--zone-{number})}}"
        for number in range(1, len(ZONES))
    )
    insets = "".join(f".in-{number}{{padding-inline-start:{4 * number}rem}}" for number in range(1, FARTHEST + 1))
    return f"{seats}{parts}{zones}@container(min-width:46rem){{{insets}}}"


def own_rules() -> str:
    """Return the styles of the player's own things in shared parts: a tint, and “you” for the name."""
    numbers = range(1, len(SEATS) + 1)
    names = ",".join(f'[data-mine="{number}"] .s{number} .name' for number in numbers)
    yous = ",".join(f'[data-mine="{number}"] .s{number} .you' for number in numbers)
    rows = ",".join(f'[data-mine="{number}"] tbody tr:has(th .s{number})' for number in numbers)
    return f"{names}{{display:none}}{yous}{{display:inline;font-weight:700}}{rows}{{background:var(--pale)}}"


def themes(game: str) -> str:
    """Return all themes in one stylesheet: the device's preference, unless one is chosen."""
    looks = {name: look_of(name, game) for name in LOOKS}
    file = resources.asset_path(f"{game}/page.css")
    return "".join(
        (
            _theme(":root", looks["light"]),
            f"@media(prefers-color-scheme:dark){{{_theme(':root', looks['dark'])}}}",
            f"@media(prefers-contrast:more){{{_theme(':root', looks['contrast'])}}}",
            *(_theme(f":root[data-theme={name}]", look) for name, look in looks.items()),
            f"@media print{{{_theme(':root:root', looks['light'])}}}",
            ground_rules(looks["light"]),
            numbered_rules(),
            own_rules(),
            file.read_text("utf-8") if file.is_file() else "",
        )
    )


def _theme(where: str, look: Look) -> str:
    colours = "".join(f"--{name}:{colour};" for name, colour in variables(look).items())
    return f"{where}{{color-scheme:{'dark' if look.dark else 'light'};{colours}}}"


def fill_colours(rules: str, look: Look) -> str:
    """Replace the variables in the rules by the colours of one look, for programs that know no variables."""
    colours = variables(look)
    return VARIABLE.sub(lambda found: colours[found[1]], rules)


def drawing_style(look: Look) -> str:
    """Return the stylesheet of separate drawings, in one look."""
    rules = resources.screen("page/drawn.css").read_text("utf-8")
    return fill_colours(rules + ground_rules(look) + numbered_rules(), look)
