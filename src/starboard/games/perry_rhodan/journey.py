"""The way of a mission, common to all kinds: announced, mustered, flown off, over (PR-MISS).

Each kind says in its own module what lies between the departure and the way home.
"""

from __future__ import annotations

from starboard.games.perry_rhodan.action_pile import ask_action, take_action
from starboard.games.perry_rhodan.arming import (
    Rearm,
    arm,
    begin_handing,
    could_rearm,
    end_handing,
)
from starboard.games.perry_rhodan.attackable import needed_stealth, remember_target, target_of
from starboard.games.perry_rhodan.durations import Span
from starboard.games.perry_rhodan.ending import EndMission, OfMission
from starboard.games.perry_rhodan.events.missions import (
    MissionAnnounced,
    MissionDeparted,
    MissionFailed,
    ShipTurnedBack,
)
from starboard.games.perry_rhodan.flights import cannot_arrive_yet, set_off
from starboard.games.perry_rhodan.formation import (
    conceivable_origins,
    is_abroad,
    mission_of,
    origin_of,
    origins,
    put_back,
    ships_of,
    somebody_gets_there,
    who_could_go,
)
from starboard.games.perry_rhodan.holds import listed_gear, listed_units, walkers
from starboard.games.perry_rhodan.homecoming import Homeward
from starboard.games.perry_rhodan.initiative import use_up
from starboard.games.perry_rhodan.kinds import Column, MissionKind, Stat, What, Window
from starboard.games.perry_rhodan.landing import reembark
from starboard.games.perry_rhodan.lasting import keep
from starboard.games.perry_rhodan.muster import Muster, open_muster
from starboard.games.perry_rhodan.phase_five import detect, note_pursuit
from starboard.games.perry_rhodan.phase_four import note_flight
from starboard.games.perry_rhodan.state import Laid, Lasting, Mission, Table
from starboard.games.perry_rhodan.strengths import needs_card, stealth_value
from starboard.games.perry_rhodan.versions import ALL_WORDS, AS_THE_BOOK_SAYS, follows
from starboard.games.perry_rhodan.windows import Moment
from starboard.kernel import Chance, Entry, together


def announce(state: Table, mission: Mission, clause: str, *entries: Entry) -> None:
    """A mission and its target are announced; `entries` are what happens until it is over."""
    state.push(EndMission(mission.seat))
    mission.scope = state.agenda.open("mission")
    mission.number = state.number()
    state.mission = mission
    if mission.kind is not MissionKind.COUNTER and not mission.fetching:
        mission.extra = use_up(state, mission.side)
    if mission.kind is not MissionKind.COUNTER:
        state.turn.mission_side = mission.side
    told = (mission.target_space, target_of(state, mission).id, mission.fetching)
    state.report(MissionAnnounced(clause, mission.seat, mission.kind, *told))
    remember_target(state, mission)
    shy = follows(state, ALL_WORDS) and bool(shy_ships(state, mission))
    state.push(*([Approach(mission.seat)] if shy else []), *entries)


def moment(mission: Mission, window: Window) -> Moment:
    """A window of a mission for both players; attacker first.

    PR-GEN-13, PR-MISS-10, 14, PR-TIME-01.
    """
    seats = (mission.seat, mission.target_space)
    both = seats if is_abroad(mission) else seats[:1]
    return Moment(both, both, window)


class TakeUp(OfMission):
    """Ships and units are taken up, if there are any that can go.

    PR-MISS-07, PR-DEF-08, PR-OFF-04, 12.
    """

    def run(self, state: Table, chance: Chance) -> None:
        mission = mission_of(state)
        if not somebody_gets_there(state, mission):
            fail(state)
            return
        places = conceivable_origins(state, mission)
        if len(places) == 1:
            open_muster(state, mission, places[0])
        state.push(together({self.seat: Muster(self.seat)}), Depart(self.seat))


