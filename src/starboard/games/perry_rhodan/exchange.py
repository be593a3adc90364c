"""Exchange for a card of the same name from a higher phase (PR-SWAP)."""

from __future__ import annotations

from starboard.errors import Illegal
from starboard.games.perry_rhodan.accessories import hand_out, is_fixed
from starboard.games.perry_rhodan.cards import Card
from starboard.games.perry_rhodan.events.build_up import CardSwapped
from starboard.games.perry_rhodan.holds import is_away
from starboard.games.perry_rhodan.moves.build_up import Swap
from starboard.games.perry_rhodan.paying import cheapest, push_payment
from starboard.games.perry_rhodan.premises import Claim, fulfilled
from starboard.games.perry_rhodan.resources import playable, sacrificed_for, take_card
from starboard.games.perry_rhodan.sacrifice import put_aside
from starboard.games.perry_rhodan.sinking import Way, sink
from starboard.games.perry_rhodan.state import Laid, Table
from starboard.games.perry_rhodan.versions import AS_THE_BOOK_SAYS, follows
from starboard.games.perry_rhodan.zones import borne_by, home_of, lay_down
from starboard.kernel import Act, Chance, Choice, Seat


def swaps(choice: Choice[Table], state: Table, seat: Seat) -> list[Swap]:
    """Every card put aside for a sacrifice, for every namesake on the table."""
    own = list(state.players[seat].cards.values())
    return [
        Swap(card.id, laid.id)
        for card in playable(state, seat)
        for laid in own
        if laid.place and laid.card.family == card.family and laid.card.id != card.id
    ]


def legal_swaps(choice: Choice[Table], state: Table, seat: Seat) -> list[Swap]:
    """Those of them that may be made: none while nothing was sacrificed."""
    if not put_aside(state.players[seat]):
        return []
    found = swaps(choice, state, seat)
    return [move for move in found if cannot_swap(choice, state, seat, move) is None]


def cannot_swap(choice: Choice[Table], state: Table, seat: Seat, move: Swap) -> Illegal | None:
    """A higher phase, a sacrificed mission, the same place, the premises there.

    PR-LAY-15, PR-SWAP-01…04.
    """
    card, old = state.card(move.card), state.players[seat].cards.get(move.old)
    named = card is not None and old is not None and old.card.family == card.family
    if card is None or old is None or not named or not old.place or is_away(state, old):
        return Illegal("PR-SWAP-01", "no-namesake-there", card=move.card)
    if card.is_place:
        return Illegal("PR-SWAP-04", "places-are-stacked", card=card.id)
    if card.phase <= old.card.phase:
        return Illegal("PR-SWAP-01", "not-of-higher-phase", card=card.id)
    covered = sacrificed_for(state, seat, card.id, old.side)
    if covered is None:
        return Illegal("PR-SWAP-02", "needs-sacrifice", card=card.id)
    if state.turn.build_side not in (None, old.side):
        return Illegal("PR-LAY-15", "other-side-chosen", side=old.side.other)
    if not card.may_lie(old.side) or not fulfilled(state, claim_of(card, old, covered.sacrificed)):
        return Illegal("PR-SWAP-03", "premise-not-met", card=card.id)
    return None


def claim_of(card: Card, old: Laid, sacrificed: int) -> Claim:
    """The premises of the new card where the old one lies; the mission paid for the exchange."""
    return Claim(old.owner, card, old.side, old.place, sacrificed, old.id)


def swap(choice: Choice[Table], state: Table, seat: Seat, move: Swap, chance: Chance) -> None:
    """The old card goes to the sink; the new one is as active as it was (PR-SWAP-01, 05, 06)."""
    old, card = state.players[seat].cards[move.old], state.catalogue[move.card]
    covered = sacrificed_for(state, seat, card.id, old.side)
    assert covered is not None
    chosen = cheapest(fulfilled(state, claim_of(card, old, covered.sacrificed)))
    take_card(state, seat, card, old.side)
    new = Laid(f"{card.id}.{state.number()}", card, seat, old.side, seat, old.place, old.on)
    new.passive = old.passive
    gear = borne_by(state, old)
    for other in gear:
        other.on = ""
    sink(state, old, Way.DIRECT, "PR-SWAP-01")
    lay_down(state, new)
    state.turn.build_side = new.side
    state.report(CardSwapped("PR-SWAP-01", seat, new.id, old.id))
    for other in gear:
        hand_over(state, other, old, new)
    if follows(state, AS_THE_BOOK_SAYS):
        hand_out(state, home_of(state, new))
    state.push(choice)
    push_payment(state, seat, new.side, new.place, chosen)


def hand_over(state: Table, accessory: Laid, old: Laid, new: Laid) -> None:
    """A fixed accessory stays if it can be used identically (PR-SWAP-01, 03, 05…07)."""
    loose = not is_fixed(accessory.card) and not accessory.card.fits_on(new.card)
    if loose and follows(state, AS_THE_BOOK_SAYS):
        return  # it stays at the place (PR-ACC-04)
    if not accessory.card.fits_on(new.card) or not used_identically(accessory, old, new):
        sink(state, accessory, Way.DIRECT, "PR-SWAP-06")
        return
    accessory.on = new.id


def used_identically(accessory: Laid, old: Laid, new: Laid) -> bool:
    """The same skill from the same level (PR-SWAP-01, 03, 06, 07)."""
    if accessory.skill is None:
        return True
    skill = accessory.skill
    return old.card.skills.get(skill) == new.card.skills.get(skill)


ACTS: tuple[Act, ...] = (Act(Swap, swap, swaps, cannot_swap, legal_swaps),)
