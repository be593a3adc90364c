"""pytest plugin: knows the mark `clause` and records which clauses the passing tests show.

Enabled with `-p starboard.testing.plugin`; works with and without pytest-xdist.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence

import pytest

from starboard import ledger
from starboard.errors import BadInput
from starboard.testing import coverage
from starboard.testing.clauses import MARK, MOST
from starboard.testing.coverage import Shown

PROPERTY = "clauses"


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("starboard")
    group.addoption(
        "--no-clause-records",
        action="store_true",
        help="leave the records of covered clauses (build/coverage) as they are",
    )


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", f"{MARK}(*ids): the clauses of the ledger this test shows")
    on_worker = hasattr(config, "workerinput")
    if not on_worker and not config.getoption("--no-clause-records"):
        config.pluginmanager.register(Recorder(config), "starboard-clauses")


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(
    collector: pytest.Collector,
) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """Marks that cite too much or what no ledger knows fail the collection of their module."""
    report = yield
    faults = []
    for item in report.result or ():
        if isinstance(item, pytest.Item):
            ids = clauses_of(item)
            faults += [f"{item.nodeid}: {fault}" for fault in _faults(ids)]
            item.user_properties.append((PROPERTY, ids))
    if faults:
        report.outcome = "failed"
        report.longrepr = "\n".join(faults)
        report.result = []
    return report


def clauses_of(item: pytest.Item) -> list[str]:
    """The ids on all clause marks of a test, in order, none twice."""
    ids = [id for mark in item.iter_markers(MARK) for id in mark.args]
    return list(dict.fromkeys(ids))


def _faults(ids: Sequence[str]) -> list[str]:
    faults = []
    for id in ids:
        try:
            ledger.find(id)
        except BadInput as error:
            faults.append(str(error))
    if len(ids) > MOST:
        faults.append(f"a test shows one to {MOST} clauses, not {len(ids)}")
    return faults


class Recorder:
    """Gathers reports where they all arrive, and writes the records when the run ends."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.ran: dict[str, Shown] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when != "call" and report.passed:
            return  # a set-up or tear-down that went well says nothing about the rule
        told = dict(report.user_properties)
        before = self.ran.get(report.nodeid)
        passed = report.passed and (before is None or before.passed)
        self.ran[report.nodeid] = Shown(tuple(_words(told.get(PROPERTY))), passed)

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        ran = {test: shown for test, shown in self.ran.items() if not test.startswith("..")}
        if not ran:
            return
        files = {test.partition("::")[0] for test in ran}
        whole = files if self._ran_everything(session) else set()
        coverage.update(self.config.rootpath, ran, sorted(whole))

    def _ran_everything(self, session: pytest.Session) -> bool:
        """Whether nothing of the files that were run was left out."""
        narrowed = ("keyword", "markexpr", "deselect", "lf", "stepwise")
        if any(self.config.getoption(option, None) for option in narrowed):
            return False
        if session.shouldstop or session.shouldfail:
            return False
        return not any("::" in argument for argument in self.config.args)


def _words(value: object) -> list[str]:
    return [str(word) for word in value] if isinstance(value, list | tuple) else []