def fail(state: Table) -> None:
    """Nobody can take part: the mission is over, and used up (PR-AGT-49)."""
    mission = mission_of(state)
    state.report(MissionFailed("PR-AGT-49", mission.seat))
    state.agenda.abandon(mission.scope)


class Approach(OfMission):
    """Ships draw whether they get near the target unseen; the others stay behind (PR-AGT-49)."""

    def run(self, state: Table, chance: Chance) -> None:
        mission = mission_of(state)
        for ship in seen_too_early(state, shy_ships(state, mission), chance):
            lasting = Lasting(state.number(), self.seat, Span.MISSION, mission.scope, ship.id)
            lasting.what = What.MISSIONS
            keep(state, lasting)


def shy_ships(state: Table, mission: Mission) -> list[Laid]:
    """The ships that could fly to the target, if it has to be approached with stealth."""
    return [
        ship
        for origin in origins(state, mission)
        for ship in who_could_go(state, mission, origin)
        if needed_stealth(state, mission, ship)
    ]


def seen_too_early(state: Table, ships: list[Laid], chance: Chance) -> list[Laid]:
    """Every ship draws for its stealth: red column and all bonuses; who shows too little."""
    mission = mission_of(state)
    player = state.players[mission.seat]
    drawn = [ship for ship in ships if needs_card(state, ship, Stat.STEALTH)]
    names = ask_action(player, len(drawn), chance)
    cards = {ship.id: take_action(player, name) for ship, name in zip(drawn, names, strict=True)}
    found: list[Laid] = []
    for ship in ships:
        shown = stealth_value(state, ship, cards.get(ship.id), Column.RED)
        if shown <= needed_stealth(state, mission, ship):
            state.report(ShipTurnedBack("PR-AGT-49", mission.seat, ship.id, shown))
            found.append(ship)
    return found


class Depart(OfMission):
    """The formation departs (PR-MISS-01, 07, PR-RANGE-16, PR-AGT-49, 62, PR-P4-07)."""

    def run(self, state: Table, chance: Chance) -> None:
        mission = mission_of(state)
        end_handing(state, self.seat)
        if not follows(state, ALL_WORDS):
            ships = ships_of(state, mission)
            shy = [ship for ship in ships if needed_stealth(state, mission, ship)]
            for ship in seen_too_early(state, shy, chance):
                put_back(state, mission, ship)
        if not mission.members and not walkers(state, self.seat):
            fail(state)
            return
        told = (self.seat, origin_of(state, mission).id, tuple(mission.members))
        state.report(MissionDeparted("PR-MISS-01", *told))
        flying = ships_of(state, mission)
        note_flight(state, self.seat, mission.target, flying)
        detect(state, mission, flying)
        note_pursuit(state, mission, flying)


class OpenTarget(OfMission):
    """The formation is there; the defender's accessories may change hands (PR-ACC-05)."""

    def run(self, state: Table, chance: Chance) -> None:
        mission = mission_of(state)
        defender = mission.target_space
        at = (defender, mission.target_side, mission.target)
        units = listed_units(state, *at)
        arm(state, units)
        begin_handing(state, defender)
        blind = follows(state, AS_THE_BOOK_SAYS)
        gear = listed_gear(state, *at) if blind else target_of(state, mission).gear
        if could_rearm(state, units, gear):
            state.push(together({defender: Rearm(defender)}))


class FlyOff(OfMission):
    """A flight of several rounds sets the formation aside (PR-RANGE-16)."""

    def run(self, state: Table, chance: Chance) -> None:
        mission = mission_of(state)
        if cannot_arrive_yet(state, mission):
            set_off(state, mission)
            state.agenda.abandon(mission.scope)


class GoHome(OfMission):
    """Everybody who is left goes back to the own side (PR-RED-12, PR-AGT-08)."""

    def run(self, state: Table, chance: Chance) -> None:
        mission = mission_of(state)
        reembark(state, mission)
        state.push(
            Homeward(self.seat, mission.side, mission.target, tuple(mission.members), mission.home)
        )
