"""What the texts of cards can aim at."""

from __future__ import annotations

from starboard.games.flagship.cards.kinds import Target
from starboard.games.flagship.cards.vocabulary import Aimed, Effect
from starboard.games.flagship.deeds import WORDS
from starboard.games.flagship.standing import is_untargetable
from starboard.games.flagship.state import Deed, Item, Table
from starboard.games.flagship.tokens import chargeable

EACH = (Target.EACH_OWN_UNIT, Target.EACH_OWN_DESTROYED_ITEM)
OF_ENEMY = (Target.ENEMY_ITEM, Target.ENEMY_UNIT, Target.LOSER_UNIT)
FIXED = (Target.THIS, Target.EXTENDED_ITEM, Target.ATTACKING_ITEM, Target.CHOSEN)


def candidates(state: Table, deed: Deed, effect: Aimed) -> list[Item]:
    """The cards an effect may act on, in the order in which they came into play."""
    return WORDS.candidates(state, deed, effect)


def pointed_at(state: Table, deed: Deed, effect: Aimed) -> list[Item]:
    """The cards an effect speaks of, whatever it does to them."""
    found = [item for item in aimed_at(state, deed, effect.target) if item.card.fits(effect.filter)]
    if effect.target in OF_ENEMY:
        return [item for item in found if not is_untargetable(state, item)]
    return found


def aimed_at(state: Table, deed: Deed, target: Target) -> list[Item]:
    """The cards a target word speaks of."""
    seat = deed.seat
    if target in FIXED:
        item = fixed_target(state, deed, target)
        return [] if item is None else [item]
    if target is Target.ITEM_OF_THIS_UNIT:
        source = state.item(deed.source)
        return [] if source is None else chargeable(state, state.unit_of(source))
    if target is Target.OWN_ITEM:
        return [item for item in state.players[seat].items.values() if state.in_play(item)]
    if target in (Target.OWN_UNIT, Target.EACH_OWN_UNIT):
        return state.units(seat)
    if target in (Target.OWN_DESTROYED_ITEM, Target.EACH_OWN_DESTROYED_ITEM):
        items = state.players[seat].items.values()
        return [item for item in items if item.face_down and not state.unit_of(item).hangar]
    if target is Target.AFFECTED_ITEM:
        return [item for item in affected_items(state, deed) if state.in_play(item)]
    if target is Target.LOSER_UNIT:
        return [] if deed.opponent < 0 else state.units(deed.opponent)
    found: list[Item] = []
    for rival in enemies(state, deed):
        found.extend(aimed_at_enemy(state, rival, target))
    return found


def enemies(state: Table, deed: Deed) -> list[int]:
    """The opponents a text may aim at: all of them, until it has picked one."""
    return state.rivals(deed.seat) if deed.opponent < 0 else [deed.opponent]


def aimed_at_enemy(state: Table, rival: int, target: Target) -> list[Item]:
    """Cards of one opponent; what is in a hangar cannot be a target (FS-HANGAR-04)."""
    player = state.players[rival]
    if target is Target.ENEMY_ITEM:
        return [item for item in player.items.values() if state.in_play(item)]
    if target is Target.ENEMY_UNIT:
        return state.units(rival)
    if target is Target.ENEMY_MARKET_CARD:
        return list(player.row)
    return []


def fixed_target(state: Table, deed: Deed, target: Target) -> Item | None:
    """A target that needs no choice."""
    source = state.item(deed.source)
    if target is Target.THIS:
        return source
    if target is Target.EXTENDED_ITEM:
        return None if source is None else state.item(source.base)
    return state.item(deed.chosen)


def affected_items(state: Table, deed: Deed) -> list[Item]:
    """The items on the side on which this effect event lies."""
    for laid in state.laid:
        if laid.id == deed.source:
            return list(state.players[laid.on].items.values())
    return []


def has_target(state: Table, deed: Deed, effects: tuple[Effect, ...]) -> bool:
    """Whether the first thing a text does finds something to do it to."""
    if not effects:
        return True
    first = effects[0]
    if not isinstance(first, Aimed):
        return True
    if first.target is Target.OPPONENT:
        return bool(enemies(state, deed))
    if first.target in (Target.ENEMY_HAND, Target.ENEMY_HAND_CARD):
        return bool([r for r in enemies(state, deed) if len(state.players[r].hand)])
    if first.target in EACH or first.target in (Target.ATTACKING_ITEM, Target.CHOSEN):
        return True
    return bool(candidates(state, deed, first)) or first.target is Target.AFFECTED_ITEM
