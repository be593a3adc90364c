"""Combats: rounds of line-up, resolution and retreat, in space, on the ground, aboard (PR-COMBAT).

`begin_combat` is all that a mission needs: what comes of it stands in the mission afterwards
(`through`, `losses`, `caught`, `withdrew`).
"""

from __future__ import annotations

from collections.abc import Sequence

from starboard.games.perry_rhodan.combat_windows import moment_of
from starboard.games.perry_rhodan.events.combat import CombatBegan, CombatEnded, RoundBegan
from starboard.games.perry_rhodan.fire import ChooseOrder, OpenFire, StealthStep, facing
from starboard.games.perry_rhodan.kinds import CombatKind, MissionKind, Role, Window
from starboard.games.perry_rhodan.limits import pairing_limit
from starboard.games.perry_rhodan.line_up import LayOut, fought
from starboard.games.perry_rhodan.meeting import Meet
from starboard.games.perry_rhodan.prize import Prize
from starboard.games.perry_rhodan.regroup import Regroup
from starboard.games.perry_rhodan.retreat import AskRetreat, ForcedRetreat
from starboard.games.perry_rhodan.state import Combat, Mission, Table
from starboard.kernel import Chance, Entry, Step

ROUNDS = 3
"""PR-COMBAT-05."""


def begin_combat(
    state: Table,
    kind: CombatKind,
    defender: int,
    attackers: Sequence[str],
    defenders: Sequence[str],
    boarding: str = "",
) -> Combat:
    """The attacker of the mission meets somebody at its target place.

    PR-SPACE-01, PR-GROUND-01, 14, PR-COMBAT-05, 06, PR-ABW-10, PR-AGT-35, PR-SKILL-33.

    Attackers and defenders are ids of ships in space, of units on the ground; `boarding` is the
    ship that is boarded. What is pushed here happens before everything that lies on the agenda.
    """
    mission = state.mission
    assert mission is not None
    state.push(EndCombat())
    scope = state.agenda.open("combat")
    where = (mission.target_space, mission.target_side, mission.target)
    sides = (list(attackers), list(defenders))
    attacker = mission.seat if not boarding else owner_of(state, attackers[0])
    combat = Combat(
        state.number(), scope, kind, attacker, defender, *where, *sides, [], [], rounds_of(mission)
    )
    if boarding:
        combat.boarding, combat.rounds = boarding, 1
    elif kind is CombatKind.GROUND and mission.kind is MissionKind.OFFENSIVE:
        combat.limit = pairing_limit(state, mission)
    state.combats.append(combat)
    state.report(CombatBegan("PR-COMBAT-06", kind, combat.attacker, defender, combat.place))
    state.push(Meet(), BeginRound())
    return combat


def owner_of(state: Table, card: str) -> int:
    """Whose card it is."""
    laid = state.laid(card)
    assert laid is not None
    return laid.owner


def rounds_of(mission: Mission) -> int:
    """Three rounds; against agents one (PR-COMBAT-05, PR-ABW-12)."""
    return 1 if mission.kind is MissionKind.COUNTER else ROUNDS


class BeginRound(Step[Table]):
    """A combat round: line-up, resolution, decision on retreat.

    PR-COMBAT-01, PR-GROUND-10, PR-SKILL-79.
    """

    def run(self, state: Table, chance: Chance) -> None:
        combat = fought(state)
        if not combat.attackers or not combat.defenders:
            return
        combat.round += 1
        combat.pairings, combat.passed, combat.backwards = [], None, False
        state.push(EndRound())
        combat.round_scope = state.agenda.open("combat round")
        state.report(RoundBegan("PR-COMBAT-01", combat.round))
        state.push(*entries_of_round(combat))


def entries_of_round(combat: Combat) -> list[Entry]:
    """The steps and windows of a round in their order (PR-TIME-03, 04)."""
    stealth: list[Entry] = [
        moment_of(combat, Window.BEFORE_STEALTH),
        moment_of(combat, Window.STEALTH),
        StealthStep(),
        moment_of(combat, Window.AFTER_BREAK_THROUGH),
    ]
    return [
        LayOut(),
        moment_of(combat, Window.LINE_UP),
        ChooseOrder(),
        *(stealth if combat.round == 1 else ()),
        FreeFire(),
        moment_of(combat, Window.ROUND_END),
        ForcedRetreat(),
        AskRetreat(Role.ATTACKER),
        AskRetreat(Role.DEFENDER),
    ]


class FreeFire(Step[Table]):
    """Feuer frei, where a pairing is left that fires (PR-SPACE-34, 35)."""

    def run(self, state: Table, chance: Chance) -> None:
        combat = fought(state)
        if any(facing(state, combat, number) for number in range(len(combat.pairings))):
            state.push(
                moment_of(combat, Window.OPEN_FIRE),
                moment_of(combat, Window.COMBAT_VALUES),
                OpenFire(),
            )


class EndRound(Step[Table]):
    """Another round with a fresh line-up, unless the combat is decided.

    PR-COMBAT-04, 05, PR-RETR-03, 19.
    """

    def run(self, state: Table, chance: Chance) -> None:
        combat = fought(state)
        combat.firing = -1
        decided = not combat.attackers or not combat.defenders or bool(combat.retreating)
        if decided or combat.round >= combat.rounds:
            return
        state.push(Regroup(Role.ATTACKER), Regroup(Role.DEFENDER), BeginRound())


class EndCombat(Step[Table]):
    """A combat is over; the mission remembers what came of it.

    PR-AGT-19, PR-ABW-19, PR-COMBAT-05, PR-RETR-03, PR-SKILL-80.
    """

    def run(self, state: Table, chance: Chance) -> None:
        combat = state.combats.pop()
        mission = state.mission
        if mission is not None and not combat.boarding:
            mission.through = [*(mission.through or ()), *combat.through]
        state.report(CombatEnded("PR-COMBAT-05", combat.kind, combat.round))
        if combat.boarding and combat.through:
            state.push(Prize(combat.attacker, combat.boarding))
