"""Everything back to its starting position before the mission round (SA-APPEAR-01)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from starboard.games.space_alert.content import ThreatCard, Track, scoring, ship
from starboard.games.space_alert.film.hull import break_part
from starboard.games.space_alert.film.turn import Turn
from starboard.games.space_alert.kinds import ABOARD, ZONES, Action, Fate, Part, Special, Squad
from starboard.games.space_alert.phases import TURNS
from starboard.games.space_alert.state import Crew, Mission, Threat

SHIP: Final = ship()


def new_mission(
    tracks: Sequence[Track],
    threats: Sequence[tuple[ThreatCard, int, int]],
    plans: Sequence[Sequence[Action]],
    androids: Sequence[int] = (),
) -> Mission:
    """A ship at its start: trajectories by zone, threats with number and track, a plan each."""
    state = Mission(
        seats=len(plans),
        rules=1,
        turn=0,
        step="",
        crew=[new_crew(plan, seat in androids) for seat, plan in enumerate(plans)],
        threats=[new_threat(*threat) for threat in sorted(threats, key=lambda given: given[1])],
        tracks=list(tracks),
        reactor=list(SHIP.reactor),
        reactor_max=list(SHIP.reactor_max),
        shield=list(SHIP.shield),
        shield_max=list(SHIP.shield_max),
        fuel=SHIP.fuel,
        rockets=SHIP.rockets,
        rocket_first=False,
        rocket_second=False,
        strength=list(SHIP.strength),
        pulse_range=SHIP.pulse_range,
        fired=[0] * ABOARD,
        interceptors=0,
        stored=[
            Squad.ACTIVE if special is Special.BATTLEBOTS else Squad.NONE
            for special in SHIP.special
        ],
        tiles=[list(tiles) for tiles in SHIP.tiles],
        drawn=[[], [], []],
        old_damage=0,
        lift_broken=[False] * 3,
        lift_used=[False] * 3,
        maintained=False,
        at_window=0,
        confirmed=[0, 0, 0],
        doubled=0,
        deadly=[],
        lost_to="",
        stumbling=False,
        order=list(range(len(plans))),
        last_turn=scoring().last_turn,
        checks=True,
    )
    state.push(Turn(1))
    return state


def new_crew(plan: Sequence[Action], android: bool) -> Crew:
    """A crew member on the bridge with a plan for twelve turns."""
    laid = [*plan, *[Action.EMPTY] * (TURNS - len(plan))]
    return Crew(
        plan=laid,
        backs=[Action.EMPTY] * TURNS,
        station=SHIP.start_station,
        squad=Squad.NONE,
        delayed=False,
        knocked_out=False,
        android=android,
    )


def new_threat(card: ThreatCard, number: int, track: int) -> Threat:
    """A threat that has not appeared yet."""
    return Threat(
        card=card,
        number=number,
        track=track,
        fate=Fate.COMING,
        position=0,
        hp=card.hp,
        cubes=0,
        speed=card.speed,
        shield=card.shield,
        hidden=card.hidden_until_x,
        frozen=card.cryoshield,
        aura=False,
        grown=False,
        marks=0,
        tokens=[],
        origin=-1,
        repairs=[],
        struck=False,
    )


def damage_before(state: Mission, zone: int, parts: Sequence[Part]) -> None:
    """Damage of earlier missions of a campaign, with its consequences (SA-CAMP-16…19)."""
    for part in parts:
        if part is Part.SHIELD:
            state.shield[zone] -= 1  # SA-CAMP-17
        elif part is Part.REACTOR:
            state.reactor[zone] -= 1
        elif part is Part.STRUCTURAL:
            state.old_damage |= 1 << zone  # SA-CAMP-18
        break_part(state, zone, f"{ZONES[zone]}_{part.value}")
