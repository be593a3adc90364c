"""Weapons, energy and the special systems of the stations (SA-ENERGY, SA-WEAPON, SA-ROCKET …)."""

from __future__ import annotations

from typing import Final

from starboard.games.space_alert.content import scoring, ship
from starboard.games.space_alert.film.crew_events import (
    CapsuleSpent,
    ComputerMaintained,
    LookedOut,
    NothingHappened,
    ReactorFilled,
    RocketLaunched,
    ShieldFilled,
    SquadRevived,
    SquadTaken,
    TookOff,
    WeaponFired,
)
from starboard.games.space_alert.kinds import (
    SPACE,
    STATIONS,
    WHITE,
    ZONES,
    Energy,
    Special,
    Squad,
)
from starboard.games.space_alert.missions.lessons import out_of_use
from starboard.games.space_alert.state import Mission

SHIP: Final = ship()
CHECKS: Final = scoring().computer_checks
IN_TIME: Final = tuple(sorted([*CHECKS, *[turn - 1 for turn in CHECKS]]))
"""The turns in which the computer can be maintained: two before each check (SA-MAINT-03)."""


def fire(state: Mission, seat: int, station: int, heroic: bool) -> None:
    """Mark a weapon as fired, at the cost of its energy (SA-WEAPON-01…06, SA-HERO-03)."""
    if state.fired[station]:
        clause = "SA-WEAPON-05" if SHIP.battery[station] else "SA-WEAPON-03"
        state.report(NothingHappened(clause, seat, "already-fired"))
        return
    if not SHIP.battery[station]:
        zone = station % 3
        if not state.reactor[zone]:
            state.report(NothingHappened("SA-WEAPON-02", seat, "reactor-empty"))
            return
        state.reactor[zone] -= 1
    state.fired[station] = 2 if heroic else 1
    clause = "SA-HERO-03" if heroic else "SA-WEAPON-06"
    state.report(WeaponFired(clause, seat, STATIONS[station], SHIP.weapons[station].value))


def transfer(state: Mission, seat: int, station: int, heroic: bool) -> None:
    """B: fill a shield or reactor; a hero adds a cube (SA-ENERGY-01…04, SA-HERO-05…08)."""
    zone = station % 3
    bonus = SHIP.heroic_bonus if heroic else 0
    kind = SHIP.energy[station]
    if kind is Energy.SHIELD:
        moved = fill_shield(state, zone)
        if moved:
            state.shield[zone] += bonus
            state.report(ShieldFilled("SA-ENERGY-01", seat, ZONES[zone], moved + bonus))
    elif kind is Energy.SIDE_REACTOR:
        moved = flow(state.reactor, WHITE, state.reactor, zone, state.reactor_max)
        if moved:
            state.reactor[zone] += bonus
            state.report(ReactorFilled("SA-ENERGY-03", seat, ZONES[zone], moved + bonus))
    else:
        refuel(state, seat, zone, bonus)
        return
    if not moved:
        clause = "SA-ENERGY-02" if kind is Energy.SHIELD else "SA-ENERGY-04"
        state.report(NothingHappened(clause, seat, "nothing-flows"))


def fill_shield(state: Mission, zone: int) -> int:
    """From the reactor of the zone into its shield; says how much."""
    return flow(state.reactor, zone, state.shield, zone, state.shield_max)


def flow(source: list[int], from_zone: int, into: list[int], zone: int, limit: list[int]) -> int:
    """Move as much energy as there is and as fits in (SA-ENERGY-01…04, 07)."""
    moved = max(0, min(source[from_zone], limit[zone] - into[zone]))
    source[from_zone] -= moved
    into[zone] += moved
    return moved


def refuel(state: Mission, seat: int, zone: int, bonus: int) -> None:
    """A capsule fills the central reactor (SA-ENERGY-05, 06, SA-HERO-08)."""
    if not state.fuel:
        state.report(NothingHappened("SA-ENERGY-06", seat, "no-fuel"))
        return
    state.fuel -= 1
    state.report(CapsuleSpent("SA-ENERGY-05", seat, state.fuel))
    moved = state.reactor_max[zone] - state.reactor[zone]
    if moved > 0:
        state.reactor[zone] += moved + bonus
        state.report(ReactorFilled("SA-ENERGY-05", seat, ZONES[zone], moved + bonus))


def use_special(state: Mission, seat: int, station: int) -> None:
    """C: whatever the station has (SA-ACT-15)."""
    kind = SHIP.special[station]
    if out_of_use(state, kind):  # SA-SETUP-13
        state.report(NothingHappened("SA-SETUP-13", seat, "left-out"))
    elif kind is Special.BATTLEBOTS:
        take_squad(state, seat, station)
    elif kind is Special.INTERCEPTORS:
        take_off(state, seat)
    elif kind is Special.COMPUTER:
        maintain(state, seat)
    elif kind is Special.ROCKETS:
        launch(state, seat)
    else:
        state.at_window += 1
        state.report(LookedOut("SA-VISUAL-01", seat))


def take_squad(state: Mission, seat: int, station: int) -> None:
    """Take the squad of the station, or wake one's own (SA-BOT-01…05, SA-INT-08)."""
    crew = state.crew[seat]
    if crew.squad is Squad.ACTIVE:
        state.report(NothingHappened("SA-BOT-05", seat, "squad-active"))
    elif crew.squad is Squad.DISABLED:
        crew.squad = Squad.ACTIVE
        state.report(SquadRevived("SA-BOT-04", seat))
    elif state.stored[station] is Squad.NONE:
        state.report(NothingHappened("SA-BOT-03", seat, "squad-gone"))
    else:
        crew.squad = state.stored[station]
        state.stored[station] = Squad.NONE
        clause = "SA-BOT-01" if crew.squad is Squad.ACTIVE else "SA-INT-08"
        state.report(SquadTaken(clause, seat, STATIONS[station], crew.squad.value))


def take_off(state: Mission, seat: int) -> None:
    """Into space with an active squad, one at a time (SA-FIGHTER-01…03, 07, SA-EXT-29)."""
    crew = state.crew[seat]
    if crew.squad is not Squad.ACTIVE:
        state.report(NothingHappened("SA-FIGHTER-02", seat, "no-active-squad"))
        return
    for other in state.crew:
        if other.station == SPACE:
            state.report(NothingHappened("SA-FIGHTER-03", seat, "interceptors-away"))
            return
    crew.station = SPACE
    state.interceptors = 1
    state.report(TookOff("SA-FIGHTER-01", seat))


def maintain(state: Mission, seat: int) -> None:
    """Move the mouse before the screensaver comes (SA-MAINT-01, 02)."""
    if state.maintained or state.turn not in IN_TIME:
        state.report(NothingHappened("SA-MAINT-02", seat, "maintained-already"))
        return
    state.maintained = True
    state.report(ComputerMaintained("SA-MAINT-01", seat))


def launch(state: Mission, seat: int) -> None:
    """Send a rocket off (SA-ROCKET-01…03)."""
    if not state.rockets:
        state.report(NothingHappened("SA-ROCKET-02", seat, "no-rocket"))
    elif state.rocket_first:
        state.report(NothingHappened("SA-ROCKET-03", seat, "rocket-track-taken"))
    else:
        state.rockets -= 1
        state.rocket_first = True
        state.report(RocketLaunched("SA-ROCKET-01", seat, state.rockets))
