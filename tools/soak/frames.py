"""What a stage costs in the browser: paint, art, weight, frames of a pan, memory after a game.

It wants a machine that does nothing else.
"""

from __future__ import annotations

import asyncio
import tempfile
from contextlib import AbstractContextManager
from pathlib import Path
from statistics import median, quantiles
from typing import Any, NamedTuple

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from tools.screens.tables import Moment, furnish
from tools.screens.visit import Look, Visit, browser_of, serving, visiting
from tools.soak import Progress

LIMIT = 10 * 60
LAPTOP = Look("laptop", 1280, 800, "dark", "en")
NEW = {
    "eclipse": Moment("eclipse/match-5-seats-6", 12),
    "flagship": Moment("flagship/match-2-seats-2", 24),
}
"""Tables on which play has just begun."""
CROWDED = "eclipse-six"
MOMENTS = {**NEW, CROWDED: Moment("eclipse/match-5-seats-6", 616)}
GAMES = ("eclipse", "flagship")
COLD = 5
"""So many times a page is opened by a browser that knows nothing of it."""
PANNED = 600
"""Frames of a pan."""
WATCHED = """(() => {
  window.painted = { there: 0, fine: 0 };
  let missing = false;
  new MutationObserver(() => {
    const { painting } = document.documentElement.dataset;
    if (painting !== "" && missing) window.painted.there = performance.now();
    if (painting === undefined) window.painted.fine = performance.now();
    missing = painting === "";
  }).observe(document, { subtree: true, attributeFilter: ["data-painting"] });
})()"""
"""When the last picture that was asked for was there, and when each was as fine as it gets."""
DRAWN = "() => window.painted.fine && !('painting' in document.documentElement.dataset)"
PAINT = """() => {
  const [first] = performance.getEntriesByName("first-contentful-paint");
  const loaded = performance.getEntriesByType("resource").map((each) => each.encodedBodySize);
  const bytes = loaded.reduce((sum, each) => sum + each, 0);
  return [first.startTime, painted.there, painted.fine, bytes];
}"""
PAN = """(frames) => new Promise((done) => {
  const map = document.querySelector(".board [data-nearer]");
  const { x, y, width, height } = map.getBoundingClientRect();
  const [middle, centre] = [x + width / 2, y + height / 2];
  const send = (kind, clientX, clientY) =>
    map.dispatchEvent(new PointerEvent(kind, { bubbles: true, pointerId: 1, clientX, clientY }));
  const times = [];
  send("pointerdown", middle, centre);
  requestAnimationFrame(function frame(time) {
    times.push(time);
    const turn = (times.length / 120) * 2 * Math.PI;
    send("pointermove", middle + 320 * Math.sin(turn), centre + 180 * Math.cos(turn));
    if (times.length <= frames) return requestAnimationFrame(frame);
    send("pointerup", middle, centre);
    done(times.slice(1).map((each, place) => each - times[place]));
  });
})"""
"""The map goes round under the hand, a step in every frame; the milliseconds between frames."""
INSTANT = """localStorage["starboard.settings"] = '{"pace":"instant","reactions":"always"}'"""
ASKED = (
    "(before) => document.querySelector('[role=dialog] .curve, footer .ask.mine') && "
    "document.querySelector('.table')?.dataset.question !== before"
)
MIB = 1024 * 1024


class Cost(NamedTuple):
    """One figure with its goal: at most this."""

    name: str
    value: float
    goal: float
    unit: str = ""

    def __str__(self) -> str:
        return f"{self.value:.1f}{self.unit}".replace(".0", "")


def run(_progress: Progress) -> dict[str, Any]:
    """Every figure once; good is what keeps to all goals."""
    with tempfile.TemporaryDirectory() as data:
        cookie = asyncio.run(furnish(f"sqlite:///{data}/starboard.db", MOMENTS))
        with serving(Path(data)) as server, sync_playwright() as play:
            desk = Desk(browser_of(play), server, cookie)
            costs = [*desk.start(), *desk.tables(), *desk.frames(), *desk.games()]
            desk.browser.close()
    return {
        **{cost.name: str(cost) for cost in costs},
        "good": all(cost.value <= cost.goal for cost in costs),
    }


class Opened(NamedTuple):
    """When a page was painted first, no picture was missing, and each was fine; its bytes."""

    paint: float
    there: float
    fine: float
    bytes: float


