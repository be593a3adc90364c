"""Attacks on the ship, shields, and damage tokens (SA-THREAT-10…24)."""

from __future__ import annotations

from typing import Final

from starboard.games.space_alert.film.events import DamageDrawn, MissionLost
from starboard.games.space_alert.film.fates import attack_bonus
from starboard.games.space_alert.film.threat_events import ThreatAttacked
from starboard.games.space_alert.kinds import LOWER_WHITE, ZONES, Part
from starboard.games.space_alert.missions.lessons import left_out
from starboard.games.space_alert.state import Mission, Threat
from starboard.kernel import Chance, Outcome, Step

Hits = tuple[tuple[int, int], ...]
"""Zones with the points of damage that reach them."""

EVERYWHERE: Final = (0, 1, 2)


def attack(
    state: Mission, threat: Threat, strength: int, zones: tuple[int, ...], mode: str
) -> Hits:
    """Zone after zone, each behind its own shield (SA-THREAT-10…12, 22, SA-EXT-05)."""
    if strength <= 0:  # SA-EXT-10
        return ()
    strength += attack_bonus(state, threat)  # SA-EXT-10, 11
    hits: list[tuple[int, int]] = []
    for zone in zones:
        absorbed = 0 if mode == "ignore_shields" else min(state.shield[zone], strength)
        state.shield[zone] -= absorbed
        state.report(
            ThreatAttacked(
                "SA-THREAT-10", threat.number, threat.card.id, ZONES[zone], strength, absorbed
            )
        )
        through = strength - absorbed
        if through:
            hits.append((zone, through * 2 if mode == "double_past_shield" else through))
    return tuple(hits)


class TakeDamage(Step[Mission]):
    """Damage tokens are drawn; the seventh of a zone ends the mission (SA-THREAT-13, 20, 21)."""

    threat: int
    hits: tuple[tuple[int, int], ...]

    def run(self, state: Mission, chance: Chance) -> None:
        drawn: list[tuple[int, str]] = []
        for zone, count in self.wanted(state):
            left = state.tiles[zone].copy()
            for _ in range(min(count, len(left))):
                tile = chance.draw(left)
                left.remove(tile)
                drawn.append((zone, tile))
            if count > len(state.tiles[zone]):
                break
        torn = [zone for zone, count in self.wanted(state) if count > len(state.tiles[zone])]
        for zone, tile in drawn:
            lay_token(state, zone, tile)
        if torn:
            lose(state, state.threats[self.threat], "SA-THREAT-21", ZONES[torn[0]])

    def wanted(self, state: Mission) -> list[tuple[int, int]]:
        """How many tokens have to be drawn in each zone, if there are as many."""
        return [(zone, points * factor(state, zone)) for zone, points in self.hits]


def factor(state: Mission, zone: int) -> int:
    """Tokens per point: a torn hull and old structural damage double (SA-INT-26, SA-CAMP-18)."""
    bit = 1 << zone
    tokens = 2 if state.doubled & bit else 1
    return tokens * 2 if state.old_damage & bit else tokens


def lay_token(state: Mission, zone: int, tile: str) -> None:
    """Draw a damage token and lay it on its part of the ship (SA-THREAT-13)."""
    break_part(state, zone, tile)
    state.report(DamageDrawn("SA-THREAT-13", ZONES[zone], part_of(zone, tile)))


def part_of(zone: int, tile: str) -> str:
    """The part of the ship that a damage token concerns."""
    return tile[len(ZONES[zone]) + 1 :]


def break_part(state: Mission, zone: int, tile: str) -> None:
    """A token lies on its part of the ship, with its consequences (SA-THREAT-14…19)."""
    state.tiles[zone].remove(tile)  # SA-THREAT-13
    state.drawn[zone].append(tile)
    if left_out(state, "damage_tokens"):
        return
    part = part_of(zone, tile)
    if part == Part.UPPER_WEAPON:
        state.strength[zone + 3] -= 1
    elif part == Part.LOWER_WEAPON:
        if zone == LOWER_WHITE:
            state.pulse_range -= 1
        else:
            state.strength[zone] -= 1
    elif part == Part.SHIELD:
        state.shield_max[zone] -= 1
        state.shield[zone] = min(state.shield[zone], state.shield_max[zone])
    elif part == Part.REACTOR:
        state.reactor_max[zone] -= 1
        state.reactor[zone] = min(state.reactor[zone], state.reactor_max[zone])
    elif part == Part.GRAVOLIFT:
        state.lift_broken[zone] = True


def lose(state: Mission, threat: Threat, clause: str, zone: str = "") -> None:
    """The mission is lost at once (SA-THREAT-21, 33, SA-SCORE-01)."""
    state.lost_to = threat.card.id
    cause = "zone-destroyed" if zone else "taken"
    state.report(MissionLost(clause, threat.card.id, cause, zone))
    nobody = (1,) * state.seats
    state.finish(Outcome(nobody, (0,) * state.seats, (), "lost", clause))
