"""Identical uniques that meet in a mission (PR-UNIQ-03…05)."""

from __future__ import annotations

from starboard.games.perry_rhodan.events.combat import UniquesMet
from starboard.games.perry_rhodan.events.effects import CardActive
from starboard.games.perry_rhodan.line_up import fought
from starboard.games.perry_rhodan.losses import leave_with_cargo
from starboard.games.perry_rhodan.passive import turn_passive, wake
from starboard.games.perry_rhodan.sinking import Way, sink
from starboard.games.perry_rhodan.state import Laid, Table
from starboard.kernel import Chance, Step


class Meet(Step[Table]):
    """Both take part in one combat: the attacker's copy is gone before any card is drawn."""

    def run(self, state: Table, chance: Chance) -> None:
        combat = fought(state)
        for name in tuple(combat.attackers):
            laid = state.laid(name)
            twin = None if laid is None else twin_of(state, laid, combat.defenders)
            if laid is not None and twin is not None:
                meet(state, laid, twin)


def twin_of(state: Table, laid: Laid, enemies: list[str]) -> Laid | None:
    """The same unique on the other side, also of another phase or side (PR-UNIQ-03)."""
    if not laid.card.unique:
        return None
    found = [state.laid(name) for name in enemies]
    for other in found:
        if other is not None and other.card.unique and other.card.family == laid.card.family:
            return other
    return None


def meet(state: Table, laid: Laid, twin: Laid) -> None:
    """The attacker's copy goes directly to the sink, the other one is passive (PR-UNIQ-03…05)."""
    mission = state.mission
    state.report(UniquesMet("PR-UNIQ-03", laid.owner, laid.id, twin.id))
    leave_with_cargo(state, laid)
    sink(state, laid, Way.DIRECT, "PR-UNIQ-04")
    if not twin.passive and mission is not None:
        turn_passive(state, twin, laid.owner, "PR-UNIQ-05")
        mission.stunned = [*(mission.stunned or ()), twin.id]


def wake_stunned(state: Table) -> None:
    """The mission is over: who became passive by a meeting is active again.

    PR-UNIQ-05, PR-TRANS-05, PR-ABW-18.
    """
    mission = state.mission
    for name in () if mission is None else mission.stunned or ():
        laid = state.laid(name)
        if laid is not None and laid.passive:
            wake(state, laid)
            state.report(CardActive("PR-UNIQ-05", laid.owner, laid.id))
