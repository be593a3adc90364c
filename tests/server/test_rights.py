"""Nobody reads or uses another person's table, seat, key or chat."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from starboard.server import wire
from starboard.table.orders import Order
from tests.server.running import guest, running, seated, tell
from tests.server.test_playing import READY

PAIR = ("Marion", "Kolja")


@pytest.mark.parametrize("visibility", ["private", "invite"])
def test_a_table_that_is_not_open_does_not_exist_for_strangers(
    visibility: str, tmp_path: Path
) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            marion = await (await guest(server, "Marion")).tab()
            otto = await guest(server, "Otto")
            stranger = await otto.tab()
            made = await marion.do(wire.Create, game="flagship", seats=2, visibility=visibility)
            told = {wire.Say: {"text": "x"}, wire.Explain: {"thing": "x"}}
            for kind in (wire.Open, wire.Sit, wire.Leave, wire.Ready, wire.Hint, *told):
                answer = await stranger.refused(kind, table=made.table, **told.get(kind, {}))
                assert answer.message == "no-such-table"
            unknown = await stranger.refused(wire.Open, table="x" * 24)
            assert unknown.message == "no-such-table"
            for path in ("", "/wait", "/match", "/replay", "/invitation", "/invitation.svg"):
                answer = await otto.http("GET", f"/api/tables/{made.table}{path}")
                assert answer.status_code == 404, path
            assert made.table not in (await otto.http("GET", "/api/tables")).text

    tell(story())


def test_an_invitation_opens_a_table_to_whoever_has_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            marion = await guest(server, "Marion")
            tab = await marion.tab()
            made = await tab.do(wire.Create, game="flagship", seats=2, visibility="invite")
            await tab.do(wire.Open, table=made.table)
            word = tab.rooms[made.table].invite
            told = (await marion.http("GET", f"/api/tables/{made.table}/invitation")).json()
            assert told["url"].endswith(f"/#/table/{made.table}?invite={word}")
            assert told["reach"] == "here"
            code = await marion.http("GET", f"/api/tables/{made.table}/invitation.svg")
            assert code.headers["content-type"].startswith("image/svg+xml")
            kolja = await (await guest(server, "Kolja")).tab()
            await kolja.do(wire.Sit, table=made.table, invite=word)

    tell(story())


def test_a_spectator_comes_back_by_the_word_of_the_invitation(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            tab = await (await guest(server, "Marion")).tab()
            made = await tab.do(wire.Create, game="flagship", seats=2, visibility="invite")
            await tab.do(wire.Open, table=made.table)
            word = tab.rooms[made.table].invite
            kolja = await guest(server, "Kolja")
            first = await kolja.tab()
            await first.do(wire.Open, table=made.table, invite=word)
            seen = first.seen(made.table)
            again = await kolja.tab(resume=(replace(seen, invite=word),))
            assert again.rooms[made.table].status == "lobby"
            without = await kolja.tab(resume=(seen,))
            assert [each.table for each in without.messages if isinstance(each, wire.Closed)] == [
                made.table
            ]

    tell(story())


def test_another_persons_seat_cannot_be_used(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            table, _, tabs = await seated(server, "flagship", PAIR, options=READY)
            stranger = await (await guest(server, "Otto")).tab()
            asked = tabs[0].turns[table].waits_for[0]
            turn = tabs[asked].turns[table]
            move = {"question": turn.question, "moves": (turn.moves[0].move,)}
            for fields in ({"seat": asked}, {}):
                told = {"table": table, **fields}
                for kind, more in (
                    (wire.Move, move),
                    (wire.Undo, {}),
                    (wire.Concede, {}),
                    (wire.Say, {"text": "I am Marion."}),
                    (wire.Orders, {"default": Order.NEVER}),
                    (wire.Propose, {"what": "agree"}),
                    (wire.Preview, {"move": turn.moves[0].move}),
                    (wire.Explain, {"thing": "x"}),
                    (wire.Hint, {}),
                ):
                    answer = await stranger.refused(kind, **told, **more)
                    assert answer.code == "not_allowed", kind
            other = await tabs[1 - asked].refused(wire.Move, table=table, seat=asked, **move)
            assert other.message == "not-your-seat"
            look = await tabs[1 - asked].refused(wire.Open, table=table, seat=asked)
            assert look.message == "not-your-seat"
            assert (await server.worker.store.entries(table)) == []

    tell(story())


def test_only_the_owner_seats_bots_and_removes_people(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            marion = await (await guest(server, "Marion")).tab()
            kolja = await (await guest(server, "Kolja")).tab()
            made = await marion.do(wire.Create, game="flagship", seats=3)
            await kolja.do(wire.Sit, table=made.table)
            for kind, told in (
                (wire.SeatBot, {"seat": 2}),
                (wire.Remove, {"seat": 0}),
                (wire.Settle, {"options": {}}),
            ):
                answer = await kolja.refused(kind, table=made.table, **told)
                assert answer.message == "not-the-owner"
            await kolja.do(wire.Open, table=made.table)
            await marion.do(wire.Remove, table=made.table, seat=1)
            await kolja.until(lambda: isinstance(kolja.messages[-1], wire.Closed))
            again = await kolja.refused(wire.Sit, table=made.table)
            assert again.message == "no-such-table"

    tell(story())


def test_whoever_gets_up_no_longer_sees_through_the_seat(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            table, _, tabs = await seated(server, "flagship", PAIR, options=READY)
            assert tabs[1].views[table]["seat"] == 1
            await tabs[1].do(wire.Leave, table=table)
            assert tabs[1].views[table]["seat"] is None
            assert tabs[1].turns[table].moves == ()
            await tabs[1].do(wire.Sit, table=table)
            assert tabs[1].views[table]["seat"] == 1

    tell(story())


@pytest.mark.parametrize("bot", ["evil.py:Bot", "search:99999", "search:60s", "rarest", "x" * 40])
def test_only_known_bots_sit_at_a_table(bot: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            marion = await (await guest(server, "Marion")).tab()
            made = await marion.do(wire.Create, game="flagship", seats=2)
            answer = await marion.refused(wire.SeatBot, table=made.table, seat=1, bot=bot)
            assert answer.code == "bad_input"

    tell(story())


def test_a_block_keeps_people_apart_and_a_muted_person_is_not_read(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            marion, kolja = await guest(server, "Marion"), await guest(server, "Kolja")
            hers, his = await marion.tab(), await kolja.tab()
            made = await hers.do(wire.Create, game="flagship", seats=2)
            await hers.do(wire.Block, person=kolja.id)
            answer = await his.refused(wire.Sit, table=made.table)
            assert answer.message == "kept-apart"
            await hers.do(wire.Block, person=kolja.id, on=False)
            await his.do(wire.Sit, table=made.table)
            second = await marion.tab()
            for tab in (hers, second):
                await tab.do(wire.Open, table=made.table)
            await hers.do(wire.Mute, person=kolja.id)
            await his.do(wire.Say, table=made.table, text="Can you hear me?")
            await hers.do(wire.Say, table=made.table, text="It is quiet here.")
            await second.until(lambda: bool(second.chat[made.table]))
            for tab in (hers, second):
                assert [line.text for line in tab.chat[made.table]] == ["It is quiet here."]
            told = (await marion.http("GET", f"/api/tables/{made.table}")).json()
            assert [line["text"] for line in told["chat"]] == ["It is quiet here."]

    tell(story())


def test_the_word_of_an_invitation_is_only_for_those_at_the_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            marion = await (await guest(server, "Marion")).tab()
            made = await marion.do(wire.Create, game="flagship", seats=2)
            await marion.do(wire.Open, table=made.table)
            stranger = await (await guest(server, "Otto")).tab()
            await stranger.do(wire.Open, table=made.table)
            assert marion.rooms[made.table].invite
            assert not stranger.rooms[made.table].invite
            assert not marion.rooms[made.table].seed

    tell(story())


def test_a_person_is_kept_by_a_pass_phrase_exported_and_forgotten(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            marion = await guest(server, "Marion")
            short = await marion.http("POST", "/api/me/phrase", json={"phrase": "short"})
            assert short.status_code == 400
            await marion.http("POST", "/api/me/phrase", json={"phrase": "three blue moons rise"})
            await marion.http("PATCH", "/api/me", json={"name": "Marion the Second"})
            wrong = {"name": "Marion the Second", "phrase": "three blue moons set"}
            assert (await server.http.post("/api/me/login", json=wrong)).status_code == 403
            right = {**wrong, "phrase": "three blue moons rise"}
            again = await server.http.post("/api/me/login", json=right)
            assert again.json()["person"] == marion.id
            taken = await marion.http("GET", "/api/me/export")
            assert "Marion the Second" in taken.text
            assert "scrypt" not in taken.text
            assert (await marion.http("DELETE", "/api/me")).status_code == 204
            server.http.cookies.clear()
            assert (await server.http.get(f"/api/people/{marion.id}")).status_code == 404

    tell(story())
