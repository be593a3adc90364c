"""Words about hands, draw decks, prizes and credits (FS-DRAW, FS-PRIZE, FS-CREDIT)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from starboard.cards.words import Argument, Word
from starboard.cards.writing import Writer, yes
from starboard.errors import Illegal
from starboard.games.flagship.asking import AskedByText, AskOpponent
from starboard.games.flagship.cards import vocabulary as v
from starboard.games.flagship.cards.kinds import Pick, Pile, Target, Who
from starboard.games.flagship.deeds import WORDS, Carry, hand_back
from starboard.games.flagship.events import (
    CardDiscarded,
    CardFetched,
    CreditsGained,
    HandSeen,
    PileShuffled,
)
from starboard.games.flagship.hand import (
    DiscardCards,
    DrawCards,
    discard_from_hand,
    renew_draw_deck,
    unique,
)
from starboard.games.flagship.moves import Choose
from starboard.games.flagship.prizes import offer_prize
from starboard.games.flagship.state import Deed, Table
from starboard.games.flagship.targets import pointed_at
from starboard.kernel import EVERYONE, Act, Chance, Seat, Slot, only

CASH: Final = 0.7
"""What a credit is worth that has still to be spent in the same turn."""
MONEY: Final = 1.3
"""The most that a card is worth which only brings credits."""


def point_at_card(state: Table, number: int, deed: Deed, effect: v.Choose, chance: Chance) -> None:
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


def look(state: Table, number: int, deed: Deed, effect: v.Look, chance: Chance) -> None:
    """Look at the card pointed at, or at a whole hand."""
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


WORDS.add(Word(v.Look, look, candidates=pointed_at, worth=0.2))


def counted(state: Table, deed: Deed, effect: v.Counted) -> int:
    """An amount, or so much for each matching item of the player."""
    if effect.per is None:
        return effect.amount
    items = state.players[deed.seat].items.values()
    matching = [i for i in items if state.in_play(i) and i.card.fits(effect.per)]
    amount = effect.amount * len(matching)
    return amount if effect.at_most is None else min(amount, effect.at_most)


def gain_credits(
    state: Table, number: int, deed: Deed, effect: v.GainCredits, chance: Chance
) -> None:
    """Credits go to the pool (FS-CREDIT-02…04)."""
    amount = counted(state, deed, effect)
    state.players[deed.seat].credits += amount
    state.report(CreditsGained("FS-CREDIT-04", deed.seat, amount))


def credits_worth(effect: v.GainCredits) -> float:
    """Credits are worth less than what they buy."""
    times = 1.0 if effect.per is None else 3.0
    return min(MONEY, effect.amount / 1000 * CASH * times)


WORDS.add(Word(v.GainCredits, gain_credits, worth=credits_worth, about="item"))


def draw(state: Table, number: int, deed: Deed, effect: v.Draw, chance: Chance) -> None:
    """Draw event cards."""
    state.push(DrawCards(deed.seat, counted(state, deed, effect), "FS-EVENT-05"))


def cards_worth(effect: v.Draw) -> float:
    """A card is worth about a thousand credits."""
    return effect.amount * (1.0 if effect.per is None else 2.0)


WORDS.add(Word(v.Draw, draw, worth=cards_worth, about="item"))


def discard(state: Table, number: int, deed: Deed, effect: v.Discard, chance: Chance) -> None:
    """Hand cards are discarded: chosen by their owner, at random, or the one pointed at."""
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


def loss_of_cards(effect: v.Discard) -> float:
    """Usually the own ones."""
    return -0.6 * effect.amount


WORDS.add(Word(v.Discard, discard, worth=loss_of_cards))


def take_prize(state: Table, number: int, deed: Deed, effect: v.TakePrize, chance: Chance) -> None:
    """The player may take prize cards (FS-PRIZE-04)."""
    offer_prize(state, deed.seat, effect.amount, "FS-PRIZE-04")


def prizes_worth(effect: v.TakePrize) -> float:
    """Six of them win the game."""
    return 3.0 * effect.amount


WORDS.add(Word(v.TakePrize, take_prize, worth=prizes_worth))


def reshuffle(state: Table, number: int, deed: Deed, effect: v.Reshuffle, chance: Chance) -> None:
    """Shuffle the draw discard into the draw deck without a prize for anybody."""
    renew_draw_deck(state, deed.seat, chance, "FS-EVENT-05")


WORDS.add(Word(v.Reshuffle, reshuffle, worth=0.4))


def fetch(state: Table, number: int, deed: Deed, effect: v.Fetch, chance: Chance) -> None:
    """Take a matching event out of a pile into the hand."""
    if effect.pile is Pile.DRAW_DECK:
        state.players[deed.seat].draw.search(deed.seat)
    state.push(FetchCard(number, effect))


def cards_to_fetch(question: FetchCard, state: Table, seat: Seat) -> list[Choose]:
    """The matching cards of the pile, each kind once."""
    player = state.players[seat]
    searched = question.effect.pile is Pile.DRAW_DECK
    names = player.draw.names() if searched else sorted(player.draw_discard)
    cards = state.cards.cards
    fitting = [name for name in unique(names) if cards[name].fits(question.effect.filter)]
    found: list[Choose] = [Choose(name) for name in fitting]
    if searched:
        found.append(Choose(""))  # whoever searches need not find anything
    return found


def cannot_fetch(question: FetchCard, state: Table, seat: Seat, move: Choose) -> Illegal | None:
    """Only those (FS-EVENT-05)."""
    if move in cards_to_fetch(question, state, seat):
        return None
    return Illegal("FS-EVENT-05", "not-in-pile", card=move.thing)


def fetch_card(question: FetchCard, state: Table, seat: Seat, move: Choose, chance: Chance) -> None:
    """The card goes to the hand, seen by everybody; a searched deck is shuffled."""
    player = state.players[seat]
    if question.effect.pile is Pile.DRAW_DISCARD:
        player.draw_discard.remove(move.thing)
    elif move.thing:
        player.draw.remove(move.thing)
    if move.thing:
        player.hand.add(Slot(move.thing, EVERYONE))  # everybody saw which one
        state.report(CardFetched("FS-EVENT-05", seat, move.thing))
    if question.effect.pile is Pile.DRAW_DECK:
        player.draw.shuffle(chance)
        state.report(PileShuffled("FS-EVENT-05", seat, "searched"))


class FetchCard(AskedByText):
    """Take a matching event card out of a pile."""

    acts: ClassVar[tuple[Act, ...]] = (Act(Choose, fetch_card, cards_to_fetch, cannot_fetch),)
    effect: v.Fetch

    def matters(self, state: Table, deed: Deed) -> bool:
        return self.effect.pile is not Pile.DRAW_DISCARD or bool(
            cards_to_fetch(self, state, deed.seat)
        )


def shuffled(writer: Writer, effect: v.Fetch) -> Mapping[str, Argument]:
    """A searched draw deck is shuffled, and the card says so."""
    return {"shuffled": yes(effect.pile is Pile.DRAW_DECK)}


WORDS.add(Word(v.Fetch, fetch, worth=1.3, says=shuffled, about="event"))
