"""The doors: who may ask for what, from where, and what a refusal looks like."""

from __future__ import annotations

import re
from base64 import b64encode
from hashlib import sha256
from itertools import product
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from starboard.server import wire
from starboard.server.door.origin import Visit, is_host, is_known
from starboard.server.http import pages
from starboard.server.settings import Settings
from tests.server.running import Running, guest, running, tell
from tests.server.test_leaving import PHRASE, kept

FOREIGN: list[dict[str, str]] = [
    {"Origin": "https://evil.example"},
    {"Origin": "null"},
    {"Origin": "http://127.0.0.1:9"},
    {"Origin": "https://127.0.0.1:PORT"},
    {"Origin": "http://localhost:PORT"},
    {"Origin": "http://127.0.0.1:PORT.evil.example"},
    {"Origin": "http://127.0.0.1:PORT@evil.example"},
    {"Origin": "http://["},
    {"Origin": ""},
    {"Origin": "http://127.0.0.1:PORT, https://evil.example"},
    {"Sec-Fetch-Site": "cross-site"},
    {"Sec-Fetch-Site": "same-site"},
    {"Sec-Fetch-Site": "same-site", "Origin": "http://games.127.0.0.1:PORT"},
    {"Sec-Fetch-Site": "cross-site", "Origin": "http://127.0.0.1:PORT"},
    {"Sec-Fetch-Site": "same-origin", "Origin": "https://evil.example"},
]
OURS: list[dict[str, str]] = [
    {},
    {"Origin": "http://127.0.0.1:PORT"},
    {"Origin": "HTTP://127.0.0.1:PORT"},
    {"Sec-Fetch-Site": "same-origin", "Origin": "http://127.0.0.1:PORT"},
    {"Sec-Fetch-Site": "same-site", "Origin": "http://127.0.0.1:PORT"},
    {"Sec-Fetch-Site": "none"},
]
CHANGES: list[tuple[str, str, Any]] = [
    ("POST", "/api/me", {"name": "Mallory"}),
    ("POST", "/api/me/login", {"name": "Mallory", "phrase": PHRASE}),
    ("POST", "/api/passkeys/login", {"credential": {}}),
    ("PATCH", "/api/me", {"name": "Hijacked"}),
    ("POST", "/api/me/phrase", {"phrase": "mallory knows this one"}),
    ("POST", "/api/me/tokens", {}),
    ("POST", "/api/me/logout", None),
    ("DELETE", "/api/me", None),
    ("POST", "/api/act", {"type": "create", "id": "x", "game": "flagship", "seats": 2}),
]


def at(server: Running, headers: dict[str, str]) -> dict[str, str]:
    """Headers with the port that this server has."""
    return {name: value.replace("PORT", str(server.port)) for name, value in headers.items()}


