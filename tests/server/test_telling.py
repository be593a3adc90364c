"""What is told again costs little: what holds until the match goes on is made once."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from starboard.kernel.moves import Move
from starboard.server import wire
from starboard.server.views import present
from starboard.table.words import Offer, offer
from starboard.text.sentences import Speech
from tests.server.running import Tab, guest, running, seated, tell
from tests.server.test_playing import READY, play_on

PAIR = ("Marion", "Kolja")


def test_offers_are_made_again_only_when_the_match_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []

    def counted(table: object, move: Move, speech: Speech) -> Offer:
        made.append(str(move))
        return offer(table, move, speech)

    async def story() -> None:
        async with running(tmp_path) as server:
            table, people, tabs = await seated(server, "flagship", PAIR, options=READY)
            live = server.worker.tables.live[table]
            monkeypatch.setattr(present, "offer", counted)
            await tabs[0].do(wire.Say, table=table, text="a word")
            live.thinking[1] = "a bot thinks"
            server.worker.followers.tell(live)
            watcher = await (await guest(server, "Otto")).tab()
            await watcher.do(wire.Open, table=table)
            again = await people[0].tab()
            await again.do(wire.Open, table=table)
            assert made == []
            assert tabs[0].turns[table].thinking == again.turns[table].thinking == (1,)
            asked = next(tab for tab in tabs if tab.turns[table].ask)
            assert asked.turns[table].moves
            await play_on(tabs, table, Random(1), 1)
            assert made

    tell(story())


def test_whoever_has_no_page_of_the_table_open_is_away_until_they_come_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            table, people, tabs = await seated(server, "flagship", PAIR, options=READY)
            assert away(tabs[0], table) == [False, False]
            second = await people[1].tab()
            await second.do(wire.Open, table=table)
            await tabs[1].close()
            await tabs[0].do(wire.Say, table=table, text="are you there?")
            assert away(tabs[0], table) == [False, False], "another page of theirs is open"
            await second.close()
            await tabs[0].until(lambda: away(tabs[0], table) == [False, True])
            back = await people[1].tab()
            await back.do(wire.Open, table=table)
            await tabs[0].until(lambda: away(tabs[0], table) == [False, False])

    tell(story())


def away(tab: Tab, table: str) -> list[bool]:
    """Who is away, as somebody is told."""
    return [card.away for card in tab.rooms[table].seats]
