"""Raids: who could go from where, and what may come of it, by exact odds of the pairings."""

from __future__ import annotations

from collections.abc import Sequence
from math import comb
from typing import Final, NamedTuple

from starboard.games.perry_rhodan.attackable import cannot_take_part, target_of
from starboard.games.perry_rhodan.bot.fights import chances, fighter
from starboard.games.perry_rhodan.bot.outlook import Outlook
from starboard.games.perry_rhodan.bot.stakes import counts_for_phase, honours
from starboard.games.perry_rhodan.bot.worth import is_key, laid_worth, might
from starboard.games.perry_rhodan.combat import ROUNDS
from starboard.games.perry_rhodan.formation import may_walk, true_origins, way
from starboard.games.perry_rhodan.holds import cover_over
from starboard.games.perry_rhodan.initiative import not_in_this_mission
from starboard.games.perry_rhodan.kinds import Goal, MissionKind, PlaceKind
from starboard.games.perry_rhodan.limits import basic_limit, limited
from starboard.games.perry_rhodan.loyalty import agree
from starboard.games.perry_rhodan.ranges import FIXED, reaches
from starboard.games.perry_rhodan.reduction import things_at
from starboard.games.perry_rhodan.state import Laid, Mission
from starboard.games.perry_rhodan.transport import (
    ONE_PERSON,
    capacity,
    overloaded,
)
from starboard.games.perry_rhodan.zones import Place, place_at

SPARED: Final = (Goal.DEVASTATION, Goal.ASSASSINATION)
"""Goals that are missed when the defenders have fallen."""
BY_TROOPS: Final = (Goal.DESTABILISATION,)
"""Goals that only troops reach."""


SIEGE: Final = 3.0
"""How much more a fallen guard is worth where the victory condition waits for a reduction."""


class Raid(NamedTuple):
    """A formation from one place, and what may come of it."""

    origin: str
    ships: tuple[Laid, ...]
    units: tuple[Laid, ...]
    success: float
    """The chance that somebody reaches the goal."""
    losses: float
    """What the cards are worth that fall, on average."""
    gain: float = 0.0
    """What is reduced and destroyed is worth, on average."""


NOBODY: Final = Raid("", (), (), 0.0, 0.0)


class Clash(NamedTuple):
    """What may come of a fight."""

    through: float
    """The chance that somebody gets past the defenders or leaves none."""
    losses: float
    kills: float


# ------------------------------------------------------------------------- who could go


def available(outlook: Outlook, mission: Mission, place: Place) -> tuple[list[Laid], list[Laid]]:
    """The ships and units of a place that may go, the best first."""
    state = outlook.state

    def may(laid: Laid) -> bool:
        return (
            laid.owner == outlook.seat
            and laid.card.range != FIXED
            and cover_over(state, laid) is None
            and cannot_take_part(state, mission, laid) is None
            and not_in_this_mission(state, mission, laid) is None
        )

    away = way(state, mission, place)
    ships = [ship for ship in place.ships if reaches(ship.card.range, away) and may(ship)]
    units = [unit for unit in place.units if may(unit)]
    ships.sort(key=lambda laid: (-might(laid.card), laid.id))
    units.sort(key=lambda laid: (-might(laid.card), laid.id))
    return ships, units


def loaded(outlook: Outlook, ships: list[Laid], units: list[Laid]) -> list[Laid]:
    """The units that find room in these ships, the best first."""
    taken: list[Laid] = []
    for ship in ships:
        room = capacity(outlook.state, ship)
        cargo: list[Laid] = []
        for unit in units:
            if unit in taken or room < ONE_PERSON:
                continue
            if not agree(unit.card, ship.card, ship.side, outlook.state.phase):
                continue
            if overloaded(room, [other.card for other in [*cargo, unit]]) is None:
                cargo.append(unit)
        taken += cargo
    return taken


def kept_home(outlook: Outlook, mission: Mission, place: Place, units: list[Laid]) -> list[Laid]:
    """Those who may go while a key place keeps its best guard."""
    if mission.kind is MissionKind.COUNTER or not is_key(outlook, place.side, place.family):
        return units
    threatened = any(
        place_at(outlook.state, rival, place.side.other, place.family).units
        for rival in outlook.rivals
    )
    return units[1:] if threatened and units else units


# ------------------------------------------------------------------------- raids


def best_raid(outlook: Outlook, mission: Mission) -> Raid:
    """The formation that promises most for an offensive mission."""
    found = [raid_from(outlook, mission, family) for family in true_origins(outlook.state, mission)]
    return max(found, key=lambda raid: (raid.gain - raid.losses, raid.origin), default=NOBODY)


