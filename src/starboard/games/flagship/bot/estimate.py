"""How good a seat's prospects look: quick to work out, on full and on veiled tables.

The points are log-odds of winning. They come from a logistic fit to 10,000 games of the house bot
against itself, with the features of `tools/fit_estimate.py`; that is a tidied version of what
fitted them and has not been run on so many games. `IN_PLAY`, `PRIZE_UNIT`, `FORCE` and all
`TOKENS` but those of weapons were then set by hand: who has many dear cards has mostly played for
long without winning, so the fit takes them for a burden.
"""

from __future__ import annotations

from math import exp
from typing import Final

from starboard.games.flagship.bot.odds import chance_of, evade_chance, shielding
from starboard.games.flagship.content import Card
from starboard.games.flagship.kinds import Subtype
from starboard.games.flagship.state import HAND, Blow, Item, Player, Table

HITS: Final = (-6.0, -2.62, -1.96, -1.24, -0.87, -0.63, -0.46, -0.32, -0.21, -0.12, -0.04)
"""A main ship that can take so many hits."""
PRIZES_LEFT: Final = (6.0, 2.35, 1.51, 1.08, 0.76, 0.47, 0.21)
"""A player who has so many prizes left."""
HAND_CARD: Final = 0.116
ROW_CARD: Final = 0.104
ROW_PRICE: Final = -0.032
PRIZE_UNIT: Final = -0.45
FORCE: Final = 0.05
FORCE_BY_HITS: Final = 0.470
SHIELD_BY_HITS: Final = 0.221
GENERATOR: Final = 0.100
# What counts besides for the player whose turn it is.
NOW_CREDITS: Final = 0.069
NOW_GENERATOR: Final = 0.019
NOW_OVER_LIMIT: Final = -0.065
NOW_HITS: Final = -0.037
NOW_FORCE: Final = -0.099
NOW_FORCE_BY_HITS: Final = 0.714
NOW_WEAPON_TOKEN: Final = 0.019

IN_PLAY: Final[dict[str, tuple[float, float]]] = {
    "armor": (0.0, 0.02),
    "booster": (0.0, 0.08),
    "extension": (0.05, 0.03),
    "shield": (0.06, 0.06),
    "unit": (-0.2, 0.25),
    "weapon": (0.09, 0.08),
}
"""A card in play: points, and points for each thousand of its price."""
TOKENS: Final[dict[str, tuple[float, float]]] = {
    "weapon": (0.008, 0.077),
    "shield": (0.12, 0.0),
    "active": (0.08, 0.0),
    "other": (0.0, 0.0),
}
"""Tokens on a card: points for the first one, and for each."""


class Power:
    """What a card does for its owner, read off it once."""

    def __init__(self, card: Card) -> None:
        flat, by_price = IN_PLAY.get(group(card), (0.0, 0.0))
        self.base = flat + by_price * card.price / 1000
        self.first, self.token = TOKENS[use_of_tokens(card)]
        self.armed = bool(card.attacks)
        self.force = max([force(card, index) for index in range(len(card.attacks))], default=0.0)
        self.shield = max(
            [each.amount / max(1, each.cost.charge) for each in card.absorbs], default=0.0
        )
        self.generator = 7 - card.generator if card.generator else 0


def group(card: Card) -> str:
    """What a card counts as in play; the pilot only makes the deck."""
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


_POWER: dict[Card, Power] = {}


def power_of(card: Card) -> Power:
    """The power of a card; worked out once."""
    known = _POWER.get(card)
    if known is None:
        known = Power(card)
        _POWER[card] = known
    return known


class Side:
    """One player's cards added up."""

    def __init__(self, state: Table, player: Player) -> None:
        self.seat = player.seat
        self.now = state.active == player.seat
        self.points = 0.0
        self.hits = 1
        self.force = 0.0
        self.shield = 0.0
        self._count_items(state.turn, player)
        self._count_cards(player)

    def _count_items(self, turn: int, player: Player) -> None:
        """What lies on the field."""
        items = player.items
        ship = player.ship
        points = 0.0
        for item in items.values():
            if item.face_down:
                continue
            root = item
            while root.base:
                root = items[root.base]
            if root.hangar:
                continue
            power = power_of(item.card)
            if item.base and root.id == ship:
                self.hits += 1
            if item.id != ship:
                points += power.base
                if item.card.prize and item.card.is_unit:
                    points += PRIZE_UNIT
            if power.generator:
                points += GENERATOR * power.generator
                if self.now and item.charged != turn:
                    points += NOW_GENERATOR * power.generator
            self.force += power.force
            if item.charge:
                points += self._count_tokens(item, power)
        self.points += points

    def _count_tokens(self, item: Item, power: Power) -> float:
        """What the tokens on a card are worth by themselves."""
        self.shield += power.shield * item.charge
        points = power.first + power.token * item.charge
        return points + NOW_WEAPON_TOKEN * item.charge if power.armed and self.now else points

    def _count_cards(self, player: Player) -> None:
        """Hits, prizes, hand, market row and credits."""
        hand = len(player.hand.slots)
        self.points += HITS[min(self.hits, 10)] + PRIZES_LEFT[len(player.prizes.slots)]
        self.points += HAND_CARD * hand + SHIELD_BY_HITS * self.shield / self.hits
        for item in player.row:
            self.points += ROW_CARD + ROW_PRICE * item.card.price / 1000
        self.points += FORCE * self.force
        if self.now:
            self.points += NOW_CREDITS * min(player.credits, 8000) / 1000
            self.points += NOW_OVER_LIMIT * max(0, hand - HAND) + NOW_HITS * min(self.hits, 8)
            self.points += NOW_FORCE * self.force

    def against(self, rival: Side) -> float:
        """What its weapons are worth against this rival."""
        by_hits = FORCE_BY_HITS + NOW_FORCE_BY_HITS if self.now else FORCE_BY_HITS
        return by_hits * self.force / rival.hits


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
    mine = Side(state, me)
    worst = 100.0
    for player in rivals:
        rival = Side(state, player)
        ahead = mine.points + mine.against(rival) - rival.points - rival.against(mine)
        worst = min(worst, ahead - coming.get(seat, 0.0) + coming.get(player.seat, 0.0))
    share = 1.0 / (1.0 + exp(-worst))
    if len(rivals) > 1:
        share /= 1.0 + 0.4 * (len(rivals) - 1) * (1.0 - share)
    return share


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
    """The average cost of one blow, in points."""
    through = 1.0
    if blow.evadable and not blow.evade_failed:
        through -= evade_chance(state, unit, state.item(blow.weapon))
    parts = len([part for part in state.parts(unit) if not part.face_down])
    if unit.id == state.players[unit.owner].ship:
        left = min(parts, len(HITS) - 2)
        cost = HITS[left + 1] - HITS[left] + 0.1
    elif parts:
        cost = 0.15
    else:
        cost = 0.3 + (0.5 if unit.card.prize else 0.0)
    if blow.absorbable and shielding(state, unit) >= blow.damage:
        cost = min(cost, 0.1 * blow.damage)
    return through * cost