class Desk(NamedTuple):
    """A laptop and a server."""

    browser: Browser
    server: str
    cookie: str

    def comes(self) -> AbstractContextManager[Visit]:
        return visiting(self.browser, self.server, LAPTOP, self.cookie)

    def start(self) -> list[Cost]:
        """The first paint of the first page."""
        paints = [self.opened("").paint for _ in range(COLD)]
        return [Cost("paint_start", median(paints), 1000, " ms")]

    def tables(self) -> list[Cost]:
        """First paint, art and weight of tables on which play has just begun."""
        costs = []
        for game in NEW:
            found = [self.opened(game) for _ in range(COLD)]
            costs += [
                Cost(f"paint_{game}", median(each.paint for each in found), 1000, " ms"),
                Cost(f"art_{game}", median(each.there - each.paint for each in found), 400, " ms"),
                Cost(
                    f"finest_{game}",
                    median(each.fine - each.paint for each in found),
                    60_000,
                    " ms",
                ),
                Cost(f"weight_{game}", max(each.bytes for each in found) / 1024, 350, " KB"),
            ]
        return costs

    def opened(self, table: str) -> Opened:
        """A page is opened by a browser that has none of it."""
        with self.comes() as visit:
            visit.page.add_init_script(WATCHED)
            if table:
                visit.table(table)
            else:
                visit.open()
            visit.page.wait_for_function(DRAWN)
            return Opened(*visit.page.evaluate(PAINT))

    def frames(self) -> list[Cost]:
        """The map of six is dragged about."""
        with self.comes() as visit:
            visit.table(CROWDED)
            visit.page.wait_for_selector("html:not([data-painting])")
            visit.rest()
            times = visit.page.evaluate(PAN, PANNED)
        return [
            Cost("frame_median", median(times), 17, " ms"),
            Cost("frame_99th", quantiles(times, n=100)[-1], 34, " ms"),
        ]

    def games(self) -> list[Cost]:
        """Memory of a page that has seen a whole game, told at once."""
        costs = []
        for game in GAMES:
            with self.comes() as visit:
                visit.page.add_init_script(INSTANT)
                moves = played(visit, game)
                page = visit.page
                heap = in_heap(page.context.new_cdp_session(page))
                whole = in_process(self.browser.new_browser_cdp_session())
            costs += [
                Cost(f"moves_{game}", moves, 10_000),
                Cost(f"heap_{game}", heap / MIB, 250, " MiB"),
                Cost(f"process_{game}", whole / MIB, 250, " MiB"),
            ]
        return costs


def played(visit: Visit, game: str) -> int:
    """A whole game against a bot, every move as the house bot makes it; how many there were."""
    table = str(visit.act(type="create", game=game, seats=2, visibility="invite")["table"])
    visit.act(type="seat_bot", table=table, seat=1, bot="house")
    visit.act(type="ready", table=table)
    visit.open(f"table/{table}")
    moves, before = 0, ""
    while asked := question(visit.page, before):
        move = visit.act(type="hint", table=table)["move"]
        number = asked.partition("/")[0]
        visit.act(type="move", table=table, question=number, moves=[move])
        moves, before = moves + 1, asked
    return moves


def question(page: Page, before: str) -> str:
    """The next question that this person is asked; none when the game is over."""
    page.wait_for_function(ASKED, arg=before)
    if page.get_by_role("dialog").count():
        return ""
    return page.locator(".table").get_attribute("data-question") or ""


def in_heap(line: CDPSession) -> float:
    """Bytes that scripts and nodes of the page use, after everything dead is gone."""
    line.send("HeapProfiler.collectGarbage")
    line.send("Performance.enable")
    told = line.send("Performance.getMetrics")["metrics"]
    return float(next(each["value"] for each in told if each["name"] == "JSHeapUsedSize"))


def in_process(line: CDPSession) -> float:
    """Bytes that the largest process of a page has for itself, decoded pictures included."""
    told = line.send("SystemInfo.getProcessInfo")["processInfo"]
    return max(private(int(each["id"])) for each in told if each["type"] == "renderer")


def private(process: int) -> float:
    lines = Path(f"/proc/{process}/smaps_rollup").read_text("ascii").splitlines()
    return sum(int(line.split()[1]) * 1024 for line in lines if line.startswith("Private_"))
