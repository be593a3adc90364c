"""Destruction: announced, prevented, then carried out together (PR-SYM-01, PR-SPACE-37)."""

from __future__ import annotations

from collections.abc import Sequence

from starboard.games.perry_rhodan.accessories import gear_of
from starboard.games.perry_rhodan.combat_windows import loss_window
from starboard.games.perry_rhodan.events.combat import LossPrevented
from starboard.games.perry_rhodan.holds import all_aboard
from starboard.games.perry_rhodan.kinds import CombatKind, Window
from starboard.games.perry_rhodan.participants import leave_combats
from starboard.games.perry_rhodan.sinking import Way, sink
from starboard.games.perry_rhodan.state import Combat, Laid, Table
from starboard.games.perry_rhodan.vocabulary import Destroy
from starboard.kernel import Chance, Step


def doom(state: Table, cards: Sequence[str], clause: str) -> None:
    """Cards are about to be destroyed together; each destruction can be prevented first."""
    new = [card for card in cards if card not in state.doomed]
    state.doomed = [*state.doomed, *new]
    windows = [entry for card in new for entry in loss_window(state, card)]
    state.push(*windows, CarryLosses(tuple(new), clause))


def spare(state: Table, card: str, clause: str) -> None:
    """A destruction is prevented: the card stays with its accessories (PR-SKILL-61, 62)."""
    state.doomed = [other for other in state.doomed if other != card]
    laid = state.laid(card)
    if laid is not None:
        state.report(LossPrevented(clause, laid.owner, card))


class CarryLosses(Step[Table]):
    """What was not prevented is destroyed, all of it at the same time.

    PR-SYM-01, PR-SINK-02, PR-SPACE-37.
    """

    cards: tuple[str, ...]
    clause: str

    def run(self, state: Table, chance: Chance) -> None:
        lost = [card for card in self.cards if card in state.doomed]
        state.doomed = [card for card in state.doomed if card not in self.cards]
        found = [laid for card in lost if (laid := state.laid(card)) is not None]
        blasts = [target for laid in found for target in blown_up_by(state, laid)]
        for laid in found:
            destroy(state, laid, self.clause)
        rest = [card for card in blasts if state.laid(card) is not None]
        if rest:
            doom(state, rest, "PR-SYM-01")


def destroy(state: Table, laid: Laid, clause: str) -> None:
    """A card is destroyed with everything that it carries (PR-SPACE-37, PR-SINK-02, PR-RED-10)."""
    remember_loss(state, laid)
    leave_with_cargo(state, laid)
    sink(state, laid, Way.DESTROYED, clause)


def leave_with_cargo(state: Table, laid: Laid) -> None:
    """A card and what it carries take part in no combat any more."""
    for each in (laid, *all_aboard(state, laid)):
        leave_combats(state, each.id)


def remember_loss(state: Table, laid: Laid) -> None:
    """A defender's unit that falls in ground combat spares its side a devastation (PR-RED-10)."""
    combat, mission = state.combat, state.mission
    if combat is None or mission is None or combat.kind is not CombatKind.GROUND:
        return
    if laid.id in combat.defenders and not combat.boarding:
        mission.losses = [*(mission.losses or ()), laid.id]


def blown_up_by(state: Table, laid: Laid) -> list[str]:
    """Whom an accessory destroys together with its bearer: the enemy in the pairing."""
    combat = state.combat
    if combat is None or combat.kind is not CombatKind.GROUND:
        return []
    for accessory in gear_of(state, laid):
        for effect in accessory.card.effects:
            if effect.window is Window.LEAVES_PLAY and isinstance(effect.do, Destroy):
                return [] if accessory.passive else enemies_of(combat, laid.id)
    return []


def enemies_of(combat: Combat, card: str) -> list[str]:
    """The enemy front of the pairing in which a card is front."""
    for pairing in combat.pairings:
        both = [front.card for front in (pairing.attacker, pairing.defender) if front is not None]
        if card in both:
            return [other for other in both if other != card]
    return []
