"""Nothing is written too small to read, and nothing is cut: main screens of every game, every size.

Signs in a drawing that grows and shrinks with the map are no text; names of people may be long.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import Browser
from tools.screens.catalogue import SCREENS
from tools.screens.tables import MOMENTS, furnish
from tools.screens.visit import Look, Visit, serving, visiting

SCREENS_LOOKED_AT = (
    "start",
    "dominate",
    "dominate-result",
    "eclipse",
    "eclipse-boards",
    "eclipse-dice",
    "eclipse-research",
    "eclipse-shipyard",
    "eclipse-six-result",
    "eclipse-species",
    "flagship",
    "flagship-attack",
    "flagship-result",
    "perry-rhodan",
    "perry-rhodan-combat",
    "perry-rhodan-result",
    "space-alert",
    "space-alert-film",
)
SIZES = ((1280, 800), (1440, 900), (1920, 1080), (640, 400), (390, 844))
"""The last but one is a screen of 1280 x 800 at 200 % zoom."""
FAULTS = """async (least) => {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const hidden = ".unseen, [hidden], option, title, style, script";
  const writes = (node) => node.nodeType === Node.TEXT_NODE && node.data.trim();
  const seen = (each) => {
    const { width, height } = each.getBoundingClientRect();
    const how = { opacityProperty: true, visibilityProperty: true };
    return width > 1 && height > 1 && each.checkVisibility(how);
  };
  const faults = [];
  for (const each of document.querySelectorAll("body *")) {
    if (![...each.childNodes].some(writes) || each.closest(hidden) || !seen(each)) continue;
    const style = getComputedStyle(each);
    if (style.clipPath !== "none") continue;
    const words = each.textContent.trim().slice(0, 40);
    const drawn = each instanceof SVGElement;
    const what = `${each.getAttribute("class") ?? each.tagName}: ${words}`;
    if (!drawn && parseFloat(style.fontSize) < least) faults.push(`small ${what}`);
    const clips = ["hidden", "clip"].includes(style.overflowX);
    if (!drawn && clips && each.scrollWidth > each.clientWidth + 1) faults.push(`cut ${what}`);
  }
  return [...new Set(faults)];
}"""
LEAST = 12
"""Pixels of the smallest letters."""


@pytest.fixture(scope="module", params=["de", "en"])
def visit(
    request: pytest.FixtureRequest, chromium: Browser, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Visit]:
    """Marion at stored tables, in one language."""
    data = tmp_path_factory.mktemp("fits")
    with ThreadPoolExecutor(1) as aside:  # Playwright's own loop runs in this thread
        address = f"sqlite:///{data}/starboard.db"
        cookie = aside.submit(asyncio.run, furnish(address, MOMENTS)).result()
    look = Look("wide", *SIZES[0], "dark", request.param)
    with serving(data) as server, visiting(chromium, server, look, cookie) as visit:
        yield visit


@pytest.mark.parametrize("name", SCREENS_LOOKED_AT)
def test_everything_can_be_read_and_nothing_is_cut(visit: Visit, name: str) -> None:
    visit.page.set_viewport_size({"width": SIZES[0][0], "height": SIZES[0][1]})
    SCREENS[name](visit)
    found = {}
    for width, height in SIZES:
        visit.page.set_viewport_size({"width": width, "height": height})
        if faults := visit.page.evaluate(FAULTS, LEAST):
            found[f"{width} x {height}"] = faults
    assert found == {}
