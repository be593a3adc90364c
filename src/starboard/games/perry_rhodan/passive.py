"""Active and passive cards: turned by whom, since which combat round (PR-PASS)."""

from __future__ import annotations

from starboard.games.perry_rhodan.events.effects import CardPassive
from starboard.games.perry_rhodan.state import Laid, Table


def turn_passive(state: Table, laid: Laid, by: int, clause: str) -> None:
    """A card becomes passive; by its owner in a combat round it counts from the next one."""
    combat = state.combat
    laid.passive = True
    laid.by_owner_in = combat.round_scope if combat is not None and by == laid.owner else 0
    state.report(CardPassive(clause, laid.owner, laid.id))


def wake(state: Table, laid: Laid) -> None:
    """A card becomes active (PR-PASS-03, PR-TURN-08, PR-SKILL-42)."""
    laid.passive = False
    laid.by_owner_in = 0


def weakened(state: Table, laid: Laid) -> bool:
    """Whether the drawbacks of being passive apply now (PR-PASS-19…21)."""
    if not laid.passive:
        return False
    return not laid.by_owner_in or not state.agenda.is_open(laid.by_owner_in)
