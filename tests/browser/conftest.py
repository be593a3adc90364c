"""A server with the built client, and browsers that people could sit at."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect, sync_playwright

from tests.browser.house import House
from tests.browser.person import PATIENCE, Person

CLIENT = Path(__file__).parents[2] / "src" / "starboard" / "server" / "client" / "index.html"
QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
"""A browser that talks to nobody but our server, also as root."""
PACED = """try {
  const settings = '{"pace":"%s","forced":false,"reactions":"always"}';
  localStorage["starboard.settings"] ??= settings;
} catch { /* a page without a store */ }"""
"""How fast things are told to somebody who comes for the first time; what is forced is asked, too,
and every window opens, so that a test makes every move itself."""
expect.set_options(timeout=PATIENCE)


def browser_path() -> str:
    """Where the browser is."""
    names = ("chromium", "chromium-browser", "google-chrome")
    found = next((path for name in names if (path := shutil.which(name))), None)
    assert found, "there is no browser: run tools/install-browser"
    return found


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A running server with the client that `make client` has built."""
    assert CLIENT.exists(), "the client is not built: run `make client`"
    with House(tmp_path_factory.mktemp("data")) as house:
        yield house


@pytest.fixture(scope="session")
def server(house: House) -> str:
    """Its address."""
    return house.address


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """Debian's Chromium, or whatever is called that."""
    with sync_playwright() as play:
        browser = play.chromium.launch(
            executable_path=browser_path(), args=list(QUIET), timeout=3 * PATIENCE
        )
        yield browser
        browser.close()


@pytest.fixture
def sit_down(server: str, chromium: Browser) -> Iterator[SitDown]:
    """A function that brings people to the table; afterwards nothing may have gone wrong."""
    people = SitDown(server, chromium)
    yield people
    for person in people.here:
        person.leave()
    for person in people.here:
        assert person.trouble == []


class SitDown:
    """Makes people with a browser of their own."""

    def __init__(self, server: str, chromium: Browser) -> None:
        self.server = server
        self.chromium = chromium
        self.here: list[Person] = []

    def __call__(
        self,
        *,
        width: int = 1280,
        height: int = 800,
        lang: str = "en-GB",
        touch: bool = False,
        keeps: bool = False,
        moving: bool = False,
        pace: str = "instant",
    ) -> Person:
        """Somebody new; only a browser that `keeps` pages for offline use runs its worker.

        Things fly over the board only where somebody wants it `moving`, and are told one after
        the other only at another `pace`.
        """
        context = self.chromium.new_context(
            viewport={"width": width, "height": height},
            locale=lang,
            has_touch=touch,
            reduced_motion="no-preference" if moving else "reduce",
            color_scheme="dark",
            service_workers="allow" if keeps else "block",
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(PACED % pace)
        person = Person(context.new_page(), self.server)
        self.here.append(person)
        return person.by_touch() if touch else person


class Line:
    """A person's line to the server, which can be cut; it stays down until it is mended."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.cut = False
        self.opened: list[WebSocketRoute] = []
        person.page.route_web_socket(re.compile(r"/ws(\?|$)"), self.connect)

    def connect(self, line: WebSocketRoute) -> None:
        if self.cut:
            line.close()
            return
        line.connect_to_server()
        self.opened.append(line)

    def is_lost_and_found(self) -> None:
        """Cut it, until that is seen; mend it, until that is seen."""
        down = self.person.page.get_by_text("The line to the server is down")
        self.cut = True
        self.opened[-1].close()
        down.wait_for()
        self.cut = False
        down.wait_for(state="detached")
