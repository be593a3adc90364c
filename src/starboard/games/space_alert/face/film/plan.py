"""What a crew planned, as the tools for debriefing read it (`box/plan.py`)."""

from __future__ import annotations

from starboard.games.space_alert.face.film.shown import PlanDocument, PlannedStart
from starboard.games.space_alert.face.film.watching import Watched
from starboard.games.space_alert.film.events import DamageDrawn
from starboard.games.space_alert.film.hull import part_of
from starboard.games.space_alert.kinds import STATIONS, TRACKS, ZONES, Squad
from starboard.games.space_alert.round.events import PhaseEnded, ThreatAnnounced
from starboard.games.space_alert.state import Mission, table_of
from starboard.kernel.match import Match


def plan_of(match: Match[Mission], watched: Watched) -> PlanDocument:
    """The mission of a match for its debriefing."""
    start = watched.start
    phases = announced(match)
    drawn: dict[str, list[str]] = {zone: [] for zone in ZONES}
    for moment in watched.moments:
        if isinstance(moment.event, DamageDrawn):
            drawn[moment.event.zone].append(moment.event.part)
    return {
        "mission": table_of(start).mission,
        "tracks": {zone: track.id for zone, track in zip(TRACKS, start.tracks, strict=False)},
        "threats": [
            {
                "code": threat.card.id,
                "t": threat.number,
                "zone": TRACKS[threat.track],
                "phase": phases.get(threat.card.id, 0),
            }
            for threat in start.threats
        ],
        "actions": ["".join(action.value for action in crew.plan) for crew in start.crew],
        "hands": [cards_of(match.state, crew, match.over) for crew in range(len(start.crew))],
        "damage_drawn": drawn,
        "androids": [number for number, crew in enumerate(start.crew, 1) if crew.android],
        "order": [crew + 1 for crew in start.order],
        "start": start_of(start),
    }


def start_of(start: Mission) -> PlannedStart:
    """The ship before the first turn, as far as it is not as new."""
    return {
        "damage": {
            name: [part_of(zone, tile) for tile in start.drawn[zone]]
            for zone, name in enumerate(ZONES)
        },
        "squads": [
            STATIONS[station] for station, squad in enumerate(start.stored) if squad is Squad.ACTIVE
        ],
    }


def cards_of(state: Mission, crew: int, over: bool) -> list[str]:
    """The cards that somebody had: what was laid, and in the end what nobody has to hide."""
    table = table_of(state)
    laid = [slot.name for space in table.boards[crew].spaces for slot in space.card.slots]
    if not over or crew >= len(table.hands):
        return laid
    return laid + [slot.name for slot in table.hands[crew].cards.slots]


def announced(match: Match[Mission]) -> dict[str, int]:
    """The phase in which each threat was announced."""
    found: dict[str, int] = {}
    phase = 1
    for entry in match.played:
        for event in match.history[entry.n]:
            if isinstance(event, ThreatAnnounced):
                found[event.threat] = phase
            elif isinstance(event, PhaseEnded):
                phase += 1
    return found
