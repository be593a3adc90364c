"""What it is worth to use an effect, to play an event or to use a skill now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from starboard.games.perry_rhodan.bot.outlook import Outlook
from starboard.games.perry_rhodan.bot.plans import GOAL, Plan
from starboard.games.perry_rhodan.bot.turns import is_ready
from starboard.games.perry_rhodan.bot.worth import event_worth, hold_worth, laid_worth
from starboard.games.perry_rhodan.cards import Card
from starboard.games.perry_rhodan.kinds import Loyalty, Owner, Side, Skill, Stat, Track, Zone
from starboard.games.perry_rhodan.loyalty import is_loyal
from starboard.games.perry_rhodan.moves.windows import Play, Use, UseSkill
from starboard.games.perry_rhodan.state import Deed, Laid
from starboard.games.perry_rhodan.targets import passes_printed
from starboard.games.perry_rhodan.vocabulary import (
    Activate,
    Cancel,
    Destroy,
    Discard,
    Draw,
    Effect,
    EndMission,
    ExtraMission,
    Forbid,
    ForceRetreat,
    LayOut,
    Look,
    Modify,
    NewGoal,
    Passivate,
    Points,
    Prevent,
    Search,
    Set,
    SetAside,
    Sink,
    Store,
    ToHand,
)
from starboard.games.perry_rhodan.zones import place_at

CARD: Final = 1.3
"""What a card drawn is worth."""
SCARCE: Final = 12
"""With so few cards in all sources nobody draws more than he must: renewing costs (PR-TURN-15)."""
FULL: Final = 10
"""A hand of so many cards is full."""
CHOICE: Final = 0.6
"""The share that a card is worth for which another one is thrown off at the end of the turn."""
TURNED: Final = 0.3
"""What it costs to make a card passive for the rest of the round."""
NEEDED: Final = 2.0
"""What it costs to make a place passive on which a wanted card could be laid out."""
SLEEP: Final = 0.35
"""The share of its worth that a card loses while it is passive."""


def play_worth(outlook: Outlook, plan: Plan, move: Play) -> float:
    """What an event is worth now, less what it would be worth later."""
    card = outlook.state.catalogue[move.card]
    worth = effect_now(outlook, plan, card.effects[move.effect], move.targets, None)
    return worth + plan.events.get(card.family, 0.0) - 0.35 * event_worth(card)


def use_worth(outlook: Outlook, plan: Plan, move: Use) -> float:
    """What an effect of a card on the table is worth now, less what it costs."""
    laid = outlook.me.cards[move.card]
    effect = laid.card.effects[move.effect]
    worth = effect_now(outlook, plan, effect, move.targets, laid)
    cost = effect.cost
    if cost.sink:
        worth -= laid_worth(outlook, laid)
    if cost.passivate:
        worth -= TURNED if not is_needed(outlook, plan, laid) else NEEDED
    if cost.sacrifice_mission:
        worth -= 0.5
    return worth


def is_needed(outlook: Outlook, plan: Plan, laid: Laid) -> bool:
    """Whether a wanted hand card can be laid out only while this place is active (PR-PASS-10)."""
    if not laid.card.is_place:
        return False
    stack = place_at(outlook.state, laid.space, laid.side, laid.place).stack
    awake = len([place for place in stack if not place.passive])
    return any(
        plan.want(card, laid.side) and asks_for(card, laid, awake)
        for card in outlook.hand
        if is_ready(outlook, card.id, laid.side, laid.place)
    )


def asks_for(card: Card, laid: Laid, awake: int) -> bool:
    """Whether each premise of a card asks for all active place cards of a place."""
    return all(
        any(each.place == laid.card.family and each.count >= awake for each in alternative)
        for alternative in card.premise(laid.side)
    )


def effect_now(
    outlook: Outlook, plan: Plan, effect: Effect, targets: Sequence[str], source: Laid | None
) -> float:
    """What an effect does for the player now; cards thrown off for it are taken away."""
    price = sum(spare(outlook, plan)[: effect.cost.discard])
    return verb_now(outlook, plan, effect, targets, source) - 0.7 * price


def spare(outlook: Outlook, plan: Plan) -> list[float]:
    """The worths of the hand cards, the least first."""
    return sorted([hold_worth(outlook, plan, card) for card in outlook.hand])


def verb_now(
    outlook: Outlook, plan: Plan, effect: Effect, targets: Sequence[str], source: Laid | None
) -> float:
    """What the verb of an effect brings."""
    verb = effect.do
    match verb:
        case Draw():
            if outlook.source.total() < SCARCE:
                return -CARD
            room = FULL + effect.cost.discard - len(outlook.hand)
            more = min(verb.amount, max(0, room))
            return CARD * (more + CHOICE * (verb.amount - more))
        case Search():
            return found_worth(outlook, plan, effect)
        case LayOut():
            return 2.6
        case Cancel():
            return answer_worth(outlook)
        case Prevent():
            return doomed_worth(outlook)
        case Points():
            return points_worth(outlook, plan, verb)
        case Store():
            return 0.2 if len(outlook.hand) >= FULL else -0.5
        case Look():
            return 0.4
        case Discard():
            return 1.0 if effect.target.owner is not Owner.OWN else -1.0
        case ExtraMission():
            return 0.2
        case EndMission() | ForceRetreat():
            return 1.2 if is_attacked(outlook) else -1.0
        case NewGoal():
            return 0.3
        case Forbid():
            return 1.2
    return sum([on_card(outlook, effect, laid) for laid in cards_of(outlook, targets, source)])


def found_worth(outlook: Outlook, plan: Plan, effect: Effect) -> float:
    """What the best card is worth that a search may find."""
    sunk = outlook.me.sink if Zone.SINK in effect.target.zones else []
    cards = [outlook.state.catalogue[name] for name in dict.fromkeys([*outlook.source, *sunk])]
    found = [card for card in cards if passes_printed(effect.target.filter, card)]
    worths = [hold_worth(outlook, plan, card) for card in found]
    if any(aim.fits(card) for aim in plan.aims for card in found):
        worths.append(0.8 * GOAL)
    return max(worths, default=0.0) - 0.4


def cards_of(outlook: Outlook, targets: Sequence[str], source: Laid | None) -> list[Laid]:
    """The cards that a move names; where it names none, the card itself."""
    found = [laid for name in targets if (laid := outlook.state.laid(name)) is not None]
    return found or ([source] if source is not None else [])


def on_card(outlook: Outlook, effect: Effect, laid: Laid) -> float:
    """What an effect on one card brings: harm to enemies, help to one's own."""
    mine = laid.owner == outlook.seat
    worth = laid_worth(outlook, laid)
    match effect.do:
        case Destroy() | Sink() | SetAside() | ToHand():
            return -worth if mine else worth
        case Passivate():
            asleep = 0.0 if laid.passive else SLEEP * worth
            return -asleep if mine else asleep
        case Activate():
            woken = SLEEP * worth if laid.passive else 0.0
            return woken if mine else -woken
        case Modify(stat=stat, amount=amount):
            return value_change(outlook, stat, amount if mine else -amount)
        case Set(amount=amount):
            return 1.0 if (amount > 1) is mine else -1.0
    return 0.1 if mine else 0.3


