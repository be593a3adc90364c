"""The HTTP interface, the pages, and what whoever runs a server sees."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import re
import sys
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given
from hypothesis import settings as examples
from litestar.testing import TestClient

from starboard.bots.greedy import Greedy
from starboard.bots.guard import Guarded
from starboard.games.flagship.cards.deck_text import encode_deck
from starboard.games.flagship.cards.starters import starter_decks
from starboard.kernel.bot import Bot, Decision
from starboard.kernel.registry import new
from starboard.server import wire
from starboard.server.address import Reach, place, reach_of
from starboard.server.app import create_app
from starboard.server.http import pages, reviews, tools
from starboard.server.jobs.bots import Processes, Thought, decided
from starboard.server.logs import Structured
from starboard.server.settings import Limits, Settings
from starboard.table.bots import Decided
from tests.server.beside import Beside
from tests.server.ports import free_port
from tests.server.running import Running, guest, running, seated, tell
from tests.server.test_playing import READY, play_on

PAIR = ("Marion", "Kolja")
EXAMPLE = Path(__file__).parents[2] / "examples" / "http_bot.py"


def test_the_example_bot_plays_with_a_token_until_the_game_is_over(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            table, people, tabs = await seated(server, "flagship", PAIR, options=READY)
            made = await people[0].http("POST", "/api/me/tokens", json={"label": "example"})
            bot = await asyncio.create_subprocess_exec(
                sys.executable, str(EXAMPLE), server.url(""), made.json()["token"], table,
                stdout=asyncio.subprocess.PIPE,
            )  # fmt: skip
            await play_on(tabs[1:], table, Random(1), 8)
            await tabs[1].do(wire.Concede, table=table)
            said, _ = await bot.communicate()
            assert bot.returncode == 0
            assert said.startswith(b"You win.")
            entries = await server.worker.store.entries(table)
            assert any(each.person == people[0].id for each in entries)

    tell(story())


def test_the_example_bot_is_short() -> None:
    assert len(EXAMPLE.read_text("utf-8").splitlines()) < 65


def test_a_request_over_http_gets_the_same_answer_as_over_the_socket(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            marion = await guest(server, "Marion")
            told = {"type": "create", "id": "same", "game": "flagship", "seats": 2}
            over_http = (await marion.http("POST", "/api/act", json=told)).json()
            tab = await marion.tab()
            over_socket = await tab.do(wire.Create, "same", game="flagship", seats=2)
            assert over_http == json.loads(wire.write(over_socket))
            wrong = {"type": "create", "id": "x", "game": "chess", "seats": 2}
            refused = await marion.http("POST", "/api/act", json=wrong)
            assert (refused.status_code, refused.json()["code"]) == (404, "not_found")
            greeting = await marion.http("POST", "/api/act", json={"type": "hello", "id": "h"})
            assert greeting.status_code == 400

    tell(story())


def test_a_finished_game_can_be_looked_at_move_by_move(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    worked: list[object] = []

    def counted(*told: Any) -> reviews.Moments:
        worked.append(told)
        return all_moments(*told)

    all_moments = reviews.all_moments
    monkeypatch.setattr(reviews, "all_moments", counted)

    async def story() -> None:
        async with running(tmp_path) as server:
            table, people, tabs = await seated(server, "flagship", PAIR, options=READY)
            early = await server.http.get(f"/api/tables/{table}/replay")
            assert early.status_code == 409
            await play_on(tabs, table, Random(1), 5)
            await tabs[0].do(wire.Concede, table=table)
            shown = (await server.http.get(f"/api/tables/{table}/replay?at=3")).json()
            assert (shown["entries"], shown["at"]) == (6, 3)
            assert shown["view"]["seat"] is None
            listed = (await people[0].http("GET", "/api/finished?mine=true")).json()
            assert [card["table"] for card in listed] == [table]
            path = f"/api/tables/{table}/moments"
            first, second = [(await server.http.get(path)).json() for _ in range(2)]
            assert len(first["moments"]) == 7
            assert (second, len(worked)) == (first, 1)

    tell(story())


def test_the_lobby_tells_what_changes(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            marion = await (await guest(server, "Marion")).tab()
            otto = await (await guest(server, "Otto")).tab()
            await otto.do(wire.Lobby)
            made = await marion.do(wire.Create, game="flagship", seats=2)
            hidden = await marion.do(wire.Create, game="flagship", seats=2, visibility="invite")
            await otto.until(lambda: len(lobby(otto)) == 2)
            assert [card.table for card in lobby(otto)[1].tables] == [made.table]
            await marion.do(wire.Leave, table=made.table)
            await otto.until(lambda: lobby(otto)[-1].gone == (made.table,))
            assert hidden.table.encode() not in b"".join(otto.received)
            server.worker.lobby.touch = lambda table: None  # a notice that was lost
            missed = await marion.do(wire.Create, game="flagship", seats=2)
            await server.worker.noticed("", "table", 0)
            await otto.until(lambda: lobby(otto)[-1].whole)
            assert [card.table for card in lobby(otto)[-1].tables] == [missed.table]
            await otto.do(wire.Open, table=missed.table)
            await server.worker.store.drop_table(missed.table)  # as another worker does it
            await otto.until(lambda: isinstance(otto.messages[-1], wire.Closed))

    tell(story())


def lobby(tab: object) -> list[wire.LobbyNews]:
    return [m for m in tab.messages if isinstance(m, wire.LobbyNews)]


def test_everything_works_under_a_path_prefix(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, prefix="/games") as server:
            made = await server.http.post("/games/api/me", json={"name": "Ada"})
            assert "Path=/games" in made.headers["set-cookie"]
            assert (await server.http.get("/games/")).status_code == 200
            assert (await server.http.get("/api/me")).status_code == 404

    tell(story())


def test_rules_games_and_printed_things_are_told_in_the_readers_language(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            german = (await server.http.get("/api/games/flagship/rules?lang=de")).json()
            english = (await server.http.get("/api/games/flagship/rules?lang=en")).json()
            assert len(german) == len(english) > 150
            assert german[0]["text"] != english[0]["text"]
            one = await server.http.get("/api/rules/fs-attack-03")
            assert one.json()["id"] == "FS-ATTACK-03"
            assert (await server.http.get("/api/rules/XX-1")).status_code == 404
            printed = (await server.http.get("/api/games/flagship/printed")).json()
            assert printed["cards"]
            assert (await server.http.get("/api/games/chess/rules")).status_code == 404

    tell(story())


@pytest.mark.parametrize(
    ("tool", "told", "part"),
    [
        ("flagship/deck-check", "frabian: nonsense", "cannot-be-read"),
        ("eclipse/odds", "sides: []", "cannot-be-read"),
        ("eclipse/nothing", "", "no-such-tool"),
    ],
)
def test_a_tool_says_what_is_wrong_with_its_input(
    tool: str, told: str, part: str, tmp_path: Path
) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            answer = await server.http.post(f"/api/tools/{tool}", content=told)
            assert answer.status_code in (400, 404)
            assert answer.json()["message"] == part

    tell(story())


def test_a_tool_answers_like_the_command_line() -> None:
    deck = encode_deck(starter_decks()["frabian"]).encode()
    words = tools.command(*tools.online_tool("flagship", "deck-check"), {})
    assert words == ("flagship", "deck", "check", "-")
    said = asyncio.run(tools.ran(words, deck, "en"))
    assert json.loads(said)["legal"] is True


def test_the_plain_page_lists_tables_games_and_tools_in_both_languages(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "CLIENT", tmp_path / "nowhere")

    async def story() -> None:
        async with running(tmp_path) as server:
            tab = await (await guest(server, "<b>Marion</b>")).tab()
            await tab.do(wire.Create, game="flagship", seats=2)
            german = (await server.http.get("/?lang=de")).text
            english = (await server.http.get("/", headers={"accept-language": "en"})).text
            assert "Offene Tische" in german
            assert "Open tables" in english
            assert "&lt;b&gt;Marion" in english
            assert "1 of 2 seats taken" in english
            assert "<li>Flagship: " in english
            assert "<li>Eclipse: Das zweite galaktische Zeitalter " in german
            assert "Space Alert: play the film of what a crew planned" in english
            assert 'action="api/tools/space-alert/solve?lang=de"' in german
            assert "space-alert/mission" not in german

    tell(story())


def test_the_client_is_served_where_it_is_built(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    built = tmp_path / "client"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text("<title>client</title>")
    (built / "assets" / "app.js").write_text("1")
    monkeypatch.setattr(pages, "CLIENT", built)

    async def story() -> None:
        async with running(tmp_path) as server:
            assert (await server.http.get("/")).text == "<title>client</title>"
            script = await server.http.get("/assets/app.js")
            assert "immutable" in script.headers["cache-control"]
            assert script.headers["content-encoding"] == "gzip"
            assert script.text == "1"
            bare = await server.http.get("/assets/app.js", headers={"accept-encoding": ""})
            assert "content-encoding" not in bare.headers
            assert bare.text == "1"
            for path in ("/assets/..%2f..%2fstarboard.db", "/.secret", "/assets/none.js"):
                assert (await server.http.get(path)).status_code == 404

    tell(story())


def test_a_server_says_whether_it_lives_and_how_it_is_doing(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            await (await guest(server, "Marion")).tab()
            assert (await server.http.get("/health")).text == "alive\n"
            assert (await server.http.get("/ready")).text == "ready\n"
            figures = (await server.http.get("/metrics")).text
            assert f'starboard_connections{{worker="{os.getpid()}"}} 1.0' in figures

    tell(story())


@pytest.mark.parametrize(
    ("method", "path", "body", "what"),
    [
        pytest.param(
            "POST", "/api/act", {"type": "create", "id": "1", "game": "flagship", "seats": "x"},
            "seats: Expected `int`, got `str`", id="a field of a request",
        ),
        pytest.param(
            "POST", "/api/act", {"type": "nope", "id": "1"}, "type: Invalid value 'nope'", id="type"
        ),
        pytest.param(
            "GET", "/api/tables/x/replay?at=x&seat=y", None,
            "at: Expected `int`, got `str`; seat: Expected `int | null`, got `str`",
            id="parameters",
        ),
    ],
)  # fmt: skip
def test_whoever_asks_wrongly_over_http_reads_which_field_it_was(
    method: str, path: str, body: object, what: str, tmp_path: Path
) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            answer = await server.http.request(method, path, json=body)
            assert answer.status_code == 400
            assert answer.json()["args"] == {"what": what}

    tell(story())


def test_the_command_serves_and_says_goodbye_when_it_is_stopped(tmp_path: Path) -> None:
    async def story() -> None:
        port = free_port()
        command = ("serve", "--port", str(port), "--data", str(tmp_path))
        starboard = Path(sys.executable).with_name("starboard")
        process = await asyncio.create_subprocess_exec(
            str(starboard), "--lang", "en", *command, stderr=asyncio.subprocess.PIPE
        )
        assert process.stderr is not None
        said = (await process.stderr.readline()).decode()
        assert f"http://127.0.0.1:{port} (on this computer only)" in said
        place = Running(cast(Any, SimpleNamespace(should_exit=False)), None, port)
        assert (await place.http.get("/health")).text == "alive\n"  # at once
        tab = await (await guest(place, "Marion")).tab()
        process.terminate()
        await tab.ended()
        goodbye = tab.messages[-1]
        assert isinstance(goodbye, wire.Goodbye)
        assert goodbye.why.message == "server-goes"
        await process.communicate()
        await place.close()

    tell(story())


@pytest.mark.parametrize(
    ("url", "reach"),
    [
        ("http://127.0.0.1:8000", Reach.HERE),
        ("http://localhost", Reach.HERE),
        ("http://192.168.1.7:8000", Reach.NETWORK),
        ("http://laptop.local", Reach.NETWORK),
        ("https://games.example.org", Reach.WORLD),
    ],
)
def test_an_address_says_whom_it_reaches(url: str, reach: Reach) -> None:
    assert reach_of(url) is reach


def test_an_invitation_carries_the_address_that_others_can_use() -> None:
    settings = Settings(database="", data="", public="https://a.example", prefix="/games")
    assert place(settings, "127.0.0.1:8000").url == "https://a.example/games"
    here = Settings(database="", data="", port=8000)
    for host in ("127.0.0.1:8000", "", "["):
        assert place(here, host).url == "http://127.0.0.1:8000"
    newer = Settings(database="", data="", port=8000, host="::")
    assert place(newer, "[::1]:8000").url.startswith("http://[")


def test_logs_are_lines_without_secrets() -> None:
    record = logging.LogRecord("starboard", logging.INFO, "", 0, "happened", (), None)
    record.table, record.cookie, record.remote_address = "t1", "k", "10.0.0.1"
    told = json.loads(Structured(as_json=True).format(record))
    assert told["what"] == "happened"
    assert told["table"] == "t1"
    assert not {"cookie", "remote_address"} & set(told)


def test_bots_think_in_processes_of_their_own() -> None:
    async def story() -> None:
        match = new("flagship", seats=2, seed=3, options=READY)
        thinker = Processes(1)
        try:
            seat = match.to_act[0]
            thought = Thought("t", match.setup, tuple(match.log), seat, "greedy")
            found = await thinker.think(thought)
            assert found == await Beside().think(thought)
            assert found.move in [str(move) for move in match.moves(seat)]
        finally:
            thinker.close()

    tell(story())


class Endless(Bot):
    """Never comes to a decision."""

    def choose(self, view: Any, moves: Any, think: Any) -> Decision:
        while True:
            pass


def test_a_thought_that_waits_for_a_process_has_not_begun() -> None:
    class Busy(ThreadPoolExecutor):
        begun = 0

        def submit(self, *_: object) -> Future[bytes]:
            self.begun += 1
            return Future()

    async def story() -> None:
        match = new("flagship", seats=2, seed=3, options=READY)
        thought = Thought("t", match.setup, (), 0, "greedy")
        thinker = Processes(1)
        thinker.quick.executor = busy = Busy()
        tasks = [asyncio.create_task(thinker.think(thought)) for _ in range(3)]
        for _ in range(10):
            await asyncio.sleep(0)
        assert busy.begun == 1
        for task in tasks:
            task.cancel()

    tell(story())


def test_a_bot_that_thinks_too_long_is_stopped_and_blamed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def endless(name: str, game: Any, at_table: bool) -> Guarded:
        return Guarded(Endless(), name, game, None, Greedy())

    monkeypatch.setattr("starboard.table.bots.seat_bot", endless)
    match = new("flagship", seats=2, seed=3, options=READY)
    thought = Thought("t", match.setup, (), match.to_act[0], "house", 0.05)
    found: Decided = decided(thought)
    assert found.fault == "overran"
    assert found.move in [str(move) for move in match.moves(match.to_act[0])]


def test_generated_requests_never_break_the_server(tmp_path: Path) -> None:
    limits = Limits(guests=1e6)
    settings = Settings(database=f"sqlite:///{tmp_path}/x.db", data=str(tmp_path), limits=limits)
    app = create_app(settings, thinker=Beside())
    with TestClient(app) as client:
        schema = schemathesis.openapi.from_dict(client.get("/api/schema/openapi.json").json())
        operations = [each.ok() for each in schema.get_all_operations()]
        asked = [each for each in operations if not LEFT_OUT.search(each.path)]
        codes = [code for operation in asked for code in called(operation, client)]
    assert len(codes) >= len(asked) > len(operations) / 2
    assert {200, 400} <= set(codes)
    assert 401 not in codes, "nobody asks"


LEFT_OUT = re.compile("/wait|/tools/")
"""What waits, or computes for long."""


def called(operation: Any, client: Any) -> list[int]:
    """What a few generated requests of somebody to one operation were answered."""
    client.post("/api/me", json={"name": "Mallory"})
    codes: list[int] = []

    @examples(
        max_examples=2,
        phases=[Phase.generate],
        derandomize=True,
        deadline=None,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy())
    def attempt(case: schemathesis.Case) -> None:
        kwargs = case.as_transport_kwargs(base_url="http://testserver.local")
        kwargs.pop("cookies", None)
        answer = client.request(**kwargs)
        assert answer.status_code < 500, f"{case.method} {case.path}: {answer.text}"
        codes.append(answer.status_code)

    attempt()
    return codes


def test_whoever_asks_while_a_table_is_read_for_the_first_time_waits_for_its_match(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            table, _, tabs = await seated(server, "flagship", PAIR, options=READY)
            await play_on(tabs, table, Random(3), 4)
            tables = server.worker.tables
            tables.forget(await tables.get(table))

            async def finds_a_match() -> bool:
                return (await tables.get(table)).match is not None

            assert all(await asyncio.gather(*(finds_a_match() for _ in range(3))))

    tell(story())
