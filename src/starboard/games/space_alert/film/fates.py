"""How threats end: destroyed, repaired, or survived (SA-DMG-04, SA-THREAT-06…09)."""

from __future__ import annotations

from starboard.games.space_alert.film.threat_events import ThreatDestroyed, ThreatSurvived
from starboard.games.space_alert.kinds import Fate, Nature
from starboard.games.space_alert.state import Mission, Threat


def destroy(state: Mission, threat: Threat, clause: str) -> None:
    """The card goes to the captain, its tokens leave (SA-ACT-10, 11, SA-BOT-07, SA-INT-28)."""
    threat.fate = Fate.DESTROYED
    threat.tokens = []
    if threat.card.breach:
        state.doubled = 0  # SA-INT-28
    state.report(ThreatDestroyed(clause, threat.number, threat.card.id))


def destroyed_by_cubes(state: Mission, threat: Threat, clause: str) -> bool:
    """Destroy a threat that has as many red cubes as hit points; says whether it has."""
    if threat.cubes < threat.hp:
        return False
    destroy(state, threat, clause)
    return True


def survive(state: Mission, threat: Threat) -> None:
    """After its Z action a threat is out of reach (SA-THREAT-06…09, SA-INT-20, 44)."""
    threat.fate = Fate.SURVIVED
    if threat.card.nature is not Nature.MALFUNCTION and not threat.card.tokens_stay:
        threat.tokens = []
    state.report(ThreatSurvived("SA-THREAT-07", threat.number, threat.card.id))


def attack_bonus(state: Mission, threat: Threat) -> int:
    """What others add to each attack of an external threat (SA-EXT-10…13)."""
    bonus = 0
    for other in state.threats:
        if other.aura and other is not threat and other.fate is not Fate.DESTROYED:
            bonus += other.card.attack_aura
    return bonus


def shield_bonus(state: Mission) -> int:
    """What all external threats have in additional shield points (SA-EXT-20…22)."""
    bonus = 0
    for other in state.threats:
        if other.aura and other.fate is not Fate.DESTROYED:
            bonus += other.card.shield_aura
    return bonus
