"""How each effect of the vocabulary is carried out (FS-EVENT-05, FS-ABILITY-04).

A function gets the state, the number of the text, the text itself, the effect and chance. It asks
chance before it writes anything. `PERFORMERS` at the end says which function belongs to what.
"""

from __future__ import annotations

from starboard.games.flagship import vocabulary as v
from starboard.games.flagship.asking import (
    Arrange,
    AskOpponent,
    AskTarget,
    FetchCard,
    FreeShot,
    PayFor,
    PayOff,
    PutCard,
)
from starboard.games.flagship.blows import EvadeRoll
from starboard.games.flagship.deeds import PERFORMERS, Carry, hand_back, start_deed
from starboard.games.flagship.events import (
    AttackCancelled,
    AttackRedirected,
    CardDiscarded,
    ContestRolled,
    CreditsGained,
    DiceRolled,
    EventCancelled,
    HandSeen,
    SpeedCompared,
)
from starboard.games.flagship.field import end_effect
from starboard.games.flagship.hand import (
    DiscardCards,
    DrawCards,
    discard_from_hand,
    renew_draw_deck,
)
from starboard.games.flagship.impact import apply_effect
from starboard.games.flagship.kinds import Pick, Pile, Target, Who
from starboard.games.flagship.market import reveal_card
from starboard.games.flagship.prizes import offer_prize
from starboard.games.flagship.standing import speed_of
from starboard.games.flagship.state import Deed, Lasting, Promise, Table
from starboard.games.flagship.targets import EACH, FIXED, candidates
from starboard.kernel import Chance, Slot, only

# ------------------------------------------------------------------------- aiming


def aim(state: Table, number: int, deed: Deed, effect: v.Effect, chance: Chance) -> None:
    """An effect on cards: on the one it names, on each of them, or on a chosen one."""
    assert isinstance(effect, v.Aimed)
    found = candidates(state, deed, effect)
    if effect.target in EACH or effect.target in FIXED:
        for item in found:
            apply_effect(state, number, deed, effect, item)
    elif found:
        state.push(AskTarget(number, effect))


def choose(state: Table, number: int, deed: Deed, effect: v.Effect, chance: Chance) -> None:
    """Pick what later effects call `chosen`; a hand card is pointed at unseen."""
    assert isinstance(effect, v.Choose)
    if effect.target is Target.OPPONENT:
        ask_opponent(state, number)
    elif effect.target is Target.ENEMY_HAND_CARD:
        point_at_card(state, number, deed, effect, chance)
    else:
        aim(state, number, deed, effect, chance)


def ask_opponent(state: Table, number: int) -> None:
    """One opponent is meant by a text; with only one there is nothing to choose."""
    state.push(AskOpponent(number))


def point_at_card(state: Table, number: int, deed: Deed, effect: v.Effect, chance: Chance) -> None:
    """A random card of an opponent's hand is set apart until the text is done."""
    if deed.opponent < 0:
        state.push(AskOpponent(number), Carry(number, (effect,)))
        return
    hand = state.players[deed.opponent].hand
    held = [] if deed.held is None else deed.held.names()
    names = sorted(hand.names() + held)
    if not names:
        return
    name = chance.draw(names)
    hand_back(state, deed)
    deed.held = hand.beside([hand.take(name)])


def look(state: Table, number: int, deed: Deed, effect: v.Effect, chance: Chance) -> None:
    """Look at the card pointed at, or at a whole hand."""
    assert isinstance(effect, v.Look)
    if effect.target is Target.CHOSEN:
        if deed.held is not None:
            show(state, deed, deed.held.slots)
        return
    if deed.opponent < 0:
        state.push(AskOpponent(number), Carry(number, (effect,)))
        return
    show(state, deed, state.players[deed.opponent].hand.slots)


def show(state: Table, deed: Deed, slots: list[Slot]) -> None:
    """A player sees hand cards of an opponent."""
    for slot in slots:
        slot.seen |= only(deed.seat)
    names = tuple(sorted([slot.name for slot in slots]))
    state.report(HandSeen("FS-EVENT-05", deed.seat, deed.opponent, names))


