"""The words cards are made of: kinds, abilities and effects, as data (FS-TYPE, FS-ABILITY).

An item in play and an effect event have abilities. A plain event has effects, carried out once
from top to bottom (FS-EVENT-05). *Standing* effects hold as long as their card is in play
(FS-ABILITY-02); `Grant` makes them hold for a while. All others are done when they are reached.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from starboard.cards.effects import Op, Record, Rows
from starboard.errors import BadInput
from starboard.games.flagship.cards.kinds import (
    ChargeResult,
    Faction,
    Kind,
    Limit,
    Pick,
    Pile,
    RollKind,
    Scope,
    SlotKind,
    Subtype,
    Target,
    Until,
    When,
    Who,
    Window,
)
from starboard.games.flagship.dice import Roll

# ------------------------------------------------------------------------- small parts


class Slots(Record, frozen=True):
    """How many slots of each kind (FS-BUILD-04)."""

    weapon: int = 0
    shield: int = 0
    booster: int = 0
    armor: int = 0

    def of(self, kind: SlotKind) -> int:
        """Slots of one kind."""
        count: int = getattr(self, kind.value)
        return count


class Filter(Record, frozen=True):
    """Which cards qualify; what is left out does not matter."""

    kind: Kind | None = None
    subtypes: tuple[Subtype, ...] = ()
    ship: bool | None = None
    faction: Faction | None = None
    max_price: int | None = None
    card: str = ""
    not_card: str = ""


ANY = Filter()


class Cost(Record, frozen=True):
    """What stands before the colon (FS-ABILITY-03)."""

    charge: int = 0
    credits: int = 0
    discard_hand: int = 0


FREE = Cost()


class HandAtMost(Op, frozen=True, tag="hand_at_most"):
    """The player holds at most so many cards."""

    short: ClassVar[str] = "cards"

    cards: int


class UnitsAtLeast(Op, frozen=True, tag="units_at_least"):
    """The player has at least so many matching units in play."""

    units: int
    filter: Filter = ANY


Condition = HandAtMost | UnitsAtLeast

# ------------------------------------------------------------------------- standing effects


class ModifyRoll(Op, frozen=True, tag="modify_roll"):
    """Change rolls of one kind before they are compared (FS-DICE-07)."""

    roll: RollKind
    scope: Scope
    delta: int
    filter: Filter = ANY


class ModifyAttack(Op, frozen=True, tag="modify_attack"):
    """Change damage and charge cost of attacks, or make them impossible to evade."""

    scope: Scope
    damage: int = 0
    charge: int = 0
    evadable: bool = True


class ModifySpeed(Op, frozen=True, tag="modify_speed"):
    """Change the speed of this unit (FS-TYPE-06)."""

    short: ClassVar[str] = "delta"

    delta: int


class ModifyMaxCharge(Op, frozen=True, tag="modify_max_charge"):
    """Change the maximum charge of the extended card."""

    short: ClassVar[str] = "delta"

    delta: int


class ModifyPrice(Op, frozen=True, tag="modify_price"):
    """Change what the player pays for items, down to a least price."""

    delta: int
    filter: Filter = ANY
    min_price: int = 0


class SetEvade(Op, frozen=True, tag="set_evade"):
    """Replace the evade requirement (FS-DICE-10)."""

    roll: Roll
    scope: Scope


class Untargetable(Op, frozen=True, tag="untargetable"):
    """Units cannot be chosen as a target by opponents, neither of attacks nor of texts."""

    short: ClassVar[str] = "scope"

    scope: Scope


class ExtraSlots(Op, frozen=True, tag="extra_slots"):
    """More slots for the extended unit."""

    short: ClassVar[str] = "slots"
    whole: ClassVar[bool] = True

    slots: Slots


class AllowExtraShips(Op, frozen=True, tag="allow_extra_ships"):
    """Further ships may be bought (FS-MARKET-12)."""


class TolerateFaction(Op, frozen=True, tag="tolerate_faction"):
    """Cards of one more faction, chosen when this is played, match the pilot."""


class Amplify(Op, frozen=True, tag="amplify"):
    """Multiply the numbers of the extended card's passive effects."""

    short: ClassVar[str] = "factor"

    factor: int


class DestroyedInstead(Op, frozen=True, tag="destroyed_instead"):
    """If the extended card would be destroyed, this card is destroyed instead."""


class ChargeOutcome(Record, frozen=True):
    """One result of an overload."""

    rows: ClassVar[Rows | None] = Rows("on", "result")

    on: Roll
    result: ChargeResult


class OnCharge(Op, frozen=True, tag="on_charge"):
    """After a charge roll of the player one die decides what becomes of it (FS-DICE-05)."""

    short: ClassVar[str] = "outcomes"
    whole: ClassVar[bool] = True

    outcomes: tuple[ChargeOutcome, ...]


