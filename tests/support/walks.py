"""Every game that is walked through, by its key."""

from __future__ import annotations

from tests.support.china import walked as china
from tests.support.russia import walked as russia
from tests.support.walk import Walked
from tests.support.yokohama import walked as yokohama

WALKS: dict[str, Walked] = {each.WALKED.key: each.WALKED for each in (china, russia, yokohama)}