# ------------------------------------------------------------------------- cards and credits


def counted(state: Table, deed: Deed, effect: v.Counted) -> int:
    """An amount, or so much for each matching item of the player."""
    if effect.per is None:
        return effect.amount
    items = state.players[deed.seat].items.values()
    matching = [i for i in items if state.in_play(i) and i.card.fits(effect.per)]
    amount = effect.amount * len(matching)
    return amount if effect.at_most is None else min(amount, effect.at_most)


def gain_credits(state: Table, number: int, deed: Deed, effect: v.Effect, chance: Chance) -> None:
    """Credits go to the pool (FS-CREDIT-02…04)."""
    assert isinstance(effect, v.GainCredits)
    amount = counted(state, deed, effect)
    state.players[deed.seat].credits += amount
    state.report(CreditsGained("FS-CREDIT-04", deed.seat, amount))


def draw(state: Table, number: int, deed: Deed, effect: v.Effect, chance: Chance) -> None:
    """Draw event cards."""
    assert isinstance(effect, v.Draw)
    state.push(DrawCards(deed.seat, counted(state, deed, effect), "FS-EVENT-05"))


def discard(state: Table, number: int, deed: Deed, effect: v.Effect, chance: Chance) -> None:
    """Hand cards are discarded: chosen by their owner, at random, or the one pointed at."""
    assert isinstance(effect, v.Discard)
    if effect.who is Who.OPPONENT and deed.opponent < 0:
        state.push(AskOpponent(number), Carry(number, (effect,)))
        return
    seat = deed.seat if effect.who is Who.SELF else deed.opponent
    if effect.pick is Pick.CHOSEN:
        discard_held(state, deed)
    elif effect.pick is Pick.BY_OWNER:
        state.push(DiscardCards(seat, effect.amount, "FS-DRAW-06"))
    else:
        names = state.players[seat].hand.names()
        picked: list[str] = []
        for _ in range(min(effect.amount, len(names))):
            name = chance.draw(names)
            names.remove(name)
            picked.append(name)
        for name in picked:
            discard_from_hand(state, seat, name, "FS-DRAW-06")


def discard_held(state: Table, deed: Deed) -> None:
    """The card that was pointed at goes to its owner's draw discard."""
    if deed.held is None:
        return
    for slot in deed.held.slots:
        state.players[deed.opponent].draw_discard.append(slot.name)
        state.report(CardDiscarded("FS-DRAW-06", deed.opponent, slot.name, 0))
    deed.held = None


def take_prize(state: Table, number: int, deed: Deed, effect: v.Effect, chance: Chance) -> None:
    """The player may take prize cards (FS-PRIZE-04)."""
    assert isinstance(effect, v.TakePrize)
    offer_prize(state, deed.seat, effect.amount, "FS-PRIZE-04")


def reshuffle(state: Table, number: int, deed: Deed, effect: v.Effect, chance: Chance) -> None:
    """Shuffle the draw discard into the draw deck without a prize for anybody."""
    renew_draw_deck(state, deed.seat, chance, "FS-EVENT-05")


def fetch(state: Table, number: int, deed: Deed, effect: v.Effect, chance: Chance) -> None:
    """Take a matching event out of a pile into the hand."""
    assert isinstance(effect, v.Fetch)
    if effect.pile is Pile.DRAW_DECK:
        state.players[deed.seat].draw.search(deed.seat)
    state.push(FetchCard(number, effect))


def put_into_play(state: Table, number: int, deed: Deed, effect: v.Effect, chance: Chance) -> None:
    """Bring an item into play without paying for it (FS-ITEM-02)."""
    assert isinstance(effect, v.PutIntoPlay)
    state.push(PutCard(number, effect))


