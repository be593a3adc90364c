"""What a board shows of Flagship: things by id, and the numbers that matter of each seat."""

from __future__ import annotations

from collections import Counter
from typing import Literal

from starboard.games.flagship.cards.decks import BUDGET
from starboard.games.flagship.cards.kinds import RollKind, SlotKind
from starboard.games.flagship.construction import is_building, left_over
from starboard.games.flagship.dice import Roll
from starboard.games.flagship.face.shown import Facts, HandThing, ItemThing, Things, Throw
from starboard.games.flagship.standing import (
    attack_change,
    counted,
    evade_roll,
    max_charge,
    price_of,
    roll_effects,
    slots_of,
)
from starboard.games.flagship.state import Item, Table

SLOTS = {kind.value: kind for kind in SlotKind}
"""The kinds of slots by name; asked of every unit, and a member of an enum is slow to find."""


def things(state: Table, seat: int | None) -> Things:
    """Every public thing by id, and the viewer's own hand by name."""
    found: Things = {}
    for player in state.players:
        for item in player.items.values():
            found[item.id] = item_facts(state, item)
        for place, item in enumerate(player.row):
            found[item.id] = {
                "card": item.card.id,
                "owner": item.owner,
                "zone": "market",
                "place": place,
                "price": price_of(state, item.owner, item.card),
            }
    for laid in state.laid:
        found[laid.id] = {
            "card": laid.card.id,
            "owner": laid.owner,
            "zone": "effect",
            "on": laid.on,
            "faction": "" if laid.faction is None else laid.faction.value,
        }
    return found if seat is None else found | own_things(state, seat)


def own_things(state: Table, seat: int) -> Things:
    """The hand of a player, for that player: equal cards once."""
    found: Things = {}
    for card, count in Counter(slot.name for slot in state.players[seat].hand.slots).items():
        facts: HandThing = {"card": card, "owner": seat, "zone": "hand"}
        if count > 1:
            facts["count"] = count
        found[card] = facts
    left = BUDGET
    for place, card in enumerate(state.players[seat].draft.names):
        left -= state.cards.cards[card].price
        found[f"{card}.draft{place}"] = {
            "card": card,
            "owner": seat,
            "zone": "draft",
            "place": place,
            "left": left,
        }
    if is_building(state, seat):
        for card, count in Counter(left_over(state.players[seat])).items():
            found[card] = {"card": card, "owner": seat, "zone": "shelf", "count": count}
    return found


def item_facts(state: Table, item: Item) -> ItemThing:
    """What everybody sees of an item on the field."""
    zone: Literal["field", "hangar"] = "hangar" if state.unit_of(item).hangar else "field"
    facts: ItemThing = {
        "card": item.card.id,
        "owner": item.owner,
        "zone": zone,
        "onto": item.base,
        "charge": item.charge,
        "max_charge": max_charge(state, item),
        "face_down": item.face_down,
        "main": state.players[item.owner].ship == item.id,
    }
    if item.card.is_unit:
        facts["slots"] = {name: slots_of(state, item, kind) for name, kind in SLOTS.items()}
        evades = evade_roll(state, item)
        if evades is not None:
            facts["evade"] = thrown(state, evades, RollKind.EVADE, item, None)
    if item.card.attacks:
        strikes = item.card.attacks[0].strikes
        unit = state.unit_of(item)
        facts["attack"] = thrown(state, strikes[0].on, RollKind.ATTACK, unit, item)
        most = max(strike.damage for strike in strikes)
        facts["damage"] = most + attack_change(state, item).damage
    if state.players[item.owner].pilot == item.id:
        facts["pilot"] = True
    return facts


def thrown(state: Table, roll: Roll, kind: RollKind, unit: Item, weapon: Item | None) -> Throw:
    """What a roll needs now, and what each card adds to it (FS-DICE-07, FS-STACK-05)."""
    adds = counted(roll_effects(state, kind, unit, weapon))
    return {
        "needs": str(roll),
        "adds": [{"card": stand.card, "delta": delta} for stand, delta in adds],
        "total": sum([delta for _, delta in adds]),
    }


def seat_facts(state: Table, seat: int) -> Facts:
    """The public numbers of a player (FS-PRIZE-02, FS-DRAW-05)."""
    player = state.players[seat]
    return {
        "hand": state.hand_size(seat),
        "prizes": len(player.prizes),
        "credits": player.credits,
        "draw": len(player.draw),
        "market": len(player.market),
        "draw_discard": list(player.draw_discard),
        "market_discard": list(player.market_discard),
        "prize_due": player.prize_due,
        "out": bool(player.out),
        "active": state.active == seat,
    }


def costs(before: Table, after: Table, seat: int) -> dict[str, int]:
    """What a move has cost a player: credits, charge tokens, hand cards."""
    mine, left = before.players[seat], after.players[seat]
    drafted = drafted_price(after, seat) - drafted_price(before, seat)
    spent = {
        "credits": mine.credits - left.credits + max(0, drafted),
        "charge": charge_on(before, seat) - charge_on(after, seat),
        "cards": len(mine.hand) - len(left.hand),
    }
    return {name: amount for name, amount in spent.items() if amount}


def drafted_price(state: Table, seat: int) -> int:
    """What the cards chosen for the main ship cost so far (FS-BUILD-01)."""
    cards = state.cards.cards
    return sum(cards[name].price for name in state.players[seat].draft.names)


def charge_on(state: Table, seat: int) -> int:
    """All charge tokens of a player."""
    return sum(item.charge for item in state.players[seat].items.values())
