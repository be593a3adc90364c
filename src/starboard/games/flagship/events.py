"""What can happen in Flagship, as everybody at the table would tell it."""

from __future__ import annotations

from starboard.kernel import Event, only


class ShipRevealed(Event):
    """A main ship is laid open (FS-BUILD-09)."""

    clause: str
    seat: int
    items: tuple[str, ...]

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat", "items")
    field_types = ("str", "int", "tuple[str, ...]")

    def __init__(self, clause: str, seat: int, items: tuple[str, ...]) -> None:
        self.clause = clause
        self.seat = seat
        self.items = items

    # records: end


class PartPicked(Event):
    """A card was chosen in secret for the main ship."""

    clause: str
    seat: int
    card: str

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat", "card")
    field_types = ("str", "int", "str")

    def __init__(self, clause: str, seat: int, card: str) -> None:
        self.clause = clause
        self.seat = seat
        self.card = card

    # records: end

    def audience(self) -> int:
        return only(self.seat)


class StartRolled(Event):
    """The roll for the first turn (FS-BUILD-14)."""

    clause: str
    seat: int
    total: int

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat", "total")
    field_types = ("str", "int", "int")

    def __init__(self, clause: str, seat: int, total: int) -> None:
        self.clause = clause
        self.seat = seat
        self.total = total

    # records: end


class TurnBegan(Event):
    clause: str
    seat: int
    turn: int

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat", "turn")
    field_types = ("str", "int", "int")

    def __init__(self, clause: str, seat: int, turn: int) -> None:
        self.clause = clause
        self.seat = seat
        self.turn = turn

    # records: end


class TurnEnded(Event):
    clause: str
    seat: int
    turn: int

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat", "turn")
    field_types = ("str", "int", "int")

    def __init__(self, clause: str, seat: int, turn: int) -> None:
        self.clause = clause
        self.seat = seat
        self.turn = turn

    # records: end


class CardDrawn(Event):
    """An event card went to a hand: from the draw deck or the prizes."""

    clause: str
    seat: int
    card: str

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat", "card")
    field_types = ("str", "int", "str")

    def __init__(self, clause: str, seat: int, card: str) -> None:
        self.clause = clause
        self.seat = seat
        self.card = card

    # records: end

    def audience(self) -> int:
        return only(self.seat)

    def redacted(self) -> Event:
        return CardDrawn(self.clause, self.seat, "")


class CardFetched(Event):
    """An event card was taken out of a pile into a hand, and everybody saw which one."""

    clause: str
    seat: int
    card: str

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat", "card")
    field_types = ("str", "int", "str")

    def __init__(self, clause: str, seat: int, card: str) -> None:
        self.clause = clause
        self.seat = seat
        self.card = card

    # records: end


class PrizeTaken(Event):
    clause: str
    seat: int
    left: int

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat", "left")
    field_types = ("str", "int", "int")

    def __init__(self, clause: str, seat: int, left: int) -> None:
        self.clause = clause
        self.seat = seat
        self.left = left

    # records: end


class CardDiscarded(Event):
    """A hand card went to the draw discard; `credits` is what it brought."""

    clause: str
    seat: int
    card: str
    credits: int

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat", "card", "credits")
    field_types = ("str", "int", "str", "int")

    def __init__(self, clause: str, seat: int, card: str, credits: int) -> None:
        self.clause = clause
        self.seat = seat
        self.card = card
        self.credits = credits

    # records: end


class CreditsGained(Event):
    clause: str
    seat: int
    amount: int

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat", "amount")
    field_types = ("str", "int", "int")

    def __init__(self, clause: str, seat: int, amount: int) -> None:
        self.clause = clause
        self.seat = seat
        self.amount = amount

    # records: end


class CreditsPaid(Event):
    clause: str
    seat: int
    amount: int

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat", "amount")
    field_types = ("str", "int", "int")

    def __init__(self, clause: str, seat: int, amount: int) -> None:
        self.clause = clause
        self.seat = seat
        self.amount = amount

    # records: end


class CreditsLapsed(Event):
    clause: str
    seat: int
    amount: int

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat", "amount")
    field_types = ("str", "int", "int")

    def __init__(self, clause: str, seat: int, amount: int) -> None:
        self.clause = clause
        self.seat = seat
        self.amount = amount

    # records: end


class MarketRevealed(Event):
    clause: str
    seat: int
    item: str

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat", "item")
    field_types = ("str", "int", "str")

    def __init__(self, clause: str, seat: int, item: str) -> None:
        self.clause = clause
        self.seat = seat
        self.item = item

    # records: end


