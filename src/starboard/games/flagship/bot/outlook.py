"""What a player sees at a glance: own shots, threats, and what money could buy."""

from __future__ import annotations

from starboard.games.flagship.answers import ability_of
from starboard.games.flagship.attack import attack_cost, attacks_are_banned, target_sets
from starboard.games.flagship.bot.odds import (
    FATAL,
    Shot,
    evade_chance,
    hit_worth,
    hits_left,
    prize_worth,
    shielding,
    shot_at,
)
from starboard.games.flagship.bot.worth import (
    LAST_WEAPON,
    TOKEN,
    USE,
    allows_more,
    keep,
    loss,
    part_worth,
    price,
)
from starboard.games.flagship.cards.card import Card
from starboard.games.flagship.cards.kinds import SlotKind
from starboard.games.flagship.cards.vocabulary import Attack as Printed
from starboard.games.flagship.cards.words.hands import CASH
from starboard.games.flagship.field import cannot_enter, places, slots_missing
from starboard.games.flagship.moves import Attack
from starboard.games.flagship.standing import attack_change, is_untargetable, price_of
from starboard.games.flagship.state import HAND, Item, Table


class Outlook:
    """A veiled table through the eyes of one seat; worked out once for each decision."""

    def __init__(self, state: Table, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.me = state.players[seat]
        self.rivals = state.rivals(seat)
        self.own_turn = state.active == seat
        self._losses: dict[str, float] = {}
        self._shields: dict[str, int] = {}
        self._shots: dict[tuple[str, int, str, bool], float] = {}
        self._hand: list[tuple[float, Card]] | None = None

    def loss(self, unit: Item) -> float:
        """What a hit on a unit costs its owner."""
        known = self._losses.get(unit.id)
        if known is None:
            known = loss(self.state, unit)
            self._losses[unit.id] = known
        return known

    def shields(self, unit: Item) -> int:
        """The damage points that a unit's shields can take."""
        known = self._shields.get(unit.id)
        if known is None:
            known = shielding(self.state, unit)
            self._shields[unit.id] = known
        return known

    # -------------------------------------------------------------- attacks

    def shot_worth(self, weapon: Item, index: int, unit: Item, boost: bool) -> float:
        """What one attack on one unit is worth on average, its cost aside."""
        key = (weapon.id, index, unit.id, boost)
        known = self._shots.get(key)
        if known is None:
            shot = shot_at(self.state, weapon, index, unit, boost)
            known = shot.hits * self.through(shot, weapon, unit)
            self._shots[key] = known
        return known

    def through(self, shot: Shot, weapon: Item, unit: Item) -> float:
        """What a hit is worth once the defender has done what can be done against it."""
        worth = self.loss(unit)
        if shot.absorbable and self.shields(unit) >= shot.damage:
            worth = min(worth, 1.2 * TOKEN * shot.damage)
        if shot.evadable:
            worth *= 1.0 - evade_chance(self.state, unit, weapon)
        return worth

    def attack_worth(self, move: Attack, free: bool = False) -> float:
        """What an attack is worth after its cost."""
        weapon = self.me.items[move.weapon]
        ability = ability_of(weapon, move.ability, Printed)
        worth = 0.0
        for target in move.targets:
            unit = self.state.item(target)
            if unit is not None:
                worth += self.shot_worth(weapon, move.ability, unit, move.boost)
        cost = attack_cost(ability, attack_change(self.state, weapon), move.boost, free)
        token = 0.1 if weapon.card.rechargeable else 0.25
        return worth - token * cost.charge - cost.credits / 1000 * 0.5 - 0.7 * cost.discard_hand

    def wins(self, move: Attack) -> bool:
        """Whether an attack could end the game: a main ship without parts, or the last prize."""
        if len(self.rivals) > 1:
            return False
        for target in move.targets:
            unit = self.state.item(target)
            if unit is not None and self.loss(unit) >= FATAL:
                return True
        return False

    def best_shot(self, seat: int, free: bool = False) -> float:
        """The worth of the best attack that a seat's charged cards allow now."""
        return max([worth for _, worth in self.shots(seat, free)], default=0.0)

    def shots(self, seat: int, free: bool = False) -> list[tuple[Item, float]]:
        """Each charged weapon of a seat with what its best attack is worth."""
        state = self.state
        targets = [unit for rival in state.rivals(seat) for unit in state.units(rival)]
        targets = [unit for unit in targets if not is_untargetable(state, unit)]
        found: list[tuple[Item, float]] = []
        if attacks_are_banned(state):
            return found
        for item in state.players[seat].items.values():
            if not item.card.attacks or not state.in_play(item):
                continue
            if free and not item.card.is_weapon:
                continue
            worth = self.best_of(item, targets, free)
            if worth > 0:
                found.append((item, worth))
        return found

    def best_of(self, item: Item, targets: list[Item], free: bool) -> float:
        """The best attack with one card, if it has the tokens."""
        best = 0.0
        for index, ability in enumerate(item.card.abilities):
            if not isinstance(ability, Printed):
                continue
            cost = ability.cost.charge + attack_change(self.state, item).charge
            if not free and item.charge < cost:
                continue
            for chosen in target_sets([unit.id for unit in targets], 1):
                unit = self.state.item(chosen[0])
                assert unit is not None
                best = max(best, self.shot_worth(item, index, unit, False))
        return best

    def threat(self) -> float:
        """What the opponents' charged weapons are expected to cost this seat."""
        return sum([worth for rival in self.rivals for _, worth in self.shots(rival)])

    # -------------------------------------------------------------- prizes and hits

    def prize(self) -> float:
        """What one more prize is worth to this seat."""
        return prize_worth(len(self.me.prizes))

    def hit(self) -> float:
        """What one more hit of the own main ship is worth."""
        return hit_worth(hits_left(self.state, self.seat))

    # -------------------------------------------------------------- the market

    def entry_worth(self, card: Card, onto: str) -> float:
        """What it is worth to have a card in play, minus what has to leave for it."""
        state = self.state
        if card.is_pilot:
            return self.pilot_worth(card)
        worth = price(card) * USE + TOKEN * card.initial_charge
        if card.attacks and not self.is_armed():
            worth += LAST_WEAPON
        if card.is_unit:
            return worth * 0.5 if card.is_ship else worth - (0.4 if card.prize else 0.0)
        base = self.me.items.get(onto)
        if base is None:
            return 0.0
        if allows_more(card):
            worth = 2.2 if [item for item in self.me.row if item.card.is_ship] else 0.4
        if state.unit_of(base).id == self.me.ship:
            worth += 0.9 * hit_worth(hits_left(state, self.seat) + 1)
        elif base.id == self.me.pilot:
            worth += 0.2
        return worth - self.replaced(card, base)

    def pilot_worth(self, card: Card) -> float:
        """A better pilot of the same faction; another faction would sweep the table."""
        old = self.me.items[self.me.pilot].card
        if card.faction is not old.faction:
            return -5.0
        lost = (
            [part_worth(self.state, part) for part in self.state.attached(self.me.items[old_id])]
            if (old_id := self.me.pilot)
            else []
        )
        return (price(card) - price(old)) * USE + 0.5 - sum(lost)

    def replaced(self, card: Card, base: Item) -> float:
        """What leaves for a card: another extension, or equipment in its slots."""
        state = self.state
        if card.is_extension:
            old = state.extension_of(base)
            return 0.0 if old is None else self.given_up([old])
        kind = card.needs_slot
        if kind is None:
            return 0.0
        missing = slots_missing(state, base, kind) + card.needs_count
        if missing <= 0:
            return 0.0
        return self.given_up(leaving(state, base, kind, missing))

    def given_up(self, items: list[Item]) -> float:
        """What it costs to discard some items."""
        cost = 0.0
        for item in items:
            if item.face_down:
                cost += 0.1
            else:
                cost += part_worth(self.state, item) + self.hit()
                if item.card.prize:
                    cost -= prize_worth(
                        min([len(self.state.players[r].prizes) for r in self.rivals])
                    )
        return cost

    def is_armed(self) -> bool:
        """Whether something on the own side can attack."""
        for item in self.me.items.values():
            if item.card.attacks and not item.face_down:
                return True
        return False

    def best_entry(self, card: Card) -> tuple[float, str]:
        """The best place for a card, and what it is worth there."""
        best, where = 0.0, ""
        for onto in places(self.state, self.seat, card):
            if cannot_enter(self.state, self.seat, card, onto) is None:
                worth = self.entry_worth(card, onto)
                if worth > best:
                    best, where = worth, onto
        return best, where

    def price(self, card: Card) -> int:
        """What a card costs this seat now."""
        return price_of(self.state, self.seat, card)

    # -------------------------------------------------------------- the hand

    def hand_worths(self) -> list[tuple[float, Card]]:
        """The hand from the least to the most useful card; what the limit takes is worth little."""
        if self._hand is None:
            self._hand = self._rank_hand()
        return self._hand

    def _rank_hand(self) -> list[tuple[float, Card]]:
        cards = self.state.cards.cards
        names = [slot.name for slot in self.me.hand.slots if slot.name]
        found: list[tuple[float, str]] = []
        for place, name in enumerate(names):
            again = names.index(name) < place
            found.append((self.keep(cards[name]) * (0.6 if again else 1.0), name))
        found.sort()
        surplus = len(found) - HAND if self.own_turn else 0
        return [
            (worth * 0.2 if place < surplus else worth, cards[name])
            for place, (worth, name) in enumerate(found)
        ]

    def keep(self, card: Card) -> float:
        """What a hand card is worth: a card of a faction that nobody here follows only its cash."""
        pilot = self.me.items.get(self.me.pilot)
        if pilot is not None and not card.is_neutral and card.faction is not pilot.card.faction:
            return card.discard_value / 1000 * CASH
        return keep(card)


def leaving(state: Table, base: Item, kind: SlotKind, missing: int) -> list[Item]:
    """The cheapest equipment that has to leave, destroyed cards first (FS-DESTROY-07)."""
    same = [item for item in state.attached(base) if item.card.needs_slot is kind]
    same.sort(key=lambda item: (not item.face_down, part_worth(state, item), item.id))
    found: list[Item] = []
    for item in same:
        if missing <= 0:
            break
        found.append(item)
        missing -= item.card.needs_count
    return found