def value_change(outlook: Outlook, stat: Stat, gain: int) -> float:
    """What it is worth that a value is higher by so much; only a fight needs values."""
    fighting = outlook.state.combat is not None
    if stat in (Stat.ATTACK, Stat.DEFENCE, Stat.STEALTH):
        return (0.7 if fighting else -0.2) * gain
    return 0.4 * gain


def points_worth(outlook: Outlook, plan: Plan, verb: Points) -> float:
    """What counters are worth; science only where a premise of the plan asks for it."""
    match verb.track:
        case Track.SCIENCE:
            asked = [
                each.science
                for name, side in plan.wants
                for alternative in plan.outlook.state.catalogue[name].premise(side)
                for each in alternative
            ]
            return 0.8 if any(asked) else -0.5
        case Track.VICTORY:
            return 8.0 * verb.amount
        case Track.RM_ANTI:
            return 0.6 if arkonids_fly(outlook) else -0.5
    return 1.0


def arkonids_fly(outlook: Outlook) -> bool:
    """Whether Arkonids of the player may join the running mission (PR-P4-11)."""
    mission = outlook.state.mission
    if mission is None or mission.seat != outlook.seat or mission.side is not Side.ANTI:
        return False
    return any(
        is_loyal(outlook.state, laid, Loyalty.ARKONIDEN) for laid in outlook.me.cards.values()
    )


# ------------------------------------------------------------------------- answers


def is_attacked(outlook: Outlook) -> bool:
    """Whether the running mission goes against the player."""
    mission = outlook.state.mission
    return mission is not None and mission.seat != outlook.seat


def answered(outlook: Outlook) -> Deed | None:
    """What others have just done that can be answered now."""
    foreign = [each for each in outlook.state.deeds.values() if each.seat != outlook.seat]
    return foreign[-1] if foreign else None


def answer_worth(outlook: Outlook) -> float:
    """What it is worth to cancel what was just played: the harm that it would do."""
    deed = answered(outlook)
    if deed is None:
        return -1.0
    if deed.effect < 0:
        return 0.8
    effect = deed.card.effects[deed.effect]
    hurt = [laid for name in deed.targets if (laid := outlook.state.laid(name)) is not None]
    if isinstance(effect.do, (Destroy, Sink, ToHand, SetAside, Passivate)):
        own = [laid_worth(outlook, laid) for laid in hurt if laid.owner == outlook.seat]
        return sum(own) if own else 0.2
    if isinstance(effect.do, Prevent):
        return 1.6
    return {Draw: 0.9, Search: 1.6, Cancel: 1.2}.get(type(effect.do), 0.6)


def doomed_worth(outlook: Outlook) -> float:
    """What the card is worth that is about to be destroyed."""
    found = [laid for name in outlook.state.doomed if (laid := outlook.state.laid(name))]
    return max([laid_worth(outlook, x) for x in found if x.owner == outlook.seat], default=0.0)


# ------------------------------------------------------------------------- skills

SKILLS: Final[dict[Skill, float]] = {
    Skill.MEDICINE: 1.5,
    Skill.INITIATIVE: 0.1,
    Skill.ALARM: 0.5,
    Skill.NEGOTIATION: 0.3,
}
"""What a skill is worth at its moment; the others a little more than nothing."""


def skill_worth(outlook: Outlook, move: UseSkill) -> float:
    """What it is worth to use a skill now."""
    if move.skill is Skill.MEDICINE:
        return doomed_worth(outlook) - TURNED
    hurt = [laid for name in move.targets if (laid := outlook.state.laid(name)) is not None]
    foes = sum([0.3 * laid_worth(outlook, laid) for laid in hurt if laid.owner != outlook.seat])
    friends = [laid for laid in hurt if laid.owner == outlook.seat and laid.id != move.card]
    worth = SKILLS.get(move.skill, 0.5 if outlook.state.combat is not None else 0.35)
    return worth + foes - 0.05 * len(friends) - TURNED
