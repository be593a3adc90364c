"""Accessories of units and ships: free, used and fixed (PR-ACC)."""

from __future__ import annotations

from enum import StrEnum

from starboard.errors import Illegal
from starboard.games.perry_rhodan.cards import Card
from starboard.games.perry_rhodan.events.missions import AccessoryAttached
from starboard.games.perry_rhodan.holds import aboard, close_holds, take_out
from starboard.games.perry_rhodan.kinds import BOTH, What
from starboard.games.perry_rhodan.state import Laid, Table
from starboard.games.perry_rhodan.versions import AS_THE_BOOK_SAYS, follows
from starboard.games.perry_rhodan.vocabulary import Allow
from starboard.games.perry_rhodan.zones import Place, borne_by, places


class Use(StrEnum):
    """The three states of a unit accessory (PR-ACC-03)."""

    FREE = "free"
    USED = "used"
    FIXED = "fixed"


def is_fixed(card: Card) -> bool:
    """Whether it stays with its card for good; ship accessories always do (PR-ACC-16, 20)."""
    return card.fixed or card.is_ship_accessory


def counts_against_limit(card: Card) -> bool:
    """Whether a unit can have only one like this (PR-ACC-02)."""
    return card.is_unit_accessory and not (card.fixed or card.outside_limit)


def can_be_taken_alone(card: Card) -> bool:
    """Whether it can be destroyed or reduced without its bearer.

    PR-ACC-17, 18, 20, PR-OFF-06, PR-RED-07, PR-SKILL-19.
    """
    if not card.fixed or card.is_ship_accessory:
        return True
    allowed = [effect.do for effect in card.effects if isinstance(effect.do, Allow)]
    return What.DESTROY_OR_REDUCE_THIS_FIXED_ACCESSORY in [do.what for do in allowed]


def use_of(state: Table, laid: Laid) -> Use:
    """Free, used in this combat, or fixed (PR-ACC-03, 04, 06, 08)."""
    if is_fixed(laid.card):
        return Use.FIXED
    used = laid.used_in and state.agenda.is_open(laid.used_in)
    return Use.USED if used else Use.FREE


def mark_used(state: Table, laid: Laid, bearer: Laid) -> None:
    """It was employed in combat: everybody sees with whom, and there it stays.

    PR-ACC-06…08, 10.
    """
    combat = state.combat
    take_out(state, laid)
    laid.on = bearer.id
    if combat is not None:
        laid.used_in = combat.scope
    state.memo = {}


def gear_of(state: Table, bearer: Laid) -> list[Laid]:
    """The accessories that are really with a unit or ship.

    While it carries some unseen, a free one that is merely listed with it may be elsewhere.
    """
    listed = borne_by(state, bearer)
    if bearer.id not in state.players[bearer.owner].holds:
        return listed
    shown = [laid for laid in listed if use_of(state, laid) is not Use.FREE]
    return [*shown, *[laid for laid in aboard(state, bearer) if laid.card.is_accessory]]


# ------------------------------------------------------------------------- changing hands


def cannot_bear(state: Table, laid: Laid, bearer: Laid) -> Illegal | None:
    """Why an accessory does not go to another unit (PR-PASS-12, 13, PR-ACC-02, 04, 07, 15, 19)."""
    card = laid.card
    if not card.is_unit_accessory:
        return Illegal("PR-ACC-15", "place-accessory-stays", card=laid.id)
    if use_of(state, laid) is Use.FIXED:
        return Illegal("PR-ACC-19", "accessory-is-fixed", card=laid.id)
    if use_of(state, laid) is Use.USED:
        return Illegal("PR-ACC-07", "accessory-is-used", card=laid.id)
    if not card.fits_on(bearer.card):
        return Illegal("PR-ACC-04", "card-does-not-fit", card=laid.id)
    if laid.passive or bearer.passive:
        clause = "PR-PASS-13" if laid.passive else "PR-PASS-12"
        return Illegal(clause, "passive-keeps-accessories", card=laid.id)
    others = [other for other in gear_of(state, bearer) if other is not laid]
    if counts_against_limit(card) and any(counts_against_limit(o.card) for o in others):
        return Illegal("PR-ACC-02", "one-accessory-a-unit", unit=bearer.id)
    return None


def attach(state: Table, laid: Laid, bearer: Laid) -> None:
    """An accessory lies openly under a unit of its place (PR-ACC-04)."""
    take_out(state, laid)
    laid.on = bearer.id
    laid.place = bearer.place
    state.memo = {}


def settle_gear(state: Table, bearer: Laid) -> None:
    """What is really with a unit is announced; what is merely listed with it stays where it lay."""
    if bearer.id not in state.players[bearer.owner].holds or not bearer.card.is_unit:
        return
    carried = gear_of(state, bearer)
    for laid in borne_by(state, bearer):
        if laid not in carried:
            laid.on = ""
    for laid in carried:
        attach(state, laid, bearer)
    if follows(state, AS_THE_BOOK_SAYS):
        close_holds(state, bearer.owner, [bearer.id])


def left_behind(place: Place) -> list[Laid]:
    """Unit accessories that wait for somebody to bear them (PR-ACC-12)."""
    return [laid for laid in place.gear if laid.card.is_unit_accessory and not laid.on]


def hand_out(state: Table, place: Place) -> None:
    """What was left behind goes to units here that have room for it.

    PR-TRANS-05, PR-ACC-04, 12.
    """
    for laid in left_behind(place):
        for unit in place.units:
            if cannot_bear(state, laid, unit) is None:
                attach(state, laid, unit)
                state.report(AccessoryAttached("PR-ACC-12", laid.owner, laid.id, unit.id))
                break


def pick_up_loose_ends(state: Table) -> None:
    """What was left behind, or has lost its unit, goes to others of its place (PR-ACC-04, 12)."""
    if not follows(state, AS_THE_BOOK_SAYS):
        return
    for player in state.players:
        for side in BOTH:
            for place in list(places(state, player.seat, side).values()):
                hand_out(state, place)


def wrong_place(place: Place, card: Card) -> Illegal | None:
    """A place accessory of a name once a place, and some at one place only (PR-LAY-24, 28)."""
    top = place.top
    if top is None or not card.fits_on(top.card) or card.attach_to not in ("", place.family):
        return Illegal("PR-LAY-24", "card-does-not-fit", card=card.id)
    if any(laid.card.family == card.family for laid in place.accessories):
        return Illegal("PR-LAY-28", "accessory-is-there", card=card.id)
    return None


def cannot_travel_alone(state: Table, laid: Laid) -> Illegal | None:
    """Why an accessory cannot be carried by a ship without its unit.

    PR-PASS-13, PR-ACC-13, 15, 19.
    """
    if laid.card.is_place_accessory:
        return Illegal("PR-ACC-15", "place-accessory-stays", card=laid.id)
    if use_of(state, laid) is Use.FIXED:
        return Illegal("PR-ACC-19", "accessory-is-fixed", card=laid.id)
    if laid.passive and follows(state, AS_THE_BOOK_SAYS):
        return Illegal("PR-PASS-13", "passive-keeps-accessories", card=laid.id)
    return None
