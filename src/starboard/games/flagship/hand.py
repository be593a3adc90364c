"""Hands and the draw deck: drawing, discarding, shuffling (FS-DRAW)."""

from __future__ import annotations

from typing import ClassVar

from starboard.errors import Illegal
from starboard.games.flagship.asides import OwnDecision
from starboard.games.flagship.events import CardDiscarded, CardDrawn, PileShuffled
from starboard.games.flagship.matters import OfPlayer
from starboard.games.flagship.moves import Drop, ShuffleDraw
from starboard.games.flagship.prizes import ShufflePrize
from starboard.games.flagship.state import HAND, Table
from starboard.kernel import Act, Chance, Choice, Seat, Seats, only
from starboard.kernel.choice import PASSING


def draw_card(state: Table, seat: int, chance: Chance, clause: str) -> None:
    """One card from the draw deck into the hand (FS-DRAW-02)."""
    player = state.players[seat]
    slot = player.draw.draw(chance, only(seat))
    player.hand.add(slot)
    state.report(CardDrawn(clause, seat, slot.name))


class DrawCards(OfPlayer):
    """Draw cards one after the other; before an empty deck the player may shuffle."""

    amount: int
    cause: str

    def run(self, state: Table, chance: Chance) -> None:
        player = state.players[self.seat]
        if self.amount <= 0 or player.out:
            return
        if not len(player.draw) and player.draw_discard and state.active == self.seat:
            state.push(ShuffleToDraw(self.seat, self.amount, self.cause))
            return
        if not len(player.draw):
            return
        if self.amount > 1:
            state.push(DrawCards(self.seat, self.amount - 1, self.cause))
        draw_card(state, self.seat, chance, self.cause)


def shuffle_to_draw(
    asked: ShuffleToDraw, state: Table, seat: Seat, move: ShuffleDraw, chance: Chance
) -> None:
    """Renew the draw deck, then draw (FS-DRAW-07)."""
    state.push(DrawCards(seat, asked.amount, asked.cause))
    shuffle_draw(state, seat, chance)


class ShuffleToDraw(OwnDecision):
    """The draw deck is empty at the moment of the draw: shuffle, or draw nothing (FS-DRAW-07)."""

    acts: ClassVar[tuple[Act, ...]] = (Act(ShuffleDraw, shuffle_to_draw), PASSING)
    amount: int
    cause: str


def cannot_shuffle_draw(
    phase: Choice[Table], state: Table, seat: Seat, move: ShuffleDraw
) -> Illegal | None:
    """Only an empty draw deck is renewed (FS-DRAW-07)."""
    player = state.players[seat]
    if len(player.draw):
        return Illegal("FS-DRAW-07", "deck-not-empty")
    if not player.draw_discard:
        return Illegal("FS-DRAW-07", "discard-empty")
    return None


def possible_draw_shuffles(phase: Choice[Table], state: Table, seat: Seat) -> list[ShuffleDraw]:
    """A new draw deck, once the old one is empty and there is something to make it of."""
    player = state.players[seat]
    return [ShuffleDraw()] if player.draw_discard and not len(player.draw) else []


def shuffle_draw(state: Table, seat: int, chance: Chance) -> None:
    """The draw discard becomes the draw deck; each opponent may take a prize (FS-DRAW-08)."""
    renew_draw_deck(state, seat, chance, "FS-DRAW-07")
    for other in reversed(state.rivals(seat)):  # FS-MULTI-04
        state.push(ShufflePrize(other))


def renew_draw_deck(state: Table, seat: int, chance: Chance, clause: str) -> None:
    """Shuffle the draw discard into the draw deck."""
    player = state.players[seat]
    player.draw.shuffle(chance, player.draw_discard)
    player.draw_discard = []
    state.report(PileShuffled(clause, seat, "draw"))


def discard_from_hand(state: Table, seat: int, name: str, clause: str) -> None:
    """A hand card goes to the draw discard without credits (FS-DRAW-06)."""
    player = state.players[seat]
    player.hand.take(name)
    player.draw_discard.append(name)
    state.report(CardDiscarded(clause, seat, name, 0))


def drops(asked: Choice[Table], state: Table, seat: Seat) -> list[Drop]:
    """Each kind of hand card once, to be discarded without credits."""
    return [Drop(name) for name in unique(state.players[seat].hand.names())]


def cannot_drop(asked: Choice[Table], state: Table, seat: Seat, move: Drop) -> Illegal | None:
    """Only what is in the hand can be discarded from it (FS-DRAW-04)."""
    if not state.players[seat].hand.has(move.card):
        return Illegal("FS-DRAW-04", "not-in-hand", card=move.card)
    return None


def drop_for_text(
    asked: DiscardCards, state: Table, seat: Seat, move: Drop, chance: Chance
) -> None:
    """Discard one card, then the others (FS-DRAW-06)."""
    if asked.amount > 1:
        state.push(DiscardCards(seat, asked.amount - 1, asked.cause))
    discard_from_hand(state, seat, move.card, asked.cause)


class DiscardCards(OwnDecision):
    """A player discards hand cards of their own choice, one after the other."""

    acts: ClassVar[tuple[Act, ...]] = (Act(Drop, drop_for_text, drops, cannot_drop),)
    amount: int
    cause: str

    def must(self, state: Table) -> Seats:
        player = state.players[self.seat]
        return (self.seat,) if self.amount > 0 and len(player.hand) and not player.out else ()

    def admits_from(self, state: Table, seat: Seat) -> bool:
        """What has to be discarded here cannot bring credits instead (FS-ABILITY-03)."""
        return seat != self.seat or len(state.players[seat].hand) > self.amount

    def question(self, state: Table) -> dict[str, str | int]:
        return {"count": self.amount}


def drop_surplus(asked: HandLimit, state: Table, seat: Seat, move: Drop, chance: Chance) -> None:
    """Discard one card, then count again (FS-DRAW-04)."""
    state.push(asked)
    discard_from_hand(state, seat, move.card, "FS-DRAW-04")


class HandLimit(OwnDecision):
    """At the end of the own turn at most five cards stay in the hand (FS-DRAW-04, FS-TURN-08)."""

    acts: ClassVar[tuple[Act, ...]] = (Act(Drop, drop_surplus, drops, cannot_drop),)

    def must(self, state: Table) -> Seats:
        return (self.seat,) if len(state.players[self.seat].hand) > HAND else ()

    def question(self, state: Table) -> dict[str, str | int]:
        return {"count": len(state.players[self.seat].hand) - HAND}


def unique(names: list[str]) -> list[str]:
    """Each name once; the list is sorted."""
    return list(dict.fromkeys(names))
