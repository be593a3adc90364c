"""Ausbau: laying cards out (PR-LAY)."""

from __future__ import annotations

from collections.abc import Iterator

from starboard.errors import Illegal
from starboard.games.perry_rhodan.caps import room_for
from starboard.games.perry_rhodan.cards import Card
from starboard.games.perry_rhodan.events.build_up import CardLaid, SecretLaid
from starboard.games.perry_rhodan.kinds import Side
from starboard.games.perry_rhodan.moves.build_up import Lay
from starboard.games.perry_rhodan.premises import Claim, fulfilled, where_to
from starboard.games.perry_rhodan.state import Covered, Laid, Table
from starboard.games.perry_rhodan.uniques import is_blocked, is_taken
from starboard.games.perry_rhodan.zones import (
    Place,
    borne_by,
    lay_down,
    place_at,
    place_id,
    split_place,
)
from starboard.kernel import Act, Chance, Choice, Seat


def layable(card: Card) -> bool:
    """Whether a card is laid out at all: events, statuses and riddles are not (PR-LAY-19)."""
    return not (card.is_event or card.is_status or card.is_riddle)


def lays(choice: Choice[Table], state: Table, seat: Seat) -> list[Lay]:
    """Every hand card at every place that its premises name, on every bearer there."""
    player = state.players[seat]
    cards = [state.catalogue[name] for name in dict.fromkeys(player.hand_names()) if name]
    return [move for card in cards if layable(card) for move in lays_of(state, seat, card)]


def lays_of(state: Table, seat: Seat, card: Card) -> Iterator[Lay]:
    """Every place, and every bearer there, that one card might be laid at."""
    for side in card.colour.sides:
        for family in where_to(card, side):
            for onto in bearers(state, seat, side, family, card):
                yield Lay(card.id, place_id(side, family), onto)


def bearers(state: Table, seat: int, side: Side, family: str, card: Card) -> list[str]:
    """What an accessory may be put under; nothing for other cards (PR-LAY-24)."""
    if not (card.is_unit_accessory or card.is_ship_accessory):
        return [""]
    place = place_at(state, seat, side, family)
    return [laid.id for laid in [*place.units, *place.ships] if card.fits_on(laid.card)]


def cannot_lay(choice: Choice[Table], state: Table, seat: Seat, move: Lay) -> Illegal | None:
    """Why a card cannot be laid out there now (PR-LAY, PR-PREM, PR-CAP, PR-UNIQ)."""
    card, where = state.card(move.card), split_place(move.place)
    if card is None or not state.players[seat].holds_card(move.card) or not layable(card):
        return Illegal("PR-LAY-01", "not-on-hand", card=move.card)
    if where is None:
        return Illegal("PR-LAY-01", "no-such-place", place=move.place)
    side, family = where
    place = place_at(state, seat, side, family)
    for refused in (
        wrong_side(state, card, side),
        not_unique(state, seat, card),
        without_premise(state, Claim(seat, card, side, family)),
        too_many(state, place, card),
        wrong_company(place, card),
        wrong_bearer(state, place, card, move.onto),
    ):
        if refused is not None:
            return refused
    return None


def wrong_side(state: Table, card: Card, side: Side) -> Illegal | None:
    """A card lies on its sides only, and one Ausbau is for one side (PR-CARD-05, PR-LAY-15)."""
    if not card.may_lie(side):
        return Illegal("PR-LAY-15", "not-on-that-side-of-space", card=card.id, side=side)
    chosen = state.turn.build_side
    if chosen is not None and chosen is not side:
        return Illegal("PR-LAY-15", "other-side-chosen", side=chosen)
    return None


def not_unique(state: Table, seat: int, card: Card) -> Illegal | None:
    """One copy of a unique, and no namesake of another phase in the sink (PR-UNIQ-01, 07)."""
    if is_taken(state, seat, card):
        return Illegal("PR-UNIQ-01", "unique-is-there", card=card.id)
    if is_blocked(state, seat, card):
        return Illegal("PR-UNIQ-07", "namesake-in-sink", card=card.id)
    return None


def without_premise(state: Table, claim: Claim) -> Illegal | None:
    """One alternative must hold at this place (PR-PREM-02…06)."""
    if claim.card.is_place and claim.family != claim.card.family:
        return Illegal("PR-LAY-03", "place-has-own-stack", card=claim.card.id)
    if fulfilled(state, claim):
        return None
    return Illegal("PR-PREM-02", "premise-not-met", card=claim.card.id)


