"""Free accessories change hands between the rounds of a ground combat (PR-ACC-05, PR-GROUND-08)."""

from __future__ import annotations

from typing import ClassVar

from starboard.errors import Illegal
from starboard.games.perry_rhodan.accessories import Use, cannot_bear, gear_of, use_of
from starboard.games.perry_rhodan.arming import (
    end_handing,
    note_handing,
    often_handed,
    take_gear,
)
from starboard.games.perry_rhodan.bearing import bearer_of
from starboard.games.perry_rhodan.holds import open_holds, put_aboard
from starboard.games.perry_rhodan.kinds import CombatKind, Role
from starboard.games.perry_rhodan.line_up import fought
from starboard.games.perry_rhodan.moves.combat import HandOver, Ready
from starboard.games.perry_rhodan.state import Combat, Laid, Table
from starboard.kernel import Act, Chance, Choice, Seat, Seats


def hand_overs(choice: Regroup, state: Table, seat: Seat) -> list[HandOver]:
    """Every accessory in the fight to every other unit there."""
    units = fighters(state, fought(state), choice.role)
    return [
        HandOver(accessory.id, other.id)
        for unit in units
        for accessory in gear_of(state, unit)
        for other in units
        if other is not unit
    ]


def cannot_hand_over(choice: Regroup, state: Table, seat: Seat, move: HandOver) -> Illegal | None:
    """Between active units, onto one with a hand free.

    PR-PASS-12, 15, PR-ACC-02, 05, 07, PR-GROUND-08.
    """
    units = fighters(state, fought(state), choice.role)
    unit = next((each for each in units if each.id == move.unit), None)
    accessory = state.players[seat].cards.get(move.accessory)
    if unit is None or accessory is None:
        return Illegal("PR-ACC-05", "takes-no-part", card=move.unit)
    bearer = bearer_of(state, accessory)
    if bearer is None or bearer is unit or bearer not in units:
        return Illegal("PR-ACC-05", "takes-no-part", card=move.accessory)
    if bearer.passive:
        return Illegal("PR-PASS-12", "passive-keeps-accessories", card=move.accessory)
    if often_handed(state, accessory):
        return Illegal("PR-ACC-05", "changes-hands-no-more", card=move.accessory)
    return cannot_bear(state, accessory, unit)


def hand_over(choice: Regroup, state: Table, seat: Seat, move: HandOver, chance: Chance) -> None:
    """The accessory changes hands; who has it is its owner's secret (PR-ACC-05)."""
    player = state.players[seat]
    accessory, unit = player.cards[move.accessory], player.cards[move.unit]
    for each in fighters(state, fought(state), choice.role):
        if each.id not in player.holds:
            open_holds(state, [each])
            take_gear(state, each)
    put_aboard(state, accessory, unit)
    note_handing(state, accessory)
    state.push(choice)


def regrouped(choice: Regroup, state: Table, seat: Seat, move: Ready, chance: Chance) -> None:
    """Nothing more changes hands."""
    end_handing(state, seat)


class Regroup(Choice[Table]):
    """Between two ground combat rounds free accessories may change hands.

    PR-PASS-20, PR-ACC-05, PR-RETR-20.
    """

    acts: ClassVar[tuple[Act, ...]] = (
        Act(HandOver, hand_over, hand_overs, cannot_hand_over),
        Act(Ready, regrouped),
    )
    role: Role

    def must(self, state: Table) -> Seats:
        combat = fought(state)
        seat = combat.seat(self.role)
        active = [unit for unit in fighters(state, combat, self.role) if not unit.passive]
        if combat.kind is CombatKind.SPACE or len(active) < 2:
            return ()
        return (seat,) if might_carry(state, seat) else ()


def fighters(state: Table, combat: Combat, role: Role) -> list[Laid]:
    """The cards of one side that can be lined up."""
    found = [state.laid(name) for name in combat.side_of(role)]
    return [laid for laid in found if laid is not None]


def might_carry(state: Table, seat: Seat) -> bool:
    """Whether everybody can see that a player may have a free accessory in this fight."""
    mission = state.mission
    if mission is None:
        return False
    if seat == mission.seat:
        here = (mission.seat, mission.side, mission.origin)
    else:
        here = (mission.target_space, mission.target_side, mission.target)
    return any(
        laid.card.is_unit_accessory
        and use_of(state, laid) is Use.FREE
        and (laid.space, laid.side, laid.place) == here
        for laid in state.players[seat].cards.values()
    )