def arrange_market(state: Table, number: int, deed: Deed, effect: v.Effect, chance: Chance) -> None:
    """Look at the top of the market deck and put it back in any order."""
    assert isinstance(effect, v.ArrangeMarket)
    looked = state.players[deed.seat].market.look(effect.amount, chance, only(deed.seat))
    state.push(Arrange(deed.seat, 0, len(looked)))


def reveal_market(state: Table, number: int, deed: Deed, effect: v.Effect, chance: Chance) -> None:
    """Turn up one more market card (FS-MARKET-05)."""
    reveal_card(state, deed.seat, chance)


# ------------------------------------------------------------------------- attacks and events


def cancel_attack(state: Table, number: int, deed: Deed, effect: v.Effect, chance: Chance) -> None:
    """The attack has no effect; its cost stays paid (FS-ATTACK-05, 14)."""
    blow = state.blows.get(deed.blow)
    if blow is not None and not blow.ended:
        blow.ended = True
        state.report(AttackCancelled("FS-ATTACK-09", deed.seat, blow.target))


def redirect_attack(
    state: Table, number: int, deed: Deed, effect: v.Effect, chance: Chance
) -> None:
    """Another unit of the defender becomes the target."""
    assert isinstance(effect, v.RedirectAttack)
    blow = state.blows.get(deed.blow)
    if blow is None:
        return
    if effect.target is Target.THIS:
        redirect(state, deed, deed.source)
    else:
        state.push(AskTarget(number, v.Choose(target=Target.OWN_UNIT)))


def redirect(state: Table, deed: Deed, unit: str) -> None:
    """The attack now comes at this unit."""
    state.blows[deed.blow].target = unit
    state.report(AttackRedirected("FS-TIMING-04", deed.seat, unit))


def reroll_evade(state: Table, number: int, deed: Deed, effect: v.Effect, chance: Chance) -> None:
    """Roll the failed evasion again; the second result counts."""
    if deed.blow in state.blows:
        state.push(EvadeRoll(deed.blow))


def cancel_event(state: Table, number: int, deed: Deed, effect: v.Effect, chance: Chance) -> None:
    """The event just played has no effect and is discarded."""
    against = state.deeds.get(deed.against)
    if against is not None:
        against.cancelled = True
        state.report(EventCancelled("FS-TIMING-04", against.seat, against.card.id))


def free_attack(state: Table, number: int, deed: Deed, effect: v.Effect, chance: Chance) -> None:
    """Attack at once with a weapon without giving up charge tokens."""
    state.push(FreeShot(number))


def end_this(state: Table, number: int, deed: Deed, effect: v.Effect, chance: Chance) -> None:
    """This effect event is discarded (FS-EVENT-06)."""
    for laid in list(state.laid):
        if laid.id == deed.source:
            end_effect(state, laid, "FS-EVENT-06")


# ------------------------------------------------------------------------- dice and bargains


def roll_for(state: Table, number: int, deed: Deed, effect: v.Effect, chance: Chance) -> None:
    """Roll; the matching outcome happens (FS-DICE-01)."""
    assert isinstance(effect, v.RollFor)
    dice = chance.dice(effect.dice)
    state.report(DiceRolled("FS-DICE-01", deed.seat, deed.card.id, tuple(dice)))
    for outcome in effect.outcomes:
        if outcome.on.met(sum(dice)):
            state.push(Carry(number, outcome.effects))


def contest(state: Table, number: int, deed: Deed, effect: v.Effect, chance: Chance) -> None:
    """The player and an opponent roll; the winner carries the text on (FS-DICE-01)."""
    assert isinstance(effect, v.Contest)
    if deed.opponent < 0:
        state.push(AskOpponent(number), Carry(number, (effect,)))
        return
    own = sum(chance.dice(effect.dice))
    other = sum(chance.dice(effect.dice))
    state.report(ContestRolled("FS-DICE-01", deed.seat, deed.opponent, own, other))
    if own == other:
        for seat, rival in ((deed.opponent, deed.seat), (deed.seat, deed.opponent)):
            start_part(state, deed, seat, rival, effect.tied)
    elif own > other:
        start_part(state, deed, deed.seat, deed.opponent, effect.won)
    else:
        start_part(state, deed, deed.opponent, deed.seat, effect.won)


