"""Loyalty: with whom a card of the Anti side may stand or travel (PR-CARD-16, PR-TRANS-02)."""

from __future__ import annotations

from starboard.games.perry_rhodan.cards import Card
from starboard.games.perry_rhodan.kinds import Loyalty, Phase, Side
from starboard.games.perry_rhodan.state import Laid, Table

EMPIRE = frozenset({Loyalty.ARAS, Loyalty.ARKONIDEN, Loyalty.SPRINGER, Loyalty.UEBERSCHWERE})
"""Who belongs to the Arkonid Empire as well from phase V on (PR-P45-14)."""


def loyalties(card: Card, phase: Phase) -> frozenset[Loyalty]:
    """The loyalties of a card on the Anti side in a phase (PR-CARD-16, PR-P45-14)."""
    own = frozenset() if card.loyalty is None else frozenset({card.loyalty})
    older = card.phase < Phase.V <= phase
    if older and own & EMPIRE:
        return own | {Loyalty.ARKONIDISCHES_IMPERIUM}
    return own


def is_loyal(state: Table, laid: Laid, *wanted: Loyalty) -> bool:
    """Whether a card on the Anti side has one of these loyalties."""
    return laid.side is Side.ANTI and not loyalties(laid.card, state.phase).isdisjoint(wanted)


def agree(one: Card, other: Card, side: Side, phase: Phase) -> bool:
    """Whether two cards share a loyalty; all cards of the Pro side do (PR-TRANS-02)."""
    if side is Side.PRO:
        return True
    return bool(loyalties(one, phase) & loyalties(other, phase))
