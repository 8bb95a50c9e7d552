"""Every option of a table is played both ways, and every refusal that names a paragraph is met."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from eighteen80.china import GAME
from eighteen80.china.rules.setup import ONLINE
from eighteen80.refusals import Illegal
from eighteen80.resources import read_table
from tests.support.places import TESTS

SOURCES = [path for path in (TESTS / "china").rglob("test_*.py") if path.name != Path(__file__).name]


@pytest.mark.parametrize("option", [name for name in GAME.options if name != "advice"])
def test_every_option_of_a_table_is_played_both_ways(option: str):
    default, *others = GAME.options[option]
    text = "\n".join(path.read_text("utf-8") for path in SOURCES)
    assert GAME.start(("Anna", "Bert", "Cleo"), {}).rulings._asdict()[option] == default
    for value in others:
        assert re.search(rf'{option}="{value}"|\("{value}",', text), f"no test plays {option}={value}"


def test_every_refusal_that_names_a_paragraph_is_met_in_a_test():
    codes = {code for paragraph in read_table("china/paragraphs.toml").values() for code in paragraph["codes"]}
    text = "\n".join(path.read_text("utf-8") for path in TESTS.rglob("test_*.py"))
    assert not {code for code in codes if f'"{code}"' not in text}


def test_options_are_refused_by_name_and_value():
    for rulings, code in (({"tempo": "fast"}, "ruling-unknown"), ({"par_row": "low"}, "ruling-value")):
        with pytest.raises(Illegal) as caught:
            GAME.start(("Anna", "Bert", "Cleo"), rulings)
        assert caught.value.code == code


def test_the_presets_are_options_that_there_are():
    assert all(value in GAME.options[name] for name, value in ONLINE.items())
