"""Retreat: who withdraws when, and to which place (PR-RETR)."""

from __future__ import annotations

from typing import ClassVar

from starboard.errors import Illegal
from starboard.games.perry_rhodan.events.combat import RetreatAnnounced
from starboard.games.perry_rhodan.kinds import CombatKind, MissionKind, Role, What, Window
from starboard.games.perry_rhodan.lasting import in_force
from starboard.games.perry_rhodan.line_up import fought
from starboard.games.perry_rhodan.moves.combat import JoinRetreat, Ready, Retreat, Stay
from starboard.games.perry_rhodan.moves.missions import To
from starboard.games.perry_rhodan.participants import leave_combats
from starboard.games.perry_rhodan.placing import Arrive, lose
from starboard.games.perry_rhodan.refuges import refuges
from starboard.games.perry_rhodan.state import Combat, Laid, Table
from starboard.games.perry_rhodan.windows import Moment
from starboard.games.perry_rhodan.zones import place_id, split_place
from starboard.kernel import Act, Chance, Choice, Seat, Seats, Step


def is_asked(state: Table, combat: Combat) -> bool:
    """Whether a side may decide on a retreat now.

    PR-ABW-14, PR-COMBAT-03, PR-SPACE-33, PR-RETR-01, 03, PR-GROUND-17, PR-SKILL-61.
    """
    if combat.boarding or combat.retreating or combat.round >= combat.rounds:
        return False
    if state.mission is None or state.mission.kind is MissionKind.COUNTER:
        return False
    return bool(combat.attackers) and bool(combat.defenders)


def cannot_retreat(choice: AskRetreat, state: Table, seat: Seat, move: Retreat) -> Illegal | None:
    """All of them go, or none, to a place that all reach (PR-RETR-04, 11, 12)."""
    combat = fought(state)
    held = [name for name in combat.side_of(choice.role) if is_held(state, name)]
    if held:
        return Illegal("PR-RETR-04", "is-held-back", card=held[0])
    if combat.kind is CombatKind.SPACE and not retreat_places(state, choice.role):
        return Illegal("PR-RETR-11", "no-place-to-retreat")
    return None


def is_held(state: Table, card: str) -> bool:
    """Whether an effect forbids a card to retreat."""
    return any(each.on == card and each.what is What.RETREAT for each in in_force(state))


def take_retreat(
    choice: AskRetreat, state: Table, seat: Seat, move: Retreat, chance: Chance
) -> None:
    """A side retreats with all its cards (PR-RETR-04)."""
    withdraw(state, choice.role, forced=False)


def take_stay(choice: AskRetreat, state: Table, seat: Seat, move: Stay, chance: Chance) -> None:
    """The fight goes on."""


class AskRetreat(Choice[Table]):
    """First the attacker, then the defender decides on retreat (PR-COMBAT-03)."""

    acts: ClassVar[tuple[Act, ...]] = (
        Act(Stay, take_stay),
        Act(Retreat, take_retreat, reason=cannot_retreat),
    )
    role: Role

    def must(self, state: Table) -> Seats:
        combat = fought(state)
        return (combat.seat(self.role),) if is_asked(state, combat) else ()

    def question(self, state: Table) -> dict[str, str | int]:
        return {"round": fought(state).round}


class ForcedRetreat(Step[Table]):
    """After the third round the attacker has to go if enemies are left.

    PR-AGT-20, PR-RETR-02, 11, 20.
    """

    def run(self, state: Table, chance: Chance) -> None:
        combat, mission = fought(state), state.mission
        if combat.boarding or mission is None or mission.kind is MissionKind.COUNTER:
            return
        over = combat.round >= combat.rounds and not combat.retreating
        if over and combat.attackers and combat.defenders:
            withdraw(state, Role.ATTACKER, forced=True)


def withdraw(state: Table, role: Role, *, forced: bool) -> None:
    """One side leaves the combat; ships go to a place at once, units stay till the end."""
    combat, mission = fought(state), state.mission
    assert mission is not None
    combat.retreating = {combat.seat(role)}
    clause = "PR-RETR-02" if forced else "PR-COMBAT-03"
    state.report(RetreatAnnounced(clause, combat.seat(role), role, forced))
    if combat.kind is CombatKind.GROUND:
        mission.withdrew = role
        return
    if role is Role.DEFENDER:
        seats = (combat.defender,)
        state.push(Moment(seats, seats, Window.RETREAT), FlyBack(), NoWayBack())
    elif combat.through:
        state.push(AskJoin(), LeaveSpace())
    else:
        state.push(LeaveSpace())


