"""A server of our own, and a person with a browser of a certain size."""

from __future__ import annotations

import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple
from urllib.error import URLError
from urllib.request import urlopen
from uuid import uuid4

from playwright.sync_api import Browser, BrowserContext, Page, Playwright
from tests.server.ports import free_port

from starboard.server.door.identity import COOKIE
from tools.screens.tables import table_id

QUIET = ("--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking")
PATIENCE = 60_000
SETTLED = 400
"""Milliseconds until a page that has everything has come to rest."""
PHONE = 600
TRIES = 1200
"""How often a server that starts is asked, ten times a second."""


class Look(NamedTuple):
    """How a screen is looked at."""

    name: str
    width: int
    height: int
    theme: str
    lang: str


CHOSEN = (
    Look("wide", 1280, 800, "dark", "en"),
    Look("phone", 390, 844, "light", "de"),
)
"""What docs/screens shows."""
SIZES = ((360, 740), (390, 844), (1280, 800), (1920, 1080))
ALL = tuple(
    Look(f"{width}-{theme}-{lang}", width, height, theme, lang)
    for width, height in SIZES
    for theme in ("dark", "light")
    for lang in ("en", "de")
)
"""Every size, theme and language, for looking."""


class Visit:
    """Marion with a browser of a certain size."""

    def __init__(self, context: BrowserContext, server: str) -> None:
        self.context = context
        self.server = server
        self.page: Page = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.trouble: list[str] = []
        self.page.on("pageerror", lambda error: self.trouble.append(str(error)))

    @property
    def is_phone(self) -> bool:
        return bool(self.page.viewport_size and self.page.viewport_size["width"] < PHONE)

    def act(self, **wish: Any) -> dict[str, Any]:
        """A request of the wire over HTTP."""
        told = self.context.request.post(f"{self.server}api/act", data={"id": uuid4().hex, **wish})
        answer: dict[str, Any] = told.json()
        return answer

    def open(self, place: str = "") -> None:
        """Go to a place of the client."""
        self.page.goto(f"{self.server}#/{place}")
        self.rest()

    def table(self, moment: str, more: str = "") -> None:
        """Sit at the table of a moment, with its main board before the eyes."""
        self.page.goto(f"{self.server}#/table/{table_id(moment)}{more}")
        self.page.locator(".table .board [data-thing], [role=dialog]").first.wait_for()
        self.rest()

    def tab(self, place: int) -> None:
        """Another part of the board."""
        self.page.locator(".table .board nav button").nth(place).click()
        self.rest()

    def rest(self) -> None:
        self.page.wait_for_load_state("networkidle")
        self.page.wait_for_timeout(SETTLED)

    def painted(self) -> None:
        """Until every picture is there, as fine as it gets."""
        self.page.wait_for_selector("html:not([data-painting]) .board image")
        self.page.wait_for_timeout(SETTLED)

    def click(self, selector: str, place: int = 0) -> None:
        self.page.locator(selector).nth(place).click()
        self.rest()


@contextmanager
def serving(data: Path) -> Iterator[str]:
    """The address of a server with the store of a folder."""
    port = free_port()
    command = [sys.executable, "-m", "starboard.cli", "serve", "--port", str(port)]
    process = subprocess.Popen([*command, "--data", str(data)], stdout=subprocess.DEVNULL)
    address = f"http://127.0.0.1:{port}/"
    try:
        wait_for(address)
        yield address
    finally:
        process.terminate()
        process.wait(PATIENCE / 1000)


def wait_for(address: str) -> None:
    """Until the server answers."""
    for _ in range(TRIES):
        try:
            with urlopen(address):
                return
        except (URLError, ConnectionError):
            time.sleep(0.1)
    raise TimeoutError(f"no answer from {address}")


def browser_of(play: Playwright) -> Browser:
    chromium = shutil.which("chromium") or shutil.which("google-chrome")
    return play.chromium.launch(executable_path=chromium, args=list(QUIET))


@contextmanager
def visiting(browser: Browser, server: str, look: Look, cookie: str) -> Iterator[Visit]:
    """Marion comes with a browser as `look` says."""
    context = browser.new_context(
        viewport={"width": look.width, "height": look.height},
        locale={"de": "de-DE", "en": "en-GB"}[look.lang],
        color_scheme="dark" if look.theme == "dark" else "light",
        has_touch=look.width < PHONE,
        is_mobile=look.width < PHONE,
        reduced_motion="reduce",
        service_workers="block",
    )
    context.add_cookies([{"name": COOKIE, "value": cookie, "url": server}])
    try:
        yield Visit(context, server)
    finally:
        context.close()
