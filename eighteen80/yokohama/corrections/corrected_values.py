"""Values on the table of Yokohama: everything that can be inspected and corrected."""

from __future__ import annotations

from eighteen80.engine.corrections import Corrections
from eighteen80.yokohama.corrections import inventory
from eighteen80.yokohama.corrections.sound import check_sound
from eighteen80.yokohama.corrections.values import VALUES
from eighteen80.yokohama.course import Course
from eighteen80.yokohama.fields.correction_fields import TABLE
from eighteen80.yokohama.moves import OF_THE_TABLE
from eighteen80.yokohama.rules import ending
from eighteen80.yokohama.state import State

CORRECTIONS: Corrections[State, Course] = Corrections(
    values=lambda: VALUES,
    course=Course,
    sound=check_sound,
    follows=ending.reconsider,
    unowned=OF_THE_TABLE,
    keeper=TABLE,
    asked=inventory.questions,
    ways=inventory.ways,
)
