"""Ranges: how far it is from place to place, and for how many rounds (PR-RANGE, PR-CARD-32…34)."""

from __future__ import annotations

from starboard.games.perry_rhodan.cards import Card, Catalogue
from starboard.games.perry_rhodan.kinds import PlaceKind, Window
from starboard.games.perry_rhodan.vocabulary import SetAside

FIXED = 0
PLANETARY = 1
STELLAR = 2
INTERSTELLAR = 3
GALACTIC = 4
EXTRAGALACTIC = 5
INTERGALACTIC = 6


def included(reach: int) -> tuple[int, ...]:
    """The ranges that a range includes: all lower ones but 0 (PR-RANGE-01…03)."""
    return tuple(range(PLANETARY, reach + 1))


def reaches(reach: int, distance: int) -> bool:
    """Whether a range is enough for a distance; 0 carries nothing anywhere (PR-RANGE-01, 03)."""
    return PLANETARY <= distance <= reach


def cluster_of(place: Card) -> str:
    """The star cluster in which a place lies, or that it is itself (PR-CARD-32, 33)."""
    if place.place_kind is PlaceKind.STAR_CLUSTER:
        return place.family
    return place.cluster or ""


def least_range(catalogue: Catalogue, cluster: str) -> int:
    """The range that is needed to enter or leave a star cluster (PR-CARD-32)."""
    return max([card.min_range for card in catalogue.of_family(cluster)], default=GALACTIC)


def distance(catalogue: Catalogue, origin: Card, target: Card) -> int:
    """The least range that leads from one place to another (PR-RANGE-04…11, PR-CARD-32, 34)."""
    if origin.family == target.family:
        return PLANETARY
    left, entered = cluster_of(origin), cluster_of(target)
    if left != entered:
        return max([least_range(catalogue, cluster) for cluster in (left, entered) if cluster])
    if left:
        return INTERSTELLAR  # PR-CARD-34
    same_system = origin.system is not None and origin.system is target.system
    return STELLAR if same_system else INTERSTELLAR


def can_reach(catalogue: Catalogue, traveller: Card, origin: Card, target: Card) -> bool:
    """Whether a ship or unit reaches a place by its own range (PR-MISS-02)."""
    return reaches(traveller.range, distance(catalogue, origin, target))


def rounds_for(traveller: Card, away: int) -> int:
    """How many rounds a ship that is not carried needs for a distance (PR-RANGE-16)."""
    for effect in traveller.effects:
        slow = effect.window is Window.IN_FLIGHT and effect.if_.target_range == away
        if slow and isinstance(effect.do, SetAside):
            return effect.do.rounds
    return 1


def rounds_of_formation(ships: list[Card], away: int) -> int:
    """A formation is only as fast as its slowest ship (PR-RANGE-14, 15)."""
    return max([rounds_for(ship, away) for ship in ships], default=1)
