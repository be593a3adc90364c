"""Questions that texts ask: targets, opponents, payments, cards out of piles."""

from __future__ import annotations

from typing import ClassVar

from starboard.errors import Illegal
from starboard.games.flagship import vocabulary as v
from starboard.games.flagship.asides import Decision
from starboard.games.flagship.attack import attacks_of, cannot_attack, declare, might_fire
from starboard.games.flagship.content import Card
from starboard.games.flagship.costs import pay_credits
from starboard.games.flagship.deeds import Carry, hand_back
from starboard.games.flagship.events import (
    CardFetched,
    CreditsGained,
    FactionTolerated,
    ItemEntered,
    MarketArranged,
    PileShuffled,
)
from starboard.games.flagship.field import cannot_enter, enter, places
from starboard.games.flagship.hand import unique
from starboard.games.flagship.impact import apply_effect
from starboard.games.flagship.kinds import Faction, Pick, Pile, Target
from starboard.games.flagship.moves import Attack, Buy, Choose, Pay
from starboard.games.flagship.state import Deed, Item, Laid, Table
from starboard.games.flagship.targets import candidates
from starboard.kernel import (
    EVERYONE,
    PASS,
    Chance,
    Move,
    Pass,
    Seat,
    Seats,
    Slot,
)


def seat_id(seat: int) -> str:
    """The id of a seat as a thing that can be pointed at."""
    return f"seat.{seat}"


class AskedByText(Decision):
    """A question in a text that is being carried out; without its text or player it falls away."""

    deed: int

    def must(self, state: Table) -> Seats:
        deed = state.deeds.get(self.deed)
        if deed is None or state.players[deed.seat].out or not self.matters(state, deed):
            return ()
        return (self.chooser(state, deed),)

    def chooser(self, state: Table, deed: Deed) -> int:
        """Who is asked: the player of the text."""
        return deed.seat

    def matters(self, state: Table, deed: Deed) -> bool:
        """Whether there is anything to decide."""
        return True

    def question(self, state: Table) -> dict[str, str | int]:
        return {"card": state.deeds[self.deed].card.id}


class AskTarget(AskedByText):
    """Choose the card on which an effect acts."""

    obvious: ClassVar[bool] = True
    accepts: ClassVar[tuple[type[Move], ...]] = (Choose,)
    effect: v.Effect

    def chooser(self, state: Table, deed: Deed) -> int:
        """The player of the text; of what is done to a side, its player."""
        assert isinstance(self.effect, v.Aimed)
        if self.effect.target is Target.AFFECTED_ITEM:
            for laid in state.laid:
                if laid.id == deed.source:
                    return laid.on
        return deed.seat

    def matters(self, state: Table, deed: Deed) -> bool:
        return bool(self.found(state, deed))

    def found(self, state: Table, deed: Deed) -> list[Item]:
        """The cards to choose from; an attack is never redirected to where it goes already."""
        assert isinstance(self.effect, v.Aimed)
        items = candidates(state, deed, self.effect)
        if self.redirects(state, deed):
            return [item for item in items if item.id != state.blows[deed.blow].target]
        return items

    def redirects(self, state: Table, deed: Deed) -> bool:
        """Whether the chosen unit draws an attack."""
        return deed.blow in state.blows and isinstance(self.effect, v.Choose)

    def offers(self, state: Table, seat: Seat) -> list[Move]:
        return [Choose(item.id) for item in self.found(state, state.deeds[self.deed])]

    def reason(self, state: Table, seat: Seat, move: Move) -> Illegal | None:
        assert isinstance(move, Choose)
        if move in self.offers(state, seat):
            return None
        return Illegal("FS-EVENT-05", "not-a-target", thing=move.thing)

    def take(self, state: Table, seat: Seat, move: Move, chance: Chance) -> None:
        assert isinstance(move, Choose)
        deed = state.deeds[self.deed]
        assert isinstance(self.effect, v.Aimed)
        for item in self.found(state, deed):
            if item.id == move.thing:
                apply_effect(state, self.deed, deed, self.effect, item)
                return

    def question(self, state: Table) -> dict[str, str | int]:
        deed = state.deeds[self.deed]
        effect = "Redirect" if self.redirects(state, deed) else type(self.effect).__name__
        return {"card": deed.card.id, "effect": effect}


