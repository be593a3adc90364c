"""The tables of the tests are dealt the same way every time."""

from __future__ import annotations

from itertools import count

import pytest


@pytest.fixture(autouse=True)
def the_same_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seeds that are known; a test whose game ends early one day would prove less."""
    numbers = count(1)
    monkeypatch.setattr("starboard.server.lobbying.new_seed", lambda: f"deal {next(numbers)}")
