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
from starboard.kernel import PASS, Chance, Choice, Entry, Move, Pass, Seat, Seats, Step

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


class MayRepair(Choice[Mission]):
    """One damage token, one squad, or nothing (SA-CAMP-11)."""

    accepts: ClassVar[tuple[type[Move], ...]] = (Repair, Pass)
    crew: int

    def must(self, state: Mission) -> Seats:
        return deciders(state, self.crew) if repairable(state) else ()

    def offers(self, state: Mission, seat: Seat) -> list[Move]:
        tokens = [token for drawn in state.drawn for token in sorted(drawn)]
        return [PASS, *[Repair(token) for token in tokens], Repair(SQUAD)]

    def reason(self, state: Mission, seat: Seat, move: Move) -> Illegal | None:
        return cannot_repair(state, move.thing) if isinstance(move, Repair) else None

    def question(self, state: Mission) -> dict[str, str | int]:
        return {"crew": called(state, self.crew)}

    def take(self, state: Mission, seat: Seat, move: Move, chance: Chance) -> None:
        if not isinstance(move, Repair):
            return
        past = table_of(state).past
        if move.thing == SQUAD:
            past.squads -= 1
            state.report(SquadRepaired("SA-CAMP-11", self.crew))
            return
        zone = zone_of(move.thing)
        past.repaired[zone] += 1  # SA-CAMP-13
        state.drawn[zone].remove(move.thing)
        state.tiles[zone] = sorted([*state.tiles[zone], move.thing])  # SA-CAMP-12
        state.report(TokenRepaired("SA-CAMP-12", self.crew, move.thing))


def cannot_repair(state: Mission, thing: str) -> Illegal | None:
    """Why something cannot be repaired."""
    past = table_of(state).past
    if thing == SQUAD:
        return None if past.squads else Illegal("SA-CAMP-11", "no-squad-to-repair")
    if not any(thing in drawn for drawn in state.drawn):
        return Illegal("SA-CAMP-11", "not-damaged")
    if past.repaired[zone_of(thing)] == MOST_PER_ZONE:
        return Illegal("SA-CAMP-13", "zone-repaired-enough")
    return None


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


class StoreSquad(Choice[Mission]):
    """Where does the only squad begin? (SA-CAMP-20, 21)"""

    accepts: ClassVar[tuple[type[Move], ...]] = (Store,)

    def must(self, state: Mission) -> Seats:
        table = table_of(state)
        one_left = table.past.squads == 1 and state.stored.count(Squad.ACTIVE) == 2
        return (table.roles[0],) if one_left and not table.hands[table.roles[0]].gone else ()

    def offers(self, state: Mission, seat: Seat) -> list[Move]:
        return [Store(STATIONS[station]) for station in stores(state)]

    def reason(self, state: Mission, seat: Seat, move: Move) -> Illegal | None:
        assert isinstance(move, Store)
        if move.station not in [STATIONS[station] for station in stores(state)]:
            return Illegal("SA-CAMP-21", "no-squad-station", station=move.station)
        return None

    def take(self, state: Mission, seat: Seat, move: Move, chance: Chance) -> None:
        assert isinstance(move, Store)
        leave_off(
            state, [station for station in stores(state) if STATIONS[station] != move.station]
        )
        state.report(SquadStored("SA-CAMP-21", move.station))


class LeaveSquadsOff(Step[Mission]):
    """Unrepaired squads are not put back on the ship plan (SA-CAMP-20)."""

    def run(self, state: Mission, chance: Chance) -> None:
        missing = table_of(state).past.squads
        active = stores(state)
        leave_off(state, active[: missing - (2 - len(active))])


def stores(state: Mission) -> list[int]:
    """The stations with a squad."""
    return [station for station, squad in enumerate(state.stored) if squad is Squad.ACTIVE]


def leave_off(state: Mission, stations: list[int]) -> None:
    """These stations begin without a squad."""
    for station in stations:
        state.stored[station] = Squad.NONE