class AskOpponent(AskedByText):
    """Choose the opponent that a text speaks of."""

    obvious: ClassVar[bool] = True
    accepts: ClassVar[tuple[type[Move], ...]] = (Choose,)

    def offers(self, state: Table, seat: Seat) -> list[Move]:
        return [Choose(seat_id(rival)) for rival in state.rivals(seat)]

    def reason(self, state: Table, seat: Seat, move: Move) -> Illegal | None:
        assert isinstance(move, Choose)
        if move in self.offers(state, seat):
            return None
        return Illegal("FS-EVENT-05", "not-an-opponent", thing=move.thing)

    def take(self, state: Table, seat: Seat, move: Move, chance: Chance) -> None:
        assert isinstance(move, Choose)
        deed = state.deeds[self.deed]
        hand_back(state, deed)
        deed.opponent = int(move.thing.rpartition(".")[2])


class AskFaction(Decision):
    """Choose the faction that an effect event tolerates."""

    accepts: ClassVar[tuple[type[Move], ...]] = (Choose,)
    laid: str

    def subject(self, state: Table) -> Laid | None:
        """The effect event, if it still lies there."""
        for laid in state.laid:
            if laid.id == self.laid:
                return laid
        return None

    def must(self, state: Table) -> Seats:
        laid = self.subject(state)
        return () if laid is None else (laid.owner,)

    def offers(self, state: Table, seat: Seat) -> list[Move]:
        return [Choose(faction.value) for faction in Faction if faction is not Faction.NEUTRAL]

    def reason(self, state: Table, seat: Seat, move: Move) -> Illegal | None:
        assert isinstance(move, Choose)
        if move in self.offers(state, seat):
            return None
        return Illegal("FS-FACTION-01", "not-a-faction", thing=move.thing)

    def take(self, state: Table, seat: Seat, move: Move, chance: Chance) -> None:
        assert isinstance(move, Choose)
        laid = self.subject(state)
        if laid is not None:
            laid.faction = Faction(move.thing)
            state.report(FactionTolerated("FS-EVENT-05", seat, move.thing))


# ------------------------------------------------------------------------- payments


class Payment(AskedByText):
    """Pay credits or not: a text says what follows."""

    accepts: ClassVar[tuple[type[Move], ...]] = (Pay, Pass)
    effect: v.MayPay | v.OpponentMayPay

    def offers(self, state: Table, seat: Seat) -> list[Move]:
        return [Pay(), PASS]

    def reason(self, state: Table, seat: Seat, move: Move) -> Illegal | None:
        return cannot_afford(state, seat, move, self.effect.credits)

    def question(self, state: Table) -> dict[str, str | int]:
        return {"card": state.deeds[self.deed].card.id, "credits": self.effect.credits}


class PayFor(Payment):
    """Pay credits for more of a text, or leave it."""

    def matters(self, state: Table, deed: Deed) -> bool:
        """Nobody pays for what would happen to a hand card that could not be pointed at."""
        assert isinstance(self.effect, v.MayPay)
        return deed.held is not None or not [e for e in self.effect.effects if is_of_held(e)]

    def take(self, state: Table, seat: Seat, move: Move, chance: Chance) -> None:
        assert isinstance(self.effect, v.MayPay)
        if isinstance(move, Pay):
            state.push(Carry(self.deed, self.effect.effects))
            pay_credits(state, seat, self.effect.credits, "FS-CREDIT-01")


def is_of_held(effect: v.Effect) -> bool:
    """Whether an effect does something to the hand card that was pointed at."""
    return isinstance(effect, v.Discard) and effect.pick is Pick.CHOSEN


