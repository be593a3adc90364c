"""Which weapon aims at which threats (SA-TARGET, SA-EXT)."""

from __future__ import annotations

from typing import Final

from starboard.games.space_alert.content import distances, ship
from starboard.games.space_alert.film.events import RocketMissed
from starboard.games.space_alert.film.fates import destroyed_by_cubes
from starboard.games.space_alert.film.movement import knock_out
from starboard.games.space_alert.film.threat_events import BreachPatched
from starboard.games.space_alert.kinds import LOWER_WHITE, SPACE, Weapon
from starboard.games.space_alert.state import Mission, Threat

SHIP: Final = ship()
DISTANCE: Final = distances()
FAR: Final = 3
LASERS: Final = tuple(
    station for station, weapon in enumerate(SHIP.weapons) if weapon is not Weapon.PULSE_CANNON
)


class Aim:
    """What hits one threat in a compute damage step."""

    def __init__(self, threat: Threat) -> None:
        self.threat = threat
        self.strength = 0
        self.pulse = False
        self.rocket = False
        self.aimed = False

    def add(self, strength: int) -> None:
        """Another weapon aims at it."""
        self.strength += strength
        self.aimed = True


def aims(state: Mission) -> list[Aim]:
    """All targets with the strengths that hit them, before any damage is done (SA-TARGET-03)."""
    visible = [Aim(threat) for threat in state.threats if can_be_seen(threat)]
    for station in LASERS:
        if state.fired[station]:
            fire_laser(state, station, visible)
    if state.fired[LOWER_WHITE]:  # SA-TARGET-09
        fire_pulse(state, visible)
    if state.rocket_second:  # SA-TARGET-10
        rocket_hits(state, visible)
    if state.interceptors:  # SA-TARGET-13
        interceptors_attack(state, visible)
    return [aim for aim in visible if aim.aimed]


def can_be_seen(threat: Threat) -> bool:
    """Stealth and satellites far out are ignored by all weapons (SA-EXT-01, 25)."""
    if threat.hidden or not threat.out_there():
        return False
    return not (threat.card.hidden_far and DISTANCE[threat.position] == FAR)


def nearest(targets: list[Aim]) -> Aim | None:
    """The one closest to its Z; of several the one with the lowest number (SA-TARGET-07, 08)."""
    best: Aim | None = None
    for aim in targets:
        if best is None or aim.threat.position < best.threat.position:
            best = aim
    return best


def strength_of(state: Mission, station: int) -> int:
    """The strength of a fired weapon: damage lowers it, heroism raises it."""
    return state.strength[station] + (SHIP.heroic_bonus if state.fired[station] == 2 else 0)


def fire_laser(state: Mission, station: int, visible: list[Aim]) -> None:
    """One target in the own zone, at any distance (SA-TARGET-06…08, SA-EXT-09)."""
    heavy = SHIP.weapons[station] is Weapon.HEAVY_LASER
    targets = [
        aim
        for aim in visible
        if aim.threat.track == station % 3 and not (heavy and aim.threat.card.no_heavy_laser)
    ]
    target = nearest(targets)
    if target is not None:
        target.add(strength_of(state, station))


def fire_pulse(state: Mission, visible: list[Aim]) -> None:
    """Everything in range on every trajectory (SA-TARGET-09, SA-HERO-04, SA-EXT-06)."""
    for aim in visible:
        if DISTANCE[aim.threat.position] <= state.pulse_range:
            aim.add(strength_of(state, LOWER_WHITE))
            aim.pulse = True


def rocket_hits(state: Mission, visible: list[Aim]) -> None:
    """The closest one anywhere, or the one that draws it (SA-TARGET-10…12, SA-EXT-02, 32)."""
    target = nearest([aim for aim in visible if aim.threat.card.magnet])
    if target is None:
        in_range = [
            aim
            for aim in visible
            if not aim.threat.card.no_rocket and DISTANCE[aim.threat.position] <= SHIP.rocket_range
        ]
        target = nearest(in_range)
    if target is None:
        state.report(RocketMissed("SA-TARGET-12", state.rockets))
        return
    target.add(0 if target.threat.card.rocket_no_effect else SHIP.rocket_strength)
    target.rocket = True


def interceptors_attack(state: Mission, visible: list[Aim]) -> None:
    """All that is close, or the torn hull (SA-TARGET-13…15, SA-HERO-11, SA-EXT-26, SA-INT-25)."""
    for threat in state.threats:
        if threat.card.breach and threat.in_play():
            patch(state, threat)
            return
    close = [aim for aim in visible if DISTANCE[aim.threat.position] <= SHIP.interceptor_range]
    bonus = SHIP.heroic_bonus if state.interceptors == 2 else 0
    if len(close) == 1 and close[0].threat.card.lone_strength:
        close[0].add(close[0].threat.card.lone_strength + bonus)
        ram(state)
        return
    strength = SHIP.lone_strength if len(close) == 1 else SHIP.spread_strength
    for aim in close:
        aim.add(strength + bonus)


def patch(state: Mission, breach: Threat) -> None:
    """Work on the hull instead of shooting (SA-INT-24)."""
    breach.cubes += breach.card.breach
    amount = breach.card.breach
    state.report(BreachPatched("SA-INT-24", breach.number, breach.card.id, amount))
    destroyed_by_cubes(state, breach, "SA-INT-24")


def ram(state: Mission) -> None:
    """Whoever attacks the Behemoth alone does not come back (SA-EXT-27, 30)."""
    for seat, crew in enumerate(state.crew):
        if crew.station == SPACE:
            knock_out(state, seat, "SA-EXT-27")
