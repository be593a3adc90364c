"""`@clause("FS-ATTACK-12")` says which rules a test shows."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pytest

MARK = "clause"
MOST = 3
"""A test that claims to show more rules than this shows none of them well."""


def clause(*ids: str) -> pytest.MarkDecorator:
    """Marks a test (or `pytest.param`) with the one to three clauses that it shows."""
    if not all(isinstance(id, str) for id in ids):
        raise TypeError("clause takes ids of clauses, such as @clause('FS-GOAL-01')")
    if not 1 <= len(ids) <= MOST:
        raise TypeError(f"a test shows one to {MOST} clauses, not {len(ids)}")
    if len(set(ids)) != len(ids):
        raise TypeError(f"a clause is named twice: {', '.join(ids)}")
    import pytest  # only tests need it, and importing it takes a while

    mark: pytest.MarkDecorator = getattr(pytest.mark, MARK)
    return mark.with_args(*ids)