class PayOff(Payment):
    """The opponent pays credits, or the text goes on."""

    def must(self, state: Table) -> Seats:
        deed = state.deeds.get(self.deed)
        if deed is None or deed.opponent < 0 or state.players[deed.opponent].out:
            return ()
        return (deed.opponent,)

    def take(self, state: Table, seat: Seat, move: Move, chance: Chance) -> None:
        assert isinstance(self.effect, v.OpponentMayPay)
        if isinstance(move, Pass):
            state.push(Carry(self.deed, self.effect.otherwise))
            return
        pay_credits(state, seat, self.effect.credits, "FS-CREDIT-01")
        if self.effect.to_player:
            receiver = state.deeds[self.deed].seat
            state.players[receiver].credits += self.effect.credits
            state.report(CreditsGained("FS-CREDIT-02", receiver, self.effect.credits))


def cannot_afford(state: Table, seat: int, move: Move, amount: int) -> Illegal | None:
    """Credits must be there in full; cards may be discarded for them meanwhile."""
    has = state.players[seat].credits
    if isinstance(move, Pay) and has < amount:
        return Illegal("FS-ABILITY-03", "not-enough-credits", needs=amount, has=has)
    return None


# ------------------------------------------------------------------------- piles


class FetchCard(AskedByText):
    """Take a matching event card out of a pile."""

    accepts: ClassVar[tuple[type[Move], ...]] = (Choose,)
    effect: v.Fetch

    def matters(self, state: Table, deed: Deed) -> bool:
        return self.effect.pile is not Pile.DRAW_DISCARD or bool(self.offers(state, deed.seat))

    def offers(self, state: Table, seat: Seat) -> list[Move]:
        player = state.players[seat]
        searched = self.effect.pile is Pile.DRAW_DECK
        names = player.draw.names() if searched else sorted(player.draw_discard)
        cards = state.cards.cards
        fitting = [name for name in unique(names) if cards[name].fits(self.effect.filter)]
        found: list[Move] = [Choose(name) for name in fitting]
        if searched:
            found.append(Choose(""))  # whoever searches need not find anything
        return found

    def reason(self, state: Table, seat: Seat, move: Move) -> Illegal | None:
        assert isinstance(move, Choose)
        if move in self.offers(state, seat):
            return None
        return Illegal("FS-EVENT-05", "not-in-pile", card=move.thing)

    def take(self, state: Table, seat: Seat, move: Move, chance: Chance) -> None:
        assert isinstance(move, Choose)
        player = state.players[seat]
        if self.effect.pile is Pile.DRAW_DISCARD:
            player.draw_discard.remove(move.thing)
        elif move.thing:
            player.draw.remove(move.thing)
        if move.thing:
            player.hand.add(Slot(move.thing, EVERYONE))  # everybody saw which one
            state.report(CardFetched("FS-EVENT-05", seat, move.thing))
        if self.effect.pile is Pile.DRAW_DECK:
            player.draw.shuffle(chance)
            state.report(PileShuffled("FS-EVENT-05", seat, "searched"))


class PutCard(AskedByText):
    """Bring a matching item out of the market row or discard into play (FS-ITEM-02)."""

    accepts: ClassVar[tuple[type[Move], ...]] = (Buy,)
    obvious: ClassVar[bool] = True
    effect: v.PutIntoPlay

    def matters(self, state: Table, deed: Deed) -> bool:
        return bringable(state, deed.seat, self.effect)

    def offers(self, state: Table, seat: Seat) -> list[Move]:
        return enterable(state, seat, self.effect)

    def reason(self, state: Table, seat: Seat, move: Move) -> Illegal | None:
        assert isinstance(move, Buy)
        if move not in self.offers(state, seat):
            return Illegal("FS-ITEM-02", "not-in-pile", card=move.item)
        return cannot_enter(state, seat, named_card(state, seat, move.item), move.onto)

    def take(self, state: Table, seat: Seat, move: Move, chance: Chance) -> None:
        assert isinstance(move, Buy)
        player = state.players[seat]
        for item in player.row:
            if item.id == move.item:
                player.row.remove(item)
                break
        else:
            player.market_discard.remove(move.item)
            card = state.cards.cards[move.item]
            item = Item(f"{card.id}.{state.number()}", card, seat)
        state.report(ItemEntered("FS-ITEM-02", seat, item.id, move.onto))
        enter(state, item, move.onto)


