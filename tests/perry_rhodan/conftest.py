"""The game is added while its tests are collected and run."""

from __future__ import annotations

from collections.abc import Generator, Iterator

import pytest

from tests.construction import added


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_make_collect_report(
    collector: pytest.Collector,
) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """Clauses on tests are looked up while these tests are collected."""
    with added("perry_rhodan"):
        return (yield)


@pytest.fixture(autouse=True, scope="package")
def installed_game() -> Iterator[None]:
    """Texts and clauses are found while these tests run."""
    with added("perry_rhodan"):
        yield
