"""Exploring: draw a sector, lay it or not, take what is there (ECL-EXP)."""

from __future__ import annotations

from typing import ClassVar

from starboard.errors import Illegal
from starboard.games.eclipse.activation import STOP, Activation, TurnChoice
from starboard.games.eclipse.control import take_control
from starboard.games.eclipse.discoveries import TakeDiscovery, may_take
from starboard.games.eclipse.galaxy import enemies, has_fragment, neighbours, opposite, ring
from starboard.games.eclipse.galaxy_events import (
    SectorDiscarded,
    SectorDrawn,
    SectorPlaced,
    StackRenewed,
)
from starboard.games.eclipse.galaxy_moves import Claim, Discard, DrawAgain, Explore, Leave, Place
from starboard.games.eclipse.kinds import Special
from starboard.games.eclipse.movement import half_wormholes, movable
from starboard.games.eclipse.refusals import is_zone, sector_of
from starboard.games.eclipse.setup import lay_sector
from starboard.games.eclipse.state import Hex, Table
from starboard.kernel import Act, Chance, Entry, Seat, Seats, Zone, only


def is_origin(state: Table, seat: int, sector: Hex) -> bool:
    """Controlled, or with an own ship that is not pinned (ECL-EXP-01)."""
    return sector.disc == seat or movable(state, seat, sector) > 0


def is_exhausted(state: Table, number: int) -> bool:
    """Whether stack and discard pile of a ring are both empty (ECL-EXP-16)."""
    return not state.stacks[number] and not state.discarded[number]


def cannot_explore(action: Exploring, state: Table, seat: Seat, move: Explore) -> Illegal | None:
    """Why a zone cannot be explored from there (ECL-EXP-01, 02, 16, ECL-TECH-16)."""
    origin = state.sectors.get(move.origin)
    if origin is None or not is_origin(state, seat, origin):
        return Illegal("ECL-EXP-01", "no-origin", sector=move.origin)
    around = neighbours(origin.zone)
    if move.zone not in around:
        return Illegal("ECL-EXP-02", "zone-not-beside", zone=move.zone, sector=move.origin)
    if move.zone in state.zones:
        return Illegal("ECL-EXP-02", "zone-explored", zone=move.zone)
    edge = around.index(move.zone)
    if not half_wormholes(state.players[seat]) and not has_fragment(origin, edge):
        return Illegal("ECL-EXP-02", "no-wormhole-there", zone=move.zone, sector=move.origin)
    if is_exhausted(state, ring(move.zone)):
        return Illegal("ECL-EXP-16", "no-sector-left", ring=ring(move.zone))
    return None


def zones_to_explore(action: Exploring, state: Table, seat: Seat) -> list[Explore]:
    """Every zone beside a sector with an own disc or ship."""
    found: list[Explore] = []
    for sector in state.sectors.values():
        if sector.disc == seat or sector.has_ship(seat):
            found.extend([Explore(sector.id, zone) for zone in neighbours(sector.zone)])
    return found


def open_zones(action: Exploring, state: Table, seat: Seat) -> list[Explore]:
    """Those that can be explored."""
    half = half_wormholes(state.players[seat])
    found: list[Explore] = []
    for sector in state.sectors.values():
        if not is_origin(state, seat, sector):
            continue
        for edge, zone in enumerate(neighbours(sector.zone)):
            if zone in state.zones or not (half or has_fragment(sector, edge)):
                continue
            if not is_exhausted(state, ring(zone)):
                found.append(Explore(sector.id, zone))
    return found


def explore(action: Exploring, state: Table, seat: Seat, move: Explore, chance: Chance) -> None:
    """Draw a sector, then decide where it lies (ECL-EXP-03, 04)."""
    draw_sector(state, seat, move.zone, chance)
    follow: list[Entry] = [Placing(seat, move.origin, move.zone)]
    if action.left > 1:
        follow.append(Exploring(seat, action.left - 1))
    state.push(*follow)


class Exploring(Activation):
    """Explore one zone after another (ECL-EXP-01, 02, 16, 17)."""

    acts: ClassVar[tuple[Act, ...]] = (
        Act(Explore, explore, zones_to_explore, cannot_explore, open_zones),
        STOP,
    )

    def refuse(self, state: Table, seat: Seat, thing: str) -> Illegal | None:
        """Only empty zones beside an own disc or ship are explored (ECL-EXP-01, 02)."""
        if is_zone(thing):
            return Illegal("ECL-EXP-01", "nothing-of-yours-beside", zone=thing)
        if sector := sector_of(state, thing):
            return Illegal("ECL-EXP-02", "sector-explored", sector=sector)
        return Illegal("ECL-EXP-01", "zones-are-explored")


def draw_sector(state: Table, seat: int, zone: str, chance: Chance) -> None:
    """The top one of the stack, or of the shuffled discards (ECL-EXP-03, 15, ECL-SPEC-23)."""
    number = ring(zone)
    stack = state.stacks[number]
    if stack:
        names = stack.ask(1, chance)
    else:
        chance.shuffle()
        names = [chance.draw(sorted(state.discarded[number]))]
        stack.bag = sorted(state.discarded[number])
        state.discarded[number] = []
        state.report(StackRenewed("ECL-EXP-15", number))
    if not state.drawn.slots:
        state.drawn = Zone(stack.pool, [])
    for slot in stack.deal(names, only(seat)):
        state.drawn.add(slot)
        state.report(SectorDrawn("ECL-EXP-03", seat, zone, slot.name))


