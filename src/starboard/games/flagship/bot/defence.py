"""Rules of thumb under attack: evade, absorb, answer, and lose what hurts least."""

from __future__ import annotations

from collections.abc import Sequence

from starboard.games.flagship.answers import ability_of
from starboard.games.flagship.asides import Cash
from starboard.games.flagship.blows import (
    Evasion,
    Interception,
    LosePart,
    absorbers,
    is_absorb,
)
from starboard.games.flagship.bot.odds import evade_chance
from starboard.games.flagship.bot.outlook import Outlook
from starboard.games.flagship.bot.wishes import cheapest, funds
from starboard.games.flagship.bot.worth import TOKEN, part_worth
from starboard.games.flagship.cards import vocabulary as v
from starboard.games.flagship.cards.kinds import Window
from starboard.games.flagship.moves import Evade, Lose, Play, Use
from starboard.games.flagship.state import Blow, Item
from starboard.kernel import Move, Pass
from starboard.kernel.bot import Decision, Reason


def passing(moves: Sequence[Move], message: str) -> Decision:
    """Do nothing, for this reason."""
    for move in moves:
        if isinstance(move, Pass):
            return Decision(move, Reason(message))
    return Decision(moves[0], Reason(message))


def effects_of(outlook: Outlook, move: Move) -> tuple[v.Effect, ...]:
    """What an answer does."""
    if isinstance(move, Play):
        return outlook.state.cards.cards[move.card].effects
    if isinstance(move, Use):
        ability = outlook.me.items[move.item].card.abilities[move.ability]
        return ability.effects if isinstance(ability, v.Active) else ()
    return ()


def answer_cost(outlook: Outlook, move: Play | Use) -> float:
    """What an answer costs: the card with its price, or the tokens."""
    if isinstance(move, Play):
        card = outlook.state.cards.cards[move.card]
        return outlook.keep(card) * 0.6 + card.cost.credits / 1000 * 0.3
    ability = outlook.me.items[move.item].card.abilities[move.ability]
    if isinstance(ability, v.Active):
        return TOKEN * ability.cost.charge + ability.cost.credits / 1000 * 0.5
    return 0.0


def answer_card(outlook: Outlook, move: Play | Use) -> str:
    """The card of an answer."""
    if isinstance(move, Play):
        return move.card
    return outlook.me.items[move.item].card.id


# ------------------------------------------------------------------------- before and at evading


def evasion(outlook: Outlook, choice: Evasion, moves: Sequence[Move]) -> Decision:
    """Evading is free; only what must be used before it goes first, if the blow would hurt."""
    blow = outlook.state.blows[choice.blow]
    unit = outlook.state.item(blow.target)
    assert unit is not None
    danger = outlook.loss(unit)
    evade = [move for move in moves if isinstance(move, Evade)]
    escape = evade_chance(outlook.state, unit, outlook.state.item(blow.weapon)) if evade else 0.0
    exposed = danger * (1.0 - escape)
    if blow.absorbable and outlook.shields(unit) >= blow.damage:
        exposed = min(exposed, TOKEN * blow.damage)
    best = best_answer(outlook, blow, unit, moves, exposed)
    if best is not None:
        return best
    if evade:
        return Decision(evade[0], Reason("why-evade"))
    return passing(moves, "why-take-it")


def best_answer(
    outlook: Outlook, blow: Blow, unit: Item, moves: Sequence[Move], exposed: float
) -> Decision | None:
    """The cheapest answer that can only be given now and saves more than it costs."""
    chosen: Decision | None = None
    gain = 0.2
    for move in moves:
        if not isinstance(move, (Play, Use)) or can_wait(outlook, move):
            continue
        for effect in effects_of(outlook, move):
            saved = 0.0
            if isinstance(effect, v.CancelAttack):
                saved = exposed
            elif isinstance(effect, v.RedirectAttack):
                saved = exposed - redirected(outlook, move, unit)
            if saved - answer_cost(outlook, move) > gain:
                gain = saved - answer_cost(outlook, move)
                why = Reason("why-answer", {"card": answer_card(outlook, move)})
                chosen = Decision(move, why)
    return chosen


def can_wait(outlook: Outlook, move: Move) -> bool:
    """Whether an answer can be given after the evade roll as well."""
    windows: tuple[Window, ...] = ()
    if isinstance(move, Play):
        windows = outlook.state.cards.cards[move.card].windows
    elif isinstance(move, Use):
        ability = outlook.me.items[move.item].card.abilities[move.ability]
        windows = ability.windows if isinstance(ability, v.Active) else ()
    return Window.AFTER_EVADE in windows


def redirected(outlook: Outlook, move: Move, unit: Item) -> float:
    """What the attack would cost at its new target."""
    state = outlook.state
    if isinstance(move, Use):
        others = [state.unit_of(outlook.me.items[move.item])]
    else:
        others = [other for other in state.units(outlook.seat) if other is not unit]
    costs = [outlook.loss(other) * (1.0 - evade_chance(state, other, None)) for other in others]
    return min(costs, default=0.0)


# ------------------------------------------------------------------------- interception