class LeaveSpace(Step[Table]):
    """The attacker's ships are out of the fight; they go home with the mission.

    PR-AGT-20, 54, PR-RETR-02…04.
    """

    def run(self, state: Table, chance: Chance) -> None:
        combat, mission = fought(state), state.mission
        assert mission is not None
        mission.retreated = [*(mission.retreated or ()), *combat.attackers]
        combat.attackers.clear()


# ------------------------------------------------------------------------- who broke through


def joins(choice: AskJoin, state: Table, seat: Seat) -> list[JoinRetreat]:
    """Every ship that broke through."""
    return [JoinRetreat(name) for name in fought(state).through]


def join(choice: AskJoin, state: Table, seat: Seat, move: JoinRetreat, chance: Chance) -> None:
    """A ship that broke through goes back with the others (PR-RETR-03)."""
    combat = fought(state)
    combat.through.remove(move.ship)
    combat.attackers.append(move.ship)
    if combat.through:
        state.push(choice)


def stay_through(choice: AskJoin, state: Table, seat: Seat, move: Ready, chance: Chance) -> None:
    """The others stay for the ground combat."""


class AskJoin(Choice[Table]):
    """Ships that broke through may join the retreat (PR-RETR-03)."""

    acts: ClassVar[tuple[Act, ...]] = (Act(JoinRetreat, join, joins), Act(Ready, stay_through))

    def must(self, state: Table) -> Seats:
        return (fought(state).attacker,)


# ------------------------------------------------------------------------- where to


def ships_of(state: Table, combat: Combat, role: Role) -> list[Laid]:
    """The ships of one side that are still in the fight."""
    found = [state.laid(name) for name in combat.side_of(role)]
    return [laid for laid in found if laid is not None]


def retreat_places(state: Table, role: Role) -> list[str]:
    """The places to which all ships of one side can go (PR-RETR-08, 09, 11, 12)."""
    combat = fought(state)
    ships = ships_of(state, combat, role)
    if not ships:
        return []
    found = refuges(state, combat.seat(role), ships[0].side, combat.place, ships)
    if role is Role.DEFENDER:
        return [family for family in found if family != combat.place]
    return found


def places_to(choice: FlyBack, state: Table, seat: Seat) -> list[To]:
    """Every other place that can be reached."""
    side = fought(state).side
    return [To(place_id(side, family)) for family in retreat_places(state, Role.DEFENDER)]


def cannot_go(choice: FlyBack, state: Table, seat: Seat, move: To) -> Illegal | None:
    """One place that all of them reach, of another name.

    PR-MISS-17, PR-OFF-10, PR-RETR-09…11, 13.
    """
    where = split_place(move.place)
    if where is None or where[1] not in retreat_places(state, Role.DEFENDER):
        return Illegal("PR-RETR-09", "no-retreat-there", place=move.place)
    return None


def fly_back(choice: FlyBack, state: Table, seat: Seat, move: To, chance: Chance) -> None:
    """All ships go to that place and unload there (PR-RETR-05, 09, 10)."""
    combat = fought(state)
    where = split_place(move.place)
    assert where is not None
    names = tuple(combat.defenders)
    combat.defenders.clear()
    state.push(Arrive(seat, where[0], where[1], names))


class FlyBack(Choice[Table]):
    """The defender's ships go to one other place (PR-RETR-09)."""

    acts: ClassVar[tuple[Act, ...]] = (Act(To, fly_back, places_to, cannot_go, places_to),)
    obvious: ClassVar[bool] = True

    def must(self, state: Table) -> Seats:
        return (fought(state).defender,) if retreat_places(state, Role.DEFENDER) else ()


class NoWayBack(Step[Table]):
    """Ships that have to go and reach no place are lost (PR-RETR-11)."""

    def run(self, state: Table, chance: Chance) -> None:
        combat = fought(state)
        for laid in ships_of(state, combat, Role.DEFENDER):
            leave_combats(state, laid.id)
            lose(state, laid, "PR-RETR-11")
