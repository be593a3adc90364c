"""What a board shows of missions and combats."""

from __future__ import annotations

from starboard.games.perry_rhodan.face.shown import FrontShown, PairingThing, Things
from starboard.games.perry_rhodan.kinds import Stat
from starboard.games.perry_rhodan.state import Front, Table


def mission_things(state: Table) -> Things:
    """The mission that is under way, as it was announced."""
    mission = state.mission
    if mission is None:
        return {}
    return {
        "mission": {
            "zone": "mission",
            "kind": mission.kind.value,
            "seat": mission.seat,
            "side": mission.side.value,
            "origin": mission.origin,
            "target": mission.target,
            "target_space": mission.target_space,
            "goal": mission.goal.value if mission.goal is not None else "",
            "called": mission.called,
            "members": list(mission.members),
        }
    }


def combat_things(state: Table) -> Things:
    """The combat that is fought now, and its pairings."""
    combat = state.combat
    if combat is None:
        return {}
    found: Things = {
        "combat": {
            "zone": "combat",
            "kind": combat.kind.value,
            "attacker": combat.attacker,
            "defender": combat.defender,
            "space": combat.space,
            "side": combat.side.value,
            "place": combat.place,
            "round": combat.round,
        }
    }
    for number, pairing in enumerate(combat.pairings, 1):
        told: PairingThing = {"zone": "pairing", "number": number, "broken": pairing.broken}
        if pairing.attacker is not None:
            told["attacker"] = front(pairing.attacker)
        if pairing.defender is not None:
            told["defender"] = front(pairing.defender)
        found[f"pairing.{number}"] = told
    return found


def front(shown: Front) -> FrontShown:
    """One side of a pairing with its escorts and values."""
    escorts = {
        role: [each.card for each in shown.escorts if each.role is role]
        for role in (Stat.ATTACK, Stat.DEFENCE)
    }
    return {
        "card": shown.card,
        "attack_escorts": escorts[Stat.ATTACK],
        "defence_escorts": escorts[Stat.DEFENCE],
        "stealth": shown.stealth,
        "attack": shown.attack,
        "defence": shown.defence,
        "bonus_attack": shown.bonus_attack,
        "bonus_defence": shown.bonus_defence,
    }
