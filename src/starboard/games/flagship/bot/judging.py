"""What the text of a card is worth now, effect by effect, in thousands of credits."""

from __future__ import annotations

from starboard.games.flagship.bot.odds import chance_of, evade_chance, prize_worth
from starboard.games.flagship.bot.outlook import Outlook
from starboard.games.flagship.bot.worth import TOKEN, USE, keep, part_worth, price, repair_worth
from starboard.games.flagship.cards import vocabulary as v
from starboard.games.flagship.cards.card import Card
from starboard.games.flagship.cards.kinds import Faction, Pile, RollKind, Scope, Target, When, Who
from starboard.games.flagship.cards.words.bargains import fastest
from starboard.games.flagship.cards.words.hands import CASH, counted
from starboard.games.flagship.deeds import WORDS
from starboard.games.flagship.standing import max_charge
from starboard.games.flagship.state import Deed, Item
from starboard.games.flagship.targets import candidates
from starboard.games.flagship.tokens import has_room

WINNING = 0.44
"""How often one of two players rolls higher with two dice."""


class Judge:
    """Judges texts for one seat; `funds` is what more credits would be good for now."""

    def __init__(self, outlook: Outlook, funds: float = 0.0) -> None:
        self.outlook = outlook
        self.state = outlook.state
        self.seat = outlook.seat
        self.funds = funds
        self.chosen = 0.0

    def event(self, card: Card) -> float:
        """What it is worth to play an event now, its cost included."""
        if card.is_effect:
            worth = self.lying(card)
        else:
            worth = self.text(card, "", card.effects)
        spare = [worth for worth, other in self.outlook.hand_worths() if other is not card]
        worth -= sum(spare[: card.cost.discard_hand])
        return worth - card.cost.credits / 1000 * CASH

    def text(self, card: Card, source: str, effects: tuple[v.Effect, ...]) -> float:
        """What a text is worth to this seat now."""
        deed = Deed(self.seat, card, source)
        self.chosen = 0.0
        return sum([self.effect(deed, effect) for effect in effects])

    def effect(self, deed: Deed, effect: v.Effect) -> float:
        """What one effect is worth."""
        if isinstance(effect, v.Aimed):
            return self.aimed(deed, effect)
        if isinstance(effect, v.Counted):
            return self.counted(deed, effect)
        if isinstance(effect, (v.RollFor, v.Contest, v.CompareSpeed)):
            return self.gamble(deed, effect)
        if isinstance(effect, (v.MayPay, v.OpponentMayPay)):
            return self.bargain(deed, effect)
        if isinstance(effect, v.Grant):
            return sum([self.granted(deed, each) for each in effect.effects])
        return self.other(deed, effect)

    # -------------------------------------------------------------- effects on cards

    def aimed(self, deed: Deed, effect: v.Aimed) -> float:
        """An effect on a card: on each of them, or on the best one."""
        if effect.target is Target.CHOSEN:
            return self.chosen * (0.3 if isinstance(effect, v.Look) else 1.0)
        if effect.target in (Target.ENEMY_HAND, Target.ENEMY_HAND_CARD, Target.OPPONENT):
            self.chosen = 0.8
            return 0.2 if isinstance(effect, v.Look) else 0.0
        items = candidates(self.state, deed, effect)
        worths = [self.on(effect, item) for item in items]
        if effect.target in (Target.EACH_OWN_UNIT, Target.EACH_OWN_DESTROYED_ITEM):
            return sum(worths)
        best = max(worths, default=0.0)
        if isinstance(effect, v.Choose):
            self.chosen = best
            return 0.0
        return best

    def on(self, effect: v.Aimed, item: Item) -> float:
        """What an effect on this card is worth to this seat."""
        enemy = item.owner != self.seat
        if isinstance(effect, v.Charge):
            return self.charging(item, effect.amount)
        if isinstance(effect, v.Drain):
            return self.draining(item) if enemy else -TOKEN * item.charge
        if isinstance(effect, v.Repair):
            return repair_worth(self.state, item)
        if isinstance(effect, v.Damage):
            return self.damage(effect, item)
        if isinstance(effect, v.ToMarketDiscard) and item.face_down:
            return -0.3
        if item.id not in self.state.players[item.owner].items:
            return 0.3 * price(item.card) * USE  # a card of a market row
        if isinstance(effect, v.Choose) and item.card.is_unit:
            return self.outlook.loss(item)
        return self.removing(item) if enemy else -self.removing(item)

    def charging(self, item: Item, amount: int) -> float:
        """Tokens on a card count if it can use them, more if they make it ready at once."""
        if not has_room(self.state, item):
            return 0.0
        room = min(amount, max_charge(self.state, item) - item.charge)
        if item.card.attacks:
            needs = item.card.attacks[0].cost.charge
            ready = item.charge < needs <= item.charge + room
            return room * 0.45 + (0.4 if ready else 0.0)
        if item.card.absorbs:
            return room * 0.4
        return room * (0.2 if item.card.actives else 0.02)

    def draining(self, item: Item) -> float:
        """Tokens that an opponent loses."""
        if item.card.attacks or item.card.absorbs:
            return item.charge * 0.45
        return item.charge * (0.2 if item.card.actives else 0.02)

    def removing(self, item: Item) -> float:
        """What it costs the owner when a card goes."""
        worth = part_worth(self.state, item)
        if self.state.unit_of(item).id == self.state.players[item.owner].ship:
            worth += 6.0 / (len(self.state.parts(self.state.unit_of(item))) + 1)
        return worth

    def damage(self, effect: v.Damage, unit: Item) -> float:
        """Damage points on a unit."""
        worth = self.outlook.loss(unit)
        if self.outlook.shields(unit) >= effect.amount:
            worth = min(worth, TOKEN * effect.amount)
        if effect.evadable:
            worth *= 1.0 - evade_chance(self.state, unit, None)
        return worth if unit.owner != self.seat else -worth

    # -------------------------------------------------------------- cards, credits, dice

    def counted(self, deed: Deed, effect: v.Counted) -> float:
        """Cards and credits."""
        amount = counted(self.state, deed, effect)
        if isinstance(effect, v.Draw):
            return min(amount, len(self.outlook.me.draw)) * 0.95
        return min(amount / 1000 * CASH, self.funds)

    def gamble(self, deed: Deed, effect: v.RollFor | v.Contest | v.CompareSpeed) -> float:
        """What dice or speed decide."""
        if isinstance(effect, v.RollFor):
            worth = 0.0
            for outcome in effect.outcomes:
                inner = sum([self.effect(deed, each) for each in outcome.effects])
                worth += chance_of(outcome.on, 0) * inner
            return worth
        if isinstance(effect, v.Contest):
            won = sum([self.effect(rival_of(deed, self.outlook), each) for each in effect.won])
            return WINNING * won * 0.45 + 0.05
        slowest = min([fastest(self.state, rival) for rival in self.outlook.rivals])
        if fastest(self.state, self.seat) <= slowest:
            return 0.0
        return sum([self.effect(deed, each) for each in effect.faster])

    def bargain(self, deed: Deed, effect: v.MayPay | v.OpponentMayPay) -> float:
        """What may be bought, or bought off."""
        if isinstance(effect, v.MayPay):
            worth = sum([self.effect(deed, each) for each in effect.effects])
            return max(0.0, worth - effect.credits / 1000 * CASH)
        worth = sum([self.effect(deed, each) for each in effect.otherwise])
        return min(worth, effect.credits / 1000 * 0.9 + 0.2)

    def other(self, deed: Deed, effect: v.Effect) -> float:
        """Everything that stands by itself."""
        outlook = self.outlook
        if isinstance(effect, v.TakePrize):
            return outlook.prize() * effect.amount
        if isinstance(effect, v.PutIntoPlay):
            return self.putting(effect)
        if isinstance(effect, v.Fetch):
            return self.fetching(effect)
        if isinstance(effect, v.Discard):
            return 0.9 * effect.amount if effect.who is Who.OPPONENT else -0.6 * effect.amount
        if isinstance(effect, v.Reshuffle):
            return 2.0 if len(outlook.me.draw) <= 6 and outlook.me.draw_discard else 0.0
        if isinstance(effect, v.ArrangeMarket):
            return 0.4 if len(outlook.me.market) > 1 else 0.0
        if isinstance(effect, v.RevealMarket):
            return 0.5 if len(outlook.me.market) and len(outlook.me.row) < 3 else 0.0
        if isinstance(effect, v.FreeAttack):
            return outlook.best_shot(self.seat, free=True)
        if isinstance(effect, v.Later):
            return self.later(deed, effect)
        return WORDS.worth((effect,)) if isinstance(effect, v.CancelAttack) else 0.0

    def putting(self, effect: v.PutIntoPlay) -> float:
        """The best item that a text can bring into play for nothing."""
        me = self.outlook.me
        cards = [item.card for item in me.row] if Pile.MARKET_ROW in effect.piles else []
        if Pile.MARKET_DISCARD in effect.piles:
            cards = cards + [self.state.cards.cards[name] for name in me.market_discard]
        fitting = [card for card in cards if card.fits(effect.filter)]
        return max([self.outlook.best_entry(card)[0] for card in fitting], default=0.0)

    def fetching(self, effect: v.Fetch) -> float:
        """The best card that a text can bring into the hand."""
        me = self.outlook.me
        if effect.pile is Pile.DRAW_DECK:
            return 1.2 if len(me.draw) > 3 else 0.0
        cards = [self.state.cards.cards[name] for name in me.draw_discard]
        return max([keep(card) for card in cards if card.fits(effect.filter)], default=0.0)

    def later(self, deed: Deed, effect: v.Later) -> float:
        """What will happen in this turn, if it does."""
        worth = sum([self.effect(deed, each) for each in effect.effects])
        if effect.when is not When.ENEMY_PRIZE_ITEM_DESTROYED:
            return worth
        prize = prize_worth(len(self.outlook.me.prizes))
        if self.outlook.best_shot(self.seat) > 0.4 * prize:
            return worth * 0.5
        return 0.0

    # -------------------------------------------------------------- standing effects

    def granted(self, deed: Deed, effect: v.Standing) -> float:
        """A standing effect that holds for this turn or the next attack."""
        outlook = self.outlook
        if isinstance(effect, v.ModifyRoll) and effect.roll is RollKind.ATTACK:
            shots = [worth for item, worth in outlook.shots(self.seat) if self.fits(effect, item)]
            return 0.3 * effect.delta * sum(shots) if outlook.own_turn else 0.0
        if isinstance(effect, v.ModifyAttack):
            return 0.6 * outlook.best_shot(self.seat) + 0.1 * effect.damage
        if isinstance(effect, v.SetEvade):
            return 0.4 * outlook.best_shot(self.seat)
        if isinstance(effect, v.Untargetable):
            return 0.0 if outlook.own_turn else 0.8 * outlook.threat()
        if isinstance(effect, v.ModifyPrice):
            return min(self.funds, -effect.delta / 1000 * CASH)
        if isinstance(effect, v.OnCharge):
            return 0.7 if self.can_generate() else 0.0
        return 0.2

    def fits(self, effect: v.ModifyRoll, item: Item) -> bool:
        """Whether a change of rolls speaks of this weapon's unit."""
        return self.state.unit_of(item).card.fits(effect.filter)

    def can_generate(self) -> bool:
        """Whether a generator has still to be used in this turn."""
        if not self.outlook.own_turn:
            return False
        for item in self.outlook.me.items.values():
            if item.card.generator and not item.face_down and item.charged != self.state.turn:
                return True
        return False

    def lying(self, card: Card) -> float:
        """What an effect event is worth on the field."""
        worth = sum([self.standing(each) for passive in card.passives for each in passive.effects])
        for laid in self.state.laid:
            if laid.card is card and laid.owner == self.seat:
                return 0.0  # one of them is enough
        for trigger in card.triggers:
            if trigger.when is When.AFFECTED_TURN_START:
                worth += 1.6
            elif trigger.when is When.OWN_ITEM_DESTROYED:
                worth += 1.5
            else:
                worth += 0.8
        return worth

    def standing(self, effect: v.Standing) -> float:
        """What a standing effect of an effect event is worth."""
        outlook = self.outlook
        if isinstance(effect, v.ModifyRoll):
            return self.changed_rolls(effect)
        if isinstance(effect, v.AllowExtraShips):
            ships = [item for item in outlook.me.row if item.card.is_ship]
            return 1.6 if ships else 0.0
        if isinstance(effect, v.TolerateFaction):
            return 1.6 if self.foreign_faction() is not None else 0.0
        return 0.5

    def changed_rolls(self, effect: v.ModifyRoll) -> float:
        """Better rolls for this seat or worse ones for others, until the next turn."""
        size = abs(effect.delta)
        if effect.roll is RollKind.CHARGE:
            return 0.45 * size if not self.can_generate() else 0.0
        armed = 0.0
        for rival in self.outlook.rivals:
            items = self.state.players[rival].items.values()
            armed += len([item for item in items if item.card.attacks and not item.face_down])
        if effect.scope is Scope.AFFECTED_UNITS or effect.roll is RollKind.EVADE:
            return min(1.6, 0.6 * size * armed)
        return 0.6 * size

    def foreign_faction(self) -> Faction | None:
        """The faction of the dearest card in the row that the pilot does not suit."""
        me = self.outlook.me
        own = me.items[me.pilot].card.faction
        foreign = [item.card for item in me.row if not item.card.is_neutral]
        foreign = [card for card in foreign if card.faction is not own and not card.is_pilot]
        if not foreign:
            return None
        return max(foreign, key=lambda card: (card.price, card.id)).faction


def rival_of(deed: Deed, outlook: Outlook) -> Deed:
    """The same text against the first opponent."""
    return Deed(deed.seat, deed.card, deed.source, opponent=outlook.rivals[0])
