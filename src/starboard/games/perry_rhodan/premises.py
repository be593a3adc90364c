"""Premises: what must lie at a place so that a card can be played there (PR-PREM, PR-CARD-10)."""

from __future__ import annotations

from functools import lru_cache

from starboard.games.perry_rhodan.cards import Card
from starboard.games.perry_rhodan.kinds import Side, Skill
from starboard.games.perry_rhodan.loyalty import loyalties
from starboard.games.perry_rhodan.standing import level_of
from starboard.games.perry_rhodan.state import Laid, Table
from starboard.games.perry_rhodan.transition import stands_for
from starboard.games.perry_rhodan.vocabulary import Alternative, Requirement
from starboard.games.perry_rhodan.zones import Place, place_at, places

POINTS = {"science": Skill.SCIENCE, "riddle_points": Skill.GALACTIC_RIDDLES}
"""Requirements that are paid by making cards passive, and the skill that gives the points."""


class Claim:
    """For whom, for which card and where premises are looked at."""

    def __init__(
        self,
        seat: int,
        card: Card,
        side: Side,
        family: str,
        sacrificed: int = 0,
        without: str = "",
    ) -> None:
        self.seat = seat
        self.card = card
        self.side = side
        self.family = family
        self.sacrificed = sacrificed
        """Missions sacrificed for this card."""
        self.without = without
        """A card that gives no points for it: the one that it replaces."""


def fulfilled(state: Table, claim: Claim) -> list[Alternative]:
    """The alternatives that hold at a place, paid points included (PR-PREM-02, 06)."""
    here = place_at(state, claim.seat, claim.side, claim.family)
    return [each for each in claim.card.premise(claim.side) if holds(state, claim, here, each)]


def is_fulfilled(state: Table, claim: Claim) -> bool:
    """Whether one of them holds."""
    here = place_at(state, claim.seat, claim.side, claim.family)
    for each in claim.card.premise(claim.side):
        if holds(state, claim, here, each):
            return True
    return False


def holds(state: Table, claim: Claim, here: Place, alternative: Alternative) -> bool:
    """Whether all parts are met together, at this place and on this side (PR-PREM-02, 03)."""
    for each in alternative:
        if not is_met(state, claim, here, each):
            return False
    return True


def is_met(state: Table, claim: Claim, here: Place, wanted: Requirement) -> bool:
    """Whether one part of a premise is met."""
    match wanted.about:
        case "place":
            return place_is_there(state, claim, wanted)
        case "science" | "riddle_points":
            need = wanted.science or wanted.riddle_points
            return points_at(state, here, POINTS[wanted.about], claim.without) >= need
        case "sacrifice_missions":
            return claim.sacrificed >= wanted.sacrifice_missions
        case "scouting_points":
            return state.players[claim.seat].scouting >= wanted.scouting_points
        case "riddles_solved":
            return len(state.players[claim.seat].riddles or ()) >= wanted.riddles_solved
    columns = places(state, claim.seat, claim.side).values() if wanted.own_side else [here]
    found = [laid for place in columns for laid in place.cards() if counts(state, laid, wanted)]
    return len(found) >= wanted.count


def place_is_there(state: Table, claim: Claim, wanted: Requirement) -> bool:
    """So many active place cards of a name; the card is laid there unless it says otherwise."""
    if not wanted.own_side and wanted.place != claim.family:
        return False  # PR-PREM-04
    place = place_at(state, claim.seat, claim.side, wanted.place)
    counting = [
        laid for laid in place.stack if not laid.passive and stands_for(laid.card, wanted.place)
    ]
    return len(counting) >= wanted.count


def counts(state: Table, laid: Laid, wanted: Requirement) -> bool:
    """Whether a card is what a premise asks for; usually passive ones are not.

    PR-STATUS-07, PR-PASS-10, PR-PREM-02, 06.
    """
    card = laid.card
    if laid.passive is not wanted.passive:
        return False
    if wanted.card:
        return card.family == wanted.card
    if wanted.skill is not None:
        return card.is_unit and level_of(state, laid, wanted.skill) >= wanted.level
    if wanted.loyalty is not None and wanted.loyalty not in loyalties(card, state.phase):
        return False
    match wanted.kind:
        case "unit":
            return card.is_unit
        case "ship":
            return card.is_ship
    return True


def givers(state: Table, place: Place, skill: Skill, without: str = "") -> dict[str, int]:
    """Who can give points at a place by becoming passive, and how many (PR-SKILL-47, 85)."""
    found: dict[str, int] = {}
    for laid in place.units:
        tired = skill is Skill.GALACTIC_RIDDLES and bool(laid.missions)
        level = level_of(state, laid, skill)
        if level > 0 and not laid.passive and not tired and laid.id != without:
            found[laid.id] = level
    return found


def points_at(state: Table, place: Place, skill: Skill, without: str = "") -> int:
    """How many points can be given at a place, with those that effects gave in this section."""
    given = (state.turn.science or {}).get(place.id, 0) if skill is Skill.SCIENCE else 0
    return given + sum(givers(state, place, skill, without).values())


@lru_cache(maxsize=10_000)
def where_to(card: Card, side: Side) -> tuple[str, ...]:
    """The families of places at which a card may be laid out by its premises.

    PR-LAY-01, PR-PREM-02, 04.
    """
    if card.is_place:
        return (card.family,)
    named = [
        each.place
        for alternative in card.premise(side)
        for each in alternative
        if each.place and not each.own_side
    ]
    return tuple(dict.fromkeys(named))
