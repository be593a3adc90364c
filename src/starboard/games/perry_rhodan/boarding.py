"""A teleporter jumps aboard an enemy starship and fights there (PR-SKILL-33…37)."""

from __future__ import annotations

from starboard.games.perry_rhodan.combat import begin_combat
from starboard.games.perry_rhodan.events.skills import Boarded
from starboard.games.perry_rhodan.holds import all_aboard
from starboard.games.perry_rhodan.kinds import CombatKind
from starboard.games.perry_rhodan.losses import destroy
from starboard.games.perry_rhodan.passive import turn_passive
from starboard.games.perry_rhodan.prize import Prize
from starboard.games.perry_rhodan.state import Laid, Table
from starboard.kernel import Chance, Step


def jump(state: Table, teleporter: Laid, ship: str, mates: tuple[str, ...]) -> None:
    """The teleporter and his companions fight those aboard; nobody there lets them through."""
    target = state.laid(ship)
    if target is None:
        return
    state.report(Boarded("PR-SKILL-33", teleporter.owner, teleporter.id, ship, mates))
    state.push(Return(teleporter.id, mates))
    defenders = [each.id for each in all_aboard(state, target) if each.card.is_unit]
    if defenders:
        team = [teleporter.id, *mates]
        begin_combat(state, CombatKind.GROUND, target.owner, team, defenders, boarding=ship)
    else:
        state.push(Prize(teleporter.owner, ship))


class Return(Step[Table]):
    """They come back and are passive; without the teleporter all are lost (PR-SKILL-34…36)."""

    teleporter: str
    mates: tuple[str, ...]

    def run(self, state: Table, chance: Chance) -> None:
        found = [state.laid(name) for name in self.mates]
        mates = [laid for laid in found if laid is not None]
        teleporter = state.laid(self.teleporter)
        if teleporter is None:
            for laid in mates:
                destroy(state, laid, "PR-SKILL-36")
            return
        for laid in (teleporter, *mates):
            if not laid.passive:
                turn_passive(state, laid, laid.owner, "PR-SKILL-36")
