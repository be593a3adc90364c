"""Ausbau: laying cards out (PR-LAY)."""

from __future__ import annotations

from collections.abc import Iterator

from starboard.errors import Illegal
from starboard.games.perry_rhodan import exchange, riddles, statuses
from starboard.games.perry_rhodan.accessories import hand_out, wrong_place
from starboard.games.perry_rhodan.aside import reattach
from starboard.games.perry_rhodan.caps import is_exempt, room_for
from starboard.games.perry_rhodan.cards import Card
from starboard.games.perry_rhodan.draws import DrawCards
from starboard.games.perry_rhodan.events.build_up import CardLaid, SecretLaid, UniqueReplaced
from starboard.games.perry_rhodan.kinds import Side, What, Window
from starboard.games.perry_rhodan.lasting import in_force, keep
from starboard.games.perry_rhodan.loyalty import agree
from starboard.games.perry_rhodan.moves.build_up import Lay, Replace
from starboard.games.perry_rhodan.on_play import follow_up
from starboard.games.perry_rhodan.paying import cheapest, push_payment
from starboard.games.perry_rhodan.premises import Claim, fulfilled, is_fulfilled, where_to
from starboard.games.perry_rhodan.resources import (
    has_card,
    on_hand,
    playable,
    sacrifices,
    take_card,
)
from starboard.games.perry_rhodan.state import Covered, Laid, Lasting, Table
from starboard.games.perry_rhodan.targets import neighbours, of_kind, passes_printed
from starboard.games.perry_rhodan.transition import merge_terra
from starboard.games.perry_rhodan.uniques import is_blocked, is_taken
from starboard.games.perry_rhodan.versions import AS_THE_BOOK_SAYS, follows
from starboard.games.perry_rhodan.vocabulary import Forbid
from starboard.games.perry_rhodan.zones import (
    Place,
    borne_by,
    home_of,
    lay_down,
    place_at,
    place_id,
    places,
    split_place,
)
from starboard.kernel import Act, Chance, Choice, Seat, Slot


def layable(card: Card) -> bool:
    """Whether a card is laid out at all: events, statuses and riddles are not (PR-LAY-01, 19)."""
    return not (card.is_event or card.is_status or card.is_riddle)


def lays(choice: Choice[Table], state: Table, seat: Seat) -> list[Lay]:
    """Every card at every place that its premises name, on every bearer there."""
    cards = [card for card in playable(state, seat) if layable(card)]
    return [move for card in cards for move in lays_of(state, seat, card)]


def lays_of(state: Table, seat: Seat, card: Card) -> Iterator[Lay]:
    """Every place, and every bearer there, that one card might be laid at."""
    for side in card.colour.sides:
        for family in where_to(card, side):
            for onto in bearers(state, seat, side, family, card):
                yield Lay(card.id, place_id(side, family), onto)


def bearers(state: Table, seat: int, side: Side, family: str, card: Card) -> list[str]:
    """What an accessory may be put under; nothing for other cards (PR-LAY-01, 14, 31)."""
    if card.laid_at is not None:
        return [laid.id for laid in foreign_places(state, seat, card.laid_at.side)]
    if not (card.is_unit_accessory or card.is_ship_accessory):
        return [""]
    place = place_at(state, seat, side, family)
    return [laid.id for laid in [*place.units, *place.ships] if card.fits_on(laid.card)]


def foreign_places(state: Table, seat: int, side: Side) -> list[Laid]:
    """The places of neighbours at which a card may be laid in their space (PR-LAY-14)."""
    tops = [
        place.top
        for other in neighbours(state, seat)
        for place in places(state, other, side).values()
    ]
    return [top for top in tops if top is not None]


def cannot_lay(choice: Choice[Table], state: Table, seat: Seat, move: Lay) -> Illegal | None:
    """Why a card cannot be laid out there now (PR-LAY, PR-PREM, PR-CAP, PR-UNIQ)."""
    card, where = state.card(move.card), split_place(move.place)
    if where is None:
        return Illegal("PR-LAY-01", "no-such-place", place=move.place)
    side, family = where
    if card is None or not layable(card) or not has_card(state, seat, move.card, side):
        return Illegal("PR-LAY-01", "not-on-hand", card=move.card)
    place = place_at(state, seat, side, family)
    return (
        not_there(state, seat, card, side, family)
        or wrong_bearer(state, seat, place, card, move.onto)
        or shut_out(state, place, card)
    )