class ItemDiscarded(Event):
    """An item went to the market discard without being destroyed."""

    clause: str
    seat: int
    item: str

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat", "item")
    field_types = ("str", "int", "str")

    def __init__(self, clause: str, seat: int, item: str) -> None:
        self.clause = clause
        self.seat = seat
        self.item = item

    # records: end


class ItemBought(Event):
    clause: str
    seat: int
    item: str
    price: int
    onto: str

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat", "item", "price", "onto")
    field_types = ("str", "int", "str", "int", "str")

    def __init__(self, clause: str, seat: int, item: str, price: int, onto: str) -> None:
        self.clause = clause
        self.seat = seat
        self.item = item
        self.price = price
        self.onto = onto

    # records: end


class ItemEntered(Event):
    """An item came into play without being bought."""

    clause: str
    seat: int
    item: str
    onto: str

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat", "item", "onto")
    field_types = ("str", "int", "str", "str")

    def __init__(self, clause: str, seat: int, item: str, onto: str) -> None:
        self.clause = clause
        self.seat = seat
        self.item = item
        self.onto = onto

    # records: end


class PilotChanged(Event):
    clause: str
    seat: int
    item: str
    faction: str

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat", "item", "faction")
    field_types = ("str", "int", "str", "str")

    def __init__(self, clause: str, seat: int, item: str, faction: str) -> None:
        self.clause = clause
        self.seat = seat
        self.item = item
        self.faction = faction

    # records: end


class ShipLaunched(Event):
    clause: str
    seat: int
    item: str

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat", "item")
    field_types = ("str", "int", "str")

    def __init__(self, clause: str, seat: int, item: str) -> None:
        self.clause = clause
        self.seat = seat
        self.item = item

    # records: end


class PileShuffled(Event):
    """A discard became a new deck: `pile` is draw or market."""

    clause: str
    seat: int
    pile: str

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat", "pile")
    field_types = ("str", "int", "str")

    def __init__(self, clause: str, seat: int, pile: str) -> None:
        self.clause = clause
        self.seat = seat
        self.pile = pile

    # records: end


class MarketArranged(Event):
    """A player looked at the top of the market deck and put it back."""

    clause: str
    seat: int
    cards: tuple[str, ...]

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat", "cards")
    field_types = ("str", "int", "tuple[str, ...]")

    def __init__(self, clause: str, seat: int, cards: tuple[str, ...]) -> None:
        self.clause = clause
        self.seat = seat
        self.cards = cards

    # records: end

    def audience(self) -> int:
        return only(self.seat)

    def redacted(self) -> Event:
        return MarketArranged(self.clause, self.seat, ())


class GeneratorRolled(Event):
    clause: str
    seat: int
    item: str
    roll: int
    modified: int
    tokens: int

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat", "item", "roll", "modified", "tokens")
    field_types = ("str", "int", "str", "int", "int", "int")

    def __init__(
        self, clause: str, seat: int, item: str, roll: int, modified: int, tokens: int
    ) -> None:
        self.clause = clause
        self.seat = seat
        self.item = item
        self.roll = roll
        self.modified = modified
        self.tokens = tokens

    # records: end


class OverloadRolled(Event):
    clause: str
    seat: int
    item: str
    roll: int
    result: str

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat", "item", "roll", "result")
    field_types = ("str", "int", "str", "int", "str")

    def __init__(self, clause: str, seat: int, item: str, roll: int, result: str) -> None:
        self.clause = clause
        self.seat = seat
        self.item = item
        self.roll = roll
        self.result = result

    # records: end


class Charged(Event):
    """Charge tokens were put on a card."""

    clause: str
    seat: int
    item: str
    amount: int

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat", "item", "amount")
    field_types = ("str", "int", "str", "int")

    def __init__(self, clause: str, seat: int, item: str, amount: int) -> None:
        self.clause = clause
        self.seat = seat
        self.item = item
        self.amount = amount

    # records: end


class Drained(Event):
    """Charge tokens left a card."""

    clause: str
    seat: int
    item: str
    amount: int

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat", "item", "amount")
    field_types = ("str", "int", "str", "int")

    def __init__(self, clause: str, seat: int, item: str, amount: int) -> None:
        self.clause = clause
        self.seat = seat
        self.item = item
        self.amount = amount

    # records: end