def discard_drawn(state: Table, seat: int, number: int) -> None:
    """What was drawn and not placed lies face up on the discard pile (ECL-EXP-14)."""
    for slot in state.drawn.slots:
        state.discarded[number].append(slot.name)
        state.report(SectorDiscarded("ECL-EXP-14", seat, slot.name))
    state.drawn.slots.clear()


def places_for_sector(placing: Placing, state: Table, seat: Seat) -> list[Place]:
    """Every drawn sector, turned in every way."""
    return [Place(name, rotation) for name in state.drawn.names() for rotation in range(6)]


def cannot_lay(placing: Placing, state: Table, seat: Seat, move: Place) -> Illegal | None:
    """It was drawn and must be joined to the origin (ECL-EXP-04, 05, ECL-TECH-17)."""
    if not state.drawn.has(move.sector):
        return Illegal("ECL-EXP-04", "sector-not-drawn", sector=move.sector)
    origin = state.sectors[placing.origin]
    edge = neighbours(origin.zone).index(placing.zone)
    fragments = state.box.sectors[move.sector].wormholes
    there = (opposite(edge) - move.rotation) % 6 in fragments
    here = has_fragment(origin, edge)
    half = half_wormholes(state.players[seat])
    if not 0 <= move.rotation < 6 or not (here or there if half else here and there):
        clause = "ECL-TECH-17" if half else "ECL-EXP-05"
        return Illegal(clause, "not-joined", sector=move.sector, origin=placing.origin)
    return None


def lay(placing: Placing, state: Table, seat: Seat, move: Place, chance: Chance) -> None:
    """Lay it, take and resolve the discovery, then decide on control (ECL-EXP-05, 13)."""
    state.drawn.take(move.sector)
    discard_drawn(state, seat, ring(placing.zone))
    sector = lay_sector(state, state.box.sectors[move.sector], placing.zone, move.rotation)
    state.report(SectorPlaced("ECL-EXP-05", seat, sector.id, placing.zone))
    follow: list[Entry] = []
    if may_take(sector):
        follow.append(TakeDiscovery(seat, sector.id))
    if not enemies(state.players[seat], sector):  # ECL-EXP-09, ECL-SPEC-27
        follow.append(ControlOffer(seat, sector.id))
    state.push(*follow)


def discard(placing: Placing, state: Table, seat: Seat, move: Discard, chance: Chance) -> None:
    """The zone stays empty (ECL-EXP-14)."""
    discard_drawn(state, seat, ring(placing.zone))


def cannot_draw(placing: Placing, state: Table, seat: Seat, move: DrawAgain) -> Illegal | None:
    """Only Draco looks at a second sector (ECL-SPEC-23, ECL-FAQ-22, ECL-EXP-03, 16)."""
    if Special.EXPLORE_TWO not in state.players[seat].people.special:
        return Illegal("ECL-EXP-03", "one-sector-only")
    if len(state.drawn) > 1:
        return Illegal("ECL-SPEC-23", "two-sectors-at-most")
    if is_exhausted(state, ring(placing.zone)):
        return Illegal("ECL-EXP-16", "no-sector-left", ring=ring(placing.zone))
    return None


def draw_again(placing: Placing, state: Table, seat: Seat, move: DrawAgain, chance: Chance) -> None:
    """A second one to choose from (ECL-SPEC-23)."""
    draw_sector(state, seat, placing.zone, chance)
    state.push(placing)


class Placing(TurnChoice):
    """Lay the drawn sector or discard it; Draco may draw twice (ECL-EXP-04, 05, ECL-SPEC-23)."""

    acts: ClassVar[tuple[Act, ...]] = (
        Act(Place, lay, places_for_sector, cannot_lay),
        Act(Discard, discard),
        Act(DrawAgain, draw_again, reason=cannot_draw),
    )
    origin: str
    zone: str

    def question(self, state: Table) -> dict[str, str | int]:
        names = [slot.name for slot in state.drawn.slots]
        second = names[1] if len(names) > 1 else ""
        return {
            "seat": self.seat,
            "zone": self.zone,
            "sector": names[0] if names else "",
            "second": second,
        }


def new_sector(offer: ControlOffer, state: Table, seat: Seat) -> list[Claim]:
    """The sector that was laid."""
    return [Claim(offer.sector)]


def cannot_claim(offer: ControlOffer, state: Table, seat: Seat, move: Claim) -> Illegal | None:
    """No other one (ECL-EXP-12)."""
    if move.sector != offer.sector:
        return Illegal("ECL-EXP-12", "only-the-new-sector", sector=offer.sector)
    return None


def claim(offer: ControlOffer, state: Table, seat: Seat, move: Claim, chance: Chance) -> None:
    """A disc of the track goes there (ECL-EXP-12)."""
    take_control(state, seat, state.sectors[move.sector], "ECL-EXP-12")


def leave_it(offer: ControlOffer, state: Table, seat: Seat, move: Leave, chance: Chance) -> None:
    """Nobody controls it (ECL-EXP-12)."""


class ControlOffer(TurnChoice):
    """The explorer may put a disc on the new sector (ECL-EXP-12)."""

    acts: ClassVar[tuple[Act, ...]] = (
        Act(Claim, claim, new_sector, cannot_claim),
        Act(Leave, leave_it),
    )
    sector: str

    def must(self, state: Table) -> Seats:
        return (self.seat,) if state.players[self.seat].discs else ()

    def question(self, state: Table) -> dict[str, str | int]:
        return {"seat": self.seat, "sector": self.sector}
