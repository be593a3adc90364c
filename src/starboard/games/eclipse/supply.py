"""Drawing technologies from the bag to the tray (ECL-SETUP-01…03, ECL-CLN-01, 02)."""

from __future__ import annotations

from starboard.games.eclipse.empire_events import TechnologyDrawn
from starboard.games.eclipse.kinds import TechCategory
from starboard.games.eclipse.state import Table
from starboard.kernel import Chance, Step


class DrawTechnologies(Step[Table]):
    """So many regular ones; rare ones come on top (ECL-SETUP-01…03, ECL-CLN-01, 02)."""

    count: int
    cause: str = "ECL-SETUP-01"

    def run(self, state: Table, chance: Chance) -> None:
        left, wanted = state.technologies.bag.copy(), self.count
        names: list[str] = []
        while left and wanted:
            name = chance.draw(left)
            left.remove(name)
            names.append(name)
            wanted -= state.box.technologies[name].category is not TechCategory.RARE
        for slot in state.technologies.deal(names):
            state.tray[slot.name] = state.tray.get(slot.name, 0) + 1
            state.report(TechnologyDrawn(self.cause, slot.name))
