"""What all activations of an action share: whose they are, and what may be done aside."""

from __future__ import annotations

from typing import ClassVar

from starboard.games.eclipse.asides import IN_ONES_TURN
from starboard.games.eclipse.kinds import Action
from starboard.games.eclipse.moves import Stop
from starboard.games.eclipse.own import OwnChoice
from starboard.games.eclipse.printed import ExtraActivations
from starboard.games.eclipse.state import Player, Table
from starboard.kernel import Act, Aside, Chance, Seat


class TurnChoice(OwnChoice):
    """A decision in one's own turn: colony ships, trade and offers go beside it (ECL-ACT-12)."""

    admits: ClassVar[tuple[type[Aside[Table]], ...]] = IN_ONES_TURN


class Activation(TurnChoice):
    """An activation of an action; `left` counts it and those after it (ECL-GEN-03, 04)."""

    left: int

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def question(self, state: Table) -> dict[str, str | int]:
        return {"seat": self.seat, "left": self.left}


def stop(action: Activation, state: Table, seat: Seat, move: Stop, chance: Chance) -> None:
    """The action is over (ECL-GEN-04)."""


STOP = Act(Stop, stop)
"""How most actions end before all their activations are used."""


def activations(state: Table, player: Player, action: Action) -> int:
    """The species' value and what technologies add (ECL-GEN-03)."""
    total = player.people.activations[action]
    for track in player.technologies.values():
        for name in track:
            effect = state.box.technologies[name].effect
            if isinstance(effect, ExtraActivations) and effect.action is action:
                total += effect.amount
    return total
