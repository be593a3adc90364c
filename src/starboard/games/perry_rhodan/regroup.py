"""Free accessories change hands between the rounds of a ground combat (PR-ACC-05, PR-GROUND-08)."""

from __future__ import annotations

from typing import ClassVar

from starboard.errors import Illegal
from starboard.games.perry_rhodan.bearing import bearer_of, gear_of
from starboard.games.perry_rhodan.kinds import CombatKind, Role
from starboard.games.perry_rhodan.line_up import fought
from starboard.games.perry_rhodan.moves.combat import HandOver, Ready
from starboard.games.perry_rhodan.state import Combat, Hold, Laid, Table
from starboard.kernel import Act, Chance, Choice, Seat, Seats, Secret, only


def is_free(combat: Combat, accessory: Laid) -> bool:
    """Whether a unit accessory may be given to somebody else (PR-ACC-03, 07, 19, PR-PASS-13)."""
    card = accessory.card
    if not card.is_unit_accessory or card.fixed or accessory.passive:
        return False
    return accessory.used_in != combat.scope


def hand_overs(choice: Regroup, state: Table, seat: Seat) -> list[HandOver]:
    """Every free accessory to every other unit of the fight."""
    combat = fought(state)
    units = fighters(state, combat, choice.role)
    return [
        HandOver(accessory.id, other.id)
        for unit in units
        for accessory in gear_of(state, unit)
        if is_free(combat, accessory)
        for other in units
        if other is not unit
    ]


def cannot_hand_over(choice: Regroup, state: Table, seat: Seat, move: HandOver) -> Illegal | None:
    """Between active units, onto one with a hand free (PR-PASS-12, PR-ACC-02)."""
    combat = fought(state)
    accessory = state.players[seat].cards.get(move.accessory)
    unit = state.players[seat].cards.get(move.unit)
    if accessory is None or unit is None or unit.id not in combat.side_of(choice.role):
        return Illegal("PR-ACC-05", "takes-no-part", card=move.unit)
    bearer = bearer_of(state, accessory)
    if not is_free(combat, accessory) or bearer is None:
        return Illegal("PR-ACC-07", "accessory-not-free", card=move.accessory)
    if bearer.passive or unit.passive:
        return Illegal("PR-PASS-12", "is-passive", card=bearer.id if bearer.passive else unit.id)
    if bearer is unit or not accessory.card.fits_on(unit.card):
        return Illegal("PR-CARD-37", "does-not-fit", card=move.accessory, bearer=move.unit)
    if not accessory.card.outside_limit and hands_full(state, unit):
        return Illegal("PR-ACC-02", "one-accessory", card=move.unit)
    return None


def hands_full(state: Table, unit: Laid) -> bool:
    """Whether a unit carries the one accessory that counts (PR-ACC-02)."""
    return any(not (each.card.fixed or each.card.outside_limit) for each in gear_of(state, unit))


def hand_over(choice: Regroup, state: Table, seat: Seat, move: HandOver, chance: Chance) -> None:
    """The accessory changes hands; who has it is its owner's secret (PR-ACC-05)."""
    player = state.players[seat]
    accessory, unit = player.cards[move.accessory], player.cards[move.unit]
    bearer = bearer_of(state, accessory)
    assert bearer is not None
    for each in (bearer, unit):
        if each.id not in player.holds:
            free = [other.id for other in gear_of(state, each) if not other.card.fixed]
            player.holds[each.id] = Hold(each.id, Secret(free, only(seat)))
    player.holds[bearer.id].aboard.names.remove(accessory.id)
    player.holds[unit.id].aboard.names.append(accessory.id)
    state.push(choice)


def regrouped(choice: Regroup, state: Table, seat: Seat, move: Ready, chance: Chance) -> None:
    """Nothing more changes hands."""


class Regroup(Choice[Table]):
    """Between two ground combat rounds free accessories may change hands (PR-ACC-05)."""

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
        return (seat,) if might_carry(state, combat, seat) else ()


def fighters(state: Table, combat: Combat, role: Role) -> list[Laid]:
    """The cards of one side that can be lined up."""
    found = [state.laid(name) for name in combat.side_of(role)]
    return [laid for laid in found if laid is not None]


def might_carry(state: Table, combat: Combat, seat: Seat) -> bool:
    """Whether everybody can see that a player may have a free accessory in this fight."""
    mission = state.mission
    if mission is None:
        return False
    if seat == mission.seat:
        here = (mission.seat, mission.side, mission.origin)
    else:
        here = (mission.target_space, mission.target_side, mission.target)
    return any(
        is_free(combat, laid) and (laid.space, laid.side, laid.place) == here
        for laid in state.players[seat].cards.values()
    )
