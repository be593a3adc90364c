"""What the verbs of Flagship foretell: the chance of an attack, and that of an evasion."""

from __future__ import annotations

from starboard.games.flagship.blows import Evasion
from starboard.games.flagship.chances import chance_of_attack, chance_to_evade
from starboard.games.flagship.moves import Attack, Evade
from starboard.games.flagship.state import Table
from starboard.kernel import Move, Seat
from starboard.kernel.loop import choice_of
from starboard.kernel.remarks import Remark


def foretold(state: Table, seat: Seat, move: Move) -> list[Remark]:
    """The chance of an attack with what it is made of, or that of an evasion."""
    if isinstance(move, Attack):
        hits, evades = chance_of_attack(state, move)
        through = percent(hits * (1 - evades))
        told = {"through": through, "hits": percent(hits), "evades": percent(evades)}
        return [Remark("chance-attack", told)]
    choice = choice_of(state, seat)
    if isinstance(move, Evade) and isinstance(choice, Evasion):
        blow = state.blows[choice.blow]
        unit = state.item(blow.target)
        if unit is not None:
            chance = chance_to_evade(state, unit, state.item(blow.weapon))
            return [Remark("chance-evade", {"percent": percent(chance)})]
    return []


def percent(chance: float) -> int:
    """In hundredths; what can happen is never said to be impossible, nor the other way round."""
    return round(100 * chance) if chance in (0.0, 1.0) else min(99, max(1, round(100 * chance)))