def not_there(state: Table, seat: int, card: Card, side: Side, family: str) -> Illegal | None:
    """Why a card cannot be laid out at a place, whatever bears it there."""
    place = place_at(state, seat, side, family)
    return (
        wrong_side(state, card, side)
        or not_unique(state, seat, card)
        or without_premise(state, seat, card, side, family)
        or too_many(state, place, card)
        or wrong_company(state, place, card)
    )


def legal_lays(choice: Choice[Table], state: Table, seat: Seat) -> list[Lay]:
    """Those of them that may be made: what does not hang on the bearer is looked at once."""
    chosen = state.turn.build_side
    return [
        Lay(card.id, place_id(side, family), onto)
        for card in playable(state, seat)
        if layable(card) and not_unique(state, seat, card) is None
        for side in card.colour.sides
        if chosen in (None, side) and has_card(state, seat, card.id, side)
        for family in where_to(card, side)
        for onto in legal_bearers(state, seat, side, family, card)
    ]


def legal_bearers(state: Table, seat: int, side: Side, family: str, card: Card) -> list[str]:
    """What a card of that side may really be put under at a place; nothing for most cards."""
    place = place_at(state, seat, side, family)
    if not (card.is_place or place.stack) or too_many(state, place, card) is not None:
        return []
    if wrong_company(state, place, card) is not None or shut_out(state, place, card) is not None:
        return []
    if without_premise(state, seat, card, side, family) is not None:
        return []
    found = bearers(state, seat, side, family, card)
    return [onto for onto in found if wrong_bearer(state, seat, place, card, onto) is None]


def wrong_side(state: Table, card: Card, side: Side) -> Illegal | None:
    """A card lies on its sides only, and one Ausbau is for one side.

    PR-CARD-05, PR-LAY-15, PR-PREM-07.
    """
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


def without_premise(state: Table, seat: int, card: Card, side: Side, family: str) -> Illegal | None:
    """One alternative must hold at this place (PR-LAY-03, PR-PREM-02…06)."""
    if card.is_place and family != card.family:
        return Illegal("PR-LAY-03", "place-has-own-stack", card=card.id)
    claim = Claim(seat, card, side, family, sacrifices(state, seat, card.id, side))
    if is_fulfilled(state, claim):
        return None
    return Illegal("PR-PREM-02", "premise-not-met", card=card.id)


def too_many(state: Table, place: Place, card: Card) -> Illegal | None:
    """One place an Ausbau, one other card a place card, caps (PR-LAY-12, 18, PR-CAP-02, 03)."""
    if card.is_place:
        refused = Illegal("PR-LAY-12", "one-place-a-turn")
        return refused if state.turn.place_laid else None
    done = (state.turn.laid or {}).get(place.id, 0)
    if done >= place.count:
        return Illegal("PR-LAY-18", "place-is-used-up", place=place.id, count=place.count)
    if lies_elsewhere(state, card):
        return None
    return over_cap(state, place, card)


def lies_elsewhere(state: Table, card: Card) -> bool:
    """Whether a card is laid in another space, where its caps count (PR-LAY-14, PR-CAP-02)."""
    return card.laid_at is not None and follows(state, AS_THE_BOOK_SAYS)


def over_cap(state: Table, place: Place, card: Card) -> Illegal | None:
    """What is full at a place stays as it is (PR-CAP-01…05)."""
    if room_for(state, place, card):
        return None
    return Illegal("PR-CAP-01", "cap-is-reached", place=place.id, card=card.id)


def wrong_company(state: Table, place: Place, card: Card) -> Illegal | None:
    """Anti units, and ships, of two loyalties do not share a place.

    PR-LAY-25, 26, PR-CAP-04, 05.
    """
    row = place.units if card.is_unit else place.ships if card.is_ship else []
    if all(agree(laid.card, card, place.side, state.phase) for laid in row):
        return None
    return Illegal("PR-LAY-26" if card.is_unit else "PR-LAY-25", "other-loyalty", card=card.id)


