"""Statuses: permanent events, set aside and working as long as their text says (PR-STATUS)."""

from __future__ import annotations

from starboard.errors import Illegal
from starboard.games.perry_rhodan.cards import Card
from starboard.games.perry_rhodan.durations import Span
from starboard.games.perry_rhodan.events.build_up import StatusSet
from starboard.games.perry_rhodan.kinds import Owner, Side
from starboard.games.perry_rhodan.moves.build_up import Declare
from starboard.games.perry_rhodan.paying import cheapest, push_payment
from starboard.games.perry_rhodan.premises import Claim, fulfilled, where_to
from starboard.games.perry_rhodan.resources import has_card, playable, sacrifices, take_card
from starboard.games.perry_rhodan.state import Laid, Table
from starboard.games.perry_rhodan.targets import neighbours, seat_word
from starboard.games.perry_rhodan.uniques import is_taken
from starboard.games.perry_rhodan.zones import lay_down, place_id, split_place
from starboard.kernel import Act, Chance, Choice, Seat


def acts_on_opponent(card: Card) -> bool:
    """Whether a status acts on one opponent (PR-STATUS-04)."""
    return any(effect.target.owner is Owner.OPPONENT for effect in card.effects)


def aims(state: Table, seat: int, card: Card) -> list[str]:
    """On whom a status may act: nobody has to be named for the owner."""
    if not acts_on_opponent(card):
        return [""]
    return [seat_word(other) for other in neighbours(state, seat)]


def declares(choice: Choice[Table], state: Table, seat: Seat) -> list[Declare]:
    """Every status at every place that its premises name, against everybody."""
    return [
        Declare(card.id, place_id(side, family), aim)
        for card in playable(state, seat)
        if card.is_status
        for side in card.colour.sides
        for family in where_to(card, side)
        for aim in aims(state, seat, card)
    ]


def cannot_declare(
    choice: Choice[Table], state: Table, seat: Seat, move: Declare
) -> Illegal | None:
    """Premises, the side of this Ausbau, and whom it may act on.

    PR-STATUS-01, 04, PR-UNIQ-01, PR-LAY-15, PR-PREM-02.
    """
    card, where = state.card(move.card), split_place(move.place)
    if card is None or where is None or not card.is_status:
        return Illegal("PR-STATUS-01", "not-on-hand", card=move.card)
    side, family = where
    if not has_card(state, seat, card.id, side):
        return Illegal("PR-STATUS-01", "not-on-hand", card=move.card)
    chosen = state.turn.build_side
    if chosen is not None and chosen is not side:
        return Illegal("PR-LAY-15", "other-side-chosen", side=chosen)
    if is_taken(state, seat, card):
        return Illegal("PR-UNIQ-01", "unique-is-there", card=card.id)
    if move.against not in aims(state, seat, card):
        return Illegal("PR-STATUS-04", "no-such-target", card=card.id)
    if not fulfilled(state, claim_of(state, seat, card, side, family)):
        return Illegal("PR-PREM-02", "premise-not-met", card=card.id)
    return None


def claim_of(state: Table, seat: int, card: Card, side: Side, family: str) -> Claim:
    """The premises of a status, with what was sacrificed for it."""
    return Claim(seat, card, side, family, sacrifices(state, seat, card.id, side))


def declare(choice: Choice[Table], state: Table, seat: Seat, move: Declare, chance: Chance) -> None:
    """The status is set aside and works; nothing can counter it (PR-STATUS-01, 07, PR-LAY-01)."""
    where = split_place(move.place)
    assert where is not None
    side, family = where
    card, player = state.catalogue[move.card], state.players[seat]
    chosen = cheapest(fulfilled(state, claim_of(state, seat, card, side, family)))
    take_card(state, seat, card, side)
    laid = Laid(f"{card.id}.{state.number()}", card, seat, side, seat)
    laid.against = int(move.against.partition(".")[2]) if move.against else -1
    spans = [effect.duration for effect in card.effects if effect.duration is not None]
    rounds = [span.rounds for span in spans if span.span is Span.ROUNDS]
    laid.ends = player.turns + rounds[0] if rounds else 0
    lay_down(state, laid)
    state.turn.build_side = side
    state.report(StatusSet("PR-STATUS-01", seat, laid.id, laid.against))
    state.push(choice)
    push_payment(state, seat, side, family, chosen)


ACTS: tuple[Act, ...] = (Act(Declare, declare, declares, cannot_declare),)
