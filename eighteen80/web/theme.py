"""How a page looks: the colours of a theme as the variables that the stylesheets in `screens/` speak of."""

from __future__ import annotations

import re
from collections.abc import Mapping

from eighteen80 import resources
from eighteen80.sheets import SEATS
from eighteen80.table.draw.colours import LOOKS, Look, legible, look_of, readable

VARIABLE = re.compile(r"var\(--([\w-]+)\)")


def variables(look: Look) -> Mapping[str, str]:
    """Every colour of a look by the name that stylesheets use."""
    tones = {f"t-{tone}": legible(ink.fore, look) for tone, ink in look.tones.items() if ink.fore}
    zones = {f"zone-{number}": colour for number, colour in enumerate(look.zones)}
    runs = {f"run-{number}": colour for number, colour in enumerate(look.map.runs)}
    seats = {f"seat-{number}": legible(colour, look) for number, colour in enumerate(SEATS)}
    own = {"due": look.due, "rule": look.rule.fore, "zone-ink": look.zone_ink, "reach": look.map.reach}
    drawn = {"wall": look.map.wall, "place": look.map.place, "ring": look.map.ring, "cost": look.map.cost}
    grounds = {f"ground-{name}": colour for name, colour in look.map.grounds.items()}
    letters = {f"on-{name}": readable(colour) for name, colour in look.map.grounds.items()}
    track = {f"track-{name}": colour for name, colour in look.map.track.items()}
    page = {**look.screen, "muted": legible(look.screen["muted"], look)}
    return {**page, **tones, **zones, **runs, **seats, **own, **drawn, **grounds, **letters, **track}


def ground_rules(look: Look) -> str:
    """The grounds of a map with the track and the letters on them; a game has its own."""
    return "".join(
        f".on-{name} .hex{{fill:var(--ground-{name})}}"
        f".on-{name} .word{{fill:var(--on-{name});stroke:var(--ground-{name})}}"
        f".on-{name} .rail{{stroke:var(--track-{name})}}"
        for name in look.map.grounds
    )


def themes(game: str) -> str:
    """All themes in one stylesheet: what the device prefers, unless one is chosen."""
    looks = {name: look_of(name, game) for name in LOOKS}
    return "".join(
        (
            _theme(":root", looks["light"]),
            f"@media(prefers-color-scheme:dark){{{_theme(':root', looks['dark'])}}}",
            f"@media(prefers-contrast:more){{{_theme(':root', looks['contrast'])}}}",
            *(_theme(f":root[data-theme={name}]", look) for name, look in looks.items()),
            f"@media print{{{_theme(':root:root', looks['light'])}}}",
            ground_rules(looks["light"]),
        )
    )


def _theme(where: str, look: Look) -> str:
    colours = "".join(f"--{name}:{colour};" for name, colour in variables(look).items())
    return f"{where}{{color-scheme:{'dark' if look.dark else 'light'};{colours}}}"


def filled(rules: str, look: Look) -> str:
    """Rules with the colours of one look put in, for whatever knows no variables."""
    colours = variables(look)
    return VARIABLE.sub(lambda found: colours[found[1]], rules)


def drawn(look: Look) -> str:
    """The stylesheet of drawings that stand alone, in one look."""
    return filled(resources.screen("page/drawn.css").read_text("utf-8") + ground_rules(look), look)
