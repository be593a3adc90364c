"""Who takes part in a mission or a combat (PR-SKILL-05, 07, PR-FX-01, 05)."""

from __future__ import annotations

from starboard.games.perry_rhodan.bearing import brought, ship_of
from starboard.games.perry_rhodan.kinds import CombatKind
from starboard.games.perry_rhodan.state import Combat, Laid, Mission, Table


def takes_part(state: Table, laid: Laid) -> bool:
    """Whether a card takes part in the mission, as its owner knows (PR-SKILL-05, 07, 11, 45)."""
    combat, mission = state.combat, state.mission
    if combat is not None and combat.kind is CombatKind.SPACE:
        ship = laid if laid.card.is_ship else ship_of(state, laid)
        return ship is not None and in_combat(combat, ship.id)
    if combat is not None:
        return in_combat(combat, laid.id)
    return mission is not None and in_mission(state, mission, laid)


def in_combat(combat: Combat, card: str) -> bool:
    """Whether a card fights, or has broken through."""
    return card in combat.attackers or card in combat.defenders or card in combat.through


def in_mission(state: Table, mission: Mission, laid: Laid) -> bool:
    """Whether a card flies or walks along, or lies at the target place."""
    if any(each is laid for each in brought(state, mission)):
        return True
    target = (mission.target_space, mission.target_side, mission.target)
    return (laid.space, laid.side, laid.place) == target


def might_take_part(state: Table, laid: Laid) -> bool:
    """Whether everybody can see that a card might take part, aboard a ship for instance."""
    mission = state.mission
    if mission is None:
        return False
    here = (laid.space, laid.side, laid.place)
    if here == (mission.target_space, mission.target_side, mission.target):
        return True
    return laid.id in mission.members or here == (mission.seat, mission.side, mission.origin)


def leave_combats(state: Table, card: str) -> None:
    """A card takes part in no combat any more."""
    for combat in state.combats:
        for group in (combat.attackers, combat.defenders, combat.through):
            if card in group:
                group.remove(card)