def too_many(state: Table, place: Place, card: Card) -> Illegal | None:
    """One place an Ausbau, as many other cards as place cards, and caps (PR-LAY-12, 18)."""
    if card.is_place:
        refused = Illegal("PR-LAY-12", "one-place-a-turn")
        return refused if state.turn.place_laid else None
    done = (state.turn.laid or {}).get(place.id, 0)
    if done >= place.count:
        return Illegal("PR-LAY-18", "place-is-used-up", place=place.id, count=place.count)
    if not room_for(state, place, card):
        return Illegal("PR-CAP-01", "cap-is-reached", place=place.id, card=card.id)
    return None


def wrong_company(place: Place, card: Card) -> Illegal | None:
    """Anti units, and ships, of two loyalties do not share a place (PR-LAY-25, 26)."""
    if place.side is not Side.ANTI or not (card.is_unit or card.is_ship):
        return None
    row = place.units if card.is_unit else place.ships
    if all(laid.card.loyalty is card.loyalty for laid in row):
        return None
    return Illegal("PR-LAY-26" if card.is_unit else "PR-LAY-25", "other-loyalty", card=card.id)


def wrong_bearer(state: Table, place: Place, card: Card, onto: str) -> Illegal | None:
    """An accessory needs a bearer that it fits and that has room for it (PR-LAY-28…34)."""
    if card.is_place_accessory and not onto:
        twins = [laid for laid in place.accessories if laid.card.family == card.family]
        return Illegal("PR-LAY-28", "accessory-is-there", card=card.id) if twins else None
    if not card.is_accessory or card.is_place_accessory:
        return Illegal("PR-LAY-24", "bears-nothing", card=card.id) if onto else None
    bearer = next((laid for laid in [*place.units, *place.ships] if laid.id == onto), None)
    if bearer is None or not card.fits_on(bearer.card):
        return Illegal("PR-LAY-30", "does-not-fit", card=card.id)
    worn = [laid.card for laid in borne_by(state, bearer)]
    if card.is_ship_accessory:
        twins_aboard = [other for other in worn if other.family == card.family]
        return Illegal("PR-LAY-32", "accessory-is-there", card=card.id) if twins_aboard else None
    if card.fixed or card.outside_limit:
        return None
    if all(other.fixed or other.outside_limit for other in worn):
        return None
    return Illegal("PR-LAY-29", "unit-has-accessory", card=card.id)


def lay(choice: Choice[Table], state: Table, seat: Seat, move: Lay, chance: Chance) -> None:
    """The card leaves the hand and lies at its place; the section goes on (PR-LAY-21)."""
    where = split_place(move.place)
    assert where is not None
    side, family = where
    card = state.catalogue[move.card]
    take_note(state, card, move.place, side)
    state.push(choice)
    if card.secret:
        lay_secret(state, seat, card, side, family)
        return
    state.players[seat].hand[card.phase].take(card.id)
    laid = Laid(f"{card.id}.{state.number()}", card, seat, side, seat, family, move.onto)
    lay_down(state, laid)
    state.report(CardLaid("PR-LAY-21", seat, laid.id, side, family, move.onto, seat))


def take_note(state: Table, card: Card, place: str, side: Side) -> None:
    """What binds the rest of this Ausbau (PR-LAY-12, 15, 18)."""
    turn = state.turn
    turn.build_side = side
    if card.is_place:
        turn.place_laid = True
    else:
        turn.laid = {**(turn.laid or {}), place: (turn.laid or {}).get(place, 0) + 1}


def lay_secret(state: Table, seat: int, card: Card, side: Side, family: str) -> None:
    """Only its back and its place are seen (PR-SECRET-02)."""
    player = state.players[seat]
    hand = player.hand[card.phase]
    covered = f"secret.{state.number()}"
    zone = hand.beside([hand.take(card.id)])
    player.covered[covered] = Covered(covered, seat, side, card.phase, zone, family)
    state.memo = {}
    state.report(SecretLaid("PR-SECRET-02", seat, covered, card.phase, side, family))


ACTS: tuple[Act, ...] = (Act(Lay, lay, lays, cannot_lay),)
"""What a player may do in Ausbau, beside effects and events and ending it."""
