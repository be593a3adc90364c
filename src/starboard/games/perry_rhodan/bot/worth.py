"""What cards are worth: on the table, on the hand, to their owner and to whoever takes them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from starboard.games.perry_rhodan.action_cards import Strength
from starboard.games.perry_rhodan.bot.outlook import Outlook
from starboard.games.perry_rhodan.bot.plans import FAR, GOAL, Plan
from starboard.games.perry_rhodan.caps import ship_cap, unit_cap
from starboard.games.perry_rhodan.cards import Card
from starboard.games.perry_rhodan.kinds import Phase, Side
from starboard.games.perry_rhodan.loyalty import agree
from starboard.games.perry_rhodan.state import Laid
from starboard.games.perry_rhodan.victory import parts
from starboard.games.perry_rhodan.vocabulary import (
    Cancel,
    Destroy,
    Draw,
    Effect,
    ExtraMission,
    LayOut,
    Modify,
    Passivate,
    Points,
    Prevent,
    Search,
    Sink,
)
from starboard.games.perry_rhodan.zones import place_at

EVENTS: Final[dict[type[object], float]] = {
    Draw: 2.4,
    Search: 2.6,
    Cancel: 1.4,
    Prevent: 1.5,
    Destroy: 1.8,
    Sink: 1.8,
    LayOut: 2.2,
    Passivate: 1.0,
    ExtraMission: 0.8,
    Points: 1.6,
}
"""What an effect is worth to hold, by what it does."""
OTHER_EVENT: Final = 0.7
ENGINE: Final = 3.2
"""What a card is worth that draws in every turn."""
FIRST_PLACE: Final = 1.6
"""What a place is worth where nothing lies yet; a further card is worth less."""
GUARD: Final = 1.5
"""What the first two units at a place of the victory condition are worth more."""
IDLE: Final = 0.55
"""The share that a card is worth on a side that the victory condition does not ask for."""


def letters(*strengths: Strength | None) -> float:
    """What printed strengths are worth together: half of the highest number and the bonus."""
    return sum([0.5 * each.letter.highest + 0.5 + each.bonus for each in strengths if each])


def might(card: Card) -> float:
    """How good a ship or unit is in a fight."""
    return letters(card.attack, card.defence) + 0.5 * letters(card.stealth)


def fighting_worth(card: Card) -> float:
    """What a ship or unit is worth, wherever it lies."""
    skills = sum([max(level, 0.2) for level in card.skills.values()])
    worth = 0.22 * might(card) + 0.2 * skills
    if card.is_ship:
        worth += 0.06 * card.range + 0.06 * card.transport
    return worth


def draws(card: Card) -> int:
    """How many cards more a card draws whenever it is used."""
    found = [effect.do for effect in card.effects if isinstance(effect.do, Draw)]
    return max([verb.amount for verb in found], default=0)


def text_worth(card: Card) -> float:
    """What the text of an accessory, a status or a place is worth."""
    worth = 0.0
    for effect in card.effects:
        if isinstance(effect.do, Draw):
            worth += ENGINE - 0.6 * effect.cost.discard - (1.6 if effect.cost.sink else 0.0)
        elif isinstance(effect.do, Modify):
            worth += 0.5 * abs(effect.do.amount)
        else:
            worth += 0.4 * EVENTS.get(type(effect.do), OTHER_EVENT)
    return worth


def event_worth(card: Card) -> float:
    """What an event is worth to hold."""
    return max([effect_worth(effect) for effect in card.effects], default=OTHER_EVENT)


def effect_worth(effect: Effect) -> float:
    """What the effect of an event is worth to hold, less what it costs beside the card."""
    worth = EVENTS.get(type(effect.do), OTHER_EVENT)
    if isinstance(effect.do, Draw):
        worth = 1.2 * effect.do.amount
    return worth - 0.5 * effect.cost.discard


# ------------------------------------------------------------------------- cards of one's own


def is_asked_for(outlook: Outlook, side: Side) -> bool:
    """Whether the victory condition has something to do with a side."""
    if outlook.state.phase in (Phase.I,):
        return side is Side.PRO
    return True


def lay_worth(outlook: Outlook, plan: Plan, card: Card, side: Side, family: str) -> float:
    """What a hand card is worth once it lies at a place."""
    wanted = plan.want(card, side)
    asked_at = plan.at.get((card.id, side))
    if asked_at is not None and asked_at != family:
        wanted *= 0.6  # it can still be brought there
    if not wanted and stands_in_the_way(outlook, plan, card, side, family):
        return -1.0
    if not wanted and is_for_the_other_side(plan, card, side):
        return -1.0
    if wanted and is_premature(outlook, plan, card, side, family):
        return 0.04
    share = 1.0 if is_asked_for(outlook, side) else IDLE
    return wanted + share * plain_worth(outlook, card, side, family)


def is_for_the_other_side(plan: Plan, card: Card, side: Side) -> bool:
    """Whether a card that may lie on either side is asked for on the other one."""
    if not card.may_lie(side.other):
        return False
    if plan.want(card, side.other) > 0.0:
        return True
    return any(aim.side is side.other and aim.fits(card) for aim in plan.aims)


def is_premature(outlook: Outlook, plan: Plan, card: Card, side: Side, family: str) -> bool:
    """Whether the only card for an aim would lie unguarded while others are still missing."""
    if not (card.unique and card.is_unit):
        return False
    mine = [aim for aim in plan.aims if aim.fits(card)]
    spare = {other.family for aim in mine for other in plan.fitting(aim)}
    if not mine or len(plan.aims) - len(mine) < 2 or len(spare) > 1:
        return False
    guards = len(place_at(outlook.state, outlook.seat, side, family).units)
    return not guards and any(
        laid.card.is_unit and laid.side is side.other
        for rival in outlook.rivals
        for laid in outlook.state.players[rival].cards.values()
    )


def stands_in_the_way(outlook: Outlook, plan: Plan, card: Card, side: Side, family: str) -> bool:
    """Whether a card takes the room, or spoils the company, of one that is wanted at a place."""
    if not (card.is_unit or card.is_ship):
        return False
    state = outlook.state
    here = place_at(state, outlook.seat, side, family)
    for aim in plan.aims:
        if aim.family != family or aim.side is not side:
            continue
        rivals = [other for other in plan.fitting(aim) if other.may_lie(side)]
        alike = [other for other in rivals if other.is_unit is card.is_unit]
        if not alike:
            continue
        best = max(alike, key=lambda other: (plan.want(other, side), other.id))
        if not agree(card, best, side, state.phase):
            return True
        row, cap = (here.units, unit_cap) if card.is_unit else (here.ships, ship_cap)
        if len(row) + aim.missing >= cap(state, here):
            return True
    return False


def plain_worth(outlook: Outlook, card: Card, side: Side, family: str) -> float:
    """What a card is worth at a place, the plan aside."""
    here = place_at(outlook.state, outlook.seat, side, family)
    if card.is_place:
        opened = [other for other in outlook.hand if other.premise_names(card.family)]
        key = 1.2 if not here.count and is_key(outlook, side, family) else 0.0
        more = FIRST_PLACE / (1 + here.count) + min(1.5, 0.25 * len(opened))
        return key + more + 0.5 * text_worth(card)
    if card.is_unit or card.is_ship:
        kept = len(here.units) < 2 and is_key(outlook, side, family) and card.is_unit
        return fighting_worth(card) + (GUARD if kept else 0.0)
    return 0.5 + text_worth(card)


def is_key(outlook: Outlook, side: Side, family: str) -> bool:
    """Whether the victory condition of the phase speaks of an own place."""
    return (side, family) in KEY_PLACES[outlook.state.phase]


KEY_PLACES: Final[dict[Phase, tuple[tuple[Side, str], ...]]] = {
    Phase.I: ((Side.PRO, "terra"),),
    Phase.II: ((Side.ANTI, "ferrol"), (Side.PRO, "terra")),
    Phase.III: ((Side.ANTI, "snowman"), (Side.PRO, "terra")),
    Phase.IV: (
        (Side.PRO, "aralon"),
        (Side.ANTI, "aralon"),
        (Side.PRO, "aqua"),
        (Side.PRO, "terra"),
    ),
    Phase.V: ((Side.PRO, "mirsal_iii"), (Side.ANTI, "mirsal_iii"), (Side.PRO, "sol")),
}
"""The places of which a victory condition speaks."""


def hold_worth(outlook: Outlook, plan: Plan, card: Card) -> float:
    """What a card on the hand is worth: what it will be on the table, the sooner the more."""
    known = plan.held.get(card.id)
    if known is None:
        known = plan.held[card.id] = _held(outlook, plan, card)
    return known


def _held(outlook: Outlook, plan: Plan, card: Card) -> float:
    if card.outdated_in(outlook.state.phase):
        return 0.0
    if card.is_event:
        return event_worth(card) + plan.events.get(card.family, 0.0)
    best = 0.1
    for side in card.colour.sides:
        cost = plan.cost(card, side)
        if cost >= FAR:
            continue
        spot = plan.at.get((card.id, side), card.family if card.is_place else "")
        worth = lay_worth(outlook, plan, card, side, spot)
        best = max(best, worth / (1.0 + 0.12 * cost))
    twins = sum([other.id == card.id for other in outlook.hand]) - 1
    return best * (0.5**twins if card.unique and twins else 1.0)


# ------------------------------------------------------------------------- cards on the table


def laid_worth(outlook: Outlook, laid: Laid) -> float:
    """What an open card is worth to its owner."""
    card = laid.card
    if card.is_place:
        return place_worth(outlook, laid)
    worth = fighting_worth(card) if card.is_unit or card.is_ship else 0.5 + text_worth(card)
    return worth + (GOAL * 0.5 if holds_a_part(outlook, laid) else 0.0)


def place_worth(outlook: Outlook, laid: Laid) -> float:
    """What a place card is worth: most where the victory condition counts it."""
    counted = (laid.side, laid.place) in KEY_PLACES[outlook.state.phase]
    there = place_at(outlook.state, laid.space, laid.side, laid.place)
    last = 1.5 if there.count == 1 else 0.0
    near = outlook.danger(laid.owner) if laid.owner != outlook.seat else 0.5
    return 1.0 + last + (2.0 + 5.0 * near if counted else 0.0)


def holds_a_part(outlook: Outlook, laid: Laid) -> bool:
    """Whether a part of its owner's victory condition rests on this card alone."""
    for part in parts(outlook.state, laid.owner):
        if part.word in SINGLE and part.have == part.need and SINGLE[part.word](laid):
            return True
    return False


SINGLE: Final[dict[str, Callable[[Laid], bool]]] = {
    "far-ship": lambda laid: laid.card.is_ship and laid.card.range > 2 and laid.side is Side.PRO,
    "topsider": lambda laid: laid.card.is_unit and laid.place == "ferrol",
    "trader-ship": lambda laid: laid.card.is_ship and laid.place == "snowman",
    "riddle-or-ganymed": lambda laid: laid.card.family == "ganymed",
    "pro-mirsal": lambda laid: laid.place == "mirsal_iii" and laid.side is Side.PRO,
    "anti-mirsal": lambda laid: laid.place == "mirsal_iii" and laid.side is Side.ANTI,
    "atlan": lambda laid: laid.card.family == "atlan",
}
"""Parts of victory conditions that one card may bear, and which cards those are."""
