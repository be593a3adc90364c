"""The end of a mission, however it comes (DD-CAMP-24…26)."""

from __future__ import annotations

from starboard.games.dominate.campaign.events import MissionOver
from starboard.games.dominate.script.scene import backroom_of, mission_of
from starboard.games.dominate.state import Table


def end_mission(state: Table, winner: int, reason: str) -> None:
    """What is left of the mission falls away; its outcome lies below."""
    mission, room = mission_of(state), backroom_of(state)
    mission.winner, mission.reason = winner, reason
    if room is not None:
        room.queue, room.frames, room.later, room.run = [], [], [], None
    state.activation, state.fight = None, None
    state.agenda.abandon(mission.scope)
    state.report(MissionOver("DD-CAMP-24", winner, reason))
