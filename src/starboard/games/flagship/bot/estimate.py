"""How good a seat's prospects look: quick to work out, on full and on veiled tables."""

from __future__ import annotations

from math import exp
from typing import Final

from starboard.games.flagship.bot.odds import chance_of, evade_chance, shielding
from starboard.games.flagship.content import Card
from starboard.games.flagship.kinds import Subtype
from starboard.games.flagship.state import PRIZES, Blow, Item, Player, Table
from starboard.games.flagship.vocabulary import Absorb, Attack

STEEPNESS: Final = 0.55
"""How surely an advantage of one point becomes a victory."""
PART: Final = 1.0
TOKEN: Final = 0.22
IDLE_TOKEN: Final = 0.03
SHIELD_TOKEN: Final = 0.3
CARD: Final = 0.22
CREDITS: Final = 0.00012
PRIZE: Final = 1.1
LICENSE: Final = 0.4


class Power:
    """What a card does for its owner, read off it once."""

    def __init__(self, card: Card) -> None:
        self.base = 0.12 * card.price / 1000
        self.token = IDLE_TOKEN
        self.useful = 0
        """How many tokens are worth more than idle ones."""
        if card.is_pilot or card.subtype is Subtype.ARMOR:
            self.base = 0.08 * card.price / 1000
        for ability in card.abilities:
            if isinstance(ability, Attack):
                self._count_attack(ability, card)
            elif isinstance(ability, Absorb):
                self.token = max(self.token, SHIELD_TOKEN * (0.8 + 0.2 * ability.amount))
                self.useful = card.max_charge
        for active in card.actives:
            if active.cost.charge:
                self.token = max(self.token, 0.12)
                self.useful = card.max_charge
        if card.generator:
            self.base += 0.5 / card.generator

    def _count_attack(self, ability: Attack, card: Card) -> None:
        """An attack: how often it hits, how hard, for how many tokens."""
        best = max([strike.damage for strike in ability.strikes])
        chance = sum([chance_of(strike.on, 0) for strike in ability.strikes if strike.damage])
        force = chance * (0.9 + 0.15 * best)
        cost = max(1, ability.cost.charge)
        self.token = max(self.token, TOKEN * 2 * force / cost)
        self.useful = card.max_charge
        self.base += 0.5 * force / cost**0.5


_POWER: dict[Card, Power] = {}


def power_of(card: Card) -> Power:
    """The power of a card; worked out once."""
    known = _POWER.get(card)
    if known is None:
        known = Power(card)
        _POWER[card] = known
    return known


def estimate(state: Table, seat: int) -> float:
    """The prospects of a seat against its strongest rival, from 0 (lost) to 1 (won)."""
    if state.outcome is not None:
        return 1.0 if seat in state.outcome.won else 0.0
    me = state.players[seat]
    if me.out:
        return 0.0
    rivals = [player for player in state.players if player.seat != seat and not player.out]
    if not rivals:
        return 1.0
    if not me.ship:
        return 1.0 / state.seats
    coming = threatened(state) if state.blows else {}
    mine = strength(me) - coming.get(seat, 0.0)
    best = max([strength(rival) - coming.get(rival.seat, 0.0) for rival in rivals])
    share = 1.0 / (1.0 + exp(-STEEPNESS * (mine - best)))
    if len(rivals) > 1:
        share /= 1.0 + 0.4 * (len(rivals) - 1) * (1.0 - share)
    return share


def strength(player: Player) -> float:
    """Hits the main ship can take, weapons, shields, tokens, hand and prizes, in points."""
    points = CARD * len(player.hand.slots) + CREDITS * min(player.credits, 6000)
    gained = PRIZES - len(player.prizes.slots)
    points += PRIZE * gained + 0.12 * gained * gained
    hits = 1
    ship = player.ship
    items = player.items
    for item in items.values():
        if item.face_down or item.hangar:
            points += 0.05
            continue
        power = power_of(item.card)
        points += power.base
        if item.charge:
            useful = min(item.charge, power.useful)
            points += power.token * useful + IDLE_TOKEN * (item.charge - useful)
        if item.base:
            base = item.base
            while base != ship and base in items and items[base].base:
                base = items[base].base
            if base == ship:
                hits += 1
        elif item.card.prize and item.id != ship:
            points -= 0.35
    points += PART * hits - 3.0 / hits
    for row in player.row:
        points += 0.02 * row.card.price / 1000
    return points


def threatened(state: Table) -> dict[int, float]:
    """What blows on their way will cost each seat on average."""
    found: dict[int, float] = {}
    for blow in state.blows.values():
        unit = state.item(blow.target)
        if blow.ended or blow.damage <= 0 or unit is None or unit.face_down:
            continue
        owner = unit.owner
        found[owner] = found.get(owner, 0.0) + expected_loss(state, blow, unit)
    return found


def expected_loss(state: Table, blow: Blow, unit: Item) -> float:
    """The average cost of one blow, in the points of `strength`."""
    through = 1.0
    if blow.evadable and not blow.evade_failed:
        through -= evade_chance(state, unit, state.item(blow.weapon))
    parts = [part for part in state.parts(unit) if not part.face_down]
    if unit.id == state.players[unit.owner].ship:
        cost = PART + 0.2 + 3.0 / len(parts) - 3.0 / (len(parts) + 1) if parts else 12.0
    elif parts:
        cost = 0.3
    else:
        cost = power_of(unit.card).base + (PRIZE + 0.4 if unit.card.prize else 0.0)
    if blow.absorbable and shielding(state, unit) >= blow.damage:
        cost = min(cost, SHIELD_TOKEN * blow.damage)
    return through * cost