def enterable(state: Table, seat: int, effect: v.PutIntoPlay) -> list[Move]:
    """Every matching card of the piles with every place it could go to."""
    player = state.players[seat]
    found: list[Move] = []
    if Pile.MARKET_ROW in effect.piles:
        for item in player.row:
            if item.card.fits(effect.filter):
                found.extend([Buy(item.id, onto) for onto in places(state, seat, item.card)])
    if Pile.MARKET_DISCARD in effect.piles:
        for name in unique(sorted(player.market_discard)):
            card = state.cards.cards[name]
            if card.fits(effect.filter):
                found.extend([Buy(name, onto) for onto in places(state, seat, card)])
    return found


def bringable(state: Table, seat: int, effect: v.PutIntoPlay) -> bool:
    """Whether a matching card of the piles can come into play (FS-ITEM-02)."""
    for move in enterable(state, seat, effect):
        assert isinstance(move, Buy)
        card = named_card(state, seat, move.item)
        if cannot_enter(state, seat, card, move.onto) is None:
            return True
    return False


def named_card(state: Table, seat: int, name: str) -> Card:
    """The card of an id in the row, or of a name in the discard."""
    for item in state.players[seat].row:
        if item.id == name:
            return item.card
    return state.cards.cards[name]


class Arrange(Decision):
    """Put the cards just looked at back onto the market deck, the next one to the top first."""

    accepts: ClassVar[tuple[type[Move], ...]] = (Choose,)
    seat: int
    placed: int
    count: int

    def must(self, state: Table) -> Seats:
        if state.players[self.seat].out:
            return ()
        return (self.seat,) if self.placed < self.count - 1 else ()

    def offers(self, state: Table, seat: Seat) -> list[Move]:
        top = state.players[seat].market.top[self.placed : self.count]
        return [Choose(name) for name in unique(sorted([slot.name for slot in top]))]

    def reason(self, state: Table, seat: Seat, move: Move) -> Illegal | None:
        assert isinstance(move, Choose)
        if move in self.offers(state, seat):
            return None
        return Illegal("FS-EVENT-05", "not-in-pile", card=move.thing)

    def take(self, state: Table, seat: Seat, move: Move, chance: Chance) -> None:
        assert isinstance(move, Choose)
        top = state.players[seat].market.top
        for place in range(self.placed, self.count):
            if top[place].name == move.thing:
                top.insert(self.placed, top.pop(place))
                break
        if self.placed + 2 < self.count:
            state.push(Arrange(self.seat, self.placed + 1, self.count))
        else:
            names = tuple([slot.name for slot in top[: self.count]])
            state.report(MarketArranged("FS-EVENT-05", seat, names))


class FreeShot(AskedByText):
    """Attack at once with one of the own weapons, or leave it."""

    accepts: ClassVar[tuple[type[Move], ...]] = (Attack, Pass)

    def matters(self, state: Table, deed: Deed) -> bool:
        if len(self.moves(state, deed.seat)) > 1:
            return True
        weapons = [item for item in state.players[deed.seat].items.values() if item.card.is_weapon]
        return any(might_fire(state, deed.seat, item, free=True) for item in weapons)

    def offers(self, state: Table, seat: Seat) -> list[Move]:
        found: list[Move] = []
        for item in state.players[seat].items.values():
            if item.card.is_weapon:
                found.extend(attacks_of(state, seat, item))
        found.append(PASS)
        return found

    def reason(self, state: Table, seat: Seat, move: Move) -> Illegal | None:
        if not isinstance(move, Attack):
            return None
        item = state.players[seat].items.get(move.weapon)
        if item is None or not item.card.is_weapon:
            return Illegal("FS-EVENT-05", "not-a-weapon", item=move.weapon)
        return cannot_attack(state, seat, move, free=True)

    def take(self, state: Table, seat: Seat, move: Move, chance: Chance) -> None:
        if isinstance(move, Attack):
            declare(state, seat, move, free=True)
