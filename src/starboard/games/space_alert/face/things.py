"""What a board shows of Space Alert: ship, trajectories, threats, action boards and hands by id."""

from __future__ import annotations

from collections import Counter
from typing import Final

from starboard.games.space_alert.content import ship
from starboard.games.space_alert.face.ahead import ahead_things, foreseen
from starboard.games.space_alert.face.campaign import campaign_facts
from starboard.games.space_alert.face.shown import (
    Facts,
    MissionThing,
    RoundFacts,
    ScoreThing,
    StationThing,
    TableFacts,
    Things,
    ThreatThing,
)
from starboard.games.space_alert.film.points import (
    penalized,
    penalty_parts,
    points_of,
    visual_points,
)
from starboard.games.space_alert.kinds import ABOARD, STATIONS, TRACKS, ZONES, Fate
from starboard.games.space_alert.phases import phase_of
from starboard.games.space_alert.round.laying import space_name
from starboard.games.space_alert.state import Mission, Threat, table_of
from starboard.games.space_alert.table import ROLES, Table
from starboard.kernel import EVERYONE, Outcome

SCORED: Final = ("completed", "goes-on", "campaign")
"""How a mission ends that was completed."""


def things(state: Mission, seat: int | None) -> Things:
    """Every thing on the table by id, and the viewer's own hand by name."""
    found = ship_things(state)
    for threat in state.threats:
        found[threat.card.id] = threat_facts(state, threat)
    for crew in range(len(table_of(state).boards)):
        found |= board_things(state, crew)
    found["mission"] = mission_facts(state)
    if table_of(state).campaign:
        found["campaign"] = campaign_facts(state)
    if state.outcome is not None and state.outcome.reason in SCORED:
        found["score"] = score_sheet(state, state.outcome)
    if seat is None:
        return found
    return found | hand_things(state, seat) | ahead_things(state, seat)


def ship_things(state: Mission) -> Things:
    """The ship and the trajectories that lead to it."""
    found: Things = {}
    for station in range(ABOARD):
        found[STATIONS[station]] = station_facts(state, station)
    found |= zone_things(state)
    found["fuel"] = {"kind": "fuel", "left": state.fuel}
    found["rockets"] = {
        "kind": "rockets",
        "left": state.rockets,
        "flying": [state.rocket_first, state.rocket_second],
    }
    for zone, track in zip(TRACKS, state.tracks, strict=False):
        found[f"track.{zone}"] = {
            "kind": "track",
            "track": track.id,
            "length": track.length,
            "marks": list(track.marks),
        }
    return found


def own_things(state: Mission, seat: int) -> Things:
    """What only its owner sees: the own cards, in hand and face down on the own boards."""
    found: Things = {}
    for crew, board in enumerate(table_of(state).boards):
        if board.owner == seat:
            found |= board_things(state, crew)
    return found | hand_things(state, seat) | ahead_things(state, seat)


def station_facts(state: Mission, station: int) -> StationThing:
    """A station with its three systems and whoever is there."""
    return {
        "kind": "station",
        "zone": ZONES[station % 3],
        "weapon": ship().weapons[station].value,
        "strength": state.strength[station],
        "fired": state.fired[station],
        "energy": ship().energy[station].value,
        "special": ship().special[station].value,
        "squad": state.stored[station].value,
        "crew": [f"crew.{crew}" for crew in state.at(station)],
    }


def zone_things(state: Mission) -> Things:
    """Reactors, shields and gravolifts with their damage."""
    found: Things = {}
    for zone, name in enumerate(ZONES):
        found[f"reactor.{name}"] = {
            "kind": "reactor",
            "energy": state.reactor[zone],
            "most": state.reactor_max[zone],
        }
        found[f"shield.{name}"] = {
            "kind": "shield",
            "energy": state.shield[zone],
            "most": state.shield_max[zone],
        }
        found[f"gravolift.{name}"] = {"kind": "gravolift", "broken": state.lift_broken[zone]}
        for token in state.drawn[zone]:
            found[token] = {"kind": "damage", "zone": name}
    return found


def threat_facts(state: Mission, threat: Threat) -> ThreatThing:
    """A threat card with its number, its place and its cubes."""
    way, due = foreseen(state, threat)
    return {
        "kind": "threat",
        "card": threat.card.id,
        "number": threat.number,
        "track": TRACKS[threat.track],
        "fate": threat.fate.value,
        "position": threat.position,
        "hp": threat.hp,
        "cubes": threat.cubes,
        "shield": threat.shield,
        "speed": threat.speed,
        "hidden": threat.hidden,
        "frozen": threat.frozen,
        "tokens": [STATIONS[station] for station in threat.tokens],
        "way": way,
        "due": due,
    }


