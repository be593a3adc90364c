"""What must stay passive in a Reaktivierung (PR-PASS-23)."""

from __future__ import annotations

from starboard.games.perry_rhodan.conditions import Scene, applies
from starboard.games.perry_rhodan.holds import cover_over
from starboard.games.perry_rhodan.kinds import What, Window
from starboard.games.perry_rhodan.lasting import drop
from starboard.games.perry_rhodan.standing import forbidden
from starboard.games.perry_rhodan.state import Laid, Table
from starboard.games.perry_rhodan.vocabulary import Forbid


def must_stay_passive(state: Table, laid: Laid) -> bool:
    """Whether a card is not reactivated now: an effect, or its own text forbids it.

    PR-PASS-23, PR-TURN-08, PR-SKILL-43.
    """
    if forbidden(state, laid, What.ACTIVATE):
        return True
    cover = cover_over(state, laid)
    if cover is not None and cover.exposed:
        return True  # PR-ABW-20, 23
    if Window.REACTIVATION not in laid.card.windows:
        return False
    scene = Scene(laid.owner, laid.side, laid, laid)
    return any(
        effect.window is Window.REACTIVATION
        and effect.do == Forbid(what=What.ACTIVATE)
        and applies(state, effect.if_, effect.unless, scene)
        for effect in laid.card.effects
    )


def hold_no_longer(state: Table, laid: Laid) -> None:
    """What kept a card passive ends."""
    for lasting in list(state.lasting):
        if lasting.on == laid.id and lasting.what is What.ACTIVATE:
            drop(state, lasting)