class TokensLost(Event):
    """Surplus charge tokens (FS-CHARGE-07)."""

    clause: str
    seat: int
    item: str
    amount: int

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat", "item", "amount")
    field_types = ("str", "int", "str", "int")

    def __init__(self, clause: str, seat: int, item: str, amount: int) -> None:
        self.clause = clause
        self.seat = seat
        self.item = item
        self.amount = amount

    # records: end


class EventPlayed(Event):
    clause: str
    seat: int
    card: str

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat", "card")
    field_types = ("str", "int", "str")

    def __init__(self, clause: str, seat: int, card: str) -> None:
        self.clause = clause
        self.seat = seat
        self.card = card

    # records: end


class EventCancelled(Event):
    clause: str
    seat: int
    card: str

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat", "card")
    field_types = ("str", "int", "str")

    def __init__(self, clause: str, seat: int, card: str) -> None:
        self.clause = clause
        self.seat = seat
        self.card = card

    # records: end


class EffectEnded(Event):
    clause: str
    seat: int
    card: str

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat", "card")
    field_types = ("str", "int", "str")

    def __init__(self, clause: str, seat: int, card: str) -> None:
        self.clause = clause
        self.seat = seat
        self.card = card

    # records: end


class AbilityUsed(Event):
    clause: str
    seat: int
    item: str
    ability: int

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat", "item", "ability")
    field_types = ("str", "int", "str", "int")

    def __init__(self, clause: str, seat: int, item: str, ability: int) -> None:
        self.clause = clause
        self.seat = seat
        self.item = item
        self.ability = ability

    # records: end


class AbilityTriggered(Event):
    clause: str
    seat: int
    card: str

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat", "card")
    field_types = ("str", "int", "str")

    def __init__(self, clause: str, seat: int, card: str) -> None:
        self.clause = clause
        self.seat = seat
        self.card = card

    # records: end


class AttackDeclared(Event):
    clause: str
    seat: int
    weapon: str
    targets: tuple[str, ...]

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat", "weapon", "targets")
    field_types = ("str", "int", "str", "tuple[str, ...]")

    def __init__(self, clause: str, seat: int, weapon: str, targets: tuple[str, ...]) -> None:
        self.clause = clause
        self.seat = seat
        self.weapon = weapon
        self.targets = targets

    # records: end


class AttackRolled(Event):
    clause: str
    seat: int
    weapon: str
    dice: tuple[int, ...]
    modified: int
    target: str

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat", "weapon", "dice", "modified", "target")
    field_types = ("str", "int", "str", "tuple[int, ...]", "int", "str")

    def __init__(
        self, clause: str, seat: int, weapon: str, dice: tuple[int, ...], modified: int, target: str
    ) -> None:
        self.clause = clause
        self.seat = seat
        self.weapon = weapon
        self.dice = dice
        self.modified = modified
        self.target = target

    # records: end


class AttackMissed(Event):
    clause: str
    seat: int
    weapon: str
    target: str

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat", "weapon", "target")
    field_types = ("str", "int", "str", "str")

    def __init__(self, clause: str, seat: int, weapon: str, target: str) -> None:
        self.clause = clause
        self.seat = seat
        self.weapon = weapon
        self.target = target

    # records: end


class EvadeRolled(Event):
    clause: str
    seat: int
    unit: str
    dice: tuple[int, ...]
    modified: int
    evaded: bool

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat", "unit", "dice", "modified", "evaded")
    field_types = ("str", "int", "str", "tuple[int, ...]", "int", "bool")

    def __init__(
        self, clause: str, seat: int, unit: str, dice: tuple[int, ...], modified: int, evaded: bool
    ) -> None:
        self.clause = clause
        self.seat = seat
        self.unit = unit
        self.dice = dice
        self.modified = modified
        self.evaded = evaded

    # records: end


class AttackCancelled(Event):
    clause: str
    seat: int
    target: str

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat", "target")
    field_types = ("str", "int", "str")

    def __init__(self, clause: str, seat: int, target: str) -> None:
        self.clause = clause
        self.seat = seat
        self.target = target

    # records: end


class AttackRedirected(Event):
    clause: str
    seat: int
    target: str

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat", "target")
    field_types = ("str", "int", "str")

    def __init__(self, clause: str, seat: int, target: str) -> None:
        self.clause = clause
        self.seat = seat
        self.target = target

    # records: end


class DamageDealt(Event):
    """Damage is about to hit and may still be intercepted (FS-ATTACK-07)."""

    clause: str
    seat: int
    target: str
    amount: int

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat", "target", "amount")
    field_types = ("str", "int", "str", "int")

    def __init__(self, clause: str, seat: int, target: str, amount: int) -> None:
        self.clause = clause
        self.seat = seat
        self.target = target
        self.amount = amount

    # records: end


