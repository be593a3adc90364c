"""Words of a combat: set, destroy, prevent, swap pairings, force a retreat, move."""

from __future__ import annotations

from starboard.cards.words import Word
from starboard.games.perry_rhodan.arming import take_gear
from starboard.games.perry_rhodan.effects import WORDS, hand_targets, keep_lasting, targets_of
from starboard.games.perry_rhodan.events.skills import PairingsSwapped
from starboard.games.perry_rhodan.holds import open_holds, put_aboard
from starboard.games.perry_rhodan.kinds import Destination, Role
from starboard.games.perry_rhodan.losses import doom, spare
from starboard.games.perry_rhodan.retreat import withdraw
from starboard.games.perry_rhodan.state import Combat, Deed, Laid, Table
from starboard.games.perry_rhodan.throwing import throw_off
from starboard.games.perry_rhodan.transmitters import Beam
from starboard.games.perry_rhodan.transport import has_room
from starboard.games.perry_rhodan.versions import ALL_WORDS, follows
from starboard.games.perry_rhodan.vocabulary import (
    Destroy,
    ForceRetreat,
    Move,
    Prevent,
    Set,
    SwapPairing,
)
from starboard.kernel import Chance


def set_value(state: Table, part: int, deed: Deed, verb: Set, chance: Chance) -> None:
    """A value is this number for as long as the text says."""
    for laid in targets_of(state, deed, part):
        lasting = keep_lasting(state, deed, part, laid.id)
        lasting.stat, lasting.amount = verb.stat, verb.amount


def destroy_targets(state: Table, part: int, deed: Deed, verb: Destroy, chance: Chance) -> None:
    """The targets are destroyed; in a pairing that fires together with what the values bring."""
    for name in hand_targets(state, deed):
        throw_off(state, deed.seat, name, "PR-SYM-01")
    targets = targets_of(state, deed, part)
    combat = state.combat
    late = [laid for laid in targets if combat is not None and is_fired_at(combat, laid, deed.seat)]
    now = [laid.id for laid in targets if laid not in late]
    if now:
        doom(state, now, "PR-SYM-01")


def is_fired_at(combat: Combat, laid: Laid, seat: int) -> bool:
    """Mark a front of the firing pairing as hit: both are destroyed at once (PR-SPACE-37)."""
    role = combat.role(seat)
    if role is None or not 0 <= combat.firing < len(combat.pairings):
        return False
    pairing = combat.pairings[combat.firing]
    own, enemy = pairing.front(role), pairing.front(role.other)
    if own is None or enemy is None or enemy.card != laid.id:
        return False
    own.critical = True
    return True


def prevent(state: Table, part: int, deed: Deed, verb: Prevent, chance: Chance) -> None:
    """The destruction does not happen (PR-SYM-01)."""
    for laid in targets_of(state, deed, part):
        spare(state, laid.id, "PR-SYM-01")


def swap(state: Table, part: int, deed: Deed, verb: SwapPairing, chance: Chance) -> None:
    """Two ships take each other's place in the line-up (PR-FX-11)."""
    combat = state.combat
    if combat is None or len(deed.targets) != 2:
        return
    one, other = deed.targets
    names = {one: other, other: one}
    for pairing in combat.pairings:
        for front in (pairing.attacker, pairing.defender):
            if front is not None:
                front.card = names.get(front.card, front.card)
                for escort in front.escorts:
                    escort.card = names.get(escort.card, escort.card)
    state.report(PairingsSwapped("PR-FX-11", deed.seat, one, other))


def force_retreat(state: Table, part: int, deed: Deed, verb: ForceRetreat, chance: Chance) -> None:
    """The player's ships leave the combat at once; some stay at the place."""
    combat = state.combat
    role = None if combat is None else combat.role(deed.seat)
    if combat is None or role is None:
        return
    if verb.to is Destination.SAME_PLACE and role is Role.DEFENDER:
        combat.retreating = {deed.seat}
        combat.defenders.clear()
    else:
        withdraw(state, role, forced=True)


def move(state: Table, part: int, deed: Deed, verb: Move, chance: Chance) -> None:
    """A unit goes along with the ships that retreat, or to another transmitter."""
    if verb.to is Destination.TRANSMITTER and follows(state, ALL_WORDS):
        state.push(*[Beam(deed.seat, deed.source, unit.id) for unit in targets_of(state, deed)])
        return
    combat = state.combat
    if combat is None or verb.to is not Destination.RETREATING_SHIPS:
        return
    ships = [laid for name in combat.defenders if (laid := state.laid(name)) is not None]
    for unit in targets_of(state, deed, part):
        ship = next((each for each in ships if has_room(state, each, unit) is None), None)
        if ship is not None:
            open_holds(state, [unit, ship])
            put_aboard(state, unit, ship)
            take_gear(state, unit)


WORDS.add(
    Word(Set, set_value),
    Word(Destroy, destroy_targets),
    Word(Prevent, prevent),
    Word(SwapPairing, swap),
    Word(ForceRetreat, force_retreat),
    Word(Move, move),
)
