"""What the crew hears in a live mission: its events as announcements of the same voice."""

from __future__ import annotations

from typing import cast

from starboard.games.space_alert.content import components
from starboard.games.space_alert.kinds import Severity
from starboard.games.space_alert.missions.mission import Threat, TrackName
from starboard.games.space_alert.missions.timeline import Announcement, Say
from starboard.games.space_alert.round.events import (
    ActionRoundEnded,
    AlarmSounded,
    DataCameIn,
    EndWarned,
    OutageBegan,
    OutageEnded,
    PhaseEnded,
    ReportIgnored,
    ThreatAnnounced,
    TransferClosed,
    TransferOpened,
)
from starboard.games.space_alert.state import Mission, table_of
from starboard.games.space_alert.table import Table
from starboard.games.space_alert.voice.cues import cues
from starboard.kernel import Event
from starboard.kernel.face import Cue

PLAIN = {
    AlarmSounded: Say.ALARM,
    DataCameIn: Say.INCOMING_DATA,
    TransferOpened: Say.DATA_TRANSFER,
    TransferClosed: Say.TRANSFER_OVER,
    OutageBegan: Say.OUTAGE,
    OutageEnded: Say.OUTAGE_OVER,
    ActionRoundEnded: Say.MISSION_END,
}
"""Events that say nothing but their kind."""


def heard_of(state: Mission, event: Event, lang: str) -> list[Cue]:
    """The cues of an event of the action round; none for whatever the computer does not say."""
    if state.table is None:
        return []
    table = table_of(state)
    each = announcement(table, event)
    return [] if each is None else cues(each, table.phases, lang)


def announcement(table: Table, event: Event) -> Announcement | None:
    """What is announced; how long an outage lasts nobody is told (SA-ANN-12)."""
    match event:
        case EndWarned(phase=phase, left=left):
            return Announcement(at=0, lasts=0, say=Say.WARNING, phase=phase, left=left)
        case PhaseEnded(phase=phase):
            return Announcement(at=0, lasts=0, say=Say.PHASE_END, phase=phase)
        case ThreatAnnounced() | ReportIgnored():
            threat = threat_of(table, event)
            return Announcement(at=0, lasts=0, say=Say.THREAT, phase=1, threat=threat)
    say = PLAIN.get(type(event))
    return None if say is None else Announcement(at=0, lasts=0, say=say, phase=table.phases)


def threat_of(table: Table, event: ThreatAnnounced | ReportIgnored) -> Threat:
    """A threat as it is called; of a report that does not count only turn and zone are told."""
    track = cast("TrackName", event.track)
    if isinstance(event, ReportIgnored):
        return Threat(at=0, t=event.number, zone=track, unconfirmed=True)
    card = components().threats[event.threat]
    return Threat(
        at=0,
        t=event.number,
        zone=track,
        serious=card.severity is Severity.SERIOUS,
        colour=card.difficulty if table.normal == "mix" else None,
    )
