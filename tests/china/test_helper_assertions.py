"""The claims of helpers are checked in every mode of the interpreter: the rules' tests run under `python -O` too."""

from __future__ import annotations

import pytest

from tests.support.china.play_table import Play, check_invariants


def test_false_claim_in_a_helper_fails_without_assertions_too():
    state = Play(3).state
    check_invariants(state)
    with pytest.raises(AssertionError, match="money paid equals money received"):
        check_invariants(state._replace(bank=1))