def wrong_bearer(state: Table, seat: int, place: Place, card: Card, onto: str) -> Illegal | None:
    """An accessory needs a bearer that it fits and that has room for it (PR-LAY-14, 24, 28…34)."""
    if card.laid_at is not None:
        tops = foreign_places(state, seat, card.laid_at.side)
        top = next((laid for laid in tops if laid.id == onto), None)
        if top is None:
            return Illegal("PR-LAY-14", "card-does-not-fit", card=card.id)
        if not lies_elsewhere(state, card):
            return None
        there = home_of(state, top)
        return wrong_place(there, card) or over_cap(state, there, card)
    if not (card.is_unit_accessory or card.is_ship_accessory):
        if onto:
            return Illegal("PR-LAY-24", "bears-nothing", card=card.id)
        if not card.is_place_accessory:
            return None
        return wrong_place(place, card) or has_secret_twin(state, seat, place, card)
    bearer = next((laid for laid in [*place.units, *place.ships] if laid.id == onto), None)
    if bearer is None:
        return Illegal("PR-LAY-34", "no-bearer-there", card=card.id)
    if not card.fits_on(bearer.card):
        clause = "PR-LAY-33" if card.is_ship_accessory else "PR-LAY-30"
        return Illegal(clause, "card-does-not-fit", card=card.id)
    return no_room_on(state, bearer, card)


def has_secret_twin(state: Table, seat: int, place: Place, card: Card) -> Illegal | None:
    """A secret place accessory, too, lies once at a place (PR-LAY-28, PR-SECRET-02)."""
    if not follows(state, AS_THE_BOOK_SAYS):
        return None
    at = (place.side, place.family)
    hidden = [
        each for each in state.players[seat].covered.values() if (each.side, each.place) == at
    ]
    if any(each.zone.has(card.id) for each in hidden):
        return Illegal("PR-LAY-28", "accessory-is-there", card=card.id)
    return None


def no_room_on(state: Table, bearer: Laid, card: Card) -> Illegal | None:
    """One counted accessory a unit, any ship accessories of different names (PR-LAY-29, 32)."""
    worn = [laid.card for laid in borne_by(state, bearer)]
    if card.is_ship_accessory:
        twin = any(other.family == card.family for other in worn)
        return Illegal("PR-LAY-32", "accessory-is-there", card=card.id) if twin else None
    if is_exempt(card) or all(is_exempt(other) for other in worn):
        return None
    return Illegal("PR-LAY-29", "unit-has-accessory", card=card.id)


def shut_out(state: Table, place: Place, card: Card) -> Illegal | None:
    """What the text of the place does not let lie there (PR-GEN-13, PR-ERR-03, 06)."""
    top = place.top
    for effect in top.card.effects if top is not None else ():
        verb = effect.do
        if not isinstance(verb, Forbid) or verb.what not in SHUTTING:
            continue
        spared = effect.unless is not None and card.premise_names(effect.unless.premise_names)
        if of_kind(effect.target.kind, card) and not spared:
            return Illegal("PR-GEN-13", "place-forbids", card=card.id, place=place.id)
    return None


SHUTTING = (What.ATTACH, What.LAY_OUT, What.UNLOAD)
"""What a place forbids that keeps cards from being laid out there."""


def lay(choice: Choice[Table], state: Table, seat: Seat, move: Lay, chance: Chance) -> None:
    """The card lies at its place, points are paid, then it works; the section goes on."""
    where = split_place(move.place)
    assert where is not None
    side, family = where
    card = state.catalogue[move.card]
    claim = Claim(seat, card, side, family, sacrifices(state, seat, card.id, side))
    chosen = cheapest(fulfilled(state, claim))
    family = place_at(state, seat, side, family).family  # PR-P45-04
    take_note(state, card, place_id(side, family), side)
    slot = take_card(state, seat, card, side)
    state.push(choice)
    if card.secret:
        lay_secret(state, seat, card, side, family, slot)
    else:
        laid = lay_open(state, seat, card, side, family, move.onto)
        follow_up(state, laid, Window.ON_PLAY)
    push_payment(state, seat, side, family, chosen)


