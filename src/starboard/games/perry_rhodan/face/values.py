"""What is added to the values of a card now, and by what (PR-SPACE-20, PR-FX-07)."""

from __future__ import annotations

from starboard.games.perry_rhodan.face.shown import AddShown
from starboard.games.perry_rhodan.kinds import Stat
from starboard.games.perry_rhodan.lasting import in_force
from starboard.games.perry_rhodan.standing import concerns, standing
from starboard.games.perry_rhodan.state import Laid, Table
from starboard.games.perry_rhodan.vocabulary import Modify

SHOWN = (Stat.STEALTH, Stat.ATTACK, Stat.DEFENCE)


def adds(state: Table, laid: Laid) -> list[AddShown]:
    """Every permanent and every lasting change of a value, with the card it comes from."""
    found: list[AddShown] = []
    for each in standing(state, Modify):
        verb = each.effect.do
        if isinstance(verb, Modify) and verb.stat in SHOWN and concerns(state, each, laid):
            by = each.source.card.id
            found.append({"stat": verb.stat.value, "by": by, "amount": verb.amount})
    for lasting in in_force(state):
        if lasting.on == laid.id and lasting.stat in SHOWN:
            by = "" if lasting.card is None else lasting.card.id
            found.append({"stat": lasting.stat.value, "by": by, "amount": lasting.amount})
    return found
