"""The compute damage step (SA-DMG): what the weapons do to the external threats."""

from __future__ import annotations

from starboard.games.space_alert.film.fates import destroyed_by_cubes, shield_bonus
from starboard.games.space_alert.film.targets import Aim, aims
from starboard.games.space_alert.film.threat_events import (
    BlastHit,
    CryoshieldGone,
    ThreatHit,
    ThreatShield,
)
from starboard.games.space_alert.film.threats import Answer
from starboard.games.space_alert.kinds import Fate
from starboard.games.space_alert.state import Mission, Threat
from starboard.kernel import Chance, Step


class ComputeDamage(Step[Mission]):
    """Targets first, then damage, then answers (SA-TARGET-03, SA-DMG-01…07, SA-EXT-34, 40)."""

    def run(self, state: Mission, chance: Chance) -> None:
        state.step = "compute_damage"
        hits = aims(state)
        bonus = shield_bonus(state)
        before = [threat for threat in state.threats if threat.out_there()]
        for hit in hits:
            damage_threat(state, hit, bonus)
        remove_destroyed(state, before)
        clear_weapons(state)
        answers = [
            Answer(number) for number, threat in enumerate(state.threats) if will_answer(threat)
        ]
        if answers:
            state.push(*answers)


def damage_threat(state: Mission, hit: Aim, bonus: int) -> None:
    """Add up, subtract the shield once, lay red cubes (SA-DMG-02, 03, SA-EXT-02…08, 16, 18, 33)."""
    threat = hit.threat
    card = threat.card
    if threat.frozen:
        threat.frozen = False
        state.report(CryoshieldGone("SA-EXT-03", threat.number, card.id))
        return
    shield = 0 if hit.pulse and card.pulse_opens else threat.shield + bonus
    amount = max(0, hit.strength - shield) if hit.strength else 0
    if card.damage_cap:
        amount = min(amount, card.damage_cap)
    if amount:
        threat.cubes += amount
        threat.struck = True  # SA-EXT-34, 40
    state.report(ThreatHit("SA-DMG-02", threat.number, card.id, hit.strength, shield, amount))
    if hit.rocket and card.magnet:
        threat.shield += 1
        state.report(ThreatShield("SA-EXT-33", threat.number, card.id, threat.shield))


def remove_destroyed(state: Mission, before: list[Threat]) -> None:
    """Take destroyed threats away; an explosion may destroy more (SA-DMG-04, SA-EXT-23, 34)."""
    blast = 0
    for threat in before:
        if destroyed_by_cubes(state, threat, "SA-DMG-04"):
            blast += threat.card.explosion
    if not blast:
        return
    for threat in before:
        if threat.out_there():
            threat.cubes += blast
            threat.struck = True
            state.report(BlastHit("SA-EXT-23", threat.number, threat.card.id, blast))
            destroyed_by_cubes(state, threat, "SA-EXT-23")


def will_answer(threat: Threat) -> bool:
    """Whether a threat attacks because of what was done to it (SA-EXT-34, 40, 41)."""
    if not threat.struck:
        return False
    threat.struck = False
    if threat.card.retaliation is not None:
        return True
    return threat.fate is Fate.DESTROYED and bool(threat.card.per_mark)


def clear_weapons(state: Mission) -> None:
    """Everything goes back to its place (SA-DMG-06, 07, SA-ROCKET-06, SA-FIGHTER-10)."""
    state.fired = [0, 0, 0, 0, 0, 0]
    state.interceptors = 0
    state.rocket_second = False
