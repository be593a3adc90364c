"""What axe finds on pages and boards that no other test looks at: nothing serious, in no theme."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import Browser
from tools.screens.catalogue import SCREENS
from tools.screens.tables import MOMENTS, furnish
from tools.screens.visit import Look, Visit, serving, visiting

from tests.browser.person import axe

PAGES = ("start", "new-table", "waiting-room", "settings", "rules", "missing")
ECLIPSE = (
    "eclipse-two",
    "eclipse-research",
    "eclipse-shipyard",
    "eclipse-boards",
    "eclipse-species",
    "eclipse-explore",
    "eclipse-dice",
    "eclipse-menu",
    "eclipse-text",
)
OTHERS = (
    "dominate",
    "dominate-indoors",
    "dominate-text",
    "flagship-two",
    "flagship-attack",
    "flagship-result",
    "flagship-replay",
    "perry-rhodan",
    "perry-rhodan-four",
    "perry-rhodan-combat",
    "perry-rhodan-text",
    "space-alert-briefing",
    "space-alert",
    "space-alert-score",
    "eclipse-score",
)
LOOK = Look("wide", 1280, 800, "dark", "de")
FINDINGS = """async (rules) => {
  const ends = (each) => each.effect?.getComputedTiming().endTime !== Infinity;
  await Promise.allSettled(document.getAnimations().filter(ends).map((each) => each.finished));
  const found = await axe.run(rules ? { runOnly: rules } : {});
  const grave = found.violations.filter((each) => ["serious", "critical"].includes(each.impact));
  return grave.map((each) => `${each.id}: ${each.nodes[0].html.slice(0, 160)}`);
}"""


@pytest.fixture(scope="module")
def visit(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visit]:
    """Marion, who sits at stored tables."""
    data = tmp_path_factory.mktemp("axe")
    with ThreadPoolExecutor(1) as aside:  # Playwright's own loop runs in this thread
        address = f"sqlite:///{data}/starboard.db"
        cookie = aside.submit(asyncio.run, furnish(address, MOMENTS)).result()
    with serving(data) as server, visiting(chromium, server, LOOK, cookie) as visit:
        yield visit


def findings(visit: Visit) -> list[str]:
    """In the dark everything, in the light the contrast once more."""
    visit.page.evaluate(axe())
    dark: list[str] = visit.page.evaluate(FINDINGS, None)
    visit.page.evaluate("document.documentElement.dataset.theme = 'light'")
    light: list[str] = visit.page.evaluate(FINDINGS, ["color-contrast"])
    visit.page.evaluate("document.documentElement.dataset.theme = 'auto'")
    return [*dark, *(f"light: {each}" for each in light)]


@pytest.mark.parametrize("name", [*PAGES, *ECLIPSE, *OTHERS])
def test_nothing_serious_is_found(visit: Visit, name: str) -> None:
    SCREENS[name](visit)
    assert findings(visit) == []
    assert visit.trouble == []