def lay_open(state: Table, seat: int, card: Card, side: Side, family: str, onto: str) -> Laid:
    """The card and its place are announced; what waited for it comes back.

    PR-LAY-01, 21, PR-ACC-21, 22, PR-P45-04, PR-ERR-04.
    """
    laid = Laid(f"{card.id}.{state.number()}", card, seat, side, seat, family, onto)
    if card.laid_at is not None:
        top = state.laid(onto)
        assert top is not None
        laid.side, laid.space, laid.place, laid.on = top.side, top.space, top.place, ""
    lay_down(state, laid)
    keep_active(state, laid)
    merge_terra(state, laid)
    told = (seat, laid.id, laid.side, laid.place, laid.on, laid.space)
    state.report(CardLaid("PR-LAY-21", *told))
    reattach(state, laid)
    if laid.card.is_unit and follows(state, AS_THE_BOOK_SAYS):
        hand_out(state, place_at(state, laid.space, laid.side, laid.place))
    return laid


def keep_active(state: Table, laid: Laid) -> None:
    """A card like the one that was looked for cannot be passivated in the turn (PR-ERR-04).

    Which card was found is its owner's secret, so every one that fits the text is meant.
    """
    for each in list(in_force(state)):
        if each.what is not What.PASSIVATE or each.against != laid.owner or each.card is None:
            continue
        if passes_printed(each.card.effects[each.effect].target.filter, laid.card):
            held = Lasting(state.number(), each.seat, each.span, each.until, laid.id)
            held.what = What.PASSIVATE
            keep(state, held)


def take_note(state: Table, card: Card, place: str, side: Side) -> None:
    """What binds the rest of this Ausbau (PR-LAY-12, 15, 18)."""
    turn = state.turn
    turn.build_side = side
    if card.is_place:
        turn.place_laid = True
    else:
        turn.laid = {**(turn.laid or {}), place: (turn.laid or {}).get(place, 0) + 1}


def lay_secret(state: Table, seat: int, card: Card, side: Side, family: str, slot: Slot) -> None:
    """Only its back and its place are seen (PR-SECRET-02)."""
    player = state.players[seat]
    name = f"secret.{state.number()}"
    zone = player.hand[card.phase].beside([slot])
    player.covered[name] = Covered(name, seat, side, card.phase, zone, family)
    state.memo = {}
    state.report(SecretLaid("PR-SECRET-02", seat, name, card.phase, side, family))


# ------------------------------------------------------------------------- blocked uniques


def replaceable(choice: Choice[Table], state: Table, seat: Seat) -> list[Replace]:
    """Every unique on the hand."""
    return [Replace(card.id) for card in on_hand(state, seat) if card.unique]


def cannot_replace(
    choice: Choice[Table], state: Table, seat: Seat, move: Replace
) -> Illegal | None:
    """Only a unique that a namesake in the sink bars (PR-UNIQ-08)."""
    card = state.card(move.card)
    if card is None or not state.players[seat].holds_card(move.card):
        return Illegal("PR-UNIQ-08", "not-on-hand", card=move.card)
    if is_blocked(state, seat, card):
        return None
    return Illegal("PR-UNIQ-08", "is-not-barred", card=card.id)


def replace(choice: Choice[Table], state: Table, seat: Seat, move: Replace, chance: Chance) -> None:
    """The card goes to the sink, another one of its phase comes (PR-UNIQ-08)."""
    player, phase = state.players[seat], state.catalogue[move.card].phase
    player.hand[phase].take(move.card)
    player.sink.append(move.card)
    state.report(UniqueReplaced("PR-UNIQ-08", seat, move.card))
    state.push(DrawCards(seat, phase, 1, "PR-UNIQ-08"), choice)


ACTS: tuple[Act, ...] = (
    Act(Lay, lay, lays, cannot_lay, legal_lays),
    *riddles.ACTS,
    *statuses.ACTS,
    *exchange.ACTS,
    Act(Replace, replace, replaceable, cannot_replace),
)
"""What a player may do in Ausbau, beside effects and events and ending it."""
