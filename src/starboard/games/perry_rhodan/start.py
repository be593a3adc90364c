"""The start: whose action cards, who begins, the opening hands (PR-START)."""

from __future__ import annotations

from typing import ClassVar

from starboard.errors import Illegal
from starboard.games.perry_rhodan.action_cards import Letter, action_cards
from starboard.games.perry_rhodan.action_pile import ask_action, take_action
from starboard.games.perry_rhodan.draws import push_draws, splits
from starboard.games.perry_rhodan.events.turn import (
    CoinTossed,
    DrawnForFirst,
    FirstPlayerFound,
    HandKept,
    HandShown,
)
from starboard.games.perry_rhodan.moves.turn import Draw, Keep, Redraw
from starboard.games.perry_rhodan.state import HAND, Table
from starboard.games.perry_rhodan.turn import NextTurn
from starboard.kernel import (
    Act,
    Chance,
    Choice,
    OwnPile,
    OwnZone,
    Seat,
    Seats,
    Step,
    clockwise,
    only,
    together,
)

HEADS, TAILS = "heads", "tails"


class Toss(Step[Table]):
    """A coin: own action cards, or all piles go to the left (PR-START-01, 02, 12)."""

    def run(self, state: Table, chance: Chance) -> None:
        exchanged = chance.draw((HEADS, TAILS)) == TAILS
        if exchanged:
            pass_piles(state)
        state.report(CoinTossed("PR-START-01", exchanged))
        state.push(FirstPlayer(tuple(range(state.seats))))


def pass_piles(state: Table) -> None:
    """Every pile goes clockwise; who gets it looks through it (PR-START-01, 02)."""
    piles = [(player.action, player.action_discard) for player in state.players]
    for player in state.players:
        player.action, player.action_discard = piles[player.seat - 1]
        for held in (player.action, player.action_discard):
            assert isinstance(held, (OwnPile, OwnZone))
            held.owners |= only(player.seat)


class FirstPlayer(Step[Table]):
    """Each draws an action card; the highest red number at E begins (PR-START-01, 02, 04, 05)."""

    seats: tuple[int, ...]

    def run(self, state: Table, chance: Chance) -> None:
        players = [state.players[seat] for seat in self.seats]
        names = [ask_action(player, 1, chance)[0] for player in players]
        for player, name in zip(players, names, strict=True):
            take_action(player, name)
        numbers = tuple([action_cards()[name].number(Letter.E) for name in names])
        state.report(DrawnForFirst("PR-START-04", self.seats, numbers))
        best = [seat for seat, n in zip(self.seats, numbers, strict=True) if n == max(numbers)]
        if len(best) > 1:
            state.push(FirstPlayer(tuple(best)))
            return
        state.first = best[0]
        state.report(FirstPlayerFound("PR-START-04", state.first))
        everyone = clockwise(state.first, state.seats)
        state.push(*[OpeningHand(seat) for seat in everyone], Redraws(), NextTurn(state.first))


# ------------------------------------------------------------------------- opening hands


def opening_splits(choice: OpeningHand, state: Table, seat: Seat) -> list[Draw]:
    """Ten cards out of the accessible sources (PR-START-07…09)."""
    return [Draw(phases) for phases in splits(state.players[seat], HAND)]


def draw_opening(choice: OpeningHand, state: Table, seat: Seat, move: Draw, chance: Chance) -> None:
    """The split is announced, then drawn (PR-START-07, 09)."""
    push_draws(state, seat, move.phases, "PR-START-07")


def not_ten(choice: OpeningHand, state: Table, seat: Seat, move: Draw) -> Illegal | None:
    """Ten cards, from accessible sources only (PR-START-07…10, 15)."""
    if move.phases in splits(state.players[seat], HAND):
        return None
    return Illegal("PR-START-07", "ten-cards-of-own-sources")


class OpeningHand(Choice[Table]):
    """The opening hand: how many cards come from which source (PR-START-07…09)."""

    acts: ClassVar[tuple[Act, ...]] = (
        Act(Draw, draw_opening, opening_splits, not_ten, opening_splits),
    )
    obvious: ClassVar[bool] = True
    seat: int

    def must(self, state: Table) -> Seats:
        return (self.seat,)


class Redraws(Step[Table]):
    """Everybody decides about the opening hand at once (PR-START-11)."""

    def run(self, state: Table, chance: Chance) -> None:
        state.push(together({seat: OpeningRedraw(seat) for seat in state.living()}))


def cannot_redraw(choice: OpeningRedraw, state: Table, seat: Seat, move: Redraw) -> Illegal | None:
    """Only a hand of places, or without any, may be drawn anew (PR-START-11)."""
    names = state.players[seat].hand_names()
    number = sum([state.catalogue[name].is_place for name in names if name])
    return None if number in (0, len(names)) else Illegal("PR-START-11", "hand-is-mixed")


def redraw(choice: OpeningRedraw, state: Table, seat: Seat, move: Redraw, chance: Chance) -> None:
    """The hand is shown, shuffled back and drawn anew, once (PR-START-11, 12)."""
    player = state.players[seat]
    names = player.hand_names()
    backs = tuple([phase for phase, zone in player.hand.items() for _ in zone.slots])
    for phase, zone in player.hand.items():
        if zone.slots:
            player.sources[phase].shuffle(chance, zone.names())
            zone.slots = []
    state.report(HandShown("PR-START-11", seat, tuple(names)))
    push_draws(state, seat, backs, "PR-START-11")


def keep(choice: OpeningRedraw, state: Table, seat: Seat, move: Keep, chance: Chance) -> None:
    """The hand stays as it is."""
    state.report(HandKept("PR-START-11", seat))


class OpeningRedraw(Choice[Table]):
    """Keep the opening hand, or draw it anew where the rules allow it (PR-START-11, 12)."""

    acts: ClassVar[tuple[Act, ...]] = (Act(Keep, keep), Act(Redraw, redraw, reason=cannot_redraw))
    seat: int

    def must(self, state: Table) -> Seats:
        return (self.seat,)
