"""Hands and the draw deck: drawing, discarding, shuffling (FS-DRAW)."""

from __future__ import annotations

from typing import ClassVar

from starboard.errors import Illegal
from starboard.games.flagship.asides import Decision
from starboard.games.flagship.events import CardDiscarded, CardDrawn, PileShuffled
from starboard.games.flagship.moves import Drop, ShuffleDraw
from starboard.games.flagship.prizes import ShufflePrize
from starboard.games.flagship.state import HAND, Table
from starboard.kernel import PASS, Chance, Move, Pass, Seat, Seats, Step, only


def draw_card(state: Table, seat: int, chance: Chance, clause: str) -> None:
    """One card from the draw deck into the hand (FS-DRAW-02)."""
    player = state.players[seat]
    slot = player.draw.draw(chance, only(seat))
    player.hand.add(slot)
    state.report(CardDrawn(clause, seat, slot.name))


class DrawCards(Step[Table]):
    """Draw cards one after the other; before an empty deck the player may shuffle."""

    seat: int
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


class ShuffleToDraw(Decision):
    """The draw deck is empty at the moment of the draw: shuffle, or draw nothing (FS-DRAW-07)."""

    accepts: ClassVar[tuple[type[Move], ...]] = (ShuffleDraw, Pass)
    seat: int
    amount: int
    cause: str

    def must(self, state: Table) -> Seats:
        return (self.seat,)

    def offers(self, state: Table, seat: Seat) -> list[Move]:
        return [ShuffleDraw(), PASS]

    def take(self, state: Table, seat: Seat, move: Move, chance: Chance) -> None:
        if isinstance(move, ShuffleDraw):
            state.push(DrawCards(seat, self.amount, self.cause))
            shuffle_draw(state, seat, chance)


def cannot_shuffle_draw(state: Table, seat: int) -> Illegal | None:
    """Only an empty draw deck is renewed (FS-DRAW-07)."""
    player = state.players[seat]
    if len(player.draw):
        return Illegal("FS-DRAW-07", "deck-not-empty")
    if not player.draw_discard:
        return Illegal("FS-DRAW-07", "discard-empty")
    return None


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


def drops(state: Table, seat: int) -> list[Move]:
    """Each kind of hand card once, to be discarded without credits."""
    return [Drop(name) for name in unique(state.players[seat].hand.names())]


def cannot_drop(state: Table, seat: int, move: Move) -> Illegal | None:
    """Only what is in the hand can be discarded from it (FS-DRAW-04)."""
    assert isinstance(move, Drop)
    if not state.players[seat].hand.has(move.card):
        return Illegal("FS-DRAW-04", "not-in-hand", card=move.card)
    return None


class DiscardCards(Decision):
    """A player discards hand cards of their own choice, one after the other."""

    accepts: ClassVar[tuple[type[Move], ...]] = (Drop,)
    seat: int
    amount: int
    cause: str

    def must(self, state: Table) -> Seats:
        player = state.players[self.seat]
        return (self.seat,) if self.amount > 0 and len(player.hand) and not player.out else ()

    def admits_from(self, state: Table, seat: Seat) -> bool:
        """What has to be discarded here cannot bring credits instead (FS-ABILITY-03)."""
        return seat != self.seat or len(state.players[seat].hand) > self.amount

    def offers(self, state: Table, seat: Seat) -> list[Move]:
        return drops(state, seat)

    def reason(self, state: Table, seat: Seat, move: Move) -> Illegal | None:
        return cannot_drop(state, seat, move)

    def take(self, state: Table, seat: Seat, move: Move, chance: Chance) -> None:
        assert isinstance(move, Drop)
        if self.amount > 1:
            state.push(DiscardCards(seat, self.amount - 1, self.cause))
        discard_from_hand(state, seat, move.card, self.cause)

    def question(self, state: Table) -> dict[str, str | int]:
        return {"count": self.amount}


class HandLimit(Decision):
    """At the end of the own turn at most five cards stay in the hand (FS-DRAW-04, FS-TURN-08)."""

    accepts: ClassVar[tuple[type[Move], ...]] = (Drop,)
    seat: int

    def must(self, state: Table) -> Seats:
        return (self.seat,) if len(state.players[self.seat].hand) > HAND else ()

    def offers(self, state: Table, seat: Seat) -> list[Move]:
        return drops(state, seat)

    def reason(self, state: Table, seat: Seat, move: Move) -> Illegal | None:
        return cannot_drop(state, seat, move)

    def take(self, state: Table, seat: Seat, move: Move, chance: Chance) -> None:
        assert isinstance(move, Drop)
        state.push(self)
        discard_from_hand(state, seat, move.card, "FS-DRAW-04")

    def question(self, state: Table) -> dict[str, str | int]:
        return {"count": len(state.players[self.seat].hand) - HAND}


def unique(names: list[str]) -> list[str]:
    """Each name once; the list is sorted."""
    return [name for place, name in enumerate(names) if place == 0 or names[place - 1] != name]
