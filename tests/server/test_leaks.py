"""Nothing that a seat cannot know changes what its connection receives."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
from tools.screens.stored import stored

from starboard.kernel.chance import Seeded
from starboard.kernel.match import Match
from starboard.kernel.view import imagine_state
from starboard.server import wire
from starboard.server.views import cache
from starboard.server.views.layers import Pieces, encode
from starboard.server.views.moment import Moment
from starboard.table.entries import follow_stored, trial
from tests.server.recording import Standing
from tests.server.running import Tab, running, seated, tell
from tests.server.test_playing import READY, play_on

PAIR = ("Marion", "Kolja")


def redealt(match: Match[Any], seat: int | None, seed: str) -> Match[Any]:
    """The same match with everything dealt anew that a viewer cannot know."""
    other = trial(match)
    other.state = imagine_state(match.view(seat), Seeded(seed))
    return other


async def everything(tab: Tab, table: str, number: int) -> list[bytes]:
    """All that a viewer can get out of a table: the view, every preview, reasons, refusals."""
    before = len(tab.received)
    own = tab.turns[table].moves
    await tab.do(wire.Open, f"{number}-open", table=table)
    for index, offer in enumerate(own[:12]):
        await tab.ask(wire.Preview, f"{number}-p{index}", table=table, move=offer.move)
    for index, thing in enumerate(sorted(tab.views[table]["things"])[:12]):
        await tab.ask(wire.Explain, f"{number}-e{index}", table=table, thing=thing)
    for index, move in enumerate(("pass", "end_turn", "play kopfgeld -", "nonsense")):
        told = {"table": table, "question": "0", "moves": (move,)}
        await tab.ask(wire.Move, f"{number}-m{index}", **told)
    received = tab.received[before:]
    for id in [id for id in tab.answers if id.startswith(f"{number}-")]:
        del tab.answers[id]
    return received


def test_redealt_secrets_leave_every_byte_as_it_is(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            table, people, tabs = await seated(server, "flagship", PAIR, options=READY)
            live = server.worker.tables.live[table]
            compared = 0
            for number in range(14):
                if await play_on(tabs, table, Random(number), 5) < 5:
                    break
                seat = number % 2
                tab = await people[seat].tab()
                await tab.do(wire.Open, table=table)
                true, told = live.match, await everything(tab, table, number)
                for deal in range(2):
                    live.match = redealt(true, seat, f"{number}/{deal}")
                    assert await everything(tab, table, number) == told
                    compared += len(told)
                live.match = true
                await tab.close()
                server.worker.followers.tell(live)
                for other in tabs:
                    await other.do(wire.Time, sent=0.0)
            assert compared > 200

    tell(story())


def test_a_planted_leak_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = cache.own_pieces

    def leaking(moment: Moment, seat: int | None) -> Pieces:
        return {**honest(moment, seat), "/leak": encode(moment.match.hash)}

    monkeypatch.setattr(cache, "own_pieces", leaking)

    async def story() -> None:
        async with running(tmp_path) as server:
            table, _, tabs = await seated(server, "flagship", PAIR, options=READY)
            live = server.worker.tables.live[table]
            true, told = live.match, await everything(tabs[0], table, 1)
            live.match = redealt(true, 0, "anew")
            assert await everything(tabs[0], table, 1) != told
            live.match = true

    tell(story())


def test_a_crew_member_learns_nothing_from_the_cards_of_the_others(tmp_path: Path) -> None:
    async def story() -> None:
        random = Random(4)
        async with running(tmp_path, Standing()) as server:
            table, _, tabs = await seated(server, "space_alert", PAIR)
            live = server.worker.tables.live[table]
            for tab in tabs:
                await tab.until(lambda tab=tab: bool(tab.turns[table].moves))
            for _ in range(6):
                for tab in tabs:
                    turn = tab.turns[table]
                    if turn.moves:
                        told = {
                            "question": turn.question,
                            "moves": (random.choice(turn.moves).move,),
                        }
                        await tab.do(wire.Move, table=table, **told)
            true, told = live.match, await everything(tabs[0], table, 1)
            for deal in range(3):
                live.match = redealt(true, 0, f"crew/{deal}")
                assert live.match.hash != true.hash
                assert await everything(tabs[0], table, 1) == told
            live.match = true

    tell(story())


def test_an_empire_learns_nothing_from_bags_stacks_and_reputation_of_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    setup, entries = stored("eclipse/match-2-seats-3")
    monkeypatch.setattr("starboard.server.room.opening.new_seed", lambda: setup.seed)

    async def story() -> None:
        async with running(tmp_path, Standing()) as server:
            crew = (*PAIR, "Otto")
            table, _, tabs = await seated(server, "eclipse", crew, options=setup.options)
            live = server.worker.tables.live[table]
            true = live.match = trial(live.match)
            for entry in entries[:140]:
                follow_stored(true, entry)
            server.worker.followers.tell(live)
            for seat, tab in enumerate(tabs):
                await tab.do(wire.Time, sent=0.0)
                told = await everything(tab, table, seat)
                for deal in range(2):
                    live.match = redealt(true, seat, f"empire/{seat}/{deal}")
                    assert live.match.hash != true.hash
                    assert await everything(tab, table, seat) == told
                live.match = true

    tell(story())


def test_spectators_learn_nothing_from_what_seats_know(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            table, _, tabs = await seated(server, "flagship", PAIR, options=READY)
            await play_on(tabs, table, Random(8), 20)
            live = server.worker.tables.live[table]
            true = live.match
            first = await server.http.get(f"/api/tables/{table}")
            live.match = redealt(true, None, "anew")
            second = await server.http.get(f"/api/tables/{table}")
            live.match = true
            assert first.content == second.content

    tell(story())


def test_what_others_do_in_secret_sends_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            table, _, tabs = await seated(server, "flagship", PAIR)
            await tabs[1].do(wire.Time, sent=0.0)
            before = len(tabs[1].received)
            for _ in range(4):
                await tabs[0].play(table, tabs[0].moves(table)[0])
            await tabs[0].do(wire.Undo, table=table)
            await tabs[1].do(wire.Time, sent=0.0)
            assert len(tabs[1].received) == before + 1

    tell(story())
