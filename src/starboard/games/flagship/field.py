"""The field: factions, slots, cards coming and going (FS-FACTION, FS-MARKET, FS-EXTEND)."""

from __future__ import annotations

from typing import ClassVar, Final

from starboard.errors import Illegal
from starboard.games.flagship.asides import OwnDecision
from starboard.games.flagship.cards.card import Card
from starboard.games.flagship.cards.kinds import Faction, SlotKind
from starboard.games.flagship.cards.vocabulary import TolerateFaction
from starboard.games.flagship.events import (
    EffectEnded,
    ItemDiscarded,
    PilotChanged,
)
from starboard.games.flagship.moves import GiveUp
from starboard.games.flagship.standing import extra_ships_allowed, slots_of
from starboard.games.flagship.state import Item, Laid, Table
from starboard.kernel import Act, Chance, Seat, Seats

# ------------------------------------------------------------------------- factions


def matches(state: Table, seat: int, card: Card) -> bool:
    """Neutral, of the pilot's faction, or tolerated (FS-FACTION-02…05)."""
    if card.is_neutral:
        return True
    player = state.players[seat]
    if card.faction is player.items[player.pilot].card.faction:
        return True
    return card.faction in tolerated(state, seat)


def tolerated(state: Table, seat: int) -> list[Faction]:
    """Further factions that an effect event lets a player use."""
    return [
        laid.faction
        for laid in state.laid
        if laid.owner == seat and laid.faction is not None and tolerates(laid.card)
    ]


def tolerates(card: Card) -> bool:
    """Whether a card lets its player use one more faction."""
    for passive in card.passives:
        for effect in passive.effects:
            if isinstance(effect, TolerateFaction):
                return True
    return False


def ship_would_match(state: Table, seat: int, pilot: Card) -> bool:
    """Whether the main ship could stay under a new pilot (FS-FACTION-10)."""
    player = state.players[seat]
    ship = player.items[player.ship].card
    if is_under(ship, pilot):
        return True
    for laid in state.laid:
        stays = is_under(laid.card, pilot) or not is_affected(state, laid, seat)
        if laid.owner == seat and stays and tolerates(laid.card) and laid.faction is ship.faction:
            return True
    return False


def is_under(card: Card, pilot: Card) -> bool:
    """Neutral or of a pilot's own faction, whatever else is tolerated (FS-FACTION-03)."""
    return card.is_neutral or card.faction is pilot.faction


def is_affected(state: Table, laid: Laid, seat: int) -> bool:
    """Whether a pilot change looks at an effect event: whoever laid it, if it lies on this side."""
    if state.rules >= 2:  # FS-FACTION-12
        return laid.on == seat
    return laid.owner == seat


def stays_under(state: Table, laid: Laid, seat: int, pilot: Card) -> bool:
    """Whether an effect event outlasts a pilot change; none tolerates itself (FS-FACTION-12)."""
    if laid.owner == seat and tolerates(laid.card):
        return is_under(laid.card, pilot)
    return matches(state, seat, laid.card)


def sweep(state: Table, seat: int) -> None:
    """Discard everything that does not match the pilot any more (FS-FACTION-10…12)."""
    player = state.players[seat]
    pilot = player.items[player.pilot].card
    while True:
        misfits = [laid for laid in state.laid if is_affected(state, laid, seat)]
        misfits = [laid for laid in misfits if not stays_under(state, laid, seat, pilot)]
        for laid in misfits:
            end_effect(state, laid, "FS-FACTION-12")
        items = [item for item in player.items.values() if not matches(state, seat, item.card)]
        for item in items:
            if item.id in player.items:
                discard_item(state, item, "FS-FACTION-10")
        if not misfits and not items:
            return


def end_effect(state: Table, laid: Laid, clause: str) -> None:
    """An effect event goes to its owner's draw discard (FS-EVENT-06)."""
    state.laid.remove(laid)
    state.players[laid.owner].draw_discard.append(laid.card.id)
    state.report(EffectEnded(clause, laid.owner, laid.id))


# ------------------------------------------------------------------------- leaving


def discard_item(state: Table, item: Item, clause: str) -> None:
    """An item goes to the market discard with everything attached to it (FS-MARKET-14)."""
    player = state.players[item.owner]
    for part in state.attached(item):
        discard_item(state, part, clause)
    state.take_off(item)
    player.market_discard.append(item.card.id)
    state.report(ItemDiscarded(clause, item.owner, item.id))