def start_part(
    state: Table, deed: Deed, seat: int, rival: int, effects: tuple[v.Effect, ...]
) -> None:
    """One of the two carries a part of the text out, against the other one."""
    if effects:
        part = Deed(seat, deed.card, deed.source or deed.card.id, opponent=rival)
        start_deed(state, part, effects)


def compare_speed(state: Table, number: int, deed: Deed, effect: v.Effect, chance: Chance) -> None:
    """The fastest own ship races the slowest opposing one (FS-TYPE-06)."""
    assert isinstance(effect, v.CompareSpeed)
    if deed.opponent < 0:
        state.push(AskOpponent(number), Carry(number, (effect,)))
        return
    if state.players[deed.opponent].out:  # the text itself has seen to that
        return
    own, other = fastest(state, deed.seat), min(ship_speeds(state, deed.opponent))
    state.report(SpeedCompared("FS-TYPE-06", deed.seat, deed.opponent, own, other))
    if own > other:
        state.push(Carry(number, effect.faster))


def fastest(state: Table, seat: int) -> int:
    """The speed of a player's fastest ship."""
    return max(ship_speeds(state, seat))


def ship_speeds(state: Table, seat: int) -> list[int]:
    """The speeds of a player's ships that are in the game."""
    return [speed_of(state, unit) for unit in state.units(seat) if unit.card.is_ship]


def may_pay(state: Table, number: int, deed: Deed, effect: v.Effect, chance: Chance) -> None:
    """The player may pay for more."""
    assert isinstance(effect, v.MayPay)
    state.push(PayFor(number, effect))


def opponent_may_pay(
    state: Table, number: int, deed: Deed, effect: v.Effect, chance: Chance
) -> None:
    """The opponent may buy the effect off."""
    assert isinstance(effect, v.OpponentMayPay)
    if deed.opponent < 0:
        state.push(AskOpponent(number), Carry(number, (effect,)))
        return
    state.push(PayOff(number, effect))


def later(state: Table, number: int, deed: Deed, effect: v.Effect, chance: Chance) -> None:
    """Something will happen once, later in this turn."""
    assert isinstance(effect, v.Later)
    promise = Promise(effect.when, deed.seat, state.turn, deed.card, effect.effects)
    state.promises.append(promise)


def grant(state: Table, number: int, deed: Deed, effect: v.Effect, chance: Chance) -> None:
    """Standing effects that hold for a while without a card."""
    assert isinstance(effect, v.Grant)
    for standing in effect.effects:
        state.lasting.append(
            Lasting(standing, deed.seat, effect.until, state.turn, deed.chosen, deed.card.id)
        )


PERFORMERS.update(
    {
        v.Damage: aim,
        v.Charge: aim,
        v.Drain: aim,
        v.Repair: aim,
        v.Destroy: aim,
        v.ToMarketDiscard: aim,
        v.Choose: choose,
        v.Look: look,
        v.PutIntoPlay: put_into_play,
        v.Fetch: fetch,
        v.GainCredits: gain_credits,
        v.Draw: draw,
        v.Discard: discard,
        v.TakePrize: take_prize,
        v.Reshuffle: reshuffle,
        v.ArrangeMarket: arrange_market,
        v.RevealMarket: reveal_market,
        v.CancelAttack: cancel_attack,
        v.RedirectAttack: redirect_attack,
        v.RerollEvade: reroll_evade,
        v.CancelEvent: cancel_event,
        v.FreeAttack: free_attack,
        v.EndEffect: end_this,
        v.RollFor: roll_for,
        v.Contest: contest,
        v.CompareSpeed: compare_speed,
        v.MayPay: may_pay,
        v.OpponentMayPay: opponent_may_pay,
        v.Later: later,
        v.Grant: grant,
    }
)