class DamageAbsorbed(Event):
    clause: str
    seat: int
    item: str
    amount: int
    left: int

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat", "item", "amount", "left")
    field_types = ("str", "int", "str", "int", "int")

    def __init__(self, clause: str, seat: int, item: str, amount: int, left: int) -> None:
        self.clause = clause
        self.seat = seat
        self.item = item
        self.amount = amount
        self.left = left

    # records: end


class UnitHit(Event):
    clause: str
    seat: int
    target: str
    amount: int

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat", "target", "amount")
    field_types = ("str", "int", "str", "int")

    def __init__(self, clause: str, seat: int, target: str, amount: int) -> None:
        self.clause = clause
        self.seat = seat
        self.target = target
        self.amount = amount

    # records: end


class ItemDestroyed(Event):
    """A card was turned face down; `by` is the seat that did it, `weapon` the card (if any)."""

    clause: str
    seat: int
    item: str
    by: int
    weapon: str

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat", "item", "by", "weapon")
    field_types = ("str", "int", "str", "int", "str")

    def __init__(self, clause: str, seat: int, item: str, by: int, weapon: str) -> None:
        self.clause = clause
        self.seat = seat
        self.item = item
        self.by = by
        self.weapon = weapon

    # records: end


class ItemRepaired(Event):
    clause: str
    seat: int
    item: str

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat", "item")
    field_types = ("str", "int", "str")

    def __init__(self, clause: str, seat: int, item: str) -> None:
        self.clause = clause
        self.seat = seat
        self.item = item

    # records: end


class HandSeen(Event):
    """A player looked at hand cards of another one."""

    clause: str
    seat: int
    of: int
    cards: tuple[str, ...]

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat", "of", "cards")
    field_types = ("str", "int", "int", "tuple[str, ...]")

    def __init__(self, clause: str, seat: int, of: int, cards: tuple[str, ...]) -> None:
        self.clause = clause
        self.seat = seat
        self.of = of
        self.cards = cards

    # records: end

    def audience(self) -> int:
        return only(self.seat) | only(self.of)

    def redacted(self) -> Event:
        return HandSeen(self.clause, self.seat, self.of, ())


class DiceRolled(Event):
    """A roll that a text asked for."""

    clause: str
    seat: int
    card: str
    dice: tuple[int, ...]

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat", "card", "dice")
    field_types = ("str", "int", "str", "tuple[int, ...]")

    def __init__(self, clause: str, seat: int, card: str, dice: tuple[int, ...]) -> None:
        self.clause = clause
        self.seat = seat
        self.card = card
        self.dice = dice

    # records: end


class ContestRolled(Event):
    clause: str
    seat: int
    opponent: int
    own: int
    other: int

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat", "opponent", "own", "other")
    field_types = ("str", "int", "int", "int", "int")

    def __init__(self, clause: str, seat: int, opponent: int, own: int, other: int) -> None:
        self.clause = clause
        self.seat = seat
        self.opponent = opponent
        self.own = own
        self.other = other

    # records: end


class SpeedCompared(Event):
    clause: str
    seat: int
    opponent: int
    own: int
    other: int

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat", "opponent", "own", "other")
    field_types = ("str", "int", "int", "int", "int")

    def __init__(self, clause: str, seat: int, opponent: int, own: int, other: int) -> None:
        self.clause = clause
        self.seat = seat
        self.opponent = opponent
        self.own = own
        self.other = other

    # records: end


class FactionTolerated(Event):
    clause: str
    seat: int
    faction: str

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat", "faction")
    field_types = ("str", "int", "str")

    def __init__(self, clause: str, seat: int, faction: str) -> None:
        self.clause = clause
        self.seat = seat
        self.faction = faction

    # records: end


class PlayerOut(Event):
    clause: str
    seat: int
    by: int

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat", "by")
    field_types = ("str", "int", "int")

    def __init__(self, clause: str, seat: int, by: int) -> None:
        self.clause = clause
        self.seat = seat
        self.by = by

    # records: end


class GameWon(Event):
    clause: str
    seat: int
    reason: str

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat", "reason")
    field_types = ("str", "int", "str")

    def __init__(self, clause: str, seat: int, reason: str) -> None:
        self.clause = clause
        self.seat = seat
        self.reason = reason

    # records: end
