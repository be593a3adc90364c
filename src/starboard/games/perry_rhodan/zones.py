"""Spaces: places as columns of three rows, worked out of the open cards (PR-ZONE, PR-LAY)."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple, TypeAlias

from starboard.games.perry_rhodan.holds import away_from_home
from starboard.games.perry_rhodan.kinds import Side
from starboard.games.perry_rhodan.state import Cover, Laid, Table


class Place:
    """A place of one side in somebody's space: its stack, its units, its ships (PR-LAY-02, 03)."""

    def __init__(self, seat: int, side: Side, family: str) -> None:
        self.seat = seat
        self.side = side
        self.family = family
        self.stack: list[Laid] = []
        """Place cards; the highest phase lies on top, which is last (PR-LAY-06)."""
        self.units: list[Laid] = []
        self.ships: list[Laid] = []
        self.accessories: list[Laid] = []
        """Place accessories (PR-LAY-24)."""
        self.gear: list[Laid] = []
        """Accessories of units and ships here."""
        self.rows = (self.stack, self.units, self.ships, self.accessories, self.gear)

    @property
    def id(self) -> str:
        """Side and family: what moves call it."""
        return place_id(self.side, self.family)

    @property
    def top(self) -> Laid | None:
        """The place card whose text applies (PR-LAY-07)."""
        return self.stack[-1] if self.stack else None

    @property
    def count(self) -> int:
        """How many place cards lie here."""
        return len(self.stack)

    def cards(self) -> list[Laid]:
        """Every open card of this column."""
        return [*self.stack, *self.units, *self.ships, *self.accessories, *self.gear]

    def __repr__(self) -> str:
        return f"<{self.count} {self.id} of seat {self.seat}>"


Space: TypeAlias = dict[Side, dict[str, Place]]
"""The places of one player, by side and family."""


@lru_cache(maxsize=10_000)
def place_id(side: Side, family: str) -> str:
    """What moves call a place: `pro:terra`."""
    return f"{side}:{family}"


def split_place(word: str) -> tuple[Side, str] | None:
    """Side and family of what a move calls a place; nothing where it is none."""
    name, _, family = word.partition(":")
    side = SIDES.get(name)
    return None if side is None or not family else (side, family)


SIDES = {side.value: side for side in Side}


def places(state: Table, seat: int, side: Side) -> dict[str, Place]:
    """The places of one side of a space by family, in the order in which they came."""
    known = state.memo.get("places")
    if not isinstance(known, list):
        known = state.memo["places"] = _spaces(state)
    spaces: Space = known[seat]
    return spaces[side]


def _spaces(state: Table) -> list[Space]:
    """The places of everybody; they stay as they are while no card comes, goes or moves."""
    lies = [lie(player.cards) for player in state.players]
    away = away_from_home(state)
    known = state.traced.get("places")
    if isinstance(known, Traced) and known.lies == lies and known.away == away:
        return known.spaces
    spaces = _worked_out(state, away)
    state.traced["places"] = Traced(lies, away, spaces)
    return spaces


Lying: TypeAlias = tuple[list[Laid], list[str], list[int], list[Side]]
"""Cards, and where each of them lies: lists are compared fast."""


def lie(cards: dict[str, Laid]) -> Lying:
    """Where the open cards of a player lie."""
    own = list(cards.values())
    where = [laid.place for laid in own]
    return own, where, [laid.space for laid in own], [laid.side for laid in own]


class Traced(NamedTuple):
    """The places of everybody, and what they follow from."""

    lies: list[Lying]
    away: set[str]
    spaces: list[Space]


def _worked_out(state: Table, away: set[str]) -> list[Space]:
    found: list[Space] = [{Side.PRO: {}, Side.ANTI: {}} for _ in state.players]
    mixed: list[Place] = []
    for player in state.players:
        for laid in player.cards.values():
            if not laid.place or laid.id in away:
                continue  # set aside, or listed here but elsewhere (PR-AGT-03, PR-RANGE-16)
            here, card = found[laid.space][laid.side], laid.card
            place = here.get(laid.place)
            if place is None:
                place = here[laid.place] = Place(laid.space, laid.side, laid.place)
            row = place.rows[card.row]
            if card.is_place and row and row[-1].card.phase is not card.phase:
                mixed.append(place)
            row.append(laid)
    for place in mixed:
        place.stack.sort(key=lambda laid: laid.card.phase)
    return found


def place_at(state: Table, seat: int, side: Side, family: str) -> Place:
    """A place of a space; an empty one where nothing lies.

    The Solar System lies on Terra and stands for Venus too (PR-P45-04, 08, 09).
    """
    found = places(state, seat, side)
    place = found.get(family)
    if place is not None:
        return place
    sol = found.get("sol") if family in WITHIN_SOL else None
    return empty_place(seat, side, family) if sol is None else sol


@lru_cache(maxsize=10_000)
def empty_place(seat: int, side: Side, family: str) -> Place:
    """A place where nothing lies."""
    return Place(seat, side, family)


def all_covers(state: Table, place: Place) -> list[Cover]:
    """The covers above a place, of whomever: agents lie at places of the other side (PR-AGT-23)."""
    where = (place.seat, place.side, place.family)
    return [
        cover
        for player in state.players
        for cover in player.covers.values()
        if (cover.space, cover.side.other, cover.place) == where
    ]


WITHIN_SOL = ("terra", "venus")


def home_of(state: Table, laid: Laid) -> Place:
    """The place at which a card lies."""
    return place_at(state, laid.space, laid.side, laid.place)


def borne_by(state: Table, laid: Laid) -> list[Laid]:
    """The accessories on a card (PR-LAY-24)."""
    return [other for other in state.players[laid.owner].cards.values() if other.on == laid.id]


def is_in_space(laid: Laid) -> bool:
    """Whether a card lies in a space; what is set aside does not (PR-ZONE-05)."""
    return bool(laid.place)


def lay_down(state: Table, laid: Laid) -> None:
    """Put an open card on the table."""
    state.players[laid.owner].cards[laid.id] = laid
    state.memo = {}


def pick_up(state: Table, laid: Laid) -> None:
    """Take an open card off the table."""
    del state.players[laid.owner].cards[laid.id]
    state.memo = {}
