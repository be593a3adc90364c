"""The game is added while its tests are collected and run."""

from __future__ import annotations

from collections.abc import Generator, Iterator

import pytest

from tests.construction import added
from tests.perry_rhodan.played import PLAYED, witnesses


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


@pytest.fixture(autouse=True)
def witness(request: pytest.FixtureRequest) -> Iterator[None]:
    """A story plays what `witnesses.yaml` says that it plays."""
    PLAYED.begin()
    yield
    named = witnesses().get(f"{request.path.stem}.{request.node.name}", ())
    missing = [thing for thing in named if thing not in PLAYED.things]
    assert not missing, f"the story does not play what it is named for: {missing}"