# ------------------------------------------------------------------------- entering


def places(state: Table, seat: int, card: Card) -> list[str]:
    """The cards a card might be attached to; an empty id for what stands by itself."""
    items = state.players[seat].items.values()
    if card.is_equipment:
        return [item.id for item in items if item.card.is_unit]
    if card.is_extension:
        wanted = card.requires
        return [item.id for item in items if wanted is None or item.card.fits(wanted)]
    return [""]


def cannot_enter(state: Table, seat: int, card: Card, onto: str) -> Illegal | None:
    """Why an item cannot come onto this player's side, or nothing."""
    if card.is_pilot:
        if not ship_would_match(state, seat, card):
            return Illegal("FS-FACTION-10", "ship-would-not-match", card=card.id)
        return None if not onto else Illegal("FS-MARKET-11", "stands-by-itself", card=card.id)
    if not matches(state, seat, card):
        return Illegal("FS-FACTION-07", "wrong-faction", card=card.id, faction=card.faction.value)
    if card.is_unit:
        if card.is_ship and not extra_ships_allowed(state, seat):
            return Illegal("FS-MARKET-12", "needs-fleet-license", card=card.id)
        return None if not onto else Illegal("FS-MARKET-11", "stands-by-itself", card=card.id)
    base = state.players[seat].items.get(onto)
    if base is None or base.face_down:
        return Illegal("FS-MARKET-11", "no-such-place", card=card.id)
    if card.is_extension:
        if card.requires is not None and not base.card.fits(card.requires):
            return Illegal("FS-EXTEND-01", "cannot-extend", card=card.id, onto=onto)
        return None
    return cannot_equip(state, card, base)


def cannot_equip(state: Table, card: Card, unit: Item) -> Illegal | None:
    """Why equipment does not fit a unit: it never has enough slots (FS-MARKET-09…10)."""
    assert card.needs_slot is not None
    offered = slots_of(state, unit, card.needs_slot)
    if offered == 0:
        return Illegal("FS-MARKET-09", "no-suitable-slot", card=card.id, unit=unit.id)
    if offered < card.needs_count:
        return Illegal(
            "FS-MARKET-10", "too-few-slots", card=card.id, unit=unit.id, needs=card.needs_count
        )
    return None


def enter(state: Table, item: Item, onto: str) -> None:
    """Put an item on its place; what is in its way leaves (FS-MARKET-06, FS-EXTEND-05)."""
    player = state.players[item.owner]
    item.base = onto
    item.charge = min(item.card.initial_charge, item.card.max_charge)  # FS-MARKET-15, 16
    if item.card.is_pilot:  # FS-FACTION-16
        change_pilot(state, item)
        return
    if item.card.is_extension:
        old = state.extension_of(player.items[onto])
        if old is not None:
            discard_item(state, old, "FS-EXTEND-05")
    item.hangar = item.card.is_ship  # FS-HANGAR-01
    state.lay(item)
    if item.card.is_equipment:  # FS-MARKET-10
        make_room(state, item)


def change_pilot(state: Table, pilot: Item) -> None:
    """The new pilot takes the place of the old one (FS-FACTION-16)."""
    player = state.players[pilot.owner]
    old = player.items[player.pilot]
    discard_item(state, old, "FS-FACTION-16")
    state.lay(pilot)
    player.pilot = pilot.id
    faction = pilot.card.faction
    state.report(PilotChanged("FS-FACTION-16", pilot.owner, pilot.id, faction.value))
    if faction is not old.card.faction:  # FS-FACTION-15
        sweep(state, pilot.owner)  # FS-FACTION-10


# ------------------------------------------------------------------------- slots


def slots_missing(state: Table, unit: Item, kind: SlotKind) -> int:
    """How many slots of a kind are taken beyond what the unit offers."""
    taken = 0
    for item in state.attached(unit):
        if item.card.needs_slot is kind:
            taken += item.card.needs_count
    return taken - slots_of(state, unit, kind)


def make_room(state: Table, new: Item) -> None:
    """If slots are short, destroyed equipment leaves first, then what the player gives up."""
    unit = state.unit_of(new)
    assert new.card.needs_slot is not None
    if slots_missing(state, unit, new.card.needs_slot) > 0:
        state.push(MakeRoom(new.owner, new.id))


