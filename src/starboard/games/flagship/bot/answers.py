"""Rules of thumb for what texts ask: targets, payments, cards out of piles, discards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from starboard.games.flagship.asides import Cash
from starboard.games.flagship.asking import AskFaction, AskOpponent, seat_id
from starboard.games.flagship.bot.defence import passing
from starboard.games.flagship.bot.judging import Judge
from starboard.games.flagship.bot.odds import hits_left
from starboard.games.flagship.bot.outlook import Outlook
from starboard.games.flagship.bot.wishes import cheapest, funds
from starboard.games.flagship.bot.worth import part_worth, promise
from starboard.games.flagship.cards import vocabulary as v
from starboard.games.flagship.cards.card import Card
from starboard.games.flagship.cards.kinds import Target
from starboard.games.flagship.cards.words.aimed import AskTarget
from starboard.games.flagship.cards.words.bargains import PayFor, PayOff
from starboard.games.flagship.cards.words.hands import FetchCard
from starboard.games.flagship.cards.words.market import Arrange, PutCard
from starboard.games.flagship.entering import named_card
from starboard.games.flagship.field import MakeRoom
from starboard.games.flagship.moves import (
    Buy,
    Choose,
    Drop,
    GiveUp,
    Pay,
    Play,
    ShuffleDraw,
    TakePrize,
    Use,
)
from starboard.games.flagship.playing import EventWindow
from starboard.games.flagship.state import Table
from starboard.kernel import Choice, Move
from starboard.kernel.bot import Decision, Reason

ENDLESS: Final = 150
"""The turn after which standing still is worse than giving prizes away."""


def break_in(outlook: Outlook, choice: EventWindow, moves: Sequence[Move]) -> Decision:
    """Cancel an event only if it promises its player a lot."""
    card = outlook.state.deeds[choice.deed].card
    for move in moves:
        if isinstance(move, (Play, Use)) and promise(card) >= 1.5:
            return Decision(move, Reason("why-break-in", {"card": card.id}))
    return passing(moves, "why-let-it-be")


def prize(outlook: Outlook, choice: Choice[Table], moves: Sequence[Move]) -> Decision:
    """A prize is always taken."""
    for move in moves:
        if isinstance(move, TakePrize):
            return Decision(move, Reason("why-prize"))
    return Decision(moves[0], Reason("why-prize"))


def shuffle(outlook: Outlook, choice: Choice[Table], moves: Sequence[Move]) -> Decision:
    """A new draw deck gives everybody else a prize: not when that decides the game."""
    left = min([len(outlook.state.players[rival].prizes) for rival in outlook.rivals])
    needy = len(outlook.me.hand) <= 2
    if outlook.state.turn > ENDLESS:
        left = 6  # somebody has to move
    if left <= 1 or (left <= 2 and not needy):
        return passing(moves, "why-no-shuffle")
    for move in moves:
        if isinstance(move, ShuffleDraw):
            return Decision(move, Reason("why-shuffle"))
    return passing(moves, "why-no-shuffle")


def drop(outlook: Outlook, choice: Choice[Table], moves: Sequence[Move]) -> Decision:
    """The least useful card goes."""
    cards = outlook.state.cards.cards
    drops = [move for move in moves if isinstance(move, Drop)]
    least = min(drops, key=lambda move: (outlook.keep(cards[move.card]), move.card))
    return Decision(least, Reason("why-drop", {"card": least.card}))


def make_room(outlook: Outlook, choice: MakeRoom, moves: Sequence[Move]) -> Decision:
    """The equipment that is missed least makes room."""
    items = outlook.me.items
    ways = [move for move in moves if isinstance(move, GiveUp)]

    def missed(move: GiveUp) -> float:
        whole = [items[name] for name in move.items if not items[name].face_down]
        return sum([part_worth(outlook.state, item) + 0.5 for item in whole])

    least = min(ways, key=lambda move: (missed(move), move.items))
    return Decision(least, Reason("why-make-room", {"card": items[least.items[0]].card.id}))


# ------------------------------------------------------------------------- targets


def target(outlook: Outlook, choice: AskTarget, moves: Sequence[Move]) -> Decision:
    """The target on which the effect does most for this seat."""
    chosen = [move for move in moves if isinstance(move, Choose)]
    best = max(chosen, key=lambda move: target_worth(outlook, choice, move.thing))
    card = best.thing.partition(".")[0]
    return Decision(best, Reason("why-target", {"card": card}))


def target_worth(outlook: Outlook, choice: AskTarget, thing: str) -> float:
    """What choosing this card is worth."""
    effect = choice.effect
    assert isinstance(effect, v.Aimed)
    state = outlook.state
    item = state.item(thing)
    if item is None:
        rows = [each for player in state.players for each in player.row if each.id == thing]
        return float(rows[0].card.price) if rows else 0.0
    deed = state.deeds[choice.deed]
    if isinstance(effect, v.Choose) and item.owner == outlook.seat:
        if deed.blow:
            return -outlook.loss(item)  # where the attack hurts least
        armed = [
            worth for weapon, worth in outlook.shots(outlook.seat) if state.unit_of(weapon) is item
        ]
        return max(armed, default=0.0)
    if isinstance(effect, v.Choose) and effect.target is Target.ENEMY_UNIT:
        return outlook.loss(item)
    return Judge(outlook).on(effect, item)


def opponent(outlook: Outlook, choice: AskOpponent, moves: Sequence[Move]) -> Decision:
    """The opponent who is closest to winning."""
    state = outlook.state

    def closeness(rival: int) -> tuple[int, int]:
        return len(state.players[rival].prizes), -hits_left(state, rival)

    leader = min(outlook.rivals, key=closeness)
    for move in moves:
        if isinstance(move, Choose) and move.thing == seat_id(leader):
            return Decision(move, Reason("why-opponent"))
    return Decision(moves[0], Reason("why-opponent"))


def faction(outlook: Outlook, choice: AskFaction, moves: Sequence[Move]) -> Decision:
    """The faction of the dearest card in the row that could not be bought otherwise."""
    wanted = Judge(outlook).foreign_faction()
    for move in moves:
        if isinstance(move, Choose) and wanted is not None and move.thing == wanted.value:
            return Decision(move, Reason("why-faction"))
    own = outlook.me.items[outlook.me.pilot].card.faction.value
    others = [move for move in moves if isinstance(move, Choose) and move.thing != own]
    return Decision(others[0], Reason("why-faction"))


# ------------------------------------------------------------------------- payments


def pay_for(outlook: Outlook, choice: PayFor, moves: Sequence[Move]) -> Decision:
    """Pay if the credits are there anyway, or if little has to be discarded for them."""
    return paying(outlook, moves, choice.effect.credits, 0.9)


def pay_off(outlook: Outlook, choice: PayOff, moves: Sequence[Move]) -> Decision:
    """Buy an effect off if it would cost more than the credits."""
    deed = outlook.state.deeds[choice.deed]
    item = outlook.state.item(deed.chosen)
    harm = 0.9 if item is None else Judge(outlook).removing(item)
    if isinstance(choice.effect, v.OpponentMayPay) and choice.effect.to_player:
        harm -= choice.effect.credits / 1000 * 0.4
    return paying(outlook, moves, choice.effect.credits, harm)


def paying(outlook: Outlook, moves: Sequence[Move], amount: int, worth: float) -> Decision:
    """Pay, discard for the credits, or leave it."""
    for move in moves:
        if isinstance(move, Pay) and worth > amount / 1000 * 0.3:
            return Decision(move, Reason("why-pay", {"credits": amount}))
    found = cheapest(funds(outlook), amount - outlook.me.credits, "")
    if found is not None and found[1] and found[0] + 0.2 < worth:
        for move in moves:
            if isinstance(move, Cash) and move.card == found[1][0].card:
                return Decision(move, Reason("why-cash-pay", {"card": move.card}))
    return passing(moves, "why-not-pay")


# ------------------------------------------------------------------------- piles


def fetch(outlook: Outlook, choice: FetchCard, moves: Sequence[Move]) -> Decision:
    """The most useful card."""
    cards = outlook.state.cards.cards
    best = moves[0]
    top = -1.0
    for move in moves:
        if isinstance(move, Choose):
            worth = outlook.keep(cards[move.thing]) if move.thing in cards else 0.0
            if worth > top:
                best, top = move, worth
    name = best.thing if isinstance(best, Choose) else ""
    return Decision(best, Reason("why-fetch", {"card": name}))


def put(outlook: Outlook, choice: PutCard, moves: Sequence[Move]) -> Decision:
    """The item that is worth most where it goes."""
    entries = [move for move in moves if isinstance(move, Buy)]
    best = max(entries, key=lambda move: (entry_worth(outlook, move), move.item, move.onto))
    card = named_card(outlook.state, outlook.seat, best.item)
    return Decision(best, Reason("why-put", {"card": card.id}))


def entry_worth(outlook: Outlook, move: Buy) -> float:
    """What an item is worth in its place."""
    return outlook.entry_worth(named_card(outlook.state, outlook.seat, move.item), move.onto)


def arrange(outlook: Outlook, choice: Arrange, moves: Sequence[Move]) -> Decision:
    """The card that helps most comes up first."""
    cards = outlook.state.cards.cards
    chosen = [move for move in moves if isinstance(move, Choose)]
    best = max(chosen, key=lambda move: (wanted(outlook, cards[move.thing]), move.thing))
    return Decision(best, Reason("why-arrange", {"card": best.thing}))


def wanted(outlook: Outlook, card: Card) -> float:
    """How much a market card is wanted: what it is worth after its price."""
    return outlook.best_entry(card)[0] - outlook.price(card) / 1000 * 0.6
