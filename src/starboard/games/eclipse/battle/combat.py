"""The combat phase: battles, then the aftermath (ECL-CMB-01)."""

from __future__ import annotations

from starboard.games.eclipse.battle.bombing import Bombard, attacker_of
from starboard.games.eclipse.battle.duels import StartBattle
from starboard.games.eclipse.battle.occupation import Collapse, Discover, Occupation, Repair
from starboard.games.eclipse.battle.sides import has_battle
from starboard.games.eclipse.galaxy import by_number
from starboard.games.eclipse.state import NOBODY, Table
from starboard.kernel import Chance, Step


class CombatPhase(Step[Table]):
    """Determine the battles, then resolve them in descending sector number (ECL-CMB-01, 04)."""

    def run(self, state: Table, chance: Chance) -> None:
        battles = [sector for sector in by_number(state) if has_battle(state, sector)]
        state.push(*[StartBattle(sector.id) for sector in battles], Aftermath())


class Aftermath(Step[Table]):
    """Population, occupation, discoveries, repair, elimination (ECL-BOMB, ECL-OCC)."""

    def run(self, state: Table, chance: Chance) -> None:
        attacked = [sector for sector in by_number(state) if attacker_of(sector) != NOBODY]
        state.push(
            *[Bombard(sector.id) for sector in attacked],
            Occupation(),
            Discover(),
            Repair(),
            Collapse(),
        )
