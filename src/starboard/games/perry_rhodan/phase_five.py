"""Phase V: Anti-Atlan, the empire outside M-13, the Strukturtasterstation (PR-P5, PR-ERR-05)."""

from __future__ import annotations

from starboard.errors import Illegal
from starboard.games.perry_rhodan.kinds import Phase, Side
from starboard.games.perry_rhodan.sinking import Way, sink
from starboard.games.perry_rhodan.state import Player, Table
from starboard.games.perry_rhodan.victory import atlans

ATLAN_PRO, ATLAN_ANTI = "atlan_pro", "atlan_anti"


# ------------------------------------------------------------------------- Anti-Atlan


def owns_pro_atlan(player: Player) -> bool:
    """Whether a Pro-Atlan was in the deck, wherever it is now (PR-P5-06, 12)."""
    return (
        any(laid.card.id == ATLAN_PRO for laid in player.cards.values())
        or ATLAN_PRO in player.sink
        or player.holds_card(ATLAN_PRO)
        or any(ATLAN_PRO in pile.names() for pile in player.sources.values())
        or any(covered.zone.has(ATLAN_PRO) for covered in player.covered.values())
    )


def ends_with_anti_atlan(state: Table, seat: int) -> bool:
    """Whether only Anti-Atlan meets the condition (PR-P5-11)."""
    if state.phase is not Phase.V:
        return False
    return all(unit.card.id == ATLAN_ANTI for unit in atlans(state, seat))


def cannot_end_with(state: Table, seat: int) -> Illegal | None:
    """With Anti-Atlan only who owns no Pro-Atlan may end the phase (PR-P5-06, 12)."""
    if ends_with_anti_atlan(state, seat) and owns_pro_atlan(state.players[seat]):
        return Illegal("PR-P5-06", "owns-pro-atlan")
    return None


def anti_atlan_leaves(state: Table, seat: int) -> None:
    """Right after the phase change it goes to the sink (PR-P5-10)."""
    for laid in list(state.players[seat].cards.values()):
        if laid.card.id == ATLAN_ANTI and laid.side is Side.PRO:
            sink(state, laid, Way.DIRECT, "PR-P5-10")
