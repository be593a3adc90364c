"""The loyalties of a card on the table (PR-CARD-16, PR-P45-14)."""

from __future__ import annotations

from starboard.games.perry_rhodan.kinds import Loyalty, Phase, Side
from starboard.games.perry_rhodan.state import Laid, Table

OF_THE_EMPIRE = frozenset({Loyalty.ARAS, Loyalty.ARKONIDEN, Loyalty.SPRINGER, Loyalty.UEBERSCHWERE})
"""From phase V on these of phases I to IV belong to the empire as well."""


def loyalties(state: Table, laid: Laid) -> frozenset[Loyalty]:
    """On the Anti side what is printed, and more from phase V on; Pro cards share one."""
    printed = laid.card.loyalty
    if printed is None or laid.side is Side.PRO:
        return frozenset()
    if state.phase >= Phase.V > laid.card.phase and printed in OF_THE_EMPIRE:
        return frozenset({printed, Loyalty.ARKONIDISCHES_IMPERIUM})
    return frozenset({printed})


def is_loyal(state: Table, laid: Laid, *wanted: Loyalty) -> bool:
    """Whether a card has one of these loyalties."""
    return not loyalties(state, laid).isdisjoint(wanted)