Standing = (
    ModifyRoll
    | ModifyAttack
    | ModifySpeed
    | ModifyMaxCharge
    | ModifyPrice
    | SetEvade
    | Untargetable
    | ExtraSlots
    | AllowExtraShips
    | TolerateFaction
    | Amplify
    | DestroyedInstead
    | OnCharge
)

# ------------------------------------------------------------------------- effects


class Aimed(Op, frozen=True, tag=None):
    """An effect on items in play."""

    target: Target
    filter: Filter = ANY


class Damage(Aimed, frozen=True, kw_only=True, tag="damage"):
    """Deal damage points outside an attack; shields may absorb them."""

    amount: int
    evadable: bool = True


class Charge(Aimed, frozen=True, kw_only=True, tag="charge"):
    """Put charge tokens on a card, up to its maximum (FS-CHARGE-07)."""

    amount: int


class Drain(Aimed, frozen=True, tag="drain"):
    """Remove all charge tokens."""

    short: ClassVar[str] = "target"


class Repair(Aimed, frozen=True, tag="repair"):
    """Turn a destroyed item face up with its initial charge (FS-MARKET-16)."""

    short: ClassVar[str] = "target"


class Destroy(Aimed, frozen=True, tag="destroy"):
    """Turn an item face down, its extensions with it (FS-DESTROY-01, 04)."""

    short: ClassVar[str] = "target"


class ToMarketDiscard(Aimed, frozen=True, tag="to_market_discard"):
    """Move an item to the market discard of its owner."""

    short: ClassVar[str] = "target"


class Choose(Aimed, frozen=True, tag="choose"):
    """Pick what later effects of the text call `chosen`."""

    short: ClassVar[str] = "target"


class Look(Aimed, frozen=True, tag="look"):
    """Look at the chosen hand card or at an opponent's hand."""

    short: ClassVar[str] = "target"


AimedEffect = Damage | Charge | Drain | Repair | Destroy | ToMarketDiscard | Choose | Look


class PutIntoPlay(Op, frozen=True, tag="put_into_play"):
    """Place an item without paying, under all other rules of buying (FS-ITEM-02)."""

    piles: tuple[Pile, ...]
    filter: Filter = ANY


class Fetch(Op, frozen=True, tag="fetch"):
    """Take a matching event out of a pile into the hand; a searched draw deck is shuffled."""

    pile: Pile
    filter: Filter = ANY


class Counted(Op, frozen=True, tag=None):
    """An amount, or an amount per own matching item in play up to a maximum."""

    amount: int
    per: Filter | None = None
    at_most: int | None = None


class GainCredits(Counted, frozen=True, tag="gain_credits"):
    """Add to the player's credit pool (FS-CREDIT-04)."""


class Draw(Counted, frozen=True, tag="draw"):
    """Draw event cards."""


class Discard(Op, frozen=True, tag="discard"):
    """Discard hand cards without credits."""

    who: Who = Who.SELF
    amount: int = 1
    pick: Pick = Pick.BY_OWNER


class TakePrize(Op, frozen=True, tag="take_prize"):
    """Take own prize cards (FS-PRIZE-04)."""

    amount: int = 1


class Reshuffle(Op, frozen=True, tag="reshuffle"):
    """Shuffle the draw discard into the draw deck; nobody gets a prize for it."""


class ArrangeMarket(Op, frozen=True, tag="arrange_market"):
    """Look at the top cards of the own market deck and put them back in any order."""

    amount: int


class RevealMarket(Op, frozen=True, tag="reveal_market"):
    """Turn up the top card of the own market deck (FS-MARKET-05)."""


class CancelAttack(Op, frozen=True, tag="cancel_attack"):
    """The current attack on such a unit has no effect; its cost stays paid (FS-ATTACK-14)."""

    short: ClassVar[str] = "scope"

    scope: Scope


class RedirectAttack(Op, frozen=True, tag="redirect_attack"):
    """Another own unit becomes the target of the current attack."""

    short: ClassVar[str] = "target"

    target: Target


class RerollEvade(Op, frozen=True, tag="reroll_evade"):
    """Repeat the failed evade roll of such a unit; the second result counts."""

    short: ClassVar[str] = "scope"

    scope: Scope


class CancelEvent(Op, frozen=True, tag="cancel_event"):
    """The event just played has no effect and is discarded."""


class FreeAttack(Op, frozen=True, tag="free_attack"):
    """Attack at once with one of the own weapons without giving up charge tokens."""


class EndEffect(Op, frozen=True, tag="end_effect"):
    """This effect event is discarded (FS-EVENT-06)."""


