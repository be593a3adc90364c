"""`python -m tools.screens [NAME…]`: takes the screenshots of docs/screens, with real games."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import urlopen
from uuid import uuid4

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

FOLDER = Path("docs/screens")
PORT = 8199
SHOTS = (
    ("wide", 1280, 800, "dark", "en-GB"),
    ("phone", 390, 844, "light", "de-DE"),
)
"""What each screen is taken as: name, size, theme, language."""
QUIET = ("--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking")
PATIENCE = 60_000
SETTLED = 1200
"""Milliseconds until a page has come to rest."""


class Visit:
    """A person with a browser of a certain size."""

    def __init__(self, context: BrowserContext, server: str, lang: str) -> None:
        self.context = context
        self.server = server
        self.page: Page = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        name = {"name": "Marion", "lang": lang[:2]}
        context.request.post(f"{server}api/me", data=name)

    def act(self, **wish: Any) -> dict[str, Any]:
        """A request of the wire over HTTP."""
        told = self.context.request.post(f"{self.server}api/act", data={"id": uuid4().hex, **wish})
        answer: dict[str, Any] = told.json()
        return answer

    def read(self, table: str, more: str = "") -> dict[str, Any]:
        told: dict[str, Any] = self.context.request.get(
            f"{self.server}api/tables/{table}{more}"
        ).json()
        return told

    def begin(self, game: str, seats: int, **options: Any) -> str:
        """A table with bots on every other seat, under way."""
        wish = {"game": game, "seats": seats, "visibility": "private", "options": options}
        table = str(self.act(type="create", **wish)["table"])
        for seat in range(1, seats):
            self.act(type="seat_bot", table=table, seat=seat, bot="house")
        self.act(type="ready", table=table)
        return table

    def play(self, table: str, moves: int, until: str = "") -> None:
        """Play the house bot's moves, up to a kind of question."""
        made = 0
        while made < moves:
            now = self.read(table)
            turn = now.get("turn") or {}
            if now["room"]["status"] != "running" or (until and turn.get("choice") == until):
                return
            if not turn.get("ask"):
                seen = f"mark={now['view']['mark']}&events={len(now.get('events', []))}"
                self.read(table, f"/wait?{seen}")
                continue
            hint = self.act(type="hint", table=table)
            self.act(type="move", table=table, question=turn["question"], moves=[hint["move"]])
            made += 1

    def open(self, place: str) -> None:
        self.page.goto(f"{self.server}#/{place}")
        if place.startswith("table/"):
            self.page.locator(".table .board").first.wait_for()
        self.page.wait_for_timeout(SETTLED)


def start(visit: Visit) -> None:
    visit.open("")
    visit.page.locator(".game").first.wait_for()


def flagship(visit: Visit) -> None:
    table = visit.begin("flagship", 3)
    visit.play(table, 16)
    visit.open(f"table/{table}")


def eclipse(visit: Visit) -> None:
    table = visit.begin("eclipse", 3)
    visit.play(table, 60)
    visit.open(f"table/{table}")


def eclipse_species(visit: Visit) -> None:
    table = visit.begin("eclipse", 2)
    visit.play(table, 20, until="species-choice")
    visit.open(f"table/{table}")


def eclipse_result(visit: Visit) -> None:
    table = visit.begin("eclipse", 2)
    visit.play(table, 2000)
    visit.open(f"table/{table}")


def space_alert(visit: Visit) -> None:
    table = visit.begin("space_alert", 4, mission="test_run_1")
    visit.open(f"table/{table}")


def rules(visit: Visit) -> None:
    visit.open("rules/flagship?clause=FS-ATTACK")


def odds(visit: Visit) -> None:
    visit.open("tools/odds")
    visit.page.locator(".result .bar").first.wait_for()


def decks(visit: Visit) -> None:
    visit.open("tools/decks")
    for number in range(3):
        visit.page.locator(".cards li button").nth(number).click()
    visit.page.locator(".verdict .bad, .verdict .good").first.wait_for()


def mission(visit: Visit) -> None:
    visit.open("tools/mission")


def settings(visit: Visit) -> None:
    visit.open("settings")


SCREENS: dict[str, Callable[[Visit], None]] = {
    "start": start,
    "flagship": flagship,
    "eclipse": eclipse,
    "eclipse-species": eclipse_species,
    "eclipse-result": eclipse_result,
    "space-alert": space_alert,
    "rules": rules,
    "odds": odds,
    "decks": decks,
    "mission": mission,
    "settings": settings,
}


@contextmanager
def serving() -> Iterator[str]:
    """The address of a server of our own, with an empty store."""
    with tempfile.TemporaryDirectory() as data:
        command = [
            sys.executable,
            "-m",
            "starboard.cli",
            "serve",
            "--port",
            str(PORT),
            "--data",
            data,
        ]
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        address = f"http://127.0.0.1:{PORT}/"
        try:
            for _ in range(300):
                try:
                    urlopen(address).close()
                    break
                except (URLError, ConnectionError):
                    time.sleep(0.1)
            yield address
        finally:
            process.terminate()
            process.wait(20)


def take(browser: Browser, server: str, name: str) -> None:
    """One screen in every size."""
    for kind, width, height, theme, lang in SHOTS:
        context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=lang,
            color_scheme="dark" if theme == "dark" else "light",
            has_touch=width < 600,
            reduced_motion="reduce",
        )
        visit = Visit(context, server, lang)
        SCREENS[name](visit)
        visit.page.wait_for_timeout(SETTLED)
        visit.page.screenshot(path=FOLDER / f"{name}-{kind}.png")
        context.close()


def main(names: list[str]) -> int:
    """Take the named screens, or all."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    chromium = shutil.which("chromium") or shutil.which("google-chrome")
    with serving() as server, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium, args=list(QUIET))
        for name in names or SCREENS:
            take(browser, server, name)
            print(f"{FOLDER}/{name}-*.png")
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
