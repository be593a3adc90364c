"""Spoken announcements of a live mission begin together: everybody is told the same instants."""

from __future__ import annotations

from pathlib import Path

import pytest

from starboard.server import wire
from tests.server.running import Tab, eventually, guest, running, seated, tell
from tests.server.test_prompts import ByHand

CREW = ("Marion", "Kolja", "Otto")
SPOKEN = {"AlarmSounded", "ThreatAnnounced", "DataCameIn", "TransferOpened", "PhaseEnded"}
DEADLINES = 12


def announced(tab: Tab, table: str) -> list[tuple[str, float]]:
    """What the ship's computer says, and when it happened."""
    return [(each.kind, each.time) for each in tab.events[table] if each.kind in SPOKEN]


def test_every_connection_is_told_the_same_instants_in_the_servers_time(tmp_path: Path) -> None:
    async def story() -> None:
        hours = ByHand()
        async with running(tmp_path, hours) as server:
            options = {"mission": "test_run_2"}
            table, people, tabs = await seated(server, "space_alert", CREW, options=options)
            watching = await (await guest(server, "Wanda")).tab(lang="de")
            await watching.do(wire.Open, table=table)
            live = server.worker.tables.live[table]
            instants = [hours.at]
            for _ in range(DEADLINES):
                hours.pass_by(live.record.progress.deadline - hours.at)
                instants.append(hours.at)
                await eventually(lambda: live.record.progress.deadline > hours.at)
            late = await people[0].tab()
            await late.do(wire.Open, table=table)
            for tab in (*tabs, watching):
                told = await tab.do(wire.Time, sent=0.0)  # what was told before has arrived
                assert told.now == hours.at
                assert announced(tab, table) == announced(late, table)
            heard = announced(late, table)
            assert [kind for kind, _ in heard].count("ThreatAnnounced") > 1
            assert {time for _, time in heard} <= {round(at, 3) for at in instants}

    tell(story())


def test_before_the_alarm_everybody_sees_three_seconds_counted_down(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("starboard.server.room.clock.COUNTED_DOWN", 3.0)

    async def story() -> None:
        hours = ByHand()
        async with running(tmp_path, hours) as server:
            table, _, tabs = await seated(server, "space_alert", CREW)
            progress = server.worker.tables.live[table].record.progress
            assert progress.deadline == progress.origin == progress.started + 3
            assert {tab.clocks[table].origin for tab in tabs} == {round(progress.origin, 3)}

    tell(story())
