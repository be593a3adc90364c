"""The things of a film: ship, trajectories, threats and crew, with or without a table around."""

from __future__ import annotations

from starboard.games.space_alert.face.shown import CrewThing, MissionThing, Things
from starboard.games.space_alert.face.things import (
    round_facts,
    ship_things,
    table_facts,
    threat_facts,
)
from starboard.games.space_alert.kinds import STATIONS
from starboard.games.space_alert.state import Mission


def film_things(state: Mission) -> Things:
    """Everything that a picture of the film shows, by id."""
    found = ship_things(state)
    for threat in state.threats:
        facts = threat_facts(state, threat)
        facts["way"], facts["due"] = [], []
        found[threat_id(threat.number, threat.card.id)] = facts
    for crew in range(len(state.crew)):
        found[f"crew.{crew}"] = crew_facts(state, crew)
    found["mission"] = mission_facts(state)
    return found


def threat_id(number: int, card: str) -> str:
    """A threat of a film: a plan may name the same card twice."""
    return f"{number}.{card}"


def crew_facts(state: Mission, crew: int) -> CrewThing:
    """Somebody with the plan as it lies now: delays push it back (SA-DELAY-01)."""
    member = state.crew[crew]
    return {
        "kind": "crew",
        "owner": crew if state.table is None else state.table.boards[crew].owner,
        "in_order": state.order.index(crew) + 1,
        "android": member.android,
        "station": STATIONS[member.station],
        "squad": member.squad.value,
        "out": member.knocked_out,
        "delayed": member.delayed,
        "heroic": [],
        "plan": [action.value for action in member.plan],
    }


def mission_facts(state: Mission) -> MissionThing:
    """How far it has come; which mission it is where there is a table."""
    return {**table_facts(state.table), **round_facts(state)}


def changes(before: Things, after: Things) -> Things:
    """The things that are otherwise; none ever leaves."""
    return {thing: facts for thing, facts in after.items() if before.get(thing) != facts}
