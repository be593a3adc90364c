"""A campaign goes on at the next table, with the ship as the last mission left it."""

from __future__ import annotations

from pathlib import Path

import pytest

from starboard.games.space_alert.missions.timeline import Announcement, Say
from starboard.games.space_alert.round import schedule
from starboard.server import wire
from starboard.testing import clause
from tests.server.beside import Fast
from tests.server.running import Tab, running, seated, tell

QUIET = (
    Announcement(at=0, lasts=0, say=Say.ALARM, phase=1),
    Announcement(at=300, lasts=0, say=Say.MISSION_END, phase=3),
)
"""The announcements of a mission in which nothing happens."""


async def everybody(tabs: list[Tab], table: str, move: str) -> None:
    """Everybody answers the same as soon as it is asked."""
    for tab in tabs:
        await tab.until(lambda tab=tab: move in tab.moves(table))  # type: ignore[misc]
        await tab.play(table, move)


@clause("SA-CAMP-01", "SA-CAMP-02")
def test_a_rematch_in_a_campaign_is_its_next_mission(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(schedule, "announcements", lambda mission: QUIET)

    async def story() -> None:
        async with running(tmp_path, Fast(1_000)) as server:
            crew = ("Marion", "Kolja")
            table, _, tabs = await seated(server, "space_alert", crew, options={"campaign": True})
            server.worker.tables.live[table].match.state.checks = False  # the computer is tended
            await everybody(tabs, table, "propose white white")
            await everybody(tabs, table, "go_on yes")
            await tabs[0].until(lambda: tabs[0].rooms[table].status == "finished")
            made = await tabs[1].do(wire.Rematch, table=table)
            for tab in tabs:
                await tab.do(wire.Open, table=made.table)
                await tab.do(wire.Ready, table=made.table)
            room, view = tabs[0].rooms[made.table], tabs[0].views[made.table]
            assert [seat.name for seat in room.seats] == list(crew)
            assert "missions.1" in room.options["legacy"]
            assert view["table"]["table"]["past"]["missions"] == 1

    tell(story())