class Outcome(Record, frozen=True):
    """What happens on one result of a roll."""

    rows: ClassVar[Rows | None] = Rows("on", "effects")

    on: Roll
    effects: tuple[Effect, ...]


class RollFor(Op, frozen=True, tag="roll"):
    """Roll; the matching outcome happens (FS-DICE-01)."""

    short: ClassVar[str] = "outcomes"
    whole: ClassVar[bool] = True

    outcomes: tuple[Outcome, ...]

    @property
    def dice(self) -> int:
        """Number of dice."""
        return self.outcomes[0].on.dice


class Contest(Op, frozen=True, tag="contest"):
    """The player and one opponent roll; the winner does `won`, on a tie both do `tied`."""

    dice: int
    won: tuple[Effect, ...]
    tied: tuple[Effect, ...] = ()


class CompareSpeed(Op, frozen=True, tag="compare_speed"):
    """Compare an own ship with an opposing one; effects if the own one is faster."""

    faster: tuple[Effect, ...]


class MayPay(Op, frozen=True, tag="may_pay"):
    """The player may pay credits for effects."""

    credits: int
    effects: tuple[Effect, ...]


class OpponentMayPay(Op, frozen=True, tag="opponent_may_pay"):
    """The opponent concerned may pay, to the player if so stated; otherwise effects."""

    credits: int
    otherwise: tuple[Effect, ...]
    to_player: bool = False


class Later(Op, frozen=True, tag="later"):
    """Once, the next time it happens this turn."""

    when: When
    effects: tuple[Effect, ...]


class Grant(Op, frozen=True, tag="grant"):
    """Standing effects that hold for a while without a card."""

    until: Until
    effects: tuple[Standing, ...]


Effect = (
    AimedEffect
    | PutIntoPlay
    | Fetch
    | GainCredits
    | Draw
    | Discard
    | TakePrize
    | Reshuffle
    | ArrangeMarket
    | RevealMarket
    | CancelAttack
    | RedirectAttack
    | RerollEvade
    | CancelEvent
    | FreeAttack
    | EndEffect
    | RollFor
    | Contest
    | CompareSpeed
    | MayPay
    | OpponentMayPay
    | Later
    | Grant
)

# ------------------------------------------------------------------------- abilities


class Passive(Op, frozen=True, tag="passive"):
    """Works as long as the card is face up in play (FS-ABILITY-02, FS-STACK-01)."""

    short: ClassVar[str] = "effects"

    effects: tuple[Standing, ...]
    stackable: bool = True
    condition: Condition | None = None


class Active(Op, frozen=True, tag="active"):
    """Used by paying its cost, at any time unless it says otherwise (FS-TIMING-02, 03)."""

    effects: tuple[Effect, ...]
    cost: Cost = FREE
    limit: Limit | None = None
    own_turn: bool = False
    windows: tuple[Window, ...] = ()


class Strike(Record, frozen=True):
    """What an attack does on one result of its roll."""

    rows: ClassVar[Rows | None] = Rows("on", "damage", fields=True)

    on: Roll
    damage: int = 0
    effects: tuple[Effect, ...] = ()


class Bonus(Record, frozen=True):
    """A better attack roll against some units."""

    against: Filter
    roll: int


class Option(Record, frozen=True):
    """More damage for a further cost, decided when the attack is announced."""

    cost: Cost
    damage: int


class Attack(Op, frozen=True, tag="attack"):
    """A special ability against units (FS-ATTACK-01)."""

    cost: Cost
    strikes: tuple[Strike, ...]
    targets_max: int = 1
    evadable: bool = True
    absorbable: bool = True
    bonus: Bonus | None = None
    option: Option | None = None
    on_hit: tuple[Effect, ...] = ()

    @classmethod
    def written(cls, body: Mapping[str, object]) -> Mapping[str, object]:
        """`roll: 4+, damage: 1` is an attack with one strike."""
        rest = {key: part for key, part in body.items() if key not in ("roll", "damage")}
        if "roll" in body:
            rest["strikes"] = {str(body["roll"]): body.get("damage", 0)}
        elif "damage" in body:
            raise BadInput("damage", "damage-needs-roll")
        return rest

    @property
    def dice(self) -> int:
        """Number of dice of the attack roll."""
        return self.strikes[0].on.dice


class Absorb(Op, frozen=True, tag="absorb"):
    """Takes damage points off an attack on this card's unit (FS-ATTACK-10)."""

    cost: Cost
    amount: int
    on_full_absorb: tuple[Effect, ...] = ()


class Trigger(Op, frozen=True, tag="trigger"):
    """Happens by itself when something else happens (FS-TURN-03, 07)."""

    when: When
    effects: tuple[Effect, ...]
    condition: Condition | None = None
    limit: Limit | None = None
    works_face_down: bool = False


Ability = Passive | Active | Attack | Absorb | Trigger
