"""What counts in a position: one player's side of the table as numbers, for the estimate."""

from __future__ import annotations

from typing import Final

from starboard.games.flagship.answers import ability_of
from starboard.games.flagship.bot.odds import chance_of, evade_chance, shielding, shot_at
from starboard.games.flagship.cards.card import Card
from starboard.games.flagship.cards.kinds import Subtype
from starboard.games.flagship.cards.vocabulary import Attack
from starboard.games.flagship.state import Item, Player, Table

GROUPS: Final = ("armor", "booster", "extension", "shield", "unit", "weapon", "")
"""What cards count as in play; the pilot and the main ship only make the deck."""
USES: Final = ("weapon", "shield", "active", "other")
"""What tokens are for."""
FEATURES: Final = (
    "hits", "prizes", "hand", "row", "row price", "draw deck",
    "armor", "booster", "extension", "shield", "unit", "weapon",
    "armor price", "booster price", "extension price", "shield price", "unit price",
    "weapon price", "weapon tokens", "shield tokens", "active tokens", "other tokens",
    "single tokens", "armed", "force", "hits main", "ready", "ready damage", "stored", "shot cost",
    "generator", "fresh", "shielding", "wrecks", "wrecks price", "wrecked weapons", "unit parts",
    "prize units", "evade", "speed", "effects", "lasting", "turn",
)  # fmt: skip
"""What `side` finds, in this order; prices in thousands."""


class Power:
    """What a card does for its owner, read off it once."""

    def __init__(self, card: Card) -> None:
        self.group = GROUPS.index(group(card))
        self.use = USES.index(use_of_tokens(card))
        self.price = card.price / 1000
        self.force = max([force(card, index) for index in range(len(card.attacks))], default=0.0)
        self.tokens = tokens_of(card.generator) if card.generator else 0.0
        self.attacks = [
            place for place, each in enumerate(card.abilities) if isinstance(each, Attack)
        ]


def group(card: Card) -> str:
    """What a card counts as in play."""
    if card.is_pilot:
        return ""
    if card.is_weapon:
        return "weapon"
    if card.is_shield:
        return "shield"
    if card.is_extension:
        return "extension"
    if card.is_unit:
        return "unit"
    return "armor" if card.subtype is Subtype.ARMOR else "booster"


def use_of_tokens(card: Card) -> str:
    """What the tokens on a card are for."""
    if card.attacks:
        return "weapon"
    if card.absorbs:
        return "shield"
    return "active" if card.actives else "other"


def force(card: Card, index: int) -> float:
    """How often an attack hits, more if nobody can evade it."""
    attack = card.attacks[index]
    chance = sum([chance_of(strike.on, 0) for strike in attack.strikes if strike.damage])
    return chance if attack.evadable else 1.5 * chance


def tokens_of(generator: int) -> float:
    """The tokens that a generator brings on average."""
    return sum([rolled // generator for rolled in range(1, 7)]) / 6.0


_POWER: dict[Card, Power] = {}


def power_of(card: Card) -> Power:
    """The power of a card; worked out once."""
    known = _POWER.get(card)
    if known is None:
        known = Power(card)
        _POWER[card] = known
    return known


class Side:
    """One player's side, seen beside one rival."""

    def __init__(self, state: Table, player: Player, rival: Player) -> None:
        self.state = state
        self.player = player
        self.target = rival.items.get(rival.ship)
        self.hits = 1
        self.counts = [0.0] * 7
        self.prices = [0.0] * 7
        self.tokens = [0.0] * 4
        self.single = 0.0
        self.armed = 0.0
        self.force = 0.0
        self.main = 0.0
        self.ready = 0.0
        self.ready_damage = 0.0
        self.stored = 0.0
        self.shot_cost = 0.0
        self.generator = 0.0
        self.fresh = 0.0
        self.wrecks = 0.0
        self.wrecks_price = 0.0
        self.wrecked_weapons = 0.0
        self.unit_parts = 0.0
        self.prize_units = 0.0
        for item in player.items.values():
            self.add(item)

    def add(self, item: Item) -> None:
        """Count one card of the field."""
        player = self.player
        card = item.card
        power = power_of(card)
        if item.face_down:
            self.wrecks += 1.0
            self.wrecks_price += power.price
            if card.attacks:
                self.wrecked_weapons += 1.0
            return
        root = item
        while root.base:
            root = player.items[root.base]
        if root.hangar:
            return
        if item.base and root.id == player.ship:
            self.hits += 1
        if item.id != player.ship and item.id != player.pilot:
            self.counts[power.group] += 1.0
            self.prices[power.group] += power.price
            if card.is_unit:
                self.prize_units += 1.0 if card.prize else 0.0
            elif root.id != player.ship and root.id != player.pilot:
                self.unit_parts += 1.0
        if item.charge:
            self.tokens[power.use] += item.charge
            if not card.rechargeable:
                self.single += item.charge
        if card.generator:
            self.generator += power.tokens
            if item.charged != self.state.turn:
                self.fresh += power.tokens
        if power.attacks:
            self.add_weapon(item, power)

    def add_weapon(self, item: Item, power: Power) -> None:
        """Count what a weapon could do to the rival's main ship, now and later."""
        target = self.target
        if target is None:
            return
        best = 0.0
        damage = 0
        cost = 1
        ready = 0.0
        for place in power.attacks:
            ability = ability_of(item, place, Attack)
            shot = shot_at(self.state, item, place, target, False)
            chance = shot.hits
            if shot.evadable:
                chance *= 1.0 - evade_chance(self.state, target, item)
            if chance > best:
                best = chance
                damage = shot.damage
                cost = max(1, ability.cost.charge)
            if item.charge >= ability.cost.charge:
                ready = max(ready, chance)
        self.armed += 1.0
        self.force += power.force
        self.main += best
        self.ready += ready
        self.ready_damage += ready * damage
        self.stored += best * item.charge / cost
        self.shot_cost += cost

    def numbers(self) -> list[float]:
        """Everything that counts, in the order of `FEATURES`."""
        state, player = self.state, self.player
        ship = player.items.get(player.ship)
        evade = 0.0 if ship is None else evade_chance(state, ship, None)
        shields = 0 if ship is None else shielding(state, ship)
        row = sum([item.card.price for item in player.row]) / 1000
        found = [float(self.hits), float(len(player.prizes.slots)), float(len(player.hand.slots))]
        found += [float(len(player.row)), row, float(len(player.draw))]
        found += self.counts[:6]
        found += self.prices[:6]
        found += self.tokens
        found += [self.single, self.armed, self.force, self.main, self.ready, self.ready_damage]
        found += [self.stored, self.shot_cost, self.generator, self.fresh, float(shields)]
        found += [self.wrecks, self.wrecks_price, self.wrecked_weapons, self.unit_parts]
        found += [self.prize_units, evade, 0.0 if ship is None else float(ship.card.speed)]
        laid = len([each for each in state.laid if each.owner == player.seat])
        lasting = len([each for each in state.lasting if each.seat == player.seat])
        found += [float(laid), float(lasting), 1.0 if state.active == player.seat else 0.0]
        return found


def side(state: Table, player: Player, rival: Player) -> list[float]:
    """What one player has against another, in the order of `FEATURES`."""
    return Side(state, player, rival).numbers()
