"""Galactic riddles: solved by fulfilling their premises, then set aside (PR-RIDDLE)."""

from __future__ import annotations

from starboard.errors import Illegal
from starboard.games.perry_rhodan.events.build_up import RiddleSolved
from starboard.games.perry_rhodan.kinds import Window
from starboard.games.perry_rhodan.moves.build_up import Solve
from starboard.games.perry_rhodan.on_play import follow_up
from starboard.games.perry_rhodan.paying import cheapest, push_payment
from starboard.games.perry_rhodan.premises import Claim, fulfilled, where_to
from starboard.games.perry_rhodan.resources import has_card, playable, sacrifices, take_card
from starboard.games.perry_rhodan.state import Laid, Table
from starboard.games.perry_rhodan.zones import lay_down, place_id, split_place
from starboard.kernel import Act, Chance, Choice, Seat


def solves(choice: Choice[Table], state: Table, seat: Seat) -> list[Solve]:
    """Every riddle at every place that its premises name."""
    return [
        Solve(card.id, place_id(side, family))
        for card in playable(state, seat)
        if card.is_riddle
        for side in card.colour.sides
        for family in where_to(card, side)
    ]


def cannot_solve(choice: Choice[Table], state: Table, seat: Seat, move: Solve) -> Illegal | None:
    """Its premises there, on the side of this Ausbau, and once a game.

    PR-LAY-15, PR-RIDDLE-01, 03.
    """
    card, where = state.card(move.card), split_place(move.place)
    if card is None or where is None or not card.is_riddle:
        return Illegal("PR-RIDDLE-01", "not-on-hand", card=move.card)
    side, family = where
    if not has_card(state, seat, card.id, side):
        return Illegal("PR-RIDDLE-01", "not-on-hand", card=move.card)
    chosen = state.turn.build_side
    if chosen is not None and chosen is not side:
        return Illegal("PR-LAY-15", "other-side-chosen", side=chosen)
    if card.family in (state.players[seat].riddles or ()):
        return Illegal("PR-RIDDLE-03", "riddle-is-solved", card=card.id)
    claim = Claim(seat, card, side, family, sacrifices(state, seat, card.id, side))
    if fulfilled(state, claim):
        return None
    return Illegal("PR-RIDDLE-01", "premise-not-met", card=card.id)


def solve(choice: Choice[Table], state: Table, seat: Seat, move: Solve, chance: Chance) -> None:
    """It is set aside, who gave points becomes passive, then it works.

    PR-LAY-17, 19, PR-RIDDLE-01…05.
    """
    where = split_place(move.place)
    assert where is not None
    side, family = where
    card, player = state.catalogue[move.card], state.players[seat]
    claim = Claim(seat, card, side, family, sacrifices(state, seat, card.id, side))
    chosen = cheapest(fulfilled(state, claim))
    take_card(state, seat, card, side)
    laid = Laid(f"{card.id}.{state.number()}", card, seat, side, seat)
    lay_down(state, laid)
    player.riddles = [*(player.riddles or ()), card.family]
    state.turn.build_side = side
    state.report(RiddleSolved("PR-RIDDLE-01", seat, laid.id, side, family))
    state.push(choice)
    follow_up(state, laid, Window.SOLVED)
    push_payment(state, seat, side, family, chosen)


ACTS: tuple[Act, ...] = (Act(Solve, solve, solves, cannot_solve),)
