"""Requests that nobody sends by accident: every one is answered, and none is our own defect."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given
from hypothesis import settings as examples
from hypothesis.errors import Unsatisfiable
from litestar.testing import TestClient
from webauthn.helpers import bytes_to_base64url as b64

from starboard.server import wire
from starboard.server.app import LARGEST_BODY, create_app
from starboard.server.http import tools
from starboard.server.settings import Limits, Settings
from starboard.server.wire.errors import Refusal
from tests.server.beside import Beside
from tests.server.postgres import DATABASES, Postgres
from tests.server.running import guest, running, tell

JSON = {"Content-Type": "application/json"}
UNLIMITED = Limits(guests=1e6, rate=1e6, burst=10_000_000, changes=1e6, phrases=1e6)
DEEP = [b"[" * 100_000, b'{"a":' * 40_000, b"[" * 900 + b"]" * 900, b"[" * 100_000 + b"]" * 100_000]
NESTED = b"[" * 980 + b"]" * 980
"""As deep as it can be read, where anything may stand."""
WORDS = [
    "a" * 300, "a" * 3_900, "a" * 6_000, "%00", "%ff", "%f0%9f%92%a5", "..%2f..%2fetc", "%2e%2e",
    "null", "-1", "1e999", "%22%27%3c", "con", "%5c", "a%0d%0ab", "%ed%a0%80", "9" * 30, f"{2**31}",
]  # fmt: skip
BODIES = [
    b"", b"null", b"0", b"1e999", b"9" * 5_000, b'""', b"{}", b"[]", b"{", b"\x00", b"\xff\xfe",
    b'"\\ud800"', b'{"name":"\\ud800"}', b'{"name":"\\u0000","lang":"de"}', b'{"name":null}',
    b'{"name":"' + b"x" * 30_000 + b'"}', b'{"credential":{}}', b'{"credential":{"response":[]}}',
    b'{"phrase":"\\u0000\\u0000\\u0000\\u0000\\u0000\\u0000\\u0000\\u0000\\u0000\\u0000\\u0000\\u0000"}',
    b'{"label":"\\u0000"}', b'{"endpoint":"https://fcm.googleapis.com/\\u0000","keys":{"a":"b"}}',
    b'{"type":"create","id":"\\u0000","game":"flagship","seats":2}', *DEEP,
    b'{"type":"create","id":"1","game":"flagship","seats":2,"cards":[{"id":%b}]}' % NESTED,
    b'{"type":"create","id":"1","game":"flagship","seats":2,"options":{"decks":%b}}' % NESTED,
    b'{"credential":{"id":%b,"response":{}}}' % NESTED,
]  # fmt: skip
HEADERS: list[dict[str, str]] = [
    {"Cookie": "starboard=%00.x"}, {"Cookie": "starboard=\xff.\xff"}, {"Cookie": ";=;,\x7f=\xe4"},
    {"Authorization": "Bearer"}, {"Authorization": "Bearer \xff\xfe"}, {"Authorization": "Basic x"},
    {"Accept-Language": "\xff" * 2_000}, {"Accept": "\xff/;q=x"}, {"Accept-Encoding": "gzip;\xff"},
    {"Host": ""}, {"Host": "["}, {"Host": "a:b:c"}, {"Host": "\xff"}, {"Host": "x" * 3_000},
    {"Origin": "\xff"}, {"Origin": "http://[::"}, {"Origin": "http://a:99999999"},
    {"Content-Type": "\xff"}, {"Content-Type": "application/json; charset=\xff"},
    {"Content-Type": "multipart/form-data"}, {"Sec-Fetch-Site": "\xff"}, {"X-Real-IP": "\xff"},
]  # fmt: skip
QUERIES = [
    "lang=\xff", "lang=de&lang=en", "%ff=%ff", "&&&==", "seat=x", "seat=99", "events=-1",
    "events=1e9", "at=9999999999", "invite=%00", "mine=maybe", "before=nan", "before=1e999",
    "before=-inf", "mark=" + "x" * 100, "game=%00", "name=%00", "seed=" + "x" * 3_000,
    "length=-1", "levels=a-b", "difficulty=%00", "sure=perhaps", "a=" * 1_500,
]  # fmt: skip


class Fuzzed:
    """A server, whom it takes us for, and what it was asked."""

    def __init__(self, client: Any) -> None:
        self.client = client
        self.schema = client.get("/api/schema/openapi.json").json()
        client.post("/api/me", json={"name": "Mallory"})
        told = {"type": "create", "id": "1", "game": "flagship", "seats": 2}
        self.table = client.post("/api/act", json=told).json()["table"]
        self.codes: list[int] = []

    def operations(self) -> list[tuple[str, str]]:
        """Every method and path of the document, pages and figures beside them."""
        found = [
            (method.upper(), path)
            for path, methods in self.schema["paths"].items()
            for method in methods
            if path not in NOT_HERE.get(method, ())
        ]
        assert len(found) > 40
        beside = (
            "/",
            "/plain",
            "/{name}",
            "/assets/{name}",
            "/health",
            "/ready",
            "/metrics",
            "/ws",
        )
        return [*found, *(("GET", path) for path in beside)]

    def ask(self, method: str, path: str, **told: Any) -> None:
        """A request that may be refused, and that is all."""
        told["headers"] = {
            name: value.encode("latin-1") for name, value in told.get("headers", {}).items()
        }
        answer = self.client.request(method, path, **told)
        assert answer.status_code < 500, f"{method} {path[:80]} {told}: {answer.text}"
        self.codes.append(answer.status_code)


NOT_HERE = {"post": ("/api/tools/{group}/{tool}", "/api/me/logout")}
"""What starts a program for every request; and whoever logs out is nobody any more."""


@pytest.fixture(params=DATABASES)
def fuzzed(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Fuzzed]:
    """A server on each kind of database."""
    with ExitStack() as stack:
        database = f"sqlite:///{tmp_path}/x.db"
        if request.param == "postgres":
            server: Postgres = request.getfixturevalue("postgres")
            database = server.new_database()
        settings = Settings(database=database, data=str(tmp_path), limits=UNLIMITED)
        yield Fuzzed(stack.enter_context(TestClient(create_app(settings, thinker=Beside()))))


def faults(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What was logged as a defect."""
    return [each.getMessage() for each in caplog.records if each.levelno >= logging.ERROR]