MOST_WAYS: Final = 500
"""Ways to make room that are listed; every other one that is exactly enough may be taken too."""


def ways_to_make_room(state: Table, new: Item) -> list[tuple[str, ...]]:
    """The smallest sets of equipment whose slots suffice (FS-MARKET-10, FS-DESTROY-07)."""
    forced, items, missing = in_the_way(state, new)
    return [forced + chosen for chosen in smallest_sets(items, missing)]


def makes_room(state: Table, new: Item, given_up: tuple[str, ...]) -> bool:
    """Whether equipment is one of the ways to make room, listed or not (FS-MARKET-10)."""
    forced, items, missing = in_the_way(state, new)
    chosen = [item for item in items if item.id in given_up]
    if not chosen or given_up != forced + tuple([item.id for item in chosen]):
        return False
    surplus = sum([item.card.needs_count for item in chosen]) - missing
    return 0 <= surplus < min([item.card.needs_count for item in chosen])


def in_the_way(state: Table, new: Item) -> tuple[tuple[str, ...], list[Item], int]:
    """What has to leave anyway, what may be chosen, and how many slots that has to free."""
    unit = state.unit_of(new)
    kind = new.card.needs_slot
    assert kind is not None
    missing = slots_missing(state, unit, kind)
    same = [item for item in state.attached(unit) if item.card.needs_slot is kind]
    broken = [item for item in same if item.face_down]
    if sum([item.card.needs_count for item in broken]) >= missing:
        return (), broken, missing
    missing -= sum([item.card.needs_count for item in broken])
    whole = [item for item in same if not item.face_down and item is not new]
    return tuple([item.id for item in broken]), whole, missing


def smallest_sets(items: list[Item], missing: int) -> list[tuple[str, ...]]:
    """Every set of items with enough slots from which none could be left out.

    Largest first: then the one that makes it enough is the smallest, so none is too much. Each
    branch of the search leads to a set, and it stops where they become too many.
    """
    needs = [item.card.needs_count for item in items]
    order = sorted(range(len(items)), key=lambda place: -needs[place])
    left = [sum([needs[place] for place in order[start:]]) for start in range(len(order) + 1)]
    found: list[int] = []
    branches = [(0, missing, 0)] if missing > 0 else []
    while branches and len(found) < MOST_WAYS:
        start, lacking, mask = branches.pop()
        if lacking <= 0:
            found.append(mask)
        elif left[start] >= lacking:
            place = order[start]
            branches.append((start + 1, lacking, mask))
            branches.append((start + 1, lacking - needs[place], mask | 1 << place))
    found.sort()
    return [
        tuple([item.id for place, item in enumerate(items) if mask >> place & 1]) for mask in found
    ]


def ways_out(asked: MakeRoom, state: Table, seat: Seat) -> list[GiveUp]:
    """Every way to make room, as far as they are listed."""
    new = state.players[asked.seat].items[asked.item]
    return [GiveUp(items) for items in ways_to_make_room(state, new)]


def cannot_give_up(asked: MakeRoom, state: Table, seat: Seat, move: GiveUp) -> Illegal | None:
    """Exactly as much is given up as is needed (FS-MARKET-10)."""
    new = state.players[asked.seat].items[asked.item]
    if makes_room(state, new, move.items):
        return None
    return Illegal("FS-MARKET-10", "not-exactly-enough", items=move.items)


def give_up(asked: MakeRoom, state: Table, seat: Seat, move: GiveUp, chance: Chance) -> None:
    """Equipment leaves the field for the new item (FS-MARKET-14, FS-DESTROY-07)."""
    for item_id in move.items:
        item = state.players[seat].items[item_id]
        clause = "FS-DESTROY-07" if item.face_down else "FS-MARKET-14"
        discard_item(state, item, clause)


class MakeRoom(OwnDecision):
    """Choose the equipment that a new item replaces (FS-MARKET-10)."""

    obvious: ClassVar[bool] = True
    acts: ClassVar[tuple[Act, ...]] = (Act(GiveUp, give_up, ways_out, cannot_give_up, ways_out),)
    item: str

    def must(self, state: Table) -> Seats:
        new = state.players[self.seat].items.get(self.item)
        return (self.seat,) if new is not None and ways_to_make_room(state, new) else ()