def test_nothing_is_changed_at_the_wish_of_a_foreign_page(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            marion = await guest(server, "Marion")
            await kept(server, "Mallory")
            before = await server.worker.store.export_person(marion.id)
            for foreign, cookie in product(FOREIGN, ({}, marion.headers)):
                headers = {**cookie, **at(server, foreign)}
                for method, path, body in CHANGES:
                    answer = await server.http.request(method, path, json=body, headers=headers)
                    assert answer.status_code == 403, f"{foreign} {method} {path}: {answer.text}"
                    assert answer.json()["message"] == "wrong-origin"
                    assert "set-cookie" not in answer.headers
            assert await server.worker.store.export_person(marion.id) == before
            assert await server.worker.store.unfinished_tables() == []

    tell(story())


@pytest.mark.parametrize("headers", OURS, ids=str)
def test_our_own_page_and_a_program_change_what_they_may(
    headers: dict[str, str], tmp_path: Path
) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            told = {"json": {"name": "Marion"}, "headers": at(server, headers)}
            become = await server.http.post("/api/me", **told)
            assert (become.status_code, become.json()["name"]) == (200, "Marion")
            told["json"] = {"name": "Ada"}
            assert (await server.http.patch("/api/me", **told)).json()["name"] == "Ada"

    tell(story())


def test_no_way_in_that_changes_something_forgets_to_ask_where_somebody_comes_from(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            headers = {"Origin": "https://evil.example"}
            asked = [
                (method, route.path)
                for route in server.app.routes
                for method in getattr(route, "methods", ())
                if method not in ("GET", "HEAD", "OPTIONS")
            ]
            assert len(asked) > 15
            for method, path in [*asked, ("POST", "/api/nothing"), ("PUT", "/api/me")]:
                answer = await server.http.request(method, path, headers=headers)
                assert answer.json()["message"] == "wrong-origin", f"{method} {path}"

    tell(story())


async def told(server: Running, headers: dict[str, str], prefix: str = "") -> httpx.Response:
    """What is answered to somebody who becomes a guest."""
    server.http.cookies.clear()
    return await server.http.post(f"{prefix}/api/me", json={}, headers=headers)


def test_behind_a_proxy_the_public_address_is_our_own(tmp_path: Path) -> None:
    async def story() -> None:
        public = {"public": "https://games.example.org", "prefix": "/games"}
        async with running(tmp_path, trusted=True, **public) as server:
            proxy = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "8.8.4.4"}
            ours = {"Origin": "https://games.example.org", "Sec-Fetch-Site": "same-origin"}
            for host in ("games.example.org", f"127.0.0.1:{server.port}"):
                answer = await told(server, {**proxy, **ours, "Host": host}, "/games")
                assert answer.status_code == 200
                assert "secure" in answer.headers["set-cookie"].lower()
            for origin in ("http://games.example.org", "https://example.org"):
                headers = {**proxy, "Origin": origin, "Host": "games.example.org"}
                assert (await told(server, headers, "/games")).status_code == 403
            claimed = {"Origin": "https://evil.example", "X-Forwarded-Host": "evil.example"}
            assert (await told(server, {**proxy, **claimed}, "/games")).status_code == 403

    tell(story())


def test_behind_a_proxy_that_nobody_has_told_us_of_the_browser_is_believed(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            headers = {"Host": "starboard.lan", "Origin": "https://starboard.lan"}
            assert (await told(server, headers)).status_code == 403
            headers["Sec-Fetch-Site"] = "same-origin"
            assert (await told(server, headers)).status_code == 200

    tell(story())


FORMS = ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", ""]


@pytest.mark.parametrize("kind", FORMS)
def test_a_body_has_to_be_json_and_say_so(kind: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            marion = await guest(server, "Marion")
            for method, path in [("POST", "/api/me"), ("PATCH", "/api/me"), ("POST", "/api/act")]:
                headers = {**marion.headers, "Accept-Language": "en"}
                headers |= {"Content-Type": kind} if kind else {}
                answer = await server.http.request(
                    method, path, content=b'{"name": "x"}', headers=headers
                )
                assert answer.status_code == 415
                assert answer.json()["code"] == "bad_message"
                assert "application/json" in answer.json()["text"]
            assert (await marion.http("GET", "/api/me")).json()["name"] == "Marion"

    tell(story())


def test_json_may_name_its_letters_and_tools_take_text(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            headers = {"Content-Type": "application/json; charset=utf-8"}
            made = await server.http.post("/api/me", content=b"{}", headers=headers)
            assert made.status_code == 200
            out = await server.http.post("/api/me/logout", content=b"")
            assert out.status_code == 204
            text = {"Content-Type": "text/plain"}
            tool = await server.http.post("/api/tools/eclipse/nothing", content=b"x", headers=text)
            assert tool.status_code == 404

    tell(story())


# ---------------------------------------------------------------------- what an answer carries


@pytest.mark.parametrize("path", ["/api/me", "/api/games", "/api/nothing", "/health", "/a/b/c"])
def test_an_answer_is_not_guessed_at_and_not_kept(path: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            for headers in ({}, {"Host": "["}):
                answer = await server.http.get(path, headers=headers)
                assert answer.headers["x-content-type-options"] == "nosniff"
                assert answer.headers.get_list("cache-control") == ["no-store"]
                assert "strict-transport-security" not in answer.headers

    tell(story())


def test_over_https_browsers_are_told_to_come_no_other_way(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, public="https://games.example.org:8443") as server:
            for path in ("/", "/api/me", "/api/nothing"):
                answer = await server.http.get(path)
                assert answer.headers["strict-transport-security"] == "max-age=31536000"
            page = (await server.http.get("/")).headers["content-security-policy"]
            assert "connect-src 'self' wss://games.example.org:8443;" in page

    tell(story())


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The files of a client that is built."""
    built = tmp_path / "client"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text("<title>client</title>")
    (built / "assets" / "app.js").write_text("1")
    monkeypatch.setattr(pages, "CLIENT", built)
    return built


def test_a_page_loads_and_sends_nothing_elsewhere(client: Path, tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            for path in ("/", "/plain", "/assets/app.js"):
                answer = await server.http.get(path)
                policy = answer.headers["content-security-policy"].split("; ")
                assert "connect-src 'self'" in policy
                for strict in ("object-src", "base-uri", "frame-ancestors"):
                    assert f"{strict} 'none'" in policy
                assert "form-action 'self'" in policy
                assert "ws:" not in answer.headers["content-security-policy"]
                assert "no-store" not in answer.headers["cache-control"]

    tell(story())


def test_the_plain_page_runs_its_own_script_and_no_other(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            answer = await server.http.get("/plain")
            [script] = re.findall(r"<script>(.*)</script>", answer.text, re.DOTALL)
            told = b64encode(sha256(script.encode()).digest()).decode()
            policy = answer.headers["content-security-policy"].split("; ")
            assert [rule for rule in policy if rule.startswith("script-src")] == [
                f"script-src 'sha256-{told}'"
            ]

    tell(story())


@pytest.mark.parametrize("packed", ["gzip", "identity"])
@pytest.mark.parametrize(
    ("path", "kind"),
    [("/", "text/html"), ("/plain", "text/html"), ("/assets/app.js", "text/javascript")],
)
def test_letters_are_named_once(
    path: str, kind: str, packed: str, client: Path, tmp_path: Path
) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            answer = await server.http.get(path, headers={"Accept-Encoding": packed})
            assert answer.headers["content-type"] == f"{kind}; charset=utf-8"

    tell(story())


# ---------------------------------------------------------------------- what we are called

AT_HOME = [
    "127.0.0.1:8000", "192.168.1.7:8000", "[::1]:8000", "[fe80::1]", "8.8.8.8", "localhost",
    "laptop", "laptop:8000", "my_laptop", "laptop.local", "LAPTOP.Local.", "laptop.fritz.box:8000",
    "laptop.lan", "laptop.home.arpa", "starboard", "",
]  # fmt: skip
NOT_OURS = ["evil.example", "evil.example:8000", "local.evil.example", "1.2.3.4.nip.io", "x.box"]
NO_HOST = ["[", "a]b", "x:99999999", "x:y", "a b", "x@y", "a/b", "%41", "x" * 300, "[::g]", ":80"]


def visit(host: str, client: str = "127.0.0.1", kind: str = "http", **headers: str) -> Visit:
    """Somebody who has found us by a name."""
    told = {"host": host, **{name.replace("_", "-"): value for name, value in headers.items()}}
    scope: Any = {
        "type": kind,
        "scheme": "http" if kind == "http" else "ws",
        "client": (client, 50_000),
        "server": ("2001:db8::1" if ":" in client else "127.0.0.1", 8000),
        "headers": [(name.encode(), value.encode("latin-1")) for name, value in told.items()],
        "state": {},
    }
    return Visit(scope)


@pytest.mark.parametrize("host", AT_HOME)
def test_at_home_we_may_be_called_by_any_name_of_the_house(host: str) -> None:
    assert is_host(host)
    assert is_known(visit(host), PLAIN)


@pytest.mark.parametrize("host", NO_HOST)
def test_what_is_no_name_of_a_server_is_refused(host: str, tmp_path: Path) -> None:
    assert not is_host(host)

    async def story() -> None:
        async with running(tmp_path) as server:
            answer = await server.http.get("/api/games", headers={"Host": host})
            assert answer.status_code == 400

    tell(story())


PLAIN = Settings(database="", data="")
NAMED = Settings(
    database="", data="", public="https://games.example.org", host="tables.example.org"
)


@pytest.mark.parametrize("host", NOT_OURS)
@pytest.mark.parametrize("settings", [PLAIN, NAMED], ids=["plain", "named"])
def test_a_name_that_somebody_else_has_given_to_our_address_is_not_ours(
    settings: Settings, host: str
) -> None:
    assert is_host(host)
    for client in ("127.0.0.1", "192.168.1.9", "fe80::9", "100.64.0.9", "::ffff:10.0.0.1", ""):
        assert not is_known(visit(host, client), settings)
        assert not is_known(visit(host, client, "websocket", origin=f"http://{host}"), settings)


def test_the_names_we_were_given_are_ours() -> None:
    for host in ("games.example.org", "GAMES.example.org:443", "tables.example.org:8000"):
        assert is_known(visit(host), NAMED)
        assert not is_known(visit(host), PLAIN)


def test_who_can_come_from_anywhere_may_call_us_as_they_like() -> None:
    for client in ("8.8.4.4", "::ffff:8.8.4.4", "2001:4860::8"):
        assert is_known(visit("vps.example", client), PLAIN)
    assert not is_known(visit("vps.example", "2001:db8::9"), PLAIN)  # of our own network


def test_over_https_a_name_has_a_certificate_and_is_no_trick() -> None:
    assert is_known(visit("tunnel.example", sec_fetch_site="none"), PLAIN)
    told = {"origin": "https://tunnel.example"}
    assert is_known(visit("tunnel.example", "127.0.0.1", "websocket", **told), PLAIN)
    assert not is_known(visit("tunnel.example", **told), PLAIN)  # anybody's script can say so


def test_nothing_is_told_to_a_page_under_a_name_that_is_not_ours(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            tab = await (await guest(server, "Marion")).tab()
            await tab.do(wire.Create, game="flagship", seats=2)
            answer = await server.http.get("/api/tables", headers={"Host": "evil.example"})
            assert (answer.status_code, answer.json()["message"]) == (403, "wrong-host")
            assert answer.json()["args"] == {"host": "evil.example"}
            place = {"host": "127.0.0.1", "port": server.port, "origin": "http://evil.example"}
            with pytest.raises(InvalidStatus) as refused:
                await connect("ws://evil.example/ws", **place)
            assert refused.value.response.status_code == 403

    tell(story())


@pytest.mark.parametrize(
    ("origin", "let_in"),
    [
        ("http://127.0.0.1:PORT", True),
        ("https://127.0.0.1:PORT", True),  # from there a browser comes over https only
        ("http://127.0.0.1:9", False),
        ("http://localhost:PORT", False),
        ("ws://127.0.0.1:PORT", False),
        ("null", False),
    ],
)
def test_a_socket_is_opened_to_our_own_pages(origin: str, let_in: bool, tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            marion = await guest(server, "Marion")
            marion.headers |= at(server, {"Origin": origin})
            tab = await marion.silent_tab()
            if let_in:
                await tab.do(wire.Hello)
            else:
                await tab.ended()
                assert [each.message for each in tab.messages] == ["wrong-origin"]

    tell(story())