def raid_from(outlook: Outlook, mission: Mission, family: str) -> Raid:
    """A raid from one place: on foot where that is possible, otherwise with all ships."""
    state = outlook.state
    place = place_at(state, mission.seat, mission.side, family)
    ships, units = available(outlook, mission, place)
    if not counts_for_phase(state, mission):
        units = kept_home(outlook, mission, place, units)
    if may_walk(state, mission, place) and units:
        return fought_out(outlook, mission, family, [], units)
    if not ships:
        return Raid(family, (), (), 0.0, 0.0)
    return fought_out(outlook, mission, family, ships, loaded(outlook, ships, units))


def fought_out(
    outlook: Outlook, mission: Mission, family: str, ships: list[Laid], units: list[Laid]
) -> Raid:
    """What may come of a raid: first in space, then on the ground, whatever the goal will be."""
    target = target_of(outlook.state, mission)
    landed, losses, gain = 1.0, 0.0, 0.0
    if ships and target.ships:
        landed, losses, gain = clash(outlook, ships, target.ships)
        gain *= SIEGE if counts_for_phase(outlook.state, mission) else 1.0
    success = 0.0
    if units and is_ground(target):
        goals = [mission.goal] if mission.goal is not None else list(Goal)
        for goal in goals:
            share = landed / len(goals)
            fight, spoils = assault(outlook, mission, target, units, goal)
            success += share * fight.through
            losses += share * fight.losses
            gain += share * (fight.kills + fight.through * spoils)
    return Raid(family, tuple(ships), tuple(units), success, losses, gain)


def is_ground(place: Place) -> bool:
    """Whether units can be unloaded at a place."""
    return place.top is not None and place.top.card.place_kind is not PlaceKind.STAR_CLUSTER


def assault(
    outlook: Outlook, mission: Mission, place: Place, units: list[Laid], goal: Goal
) -> tuple[Clash, float]:
    """What may come of a ground combat for a goal, and what reaching the goal is worth."""
    assert place.top is not None
    limit = limited(basic_limit(place.top, outlook.state.phase), goal)
    able = [unit for unit in units if goal not in BY_TROOPS or unit.card.is_troop]
    fight = Clash(1.0, 0.0, 0.0)
    if place.units:
        spared = goal in SPARED
        fight = clash(outlook, units, place.units, limit, able, spared=spared)
    worths = [laid_worth(outlook, laid) for laid in in_reach(place, units, goal)]
    if not able or not (worths or is_bare(place)):
        fight = fight._replace(through=0.0)
    honour = honours(outlook.state, mission, units)
    if honour:
        fight = fight._replace(kills=SIEGE * fight.kills)
    return fight, max(worths, default=0.0) + honour


def in_reach(place: Place, units: Sequence[Laid], goal: Goal) -> list[Laid]:
    """What a goal may take at a place (PR-RED-04…09)."""
    troop = any(unit.card.is_troop for unit in units)
    top = [place.top] if place.top is not None and troop else []
    match goal:
        case Goal.ASSASSINATION:
            return place.units
        case Goal.SABOTAGE:
            return things_at(place)
        case Goal.DESTABILISATION:
            return top if place.count > 1 else []
    return [*place.units, *things_at(place), *top]


def is_bare(place: Place) -> bool:
    """Whether nothing is there to reduce, so that being there is enough (PR-OFF-15)."""
    return not place.units and not things_at(place) and place.count <= 1


# ------------------------------------------------------------------------- odds of a fight


def clash(
    outlook: Outlook,
    mine: Sequence[Laid],
    theirs: Sequence[Laid],
    limit: int = 0,
    able: Sequence[Laid] | None = None,
    *,
    spared: bool = False,
) -> Clash:
    """A fight in so many pairings; `able` are those who reach the goal once they are through."""
    state = outlook.state
    pairs = min(limit or len(mine), len(mine), len(theirs))
    enemies = [fighter(state, laid) for laid in theirs]
    prey = sum([laid_worth(outlook, laid) for laid in theirs]) / len(theirs)
    ahead: list[float] = []
    hits, losses = 0.0, 0.0
    for laid in mine:
        own = fighter(state, laid)
        found = [chances(own, enemy, first=True) for enemy in enemies]
        if able is None or laid in able:
            ahead.append(sum([float(each.ahead) for each in found]) / len(found))
        hits += sum([float(each.destroys) for each in found]) / len(found)
        falls = sum([float(each.falls) for each in found]) / len(found)
        losses += falls * laid_worth(outlook, laid)
    share = pairs / len(mine)
    held = 1.0
    for chance in sorted(ahead, reverse=True)[:pairs]:
        held *= 1.0 - chance
    if not spared:
        held *= 1.0 - at_least(ROUNDS * pairs, hits / len(mine), len(theirs))
    return Clash(1.0 - held, share * losses, share * hits * prey)


def at_least(tries: int, chance: float, wanted: int) -> float:
    """The chance of so many hits or more."""
    return sum(
        [
            comb(tries, hits) * chance**hits * (1.0 - chance) ** (tries - hits)
            for hits in range(wanted, tries + 1)
        ]
    )