def mission_facts(state: Mission) -> MissionThing:
    """Which mission it is, how far it has come, and what is counted on its board."""
    table = table_of(state)
    facts: MissionThing = {**table_facts(table), **round_facts(state)}
    if table.seed.seen == EVERYONE:  # SA-SETUP-13
        facts["again"] = list(table.seed.names)
    return facts


def table_facts(table: Table | None) -> TableFacts:
    """Which mission is flown; nothing of it where only a film is played."""
    return {
        "kind": "mission",
        "mission": table.mission if table else "",
        "normal": table.normal if table else "",
        "serious": table.serious if table else "",
        "phases": table.phases if table else 0,
        "phase": table.phase if table else 0,
        "outage": table.outage if table else False,
        "transfer": table.transfer if table else False,
        "solo": table.solo if table else False,
        "campaign": table.campaign if table else False,
    }


def round_facts(state: Mission) -> RoundFacts:
    """How far the mission round has come, and what is counted on its board."""
    return {
        "turn": state.turn,
        "at_window": state.at_window,
        "confirmed": list(state.confirmed),
        "maintained": state.maintained,
        "torn": [zone for number, zone in enumerate(ZONES) if state.doubled & 1 << number],
    }


def score_sheet(state: Mission, outcome: Outcome) -> ScoreThing:
    """What a completed mission is worth, line by line (SA-SCORE-02…09, SA-CAMP-22, 26)."""
    sheet: ScoreThing = {
        "kind": "score",
        "destroyed": points_of(state, Fate.DESTROYED),
        "survived": points_of(state, Fate.SURVIVED),
        "visual": visual_points(state),
    }
    if outcome.reason != "goes-on":  # SA-CAMP-22
        damage, worst, out, squads = penalty_parts(state)
        sheet["penalties"] = {
            "damage": damage,
            "worst_zone": worst,
            "knocked_out": out,
            "squads": squads,
        }
        damage, worst, out, squads = penalized(state)
        sheet["penalized"] = {
            "damage": damage,
            "worst_zone": worst,
            "knocked_out": out,
            "squads": squads,
        }
    if state.table is None or not state.table.campaign:
        sheet["total"] = outcome.points[0]
    return sheet


def board_things(state: Mission, crew: int) -> Things:
    """Somebody with the action board; of face-down cards only the back (SA-PLAN-08)."""
    board, member = table_of(state).boards[crew], state.crew[crew]
    found: Things = {
        f"crew.{crew}": {
            "kind": "crew",
            "owner": board.owner,
            "in_order": state.order.index(crew) + 1,
            "android": member.android,
            "station": STATIONS[member.station],
            "squad": member.squad.value,
            "out": member.knocked_out,
            "delayed": member.delayed,
            "heroic": [slot.name for slot in board.heroic.slots],
        }
    }
    for turn, space in enumerate(board.spaces, 1):
        laid = len(space.card) > 0
        found[space_name(crew, turn)] = {
            "kind": "space",
            "crew": crew,
            "turn": turn,
            "phase": phase_of(turn) + 1,
            "half": space.half.value if laid else "",
            "card": space.card.slots[0].name if laid else "",
        }
    return found


def hand_things(state: Mission, seat: int) -> Things:
    """A player's own cards: equal ones once, with their number."""
    counts = Counter([slot.name for slot in table_of(state).hands[seat].cards.slots])
    return {
        card: {"kind": "card", "zone": "hand", "count": count} for card, count in counts.items()
    }


def seat_facts(state: Mission, seat: int) -> Facts:
    """The public numbers of a person."""
    table = table_of(state)
    hand = table.hands[seat]
    return {
        "hand": len(hand.cards),
        "phase": hand.phase,
        "draws": hand.draws,
        "may_give": hand.may_give,
        "ready": hand.ready,
        "gone": hand.gone,
        "roles": [role for role, holder in zip(ROLES, table.roles, strict=True) if holder == seat],
    }


def costs(before: Mission, after: Mission, seat: int) -> dict[str, int]:
    """A drawn card is a gain, one that was given away a loss."""
    if after.turn:
        return {}
    spent = cards_of(before, seat) - cards_of(after, seat)
    return {"cards": spent} if spent else {}


def cards_of(state: Mission, seat: int) -> int:
    """How many cards a person has, in hand or on the own board."""
    table = table_of(state)
    laid = sum(len(space.card) for space in table.boards[seat].spaces)
    return len(table.hands[seat].cards) + laid
