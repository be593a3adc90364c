"""What a page of somebody else can do to a visitor: nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext

from tests.browser.conftest import QUIET, browser_path
from tests.browser.person import PATIENCE

PHRASE = "mallory=likes long phrases"
ATTACKS = {
    "api/me": '{"name":"=hijacked"}',
    "api/me/login": f'{{"name":"Mallory","phrase":"{PHRASE}"}}',
    "api/me/logout": "",
}
"""Where a foreign page posts to, and what; a form can send it, as it has an equals sign."""
NEAR_AND_FAR = ("127.0.0.1", "localhost")
"""Names of a foreign page: of the same site as the server, so that it gets our cookie, or not."""


@contextmanager
def foreign_page(text: str) -> Iterator[int]:
    """A page at some other port of this computer."""

    class Page(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("content-type", "text/html; charset=utf-8")
            self.end_headers()
            self.wfile.write(text.encode())

        def log_message(self, *_: Any) -> None:
            """Say nothing."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Page) as place:
        thread = Thread(target=place.serve_forever)
        thread.start()
        try:
            yield place.server_address[1]
        finally:
            place.shutdown()
            thread.join()


def as_form(address: str, body: str) -> str:
    """A form that a script sends: its field is the JSON before the equals sign, and after."""
    name, _, value = body.partition("=")
    field = f"<input name='{name}' value='{value}'>" if body else ""
    return (
        f"<form action='{address}' method='post' enctype='text/plain'>{field}</form>"
        "<script>document.forms[0].submit()</script>"
    )


def as_script(address: str, body: str) -> str:
    """A request behind the page's back, with whatever cookies the browser sends along."""
    told = f"{{method: 'POST', mode: 'no-cors', credentials: 'include', body: '{body}'}}"
    return f"<script>fetch('{address}', {told}).finally(() => location.hash = 'sent')</script>"


def who(context: BrowserContext, server: str) -> dict[str, Any]:
    """Who a browser is for the server."""
    told: dict[str, Any] = context.request.get(f"{server}api/me").json()
    return told


@pytest.fixture(scope="module")
def mallory(chromium: Browser, server: str) -> str:
    """Somebody whose name and pass phrase a foreign page knows."""
    context = chromium.new_context()
    told = context.request.post(f"{server}api/me", data={"name": "Mallory"}).json()
    context.request.post(f"{server}api/me/phrase", data={"phrase": PHRASE})
    context.close()
    return str(told["person"])


@pytest.fixture
def visitor(chromium: Browser, server: str) -> Iterator[BrowserContext]:
    """A browser in which somebody is a guest."""
    context = chromium.new_context()
    context.set_default_timeout(PATIENCE)
    context.request.post(f"{server}api/me", data={"name": "Visitor"})
    yield context
    context.close()


@pytest.mark.parametrize("host", NEAR_AND_FAR)
@pytest.mark.parametrize("path", ATTACKS)
@pytest.mark.parametrize("way", [as_form, as_script])
def test_a_foreign_page_makes_nobody_else_of_a_visitor(
    way: Callable[[str, str], str],
    path: str,
    host: str,
    visitor: BrowserContext,
    server: str,
    mallory: str,
) -> None:
    before = who(visitor, server)
    assert before["person"] != mallory
    address = server + path
    page = visitor.new_page()
    with (
        foreign_page(way(address, ATTACKS[path])) as port,
        page.expect_response(address) as answered,
    ):
        page.goto(f"http://{host}:{port}/", wait_until="commit")
    assert answered.value.request.method == "POST"
    page.wait_for_url(address if way is as_form else "**/#sent")
    assert who(visitor, server) == before


def test_a_page_that_gives_our_address_its_own_name_sees_nothing(
    chromium: Browser, server: str
) -> None:
    port = server.rstrip("/").rpartition(":")[2]
    browser = chromium.browser_type.launch(
        executable_path=browser_path(),
        args=[*QUIET, "--host-resolver-rules=MAP evil.example 127.0.0.1"],
        timeout=3 * PATIENCE,
    )
    page = browser.new_page()
    answer = page.goto(f"http://evil.example:{port}/api/tables")
    assert answer is not None
    assert (answer.status, answer.json()["message"]) == (403, "wrong-host")
    browser.close()
