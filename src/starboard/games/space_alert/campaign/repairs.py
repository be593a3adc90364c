"""Between two missions of a campaign: repairs, and what stays broken (SA-CAMP-08…21)."""

from __future__ import annotations

from typing import ClassVar, Final

from starboard.errors import Illegal
from starboard.games.space_alert.campaign.events import (
    DamageKept,
    SquadRepaired,
    SquadStored,
    TokenRepaired,
)
from starboard.games.space_alert.campaign.legacy import Legacy
from starboard.games.space_alert.film.hull import part_of
from starboard.games.space_alert.film.stumble import called, deciders
from starboard.games.space_alert.kinds import STATIONS, ZONES, Part, Squad
from starboard.games.space_alert.moves import Repair, Store
from starboard.games.space_alert.setup import damage_before
from starboard.games.space_alert.state import Mission, table_of
from starboard.kernel import Act, Chance, Choice, Entry, Pass, Seat, Seats, Step

MOST_PER_ZONE: Final = 2
SQUAD: Final = "squad"


def carry_over(state: Mission, legacy: Legacy) -> None:
    """The ship as the last mission left it; its damage counts once repairs are made."""
    table_of(state).past = legacy.past
    for token in legacy.damage:
        zone = zone_of(token)
        state.tiles[zone].remove(token)
        state.drawn[zone].append(token)


def zone_of(token: str) -> int:
    """The zone of a damage token."""
    return ZONES.index(token.split("_")[0])


class Repairs(Step[Mission]):
    """Everybody who was not knocked out, in the usual order (SA-CAMP-10, 11, 14, 15)."""

    def run(self, state: Mission, chance: Chance) -> None:
        out = table_of(state).past.out
        asked: list[Entry] = [MayRepair(crew) for crew in state.order if crew not in out]
        state.push(*asked, KeepDamage(), StoreSquad(), LeaveSquadsOff())


def repair_nothing(
    choice: MayRepair, state: Mission, seat: Seat, move: Pass, chance: Chance
) -> None:
    """Somebody leaves it to the others (SA-CAMP-11)."""


def repairs(choice: MayRepair, state: Mission, seat: Seat) -> list[Repair]:
    """Every damage token, and a squad."""
    tokens = [token for drawn in state.drawn for token in sorted(drawn)]
    return [*[Repair(token) for token in tokens], Repair(SQUAD)]


def cannot_repair(choice: MayRepair, state: Mission, seat: Seat, move: Repair) -> Illegal | None:
    """Why something cannot be repaired."""
    past = table_of(state).past
    if move.thing == SQUAD:
        return None if past.squads else Illegal("SA-CAMP-11", "no-squad-to-repair")
    if not any(move.thing in drawn for drawn in state.drawn):
        return Illegal("SA-CAMP-11", "not-damaged")
    if past.repaired[zone_of(move.thing)] == MOST_PER_ZONE:
        return Illegal("SA-CAMP-13", "zone-repaired-enough")
    return None


def repair(choice: MayRepair, state: Mission, seat: Seat, move: Repair, chance: Chance) -> None:
    """A squad is ready again, or a damage token goes back among the others (SA-CAMP-11, 12)."""
    past = table_of(state).past
    if move.thing == SQUAD:
        past.squads -= 1
        state.report(SquadRepaired("SA-CAMP-11", choice.crew))
        return
    zone = zone_of(move.thing)
    past.repaired[zone] += 1  # SA-CAMP-13
    state.drawn[zone].remove(move.thing)
    state.tiles[zone] = sorted([*state.tiles[zone], move.thing])  # SA-CAMP-12
    state.report(TokenRepaired("SA-CAMP-12", choice.crew, move.thing))


class MayRepair(Choice[Mission]):
    """One damage token, one squad, or nothing (SA-CAMP-11)."""

    acts: ClassVar[tuple[Act, ...]] = (
        Act(Pass, repair_nothing),
        Act(Repair, repair, repairs, cannot_repair),
    )
    crew: int

    def must(self, state: Mission) -> Seats:
        return deciders(state, self.crew) if repairable(state) else ()

    def question(self, state: Mission) -> dict[str, str | int]:
        return {"crew": called(state, self.crew)}


def repairable(state: Mission) -> bool:
    """Whether there is anything to repair."""
    past = table_of(state).past
    zones = zip(state.drawn, past.repaired, strict=True)
    return past.squads > 0 or any(drawn and done < MOST_PER_ZONE for drawn, done in zones)


class KeepDamage(Step[Mission]):
    """What was not repaired keeps its effects (SA-CAMP-16…18)."""

    def run(self, state: Mission, chance: Chance) -> None:
        for zone, drawn in enumerate(state.drawn):
            tokens = drawn.copy()
            state.tiles[zone] = sorted([*state.tiles[zone], *tokens])
            drawn.clear()
            parts = [Part(part_of(zone, token)) for token in tokens]
            damage_before(state, zone, parts)
            for part in parts:
                state.report(DamageKept("SA-CAMP-16", ZONES[zone], part.value))


def stores(choice: StoreSquad, state: Mission, seat: Seat) -> list[Store]:
    """In each station that has one."""
    return [Store(STATIONS[station]) for station in squad_stations(state)]


def cannot_store(choice: StoreSquad, state: Mission, seat: Seat, move: Store) -> Illegal | None:
    """Why it cannot begin there."""
    if move not in stores(choice, state, seat):
        return Illegal("SA-CAMP-21", "no-squad-station", station=move.station)
    return None


def store(choice: StoreSquad, state: Mission, seat: Seat, move: Store, chance: Chance) -> None:
    """The other station begins without a squad (SA-CAMP-21)."""
    others = [each for each in squad_stations(state) if STATIONS[each] != move.station]
    leave_off(state, others)
    state.report(SquadStored("SA-CAMP-21", move.station))


class StoreSquad(Choice[Mission]):
    """Where does the only squad begin? (SA-CAMP-20, 21)"""

    acts: ClassVar[tuple[Act, ...]] = (Act(Store, store, stores, cannot_store),)

    def must(self, state: Mission) -> Seats:
        table = table_of(state)
        one_left = table.past.squads == 1 and state.stored.count(Squad.ACTIVE) == 2
        return (table.roles[0],) if one_left and not table.hands[table.roles[0]].gone else ()


class LeaveSquadsOff(Step[Mission]):
    """Unrepaired squads are not put back on the ship plan (SA-CAMP-20)."""

    def run(self, state: Mission, chance: Chance) -> None:
        missing = table_of(state).past.squads
        active = squad_stations(state)
        leave_off(state, active[: missing - (2 - len(active))])


def squad_stations(state: Mission) -> list[int]:
    """The stations with a squad."""
    return [station for station, squad in enumerate(state.stored) if squad is Squad.ACTIVE]


def leave_off(state: Mission, stations: list[int]) -> None:
    """These stations begin without a squad."""
    for station in stations:
        state.stored[station] = Squad.NONE
