"""Lines that fill the fields of every class of move of every game, well or badly."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from hypothesis import strategies as st

from eighteen80.china.moves import NOTATION as CHINA
from eighteen80.line.fields import ANYWHERE, Reading
from eighteen80.line.forms import Field, Form
from eighteen80.line.notation import Notation
from eighteen80.russia.fields.spelling import NOTATION as RUSSIA
from eighteen80.russia.fields.spelling import SCORES
from eighteen80.yokohama.moves import NOTATION as YOKOHAMA

NOTATIONS: dict[str, Notation[Any]] = {"china": CHINA, "russia": RUSSIA, "russia scores": SCORES, "yokohama": YOKOHAMA}
SIGNS = ("0", "1", "2", "12", "+2", "-1", "+0", "none", "all", "?", "=", ">", "8/6", "Anna", "bank", "table", "supply")
TEXTS = (
    '"so; it is"',
    '"a  ; b"',
    '"say \\"so\\""',
    '"# none"',
    "plain",
    '"',
    "1 shop",
    "2 yen DE",
    "T2",
    "/coin",
    "f1 1",
)
FIGURES = ("1", "2", "3")
OFTEN: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(("FIELD", "SITE", "SLOT", "POWER", "YEN", "CARDS", "TOLD", "NUMBER"), FIGURES),
    "LINES": ("K", "T/1 K", "P return"),
    "LOCO | FACTORY": ("loco P K", "factory tile 2", "loco T/1 K factory"),
    "MARKERS": ("1", "front rear2", "f1 1"),
    "STEPS": ("T2", "Tk2 Pg", "T0"),
    "TILE": ("tile 1 for 5", "gap 3", "0"),
    "SPACE": ("black 2 T2", "engineer 12 brown 1 T", "factory 1"),
    "+WARE -WARE …": ("+1 copper -2 tea", "+2 silk", "+0 tea"),
    "PRINTED": ("6 > 5 points", "2 yen DE", "4 FR", "8/6", "3 > 0 points", "0 yen"),
    "PAYMENT": ("1 copper 2 yen", "2 yen", "1 import"),
    "FROM AREA, …": ("supply bank", "silk1 laboratory , supply bank"),
    "CHOICE": ("1 silk 1 tea",),
    "GOAL GOAL GOAL": ("copper5 yen10 prod4", "fish7 tech4 trade4"),
    "WARES": ("1 copper 2 silk", "0 tea", "2t2sc"),
    "PIECES": ("2 assistant 1 shop", "0 shop"),
    "MOVE": ("pass", "done", "black 2 T2", "buy HKR", "Bert: buy HKR"),
    "RULED": ("done", "shop 1 = 2 yen"),
    "TRAIN: STOP STOP … / …": ("2R: N10 N12", "3: F8 F10 / 2: K13 K15", "none"),
    "COMPANY [SHARES] …": ("HKR 2 NJR 1", "HKR"),
    "POSITION": ("W-E", "/1"),
    "AMOUNT": ("100", "0", "20."),
}
"""Words that fill a field, by its label, where a list of single words does not."""
MOST_CHOICES, MOST_WORDS = 60, 4


def forms() -> Iterator[tuple[str, Form[Any]]]:
    """Yield every class of move, with the notation that writes it."""
    for name, notation in NOTATIONS.items():
        for form in notation.forms.values():
            yield name, form


def lines(form: Form[Any]) -> st.SearchStrategy[str]:
    """Return lines that begin with the verb and go on with words for the fields in their order."""
    return st.tuples(st.just(form.verb), *(_words(field, form) for field in form.fields)).map(
        lambda parts: " ".join(filter(None, parts))
    )


def _words(field: Field, form: Form[Any]) -> st.SearchStrategy[str]:
    choices = tuple(field.kind.choices(Reading(ANYWHERE, form.move, {})))[:MOST_CHOICES]
    often = (*choices, *OFTEN.get(field.kind.label, ()))
    likely = st.sampled_from(often or (*SIGNS, *TEXTS))
    ways = {
        "absent": st.just(""),
        "likely": likely,
        "keyed": likely.map(lambda text: f"{field.kind.key} {text}"),
        "said": st.lists(likely | st.sampled_from((*SIGNS, *TEXTS)), max_size=MOST_WORDS).map(" ".join),
    }
    chosen = ("keyed", "likely", "said") if field.required else ("absent", "absent", "keyed", "said")
    return st.sampled_from(chosen).flatmap(ways.__getitem__).map(str.strip)