def interception(outlook: Outlook, choice: Interception, moves: Sequence[Move]) -> Decision:
    """Roll again, absorb all of the damage or nothing, cancel what would really hurt."""
    blow = outlook.state.blows[choice.blow]
    unit = outlook.state.item(blow.target)
    assert unit is not None
    danger = outlook.loss(unit)
    again = reroll(outlook, unit, moves, danger)
    if again is not None:
        return again
    shield = full_absorb(outlook, blow, moves, danger)
    cancel = cheapest_cancel(outlook, moves, danger)
    if shield is not None:
        return shield
    if cancel is not None:
        return cancel
    money = money_for_rescue(outlook, blow, unit, moves, danger)
    if money is not None:
        return money
    uses = [move for move in moves if isinstance(move, Use)]
    if [move for move in uses if is_absorb(outlook.state, outlook.seat, move)]:
        return passing(moves, "why-keep-shield")
    return passing(moves, "why-take-it")


def reroll(outlook: Outlook, unit: Item, moves: Sequence[Move], danger: float) -> Decision | None:
    """Another evade roll, before anything that costs more."""
    for move in moves:
        if not isinstance(move, (Play, Use)):
            continue
        for effect in effects_of(outlook, move):
            if isinstance(effect, v.RerollEvade):
                saved = danger * evade_chance(outlook.state, unit, None)
                if saved > 0.25:
                    why = Reason("why-reroll", {"card": answer_card(outlook, move)})
                    return Decision(move, why)
    return None


def full_absorb(
    outlook: Outlook, blow: Blow, moves: Sequence[Move], danger: float
) -> Decision | None:
    """Use shields only if together they take everything and that is worth the tokens."""
    uses: list[tuple[float, Use, int]] = []
    capacity = 0
    for move in moves:
        if not isinstance(move, Use) or not is_absorb(outlook.state, outlook.seat, move):
            continue
        item = outlook.me.items[move.item]
        ability = ability_of(item, move.ability, v.Absorb)
        times = item.charge // ability.cost.charge if ability.cost.charge else 1
        if ability.cost.credits:
            times = outlook.me.credits // ability.cost.credits
        capacity += times * ability.amount
        cost = TOKEN * ability.cost.charge + ability.cost.credits / 1000 * 0.3
        uses.append((cost / ability.amount, move, ability.amount))
    if capacity < blow.damage or not uses:
        return None
    fitting = [use for use in uses if use[2] <= blow.damage] or uses
    cost, move, _ = min(fitting, key=lambda use: (use[0], -use[2]))
    if cost * blow.damage >= danger:
        return None
    return Decision(move, Reason("why-absorb", {"card": outlook.me.items[move.item].card.id}))


def cheapest_cancel(outlook: Outlook, moves: Sequence[Move], danger: float) -> Decision | None:
    """A card that cancels the attack, if the loss is worse than the card."""
    found: list[tuple[float, str, Move]] = []
    for move in moves:
        if isinstance(move, (Play, Use)):
            for effect in effects_of(outlook, move):
                if isinstance(effect, v.CancelAttack):
                    cost = answer_cost(outlook, move)
                    found.append((cost, answer_card(outlook, move), move))
    if not found:
        return None
    cost, card, move = min(found, key=lambda each: (each[0], each[1]))
    if danger <= cost + 0.3:
        return None
    return Decision(move, Reason("why-cancel", {"card": card}))


def money_for_rescue(
    outlook: Outlook, blow: Blow, unit: Item, moves: Sequence[Move], danger: float
) -> Decision | None:
    """Discard cards for the credits that a cancelling card or a shield asks for."""
    rescue = price_of_rescue(outlook, blow, unit)
    if rescue is None or danger < 1.0:
        return None
    found = cheapest(funds(outlook), rescue[1] - outlook.me.credits, rescue[0])
    if found is None or not found[1] or found[0] + 0.3 > danger:
        return None
    for move in moves:
        if isinstance(move, Cash) and move.card == found[1][0].card:
            return Decision(move, Reason("why-cash", {"card": move.card, "thing": rescue[0]}))
    return None


def price_of_rescue(outlook: Outlook, blow: Blow, unit: Item) -> tuple[str, int] | None:
    """A shield or a hand card that would stop the blow for credits, and its price."""
    if blow.absorbable:
        for item, _, ability in absorbers(outlook.state, unit):
            price = ability.cost.credits * -(-blow.damage // ability.amount)
            if price > outlook.me.credits:
                return item.card.id, price
    pilot = outlook.me.items[outlook.me.pilot].card
    for slot in outlook.me.hand.slots:
        card = outlook.state.cards.cards[slot.name]
        suits = card.is_neutral or card.faction is pilot.faction
        if suits and card.cost.credits > outlook.me.credits and Window.AFTER_EVADE in card.windows:
            return card.id, card.cost.credits
    return None


# ------------------------------------------------------------------------- losing a part


def lose_part(outlook: Outlook, choice: LosePart, moves: Sequence[Move]) -> Decision:
    """The part that hurts least: armor first, then what is spent."""
    best = moves[0]
    least = 1e9
    for move in moves:
        if isinstance(move, Lose):
            worth = part_worth(outlook.state, outlook.me.items[move.item])
            if worth < least:
                best, least = move, worth
    card = outlook.me.items[best.item].card.id if isinstance(best, Lose) else ""
    return Decision(best, Reason("why-lose", {"card": card}))
