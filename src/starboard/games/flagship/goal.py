"""Taking a prize card, and the two ways to win (FS-PRIZE, FS-GOAL)."""

from __future__ import annotations

from starboard.games.flagship.events import CardDrawn, GameWon, PrizeTaken
from starboard.games.flagship.state import PRIZES, Table
from starboard.kernel import Outcome, only


def take_prize(state: Table, seat: int, clause: str) -> None:
    """One face-down prize card goes to the hand; the last one wins (FS-PRIZE-07…08)."""
    player = state.players[seat]
    slot = player.prizes.slots.pop()
    slot.seen |= only(seat)
    player.hand.add(slot)
    state.report(PrizeTaken(clause, seat, len(player.prizes)))
    state.report(CardDrawn("FS-PRIZE-07", seat, slot.name))
    if not player.prizes.slots:
        win(state, seat, "prizes", "FS-GOAL-02")


def win(state: Table, seat: int, reason: str, clause: str) -> None:
    """The game ends at once (FS-GOAL-03)."""
    state.report(GameWon(clause, seat, reason))
    state.finish(Outcome(places(state, seat), prizes_won(state), (seat,), reason, clause))


def prizes_won(state: Table) -> tuple[int, ...]:
    """The prize cards that each player has taken; whoever is out has none (FS-MULTI-01)."""
    return tuple([0 if each.out else PRIZES - len(each.prizes) for each in state.players])


def places(state: Table, winner: int) -> tuple[int, ...]:
    """The winner, then those still in the game by prizes, then the others, last out first."""
    order = sorted(
        [player for player in state.players if player.seat != winner],
        key=lambda player: (player.out > 0, -player.out, len(player.prizes)),
    )
    ranks = {winner: 1}
    for place, player in enumerate(order, 2):
        ranks[player.seat] = place
    return tuple([ranks[seat] for seat in range(state.seats)])
