"""What can happen in Flagship, as everybody at the table would tell it."""

from __future__ import annotations

from starboard.kernel import Event, only


class ShipRevealed(Event):
    """A main ship is laid open (FS-BUILD-09)."""

    seat: int
    items: tuple[str, ...]


class PartPicked(Event):
    """A card was chosen in secret for the main ship."""

    seat: int
    card: str

    def audience(self) -> int:
        return only(self.seat)


class StartRolled(Event):
    """The roll for the first turn (FS-BUILD-14)."""

    seat: int
    total: int


class TurnBegan(Event):
    seat: int
    turn: int


class TurnEnded(Event):
    seat: int
    turn: int


class CardDrawn(Event):
    """An event card went to a hand: from the draw deck or the prizes."""

    seat: int
    card: str

    def audience(self) -> int:
        return only(self.seat)

    def redacted(self) -> Event:
        return CardDrawn(self.clause, self.seat, "")


class CardFetched(Event):
    """An event card was taken out of a pile into a hand, and everybody saw which one."""

    seat: int
    card: str


class PrizeTaken(Event):
    seat: int
    left: int


class CardDiscarded(Event):
    """A hand card went to the draw discard; `credits` is what it brought."""

    seat: int
    card: str
    credits: int


class CreditsGained(Event):
    seat: int
    amount: int


class CreditsPaid(Event):
    seat: int
    amount: int


class CreditsLapsed(Event):
    seat: int
    amount: int


class MarketRevealed(Event):
    seat: int
    item: str


class ItemDiscarded(Event):
    """An item went to the market discard without being destroyed."""

    seat: int
    item: str


class ItemBought(Event):
    seat: int
    item: str
    price: int
    onto: str


class ItemEntered(Event):
    """An item came into play without being bought."""

    seat: int
    item: str
    onto: str


class PilotChanged(Event):
    seat: int
    item: str
    faction: str


class ShipLaunched(Event):
    seat: int
    item: str


class PileShuffled(Event):
    """A discard became a new deck (`pile` is draw or market), or a draw deck was `searched`."""

    seat: int
    pile: str


class MarketArranged(Event):
    """A player looked at the top of the market deck and put it back."""

    seat: int
    cards: tuple[str, ...]

    def audience(self) -> int:
        return only(self.seat)

    def redacted(self) -> Event:
        return MarketArranged(self.clause, self.seat, ())


class GeneratorRolled(Event):
    seat: int
    item: str
    roll: int
    modified: int
    tokens: int


class OverloadRolled(Event):
    seat: int
    item: str
    roll: int
    result: str


class Charged(Event):
    """Charge tokens were put on a card."""

    seat: int
    item: str
    amount: int


class Drained(Event):
    """Charge tokens left a card."""

    seat: int
    item: str
    amount: int


class TokensLost(Event):
    """Surplus charge tokens (FS-CHARGE-07)."""

    seat: int
    item: str
    amount: int


class EventPlayed(Event):
    seat: int
    card: str


class EventCancelled(Event):
    seat: int
    card: str


class EffectEnded(Event):
    seat: int
    card: str


class AbilityUsed(Event):
    seat: int
    item: str
    ability: int


class AbilityTriggered(Event):
    seat: int
    card: str


class AttackDeclared(Event):
    seat: int
    weapon: str
    targets: tuple[str, ...]


class AttackRolled(Event):
    seat: int
    weapon: str
    dice: tuple[int, ...]
    modified: int
    target: str


class AttackMissed(Event):
    seat: int
    weapon: str
    target: str


class EvadeRolled(Event):
    seat: int
    unit: str
    dice: tuple[int, ...]
    modified: int
    evaded: bool


class AttackCancelled(Event):
    seat: int
    target: str


class AttackRedirected(Event):
    seat: int
    target: str


class DamageDealt(Event):
    """Damage is about to hit and may still be intercepted (FS-ATTACK-07)."""

    seat: int
    target: str
    amount: int


class DamageAbsorbed(Event):
    seat: int
    item: str
    amount: int
    left: int


class UnitHit(Event):
    seat: int
    target: str
    amount: int


class ItemDestroyed(Event):
    """A card was turned face down; `by` is the seat that did it, `weapon` the card (if any)."""

    seat: int
    item: str
    by: int
    weapon: str


class ItemRepaired(Event):
    seat: int
    item: str


class HandSeen(Event):
    """A player looked at hand cards of another one."""

    seat: int
    of: int
    cards: tuple[str, ...]

    def audience(self) -> int:
        return only(self.seat) | only(self.of)

    def redacted(self) -> Event:
        return HandSeen(self.clause, self.seat, self.of, ())


class DiceRolled(Event):
    """A roll that a text asked for."""

    seat: int
    card: str
    dice: tuple[int, ...]


class ContestRolled(Event):
    seat: int
    opponent: int
    own: int
    other: int


class SpeedCompared(Event):
    seat: int
    opponent: int
    own: int
    other: int


class FactionTolerated(Event):
    seat: int
    faction: str


class PlayerOut(Event):
    seat: int
    by: int


class GameWon(Event):
    seat: int
    reason: str
