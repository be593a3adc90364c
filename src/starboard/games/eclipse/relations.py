"""Offering diplomatic relations, and answering (ECL-DIP-02, 05, 10, 11)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import ClassVar

from starboard.errors import Illegal
from starboard.games.eclipse.diplomacy import (
    cannot_offer,
    form_relations,
    has_diplomacy,
    has_room,
    no_cube,
    no_room_wanted,
    no_such_tile,
    reachable,
)
from starboard.games.eclipse.empire_events import RelationsOffered, RelationsRefused, TileReturned
from starboard.games.eclipse.empire_moves import Accept, Decline
from starboard.games.eclipse.kinds import Resource
from starboard.games.eclipse.own import OwnChoice
from starboard.games.eclipse.state import RESOURCES, Table
from starboard.games.eclipse.trade import Trade
from starboard.kernel import Act, Aside, Chance, Seat, Seats


class Offer(Aside[Table]):
    """Offer relations to another player, with a cube of this track (ECL-DIP-02, 11)."""

    verb: ClassVar[str] = "offer"
    player: int
    track: Resource

    @property
    def touches(self) -> tuple[str, ...]:
        return (f"seat.{self.player}", self.track.value)

    def reason(self, state: Table, seat: Seat) -> Illegal | None:
        return cannot_offer(state, seat, self.player) or no_cube(state, seat, self.track)

    def take(self, state: Table, seat: Seat, chance: Chance) -> None:
        state.report(RelationsOffered("ECL-DIP-02", seat, self.player))
        state.push(OfferAnswer(self.player, seat, self.track))


class GiveBack(Aside[Table]):
    """Return a reputation tile to the bag, to make room for an ambassador (ECL-DIP-05)."""

    verb: ClassVar[str] = "give-back"
    tile: str

    def reason(self, state: Table, seat: Seat) -> Illegal | None:
        return no_room_wanted(state, seat) or no_such_tile(state, seat, self.tile)

    def take(self, state: Table, seat: Seat, chance: Chance) -> None:
        state.players[seat].reputation.take(self.tile)
        state.reputation.bag.append(self.tile)
        state.reputation.bag.sort()
        state.report(TileReturned("ECL-DIP-05", seat, self.tile))


def offers_of(state: Table, seat: Seat) -> Iterator[Offer]:
    """Every conceivable offer."""
    if not has_diplomacy(state) or state.active != seat:
        return
    for partner in state.alive():
        if partner != seat and partner not in state.players[seat].partners:
            yield from offers_to(partner)


def possible_offers(state: Table, seat: Seat) -> list[Offer]:
    """Those that nothing speaks against; most of it is asked once a partner."""
    player = state.players[seat]
    if not has_diplomacy(state) or state.active != seat:
        return []
    if not player.ambassadors or not has_room(player):
        return []
    near = reachable(state, seat)
    cubes = [track for track in RESOURCES if no_cube(state, seat, track) is None]
    found: list[Offer] = []
    for partner in state.alive() if near and cubes else ():
        if partner not in near or partner in player.partners:
            continue
        if cannot_offer(state, seat, partner) is not None:
            continue
        found.extend([each for each in offers_to(partner) if each.track in cubes])
    return found


@cache
def offers_to(partner: int) -> tuple[Offer, ...]:
    """The same few asides are looked at before every move, so they are made once."""
    return tuple([Offer(partner, track) for track in RESOURCES])


def tiles_to_give_back(state: Table, seat: Seat) -> Iterator[GiveBack]:
    """Reputation tiles that could make room; equal ones count once."""
    if not has_diplomacy(state):
        return
    for name in sorted(set(state.players[seat].reputation.names())):
        yield GiveBack(name)


def acceptances(answer: OfferAnswer, state: Table, seat: Seat) -> list[Accept]:
    """With a cube of any track."""
    return [Accept(track) for track in RESOURCES]


def cannot_accept(answer: OfferAnswer, state: Table, seat: Seat, move: Accept) -> Illegal | None:
    """Room for the ambassador, and a cube to send with the own one (ECL-DIP-04, 11)."""
    if not has_room(state.players[seat]):
        return Illegal("ECL-DIP-04", "no-space-for-an-ambassador")
    return no_cube(state, seat, move.track)


def accept(answer: OfferAnswer, state: Table, seat: Seat, move: Accept, chance: Chance) -> None:
    """Both exchange ambassadors (ECL-DIP-11)."""
    form_relations(state, answer.player, answer.track, seat, move.track)


def decline(answer: OfferAnswer, state: Table, seat: Seat, move: Decline, chance: Chance) -> None:
    """No further offer this turn (ECL-DIP-10)."""
    state.refused.append(seat)
    state.report(RelationsRefused("ECL-DIP-10", seat, answer.player))


class OfferAnswer(OwnChoice):
    """The partner accepts or declines, and may make room first (ECL-DIP-04, 05, 10, 11)."""

    acts: ClassVar[tuple[Act, ...]] = (
        Act(Accept, accept, acceptances, cannot_accept),
        Act(Decline, decline),
    )
    admits: ClassVar[tuple[type[Aside[Table]], ...]] = (Trade, GiveBack)
    player: int
    track: Resource

    def owners(self, state: Table) -> Seats:
        return (self.seat, self.player)

    def question(self, state: Table) -> dict[str, str | int]:
        return {"seat": self.seat, "player": self.player, "track": self.track.value}