def test_odd_paths_bodies_and_headers_are_refused_and_that_is_all(
    fuzzed: Fuzzed, caplog: pytest.LogCaptureFixture
) -> None:
    for number, (method, path) in enumerate(fuzzed.operations()):
        if method == "DELETE" and path == "/api/me":
            continue
        table = "none" if path.endswith("/wait") else fuzzed.table  # waiting takes its time
        plain = path.replace("{table}", table).replace("{", "").replace("}", "")
        for word in WORDS if "{" in path else ():
            fuzzed.ask(method, path.replace("{", "\0").split("\0")[0] + word)
            fuzzed.ask(method, "/".join(word if "{" in part else part for part in path.split("/")))
        for body in BODIES if method != "GET" else (b"", b"x"):
            fuzzed.ask(method, plain, content=body, headers=JSON)
        for headers in HEADERS[number % 3 :: 3]:  # each of them to many
            fuzzed.ask(method, plain, headers=headers, content=b"{}" if number % 2 else b"")
        for query in QUERIES:
            fuzzed.ask(method, f"{plain}?{query}")
    assert faults(caplog) == []
    assert {200, 400, 403, 404, 405, 415} <= set(fuzzed.codes)


@pytest.mark.parametrize("mode", list(schemathesis.GenerationMode), ids=lambda mode: mode.value)
def test_generated_requests_are_no_defect_of_ours(
    mode: schemathesis.GenerationMode, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    place = {"database": f"sqlite:///{tmp_path}/x.db", "data": str(tmp_path)}
    settings = Settings(**place, limits=UNLIMITED)
    with TestClient(create_app(settings, thinker=Beside())) as client:
        fuzzed = Fuzzed(client)
        schema = schemathesis.openapi.from_dict(fuzzed.schema)
        for each in schema.get_all_operations():
            operation = each.ok()
            if operation.path not in NOT_HERE.get(operation.method.lower(), ()):
                generated(fuzzed, operation, mode)
    assert faults(caplog) == []
    assert {200, 400, 404} <= set(fuzzed.codes)


def generated(fuzzed: Fuzzed, operation: Any, mode: schemathesis.GenerationMode) -> None:
    """A few generated requests to one operation."""

    @examples(
        max_examples=2,
        phases=[Phase.generate],
        derandomize=True,
        deadline=None,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(generation_mode=mode))
    def attempt(case: schemathesis.Case) -> None:
        told = case.as_transport_kwargs(base_url="http://testserver.local")
        told.pop("cookies", None)
        if isinstance(told.get("data"), bytes):
            told["content"] = told.pop("data")
        answer = fuzzed.client.request(**told)
        assert answer.status_code < 500, f"{case.method} {case.path}: {answer.text}"
        fuzzed.codes.append(answer.status_code)

    with suppress(Unsatisfiable):  # where nothing can be wrong
        attempt()


# ---------------------------------------------------------------------- passkeys

ODD: list[Any] = [
    None,
    0,
    [],
    {},
    "",
    "x",
    "%",
    "A" * 50_000,
    b64(b"[" * 100_000),
    b64(b"\x81" * 9),
]


def credentials(challenge: str) -> Iterator[dict[str, Any]]:
    """Credentials that answer a challenge, with one part each that is odd."""
    client = {"type": "webauthn.get", "challenge": challenge, "origin": "http://localhost"}
    response = {
        "clientDataJSON": b64(json.dumps(client).encode()),
        "authenticatorData": b64(b"\x00" * 37),
        "signature": b64(b"x"),
        "attestationObject": b64(b"\xa0"),
    }
    whole = {"id": "eA", "rawId": "eA", "type": "public-key", "response": response}
    yield from ({**whole, name: odd} for name in whole for odd in ODD)
    for name in response:
        yield from ({**whole, "response": {**response, name: odd}} for odd in ODD)
    for odd in (*ODD, "\ud800"):
        told = json.dumps({**client, "challenge": odd}).encode()
        yield {**whole, "response": {**response, "clientDataJSON": b64(told)}}
    for depth in (1_000, 100_000):
        nested = b64(b"\x81" * depth + b"\x00")
        yield {**whole, "response": {**response, "attestationObject": nested}}


def test_a_passkey_of_any_shape_is_refused_or_does_not_fit(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        async with running(tmp_path, limits=UNLIMITED) as server:
            marion = await guest(server, "Marion")
            marion.headers["Host"] = f"localhost:{server.port}"
            codes = set()
            for asking, telling in (
                ("/api/passkeys/options", "/api/passkeys/login"),
                ("/api/me/passkeys/options", "/api/me/passkeys"),
            ):
                options = (await marion.http("POST", asking)).json()
                for credential in credentials(options["challenge"]):
                    answer = await marion.http("POST", telling, json={"credential": credential})
                    assert answer.status_code < 500, f"{telling} {credential}"
                    codes.add(answer.status_code)
            assert codes == {403, 413}
            assert (await marion.http("GET", "/api/me/passkeys")).json() == []

    tell(story())
    assert faults(caplog) == []


# ---------------------------------------------------------------------- the rest


def test_what_is_too_large_is_told_its_true_bound(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            body = b" " * (LARGEST_BODY + 1)
            answer = await server.http.post("/api/me", content=body, headers=JSON)
            assert answer.status_code == 413
            assert answer.json()["args"] == {"most": LARGEST_BODY}
            assert "4,096" in answer.json()["text"]

    tell(story())


def test_bytes_that_are_no_text_are_answered_like_any_message_that_cannot_be_read(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            tab = await (await guest(server, "Mallory")).tab()
            await tab.socket.send(b"\xff\xfe", text=True)
            await tab.until(lambda: isinstance(tab.messages[-1], wire.Refused))
            assert tab.messages[-1].code == "bad_message"
            await tab.socket.send([b'{"type":"time","id":"', b"\xe2\x82", b'"}'], text=True)
            await tab.until(
                lambda: len([m for m in tab.messages if isinstance(m, wire.Refused)]) == 2
            )
            assert (await tab.do(wire.Time, sent=1.0)).sent == 1.0
            for _ in range(5):
                await tab.socket.send(b"\xff", text=True)
            await tab.ended()

    tell(story())
    assert faults(caplog) == []


CRASHES = "import sys; raise OSError('/secret/place')"
SPEAKS = "import sys; print('starboard: the deck has no ship', file=sys.stderr); sys.exit(2)"


@pytest.mark.parametrize(
    ("program", "message"), [(CRASHES, "tool-failed"), (SPEAKS, "cannot-be-read")]
)
def test_a_tool_that_breaks_shows_nothing_of_its_inside(
    program: str, message: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tools, "CHILD", ("-c", program))
    with pytest.raises(Refusal) as refused:
        asyncio.run(tools.ran(("eclipse", "odds"), b"", "en"))
    assert refused.value.message == message
    assert "secret" not in str(refused.value.arguments)
    assert "Traceback" not in str(refused.value.arguments)


def test_a_species_of_many_letters_is_not_a_species(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            side = {"species": "x" * 3_000, "ships": [{"type": "cruiser"}]}
            told = json.dumps({"sides": [side, side]})
            answer = await server.http.post("/api/tools/eclipse/odds", content=told)
            assert answer.status_code == 400
            assert "Traceback" not in answer.text
            assert "File " not in answer.text

    tell(story())
